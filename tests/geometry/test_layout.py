"""Where tiles lie: what holds after every play, of small random tables and of whole rounds."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from chickenfoot.errors import BadInput
from chickenfoot.geometry import (
    Aspect,
    Layout,
    Play,
    Shape,
    each_layout,
    lay_out,
    plays_of,
    plays_through,
    shape_of,
)
from chickenfoot.geometry.pictures import is_drawable
from chickenfoot.rules import Ruleset, State, Stream, parse_position, parse_tile, seed_of, tile
from chickenfoot.testing.chances import any_round, any_table, walk
from chickenfoot.testing.strategies import dealt, positions, streams
from tests.geometry import sound

ASPECTS = [Aspect(16, 10), Aspect(9, 19), Aspect(1, 1), Aspect(10, 1), Aspect(1, 10)]
LARGE = 8
FEW = settings(max_examples=25)


class Round(NamedTuple):
    """A round drawn after each of its plays, and the states it then was in."""

    shape: Shape
    aspect: Aspect
    plays: tuple[Play, ...]
    states: tuple[State, ...]
    layouts: tuple[Layout, ...]


def drawn(aspect: Aspect, states: list[State]) -> Round:
    first = states[0]
    shape = shape_of(first.ruleset, first.players)
    plays = plays_through(state.tableau for state in states)
    after = {len(state.tableau.laid): state for state in states}
    layouts = tuple(each_layout(shape, aspect, plays))
    return Round(shape, aspect, plays, tuple(after[count] for count in sorted(after) if count), layouts)


@st.composite
def rounds(draw: st.DrawFn) -> Round:
    """A round of a small set, by chance."""
    stream = draw(streams())
    return drawn(draw(st.sampled_from(ASPECTS)), [*walk(stream.choice, draw(dealt(small=True)))])


@cache
def large(number: int) -> Round:
    """A round of a larger set, by chance."""
    stream = Stream(seed_of(f"layout {number}"))
    ruleset, players = any_table(stream.choice, sets=range(5, 10), most_in_hand=12)
    ruleset = ruleset.changed({"unfinishable": "waive"})
    return drawn(stream.choice(ASPECTS), [*walk(stream.choice, any_round(stream.choice, ruleset, players))])


# --- what holds of every table -----------------------------------------------------------------------


@FEW
@given(rounds())
def test_no_tile_and_no_spot_lies_over_another(played: Round) -> None:
    for layout in played.layouts:
        sound.check_room(layout)


@FEW
@given(rounds())
def test_what_is_laid_against_a_tile_touches_it_with_the_same_value(played: Round) -> None:
    """X6."""
    for number, layout in enumerate(played.layouts, start=1):
        sound.check_joints(played.plays[:number], layout)


@FEW
@given(rounds())
def test_arms_lead_away_doubles_lie_crosswise_and_toes_slant(played: Round) -> None:
    """T12, X11, X12."""
    for number, layout in enumerate(played.layouts, start=1):
        sound.check_directions(played.plays[:number], layout)


@FEW
@given(rounds())
def test_every_place_that_can_still_be_played_on_has_one_spot(played: Round) -> None:
    """T8, T10, T13."""
    for layout, state in zip(played.layouts[-len(played.states) :], played.states, strict=True):
        sound.check_spots(layout, state)


@FEW
@given(rounds())
def test_a_tile_stays_where_it_is_unless_a_shift_says_otherwise(played: Round) -> None:
    sound.check_moves(played.layouts)


@FEW
@given(rounds(), st.data())
def test_where_tiles_lie_depends_on_the_plays_so_far_alone(played: Round, data: st.DataObject) -> None:
    some = data.draw(st.integers(0, len(played.plays)))
    known = Layout((), ()) if some == 0 else played.layouts[some - 1]

    assert lay_out(played.shape, played.aspect, played.plays[:some]) == known


@pytest.mark.parametrize("number", range(LARGE))
def test_all_of_it_holds_of_rounds_with_larger_sets(number: int) -> None:
    played = large(number)

    sound.check_moves(played.layouts)
    for count, layout in enumerate(played.layouts, start=1):
        sound.check_room(layout)
        sound.check_joints(played.plays[:count], layout)
        sound.check_directions(played.plays[:count], layout)
    for layout, state in zip(played.layouts[-len(played.states) :], played.states, strict=True):
        sound.check_spots(layout, state)


# --- positions whose plays nobody knows --------------------------------------------------------------


@given(positions(small=True), st.sampled_from(ASPECTS))
def test_every_position_with_a_tree_can_be_laid_out(state: State, aspect: Aspect) -> None:
    assume(is_drawable(state.tableau))
    plays = plays_of(state.tableau)
    layout = lay_out(shape_of(state.ruleset, state.players), aspect, plays)

    assert {place.tile for place in layout.tiles} == {one.tile for one in state.tableau.laid}
    sound.check_room(layout)
    sound.check_joints(plays, layout)
    sound.check_spots(layout, state)


def test_of_such_a_position_too_a_waived_foot_wants_no_toes() -> None:
    """R-1. 0-0 came after 2-0, when only one other zero was left. Breadth first it would come before.

    ::

        3-3 ┬ 3-0 0-0
            ╰ 3-2 2-0 ▸0
    """
    state = parse_position(
        "trains;set=3;hand=3;arms=2;toes=2;unfinishable=waive"
        " 3-3(3-0(0-0),3-2(2-0)) 1-2/1-1,2-2 0-1,1-3 0 - 0"
    )
    layout = lay_out(shape_of(state.ruleset, 2), ASPECTS[0], plays_of(state.tableau))

    assert [(spot.on, spot.value, spot.open) for spot in layout.spots] == [(tile(0, 2), 0, True)]


def test_a_layout_knows_of_the_rules_what_the_table_shows() -> None:
    assert shape_of(Ruleset.of("trains"), 5) == Shape(9, 5, 3, waives=False)
    assert shape_of(Ruleset.of("hub", set=12, toes=2, unfinishable="waive"), 5) == Shape(
        12, 8, 2, waives=True
    )


# --- the beginning -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("aspect", "turn"),
    [((16, 10), 4), ((3, 1), 4), ((10, 1), 4), ((1, 1), 4), ((9, 19), 8), ((1, 10), 8)],
    ids=str,
)
def test_the_starting_double_lies_in_the_middle_across_the_longer_side(
    aspect: tuple[int, int], turn: int
) -> None:
    """T6."""
    (place,) = lay_out(Shape(9, 4), Aspect(*aspect), started()).tiles

    assert (place.x, place.y, place.turn) == (0, 0, turn)
    assert place.tail == place.head == 9


def test_four_trains_make_a_cross() -> None:
    """X8.

    ::

              │
            ──▯──
              │
    """
    spots = lay_out(Shape(9, 4), Aspect(16, 10), started()).spots

    assert sorted((spot.turn, spot.x, spot.y) for spot in spots) == [
        (0, 1540, 0),
        (4, 0, 2040),
        (8, -1540, 0),
        (12, 0, -2040),
    ]
    assert [spot.slot for spot in spots] == [0, 1, 2, 3]


@pytest.mark.parametrize("arms", [9, 12, 18])
def test_trains_that_cannot_touch_the_double_have_places_near_it(arms: int) -> None:
    layout = lay_out(Shape(18, arms), Aspect(16, 10), [Play(tile(18, 18), None)])

    assert len(layout.spots) == arms
    assert max(max(abs(spot.x), abs(spot.y)) for spot in layout.spots) < 7000
    sound.check_room(layout)


def test_trains_that_touch_the_double_come_first() -> None:
    plays = [Play(tile(12, 12), None), *(Play(tile(other, 12), tile(12, 12), other) for other in range(12))]
    start, *trains = map(sound.rectangle, lay_out(Shape(12, 12), Aspect(16, 10), plays).tiles)

    assert [sound.between(start, one) <= sound.NEAR for one in trains] == [True] * 8 + [False] * 4


def test_without_plays_there_is_nothing() -> None:
    assert lay_out(Shape(9, 4), Aspect(16, 10), ()) == Layout((), ())


# --- what is no tableau ------------------------------------------------------------------------------


def started(*plays: str) -> list[Play]:
    """9-9, then plays written ``TILE on TILE`` or, where it is not the first child, ``TILE on TILE/SLOT``."""
    return [Play(tile(9, 9), None), *(_play(text) for text in plays)]


def _play(text: str) -> Play:
    what, _, place = text.partition(" on ")
    on, _, slot = place.partition("/")
    return Play(parse_tile(what), parse_tile(on), int(slot or 0))


@pytest.mark.parametrize(
    ("plays", "number", "expected", "got"),
    [
        ([Play(tile(3, 9), None)], 0, "the starting double, on nothing", "3-9 on nothing, slot 0"),
        ([Play(tile(9, 9), tile(3, 9))], 0, "the starting double, on nothing", "9-9 on 3-9, slot 0"),
        ([Play(tile(9, 9), None, 1)], 0, "the starting double, on nothing", "9-9 on nothing, slot 1"),
        ([Play(tile(10, 10), None)], 0, "the starting double, on nothing", "10-10 on nothing, slot 0"),
        (started("9-10 on 9-9"), 1, "a tile of the set", "9-10 on 9-9, slot 0"),
        ([*started(), Play(tile(3, 9), None)], 1, "a tile on one that lies", "3-9 on nothing, slot 0"),
        (started("3-4 on 3-9"), 1, "a tile on one that lies", "3-4 on 3-9, slot 0"),
        (started("3-9 on 9-9", "3-9 on 9-9/1"), 2, "a tile that does not lie yet", "3-9 on 9-9, slot 1"),
        (started("9-9 on 9-9"), 1, "a tile that does not lie yet", "9-9 on 9-9, slot 0"),
        (started("3-4 on 9-9"), 1, "a tile with a 9", "3-4 on 9-9, slot 0"),
        (started("3-9 on 9-9", "4-9 on 3-9"), 2, "a tile with a 3", "4-9 on 3-9, slot 0"),
        (started("3-9 on 9-9/1"), 1, "slot 0", "3-9 on 9-9, slot 1"),
        (started("3-9 on 9-9", "4-9 on 9-9"), 2, "slot 1", "4-9 on 9-9, slot 0"),
        (
            started("1-9 on 9-9", "2-9 on 9-9/1", "3-9 on 9-9/2"),
            3,
            "a tile with an open end",
            "3-9 on 9-9, slot 2",
        ),
        (
            started("1-9 on 9-9", "1-4 on 1-9", "1-5 on 1-9/1"),
            3,
            "a tile with an open end",
            "1-5 on 1-9, slot 1",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_plays_that_make_no_tableau_are_refused(
    plays: list[Play], number: int, expected: str, got: str
) -> None:
    with pytest.raises(BadInput, match=f"^play {number}: expected {expected}, got '?{got}'?$") as refusal:
        lay_out(Shape(9, 2), Aspect(16, 10), plays)

    assert refusal.value.code == "bad_play"


@pytest.mark.parametrize(
    ("shape", "aspect", "where", "expected", "got"),
    [
        (Shape(1, 1), (1, 1), "set", "from 2 to 18", 1),
        (Shape(19, 4), (1, 1), "set", "from 2 to 18", 19),
        (Shape(9, 0), (1, 1), "arms", "from 1 to 18", 0),
        (Shape(9, 4, 4), (1, 1), "toes", "from 1 to 3", 4),
        (Shape(9, 4), (0, 1), "width", "from 1 to 100000", 0),
        (Shape(9, 4), (1, 100_001), "height", "from 1 to 100000", 100_001),
    ],
)
def test_what_no_table_can_be_like_is_refused(
    shape: Shape, aspect: tuple[int, int], where: str, expected: str, got: int
) -> None:
    with pytest.raises(BadInput, match=f"^{where}: expected a whole number {expected}, got '?{got}'?$"):
        lay_out(shape, Aspect(*aspect), started())


def test_tables_before_a_wrong_play_can_still_be_seen() -> None:
    layouts = each_layout(Shape(9, 2), Aspect(16, 10), started("3-9 on 9-9", "3-9 on 9-9/1"))

    assert [len(next(layouts).tiles) for _ in range(2)] == [1, 2]
    with pytest.raises(BadInput, match="play 2"):
        next(layouts)
