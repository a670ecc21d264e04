"""A store in a database: an SQLite file, or PostgreSQL for several workers.

One set of statements serves both (``rows``), run by threads (``lanes``): those that write, and those that
read and so need not wait for the writers.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from chickenfoot.server.adapters import pushes, rows
from chickenfoot.server.adapters.engines import engine_of, failure, reading
from chickenfoot.server.adapters.lanes import Lane
from chickenfoot.server.adapters.migrating import TooNew, migrate
from chickenfoot.server.adapters.urls import without_secrets
from chickenfoot.server.ports import Guest, Index, Nudge, StoreFailed, Subscription

Result = TypeVar("Result")

TOGETHER = 256
"""Up to so many appends share one commit to an SQLite file."""

TIDY = 1.0
"""Seconds between checkpoints, which bring an SQLite log back into its file and wait for the disk."""

WRITERS, READERS = 6, 2
"""Threads and connections for PostgreSQL."""


class SqlStore:
    """The :class:`~chickenfoot.server.ports.Store` in a database whose tables are there (:func:`migrate`)."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        if engine.dialect.name == "sqlite":
            self._writers = Lane(engine, together=TOGETHER)
            self._readers = Lane(reading(engine))
            self._tidying = asyncio.create_task(self._tidy(Lane(reading(engine))))
        else:
            self._writers = Lane(engine, threads=WRITERS)
            self._readers = Lane(reading(engine), threads=READERS)
            self._tidying = asyncio.create_task(asyncio.sleep(0))

    @classmethod
    async def open(cls, url: str) -> SqlStore:
        """The store at *url*, made or brought up to date.

        Raises :exc:`BadInput`, :exc:`StoreFailed`, :exc:`~chickenfoot.server.adapters.migrating.TooNew`.
        """
        engine = engine_of(url, connections=WRITERS + READERS)
        try:
            await asyncio.to_thread(migrate, engine)
        except (SQLAlchemyError, OSError) as error:
            engine.dispose()
            raise failure(error, without_secrets(url)) from error
        except TooNew:
            engine.dispose()
            raise
        return cls(engine)

    async def make(self, table: str, entries: Sequence[bytes], index: Index) -> None:
        await self._write(partial(rows.make, table=table, entries=entries, index=index))

    async def append(self, table: str, seen: int, entries: Sequence[bytes], index: Index) -> None:
        await self._write(partial(rows.append, table=table, seen=seen, entries=entries, index=index))

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        return await self._read(partial(rows.entries, table=table, after=after))

    async def last(self, tables: Sequence[str]) -> dict[str, int]:
        return await self._read(partial(rows.last, tables=tables))

    async def tables_of(self, guest: str) -> list[str]:
        return await self._read(partial(rows.tables_of, guest=guest))

    async def rewrite(self, table: str, changed: Mapping[int, bytes]) -> None:
        await self._write(partial(rows.rewrite, table=table, changed=changed))

    async def delete(self, table: str) -> None:
        await self._write(partial(rows.forget_table, table=table))

    async def claim(self, now: int, until: int, most: int) -> list[str]:
        return await self._write(partial(rows.claim, now=now, until=until, most=most))

    async def release(self, table: str, seen: int, due: int | None) -> None:
        await self._write(partial(rows.release, table=table, seen=seen, due=due))

    async def put_guest(self, guest: Guest) -> None:
        await self._write(partial(rows.put_guest, guest=guest))

    async def guest(self, id: str) -> Guest | None:
        return await self._read(partial(rows.guest, id=id))

    async def delete_guest(self, id: str) -> None:
        await self._write(partial(rows.forget_guest, id=id))

    async def put_code(self, code: str, table: str, expires: int, now: int) -> bool:
        return await self._write(partial(rows.put_code, code=code, table=table, expires=expires, now=now))

    async def table_of(self, code: str, now: int) -> str | None:
        return await self._read(partial(rows.table_of, code=code, now=now))

    async def put_link(self, hashed: bytes, guest: str, expires: int) -> None:
        await self._write(partial(rows.put_link, hashed=hashed, guest=guest, expires=expires))

    async def take_link(self, hashed: bytes, now: int) -> str | None:
        return await self._write(partial(rows.take_link, hashed=hashed, now=now))

    async def put_subscription(self, guest: str, subscription: Subscription, most: int) -> None:
        await self._write(partial(pushes.put_subscription, guest=guest, subscription=subscription, most=most))

    async def subscriptions(self, guest: str) -> list[Subscription]:
        return await self._read(partial(pushes.subscriptions, guest=guest))

    async def delete_subscription(self, guest: str, endpoint: str) -> None:
        await self._write(partial(pushes.delete_subscription, guest=guest, endpoint=endpoint))

    async def put_nudge(self, nudge: Nudge) -> None:
        await self._write(partial(pushes.put_nudge, nudge=nudge))

    async def nudges(self, until: int, most: int) -> list[Nudge]:
        return await self._read(partial(pushes.nudges, until=until, most=most))

    async def put_off_nudge(self, nudge: Nudge, due: int) -> bool:
        return await self._write(partial(pushes.put_off_nudge, nudge=nudge, due=due))

    async def delete_nudge(self, nudge: Nudge) -> None:
        await self._write(partial(pushes.delete_nudge, nudge=nudge))

    async def key(self, name: str, made: bytes) -> bytes:
        return await self._write(partial(rows.key, name=name, made=made))

    async def sweep(self, now: int) -> None:
        await self._write(partial(rows.sweep, now=now))

    async def ping(self) -> None:
        await self._write(rows.ping)

    async def close(self) -> None:
        self._tidying.cancel()
        await asyncio.gather(self._tidying, return_exceptions=True)
        await self._writers.close()
        await self._readers.close()
        await asyncio.to_thread(self._engine.dispose)

    async def _tidy(self, lane: Lane) -> None:
        """Checkpoints in a thread of their own, so that no append waits for one."""
        try:
            while True:
                await asyncio.sleep(TIDY)
                with contextlib.suppress(StoreFailed):
                    await lane.do(rows.checkpoint)
        finally:
            await lane.close()

    async def _write(self, job: Callable[[Connection], Result]) -> Result:
        return await self._writers.do(job)

    async def _read(self, job: Callable[[Connection], Result]) -> Result:
        return await self._readers.do(job)
