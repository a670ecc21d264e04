"""A turn: the opening, laying, feet, drawing and passing, as trains and cross have them."""

from __future__ import annotations

import pytest

from chickenfoot.rules import (
    PRESETS,
    Chance,
    Seat,
    State,
    ending,
    new_game,
    next_round,
    parse_move,
    play_unchecked,
    round_winners,
    scores,
    seed_of,
    seen_by,
    step,
    tile,
)
from chickenfoot.rules.events import FootBegun, FootDone, OpeningDone, RoundEnded
from chickenfoot.rules.tableau import children_of
from chickenfoot.testing.drawing import after, plays, table

BOTH = pytest.mark.parametrize("rules", ["trains", "cross"])


def events(state: State, *moves: str) -> list[object]:
    """Everything that happens while the moves are played."""
    told: list[object] = []
    for move in moves:
        state, happened = step(state, parse_move(move))
        told += happened
    return told


def ends(state: State) -> list[int]:
    return [end.value for end in state.tableau.ends]


# --- the start and the opening -----------------------------------------------------------------------


def test_the_starting_double_of_trains_lies_before_anybody_moves() -> None:
    """T4, T6: it is nobody's tile and nobody's turn."""
    state = next_round(new_game(PRESETS["trains"], 4), Chance(seed_of("t6"))).state
    assert state is not None

    assert state.tableau.start == tile(9, 9)
    assert [one.tile for one in state.tableau.laid] == [tile(9, 9)]
    assert not any(tile(9, 9) in hand for hand in (*state.hands, state.yard))
    assert ends(state) == []
    assert [len(hand) for hand in state.hands] == [11] * 4


def test_laying_the_starting_double_of_cross_is_the_turn_of_its_holder() -> None:
    """X3, X-d: the next seat is the first to play on it."""
    state = table("""
        rules  cross
        start  9-9
        hands  9-1 1-1  |  > 9-9 9-2  |  9-3 3-3
    """)

    assert plays(state) == {"9-9"}
    state = after(state, "9-9")

    assert state.to_move == 2
    assert plays(state) == {"9-3 on 9"}
    assert state.tableau.pending is not None
    assert (state.tableau.pending.opening, state.tableau.pending.missing) == (True, 4)


@BOTH
def test_a_player_with_nothing_for_the_opening_draws_and_passes(rules: str) -> None:
    """T7, X8, X9: a tile that does not match the starting double stays in his hand."""
    state = table(f"""
        rules    {rules};arms=2
        opening  9-9  1 of 2 trains
        ends     5
        hands    > 5-6 1-1  |  9-2 2-2
        yard     5-7 5-8 3-3
    """)

    assert plays(state) == {"draw"}
    state = after(state, "draw")
    assert plays(state) == {"pass"}
    state = after(state, "pass")

    assert state.hands[0] == (tile(1, 1), tile(5, 6), tile(5, 7))
    assert state.to_move == 1


def test_the_trains_are_counted_for_the_table_and_not_for_each_player() -> None:
    """T8: one player starts two of them."""
    state = table("""
        opening  9-9  0 of 2 trains
        hands    > 9-1 9-2 0-0  |  3-4 5-5
        yard     3-8 7-7 7-8 6-6
    """)

    told = events(state, "9-1 on 9", "draw", "pass", "9-2 on 9")
    state = after(state, "9-1 on 9", "draw", "pass", "9-2 on 9")

    assert OpeningDone() in told
    assert ends(state) == [1, 2]
    assert state.tableau.pending is None


def test_more_trains_may_be_demanded_than_there_are_players() -> None:
    """T9, T-c: the larger of players and option."""
    opening = "opening  9-9  2 of {} trains\nends 0 1\nhands > 9-2 1-3 | 9-4 1-4"
    three = table("rules trains;arms=players..3\n" + opening.format(3))
    two = table("rules trains;arms=players..2\nends 0 1\nhands > 9-2 1-3 | 9-4 1-4")

    assert plays(three) == {"9-2 on 9"}
    assert plays(after(three, "9-2 on 9")) == {"1-4 on 1"}
    assert plays(two) == {"1-3 on 1"}


