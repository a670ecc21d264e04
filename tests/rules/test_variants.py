"""What the other values of the parameters change (section 3), and our own readings of them (section 7)."""

from __future__ import annotations

import pytest
from hypothesis import given

from chickenfoot.rules import (
    Catch,
    Lay,
    Seat,
    State,
    catches,
    ending,
    legal_moves,
    parse_move,
    parse_position,
    perft,
    play_unchecked,
    round_winners,
    scores,
    step,
    tile,
)
from chickenfoot.rules.events import Caught, FootBegun, TileDrawn, TurnPassed, event_plain
from chickenfoot.rules.scoring import ended_on_double
from chickenfoot.testing.drawing import after, plays, table
from chickenfoot.testing.strategies import positions

YARD = "yard 0-0 0-1 0-2 0-3"


def ends(state: State) -> list[int]:
    return [end.value for end in state.tableau.ends]


# --- toes and unfinishable ---------------------------------------------------------------------------


@pytest.mark.parametrize("toes", [1, 2, 3])
def test_a_foot_wants_as_many_toes_as_the_ruleset_says(toes: int) -> None:
    """Section 3, toes; section 5: toes − 1 open ends more for each completed foot."""
    state = table(f"""
        rules  trains;toes={toes}
        ends   6 3
        hands  > 6-6 6-2 1-1  |  6-1 6-4 2-2
    """)

    state = after(state, "6-6 on 6", *["6-1 on 6", "6-2 on 6", "6-4 on 6"][:toes])

    assert state.tableau.pending is None
    assert len(ends(state)) == 2 + toes - 1


def short_of_fours(rules: str, hands: str, lying: str = "4-0 4-1 4-2 4-3 4-5 4-6 4-7") -> State:
    """A table on which 4-4 can no longer get three toes: two tiles with a four are not laid yet."""
    return table(f"""
        rules   {rules}
        closed  {lying}
        ends    4 9 9
        hands   {hands}
        {YARD}
    """)


HANDS = "> 4-4 9-1 1-1  |  4-8 9-2  |  4-9 5-5"


def test_play_on_leaves_a_foot_that_cannot_be_completed_as_it_is() -> None:
    """Section 3, unfinishable: play_on; T-j."""
    state = after(short_of_fours("trains", HANDS), "4-4 on 4")

    assert ending(state) is None
    assert plays(state) == {"4-8 on 4"}


def test_end_round_ends_the_round_at_once() -> None:
    """Section 3, unfinishable: end_round; the lowest hands win it (R-8)."""
    state = after(short_of_fours("trains;unfinishable=end_round", HANDS), "4-4 on 4")

    assert ending(state) == "unfinishable"
    assert legal_moves(state) == ()
    assert scores(state) == (12, 23, 23)
    assert round_winners(state) == (0,)


def test_forbid_refuses_such_a_double_and_a_player_may_have_nothing_else() -> None:
    """Section 3, unfinishable: forbid."""
    state = short_of_fours("trains;unfinishable=forbid", HANDS)
    assert plays(state) == {"9-1 on 9", "9-1 on 9.2"}

    alone = short_of_fours("trains;unfinishable=forbid", "> 4-4 1-1  |  4-8 9-2  |  4-9 5-5")
    assert plays(alone) == {"draw"}


def test_waive_asks_for_no_toe_of_such_a_double_and_takes_its_end_away() -> None:
    """Section 3, unfinishable: waive; R-1: the whole foot is waived when its double is laid."""
    state = short_of_fours("trains;unfinishable=waive", HANDS)
    _, told = step(state, parse_move("4-4 on 4"))
    state = after(state, "4-4 on 4")

    assert told[1] == FootBegun(Seat(0), tile(4, 4), waived=True)
    assert state.tableau.pending is None
    assert ends(state) == [9, 9]
    assert plays(state) == {"9-2 on 9", "9-2 on 9.2"}


def test_a_foot_that_can_just_be_completed_is_an_ordinary_one() -> None:
    """Section 3, unfinishable; R-1: only tiles that lie count as gone, and the double itself does not."""
    lying = "4-0 4-1 4-2 4-3 4-5 4-6"
    for rules in ("end_round", "forbid", "waive"):
        state = short_of_fours(f"trains;unfinishable={rules}", HANDS, lying)
        state = after(state, "4-4 on 4", "4-8 on 4")

        assert ending(state) is None
        assert state.tableau.pending is not None
        assert state.tableau.pending.missing == 2


