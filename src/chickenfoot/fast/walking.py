"""Wandering from hidden deal to hidden deal, where a table of all deals would be too large (kernels).

The puzzle is given by the arrays of :mod:`~chickenfoot.fast.dealing`. ``bots/beliefs/chain.py``
explains the method.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from chickenfoot.fast.chance import below
from chickenfoot.fast.compiled import inner, kernel
from chickenfoot.fast.dealing import Bytes, Random, Words, all_needs

WARM_UP: Final = 32
WALKS: Final = 6
_TRIES: Final = 10_000


def walk_deals(
    allowed: Bytes, sizes: Words, meets: Words, start: Bytes, count: int, random: Random, walks: int = WALKS
) -> Bytes:
    """*count* deals of a Markov chain that begins with the deal *start*: ``placed[deal, tile]``.

    As :class:`chickenfoot.bots.beliefs.chain.Chain` does it, *walks* walks from deal to deal. Raises
    ValueError where no deal was found that meets the needs.
    """
    placed = np.empty((count, len(allowed)), np.uint8)
    unmet = all_needs(meets)
    if len(allowed) and not _walk_into(allowed, sizes, meets, unmet, start, walks, random, placed):
        raise ValueError(f"expected a deal that meets all needs, got none in {_TRIES}")
    return placed


def bytes_of(numbers: Sequence[int]) -> Bytes:
    """*numbers* as an array."""
    return np.array(numbers, np.uint8)


@kernel
def _walk_into(
    allowed: Bytes,
    sizes: Words,
    meets: Words,
    unmet: int,
    start: Bytes,
    walks: int,
    random: Random,
    placed: Bytes,
) -> bool:
    """Fill *placed* with deals that meet all needs; False where one took too many tries."""
    place_of, slots, many = _slots_of(allowed, sizes)
    tile_in = np.argsort(start, kind="mergesort")  # slots stand by place
    for _ in range(WARM_UP):
        _walk(slots, many, tile_in, random)
    for at in range(len(placed)):
        tries = 0
        while tries == 0 or not _meets_all(meets, unmet, placed, at):
            tries += 1
            if tries > _TRIES:
                return False
            for _ in range(walks):
                _walk(slots, many, tile_in, random)
            for slot in range(len(tile_in)):
                placed[at, tile_in[slot]] = place_of[slot]
    return True


@kernel
def _slots_of(allowed: Bytes, sizes: Words) -> tuple[Words, Words, Words]:
    """The place of each slot; ``slots[tile, :many[tile]]``, those that a tile may be in."""
    tiles = len(allowed)
    place_of = np.repeat(np.arange(len(sizes)), sizes)
    slots = np.empty((tiles, tiles), np.int64)
    many = np.zeros(tiles, np.int64)
    for tile in range(tiles):
        for slot in range(tiles):
            if allowed[tile, place_of[slot]]:
                slots[tile, many[tile]] = slot
                many[tile] += 1
    return place_of, slots, many


@inner
def _walk(slots: Words, many: Words, tile_in: Words, random: Random) -> None:
    """Lift a tile and put it elsewhere, and so on with the tile found there, until the hole is filled."""
    hole = below(random, len(tile_in))
    tile = tile_in[hole]
    slot = slots[tile, below(random, many[tile])]
    while slot != hole:
        other = tile_in[slot]
        tile_in[slot] = tile
        tile = other
        slot = slots[tile, below(random, many[tile])]
    tile_in[hole] = tile


@inner
def _meets_all(meets: Words, unmet: int, placed: Bytes, deal: int) -> bool:
    """Whether a deal meets every need of *unmet*."""
    for tile in range(len(meets)):
        unmet &= ~meets[tile, placed[deal, tile]]
    return unmet == 0
