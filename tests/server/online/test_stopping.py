"""A server that is told to stop says goodbye and loses nothing."""

from __future__ import annotations

import asyncio
import signal
import socket
from pathlib import Path

import pytest

from chickenfoot.wire import from_client as say
from tests.server.client import Client
from tests.server.online.worker import party, start
from tests.server.serving import Serving, sqlite_in
from tests.server.test_killed import Player, check_kept


async def opponents(address: str) -> list[Player]:
    """Two people whose game has begun."""
    people = [Player([address], name) for name in ("Ann", "Bo")]
    for person in people:
        await person.arrive()
        await person.open()
    table = await people[0].make("trains;end=target:9999", ["open", "open", "chick"])
    for seat, person in enumerate(people):
        await person.watch(table)
        await person.do(say.Sit(person.id(), seat))
    await start(people)
    return people


def has_gone(person: Client) -> bool:
    return person.farewell is not None


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_server_told_to_stop_says_when_to_come_again_and_loses_nothing(
    how: signal.Signals, tmp_path: Path
) -> None:
    """In the middle of a game, of which everything that was acknowledged is there when it is started anew."""
    serving = Serving(sqlite_in(tmp_path))

    async def scene() -> None:
        people = await opponents(serving.address)
        stop = asyncio.Event()
        living = [asyncio.create_task(person.live(stop)) for person in people]
        await people[0].until(lambda: len(people[0].kept) > 3)

        code = await asyncio.to_thread(serving.stop, how)

        assert code in {0, -how}
        farewells = [person.farewell for person in people]
        assert [(one.code, one.again > 0) for one in farewells if one] == [("restart", True)] * 2
        with socket.socket() as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind(("127.0.0.1", serving.port))
        count = len(people[0].kept)
        await asyncio.to_thread(serving.start)
        await people[0].until(lambda: len(people[0].kept) > count)
        stop.set()
        await asyncio.gather(*living)
        for person in people:
            await person.close()
        assert await check_kept(serving.database, people) > 6

    with serving.running():
        asyncio.run(scene())


def test_a_server_says_where_it_is_and_answers_there(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with Serving("memory:", log=log).running() as serving:
        assert serving.address in serving.said()

        async def scene() -> None:
            async with party(serving.address, "Ann", bots=["chick"]) as (ann,):
                await start([ann])

        asyncio.run(scene())
        serving.stop()
    assert "Traceback" not in serving.said()


@pytest.mark.parametrize(
    ("kept", "line"), [(True, "goes on where it stands"), (False, "The table is closed.")]
)
def test_a_server_that_ends_says_whether_the_games_are_kept(kept: bool, line: str, tmp_path: Path) -> None:
    database = sqlite_in(tmp_path) if kept else "memory:"
    with Serving(database, log=tmp_path / "log").running() as serving:
        assert serving.stop(signal.SIGINT) == 0

        last = serving.said().splitlines()[-1]
        assert line in last
        assert kept or "goes on" not in last
