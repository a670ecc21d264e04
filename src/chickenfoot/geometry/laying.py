"""Laying: every way to lay a tile is tried, and the one taken that leaves the most room.

Room to all open ends, not to its own alone, while the whole stays within the proportions of the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Final, NamedTuple

from chickenfoot.geometry.ends import End, is_lost, leave_spots, planned, settle, spots_of
from chickenfoot.geometry.places import TURNS
from chickenfoot.geometry.poses import ANGLES, BENDS, CLEARANCE, Pose, crossed, joined, overlap, toe
from chickenfoot.geometry.room import DOUBLE_WAYS, Body, Foot, Leaves, fits, foot_of, tight_foot_of
from chickenfoot.geometry.table import (
    Laid,
    Table,
    Task,
    bodies_of,
    is_alive,
    lying_on,
    outlook,
    unplayed,
)
from chickenfoot.geometry.worth import cost_of

FootFor = Callable[[Pose, int, Sequence[Body], Sequence[Body], Leaves], Foot | None]
"""Which foot of so many toes a double gets: clear of what is firm, and of ends' spots if that can be.

Its arguments: the double, how many toes, what is firm, that and the spots, whether all ends are left a spot.
"""


class Outcome(NamedTuple):
    """The table after a tile was laid, and what that costs it."""

    table: Table
    cost: int


class Way(NamedTuple):
    """A tile laid on an end at a pose; what the pose costs in itself."""

    place: End
    pose: Pose
    cost: int


_BEND_COST: Final = (0, 20, 20, 25, 25, 45, 45, 60, 60, 150, 150)
"""What the bend of an arm costs, in the order of BENDS."""

_PUSHING: Final = 150
_TIGHT: Final = 2500
"""What it costs when a foot pushes other ends' spots away, and when nothing fits after its toes."""

_TURNED: Final = 400
"""What each 22.5° costs by which a toe turns from where it was planned."""

_ENOUGH: Final = 11
"""So many ways are followed: a double has many more, and those that come later are worse in themselves."""

_APART: Final = 10000
"""What it costs that a train does not touch its double."""


def outcomes(table: Table, task: Task) -> list[Outcome]:
    """The ways to lay a tile that are worth a look, the cheapest first; none where it finds no place.

    Other feet than the best, and tight ones, are looked for only when nothing else is found.
    """
    bodies = in_the_way(table, task)
    ways = [way for way in _ways(table, task) if fits(way.pose, task.on, bodies)]
    found = _followed(table, task, ways, _best_foot)
    return found if found or not task.tile.is_double else _followed(table, task, ways, any_foot)


def _followed(table: Table, task: Task, ways: Iterable[Way], foot_for: FootFor) -> list[Outcome]:
    found = (outcome for way in ways if (outcome := lay(table, task, way, foot_for)) is not None)
    # equal costs stay in the order they were thought of
    return sorted(islice(found, _ENOUGH), key=lambda outcome: outcome.cost)


def _ways(table: Table, task: Task) -> list[Way]:
    ends = [one for one in table.ends if one.on == task.on]
    if not ends:
        return []
    first = ends[0]
    on = lying_on(table)(task.on)
    if first.fixed:
        planned_ways = [Way(one, one.spot, _apart(one.spot, on)) for one in ends if one.spot is not None]
        return planned_ways if task.on == 0 else [*planned_ways, *_turned_ways(ends, on)]
    if task.tile.is_double:
        return [Way(first, crossed(on, bend, aside), cost) for bend, aside, cost in DOUBLE_WAYS]
    bends = zip(BENDS, _BEND_COST, strict=True)
    return [Way(first, joined(on, bend, is_double=False), cost) for bend, cost in bends]


def _apart(spot: Pose, on: Pose) -> int:
    """With more than eight trains some do not touch the double: those come last."""
    return 0 if overlap(on, spot, CLEARANCE) else _APART


def _turned_ways(ends: Sequence[End], on: Pose) -> list[Way]:
    """A toe at other angles than planned, the nearest first; the other missing toes keep their spots."""
    ways = []
    for place in ends:
        for angle in ANGLES:
            pose = toe(on, angle)
            steps = _steps_between(pose, place.spot)
            if steps > 0 and not any(
                _steps_between(pose, one.spot) < steps or overlap(pose, one.spot, 0)
                for one in ends
                if one is not place and one.spot is not None
            ):
                ways.append(Way(place, pose, _TURNED * steps))
    return sorted(ways, key=lambda way: way.cost)  # equal costs stay in this order


