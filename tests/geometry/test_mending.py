"""A tile that finds no place: others make room, or, as a last resort, it lies apart.

The tables here could not come about by playing; they are built so that one tile is walled in::

            ┌───────┐
            │ 1-9   │
    ┌─┐     └───────┘        9-9 is the starting double. 3-5 is to be laid on 3-9, but 4-5 is in its way.
    │9│┌───┬───┐ ┌─┐         The walls 1-9 and 2-9 count as trains, which never move.
    ├─┤│ 9 │ 3 │ │4│
    │9│└───┴───┘ ├─┤
    └─┘     ┌────│5│┐        4-5 lies against 4-9, somewhere else.
            │ 2-9└─┘│
            └───────┘
"""

from __future__ import annotations

from itertools import combinations

from chickenfoot.geometry.ends import End
from chickenfoot.geometry.laying import outcomes
from chickenfoot.geometry.mending import mend
from chickenfoot.geometry.places import Aspect, Shape
from chickenfoot.geometry.poses import Pose, toe
from chickenfoot.geometry.room import Body
from chickenfoot.geometry.table import Laid, Table, Task, begin
from chickenfoot.rules import tile
from tests.geometry.sound import are_over, between, covering

START, WALLED, OTHER, IN_THE_WAY = range(4)
TASK = Task(6, WALLED, tile(3, 5))


def walled_in(*, on: int) -> Table:
    """The table above; 4-5 lies against tile number *on*."""
    table = begin(Shape(9, 4), Aspect(1, 1), tile(9, 9))
    start = table.laid[START].body.pose
    lying = [
        (tile(3, 9), START, 9, toe(start, 0)),
        (tile(4, 9), START, 9, toe(start, 4)),
        (tile(4, 5), on, 4, Pose(3160, 0, 4, 4)),
        (tile(1, 9), START, 9, Pose(3000, -1600, 0, 0)),
        (tile(2, 9), START, 9, Pose(3000, 1600, 0, 0)),
    ]
    laid = {
        number: Laid(Body(pose, number, parent), what, touching)
        for number, (what, parent, touching, pose) in enumerate(lying, start=1)
    }
    ends = (End(WALLED, 3, None, fixed=False), End(IN_THE_WAY, 5, Pose(3160, 2040, 4, 4), fixed=False))
    return table._replace(laid={**table.laid, **laid}, ends=ends)


def moved(before: Table, after: Table) -> list[int]:
    return [number for number, one in before.laid.items() if after.laid[number] != one]


def check_room(table: Table) -> None:
    for one, other in combinations(table.laid.values(), 2):
        here, there = (covering(body.pose.x, body.pose.y, body.pose.turn) for body, _, _ in (one, other))
        assert not are_over(here, there)


def gap(table: Table, one: int, other: int) -> float:
    here, there = (table.laid[number].body.pose for number in (one, other))
    return between(covering(*here[:3]), covering(*there[:3]))


def test_what_is_in_the_way_and_may_move_makes_room_and_nothing_else_does() -> None:
    table = walled_in(on=OTHER)
    assert not outcomes(table, TASK)
    after = mend(table, TASK)

    assert moved(table, after) == [IN_THE_WAY]
    assert gap(after, TASK.id, WALLED) < 100
    assert gap(after, IN_THE_WAY, OTHER) < 100
    check_room(after)


def test_a_tile_for_which_nothing_may_move_lies_apart_as_near_as_can_be() -> None:
    table = walled_in(on=START)
    after = mend(table, TASK)

    assert moved(table, after) == []
    assert 100 < gap(after, TASK.id, WALLED) < 5000
    assert [end.on for end in after.ends] == [IN_THE_WAY, TASK.id]
    check_room(after)
