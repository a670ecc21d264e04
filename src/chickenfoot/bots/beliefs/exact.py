"""Drawing a deal exactly: tile by tile, each into a place with the share of deals that go on from there.

Counting bijections under restrictions is a permanent, hard in general. Here it is easy, because what is left
to say after some tiles have been placed is little: how much room each *group* of places still has, a group
being the places that the tiles still to come do not tell apart. Tiles with the fewest places come first, so
that groups soon flow together:

    tile      may be in        groups for it and those after it
    3-4       A                A | B | C D
    3-5, 3-7  A B              A B | C D           <- A and B have become one
    0-1, …    A B C D          A B C D             <- one group, one state: the rest is a shuffle

For each number of tiles placed, a *state* is the room of each group (and which needs are unmet). Backwards
from the end, each state learns its *share*: of all ways to put the remaining tiles into the remaining slots,
how many are allowed. Shares are floats between 0 and 1, so nothing overflows; sums and products of positive
numbers keep all but the last few bits (a recursion of Ryser's kind would subtract).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from chickenfoot.bots.beliefs.unknowns import Unknowns
from chickenfoot.rules import Stream

MOST_STATES: Final = 50_000
"""States beyond which a table of shares is not made; so many take a second."""

Room = tuple[int, ...]
"""How many tiles each group still takes; the last number holds the unmet needs, a bit for each."""


class TooMany(Exception):
    """An exact table would need more than :data:`MOST_STATES` states."""


class Level(NamedTuple):
    """What is to be known when a tile is placed. Groups are numbered anew at each level."""

    group_of: tuple[int, ...]  # the group of each place
    takes: tuple[int, ...]  # the groups this tile may be in
    meets: tuple[int, ...]  # for each group the needs the tile meets there, a bit for each
    after: tuple[int, ...]  # for each group the one it belongs to at the next level
    most: tuple[int, ...]  # for each group at the next level how many tiles to come may be in it


class Choice(NamedTuple):
    """From one state: into which groups the tile can go, and for each how likely, and what comes after."""

    groups: tuple[int, ...]
    chances: tuple[float, ...]
    rooms: tuple[Room, ...]


class Exact:
    """Samples deals of *unknowns*, each exactly as likely as any other.

    ``size`` is the number of states, ``share`` how many of all deals fit. Raises :exc:`TooMany` where more
    than *most* states are needed, and ValueError where no deal fits.
    """

    def __init__(self, unknowns: Unknowns, most: int = MOST_STATES) -> None:
        self.unknowns = unknowns
        self._levels = levels_of(unknowns)
        self._first = _first_room(unknowns, self._levels)
        reached = _reached(self._levels, self._first, most)
        self.size = sum(map(len, reached))
        self._choices, self.share = _weighed(reached, self._first)
        if not self.share:
            raise ValueError("expected a deal that leads to what has been seen, got none")

    def sample(self, stream: Stream) -> tuple[int, ...]:
        """The place of each tile in one deal."""
        free = list(self.unknowns.sizes)
        placed = []
        room = self._first
        for level, choices in zip(self._levels, self._choices, strict=True):
            choice = choices[room]
            at = _pick(choice.chances, fraction(stream))
            place = _place_in(level.group_of, choice.groups[at], free, stream)
            free[place] -= 1
            placed.append(place)
            room = choice.rooms[at]
        return tuple(placed)

    def chance(self, placed: Sequence[int]) -> float:
        """How likely :meth:`sample` is to give *placed*; 0.0 where it does not fit."""
        free = list(self.unknowns.sizes)
        room, chance = self._first, 1.0
        for place, level, choices in zip(placed, self._levels, self._choices, strict=True):
            group = level.group_of[place]
            choice = choices.get(room)
            if choice is None or group not in choice.groups:
                return 0.0
            at = choice.groups.index(group)
            chance *= choice.chances[at] * free[place] / room[group]
            free[place] -= 1
            room = choice.rooms[at]
        return chance


def fraction(stream: Stream) -> float:
    """A number from 0 up to 1, of 53 bits."""
    return ((stream.word() >> 5 << 26) + (stream.word() >> 6)) / (1 << 53)


def _pick(chances: Sequence[float], at: float) -> int:
    """Which of *chances*, laid end to end, *at* falls into; rounding left over goes to the last possible."""
    last = 0
    for number, chance in enumerate(chances):
        if chance:
            last = number
            if at < chance:
                break
            at -= chance
    return last


def _place_in(group_of: Sequence[int], group: int, free: Sequence[int], stream: Stream) -> int:
    """A place of *group*, each as likely as it has *free* slots."""
    places = [place for place, its in enumerate(group_of) if its == group and free[place]]
    if len(places) == 1:
        return places[0]
    slots = list(accumulate(free[place] for place in places))
    return places[bisect_right(slots, stream.below(slots[-1]))]


# --- states and their shares ---------------------------------------------------------------------------


def levels_of(unknowns: Unknowns) -> list[Level]:
    """For each tile the groups that it and those after it tell apart."""
    levels: list[Level] = []
    places = range(len(unknowns.places))
    after = [0] * len(places)
    takers = [0] * len(places)
    for tile in range(len(unknowns.tiles) - 1, -1, -1):
        meets = [_met(unknowns, tile, place) for place in places]
        takes = [unknowns.allowed[tile] >> place & 1 for place in places]
        columns = list(zip(takes, meets, after, strict=True))
        groups = list(dict.fromkeys(columns))
        levels.append(
            Level(
                group_of=tuple(map(groups.index, columns)),
                takes=tuple(at for at, (taken, _, _) in enumerate(groups) if taken),
                meets=tuple(met for _, met, _ in groups),
                after=tuple(later for _, _, later in groups),
                most=tuple(takers[after.index(group)] for group in range(max(after, default=0) + 1)),
            )
        )
        after = list(levels[-1].group_of)
        takers = [count + taken for count, taken in zip(takers, takes, strict=True)]
    return levels[::-1]


def _met(unknowns: Unknowns, tile: int, place: int) -> int:
    """The needs that *tile* meets in *place*, a bit for each."""
    return sum((need[tile] >> place & 1) << bit for bit, need in enumerate(unknowns.needs))


def _first_room(unknowns: Unknowns, levels: Sequence[Level]) -> Room:
    """The state before any tile is placed."""
    unmet = (1 << len(unknowns.needs)) - 1
    if not levels:
        return (0, unmet)
    return (*_summed(levels[0].group_of, unknowns.sizes), unmet)


def _summed(group_of: Sequence[int], rooms: Sequence[int]) -> list[int]:
    """*rooms* added up by group."""
    summed = [0] * (max(group_of) + 1)
    for group, room in zip(group_of, rooms, strict=True):
        summed[group] += room
    return summed


Step = tuple[int, Room]
"""The group a tile goes into, and the state after."""


def _reached(levels: Sequence[Level], first: Room, most: int) -> list[dict[Room, list[Step]]]:
    """For each level, and one after the last, the states that can be reached, with the steps from each."""
    reached: list[dict[Room, list[Step]]] = []
    rooms: Iterable[Room] = [first]
    states = 0
    for level in levels:
        here = {room: _steps(level, room) for room in rooms}
        states += len(here)
        if states > most:
            raise TooMany(f"expected at most {most} states, got {states} and more")
        reached.append(here)
        rooms = dict.fromkeys(after for steps in here.values() for _, after in steps)
    reached.append({room: [] for room in rooms})
    return reached


def _steps(level: Level, room: Room) -> list[Step]:
    """The steps from *room*, but those after which some group can no longer be filled."""
    *free, unmet = room
    after = _summed(level.after, free)
    excess = sum(max(0, its - most) for its, most in zip(after, level.most, strict=True))
    steps = []
    for group in level.takes:
        into = level.after[group]
        if free[group] and excess == (1 if after[into] > level.most[into] else 0):
            after[into] -= 1
            steps.append((group, (*after, unmet & ~level.meets[group])))
            after[into] += 1
    return steps


def _weighed(
    reached: Sequence[dict[Room, list[Step]]], first: Room
) -> tuple[list[dict[Room, Choice]], float]:
    """The choice from each state that leads to a deal, by level; and the share of the *first* state."""
    shares = {room: float(room[-1] == 0) for room in reached[-1]}
    choices: list[dict[Room, Choice]] = []
    for slots, here in enumerate(reached[-2::-1], start=1):
        now: dict[Room, float] = {}
        weighed: dict[Room, Choice] = {}
        for room, steps in here.items():
            weights = [room[group] * shares[after] for group, after in steps]
            total = sum(weights)
            now[room] = total / slots
            if total:
                groups, rooms = zip(*steps, strict=True)
                weighed[room] = Choice(groups, tuple(weight / total for weight in weights), rooms)
        shares = now
        choices.append(weighed)
    return choices[::-1], shares[first]
