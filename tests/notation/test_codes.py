"""Every code of a mistake can come up, and comes with what is needed to word it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chickenfoot.notation import Code, record_of, verify, write_record
from chickenfoot.notation.reader import MOST_MISTAKES
from tests.notation.games import (
    HEADERS,
    SMALL,
    full_text,
    number_of,
    played,
    seedless_text,
    text_with_round_seeds,
    with_line,
)

OTHER = "00" * 32


def spoiled(start: str, line: str, text: Callable[[], str] = full_text, after: int = 0) -> str:
    """*text* with another *line* instead of the first that begins with *start*, or of one after it."""
    return with_line(text(), number_of(text(), start) + after, line)


def running() -> str:
    return write_record(record_of(played(SMALL, 2, plies=3), HEADERS))


SPOILED: dict[Code, Callable[[], str]] = {
    Code.BAD_LINE: lambda: spoiled("date", "yesterday"),
    Code.UNKNOWN_ITEM: lambda: spoiled("date", "weather: fine"),
    Code.MISPLACED: lambda: spoiled("date", "yard: -"),
    Code.TWICE: lambda: spoiled("date", "players: 2"),
    Code.BAD_VALUE: lambda: spoiled("date", "date: yesterday"),
    Code.TORN: lambda: full_text().partition("\nend")[0],
    Code.TOO_LONG: lambda: spoiled("date", "x" * 30_000),
    Code.TOO_MANY: lambda: full_text() + "x\n" * MOST_MISTAKES,
    Code.MISSING: lambda: spoiled("end", ""),
    Code.NO_SUCH_SEAT: lambda: spoiled("seat 1", "seat 2: Oupa"),
    Code.WRONG_COUNT: lambda: spoiled("scores", "scores: 1 2 3"),
    Code.ROUND_NUMBER: lambda: spoiled("round 2", "round 3: 3-3"),
    Code.TABLE_REFUSED: lambda: spoiled("rules", "rules: trains;set=4;hand=9;arms=2;toes=2"),
    Code.ROUND_UNFINISHED: lambda: (
        full_text().partition("1: draw")[0] + "round 2" + full_text().partition("round 2")[2]
    ),
    Code.ROUND_EXTRA: lambda: full_text().replace("rounds=4,3,2", "rounds=4,3"),
    Code.SEED_DIFFERS: lambda: spoiled("seed:", f"seed: {OTHER}", text_with_round_seeds),
    Code.COMMIT_DIFFERS: lambda: spoiled("commit", f"commit: {OTHER}"),
    Code.SALTS_DIFFER: lambda: spoiled("salts", "salts: 61"),
    Code.START_DIFFERS: lambda: spoiled("turned", "turned: 1"),
    Code.DEAL_DIFFERS: lambda: spoiled("hand 0", "hand 0: 1-3,2-3,2-4,4-4"),
    Code.DEAL_IMPOSSIBLE: lambda: spoiled("hand 0", "hand 0: 1-3,2-3,2-4,4-4", seedless_text),
    Code.ILLEGAL: lambda: spoiled("yard", "1: 4-4 on 4", after=1),
    Code.DRAWN_DIFFERS: lambda: spoiled("1: draw", "1: draw 4-4"),
    Code.AFTER_END: lambda: spoiled("end", "0: pass\nend: out"),
    Code.END_EARLY: lambda: running() + "end: blocked\nleft: -/-\nscores: 0 0\ntotals: 0 0\n",
    Code.END_DIFFERS: lambda: spoiled("end", "end: blocked"),
    Code.LEFT_DIFFERS: lambda: spoiled("left", "left: -/1-1,2-4"),
    Code.SCORES_DIFFER: lambda: spoiled("scores", "scores: 0 7"),
    Code.TOTALS_DIFFER: lambda: spoiled("totals", "totals: 0 7"),
    Code.PLACES_EARLY: lambda: running() + "places: 1 2\n",
    Code.PLACES_DIFFER: lambda: spoiled("places", "places: 2 1"),
    Code.STOPPED_WRONGLY: lambda: spoiled("places", "stopped: unheld\nplaces: 1 2"),
}


def test_there_is_a_spoiled_record_for_every_code() -> None:
    assert set(SPOILED) == set(Code)


@pytest.mark.parametrize("code", [*Code])
def test_this_mistake_comes_up_with_its_line_and_what_it_is_worded_from(code: Code) -> None:
    text = SPOILED[code]()
    lines = text.split("\n")

    mistakes = verify(text)

    assert code in {mistake.code for mistake in mistakes}
    assert mistakes == tuple(sorted(mistakes))
    for mistake in mistakes:
        assert 1 <= mistake.line <= len(lines)
        assert 1 <= mistake.column <= len(lines[mistake.line - 1]) + 1
        details = dict(mistake.details)
        assert "item" in details
        assert mistake.text.startswith("expected ")
        assert {"expected", "got"}.isdisjoint(details)
