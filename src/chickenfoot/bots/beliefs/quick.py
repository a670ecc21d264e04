"""Deals by the thousand: the compiled samplers of :mod:`chickenfoot.fast`, given what a seat knows.

Needs the extra ``chickenfoot[fast]``, but only once something here is called.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from chickenfoot.bots.beliefs.chain import any_deal
from chickenfoot.bots.beliefs.unknowns import Unknowns

if TYPE_CHECKING:
    from chickenfoot.fast.dealing import Bytes, Deals, Random, Words


class Quick:
    """Samples deals of *unknowns*: exactly, or by the chain where that needs more than *most* states.

    ``deals`` is the exact table, None where the chain draws. Raises ValueError where no deal fits.
    """

    def __init__(self, unknowns: Unknowns, most: int | None = None) -> None:
        from chickenfoot.fast.dealing import MOST_STATES, exact_deals

        self.unknowns = unknowns
        self._allowed, self._sizes, self._meets = arrays_of(unknowns)
        self.deals: Deals | None = exact_deals(
            self._allowed, self._sizes, self._meets, MOST_STATES if most is None else most
        )
        if self.deals is not None and not self.deals.share:
            raise ValueError("expected a deal that leads to what has been seen, got none")

    def sample(self, count: int, random: Random) -> Bytes:
        """*count* deals: ``placed[deal, tile]``, the place of each tile of ``unknowns.tiles``."""
        from chickenfoot.fast.dealing import draw_deals
        from chickenfoot.fast.walking import bytes_of, walk_deals

        if self.deals is not None:
            return draw_deals(self.deals, count, random)
        start = bytes_of(any_deal(self.unknowns))
        return walk_deals(self._allowed, self._sizes, self._meets, start, count, random)


def arrays_of(unknowns: Unknowns) -> tuple[Bytes, Words, Words]:
    """``allowed[tile, place]``, ``sizes[place]`` and ``meets[tile, place]`` as the kernels read them."""
    import numpy as np

    places = range(len(unknowns.places))
    shape = len(unknowns.tiles), len(places)
    allowed = np.array([[bits >> at & 1 for at in places] for bits in unknowns.allowed], np.uint8)
    meets = np.zeros(shape, np.int64)
    for number, need in enumerate(unknowns.needs):
        meets |= np.array([[(bits >> at & 1) << number for at in places] for bits in need], np.int64)
    return allowed.reshape(shape), np.array(unknowns.sizes, np.int64), meets