def test_hidden_tiles_do_not_matter_to_what_is_unfinishable() -> None:
    """Section 3, unfinishable: judged from public tiles only; here two fours are out of the round."""
    lying = "4-0 4-1 4-2 4-3 4-5 4-6"
    state = short_of_fours("trains;unfinishable=end_round", "> 4-4 1-1  |  9-2  |  5-5", lying)

    assert ending(after(state, "4-4 on 4")) is None


@pytest.mark.parametrize("unfinishable", ["end_round", "waive"])
def test_going_out_with_such_a_double_comes_before_everything_else(unfinishable: str) -> None:
    """R-10: the foot ends nothing by itself, is not waived, and stays empty."""
    rules = f"trains;unfinishable={unfinishable};last_double=penalty"
    state = after(short_of_fours(rules, "> 4-4  |  4-8 9-2  |  4-9 5-5"), "4-4 on 4")

    assert ending(state) == "out"
    assert state.tableau.pending is not None
    assert state.tableau.pending.missing == 3
    assert scores(state)[0] == 50


def test_a_forbidden_double_stays_forbidden_as_the_last_tile() -> None:
    """R-10."""
    state = short_of_fours("trains;unfinishable=forbid", "> 4-4  |  4-8 9-2  |  4-9 5-5")

    assert plays(state) == {"draw"}


def test_a_line_tells_whether_the_double_somebody_went_out_on_was_the_last_tile() -> None:
    """R-10: the same tree, but P1 pays only where he went out with 1-1, which was waived otherwise."""
    tree = "4-4(4-0(0-1(1-1)),4-2(2-1))"
    line = f"~trains;set=4;unfinishable=waive;last_double=penalty {tree} -/3-3 - 1 - 0"
    waived, last = parse_position(line), parse_position(f"{line} o:1")

    assert scores(waived) == (0, 6)
    assert scores(last) == (50, 6)
    assert str(last) == f"{line} o:1"


# --- the last double ---------------------------------------------------------------------------------


def last_double(rules: str) -> State:
    return table(f"""
        rules  trains;last_double={rules}
        ends   6 3
        hands  > 6-6  |  3-5 0-0
        {YARD.replace("0-0", "7-7")}
    """)


def test_a_penalty_for_going_out_with_a_double() -> None:
    """Section 3, last_double: penalty; R-8: then the lowest score wins the round."""
    state = after(last_double("penalty"), "6-6 on 6")

    assert ending(state) == "out"
    assert ended_on_double(state)
    assert scores(state) == (50, 8)
    assert round_winners(state) == (1,)


def test_there_is_no_penalty_for_going_out_with_another_tile() -> None:
    """Section 3, last_double: penalty; also when an earlier double still lacks toes."""
    state = table("""
        rules  trains;last_double=penalty
        ends   3
        foot   6  0 of 3 toes
        hands  > 6-1  |  3-5 0-0
    """)
    state = after(state, "6-1 on 6")

    assert not ended_on_double(state)
    assert scores(state) == (0, 8)
    assert round_winners(state) == (0,)


def test_there_is_a_penalty_for_going_out_with_the_starting_double() -> None:
    """Section 3, last_double: penalty; X-d."""
    state = after(table("rules cross;last_double=penalty\nstart 9-9\nhands > 9-9 | 3-5"), "9-9")

    assert scores(state) == (50, 8)


def test_a_double_may_be_forbidden_as_the_last_tile() -> None:
    """Section 3, last_double: forbidden; with another tile in hand it may be laid."""
    assert plays(last_double("forbidden")) == {"draw"}

    two = table("rules trains;last_double=forbidden\nends 6 3\nhands > 6-6 3-4 | 3-5 0-0")
    assert plays(two) == {"6-6 on 6", "3-4 on 3"}


# --- must_lay, draw and drawn_fits -------------------------------------------------------------------


def test_after_a_voluntary_draw_only_the_drawn_tile_may_be_laid() -> None:
    """Section 3, must_lay: no."""
    state = table("""
        rules  howsley
        ends   6 3
        hands  > 6-1 2-2 1-1 |  3-5 0-0
        yard   3-4 7-7
    """)
    assert plays(state) == {"6-1 on 6", "draw"}

    drawn, told = step(state, parse_move("draw"))

    assert told == (TileDrawn(Seat(0), tile(3, 4), (3, 6), forced=False),)
    assert plays(drawn) == {"3-4 on 3", "pass"}
    assert plays(after(drawn, "pass", "draw")) == {"pass"}


@pytest.mark.parametrize("rules", ["howsley", "trains;must_lay=no;blocked=full_circle;draw=none"])
def test_without_a_yard_a_player_may_pass_although_he_could_lay(rules: str) -> None:
    """R-4, R-9: draw = none is a yard that is always at its reserve."""
    yard = "yard 7-7 8-8 9-9" if "none" in rules else ""
    state = table(f"rules {rules}\nends 6\nhands > 6-1 2-2 1-1 | 6-5 0-0\n{yard}")

    assert plays(state) == {"6-1 on 6", "pass"}


