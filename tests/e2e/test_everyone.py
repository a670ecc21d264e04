"""Every screen for everybody: by day and night, in all languages, on small screens, with a screen reader."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize

from chickenfoot.speech import languages
from tests.e2e.conftest import Visitor
from tests.e2e.screens import SCREENS

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALL: Final = ViewportSize(width=320, height=640)
HALF: Final = ViewportSize(width=640, height=400)
"""What a window of 1280 × 800 shows at 200 %."""

SHOWN: Final = """
    () => [...document.querySelectorAll('body *')]
        .flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data))
        .concat([...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')))
"""
"""Every text on the page, and every name."""


def violations(page: Page) -> list[str]:
    """What axe-core finds against WCAG 2.2 A and AA and its best practices."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {node['html'][:200]} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(visit: Visitor, screen: str, scheme: str) -> None:
    page = visit(scheme=scheme)
    SCREENS[screen](page)

    assert violations(page) == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_wider_than_a_small_screen_or_left_untold(visit: Visitor, screen: str, lang: str) -> None:
    page = visit(lang=lang, size=SMALL)
    SCREENS[screen](page)

    assert page.evaluate("document.documentElement.lang") == lang
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"]
    page.set_viewport_size(HALF)
    assert page.evaluate("document.documentElement.scrollWidth") <= HALF["width"]
    assert [text for text in page.evaluate(SHOWN) if text.startswith(("page-", "sheet-", "rule-"))] == []
