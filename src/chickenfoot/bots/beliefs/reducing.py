"""What is certain is taken out, and slots that nothing tells apart become one place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from chickenfoot.bots.beliefs.history import Group
from chickenfoot.bots.beliefs.ordering import Row, in_good_order
from chickenfoot.bots.beliefs.unknowns import Place
from chickenfoot.rules import Tile


@dataclass(slots=True)
class Puzzle:
    """Tiles to be put into groups: ``allowed`` and each of ``needs`` hold a bit for each group, by tile.

    ``room`` is how many tiles each group still takes; ``certain`` says where tiles went that had no choice.
    """

    tiles: list[Tile]
    groups: Sequence[Group]
    allowed: list[int]
    needs: list[list[int]]
    room: list[int] = field(init=False)
    certain: list[tuple[Tile, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.room = [group.size for group in self.groups]
        self._forbid_full()

    def settle(self) -> None:
        """Take out every tile that can only be in one group, and all tiles of a group that needs them all.

        Raises ValueError where a tile fits nowhere or a group cannot be filled.
        """
        while forced := next(self._forced(), None):
            self._put(*forced)
        for need in self.needs:
            need[:] = [pairs & allowed for pairs, allowed in zip(need, self.allowed, strict=True)]
            if not any(need):
                raise ValueError("expected somebody to hold a tile that fits, as the round goes on, got none")
        self.needs = [need for need in self.needs if not self._is_met(need)]

    def _forced(self) -> Iterator[tuple[int, int]]:
        """A tile, by number, and the only group for it."""
        for at, allowed in enumerate(self.allowed):
            if allowed & (allowed - 1) == 0:
                yield at, allowed.bit_length() - 1
        for group, room in enumerate(self.room):
            if room:
                fitting = [at for at, allowed in enumerate(self.allowed) if allowed >> group & 1]
                if len(fitting) <= room:
                    if len(fitting) < room:
                        raise ValueError(
                            f"expected {room} tiles for {self.groups[group]}, got {len(fitting)}"
                        )
                    yield fitting[0], group

    def _put(self, at: int, group: int) -> None:
        if group < 0:
            raise ValueError(f"expected a place for {self.tiles[at]}, got none")
        self.certain.append((self.tiles[at], group))
        self.needs = [need for need in self.needs if not need[at] >> group & 1]
        del self.tiles[at]
        for row in (self.allowed, *self.needs):
            del row[at]
        self.room[group] -= 1
        self._forbid_full()

    def _forbid_full(self) -> None:
        free = sum(1 << group for group, room in enumerate(self.room) if room)
        self.allowed = [allowed & free for allowed in self.allowed]

    def _is_met(self, need: list[int]) -> bool:
        """Whether some tile meets *need* wherever it lies."""
        return any(
            allowed and allowed & ~pairs == 0 for pairs, allowed in zip(need, self.allowed, strict=True)
        )

    # --- places --------------------------------------------------------------------------------------

    def merged(self) -> tuple[list[Place], list[Row]]:
        """The places, and the tiles with what is allowed in terms of places, in a good order."""
        columns: dict[tuple[object, ...], int] = {}
        places: list[Place] = []
        of_group: dict[int, int] = {}
        for at, (group, room) in enumerate(zip(self.groups, self.room, strict=True)):
            if not room:
                continue
            told = (bytes(bits >> at & 1 for bits in row) for row in (self.allowed, *self.needs))
            column = (group.owner, *told)
            place = of_group[at] = columns.setdefault(column, len(columns))
            if place == len(places):
                places.append(Place(group.owner, ()))
            places[place] = Place(group.owner, places[place].since + (group.since,) * room)
        rows = [
            Row(tile, _in_places(bits, of_group), tuple(_in_places(need, of_group) for need in needs))
            for tile, bits, *needs in zip(self.tiles, self.allowed, *self.needs, strict=True)
        ]
        return places, in_good_order(rows, [place.size for place in places])


def _in_places(bits: int, of_group: Mapping[int, int]) -> int:
    """Groups as bits, said in places."""
    return sum({1 << place for at, place in of_group.items() if bits >> at & 1})
