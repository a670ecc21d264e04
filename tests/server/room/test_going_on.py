"""From round to round and from game to game; and back, for who plays alone."""

from __future__ import annotations

import pytest

from chickenfoot.rules import Stream, seed_of
from chickenfoot.server.log import Dealt
from chickenfoot.testing.drawing import table as drawing
from chickenfoot.wire.from_client import Close, Ready, Remove, Stand, StandIn, Undo
from tests.server.tables import ANN, BO, CY, PACE, XO, Table, game_of, state_of, table_of

LAST_TILE = """
    ends   6
    hands  > 6-1 | 2-2 3-3
"""
CHOICE = """
    ends   6 6 3
    hands  > 6-1 3-4 6-2 | 6-5 2-2 1-3 1-5
    yard   4-4 5-5 0-0 0-1
"""
TWO_CHOICES = """
    ends   6 6
    hands  > 6-1 6-2 | 2-2 3-3
"""
THREE = ("open", "open", "open")


def between(*seats: str) -> Table:
    """A table of Ann and others after its first round; two rounds make a game."""
    table = table_of(drawing(LAST_TILE), seats or ["open", "open"])
    table.plays(ANN, "6-1 on 6")
    return table


def over(*seats: str) -> Table:
    """The same after the game."""
    return between(*seats).play_out(Stream(seed_of("over")).choice)


# --- to the next round ------------------------------------------------------------------------------------


def test_the_next_round_comes_when_all_want_it() -> None:
    table = between()

    assert table.room.phase == "between"
    assert table.does(BO, Ready) == "Readied"
    assert table.room.ready == {1}
    assert table.does(ANN, Ready) == "Readied Offered"
    assert table.room.ready == frozenset()
    assert table.salted().room.phase == "playing"
    assert len(game_of(table.room).results) == 1


def test_to_want_it_twice_changes_nothing() -> None:
    table = between()
    table.does(BO, Ready)

    assert table.does(BO, Ready) == ""


def test_it_comes_by_itself_after_half_a_minute() -> None:
    table = between()
    table.does(BO, Ready)

    assert table.later(PACE.between - 1).ticks() == ""
    assert table.later(1).ticks() == "Offered"


def test_computer_players_are_not_asked() -> None:
    assert between("open", "hen").does(ANN, Ready) == "Readied Offered"


def test_who_is_stood_in_for_is_not_asked_either() -> None:
    table = between()
    table.does(BO, StandIn, seat=1, level="hen")

    assert table.refuses(BO, Ready) == "stood_in"
    assert table.does(ANN, Ready) == "Readied Offered"


def test_where_nobody_plays_himself_the_next_round_is_dealt_at_once() -> None:
    table = between()
    table.does(ANN, StandIn, seat=0, level="hen")
    table.does(BO, StandIn, seat=1, level="hen")

    assert table.later(PACE.between).ticks() == "Offered Dealt"


def test_only_between_rounds_one_goes_on() -> None:
    table = Table().dealt(ANN, BO)

    assert table.details(ANN, Ready) == {"code": "not_now", "phase": "playing"}
    assert table.refuses(XO, Ready) == "not_seated"


# --- a rematch --------------------------------------------------------------------------------------------


def test_the_game_is_over_after_its_last_round() -> None:
    table = over()

    assert table.room.phase == "over"
    assert len(game_of(table.room).results) == 2


def test_a_rematch_begins_when_all_want_one() -> None:
    table = over()
    old = game_of(table.room)

    assert table.does(ANN, Ready) == "Readied"
    assert table.does(BO, Ready) == "Readied Started Offered"
    assert table.room.games == (old,)
    assert table.room.game_number == 2
    assert game_of(table.room).results == ()


def test_no_rematch_begins_by_itself() -> None:
    table = over()
    table.does(ANN, Ready)

    assert table.later(PACE.between).ticks() == ""
    assert table.later(86_400_000).ticks() == ""


def test_every_game_has_its_own_count_of_choices_taken_back() -> None:
    table = over("open", "hen")
    table.does(ANN, Undo)
    table.play_out(Stream(seed_of("again")).choice)
    table.does(ANN, Ready)

    assert table.room.undone == (1,)
    assert table.room.undos == 0


# --- taking back ------------------------------------------------------------------------------------------


def test_alone_one_goes_back_to_before_the_last_choice() -> None:
    table = table_of(drawing(CHOICE), ["open", "hen"])
    before = state_of(table.room)
    table.plays(ANN, "6-1 on 6")
    table.bot_moves(1, "1-5 on 1")
    assert table.room.may_undo(0)

    assert table.does(ANN, Undo) == "Undone"
    assert state_of(table.room) == before
    assert table.room.undos == 1
    assert not table.room.may_undo(0)


def test_choice_by_choice() -> None:
    table = table_of(drawing(CHOICE), ["open", "hen"])
    states = [state_of(table.room)]
    table.plays(ANN, "6-1 on 6")
    table.bot_moves(1, "1-5 on 1")
    states.append(state_of(table.room))
    table.plays(ANN, "3-4 on 3")

    for state in reversed(states):
        table.does(ANN, Undo)
        assert state_of(table.room) == state
    assert table.room.undos == 2
    assert table.refuses(ANN, Undo) == "nothing_to_undo"


