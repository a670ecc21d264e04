"""A computer player that thinks long at one table keeps nobody waiting at another."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import statistics
import threading
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import pytest

from chickenfoot.bots import Budget, bot_named
from chickenfoot.bots import hint as hints
from chickenfoot.bots import registry as bots
from chickenfoot.bots.search.warmup import warm_up
from chickenfoot.fast import ready
from chickenfoot.rules import Move, SeatView, Stream
from chickenfoot.server import thinking
from chickenfoot.wire import from_client as say
from chickenfoot.wire import to_client as told
from tests.server.client import Client
from tests.server.online.worker import ONE, party, play_all, refused, start, worker

LONG: Final = "trains;set=6;hand=5;arms=3;rounds=6"
"""Long enough that everybody has something to think about."""


class Thinker:
    """A computer player that thinks until it is told that it has thought enough."""

    name = "thinker"
    enough = threading.Event()
    began = threading.Event()

    def choose(self, view: SeatView, budget: Budget, stream: Stream) -> Move:
        self.began.set()
        assert self.enough.wait(60)
        return bot_named("heaviest").choose(view, budget, stream)


class Broken:
    """A computer player that cannot think at all."""

    name = "broken"

    def choose(self, view: SeatView, budget: Budget, stream: Stream) -> Move:  # noqa: ARG002 - every bot's
        raise RuntimeError("no idea")


@pytest.fixture(autouse=True)
def players(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Both are known, and think in threads."""
    Thinker.enough.clear()
    Thinker.began.clear()
    monkeypatch.setitem(bots.BOTS, "thinker", Thinker)
    monkeypatch.setitem(bots.BOTS, "broken", Broken)
    monkeypatch.setattr(thinking, "SEARCHING", {"thinker", "broken"})
    monkeypatch.setattr(ready, "can_be_used", lambda: True)
    yield
    Thinker.enough.set()


def moves_of(person: Client, seat: int) -> int:
    return sum(isinstance(message, told.Moved) and message.seat == seat for message in person.told)


async def times(person: Client, count: int = 30) -> float:
    """How long a command takes that is kept and told, in seconds; the median."""
    taken = []
    for _ in range(count):
        began = time.perf_counter()
        await person.do(say.React(person.id(), "hello"))
        taken.append(time.perf_counter() - began)
    return statistics.median(taken)


def test_while_a_player_thinks_others_are_answered_and_play_whole_games() -> None:
    """Its own table still hears what people say there, and goes on when it has thought."""

    async def scene() -> None:
        async with (
            worker() as served,
            party(served.address, "Ann", "Bo", bots=["thinker"], rules=LONG) as slow,
            party(served.address, "Cy", "Di", rules=ONE) as quick,
        ):
            before = await times(quick[0])
            await start(slow)
            playing = asyncio.create_task(play_all(slow))
            await asyncio.to_thread(Thinker.began.wait, 30)

            assert await times(quick[1]) < 10 * before + 0.05
            await start(quick)
            await play_all(quick)
            await slow[0].do(say.React(slow[0].id(), "hurry"))
            assert not playing.done()

            Thinker.enough.set()
            await playing
            assert moves_of(slow[0], 2) > 0

    asyncio.run(scene())


def test_what_a_player_has_thought_of_too_long_is_dropped_when_the_table_has_gone_on() -> None:
    """Its seat went back to its person, who has moved meanwhile."""

    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", "Bo", rules=LONG) as people:
            ann, bo = people
            await start(people)
            await ann.do(say.StandIn(ann.id(), 1, "thinker"))
            playing = asyncio.create_task(ann.play_on(Thinker.began.is_set))
            await asyncio.to_thread(Thinker.began.wait, 30)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await bo.do(say.StandIn(bo.id(), 1))
            assert bo.turn is not None
            move = say.Play(bo.id(), bo.seq, bo.turn.moves[0].move)
            await bo.do(move)
            Thinker.enough.set()

            await play_all(people)

    asyncio.run(scene())


def test_a_player_that_fails_is_replaced_for_that_move() -> None:
    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", bots=["broken"], rules=ONE) as (ann,):
            await start([ann])
            await play_all([ann])

            assert moves_of(ann, 1) > 0

    asyncio.run(scene())


def test_a_hint_does_not_hold_up_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even who has asked for it, on his other device."""

    def think(view: SeatView, stream: Stream) -> hints.Hint:
        Thinker.began.set()
        assert Thinker.enough.wait(60)
        return hints.hint(view, stream)

    monkeypatch.setattr(thinking, "hint", think)
    if ready.is_installed():
        warm_up()  # or the hint would wait for the compiler

    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", bots=["chick"], rules=ONE) as (ann,):
            await start([ann])
            await ann.play_on(lambda: ann.turn is not None and ann.turn.moves)
            phone = Client(served.address, "phone")
            phone.cookie = ann.cookie
            async with phone.connected(ann.table):
                asking = asyncio.create_task(ann.do(say.Hint(ann.id())))
                await asyncio.to_thread(Thinker.began.wait, 30)
                await phone.do(say.React(phone.id(), "one_moment"))
                Thinker.enough.set()

                assert (await asking).seq == ann.seq - 1

    asyncio.run(scene())


def test_a_hint_that_fails_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr(thinking, "hint", fail)

    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", bots=["chick"], rules=ONE) as (ann,):
            await start([ann])
            await ann.play_on(lambda: ann.turn is not None and ann.turn.moves)
            with contextlib.suppress(ConnectionError):
                assert await refused(ann, say.Hint(ann.id())) == "failed"
            served.troubles.clear()
            await ann.do(say.React(ann.id(), "oh_no"))

    asyncio.run(scene())


def test_a_process_that_dies_while_it_thinks_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it was thinking of is lost; the next thought is not."""
    monkeypatch.setattr(ready, "can_be_used", lambda: False)

    async def scene() -> None:
        one = thinking.Thinking(1)
        try:
            with pytest.raises(BrokenProcessPool):
                await one._found(os._exit, 1)
            assert await one._found(abs, -1) == 1
        finally:
            one.close()

    asyncio.run(scene())


def test_a_process_that_helps_while_the_simulator_is_compiled_does_not_compile_it_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Or the first player of a new installation would think for minutes."""
    monkeypatch.setattr(ready, "can_be_used", lambda: False)
    mind = thinking.Thinking(1)
    try:
        helper = mind._executor()
        assert helper.submit(ready.is_installed).result(60) is False
    finally:
        mind.close()


def test_the_lag_of_the_event_loop_is_measured_and_shown() -> None:
    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", "Bo") as (ann, _):
            async with asyncio.timeout(30):
                while True:
                    text = (await ann.http("GET", "/metrics")).text
                    measured = re.search(r"^chickenfoot_loop_lag_seconds_count ([\d.]+)$", text, re.MULTILINE)
                    if measured is not None and float(measured[1]) > 0:
                        break
                    await asyncio.sleep(0.05)
            assert "chickenfoot_sockets 2.0" in text
            assert "chickenfoot_tables_made_total 1.0" in text

    asyncio.run(scene())
