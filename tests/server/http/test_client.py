"""The browser client as files."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from tests.server.http.house import Browser, House, problem

PAGE = """\
<!doctype html>
<html lang="en">
  <head>
    <script src="./assets/a.js"></script>
  </head>
</html>
"""


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "gallery.html").write_text(PAGE)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "sw.js").write_text("self;")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "built-from").write_text("a stamp")
    (folder / "assets" / "main-Bx3a9.js").write_text("console.log(1);\n" * 200)
    (tmp_path / "secret").write_text("secret")
    return folder


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/t/0123", "/link/abc_-", "/join/ABCDEF", "/link", "/join", "/t/unknown", "/?a=1"),
        *("/replay", "/t/0123/replay", "/t/0123/replay?game=2"),
        *("/make", "/make?rules=cross", "/rules", "/rules?table=0123", "/device"),
    ],
)
def test_every_link_opens_the_first_page_at_its_own_address(client: Path, path: str) -> None:
    async def test() -> None:
        answer = await House(client=client).browser().get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.text == PAGE.replace("<head>", '<head><base href="/">')

    asyncio.run(test())


def test_a_person_at_an_address_that_leads_nowhere_sees_the_page_and_a_program_a_problem(
    client: Path,
) -> None:
    async def test() -> None:
        browser = House(client=client).browser()
        person = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
        answer = await browser.get("/t0123/mistyped", headers=person)
        assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert answer.text == PAGE.replace("<head>", '<head><base href="/">')
        for path, headers in (("/t0123/mistyped", {}), ("/api/mistyped", person)):
            answer = await browser.get(path, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (404, "not_found")

    asyncio.run(test())


def test_under_a_path_of_a_proxy_the_page_knows_its_root(client: Path) -> None:
    async def test() -> None:
        house = House(client=client)
        house.app = Starlette(routes=[Mount("/games", house.app)])
        answer = await Browser(house, "192.0.2.1", "http://table.test").get("/games/t/0123")
        assert '<base href="/games/">' in answer.text

    asyncio.run(test())


@pytest.mark.parametrize(
    ("path", "lasts"),
    [
        ("/assets/main-Bx3a9.js", "public, max-age=31536000, immutable"),
        ("/favicon.svg", "public, max-age=3600"),
        ("/gallery.html", "no-cache"),
        ("/sw.js", "no-cache"),
    ],
)
def test_files_say_how_long_they_may_be_kept(client: Path, path: str, lasts: str) -> None:
    async def test() -> None:
        browser = House(client=client).browser()
        answer = await browser.get(path)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == lasts
        assert answer.headers["x-content-type-options"] == "nosniff"
        again = await browser.get(path, headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code in {200, 304}
        assert (await browser.ask("HEAD", path)).status_code == 200

    asyncio.run(test())


def test_what_is_large_is_sent_small(client: Path) -> None:
    async def test() -> None:
        answer = await House(client=client).browser().get("/assets/main-Bx3a9.js")
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.text == "console.log(1);\n" * 200

    asyncio.run(test())


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret",
        "/assets/%2e%2e/%2e%2e/secret",
        "/assets//etc/passwd",
        "/%2e%2e/secret",
        "/assets",
        "/assets/",
        "/assets/%00",
        "/assets/" + "x" * 5000,
        "/index.html",
        "/built-from",
        "/favicon.svg.br",
        "/secret",
    ],
)
def test_nothing_else_is_given(client: Path, path: str) -> None:
    async def test() -> None:
        assert problem(await House(client=client).browser().get(path))[0] == 404

    asyncio.run(test())


@pytest.mark.parametrize(
    ("path", "media"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/gallery.html", "text/html; charset=utf-8"),
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/assets/main-Bx3a9.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/favicon.svg", "image/svg+xml"),
    ],
)
def test_files_say_what_they_are(client: Path, path: str, media: str) -> None:
    async def test() -> None:
        assert (await House(client=client).browser().get(path)).headers["content-type"] == media

    asyncio.run(test())


@pytest.mark.parametrize("path", ["/assets/main-Bx3a9.js", "/favicon.svg"])
@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, br;q=0.5", "br"),
        ("gzip, br;q=0", "gzip"),
        ("GZIP ; q=0.1, br; q=0.000", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_what_the_build_has_compressed_goes_to_whoever_can_unpack_it(
    client: Path, path: str, accepted: str, encoding: str | None
) -> None:
    file = client / path[1:]
    plain = file.read_bytes()
    (client / "favicon.svg.br").write_bytes(b"packed by br")
    (client / "assets" / "main-Bx3a9.js.br").write_bytes(b"packed by br")
    file.with_name(file.name + ".gz").write_bytes(gzip.compress(b"packed by gzip"))

    async def test() -> None:
        browser = House(client=client).browser()
        answer = await browser.ask("HEAD", path, headers={"Accept-Encoding": accepted})
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["vary"] == "Accept-Encoding"
        assert "javascript" in answer.headers["content-type"] or "svg" in answer.headers["content-type"]
        if encoding == "br":
            assert answer.headers["content-length"] == str(len(b"packed by br"))
            return
        answer = await browser.get(path, headers={"Accept-Encoding": accepted})
        assert answer.content == (plain if encoding is None else b"packed by gzip")
        etag = {"Accept-Encoding": accepted, "If-None-Match": answer.headers["etag"]}
        assert (await browser.get("/assets/main-Bx3a9.js", headers=etag)).status_code == (
            304 if path.startswith("/assets") else 200
        )

    asyncio.run(test())


def test_files_are_only_read(client: Path) -> None:
    async def test() -> None:
        for path in ("/", "/assets/main-Bx3a9.js", "/favicon.svg"):
            assert problem(await House(client=client).browser().post(path))[0] == 405

    asyncio.run(test())


def test_where_no_client_was_built_a_page_says_so() -> None:
    async def test() -> None:
        browser = House().browser()
        for path in ("/", "/t/0123"):
            answer = await browser.get(path)
            assert answer.status_code == 200
            assert "no browser client was built" in answer.text
        assert (await browser.get("/favicon.svg")).status_code == 404

    asyncio.run(test())
