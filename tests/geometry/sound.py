"""What holds of every drawn table, checked with true angles and without a line of the layout itself.

Lengths are thousandths of a tile's short side, turns sixteenths of a full turn, as in ``places.py``.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from typing import NamedTuple

from chickenfoot.geometry import Layout, Place, Play, Shift, Spot
from chickenfoot.rules import State, Tile, tile
from chickenfoot.rules.state import is_unfinishable

NEAR = 100
"""How far apart tiles that are joined may lie."""

TOUCHING_TRAINS = 8
"""How many trains find a place at the starting double itself."""

Point = tuple[float, float]


# --- tiles as they cover the plane -------------------------------------------------------------------


class Rectangle(NamedTuple):
    """A tile or a spot: its centre, the direction from its tail to its head, and its corners in turn."""

    centre: Point
    along: Point
    corners: tuple[Point, ...]

    def half(self, side: int) -> Point:
        """The centre of the tail (-1) or of the head (1)."""
        return self.centre[0] + 500 * side * self.along[0], self.centre[1] + 500 * side * self.along[1]

    def sides(self) -> list[tuple[Point, Point]]:
        return [(self.corners[at - 1], self.corners[at]) for at in range(4)]


def rectangle(one: Place | Spot) -> Rectangle:
    return covering(one.x, one.y, one.turn)


def covering(x: float, y: float, turn: int) -> Rectangle:
    angle = math.radians(turn * 22.5)
    cos, sin = math.cos(angle), math.sin(angle)
    corners = ((1000, 500), (1000, -500), (-1000, -500), (-1000, 500))
    return Rectangle(
        (x, y),
        (cos, sin),
        tuple((x + long * cos - short * sin, y + long * sin + short * cos) for long, short in corners),
    )


def are_over(one: Rectangle, other: Rectangle, clearance: float = -1e-6) -> bool:
    """Whether no side of two tiles has the whole other tile beyond it, *clearance* away at least."""
    for cos, sin in (one.along, other.along):
        for axis in ((cos, sin), (-sin, cos)):
            spans = [[_dot(axis, corner) for corner in this.corners] for this in (one, other)]
            if max(map(min, spans)) - min(map(max, spans)) >= clearance:
                return False
    return True


def between(one: Rectangle, other: Rectangle) -> float:
    """The distance between two tiles; 0 if one is over the other."""
    if are_over(one, other):
        return 0
    corners = [(corner, other) for corner in one.corners] + [(corner, one) for corner in other.corners]
    return min(to_tile(corner, against) for corner, against in corners)


def to_tile(point: Point, against: Rectangle) -> float:
    """How far *point* is from the border of a tile."""
    return min(_to_segment(point, *side) for side in against.sides())


def _to_segment(point: Point, start: Point, end: Point) -> float:
    way = end[0] - start[0], end[1] - start[1]
    share = _dot(way, (point[0] - start[0], point[1] - start[1])) / _dot(way, way)
    share = min(1, max(0, share))
    return math.dist(point, (start[0] + share * way[0], start[1] + share * way[1]))


def _dot(one: Point, other: Point) -> float:
    return one[0] * other[0] + one[1] * other[1]


# --- a layout ----------------------------------------------------------------------------------------


def check_room(layout: Layout) -> None:
    """Assert that no tile or spot is over another."""
    shown: tuple[Place | Spot, ...] = (*layout.tiles, *layout.spots)
    things = [(one, rectangle(one)) for one in shown]
    for (one, here), (other, there) in combinations(things, 2):
        near = math.dist(here.centre, there.centre) < 2237  # a diagonal
        assert not (near and are_over(here, there)), f"expected room for both, got {one} over {other}"


def check_joints(plays: Sequence[Play], layout: Layout) -> None:
    """Assert that what lies against something touches it, with a half of the same value, the tail first."""
    for one, on in joints(plays, layout):
        here, there = rectangle(one), rectangle(on)
        value = one.tail if isinstance(one, Place) else one.value

        assert between(here, there) <= NEAR, f"expected contact, got {one} on {on}"
        assert value == on.head, f"expected a {on.head} against {on}, got {one}"
        for which, shape, against, near in ((one, here, there, -1), (on, there, here, 1)):
            is_right = to_tile(shape.half(near), against) < to_tile(shape.half(-near), against)
            assert is_right or is_double(which), f"expected tail against head, got {one} on {on}"


def check_directions(plays: Sequence[Play], layout: Layout) -> None:
    """Assert that arms never turn back, that doubles lie crosswise (T12, X11), and that toes slant (X12).

    ::

        arm →      a double points a quarter to the right of its arm, so its arm goes on at turn - 4;
        ┌─┐        there nothing points back by more than a quarter
        │↓│ →
        └─┘
    """
    for one, on in joints(plays, layout):
        bend = _signed(heading(one) - heading(on))
        assert on is layout.tiles[0] or abs(bend) <= 4, (
            f"expected a bend of a quarter at most, got {one} on {on}"
        )


def joints(plays: Sequence[Play], layout: Layout) -> Iterator[tuple[Place | Spot, Place]]:
    """Every tile and spot with the tile it lies against, but no train beyond those that can touch."""
    lying: Mapping[Tile | None, Place] = {place.tile: place for place in layout.tiles}
    pairs: list[tuple[Place | Spot, Tile | None, int]] = [
        *((lying[play.tile], play.on, play.slot) for play in plays[1:]),
        *((spot, spot.on, spot.slot) for spot in layout.spots),
    ]
    is_crowded = len(plays) > 0 and sum(on == plays[0].tile for _, on, _ in pairs) > TOUCHING_TRAINS
    for one, on, _ in pairs:
        if not (is_crowded and on == plays[0].tile):
            yield one, lying[on]


def is_double(one: Place | Spot) -> bool:
    return isinstance(one, Place) and one.tile.is_double


def heading(one: Place | Spot) -> int:
    """The direction in which its arm goes on."""
    return (one.turn - 4) % 16 if is_double(one) else one.turn


def _signed(turn: int) -> int:
    """From -8 to 7."""
    return (turn + 8) % 16 - 8


def check_moves(layouts: Sequence[Layout]) -> None:
    """Assert that tiles move only where a shift says so, during the very play that it names."""
    for number, (before, after) in enumerate(pairwise(layouts), start=1):
        known = len(before.shifts)
        news = after.shifts[known:]
        moved = zip(before.tiles, after.tiles[: len(before.tiles)], strict=True)

        assert after.shifts[:known] == before.shifts
        assert [Shift(number, was, now) for was, now in moved if was != now] == [*news]


def check_spots(layout: Layout, state: State) -> None:
    """Assert that each place that a tile can still come to has a spot, and that the right ones are open.

    While a foot or the opening is pending only its spots are (T8, T13). An end has none if every tile of its
    value lies. A foot that cannot be completed has none where such feet are waived, though R-10 spares it.
    """
    tableau, highest = state.tableau, state.ruleset.set
    laid = {one.tile for one in tableau.laid}
    dead = {a for a in range(highest + 1) if all(tile(a, b) in laid for b in range(highest + 1))}
    pending = tableau.pending
    if pending is not None and not pending.opening and state.ruleset.unfinishable == "waive":
        pending = None if is_unfinishable(state.ruleset, tableau, pending.value, pending.missing) else pending
    wanted = Counter((end.tile, end.value, pending is None) for end in tableau.ends if end.value not in dead)
    if pending is not None:
        wanted[pending.double, pending.value, True] += pending.missing

    assert Counter((spot.on, spot.value, spot.open) for spot in layout.spots) == wanted, str(state)
    children = Counter(one.parent for one in tableau.laid)
    for on in {spot.on for spot in layout.spots}:
        slots = [spot.slot for spot in layout.spots if spot.on == on]
        assert slots == [children[on] + at for at in range(len(slots))], str(state)
