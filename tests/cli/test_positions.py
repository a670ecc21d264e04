"""The commands about positions: legal, step, perft, audit."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Command

CASE_2 = "~trains =4,9,9+4-0,4-1,4-2,4-3,4-5,4-6,4-7 1-1,4-4/0-3,4-8/2-5,4-9 3-6,5-8,1-9 0 - 0"
CASE_6 = "~trains 9-9(9-1,9-3,9-4) 9-2,0-0/3-4,5-5,1-8/1-1/2-2,6-6 7-7,7-8 0 - 0"


def test_legal_lists_moves_and_reasons_as_json(chickenfoot: Command) -> None:
    """Case 7, T8: while a train is still demanded the tile that fits elsewhere waits."""
    answer = chickenfoot("legal", "~trains 9-9(9-5) 5-6,0-1/2-2 3-3,4-4,7-7 0 - 0", "--json")
    assert answer.code == 0
    assert json.loads(answer.out) == {
        "to_move": 0,
        "moves": ["draw"],
        "cannot": {
            "0-1": {"code": "halves_differ", "clause": "T10"},
            "5-6": {"code": "opening_open", "clause": "T8"},
        },
    }


def test_legal_names_ends_of_equal_value_apart(chickenfoot: Command) -> None:
    """Case 17: three different placements."""
    answer = chickenfoot("legal", "~trains =3,3,6 3-6/1-1 2-2 0 - 0", "--json")
    assert json.loads(answer.out)["moves"] == ["3-6 on 3", "3-6 on 3.2", "6-3 on 6"]


def test_legal_tells_a_person_why_in_a_sentence(chickenfoot: Command) -> None:
    """T13: the foot comes first."""
    answer = chickenfoot("legal", "~trains =2,5|6*2 1-6,2-4/5-5 3-3,4-4 0 - 0")
    assert answer.out.splitlines()[0] == "6-1 on 6"
    assert "2-4 must wait" in answer.out
    assert "T13" in answer.out


def test_legal_offers_a_catch(chickenfoot: Command) -> None:
    answer = chickenfoot("legal", "~family =5,6 6-7/3-3,5-5 2-2,4-4 1 - 0 u:0", "--json")
    assert json.loads(answer.out)["moves"] == ["5-5 on 5", "5-5 on 5!", "catch 1"]


def test_a_finished_position_has_no_moves(chickenfoot: Command) -> None:
    answer = chickenfoot("legal", "~trains =3 -/1-1 2-2 0 - 0", "--json")
    assert json.loads(answer.out) == {"to_move": 0, "moves": [], "cannot": {}}


def test_step_plays_case_2_to_its_end(chickenfoot: Command) -> None:
    """Case 2, T14, T15: blocked with 11, 16 and 7 points."""
    moves = ["4-4 on 4", "4-8 on 4", "4-9 on 4", "draw", "pass", "draw"]
    told = json.loads(chickenfoot("step", CASE_2, *moves, "--json").out)
    assert told["over"] == {"reason": "blocked", "scores": [11, 16, 7], "round_winners": [2]}
    assert [event["event"] for event in told["events"]].count("TileLaid") == 3


def test_step_reaches_the_end_of_case_6(chickenfoot: Command) -> None:
    """Case 6, T-e: the opening closes with the last train."""
    told = json.loads(chickenfoot("step", CASE_6, "9-2 on 9", "--json").out)
    assert told["position"] == ("~trains 9-9(9-1,9-3,9-4,9-2) 0-0/1-8,3-4,5-5/1-1/2-2,6-6 7-7,7-8 1 - 0")
    assert told["over"] is None
    assert told["events"][-1] == {"event": "OpeningDone"}


def test_step_tells_a_person_what_happened(chickenfoot: Command) -> None:
    out = chickenfoot("step", CASE_2, "4-4 on 4").out.splitlines()
    assert "Chicken foot!" in out[1]
    assert out[-1].startswith("~trains =9,9+")


def test_step_takes_a_bare_catch_as_that_of_the_seat_to_move(chickenfoot: Command) -> None:
    told = json.loads(
        chickenfoot("step", "~family =5,6 6-7/3-3,5-5 2-2,4-4 1 - 0 u:0", "catch", "--json").out
    )
    assert told["events"] == [{"event": "Caught", "seat": 0, "by": 1, "count": 1, "tiles": ["2-2"]}]


def test_step_refuses_an_illegal_move_with_the_reason(chickenfoot: Command) -> None:
    """T11: who can lay must not draw (case 13)."""
    answer = chickenfoot("step", CASE_2, "draw")
    assert answer.code == 2
    assert len(answer.err.splitlines()) == 1
    assert "T11" in answer.err


def test_step_refuses_what_is_no_move(chickenfoot: Command) -> None:
    answer = chickenfoot("step", CASE_2, "4-4 at 4")
    assert answer.code == 2
    assert 'expected a move like "9-3 on 9"' in answer.err
    assert "'4-4 at 4'" in answer.err


def test_perft_counts(chickenfoot: Command) -> None:
    """Section 5: 4-4 on the four, then both players' only tiles, each a toe."""
    assert chickenfoot("perft", CASE_2, 0).out == "1\n"
    assert chickenfoot("perft", CASE_2, 3).out == "1\n"
    assert chickenfoot("perft", "~trains =3,3,6 3-6/1-1 2-2 0 - 0", 1).out == "2\n"


def test_perft_refuses_a_depth_below_zero(chickenfoot: Command) -> None:
    answer = chickenfoot("perft", CASE_2, "-1")
    assert answer.code == 2
    assert len(answer.err.splitlines()) == 1


def test_audit_calls_a_sound_position_sound(chickenfoot: Command) -> None:
    answer = chickenfoot("audit", CASE_2)
    assert (answer.code, answer.out) == (0, "This position is sound.\n")


def test_audit_names_each_flaw(chickenfoot: Command) -> None:
    """Section 4, item 4."""
    answer = chickenfoot("audit", "trains 9-9(9-1,9-3(3-3)) 0-0,9-1/3-4 1-1 5 - 0")
    assert answer.code == 1
    codes = {line.partition(":")[0] for line in answer.out.splitlines()}
    assert {"tile_twice", "tile_missing", "yard_does_not_add_up", "no_such_seat"} <= codes


@pytest.mark.parametrize("command", ["legal", "step", "audit"])
@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("", "expected 7 fields"),
        ("trains", "expected 7 fields"),
        ("treins 9-9 1-1/2-2 - 0 - 0", "expected one of trains, cross"),
        ("trains;set=99 9-9 1-1/2-2 - 0 - 0", "expected a highest pip from 2 to 18"),
        ("trains 9-9(9-1 1-1/2-2 - 0 - 0", 'column 8: expected "," or ")", got the end'),
        ("trains 9-9 1-1/2/2 - 0 - 0", "hands: expected a tile like \"3-6\", got '2'"),
        ("trains 9-9 1-1/2-2 - x - 0", "seat to move: expected a number, got 'x'"),
    ],
)
def test_what_is_no_position_is_refused_in_one_line(
    command: str, position: str, expected: str, chickenfoot: Command
) -> None:
    answer = chickenfoot(command, position)
    assert answer.code == 2
    assert answer.out == ""
    assert len(answer.err.splitlines()) == 1
    assert expected in answer.err
    assert "Traceback" not in answer.err
