"""What a person sets, and the app that is kept on the device."""

from __future__ import annotations

import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
import uvicorn
from playwright.sync_api import Browser, Page, ViewportSize, expect
from starlette.applications import Starlette
from starlette.types import Receive, Scope, Send

from chickenfoot.server.http.client import BUILT, client_routes
from chickenfoot.server.http.site import middleware
from chickenfoot.speech import languages
from tests.e2e.conftest import PHONE, Visitor
from tests.e2e.playing import play_now
from tests.server.serving import Serving, free_port

SMALL: Final = ViewportSize(width=320, height=568)


def open_settings(page: Page) -> None:
    """From the menu of a game."""
    play_now(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def answer(page: Page, question: str, name: str) -> None:
    page.get_by_role("group", name=question).get_by_text(name, exact=True).click()


def ground(page: Page) -> str:
    found: str = page.evaluate("getComputedStyle(document.body).backgroundColor")
    return found


def width_of(page: Page) -> int:
    found: int = page.evaluate("document.documentElement.scrollWidth")
    return found


# --- settings ---------------------------------------------------------------------------------------------


def test_settings_take_effect_at_once_and_are_kept(visit: Visitor) -> None:
    page = visit()
    open_settings(page)
    by_day = ground(page)
    answer(page, "Light or dark", "Dark")
    answer(page, "Tiles", "Numbers")
    answer(page, "Colours of the tiles", "Easy to tell apart")
    answer(page, "Movement", "None")
    by_night = ground(page)
    assert by_night != by_day
    expect(page.get_by_role("img", name="What tiles look like now").locator("text")).to_have_count(10)

    page.reload()
    expect(page.locator("html[data-theme=dark][data-colours=safe][data-motion=off]")).to_have_count(1)
    assert ground(page) == by_night
    expect(page.locator("button[data-tile]").first).to_be_visible()
    assert (
        page.locator("button[data-tile]").first.evaluate("one => getComputedStyle(one).transitionDuration")
        == "0s"
    )


def test_settings_are_done_with_by_keyboard(visit: Visitor) -> None:
    page = visit()
    open_settings(page)
    answer(page, "Colours of the tiles", "Bright")
    page.keyboard.press("ArrowRight")
    expect(page.locator("html[data-colours=safe]")).to_have_count(1)
    page.keyboard.press("Escape")

    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Menu")).to_be_focused()


def test_another_language_from_right_to_left_turns_the_page_but_not_the_tiles(visit: Visitor) -> None:
    page = visit(size=PHONE)
    page.evaluate("localStorage.setItem('settings', JSON.stringify({lang: 'ar'}))")
    page.reload()
    expect(page.locator("html[dir=rtl][lang=ar]")).to_have_count(1)
    page.locator("button.big").click()
    expect(page.locator(".domino").first).to_be_visible()

    assert page.evaluate("getComputedStyle(document.querySelector('main')).direction") == "rtl"
    assert page.locator(".domino").first.evaluate("one => getComputedStyle(one).direction") == "ltr"
    tiles = page.locator("ul button[data-tile]")
    first, second = (tiles.nth(at).bounding_box() for at in (0, 1))
    assert first is not None
    assert second is not None
    assert first["x"] < second["x"]
    assert width_of(page) <= PHONE["width"]


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["small", "phone"])
def test_settings_fit_the_screen(visit: Visitor, size: ViewportSize) -> None:
    page = visit(size=size)
    open_settings(page)
    answer(page, "Size of letters and tiles", "Large")

    dialog = page.get_by_role("dialog")
    assert dialog.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert width_of(page) <= size["width"]


def test_what_is_set_on_one_page_holds_on_all(visit: Visitor) -> None:
    page = visit()
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.get_by_role("button", name="Play now")).to_be_visible()
    open_settings(page)
    answer(page, "Light or dark", "Dark")

    expect(other.locator("html[data-theme=dark]")).to_have_count(1)
    bar = other.locator("meta[name=theme-color]:not([media='not all'])")
    assert bar.evaluate_all("all => all.map((one) => one.content)") == ["#141817"]