def _steps_between(pose: Pose, spot: Pose | None) -> int:
    return 0 if spot is None else abs((pose.heading - spot.heading + 8) % TURNS - 8)


def in_the_way(table: Table, task: Task) -> list[Body]:
    """What a tile must keep clear of: the tiles that lie, and missing toes and trains of other doubles."""
    kept = (one for one in table.ends if one.fixed and one.on != task.on)
    return [*bodies_of(table), *spots_of(kept)]


def lay(table: Table, task: Task, way: Way, foot_for: FootFor) -> Outcome | None:
    """The table after a tile was laid in some way, its pose being free; None where an end is left no spot."""
    place = way.place
    body = Body(way.pose, task.id, task.on)
    tile = Laid(body, task.tile, place.value if place.value in task.tile else task.tile.high)
    after = table._replace(laid={**table.laid, task.id: tile})
    others = [one for one in table.ends if one is not place and (one.fixed or is_alive(after, one.value))]
    fresh = _fresh_ends(after, tile, others, foot_for)
    if fresh is None:
        return None
    toes = [one for one in fresh.ends if one.fixed]
    news = [body, *spots_of(toes)]
    lost = [one for one in others if is_lost(one, news)]
    kept = [one for one in others if one not in lost]
    homeless = [one for one in fresh.ends if not one.fixed] + lost
    bodies = bodies_of(after)
    settled = settle(homeless, [*toes, *kept], bodies, lying_on(after))
    if settled is None:
        return None
    result = after._replace(ends=planned(settled, body, bodies, lying_on(after), outlook(after)))
    return Outcome(result, way.cost + fresh.cost + cost_of(result))


# --- new ends ----------------------------------------------------------------------------------------


class _Fresh(NamedTuple):
    ends: tuple[End, ...]
    cost: int


def _fresh_ends(after: Table, laid: Laid, others: Sequence[End], foot_for: FootFor) -> _Fresh | None:
    """The ends a tile brings: its free half, if anything can still be laid on it, or the toes of its foot."""
    if laid.tile.is_double:
        return _foot_ends(after, laid, others, foot_for)
    outer = laid.tile.other(laid.touching)
    return _Fresh((End(laid.body.id, outer, None, fixed=False),) if is_alive(after, outer) else (), 0)


def _foot_ends(after: Table, laid: Laid, others: Sequence[End], foot_for: FootFor) -> _Fresh | None:
    """The missing toes of a double (T13, X12); None where they do not fit."""
    body, double, _ = laid
    toes = after.shape.toes
    if after.shape.waives and unplayed(after, double.low) < toes:
        return _Fresh((), 0)
    firm = [one for one in bodies_of(after) if one is not body]
    firm += spots_of(one for one in others if one.fixed)
    everything = firm + spots_of(one for one in others if not one.fixed)

    def leaves(poses: Sequence[Pose]) -> bool:
        return leave_spots([body.pose, *poses], others, bodies_of(after), lying_on(after))

    foot = foot_for(body.pose, toes, firm, everything, leaves)
    if foot is None:
        return None
    return _Fresh(tuple(End(body.id, double.low, spot, fixed=True) for spot in foot.toes), foot.cost)


def _best_foot(
    double: Pose,
    toes: int,
    firm: Sequence[Body],
    everything: Sequence[Body],
    leaves: Leaves,  # noqa: ARG001
) -> Foot | None:
    return foot_of(double, toes, everything) or _dearer(foot_of(double, toes, firm), _PUSHING)


def any_foot(
    double: Pose, toes: int, firm: Sequence[Body], everything: Sequence[Body], leaves: Leaves
) -> Foot | None:
    """The best foot that leaves all ends their spots, even if it is tight."""
    if not leaves([]):
        return None
    return (
        foot_of(double, toes, everything, leaves=leaves)
        or _dearer(foot_of(double, toes, firm, leaves=leaves), _PUSHING)
        or _dearer(tight_foot_of(double, toes, firm, leaves), _TIGHT)
    )


def _dearer(foot: Foot | None, more: int) -> Foot | None:
    return foot and foot._replace(cost=foot.cost + more)
