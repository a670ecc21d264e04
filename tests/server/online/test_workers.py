"""Several workers serve the same tables."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from chickenfoot.wire import from_client as say
from chickenfoot.wire import to_client as told
from tests.server.client import Client
from tests.server.online.worker import (
    ONE,
    SHORT,
    a_move,
    all_know,
    guests,
    is_on_move,
    play_all,
    start,
    to_move,
    worker,
)
from tests.server.running import Nats, Postgres, wait_until
from tests.server.serving import Serving


@pytest.fixture(params=["nats", "notify"])
def shared(request: pytest.FixtureRequest, postgres: Postgres) -> tuple[str, str]:
    """A database and a bus that workers share."""
    database = postgres.fresh()
    if request.param == "notify":
        return database, database
    nats: Nats = request.getfixturevalue("nats_server")
    return database, nats.url


@contextlib.asynccontextmanager
async def apart(database: str, bus: str) -> AsyncIterator[tuple[Client, Client]]:
    """Two people at different workers."""
    async with (
        worker(database, bus=bus) as one,
        worker(database, bus=bus) as other,
        guests(one.address, "Ann") as (ann,),
        guests(other.address, "Bo") as (bo,),
    ):
        yield ann, bo


async def sit_down(ann: Client, bo: Client, rules: str) -> None:
    """Both at a table."""
    await ann.watch(await ann.make(rules, ["open", "open"]))
    await bo.watch(ann.table)
    await bo.do(say.Sit(bo.id(), 1))
    await all_know([ann, bo])


def test_people_at_different_workers_play_at_one_table(shared: tuple[str, str]) -> None:
    """Both are told the same, without holes."""

    async def scene() -> None:
        async with apart(*shared) as (ann, bo):
            await sit_down(ann, bo, SHORT)
            await start([ann])
            await play_all([ann, bo])
            await all_know([ann, bo])

            seqs = [[message.seq for message in person.told] for person in (ann, bo)]
            assert seqs[0] == [*range(seqs[0][0], ann.seq + 1)]
            assert seqs[1] == [*range(seqs[1][0], bo.seq + 1)]
            assert ann.results == bo.results
            assert ann.final == bo.final

    asyncio.run(scene())


def test_your_turn_is_heard_at_another_worker_too(shared: tuple[str, str]) -> None:
    async def scene() -> None:
        async with apart(*shared) as (ann, bo):
            await sit_down(ann, bo, SHORT)
            await start([ann])
            mover = await to_move([ann, bo])
            (other,) = (person for person in (ann, bo) if person is not mover)
            table = mover.table
            await other.do(say.Leave(other.id()))
            while not other.turns_elsewhere:
                await mover.until(lambda: is_on_move(mover) or other_is_on_move(mover))
                if not is_on_move(mover):
                    break
                await mover.do(a_move(mover))
            await other.until(lambda: other.turns_elsewhere)

            assert set(other.turns_elsewhere) == {table}

    asyncio.run(scene())


def other_is_on_move(person: Client) -> bool:
    return person.turn is not None and person.turn.seat != person.you


def test_two_who_do_something_at_once_at_different_workers_both_get_their_way(
    shared: tuple[str, str],
) -> None:
    """One of them clashes and tries again."""

    async def scene() -> None:
        async with apart(*shared) as (ann, bo):
            await sit_down(ann, bo, ONE)
            before = ann.seq
            for _ in range(10):
                first, second = await asyncio.gather(
                    ann.do(say.React(ann.id(), "hello")), bo.do(say.React(bo.id(), "hello"))
                )
                assert first.seq != second.seq
            await all_know([ann, bo])

            heard = [message for message in ann.told if isinstance(message, told.Reacted)]
            assert [message.seq for message in heard] == [*range(before + 1, before + 21)]
            assert ann.told[-20:] == bo.told[-20:]

    asyncio.run(scene())


# --- processes at one door --------------------------------------------------------------------------------


def workers_of(serving: Serving) -> set[int]:
    """The processes that serve for it."""
    found = subprocess.run(
        ["pgrep", "-P", str(serving.pid), "-f", "spawn_main"], capture_output=True, text=True, check=False
    )
    return {int(line) for line in found.stdout.split()}


def check_play(serving: Serving) -> None:
    """A game can be played there from its start to its end."""

    async def scene() -> None:
        async with guests(serving.address, "Ann", "Bo") as (ann, bo):
            await sit_down(ann, bo, ONE)
            await start([ann])
            await play_all([ann, bo])

    asyncio.run(scene())


def test_two_processes_serve_at_one_door_and_one_that_dies_is_started_again(
    postgres: Postgres, nats_server: Nats, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    serving = Serving(postgres.fresh(), bus=nats_server.url, options=["--workers", "2"], log=log)
    with serving.running():
        wait_until(lambda: len(workers_of(serving)) == 2, "two workers")
        check_play(serving)
        first, second = workers_of(serving)

        os.kill(first, signal.SIGKILL)
        wait_until(lambda: len(workers_of(serving) - {first}) == 2, "another worker")

        assert second in workers_of(serving)
        check_play(serving)
        assert serving.stop(signal.SIGTERM) == 0
        assert workers_of(serving) == set()
        with socket.socket() as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind(("127.0.0.1", serving.port))
    assert "Traceback" not in serving.said()
