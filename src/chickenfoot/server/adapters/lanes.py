"""Threads that work on the database, so that the event loop never waits for it.

SQLite is written by one transaction at a time, so one thread writes: it takes everything that waits and
commits it together (*group commit*), which costs one wait for the disk instead of many. On PostgreSQL several
threads each do one thing at a time on a connection of their own; groups there would hold the rows of several
tables at once, and two of them could wait for each other for ever.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from chickenfoot.errors import ChickenfootError
from chickenfoot.server.adapters.engines import failure
from chickenfoot.server.ports import StoreFailed

Result = TypeVar("Result")
Job = Callable[[Connection], Any]


class _Asked(NamedTuple):
    """A job and who waits for it."""

    job: Job
    answer: asyncio.Future[Any]


class _Outcome(NamedTuple):
    """What became of a job: its result, or why there is none."""

    result: Any = None
    error: Exception | None = None


class Lane:
    """*threads* that each take up to *together* waiting jobs and do them in one transaction."""

    def __init__(self, engine: Engine, *, threads: int = 1, together: int = 1) -> None:
        self._loop = asyncio.get_running_loop()
        self._engine = engine
        self._together = together
        self._waiting: SimpleQueue[_Asked | None] = SimpleQueue()
        self._is_open = True
        self._ended = [self._loop.create_future() for _ in range(threads)]
        for ended in self._ended:
            threading.Thread(target=self._work, args=[ended], name="chickenfoot store", daemon=True).start()

    def do(self, job: Callable[[Connection], Result]) -> asyncio.Future[Result]:
        """*job*'s result, once what it did has been committed. Raises what it raises, :exc:`StoreFailed`."""
        if not self._is_open:
            raise StoreFailed("the store is closed")
        answer: asyncio.Future[Result] = self._loop.create_future()
        self._waiting.put(_Asked(job, answer))
        return answer

    async def close(self) -> None:
        """Do what waits, then end the threads."""
        if self._is_open:
            self._is_open = False
            for _ in self._ended:
                self._waiting.put(None)
        await asyncio.gather(*self._ended)

    def _work(self, ended: asyncio.Future[None]) -> None:
        desk = _Desk(self._engine)
        while group := self._take():
            outcomes = desk.do([asked.job for asked in group])
            self._tell([(asked.answer, outcome) for asked, outcome in zip(group, outcomes, strict=True)])
        desk.leave()
        self._tell([(ended, _Outcome())])

    def _take(self) -> list[_Asked]:
        """What waits, up to a whole group; nothing: it is time to end."""
        group: list[_Asked] = []
        with contextlib.suppress(Empty):
            while len(group) < self._together:
                asked = self._waiting.get(block=not group)
                if asked is None:
                    if group:
                        self._waiting.put(None)  # first the group
                    break
                group.append(asked)
        return group

    def _tell(self, outcomes: list[tuple[asyncio.Future[Any], _Outcome]]) -> None:
        with contextlib.suppress(RuntimeError):  # the event loop has gone, and with it all who wait
            self._loop.call_soon_threadsafe(_answer, outcomes)


def _answer(outcomes: list[tuple[asyncio.Future[Any], _Outcome]]) -> None:
    for answer, outcome in outcomes:
        if answer.done():  # he no longer waits
            continue
        if outcome.error is None:
            answer.set_result(outcome.result)
        else:
            answer.set_exception(outcome.error)


class _Desk:
    """Where one thread works: its connection, opened when needed and given up after any failure."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None

    def do(self, jobs: Sequence[Job]) -> list[_Outcome]:
        """All of *jobs* in one transaction; when that fails, each in its own: only the guilty fail."""
        try:
            return self._transact(jobs)
        except Exception as error:  # whoever asked gets it; the thread goes on
            self.leave()
            if len(jobs) > 1:
                return [outcome for job in jobs for outcome in self.do([job])]
            if not _is_lost(error):
                return [_Outcome(error=failure(error))]
        try:  # the database was restarted, say; if the commit arrived after all, an append now clashes
            return self._transact(jobs)
        except Exception as error:
            self.leave()
            return [_Outcome(error=failure(error))]

    def leave(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(Exception):
                self._connection.close()
            self._connection = None

    def _transact(self, jobs: Sequence[Job]) -> list[_Outcome]:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            return [_outcome(job, self._connection) for job in jobs]


def _outcome(job: Job, connection: Connection) -> _Outcome:
    """A refusal is an outcome like others, for a job that refuses has changed nothing (``rows``)."""
    try:
        return _Outcome(job(connection))
    except ChickenfootError as refusal:
        return _Outcome(error=refusal)


def _is_lost(error: Exception) -> bool:
    return isinstance(error, DBAPIError) and error.connection_invalidated
