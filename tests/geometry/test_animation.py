"""A round that moves: every tile at its time, without a script, and still for whoever wants it still."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise

import pytest

from chickenfoot.errors import BadInput
from chickenfoot.geometry.animation import animate
from chickenfoot.geometry.places import Layout
from chickenfoot.geometry.svg import STYLES, Style
from tests.geometry.drawn import ROUND, SVG, TABLE, place, root_of, shown, text_of


def timed(layouts: Iterable[Layout]) -> str:
    """Three plays of a second and a pause make 5 seconds: a second is 20 %."""
    return animate(layouts, step=1, pause=2)


def keys_of(svg: str, kind: str) -> list[dict[float, str]]:
    """The keyframes of every element of *kind*, in the order they stand in the picture."""
    style = text_of(root_of(svg), "style")
    rules = {
        label: {float(at): how for at, how in re.findall(r"([\d.]+)%\{([^}]*)\}", keys)}
        for label, keys in re.findall(r"@keyframes \w+-(m\d+)\{((?:[\d.]+%\{[^}]*\})+)\}", style)
    }
    words = [str(one.get("class")).split() for one in root_of(svg).iter()]
    return [rules[word[word.index(kind) + 1]] for word in words if kind in word]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("layouts", [(), ROUND[:1], ROUND], ids=["nothing", "start", "round"])
def test_it_is_one_text_that_needs_nothing_else(layouts: tuple[Layout, ...], style: Style) -> None:
    svg = animate(layouts, style=style, title="t", description="d")
    root = root_of(svg)
    ids = [one.get("id") for one in root.iter() if one.get("id")]

    assert {one.get("href") for one in root.iter(f"{SVG}use")} <= {f"#{name}" for name in ids}
    assert re.findall(r"https?:[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"<script|<image|<!|\bon\w+=|url\(|@import", svg)
    assert (text_of(root, "title"), text_of(root, "desc")) == ("t", "d")
    assert animate(layouts, style=style, title="t", description="d") == svg


def test_tiles_appear_one_after_the_other() -> None:
    laid = keys_of(timed(ROUND), "lay")

    assert [max(at for at, how in keys.items() if "opacity:0" in how) for keys in laid] == [0, 20, 40]
    assert all(keys[100] == "opacity:1" for keys in laid)


def test_a_tile_that_makes_room_glides_the_shorter_way_round() -> None:
    """From turn 0 to turn 15: back by a sixteenth, not on by fifteen."""
    (glide,) = keys_of(timed(ROUND), "glide")

    assert glide == {
        0: "transform:translate(1500px,0px) rotate(0deg)",
        40: "transform:translate(1500px,0px) rotate(0deg)",
        46: "transform:translate(1500px,400px) rotate(-22.5deg)",
        100: "transform:translate(1500px,400px) rotate(-22.5deg)",
    }


def test_spots_are_there_as_long_as_they_are_open_and_the_ring_is_on_the_newest() -> None:
    hidden, seen = "visibility:hidden", "visibility:visible"
    spots, rings = (keys_of(timed(ROUND), "blink")[part] for part in (slice(3), slice(3, None)))

    assert spots == [
        {0: seen, 20: hidden, 100: hidden},
        {0: seen, 40: hidden, 100: hidden},
        {0: hidden, 40: seen, 100: seen},
    ]
    assert rings == [
        {0: seen, 20: hidden, 100: hidden},
        {0: hidden, 20: seen, 40: hidden, 100: hidden},
        {0: hidden, 40: seen, 100: seen},
    ]


def test_what_comes_back_is_shown_again() -> None:
    """Other ends wait while a foot is open, and are open again after it."""
    layouts = (ROUND[0], ROUND[1]._replace(spots=()), ROUND[0]._replace(tiles=TABLE.tiles))
    first = keys_of(timed(layouts), "blink")[0]

    assert list(first) == [0, 20, 40, 100]
    assert [how.removeprefix("visibility:") for how in first.values()] == [
        "visible",
        "hidden",
        "visible",
        "visible",
    ]


def test_keyframes_stand_in_order() -> None:
    svg = timed(ROUND)
    for kind in ("lay", "glide", "blink", "blend"):
        for keys in keys_of(svg, kind):
            assert all(one < other for one, other in pairwise(keys))


def test_whoever_wants_less_motion_sees_the_last_table() -> None:
    """All motion stands behind the question; without it the attributes show the end of the round."""
    svg = timed(ROUND)
    root = root_of(svg)
    before, moving = text_of(root, "style").split("@media (prefers-reduced-motion:no-preference){")
    tiles = [one.get("transform") for one in root.iter(f"{SVG}g") if is_tile(one.find(f"{SVG}g"))]
    gone = [one for one in root.iter() if "gone" in str(one.get("class")).split()]

    assert "animation" not in before
    assert "animation-iteration-count:infinite" in moving
    assert tiles == [
        "translate(0 0) rotate(90)",
        "translate(1500 400) rotate(337.5)",
        "translate(3000 0) rotate(90)",
    ]
    assert len(gone) == 2 + 2  # spots taken, rings of the tiles before the newest


def is_tile(inner: object) -> bool:
    return inner is not None and "lay" in str(getattr(inner, "attrib", {}).get("class"))


def test_the_picture_holds_every_moment() -> None:
    far = (Layout((place(9, 9, -20_000),), ()), Layout((place(9, 9),), ()))

    assert root_of(animate(far)).get("viewBox") == "-21500 -1000 23000 2000"


def test_each_tile_is_drawn_once() -> None:
    assert sum(part.tag == f"{SVG}circle" for part in shown(root_of(animate(ROUND, style="pips")))) == (
        18 + 15 + 12 + 9 + 9 + 6  # three tiles, then the values wanted on three spots
    )


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf")])
@pytest.mark.parametrize("which", ["step", "pause"])
def test_times_are_above_nothing(which: str, seconds: float) -> None:
    with pytest.raises(BadInput, match=rf"{which}: expected a number of seconds above 0, got {seconds}"):
        animate([], **{which: seconds})  # type: ignore[arg-type]
