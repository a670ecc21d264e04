"""Single messages: what each reader is told of hands, turns, moves and seats."""

from __future__ import annotations

import pytest

from chickenfoot.server.room import Actor, Room
from chickenfoot.testing.drawing import table as drawing
from chickenfoot.wire import parts, to_client
from chickenfoot.wire.from_client import PassHost, SetSeat, Sit, StandIn
from chickenfoot.wire.to_client import Snapshot
from tests.server.tables import ANN, BO, CY, XO, Table, table_of
from tests.server.telling.hearing import happened, last, seen

TURN = """
    rules  trains;arms=4
    tree   9-9(9-6,9-3,9-4,9-0)
    hands  > 6-1 3-4 2-2 | 6-5 2-7 1-3
    yard   4-8 5-5 0-0 0-1
"""
FOOT = """
    tree   9-9(9-6(6-6(6-0)),9-3)
    hands  > 6-1 3-4 2-2 | 6-5 2-7 1-3
    yard   4-8 5-5 0-0 0-1
"""
STUCK = """
    ends   6
    hands  > 1-1 2-2 | 6-1 3-4
    yard   4-8 6-5 0-0 0-1
"""
UNCALLED = """
    rules     trains;call=2
    ends      6
    hands     > 6-1 1-1 2-3 | 2-2 | 4-5 4-6
    yard      3-3 3-5 0-0 0-1
    uncalled  1
"""


def turn(room: Room, reader: Actor) -> parts.Turn:
    """The turn as *reader* sees it."""
    told = seen(room, reader.id).turn
    assert told is not None
    return told


# --- who looks on -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("reader", [XO, Actor("", "")])
def test_who_looks_on_sees_the_table_and_no_hand(reader: Actor) -> None:
    told = seen(table_of(drawing(TURN)).room, reader.id)

    assert (told.you, told.is_host, told.can_undo, told.can_hint) == (None, False, False, False)
    assert told.round is not None
    assert told.round.hand == ()
    assert told.round.board.counts == (3, 3)
    assert told.turn == parts.Turn(seat=0)


def test_a_seat_sees_its_own_hand() -> None:
    room = table_of(drawing(TURN)).room
    hands = [seen(room, actor.id).round for actor in (ANN, BO)]

    assert [one.hand for one in hands if one] == [("1-6", "2-2", "3-4"), ("1-3", "2-7", "5-6")]


# --- whose turn it is -------------------------------------------------------------------------------------


def test_the_seat_to_move_is_told_its_moves_and_what_they_go_against() -> None:
    told = turn(table_of(drawing(TURN)).room, ANN)

    assert [(one.move, one.on) for one in told.moves] == [
        ("6-1 on 6", "6-9"),
        ("3-4 on 3", "3-9"),
        ("4-3 on 4", "4-9"),
    ]


def test_and_which_tiles_can_go_nowhere_and_why() -> None:
    assert turn(table_of(drawing(FOOT)).room, ANN).cannot == (
        parts.Cannot("halves_differ", "T10", ("2-2",)),
        parts.Cannot("foot_open", "T13", ("3-4",)),
    )


def test_a_toe_goes_against_its_double() -> None:
    assert turn(table_of(drawing(FOOT)).room, ANN).moves == (parts.Option("6-1 on 6", "6-6"),)


def test_that_the_last_tile_may_be_no_double_is_said() -> None:
    rules = "rules trains;last_double=forbidden\n"
    told = turn(table_of(drawing(rules + "ends 6\nhands > 6-6 | 6-1 2-2\nyard 1-1 1-2 1-3")).room, ANN)

    assert [(one.why, one.last) for one in told.cannot] == [("double_forbidden", True)]


def test_the_starting_double_goes_against_nothing() -> None:
    state = drawing("rules cross\nstart 9-9\nhands > 9-9 9-1 | 2-2\nyard 1-1")

    assert turn(table_of(state).room, ANN).moves == (parts.Option("9-9", None),)


def test_others_are_told_whose_turn_it_is_and_no_more() -> None:
    assert turn(table_of(drawing(FOOT)).room, BO) == parts.Turn(seat=0)


def test_who_is_stood_in_for_sees_his_hand_and_has_no_moves() -> None:
    table = table_of(drawing(FOOT))
    table.does(ANN, StandIn, seat=0, level="hen")
    told = seen(table.room, ANN.id)

    assert told.round is not None
    assert len(told.round.hand) == 3
    assert told.turn == parts.Turn(seat=0)


def test_a_seat_that_may_catch_is_told_so_out_of_turn() -> None:
    room = table_of(drawing(UNCALLED)).room

    assert turn(room, CY) == parts.Turn(seat=0, moves=(parts.Option("catch 2", None),))
    assert turn(room, ANN).moves[-1] == parts.Option("catch 0", None)
    assert turn(room, BO).moves == turn(room, XO).moves == ()


def test_where_there_is_a_clock_all_are_told_when_the_time_is_up() -> None:
    table = table_of(drawing(TURN), clock=30)

    assert turn(table.room, XO).deadline == table.room.turn_at + 30_000
    table.does(ANN, StandIn, seat=0, level="hen")
    assert turn(table.room, XO).deadline == 0


# --- tiles that are drawn ---------------------------------------------------------------------------------


def test_a_drawn_tile_is_told_to_who_drew_it() -> None:
    table = table_of(drawing(STUCK))
    table.plays(ANN, "draw")

    assert happened(table, ANN) == (parts.TileDrawn("4-8"),)
    assert happened(table, BO) == happened(table, XO) == (parts.TileDrawn(None),)
    assert (turn(table.room, ANN).drawn, turn(table.room, BO).drawn) == ("4-8", None)
    assert turn(table.room, ANN).has_drawn
    assert turn(table.room, BO).has_drawn


