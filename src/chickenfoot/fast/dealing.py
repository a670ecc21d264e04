"""Drawing hidden deals as kernels: thousands of ways in which tiles can lie in places, each as likely.

The puzzle is given as arrays:

    sizes[p]         int64   how many tiles place p takes; in all as many as there are tiles
    allowed[t, p]    uint8   1 when tile t may be in place p; tiles with few places should come first
    meets[t, p]      int64   for each need a bit, set when tile t in place p meets it; every need is to be met

and a deal is ``placed[t]`` (uint8), the place of every tile. *Deals* here are bijections of tiles to the
slots of places. :func:`exact_deals` prepares a table from which :func:`draw_deals` takes each with the same
chance. Where that table would be too large :mod:`~chickenfoot.fast.walking` wanders from deal to deal. Both
methods are explained in ``chickenfoot.bots.beliefs``, which has them without numpy.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from chickenfoot.fast.chance import below, fraction
from chickenfoot.fast.compiled import inner, kernel

Random = npt.NDArray[np.uint64]
Words = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.uint8]
Shares = npt.NDArray[np.float64]

MOST_STATES: Final = 1 << 17
"""States beyond which no table is made; so many take some 70 milliseconds, 2000 take one."""

_FEW_STATES: Final = 1 << 11
_SPREAD: Final = np.uint64(0x9E3779B97F4A7C15)  # 2⁶⁴ over the golden ratio (Knuth, volume 3, 6.4)


NOWHERE: Final = -1


class Groups(NamedTuple):
    """The places that a tile and those after it do not tell apart, numbered anew for each tile.

    One row more than there are tiles: after the last all places are one group.
    """

    of: Words  # [tile, place]: the group of the place
    many: Words  # [tile]: how many groups there are
    member: Words  # [tile, group]: the first place of the group
    places: Words  # [tile, group]: how many places are in it
    unit: Words  # [tile, group]: what room for one tile in the group adds to the code of a state
    most: Words  # [tile, group]: how many tiles, from this on, may be in the group


class Deals(NamedTuple):
    """A table of all deals; a *state* is one way in which room and unmet needs are left after some tiles."""

    sizes: Words  # as given
    groups: Groups
    first: Words  # [tile]: its first state; its last lies before the next tile's first
    following: Words  # [state, group]: the state after the tile went there; NOWHERE: it cannot
    chances: Shares  # [state, group]: how likely the tile goes there or to a group before
    tail: int  # from this tile on all are alike
    share: float  # how many of all ways to fill the slots are allowed


def exact_deals(
    allowed: Bytes, sizes: Words, meets: Words | None = None, most: int = MOST_STATES
) -> Deals | None:
    """The table of all deals; None where it would need more than *most* states, or codes of over 62 bits.

    A ``share`` of 0.0 says that there is no deal at all; then none may be drawn.
    """
    tiles, places = allowed.shape
    met = np.zeros(allowed.shape, np.int64) if meets is None else meets
    unmet = all_needs(met)
    groups = Groups(*(np.zeros((tiles + 1, places)[:axes], np.int64) for axes in (2, 1, 2, 2, 2, 2)))
    _tell_apart(allowed, met, groups)
    if not _set_units(sizes, unmet, groups):
        return None
    first = np.zeros(tiles + 2, np.int64)
    tried = min(_FEW_STATES, most)
    while True:
        codes, following, chances = _room_for(tried, int(groups.many.max()))
        if _reach(allowed, met, sizes, unmet, groups, first, codes, following, chances):
            share = _weigh(unmet, first, codes, following, chances)
            return Deals(sizes, groups, first, following, chances, _tail(allowed, unmet), share)
        if tried >= most:
            return None
        tried = min(8 * tried, most)


def all_needs(meets: Words) -> int:
    """A bit for each need."""
    return int(np.bitwise_or.reduce(meets, axis=None))


def _room_for(states: int, groups: int) -> tuple[Words, Words, Shares]:
    """Codes, following states and chances of so many states."""
    return (
        np.empty(states, np.int64),
        np.full((states, groups), NOWHERE),
        np.zeros((states, groups)),
    )


def draw_deals(deals: Deals, count: int, random: Random) -> Bytes:
    """*count* deals drawn exactly: the place of each tile, ``placed[deal, tile]``."""
    placed = np.empty((count, len(deals.groups.of) - 1), np.uint8)
    draw_into(deals, random, placed)
    return placed


# --- groups --------------------------------------------------------------------------------------------


@kernel
def _tell_apart(allowed: Bytes, meets: Words, groups: Groups) -> None:
    """Number the groups, from the last tile back."""
    tiles, places = allowed.shape
    groups.many[tiles] = 1
    for tile in range(tiles - 1, -1, -1):
        count = 0
        for place in range(places):
            group = 0
            while group < count and not _alike(
                allowed, meets, groups, tile, place, groups.member[tile, group]
            ):
                group += 1
            if group == count:
                groups.member[tile, group] = place
                later = groups.most[tile + 1, groups.of[tile + 1, place]]
                groups.most[tile, group] = later + allowed[tile, place]
                count += 1
            groups.of[tile, place] = group
            groups.places[tile, group] += 1
        groups.many[tile] = count


@inner
def _alike(allowed: Bytes, meets: Words, groups: Groups, tile: int, one: int, other: int) -> bool:
    """Whether neither *tile* nor any after it tells the places *one* and *other* apart."""
    return bool(
        allowed[tile, one] == allowed[tile, other]
        and meets[tile, one] == meets[tile, other]
        and groups.of[tile + 1, one] == groups.of[tile + 1, other]
    )


@kernel
def _set_units(sizes: Words, unmet: int, groups: Groups) -> bool:
    """Settle how a state becomes one number, its code; False where 62 bits do not hold it."""
    levels, places = groups.of.shape
    room = np.empty(places, np.int64)
    for level in range(levels):
        room[:] = 0
        for place in range(places):
            room[groups.of[level, place]] += sizes[place]
        unit = unmet + 1
        for group in range(groups.many[level]):
            groups.unit[level, group] = unit
            if unit > (1 << 62) // (room[group] + 1):
                return False
            unit *= room[group] + 1
    return True


@kernel
def _tail(allowed: Bytes, unmet: int) -> int:
    """The first tile from which on all are alike; the number of tiles where needs have to be watched."""
    tiles, places = allowed.shape
    if unmet:
        return int(tiles)
    for tile in range(tiles - 1, -1, -1):
        for place in range(places):
            if allowed[tile, place] != allowed[tiles - 1, place]:
                return int(tile + 1)
    return 0


# --- states --------------------------------------------------------------------------------------------


@kernel
def _reach(
    allowed: Bytes,
    meets: Words,
    sizes: Words,
    unmet: int,
    groups: Groups,
    first: Words,
    codes: Words,
    following: Words,
    rooms: Shares,
) -> bool:
    """Find every state, tile by tile, where each leads and how many slots lead there (*rooms*).

    False where there are more states than *codes* has room for.
    """
    tiles, places = allowed.shape
    table = np.full(4 * len(codes), NOWHERE)
    room, later = np.empty(places, np.int64), np.empty(places, np.int64)
    codes[0] = unmet
    for place in range(places):
        codes[0] += sizes[place] * groups.unit[0, groups.of[0, place]]
    states = 1
    first[1] = 1
    for tile in range(tiles):
        for state in range(first[tile], first[tile + 1]):
            still = _read_code(codes[state], unmet, groups, tile, room)
            excess = _merge(groups, tile, room, later)
            after = _code(groups, tile + 1, later)
            for group in range(groups.many[tile]):
                place = groups.member[tile, group]
                into = groups.of[tile + 1, place]
                over = 1 if later[into] > groups.most[tile + 1, into] else 0
                if room[group] == 0 or not allowed[tile, place] or excess != over:
                    continue  # the last: after this step some group could no longer be filled
                code = after - groups.unit[tile + 1, into] + (still & ~meets[tile, place])
                found = _find(codes, table, first[tile + 1], states, code)
                if found == NOWHERE:
                    return False
                states = max(states, found + 1)
                following[state, group] = found
                rooms[state, group] = room[group]
        first[tile + 2] = states
    return True


@inner
def _read_code(code: int, unmet: int, groups: Groups, tile: int, room: Words) -> int:
    """Read the room of every group from a state's code; the needs still unmet."""
    rest = code
    for group in range(groups.many[tile] - 1, -1, -1):
        room[group] = rest // groups.unit[tile, group]
        rest -= room[group] * groups.unit[tile, group]
    return int(rest & unmet)


