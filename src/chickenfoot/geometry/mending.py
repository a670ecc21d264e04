"""Mending: when a tile finds no place, a few others make room. As few as possible, and near by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Final

from chickenfoot.geometry.ends import End
from chickenfoot.geometry.laying import Way, any_foot, in_the_way, lay, outcomes
from chickenfoot.geometry.places import TURNS
from chickenfoot.geometry.poses import Pose, away
from chickenfoot.geometry.room import NOBODY, fits
from chickenfoot.geometry.table import Laid, Table, Task, in_order, lying_on

_MOST_MOVED: Final = 10
_MOST_TOGETHER: Final = 40
"""How many tiles of one branch, and of several branches together, may make room."""

_NEAR: Final = 12000
"""How far the nearest tile of a branch that makes room may be from where the tile goes."""

_CHOICES: Final = 8
"""How many other ways to lay each tile are tried."""

_EFFORT_EACH: Final = 80
_EFFORT: Final = 250
"""How many tiles are laid, more or less, for one set of them and in all, before it is given up."""

_PASSES: Final = 4
"""How often everything is laid anew, more or less, when nothing else helps."""

_ROOMIER: Final = (2, 4)
"""How many times wider and higher the planned box becomes then."""


Places = Mapping[int, Laid]
"""Where tiles lay, by their numbers: they go back there if they can."""


def mend(table: Table, task: Task) -> Table:
    """The table after the tile was laid and others have made room for it."""
    near = _branches(table, task)
    smallest = sorted((one for one in near if len(one) <= _MOST_MOVED), key=len)
    effort = _EFFORT
    for branch in (*smallest, *_together(near)):
        mended, laid = _relaid(table, branch, task, min(effort, _EFFORT_EACH), table.laid)
        if mended is not None:
            return mended
        effort -= laid
        if effort <= 0:
            break
    return _rebuilt(table, task) or _adrift(table, task)


# --- which tiles may move ----------------------------------------------------------------------------


def _branches(table: Table, task: Task) -> list[list[Laid]]:
    """Tiles that could make room, each with all that lies on it, the nearest first."""
    place = lying_on(table)(task.on)
    branches = []
    for root in in_order(table):
        if _may_move(table, root):
            branch = _subtree(table, root)
            distance = min(_farness(one, place) for one in branch)
            if len(branch) <= _MOST_TOGETHER and distance < _NEAR * _NEAR:
                branches.append((distance, branch))
    return [branch for _, branch in sorted(branches, key=lambda pair: pair[0])]


def _together(branches: Sequence[Sequence[Laid]]) -> list[list[Laid]]:
    """More and more of the branches taken together, the nearest first."""
    unions: list[list[Laid]] = []
    taken: dict[int, Laid] = {}
    for branch in branches:
        union = taken | {one.body.id: one for one in branch}
        if len(union) == len(taken):
            continue
        if len(union) > _MOST_TOGETHER:
            break
        taken = union
        unions.append([taken[number] for number in sorted(taken)])
    return unions[1:]


def _may_move(table: Table, one: Laid) -> bool:
    """The starting double, trains and toes keep their places; what lies beyond them may go."""
    return one.body.on != NOBODY and not table.laid[one.body.on].tile.is_double


def _subtree(table: Table, root: Laid) -> list[Laid]:
    """A tile and all that lies on it, in the order they were laid."""
    members = {root.body.id}
    branch = []
    for one in in_order(table):
        if one is root or one.body.on in members:
            members.add(one.body.id)
            branch.append(one)
    return branch


def _farness(one: Laid, place: Pose) -> int:
    """The square of a distance."""
    return (one.body.pose.x - place.x) ** 2 + (one.body.pose.y - place.y) ** 2


# --- laying them anew --------------------------------------------------------------------------------


def _relaid(
    table: Table, branch: Sequence[Laid], task: Task, effort: int, places: Places
) -> tuple[Table | None, int]:
    """The table with tiles taken up and laid anew together with the new one; None where *effort* fails.

    And how many tiles were laid in trying.
    """
    anew = [Task(body.id, body.on, tile) for body, tile, _ in branch]
    tasks = [*anew, task] if any(one.id == task.on for one in anew) else [task, *anew]
    taken = _taken_up(table, branch)
    failed, laid = len(tasks), 0
    for at, choice in _deviations(len(tasks)):
        if at > failed:
            continue  # it would fail there again
        if laid > effort:
            break
        now, steps = _laid_anew(taken, tasks, at, choice, places)
        laid += steps + 1
        if now is not None:
            return now, laid
        if choice == 0:
            failed = steps
    return None, laid


def _laid_anew(
    table: Table, tasks: Sequence[Task], at: int, choice: int, places: Places
) -> tuple[Table | None, int]:
    """The table after all *tasks*, number *at* done in another than the first way; how many were done."""
    for step, task in enumerate(tasks):
        found = _choices(table, task, places)
        wanted = choice if step == at else 0
        if wanted >= len(found):
            return None, step
        table = found[wanted]
    return table, len(tasks)


def _choices(now: Table, task: Task, places: Places) -> list[Table]:
    """The ways to lay a tile anew: where it lay before, if it can; then the cheapest first."""
    old = places.get(task.id)
    tables = [one.table for one in outcomes(now, task)]
    if old is not None:
        tables.sort(key=lambda table: table.laid[task.id].body.pose[:3] != old.body.pose[:3])
    return tables


def _deviations(tiles: int) -> Iterator[tuple[int, int]]:
    """Which tile is not laid in the first way, and in which instead; first: none."""
    yield 0, 0
    yield from ((at, choice) for at in range(tiles) for choice in range(1, _CHOICES + 1))


def _rebuilt(table: Table, task: Task) -> Table | None:
    """The table with everything beyond trains and toes laid anew, in a roomier box; None where that fails."""
    roots = [one for one in in_order(table) if _may_move(table, one)]
    members = {one.body.id for root in roots for one in _subtree(table, root)}
    branch = [table.laid[number] for number in sorted(members)]
    for factor in _ROOMIER:
        roomy = table._replace(width=table.width * factor, height=table.height * factor)
        found, _ = _relaid(roomy, branch, task, _PASSES * len(branch), {})
        if found is not None:
            return found._replace(width=table.width, height=table.height)
    return None


def _taken_up(table: Table, branch: Sequence[Laid]) -> Table:
    """The table without some tiles. The ends they grew from have no spots: they are laid on again at once."""
    gone = {one.body.id for one in branch}
    roots = [one for one in branch if one.body.on not in gone]
    laid = {number: one for number, one in table.laid.items() if number not in gone}
    ends = [one for one in table.ends if one.on not in gone]
    ends += [End(root.body.on, root.touching, None, fixed=False) for root in roots]
    return table._replace(laid=laid, ends=tuple(ends))


def _adrift(table: Table, task: Task) -> Table:
    """The last resort: the tile lies apart from its arm, where there is room."""
    place = next(one for one in table.ends if one.on == task.on)
    start = lying_on(table)(task.on)
    bodies = in_the_way(table, task)
    for distance in count(3000, 1000):
        for turn in range(TURNS):
            heading = (start.heading + turn) % TURNS
            pose = away(start, heading, distance, is_double=task.tile.is_double)
            if fits(pose, NOBODY, bodies) and (outcome := lay(table, task, Way(place, pose, 0), any_foot)):
                return outcome.table
    raise AssertionError("far away from everything there is room")
