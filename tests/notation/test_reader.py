"""The reader forgives what does not matter, reports what does with its place, and goes on."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest

from chickenfoot.errors import BadRecord
from chickenfoot.notation import Code, Mistake, Pile, Place, Visitor, read, read_record
from chickenfoot.notation.reader import LONGEST_LINE, MOST_LINES, MOST_MISTAKES, MOST_SIGNS
from chickenfoot.rules import DRAW, PASS, Lay, Move, Seat, tile
from chickenfoot.rules.tiles import Pip
from tests.notation.games import full_text, number_of, seen_text, small_game, with_line, with_lines

HEAD = "chickenfoot record 1\nrules: trains\nplayers: 2\n"


def mistakes_of(text: str) -> tuple[Mistake, ...]:
    return read_record(text)[1]


# --- what is forgiven --------------------------------------------------------------------------------


LOOKS: dict[str, Callable[[str], str]] = {
    "byte order mark": lambda text: "\ufeff" + text,
    "CRLF": lambda text: text.replace("\n", "\r\n"),
    "CR": lambda text: text.replace("\n", "\r"),
    "blank lines and comments": lambda text: text.replace("\n", "\n\n  \n# a comment: 1\n"),
    "comments behind values": lambda text: re.sub(r"(?m)^((?!seat).+)$", r"\1   # and here", text),
    "spaces": lambda text: text.replace(":", "  :  ").replace("\n", "\n\t "),
    "capitals": lambda text: re.sub(r"(?m)^(?!seat).+$", lambda found: found[0].upper(), text),
    "spaces at commas": lambda text: text.replace(",", " , "),
    "commas": lambda text: text.replace("scores: ", "scores: ,").replace("hand 0: ", "hand 0:,"),
    "no last line end": lambda text: text.removesuffix("\n"),
}


@pytest.mark.parametrize("look", [*LOOKS])
@pytest.mark.parametrize("seat", [None, 0])
def test_looks_do_not_matter(look: str, seat: int | None) -> None:
    text = full_text() if seat is None else seen_text(seat)

    assert read_record(LOOKS[look](text)) == (read_record(text)[0], ())


def test_headers_may_come_in_any_order() -> None:
    lines = full_text().split("\n")
    turned = "\n".join([lines[0], *reversed(lines[1:8]), *lines[8:]])

    assert read_record(turned) == (read_record(full_text())[0], ())


def test_a_comment_may_follow_a_value_but_a_name_may_hold_the_sign() -> None:
    text = HEAD + "seat 0: Ouma #1   # the best\nundone: 3 # too many\nround 1: 9-9#\n"

    record, mistakes = read_record(text)

    assert record.headers.seats[0] == "Ouma #1 # the best"
    assert record.headers.undos == 3
    assert [mistake.code for mistake in mistakes] == ["bad_value", "torn"]


@pytest.mark.parametrize("drawn", ["draw", "draw ?", "DRAW  ?1"])
def test_a_draw_of_which_nothing_is_told_is_a_draw_of_a_hidden_tile(drawn: str) -> None:
    text = full_text()
    line = number_of(text, "0: draw")
    record, mistakes = read_record(with_line(text, line, f"0: {drawn}"))

    assert mistakes == ()
    assert Pile((), 1) in {ply.drawn for one in record.rounds for ply in one.plies}


def test_tiles_may_be_written_with_either_half_first() -> None:
    text = full_text()
    line = number_of(text, "hand 0")
    turned = with_line(text, line, text.split("\n")[line - 1].replace("0-3", "3-0").replace("2-4", "4-2"))

    assert read_record(turned)[0] == read_record(text)[0]


# --- what is no record -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "expected a first line 'chickenfoot record 1', got nothing"),
        ("\ufeff \n# only a comment\n", "got nothing"),
        ("\x00\x01\x02\x89PNG", "line 1: expected a first line 'chickenfoot record 1', got"),
        ('\n[Event "Chess"]\n1. e4 e5', "line 2: expected a first line"),
        ("{}", "got '{}'"),
        ("chickenfoot\n", "expected a first line"),
        ("chickenfoot record\n", "line 1: expected version 1, got none"),
        ("chickenfoot record 2\n", "expected version 1, got 2"),
        ("chickenfoot record 1 or so", ""),
        ("x" * (MOST_SIGNS + 1), "expected a record of 8000000 signs at most, got 8000001"),
    ],
)
def test_what_is_no_record_is_refused(text: str, error: str) -> None:
    if not error:
        read(text, Visitor())
        return
    with pytest.raises(BadRecord) as refused:
        read_record(text)
    assert error in str(refused.value)
    assert refused.value.details["expected"]


def test_another_version_has_a_code_of_its_own() -> None:
    with pytest.raises(BadRecord) as refused:
        read_record("chickenfoot record 9")
    assert refused.value.code == "record_version"


# --- each mistake ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "code", "column", "text"),
    [
        ("hello there", Code.BAD_LINE, 1, "expected a line like 'name: value', got 'hello there'"),
        ("  : 3", Code.BAD_LINE, 3, "expected a line like 'name: value', got ': 3'"),
        ("hat 0: blue", Code.UNKNOWN_ITEM, 1, "expected an item of a record, got 'hat 0'"),
        ("players 2: 2", Code.UNKNOWN_ITEM, 1, "expected an item of a record, got 'players 2'"),
        ("seat: Ouma", Code.UNKNOWN_ITEM, 1, "expected an item of a record, got 'seat'"),
        ("yard: -", Code.MISPLACED, 1, "expected only headers before the first round, got 'yard'"),
        ("1: pass", Code.MISPLACED, 1, "expected only headers before the first round, got 'ply 1'"),
        ("players: 2", Code.TWICE, 1, "expected 'players' once, got it again"),
        ("view: x", Code.BAD_VALUE, 7, "expected a seat like 0, got 'x'"),
        ("view:", Code.BAD_VALUE, 6, "expected a seat like 0, got nothing"),
        ("view: 0 1", Code.BAD_VALUE, 7, "expected a seat like 0, got '0 1'"),
        ("view: 7", Code.NO_SUCH_SEAT, 7, "expected a seat from 0 to 1, got 7"),
        ("seat 2: Tía", Code.NO_SUCH_SEAT, 9, "expected a seat from 0 to 1, got 2"),
        ("seat 0: \x07", Code.BAD_VALUE, 9, "expected a name of 1 to 200 printable signs, got '\\x07'"),
        ("date: monday", Code.BAD_VALUE, 7, "expected a date like 2026-02-14"),
        ("undone: ²", Code.BAD_VALUE, 9, "expected a number, got '²'"),
        ("seed: 12", Code.BAD_VALUE, 7, "expected 64 hexadecimal digits, got '12'"),
        ("seed: xyz", Code.BAD_VALUE, 7, "expected 64 hexadecimal digits, got 'xyz'"),
        ("places: 1 2 3", Code.WRONG_COUNT, 9, "expected 2 entries, one for each seat, got 3"),
        ("stopped: sulking", Code.BAD_VALUE, 10, "expected unheld, got 'sulking'"),
        ("x" * (LONGEST_LINE + 1), Code.TOO_LONG, 1, "expected 20000 signs in a line at most, got 20001"),
    ],
)
def test_a_header_that_is_wrong_is_told_with_its_place(line: str, code: Code, column: int, text: str) -> None:
    (mistake,) = mistakes_of(HEAD + line + "\n")

    assert (mistake.line, mistake.column, mistake.code) == (4, column, code)
    assert mistake.text.startswith(text)
    assert str(mistake) == f"line 4, column {column}: {mistake.text}"
    assert "item" in dict(mistake.details)


@pytest.mark.parametrize(
    ("start", "line", "code", "column", "text"),
    [
        ("round 2", "round 2: 3-2", Code.BAD_VALUE, 10, "expected a double like '9-9', got '3-2'"),
        ("round 2", "round 2: 3", Code.BAD_VALUE, 10, "expected a tile like '3-6', got '3'"),
        ("round 2", "round 7: 3-3", Code.ROUND_NUMBER, 10, "expected round 2, got 7"),
        ("round 2", "round: 3-3", Code.ROUND_NUMBER, 8, "expected round 2, got 0"),
        ("turned", "turned: soon", Code.BAD_VALUE, 9, "expected a number, got 'soon'"),
        ("start", "start: 5", Code.NO_SUCH_SEAT, 8, "expected a seat from 0 to 1, got 5"),
        ("start", "seat 0: Ouma", Code.MISPLACED, 1, "expected only items of a round here, got 'seat 0'"),
        ("salts", "salts: 6162 -- 1", Code.BAD_VALUE, 13, "expected an even number of hexadecimal digits"),
        ("hand 0", "hand 0:", Code.BAD_VALUE, 8, "expected tiles like '3-6,1-1', hidden ones like '?7'"),
        ("hand 0", "hand 0: 3-4,19-1", Code.BAD_VALUE, 13, "expected two halves from 0 to 18, got '19-1'"),
        ("hand 0", "hand 0: 0-1,?x", Code.BAD_VALUE, 14, "expected a number of hidden tiles from 0 to 190"),
        ("hand 0", "hand 0: ?191", Code.BAD_VALUE, 10, "expected a number of hidden tiles from 0 to 190"),
        ("hand 0", "hand 5: -", Code.NO_SUCH_SEAT, 9, "expected a seat from 0 to 1, got 5"),
        ("hand 1", "hand 0: -", Code.TWICE, 1, "expected 'hand 0' once, got it again"),
        ("0: draw", "0: draw ?2", Code.BAD_VALUE, 8, "expected one drawn tile like '3-6', or '?', got ' ?2'"),
        ("0: draw", "0: catch", Code.BAD_VALUE, 9, "expected tiles like '3-6,1-1', hidden ones like '?7'"),
        ("0: draw", "0: jump", Code.BAD_VALUE, 4, "expected a move like '9-3 on 9'"),
        ("0: draw", "0:", Code.BAD_VALUE, 3, "expected a move like '9-3 on 9'"),
        ("0: draw", "0: 30-1 on 1", Code.BAD_VALUE, 4, "expected two halves from 0 to 18"),
        ("end", "end: bored", Code.BAD_VALUE, 6, "expected out, blocked or unfinishable, got 'bored'"),
        ("left", "left: 3-4", Code.WRONG_COUNT, 7, "expected 2 entries, one for each seat, got 1"),
        ("left", "left: -/3-4/x", Code.BAD_VALUE, 13, "expected a tile like '3-6', got 'x'"),
        ("left", "left: -/ /-", Code.BAD_VALUE, 9, "expected tiles like"),
        ("scores", "scores: 1 2 3", Code.WRONG_COUNT, 9, "expected 2 entries, one for each seat, got 3"),
        ("scores", "scores: 1 -2", Code.BAD_VALUE, 11, "expected a number, got '-2'"),
        ("scores", "scores: 1 1000000", Code.BAD_VALUE, 11, "expected a number, got '1000000'"),
    ],
)
def test_an_item_of_a_round_that_is_wrong_is_told_with_its_place(
    start: str, line: str, code: Code, column: int, text: str
) -> None:
    full = full_text()
    number = number_of(full, start)

    mistakes = mistakes_of(with_line(full, number, line))

    assert (number, column, code) in {(one.line, one.column, one.code) for one in mistakes}
    assert any(one.text.startswith(text) for one in mistakes)
    assert {one.code for one in mistakes} <= {code, Code.MISSING}


@pytest.mark.parametrize(
    ("start", "line", "got"),
    [
        ("rules", "rules: solitaire", "'solitaire'"),
        ("rules", "rules: trains;toes=9", "'9'"),
        ("rules", "rules: trains;arms=10", "10"),
        ("players", "players: 0", "'0'"),
        ("players", "players: 191", "'191'"),
    ],
)
def test_rules_and_players_that_cannot_be_read_are_told_once(start: str, line: str, got: str) -> None:
    record, mistakes = read_record(with_lines(HEAD, {start: line}))

    assert [mistake.code for mistake in mistakes] == [Code.BAD_VALUE]
    assert got in mistakes[0].text
    assert record.players >= 1


@pytest.mark.parametrize("item", ["rules", "players"])
def test_rules_and_players_must_be_there(item: str) -> None:
    text = "".join(f"{line}\n" for line in full_text().splitlines() if not line.startswith(item))

    record, mistakes = read_record(text)

    assert [(one.line, one.code, dict(one.details)["item"]) for one in mistakes] == [(1, Code.MISSING, item)]
    assert record.players == 2


def test_without_rounds_the_number_of_players_is_guessed_from_names_or_rules() -> None:
    assert read_record("chickenfoot record 1\nseat 0: a\nseat 1: b\nseat 2: c\n")[0].players == 3
    assert read_record("chickenfoot record 1\nrules: family\n")[0].players == 2


def test_a_round_that_lacks_its_deal_is_read_with_hidden_tiles() -> None:
    full = full_text()
    kept = [line for line in full.split("\n") if not line.startswith(("hand 1", "yard", "start"))]

    record, mistakes = read_record("\n".join(kept))

    numbers = [at for at, line in enumerate(kept, start=1) if line.startswith("round")]
    items = ["hand 1", "start", "yard"]
    assert [(one.line, one.code) for one in mistakes] == [(at, Code.MISSING) for at in numbers for _ in items]
    assert [dict(one.details)["item"] for one in mistakes] == items * 3
    first, true = record.rounds[0], read_record(full)[0].rounds[0]
    assert first.hands == (true.hands[0], Pile((), 4))
    assert first.yard == Pile((), 6)
    assert first.first == true.plies[0].seat
    assert first.plies == true.plies


def test_who_moves_first_starts_where_nothing_is_said_if_that_seat_is_there() -> None:
    text = HEAD + "round 1: 9-9\nhand 0: ?21\nhand 1: ?21\nyard: ?12\n7: pass\n"

    record, mistakes = read_record(text)

    assert record.rounds[0].first == 0
    assert [dict(one.details)["item"] for one in mistakes] == ["start"]


def test_of_a_double_that_cannot_be_read_the_planned_one_is_taken() -> None:
    text = HEAD + "round 1: 8\nplanned: 7-7\nstart: 0\nhand 0: ?21\nhand 1: ?21\nyard: ?12\n"

    record, _ = read_record(text)

    assert (record.rounds[0].double, record.rounds[0].planned) == (7, 7)
    assert read_record(text.replace("planned: 7-7\n", ""))[0].rounds[0].double == 0


# --- torn files --------------------------------------------------------------------------------------


def test_a_torn_file_gives_everything_before() -> None:
    text = full_text()
    game = small_game()
    whole = read_record(text)[0]
    for length in range(text.index("\n"), len(text), 7):
        record, mistakes = read_record(text[:length])
        lines = text[:length].count("\n") + 1
        assert {mistake.line for mistake in mistakes if mistake.code is not Code.TORN} <= {1, lines}
        for written, true in zip(record.rounds, whole.rounds, strict=False):
            assert written.plies == true.plies[: len(written.plies)]
    assert len(game.results) == 3


@pytest.mark.parametrize("torn", ["0: 3-2 on 3", "0: dra", "1: pass"])
def test_a_last_move_without_a_line_end_does_not_count(torn: str) -> None:
    text = full_text()
    cut = "\n".join(text.split("\n")[: number_of(text, "0: draw") - 1])

    record, (mistake,) = read_record(f"{cut}\n{torn}")

    assert record == read_record(cut + "\n")[0]
    assert mistake.code is Code.TORN
    assert mistake.line == number_of(text, "0: draw")


def test_a_last_round_without_its_whole_deal_does_not_count() -> None:
    text = full_text()
    lines = text.split("\n")[: number_of(text, "yard", 2) - 1]

    record, (mistake,) = read_record("\n".join(lines) + "\n")

    assert len(record.rounds) == 1
    assert (mistake.line, mistake.code) == (number_of(text, "round 2"), Code.TORN)
    assert dict(mistake.details)["item"] == "yard"


# --- hostile texts -----------------------------------------------------------------------------------


def test_reading_stops_after_very_many_mistakes() -> None:
    mistakes = mistakes_of(HEAD + "nonsense\n" * 10_000)

    assert len(mistakes) == MOST_MISTAKES + 1
    assert mistakes[-1].code is Code.TOO_MANY


def test_so_many_rounds_without_anything_are_not_all_told() -> None:
    record, mistakes = read_record(HEAD.replace("players: 2", "players: 190") + "round 1: 9-9\n" * 50_000)

    assert MOST_MISTAKES < len(mistakes) < 2 * MOST_MISTAKES
    assert len(record.rounds) < 10


def test_reading_stops_after_very_many_lines() -> None:
    (mistake,) = mistakes_of(HEAD + "\n" * MOST_LINES + "nonsense\n")

    assert (mistake.line, mistake.code) == (MOST_LINES + 1, Code.TOO_LONG)


LONG = {
    "spaces": " " * 19_000 + "x",
    "letters": "a" * 19_000,
    "digits": "1" * 19_000 + ":",
    "a gap": "round" + " " * 19_000 + "1",
    "tiles": "hand 0: " + "3-4," * 4_000,
    "hands": "left: " + "/" * 19_000,
    "an end": "0: 3-4 on " + "9" * 19_000,
    "a move": "0: " + " " * 19_000 + "on",
    "keys": "rules: trains" + ";toes=3" * 2_000,
    "brackets": "rules: " + "[" * 19_000,
    "salts": "salts: " + "00" * 9_000,
}


@pytest.mark.parametrize("kind", [*LONG])
def test_long_lines_take_no_long_time(kind: str) -> None:
    begun = time.perf_counter()
    read_record(HEAD + "round 1: 9-9\n" + f"{LONG[kind]}\n" * 10)

    assert time.perf_counter() - begun < 2


# --- events ------------------------------------------------------------------------------------------


class Lays(Visitor):
    """Collects the tiles laid, round by round."""

    def __init__(self) -> None:
        self.rounds: list[list[str]] = []

    def round(self, at: Place, number: int, double: Pip | None) -> None:  # noqa: ARG002
        self.rounds.append([])

    def ply(self, at: Place, seat: Seat, move: Move, drawn: Pile) -> None:  # noqa: ARG002
        if isinstance(move, Lay):
            self.rounds[-1].append(str(move.tile))


def test_a_visitor_is_told_only_what_it_asks_for() -> None:
    lays = Lays()
    read(full_text(), lays)

    expected = [
        [str(ply.move.tile) for ply in one.plies if isinstance(ply.move, Lay)] for one in small_game().rounds
    ]
    assert lays.rounds == expected


def test_a_visitor_that_asks_for_nothing_hears_every_event_in_vain() -> None:
    text = full_text() + seen_text().replace("chickenfoot record 1", "").replace("start", "search")
    read(text + "stopped: unheld\nplanned: 9-9\nredeals: 1\nshown: 3-4\n", Visitor())


def test_a_record_of_every_kind_of_move_can_be_written_by_hand() -> None:
    """docs/notation.md, moves."""
    text = HEAD + (
        "round 1: 9-9\nstart: 0\nhand 0: ?21\nhand 1: ?21\nyard: ?12\n"
        "0: 9-3 on 9.2!\n1: draw 3-6\n1: pass\n0: draw ?\n0: catch 4-5\n1: catch ?2\n0: catch -\n0: 9-9\n"
    )
    record, mistakes = read_record(text)

    assert mistakes == ()
    moves = [(ply.seat, str(ply.move), str(ply.drawn)) for ply in record.rounds[0].plies]
    assert moves == [
        (0, "9-3 on 9.2!", "-"),
        (1, "draw", "3-6"),
        (1, "pass", "-"),
        (0, "draw", "?"),
        (0, "catch 0", "4-5"),
        (1, "catch 1", "?2"),
        (0, "catch 0", "-"),
        (0, "9-9", "-"),
    ]
    assert record.rounds[0].plies[1].move is DRAW
    assert record.rounds[0].plies[2].move is PASS
    assert record.rounds[0].plies[1].drawn.tiles == (tile(3, 6),)
