"""What a server logs: structured lines, and nothing in them of names, cookies, tiles and tables."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from pathlib import Path

from chickenfoot.wire import from_client as say
from tests.server.client import Client
from tests.server.online.wires import line
from tests.server.online.worker import ONE, party, play_all, refused, start, worker
from tests.server.serving import Serving, sqlite_in


async def a_life(address: str) -> list[Client]:
    """A game, and all kinds of things that are refused."""
    async with party(address, "Annabella", "Bonifatius", rules=ONE) as people:
        await start(people)
        await play_all(people)
        ann = people[0]
        assert await refused(ann, say.Play(ann.id(), ann.seq, "1-2 on 2")) == "not_now"
        async with line(address, cookie=ann.cookie) as one:
            await one.say("nonsense")
            await one.say('{"type":"watch","id":"1","table":"' + "0" * 32 + '"}')
            assert (await one.hear())["code"] == "bad_message"
        await ann.http("GET", f"/api/tables/{'0' * 32}")
        await ann.http("POST", "/api/tables", content=b"{")
        return people


def test_log_lines_hold_no_secrets(tmp_path: Path) -> None:
    serving = Serving(sqlite_in(tmp_path), options=["--log", "json"], log=tmp_path / "log")
    with serving.running():
        people = asyncio.run(a_life(serving.address))
        serving.stop()
    said = serving.said()

    secrets = [person.name for person in people] + [people[0].table]
    secrets += [part for person in people for part in person.cookie.partition("=")[2].split(".")]
    assert [secret for secret in secrets if secret in said] == []
    assert not re.search(r"\b\d-\d\b", said)


def test_what_fails_is_logged_without_what_it_was_about(tmp_path: Path) -> None:
    """A log that cannot be read, in a worker in this process."""

    async def scene() -> None:
        async with worker(sqlite_in(tmp_path)) as served, party(served.address, "Annabella", "Bo") as people:
            ann = people[0]
            store = served.lobby.world.store
            await store.rewrite(ann.table, {2: b'{"type":"sat","seat":77,"name":"Annabella"}'})
            served.lobby.forget(ann.table)

            assert await refused(ann, say.React(ann.id(), "hello")) == "failed"
            assert served.logged
            told = json.dumps([{**one, "exc_info": None} for one in served.logged])
            assert "Annabella" not in told
            assert ann.table not in told
            served.troubles.clear()  # it is one that was made on purpose

    asyncio.run(scene())


def test_nothing_that_a_client_sends_leaves_a_traceback(tmp_path: Path) -> None:
    serving = Serving("memory:", options=["--log", "json"], log=tmp_path / "log")

    async def scene() -> None:
        for frame in (b"\xff\xff", b"x" * 20_000):
            async with line(serving.address) as one:
                await one.say(frame, as_text=True)
                await one.hear_out()

    with serving.running():
        asyncio.run(scene())
        serving.stop()
    assert "Traceback" not in serving.said()


def test_every_line_is_json_if_that_is_wanted(tmp_path: Path) -> None:
    """What the web server's library has to say, too."""
    serving = Serving("memory:", options=["--log", "json"], log=tmp_path / "log")
    with serving.running():
        with socket.create_connection(("127.0.0.1", serving.port)) as nonsense:
            nonsense.sendall(b"nonsense\r\n\r\n")
            assert nonsense.recv(1000).startswith(b"HTTP/1.1 400 ")
        serving.stop()

    _, *lines, _ = serving.said().splitlines()  # the first tells people where it is, the last that it was
    assert lines
    assert all(json.loads(one)["event"] for one in lines)
