"""The protocol for other languages: a JSON Schema of every message, and TypeScript made from it.

``python -m tests.wire.make`` writes what ``typescript`` gives to ``web/src/wire/types.ts``.
"""

from __future__ import annotations

from types import UnionType
from typing import Any, Final, Literal, TypeAlias, get_args, get_origin

import msgspec

from chickenfoot.wire import PROTOCOL, from_client, http, parts, to_client

Schema: TypeAlias = dict[str, Any]

_REF: Final = "#/$defs/{name}"


# --- JSON Schema ------------------------------------------------------------------------------------------


def schema() -> Schema:
    """A JSON Schema (2020-12) of a message of either direction; ``$defs`` has each of them and their parts.

    Unions and lists of words are definitions too where Python names them, and what is sent as an array tells
    what each place holds by its ``title``. Definitions come in the order of the sources.
    """
    named = _named()
    kinds = (*named.values(), *http.Body.__subclasses__())
    found, definitions = msgspec.json.schema_components(kinds, ref_template=_REF)
    aliases = dict(zip(named, found, strict=False))
    for row in parts.Row.__subclasses__():
        _label(definitions[row.__name__], row)
    definitions = {name: _by_name(definition, aliases) for name, definition in definitions.items()}
    definitions |= {name: _in_their_order(alias, named[name]) for name, alias in aliases.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:chickenfoot:protocol:{PROTOCOL}",
        "anyOf": [{"$ref": _REF.format(name=name)} for name in ("FromClient", "ToClient")],
        "$defs": {name: definitions[name] for name in _things() if name in definitions},
    }


def _things() -> dict[str, Any]:
    """Whatever has a name in the sources, in their order."""
    return {
        name: thing for room in (parts, from_client, to_client, http) for name, thing in vars(room).items()
    }


def _named() -> dict[str, Any]:
    """The unions and lists of words that have a name."""
    return {
        name: thing
        for name, thing in _things().items()
        if isinstance(thing, UnionType) or get_origin(thing) is Literal
    }


def _label(definition: Schema, row: type[msgspec.Struct]) -> None:
    for place, field in zip(definition["prefixItems"], msgspec.structs.fields(row), strict=True):
        place["title"] = field.encode_name


def _by_name(schema: Any, aliases: dict[str, Schema]) -> Any:
    """*schema*, with a reference in the place of whatever has a name."""
    if isinstance(schema, list):
        return [_by_name(part, aliases) for part in schema]
    if not isinstance(schema, dict):
        return schema
    for name, alias in aliases.items():
        if schema == alias:
            return {"$ref": _REF.format(name=name)}
    return {key: _by_name(part, aliases) for key, part in schema.items()}


def _in_their_order(alias: Schema, thing: object) -> Schema:
    """A named union; or a list of words, which msgspec sorts, as it is written."""
    return {"enum": [*get_args(thing)]} if "enum" in alias else alias


# --- TypeScript -------------------------------------------------------------------------------------------

_HEADER: Final = """\
/**
 * What client and server say to each other.
 *
 * Made by `python -m tests.wire.make` from src/chickenfoot/wire: not to be edited. Of a message, what is left
 * out is empty: null, false, 0, or without anything in it.
 */
"""
_WIDTH: Final = 110  # of a line, as web/.prettierrc.json has it
_LISTS: Final = {"Phrase": "PHRASES"}
"""Words that are also there as a value, to be gone through."""

_PLAIN: Final = {
    "boolean": "boolean",
    "integer": "number",
    "null": "null",
    "number": "number",
    "string": "string",
}


def typescript() -> str:
    """The text of ``web/src/wire/types.ts``: a type for each definition of the schema."""
    declared = [_declared(name, definition) for name, definition in schema()["$defs"].items()]
    return "\n".join([_HEADER, f"export const PROTOCOL = {PROTOCOL};\n", *declared])


def _declared(name: str, definition: Schema) -> str:
    comment = _comment(definition.get("description", ""))
    if "properties" in definition:
        return f"{comment}export interface {name} {{\n{_fields(definition)}}}\n"
    if name in _LISTS:
        words = "".join(f"  '{word}',\n" for word in definition["enum"])
        listed = f"export const {_LISTS[name]} = [\n{words}] as const;\n"
        return f"{comment}{listed}\nexport type {name} = (typeof {_LISTS[name]})[number];\n"
    return comment + _line(f"export type {name} =", _choices(definition))


def _fields(definition: Schema) -> str:
    required = definition["required"]
    return "".join(
        _line(f"  readonly {name}{'' if name in required else '?'}:", _choices(field))
        for name, field in definition["properties"].items()
    )


def _line(start: str, choices: list[str]) -> str:
    """*start* and a type: beside it, below it or a choice a line, whichever fits first: prettier's way."""
    indent = " " * (len(start) - len(start.lstrip()) + 2)
    written = f"{' | '.join(choices)};"
    if _fits(f"{start} {written}"):
        return f"{start} {written}\n"
    if _fits(indent + written):
        return f"{start}\n{indent}{written}\n"
    return start + "".join(f"\n{indent}| {choice}" for choice in choices) + ";\n"


def _fits(line: str) -> bool:
    return len(line) <= _WIDTH


def _choices(schema: Schema) -> list[str]:
    """The types, one or several, of which a value of *schema* has one."""
    match schema:
        case {"$ref": ref}:
            return [ref.rpartition("/")[2]]
        case {"enum": words}:
            return [f"'{word}'" for word in words]
        case {"anyOf": choices}:
            return [_type(choice) for choice in choices]
        case {"prefixItems": places}:
            labelled = [f"{place['title']}: {_type(place)}" for place in places]
            return [f"readonly [{', '.join(labelled)}]"]
        case {"items": item}:
            inner = _type(item)
            return [f"readonly {inner}[]" if inner.isidentifier() else f"readonly ({inner})[]"]
        case {"additionalProperties": values}:
            return [f"Readonly<Record<string, {_type(values)}>>"]
    return [_PLAIN[schema["type"]]]


def _type(schema: Schema) -> str:
    return " | ".join(_choices(schema))


def _comment(text: str) -> str:
    """A docstring for readers of TypeScript."""
    plain = text.replace("``", "`").strip()
    if not plain:
        return ""
    if "\n" not in plain and _fits(f"/** {plain} */"):
        return f"/** {plain} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in plain.splitlines()) + " */\n"
