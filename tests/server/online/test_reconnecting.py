"""Clients that lose the line and come back, and commands whose answers were lost."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from chickenfoot.server import lobby
from chickenfoot.wire import from_client as say
from chickenfoot.wire import to_client as told
from tests.server.client import Client
from tests.server.online.worker import (
    a_move,
    all_know,
    first_who,
    is_at,
    party,
    play_all,
    refused,
    start,
    to_move,
    worker,
)
from tests.server.serving import sqlite_in


def kinds(messages: Sequence[told.Told]) -> set[str]:
    return {type(message).__name__ for message in messages}


def test_what_was_missed_is_told_in_order_after_coming_back() -> None:
    """The same messages, byte for byte, that somebody with the same eyes heard at the time."""

    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", "Bo") as (ann, bo):
            twin = Client(served.address, "Ann2")
            twin.cookie = ann.cookie
            async with twin.connected(ann.table):
                await start([ann, bo])
                await to_move([ann, bo])
                await all_know([ann, bo, twin])
                known = ann.seq
                ann.drop()
                await ann.close()
                await first_who([twin, bo], lambda person: person.seq >= known + 8)

                await ann.reconnect()

                assert ann.seq == twin.seq
                missed = [message for message in twin.told if message.seq > known]
                assert [message for message in ann.told if message.seq > known] == missed
                assert "Snapshot" not in kinds(missed)
                assert (ann.hand, ann.turn) == (twin.hand, twin.turn)

    asyncio.run(scene())


def test_who_missed_too_much_gets_the_whole_table_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "_LONGEST_GAP", 3)

    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", "Bo") as (ann, bo):
            await ann.close()
            for _ in range(4):
                await bo.do(say.React(bo.id(), "hurry"))
            heard = len(ann.told)
            await ann.reconnect()

            assert kinds(ann.told[heard:]) == {"Snapshot"}
            assert ann.seq == bo.seq

    asyncio.run(scene())


@pytest.mark.parametrize("after", [0, 10_000])
def test_who_knows_nothing_or_more_than_there_is_gets_the_whole_table(after: int) -> None:
    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", "Bo") as (ann, _):
            answer = await ann.do(say.Watch(ann.id(), ann.table, after))

            assert isinstance(ann.told[-1], told.Snapshot)
            assert ann.told[-1].seq == answer.seq == ann.seq

    asyncio.run(scene())


def test_who_knows_everything_is_told_nothing_again() -> None:
    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", "Bo") as (ann, _):
            heard = len(ann.told)
            await ann.do(say.Watch(ann.id(), ann.table, ann.seq))

            assert len(ann.told) == heard

    asyncio.run(scene())


def test_a_command_sent_again_is_answered_the_same_and_carried_out_once() -> None:
    """Its answer was lost with the line; others have gone on since."""

    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", "Bo") as people:
            await start(people)
            mover = await to_move(people)
            move = a_move(mover)
            first = await mover.do(move)
            mover.drop()
            await mover.close()
            (other,) = (person for person in people if person is not mover)
            await other.do(say.React(other.id(), "hurry"))
            await mover.reconnect()

            assert await mover.do(move) == first
            room = await served.lobby.room(mover.table)
            assert room.seq == first.seq + 1

    asyncio.run(scene())


def test_an_id_is_the_guests_own() -> None:
    """Somebody else's command with the same id is another command."""

    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", "Bo") as (ann, bo):
            first = await ann.do(say.React("same", "hello"))
            second = await bo.do(say.React("same", "hello"))

            assert second.seq == first.seq + 1

    asyncio.run(scene())


def test_a_refused_command_sent_again_is_carried_out_if_it_can_be_now() -> None:
    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", "Bo") as (ann, bo):
            ready = say.Ready(bo.id())
            assert await refused(bo, ready) == "not_now"
            await start([ann, bo])
            await play_all([ann, bo], "between")

            await bo.do(ready)

    asyncio.run(scene())


def test_a_command_is_known_again_after_the_server_was_started_anew(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            worker(sqlite_in(tmp_path)) as served,
            party(served.address, "Ann", bots=["chick"]) as (ann,),
        ):
            await start([ann])
            await to_move([ann])
            move = a_move(ann)
            first = await ann.do(move)
            cookie, table = ann.cookie, ann.table
        async with worker(sqlite_in(tmp_path)) as served:
            again = Client(served.address, "again")
            again.cookie = cookie
            async with again.connected(table):
                assert await again.do(move) == first
                log = await served.lobby.world.store.entries(table)
                assert sum(move.id.encode() in entry for entry in log) == 1
                await again.play_on(lambda: is_at(again, "over"))

    asyncio.run(scene())


def test_who_hangs_up_at_once_is_served_all_the_same() -> None:
    """What is begun is finished, whether or not anybody waits for the answer."""

    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", "Bo") as (ann, bo):
            seq = ann.seq
            await ann.send(b'{"type":"react","id":"last","phrase":"goodbye"}'.decode())
            await ann.close()
            await bo.until(lambda: bo.seq > seq)

            assert isinstance(bo.told[-1], told.Reacted)

    asyncio.run(scene())


def test_who_looks_at_another_table_hears_no_more_of_the_first() -> None:
    async def scene() -> None:
        async with (
            worker() as served,
            party(served.address, "Ann", "Bo") as (ann, bo),
            party(served.address, "Cy", "Di") as (cy, _),
        ):
            await bo.watch(cy.table)
            seq = bo.seq
            await ann.do(say.React(ann.id(), "hello"))
            await cy.do(say.React(cy.id(), "hello"))
            await bo.until(lambda: bo.seq > seq)
            await bo.do(say.Leave(bo.id()))

            assert bo.seq == seq + 1
            assert await refused(bo, say.React(bo.id(), "hello")) == "not_watching"

    asyncio.run(scene())