def test_the_opening_closes_the_moment_its_last_train_is_laid() -> None:
    """T-e, X-i: the next player lays on any train, and no more on the starting double (T-d)."""
    state = table("""
        rules    cross
        opening  9-9  3 of 4 trains
        ends     0 1 2
        hands    > 9-5 1-1  |  9-6 5-7 2-3
    """)

    state = after(state, "9-5 on 9")

    assert state.tableau.pending is None
    assert plays(state) == {"5-7 on 5", "2-3 on 2"}


# --- laying ------------------------------------------------------------------------------------------


@BOTH
def test_after_the_opening_a_turn_is_one_tile_on_any_arm(rules: str) -> None:
    """T10, X6: also on an arm that somebody else has started; the touching halves are equal."""
    state = table(f"""
        rules  {rules}
        ends   6 3 3 1
        hands  > 6-5 3-6 4-4 1-2  |  5-5
    """)

    assert plays(state) == {"6-5 on 6", "3-6 on 3", "3-6 on 3.2", "6-3 on 6", "1-2 on 1"}
    state = after(state, "3-6 on 3.2")

    assert sorted(ends(state)) == [1, 3, 6, 6]
    assert state.to_move == 1


@BOTH
def test_the_turn_goes_clockwise_from_seat_to_seat(rules: str) -> None:
    """T-n, X7."""
    state = table(f"""
        rules  {rules}
        ends   6 3 3 1
        hands  6-5 0-0  |  > 3-4 0-1  |  3-5 0-2
    """)

    turns = [state.to_move]
    for move in ("3-4 on 3", "3-5 on 3", "6-5 on 6"):
        state = after(state, move)
        turns.append(state.to_move)

    assert turns == [1, 2, 0, 1]


@BOTH
def test_a_double_is_announced_as_a_chicken_foot_and_demands_three_toes(rules: str) -> None:
    """T12, T13, X11, X-h: all seats hear it, and nothing is to be paid for it."""
    state = table(f"""
        rules  {rules}
        ends   6 3
        hands  > 6-6 3-4  |  6-1 3-5
    """)

    _, told = step(state, parse_move("6-6 on 6"))
    state = after(state, "6-6 on 6")

    assert told[1] == FootBegun(Seat(0), tile(6, 6), waived=False)
    assert [seen_by(told[1], seat) for seat in (None, Seat(0), Seat(1))] == [told[1]] * 3
    assert state.tableau.pending is not None
    assert (state.tableau.pending.value, state.tableau.pending.missing) == (6, 3)
    assert ends(state) == [3]


@BOTH
def test_only_the_foot_takes_tiles_until_its_toes_are_down(rules: str) -> None:
    """T13, X12: while a foot is open every tile goes on it."""
    state = table(f"""
        rules  {rules}
        ends   2 2 5
        foot   6   1 of 3 toes
        hands  > 6-1 2-4   |   5-5 6-0
    """)

    assert plays(state) == {"6-1 on 6"}


@BOTH
def test_a_complete_foot_opens_all_ends_its_toes_among_them(rules: str) -> None:
    """T13, X13."""
    state = table(f"""
        rules  {rules}
        ends   2
        foot   6   2 of 3 toes
        hands  > 6-1 2-4   |   1-5 2-3 4-4
    """)

    told = events(state, "6-1 on 6")
    state = after(state, "6-1 on 6")

    assert FootDone(tile(6, 6)) in told
    assert plays(state) == {"1-5 on 1", "2-3 on 2"}


@BOTH
def test_the_place_of_a_foot_is_the_first_of_its_value(rules: str) -> None:
    """R-12: though another 6 is open, `6-1 on 6` means the foot."""
    state = table(f"""
        rules  {rules}
        ends   6 2
        foot   6   2 of 3 toes
        hands  > 6-1 2-4   |   1-5 2-3
    """)

    state = after(state, "6-1 on 6")

    assert sorted(ends(state)) == [1, 2, 6]


