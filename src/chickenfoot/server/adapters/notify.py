"""A bus over the PostgreSQL that holds the tables: ``NOTIFY chickenfoot, 'table seq'``, never more.

Two connections: one listens, one speaks. Either comes back by itself after the database was away. What could
not be said meanwhile is said then, for each table the last; what others said meanwhile is lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from chickenfoot.bots.extras import no_extra
from chickenfoot.server.adapters.hearing import Heard, from_text, to_text
from chickenfoot.server.adapters.urls import bad_bus
from chickenfoot.server.ports import REWRITTEN, Notice

if TYPE_CHECKING:
    from psycopg import AsyncConnection

CHANNEL = "chickenfoot"
SAY = "SELECT pg_notify(%s, said) FROM unnest(%s::text[]) AS said"

PATIENCE = 3.0
"""Seconds that :meth:`NotifyBus.start` waits for the database; then it is tried in the background."""

SHORTEST, LONGEST = 0.1, 5.0
"""Seconds until the next try to connect, doubled from one to the next."""

QUIET = 20.0
"""After so many seconds without a notice the listening connection is asked whether it is still there."""

MOST_UNSAID = 10_000

_log = logging.getLogger(__name__)


class NotifyBus:
    """The :class:`~chickenfoot.server.ports.Bus` of workers that share a PostgreSQL."""

    is_shared = True

    def __init__(self, url: str) -> None:
        """Raises :exc:`BadInput`: psycopg is missing, or *url* is none of PostgreSQL's."""
        self._url = _checked(url)
        self._heard = Heard()
        self._unsaid: dict[str, int] = {}
        self._wanted = asyncio.Event()
        self._listens = asyncio.Event()
        self._speaks = asyncio.Event()
        self._speaker = 0  # the server's process id for the connection that speaks
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, heard: Callable[[Notice], None]) -> None:
        self._heard.start(heard)
        self._tasks = [
            asyncio.create_task(self._keep(self._listen, self._listens)),
            asyncio.create_task(self._keep(self._speak, self._speaks)),
        ]
        try:
            async with asyncio.timeout(PATIENCE):
                await self._listens.wait()
                await self._speaks.wait()
        except TimeoutError:
            _log.warning("bus: the database does not answer yet; trying on")

    async def publish(self, notice: Notice) -> None:
        """This worker hears it at once; the others when the speaking connection has said it."""
        self._heard.soon(notice)
        known = self._unsaid.get(notice.table)
        if known is not None or len(self._unsaid) < MOST_UNSAID:
            is_anew = REWRITTEN in {known, notice.seq}  # who hears that reads all of it
            self._unsaid[notice.table] = REWRITTEN if is_anew else max(known or 0, notice.seq)
            self._wanted.set()

    def is_up(self) -> bool:
        return self._listens.is_set() and self._speaks.is_set()

    async def close(self) -> None:
        self._heard.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep(self, part: Callable[[AsyncConnection], Awaitable[None]], is_up: asyncio.Event) -> None:
        """Do *part* on a connection of its own, for ever: a lost one is replaced."""
        from psycopg import AsyncConnection, Error

        pause = SHORTEST
        while True:
            try:
                async with await AsyncConnection.connect(
                    self._url, autocommit=True, connect_timeout=5, application_name="chickenfoot bus"
                ) as connection:
                    await part(connection)
            except (Error, OSError) as error:
                if is_up.is_set():
                    _log.warning("bus: lost the database, trying again: %s", _line(error))
                    pause = SHORTEST
            finally:
                is_up.clear()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)

    async def _listen(self, connection: AsyncConnection) -> None:
        await connection.execute(f"LISTEN {CHANNEL}")
        self._listens.set()
        while True:
            async for said in connection.notifies(timeout=QUIET):
                notice = from_text(said.payload)
                if notice is not None and said.pid != self._speaker:
                    self._heard.soon(notice)
            async with asyncio.timeout(QUIET):  # TimeoutError is an OSError: the connection is given up
                await connection.execute("SELECT 1")

    async def _speak(self, connection: AsyncConnection) -> None:
        self._speaker = connection.info.backend_pid
        self._speaks.set()
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            saying, self._unsaid = self._unsaid, {}
            texts = [to_text(Notice(table, seq)) for table, seq in saying.items()]
            try:
                async with asyncio.timeout(QUIET):
                    await connection.execute(SAY, (CHANNEL, texts))
            except BaseException:
                self._unsaid = {**saying, **self._unsaid}
                self._wanted.set()
                raise


def _checked(url: str) -> str:
    try:
        from psycopg import ProgrammingError
        from psycopg.conninfo import conninfo_to_dict
    except ImportError:
        raise no_extra("psycopg", "postgres", "--bus") from None
    plain = url.replace("postgresql+psycopg://", "postgresql://", 1)
    try:
        conninfo_to_dict(plain)
    except ProgrammingError:
        raise bad_bus(url, "a database like 'postgresql://user@host/name'") from None
    return plain


def _line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
