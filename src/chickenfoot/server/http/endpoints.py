"""All endpoints, and how one is served: limits, guests and bodies are seen to before it is asked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from itertools import groupby
from typing import Any, Final

import msgspec
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from chickenfoot.server.http import me, pushes, records, replays, rulesets, server, tables
from chickenfoot.server.http.bodies import read_body
from chickenfoot.server.http.desk import Asked, Desk, Endpoint, File, Limits, Query
from chickenfoot.server.http.problems import Denied, answer_to
from chickenfoot.server.rates import Limit
from chickenfoot.wire.http import (
    AskedReplay,
    AskedRules,
    DrawnPath,
    Found,
    Health,
    Link,
    LinkToken,
    MadeTable,
    Me,
    MyTables,
    Name,
    NewSubscription,
    NewTable,
    OldSubscription,
    Presets,
    Push,
    ReplayedGame,
    Ruleset,
    ShortCode,
)
from chickenfoot.wire.to_client import Snapshot

_OFTEN: Final = Limit(rate=5, burst=60)
_SELDOM: Final = Limit.a_minute(20)
_GUESSED: Final = Limit.a_minute(10)

_STORE: Final = ("store_failed",)
_NO_TABLE: Final = ("no_such_table",)
_RULESET: Final = (
    "arms_exceed_set",
    "bad_toml",
    "bad_value",
    "drawn_never_laid",
    "may_never_end",
    "mover_cannot_draw",
    "no_hand_size",
    "no_key_value",
    "no_rounds",
    "players_out_of_range",
    "round_not_in_set",
    "rules_and_toml",
    "rules_too_long",
    "starter_and_double",
    "toes_exceed_set",
    "too_many_tiles",
    "unheld_and_double",
    "unknown_key",
    "unknown_preset",
)
_RECORD: Final = File("text/plain")
_ZIPPED: Final = (Middleware(GZipMiddleware, compresslevel=5),)

ENDPOINTS: Final = (
    Endpoint("GET", "/api/me", me.who_am_i, Me, who="reader", codes={503: _STORE}, limit=_OFTEN),
    Endpoint(
        "POST",
        "/api/me",
        me.call_me,
        Me,
        takes=Name,
        who="reader",
        codes={400: ("bad_name",), 503: _STORE},
        limit=_SELDOM,
    ),
    Endpoint("DELETE", "/api/me", me.forget_me, None, 204, who="guest", codes={503: _STORE}, limit=_SELDOM),
    Endpoint("GET", "/api/me/tables", me.my_tables, MyTables, who="guest", codes={503: _STORE}, limit=_OFTEN),
    Endpoint(
        "POST", "/api/me/link", me.make_link, Link, 201, who="guest", codes={503: _STORE}, limit=_SELDOM
    ),
    Endpoint("GET", "/api/push", pushes.push, Push, limit=_OFTEN),
    Endpoint(
        "POST",
        "/api/me/push",
        pushes.subscribe,
        None,
        204,
        takes=NewSubscription,
        who="guest",
        codes={404: ("no_push",), 503: _STORE},
        limit=_SELDOM,
    ),
    Endpoint(
        "DELETE",
        "/api/me/push",
        pushes.unsubscribe,
        None,
        204,
        takes=OldSubscription,
        who="guest",
        codes={503: _STORE},
        limit=_SELDOM,
    ),
    Endpoint(
        "POST",
        "/api/link",
        me.take_link,
        Me,
        takes=LinkToken,
        codes={404: ("no_such_link",), 503: _STORE},
        limit=_GUESSED,
    ),
    Endpoint(
        "POST",
        "/api/tables",
        tables.make_table,
        MadeTable,
        201,
        takes=NewTable,
        who="guest",
        codes={400: ("bad_clock", "no_open_seat", "unknown_bot", *_RULESET), 503: _STORE},
        limit=_SELDOM,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}",
        tables.look_at_table,
        Snapshot,
        who="reader",
        codes={404: _NO_TABLE, 503: _STORE},
        limit=_OFTEN,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/code",
        tables.make_code,
        ShortCode,
        201,
        who="guest",
        codes={403: ("not_seated",), 404: _NO_TABLE, 409: ("closed",), 503: _STORE},
        limit=_SELDOM,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        records.record,
        _RECORD,
        query=(
            Query(
                "game", {"type": "integer", "minimum": 1, "maximum": 999_999}, "Which game; else the latest"
            ),
        ),
        who="reader",
        codes={400: ("bad_query",), 404: (*_NO_TABLE, "no_such_game"), 503: _STORE},
        limit=_OFTEN,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/view",
        records.view,
        _RECORD,
        who="reader",
        codes={404: (*_NO_TABLE, "no_such_game"), 503: _STORE},
        limit=_OFTEN,
    ),
    Endpoint(
        "POST",
        "/api/replay",
        replays.replay,
        ReplayedGame,
        takes=AskedReplay,
        largest=replays.LARGEST,
        is_zipped=True,
        codes={400: ("no_record", "record_empty", "record_too_long", "record_version", "record_wrong")},
        limit=_SELDOM,
    ),
    Endpoint(
        "POST",
        "/api/codes/{code}",
        tables.take_code,
        Found,
        codes={404: ("no_such_code",), 503: _STORE},
        limit=_GUESSED,
    ),
    Endpoint("GET", "/api/presets", rulesets.presets, Presets, limit=_OFTEN),
    Endpoint(
        "POST",
        "/api/rules",
        rulesets.look_at_rules,
        Ruleset,
        takes=AskedRules,
        codes={400: _RULESET},
        limit=_OFTEN,
    ),
    Endpoint(
        "GET",
        "/api/qr.svg",
        server.qr,
        File("image/svg+xml"),
        query=(
            Query(
                "path",
                {"type": "string", "pattern": "^/", "maxLength": server.LONGEST_PATH},
                "A path of this server, from the first slash on",
                is_required=True,
            ),
        ),
        codes={400: ("bad_host", "bad_query")},
        limit=_OFTEN,
    ),
    Endpoint(
        "POST",
        "/api/qr.svg",
        server.secret_qr,
        File("image/svg+xml"),
        takes=DrawnPath,
        codes={400: ("bad_host",)},
        limit=_OFTEN,
    ),
    Endpoint("GET", "/healthz", server.health, Health),
    Endpoint("GET", "/readyz", server.readiness, Health, codes={503: ("not_ready",)}),
    Endpoint("GET", "/metrics", server.metrics, File("text/plain")),
)

_Serving = Callable[[Request], Awaitable[Response]]


def api_routes(desk: Desk, endpoints: Iterable[Endpoint] = ENDPOINTS) -> list[Route]:
    """A route for each path of *endpoints*."""
    return [_route(desk, path, list(group)) for path, group in groupby(endpoints, key=lambda one: one.path)]


def _route(desk: Desk, path: str, endpoints: list[Endpoint]) -> Route:
    by_method = {endpoint.method: _serving(desk, endpoint) for endpoint in endpoints}

    async def serve(request: Request) -> Response:
        return await by_method["GET" if request.method == "HEAD" else request.method](request)

    zipped = _ZIPPED if any(endpoint.is_zipped for endpoint in endpoints) else ()
    return Route(path, serve, methods=list(by_method), middleware=zipped)


def _serving(desk: Desk, endpoint: Endpoint) -> _Serving:
    decoder = None if endpoint.takes is None else msgspec.json.Decoder(endpoint.takes)
    limits = Limits(endpoint.limit) if endpoint.limit and desk.is_limited else None
    where = f"{endpoint.method} {endpoint.path}"

    async def answer(request: Request) -> Response:
        if limits is not None:
            limits.check(request, desk.now())
        by = None if endpoint.who == "nobody" else await desk.guests.of(request.cookies)
        if by is None and endpoint.who == "guest":
            raise Denied(401, "no_guest", "expected a guest's cookie; POST /api/me gives one")
        body: Any = None if decoder is None else await read_body(request, decoder, endpoint.largest)
        return await endpoint.handle(desk, Asked(request, by, body))

    async def serve(request: Request) -> Response:
        try:
            return await answer(request)
        except Exception as error:  # whatever it is, it is answered and noted
            return answer_to(error, where)

    return serve
