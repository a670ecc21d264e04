"""Requests that are not carried out: every one is answered with a status, a code, and no more than that."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
import structlog
from hypothesis import given, settings
from hypothesis import strategies as st

from chickenfoot.server.adapters.memory import MemoryStore
from chickenfoot.server.http.endpoints import ENDPOINTS
from chickenfoot.server.ports import Guest, StoreFailed
from chickenfoot.server.push.subscribing import Offer
from tests.server.http.house import House, problem

TAKING = [endpoint for endpoint in ENDPOINTS if endpoint.takes is not None]
TABLE = "0" * 32


def path_of(path: str) -> str:
    return path.replace("{table}", TABLE).replace("{code}", "ABCDEF")


@pytest.mark.parametrize(
    "path",
    ["/api", "/api/", "/api/nothing", "/api/me/", "/nothing", "/t", "/t/a/b", "/api/qr", "/%2e%2e/x"],
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_where_nothing_is_nothing_is_found(method: str, path: str) -> None:
    async def test() -> None:
        assert problem(await House().browser().ask(method, path)) == (404, "not_found")

    asyncio.run(test())


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda one: f"{one.method} {one.path}")
def test_a_method_that_a_path_does_not_have_is_refused_with_those_it_has(endpoint: Any) -> None:
    async def test() -> None:
        browser = House().browser()
        has = {one.method for one in ENDPOINTS if one.path == endpoint.path}
        for method in {"GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"} - has:
            answer = await browser.ask(method, path_of(endpoint.path))
            assert problem(answer) == (405, "bad_method"), method
            assert set(answer.headers["allow"].split(", ")) - {"HEAD"} == has

    asyncio.run(test())


# --- bodies -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("endpoint", TAKING, ids=lambda one: f"{one.method} {one.path}")
@pytest.mark.parametrize(
    "media", ["", "text/plain", "application/x-www-form-urlencoded", "application/jsonx"]
)
def test_a_body_has_to_say_that_it_is_json(endpoint: Any, media: str) -> None:
    async def test() -> None:
        ann = await House().guest("Ann")
        headers = {"Content-Type": media} if media else {}
        answer = await ann.ask(endpoint.method, endpoint.path, content=b"{}", headers=headers)
        assert problem(answer) == (415, "bad_media")

    asyncio.run(test())


def test_it_may_say_in_which_letters() -> None:
    async def test() -> None:
        headers = {"Content-Type": "Application/JSON; charset=utf-8"}
        answer = await House().browser().ask("POST", "/api/me", content=b'{"name":"Ann"}', headers=headers)
        assert answer.status_code == 200

    asyncio.run(test())


@pytest.mark.parametrize("endpoint", TAKING, ids=lambda one: f"{one.method} {one.path}")
@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"1",
        b'"name"',
        b"\xff\xfe",
        b"\x00" * 100,
        b'{"name": "\xff"}',
        b'{"name": "\\ud800"}',
        b'{"name": null}',
        b'{"token": 1}',
        b'{"seats": [[]]}',
        b'{"rules": {}}',
        b'{"unknown": 1}',
        b"[" * 60_000,
        b'{"name": ' * 6_000,
        b'{"players": 1e999}',
        b'{"players": ' + b"9" * 5000 + b"}",
        b"NaN",
    ],
    ids=lambda body: repr(body[:20]),
)
def test_a_body_that_is_something_else_is_refused(endpoint: Any, body: bytes) -> None:
    async def test() -> None:
        ann = await House().guest("Ann")
        headers = {"Content-Type": "application/json"}
        answer = await ann.ask(endpoint.method, endpoint.path, content=body, headers=headers)
        assert problem(answer) == (400, "bad_body")
        assert len(answer.content) < 1000

    asyncio.run(test())


def test_a_body_that_is_too_large_is_not_read_to_its_end() -> None:
    read = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal read
        while True:
            read += 1000
            yield b" " * 1000

    async def test() -> None:
        headers = {"Content-Type": "application/json"}
        answer = await House().browser().ask("POST", "/api/me", content=endless(), headers=headers)
        assert problem(answer) == (413, "too_large")

    asyncio.run(test())
    assert read < 70_000


def test_a_body_that_never_comes_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chickenfoot.server.http.bodies._PATIENCE", 0.01)

    async def never() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.sleep(60)

    async def test() -> None:
        headers = {"Content-Type": "application/json"}
        answer = await House().browser().ask("POST", "/api/me", content=never(), headers=headers)
        assert problem(answer) == (408, "too_slow")

    asyncio.run(test())


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=10), inner, max_size=5),
    max_leaves=20,
)
FIELDS = ["name", "token", "seats", "rules", "toml", "clock", "hints", "stand", "changes", "players"]
FIELDS += ["endpoint", "keys", "lang"]
RULES = st.text(max_size=30) | st.lists(
    st.sampled_from(
        ["trains", "cross", "set=9", "hand=7", "rounds=", "=", "arms=players..3", "reserve=1,1,1"]
    )
).map(";".join)
BODIES = st.dictionaries(st.sampled_from(FIELDS), JSON | RULES | st.lists(RULES, max_size=4), max_size=4)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(TAKING), BODIES | JSON)
def test_no_body_makes_the_server_stumble(endpoint: Any, body: Any) -> None:
    async def test() -> None:
        ann = await House(push=Offer("a key")).guest("Ann")
        content = json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        answer = await ann.ask(endpoint.method, endpoint.path, content=content, headers=headers)
        assert answer.status_code in {200, 201, 204, 400, 404}, answer.text

    asyncio.run(test())


@settings(max_examples=100, deadline=None)
@given(
    st.dictionaries(st.text("abcdefghijklmnopqrstuvwxyz_", max_size=10), JSON, max_size=4)
    | st.text(max_size=60)
)
def test_no_ruleset_file_makes_the_server_stumble(values: Any) -> None:
    async def test() -> None:
        toml = (
            values
            if isinstance(values, str)
            else "\n".join(f"{key} = {json.dumps(values[key])}" for key in values)
        )
        answer = await House().browser().post("/api/rules", {"toml": toml[:8000]})
        assert answer.status_code in {200, 400}, answer.text

    asyncio.run(test())


# --- what others do wrong ---------------------------------------------------------------------------------


class Broken(MemoryStore):
    """A store that has gone, or fails in a way that nobody thought of."""

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error

    async def ping(self) -> None:
        raise self.error

    async def guest(self, id: str) -> Guest | None:  # noqa: ARG002
        raise self.error

    async def entries(self, table: str, after: int = 0) -> list[bytes]:  # noqa: ARG002
        raise self.error


def test_a_store_that_fails_is_told_with_when_to_come_again() -> None:
    async def test() -> None:
        ann = await House(Broken(StoreFailed("the disk of /secret is full"))).guest("Ann")
        for path in ("/api/me", f"/api/tables/{TABLE}", f"/api/tables/{TABLE}/record"):
            answer = await ann.get(path)
            assert problem(answer) == (503, "store_failed")
            assert answer.headers["retry-after"] == "5"
            assert "secret" not in answer.text

    asyncio.run(test())


def test_a_mistake_of_the_server_is_told_without_what_it_was_and_noted_without_whose() -> None:
    async def test() -> None:
        house = House(Broken(RuntimeError(f"table {TABLE} of Annalotte")))
        with structlog.testing.capture_logs() as lines:
            answer = await (await house.guest("Annalotte")).get(f"/api/tables/{TABLE}")
        assert problem(answer) == (500, "internal")
        assert "Annalotte" not in answer.text
        assert "Traceback" not in answer.text
        (line,) = lines
        assert line["endpoint"] == "GET /api/tables/{table}"
        assert line["error"] == "RuntimeError"
        assert "Annalotte" not in str(line)
        assert TABLE not in str(line)
        assert line["at"][-1].startswith("test_problems.py:")

    asyncio.run(test())


def test_who_asks_too_often_has_to_wait() -> None:
    async def test() -> None:
        house = House()
        browser = house.browser()
        answers = [await browser.post("/api/me", {"name": "Ann"}) for _ in range(21)]
        assert [answer.status_code for answer in answers] == [200] * 20 + [429]
        assert answers[-1].headers["retry-after"] == "3"
        assert answers[-1].json()["args"] == {"seconds": 3}
        assert (await browser.get("/api/me")).status_code == 200
        assert (await house.browser("192.0.2.2").post("/api/me", {"name": "Bo"})).status_code == 200
        house.later(3_000)
        assert (await browser.post("/api/me", {"name": "Ann"})).status_code == 200

    asyncio.run(test())
