"""A record of one seat's view is checked as far as can be known."""

from __future__ import annotations

from dataclasses import replace

import pytest

from chickenfoot.notation import FACE_DOWN, Code, Pile, Record, read_record, record_seen, replay, verify
from chickenfoot.rules import PRESETS, Ruleset, Seat, State, ending, view
from chickenfoot.rules.events import RoundEnded
from tests.notation.games import found_in, number_of, played, seen_text, with_line

HEAD = "chickenfoot record 1\nrules: {rules}\nplayers: {players}\nround 1: {double}\n"


def round_text(rules: str, double: str, *lines: str, players: int = 2) -> str:
    return HEAD.format(rules=rules, players=players, double=double) + "".join(f"{line}\n" for line in lines)


SMALL_RULES = "trains;set=4;hand=3;arms=2;toes=2;reserve=0"
SMALL_DEAL = ("turned: 1", "start: 1", "hand 0: 0-1,0-2,0-4", "hand 1: ?3", "yard: ?8")


def seen(text: str) -> Record:
    record, mistakes = read_record(text)
    assert mistakes == ()
    return record


def hidden_tiles(state: State) -> int:
    return [tile for hand in (*state.hands, state.yard) for tile in hand].count(FACE_DOWN)


@pytest.mark.parametrize("name", [*PRESETS])
def test_the_seat_itself_sees_the_same_in_the_replay_as_in_the_game(name: str) -> None:
    for number in range(4):
        game = played(PRESETS[name], 4, number, plies=25 * number)
        for seat in map(Seat, range(4)):
            again = replay(record_seen(game, seat)).game
            mine, theirs = view(again, seat), view(game, seat)
            assert mine.hand == theirs.hand
            assert (mine.counts, mine.yard, mine.tableau) == (theirs.counts, theirs.yard, theirs.tableau)
            assert (mine.moves, mine.catches, mine.over) == (theirs.moves, theirs.catches, theirs.over)
            assert mine.log == theirs.log


def test_tiles_that_nobody_could_see_lie_face_down() -> None:
    game = played(PRESETS["trains"], 3, plies=20)
    states = replay(record_seen(game, Seat(1))).states[-1]

    assert FACE_DOWN not in states[-1].hands[1]
    assert FACE_DOWN in states[-1].hands[0]
    assert set(states[-1].yard) == {FACE_DOWN}
    assert "?,?" in str(states[0])


def test_once_the_seed_is_shown_the_whole_round_is_known() -> None:
    text = seen_text(reveal=True)

    assert verify(text) == ()
    assert [hidden_tiles(state) for states in replay(seen(text)).states for state in states] == [0] * sum(
        len(states) for states in replay(seen(text)).states
    )


# --- what comes to light -----------------------------------------------------------------------------


def test_an_own_move_is_judged_as_ever() -> None:
    """T10."""
    text = seen_text()
    number = number_of(text, "0: 3-3")

    mistakes = verify(with_line(text, number, "0: 4-4 on 3"))

    assert found_in(mistakes)[0] == (number, Code.ILLEGAL)


def test_another_seat_cannot_lay_a_tile_that_lies_elsewhere() -> None:
    text = seen_text()
    number = number_of(text, "1: 2-1")

    mistakes = verify(with_line(text, number, "1: 4-2 on 4"))

    assert (number, Code.ILLEGAL) in found_in(mistakes)


def test_a_seat_that_laid_a_tile_later_could_have_laid_it_instead_of_drawing() -> None:
    """T11, T-f: who can lay must lay."""
    text = round_text(
        SMALL_RULES,
        "4-4",
        *SMALL_DEAL,
        "1: draw 1-3",
        "1: pass",
        "0: 4-0 on 4",
        "1: 4-2 on 4",
    )

    (mistake,) = verify(text)

    assert (mistake.line, mistake.code) == (number_of(text, "1: draw"), Code.ILLEGAL)
    assert dict(mistake.details)["why"] == "must_lay"


def test_a_tile_laid_at_once_after_a_draw_is_the_one_drawn() -> None:
    """R-4."""
    game = played(PRESETS["trains"], 2, 3)
    text = round_text(
        SMALL_RULES,
        "4-4",
        *SMALL_DEAL,
        "1: draw ?",
        "1: 4-2 on 4",
    )
    last = replay(seen(text)).states[0][1]

    assert verify(text) == ()
    assert str(last.drawn) == "2-4"
    assert game.results


def test_an_own_tile_cannot_be_drawn_by_another() -> None:
    text = round_text(
        SMALL_RULES,
        "4-4",
        *SMALL_DEAL,
        "1: draw 0-1",
    )

    (mistake,) = verify(text)

    assert (mistake.code, mistake.text) == (Code.DRAWN_DIFFERS, "expected ? from the yard, got 0-1")


