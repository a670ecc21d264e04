"""A server that dies in the middle of everything loses nothing that it said it had kept."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import time
from pathlib import Path
from typing import Final

from chickenfoot.server.adapters.opening import open_store
from chickenfoot.server.log import Moved, read_entries
from chickenfoot.server.room import fold
from chickenfoot.wire import from_client as say
from chickenfoot.wire import to_client as told
from tests.server.client import Client, Refused
from tests.server.running import Nats, Postgres
from tests.server.serving import Serving, sqlite_in

KILLS: Final = 20
TABLES: Final = 6
RESUMED: Final = 5.0
"""Seconds within which a client goes on once there is a server."""

RULES: Final = "trains;end=target:9999"


class Player(Client):
    """A person who plays on whatever happens, and knows what he was told is kept."""

    def __init__(self, addresses: list[str], name: str) -> None:
        super().__init__(addresses[0], name)
        self.addresses = itertools.cycle(addresses[1:] + addresses[:1])
        self.kept: dict[str, int] = {}
        self.back = 0.0
        """When it was last back after a break."""

    async def live(self, stop: asyncio.Event) -> None:
        """Play until told to stop; after every break connect again and send again what was not answered."""
        unanswered: say.AnyCommand | None = None
        while not stop.is_set():
            try:
                command = unanswered or self._step()
                if command is None:
                    await self._rest()
                    continue
                unanswered = command
                answer = await self.do(command)
                unanswered = None
                if isinstance(command, say.Play):
                    self.kept[command.id] = answer.seq
            except Refused as refusal:
                if refusal.code not in {"store_failed", "failed"}:
                    unanswered = None
            except (ConnectionError, TimeoutError):
                await self.reconnect()
                self.back = time.monotonic()

    async def _rest(self) -> None:
        self._news.clear()
        if self._reading is None or self._reading.done():
            raise ConnectionError
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), 0.2)


async def gathered(addresses: list[str]) -> list[Player]:
    """Two people each, at different servers if there are, at tables with two computer players, playing."""
    players = []
    for number in range(TABLES):
        pair = [Player(addresses, f"p{number}-0"), Player(addresses[::-1], f"p{number}-1")]
        table = ""
        for player in pair:
            await player.arrive()
            await player.open()
            table = table or await player.make(RULES, ["open", "open", "chick", "chick"])
            await player.watch(table)
            await player.do(say.Sit(player.id(), pair.index(player)))
        await pair[0].do(say.Start(pair[0].id()))
        players += pair
    return players


async def check_kept(database: str, players: list[Player]) -> int:
    """Every play that was acknowledged stands in the log, once, where it was said to; how many there are."""
    store = await open_store(database)
    count = 0
    for table in {player.table for player in players}:
        entries = read_entries(await store.entries(table))
        fold(entries)  # which plays every move anew
        commands = [(entry.by, entry.command) for entry in entries if entry.command]
        assert len(commands) == len(set(commands)), "a command was carried out twice"
        moved = {entry.command: at for at, entry in enumerate(entries, 1) if isinstance(entry, Moved)}
        for player in players:
            if player.table == table:
                assert {command: moved.get(command) for command in player.kept} == player.kept
                assert player.seq <= len(entries)
                count += len(player.kept)
    await store.close()
    return count


def bots_played(player: Player) -> int:
    """How many moves of computer players *player* has been told of."""
    return sum(isinstance(message, told.Moved) and message.seat >= 2 for message in player.told)


async def survive(players: list[Player], die: list[Serving]) -> None:
    """Let *players* play while one of the servers *die* is killed again and again, and started again.

    All are back within :data:`RESUMED` of the death where there is another server, else of its return.
    """
    stop = asyncio.Event()
    living = [asyncio.create_task(player.live(stop)) for player in players]
    chance = random.Random(5)
    for number in range(KILLS):
        before = [bots_played(player) for player in players]
        await asyncio.sleep(chance.uniform(0.2, 0.8))
        victim = die[number % len(die)]
        await asyncio.to_thread(victim.kill)
        since = time.monotonic()
        await asyncio.to_thread(victim.start)
        if len(die) == 1:
            since = time.monotonic()
        async with asyncio.timeout(30):
            while not all(bots_played(player) > count for player, count in zip(players, before, strict=True)):
                await asyncio.sleep(0.05)
                assert not any(task.done() for task in living), "somebody has stopped playing"
        assert max(player.back - since for player in players) < RESUMED
    stop.set()
    await asyncio.gather(*living)
    for player in players:
        await player.close()


def test_a_single_server_on_a_file_is_killed_twenty_times(tmp_path: Path) -> None:
    """All clients resume; no acknowledged play is lost or doubled; numbers have no holes; bots go on."""
    serving = Serving(sqlite_in(tmp_path))

    async def run() -> int:
        players = await gathered([serving.address])
        await survive(players, [serving])
        return await check_kept(serving.database, players)

    with serving.running():
        assert asyncio.run(run()) > 20 * KILLS


def test_one_of_two_servers_on_postgresql_and_nats_is_killed_twenty_times(
    postgres: Postgres, nats_server: Nats
) -> None:
    """The people of each table are at different servers, so each death breaks one half of every table."""
    database, bus = postgres.fresh(), nats_server.url
    first, second = Serving(database, bus=bus), Serving(database, bus=bus)

    async def run() -> int:
        players = await gathered([first.address, second.address])
        await survive(players, [first, second])
        return await check_kept(database, players)

    with first.running(), second.running():
        assert asyncio.run(run()) > 20 * KILLS
