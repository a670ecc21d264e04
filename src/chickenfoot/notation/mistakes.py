"""What can be wrong with a record: collected, not raised, each with its place in the text."""

from __future__ import annotations

import enum
from typing import NamedTuple

from chickenfoot.errors import BadInput, Detail


class Place(NamedTuple):
    """A place in a text: line and column, both from 1; zeros where there is no text."""

    line: int = 0
    column: int = 0


NOWHERE = Place()


class Code(enum.StrEnum):
    """What kind of mistake it is. The value is the code that travels, and by which ``speech`` words it."""

    # found by the reader: the text
    BAD_LINE = "bad_line"  # no line of the form 'name: value'
    UNKNOWN_ITEM = "unknown_item"  # a name that version 1 does not know
    MISPLACED = "misplaced"  # an item of a round before the first round, or a header inside one
    TWICE = "twice"  # an item given again; the first one counts
    BAD_VALUE = "bad_value"  # a value that cannot be read
    TORN = "torn"  # the text breaks off in this line; it does not count
    TOO_LONG = "too_long"  # a line, or a text, beyond all reason
    TOO_MANY = "too_many"  # so many mistakes that the rest is not read
    # found when the record is put together: its shape
    MISSING = "missing"  # an item that must be there
    NO_SUCH_SEAT = "no_such_seat"  # a seat beyond the number of players
    WRONG_COUNT = "wrong_count"  # not one entry for each seat
    ROUND_NUMBER = "round_number"  # rounds not numbered 1, 2, 3 …
    # found by the replay: what the rules, the seed and arithmetic say
    TABLE_REFUSED = "table_refused"  # so many players cannot be seated or dealt
    ROUND_UNFINISHED = "round_unfinished"  # a round begins while the one before is running
    ROUND_EXTRA = "round_extra"  # a round after the game's end
    SEED_DIFFERS = "seed_differs"  # the seed is not the one committed to, or not the one of the deal
    COMMIT_DIFFERS = "commit_differs"  # the commitment is not that of the seed
    SALTS_DIFFER = "salts_differ"  # with these salts the seed gives another deal
    START_DIFFERS = "start_differs"  # another double, starter or lottery
    DEAL_DIFFERS = "deal_differs"  # the seed deals other tiles
    DEAL_IMPOSSIBLE = "deal_impossible"  # tiles twice or foreign, or piles of a wrong size
    ILLEGAL = "illegal"  # a move the rules refuse; details: why, clause
    DRAWN_DIFFERS = "drawn_differs"  # another tile was next in the yard
    AFTER_END = "after_end"  # a move after the round's end
    END_EARLY = "end_early"  # the round is said to be over, but it goes on
    END_DIFFERS = "end_differs"  # the round ended for another reason
    LEFT_DIFFERS = "left_differs"  # other tiles are left in the hands
    SCORES_DIFFER = "scores_differ"
    TOTALS_DIFFER = "totals_differ"
    PLACES_EARLY = "places_early"  # places are given, but the game goes on
    PLACES_DIFFER = "places_differ"
    STOPPED_WRONGLY = "stopped_wrongly"  # somebody holds a double, or the rules do not stop for that


class Mistake(NamedTuple):
    """One thing wrong with a record. ``text`` is for developers; ``details`` for whoever words it anew.

    Details are plain: the ``item`` that is wrong, numbers, tiles, moves, names of keys. Most often
    ``right`` is what must stand there and ``written`` what does, and ``kind`` tells one shape from another.
    """

    line: int
    column: int
    code: Code
    text: str
    details: tuple[tuple[str, Detail], ...] = ()

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.text}" if self.line else self.text


def mistake(place: Place, code: Code, *, expected: str, got: str, **details: Detail) -> Mistake:
    """A mistake whose text says expected and got; *got* is shown as it stands."""
    return Mistake(*place, code, f"expected {expected}, got {got}", tuple(details.items()))


def carried(error: BadInput) -> dict[str, Detail]:
    """The details of *error* for a mistake worded by it: its code is ``error``, its got ``given``."""
    return {"error": error.code, "given": error.details["got"], "where": error.where, **error.plain}
