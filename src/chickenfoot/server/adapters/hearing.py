"""What the buses between processes share: a notice as text, and whom to tell here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from chickenfoot.server.ports import Notice


def to_text(notice: Notice) -> str:
    return f"{notice.table} {notice.seq}"


def from_text(text: str) -> Notice | None:
    """What :func:`to_text` has written; None: somebody else's words."""
    table, _, seq = text.rpartition(" ")
    return Notice(table, int(seq)) if table and seq.isascii() and seq.isdigit() else None


class Heard:
    """Whom a bus tells of notices, in the event loop.

    A worker is told of its own notices without the detour, so that its guests go on while the bus is down.
    """

    def __init__(self) -> None:
        self._heard: Callable[[Notice], None] | None = None

    def start(self, heard: Callable[[Notice], None]) -> None:
        self._heard = heard

    def stop(self) -> None:
        self._heard = None

    def soon(self, notice: Notice) -> None:
        asyncio.get_running_loop().call_soon(self._hear, notice)

    def _hear(self, notice: Notice) -> None:
        if self._heard is not None:
            self._heard(notice)
