"""Moves: lay a tile on a named end, draw, pass, catch. A move is a value of its own, tied to no state.

Texts: ``9-3 on 9`` (the half that touches first), ``9-3 on 9.2`` (the second open end that shows 9),
``6-5 on 6!`` (with the one-tile call), ``9-9`` (laying the starting double), ``draw``, ``pass``, ``catch 2``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, NamedTuple

from chickenfoot.errors import BadMove, BadTile
from chickenfoot.rules.tiles import Pip, Seat, Tile, parse_tile


class Lay(NamedTuple):
    """Lay *tile* on the *nth* open end (in tree order, from 1) that shows *on*.

    *on* is None for the starting double. While a foot or the opening is pending, its place is the first
    of its value (R-12).
    """

    tile: Tile
    on: Pip | None
    nth: int = 1
    call: bool = False

    def __str__(self) -> str:
        if self.on is None:
            text = str(self.tile)
        else:
            written = self.tile.touching(self.on) if self.on in self.tile else str(self.tile)
            text = f"{written} on {self.on}" if self.nth == 1 else f"{written} on {self.on}.{self.nth}"
        return text + "!" if self.call else text


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the next tile of the yard (T11, X9; in a search for the starting double X5)."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Pass:
    """End the turn without a lay (T11, X10)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Catch:
    """Seat *by* catches whoever laid his second-last tile without calling it (section 3, ``call``)."""

    by: Seat

    def __str__(self) -> str:
        return f"catch {self.by}"


Move = Lay | Draw | Pass | Catch

DRAW: Final = Draw()
PASS: Final = Pass()

_LAY: Final = re.compile(r"(\d+-\d+)(?: +on +(\d{1,2})(?:\.([1-9]\d{0,2}))?)? *(!?)", re.ASCII)
_CATCH: Final = re.compile(r"catch +(\d{1,2})", re.ASCII)


def parse_move(text: str) -> Move:
    """The move written as *text*; spaces and letter case are forgiven. Raises :exc:`BadMove`."""
    plain = " ".join(text.lower().split())
    if plain == "draw":
        return DRAW
    if plain == "pass":
        return PASS
    if match := _CATCH.fullmatch(plain):
        return Catch(Seat(int(match[1])))
    match = _LAY.fullmatch(plain)
    if match is None:
        raise BadMove(expected="a move like '9-3 on 9', '9-3 on 9.2', 'draw', 'pass' or 'catch 2'", got=text)
    written, on, nth, call = match.groups()
    try:
        tile = parse_tile(written)
    except BadTile as error:
        raise BadMove(code=error.code, expected=error.expected, got=text, where="", **error.plain) from None
    return Lay(tile, None if on is None else int(on), int(nth or 1), bool(call))
