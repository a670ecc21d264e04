"""Requests that are not carried out, as answers: a status, a code, what the words for it need."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
import structlog
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from chickenfoot.errors import BadInput, ChickenfootError, Detail
from chickenfoot.server.ports import Clash, NoSuchTable, StoreFailed
from chickenfoot.server.room import Refusal
from chickenfoot.wire.http import Problem

JSON: Final = "application/json"

_LONGEST: Final = 200
"""Of a text that is told back."""

_FORBIDDEN: Final = frozenset({"not_host", "not_seated", "removed", "invited_only", "not_your_seat"})
"""Refusals because of who asks; all others are because of how the table stands."""

_log = structlog.get_logger("chickenfoot.http")


class Denied(ChickenfootError):
    """A request that HTTP has a *status* for."""

    def __init__(
        self,
        status: int,
        code: str,
        text: str,
        *,
        headers: Mapping[str, str] | None = None,
        **details: Detail,
    ) -> None:
        super().__init__(text, code=code, **details)
        self.status = status
        self.headers = headers


def answer_to(error: Exception, where: str) -> Response:
    """What is answered when *error* came of a request to the endpoint *where*."""
    match error:
        case Denied():
            return problem(error.status, error.code, str(error), error.details, error.headers)
        case BadInput():
            return problem(400, error.code, str(error), error.details)
        case Refusal():
            status = 403 if error.code in _FORBIDDEN else 409
            return problem(status, error.code, f"refused: {error.code}", error.details)
        case NoSuchTable():
            return problem(404, error.code, "expected the id of a table, got another text")
        case StoreFailed() | Clash():
            _log.warning("the store failed", endpoint=where)
            text = "nothing can be kept at the moment; try again soon"
            return problem(503, StoreFailed.code, text, headers={"Retry-After": "5"})
    _log.error("failed", endpoint=where, error=type(error).__name__, at=_places(error))
    return problem(500, "internal", "the server made a mistake; it has been noted")


def _places(error: Exception) -> list[str]:
    """Where *error* came from, innermost last. Its text may tell of tables and names, so it is not logged."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    return [f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames]


def problem(
    status: int,
    code: str,
    text: str,
    details: Mapping[str, Detail] | None = None,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """A :class:`~chickenfoot.wire.http.Problem` as an answer."""
    args = {name: _cut(value) for name, value in (details or {}).items()}
    body = msgspec.json.encode(Problem(code, _short(text), args))
    return Response(body, status, dict(headers or {}), JSON)


def _cut(value: Detail) -> Detail:
    """*value*, as far as the browser can read it."""
    if isinstance(value, str):
        return _short(value)
    return value if abs(value) < 2**53 else _short(hex(value))


def _short(text: str) -> str:
    readable = text.encode(errors="replace").decode()
    return readable if len(readable) <= _LONGEST else readable[: _LONGEST - 1] + "…"


_KNOWN: Final = {
    400: ("bad_request", "expected a request that can be read"),
    404: ("not_found", "there is nothing here"),
    405: ("bad_method", "expected another method"),
}


async def not_served(request: Request, error: Exception) -> Response:  # noqa: ARG001 - Starlette's
    """What is answered where no endpoint is."""
    assert isinstance(error, HTTPException)
    code, text = _KNOWN.get(error.status_code, ("http", error.detail))
    return problem(error.status_code, code, text, headers=error.headers)
