"""Too much, too fast, too slowly, or nonsense: who does it is held up or sent away, and nobody else is."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import socket

import pytest
from websockets.exceptions import ConnectionClosed

from chickenfoot.server import sockets
from chickenfoot.wire import from_client as say
from chickenfoot.wire.codec import read_to_client, write_from_client
from chickenfoot.wire.to_client import Goodbye
from tests.server.online.wires import HELLO, bare, frame, line, read_out
from tests.server.online.worker import Worker, party, play_all, start, worker

# --- too fast ---------------------------------------------------------------------------------------------


def test_who_says_too_much_at_once_is_refused_and_may_go_on_later() -> None:
    async def scene() -> None:
        async with worker(limits="on") as served, line(served.address) as one:
            for number in range(70):
                await one.say(json.dumps({"type": "leave", "id": str(number)}))
            answers = [await one.hear() for _ in range(70)]

            assert [answer["id"] for answer in answers] == [str(number) for number in range(70)]
            assert answers[59]["type"] == "done"
            too_fast = [answer for answer in answers if answer["type"] == "refused"]
            assert {answer["code"] for answer in too_fast} == {"too_fast"}
            async with asyncio.timeout(20):
                while (await one.ask('{"type":"leave","id":"later"}'))["type"] != "done":
                    await asyncio.sleep(0.1)

    asyncio.run(scene())


def test_who_never_slows_down_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "_PATIENCE", 3)

    async def scene() -> None:
        async with worker(limits="on") as served, line(served.address) as one:
            with contextlib.suppress(ConnectionClosed):
                for number in range(300):
                    await one.say(json.dumps({"type": "leave", "id": str(number)}))

            assert (await one.hear_out())[-1] == {"type": "goodbye", "code": "slow"}

    asyncio.run(scene())


# --- too slow ---------------------------------------------------------------------------------------------


async def pile_up(served: Worker, reader: socket.socket, table: str) -> None:
    """Let *reader*, who does not read, ask for the whole table until more waits than may wait for anybody."""
    loop = asyncio.get_running_loop()
    await loop.sock_sendall(reader, frame(HELLO))
    watch = frame(json.dumps({"type": "watch", "id": "1", "table": table}))
    slow = served.lobby.metrics.slow
    async with asyncio.timeout(30):
        while not slow._value.get():
            await loop.sock_sendall(reader, watch)
            await asyncio.sleep(0.001)


def test_who_does_not_read_is_sent_away_and_told_so_when_he_reads() -> None:
    """What he has missed is dropped; he will ask for it when he comes again."""

    async def scene() -> None:
        async with (
            worker(buffer=4096) as served,
            party(served.address, "Ann", "Bo") as (ann, _),
            bare(served.address, buffer=4096) as reader,
        ):
            await pile_up(served, reader, ann.table)
            *_, last, _ = await read_out(reader)

            assert read_to_client(last) == Goodbye("slow")

    asyncio.run(scene())


def test_while_somebody_does_not_read_the_others_play_on() -> None:
    async def scene() -> None:
        async with (
            worker(buffer=4096) as served,
            party(served.address, "Ann", "Bo") as people,
            bare(served.address, buffer=4096) as reader,
        ):
            await pile_up(served, reader, people[0].table)
            await start(people)
            await play_all(people)

    asyncio.run(scene())


def test_who_never_reads_again_holds_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """His connection is given up, though he never takes leave of it."""
    monkeypatch.setattr(sockets, "_FAREWELL", 0.1)

    async def scene() -> None:
        async with (
            worker(buffer=4096) as served,
            party(served.address, "Ann", "Bo") as people,
            bare(served.address, buffer=4096) as reader,
        ):
            await pile_up(served, reader, people[0].table)
            async with asyncio.timeout(5):
                while served.running.sockets._open > len(people):
                    await asyncio.sleep(0.05)

    asyncio.run(scene())


# --- nonsense ---------------------------------------------------------------------------------------------

COMMANDS = [
    write_from_client(command).decode()
    for command in (
        say.Watch("1", "0" * 32),
        say.Leave("2"),
        say.Sit("3", 1, "invite"),
        say.SetSeat("4", 1, "chick"),
        say.Commit("5", "0" * 64),
        say.Show("6", "00"),
        say.Play("7", 5, "1-2 on 2"),
        say.React("8", "hello"),
    )
]


def mutated(chance: random.Random) -> str | bytes:
    """Something that nearly is a message, or nothing like it."""
    text = chance.choice(COMMANDS)
    at = chance.randrange(len(text))
    match chance.randrange(7):
        case 0:
            return chance.randbytes(chance.randrange(200))
        case 1:
            return text[:at]
        case 2:
            return text[:at] + chance.choice('{}[]",:0\\\x00\u2603\U0001f414') + text[at:]
        case 3:
            return text[:at] + text[at + 1 :]
        case 4:
            return re.sub(r"\d+", str(chance.choice([-1, 10**30, 2**63, 1.5])), text)
        case 5:
            return text + chance.choice(COMMANDS)
        case _:
            word = chance.choice(['""', '"type"', '"id"', r'"\ud800"', '"' + "x" * 500 + '"'])
            return re.sub(r'"\w+"', lambda _: word, text, count=1)


@pytest.mark.parametrize("seed", range(3))
def test_nonsense_is_answered_frame_by_frame(seed: int) -> None:
    """Every frame has an answer, and the next message that makes sense is understood."""

    async def scene() -> None:
        chance = random.Random(seed)
        async with worker() as served, party(served.address, "Ann", "Bo") as (ann, bo):
            async with line(served.address, cookie=bo.cookie) as one:
                for _ in range(150):
                    answer = await one.ask(mutated(chance))
                    assert answer["type"] in {"refused", "done"}
                await one.say(f'{{"type":"watch","id":"w","table":"{ann.table}"}}')
                assert (await one.hear())["type"] == "snapshot"
            await ann.do(say.React(ann.id(), "hello"))

    asyncio.run(scene())


@pytest.mark.parametrize("seed", range(3))
def test_nonsense_instead_of_hello_ends_the_connection(seed: int) -> None:
    async def scene() -> None:
        chance = random.Random(seed)
        async with worker() as served:
            for _ in range(10):
                async with line(served.address, hello=False) as one:
                    await one.say(mutated(chance))

                    assert await one.hear_out() == [{"type": "goodbye", "code": "protocol"}]

    asyncio.run(scene())


@pytest.mark.parametrize("seed", range(3))
def test_bytes_that_are_no_frames_end_the_connection(seed: int) -> None:
    """Right after the handshake, or after some messages."""

    async def scene() -> None:
        chance = random.Random(seed)
        loop = asyncio.get_running_loop()
        async with worker() as served, party(served.address, "Ann", "Bo") as people:
            for number in range(10):
                async with bare(served.address) as one:
                    if number % 2:
                        await loop.sock_sendall(one, frame(HELLO) + frame(COMMANDS[1]))
                    with contextlib.suppress(ConnectionError):
                        await loop.sock_sendall(one, b"\x7f" + chance.randbytes(500))
                    await read_out(one)
            await start(people)
            await play_all(people)

    asyncio.run(scene())
