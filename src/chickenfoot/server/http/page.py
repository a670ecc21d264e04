"""The HTTP API for people: one page, made from its description; no script, nothing from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, Final

from chickenfoot.server.http.openapi import Description

STYLE: Final = """\
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 52rem; padding: 0 1rem; }
:root { color-scheme: light dark; }
code { font: 0.9em ui-monospace, monospace; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.2; }
h3 { border-top: 1px solid; margin-top: 2rem; padding-top: 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid; padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; }
"""


def page(described: Description) -> str:
    """*described*, an OpenAPI description, as HTML; its style is at ``docs.css``."""
    info, schemas = described["info"], described["components"]["schemas"]
    lines = [
        "<!doctype html>",
        '<html lang="en">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{_text(info['title'])} HTTP API</title>",
        '<link rel="stylesheet" href="docs.css">',
        "</head>",
        "<body>",
        "<main>",
        f"<h1>{_text(info['title'])} HTTP API {_text(info['version'])}</h1>",
        *(f"<p>{_text(part)}</p>" for part in info["description"].strip().split("\n\n")),
        '<p>For programs: <a href="openapi.json">openapi.json</a>.</p>',
        "<h2>Endpoints</h2>",
        *(
            line
            for path, operations in described["paths"].items()
            for method, operation in operations.items()
            for line in _operation(method, path, operation)
        ),
        "<h2>Bodies</h2>",
        *(line for name, schema in schemas.items() for line in _schema(name, schema)),
        "</main>",
        "</body>",
        "</html>",
    ]
    return "\n".join(lines) + "\n"


def _operation(method: str, path: str, operation: Description) -> Iterator[str]:
    yield f'<h3 id="{escape(operation["operationId"])}"><code>{method.upper()} {_text(path)}</code></h3>'
    yield f"<p>{_text(operation['summary'])}</p>"
    if "description" in operation:
        yield f"<p>{_text(operation['description'])}</p>"
    rows = [
        (f"<code>{one['name']}</code>", one["in"], one["description"])
        for one in operation.get("parameters", ())
    ]
    yield from _table(("parameter", "in", "what"), rows)
    if "requestBody" in operation:
        yield f"<p>Takes {_content(operation['requestBody']['content'])}.</p>"
    answers = [
        (status, _text(answer["description"]), _content(answer.get("content", {})))
        for status, answer in operation["responses"].items()
    ]
    yield from _table(("status", "when", "body"), answers)


def _schema(name: str, schema: Description) -> Iterator[str]:
    yield f'<h3 id="{escape(name)}"><code>{_text(name)}</code></h3>'
    yield from (f"<p>{_text(part)}</p>" for part in schema.get("description", "").split("\n\n") if part)
    required = schema.get("required", ())
    fields = schema.get("properties") or {
        f"[{at}]": place for at, place in enumerate(schema.get("prefixItems", ()))
    }
    rows = [
        (f"<code>{_text(field)}</code>", _type(of), "yes" if field in required or field[0] == "[" else "")
        for field, of in fields.items()
    ]
    yield from _table(("field", "type", "always"), rows)


def _table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    if rows:
        yield "<table>"
        yield "<tr>" + "".join(f"<th>{head}</th>" for head in heads) + "</tr>"
        yield from ("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
        yield "</table>"


def _content(content: Description) -> str:
    return ", ".join(
        _type(of["schema"]) if media == "application/json" else f"<code>{_text(media)}</code>"
        for media, of in content.items()
    )


def _type(schema: Any) -> str:
    """The type that *schema* describes, in one line."""
    match schema:
        case {"$ref": ref}:
            name = ref.rpartition("/")[2]
            return f'<a href="#{escape(name)}"><code>{_text(name)}</code></a>'
        case {"anyOf": choices}:
            return " or ".join(map(_type, choices))
        case {"enum": words}:
            return " or ".join(f"<code>{_text(str(word))}</code>" for word in words)
        case {"items": item}:
            return f"list of {_type(item)}"
        case {"additionalProperties": values} if isinstance(values, dict):
            return f"names with {_type(values)}"
        case {"type": kind}:
            return _text(str(kind))
    return "anything"


def _text(text: str) -> str:
    """*text* as HTML; what stands between backquotes is code."""
    return re.sub(r"`+([^`]+)`+", r"<code>\1</code>", escape(text))
