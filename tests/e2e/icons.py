"""The icons of the app that can be installed, drawn from ``web/public/favicon.svg`` by the system's Chromium.

``python -m tests.e2e.icons`` draws them anew.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, ViewportSize, sync_playwright

PUBLIC: Final = Path(__file__).parents[2] / "web" / "public"

FELT: Final = "#d9e8de"

ICONS: Final = {
    "icon-192.png": (192, 0.86, "22%"),
    "icon-512.png": (512, 0.86, "22%"),
    "maskable-512.png": (512, 0.66, "0"),
    "apple-touch-icon.png": (180, 0.76, "0"),
}
"""Each with its side, how much of it the drawing takes, and how round its corners are.

Of a maskable icon systems cut off all but a circle, four fifths of its side wide.
"""


def draw(page: Page, side: int, share: float, corner: str) -> bytes:
    drawing = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    page.set_viewport_size(ViewportSize(width=side, height=side))
    page.set_content(
        f"<style>body {{ margin: 0 }} main {{ height: 100vh; display: grid; place-items: center;"
        f" background: {FELT}; border-radius: {corner} }} svg {{ width: {share * side}px }}</style>"
        f"<main>{drawing}</main>"
    )
    return page.screenshot(omit_background=True)


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(color_scheme="light")
        for name, (side, share, corner) in ICONS.items():
            (PUBLIC / "icons" / name).write_bytes(draw(page, side, share, corner))
        browser.close()


if __name__ == "__main__":
    main()