def test_the_double_that_ends_a_search_is_shown_to_all() -> None:
    """X5."""
    table = table_of(drawing("rules cross\nstart 9-9\nhands > 1-1 | 2-2\nyard 3-3 9-9 1-2"))
    table.plays(ANN, "draw")
    assert happened(table, XO) == (parts.TileDrawn(None),)

    table.plays(BO, "draw")
    assert happened(table, XO) == happened(table, ANN) == (parts.TileDrawn("9-9", shown=True),)


def test_who_is_caught_is_told_what_he_draws() -> None:
    table = table_of(drawing(UNCALLED))
    table.plays(CY, "catch 2")

    assert happened(table, BO) == (parts.Caught(1, 2, ("3-3", "3-5")),)
    assert happened(table, CY) == happened(table, XO) == (parts.Caught(1, 2, None),)


# --- what else happens ------------------------------------------------------------------------------------


def test_a_lay_is_told_with_what_it_went_against() -> None:
    table = table_of(drawing(FOOT))
    table.plays(ANN, "6-1 on 6")

    assert happened(table, BO) == (parts.TileLaid("1-6", "6-6", 1),)
    assert last(table, BO, to_client.Moved).move == "6-1 on 6"


def test_a_foot_is_begun_and_done() -> None:
    state = drawing("tree 9-9(9-6(6-6(6-0,6-2)),9-3)\nhands > 6-1 3-4 | 3-3 2-7 1-3\nyard 4-8 5-5 0-0")
    table = table_of(state)
    table.plays(ANN, "6-1 on 6")
    assert happened(table, BO)[1:] == (parts.FootDone("6-6"),)

    table.plays(BO, "3-3 on 3")
    assert happened(table, ANN)[1:] == (parts.FootBegun("3-3"),)
    assert last(table, ANN, to_client.Moved).board.pending == parts.Pending("3-3", 3)


def test_the_opening_is_done() -> None:
    table = table_of(drawing("tree 9-9(9-6)\nhands > 9-1 3-4 | 3-3 2-7\nyard 4-8 5-5 0-0"))
    table.plays(ANN, "9-1 on 9")

    assert happened(table, BO) == (parts.TileLaid("1-9", "9-9", 1), parts.OpeningDone())


def test_a_pass_is_told_with_whether_a_tile_was_drawn() -> None:
    table = table_of(drawing(STUCK))
    table.plays(ANN, "draw")
    table.plays(ANN, "pass")

    assert happened(table, BO) == (parts.Passed(after_draw=True),)


def test_a_move_by_the_clock_is_told_to_be_one() -> None:
    table = table_of(drawing(TURN), clock=30)
    table.later(30_000).bot_moves(0, "6-1 on 6", clock=True)

    assert last(table, ANN, to_client.Moved).clock


# --- seats ------------------------------------------------------------------------------------------------


def test_only_the_host_is_told_what_opens_a_reserved_seat() -> None:
    table = Table(seats=("open", "invited")).seated(BO)

    assert [seat.invite for seat in seen(table.room, ANN.id).seats] == ["", "invite 1"]
    assert [seat.invite for seat in seen(table.room, BO.id).seats] == ["", ""]
    assert [seat.invite for seat in seen(table.room, "").seats] == ["", ""]


def test_a_new_host_is_told_and_the_old_one_no_more() -> None:
    table = Table(seats=("open", "open", "open")).seated(ANN, BO)
    table.does(ANN, PassHost, seat=1)
    table.does(BO, SetSeat, seat=2, to="invited")
    told = {actor: last(table, actor, to_client.Seats) for actor in (ANN, BO, XO)}

    assert [told[actor].is_host for actor in told] == [False, True, False]
    assert [bool(told[actor].seats[2].invite) for actor in told] == [False, True, False]
    assert told[XO].host == 1


def test_a_host_who_does_not_sit_is_told_that_he_is_it() -> None:
    told = seen(Table().room, ANN.id)

    assert (told.is_host, told.host, told.you) == (True, None, None)


def test_who_stands_in_is_told_beside_the_person() -> None:
    table = table_of(drawing(TURN))
    table.does(BO, StandIn, seat=1, level="hen")

    assert last(table, XO, to_client.Seats).what == "stood_in"
    assert last(table, XO, to_client.Seats).seats[1] == parts.Seat("person", "Bo", "hen")


def test_a_seat_is_told_to_who_has_just_taken_it() -> None:
    table = Table()
    table.does(BO, Sit, seat=1)

    assert last(table, BO, to_client.Seats).you == 1
    assert last(table, XO, to_client.Seats).you is None
    assert isinstance(seen(table.room, BO.id), Snapshot)


def test_the_first_message_of_a_table_is_the_whole_of_it() -> None:
    table = Table(seats=("open", "hen"), clock=30, hints=True)
    told = seen(table.room, XO.id)

    assert (told.seq, told.phase) == (1, "gathering")
    assert told.seats == (parts.Seat("open"), parts.Seat("computer", level="hen"))
    assert told.table == parts.Table(
        "table", "trains;set=4;hand=3;rounds=4,3;arms=2", parts.Shape(4, 2, 3), 2, 30, hints=True
    )


def test_a_game_to_a_target_has_no_number_of_rounds() -> None:
    told = seen(Table("trains;end=target:100;unfinishable=waive", ("open", "open")).room, "")

    assert told.table.rounds == 0
    assert told.table.shape.waives
