"""Every screen there is, and how one gets there in any language: nothing is found by its words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from tests.e2e.playing import play_on, press_enter, until_a_tile_fits

Going = Callable[[Page], None]
"""From the first page to the screen."""


def stay(page: Page) -> None:
    expect(page.locator("button.big")).to_be_visible()


def gather(page: Page) -> None:
    """A table that waits for its people."""
    page.locator(".card select").nth(1).select_option("3")
    page.locator("button.make").click()
    expect(page.locator("main ol li")).to_have_count(3)


def begin(page: Page) -> None:
    """A round that is played, with a tile in hand."""
    page.locator("input[name=rounds][value=one]").check()
    page.locator("button.big").click()
    until_a_tile_fits(page)
    page.locator("ul button.playable").first.click()


def finish(page: Page) -> None:
    """A game of one short round that is over."""
    assert page.request.post(f"{page.url}api/me", data={"name": "Ann"}).ok
    order = {"rules": "cross;set=4;hand=5;rounds=4", "seats": ["open", "chick", "hen"]}
    table = page.request.post(f"{page.url}api/tables", data=order).json()["id"]
    page.goto(f"{page.url}t/{table}")
    page.locator("button.big").click()
    play_on(page, press_enter)


def watch_again(page: Page) -> None:
    """The game that is over, in the middle of its round."""
    finish(page)
    page.locator("a[href*=replay]").click()
    expect(page.locator("input[type=range]")).to_be_visible()
    for _ in range(5):
        page.keyboard.press("ArrowRight")


def open_menu(page: Page) -> None:
    begin(page)
    page.locator("button[aria-haspopup=dialog]").click()
    expect(page.locator("dialog[open]")).to_be_visible()


def set_up(page: Page) -> None:
    """The settings."""
    page.locator("footer button").click()
    expect(page.locator("dialog[open]")).to_be_visible()


def at(path: str, sign: str) -> Going:
    """The page at *path*, which is there when *sign* can be seen."""

    def go(page: Page) -> None:
        page.goto(page.url + path)
        expect(page.locator(sign).first).to_be_visible()

    return go


def far(page: Page) -> None:
    """A way to another device, of somebody who has a table."""
    gather(page)
    page.goto(page.url.partition("/t/")[0] + "/device")
    page.locator("main button").first.click()
    expect(page.locator("main img")).to_be_visible()


SCREENS: Final[dict[str, Going]] = {
    "front": stay,
    "making": at("make", "main fieldset"),
    "rules": at("rules", ".domino"),
    "gathering": gather,
    "game": begin,
    "menu": open_menu,
    "settings": set_up,
    "over": finish,
    "replay": at("replay", "input[type=file]"),
    "watching again": watch_again,
    "other device": far,
    "link": at("link/none", "main button"),
    "lost": at("nowhere", "[role=alert]"),
}
