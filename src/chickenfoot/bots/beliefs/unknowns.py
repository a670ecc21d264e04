"""What a seat does not know: which tiles, where each of them can be, and deals made of that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from chickenfoot.bots.beliefs.history import Owner
from chickenfoot.rules import Deal, Seat, Stream, Tile
from chickenfoot.rules.state import Hand


class Place(NamedTuple):
    """Slots of one owner that nothing tells apart; *since*: when each was filled, in events of the log."""

    owner: Owner
    since: tuple[int, ...]

    @property
    def size(self) -> int:
        return len(self.since)


class Known(NamedTuple):
    """A tile that the seat has not seen and whose slot it knows all the same."""

    tile: Tile
    owner: Owner
    since: int


@dataclass(frozen=True)
class Unknowns:
    """The tiles a seat cannot place, and the places they can be in.

    A deal of the round that fits all the seat has seen is a bijection of ``tiles`` to the slots of
    ``places`` that puts each tile into a place of its ``allowed`` (bit *p*: place *p*) and meets every need:
    of the pairs of tile and place in a need (for each tile, bit *p*) one at least must come true. All such
    deals are equally likely. Tiles not ``hidden`` were laid since by the owner of their places: where they
    came from makes some deals of the hidden tiles more likely than others.
    """

    seat: Seat | None
    hands: tuple[Hand, ...]  # what is known of each hand as it is now: the seat's own whole, certain tiles
    yard: Hand  # tiles that are certainly in the yard
    tiles: tuple[Tile, ...]
    places: tuple[Place, ...]
    allowed: tuple[int, ...]
    hidden: tuple[bool, ...]
    needs: tuple[tuple[int, ...], ...] = ()
    known: tuple[Known, ...] = ()

    @cached_property
    def sizes(self) -> tuple[int, ...]:
        """How many tiles each place takes."""
        return tuple(place.size for place in self.places)

    def meets(self, placed: Sequence[int]) -> bool:
        """Whether *placed* (the place of each tile) meets every need."""
        return all(
            any(pairs >> place & 1 for pairs, place in zip(need, placed, strict=True)) for need in self.needs
        )

    def deal(self, placed: Sequence[int], stream: Stream) -> Deal:
        """Hands and yard as they are now where each tile lies in the place *placed* says.

        Nothing is known of the yard's order; it comes from *stream*.
        """
        hands = [list(hand) for hand in self.hands]
        yard = list(self.yard)
        for tile, place, hidden in zip(self.tiles, placed, self.hidden, strict=True):
            owner = self.places[place].owner
            if owner == "yard":
                yard.append(tile)
            elif owner != "out" and hidden:
                hands[owner].append(tile)
        return Deal(tuple(tuple(sorted(hand)) for hand in hands), tuple(stream.shuffled(yard)))
