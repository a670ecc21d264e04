"""Poses: where a tile can lie against another, and whether two tiles are in each other's way.

All numbers are whole, so that the browser (web/src/board/poses.ts) finds the same ones. Directions are
sixteenths of a full turn, lengths are thousandths of a tile's short side.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from chickenfoot.geometry.places import TURNS, UNIT


class Pose(NamedTuple):
    """A tile's centre, the direction of its long side, and the direction its arm goes on in."""

    x: int
    y: int
    turn: int
    heading: int


HALF: Final = UNIT // 2

GAP: Final = 40
"""What lies between two tiles that are joined."""

CLEARANCE: Final = 70
"""What at least lies between two tiles that are not."""

COSINES: Final = (1000, 924, 707, 383, 0, -383, -707, -924, -1000, -924, -707, -383, 0, 383, 707, 924)
"""Thousand times the cosine of each direction."""

SINES: Final = COSINES[12:] + COSINES[:12]
"""Thousand times the sine of each direction."""


def _thousandth(value: int) -> int:
    """Rounded to the nearest whole number, halves up."""
    return (value + 500) // 1000


def _point(x: int, y: int, heading: int, ahead: int, aside: int) -> tuple[int, int]:
    """The point *ahead* of (*x*, *y*) in the direction *heading*, and *aside* to its right."""
    cos, sin = COSINES[heading], SINES[heading]
    return x + _thousandth(ahead * cos - aside * sin), y + _thousandth(ahead * sin + aside * cos)


def _beyond(x: int, y: int, heading: int, *, is_double: bool) -> Pose:
    """The tile whose inner side has its middle GAP ahead of (*x*, *y*); a double lies crosswise (T12)."""
    x, y = _point(x, y, heading, (HALF if is_double else UNIT) + GAP, 0)
    return Pose(x, y, (heading + 4) % TURNS if is_double else heading, heading)


SIDE: Final = 5
"""A bend of 90° as well, at the side of the free half."""

BENDS: Final = (0, 1, -1, 2, -2, 3, -3, 4, -4, SIDE, -SIDE)
"""The bends an arm may take, the straightest first."""


def joined(on: Pose, bend: int, *, is_double: bool) -> Pose:
    """The tile laid against the free half of an ordinary tile.

    ::

        straight      bent by up to 67.5°        bent by 90°        at the side
        ┌──┬──┐┌──┬──┐    ┌──┬──┐ ◇             ┌──┬──┐┌──┐         ┌──┬──┐
        └──┴──┘└──┴──┘    └──┴──┘◇               └──┴──┘├──┤         └──┴──┘
                          the corners meet              └──┘            ┌──┐
                                                                        ├──┤
                                                                        └──┘
    """
    side = _sign(bend)
    if abs(bend) == SIDE:
        x, y = _point(on.x, on.y, on.heading, UNIT if is_double else HALF, side * HALF)
        return _beyond(x, y, (on.heading + 4 * side) % TURNS, is_double=is_double)
    heading = (on.heading + bend) % TURNS
    if abs(bend) == 4:
        ahead, aside = (2 * UNIT + GAP, 0) if is_double else (UNIT + HALF + GAP, side * HALF)
        x, y = _point(on.x, on.y, on.heading, ahead, aside)
        return Pose(x, y, (heading + 4) % TURNS if is_double else heading, heading)
    x, y = _point(on.x, on.y, on.heading, UNIT, side * HALF)
    x, y = _point(x, y, heading, 0, -side * HALF)
    return _beyond(x, y, heading, is_double=is_double)


def crossed(on: Pose, bend: int, aside: int) -> Pose:
    """A double laid against the free half of an ordinary tile, its middle *aside* of where it should be."""
    pose = joined(on, bend, is_double=True)
    if aside == 0:
        return pose
    x, y = _point(pose.x, pose.y, pose.heading, 0, aside)
    return Pose(x, y, pose.turn, pose.heading)


ANGLES: Final = (-4, -3, -2, -1, 0, 1, 2, 3, 4)
"""The angles at which a toe may stand, from its double's arm: from left to right."""


