"""The pictures of the browser's screens in ``docs/images``, taken in the system's Chromium.

``python -m tests.e2e.pictures`` takes them anew; the client is built first (``scripts/npm run build``).
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal, NamedTuple

from playwright.sync_api import Page, ViewportSize, expect, sync_playwright

from tests.e2e.conftest import DESK, FLAGS, PHONE
from tests.e2e.playing import click, step, until_a_tile_fits
from tests.e2e.screens import at, set_up, stay, watch_again
from tests.server.serving import Serving

IMAGES: Final = Path(__file__).parents[2] / "docs" / "images"


def in_the_middle(page: Page) -> None:
    """A round that has grown a few feet, with a tile in hand."""
    page.locator("button.big").click()
    while page.locator(".domino").count() < 24:
        until_a_tile_fits(page)
        step(page, click)
    until_a_tile_fits(page)
    page.locator("ul button.playable").first.click()
    expect(page.locator(".glowing").first).to_be_attached()


class Picture(NamedTuple):
    name: str
    go: Callable[[Page], None]
    size: ViewportSize = DESK
    lang: str = "en"
    scheme: Literal["light", "dark"] = "light"


PICTURES: Final = (
    Picture("browser-front", stay),
    Picture("browser-table", in_the_middle),
    Picture("browser-table-phone", in_the_middle, PHONE, "ar", "dark"),
    Picture("browser-make", at("make", "main fieldset"), DESK, "es"),
    Picture("browser-rules", at("rules", ".domino"), PHONE, "vi"),
    Picture("browser-settings", set_up, PHONE, "is"),
    Picture("browser-replay", watch_again, DESK, "af", "dark"),
)


def main() -> None:
    serving = Serving("memory:", bot_pause=20)
    with serving.running(), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=[*FLAGS])
        for picture in PICTURES:
            context = browser.new_context(
                viewport=picture.size,
                locale=picture.lang,
                color_scheme=picture.scheme,
                reduced_motion="reduce",
                service_workers="block",
            )
            page = context.new_page()
            page.goto(f"{serving.address}/")
            picture.go(page)
            page.wait_for_load_state("networkidle")
            page.screenshot(path=IMAGES / f"{picture.name}.png")
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