@pytest.mark.parametrize(
    "left",
    [
        "left: 2-4/0-4",  # a tile that lies on the table
        "left: 0-0,0-1/0-4",  # more tiles than there are
        "left: ?/1-1,0-4",
    ],
)
def test_hands_left_that_cannot_be_are_found(left: str) -> None:
    text = round_text(
        "trains;set=4;hand=2;arms=2;toes=2;draw=none",
        "4-4",
        "turned: 1",
        "start: 1",
        "hand 0: ?2",
        "hand 1: ?2",
        "yard: ?10",
        "1: 4-2 on 4",
        "0: 4-3 on 4",
        "end: blocked",
        left,
        "scores: 3 4",
        "totals: 3 4",
    )

    mistakes = verify(text)

    assert (number_of(text, "left"), Code.LEFT_DIFFERS) in found_in(mistakes)
    assert {code for _, code in found_in(mistakes)} <= {
        Code.LEFT_DIFFERS,
        Code.SCORES_DIFFER,
        Code.TOTALS_DIFFER,
    }


def test_a_round_whose_hands_are_not_told_is_over_but_not_counted() -> None:
    text = seen_text()
    number = number_of(text, "end")
    cut = "\n".join(text.split("\n")[: number - 1]) + "\n"

    game = replay(seen(cut)).game

    assert verify(cut) == ()
    assert game.results == ()
    assert game.state is not None
    assert ending(game.state) == "out"


def test_such_a_round_is_counted_as_it_is_written() -> None:
    text = seen_text()
    number = number_of(text, "left")
    cut = with_line(text, number)

    played_again = replay(seen(cut))

    assert [mistake.code for mistake in played_again.mistakes] == [Code.MISSING]
    assert len(played_again.game.results) == 3
    assert played_again.game.results[0].scores == (0, 6)


def test_moves_after_such_a_round_are_found() -> None:
    text = seen_text()
    number = number_of(text, "end")
    cut = "\n".join(text.split("\n")[: number - 1]) + "\n1: pass\n"

    assert found_in(verify(cut)) == [(number, Code.AFTER_END)]


# --- rounds that go on because of a hidden tile ------------------------------------------------------

CLOSED = "trains;set=4;hand=2;arms=2;toes=2;draw=none"
CLOSED_DEAL = ("turned: 1", "start: 1", "hand 0: 0-0,0-1", "hand 1: ?2", "yard: ?10")


def test_a_round_goes_on_as_long_as_a_hidden_hand_may_hold_a_tile_that_fits() -> None:
    """T14: blocked when *nobody* at the table can lay."""
    running = round_text(CLOSED, "4-4", *CLOSED_DEAL)
    passed = round_text(CLOSED, "4-4", *CLOSED_DEAL, "1: 4-2 on 4", "0: pass")
    states = replay(seen(passed)).states[0]

    assert verify(running) == verify(passed) == ()
    assert [ending(state) for state in states] == [None, None, None]
    assert [
        event
        for ply in (replay(seen(passed)).game.round or pytest.fail("no round")).plies
        for event in ply.events
        if isinstance(event, RoundEnded)
    ] == []


def test_it_is_the_tile_that_is_laid_next_that_was_held() -> None:
    text = round_text(CLOSED, "4-4", *CLOSED_DEAL, "1: 4-2 on 4", "0: pass", "1: 4-3 on 4")

    first = replay(seen(text)).states[0][0]

    assert verify(text) == ()
    assert [str(tile) for tile in first.hands[1]] == ["2-4", "3-4"]


def test_it_is_over_where_no_tile_that_fits_can_be_hidden() -> None:
    """T14."""
    deal = ("turned: 1", "start: 1", "hand 0: 0-0,0-1", "hand 1: 1-1,1-2", "hand 2: ?2", "yard: ?8")
    rules = "trains;set=4;hand=2;arms=1;toes=2;draw=none"
    text = round_text(
        rules, "4-4", *deal, "1: pass", "2: 4-3 on 4", "0: pass", "1: pass", "2: pass", players=3
    )

    mistakes = verify(text)

    assert found_in(mistakes) == [(number_of(text, "0: pass"), Code.AFTER_END)]
    assert verify(text.replace("2: pass\n", "")) == ()


def test_a_round_is_over_where_everybody_with_hidden_tiles_has_passed() -> None:
    """T14."""
    text = round_text(CLOSED, "4-4", *CLOSED_DEAL, "1: pass", "0: pass")

    assert [mistake.code for mistake in verify(text)] == [Code.AFTER_END]