def test_playing_unchecked_does_not_lay_a_tile_where_there_is_no_end() -> None:
    """T10: it trusts that the move is legal, but invents no place."""
    state = table("ends 6\nhands > 6-1 2-4 | 1-5")

    with pytest.raises(ValueError, match=r"expected an end named by '6-1 on 6.2', got none in '=6'"):
        play_unchecked(state, parse_move("6-1 on 6.2"))


def test_only_a_tree_knows_what_was_laid_against_what() -> None:
    """Section 6."""
    tree = table("tree 9-9(9-1(1-3),9-2)\nhands > 6-1 | 1-5").tableau
    outline = table("ends 3 2\nclosed 9-9 9-1 1-3 9-2\nhands > 6-1 | 1-5").tableau

    assert {str(one): len(laid) for one, laid in children_of(tree).items()} == {"9-9": 2, "1-9": 1}
    assert children_of(outline) == {}


def test_a_toe_goes_between_the_ends_where_its_foot_stands() -> None:
    """Section 5: the ends of a table stand in tree order."""
    state = table("""
        tree   9-9(9-1(1-1),9-2)
        hands  > 1-3 4-4  |  1-4 1-5
    """)

    state = after(state, "1-3 on 1", "1-4 on 1")

    assert ends(state) == [3, 4, 2]
    assert str(state.tableau) == "9-9(9-1(1-1(1-3,1-4)),9-2)"


# --- drawing and passing -----------------------------------------------------------------------------


@BOTH
def test_who_can_lay_must_lay(rules: str) -> None:
    """T-f, X-f: neither drawing nor passing is allowed."""
    state = table(f"""
        rules  {rules}
        ends   6 3
        hands  > 6-6 1-1  |  5-5
        yard   0-0 0-1 0-2
    """)

    assert plays(state) == {"6-6 on 6"}


def test_a_drawn_tile_that_fits_must_be_laid_in_trains_on_any_end_it_fits() -> None:
    """T11, T-g."""
    state = table("""
        ends   6 3
        hands  > 1-1 2-2  |  5-5
        yard   6-3 0-1 0-2
    """)

    assert plays(after(state, "draw")) == {"6-3 on 6", "3-6 on 3"}


def test_a_drawn_tile_may_be_kept_in_cross_but_not_for_long() -> None:
    """X9, X-e: next turn it is an ordinary tile, and must be laid when it is the only play."""
    state = table("""
        rules  cross
        ends   6 3
        hands  > 1-1 2-2  |  3-5 0-0
        yard   6-1 0-1 0-2
    """)

    state = after(state, "draw")
    assert plays(state) == {"6-1 on 6", "pass"}
    state = after(state, "pass", "3-5 on 3")

    assert plays(state) == {"6-1 on 6"}


@BOTH
def test_one_draw_a_turn(rules: str) -> None:
    """T-h, X-i: after a tile that does not fit there is nothing but to pass."""
    state = table(f"""
        rules  {rules}
        ends   6 3
        hands  > 1-1 2-2  |  3-5 0-0
        yard   4-4 6-1 6-2 6-4
    """)

    assert plays(after(state, "draw")) == {"pass"}


def test_at_the_reserve_a_player_passes_without_drawing() -> None:
    """T15, T-i: two tiles stay with two players, one with more."""
    two = table("ends 6\nhands > 1-1 | 6-5 0-0\nyard 6-1 6-2")
    three = table("ends 6\nhands > 1-1 | 6-5 0-0 | 2-2\nyard 6-1 6-2")

    assert plays(two) == {"pass"}
    assert plays(three) == {"draw"}
    assert plays(after(two, "pass")) == {"6-5 on 6"}


def test_cross_draws_the_yard_empty_and_then_loses_turns() -> None:
    """X10, X-g: the reserve is 0."""
    state = table("""
        rules  cross
        ends   6
        hands  > 1-1  |  6-5 6-4
        yard   2-2
    """)

    assert plays(state) == {"draw"}
    state = after(state, "draw", "pass", "6-5 on 6")

    assert state.yard == ()
    assert ending(state) == "blocked"
    assert plays(after(table("rules cross\nends 6\nhands > 1-1 | 6-5 6-4"), "pass")) == {
        "6-5 on 6",
        "6-4 on 6",
    }


