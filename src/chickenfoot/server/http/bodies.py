"""The bodies of requests, and of answers."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from chickenfoot.errors import BadInput, Verbatim
from chickenfoot.server.http.problems import JSON, Denied
from chickenfoot.wire.http import Body

LARGEST: Final = 64 * 1024
"""Bytes of a body; of a record, which may be a long game, there may be more."""

_PATIENCE: Final = 20.0  # seconds for a body to come
_SHOWN: Final = 100


async def read_body(request: Request, decoder: msgspec.json.Decoder[Any], largest: int = LARGEST) -> Any:
    """The request's body, of *largest* bytes at most. Raises :exc:`Denied`, :exc:`BadInput`."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != JSON:
        raise Denied(415, "bad_media", f"expected {JSON}, got {media[:_SHOWN] or 'no content type'}")
    body = await _received(request, largest)
    try:
        return decoder.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        what = Verbatim(re.sub(r"\s+", " ", str(error))[:_SHOWN])
        expected = "a body as described in /openapi.json"
        raise BadInput(code="bad_body", expected=expected, got=what, where="body") from None


async def _received(request: Request, largest: int) -> bytes:
    """All of the body, if it is not too large; no more than that is read."""
    body = bytearray()
    try:
        async with asyncio.timeout(_PATIENCE):
            async for part in request.stream():
                body += part
                if len(body) > largest:
                    raise Denied(413, "too_large", f"expected {largest} bytes at most", most=largest)
    except TimeoutError:
        raise Denied(408, "too_slow", f"expected the body within {_PATIENCE:.0f} s") from None
    except ClientDisconnect:
        raise Denied(400, "bad_request", "expected the rest of the body") from None
    return bytes(body)


def said(body: Body | msgspec.Struct, status: int = 200, *, cookie: str = "") -> Response:
    """*body* as an answer."""
    return Response(msgspec.json.encode(body), status, _with_cookie(cookie), JSON)


def nothing(*, cookie: str = "") -> Response:
    """An answer without a body."""
    return Response(None, 204, _with_cookie(cookie))


def _with_cookie(cookie: str) -> Mapping[str, str]:
    return {"Set-Cookie": cookie} if cookie else {}
