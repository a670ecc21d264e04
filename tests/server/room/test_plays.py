"""Moves of people and of computer players: whose turn it is, what the rules refuse, what came too late."""

from __future__ import annotations

import pytest

from chickenfoot.rules import Why, clause, parse_move, tile
from chickenfoot.rules.legal import why_details
from chickenfoot.rules.moves import Lay
from chickenfoot.server.log import Moved
from chickenfoot.server.room import Refusal
from chickenfoot.testing.drawing import table as drawing
from chickenfoot.wire.from_client import Play, Stand, StandIn
from tests.rules.test_refusals import REFUSED, Refused, drawn
from tests.server.tables import ANN, BO, CY, PEOPLE, XO, Table, state_of, table_of

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


def last(table: Table) -> Moved:
    """The last entry, which is a move."""
    entry = table.entries[-1]
    assert isinstance(entry, Moved)
    return entry


# --- a move -----------------------------------------------------------------------------------------------


def test_who_is_to_move_makes_a_move() -> None:
    table = table_of(drawing(TURN))

    assert table.plays(ANN, "6-1 on 6") == "Moved"
    assert state_of(table.room).hands[0] == (tile(2, 6), tile(3, 4))
    assert state_of(table.room).to_move == 1


@pytest.mark.parametrize("text", ["6-2 on 6.2", "2-6 on 6.2", "  6-2  ON   6.2 "])
def test_a_move_is_kept_in_its_plain_form(text: str) -> None:
    table = table_of(drawing(TURN))
    table.plays(ANN, text)

    assert last(table).move == "6-2 on 6.2"


def test_the_entry_says_who_moved_and_by_which_command() -> None:
    table = table_of(drawing(TURN))
    (entry,) = table.act(ANN, Play(id="my move", seen=table.room.seq, move="6-1 on 6"))

    assert entry == Moved(at=table.now, by=ANN.id, command="my move", seat=0, move="6-1 on 6")


def test_moves_are_made_while_a_round_is_played() -> None:
    table = Table().seated(ANN, BO)

    assert table.refuses(ANN, Play, seen=9, move="draw") == "not_now"
    assert table.started().details(ANN, Play, seen=9, move="draw") == {"code": "not_now", "phase": "salting"}


def test_moves_are_made_by_who_sits_there() -> None:
    assert table_of(drawing(TURN)).refuses(XO, Play, seen=9, move="draw") == "not_seated"


def test_who_is_stood_in_for_makes_no_move() -> None:
    table = table_of(drawing(TURN))
    table.does(ANN, StandIn, seat=0, level="hen")

    assert table.refuses(ANN, Play, seen=9, move="6-1 on 6") == "stood_in"
    table.does(ANN, StandIn, seat=0)
    assert table.plays(ANN, "6-1 on 6") == "Moved"


def test_a_text_that_is_no_move_is_said_so() -> None:
    table = table_of(drawing(TURN))

    for text in ("", "lay 6-1", "6-1 on", "9-99 on 9", "catch", "draw 3-6", "6–1 on 6"):
        assert table.refuses(ANN, Play, seen=table.room.seq, move=text) == "bad_move"
    assert table.details(ANN, Play, seen=table.room.seq, move="?!") == {"code": "bad_move", "got": "?!"}


# --- too late ---------------------------------------------------------------------------------------------


def test_a_move_that_answers_an_older_table_is_refused() -> None:
    """Two moves of one person sent at once are not two turns."""
    table = table_of(drawing(TURN))
    seen = table.room.turn_seq
    table.plays(ANN, "6-1 on 6", seen=seen)
    table.plays(BO, "1-3 on 1")

    details = table.details(ANN, Play, seen=seen, move="6-2 on 6")
    assert details == {"code": "stale", "seen": seen, "turn": table.room.seq}
    assert table.plays(ANN, "6-2 on 6") == "Moved"


def test_what_is_no_move_makes_none_stale() -> None:
    table = table_of(drawing(TURN))
    seen = table.room.seq
    table.does(BO, StandIn, seat=1, level="hen")
    table.does(BO, StandIn, seat=1)

    assert table.plays(ANN, "6-1 on 6", seen=seen) == "Moved"


def test_a_number_that_does_not_exist_yet_is_not_older() -> None:
    assert table_of(drawing(TURN)).plays(ANN, "6-1 on 6", seen=10_000) == "Moved"


# --- what the rules refuse --------------------------------------------------------------------------------

FOR_OTHERS = [refused for refused in REFUSED if refused.move.startswith("catch") and refused.seat is not None]
PLAYED = [one for one in REFUSED if one.why is not Why.ROUND_OVER and one not in FOR_OTHERS]
CASES = [("trains", refused) for refused in PLAYED if refused.of_trains]
CASES += [("cross", refused) for refused in PLAYED if refused.of_cross]


