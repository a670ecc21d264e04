"""Positions from outside, unchecked: what a reader makes and an audit turns into a state or into flaws."""

from __future__ import annotations

from dataclasses import dataclass

from chickenfoot.rules.ruleset import Ruleset
from chickenfoot.rules.tiles import Pip, Tile, tile


@dataclass(frozen=True, slots=True)
class Branch:
    """A tile of an unchecked tree: the half that touches, the other half, and what was laid against it."""

    touching: Pip
    outer: Pip
    children: tuple[Branch, ...] = ()

    @property
    def tile(self) -> Tile:
        return tile(self.touching, self.outer)


@dataclass(frozen=True, slots=True)
class Outline:
    """An unchecked abstract tableau: open ends, tiles on the table, what is pending (partial positions)."""

    ends: tuple[Pip, ...]
    closed: tuple[Tile, ...] = ()
    pending: Tile | None = None  # the double that lacks toes or trains
    missing: int = 0
    opening: bool = False


@dataclass(frozen=True, slots=True)
class Setup:
    """An unchecked position. ``tableau``: a tree, an outline, or the starting double that is not laid yet.

    ``ends``, where given beside a tree, are checked against it. ``dry`` None: the default for the yard.
    ``out_on``: the value of a double that a seat went out on and that is not waived, though a tree alone
    would say so (R-10).
    """

    ruleset: Ruleset
    tableau: Branch | Outline | Tile
    hands: tuple[tuple[Tile, ...], ...]
    yard: tuple[Tile, ...]
    to_move: int
    drawn: Tile | None = None
    idle: int = 0
    dry: int | None = None
    uncalled: int | None = None
    circle: int | None = None
    out_on: Pip | None = None
    partial: bool = False
    ends: tuple[Pip, ...] | None = None