def test_draw_none_passes_at_once_and_is_blocked_at_once() -> None:
    """Section 3, draw: none; R-9."""
    state = table("rules trains;draw=none\nends 6\nhands > 1-1 | 6-5 2-2\nyard 7-7 8-8 9-9")
    assert plays(state) == {"pass"}

    state = after(state, "pass", "6-5 on 6")

    assert ending(state) == "blocked"


def test_until_playable_draws_until_a_tile_fits() -> None:
    """Section 3, draw: until_playable."""
    state = table("""
        rules  trains;draw=until_playable
        ends   6
        hands  > 1-1  |  6-5 2-2
        yard   7-7 8-8 6-3 9-9 9-8
    """)

    state = after(state, "draw")
    assert plays(state) == {"draw"}
    state = after(state, "draw", "draw")

    assert plays(state) == {"6-3 on 6"}
    assert len(state.hand) == 4


def test_until_playable_stops_at_the_reserve() -> None:
    """Section 3, draw: until_playable; T15."""
    state = table("rules trains;draw=until_playable\nends 6\nhands > 1-1 | 6-5 2-2\nyard 7-7 8-8 9-9")

    state = after(state, "draw")

    assert plays(state) == {"pass"}


def test_until_playable_draws_no_more_once_a_tile_fits() -> None:
    """Section 3, draw: until_playable and drawn_fits: may."""
    state = table("rules cross;draw=until_playable\nends 6\nhands > 1-1 | 6-5 2-2\nyard 6-3 8-8 9-9")

    assert plays(after(state, "draw")) == {"6-3 on 6", "pass"}


def test_a_drawn_tile_may_have_to_wait() -> None:
    """Section 3, drawn_fits: may_not; next turn it is like any other."""
    state = table("""
        rules  trains;drawn_fits=may_not
        ends   6
        hands  > 1-1  |  6-5 2-2
        yard   5-3 6-3 9-9 9-8
    """)

    state = after(state, "draw")
    assert plays(state) == {"pass"}
    state = after(state, "pass", "6-5 on 6")

    assert plays(state) == {"5-3 on 5"}


def test_a_drawn_tile_that_has_to_wait_keeps_the_round_alive() -> None:
    """R-13: its holder may lay it in the next turn."""
    state = table("""
        rules  trains;drawn_fits=may_not
        ends   6
        hands  > 1-1  |  2-2
        yard   6-3 7-7 8-8
    """)

    state = after(state, "draw")
    assert (ending(state), plays(state)) == (None, {"pass"})
    state = after(state, "pass", "pass")

    assert plays(state) == {"6-3 on 6"}


# --- blocked -----------------------------------------------------------------------------------------


def test_a_full_circle_of_passes_without_a_draw_blocks_the_round() -> None:
    """Section 3, blocked: full_circle; R-3."""
    state = table("""
        rules  howsley
        ends   6
        hands  > 6-1 1-1 2-3  |  6-2 2-2 3-4  |  6-3 3-3 4-5
    """)
    state = after(state, "pass", "pass")
    assert (ending(state), state.dry) == (None, 2)

    assert ending(after(state, "pass")) == "blocked"

    state = after(state, "6-3 on 6", "pass", "pass")
    assert (ending(state), state.dry, state.idle) == (None, 2, 2)


def test_a_turn_that_took_the_last_tile_does_not_count_to_the_circle() -> None:
    """R-3: the yard was above its reserve when the turn began."""
    state = table("""
        rules  howsley
        ends   6
        hands  > 1-1 2-3  |  2-2 3-4
        yard   7-7
    """)

    state = after(state, "draw", "pass", "pass")
    assert (ending(state), state.dry, state.idle) == (None, 1, 2)

    assert ending(after(state, "pass")) == "blocked"


def test_a_full_circle_may_also_be_of_players_who_must_lay() -> None:
    """Section 3, blocked: full_circle."""
    state = table("rules trains;blocked=full_circle\nends 6\nhands > 1-1 | 2-2")
    assert ending(state) is None

    assert ending(after(state, "pass", "pass")) == "blocked"


def test_a_mover_who_would_have_to_draw_and_cannot_blocks_the_round() -> None:
    """Section 3, blocked: mover; although P2 could lay."""
    drawing = "rules family\nends 6\nhands > {} | 6-5 2-2 3-3"

    assert ending(table(drawing.format("1-1 2-3"))) == "blocked"
    assert ending(table(drawing.format("1-1 6-3"))) is None
    assert ending(table(drawing.format("1-1 2-3") + "\nyard 7-7")) is None