def test_a_move_without_a_choice_is_no_choice() -> None:
    """Going back to where only one thing can be done would be no help."""
    table = table_of(drawing("ends 6 4\nhands > 6-1 2-3 | 4-2 3-3\nyard 4-4 5-5 0-0"), ["open", "hen"])
    table.plays(ANN, "6-1 on 6")

    assert table.refuses(ANN, Undo) == "nothing_to_undo"


def test_across_the_end_of_a_round() -> None:
    table = table_of(drawing(TWO_CHOICES), ["open", "hen"])
    before = state_of(table.room)
    table.plays(ANN, "6-1 on 6")
    table.bot_moves(1, "pass")
    table.plays(ANN, "6-2 on 6")
    assert table.room.phase == "between"

    assert table.does(ANN, Undo) == "Undone"
    assert (table.room.phase, state_of(table.room)) == ("playing", before)
    assert game_of(table.room).results == ()


def test_across_the_end_of_a_game() -> None:
    table = over("open", "hen")

    assert table.does(ANN, Undo) == "Undone"
    assert table.room.phase == "playing"
    assert len(game_of(table.room).results) == 1


def test_but_not_across_a_deal_that_was_offered() -> None:
    """Its seed has been promised: another move would let the player choose between two deals."""
    table = table_of(drawing(TWO_CHOICES), ["open", "hen"])
    table.plays(ANN, "6-1 on 6")
    table.bot_moves(1, "pass")
    table.plays(ANN, "6-2 on 6")
    table.does(ANN, Ready)

    assert table.refuses(ANN, Undo) == "nothing_to_undo"
    table.salted()
    assert isinstance(table.entries[-1], Dealt)
    assert table.refuses(ANN, Undo) == "nothing_to_undo"


def test_a_computer_player_that_was_thinking_thinks_in_vain() -> None:
    table = table_of(drawing(CHOICE), ["open", "hen"])
    table.plays(ANN, "6-1 on 6")
    seen = table.room.turn_seq
    table.does(ANN, Undo)
    table.plays(ANN, "6-2 on 6")

    assert table.bot_moves(1, "1-5 on 1", seen=seen) == ""


def test_among_people_nothing_is_taken_back() -> None:
    table = table_of(drawing(CHOICE))
    table.plays(ANN, "6-1 on 6")

    assert table.refuses(ANN, Undo) == "not_alone"
    assert table.refuses(XO, Undo) == "not_seated"


def test_who_is_left_alone_takes_back_only_what_he_did_alone() -> None:
    table = table_of(drawing(CHOICE))
    table.plays(ANN, "6-1 on 6")
    table.does(BO, Stand)

    assert table.room.is_alone
    assert table.refuses(ANN, Undo) == "nothing_to_undo"
    table.bot_moves(1, "1-5 on 1")
    table.plays(ANN, "3-4 on 3")
    assert table.does(ANN, Undo) == "Undone"


def test_what_a_stand_in_did_is_not_a_choice_of_the_guest() -> None:
    table = table_of(drawing(CHOICE), ["open", "hen"])
    table.does(ANN, StandIn, seat=0, level="hen")
    table.bot_moves(0, "6-1 on 6")

    assert table.refuses(ANN, Undo) == "nothing_to_undo"


def test_nothing_is_taken_back_at_a_closed_table() -> None:
    table = table_of(drawing(CHOICE), ["open", "hen"])
    table.plays(ANN, "6-1 on 6")
    table.does(ANN, Close)

    assert not table.room.may_undo(0)
    assert table.refuses(ANN, Undo) == "closed"


# --- somebody leaves between rounds -----------------------------------------------------------------------


def test_the_others_go_on_when_the_one_they_waited_for_has_left() -> None:
    table = Table(seats=THREE).dealt(ANN, BO, CY)
    while table.room.phase == "playing":
        table.go_on(Stream(seed_of("three")).choice)
    table.does(ANN, Ready)
    table.does(BO, Ready)

    assert table.does(CY, Stand) == "Stood Offered"


@pytest.mark.parametrize("leaves", ["stands", "is removed", "is stood in for"])
def test_after_the_last_round_too_nobody_waits_for_who_has_left(leaves: str) -> None:
    table = Table(seats=THREE).dealt(ANN, BO, CY)
    table.play_out(Stream(seed_of("leaves")).choice)
    table.does(ANN, Ready)
    table.does(BO, Ready)
    left = {
        "stands": lambda: table.does(CY, Stand),
        "is removed": lambda: table.does(ANN, Remove, seat=2),
        "is stood in for": lambda: table.does(CY, StandIn, seat=2, level="hen"),
    }

    assert left[leaves]().endswith(" Started Offered")


def test_who_was_ready_and_left_is_not_waited_for_and_not_counted() -> None:
    table = Table(seats=THREE).dealt(ANN, BO, CY)
    while table.room.phase == "playing":
        table.go_on(Stream(seed_of("three")).choice)
    table.does(CY, Ready)
    table.does(CY, Stand)

    assert table.room.ready == frozenset()


@pytest.mark.parametrize("most", [1, 2, 3])
def test_a_table_lives_through_several_games(most: int) -> None:
    table = Table(seats=("open", "hen"), label=f"games {most}").dealt(ANN)
    choose = Stream(seed_of("games")).choice
    for _ in range(most):
        table.play_out(choose)
        table.does(ANN, Ready)

    assert len(table.room.games) == most
    assert table.room.game_number == most + 1
