"""The table while it grows: what lies on it, its open ends, and what everybody can count."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from math import isqrt
from typing import Final, NamedTuple

from chickenfoot.geometry.ends import End, Lying, Outlook, planned
from chickenfoot.geometry.places import TURNS, Aspect, Shape
from chickenfoot.geometry.poses import CLEARANCE, Pose, away, joined, overlap, trains
from chickenfoot.geometry.room import NOBODY, Body
from chickenfoot.rules.tiles import Pip, Tile, whole_set


class Laid(NamedTuple):
    """A tile that lies. Its number says when it was laid, from 0; *touching* is the half that touches."""

    body: Body
    tile: Tile
    touching: Pip


class Task(NamedTuple):
    """A tile, with its number, to be laid against the tile with the number *on*."""

    id: int
    on: int
    tile: Tile


class Table(NamedTuple):
    """*width* and *height*: the box that the whole round should fit. *laid*: tiles by their numbers."""

    shape: Shape
    width: int
    height: int
    laid: dict[int, Laid]
    ends: tuple[End, ...]


_LAID: Final = 800
"""How many thousandths of the set are laid in a round, more or less."""

_FILL: Final = 290
"""How many thousandths of the planned box they fill."""


# --- beginning ---------------------------------------------------------------------------------------


def begin(shape: Shape, aspect: Aspect, start: Tile) -> Table:
    """The table with only its starting double, across the screen's longer side (T6)."""
    area = 2_000_000 * len(whole_set(shape.set)) * _LAID // _FILL  # a tile is 1000 by 2000
    heading = 0 if aspect.width >= aspect.height else 4
    pose = Pose(0, 0, (heading + 4) % TURNS, heading)
    body = Body(pose, 0, NOBODY)
    table = Table(
        shape,
        isqrt(area * aspect.width // aspect.height),
        isqrt(area * aspect.height // aspect.width),
        {0: Laid(body, start, start.low)},
        (),
    )
    spots = trains(pose, shape.arms)
    while len(spots) < shape.arms:
        spots.append(_ring(pose, spots))
    ends = [End(0, start.low, spot, fixed=True) for spot in spots]
    return table._replace(ends=planned(ends, body, [body], lying_on(table), outlook(table)))


def _ring(start: Pose, spots: Sequence[Pose]) -> Pose:
    """A train beyond those that can touch the double: as near as can be, in nobody's way, pointing away."""
    kept = [*spots, *(joined(spot, 0, is_double=False) for spot in spots)]
    poses = (
        away(start, turn, distance, is_double=False) for distance in count(2500, 500) for turn in range(TURNS)
    )
    return next(pose for pose in poses if not any(overlap(pose, other, CLEARANCE) for other in kept))


# --- what is known -----------------------------------------------------------------------------------


def lying_on(table: Table) -> Lying:
    """Where tiles lie, by their numbers."""
    laid = table.laid
    return lambda number: laid[number].body.pose


def in_order(table: Table) -> list[Laid]:
    """The tiles that lie, in the order they were laid."""
    return [table.laid[number] for number in sorted(table.laid)]


def bodies_of(table: Table) -> list[Body]:
    """The same as things in the way."""
    return [one.body for one in in_order(table)]


def count_on(table: Table, number: int) -> int:
    """How many tiles were laid against a tile."""
    return sum(one.body.on == number for one in table.laid.values())


def unplayed(table: Table, value: Pip) -> int:
    """Tiles with *value*, its double not counted, that have not been laid."""
    played = sum(
        value in tile and tile[0] != tile[1]  # a double has no other half
        for _, tile, _ in table.laid.values()
    )
    return table.shape.set - played


def double_comes(table: Table, value: Pip) -> bool:
    """Whether the double of *value* has not been laid."""
    return not any(tile == (value, value) for _, tile, _ in table.laid.values())


def outlook(table: Table) -> Outlook:
    """What an end has to know to plan."""
    doubles = (value for value in range(table.shape.set + 1) if double_comes(table, value))
    return Outlook(table.shape.toes, frozenset(doubles))


def is_alive(table: Table, value: Pip) -> bool:
    """Whether a tile can still come that fits *value*."""
    return double_comes(table, value) or unplayed(table, value) > 0
