"""What a table is worth: how much room its ends have, and how well it fits the screen.

All costs are on one scale, on which an end where no foot fits costs 2000.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from chickenfoot.geometry.ends import spots_of
from chickenfoot.geometry.poses import HALF_BOXES
from chickenfoot.geometry.room import Body, Plan
from chickenfoot.geometry.table import Table, bodies_of, outlook, unplayed

_GROWTH: Final = 40
_INSIDE: Final = 5
"""What growing beyond the planned box by a thousandth costs, and within it; in tenths."""

_LARGE: Final = 15
"""Above this set twice as much: the costs of the many ends outweigh the box, and tiles become small."""

_HEIR: Final = 2
"""How much a foot after a toe of a planned foot counts, in eighths of that one."""


def cost_of(table: Table) -> int:
    """What it costs that ends lack room, each as far as somebody will play there, and that the box grows."""
    doubles = outlook(table).doubles
    set_values = table.shape.set + 1

    def foot_cost(foot: Plan, heirs: Iterable[Plan]) -> int:
        """What it costs that a foot is no better, and that others after it have no room."""
        return foot.cost + _HEIR * (len(doubles) - 1) * sum(heir.cost for heir in heirs) // (8 * set_values)

    values = [one.value for one in table.ends]
    tiles = {value: unplayed(table, value) for value in values}
    cost = _growth(table)
    for one in table.ends:
        rivals = values.count(one.value)
        share = min(8, 8 * tiles[one.value] // rivals)
        cost += one.chain.cost * share // 8
        cost += foot_cost(one.later, one.later_heirs) * share * len(doubles) // (8 * set_values)
        if not one.fixed and one.value in doubles:
            cost += foot_cost(one.foot, one.heirs) // rivals
    return cost


def _growth(table: Table) -> int:
    """What the size of the box round everything costs."""
    left, top, right, bottom = _box_of([*bodies_of(table), *spots_of(table.ends)])
    across = (right - left) * 1000 // table.width
    down = (bottom - top) * 1000 // table.height
    beyond = max(across, down, 1000) - 1000
    inside = min(across, 1000) + min(down, 1000)
    times = 2 if table.shape.set > _LARGE else 1
    return times * (beyond * _GROWTH + inside * _INSIDE) // 10


def _box_of(bodies: Iterable[Body]) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of the box round some bodies."""
    left = top = right = bottom = 0
    for (x, y, turn, _), _, _ in bodies:
        across, down = HALF_BOXES[turn]
        left = min(left, x - across)
        right = max(right, x + across)
        top = min(top, y - down)
        bottom = max(bottom, y + down)
    return left, top, right, bottom