def test_a_mover_who_has_drawn_the_last_tile_still_passes() -> None:
    """Section 3, blocked: mover; the next mover with nothing to lay is blocked."""
    state = table("rules family\nends 6\nhands > 1-1 2-3 | 5-5 2-2\nyard 7-7")

    state = after(state, "draw")
    assert (ending(state), plays(state)) == (None, {"pass"})

    assert ending(after(state, "pass")) == "blocked"


def test_a_mover_who_would_have_to_draw_on_is_blocked_in_the_middle_of_a_turn() -> None:
    """Section 3, blocked: mover with draw: until_playable."""
    state = table("rules family;draw=until_playable\nends 6\nhands > 1-1 2-3 | 6-5 2-2\nyard 7-7 6-1")

    assert ending(after(state, "draw")) is None
    assert ending(after(state, "draw", "draw")) is None

    state = table("rules family;draw=until_playable\nends 6\nhands > 1-1 2-3 | 6-5 2-2\nyard 7-7")
    assert ending(after(state, "draw")) == "blocked"


# --- the one-tile call -------------------------------------------------------------------------------


def calling(yard: str = "7-7 8-8 9-9", call: int = 2) -> State:
    return table(f"""
        rules  cross;call={call}
        ends   6 3
        hands  > 6-5 1-1  |  3-4 0-1 2-2  |  3-5 0-2 4-4
        yard   {yard}
    """)


def test_the_second_last_tile_is_laid_with_the_call_or_without() -> None:
    """Section 3, call; R-6: two moves, and both count."""
    state = calling()

    assert plays(state) == {"6-5 on 6", "6-5 on 6!"}
    assert perft(state, 1) == 2
    assert plays(after(state, "6-5 on 6")) == {"3-4 on 3"}


def test_a_starting_double_may_be_the_second_last_tile_too() -> None:
    """Section 3, call; R-5, R-6."""
    state = table("rules cross;call=1\nstart 9-9\nhands > 9-9 1-1 | 9-2 2-2")

    assert plays(state) == {"9-9", "9-9!"}
    assert catches(after(state, "9-9")) == (Catch(Seat(1)),)
    assert catches(after(state, "9-9!")) == ()


def test_who_does_not_call_can_be_caught_by_every_other_seat() -> None:
    """Section 3, call: he draws n tiles; catching is no ply, and the turn stays where it is."""
    state = after(calling(), "6-5 on 6")
    assert state.uncalled == 0
    assert catches(state) == (Catch(Seat(1)), Catch(Seat(2)))

    caught, told = step(state, Catch(Seat(2)), Seat(2))

    assert told == (Caught(Seat(0), Seat(2), 2, (tile(7, 7), tile(8, 8))),)
    assert caught.hands[0] == (tile(1, 1), tile(7, 7), tile(8, 8))
    assert (caught.to_move, caught.yard, caught.uncalled) == (1, (tile(9, 9),), None)
    assert catches(caught) == ()


def test_who_calls_cannot_be_caught() -> None:
    """Section 3, call."""
    assert catches(after(calling(), "6-5 on 6!")) == ()


@pytest.mark.parametrize("move", ["3-4 on 3", "draw", "pass"])
def test_the_next_ply_of_another_seat_ends_the_time_to_catch(move: str) -> None:
    """Section 3, call: a lay, a draw or a pass."""
    hand = {"3-4 on 3": "3-4 0-1 2-2", "draw": "0-1 2-2", "pass": "0-1 2-2"}[move]
    yard = "" if move == "pass" else "yard 7-7"
    state = table(f"rules cross;call=1\nends 6 3\nhands > 6-5 1-1 | {hand} | 3-5 0-2 4-4\n{yard}")
    state = after(state, "6-5 on 6")
    assert catches(state)

    assert catches(after(state, move)) == ()


@pytest.mark.parametrize(("yard", "count"), [("", 0), ("7-7", 1), ("7-7 8-8", 2), ("7-7 8-8 9-9", 2)])
def test_a_caught_seat_draws_no_more_than_there_is(yard: str, count: int) -> None:
    """Section 3, call: never below the reserve."""
    state = after(calling(yard), "6-5 on 6", "catch 1")

    assert len(state.hands[0]) == 1 + count


def test_a_caught_seat_leaves_the_reserve_alone() -> None:
    """Section 3, call; T15."""
    state = table("rules trains;call=5\nends 6 3\nhands > 6-5 1-1 | 3-4 2-2\nyard 7-7 8-8 9-9")

    state = after(state, "6-5 on 6", "catch 1")

    assert len(state.yard) == 2


