"""What the race between moves asks of a simulator: try these moves on so many more sampled deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(slots=True)
class Sums:
    """What trials of some moves add up to; all of them were tried on the same deals.

    A *value* says how well the seat stands after the round (about 0 to 1), *points* what the round costs it.
    """

    deals: int
    values: list[float]  # [move]: summed
    products: list[list[float]]  # [move][other]: values of both moves on the same deal, multiplied, summed
    points: list[float]
    squares: list[float]  # points squared

    def add(self, more: Sums) -> None:
        """Add the sums of further deals."""
        self.deals += more.deals
        self.values = _added(self.values, more.values)
        self.products = [
            _added(mine, theirs) for mine, theirs in zip(self.products, more.products, strict=True)
        ]
        self.points = _added(self.points, more.points)
        self.squares = _added(self.squares, more.squares)

    def only(self, kept: Sequence[int]) -> Sums:
        """The same for the moves at the places *kept* alone."""
        return Sums(
            self.deals,
            [self.values[at] for at in kept],
            [[self.products[at][other] for other in kept] for at in kept],
            [self.points[at] for at in kept],
            [self.squares[at] for at in kept],
        )


def _added(some: Sequence[float], more: Sequence[float]) -> list[float]:
    return [one + other for one, other in zip(some, more, strict=True)]


class Trials(Protocol):
    """The moves of one decision and deals to try them on. Nobody else uses its stream of chance.

    *parcel*: so many deals are tried between two looks at the clock.
    """

    parcel: int

    def more(self, deals: int, moves: Sequence[int]) -> Sums:
        """Try the *moves*, named by their places in the list of choices, on so many further deals."""
