"""Values of a record's lines: what stands after the colon, read word by word, each with its column."""

from __future__ import annotations

import datetime
import re
from typing import Final, NamedTuple

from chickenfoot.errors import BadInput
from chickenfoot.notation.record import NO_TILES, ONE_HIDDEN, Pile
from chickenfoot.notation.writer import is_one_line
from chickenfoot.rules import (
    DRAW,
    PASS,
    Catch,
    Lay,
    Move,
    Ruleset,
    Seat,
    Tile,
    parse_move,
    parse_tile,
    whole_set,
)
from chickenfoot.rules.deal import SEED_BYTES
from chickenfoot.rules.state import Ending
from chickenfoot.rules.tiles import HIGHEST, Pip

_MOST_TILES: Final = len(whole_set(HIGHEST))


class Value(NamedTuple):
    """A text and the column where it begins, from 1."""

    text: str
    column: int

    def words(self) -> list[Value]:
        """The parts between spaces and commas."""
        parts = re.finditer(r"[^\s,]+", self.text)
        return [Value(part[0], self.column + part.start()) for part in parts]

    def word(self, expected: str) -> Value:
        """The one word that *expected* is."""
        words = self.words()
        if len(words) != 1:
            raise Unreadable(self, expected)
        return words[0]


class Unreadable(Exception):
    """A value that is not what was expected; the reader turns it into a mistake."""

    def __init__(self, value: Value, expected: str) -> None:
        super().__init__(expected)
        self.value = value
        self.expected = expected


# --- numbers and bytes -------------------------------------------------------------------------------


def number(value: Value, expected: str = "a number", *, least: int = 0, most: int = 999_999) -> int:
    word = value.word(expected)
    if not re.fullmatch(r"[0-9]{1,6}", word.text) or not least <= int(word.text) <= most:
        raise Unreadable(word, expected)
    return int(word.text)


def numbers(value: Value) -> tuple[int, ...]:
    return tuple(number(word) for word in value.words())


def players(value: Value) -> int:
    return number(value, f"a number of players from 1 to {_MOST_TILES}", least=1, most=_MOST_TILES)


def seat(value: Value) -> Seat:
    return Seat(number(value, "a seat like 0"))


def fingerprint(value: Value) -> bytes:
    """A seed or a commitment."""
    expected = f"{2 * SEED_BYTES} hexadecimal digits"
    read = _hexadecimal(value.word(expected), expected)
    if len(read) != SEED_BYTES:
        raise Unreadable(value, expected)
    return read


def salts(value: Value) -> tuple[bytes, ...]:
    expected = "an even number of hexadecimal digits, or '-'"
    return tuple(b"" if word.text == "-" else _hexadecimal(word, expected) for word in value.words())


def _hexadecimal(word: Value, expected: str) -> bytes:
    if not re.fullmatch(r"([0-9a-fA-F]{2})+", word.text):
        raise Unreadable(word, expected)
    return bytes.fromhex(word.text)


# --- tiles -------------------------------------------------------------------------------------------


def tile(value: Value) -> Tile:
    word = value.word("a tile like '3-6'")
    try:
        return parse_tile(word.text)
    except BadInput as error:
        raise Unreadable(word, error.expected) from None


def tiles(value: Value) -> tuple[Tile, ...]:
    return tuple(tile(word) for word in value.words())


def double(value: Value) -> Pip:
    read = tile(value)
    if not read.is_double:
        raise Unreadable(value, "a double like '9-9'")
    return read.low


def pile(value: Value) -> Pile:
    """Tiles, ``?7`` for so many hidden ones, ``-`` for none."""
    words = value.words()
    if not words:
        raise Unreadable(value, "tiles like '3-6,1-1', hidden ones like '?7', or '-'")
    if [word.text for word in words] == ["-"]:
        return NO_TILES
    known = tuple(tile(word) for word in words if not word.text.startswith("?"))
    return Pile(known, sum(_hidden(word) for word in words if word.text.startswith("?")))


def _hidden(word: Value) -> int:
    if word.text == "?":
        return 1
    expected = f"a number of hidden tiles from 0 to {_MOST_TILES}"
    return number(Value(word.text[1:], word.column + 1), expected, most=_MOST_TILES)


def piles(value: Value) -> tuple[Pile, ...]:
    """One pile for each seat, with ``/`` between them."""
    found = re.finditer(r"(?:^|/)([^/]*)", value.text)
    return tuple(pile(Value(part[1], value.column + part.start(1))) for part in found)


# --- words -------------------------------------------------------------------------------------------


def ruleset(value: Value) -> Ruleset:
    try:
        return Ruleset.parse("".join(value.text.lower().split()))
    except BadInput as error:
        where = f" as {error.where}" if error.where else ""
        raise Unreadable(Value(str(error.got), value.column), f"{error.expected}{where}") from None


def name(value: Value) -> str:
    """A free text; spaces in a row count as one."""
    text = " ".join(value.text.split())
    if not is_one_line(text):
        raise Unreadable(value, "a name of 1 to 200 printable signs")
    return text


def date(value: Value) -> str:
    word = name(value)
    try:
        datetime.datetime.fromisoformat(word)
    except ValueError:
        raise Unreadable(value, "a date like 2026-02-14 or 2026-02-14T20:30:00+00:00") from None
    return word


def ending(value: Value) -> Ending:
    expected = "out, blocked or unfinishable"
    endings: dict[str, Ending] = {"out": "out", "blocked": "blocked", "unfinishable": "unfinishable"}
    word = value.word(expected)
    if word.text.lower() not in endings:
        raise Unreadable(word, expected)
    return endings[word.text.lower()]


def unheld(value: Value) -> None:
    if value.text.lower() != "unheld":
        raise Unreadable(value, "unheld")


def move(value: Value, by: Seat) -> tuple[Move, Pile]:
    """What a seat does, and what came from the yard."""
    first, *_ = value.words() or [value]
    rest = Value(value.text[len(first.text) :], value.column + len(first.text))
    if first.text.lower() == "draw":
        return DRAW, _drawn(rest)
    if first.text.lower() == "catch":
        return Catch(by), pile(rest)
    try:
        read = parse_move(value.text)
    except BadInput as error:
        raise Unreadable(value, error.expected) from None
    assert isinstance(read, Lay) or read is PASS
    return read, NO_TILES


def _drawn(value: Value) -> Pile:
    """The tile drawn; nothing said, or ``?``: not known."""
    drawn = pile(value) if value.words() else ONE_HIDDEN
    if drawn.size != 1:
        raise Unreadable(value, "one drawn tile like '3-6', or '?'")
    return drawn
