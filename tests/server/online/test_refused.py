"""What the socket refuses, with a code or a goodbye; nobody else notices."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.exceptions import InvalidStatus

from chickenfoot.server import sockets
from chickenfoot.wire import from_client as say
from tests.server.client import Client
from tests.server.online.wires import HELLO, line
from tests.server.online.worker import (
    a_move,
    guests,
    is_at,
    party,
    play_all,
    refused,
    start,
    to_move,
    worker,
)

GOODBYE = {"type": "goodbye", "code": "protocol"}


# --- who may connect --------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1:1", "null"])
def test_a_page_of_another_site_may_not_connect(origin: str) -> None:
    """With anybody's cookie: the browser would send it along."""

    async def scene() -> None:
        async with worker() as served, guests(served.address, "Ann") as (ann,):
            with pytest.raises(InvalidStatus) as refusal:
                async with line(served.address, cookie=ann.cookie, origin=origin):
                    pass
            assert refusal.value.response.status_code == 403

    asyncio.run(scene())


def test_our_own_pages_may_connect_and_those_we_were_told_of() -> None:
    async def scene() -> None:
        async with worker() as served, line(served.address, origin=served.address):
            pass
        async with (
            worker(origins="https://play.example") as served,
            line(served.address, origin="https://play.example"),
        ):
            pass

    asyncio.run(scene())


@pytest.mark.parametrize("forged", ["f" * 64, "", "0" * 63, "é" * 64])
def test_a_cookie_that_was_not_signed_here_is_nobodys(forged: str) -> None:
    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", "Bo") as (ann, _):
            thief = Client(served.address, "thief")
            thief.cookie = ann.cookie.partition(".")[0] + "." + forged
            async with thief.connected(ann.table):
                assert thief.you is None
                assert await refused(thief, say.React(thief.id(), "hello")) == "no_guest"

    asyncio.run(scene())


def test_there_are_no_more_connections_than_allowed() -> None:
    """When one ends, there is room for another."""

    async def scene() -> None:
        async with worker(most=2) as served, line(served.address):
            async with line(served.address):
                with pytest.raises(InvalidStatus):
                    async with line(served.address):
                        pass
            async with asyncio.timeout(20):
                while served.running.sockets._open > 1:
                    await asyncio.sleep(0.01)
            async with line(served.address):
                pass

    asyncio.run(scene())


# --- the greeting -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "first",
    [
        '{"type":"react","id":"1","phrase":"hello"}',
        '{"type":"hello","protocol":99999}',
        '{"type":"hello","protocol":0}',
        '{"type":"hello"}',
        "hello",
        "",
        b"\xff\xfe",
    ],
)
def test_who_does_not_begin_with_hello_in_our_protocol_is_sent_away(first: str | bytes) -> None:
    async def scene() -> None:
        async with worker() as served, line(served.address, hello=False) as one:
            await one.say(first)

            assert await one.hear_out() == [GOODBYE]

    asyncio.run(scene())


def test_who_says_nothing_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "_GREETING", 0.05)

    async def scene() -> None:
        async with worker() as served, line(served.address, hello=False) as one:
            assert await one.hear_out() == [GOODBYE]

    asyncio.run(scene())


def test_a_second_hello_is_refused_and_harms_nothing() -> None:
    async def scene() -> None:
        async with worker() as served, line(served.address) as one:
            assert await one.ask(HELLO) == {"type": "refused", "id": "", "code": "hello_twice"}
            assert (await one.ask('{"type":"leave","id":"1"}'))["type"] == "done"

    asyncio.run(scene())


# --- what is no message -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("frame", "id"),
    [
        ("", ""),
        ("null", ""),
        ("[" * 3000, ""),
        ("nonsense", ""),
        (b"\xff\xfe\x00", ""),
        ('{"type":"play"}', ""),
        ('{"type":"play","id":"1","seen":-1,"move":"draw"}', "1"),
        ('{"type":"play","id":"1","seen":1e99,"move":"draw"}', "1"),
        ('{"type":"sit","id":"1","seat":0,"extra":1}', "1"),
        ('{"type":"react","id":"1","phrase":"you cheat"}', "1"),
        ('{"type":"no such","id":"1"}', "1"),
        ('{"type":"leave","id":"' + "x" * 41 + '"}', ""),
        ('{"type":"leave","id":"a b"}', ""),
        ('{"type":"watch","id":"1","table":"' + "A" * 32 + '"}', "1"),
        ('{"type":"leave","id":"1"}' + " " * 4096, ""),
        ('{"type":"leave","id":"1","id":"2"}{}', ""),
    ],
)
def test_what_is_no_message_is_refused(frame: str | bytes, id: str) -> None:
    """With its id, where one can be read; the connection goes on."""

    async def scene() -> None:
        async with worker() as served, line(served.address) as one:
            answer = await one.ask(frame)

            assert (answer["type"], answer["id"], answer["code"]) == ("refused", id, "bad_message")
            assert (await one.ask('{"type":"leave","id":"1"}'))["type"] == "done"

    asyncio.run(scene())


