"""Every screen there is, and how one gets there in any language: nothing is found by its words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from tests.e2e.playing import click, play_on, until_a_tile_fits

Going = Callable[[Page], None]
"""From the first page to the screen."""


def stay(page: Page) -> None:
    expect(page.locator("button.big")).to_be_visible()


def gather(page: Page) -> None:
    """A table that waits for its people."""
    page.locator("select").last.select_option("3")
    page.locator("button.make").click()
    expect(page.locator("main ol li")).to_have_count(3)


def begin(page: Page) -> None:
    """A round that is played, with a tile in hand."""
    page.locator("input[name=rounds][value=one]").check()
    page.locator("button.big").click()
    until_a_tile_fits(page)
    page.locator("ul button.playable").first.click()


def finish(page: Page) -> None:
    """A game that is over."""
    begin(page)
    page.keyboard.press("Escape")
    play_on(page, click)


SCREENS: Final[dict[str, Going]] = {
    "front": stay,
    "gathering": gather,
    "game": begin,
    "over": finish,
}
