"""A worker in trouble: what fails is tried again, what was forgotten is read anew, who is gone must go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from chickenfoot.server import app, duty, lobby
from chickenfoot.server.ports import Index, StoreFailed
from chickenfoot.wire import from_client as say
from tests.server.client import Client
from tests.server.online.wires import line
from tests.server.online.worker import (
    ONE,
    a_move,
    all_know,
    guests,
    party,
    play_all,
    refused,
    start,
    to_move,
    worker,
)
from tests.server.running import Postgres


class Failing:
    """A port's method that fails so many times before it does its work; *counts* says which calls count."""

    def __init__(
        self, method: Callable[..., Any], times: int, counts: Callable[..., bool] = lambda *_: True
    ) -> None:
        self.method = method
        self.times = times
        self.counts = counts

    async def __call__(self, *args: Any) -> Any:
        if self.times > 0 and self.counts(*args):
            self.times -= 1
            raise StoreFailed("no room")
        return await self.method(*args)


def is_nobodys(_: str, __: int, entries: Sequence[bytes], ___: Index) -> bool:
    """Whether an append is what a computer player does."""
    return b'"command"' not in b"".join(entries)


def test_what_a_computer_player_could_not_have_kept_it_does_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duty, "_AGAIN", 50)

    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", bots=["chick"], rules=ONE) as (ann,):
            store = served.lobby.world.store
            failing = Failing(store.append, 3, is_nobodys)
            monkeypatch.setattr(store, "append", failing)
            await start([ann])
            await play_all([ann])

            assert failing.times == 0
            assert ann.final is not None

    asyncio.run(scene())


def test_who_comes_while_the_store_is_away_is_not_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """He will try again; nobody takes him for somebody else meanwhile."""

    async def scene() -> None:
        async with worker() as served, guests(served.address, "Ann") as (ann,):
            await ann.do(say.Leave(ann.id()))  # she is wholly there
            store = served.lobby.world.store
            monkeypatch.setattr(store, "guest", Failing(store.guest, 1))
            with pytest.raises(InvalidStatus):
                async with line(served.address, cookie=ann.cookie):
                    pass
            async with line(served.address, cookie=ann.cookie):
                pass

    asyncio.run(scene())


def test_who_comes_just_when_the_store_goes_away_is_told_to_come_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        async with worker() as served, guests(served.address, "Ann") as (ann,):
            await ann.do(say.Leave(ann.id()))  # he is wholly there
            store = served.lobby.world.store
            monkeypatch.setattr(store, "tables_of", Failing(store.tables_of, 1))
            async with line(served.address, cookie=ann.cookie) as one:
                assert [message["type"] for message in await one.hear_out()] == ["goodbye"]

    asyncio.run(scene())


def test_looking_after_things_goes_on_after_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "_SWEEP", 0.01)
    swept = asyncio.Event()

    async def sweep(_: int) -> None:
        swept.set()

    async def scene() -> None:
        async with worker() as served:
            store = served.lobby.world.store
            monkeypatch.setattr(store, "sweep", Failing(sweep, 2))
            async with asyncio.timeout(20):
                await swept.wait()

    asyncio.run(scene())


def test_more_tables_than_are_held_are_played_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that nobody looks at are forgotten, and read again when somebody does."""
    monkeypatch.setattr(lobby, "_HELD", 2)

    async def scene() -> None:
        async with worker() as served, guests(served.address, "Ann") as (ann,):
            tables = [await ann.make(ONE, ["open", "chick"]) for _ in range(5)]
            for table in tables:
                await ann.watch(table)
                await start([ann])
            for table in tables:
                await ann.watch(table)
                await play_all([ann])

                assert len(served.lobby._held) <= 3

    asyncio.run(scene())


def test_a_hint_is_for_who_is_to_choose() -> None:
    async def scene() -> None:
        async with (
            worker() as served,
            party(served.address, "Ann", "Bo", hints=True) as people,
            guests(served.address, "Xo") as (xo,),
        ):
            await xo.watch(people[0].table)
            assert await refused(people[0], say.Hint(people[0].id())) == "hint_later"
            await start(people)
            mover = await to_move(people)
            (other,) = (person for person in people if person is not mover)

            assert await refused(other, say.Hint(other.id())) == "hint_later"
            assert await refused(xo, say.Hint(xo.id())) == "not_seated"
            assert (await mover.do(say.Hint(mover.id()))).seq == mover.seq

    asyncio.run(scene())


# --- guests at another worker -----------------------------------------------------------------------------


def test_who_is_deleted_at_one_worker_is_sent_away_by_the_other(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "_LOOK_AFTER", 0.05)
    database = postgres.fresh()

    async def scene() -> None:
        async with (
            worker(database, bus=database) as one,
            worker(database, bus=database) as other,
            guests(one.address, "Ann") as (ann,),
        ):
            phone = Client(other.address, "phone")
            phone.cookie = ann.cookie
            assert (await phone.http("DELETE", "/api/me")).status_code == 204
            await ann.until(lambda: ann.farewell)

            assert ann.farewell is not None
            assert ann.farewell.code == "deleted"

    asyncio.run(scene())


def test_who_sat_down_at_one_worker_hears_at_the_other_that_it_is_his_turn(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "_LOOK_AFTER", 0.05)
    database = postgres.fresh()

    async def scene() -> None:
        async with (
            worker(database, bus=database) as one,
            worker(database, bus=database) as other,
            party(one.address, "Ann", "Bo") as people,
        ):
            phone = Client(other.address, "phone")
            phone.cookie = people[0].cookie
            async with phone.connected():
                await start(people)
                while not phone.turns_elsewhere and people[0].phase != "over":
                    mover = await to_move(people)
                    await asyncio.sleep(0.1)
                    await mover.do(a_move(mover))
                await all_know(people)
                await phone.until(lambda: phone.turns_elsewhere)

                assert set(phone.turns_elsewhere) == {people[0].table}

    asyncio.run(scene())
