"""Room: what is in the way, and what would still fit: a chain of tiles, a whole foot.

A plan is only a plan. It reserves nothing; it says that an end is not yet trapped, and at what cost it goes
on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import combinations
from sys import maxsize
from typing import Final, NamedTuple

from chickenfoot.geometry.places import UNIT
from chickenfoot.geometry.poses import ANGLES, BENDS, CLEARANCE, FAR, Pose, crossed, joined, overlap, toe


class Body(NamedTuple):
    """Something in the way: a tile, or the spot where one may go.

    *id* is the tile's number, NOBODY for a spot or a plan; *on* the number of the tile it lies against.
    """

    pose: Pose
    id: int
    on: int


NOBODY: Final = -1


class Plan(NamedTuple):
    """The tiles an end could go on with, one after the other or a foot; what it costs that it is no better.

    *crossing*: whether it runs through where other arms plan to go on (1), or through spots as well (2).
    """

    poses: tuple[Pose, ...]
    cost: int
    crossing: int = 0


NOTHING: Final = Plan((), 0)


def fits(pose: Pose, on: int, bodies: Iterable[Body]) -> bool:
    """Whether a tile laid against tile *on* fits. It may come near to what lies against the same tile."""
    x, y = pose[0], pose[1]
    left, right, top, bottom = x - _FAR, x + _FAR, y - _FAR, y + _FAR
    for other, body, against in bodies:
        if left < other[0] < right and top < other[1] < bottom:
            if on == NOBODY:
                clearance = CLEARANCE
            elif body == on:
                continue
            else:
                clearance = 0 if against == on else CLEARANCE
            if overlap(pose, other, clearance):
                return False
    return True


_FAR: Final = FAR + CLEARANCE


def as_bodies(poses: Iterable[Pose]) -> list[Body]:
    """Poses as things in the way."""
    return [Body(pose, NOBODY, NOBODY) for pose in poses]


def nearby(pose: Pose, bodies: Iterable[Body], reach: int) -> list[Body]:
    """What lies so near that it could be in the way."""
    x, y = pose[0], pose[1]
    return [body for body in bodies if -reach < body[0][0] - x < reach and -reach < body[0][1] - y < reach]


# --- chains ------------------------------------------------------------------------------------------

_LONGEST: Final = 4
"""How long a chain is looked for."""

_TRIES: Final = 60
"""How many poses are tried for one chain."""

_SHORT_CHAIN: Final = (5000, 2500, 1000, 300, 0)
"""What it costs when only 0, 1, … tiles fit."""


def chain_after(start: Pose, on: int, bodies: Sequence[Body]) -> Plan:
    """The longest chain of tiles that fits after the tile *on*, lying at *start*."""
    return _Chain(bodies).grown([], start, on)


def chain_with(first: Pose, bodies: Sequence[Body]) -> Plan:
    """The longest chain that begins with a tile at *first*."""
    return _Chain(bodies).grown([first], first, NOBODY)


class _Chain:
    """A search for a chain."""

    def __init__(self, bodies: Sequence[Body]) -> None:
        self._bodies = bodies
        self._path: list[Pose] = []
        self._best: tuple[Pose, ...] = ()
        self._tries = _TRIES

    def grown(self, begun: list[Pose], start: Pose, on: int) -> Plan:
        self._path = begun
        self._best = tuple(begun)
        self._grow(start, on)
        return Plan(self._best, _SHORT_CHAIN[len(self._best)])

    def _grow(self, last: Pose, on: int) -> bool:
        """Whether the search is over."""
        if len(self._path) > len(self._best):
            self._best = tuple(self._path)
        if len(self._path) == _LONGEST:
            return True
        behind = as_bodies(self._path[:-1])
        for bend in BENDS:
            if self._tries == 0:
                return True
            self._tries -= 1
            pose = joined(last, bend, is_double=False)
            if fits(pose, on, self._bodies) and fits(pose, NOBODY, behind):
                self._path.append(pose)
                if self._grow(pose, NOBODY):
                    return True
                self._path.pop()
        return False


# --- feet --------------------------------------------------------------------------------------------


class Foot(NamedTuple):
    """A foot on a double: its toes, one more tile on each, what it costs that toes are off their ideal."""

    toes: tuple[Pose, ...]
    nexts: tuple[Pose, ...]
    cost: int


class _Stand(NamedTuple):
    """The angles of a foot's toes, from left to right, and what they cost."""

    angles: tuple[int, ...]
    cost: int


_IDEAL: Final = ((), (0,), (-2, 2), (-2, 0, 2))
"""The ideal angles of so many toes."""

_OFF_IDEAL: Final = 40
"""What each 22.5° of one toe off its ideal angle costs."""


def _stands_of(toes: int) -> tuple[_Stand, ...]:
    """Every stand of so many toes that are clear of each other, the best first.

    Equal costs stay in the order of their angles.
    """
    stands = [
        _Stand(
            angles,
            _OFF_IDEAL * sum(abs(angle - best) for angle, best in zip(angles, _IDEAL[toes], strict=True)),
        )
        for angles in combinations(ANGLES, toes)
        if _apart([toe(Pose(0, 0, 4, 0), angle) for angle in angles])
    ]
    return tuple(sorted(stands, key=lambda stand: stand.cost))