def test_what_follows_the_device_follows_it(visit: Visitor) -> None:
    page = visit()
    by_day = ground(page)
    page.emulate_media(color_scheme="dark")

    assert ground(page) != by_day
    expect(page.locator("html[data-theme=system]")).to_have_count(1)


# --- without a connection -----------------------------------------------------------------------------------


def until_kept(page: Page) -> None:
    """Until all that the page is made of is kept on the device."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def test_the_app_can_be_installed(visit: Visitor) -> None:
    page = visit(worker=True)
    asked = page.context.new_cdp_session(page)
    found = asked.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == f"{page.url}manifest.webmanifest"
    icons = page.evaluate("async url => (await (await fetch(url)).json()).icons", found["url"])
    for icon in icons:
        width = page.evaluate(
            "async src => { const one = new Image(); one.src = src; await one.decode(); return one.width }",
            icon["src"],
        )
        assert icon["sizes"] in {"any", f"{width}x{width}"}


def test_without_a_connection_the_page_comes_up_and_says_what_it_lacks(
    visit: Visitor, server: Serving
) -> None:
    page = visit(worker=True)
    until_kept(page)
    server.stop()
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_text("You are offline: to play")).to_be_visible()

    server.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("You are offline")).to_have_count(0)
    play_now(page)


def test_a_table_opened_without_a_connection_says_so_and_comes_back(visit: Visitor, server: Serving) -> None:
    page = visit(worker=True)
    until_kept(page)
    server.stop()
    page.goto(f"{server.address}/t/{'0' * 32}")
    expect(page.get_by_text("You are offline: this table")).to_be_visible()

    server.start()  # the line to it is tried again and again
    expect(page.get_by_text("there is no such table")).to_be_visible()
    expect(page.get_by_text("You are offline")).to_have_count(0)


def test_a_device_that_loses_its_network_says_so_at_the_table(visit: Visitor) -> None:
    page = visit()
    play_now(page)
    page.context.set_offline(True)
    expect(page.get_by_text("You are offline: this table")).to_be_visible()
    expect(page.locator(".domino").first).to_be_visible()

    page.context.set_offline(False)
    expect(page.get_by_text("You are offline")).to_have_count(0)


def test_a_page_that_was_never_fetched_comes_when_the_connection_is_back(visit: Visitor) -> None:
    page = visit("join")
    page.context.add_init_script(
        "window.requestIdleCallback = () => 0"
    )  # nothing is fetched before it is needed
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.route("**/Game-*.js", lambda route: route.abort())
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_text("You are offline: this table")).to_be_visible()

    page.unroute("**/Game-*.js")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".domino").first).to_be_visible()


# --- updates ------------------------------------------------------------------------------------------------


class Place:
    """A server of the pages alone, whose files can be exchanged for those of another version."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}/"
        self.open_again()

    def open_again(self) -> None:
        """Serve what is in the folder now, as a server does that has been started again."""
        self._app = Starlette(routes=client_routes(self.folder), middleware=middleware())

    def update(self) -> None:
        """Another version, in which every hash is another one."""
        assets = self.folder / "assets"
        for packed in [*self.folder.rglob("*.br"), *self.folder.rglob("*.gz")]:
            packed.unlink()
        files = [path for path in self.folder.rglob("*") if path.suffix in {".js", ".css", ".html"}]
        for path in files:
            text = path.read_text(encoding="utf-8")
            path.write_text(re.sub(r"-([\w-]{8})\.(js|css)\b", r"-\1new.\2", text), encoding="utf-8")
        for path in [*assets.iterdir()]:
            path.rename(path.with_stem(path.stem + "new"))
        worker = self.folder / "sw.js"
        worker.write_text(worker.read_text().replace('"version":"', '"version":"new', 1), encoding="utf-8")
        self.open_again()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)

    @contextmanager
    def running(self) -> Iterator[Place]:
        server = uvicorn.Server(uvicorn.Config(self, port=self.port, lifespan="off", log_level="error"))
        thread = threading.Thread(target=server.run)
        thread.start()
        try:
            yield self
        finally:
            server.should_exit = True
            thread.join()


