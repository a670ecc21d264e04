"""The HTTP API for programs: OpenAPI 3.1, made from the endpoints and the structs of ``wire``."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any, Final, TypeAlias

import msgspec

import chickenfoot
from chickenfoot.server.guests import COOKIE
from chickenfoot.server.http.desk import Endpoint, File
from chickenfoot.server.http.endpoints import ENDPOINTS
from chickenfoot.wire.http import Problem

Description: TypeAlias = dict[str, Any]

_REF: Final = "#/components/schemas/{name}"

_PATHS: Final = {
    "table": ("The table's id", {"type": "string", "pattern": "^[0-9a-f]{32}$"}),
    "code": ("A short code", {"type": "string", "minLength": 1, "maxLength": 40}),
}
"""The parameters in paths."""

_ABOUT: Final = """\
The online table of Chickenfoot, beside the socket on which games are played (docs/protocol.md).

A guest has no account: `POST /api/me` gives him a cookie. Times are milliseconds since 1970. Every error is a
`Problem` with a code. Of an answer, what is left out is empty: null, false, 0, or without anything in it.
"""


def openapi(endpoints: Iterable[Endpoint] = ENDPOINTS) -> Description:
    """The description of *endpoints*."""
    endpoints = tuple(endpoints)
    schemas, components = _schemas(endpoints)
    paths: Description = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schemas)
    described = {
        "openapi": "3.1.0",
        "info": {
            "title": "Chickenfoot",
            "version": chickenfoot.__version__,
            "description": _ABOUT,
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }
    plain: Description = msgspec.json.decode(msgspec.json.encode(described))  # some defaults are tuples
    return plain


def _schemas(endpoints: tuple[Endpoint, ...]) -> tuple[dict[type, Description], Description]:
    """A reference to each body, and the schemas of all of them and their parts."""
    used = {body for one in endpoints for body in (one.gives, one.takes) if isinstance(body, type)}
    bodies: list[type] = sorted(used | {Problem}, key=lambda body: body.__name__)
    references, components = msgspec.json.schema_components(bodies, ref_template=_REF)
    return dict(zip(bodies, references, strict=True)), dict(sorted(components.items()))


def _operation(endpoint: Endpoint, schemas: dict[type, Description]) -> Description:
    text = inspect.getdoc(endpoint.handle) or ""
    summary, _, rest = text.partition("\n\n")
    found: Description = {
        "operationId": endpoint.handle.__name__,
        "summary": " ".join(summary.split()),
        "responses": _responses(endpoint, schemas),
    }
    if rest:
        found["description"] = " ".join(rest.split())
    if parameters := _parameters(endpoint):
        found["parameters"] = parameters
    if endpoint.takes is not None:
        found["requestBody"] = {"required": True, "content": _json(schemas[endpoint.takes])}
    if endpoint.who != "nobody":
        found["security"] = [{"guest": []}] if endpoint.who == "guest" else [{}, {"guest": []}]
    return found


def _parameters(endpoint: Endpoint) -> list[Description]:
    in_path = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "description": _PATHS[name][0],
            "schema": _PATHS[name][1],
        }
        for name in re.findall(r"\{(\w+)\}", endpoint.path)
    ]
    in_query = [
        {
            "name": one.name,
            "in": "query",
            "required": one.is_required,
            "description": one.text,
            "schema": dict(one.schema),
        }
        for one in endpoint.query
    ]
    return in_path + in_query


def _responses(endpoint: Endpoint, schemas: dict[type, Description]) -> Description:
    answer: Description = {"description": HTTPStatus(endpoint.status).phrase}
    if isinstance(endpoint.gives, File):
        answer["content"] = {endpoint.gives.media: {"schema": {"type": "string"}}}
    elif endpoint.gives is not None:
        answer["content"] = _json(schemas[endpoint.gives])
    problems = {
        str(status): {"description": _listed(status, codes), "content": _json(schemas[Problem])}
        for status, codes in sorted(codes_of(endpoint).items())
    }
    for status in {"429", "503"} & problems.keys():
        seconds = {"description": "Seconds until it may be tried again", "schema": {"type": "integer"}}
        problems[status]["headers"] = {"Retry-After": seconds}
    return {str(endpoint.status): answer} | problems


def _listed(status: int, codes: tuple[str, ...]) -> str:
    return f"{HTTPStatus(status).phrase}: {', '.join(f'`{code}`' for code in codes)}"


def codes_of(endpoint: Endpoint) -> dict[int, tuple[str, ...]]:
    """The codes of an endpoint's errors, by status: its own, and those that come of what it takes."""
    general: dict[int, tuple[str, ...]] = {}
    if endpoint.takes is not None:
        general |= {
            400: ("bad_request", "bad_body"),
            408: ("too_slow",),
            413: ("too_large",),
            415: ("bad_media",),
        }
    if endpoint.who == "guest":
        general[401] = ("no_guest",)
    if endpoint.method not in {"GET", "HEAD"}:
        general[403] = ("foreign_origin",)
    if endpoint.limit is not None:
        general[429] = ("too_many",)
    statuses = general.keys() | endpoint.codes.keys()
    return {status: general.get(status, ()) + tuple(endpoint.codes.get(status, ())) for status in statuses}


def _json(schema: Description) -> Description:
    return {"application/json": {"schema": schema}}
