"""What a drawn table is made of: the plays that go in, the places that come out.

The unit of length is a thousandth of a tile's short side, so that places are whole numbers and the browser
finds the same ones. A tile is 1000 wide and 2000 long. The starting double lies at the origin.

            x →                     turn   0  →      a tile's turn is the direction from its tail to its
          y                                4  ↓      head, in sixteenths of a full turn, clockwise; so a
          ↓    ┌───────┬───────┐           8  ←      9-3 with tail 9, head 3 and turn 0 shows the nine on
               │ tail  │ head  │          12  ↑      the left.
               └───────┴───────┘

The tail of a tile touches what it was laid against; a double lies crosswise (T12, X11), so its turn is at
right angles to its arm.
"""

from __future__ import annotations

from typing import NamedTuple

from chickenfoot.rules.tiles import Pip, Tile

UNIT = 1000
"""A tile's short side."""

TURNS = 16
"""How many directions there are."""


class Shape(NamedTuple):
    """What a layout must know of the rules: the set's highest pip, arms and toes wanted, and whether a foot
    that can no longer get its toes is waived (section 3, ``unfinishable``).
    """

    set: Pip
    arms: int
    toes: int = 3
    waives: bool = False


class Aspect(NamedTuple):
    """The proportions of the place a table is drawn for: ``Aspect(16, 10)``."""

    width: int
    height: int


class Play(NamedTuple):
    """A tile that was laid: against which tile, and as which of that tile's children (0 for an ordinary
    joint, 0 to 2 for toes, 0 to arms - 1 for trains). The starting double lies on nothing.
    """

    tile: Tile
    on: Tile | None
    slot: int = 0


class Place(NamedTuple):
    """Where a tile lies: its centre, where it points, and which half is at which end."""

    tile: Tile
    x: int
    y: int
    turn: int
    tail: Pip
    head: Pip


class Spot(NamedTuple):
    """Where the next tile would go, drawn as an outline of a tile; its tail touches ``on``.

    ``open``: a tile may be laid there now. While a foot or the opening is pending only its spots are open
    (T8, T13). An end that no tile is left for has no spot.
    """

    on: Tile
    slot: int
    value: Pip
    x: int
    y: int
    turn: int
    open: bool


class Shift(NamedTuple):
    """A tile that had to make room: during which play (0: the first), from where, to where."""

    play: int
    before: Place
    after: Place


class Layout(NamedTuple):
    """A table as it is drawn. ``tiles`` stand in the order they were laid."""

    tiles: tuple[Place, ...]
    spots: tuple[Spot, ...]
    shifts: tuple[Shift, ...] = ()
