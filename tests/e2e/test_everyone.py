"""Every screen for everybody: by day and night, in all languages, on small screens, with a screen reader."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize

from chickenfoot.speech import Speech, languages
from tests.e2e.conftest import Visitor
from tests.e2e.screens import SCREENS

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ENGLISH: Final = Speech("en")
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


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_by_day_and_night(visit: Visitor, screen: str) -> None:
    page = visit()
    SCREENS[screen](page)
    by_day = violations(page)
    page.emulate_media(color_scheme="dark")

    assert [by_day, violations(page)] == [[], []]


@pytest.mark.parametrize("lang", languages())
def test_nothing_is_wider_than_a_small_screen_or_left_unsaid(visit: Visitor, lang: str) -> None:
    """Every screen, at 320 px and at 200 % of a small desk."""
    wrong: list[str] = []
    for screen, go in SCREENS.items():
        page = visit(lang=lang, size=SMALL)
        go(page)
        assert page.evaluate("[document.documentElement.lang, document.documentElement.dir]") == [
            lang,
            "rtl" if lang == "ar" else "ltr",
        ]
        wrong += [f"{screen}: {id}" for id in page.evaluate(SHOWN) if "-" in id and ENGLISH.knows(id)]
        for size in (SMALL, HALF):
            page.set_viewport_size(size)
            wide = page.evaluate("document.documentElement.scrollWidth")
            wrong += [f"{screen}: {wide} px of {size['width']}"] if wide > size["width"] else []
        page.context.close()

    assert wrong == []
