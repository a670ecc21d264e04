"""The endpoint that replays a record. Nothing of it is kept."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import Callable
from typing import Final

from starlette.responses import Response

from chickenfoot.notation import Code, Mistake, judge
from chickenfoot.server.http.bodies import said
from chickenfoot.server.http.desk import Asked, Desk
from chickenfoot.server.http.problems import Denied
from chickenfoot.server.replaying import replayed
from chickenfoot.wire.http import AskedReplay

LARGEST: Final = 512 * 1024
"""Bytes of a request: a whole game of eight with the largest set takes a fifth of it."""

_LEVEL: Final = 5  # of compression

_LONGEST: Final = 5.0
"""Seconds of a processor: a whole game of eight with the largest set takes less than a tenth of it."""


async def replay(desk: Desk, asked: Asked[AskedReplay]) -> Response:
    """Play a record through the rules, and tell all that happened; or the first of its mistakes, by code.

    A last line that is torn is left out. Nothing is kept.
    """
    async with desk.replaying:  # in a thread, one at a time: tables go on meanwhile
        is_zipped = "gzip" in asked.request.headers.get("accept-encoding", "")
        return await asyncio.to_thread(_replayed, asked.body.record, is_zipped=is_zipped)


def _replayed(text: str, *, is_zipped: bool) -> Response:
    """The game in *text* as an answer. Raises :exc:`BadRecord`, :exc:`Denied`."""
    check = _patience(_LONGEST)
    found, played = judge(text, check)
    mistakes = [mistake for mistake in found if played is None or mistake.code is not Code.TORN]
    if played is None or mistakes:
        raise _wrong(mistakes)
    answer = said(replayed(played, check))
    return _zipped(answer) if is_zipped else answer


def _zipped(answer: Response) -> Response:
    """*answer* compressed here, in the thread, and not where all tables would wait for it."""
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    body = gzip.compress(bytes(answer.body), _LEVEL, mtime=0)
    return Response(body, answer.status_code, headers, answer.media_type)


def _patience(seconds: float) -> Callable[[], None]:
    """What raises :exc:`Denied` once this thread has worked so long."""
    until = time.thread_time() + seconds

    def check() -> None:
        if time.thread_time() > until:
            expected = f"expected a record that is replayed within {seconds:.0f} s"
            raise Denied(400, "record_too_long", expected)

    return check


def _wrong(mistakes: list[Mistake]) -> Denied:
    """A record is refused for its *mistakes*: the code and the details of the first one go with it."""
    first = mistakes[0]
    place = {"line": first.line, "column": first.column, "mistake": first.code.value}
    problem = Denied(400, "record_wrong", str(first), mistakes=len(mistakes))
    problem.details |= dict(first.details) | place
    return problem
