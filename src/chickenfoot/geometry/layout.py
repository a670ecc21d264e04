"""A table laid out: the plays of a round in order, and a screen's proportions, give the place of every tile.

The browser does the same (web/src/board/); both are held together by the vectors in tests/geometry.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from chickenfoot.errors import BadInput
from chickenfoot.geometry.laying import outcomes
from chickenfoot.geometry.mending import mend
from chickenfoot.geometry.places import Aspect, Layout, Place, Play, Shape, Shift, Spot
from chickenfoot.geometry.table import Laid, Table, Task, begin, count_on, in_order
from chickenfoot.rules.ruleset import Ruleset
from chickenfoot.rules.tableau import Tableau, children_of
from chickenfoot.rules.tiles import HIGHEST, Tile

_NOTHING: Final = Layout((), ())

_WIDEST: Final = 100_000
"""The largest number of an aspect."""


class _Growing(NamedTuple):
    """A table after some plays, and what its tiles have made room for so far."""

    table: Table
    shifts: tuple[Shift, ...] = ()


def lay_out(shape: Shape, aspect: Aspect, plays: Iterable[Play]) -> Layout:
    """Where everything lies after all *plays*. Raises :exc:`BadInput` when they do not make a tableau."""
    last = deque(each_layout(shape, aspect, plays), maxlen=1)
    return last[0] if last else _NOTHING


def each_layout(shape: Shape, aspect: Aspect, plays: Iterable[Play]) -> Iterator[Layout]:
    """Where everything lies after each of *plays*. Raises :exc:`BadInput` when they do not make a tableau."""
    numbers: dict[Tile, int] = {}
    growing: _Growing | None = None
    for number, play in enumerate(plays):
        if growing is None:
            growing = _started(shape, aspect, play)
        else:
            growing = _grown(growing, _task(growing.table, play, number, numbers))
        numbers[play.tile] = number
        yield _layout(growing)


def _started(shape: Shape, aspect: Aspect, play: Play) -> _Growing:
    _check(shape, aspect)
    if not play.tile.is_double or play.on is not None or play.slot or play.tile.high > shape.set:
        raise _wrong(0, "the starting double, on nothing", play)
    return _Growing(begin(shape, aspect, play.tile))


def _grown(growing: _Growing, task: Task) -> _Growing:
    table, shifts = growing
    if found := outcomes(table, task):
        return _Growing(found[0].table, shifts)
    after = mend(table, task)
    return _Growing(after, (*shifts, *_shifts(table, after, task.id)))


def _task(table: Table, play: Play, number: int, numbers: Mapping[Tile, int]) -> Task:
    """The play as a task, checked: the tile is new, what it goes on has a free half that matches."""
    if play.tile.high > table.shape.set:
        raise _wrong(number, "a tile of the set", play)
    if play.on is None or play.on not in numbers:
        raise _wrong(number, "a tile on one that lies", play)
    if play.tile in numbers:
        raise _wrong(number, "a tile that does not lie yet", play)
    on = numbers[play.on]
    place = next((one for one in table.ends if one.on == on), None)
    if place is None:
        raise _wrong(number, "a tile with an open end", play)
    if place.value not in play.tile:
        raise _wrong(number, f"a tile with a {place.value}", play)
    slot = count_on(table, on)
    if play.slot != slot:
        raise _wrong(number, f"slot {slot}", play)
    return Task(number, on, play.tile)


def _check(shape: Shape, aspect: Aspect) -> None:
    """Raise :exc:`BadInput` unless *shape* and *aspect* are what a layout can be asked for."""
    _whole("set", shape.set, 2, HIGHEST)
    _whole("arms", shape.arms, 1, HIGHEST)
    _whole("toes", shape.toes, 1, 3)
    _whole("width", aspect.width, 1, _WIDEST)
    _whole("height", aspect.height, 1, _WIDEST)


def _whole(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        expected = f"a whole number from {least} to {most}"
        raise BadInput(code="bad_size", expected=expected, got=value, where=name, least=least, most=most)


def _wrong(number: int, expected: str, play: Play) -> BadInput:
    got = f"{play.tile} on {play.on or 'nothing'}, slot {play.slot}"
    return BadInput(code="bad_play", expected=expected, got=got, where=f"play {number}")


def _shifts(before: Table, after: Table, play: int) -> Iterator[Shift]:
    for one in in_order(before):
        was, now = _place(one), _place(after.laid[one.body.id])
        if was != now:
            yield Shift(play, was, now)


# --- what goes in ------------------------------------------------------------------------------------


def shape_of(ruleset: Ruleset, players: int) -> Shape:
    """What a layout must know of *ruleset* at a table of *players*."""
    return Shape(ruleset.set, ruleset.arms_for(players), ruleset.toes, waives=ruleset.unfinishable == "waive")


def plays_of(tableau: Tableau) -> tuple[Play, ...]:
    """Plays that lead to *tableau*, whose order is not known: breadth first, siblings in order.

    Doubles without toes come last: one is the pending foot, the others were waived for lack of tiles.
    """
    children = children_of(tableau)
    plays = [Play(one.tile, None) for one in tableau.laid[:1]]
    for parent in plays:  # grows while it is read
        young = children.get(parent.tile, ())
        plays.extend(Play(one.tile, parent.tile, slot) for slot, one in enumerate(young))
    return tuple(sorted(plays, key=lambda play: play.tile.is_double and play.tile not in children))


# --- what comes out ----------------------------------------------------------------------------------


def _layout(growing: _Growing) -> Layout:
    table, shifts = growing
    places = tuple(map(_place, in_order(table)))
    return Layout(places, tuple(_spots(table)), shifts)


def _place(laid: Laid) -> Place:
    (pose, _, _), tile, touching = laid
    return Place(tile, pose.x, pose.y, pose.turn, touching, tile.other(touching))


def _spots(table: Table) -> Iterator[Spot]:
    """The spots by the tile they are on, in the order these were laid."""
    is_pending = any(one.fixed for one in table.ends)
    for laid in in_order(table):
        number = laid.body.id
        slot = count_on(table, number)
        for one in table.ends:
            if one.on == number and (spot := one.spot) is not None:
                is_open = one.fixed or not is_pending
                yield Spot(laid.tile, slot, one.value, spot.x, spot.y, spot.turn, is_open)
                slot += 1
