"""What happens at a table by itself, and when; and that it is done when it is due."""

from __future__ import annotations

import pytest

from chickenfoot.rules import Stream, seed_of
from chickenfoot.server.ports import Index
from chickenfoot.server.room import Due, Pace, due, index_of
from chickenfoot.testing.drawing import table as drawing
from chickenfoot.wire.from_client import Close, React, Ready, Stand, StandIn, Undo
from tests.server.tables import ANN, BO, CY, PACE, Table, table_of

DAY = 86_400_000
IDLE = (60 * DAY, "tick")
TURN = """
    ends   6 6 3
    hands  > 6-1 3-4 6-2 | 6-5 2-2 1-3
    yard   4-4 5-5 0-0 0-1
"""
UNCALLED = """
    rules     trains;call=1
    ends      6
    hands     > 6-1 1-1 2-3 | 2-2 | 4-5 4-6
    yard      3-3 3-5 0-0 0-1
    uncalled  1
"""
STUCK = """
    ends   6
    hands  > 1-1 2-3 | 2-2 4-5
    yard   3-3 3-5 0-0 0-1
"""
LAST_TILE = """
    ends   6
    hands  > 6-1 | 2-2 3-3
"""


def alone(drawn: str, **more: int) -> Table:
    """Ann against a computer player."""
    return table_of(drawing(drawn), ["open", "hen"], **more)


# --- nothing but the end ----------------------------------------------------------------------------------


def test_where_seats_are_taken_nothing_is_due_but_the_end() -> None:
    assert Table().seated(ANN, BO).due_in() == IDLE


def test_a_person_takes_his_time() -> None:
    assert alone(TURN).due_in() == IDLE


def test_after_a_game_nothing_is_due_but_the_end() -> None:
    table = table_of(drawing(LAST_TILE))
    table.plays(ANN, "6-1 on 6")
    table.play_out(Stream(seed_of("over")).choice)

    assert table.room.phase == "over"
    assert table.due_in() == IDLE


def test_the_end_is_put_off_by_whatever_happens() -> None:
    table = Table().seated(ANN, BO)
    table.later(59 * DAY).does(BO, React, phrase="hello")

    assert table.due_in() == IDLE
    assert table.later(60 * DAY - 1).ticks() == ""
    assert table.later(1).ticks() == "Closed"
    assert (table.room.phase, table.room.expired) == ("closed", True)


@pytest.mark.parametrize("phase", ["gathering", "playing", "over"])
def test_a_table_expires_where_nothing_happens(phase: str) -> None:
    table = Table().seated(ANN, BO)
    if phase != "gathering":
        table.started().salted()
    if phase == "over":
        table.play_out(Stream(seed_of("to the end")).choice)
    assert table.room.phase == phase

    assert table.later(60 * DAY).ticks() == "Closed"


def test_a_server_that_was_down_for_months_closes_rather_than_going_on() -> None:
    table = table_of(drawing(LAST_TILE))
    table.plays(ANN, "6-1 on 6")

    assert table.later(90 * DAY).ticks() == "Closed"


def test_a_closed_table_is_kept_for_thirty_days() -> None:
    table = Table()
    table.does(ANN, Close)

    assert table.due_in() == (30 * DAY, "purge")
    assert table.later(90 * DAY).ticks() == ""


# --- computer players -------------------------------------------------------------------------------------


def test_a_computer_player_takes_a_moment() -> None:
    table = alone(TURN)
    table.plays(ANN, "6-1 on 6")

    assert table.due == Due(table.now + 900, "bot", 1, "hen")


def test_it_is_no_slower_because_people_talk() -> None:
    table = alone(TURN)
    table.plays(ANN, "6-1 on 6")
    table.later(500).does(ANN, React, phrase="hurry")

    assert table.due_in() == (400, "bot")


def test_who_stands_in_plays() -> None:
    table = table_of(drawing(TURN))
    table.does(ANN, StandIn, seat=0, level="chick")

    assert table.due == Due(table.room.turn_at + 900, "bot", 0, "chick")
    table.does(ANN, StandIn, seat=0)
    assert table.due_in() == IDLE


def test_a_hen_plays_for_who_has_left() -> None:
    table = table_of(drawing(TURN))
    table.does(ANN, Stand)

    assert table.due == Due(table.room.turn_at + 900, "bot", 0, "hen")


def test_a_computer_player_that_may_catch_does_so_out_of_turn() -> None:
    """Section 3, ``call``: computer players are always alert."""
    table = table_of(drawing(UNCALLED), ["hen", "open", "chick"])

    assert table.due == Due(table.room.turn_at + 900, "bot", 0, "hen")
    table = table_of(drawing(UNCALLED), ["open", "open", "chick"])
    table.bot_moves(2, "catch 2")
    assert table.due_in() == IDLE


def test_the_one_to_move_catches_before_the_others() -> None:
    table = table_of(drawing(UNCALLED), ["hen", "open", "chick"])

    assert table.due == Due(table.room.turn_at + 900, "bot", 0, "hen")