def test_a_catch_may_block_the_round() -> None:
    """Section 3, call; R-2: the yard is gone, and nobody can lay."""
    state = table("rules cross;call=1\nends 6\nhands > 6-5 1-1 | 2-2 3-3\nyard 7-7")
    state = after(state, "6-5 on 6")
    assert ending(state) is None

    later, told = step(state, Catch(Seat(1)))

    assert ending(later) == "blocked"
    assert len(told) == 2


# --- searching for the starting double ---------------------------------------------------------------


def test_in_a_search_each_draw_is_a_turn_and_the_reserve_does_not_count() -> None:
    """X5, R-5; section 3, reserve: also the last tile of the yard; who finds the double lays it."""
    state = table("""
        rules  cross;reserve=2
        start  8-8
        hands  > 0-0  |  1-1
        yard   2-2 3-3 8-8
    """)

    after_two = after(state, "draw", "draw")
    assert (after_two.to_move, after_two.drawn, after_two.idle) == (0, None, 0)
    found, told = step(after_two, parse_move("draw"))

    assert told == (TileDrawn(Seat(0), tile(8, 8), (), forced=True, shown=True),)
    assert [str(hand) for hand in map(len, found.hands)] == ["3", "2"]
    assert plays(found) == {"8-8"}


def test_together_finishes_the_circle_though_the_double_was_found() -> None:
    """Section 3, unheld: together; R-5: then the finder lays it, whose turn it is not."""
    state = table("""
        rules   hub;arms=4
        start   8-8
        hands   0-0  |  > 1-1  |  2-2
        yard    8-8 3-3 4-4 5-5
    """)

    state = after(state, "draw")
    assert (state.to_move, plays(state)) == (2, {"draw"})
    state = after(state, "draw", "draw")

    assert (state.to_move, plays(state)) == (1, {"8-8"})
    assert [len(hand) for hand in state.hands] == [2, 2, 2]
    assert after(state, "8-8").to_move == 2


def test_together_goes_on_in_circles_until_the_double_is_found() -> None:
    """Section 3, unheld: together."""
    state = table("rules hub\nstart 8-8\nhands > 0-0 | 1-1\nyard 3-3 4-4 5-5 8-8")

    state = after(state, "draw", "draw", "draw", "draw")

    assert state.to_move == 1
    assert [len(hand) for hand in state.hands] == [3, 3]


def test_together_stops_in_the_middle_of_a_circle_only_if_the_yard_is_empty() -> None:
    """R-5."""
    state = table("rules hub\nstart 8-8\nhands > 0-0 | 1-1 | 2-2\nyard 8-8 3-3")

    state = after(state, "draw", "draw")

    assert (state.to_move, plays(state)) == (0, {"8-8"})


# --- events ------------------------------------------------------------------------------------------


def test_a_pass_tells_the_open_values_and_whether_a_tile_was_drawn() -> None:
    """T11: what the table hears."""
    state = table("ends 6 3 6\nhands > 1-1 | 6-5 2-2\nyard 7-7 8-8 9-9")
    state, drew = step(state, parse_move("draw"))
    _, passed = step(state, parse_move("pass"))

    assert drew == (TileDrawn(Seat(0), tile(7, 7), (3, 6), forced=True),)
    assert passed == (TurnPassed(Seat(0), (3, 6), after_draw=True),)


def test_an_event_is_told_in_plain_values() -> None:
    """For JSON: tiles as text, tuples as lists, and its kind."""
    event = TileDrawn(Seat(1), tile(7, 8), (6, 3), forced=True)

    assert event_plain(event) == {
        "event": "TileDrawn",
        "seat": 1,
        "tile": "7-8",
        "open": [6, 3],
        "forced": True,
        "shown": False,
    }


@given(state=positions())
def test_every_move_of_every_position_can_be_played_and_told(state: State) -> None:
    """Section 5: a lay is told as a lay, a draw as a draw, a pass as a pass, a catch as a catch."""
    kinds = {"Lay": "TileLaid", "Draw": "TileDrawn", "Pass": "TurnPassed", "Catch": "Caught"}
    for move in (*legal_moves(state), *catches(state)):
        later, told = step(state, move)
        plain = [event_plain(event) for event in told]

        assert later == play_unchecked(state, move)
        assert plain[0]["event"] == kinds[type(move).__name__]
        assert (plain[-1]["event"] == "RoundEnded") == (ending(later) is not None)
        if isinstance(move, Lay):
            assert plain[0]["tile"] == str(move.tile)
