"""The drawn table: whatever lies there can be found, once, and nothing is wider than the page."""

from __future__ import annotations

import re
from collections import Counter
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chickenfoot.rules import Ruleset, State, Stream, Tile, parse_position, parse_tile, seed_of
from chickenfoot.rules.tableau import Tableau
from chickenfoot.testing.chances import any_round, walk
from chickenfoot.testing.strategies import positions, states
from chickenfoot.tui.fitting import label_of
from chickenfoot.tui.picture import NARROWEST, Look, picture
from chickenfoot.tui.tree import marks_of

# --- drawings ----------------------------------------------------------------------------------------


def drawn(tableau: str, newest: str | None = None, look: Look = Look(), *, over: bool = False) -> str:  # noqa: B008
    """The drawing of a tableau at a table of two or three."""
    state = parse_position(f"~trains;arms=players..2 {tableau} 8-8/7-7 6-6 0 - 0")
    tile = None if newest is None else parse_tile(newest)
    return "\n".join(picture(state.tableau, look, tile, over=over))


def page(text: str) -> str:
    return dedent(text).strip("\n")


def test_trains_grow_to_both_sides_and_each_open_end_shows_its_value() -> None:
    assert drawn("9-9(9-6(6-5(5-1)),9-2(2-7))") == page("""
                     ╔9╗
        7◂ 7-2 2-9───╢═╟───9-6 6-5 5-1 ▸1
                     ╚9╝
    """)


def test_a_foot_spreads_its_toes_and_the_newest_tile_is_marked() -> None:
    """T12, T13: the double crosswise; of two equal ends the second is named as a move names it."""
    assert drawn("9-9(9-6(6-3(3-3(3-5,3-1,3-7))),9-2(2-7))", "3-7") == page("""
                       ╔9╗           ╭3╮╱ 3-5 ▸5
        7.2◂ 7-2 2-9───╢═╟───9-6 6-3─┤─├──3-1 ▸1
                       ╚9╝           ╰3╯╲[3-7]▸7
    """)


def test_while_a_foot_lacks_toes_its_free_places_are_open_and_all_ends_wait() -> None:
    """T13."""
    assert drawn("9-9(9-6(6-3(3-3(3-5))),9-2(2-7))", "3-5") == page("""
                     ╔9╗           ╭3╮╱[3-5]▹5
        7◃ 7-2 2-9───╢═╟───9-6 6-3─┤─├┄┄▸3
                     ╚9╝           ╰3╯┄┄▸3
    """)


def test_when_the_round_is_over_no_place_is_open() -> None:
    """T14."""
    assert drawn("9-9(9-6(6-3(3-3(3-5))),9-2(2-7))", over=True) == page("""
                     ╔9╗           ╭3╮╱ 3-5 ▹5
        7◃ 7-2 2-9───╢═╟───9-6 6-3─┤─├┄┄▹3
                     ╚9╝           ╰3╯┄┄▹3
    """)


def test_the_opening_shows_where_trains_are_missing() -> None:
    """T8."""
    assert drawn("9-9(9-6)", "9-6") == page("""
             ╔9╗
        9◂┄──╢═╟──[9-6]▹6
             ╚9╝
    """)


def test_a_double_just_laid_has_a_heavy_frame() -> None:
    assert drawn("9-9(9-6(6-3(3-3)),9-2)", "3-3") == page("""
                 ╔9╗           ┏3┓┄┄▸3
        2◃ 2-9───╢═╟───9-6 6-3─┨━┠┄┄▸3
                 ╚9╝           ┗3┛┄┄▸3
    """)


def test_a_foot_on_a_toe_finds_room_for_its_own_toes() -> None:
    assert drawn("9-9(9-6(6-3(3-3(3-5(5-5(5-0,5-1,5-2)),3-1,3-0))),9-2)") == page("""
                                          ╭5╮╱ 5-0 ▸0
                                    ╭─3-5─┤─├──5-1 ▸1
                   ╔9╗           ╭3╮╯     ╰5╯╲ 5-2 ▸2
        2.2◂ 2-9───╢═╟───9-6 6-3─┤─├──3-1 ▸1.2
                   ╚9╝           ╰3╯╲ 3-0 ▸0.2
    """)


def test_without_unicode_other_signs_draw_the_same() -> None:
    tableau = "9-9(9-6(6-3(3-3(3-5))),9-2(2-7))"

    assert drawn(tableau, "3-5", Look(unicode=False)) == page("""
                     #9#           .3./[3-5])5
        7( 7-2 2-9---#=#---9-6 6-3-+-+..>3
                     #9#           '3'..>3
    """)


def test_a_train_too_long_for_the_page_goes_on_in_a_block_of_its_own() -> None:
    long = "9-6(6-5(5-1(1-2(2-3(3-4(4-0(0-7)))))))"

    assert drawn(f"9-9({long},9-2)", look=Look(NARROWEST)) == page("""
        ╔9╗ ╭─9-6 6-5 5-1 1-2 →A
        ║═╟─┤
        ╚9╝ ╰─9-2 ▸2

        A→ 2-3 3-4 4-0 0-7 ▸7
    """)


