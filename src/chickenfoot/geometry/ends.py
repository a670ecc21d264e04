"""Ends: the open places of a table, each with a spot of its own and with plans of how it could go on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from chickenfoot.geometry.poses import BENDS, CLEARANCE, Pose, joined, overlap
from chickenfoot.geometry.room import (
    NO_FOOT,
    NOBODY,
    NOTHING,
    Body,
    Plan,
    as_bodies,
    chain_after,
    chain_with,
    fits,
    foot_after,
)
from chickenfoot.rules.tiles import Pip


class End(NamedTuple):
    """An open place: a free half, a missing toe, a missing train.

    *fixed*: a missing toe or train, whose spot stays where it was planned; other ends may look elsewhere.
    *spot*: where the next tile would go; None: not found yet. *chain*: how long an arm could grow here.
    *foot*, *later*: a foot here, and one after one more tile.
    """

    on: int
    value: Pip
    spot: Pose | None
    fixed: bool
    chain: Plan = NOTHING
    foot: Plan = NOTHING
    later: Plan = NOTHING

    @property
    def is_new(self) -> bool:
        """Whether it has just come or moved: it has no plans yet."""
        return self.chain is NOTHING

    def moved(self, spot: Pose | None) -> End:
        """The end at another spot, without plans."""
        return End(self.on, self.value, spot, fixed=False)


def spots_of(ends: Iterable[End]) -> list[Body]:
    """The spots of ends as things in the way."""
    return [Body(one.spot, NOBODY, one.on) for one in ends if one.spot is not None]


Lying = Callable[[int], Pose]
"""A tile by its number."""


# --- spots -------------------------------------------------------------------------------------------


def settle(
    homeless: Sequence[End], settled: Sequence[End], bodies: Sequence[Body], lying: Lying
) -> list[End] | None:
    """Every end with a spot in nobody's way, after something was laid; None where that cannot be.

    An end whose spot is gone takes the straightest one left. It may push another end off its spot, which then
    looks for one itself; nobody is pushed twice.
    """
    done = list(settled)
    queue = list(homeless)
    moved_once = {one.on for one in homeless}
    while queue:
        one = queue.pop(0)
        choice = _spot_for(one, done, moved_once, bodies, lying)
        if choice is None:
            return None
        spot, pushed = choice
        for other in pushed:
            done.remove(other)
            moved_once.add(other.on)
            queue.append(other.moved(None))
        done.append(one.moved(spot))
    return done


def _spot_for(
    one: End, done: Sequence[End], moved_once: set[int], bodies: Sequence[Body], lying: Lying
) -> tuple[Pose, list[End]] | None:
    """The straightest spot that pushes nobody; else the straightest that pushes only ends not pushed yet."""
    pushing = None
    for bend in BENDS:
        spot = joined(lying(one.on), bend, is_double=False)
        if not fits(spot, one.on, bodies):
            continue
        pushed = [end for end in done if end.spot is not None and overlap(spot, end.spot, CLEARANCE)]
        if not pushed:
            return spot, pushed
        if pushing is None and not any(other.fixed or other.on in moved_once for other in pushed):
            pushing = spot, pushed
    return pushing


# --- plans -------------------------------------------------------------------------------------------


class Outlook(NamedTuple):
    """What a plan must know of the rest of the round; *doubles* are the values whose may still come."""

    toes: int
    doubles: frozenset[Pip]


_NEIGHBOURS: Final = 2
_CROSSING: Final = 900
"""How many tiles of other arms a foot should keep clear of, and what it costs if it cannot."""

_REACH: Final = 12000
"""What a plan could run into: a plan never reaches farther."""


class _Around(NamedTuple):
    """What is in the way of a plan: for good, or only if other arms go on as they think now."""

    firm: list[Body]
    soft: list[Body]


class _Arm(NamedTuple):
    """An end as it is in the way of others: firmly with the spot of a toe or train, softly with its plans."""

    end: End
    firm: list[Body]
    soft: list[Body]
    is_new: bool
    has_new_chain: bool


def planned(
    ends: Sequence[End], tile: Body, bodies: Sequence[Body], lying: Lying, outlook: Outlook
) -> tuple[End, ...]:
    """The ends with plans that hold, after *tile* was laid and ends were settled.

    A plan is kept as long as nothing new is in its way.
    """
    spots = spots_of(ends)
    news = _Around([tile, *spots_of(one for one in ends if one.is_new)], [])
    chained = [_chained(one, news, bodies, spots, lying) for one in ends]
    arms = [_arm(one, before) for one, before in zip(chained, ends, strict=True)]
    return tuple(_with_feet(arm, arms, tile, bodies, lying, outlook) for arm in arms)


def _chained(one: End, news: _Around, bodies: Sequence[Body], spots: Sequence[Body], lying: Lying) -> End:
    if one.spot is None or _holds(one.chain, one, news):
        return one
    room = _nearby(lying(one.on), [*bodies, *(spot for spot in spots if spot.pose is not one.spot)])
    chain = chain_with(one.spot, room) if one.fixed else chain_after(lying(one.on), one.on, room)
    return one._replace(chain=chain)


def _arm(one: End, before: End) -> _Arm:
    spot = spots_of([one])
    plan = as_bodies(one.chain.poses[:_NEIGHBOURS])
    firm, soft = (spot, plan) if one.fixed else ([], spot + plan)
    return _Arm(one, firm, soft, before.is_new, one is not before)


def _with_feet(
    arm: _Arm, arms: Sequence[_Arm], tile: Body, bodies: Sequence[Body], lying: Lying, outlook: Outlook
) -> End:
    one = arm.end
    if one.spot is None:
        return one
    others = [other for other in arms if other is not arm]
    news = _Around(
        [tile, *(body for other in others if other.is_new for body in other.firm)],
        [body for other in others if other.has_new_chain for body in other.soft],
    )

    def room() -> _Around:
        firm = [*bodies, *(body for other in others for body in other.firm)]
        soft = [body for other in others for body in other.soft]
        return _Around(_nearby(lying(one.on), firm), _nearby(lying(one.on), soft))

    return one._replace(
        foot=_foot_plan(one, news, room, lying, outlook), later=_later_plan(one, news, room, outlook.toes)
    )


def _nearby(pose: Pose, bodies: Iterable[Body]) -> list[Body]:
    x, y = pose[0], pose[1]
    return [
        body for body in bodies if -_REACH < body[0][0] - x < _REACH and -_REACH < body[0][1] - y < _REACH
    ]


def _foot_plan(one: End, news: _Around, room: Callable[[], _Around], lying: Lying, outlook: Outlook) -> Plan:
    if one.fixed or one.value not in outlook.doubles:
        return NOTHING
    if _holds(one.foot, one, news):
        return one.foot
    return _foot_among(lying(one.on), one.on, outlook.toes, room())


def _later_plan(one: End, news: _Around, room: Callable[[], _Around], toes: int) -> Plan:
    """A foot after the next tile, whatever its value."""
    if _holds(one.later, one, news):
        return one.later
    if not one.chain.poses:
        return Plan((), NO_FOOT)
    first = one.chain.poses[0]
    foot = _foot_among(first, NOBODY, toes, room())
    return foot._replace(poses=(first, *foot.poses))


def _foot_among(start: Pose, on: int, toes: int, around: _Around) -> Plan:
    """A foot that keeps clear of everything; or, at a cost, only of what is there for good."""
    clear = foot_after(start, on, toes, around.firm + around.soft)
    if clear.cost <= _CROSSING:
        return clear
    crossing = foot_after(start, on, toes, around.firm)
    if crossing.cost + _CROSSING < clear.cost:
        return Plan(crossing.poses, crossing.cost + _CROSSING, crossing=True)
    return clear


def _holds(plan: Plan, one: End, news: _Around) -> bool:
    """Whether an end has this plan and nothing new is in its way."""
    if plan is NOTHING:
        return False
    around = news.firm if plan.crossing else news.firm + news.soft
    return all(fits(pose, NOBODY if at else one.on, around) for at, pose in enumerate(plan.poses))