def test_a_message_in_a_binary_frame_is_a_message() -> None:
    async def scene() -> None:
        async with worker() as served, line(served.address, hello=False) as one:
            assert (await one.ask(HELLO.encode()))["type"] == "welcome"

    asyncio.run(scene())


@pytest.mark.parametrize(("frame", "code"), [("x" * 20_000, 1009), (b"\xff\xff", 1007)])
def test_a_frame_that_is_too_large_or_no_text_ends_the_connection(frame: str | bytes, code: int) -> None:
    async def scene() -> None:
        async with worker() as served, line(served.address) as one:
            await one.say(frame, as_text=True)

            assert await one.hear() is None
            assert one.code == code
            served.troubles.clear()  # the library's own complaint (test_logs)

    asyncio.run(scene())


# --- commands ---------------------------------------------------------------------------------------------


def test_a_table_that_does_not_exist_cannot_be_watched() -> None:
    async def scene() -> None:
        async with worker() as served, guests(served.address, "Ann") as (ann,):
            assert await refused(ann, say.Watch(ann.id(), "0" * 32)) == "no_such_table"
            assert await refused(ann, say.Ready(ann.id())) == "not_watching"

    asyncio.run(scene())


def test_nobody_plays_out_of_turn_for_another_seat_or_at_an_older_table() -> None:
    """Each is refused with a code of its own, and whose turn it is plays on."""

    async def scene() -> None:
        async with (
            worker() as served,
            party(served.address, "Ann", "Bo") as people,
            guests(served.address, "Xo") as (xo,),
        ):
            await start(people)
            mover = await to_move(people)
            (other,) = (person for person in people if person is not mover)
            await xo.watch(mover.table)
            move = a_move(mover)

            assert await refused(other, say.Play(other.id(), other.seq, move.move)) == "not_your_turn"
            assert await refused(xo, say.Play(xo.id(), xo.seq, move.move)) == "not_seated"
            assert (
                await refused(other, say.Play(other.id(), other.seq, f"catch {mover.you}")) == "not_your_seat"
            )
            assert await refused(mover, say.Play(mover.id(), mover.seq - 1, move.move)) == "stale"
            assert await refused(mover, say.Play(mover.id(), mover.seq, "a tile")) == "bad_move"
            await mover.do(move)

    asyncio.run(scene())


@pytest.mark.parametrize(
    "command",
    [
        say.Start("1"),
        say.Remove("1", 0),
        say.PassHost("1", 1),
        say.SetSeat("1", 1, "chick"),
        say.StandIn("1", 0, "chick"),
        say.Close("1"),
    ],
)
def test_what_is_the_hosts_is_refused_to_others(command: say.AnyCommand) -> None:
    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", "Bo") as (_, bo):
            assert await refused(bo, command) == "not_host"

    asyncio.run(scene())


def test_among_people_there_is_neither_undo_nor_hint() -> None:
    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", "Bo") as people:
            await start(people)
            mover = await to_move(people)

            assert await refused(mover, say.Undo(mover.id())) == "not_alone"
            assert await refused(mover, say.Hint(mover.id())) == "no_hints"

    asyncio.run(scene())


def test_a_closed_table_takes_no_commands() -> None:
    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", "Bo") as (ann, bo):
            await ann.do(say.Close(ann.id()))
            await bo.until(lambda: is_at(bo, "closed"))

            assert await refused(bo, say.React(bo.id(), "goodbye")) == "closed"

    asyncio.run(scene())


def test_who_is_refused_everything_disturbs_nobody() -> None:
    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", "Bo") as people:
            await start(people)
            playing = asyncio.create_task(play_all(people))
            async with line(served.address, cookie=people[0].cookie) as one:
                while not playing.done():
                    await one.say(json.dumps({"type": "play", "id": "x", "seen": 0, "move": "draw"}))
                    await one.say("?")
                    await asyncio.sleep(0.05)
            await playing

    asyncio.run(scene())
