"""Several people at one table, each in a browser of his own; and what breaks between them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Visitor
from tests.e2e.playing import LONG, READY, click, invitation, step
from tests.server.serving import Serving, sqlite_in

NAMES = ("Ann", "Bo", "Cy", "Di")


@pytest.fixture
def server(client: None, tmp_path: Path) -> Iterator[Serving]:  # noqa: ARG001 - it must be there first
    """One that keeps its tables in a file, so that it can die."""
    serving = Serving(sqlite_in(tmp_path), bot_pause=20)
    with serving.running():
        yield serving


def sit_together(visit: Visitor, *names: str, rules: str = "trains") -> list[Page]:
    """A table at which all of *names* sit, the first of them its host, and its first round dealt."""
    host, *others = names
    first = visit()
    first.get_by_label("Your name").fill(host)
    first.get_by_label("Seats").select_option(str(len(names)))
    first.get_by_label("Rules").select_option(rules)
    first.get_by_role("button", name="Make a table").click()
    link = invitation(first)
    pages = [first]
    for number, name in enumerate(others, start=1):
        page = visit(link.lstrip("/"), **({"size": PHONE} if number == 1 else {}))
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit here").first.click()
        expect(first.locator("main li").nth(number)).to_contain_text(name)
        pages.append(page)
    first.get_by_role("button", name="Begin").click()
    for page in pages:
        expect(page.locator(".domino").first).to_be_visible()
    return pages


def tiles_on(page: Page) -> list[str]:
    return sorted(page.locator(".domino").evaluate_all("all => all.map(one => one.dataset.tile)"))


def tiles_in_hand(page: Page) -> list[str]:
    return [*page.locator("ul button[data-tile]").evaluate_all("all => all.map(one => one.dataset.tile)")]


def play_until_over(pages: list[Page]) -> None:
    """Each in turn, until all are told that the round is over."""
    deadline = time.monotonic() + LONG
    while any(page.locator(READY).count() == 0 for page in pages):
        assert time.monotonic() < deadline, pages[0].locator("main").inner_text()
        for page in pages:
            step(page, click)


def test_four_people_play_a_round_and_see_the_same(visit: Visitor) -> None:
    pages = sit_together(visit, *NAMES)
    play_until_over(pages)

    first, *others = pages
    assert all(tiles_on(page) == tiles_on(first) for page in others)
    sums = [row.inner_text().split() for row in first.locator("tfoot tr").all()]
    for page in others:
        expect(page.get_by_role("table", name="Scores").first).to_be_visible()
        assert [row.inner_text().split() for row in page.locator("tfoot tr").all()] == sums


def test_the_server_is_killed_and_nothing_is_lost(visit: Visitor, server: Serving) -> None:
    ann, bo = pages = sit_together(visit, "Ann", "Bo")
    while len(tiles_on(ann)) < 4:
        step(ann, click)
        step(bo, click)
    expect(bo.locator(".domino")).to_have_count(len(tiles_on(ann)))
    server.kill()
    for page in pages:
        expect(page.get_by_role("status").filter(has_text="connection is gone")).to_be_visible()
    server.start()
    for page in pages:
        expect(page.get_by_role("status").filter(has_text="connection is gone")).to_have_count(0)
    play_until_over(pages)

    assert tiles_on(ann) == tiles_on(bo)


def test_a_phone_that_slept_comes_back_to_its_hand(visit: Visitor) -> None:
    ann, bo = sit_together(visit, "Ann", "Bo")
    while ann.locator("[aria-current=true]").filter(has_text="You").count() == 0:
        step(bo, click)
    held = tiles_in_hand(bo)
    before = len(tiles_on(bo))
    bo.context.set_offline(True)
    while ann.locator("[aria-current=true]").filter(has_text="You").count():
        step(ann, click)
    assert len(tiles_on(bo)) == before  # it has heard nothing
    bo.context.set_offline(False)
    bo.evaluate("document.dispatchEvent(new Event('visibilitychange'))")

    expect(bo.locator("[aria-current=true]")).to_contain_text("You")
    expect(bo.locator(".domino")).to_have_count(len(tiles_on(ann)))
    assert tiles_in_hand(bo) == held
