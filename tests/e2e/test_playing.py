"""People at the table in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Route, ViewportSize, expect

from tests.e2e.conftest import PHONE, Visitor
from tests.e2e.playing import (
    Press,
    click,
    invitation,
    play_now,
    play_on,
    press_enter,
    step,
    tap,
    until_a_tile_fits,
)


def tiles_of(hand: Locator) -> list[str]:
    """The tiles of a hand, in the order in which they lie."""
    tiles: list[str] = hand.evaluate_all("all => all.map(one => one.dataset.tile)")
    return tiles


@pytest.mark.parametrize(
    ("press", "on_phone"),
    [(click, False), (tap, True), (press_enter, False)],
    ids=["by mouse", "by touch on a phone", "by keyboard"],
)
def test_a_round_alone(visit: Visitor, press: Press, on_phone: bool) -> None:
    page = visit(size=PHONE, touch=True) if on_phone else visit()
    play_now(page)
    play_on(page, press)

    expect(page.get_by_role("table", name="Scores")).to_contain_text("place")
    expect(page.locator("main")).not_to_contain_text("page-")


def test_a_tile_that_cannot_go_says_why_with_the_rule(visit: Visitor) -> None:
    page = visit()
    play_now(page)
    expect(page.locator("[aria-current=true]")).to_contain_text("You")
    waits = page.locator("ul button:not(.playable)").first
    waits.click()

    expect(page.get_by_role("alert")).to_have_text(re.compile(r"\(T\d+\)\.$"))


def test_a_choice_is_taken_back_and_a_hint_is_given(visit: Visitor) -> None:
    page = visit()
    play_now(page)
    until_a_tile_fits(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_be_visible()
    undo = page.get_by_role("button", name="Undo my last choice")
    hand = page.locator("ul button")
    before: list[str] = []
    while undo.count() == 0:  # what was no choice is not taken back
        until_a_tile_fits(page)
        before = tiles_of(hand)
        step(page, click)
        page.wait_for_timeout(300)
    undo.click()

    expect(hand).to_have_count(len(before))
    assert tiles_of(hand) == before


def test_the_same_seat_with_the_same_hand_after_the_page_was_loaded_anew(visit: Visitor) -> None:
    page = visit()
    play_now(page)
    until_a_tile_fits(page)
    hand = page.locator("ul button")
    before = tiles_of(hand)
    page.reload()

    expect(page.locator("ul button.playable").first).to_be_visible()
    assert tiles_of(hand) == before


def test_two_people_meet_by_a_link_and_a_third_looks_on(visit: Visitor) -> None:
    ann = visit()
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_label("Seats").select_option("2")
    ann.get_by_role("button", name="Make a table").click()
    link = invitation(ann)
    expect(ann.get_by_role("img", name="camera")).to_be_visible()

    bo = visit(link.lstrip("/"))
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit here").click()
    expect(ann.locator("main li").nth(1)).to_contain_text("Bo")
    looks_on = visit(link.lstrip("/"))
    ann.get_by_role("button", name="Begin").click()

    for page in (ann, bo, looks_on):
        expect(page.locator(".domino").first).to_be_visible()
    for page in (ann, bo):
        expect(page.locator("ul button")).to_have_count(21)
        expect(page.get_by_role("alert")).to_have_count(0)
    expect(looks_on.locator("ul button")).to_have_count(0)
    expect(looks_on.locator("main")).to_contain_text("You are looking on.")


@pytest.mark.parametrize("where", ["the first page", "a table"])
def test_a_name_typed_before_the_page_knows_its_guest_is_kept(visit: Visitor, where: str) -> None:
    ann = visit()
    ann.get_by_label("Seats").select_option("2")
    ann.get_by_role("button", name="Make a table").click()
    link = invitation(ann)
    bo = visit("join")
    asked: list[Route] = []
    bo.route("**/api/me", lambda route: asked.append(route))  # noqa: PLW0108 - Playwright marks what it is given
    bo.goto(bo.url.replace("/join", link if where == "a table" else "/"))
    name = bo.get_by_label("Your name")
    name.fill("Bo")
    with bo.expect_response("**/api/me"):
        asked.pop().fulfill(json={"name": "Guest"})

    bo.wait_for_timeout(100)
    expect(name).to_have_value("Bo")


def test_a_code_leads_to_the_table(visit: Visitor) -> None:
    ann = visit()
    ann.get_by_label("Seats").select_option("2")
    ann.get_by_role("button", name="Make a table").click()
    told = ann.get_by_text("Or with the code")
    expect(told).to_be_visible()
    code = told.inner_text().rsplit(" ", 1)[1]

    bo = visit(f"join/{code}")
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Join").click()

    expect(bo.get_by_role("heading", name="Take your seats")).to_be_visible()


def test_a_wrong_code_is_answered_in_words(visit: Visitor) -> None:
    page = visit("join/ZZZZZZ")
    page.get_by_role("button", name="Join").click()

    expect(page.get_by_role("alert")).to_have_text("No table has this code now.")


def test_a_link_that_was_cut_off_says_so(visit: Visitor) -> None:
    page = visit("t/0123456789")

    expect(page.get_by_role("alert")).to_contain_text("cut off")


def test_a_table_that_is_not_there_says_so(visit: Visitor) -> None:
    page = visit("t/" + "0" * 32)

    expect(page.get_by_role("status")).to_have_text("there is no such table")


@pytest.mark.parametrize("size", [(320, 568), (844, 390), (1280, 800)], ids=["small", "landscape", "desk"])
def test_nothing_is_wider_than_the_screen(visit: Visitor, size: tuple[int, int]) -> None:
    page = visit(size=ViewportSize(width=size[0], height=size[1]))
    page.get_by_label("Seats").select_option("2")
    page.get_by_role("button", name="Make a table").click()
    expect(page.get_by_role("heading", name="Take your seats")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]

    page.get_by_label("Who sits at seat 1").select_option("hen")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("ul button")).to_have_count(21)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
