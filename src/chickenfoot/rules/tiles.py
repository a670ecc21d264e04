"""Tiles: the domino pieces of a double-n set, and their text (``3-9``)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple, NewType

from chickenfoot.errors import BadTile

Pip = int
"""How many pips a half shows: 0 to the set's highest."""

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0."""

HIGHEST: Final = 18
"""The largest set there is: double-eighteen."""


class Tile(NamedTuple):
    """One domino tile, low half first. Make tiles with :func:`tile`: equal tiles are then one object."""

    low: Pip
    high: Pip

    @property
    def is_double(self) -> bool:
        return self.low == self.high

    @property
    def pips(self) -> int:
        """Both halves added up."""
        return self.low + self.high

    def other(self, half: Pip) -> Pip:
        """The half that is not *half* (for a double the same)."""
        return self.low + self.high - half

    def touching(self, half: Pip) -> str:
        """The tile's text with *half* first, as it is written where that half touches."""
        return f"{half}-{self.other(half)}"

    def __str__(self) -> str:
        return f"{self.low}-{self.high}"


_TILES: Final = {
    (a, b): Tile(min(a, b), max(a, b)) for a in range(HIGHEST + 1) for b in range(a, HIGHEST + 1)
}
_TILES.update({(tile.high, tile.low): tile for tile in tuple(_TILES.values())})


def tile(a: Pip, b: Pip) -> Tile:
    """The tile with halves *a* and *b*, in either order. Raises :exc:`BadTile` beyond double-eighteen."""
    try:
        return _TILES[a, b]
    except KeyError:
        raise BadTile(
            code="halves_beyond", expected=f"two halves from 0 to {HIGHEST}", got=f"{a}-{b}", most=HIGHEST
        ) from None


def double(value: Pip) -> Tile:
    """The double of *value*."""
    return tile(value, value)


@cache
def whole_set(highest: Pip) -> tuple[Tile, ...]:
    """All (n+1)(n+2)/2 tiles of a double-n set: 0-0, 0-1, … 0-n, 1-1, … n-n."""
    return tuple(tile(low, high) for low in range(highest + 1) for high in range(low, highest + 1))


NOTHING: Final = "-"
"""Stands for no tile in texts."""


def write_tiles(tiles: Iterable[Tile]) -> str:
    """Tiles with commas between them, ``-`` for none."""
    return ",".join(map(str, tiles)) or NOTHING


MOST_TILES: Final = len(whole_set(HIGHEST))
"""How many tiles the largest set has."""

_TILE_TEXT: Final = re.compile(r"(0|[1-9]\d?)-(0|[1-9]\d?)", re.ASCII)


def read_halves(text: str) -> tuple[Pip, Pip]:
    """Both halves of a tile's text in the order written. Raises :exc:`BadTile`."""
    match = _TILE_TEXT.fullmatch(text)
    if match is None:
        raise BadTile(expected="a tile like '3-6'", got=text)
    first, second = int(match[1]), int(match[2])
    tile(first, second)
    return first, second


def parse_tile(text: str) -> Tile:
    """The tile written as ``3-9`` or ``9-3``. Raises :exc:`BadTile`."""
    return tile(*read_halves(text))