@pytest.mark.parametrize(("preset", "refused"), CASES, ids=map(str, range(len(CASES))))
def test_a_move_that_the_rules_refuse_comes_back_with_their_reason(preset: str, refused: Refused) -> None:
    """Section 4, item 5: the reason's code, and what its words need as far as the seat may know it."""
    state = drawn(refused, preset)
    table = table_of(state)
    move = parse_move(refused.move)
    seat = state.to_move if refused.seat is None else refused.seat
    if refused.move.startswith("catch"):
        seat = int(refused.move[-1])

    details = table.details(PEOPLE[seat], Play, seen=table.room.seq, move=refused.move)
    code, ruleset = details.pop("code"), state_of(table.room).ruleset
    assert code == refused.why.value
    if seat != state.to_move:
        assert details == {"clause": clause(refused.why, ruleset)}
    else:
        laid = move.tile if isinstance(move, Lay) else None
        assert details == why_details(refused.why, state_of(table.room), laid)


def test_every_reason_of_the_rules_is_tried_but_one() -> None:
    """A round that is over takes no moves, whatever the rules would say of them."""
    assert {refused.why for _, refused in CASES} == set(Why) - {Why.ROUND_OVER}


@pytest.mark.parametrize("move", ["6-1 on 6", "6-6 on 6", "3-6 on 3", "4-4 on 4", "draw", "pass"])
def test_out_of_turn_nobody_learns_what_the_one_to_move_holds(move: str) -> None:
    """Whatever is tried, held by whom or drawn by whom: the answer is the same."""
    kept = "ends 6 3\nhands > 6-1 3-6 | 2-2 6-6\nyard 4-4 0-0 0-1\ndrawn 3-6"
    table = table_of(drawing(kept))

    details = table.details(BO, Play, seen=table.room.seq, move=move)
    assert details == {"code": "not_your_turn", "clause": "T-n"}


# --- catching ---------------------------------------------------------------------------------------------


def test_a_seat_catches_out_of_turn() -> None:
    """Section 3, ``call``: a catch is no ply."""
    table = table_of(drawing(UNCALLED))

    assert table.plays(CY, "catch 2") == "Moved"
    assert state_of(table.room).to_move == 0
    assert len(state_of(table.room).hands[1]) == 2


def test_nobody_catches_for_another_seat() -> None:
    table = table_of(drawing(UNCALLED))

    assert table.refuses(CY, Play, seen=table.room.seq, move="catch 0") == "not_your_seat"
    assert table.refuses(ANN, Play, seen=table.room.seq, move="catch 2") == "not_your_seat"
    assert table.refuses(ANN, Play, seen=table.room.seq, move="catch 7") == "not_your_seat"


def test_a_catch_that_comes_second_finds_nothing_to_catch() -> None:
    table = table_of(drawing(UNCALLED))
    table.plays(CY, "catch 2")

    details = table.details(ANN, Play, seen=table.room.seq, move="catch 0")
    assert details["code"] == "nothing_to_catch"


# --- computer players -------------------------------------------------------------------------------------


def test_a_computer_player_moves_for_its_seat() -> None:
    table = table_of(drawing(TURN), ["open", "hen"])
    table.plays(ANN, "6-1 on 6")
    assert table.bot_moves(1, "1-3 on 1") == "Moved"
    assert last(table) == Moved(at=table.now, seat=1, move="1-3 on 1")


def test_its_move_counts_for_the_turn_it_was_asked_for() -> None:
    """Somebody may have come back, taken back or caught while it was thinking."""
    table = table_of(drawing(TURN), ["open", "hen"])
    seen = table.room.turn_seq
    table.plays(ANN, "6-1 on 6")

    assert table.bot_moves(1, "1-3 on 1", seen=seen) == ""
    assert table.bot_moves(1, "1-3 on 1", seen=table.room.turn_seq + 1) == ""


def test_it_does_not_move_for_a_person() -> None:
    table = table_of(drawing(TURN))

    assert table.bot_moves(0, "6-1 on 6") == ""


def test_it_moves_for_who_is_stood_in_for_until_he_is_back() -> None:
    table = table_of(drawing(TURN))
    table.does(BO, StandIn, seat=1, level="hen")
    table.plays(ANN, "6-1 on 6")
    table.does(BO, StandIn, seat=1)

    assert table.bot_moves(1, "1-3 on 1") == ""
    table.does(BO, Stand)
    assert table.bot_moves(1, "1-3 on 1") == "Moved"


def test_it_moves_for_a_person_whose_time_is_up() -> None:
    table = table_of(drawing(TURN), clock=30)

    assert table.later(29_999).bot_moves(0, "6-1 on 6", clock=True) == ""
    assert table.later(1).bot_moves(0, "6-1 on 6", clock=True) == "Moved"
    assert last(table) == Moved(at=table.now, seat=0, move="6-1 on 6", clock=True)


def test_it_makes_no_move_that_the_rules_refuse() -> None:
    table = table_of(drawing(TURN), ["open", "hen"])

    with pytest.raises(Refusal) as refused:
        table.bot_moves(1, "6-5 on 6")
    assert refused.value.code == "not_your_turn"


def test_it_moves_only_while_a_round_is_played() -> None:
    table = Table(seats=("open", "hen")).started(ANN)

    assert table.bot_moves(1, "draw") == ""


def test_it_catches() -> None:
    table = table_of(drawing(UNCALLED), ["open", "open", "hen"])

    assert table.bot_moves(2, "catch 2") == "Moved"
