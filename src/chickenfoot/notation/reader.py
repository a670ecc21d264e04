"""The forgiving reader: it drives a :class:`Visitor` line by line, tells mistakes and goes on.

A byte order mark, any line ends, blank lines, comments, spaces and letter case are forgiven. Only a text
that is no record at all raises.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from chickenfoot.errors import BadRecord, Detail, Verbatim
from chickenfoot.notation import values
from chickenfoot.notation.mistakes import Code, Mistake, Place, mistake
from chickenfoot.notation.record import VERSION, Pile
from chickenfoot.notation.values import Unreadable, Value
from chickenfoot.notation.writer import IDENTIFICATION
from chickenfoot.rules import Move, Ruleset, Seat, Tile
from chickenfoot.rules.state import Ending
from chickenfoot.rules.tiles import Pip

MOST_SIGNS: Final = 8_000_000
MOST_LINES: Final = 200_000
LONGEST_LINE: Final = 20_000
MOST_MISTAKES: Final = 500


class Visitor:
    """Is told what stands in a record, line by line. All methods do nothing; override what you want.

    ``at`` is where the value stands. ``seed`` comes with the headers, ``round_seed`` inside a round.
    """

    def rules(self, at: Place, ruleset: Ruleset) -> None: ...
    def players(self, at: Place, players: int) -> None: ...
    def view(self, at: Place, seat: Seat) -> None: ...
    def seat(self, at: Place, seat: Seat, name: str) -> None: ...
    def date(self, at: Place, date: str) -> None: ...
    def undone(self, at: Place, undos: int) -> None: ...
    def seed(self, at: Place, seed: bytes) -> None: ...

    def round(self, at: Place, number: int, double: Pip | None) -> None: ...
    def planned(self, at: Place, double: Pip) -> None: ...
    def redeals(self, at: Place, redeals: int) -> None: ...
    def turned(self, at: Place, tiles: int) -> None: ...
    def shown(self, at: Place, tiles: tuple[Tile, ...]) -> None: ...
    def start(self, at: Place, seat: Seat) -> None: ...
    def search(self, at: Place, first: Seat) -> None: ...
    def commit(self, at: Place, commitment: bytes) -> None: ...
    def salts(self, at: Place, salts: tuple[bytes, ...]) -> None: ...
    def round_seed(self, at: Place, seed: bytes) -> None: ...
    def hand(self, at: Place, seat: Seat, hand: Pile) -> None: ...
    def yard(self, at: Place, yard: Pile) -> None: ...
    def ply(self, at: Place, seat: Seat, move: Move, drawn: Pile) -> None: ...
    def end(self, at: Place, reason: Ending) -> None: ...
    def left(self, at: Place, hands: tuple[Pile, ...]) -> None: ...
    def scores(self, at: Place, scores: tuple[int, ...]) -> None: ...
    def totals(self, at: Place, totals: tuple[int, ...]) -> None: ...

    def stopped(self, at: Place) -> None: ...
    def places(self, at: Place, places: tuple[int, ...]) -> None: ...
    def mistake(self, mistake: Mistake) -> None: ...


def _tell_round(to: Visitor, at: Place, index: int, value: Value) -> None:
    """A round begins, whether its double can be read or not: what follows belongs to it."""
    try:
        double = values.double(value)
    except Unreadable:
        to.round(at, index, None)
        raise
    to.round(at, index, double)


def _tell_stopped(to: Visitor, at: Place, _: int, value: Value) -> None:
    values.unheld(value)
    to.stopped(at)


Tell = Callable[[Visitor, Place, int, Value], None]
"""Reads the value of an item (with its index, as in ``hand 2``) and tells it to a visitor."""

_HEADERS: Final[Mapping[str, Tell]] = {
    "rules": lambda to, at, _, value: to.rules(at, values.ruleset(value)),
    "players": lambda to, at, _, value: to.players(at, values.players(value)),
    "view": lambda to, at, _, value: to.view(at, values.seat(value)),
    "seat": lambda to, at, index, value: to.seat(at, Seat(index), values.name(value)),
    "date": lambda to, at, _, value: to.date(at, values.date(value)),
    "undone": lambda to, at, _, value: to.undone(at, values.number(value)),
    "seed": lambda to, at, _, value: to.seed(at, values.fingerprint(value)),
}

_ROUND: Final[Mapping[str, Tell]] = {
    "round": _tell_round,
    "planned": lambda to, at, _, value: to.planned(at, values.double(value)),
    "redeals": lambda to, at, _, value: to.redeals(at, values.number(value)),
    "turned": lambda to, at, _, value: to.turned(at, values.number(value)),
    "shown": lambda to, at, _, value: to.shown(at, values.tiles(value)),
    "start": lambda to, at, _, value: to.start(at, values.seat(value)),
    "search": lambda to, at, _, value: to.search(at, values.seat(value)),
    "commit": lambda to, at, _, value: to.commit(at, values.fingerprint(value)),
    "salts": lambda to, at, _, value: to.salts(at, values.salts(value)),
    "seed": lambda to, at, _, value: to.round_seed(at, values.fingerprint(value)),
    "hand": lambda to, at, index, value: to.hand(at, Seat(index), values.pile(value)),
    "yard": lambda to, at, _, value: to.yard(at, values.pile(value)),
    "ply": lambda to, at, index, value: to.ply(at, Seat(index), *values.move(value, Seat(index))),
    "end": lambda to, at, _, value: to.end(at, values.ending(value)),
    "left": lambda to, at, _, value: to.left(at, values.piles(value)),
    "scores": lambda to, at, _, value: to.scores(at, values.numbers(value)),
    "totals": lambda to, at, _, value: to.totals(at, values.numbers(value)),
}

_CLOSING: Final[Mapping[str, Tell]] = {
    "stopped": _tell_stopped,
    "places": lambda to, at, _, value: to.places(at, values.numbers(value)),
}

_BEFORE_ROUNDS: Final = {**_HEADERS, **_CLOSING}
_IN_ROUND: Final = {**_ROUND, **_CLOSING}
_ANYWHERE: Final = {*_BEFORE_ROUNDS, *_IN_ROUND}
_INDEXED: Final = {"seat", "round", "hand", "ply"}
_ITEM: Final = re.compile(r"\s*+(?:([a-zA-Z]++)\s*+)?([0-9]{1,4})?\s*+:\s*+")


def read(text: str, visitor: Visitor) -> None:
    """Tell *visitor* everything in *text*. Raises :exc:`BadRecord` when it is no record at all."""
    if len(text) > MOST_SIGNS:
        count, expected = Verbatim(f"{len(text)}"), f"a record of {MOST_SIGNS} signs at most"
        raise BadRecord(code="record_too_big", expected=expected, got=count, most=MOST_SIGNS)
    reading = _Reading(visitor)
    for number, line, is_closed in _lines(text):
        if number > MOST_LINES:
            at, expected = Place(number, 1), f"{MOST_LINES} lines at most"
            reading.tell(at, Code.TOO_LONG, expected=expected, got="more", kind="lines", most=MOST_LINES)
            break
        if not _is_blank(line):
            reading.line(number, line, is_closed)
        if reading.mistakes == MOST_MISTAKES:
            at, expected = Place(number, 1), f"fewer than {MOST_MISTAKES} mistakes"
            told = "so many that reading stops"
            reading.tell(at, Code.TOO_MANY, expected=expected, got=told, most=MOST_MISTAKES)
            break
    if not reading.is_identified:
        expected, got = f"a first line {IDENTIFICATION!r}", Verbatim("nothing")
        raise BadRecord(code="record_empty", expected=expected, got=got, line=IDENTIFICATION)


def _lines(text: str) -> Iterator[tuple[int, str, bool]]:
    """The lines of *text* with their numbers, and whether a line end closes them."""
    *closed, last = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for number, line in enumerate(closed, start=1):
        yield number, line, True
    yield len(closed) + 1, last, False


def _is_blank(line: str) -> bool:
    return not line.strip() or line.lstrip().startswith("#")


def _identify(number: int, line: str) -> None:
    """Raise :exc:`BadRecord` unless *line* says that this is a record of our version."""
    words = line.lower().split()
    if words[:2] != ["chickenfoot", "record"]:
        got, where = line.strip()[:40], f"line {number}"
        expected = f"a first line {IDENTIFICATION!r}"
        raise BadRecord(code="no_record", expected=expected, got=got, where=where, line=IDENTIFICATION)
    if words[2:3] != [str(VERSION)]:
        got, where = Verbatim(" ".join(words[2:])[:40] or "none"), f"line {number}"
        told: dict[str, Detail] = {"version": str(VERSION), "is_told": "yes" if words[2:] else "no"}
        raise BadRecord(code="record_version", expected=f"version {VERSION}", got=got, where=where, **told)


class _Reading:
    """Where the reader is: before its first line, in the headers or in a round; and what it has met there."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.is_identified = False
        self.in_round = False
        self.met: set[str] = set()
        self.mistakes = 0

    def tell(
        self, at: Place, code: Code, *, expected: str, got: str, item: str = "", **details: Detail
    ) -> None:
        self.mistakes += 1
        self.visitor.mistake(mistake(at, code, expected=expected, got=got, item=item, **details))

    def line(self, number: int, line: str, is_closed: bool) -> None:
        """Read one line that is not blank."""
        if not self.is_identified:
            _identify(number, line)
            self.is_identified = True
        elif len(line) > LONGEST_LINE:
            at, expected = Place(number, 1), f"{LONGEST_LINE} signs in a line at most"
            told: dict[str, Detail] = {"kind": "signs", "most": LONGEST_LINE, "written": len(line)}
            self.tell(at, Code.TOO_LONG, expected=expected, got=str(len(line)), item="", **told)
        else:
            self.item(number, line, is_closed)

    def item(self, number: int, line: str, is_closed: bool) -> None:
        found = _ITEM.match(line)
        if found is None or (found[1] is None and found[2] is None):
            at, got = _start(number, line), repr(line.strip()[:40])
            self.tell(at, Code.BAD_LINE, expected="a line like 'name: value'", got=got, written=got)
            return
        name, index = (found[1] or "ply").lower(), found[2]
        value = _value(name, line, found.end())
        at = Place(number, value.column)
        if name == "ply" and not is_closed:
            # what is left of a move may look like another move, as '3-6 on 1' of '3-6 on 1.2'
            expected, got = "a line end after a move", "the end of the text"
            self.tell(at, Code.TORN, expected=expected, got=got, item=name, kind="move")
        elif tell := self.teller(_start(number, line), name, index):
            self.read(tell, name, int(index or 0), at, value)

    def teller(self, at: Place, name: str, index: str | None) -> Tell | None:
        """What reads this item here; None when it has no place here."""
        item = name if index is None else f"{name} {index}"
        is_indexed = index is not None or name == "round"
        if name not in _ANYWHERE or is_indexed != (name in _INDEXED):
            expected, got = "an item of a record", repr(item[:40])
            self.tell(at, Code.UNKNOWN_ITEM, expected=expected, got=got, item=item, written=got)
            return None
        if name == "round":
            self.in_round = True
            self.met.clear()
        section = _IN_ROUND if self.in_round else _BEFORE_ROUNDS
        if name not in section:
            kind, expected = "header", "only headers before the first round"
            if self.in_round:
                kind, expected = "round", "only items of a round here"
            self.tell(at, Code.MISPLACED, expected=expected, got=repr(item), item=item, kind=kind)
            return None
        if item in self.met:
            self.tell(at, Code.TWICE, expected=f"{item!r} once", got="it again", item=item)
            return None
        if name != "ply":
            self.met.add(item)
        return section[name]

    def read(self, tell: Tell, name: str, index: int, at: Place, value: Value) -> None:
        try:
            tell(self.visitor, at, index, value)
        except Unreadable as bad:
            place = Place(at.line, bad.value.column)
            is_empty, written = not bad.value.text.strip(), repr(bad.value.text[:40])
            told: dict[str, Detail] = {"kind": bad.kind, "most": bad.most, "written": written}
            told |= {"is_empty": "yes" if is_empty else "no", **bad.details}
            got = "nothing" if is_empty else written
            self.tell(place, Code.BAD_VALUE, expected=bad.expected, got=got, item=name, **told)


def _start(number: int, line: str) -> Place:
    return Place(number, len(line) - len(line.lstrip()) + 1)


def _value(name: str, line: str, begin: int) -> Value:
    """What stands after the colon, without a comment behind it; a name may hold a ``#``."""
    text = line[begin:] if name == "seat" else re.split(r"(?:^|\s)#", line[begin:], maxsplit=1)[0]
    return Value(text.rstrip(), begin + 1)
