"""What people do at the table in the browser."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, expect

LONG: Final = 90.0
"""Seconds for a round."""

DRAW_OR_PASS: Final = "[data-do=draw], [data-do=pass]"
READY: Final = "[data-do=ready]"
"""The buttons of a page, in whatever language; the last one goes on to the next round or game."""

Press = Callable[[Locator], None]


def play_now(page: Page) -> None:
    """One round against three computer players."""
    page.get_by_label("one round").check()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("ul button[data-tile]").first).to_be_visible()
    expect(page.locator(".domino").first).to_be_visible()


def play_on(page: Page, press: Press) -> int:
    """Lay whatever fits, else draw or pass, until the round is over; how many tiles were laid."""
    laid, deadline = 0, time.monotonic() + LONG
    over = page.locator(READY)
    while over.count() == 0:
        assert time.monotonic() < deadline, page.locator("main").inner_text()
        laid += step(page, press)
    return laid


def go_on(page: Page) -> None:
    """To the next round, or the next game."""
    page.locator(READY).click()
    expect(page.locator(READY)).to_have_count(0)


def step(page: Page, press: Press) -> int:
    """Do one thing, if there is one to do; how many tiles were laid."""
    tile = page.locator("ul button.playable").first
    other = page.locator(DRAW_OR_PASS).first
    if tile.count():
        before = page.locator(".domino").count()
        press(tile)
        place = page.locator(".glowing").first
        if place.count():
            press(place)
        page.wait_for_function("before => document.querySelectorAll('.domino').length !== before", arg=before)
        return 1
    if other.count():
        press(other)
    page.wait_for_timeout(30)
    return 0


def invitation(page: Page) -> str:
    """The path of the link that a host can send."""
    link = page.get_by_role("textbox", name="Invite").input_value()
    return re.sub(r"^https?://[^/]*", "", link)


def until_a_tile_fits(page: Page) -> None:
    """Draw and pass until it is one's own turn and something can be laid."""
    deadline = time.monotonic() + LONG
    while page.locator("ul button.playable").count() == 0:
        assert time.monotonic() < deadline, page.locator("main").inner_text()
        other = page.locator(DRAW_OR_PASS).first
        if other.count():
            other.click(timeout=3_000)
        page.wait_for_timeout(50)


def click(what: Locator) -> None:
    what.click(timeout=3_000)


def tap(what: Locator) -> None:
    what.tap(timeout=3_000)


def press_enter(what: Locator) -> None:
    what.focus()
    what.press("Enter")
