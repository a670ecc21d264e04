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
    Leaves,
    Plan,
    as_bodies,
    chain_after,
    chain_with,
    fits,
    foot_after,
    nearby,
)
from chickenfoot.rules.tiles import Pip


class End(NamedTuple):
    """An open place: a free half, a missing toe, a missing train.

    *fixed*: a missing toe or train, whose spot stays where it was planned; other ends may look elsewhere.
    *spot*: where the next tile would go; None: not found yet. *chain*: how long an arm could grow here.
    *foot*, *later*: a foot here, and one after one more tile. *heirs*, *later_heirs*: a foot after each toe
    of these.
    """

    on: int
    value: Pip
    spot: Pose | None
    fixed: bool
    chain: Plan = NOTHING
    foot: Plan = NOTHING
    later: Plan = NOTHING
    heirs: tuple[Plan, ...] = ()
    later_heirs: tuple[Plan, ...] = ()

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


_SETTLING: Final = 40
"""How many spots are tried before ends are said to have none."""


def settle(
    homeless: Sequence[End], settled: Sequence[End], bodies: Sequence[Body], lying: Lying
) -> list[End] | None:
    """Every end with a spot in nobody's way, after something was laid; None where none is found.

    An end whose spot is gone takes the straightest one left, and the next when another end is left without.
    It may push another end off its spot, which then looks for one itself; nobody is pushed twice.
    """
    return _Settling(bodies, lying).seated(
        list(homeless), list(settled), frozenset(one.on for one in homeless)
    )


class _Settling:
    """A search for spots."""

    def __init__(self, bodies: Sequence[Body], lying: Lying) -> None:
        self._bodies = bodies
        self._lying = lying
        self._tries = _SETTLING

    def seated(self, waiting: list[End], done: list[End], moved_once: frozenset[int]) -> list[End] | None:
        if not waiting:
            return done
        one, *rest = waiting
        for spot, pushed in self._spots_for(one, done, moved_once):
            if self._tries == 0:
                return None
            self._tries -= 1
            gone = {other.on for other in pushed}
            found = self.seated(
                [*rest, *(other.moved(None) for other in pushed)],
                [*(other for other in done if other.fixed or other.on not in gone), one.moved(spot)],
                moved_once | gone,
            )
            if found is not None:
                return found
        return None

    def _spots_for(
        self, one: End, done: Sequence[End], moved_once: frozenset[int]
    ) -> list[tuple[Pose, list[End]]]:
        """The spots an end could take, the straightest first; those that push others once come last."""
        free, pushing = [], []
        for bend in BENDS:
            spot = joined(self._lying(one.on), bend, is_double=False)
            if not fits(spot, one.on, self._bodies):
                continue
            pushed = [end for end in done if end.spot is not None and overlap(spot, end.spot, CLEARANCE)]
            if not pushed:
                free.append((spot, pushed))
            elif not any(other.fixed or other.on in moved_once for other in pushed):
                pushing.append((spot, pushed))
        return free + pushing


def is_lost(one: End, news: Sequence[Body]) -> bool:
    """Whether a spot is taken. That of a missing toe or train is kept clear by all."""
    spot = one.spot
    return not one.fixed and spot is not None and any(overlap(spot, body.pose, CLEARANCE) for body in news)


_MISSING: Final = 1000
"""Numbers from here on stand for missing toes and trains as if they lay."""


def leave_spots(poses: Sequence[Pose], ends: Sequence[End], bodies: Sequence[Body], lying: Lying) -> bool:
    """Whether tiles leave a spot to each of these ends, and to what follows missing toes and trains."""
    news = as_bodies(poses)
    missing = [one.spot for one in ends if one.fixed and one.spot is not None]
    nexts = [
        End(_MISSING + at, one.value, one.chain.poses[1], fixed=False)
        for at, one in enumerate(one for one in ends if one.fixed)
        if len(one.chain.poses) > 1
    ]
    lost: list[End] = []
    kept: list[End] = []
    for one in [*ends, *nexts]:
        (lost if is_lost(one, news) else kept).append(one)

    def lying_too(number: int) -> Pose:
        return lying(number) if number < _MISSING else missing[number - _MISSING]

    return settle(lost, kept, [*bodies, *news], lying_too) is not None


