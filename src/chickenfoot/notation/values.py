"""Values of a record's lines: what stands after the colon, read word by word, each with its column."""

from __future__ import annotations

import datetime
import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from chickenfoot.errors import BadInput, BadMove, BadRuleset, BadTile, Detail
from chickenfoot.notation.mistakes import carried
from chickenfoot.notation.record import NO_TILES, ONE_HIDDEN, Pile
from chickenfoot.notation.writer import LONGEST_NAME, is_one_line
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
)
from chickenfoot.rules.deal import SEED_BYTES
from chickenfoot.rules.state import Ending
from chickenfoot.rules.tiles import HIGHEST, MOST_TILES, Pip


class Value(NamedTuple):
    """A text and the column where it begins, from 1."""

    text: str
    column: int

    def words(self) -> list[Value]:
        """The parts between spaces and commas."""
        parts = re.finditer(r"[^\s,]+", self.text)
        return [Value(part[0], self.column + part.start()) for part in parts]

    def word(self, kind: str) -> Value:
        """The one word that *kind* is."""
        words = self.words()
        if len(words) != 1:
            raise Unreadable(self, kind)
        return words[0]


class Kind(NamedTuple):
    """What can be expected of a value: in a developer's words, and the number that is in them."""

    expected: str
    most: int = 0


KINDS: Final[Mapping[str, Kind]] = {
    "number": Kind("a number"),
    "players": Kind(f"a number of players from 1 to {MOST_TILES}", MOST_TILES),
    "seat": Kind("a seat like 0"),
    "fingerprint": Kind(f"{2 * SEED_BYTES} hexadecimal digits", 2 * SEED_BYTES),
    "salts": Kind("an even number of hexadecimal digits, or '-'"),
    "tile": Kind("a tile like '3-6'"),
    "halves": Kind(f"two halves from 0 to {HIGHEST}", HIGHEST),
    "double": Kind("a double like '9-9'"),
    "pile": Kind("tiles like '3-6,1-1', hidden ones like '?7', or '-'"),
    "hidden": Kind(f"a number of hidden tiles from 0 to {MOST_TILES}", MOST_TILES),
    "name": Kind(f"a name of 1 to {LONGEST_NAME} printable signs", LONGEST_NAME),
    "date": Kind("a date like 2026-02-14 or 2026-02-14T20:30:00+00:00"),
    "end": Kind("out, blocked or unfinishable"),
    "stopped": Kind("unheld"),
    "move": Kind("a move like '9-3 on 9', '9-3 on 9.2', 'draw', 'pass' or 'catch 2'"),
    "drawn": Kind("one drawn tile like '3-6', or '?'"),
}
"""Every kind of value but rulesets, whose errors have words of their own."""


class Unreadable(Exception):
    """A value that is not what was expected; the reader turns it into a mistake.

    *error* is why a ruleset cannot be; any other value is simply not of its *kind*.
    """

    def __init__(self, value: Value, kind: str, error: BadRuleset | None = None) -> None:
        super().__init__(kind)
        self.value = value
        self.kind = kind
        self.expected, self.most = KINDS[kind] if error is None else (_expected(error), 0)
        self.details: dict[str, Detail] = {} if error is None else carried(error)


def _expected(error: BadRuleset) -> str:
    return f"{error.expected} as {error.where}"


# --- numbers and bytes -------------------------------------------------------------------------------


def number(value: Value, kind: str = "number", *, least: int = 0, most: int = 999_999) -> int:
    word = value.word(kind)
    if not re.fullmatch(r"[0-9]{1,6}", word.text) or not least <= int(word.text) <= most:
        raise Unreadable(word, kind)
    return int(word.text)


def numbers(value: Value) -> tuple[int, ...]:
    return tuple(number(word) for word in value.words())


def players(value: Value) -> int:
    return number(value, "players", least=1, most=MOST_TILES)


def seat(value: Value) -> Seat:
    return Seat(number(value, "seat"))


def fingerprint(value: Value) -> bytes:
    """A seed or a commitment."""
    read = _hexadecimal(value.word("fingerprint"), "fingerprint")
    if len(read) != SEED_BYTES:
        raise Unreadable(value, "fingerprint")
    return read


def salts(value: Value) -> tuple[bytes, ...]:
    return tuple(b"" if word.text == "-" else _hexadecimal(word, "salts") for word in value.words())


def _hexadecimal(word: Value, kind: str) -> bytes:
    if not re.fullmatch(r"([0-9a-fA-F]{2})+", word.text):
        raise Unreadable(word, kind)
    return bytes.fromhex(word.text)


# --- tiles -------------------------------------------------------------------------------------------


def tile(value: Value) -> Tile:
    word = value.word("tile")
    try:
        return parse_tile(word.text)
    except BadTile as error:
        raise Unreadable(word, _kind(error, "tile")) from None


def _kind(error: BadInput, kind: str) -> str:
    """*kind*, or ``halves`` where only those are too high."""
    return "halves" if error.code == "halves_beyond" else kind


def tiles(value: Value) -> tuple[Tile, ...]:
    return tuple(tile(word) for word in value.words())


def double(value: Value) -> Pip:
    read = tile(value)
    if not read.is_double:
        raise Unreadable(value, "double")
    return read.low


def pile(value: Value) -> Pile:
    """Tiles, ``?7`` for so many hidden ones, ``-`` for none."""
    words = value.words()
    if not words:
        raise Unreadable(value, "pile")
    if [word.text for word in words] == ["-"]:
        return NO_TILES
    known = tuple(tile(word) for word in words if not word.text.startswith("?"))
    return Pile(known, sum(_hidden(word) for word in words if word.text.startswith("?")))


def _hidden(word: Value) -> int:
    if word.text == "?":
        return 1
    return number(Value(word.text[1:], word.column + 1), "hidden", most=MOST_TILES)


def piles(value: Value) -> tuple[Pile, ...]:
    """One pile for each seat, with ``/`` between them."""
    found = re.finditer(r"(?:^|/)([^/]*)", value.text)
    return tuple(pile(Value(part[1], value.column + part.start(1))) for part in found)


# --- words -------------------------------------------------------------------------------------------


def ruleset(value: Value) -> Ruleset:
    try:
        return Ruleset.parse("".join(value.text.lower().split()))
    except BadRuleset as error:
        raise Unreadable(Value(str(error.got), value.column), "rules", error) from None


def name(value: Value) -> str:
    """A free text; spaces in a row count as one."""
    text = " ".join(value.text.split())
    if not is_one_line(text):
        raise Unreadable(value, "name")
    return text


def date(value: Value) -> str:
    word = name(value)
    try:
        datetime.datetime.fromisoformat(word)
    except ValueError:
        raise Unreadable(value, "date") from None
    return word


def ending(value: Value) -> Ending:
    endings: dict[str, Ending] = {"out": "out", "blocked": "blocked", "unfinishable": "unfinishable"}
    word = value.word("end")
    if word.text.lower() not in endings:
        raise Unreadable(word, "end")
    return endings[word.text.lower()]


def unheld(value: Value) -> None:
    if value.text.lower() != "unheld":
        raise Unreadable(value, "stopped")


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
    except BadMove as error:
        raise Unreadable(value, _kind(error, "move")) from None
    assert isinstance(read, Lay) or read is PASS
    return read, NO_TILES


def _drawn(value: Value) -> Pile:
    """The tile drawn; nothing said, or ``?``: not known."""
    drawn = pile(value) if value.words() else ONE_HIDDEN
    if drawn.size != 1:
        raise Unreadable(value, "drawn")
    return drawn
