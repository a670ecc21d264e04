"""Whether the server runs, what it measures, QR codes."""

from __future__ import annotations

import asyncio
import re
import xml.etree.ElementTree as ET

import pytest
import segno

import chickenfoot
from chickenfoot.server.ports import StoreFailed
from tests.server.http.house import House, problem
from tests.server.http.test_problems import Broken


def test_a_server_that_runs_says_so() -> None:
    async def test() -> None:
        answer = await House().browser().get("/healthz")
        assert (answer.status_code, answer.json()) == (200, {"version": chickenfoot.__version__})

    asyncio.run(test())


def test_it_is_ready_when_store_and_bus_answer_and_else_says_which_does_not() -> None:
    async def test() -> None:
        house = House()
        await house.bus.start(house.lobby.heard)
        assert (await house.browser().get("/readyz")).status_code == 200
        await house.bus.close()
        answer = await house.browser().get("/readyz")
        assert problem(answer) == (503, "not_ready")
        assert answer.json()["args"] == {"down": "bus"}

        house = House(Broken(StoreFailed("gone")))
        assert (await house.browser().get("/readyz")).json()["args"] == {"down": "store,bus"}
        assert (await house.browser().get("/healthz")).status_code == 200

    asyncio.run(test())


def test_what_is_measured_tells_of_no_table_and_no_name() -> None:
    async def test() -> None:
        ann = await House().guest("Annalotte")
        table = await ann.make()
        answer = await ann.get("/metrics")
        assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
        assert "chickenfoot_tables_made_total 1.0" in answer.text
        assert table not in answer.text
        assert "Annalotte" not in answer.text

    asyncio.run(test())


def qr_of(path: str, origins: tuple[str, ...] = (), **headers: str) -> str:
    async def test() -> str:
        answer = (
            await House(origins=origins).browser().get("/api/qr.svg", params={"path": path}, headers=headers)
        )
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-type"] == "image/svg+xml"
        return answer.text

    return asyncio.run(test())


@pytest.mark.parametrize("path", ["/link/a-Token_0", "/t/0123?seat=1&invite=x"])
def test_of_a_secret_place_it_is_asked_for_in_the_body(path: str) -> None:
    async def test() -> str:
        answer = await House().browser().post("/api/qr.svg", json={"path": path})
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
        return answer.text

    assert asyncio.run(test()) == qr_of(path)


def modules(svg: str) -> str:
    """The dark squares, as a path."""
    found = re.search(r'stroke="#000"[^>]* d="([^"]+)"', svg)
    assert found is not None
    return found[1]


@pytest.mark.parametrize(
    ("origins", "host", "origin"),
    [
        ((), "table.test", "http://table.test"),
        ((), "192.168.1.5:8000", "http://192.168.1.5:8000"),
        ((), "[fe80::1]:8000", "http://[fe80::1]:8000"),
        (("https://play.example.org",), "localhost:8000", "https://play.example.org"),
        (("https://a.example", "https://b.example"), "b.example", "https://b.example"),
    ],
)
def test_a_qr_code_leads_to_this_server(origins: tuple[str, ...], host: str, origin: str) -> None:
    svg = qr_of("/t/0123", origins, host=host)
    expected = segno.make(f"{origin}/t/0123", error="m", micro=False).svg_inline(scale=8)
    assert modules(svg) == modules(expected)
    assert "style" not in svg
    assert ET.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize(
    "path", ["", "t/0", "http://evil.example/", "/a b", "/\n", "/é", "/" + "x" * 300, "/\\evil"]
)
def test_and_nowhere_else(path: str) -> None:
    async def test() -> None:
        answer = await House().browser().get("/api/qr.svg", params={"path": path})
        assert problem(answer) == (400, "bad_query")
        answer = await House().browser().post("/api/qr.svg", json={"path": path})
        assert problem(answer) == (400, "bad_body")

    asyncio.run(test())


@pytest.mark.parametrize("host", ["", "a b", "evil.example/path?", "user@evil.example", "a:b"])
def test_nor_to_a_host_that_is_none(host: str) -> None:
    async def test() -> None:
        answer = await House().browser().get("/api/qr.svg?path=/", headers={"host": host})
        assert problem(answer) == (400, "bad_host")

    asyncio.run(test())
