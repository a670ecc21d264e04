"""What a person types, read: a move, a question, or nothing that makes sense."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass

from chickenfoot.errors import BadInput
from chickenfoot.rules import DRAW, PASS, Catch, Lay, Move, Seat, Tile, parse_move, parse_tile
from chickenfoot.rules.sheet import Line


class Command(enum.Enum):
    """What can be asked besides a move."""

    WHY = "?"
    HINT = "hint"
    UNDO = "undo"
    RULES = "rules"
    TABLE = "table"
    SCORE = "score"
    HELP = "help"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Asked:
    """A command; *tile* is what a ``?`` asks about."""

    command: Command
    tile: Tile | None = None


Answer = Move | Asked | Line
"""A move, a command, or the sentence that says what was expected."""

_SHORT = {"q": "quit", "exit": "quit", "scores": "score", "u": "undo", "t": "table"}
_MOVES: dict[str, Move] = {"d": DRAW, "draw": DRAW, "p": PASS, "pass": PASS}


def read_answer(text: str, seat: Seat, offered: Sequence[Move], legal: Sequence[Move]) -> Answer:
    """What *text* means for *seat*: one of *offered* by number, a move (legal or not), or a command."""
    plain = " ".join(text.lower().split())
    if plain.isdecimal():
        return _by_number(plain, offered)
    if command := read_command(plain):
        return command
    if plain.startswith("?"):
        return _question(plain)
    if plain in {"c", "catch"}:
        return Catch(seat)
    if plain in _MOVES:
        return _MOVES[plain]
    return _move(plain, text, legal)


def read_command(text: str) -> Asked | None:
    """The command that *text* is, if it is one."""
    plain = " ".join(text.lower().split())
    plain = _SHORT.get(plain, plain)
    return next((Asked(command) for command in Command if command.value == plain), None)


def _by_number(text: str, offered: Sequence[Move]) -> Answer:
    number = int(text) if len(text) < 4 else 0
    if 1 <= number <= len(offered):
        return offered[number - 1]
    return Line("answer-number", {"count": len(offered), "got": text})


def _question(text: str) -> Answer:
    about = text.removeprefix("?").strip()
    try:
        return Asked(Command.WHY, parse_tile(about))
    except BadInput:
        return Line("answer-tile", {"got": about})


def _move(plain: str, text: str, legal: Sequence[Move]) -> Answer:
    try:
        move = parse_move(plain)
    except BadInput:
        return Line("answer-unknown", {"got": text.strip()})
    if isinstance(move, Lay) and move.on is None and move not in legal:
        return _placed(move, legal)
    return move


def _placed(lay: Lay, legal: Sequence[Move]) -> Answer:
    """The lay of a tile named without a place: where it can go, if that is clear."""
    fits = [move for move in legal if isinstance(move, Lay) and move.tile == lay.tile]
    places = {(move.on, move.nth): move._replace(call=lay.call) for move in fits}
    if len(places) > 1:
        moves = ", ".join(map(str, places.values()))
        return Line("answer-several", {"tile": str(lay.tile), "moves": moves})
    return next(iter(places.values()), Asked(Command.WHY, lay.tile))