@inner
def _merge(groups: Groups, tile: int, room: Words, later: Words) -> int:
    """Add *room* up by the groups of the next tile; by how much there is more than tiles can fill."""
    for group in range(groups.many[tile + 1]):
        later[group] = 0
    for group in range(groups.many[tile]):
        later[groups.of[tile + 1, groups.member[tile, group]]] += room[group]
    excess = 0
    for group in range(groups.many[tile + 1]):
        excess += max(0, later[group] - groups.most[tile + 1, group])
    return excess


@inner
def _code(groups: Groups, tile: int, room: Words) -> int:
    """The code of *room*, needs aside."""
    code = 0
    for group in range(groups.many[tile]):
        code += room[group] * groups.unit[tile, group]
    return code


@inner
def _find(codes: Words, table: Words, first: int, states: int, code: int) -> int:
    """The state with *code* among those from *first* on, or a new one; NOWHERE where there is no room.

    *table* holds states at addresses made of their codes; one from before *first* counts as empty.
    """
    at = np.int64(np.uint64(code) * _SPREAD >> np.uint64(32)) % len(table)
    while table[at] >= first:
        if codes[table[at]] == code:
            return int(table[at])
        at = (at + 1) % len(table)
    if states == len(codes):
        return NOWHERE
    table[at] = states
    codes[states] = code
    return states