def toe(on: Pose, angle: int) -> Pose:
    """The toe laid against a double: in the middle of its far side, at a corner, or at an end (T13, X12)."""
    x, y = _point(on.x, on.y, on.heading, 0 if abs(angle) == 4 else HALF, _sign(angle) * UNIT)
    return _beyond(x, y, (on.heading + angle) % TURNS, is_double=False)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


# --- trains ------------------------------------------------------------------------------------------

_TRAINS: Final[tuple[tuple[tuple[bool, int], ...], ...]] = (
    (),
    ((False, 0),),
    ((False, 0), (True, 0)),
    ((False, 0), (True, 2), (True, -2)),
    ((False, 0), (True, 0), (False, 4), (False, -4)),
    ((False, 0), (True, 0), (False, -2), (True, 2), (False, 4)),
    ((False, 0), (True, 0), (False, -2), (True, 2), (False, 2), (True, -2)),
    ((False, 0), (True, 0), (False, -2), (True, 2), (False, 4), (False, 3), (True, -3)),
    ((False, 0), (True, 0), (False, 4), (False, -4), (False, 3), (True, -3), (False, -3), (True, 3)),
)
"""The trains round a starting double, each (behind, angle): in front of it or behind it, at this angle.

::

      B+3  E-  F-3        four:  F0 E+ B0 E-         six: two feet, back to back
        ╲  │  ╱           eight: all of these
     B0 ── ▯ ── F0
        ╱  │  ╲
      B-3  E+  F+3
"""


def trains(start: Pose, arms: int) -> list[Pose]:
    """The places of *arms* trains round the starting double (T8, X8), as far as they can touch it."""
    return [_train(start, behind, angle) for behind, angle in _TRAINS[min(arms, len(_TRAINS) - 1)]]


def _train(start: Pose, behind: bool, angle: int) -> Pose:
    on = start._replace(heading=(start.heading + 8) % TURNS) if behind else start
    if abs(angle) != 3:
        return toe(on, angle)
    # beside a train that stands at the end: its corner at the double's corner
    side = _sign(angle)
    heading = (on.heading + angle) % TURNS
    x, y = _point(on.x, on.y, on.heading, HALF, side * UNIT)
    x, y = _point(x, y, heading, 0, -side * HALF)
    return _beyond(x, y, heading, is_double=False)


def away(of: Pose, turn: int, distance: int, *, is_double: bool) -> Pose:
    """A tile that touches nothing: *distance* from another in the direction *turn*, pointing away from it."""
    x, y = _point(of.x, of.y, turn, distance, 0)
    return Pose(x, y, (turn + 4) % TURNS if is_double else turn, turn)


# --- in the way --------------------------------------------------------------------------------------


def _reach(turn: int, along: int, across: int) -> int:
    return _thousandth(along * abs(COSINES[turn]) + across * abs(SINES[turn]))


_LONG: Final = tuple(UNIT + _reach(turn, UNIT, HALF) for turn in range(8))
_SHORT: Final = tuple(HALF + _reach(turn, HALF, UNIT) for turn in range(8))
"""Half of what two tiles measure together along a long or short side of one, by the turn between them."""

FAR: Final = 2240
"""Farther apart than this, no two tiles touch: a tile's diagonal is 2236."""


def overlap(one: Pose, other: Pose, clearance: int) -> bool:
    """Whether less than *clearance* lies between two tiles (separating axes: the sides of both)."""
    dx = other[0] - one[0]
    dy = other[1] - one[1]
    far = FAR + clearance
    if not (-far < dx < far and -far < dy < far):
        return False
    square = dx * dx + dy * dy
    if square >= far * far:
        return False
    if square < UNIT * UNIT:
        return True
    turn, other_turn = one[2], other[2]
    between = (other_turn - turn) % 8
    long, short = (_LONG[between] + clearance) * 1000, (_SHORT[between] + clearance) * 1000
    cos, sin = COSINES[turn], SINES[turn]
    if not (-long < dx * cos + dy * sin < long and -short < dy * cos - dx * sin < short):
        return False
    cos, sin = COSINES[other_turn], SINES[other_turn]
    return -long < dx * cos + dy * sin < long and -short < dy * cos - dx * sin < short


HALF_BOXES: Final = tuple((_reach(turn, UNIT, HALF), _reach(turn, HALF, UNIT)) for turn in range(TURNS))
"""Half the width and half the height of the upright box round a tile, by its turn."""
