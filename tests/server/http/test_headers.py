"""What every answer says to browsers, and whose pages may use the server."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from chickenfoot.server.http import same_origin
from chickenfoot.server.http.headers import ALWAYS
from tests.server.http.house import ORIGIN, House, problem


def test_every_answer_says_what_a_browser_may_do_with_it() -> None:
    async def test() -> None:
        ann = await House().guest("Ann")
        paths = ["/", "/docs", "/openapi.json", "/api/me", "/api/presets", "/nothing", "/healthz"]
        for path in paths:
            answer = await ann.get(path)
            assert dict(ALWAYS).items() <= {name.title(): answer.headers[name] for name in ALWAYS}.items(), (
                path
            )
        for answer in (
            await ann.ask("PUT", "/api/me"),
            await ann.post("/api/me", {}, headers={"Origin": "null"}),
        ):
            assert answer.headers["content-security-policy"] == ALWAYS["Content-Security-Policy"]

    asyncio.run(test())


def test_no_script_and_no_style_may_stand_in_a_page() -> None:
    policy = dict(part.split(" ", 1) for part in ALWAYS["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == "'none'"
    assert "script-src" not in policy
    assert "unsafe" not in str(policy)


def test_nothing_that_is_asked_of_the_api_is_kept_by_browsers() -> None:
    async def test() -> None:
        ann = await House().guest("Ann")
        table = await ann.make()
        for path in ("/api/me", "/api/me/tables", f"/api/tables/{table}", "/api/presets", "/api/nothing"):
            assert (await ann.get(path)).headers["cache-control"] == "no-store"

    asyncio.run(test())


# --- origins ----------------------------------------------------------------------------------------------


def scope(host: str = "table.test", **headers: str) -> dict[str, Any]:
    named = {"host": host, **{name.replace("_", "-"): value for name, value in headers.items()}}
    return {"type": "http", "headers": [(name.encode(), value.encode()) for name, value in named.items()]}


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "http://table.test"},
        {"origin": "https://table.test"},
        {"origin": "http://table.test:80"},
        {"origin": "http://TABLE.test"},
        {"host": "table.test:8000", "origin": "http://table.test:8000"},
        {"host": "[::1]:8000", "origin": "http://[::1]:8000"},
        {"host": "table.test:443", "origin": "https://table.test"},
        {"origin": "https://play.example.org"},
        {"sec_fetch_site": "same-origin"},
        {"sec_fetch_site": "none"},
        {"sec_fetch_site": "same-origin", "origin": "null"},
        {"sec_fetch_site": "same-origin", "origin": "https://outside.example", "host": "inside"},
        {"sec_fetch_site": "cross-site", "origin": "https://play.example.org"},
    ],
)
def test_its_own_pages_may_use_the_server(headers: dict[str, str]) -> None:
    assert same_origin(scope(**headers), ("https://play.example.org",))


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://other.test"},
        {"origin": "http://table.test.evil.example"},
        {"origin": "http://table.test:8000"},
        {"origin": "http://table.test@evil.example"},
        {"origin": "table.test"},
        {"origin": "file://table.test"},
        {"origin": "http://table.test:99999"},
        {"origin": "http://[::1"},
        {"origin": "http://", "host": ""},
        {"host": "table.test:8000", "origin": "http://table.test"},
        {"origin": "https://play.example.org.evil.example"},
        {"sec_fetch_site": "cross-site"},
        {"sec_fetch_site": "same-site", "origin": "http://table.test"},
        {"sec_fetch_site": "cross-site", "origin": "http://table.test"},
        {"sec_fetch_site": ""},
    ],
)
def test_pages_of_others_may_not(headers: dict[str, str]) -> None:
    assert not same_origin(scope(**headers), ("https://play.example.org",))


def test_nor_may_who_says_two_things() -> None:
    twice = scope(origin="http://table.test")
    twice["headers"].append((b"origin", b"http://table.test"))
    assert not same_origin(twice)


def test_another_sites_page_can_change_nothing() -> None:
    async def test() -> None:
        house = House()
        ann = await house.guest("Ann")
        evil = {"Origin": "http://evil.example"}
        for method, path in (
            ("DELETE", "/api/me"),
            ("POST", "/api/me"),
            ("POST", "/api/tables"),
            ("PUT", "/api/me"),
        ):
            assert problem(await ann.ask(method, path, headers=evil)) == (403, "foreign_origin")
        assert (await ann.get("/api/me", headers=evil)).status_code == 200
        assert (await ann.ask("DELETE", "/api/me", headers={"Origin": ORIGIN})).status_code == 204

    asyncio.run(test())