def test_another_one_catches_before_the_one_to_move_moves() -> None:
    caught = UNCALLED.replace("uncalled  1", "uncalled  0").replace("> 6-1 1-1 2-3", "6-1")
    table = table_of(drawing(caught.replace("| 2-2", "| > 2-2 3-4")), ["open", "open", "chick"])

    assert table.due == Due(table.room.turn_at + 3_000, "bot", 2, "chick")


def test_people_have_a_moment_to_catch_before_computer_players_go_on() -> None:
    table = table_of(drawing(UNCALLED), ["hen", "open", "open"])

    assert table.due == Due(table.room.turn_at + 3_000, "bot", 0, "hen")


def test_a_computer_player_cannot_catch_itself() -> None:
    table = table_of(drawing(UNCALLED), ["open", "hen", "open"])

    assert table.due_in() == IDLE


def test_a_lone_guest_who_is_stood_in_for_holds_up_nobody() -> None:
    table = Table("trains;set=4;hand=3;arms=2;rounds=4,3", ("open", "hen")).dealt(ANN)
    while table.room.phase == "playing":
        table.go_on(Stream(seed_of("stood in")).choice)
    assert table.due_in() == IDLE
    table.does(ANN, StandIn, seat=0, level="hen")

    assert table.due_in()[1] == "tick"


# --- the clock --------------------------------------------------------------------------------------------


def test_a_hen_moves_for_who_thinks_too_long_where_a_clock_was_agreed() -> None:
    table = alone(TURN, clock=30)

    assert table.due == Due(table.room.turn_at + 30_000, "clock", 0, "hen")


def test_the_clock_is_for_people() -> None:
    table = alone(TURN, clock=30)
    table.plays(ANN, "6-1 on 6")

    assert table.due_in() == (900, "bot")


def test_a_catch_comes_before_the_clock() -> None:
    table = table_of(drawing(UNCALLED), ["open", "open", "chick"], clock=30)

    assert table.due_in() == (3_000, "bot")


def test_the_clock_begins_anew_with_every_turn_and_with_what_is_taken_back() -> None:
    table = alone(TURN, clock=30)
    table.later(20_000).plays(ANN, "6-1 on 6")
    table.later(5_000).does(ANN, Undo)

    assert table.due_in() == (30_000, "clock")


def test_the_clock_goes_on_when_a_tile_was_drawn() -> None:
    table = table_of(drawing(STUCK), clock=30)
    table.later(20_000).plays(ANN, "draw")

    assert table.due_in() == (10_000, "clock")


def test_the_clock_does_not_begin_anew_with_a_word() -> None:
    table = alone(TURN, clock=30)
    table.later(20_000).does(ANN, React, phrase="one_moment")

    assert table.due_in() == (10_000, "clock")


# --- salts and pauses -------------------------------------------------------------------------------------


def test_salts_are_waited_for_ten_seconds_to_be_chosen_and_ten_to_be_shown() -> None:
    table = Table().started(ANN, BO)

    assert table.due_in() == (10_000, "tick")
    table.later(4_000).commits(ANN)
    assert table.due_in() == (6_000, "tick")
    table.commits(BO)
    assert table.due_in() == (10_000, "tick")
    table.later(7_000).shows(ANN)
    assert table.due_in() == (3_000, "tick")


def test_a_pause_is_half_a_minute() -> None:
    table = table_of(drawing(LAST_TILE))
    table.plays(ANN, "6-1 on 6")

    assert table.due_in() == (30_000, "tick")
    table.later(10_000).does(BO, Ready)
    assert table.due_in() == (20_000, "tick")


def test_alone_one_may_look_at_a_finished_round_as_long_as_one_likes() -> None:
    """And take back its last move."""
    table = alone(LAST_TILE)
    table.plays(ANN, "6-1 on 6")

    assert table.due_in() == IDLE


def test_computer_players_among_themselves_go_on() -> None:
    table = Table(seats=("hen", "chick")).started()
    while table.room.phase == "playing":
        table.go_on(Stream(seed_of("bots")).choice)

    assert table.due_in() == (30_000, "tick")
    assert table.later(30_000).ticks() == "Offered Dealt"


# --- the rest ---------------------------------------------------------------------------------------------


def test_nothing_is_done_before_it_is_due() -> None:
    table = Table().started(ANN, BO)

    assert table.ticks() == ""
    assert table.later(PACE.salts - 1).ticks() == ""


def test_a_move_is_not_made_by_a_tick() -> None:
    table = alone(TURN, clock=30)

    assert table.later(30_000).ticks() == ""
    table.plays(ANN, "6-1 on 6")
    assert table.later(900).ticks() == ""


def test_how_long_is_waited_is_for_the_server_to_say() -> None:
    table = alone(TURN)
    table.plays(ANN, "6-1 on 6")

    assert due(table.room, PACE._replace(bot=5)).at == table.now + 5
    assert due(table.room, Pace(idle=7)) == Due(table.now + 7, "tick")


def test_a_table_is_looked_up_by_all_whom_its_log_names_and_by_what_is_due() -> None:
    """Ann has made it and does not sit there; Cy has left it."""
    table = Table(seats=("open", "open", "hen")).seated(BO, CY)
    table.does(CY, Stand)

    assert index_of(table.room, PACE) == Index(frozenset({ANN.id, BO.id, CY.id}), table.due.at)
