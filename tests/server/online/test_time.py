"""What happens at a table when time passes and nobody does anything."""

from __future__ import annotations

import asyncio
import hashlib
from functools import partial

from chickenfoot.server.room import Pace
from chickenfoot.wire import from_client as say
from chickenfoot.wire import to_client as told
from tests.server.client import Client
from tests.server.online.worker import (
    ONE,
    QUICK,
    SHORT,
    is_at,
    party,
    play_all,
    refused,
    start,
    to_move,
    worker,
)

IMPATIENT = Pace(bot=30, salts=300, between=300)


def by_clock(person: Client) -> list[told.Moved]:
    return [message for message in person.told if isinstance(message, told.Moved) and message.clock]


def test_who_lets_his_time_run_out_is_played_for() -> None:
    """Everybody is told when the time is up, and that it was the clock that moved."""

    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", "Bo", rules=ONE, clock=1) as people:
            await start(people)
            slow = await to_move(people)
            assert slow.turn is not None
            seat, deadline = slow.turn.seat, slow.turn.deadline
            await slow.until(partial(by_clock, slow))

            assert by_clock(slow)[0].seat == seat
            assert by_clock(slow)[0].at >= deadline
            await play_all(people)

    asyncio.run(scene())


def test_without_a_clock_nobody_is_played_for() -> None:
    """However much else is due meanwhile: at the table beside it computer players play a whole game."""

    async def scene() -> None:
        async with (
            worker(pace=IMPATIENT) as served,
            party(served.address, "Ann", "Bo", rules=ONE) as people,
            party(served.address, "Cy", rules=SHORT, bots=["chick"]) as (cy,),
        ):
            await start(people)
            slow = await to_move(people)
            seq = slow.seq
            await start([cy])
            await play_all([cy])

            assert slow.turn is not None
            assert slow.turn.deadline == 0
            room = await served.lobby.room(slow.table)
            assert room.seq == slow.seq == seq

    asyncio.run(scene())


def test_the_salts_of_the_absent_are_empty_once_the_wait_is_over() -> None:
    """One who has not chosen his, and one who has and does not show it."""

    async def scene() -> None:
        names = ("Ann", "Bo", "Cy")
        pace = QUICK._replace(salts=1_500)
        async with worker(pace=pace) as served, party(served.address, *names, rules=ONE) as people:
            ann, bo, _ = people
            await start(people)
            await ann.do(say.Commit(ann.id(), hashlib.sha256(ann.salt).hexdigest()))
            await bo.do(say.Commit(bo.id(), hashlib.sha256(bo.salt).hexdigest()))
            await ann.until(lambda: ann.offer and ann.offer.is_closed)
            await ann.do(say.Show(ann.id(), ann.salt.hex()))
            await ann.until(lambda: is_at(ann, "playing"))

            dealt = ann.told[-1]
            assert isinstance(dealt, told.Dealt)
            assert dealt.round is not None
            assert dealt.round.salts == (ann.salt.hex(), "", "")

    asyncio.run(scene())


def test_a_salt_that_is_not_what_was_committed_to_is_refused() -> None:
    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", bots=["chick"]) as (ann,):
            await start([ann])
            await ann.do(say.Commit(ann.id(), hashlib.sha256(b"one").hexdigest()))

            assert await refused(ann, say.Show(ann.id(), b"other".hex())) == "salt_differs"
            await ann.do(say.Show(ann.id(), b"one".hex()))
            assert is_at(ann, "playing")

    asyncio.run(scene())


def test_the_next_round_does_not_wait_for_ever_for_who_is_not_ready() -> None:
    async def scene() -> None:
        async with worker(pace=IMPATIENT) as served, party(served.address, "Ann", "Bo") as (ann, bo):
            await start([ann, bo])
            await play_all([ann, bo], "between")
            await ann.until(lambda: is_at(ann, "salting"))

            assert not any(isinstance(message, told.Readied) for message in ann.told)

    asyncio.run(scene())


def test_a_table_where_nothing_happens_expires_and_is_forgotten() -> None:
    async def scene() -> None:
        pace = QUICK._replace(idle=1_500, kept=200)
        async with worker(pace=pace) as served, party(served.address, "Ann", "Bo") as (ann, _):
            await ann.until(lambda: is_at(ann, "closed"))

            closed = ann.told[-1]
            assert isinstance(closed, told.Closed)
            assert closed.expired
            async with asyncio.timeout(20):
                while (await ann.http("GET", f"/api/tables/{ann.table}")).status_code != 404:
                    await asyncio.sleep(0.05)

    asyncio.run(scene())


def test_computer_players_without_a_pause_move_at_once() -> None:
    """Twenty moves of theirs take no twenty seconds."""

    async def scene() -> None:
        pace = Pace(bot=0)
        async with (
            worker(pace=pace) as served,
            party(served.address, "Ann", bots=["chick"] * 3, rules="trains;set=9;rounds=9") as (ann,),
        ):
            await start([ann])
            async with asyncio.timeout(8):
                await ann.play_on(partial(has_heard, ann, 20))

    asyncio.run(scene())


def has_heard(person: Client, moves: int) -> bool:
    """Whether *person* was told of so many moves of others."""
    seats = [message.seat for message in person.told if isinstance(message, told.Moved)]
    return sum(seat != person.you for seat in seats) >= moves
