"""How quickly people hear of each other's plays, and how many plays a server keeps in a second.

Tables of four people, each a real WebSocket in a process beside the server's, play whole rounds over
loopback. A play counts from when it is sent until the last of the four has been told of it. Every play is
kept before anybody is told: in an SQLite file with a write-ahead log, which survives kill -9 (``synchronous``
NORMAL) or, with --full, the loss of power too.

    scripts/bench load_server [--tables N] [--rate N] [--seconds N] [--full] [--json]
    scripts/bench load_server --saturate [--database URL] [--bus URL] [--workers N] [--json]

--saturate sends as fast as plays are answered, from --tables at once. --database takes the URL of a
PostgreSQL that is running; --postgres starts one for the time of the measurement, with a bus over its NOTIFY.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import hashlib
import json
import multiprocessing
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from chickenfoot.wire import PROTOCOL
from chickenfoot.wire import from_client as say
from chickenfoot.wire.codec import write_from_client

ROOT = Path(__file__).resolve().parent.parent
RULES = "trains;end=target:9999"  # round after round, without an end
BUDGET = {"p50": 5.0, "p95": 15.0, "p99": 40.0}  # milliseconds
MEMORY_BUDGET = 150  # MB
SALT = b"salt"
COMMITMENT = hashlib.sha256(SALT).hexdigest()


class Turn(msgspec.Struct):
    seat: int
    moves: list[list[str | None]] = []


class Offer(msgspec.Struct):
    commitments: list[str | None]
    salts: list[str | None]
    is_closed: bool = False


class Heard(msgspec.Struct):
    """What the load needs of a message."""

    type: str
    seq: int = 0
    id: str = ""
    code: str = ""
    phase: str = ""
    turn: Turn | None = None
    offer: Offer | None = None
    happened: list[dict[str, Any]] = []


_decoder = msgspec.json.Decoder(Heard)


@dataclass(eq=False)
class Tally:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    is_counting: bool = False


@dataclass(eq=False)
class Table:
    """Four people at one table. *ready*: who may play now, with which move, having seen which number."""

    tally: Tally
    people: list[Person] = field(default_factory=list)
    ready: tuple[Person, str, int] | None = None
    sent: float = 0.0
    missing: int = 0  # how many have not been told of the play that was sent
    waiting: asyncio.Event = field(default_factory=asyncio.Event)

    async def play(self) -> None:
        """Send the play that can be made."""
        assert self.ready is not None
        (person, move, seen), self.ready = self.ready, None
        self.missing, self.sent = len(self.people), time.perf_counter()
        self.waiting.clear()
        await person.say(say.Play(person.next_id(), seen, move))

    def told(self) -> None:
        """Somebody was told of the play."""
        self.missing -= 1
        if self.missing == 0:
            if self.tally.is_counting and self.sent:
                self.tally.latencies.append(1000 * (time.perf_counter() - self.sent))
            self.sent = 0.0
            self.waiting.set()


@dataclass(eq=False)
class Person:
    """A socket at a table."""

    table: Table
    seat: int
    cookie: str
    socket: ClientConnection | None = None
    seq: int = 0
    number: int = 0

    def next_id(self) -> str:
        self.number += 1
        return str(self.number)

    async def say(self, message: say.FromClient) -> None:
        assert self.socket is not None
        await self.socket.send(write_from_client(message).decode())

    async def listen(self) -> None:
        """Hear, and do what a round needs besides plays: salts, going on."""
        assert self.socket is not None
        async for frame in self.socket:
            heard = _decoder.decode(frame)
            if heard.type in {"done", "refused", "welcome"}:
                if heard.type == "refused":
                    self.table.tally.errors.append(heard.code)
                continue
            self.seq = heard.seq
            await self._react(heard, len(frame))

    async def _react(self, heard: Heard, size: int) -> None:
        table = self.table
        if heard.turn is not None and heard.turn.seat == self.seat and heard.turn.moves:
            table.ready = (self, str(heard.turn.moves[0][0]), heard.seq)
        if heard.type == "moved":
            if table.tally.is_counting:
                table.tally.sizes.append(size)
            table.told()
            if any(one.get("what") == "round_over" for one in heard.happened):
                await self.say(say.Ready(self.next_id()))
        elif heard.offer is not None:
            mine = heard.offer.commitments[self.seat], heard.offer.salts[self.seat]
            if (
                not heard.offer.is_closed
                and mine[0] is None
                and heard.type == "offered"
                and not any(heard.offer.commitments)
            ):
                await self.say(say.Commit(self.next_id(), COMMITMENT))
            elif heard.offer.is_closed and not any(heard.offer.salts):
                await self.say(say.Show(self.next_id(), SALT.hex()))


# --- the load ---------------------------------------------------------------------------------------------


async def seated(address: str, count: int, tally: Tally) -> list[Table]:
    """*count* tables with four people each, playing."""
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=limits) as http:
        gate = asyncio.Semaphore(20)

        async def one(number: int) -> Table:
            async with gate:
                return await _table(http, address, number, tally)

        return list(await asyncio.gather(*(one(number) for number in range(count))))


async def _table(http: httpx.AsyncClient, address: str, number: int, tally: Tally) -> Table:
    table = Table(tally)
    for seat in range(4):
        http.cookies.clear()
        answer = await http.post("/api/me", json={"name": f"p{number}-{seat}"})
        answer.raise_for_status()
        table.people.append(Person(table, seat, answer.headers["set-cookie"].partition(";")[0]))
    http.cookies.clear()
    answer = await http.post(
        "/api/tables",
        json={"rules": RULES, "seats": ["open"] * 4},
        headers={"Cookie": table.people[0].cookie},
    )
    answer.raise_for_status()
    for person in table.people:
        person.socket = await connect(
            address.replace("http", "ws", 1) + "/api/socket",
            additional_headers={"Cookie": person.cookie},
            compression=None,
            max_queue=None,
            ping_interval=None,
        )
        await person.say(say.Hello(PROTOCOL))
        await person.say(say.Watch(person.next_id(), answer.json()["id"]))
        await person.say(say.Sit(person.next_id(), person.seat))
    return table


async def load(address: str, arguments: argparse.Namespace) -> dict[str, Any]:
    """Play, and measure."""
    gc.disable()  # what is measured is the server
    tally = Tally()
    tables = await seated(address, arguments.tables, tally)
    listening = [asyncio.create_task(one.listen()) for table in tables for one in table.people]
    await asyncio.sleep(1)
    for table in tables:
        await table.people[0].say(say.Start(table.people[0].next_id()))
    await asyncio.sleep(3)
    plays = _saturating(tables) if arguments.saturate else _steady(tables, arguments.rate)
    began, counted = 0.0, 0
    async with contextlib.aclosing(plays) as steps:
        started = time.perf_counter()
        async for _ in steps:
            now = time.perf_counter()
            if not tally.is_counting and now > started + arguments.warm:
                tally.is_counting, began = True, now
            if tally.is_counting and now > began + arguments.seconds:
                break
    took = time.perf_counter() - began
    counted = len(tally.latencies)
    tally.is_counting = False
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    for table in tables:
        for person in table.people:
            assert person.socket is not None
            person.socket.transport.abort()
    return {
        "sockets": 4 * len(tables),
        "plays": counted,
        "plays_a_second": counted / took,
        "errors": len(tally.errors),
        "codes": sorted(set(tally.errors)),
        "median_bytes": statistics.median(tally.sizes),
        **quantiles(tally.latencies),
    }


def quantiles(latencies: list[float]) -> dict[str, float]:
    """Milliseconds that half, 95 % and 99 % of the plays took at most."""
    cuts = statistics.quantiles(latencies, n=100)
    return {"p50": cuts[49], "p95": cuts[94], "p99": cuts[98], "max": max(latencies)}


async def _steady(tables: list[Table], rate: float) -> AsyncGenerator[None, None]:
    """So many plays a second, each at the next table where one can be made."""
    began, done = time.perf_counter(), 0
    order = 0
    while True:
        due = began + done / rate
        wait = due - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        for _ in range(len(tables)):
            order = (order + 1) % len(tables)
            if tables[order].ready is not None:
                await tables[order].play()
                break
        done += 1
        yield


async def _saturating(tables: list[Table]) -> AsyncGenerator[None, None]:
    """Every table plays as soon as its last play has been told."""

    async def one(table: Table) -> None:
        while True:
            if table.ready is None:
                await asyncio.sleep(0.005)
                continue
            await table.play()
            await table.waiting.wait()

    playing = [asyncio.create_task(one(table)) for table in tables]
    try:
        while True:
            await asyncio.sleep(0.05)
            yield
    finally:
        for task in playing:
            task.cancel()


# --- the server -------------------------------------------------------------------------------------------


@contextlib.contextmanager
def server(arguments: argparse.Namespace, database: str, bus: str) -> Iterator[tuple[str, int]]:
    """A server in a process of its own; its address and process id."""
    command = [sys.executable, "-m", "chickenfoot", "serve", "--port", str(arguments.port)]
    command += ["--database", database, "--bus", bus, "--workers", str(arguments.workers)]
    command += ["--limits", "off"]
    environment = {**os.environ, "CHICKENFOOT_SIMULATOR": "plain"}  # without numba
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+:\d+", process.stdout.readline())
        if found is None:
            raise SystemExit("expected the server to say its address, got nothing")
        yield found[0], process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


def memory_of(pid: int) -> float:
    """The resident memory of a process and its children, in MB; 0 where it is not told."""
    total = 0.0
    with contextlib.suppress(OSError):
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                status = (folder / "status").read_text()
                parent = re.search(r"PPid:\s+(\d+)", status)
                rss = re.search(r"VmRSS:\s+(\d+)", status)
                if rss and (folder.name == str(pid) or (parent and parent[1] == str(pid))):
                    total += int(rss[1]) / 1024
    return total


def _load_in_process(address: str, arguments: argparse.Namespace, out: Any) -> None:
    out.put(asyncio.run(load(address, arguments)))


def measure(arguments: argparse.Namespace, database: str, bus: str) -> dict[str, Any]:
    """One measurement, server and load each in a process."""
    with server(arguments, database, bus) as (address, pid):
        context = multiprocessing.get_context("spawn")
        out = context.Queue()
        process = context.Process(target=_load_in_process, args=(address, arguments, out))
        process.start()
        try:
            found: dict[str, Any] = out.get(timeout=arguments.seconds + arguments.warm + 300)
        finally:
            megabytes = memory_of(pid)
            process.join(20)
            process.kill()
        metrics = httpx.get(f"{address}/metrics").text
    found["megabytes"] = round(megabytes, 1)
    found["loop_lag_p99_ms"] = _histogram_p99(metrics, "chickenfoot_loop_lag_seconds")
    found["append_p99_ms"] = _histogram_p99(metrics, "chickenfoot_append_seconds")
    return found


def _histogram_p99(metrics: str, name: str) -> float | None:
    """The upper end of the bucket in which 99 % lie, in milliseconds."""
    buckets = re.findall(rf'^{name}_bucket{{le="([^"]+)"}} (\S+)', metrics, re.MULTILINE)
    if not buckets:
        return None
    total = float(buckets[-1][1])
    return next(1000 * float(edge) for edge, count in buckets if float(count) >= 0.99 * total)


def main() -> int:
    arguments = _arguments()
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database, bus = arguments.database, arguments.bus
        if arguments.postgres:
            sys.path.insert(0, str(ROOT))
            from tests.server.running import Postgres

            postgres = Postgres()
            stack.callback(postgres.close)
            database = postgres.fresh()
            bus = database
        if not database:
            database = f"sqlite:///{folder}/load.sqlite" + ("?synchronous=full" if arguments.full else "")
        found = measure(arguments, database, bus)
    if arguments.json:
        print(json.dumps(found))
        return 0
    print(f"{found['sockets']} sockets, {found['plays_a_second']:.0f} plays/s, {found['errors']} errors")
    for name, budget in BUDGET.items():
        print(
            f"  {name}  {found[name]:7.2f} ms" + ("" if arguments.saturate else f"   (budget {budget:.0f})")
        )
    print(f"  {found['median_bytes']:.0f} bytes a play and client (median)")
    print(f"  {found['megabytes']:.0f} MB (budget {MEMORY_BUDGET}, without numba)")
    print(f"  loop lag p99 <= {found['loop_lag_p99_ms']} ms, append p99 <= {found['append_p99_ms']} ms")
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--warm", type=float, default=5.0)
    parser.add_argument("--saturate", action="store_true")
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--database", default="")
    parser.add_argument("--bus", default="memory:")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
