"""Endpoints about the server itself: whether it runs, what it measures; and pictures of its links."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Final

import segno
from starlette.requests import Request
from starlette.responses import Response

import chickenfoot
from chickenfoot.errors import BadInput
from chickenfoot.server.http.bodies import said
from chickenfoot.server.http.desk import Asked, Desk
from chickenfoot.server.http.problems import Denied
from chickenfoot.server.ports import StoreFailed
from chickenfoot.wire.http import DrawnPath, Health

LONGEST_PATH: Final = 300
_PATH: Final = re.compile(r"/[A-Za-z0-9._~!$&'()*+,;=:@%/?#-]*")
_PATIENCE: Final = 2.0  # seconds


async def health(desk: Desk, asked: Asked[None]) -> Response:  # noqa: ARG001 - as every endpoint
    """The process runs."""
    return said(Health(chickenfoot.__version__))


async def readiness(desk: Desk, asked: Asked[None]) -> Response:  # noqa: ARG001 - as every endpoint
    """The store and the bus answer, or which of them does not."""
    down = []
    try:
        await asyncio.wait_for(desk.store.ping(), _PATIENCE)
    except (StoreFailed, TimeoutError):
        down.append("store")
    if not desk.lobby.world.bus.is_up():
        down.append("bus")
    if down:
        which = ",".join(down)
        raise Denied(503, "not_ready", f"no answer from: {which}", headers={"Retry-After": "5"}, down=which)
    return said(Health(chickenfoot.__version__))


async def metrics(desk: Desk, asked: Asked[None]) -> Response:  # noqa: ARG001 - as every endpoint
    """What this worker counts and measures, for Prometheus."""
    return Response(desk.lobby.metrics.text(), media_type="text/plain; version=0.0.4")


async def qr(desk: Desk, asked: Asked[None]) -> Response:
    """A QR code of a place on this server."""
    return _drawn(desk, asked.request, asked.query("path") or "", "bad_query")


async def secret_qr(desk: Desk, asked: Asked[DrawnPath]) -> Response:
    """The same of a place that is a secret: addresses are noted on the way, bodies are not."""
    return _drawn(desk, asked.request, asked.body.path, "bad_body")


def _drawn(desk: Desk, request: Request, path: str, code_of_bad: str) -> Response:
    if len(path) > LONGEST_PATH or not _PATH.fullmatch(path):
        expected = f"a path of this server, {LONGEST_PATH} characters at most"
        raise BadInput(code=code_of_bad, expected=expected, got=path[:LONGEST_PATH], where="path")
    code = segno.make(desk.origin_of(request) + path, error="m", micro=False)
    drawn = io.BytesIO()
    code.save(drawn, kind="svg", scale=8, border=4, light="#fff", xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml")
