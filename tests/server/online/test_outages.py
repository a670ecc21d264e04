"""A database or a bus that goes away under play, and comes back; and a disk that is full for a while."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from chickenfoot.server.adapters.sql import SqlStore
from chickenfoot.wire import from_client as say
from tests.server.client import Refused
from tests.server.online.test_stopping import opponents
from tests.server.online.worker import (
    Worker,
    a_move,
    party,
    play_all,
    refused,
    start,
    to_move,
    worker,
)
from tests.server.running import Nats, Postgres
from tests.server.serving import sqlite_in
from tests.server.test_killed import Player, check_kept


@contextlib.asynccontextmanager
async def playing(people: list[Player]) -> AsyncIterator[None]:
    """*people* play on, whatever happens."""
    stop = asyncio.Event()
    living = [asyncio.create_task(person.live(stop)) for person in people]
    yield
    stop.set()
    await asyncio.gather(*living)
    for person in people:
        await person.close()


async def go_on(people: list[Player], plays: int = 3) -> None:
    """Wait until each has made so many more plays that were kept."""
    counts = [len(person.kept) for person in people]
    for person, count in zip(people, counts, strict=True):
        await person.until(lambda person=person, count=count: len(person.kept) >= count + plays)  # type: ignore[misc]


async def failing(person: Player) -> None:
    """Wait until *person* cannot have anything kept."""
    async with asyncio.timeout(60):
        while True:
            try:
                await person.do(say.React(person.id(), "one_moment"))
            except Refused as refusal:
                if refusal.code == "store_failed":
                    return
            await asyncio.sleep(0.05)


def test_a_database_that_is_restarted_holds_play_up_and_loses_nothing(postgres: Postgres) -> None:
    """Whoever wants something meanwhile is told that nothing can be kept."""
    database = postgres.fresh()

    async def scene() -> None:
        async with worker(database) as served:
            people = await opponents(served.address)
            async with playing(people):
                await go_on(people)
                await asyncio.to_thread(postgres.stop)
                try:
                    await failing(people[0])
                finally:
                    await asyncio.to_thread(postgres.start)
                await go_on(people)
            assert await check_kept(database, people) > 6

    asyncio.run(scene())


def test_a_bus_that_is_restarted_does_not_stop_play(postgres: Postgres, nats_server: Nats) -> None:
    """Each of two people is at another worker; without the bus they look for what has come now and then."""
    database = postgres.fresh()

    async def scene() -> None:
        async with (
            worker(database, bus=nats_server.url) as one,
            worker(database, bus=nats_server.url) as other,
        ):
            people = await opponents(one.address)
            await move_to(people[1], other)
            async with playing(people):
                await go_on(people)
                await asyncio.to_thread(nats_server.stop)
                await go_on(people, 1)
                await asyncio.to_thread(nats_server.start)
                await go_on(people)
            assert await check_kept(database, people) > 6

    asyncio.run(scene())


async def move_to(person: Player, served: Worker) -> None:
    """*person* goes on at another worker."""
    await person.close()
    person.addresses = itertools.cycle([served.address])
    person.address = next(person.addresses)
    await person.reconnect()


# --- a full disk ------------------------------------------------------------------------------------------


async def pragma(served: Worker, text: str) -> Any:
    """The answer to a pragma on the connection that writes."""
    store = served.lobby.world.store
    assert isinstance(store, SqlStore)

    def ask(connection: Connection) -> Any:
        answer = connection.exec_driver_sql(f"PRAGMA {text}")
        return answer.scalar() if answer.returns_rows else None

    return await store._writers.do(ask)


def test_on_a_full_disk_a_play_is_refused_and_can_be_made_when_there_is_room(tmp_path: Path) -> None:
    """Sent again with its old id; nothing is lost, doubled or damaged."""

    async def scene() -> None:
        async with worker(sqlite_in(tmp_path)) as served, party(served.address, "Ann", "Bo") as people:
            await start(people)
            mover = await to_move(people)
            (other,) = (person for person in people if person is not mover)
            await pragma(served, f"max_page_count = {await pragma(served, 'page_count')}")
            async with asyncio.timeout(60):
                with contextlib.suppress(Refused):
                    while True:  # the last page may have some room
                        await other.do(say.React(other.id(), "hurry"))
                        await asyncio.sleep(0.05)
            move = a_move(mover)
            assert await refused(mover, move) == "store_failed"
            assert await refused(other, say.React(other.id(), "hurry")) == "store_failed"
            looked = await mover.http("GET", f"/api/tables/{mover.table}")
            assert looked.status_code == 200

            await pragma(served, "max_page_count = 1000000")
            done = await mover.do(move)
            assert await mover.do(move) == done
            await play_all(people)
            logged = str(served.logged)
            assert not [word for word in ("Ann", "Bo", mover.table, "INSERT") if word in logged]

    asyncio.run(scene())
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