@kernel
def _weigh(unmet: int, first: Words, codes: Words, following: Words, chances: Shares) -> float:
    """Turn the slots in *chances* into chances, from the last tile back; the share of the first state.

    A state's share is how many of all ways to fill its slots are allowed and meet the needs still unmet.
    """
    tiles = len(first) - 2
    shares = np.empty(first[tiles + 1])
    for state in range(first[tiles], first[tiles + 1]):
        shares[state] = codes[state] & unmet == 0
    for tile in range(tiles - 1, -1, -1):
        for state in range(first[tile], first[tile + 1]):
            total = 0.0
            for group in range(following.shape[1]):
                if following[state, group] != NOWHERE:
                    total += chances[state, group] * shares[following[state, group]]
                chances[state, group] = total
            shares[state] = total / (tiles - tile)
            if total > 0.0:
                chances[state] /= total
    return float(shares[0])


# --- drawing -------------------------------------------------------------------------------------------


@kernel
def draw_into(deals: Deals, random: Random, placed: Bytes) -> None:
    """Fill *placed* with deals drawn exactly."""
    free = np.empty(len(deals.sizes), np.int64)
    for at in range(len(placed)):
        free[:] = deals.sizes
        state = 0
        for tile in range(deals.tail):
            group = _pick(deals.chances, state, random)
            place = deals.groups.member[tile, group]
            if deals.groups.places[tile, group] > 1:
                place = _pick_place(deals.groups.of, tile, group, place, free, random)
            free[place] -= 1
            placed[at, tile] = place
            state = deals.following[state, group]
        _fill_rest(placed, at, deals.tail, free, random)


@inner
def _pick(chances: Shares, state: int, random: Random) -> int:
    """A group, by its chance; one that has no chance is never picked, whatever rounding does."""
    at = fraction(random) * chances[state, -1]
    group = 0
    while at >= chances[state, group]:
        group += 1
    return group


@inner
def _pick_place(group_of: Words, tile: int, group: int, first: int, free: Words, random: Random) -> int:
    """A place of *group* from *first* on, each as likely as it has *free* slots."""
    room = 0
    for place in range(first, len(free)):
        if group_of[tile, place] == group:
            room += free[place]
    slot = below(random, room)
    place = first
    while group_of[tile, place] != group or slot >= free[place]:
        if group_of[tile, place] == group:
            slot -= free[place]
        place += 1
    return place


@inner
def _fill_rest(placed: Bytes, deal: int, tail: int, free: Words, random: Random) -> None:
    """The tiles from *tail* on into the slots that are left, in any order alike (Fisher and Yates)."""
    at = tail
    for place in range(len(free)):
        for _ in range(free[place]):
            placed[deal, at] = place
            at += 1
    for last in range(at - 1, tail, -1):
        other = tail + below(random, last - tail + 1)
        place = placed[deal, last]
        placed[deal, last] = placed[deal, other]
        placed[deal, other] = place
