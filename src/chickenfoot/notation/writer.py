"""The strict writer: a record as text, one item a line, always in the same order (docs/notation.md).

What is added to a running game is added at the end of its text, so that a file can be appended to, and a
file torn in the middle still holds everything before.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final

from chickenfoot.errors import BadInput
from chickenfoot.notation.record import VERSION, Record, WrittenPly, WrittenRound
from chickenfoot.rules import Catch, double

IDENTIFICATION: Final = f"chickenfoot record {VERSION}"
LONGEST_NAME: Final = 200


def write_record(record: Record) -> str:
    """*record* as text; reading it gives the same record. Raises :exc:`BadInput` for a name of two lines."""
    return "".join(f"{line}\n" for line in record_lines(record))


def record_lines(record: Record) -> Iterator[str]:
    """The lines of *record*, without line ends."""
    yield IDENTIFICATION
    yield from _header_lines(record)
    for written in record.rounds:
        yield ""
        yield from _round_lines(written)
    if record.stopped or record.places is not None:
        yield ""
    if record.stopped:
        yield "stopped: unheld"
    if record.places is not None:
        yield f"places: {_numbers(record.places)}"


def _header_lines(record: Record) -> Iterator[str]:
    headers = record.headers
    yield f"rules: {record.ruleset}"
    yield f"players: {record.players}"
    if record.seat is not None:
        yield f"view: {record.seat}"
    for seat, name in enumerate(headers.seats):
        if name:
            yield f"seat {seat}: {_one_line(name)}"
    if headers.date is not None:
        yield f"date: {_one_line(headers.date)}"
    if headers.undos:
        yield f"undone: {headers.undos}"
    if headers.seed is not None:
        yield f"seed: {headers.seed.hex()}"


def _round_lines(written: WrittenRound) -> Iterator[str]:
    yield f"round {written.number}: {double(written.double)}"
    yield from _start_lines(written)
    yield from _chance_lines(written)
    for seat, hand in enumerate(written.hands):
        yield f"hand {seat}: {hand}"
    yield f"yard: {written.yard}"
    yield from map(ply_line, written.plies)
    yield from _end_lines(written)


def _start_lines(written: WrittenRound) -> Iterator[str]:
    """How the round began, as far as it is not the plain way."""
    if written.planned != written.double:
        yield f"planned: {double(written.planned)}"
    if written.redeals:
        yield f"redeals: {written.redeals}"
    if written.turned:
        yield f"turned: {written.turned}"
    if written.shown:
        yield f"shown: {','.join(map(str, written.shown))}"
    yield f"{'search' if written.search else 'start'}: {written.first}"


def _chance_lines(written: WrittenRound) -> Iterator[str]:
    if written.commitment is not None:
        yield f"commit: {written.commitment.hex()}"
    if written.salts:
        yield f"salts: {' '.join(salt.hex() or '-' for salt in written.salts)}"
    if written.seed is not None and written.is_full:
        yield f"seed: {written.seed.hex()}"


def _end_lines(written: WrittenRound) -> Iterator[str]:
    """How the round ended. Where tiles were hidden the seed comes last: it was shown after the round."""
    if written.end is not None:
        yield f"end: {written.end}"
    if written.left is not None:
        yield f"left: {'/'.join(map(str, written.left))}"
    if written.scores is not None:
        yield f"scores: {_numbers(written.scores)}"
    if written.totals is not None:
        yield f"totals: {_numbers(written.totals)}"
    if written.seed is not None and not written.is_full:
        yield f"seed: {written.seed.hex()}"


def ply_line(ply: WrittenPly) -> str:
    """A move: ``2: 9-3 on 9``, ``0: draw 3-6``, ``0: draw ?``, ``1: pass``, ``3: catch ?2``."""
    move = "catch" if isinstance(ply.move, Catch) else str(ply.move)
    return f"{ply.seat}: {move} {ply.drawn}" if move in {"catch", "draw"} else f"{ply.seat}: {move}"


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def _one_line(text: str) -> str:
    """*text* as it is. Raises :exc:`BadInput` when it would not stand in a line as it is."""
    if not is_one_line(text):
        expected = "a text without line ends, control characters or double spaces"
        raise BadInput(code="not_one_line", expected=expected, got=text, most=LONGEST_NAME)
    return text


def is_one_line(text: str) -> bool:
    """Whether *text* can be a name or a date in a record."""
    if not 0 < len(text) <= LONGEST_NAME:
        return False
    controls = any(unicodedata.category(sign) in {"Cc", "Cs", "Zl", "Zp"} for sign in text)
    return not controls and text == " ".join(text.split())