def test_colour_is_only_added_to_the_drawing() -> None:
    tableau = "9-9(9-6(6-3(3-3(3-5))),9-2(2-7))"
    coloured = drawn(tableau, "3-5", Look(colour=True))

    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == drawn(tableau, "3-5")
    assert coloured.count("\x1b[0m") == len(re.findall(r"\x1b\[[1-9][\d;]*m", coloured))


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("~cross ?8-8 8-8,1-1/0-0 3-3 0 - 0", "┄┄▸8-8"),
        (
            "~trains =6,3|2*1 6-7,1-1/0-0 3-3 0 - 0",
            """
              ╭2╮
            …─┤─├┄┄▸2
              ╰2╯

            … ▹6  … ▹3
            """,
        ),
        (
            "~trains =5+1-2|9-9*3 6-7,1-1/0-0/1-3 3-3 0 - 0",
            """
            ╔9╗ ╭┄▸9
            ║═╟─┼┄▸9
            ╚9╝ ╰┄▸9

            … ▹5

            1-2
            """,
        ),
    ],
)
def test_of_a_table_without_a_tree_all_that_is_known_is_drawn(position: str, expected: str) -> None:
    """Section 6: partial positions."""
    assert "\n".join(picture(parse_position(position).tableau, Look())).strip() == page(expected).strip()


# --- properties --------------------------------------------------------------------------------------

WIDTHS = st.integers(NARROWEST, 130)

LYING = re.compile(r"(?<![\d▸-])\d+-\d+(?![\d-])")
CROSSWISE = re.compile(r"[╭╔┏](\d+)[╮╗┓]")
OPEN = re.compile(r"[▸▹](\d+(?:\.\d+)?)(?![\d-])|(?<![\d.])(\d+(?:\.\d+)?)[◂◃]")
NEIGHBOURS = re.compile(r"(?=-(\d+)[ \[\]](\d+)-)")
TO_ASCII = str.maketrans("─│┄╭╰╯╮├┤┼╱╲▸▹◂◃→…╔╗╢═╟╚╝║┏┓┨━┠┗┛┃", "-|..''.+++/\\>)<(~?###=####***-****")


def tiles_in(text: str) -> Counter[Tile]:
    doubles = (f"{value}-{value}" for value in CROSSWISE.findall(text))
    return Counter(parse_tile(tile) for tile in [*LYING.findall(text), *doubles])


def tiles_of(tableau: Tableau) -> Counter[Tile]:
    """What lies on the table; of a table without a tree also the double that is pending."""
    pending = tableau.pending.double if tableau.pending else None
    return Counter({*(laid.tile for laid in tableau.laid), *([pending] if pending else [])})


def places_in(text: str) -> Counter[str]:
    return Counter(right or left for right, left in OPEN.findall(text))


def places_of(tableau: Tableau) -> Counter[str]:
    free = [str(tableau.pending.value)] * tableau.pending.missing if tableau.pending else []
    return Counter([*map(str, marks_of(tableau)), *free])


@given(positions(), WIDTHS)
def test_every_tile_and_every_place_is_drawn_exactly_once(state: State, width: int) -> None:
    text = "\n".join(picture(state.tableau, Look(width)))

    assert tiles_in(text) == tiles_of(state.tableau)
    assert places_in(text) == places_of(state.tableau)


@given(positions(), WIDTHS, st.booleans())
def test_no_line_is_wider_than_the_page(state: State, width: int, unicode: bool) -> None:
    lines = picture(state.tableau, Look(width, unicode))

    assert lines
    assert max(map(len, lines)) <= width


@given(states(), WIDTHS)
def test_tiles_side_by_side_touch_with_equal_halves(state: State, width: int) -> None:
    """T10, X6."""
    pairs = NEIGHBOURS.findall("\n".join(picture(state.tableau, Look(width))))

    assert all(one == other for one, other in pairs)


@given(positions(), WIDTHS)
def test_the_drawing_without_unicode_is_the_same_sign_by_sign(state: State, width: int) -> None:
    lines = picture(state.tableau, Look(width))

    assert picture(state.tableau, Look(width, unicode=False)) == [line.translate(TO_ASCII) for line in lines]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("width", [NARROWEST, 60, 80, 200])
def test_a_table_of_double_eighteen_with_eight_players_fits(seed: int, width: int) -> None:
    choose = Stream(seed_of(f"eighteen {seed}")).choice
    ruleset = Ruleset.of("trains", set=18, hand=20)
    *_, last = walk(choose, any_round(choose, ruleset, 8))
    text = "\n".join(picture(last.tableau, Look(width)))

    assert len(last.tableau.laid) > 60
    assert max(map(len, text.splitlines())) <= width
    assert tiles_in(text) == tiles_of(last.tableau)
    assert places_in(text) == places_of(last.tableau)


def test_blocks_have_letters() -> None:
    numbers = (0, 1, 25, 26, 27, 52, 702)

    assert [label_of(number) for number in numbers] == ["A", "B", "Z", "AA", "AB", "BA", "AAA"]