# --- plans -------------------------------------------------------------------------------------------


class Outlook(NamedTuple):
    """What a plan must know of the rest of the round; *doubles* are the values whose may still come."""

    toes: int
    doubles: frozenset[Pip]


_NEIGHBOURS: Final = 2
"""How many tiles of other arms a foot should keep clear of."""

_TURNING: Final = 300
_CROSSING: Final = 900
"""What it costs if it cannot: those arms turn aside. And if ends must find other spots."""

_ASKED: Final = 8
"""How many feet are tried of which ends may find other spots."""

_REACH: Final = 14000
"""What a plan could run into: a plan never reaches farther."""


class _Around(NamedTuple):
    """What is in a plan's way: for good, or as long as ends keep their spots, or arms go on as they think."""

    firm: list[Body]
    spots: list[Body]
    soft: list[Body]


class _Arm(NamedTuple):
    """An end as it is in the way of others.

    The spot of a toe or train for good, what follows it as the spot of another end, and what such an end
    plans only softly.
    """

    end: End
    firm: list[Body]
    spots: list[Body]
    soft: list[Body]
    is_new: bool
    has_new_next: bool
    has_new_chain: bool


def planned(
    ends: Sequence[End], tile: Body, bodies: Sequence[Body], lying: Lying, outlook: Outlook
) -> tuple[End, ...]:
    """The ends with plans that hold, after *tile* was laid and ends were settled.

    A plan is kept as long as nothing new is in its way.
    """
    spots = spots_of(ends)
    news = _Around([tile, *spots_of(one for one in ends if one.is_new)], [], [])
    chained = [_chained(one, news, bodies, spots, lying) for one in ends]
    arms = [_arm(one, before) for one, before in zip(chained, ends, strict=True)]
    return tuple(_with_feet(arm, arms, tile, bodies, lying, outlook) for arm in arms)


def _chained(one: End, news: _Around, bodies: Sequence[Body], spots: Sequence[Body], lying: Lying) -> End:
    if one.spot is None or _holds(one.chain, one, news):
        return one
    room = nearby(lying(one.on), [*bodies, *(spot for spot in spots if spot.pose is not one.spot)], _REACH)
    chain = chain_with(one.spot, room) if one.fixed else chain_after(lying(one.on), one.on, room)
    return one._replace(chain=chain)


def _arm(one: End, before: End) -> _Arm:
    spot, poses = spots_of([one]), one.chain.poses
    is_new, has_new_chain = before.is_new, one is not before
    if one.fixed:
        return _Arm(one, spot, as_bodies(poses[1:2]), [], is_new, has_new_chain, has_new_chain)
    return _Arm(one, [], spot, as_bodies(poses[:_NEIGHBOURS]), is_new, is_new, has_new_chain)


class _Planning(NamedTuple):
    """What the plans of an end depend on: what is new in the way, and all that is."""

    news: _Around
    room: Callable[[], _Around]
    toes: int
    leaves: Leaves


def _with_feet(
    arm: _Arm, arms: Sequence[_Arm], tile: Body, bodies: Sequence[Body], lying: Lying, outlook: Outlook
) -> End:
    one = arm.end
    if one.spot is None:
        return one
    others = [other for other in arms if other is not arm]
    news = _Around(
        [tile, *(body for other in others if other.is_new for body in other.firm)],
        [body for other in others if other.has_new_next for body in other.spots],
        [body for other in others if other.has_new_chain for body in other.soft],
    )

    def near(some: Iterable[Body]) -> list[Body]:
        return nearby(lying(one.on), some, _REACH)

    def room() -> _Around:
        return _Around(
            near([*bodies, *(body for other in others for body in other.firm)]),
            near(body for other in others for body in other.spots),
            near(body for other in others for body in other.soft),
        )

    def leaves(poses: Sequence[Pose]) -> bool:
        return leave_spots(poses, [other.end for other in others], bodies, lying)

    planning = _Planning(news, room, outlook.toes, leaves)
    has_foot = not one.fixed and one.value in outlook.doubles
    foot = _foot_plan(one, lying(one.on), planning) if has_foot else NOTHING
    later = _later_plan(one, planning)
    heirs = one.heirs if foot is one.foot else ()
    later_heirs = one.later_heirs if later is one.later else ()
    return one._replace(
        foot=foot,
        later=later,
        heirs=_heir_plans(foot.poses, foot, heirs, planning),
        later_heirs=_heir_plans(later.poses[1:], later, later_heirs, planning),
    )


