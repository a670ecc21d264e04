"""The table under one's fingers: tiles that are dragged, a hand that is arranged, a view that is moved."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, cast

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.e2e.conftest import PHONE, Visitor
from tests.e2e.playing import play_now, until_a_tile_fits

Point = tuple[float, float]
STEPS: Final = 8
"""Moves of a pointer on its way."""


def settled(page: Page) -> None:
    """Nothing glides any more, and what was pressed has been drawn."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def middle(what: Locator) -> Point:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def between(one: Point, other: Point, share: float) -> Point:
    return one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])


class Mouse:
    def __init__(self, page: Page) -> None:
        self._mouse = page.mouse

    def down(self, at: Point) -> None:
        self._mouse.move(*at)
        self._mouse.down()

    def move(self, at: Point) -> None:
        self._mouse.move(*at)

    def up(self) -> None:
        self._mouse.up()


class Finger:
    """A finger, as the browser's own protocol moves it: Playwright has taps alone."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)

    def down(self, at: Point) -> None:
        self._tell("touchStart", at)

    def move(self, at: Point) -> None:
        self._tell("touchMove", at)

    def up(self) -> None:
        self._tell("touchEnd")

    def pinch(self, one: tuple[Point, Point], other: tuple[Point, Point]) -> None:
        """Two fingers, each from its first point to its second."""
        self._tell("touchStart", one[0], other[0])
        for step in range(1, STEPS + 1):
            share = step / STEPS
            self._tell("touchMove", between(*one, share), between(*other, share))
        self._tell("touchEnd")

    def _tell(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def drag(pointer: Mouse | Finger, start: Point, end: Point) -> None:
    """Press at one point and go to another one, without letting go."""
    pointer.down(start)
    for step in range(1, STEPS + 1):
        pointer.move(between(start, end, step / STEPS))


def order(page: Page) -> list[str]:
    found = page.locator("ul button").evaluate_all("all => all.map(one => one.dataset.item)")
    return cast("list[str]", found)


def seat_down(visit: Visitor, by: type[Mouse | Finger]) -> tuple[Page, Mouse | Finger]:
    page = visit(size=PHONE, touch=True) if by is Finger else visit()
    play_now(page)
    until_a_tile_fits(page)
    return page, by(page)


@pytest.fixture(params=[Mouse, Finger], ids=["mouse", "touch"])
def seated(request: pytest.FixtureRequest, visit: Visitor) -> tuple[Page, Mouse | Finger]:
    return seat_down(visit, request.param)


# --- laying ------------------------------------------------------------------------------------------


def test_a_tile_is_dragged_to_its_place(seated: tuple[Page, Mouse | Finger]) -> None:
    page, pointer = seated
    tile = page.locator("ul button.playable").first
    name = tile.get_attribute("data-tile")
    tile.click()
    place = middle(page.locator(".glowing").first)
    page.keyboard.press("Escape")
    drag(pointer, middle(tile), place)

    expect(page.locator(".ghost")).to_be_visible()
    expect(page.locator(".near").first).to_be_attached()
    pointer.up()
    expect(page.locator(f".domino[data-tile='{name}']")).to_have_count(1)
    expect(page.locator(f"ul button[data-tile='{name}']")).to_have_count(0)
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_tile_that_is_dropped_elsewhere_is_back_in_the_hand(seated: tuple[Page, Mouse | Finger]) -> None:
    page, pointer = seated
    before = order(page)
    tiles = page.locator(".domino").count()
    tile = page.locator("ul button.playable").first
    drag(pointer, middle(tile), (middle(tile)[0], 3.0))

    expect(page.locator(".glowing").first).to_be_attached()
    pointer.up()
    expect(page.locator(".glowing")).to_have_count(0)
    expect(page.locator("ul button[aria-pressed=true]")).to_have_count(0)
    assert order(page) == before
    assert page.locator(".domino").count() == tiles


def test_escape_puts_a_dragged_tile_back(visit: Visitor) -> None:
    page, mouse = seat_down(visit, Mouse)
    tile = page.locator("ul button.playable").first
    drag(mouse, middle(tile), middle(page.get_by_role("group", name="View of the table")))
    expect(page.locator(".ghost")).to_be_visible()
    page.keyboard.press("Escape")

    expect(page.locator(".ghost")).to_have_count(0)
    mouse.up()
    expect(page.locator(".glowing")).to_have_count(0)


def test_by_keyboard_a_tile_is_taken_put_back_and_laid(visit: Visitor) -> None:
    page, _ = seat_down(visit, Mouse)
    tile = page.locator("ul button.playable").first
    name = tile.get_attribute("data-tile")
    tile.focus()
    page.keyboard.press("Enter")
    place = page.locator(".glowing[tabindex='0']").first

    expect(place).to_be_focused()
    expect(place).to_have_role("button")
    expect(place).to_have_accessible_name(re.compile(r"^Lay it on the \d+ of \d+-\d+$"))
    page.keyboard.press("Escape")
    expect(tile).to_be_focused()
    expect(tile).to_have_attribute("aria-pressed", "false")

    page.keyboard.press("Space")
    expect(place).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".glowing:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(f".domino[data-tile='{name}']")).to_have_count(1)
    expect(page.locator("ul button:focus")).to_have_count(1)


# --- the hand ----------------------------------------------------------------------------------------


def test_the_arrow_keys_go_through_the_hand_and_tab_leaves_it(visit: Visitor) -> None:
    page, _ = seat_down(visit, Mouse)
    tiles = page.locator("ul button")
    tiles.first.focus()
    page.keyboard.press("ArrowRight")
    expect(tiles.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(tiles.last).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(tiles.nth(tiles.count() - 2)).to_be_focused()
    page.keyboard.press("Home")
    expect(tiles.first).to_be_focused()

    expect(page.locator("ul button[tabindex='0']")).to_have_count(1)
    page.keyboard.press("Tab")
    expect(page.locator("ul button:focus")).to_have_count(0)


def test_a_hand_that_was_arranged_stays_so_after_the_page_was_loaded_anew(visit: Visitor) -> None:
    page, _ = seat_down(visit, Mouse)
    before = order(page)
    page.locator("ul button").first.focus()
    page.keyboard.press("Alt+ArrowRight")
    moved = [before[1], before[0], *before[2:]]

    expect(page.locator("ul button").nth(1)).to_be_focused()
    expect(page.locator(".told")).to_have_text(f"{before[0]} is now at place 2 of {len(before)}.")
    assert order(page) == moved
    page.get_by_role("button", name="Add a gap").click()
    with_gap = [*moved[:2], "gap 1", *moved[2:]]
    assert order(page) == with_gap
    page.reload()
    expect(page.locator("ul button")).to_have_count(len(with_gap))
    assert order(page) == with_gap

    page.get_by_role("button", name="Gap; press it to remove it").click()
    expect(page.locator("ul button")).to_have_count(len(moved))
    assert order(page) == moved


def test_tiles_are_dragged_within_the_hand(seated: tuple[Page, Mouse | Finger]) -> None:
    page, pointer = seated
    before = order(page)
    first, third = page.locator("ul button").first, page.locator("ul button").nth(2)
    start, end = middle(first), middle(third)
    drag(pointer, start, (end[0] + 8, start[1]))
    pointer.up()

    expect(page.locator(".carried")).to_have_count(0)
    assert order(page) == [before[1], before[2], before[0], *before[3:]]
    expect(page.locator("ul button[aria-pressed=true]")).to_have_count(0)


def test_the_hand_is_sorted(visit: Visitor) -> None:
    page, _ = seat_down(visit, Mouse)
    tools = page.get_by_role("group", name="Arrange your hand")
    tools.get_by_role("button", name="By pips").click()
    pips = [sum(map(int, tile.split("-"))) for tile in order(page)]
    assert pips == sorted(pips, reverse=True)

    tools.get_by_role("button", name="By value").click()
    values = [max(map(int, tile.split("-"))) for tile in order(page)]
    assert values == sorted(values, reverse=True)


def test_what_can_go_comes_first(visit: Visitor) -> None:
    page, _ = seat_down(visit, Mouse)
    fits = page.locator("ul button.playable").evaluate_all("all => all.map(one => one.dataset.tile)")
    button = page.get_by_role("button", name="What can go")
    if len(fits) < page.locator("ul button").count():
        button.click()
        assert order(page)[: len(fits) + 1] == [*fits, "gap 1"]
    else:
        expect(button).to_be_disabled()


# --- the view ----------------------------------------------------------------------------------------


SCALE: Final = "document.querySelector('.domino .body').getBoundingClientRect().width"


def scale(page: Page) -> float:
    """How large the table is drawn."""
    return float(page.evaluate(SCALE))


def corner(page: Page) -> Point:
    return middle(page.locator(".domino .body").first)


def until_larger(page: Page, than: float) -> None:
    page.wait_for_function(f"than => {SCALE} > than * 1.05", arg=than)


def until_back(page: Page, size: float) -> None:
    page.wait_for_function(f"size => Math.abs({SCALE} / size - 1) < 0.02", arg=size)


def wheel(page: Page) -> None:
    page.mouse.move(600, 250)
    page.mouse.wheel(0, -400)


ZOOMS: Final[dict[str, Callable[[Page], Any]]] = {
    "button": lambda page: page.get_by_role("button", name="Zoom in").click(),
    "key": lambda page: page.get_by_role("group", name="View of the table").press("+"),
    "double click": lambda page: page.mouse.dblclick(40, 120),
    "wheel": wheel,
}


@pytest.mark.parametrize("way", ZOOMS)
def test_the_table_is_zoomed_and_shown_whole_again(visit: Visitor, way: str) -> None:
    page, _ = seat_down(visit, Mouse)
    settled(page)
    whole = scale(page)
    expect(page.locator(".overview")).to_have_count(0)
    ZOOMS[way](page)
    until_larger(page, whole)

    page.get_by_role("button", name="Zoom in").click()
    expect(page.locator(".overview")).to_be_visible()
    page.get_by_role("button", name="Show the whole table").click()
    until_back(page, whole)
    expect(page.locator(".overview")).to_have_count(0)


def test_two_fingers_zoom_and_one_pans(visit: Visitor) -> None:
    page, finger = seat_down(visit, Finger)
    assert isinstance(finger, Finger)
    whole = scale(page)
    x, y = middle(page.get_by_role("group", name="View of the table"))
    finger.pinch(((x - 20, y), (x - 120, y)), ((x + 20, y), (x + 120, y)))
    until_larger(page, whole)

    before = corner(page)
    drag(finger, (x, y), (x - 60, y - 40))
    finger.up()
    page.wait_for_function(
        "([x, y]) => { const box = document.querySelector('.domino .body').getBoundingClientRect();"
        " return Math.hypot(box.x - x, box.y - y) > 20; }",
        arg=before,
    )


def test_a_table_that_was_panned_lays_nothing_where_the_mouse_is_let_go(visit: Visitor) -> None:
    page, mouse = seat_down(visit, Mouse)
    page.get_by_role("button", name="Zoom in").click()
    page.get_by_role("button", name="Zoom in").click()
    page.locator("ul button.playable").first.click()
    expect(page.locator(".glowing").first).to_be_attached()
    tiles = page.locator(".domino").count()
    place = middle(page.locator(".glowing").first)
    drag(mouse, (place[0] + 100, place[1]), place)
    mouse.up()
    settled(page)

    assert page.locator(".domino").count() == tiles
    expect(page.locator("ul button[aria-pressed=true]")).to_have_count(1)


def test_a_touch_beside_a_small_place_is_meant_for_it(visit: Visitor) -> None:
    page, _ = seat_down(visit, Finger)
    tile = page.locator("ul button.playable").first
    name = tile.get_attribute("data-tile")
    tile.tap()
    box = page.locator(".glowing").first.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] - 4, box["y"] - 4)

    expect(page.locator(f".domino[data-tile='{name}']")).to_have_count(1)


# --- the open ends -----------------------------------------------------------------------------------


def test_the_strip_names_the_open_ends_and_shows_them(visit: Visitor) -> None:
    page, _ = seat_down(visit, Mouse)
    strip = page.get_by_role("list", name="Open ends")
    expect(strip.get_by_role("button").first).to_have_accessible_name(
        re.compile(r"^(\d+: \d+ open ends?|(Foot of|Opening on) \d+-\d+: \d+ more)$")
    )
    page.locator("ul button.playable").first.click()
    expect(strip.locator(".fits").first).to_be_visible()
    tiles = page.locator(".domino").count()
    for _ in range(3):
        page.get_by_role("button", name="Zoom in").click()
    strip.locator(".fits").first.click()

    page.wait_for_function(
        """() => {
            const pane = document.querySelector('.pane').getBoundingClientRect();
            return [...document.querySelectorAll('.glowing')].some(one => {
                const { x, y, width, height } = one.getBoundingClientRect();
                return x >= pane.x && y >= pane.y && x + width <= pane.right && y + height <= pane.bottom;
            });
        }"""
    )
    assert page.locator(".domino").count() == tiles


def test_who_does_not_see_it_is_told_how_it_is_used(visit: Visitor) -> None:
    page, _ = seat_down(visit, Mouse)

    expect(page.get_by_role("group", name="View of the table")).to_have_accessible_description(
        re.compile("0 shows the whole table")
    )
    expect(page.get_by_role("list", name="Your hand")).to_have_accessible_description(
        re.compile("Alt with an arrow key")
    )
    expect(page.locator("ul button.playable").first).to_have_accessible_name(
        re.compile(r"^\d+-\d+, can be laid$")
    )
    for name in ("Zoom in", "Zoom out", "Show the whole table"):
        button = page.get_by_role("button", name=name)
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