@pytest.fixture
def place(client: None, tmp_path: Path) -> Iterator[Place]:  # noqa: ARG001 - it must be built first
    folder = tmp_path / "client"
    shutil.copytree(BUILT, folder)
    with Place(folder).running() as place:
        yield place


@pytest.fixture
def page(browser: Browser, place: Place) -> Iterator[Page]:
    """A page whose files are kept on the device."""
    context = browser.new_context(service_workers="allow")
    page = context.new_page()
    page.set_default_timeout(20_000)
    page.goto(place.address)
    until_kept(page)
    yield page
    context.close()


def entry_of(page: Page) -> str:
    """The script the page runs on."""
    found: str = page.evaluate("document.querySelector('script[type=module]').src")
    return found


def look_for_update(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.ready.then((found) => found.update()).then(() => true)")


def test_a_new_version_is_offered_and_taken(page: Page, place: Place) -> None:
    before = entry_of(page)
    place.update()
    look_for_update(page)
    expect(page.get_by_text("A new version is ready.")).to_be_visible()
    assert entry_of(page) == before
    with page.expect_navigation():
        page.get_by_role("button", name="Load it").click()

    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert entry_of(page) == before.replace(".js", "new.js")
    expect(page.get_by_text("A new version is ready.")).to_have_count(0)


def test_a_page_of_the_old_version_goes_on_when_another_one_has_taken_the_new(
    page: Page, place: Place
) -> None:
    other = page.context.new_page()
    other.goto(place.address)
    place.update()
    look_for_update(page)
    with page.expect_navigation():
        page.get_by_role("button", name="Load it").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()

    words = other.evaluate(
        "(async () => { const names = await caches.keys(); const all = await Promise.all(names.map("
        "async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));"
        "return all.flat().filter((url) => /page-[^/]*js$/.test(url)) })()"
    )
    assert len(words) == 2 * len(languages())  # the old page's words are still there
    for address in words:
        assert (
            other.evaluate("address => import(address).then((words) => typeof words.default)", address)
            == "string"
        )


def test_old_files_go_when_no_page_needs_them(page: Page, place: Place) -> None:
    place.update()
    look_for_update(page)
    with page.expect_navigation():
        page.get_by_role("button", name="Load it").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.reload()

    page.wait_for_function("async () => (await caches.keys()).length === 1")
    assert page.evaluate("caches.keys()") == [f"{place.address} new{version_of(place)}"]


def version_of(place: Place) -> str:
    found = re.search(r'"version":"new(\w+)"', (place.folder / "sw.js").read_text())
    assert found is not None
    return found[1]


def test_a_page_that_came_with_the_new_version_is_not_offered_it(page: Page, place: Place) -> None:
    place.update()
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.wait_for_function(
        "async version => { const found = await navigator.serviceWorker.ready;"
        " const isKept = (await caches.keys()).some((name) => name.endsWith(version));"
        " return isKept && !found.waiting && !found.installing }",
        arg=f"new{version_of(place)}",
    )

    expect(page.get_by_text("A new version is ready.")).to_have_count(0)


def test_a_page_whose_files_are_gone_is_loaded_anew_once(browser: Browser, place: Place) -> None:
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.add_init_script("window.requestIdleCallback = () => 0")  # nothing is fetched before it is needed
    page.goto(place.address)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    before = entry_of(page)
    place.update()
    with page.expect_navigation(url=f"{place.address}t/{'0' * 32}", wait_until="load"):
        page.evaluate(
            f"history.pushState(null, '', '/t/{'0' * 32}'); dispatchEvent(new PopStateEvent('popstate'))"
        )

    page.wait_for_function(
        "before => document.querySelector('script[type=module]').src !== before", arg=before
    )
    expect(page.get_by_text("You are offline: this table")).to_be_visible()  # this place has no tables
    context.close()