# --- the end of a round ------------------------------------------------------------------------------


@BOTH
def test_who_lays_the_last_tile_ends_the_round_at_once(rules: str) -> None:
    """T14, T16, T-o, X14: also with toes missing; he scores 0 and has won it (R-8)."""
    state = table(f"""
        rules  {rules}
        ends   2
        foot   6   0 of 3 toes
        hands  > 6-1  |  6-5 0-0
    """)

    _, told = step(state, parse_move("6-1 on 6"))
    state = after(state, "6-1 on 6")

    counted = (0, 11 if rules == "trains" else 61)
    assert ending(state) == "out"
    assert scores(state) == counted
    assert round_winners(state) == (0,)
    assert told[-1] == RoundEnded("out", counted, round_winners(state), state.hands)


def test_who_went_out_has_won_the_round_alone() -> None:
    """R-8, T16: also where another hand costs nothing."""
    state = after(table("ends 6\nhands > 6-1 | 0-0"), "6-1 on 6")

    assert scores(state) == (0, 0)
    assert round_winners(state) == (0,)


@BOTH
def test_the_last_tile_may_be_a_double(rules: str) -> None:
    """T-k, X-i: no toes are laid on it."""
    state = after(table(f"rules {rules}\nends 6\nhands > 6-6 | 6-5 6-1"), "6-6 on 6")

    assert ending(state) == "out"
    assert plays(state) == set()


@BOTH
def test_a_foot_that_can_never_be_completed_does_not_end_the_round_by_itself(rules: str) -> None:
    """T-j, X-i: players go on drawing until the yard gives no more; then the round is blocked."""
    state = table(f"""
        rules   {rules}
        closed  4-0 4-1 4-2 4-3 4-5 4-6 4-7 4-8 4-9
        ends    5
        foot    4   1 of 3 toes
        hands   > 5-1  |  5-2
        yard    0-0 0-1 0-2 0-3
    """)

    drawn = 0
    while ending(state) is None:
        state = after(state, "draw")
        drawn += 1
        if ending(state) is None:
            state = after(state, "pass")

    assert drawn == (2 if rules == "trains" else 4)
    assert ending(state) == "blocked"


def test_a_blocked_round_may_end_right_after_a_draw() -> None:
    """T14, R-2: nobody could lay or draw any more, so there is no pass."""
    state = table("""
        ends   6
        hands  > 1-1  |  2-2
        yard   3-3 4-4 5-5
    """)

    state = after(state, "draw")

    assert ending(state) == "blocked"
    assert state.to_move == 0


def test_in_a_blocked_round_the_lowest_hands_win_and_still_score_their_pips() -> None:
    """T17, T-l, R-8: winning is a title; two seats share it."""
    state = table("""
        ends   9
        hands  > 1-3  |  5-5  |  2-2
        yard   6-6
    """)

    assert ending(state) == "blocked"
    assert scores(state) == (4, 10, 4)
    assert round_winners(state) == (0, 2)


@pytest.mark.parametrize(
    ("rules", "hand", "count"),
    [
        ("trains", "0-0 3-4 0-5", 12),
        ("trains;double_blank=50", "0-0 3-4 0-5", 62),
        ("cross", "0-0", 50),
        ("trains;blank_half=25", "0-0 3-4 0-5", 37),
        ("trains;blank_half=25;double_blank=100", "0-0 0-1 0-9", 160),
    ],
)
def test_what_a_hand_costs(rules: str, hand: str, count: int) -> None:
    """T16, T19, X14; section 3, double_blank (it replaces the halves) and blank_half."""
    state = after(table(f"rules {rules}\nends 6\nhands > 6-1 | {hand}"), "6-1 on 6")

    assert scores(state) == (0, count)