def _foot_plan(one: End, start: Pose, planning: _Planning) -> Plan:
    news, room, toes, leaves = planning
    foot = one.foot
    if _holds(foot, one, news) and (foot.crossing < 2 or leaves(foot.poses[: 1 + toes])):
        return foot
    return _foot_among(start, one.on, toes, room(), leaves)


def _later_plan(one: End, planning: _Planning) -> Plan:
    """A foot after the next tile, whatever its value."""
    news, room, toes, leaves = planning
    later = one.later
    if _holds(later, one, news) and (later.crossing < 2 or leaves(later.poses[: 2 + toes])):
        return later
    if not one.chain.poses:
        return Plan((), NO_FOOT)
    first = one.chain.poses[0]
    foot = _foot_among(first, NOBODY, toes, room(), lambda poses: leaves([first, *poses]))
    return foot._replace(poses=(first, *foot.poses))


def _heir_plans(
    poses: Sequence[Pose], plan: Plan, before: Sequence[Plan], planning: _Planning
) -> tuple[Plan, ...]:
    """A foot after each toe of the foot that *plan* has at *poses*, of each as if the others had none.

    Other arms can turn aside by then. The plans *before* are kept if they hold.
    """
    news, room, toes, _ = planning
    if not poses:
        return ()

    def in_the_way(around: _Around) -> list[Body]:
        return around.firm + around.spots if plan.crossing < 2 else around.firm

    fresh = in_the_way(news)
    everything: list[Body] | None = None
    double, *rest = poses
    foot = rest[:toes]
    heirs: list[Plan] = []
    for at, toe in enumerate(foot):
        if at < len(before) and all(fits(pose, NOBODY, fresh) for pose in before[at].poses):
            heirs.append(before[at])
            continue
        if everything is None:
            everything = in_the_way(room())
        others = as_bodies([double, *(other for other in foot if other is not toe)])
        heirs.append(foot_after(toe, NOBODY, toes, everything + others, NO_FOOT))
    return tuple(heirs)


def _foot_among(start: Pose, on: int, toes: int, around: _Around, leaves: Leaves) -> Plan:
    """A foot clear of everything; or, at a cost, of all but plans; or only of what is there for good."""
    firm, spots, soft = around
    best = foot_after(start, on, toes, firm + spots + soft, NO_FOOT)
    if best.cost <= _TURNING:
        return best
    turning = foot_after(start, on, toes, firm + spots, best.cost - _TURNING)
    best = min(best, _dearer(turning, _TURNING, 1), key=_cost)
    if best.cost <= _CROSSING:
        return best
    asked = 0

    def leaves_all(poses: Sequence[Pose]) -> bool:
        nonlocal asked
        asked += 1
        return asked <= _ASKED and leaves(poses)

    crossing = foot_after(start, on, toes, firm, best.cost - _CROSSING, leaves_all)
    return min(best, _dearer(crossing, _CROSSING, 2), key=_cost)


def _dearer(plan: Plan, more: int, crossing: int) -> Plan:
    return Plan(plan.poses, plan.cost + more, crossing)


def _cost(plan: Plan) -> int:
    return plan.cost


def _holds(plan: Plan, one: End, news: _Around) -> bool:
    """Whether an end has this plan and nothing new is in its way."""
    if plan is NOTHING:
        return False
    around = news.firm
    if plan.crossing < 2:
        around = around + news.spots
    if plan.crossing < 1:
        around = around + news.soft
    return all(fits(pose, NOBODY if at else one.on, around) for at, pose in enumerate(plan.poses))