def test_a_drawn_tile_may_be_what_keeps_a_round_going() -> None:
    """X9, R-2: the last tile of the yard fits, and its holder keeps it."""
    rules = "trains;set=3;hand=2;arms=1;toes=2;reserve=0;drawn_fits=may;blocked=mover;draw=until_playable"
    text = round_text(
        rules,
        "3-3",
        "turned: 1",
        "start: 1",
        "hand 0: 0-0,0-1",
        "hand 1: ?2",
        "yard: ?5",
        *["1: draw ?"] * 5,
    )

    assert verify(text) == verify(text + "1: pass\n") == ()
    states = replay(seen(text + "1: pass\n")).states[0]
    assert [ending(state) for state in states[-3:]] == [None, None, "blocked"]


def test_a_drawn_tile_that_was_kept_may_be_what_keeps_a_round_going() -> None:
    """X9, X-e: 1-2 is the only tile that fits, and seat 1 keeps it."""
    text = round_text(
        "rotating;set=2;hand=2;toes=1;arms=2;drawn_fits=may",
        "2-2",
        "shown: 1-1,0-0",
        "start: 0",
        "hand 0: 0-1,0-2",
        "hand 1: ?2",
        "yard: ?",
        "0: 2-0 on 2",
        "1: draw ?",
        "1: pass",
        "0: pass",
    )

    assert verify(text) == ()
    assert [str(tile) for tile in replay(seen(text)).states[0][-1].hands[1]] == ["?", "?", "1-2"]
    assert [mistake.code for mistake in verify(text.replace("=may", "=must"))] == [Code.AFTER_END]


def test_a_tile_that_was_drawn_and_kept_fitted_where_more_would_have_to_be_drawn() -> None:
    """Section 3, draw: until_playable."""
    rules = "trains;set=4;hand=2;arms=1;toes=2;reserve=0;drawn_fits=may;draw=until_playable"
    deal = ("turned: 1", "start: 1", "hand 0: 0-0,0-1", "hand 1: ?2", "yard: ?10")
    text = round_text(rules, "4-4", *deal, "1: draw ?", "1: pass")

    assert verify(text) == ()
    assert replay(seen(text)).states[0][-1].hands[1] == (FACE_DOWN,) * 3
    must = text.replace("drawn_fits=may", "drawn_fits=must")
    assert [mistake.code for mistake in verify(must)] == [Code.ILLEGAL]


# --- the start ---------------------------------------------------------------------------------------


def test_a_hidden_hand_is_believed_to_hold_the_starting_double_but_the_own_is_not() -> None:
    """X3, X5."""
    rules = "cross;set=4;hand=2;arms=2;toes=2"
    text = round_text(rules, "4-4", "start: 1", "hand 0: 0-0,0-1", "hand 1: ?2", "yard: ?11")

    assert verify(text) == ()
    assert [mistake.code for mistake in verify(text.replace("start: 1", "start: 0"))] == [Code.START_DIFFERS]
    assert [mistake.code for mistake in verify(text.replace("0-0", "4-4"))] == [Code.START_DIFFERS]
    assert str(replay(seen(text)).states[0][0].hands[1][1]) == "4-4"


def test_a_spectator_cannot_tell_which_of_seed_and_commitment_is_wrong() -> None:
    game = played(Ruleset.of("trains", set=4, hand=3, arms=2, toes=2, rounds="4"), 2)
    record = record_seen(game, None)
    wrong = replace(record, rounds=(replace(record.rounds[0], commitment=bytes(32)),))

    assert replay(record).mistakes == ()
    assert Code.SEED_DIFFERS in {mistake.code for mistake in replay(wrong).mistakes}


def test_tiles_of_another_set_are_not_believed_of_a_hidden_hand() -> None:
    text = round_text(
        CLOSED, "4-4", "turned: 1", "start: 1", "hand 0: 0-0,0-1", "hand 1: ?2", "yard: ?10", "1: 4-9 on 4"
    )

    assert {mistake.code for mistake in verify(text)} <= {Code.ILLEGAL, Code.AFTER_END}


def test_moves_of_seats_that_are_not_there_are_refused() -> None:
    text = round_text(CLOSED, "4-4", *CLOSED_DEAL, "7: 4-2 on 4")

    assert [mistake.code for mistake in verify(text)][-1] in {Code.ILLEGAL, Code.AFTER_END}


def test_a_pile_may_be_known_in_part() -> None:
    text = round_text(
        CLOSED, "4-4", "turned: 1", "start: 1", "hand 0: 0-0,0-1", "hand 1: 2-4,?", "yard: ?10", "1: 4-2 on 4"
    )

    assert verify(text) == ()
    assert seen(text).rounds[0].hands[1] == Pile(seen(text).rounds[0].hands[1].tiles, 1)
