"""Pictures: well-formed, whole, the same every time, and readable by everybody."""

from __future__ import annotations

import math
import re
from collections import Counter

import pytest

from chickenfoot.geometry.places import TURNS, Layout
from chickenfoot.geometry.poses import HALF_BOXES
from chickenfoot.geometry.svg import STYLES, Style, Theme, box_around, to_svg
from chickenfoot.rules import tile, whole_set
from tests.geometry.drawn import SVG, TABLE, place, root_of, shown, spot, text_of

NOTHING = Layout((), ())
WHOLE_SET = Layout(
    tuple(
        place(one.low, one.high, 3000 * (at % 14), 2500 * (at // 14), at % TURNS)
        for at, one in enumerate(whole_set(18))
    ),
    (),
)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
@pytest.mark.parametrize("layout", [NOTHING, TABLE, WHOLE_SET], ids=["nothing", "table", "whole set"])
def test_a_picture_is_whole_and_needs_nothing_else(layout: Layout, style: Style, theme: Theme) -> None:
    svg = to_svg(layout, style=style, theme=theme, newest=tile(6, 6), title="t", description="d")
    root = root_of(svg)
    ids = [one.get("id") for one in root.iter() if one.get("id")]

    assert root.tag == f"{SVG}svg"
    assert len(ids) == len(set(ids))
    assert {one.get("href") for one in root.iter(f"{SVG}use")} <= {f"#{name}" for name in ids}
    assert re.findall(r"https?:[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"<script|<image|<!|\bon\w+=|url\(|@import", svg)
    assert svg.isascii()


def test_the_same_layout_gives_the_same_text() -> None:
    assert to_svg(TABLE, newest=tile(6, 6)) == to_svg(TABLE, newest=tile(6, 6))
    assert to_svg(TABLE) != to_svg(TABLE, newest=tile(6, 6))


def test_pictures_in_one_page_do_not_share_names() -> None:
    pictures = [to_svg(TABLE), to_svg(TABLE, style="numerals"), to_svg(TABLE, theme="dark"), to_svg(NOTHING)]
    names = [{one.get("id") for one in root_of(svg).iter() if one.get("id")} for svg in pictures]

    assert sum(map(len, names)) == len(set().union(*names))
    for svg in pictures:
        name = root_of(svg).get("id")
        rules = re.findall(r"^[^@}\n].*\{", text_of(root_of(svg), "style"), re.MULTILINE)
        assert rules
        assert all(rule.startswith(f"#{name}") for rule in rules)


@pytest.mark.parametrize("one", whole_set(18), ids=str)
def test_a_tile_has_as_many_pips_as_it_says(one: tuple[int, int]) -> None:
    root = root_of(to_svg(Layout((place(*one),), ())))

    assert sum(part.tag == f"{SVG}circle" for part in shown(root)) == sum(one)


def test_numerals_say_both_halves_and_six_and_nine_are_underlined() -> None:
    """A six upside down would be a nine."""
    for value in range(19):
        root = root_of(to_svg(Layout((place(value, value),), ()), style="numerals"))
        texts = [part.text for part in shown(root) if part.tag == f"{SVG}text"]
        half = next(one for one in root.iter() if str(one.get("id")).endswith(f"-v{value}"))
        lines = [part for part in half if part.tag == f"{SVG}rect"]
        assert texts == [str(value), str(value)]
        assert len(lines) == (value in {6, 9})


@pytest.mark.parametrize("turn", range(TURNS))
def test_numerals_never_stand_upside_down(turn: int) -> None:
    """They lean by an eighth of a turn at most, whatever way the tile points."""
    root = root_of(to_svg(Layout((place(2, 7, turn=turn),), ()), style="numerals"))
    halves = [one for one in root.iter(f"{SVG}use") if str(one.get("class")).startswith("v")]

    assert len(halves) == 2
    for half in halves:
        found = re.search(r"rotate\((\d+)\)", str(half.get("transform")))
        lean = (turn * 22.5 + (int(found[1]) if found else 0) + 180) % 360 - 180
        assert abs(lean) <= 45


def test_the_picture_has_a_title_and_a_description_for_screen_readers() -> None:
    root = root_of(to_svg(TABLE, title="Chicken Foot", description="3 tiles"))
    named = {one.get("id"): one.text for one in root.iter() if one.get("id")}

    assert root.get("role") == "img"
    assert [named[name] for name in str(root.get("aria-labelledby")).split()] == ["Chicken Foot", "3 tiles"]


def test_without_words_it_tells_tiles_and_open_ends() -> None:
    root = root_of(to_svg(TABLE))

    assert text_of(root, "title") == "9-9,6-9,6-6"
    assert text_of(root, "desc") == "▸ 6"


@pytest.mark.parametrize(
    "text", ["</title><script>alert(1)</script>", "a & b < c > \"d\" 'e'", "]]>", "&lt;", "Ömä 🐔 中", "a\tb"]
)
def test_words_arrive_as_they_were_given(text: str) -> None:
    root = root_of(to_svg(TABLE, title=text, description=text))

    assert (text_of(root, "title"), text_of(root, "desc")) == (text, text)
    assert not [*root.iter(f"{SVG}script")]


@pytest.mark.parametrize("sign", ["\0", "\x1b", "\ud800", "\uffff", "\x0b"])
def test_what_xml_cannot_hold_is_replaced(sign: str) -> None:
    assert text_of(root_of(to_svg(TABLE, title=f"a{sign}b")), "title") == "a\ufffdb"


@pytest.mark.parametrize("turn", range(TURNS))
def test_a_tile_lies_within_what_is_taken_as_its_extent(turn: int) -> None:
    angle = math.tau * turn / TURNS
    across = abs(1000 * math.cos(angle)) + abs(500 * math.sin(angle))
    down = abs(1000 * math.sin(angle)) + abs(500 * math.cos(angle))

    assert [*HALF_BOXES[turn]] == pytest.approx([across, down], abs=1)


def test_the_picture_reaches_half_a_unit_beyond_tiles_and_spots() -> None:
    """TABLE reaches from the spot on the left, -2500, to the one on the right, 5500; 1000 up and down."""
    assert root_of(to_svg(TABLE)).get("viewBox") == "-3000 -1500 9000 3000"
    assert box_around([NOTHING]) == (-1500, -1500, 3000, 3000)
    far = Layout((), (spot(tile(1, 2), 2, 100_000, -50_000, 2),))
    assert box_around([TABLE, far]) == (-3000, -51_561, 104_561, 53_061)


def test_a_picture_is_no_larger_than_a_page() -> None:
    """36 pixels a unit, as long as there is room."""
    small, large = root_of(to_svg(TABLE)), root_of(to_svg(WHOLE_SET))
    _, _, width, height = (int(number) for number in str(large.get("viewBox")).split())
    pixels = (int(str(large.get("width"))), int(str(large.get("height"))))

    assert (small.get("width"), small.get("height")) == ("324", "108")
    assert max(pixels) == 1200
    assert pixels[0] / pixels[1] == pytest.approx(width / height, rel=0.01)


def test_the_starting_double_has_a_pin() -> None:
    assert [one.get("class") for one in root_of(to_svg(TABLE)).iter()].count("pin") == 1


def test_the_newest_tile_has_a_ring_of_its_own_and_doubles_a_strong_edge() -> None:
    root = root_of(to_svg(TABLE, newest=tile(6, 6)))
    kinds = Counter(one.get("class") for one in root.iter(f"{SVG}use"))

    assert kinds["halo"] == 1
    assert (kinds["tile"], kinds["tile double"]) == (1, 2)
    assert "halo" not in {one.get("class") for one in root_of(to_svg(TABLE)).iter()}


def test_open_spots_differ_from_those_that_wait_by_their_dashes() -> None:
    """T8, T13: what is open now, and what must wait; the value wanted stands at the end that touches."""
    root = root_of(to_svg(TABLE, style="numerals"))
    uses = [*root.iter(f"{SVG}use")]
    dashes = dict(re.findall(r" \.(open|wait)\{stroke-dasharray:([\d ]+)", text_of(root, "style")))

    assert [one.get("class") for one in uses[:4]] == ["spot open", "v6 faint", "spot wait", "v9 faint"]
    assert str(uses[1].get("transform")).startswith("translate(-500)")
    assert dashes["open"] != dashes["wait"]


def test_light_and_dark_are_both_in_a_picture_unless_one_is_chosen() -> None:
    auto, light, dark = (text_of(root_of(to_svg(TABLE, theme=theme)), "style") for theme in THEMES)

    assert "@media (prefers-color-scheme:dark)" in auto
    assert "@media" not in light + dark
    assert "#fffdf6" in auto
    assert "#fffdf6" in light
    assert "#fffdf6" not in dark


THEMES: tuple[Theme, ...] = ("auto", "light", "dark")
