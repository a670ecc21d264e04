"""Doing what is due at tables, by leases, so that it is done once and survives whoever took it up."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import structlog

from chickenfoot.errors import ChickenfootError
from chickenfoot.server.lobby import Lobby

LEASE: Final = 15_000  # milliseconds that a worker has for what it takes up
_POLL: Final = 1_000  # how often it looks for what others left
_AGAIN: Final = 3_000  # after a failure
_GATHER: Final = 0.02  # seconds: what is due within them is taken up together
_MOST: Final = 64  # at once

_log = structlog.get_logger("chickenfoot.duty")


class Duty:
    """One worker's rounds."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._busy = 0
        self._looked = 0
        self._is_over = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Go on rounds until :meth:`close`."""
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while not self._is_over:
            try:
                await self._round()
            except ChickenfootError as error:  # the store is away; it may come back
                _log.warning("cannot look for what is due", code=error.code)
                await asyncio.sleep(_POLL / 1000)
            except Exception as error:  # a mistake of ours, which shall not stop all clocks
                self._lobby.metrics.failures.inc()
                _log.error("cannot look for what is due", error=type(error).__name__, exc_info=True)
                await asyncio.sleep(_POLL / 1000)
            await asyncio.sleep(_GATHER)
            if not self._is_over:
                await self._rest()

    async def _round(self) -> None:
        """Take up what is due now."""
        free = _MOST - self._busy
        now = self._lobby.world.now()
        if free > 0:
            self._looked = now
            for table in await self._lobby.world.store.claim(now, now + LEASE, free):
                self._busy += 1
                self._lobby.spawn(self._do(table))

    async def _rest(self) -> None:
        """Wait until something may be due."""
        lobby = self._lobby
        now = lobby.world.now()
        due = lobby.next_due(self._looked, now + _POLL)
        lobby.wake.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(lobby.wake.wait(), max(0, due - now) / 1000)

    async def _do(self, table: str) -> None:
        try:
            await self._lobby.do_due(table)
        except ChickenfootError:
            await self._lobby.put_off(table, self._lobby.world.now() + _AGAIN)
            raise
        finally:
            self._busy -= 1

    async def close(self) -> None:
        """Take up nothing more; what has been leased is still done."""
        self._is_over = True
        self._lobby.wake.set()
        if self._task is not None:
            await self._task
