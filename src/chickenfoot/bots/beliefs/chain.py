"""Drawing deals by a Markov chain, where an exact table would be too large: a hole wanders through a deal.

One *walk* from a deal: lift a random tile, which leaves a hole. Put the tile in hand into any slot it may
be in, each as likely. If a tile lies there, take it in hand and go on; if it is the hole, the walk is over.

    slots     . . 3-4 . . 0-1 . .     3-4 is lifted, put where 0-1 was; 0-1 is put into the hole:
    after     . . 0-1 . . 3-4 . .     a swap. Longer walks turn longer rings of tiles.

Why this is uniform in the long run: a walk and its reverse put down the same tiles, and each has the same
chance to go where it goes, one in its slots; so the chain is symmetric. Why it reaches every deal: two deals
differ by rings of tiles, each of which some walk turns. A tile may go back at once, so there is no period.
Swaps alone would not do: three tiles that may be in A B, B C, C A have two deals and no swap. The deals with
a hole are the near-perfect matchings of Broder (1986) and of Jerrum and Sinclair (1989), who use them to the
same end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chickenfoot.bots.beliefs.unknowns import Unknowns
from chickenfoot.rules import Stream

WARM_UP: Final = 32
"""Walks before the first sample."""

WALKS: Final = 6
"""Walks from sample to sample (docs/decisions/0006 measures what fewer cost)."""

_TRIES: Final = 10_000
"""Samples looked at for one that meets the needs."""


class Chain:
    """Samples deals of *unknowns*, in the long run each as likely; neighbours in time are a little alike.

    Raises ValueError where no deal fits.
    """

    def __init__(self, unknowns: Unknowns, *, warm_up: int = WARM_UP, walks: int = WALKS) -> None:
        self.unknowns = unknowns
        self._walks, self._warm_up = walks, warm_up
        self._place_of = [place for place, size in enumerate(unknowns.sizes) for _ in range(size)]
        self._slots = [
            [slot for slot, place in enumerate(self._place_of) if allowed >> place & 1]
            for allowed in unknowns.allowed
        ]
        self._tile_in = _in_slots(any_deal(unknowns), self._place_of)

    def sample(self, stream: Stream) -> tuple[int, ...]:
        """The place of each tile in one deal; those that do not meet a need are passed over."""
        for _ in range(_TRIES):
            for _ in range(self._walks + self._warm_up):
                self._walk(stream)
            self._warm_up = 0
            placed = self._placed()
            if self.unknowns.meets(placed):
                return placed
        raise ValueError(f"expected a deal in which somebody can lay, got none in {_TRIES}")

    def _walk(self, stream: Stream) -> None:
        if not self._tile_in:
            return
        hole = stream.below(len(self._tile_in))
        tile = self._tile_in[hole]
        while (slot := stream.choice(self._slots[tile])) != hole:
            tile, self._tile_in[slot] = self._tile_in[slot], tile
        self._tile_in[hole] = tile

    def _placed(self) -> tuple[int, ...]:
        placed = [0] * len(self._tile_in)
        for tile, place in zip(self._tile_in, self._place_of, strict=True):
            placed[tile] = place
        return tuple(placed)


def _in_slots(placed: Sequence[int], place_of: Sequence[int]) -> list[int]:
    """The tile in each slot, where *placed* is the place of each tile."""
    waiting: dict[int, list[int]] = {}
    for tile, place in enumerate(placed):
        waiting.setdefault(place, []).append(tile)
    return [waiting[place].pop() for place in place_of]


def any_deal(unknowns: Unknowns) -> list[int]:
    """The place of each tile in some deal, needs aside, by augmenting paths. Raises ValueError: none."""
    free = list(unknowns.sizes)
    placed: list[int | None] = [None] * len(unknowns.tiles)
    for tile in range(len(placed)):
        if not _make_room(unknowns, placed, free, tile, set()):
            raise ValueError(f"expected a place for {unknowns.tiles[tile]} beside the others, got none")
    return [place for place in placed if place is not None]


def _make_room(
    unknowns: Unknowns, placed: list[int | None], free: list[int], tile: int, tried: set[int]
) -> bool:
    """Put *tile* somewhere; a tile in its way goes elsewhere first. False where that cannot be."""
    for place in range(len(free)):
        if not unknowns.allowed[tile] >> place & 1 or place in tried:
            continue
        tried.add(place)
        if not free[place]:
            others = (other for other, its in enumerate(placed) if its == place)
            if not any(_make_room(unknowns, placed, free, other, tried) for other in others):
                continue
        free[place] -= 1
        if (before := placed[tile]) is not None:
            free[before] += 1
        placed[tile] = place
        return True
    return False