def _apart(toes: list[Pose]) -> bool:
    return not any(overlap(one, other, 0) for one, other in combinations(toes, 2))


_STANDS: Final = tuple(_stands_of(toes) for toes in range(4))


class _Toe(NamedTuple):
    """A toe and the straightest tile that fits after it; None: none does."""

    pose: Pose
    next: Pose | None


Leaves = Callable[[Sequence[Pose]], bool]
"""Whether tiles at these poses leave a spot to every end."""


def _always(poses: Sequence[Pose]) -> bool:  # noqa: ARG001
    return True


def foot_of(
    double: Pose, toes: int, bodies: Sequence[Body], below: int = maxsize, leaves: Leaves = _always
) -> Foot | None:
    """The best foot of a double, each toe with room for one more tile; None: none costs less than *below*."""

    def is_good(chosen: list[_Toe]) -> bool:
        return _go_on(chosen) and leaves([one.pose for one in chosen])

    return _best_foot(double, toes, bodies, below, is_good)


def tight_foot_of(double: Pose, toes: int, bodies: Sequence[Body], leaves: Leaves = _always) -> Foot | None:
    """The best foot whose toes fit, whatever comes after them."""
    return _best_foot(double, toes, bodies, maxsize, lambda chosen: leaves([one.pose for one in chosen]))


_FOOT_REACH: Final = 6700
"""How far from a double its toes and the tiles after them can run into something."""


def _best_foot(
    double: Pose, toes: int, bodies: Sequence[Body], below: int, is_good: Callable[[list[_Toe]], bool]
) -> Foot | None:
    near = nearby(double, bodies, _FOOT_REACH)
    looked: dict[int, _Toe | None] = {}
    for angles, cost in _STANDS[toes]:
        if cost >= below:
            break
        chosen: list[_Toe] = []
        for angle in angles:
            if angle not in looked:
                looked[angle] = _toe_at(toe(double, angle), near)
            found = looked[angle]
            if found is None:
                break
            chosen.append(found)
        else:
            if is_good(chosen):
                nexts = tuple(one.next for one in chosen if one.next is not None)
                return Foot(tuple(one.pose for one in chosen), nexts, cost)
    return None


def _toe_at(pose: Pose, bodies: Sequence[Body]) -> _Toe | None:
    if not fits(pose, NOBODY, bodies):
        return None
    for bend in BENDS:
        after = joined(pose, bend, is_double=False)
        if fits(after, NOBODY, bodies):
            return _Toe(pose, after)
    return _Toe(pose, None)


def _go_on(toes: list[_Toe]) -> bool:
    """Whether each toe has a next tile, clear of the other toes and of their next tiles."""
    for one in toes:
        if one.next is None:
            return False
        for other in toes:
            if other is one or other.next is None:
                continue
            if overlap(one.next, other.pose, CLEARANCE) or overlap(one.next, other.next, CLEARANCE):
                return False
    return True


NO_FOOT: Final = 2000
"""What it costs that no foot fits."""

_DOUBLE_BEND: Final = (0, 10, 10, 25, 25, 60, 60, 120, 120, 200, 200)
"""What the bend of a planned double costs, in the order of BENDS."""

_ASIDE: Final = 80
"""What it costs that a double is not joined at its middle."""


class DoubleWay(NamedTuple):
    """A way to lay a double against a free half: the bend, how far its middle is aside, what that costs."""

    bend: int
    aside: int
    cost: int


DOUBLE_WAYS: Final = tuple(
    sorted(
        (
            DoubleWay(bend, aside, cost + (_ASIDE if aside else 0))
            for aside in (0, UNIT // 2, -UNIT // 2)
            for bend, cost in zip(BENDS, _DOUBLE_BEND, strict=True)
            if not aside or abs(bend) < 4  # across its arm's direction it cannot lie aside
        ),
        key=lambda way: way.cost,
    )
)
"""All ways to lay a double, the cheapest first."""


def foot_after(
    start: Pose, on: int, toes: int, bodies: Sequence[Body], below: int, leaves: Leaves = _always
) -> Plan:
    """The cheapest double with its foot that fits after the tile *on*, lying at *start*.

    Without poses where none costs less than *below*.
    """
    best = Plan((), below)
    for bend, aside, cost in DOUBLE_WAYS:
        if cost >= best.cost:
            break
        double = crossed(start, bend, aside)
        if not fits(double, on, bodies):
            continue
        foot = foot_of(double, toes, bodies, best.cost - cost, partial(_with_double, leaves, double))
        if foot is not None:
            best = Plan((double, *foot.toes, *foot.nexts), foot.cost + cost)
    return best


def _with_double(leaves: Leaves, double: Pose, toes: Sequence[Pose]) -> bool:
    return leaves([double, *toes])
