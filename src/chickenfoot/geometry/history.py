"""The plays of a round in the order they were made, found from the tableaus it went through."""

from __future__ import annotations

from collections.abc import Iterable

from chickenfoot.geometry.places import Play
from chickenfoot.rules.tableau import Tableau
from chickenfoot.rules.tiles import Tile


def plays_through(tableaus: Iterable[Tableau]) -> tuple[Play, ...]:
    """The plays that led from each of *tableaus* to the next; the first may have tiles already.

    Tiles that come together, as those of the first may, are taken in tree order, so each stands behind the
    one it was laid against. Tableaus must have their trees.
    """
    plays: dict[Tile, Play] = {}
    children: dict[Tile | None, int] = {}
    for tableau in tableaus:
        if len(tableau.laid) == len(plays):
            continue
        for one in tableau.laid:
            if one.tile not in plays:
                slot = children.get(one.parent, 0)
                children[one.parent] = slot + 1
                plays[one.tile] = Play(one.tile, one.parent, slot)
    return tuple(plays.values())
