"""The tableau: what lies on the table, a tree of tiles grown from the starting double.

    9-9(9-1(1-4),9-3(3-3(3-5)))

        ╭─ 9-1 1-4 ▸4                  laid   9-9, 9-1, 1-4, 9-3, 3-3, 3-5   (tree order)
    9-9 ┤                              ends   4, 5
        ╰─ 9-3 3-3 ┬ 3-5 ▸5            pending  foot of 3, two toes missing
                   ├ ·
                   ╰ ·

Tiles and ends stand in *tree order*: depth first, siblings in the order they were laid. An *abstract*
tableau (partial positions, rule book section 6) has no tree: its tiles and ends stand as given.
"""

from __future__ import annotations

from functools import cache
from operator import itemgetter
from typing import Final, NamedTuple

from chickenfoot.rules.tiles import HIGHEST, Pip, Tile


class Laid(NamedTuple):
    """A tile on the table."""

    tile: Tile
    parent: Tile | None  # the tile it was laid against; None: the starting double, or not known
    touching: Pip  # the half that touches the parent; the low half where the parent is not known

    @property
    def outer(self) -> Pip:
        """The half that points away from the parent."""
        return self.tile.other(self.touching)


_tile_of = itemgetter(0)


class End(NamedTuple):
    """An open place where a tile may be laid, of ordinary play (no missing toe, no missing train)."""

    value: Pip
    tile: Tile | None  # whose free half it is; None: not known


class Pending(NamedTuple):
    """The one obligation there may be: a foot that lacks toes (T13, X12) or the opening (T8, X8)."""

    double: Tile
    missing: int  # toes or trains still to come
    slot: int  # where in ``Tableau.ends`` the end of the next one goes
    opening: bool

    @property
    def value(self) -> Pip:
        return self.double.low


_NOWHERE: Final = (0,) * (HIGHEST + 2)
"""A count for each value, and a last one that stays 0: that of a half nobody can see (-1)."""


class Tableau(NamedTuple):
    """What lies on the table. ``start`` is the starting double, laid or still to be laid; None: abstract.

    ``places`` follows from the rest (:func:`make_tableau`); it is kept because every ply asks for it.
    """

    start: Tile | None
    laid: tuple[Laid, ...] = ()
    ends: tuple[End, ...] = ()
    pending: Pending | None = None
    places: tuple[int, ...] = _NOWHERE  # for each value, on how many places a tile may be laid now

    @property
    def awaits_start(self) -> bool:
        """The starting double does not lie yet: it is to be laid by its holder or searched for (X3, X5)."""
        return not self.laid and self.start is not None

    @property
    def is_abstract(self) -> bool:
        return self.start is None

    def __str__(self) -> str:
        return text_of(self)


def make_tableau(
    start: Tile | None, laid: tuple[Laid, ...], ends: tuple[End, ...], pending: Pending | None
) -> Tableau:
    """A tableau with its ``places`` counted: the pending double's alone, or else the open ends."""
    return Tableau(
        start, laid, ends, pending, _places(ends) if pending is None else _one_place(pending[0].low)
    )


def _places(ends: tuple[End, ...]) -> tuple[int, ...]:
    places = list(_NOWHERE)
    for value, _ in ends:
        places[value] += 1
    return tuple(places)


@cache
def _one_place(value: Pip) -> tuple[int, ...]:
    return _places((End(value, None),))


def _moved(places: tuple[int, ...], closed: Pip, opened: Pip) -> tuple[int, ...]:
    """*places* with one of *closed* gone and one of *opened* come."""
    counts = list(places)
    counts[closed] -= 1
    counts[opened] += 1
    return tuple(counts)


def open_values(tableau: Tableau) -> tuple[Pip, ...]:
    """The values a tile may be laid on now, each once, lowest first."""
    return tuple(value for value, places in enumerate(tableau.places) if places)


def unplayed(tableau: Tableau, value: Pip, highest: Pip) -> int:
    """How many tiles with *value*, its double not counted, are not on the table: what everybody can count."""
    return highest - sum(1 for tile, _, _ in tableau.laid if value in tile and tile.low != tile.high)


# --- laying ------------------------------------------------------------------------------------------


def with_start(start: Tile, arms: int) -> Tableau:
    """The tableau with only its starting double, which wants *arms* trains (T6, T8, X8)."""
    return make_tableau(start, (Laid(start, None, start.low),), (), Pending(start, arms, 0, opening=True))


def lay_on_end(tableau: Tableau, tile: Tile, index: int, foot: int) -> Tableau:
    """*tile* laid on the open end ``ends[index]``; a double then wants *foot* toes (0: a waived foot)."""
    start, laid, ends, _, places = tableau
    value, parent = ends[index]
    at = _after(laid, parent)
    laid = (*laid[:at], _laid(tile, parent, tile.low if parent is None else value), *laid[at:])
    outer = tile.low + tile.high - value
    if tile.low != tile.high:
        end = _end(outer, None if parent is None else tile)
        ends = (*ends[:index], end, *ends[index + 1 :])
        return Tableau(start, laid, ends, None, _moved(places, value, outer))
    ends = ends[:index] + ends[index + 1 :]
    slot = len(ends) if parent is None else index
    return make_tableau(start, laid, ends, Pending(tile, foot, slot, opening=False) if foot else None)


def lay_on_pending(tableau: Tableau, pending: Pending, tile: Tile, toes: int) -> Tableau:
    """*tile* laid where the pending foot (of *toes* toes) or the opening wants one."""
    start, laid, ends, _, places = tableau
    double, missing, slot, opening = pending
    parent = None if start is None else double
    at = len(laid) if opening else _after(laid, parent) + toes - missing
    laid = (*laid[:at], _laid(tile, parent, tile.low if parent is None else double.low), *laid[at:])
    end = _end(tile.low + tile.high - double.low, None if parent is None else tile)
    ends = (*ends[:slot], end, *ends[slot:])
    if missing > 1:
        return Tableau(start, laid, ends, Pending(double, missing - 1, slot + 1, opening), places)
    return make_tableau(start, laid, ends, None)


# What comes again in other rounds is made once: a cached call costs a third of making a named tuple.
_laid = cache(Laid)
_end = cache(End)


def _after(laid: tuple[Laid, ...], tile: Tile | None) -> int:
    """Where in *laid* the first child of *tile* goes; at the end where the tree is not known."""
    return len(laid) if tile is None else list(map(_tile_of, laid)).index(tile) + 1


# --- a tableau from its tree -------------------------------------------------------------------------


def grown(
    start: Tile, laid: tuple[Laid, ...], *, arms: int, toes: int, waives: int | None, spares: Pip | None
) -> Tableau:
    """The tableau of a tree whose tiles stand in tree order, its ends and its obligation worked out.

    *arms* trains and *toes* toes are wanted. *waives* is the set's highest pip where a foot that can no
    longer get its toes is waived (section 3, ``unfinishable``), else None; the foot of *spares*, on which a
    seat went out, is not (R-10). The tree must be sound (:mod:`chickenfoot.rules.audit`).
    """
    bare = Tableau(start, laid)
    children = children_of(bare)
    ends: list[End] = []
    pending: Pending | None = None

    def visit(one: Laid, wanted: int) -> None:
        nonlocal pending
        young = children.get(one.tile, ())
        for child in young:
            visit(child, toes)
        if not one.tile.is_double:
            ends.extend(() if young else (End(one.outer, one.tile),))
        elif (missing := wanted - len(young)) > 0:
            opening = one.parent is None
            waived = waives is not None and not opening and unplayed(bare, one.outer, waives) < missing
            if not waived or one.outer == spares:
                pending = Pending(one.tile, missing, len(ends), opening)

    visit(laid[0], arms)
    return make_tableau(start, laid, tuple(ends), pending)


def children_of(tableau: Tableau) -> dict[Tile, list[Laid]]:
    """For each tile that others were laid against, those tiles in the order they were laid."""
    children: dict[Tile, list[Laid]] = {}
    for one in tableau.laid[1:]:
        if one.parent is not None:
            children.setdefault(one.parent, []).append(one)
    return children


# --- text ----------------------------------------------------------------------------------------------


def text_of(tableau: Tableau) -> str:
    """The second field of a position line: a tree, ``?8-8``, or the abstract form ``=4,9+4-0|2*1``."""
    if tableau.awaits_start:
        return f"?{tableau.start}"
    return _abstract_text(tableau) if tableau.is_abstract else _tree_text(tableau)


def _tree_text(tableau: Tableau) -> str:
    children = children_of(tableau)

    def write(one: Laid) -> str:
        inner = ",".join(write(child) for child in children.get(one.tile, ()))
        return one.tile.touching(one.touching) + (f"({inner})" if inner else "")

    return write(tableau.laid[0])


def _abstract_text(tableau: Tableau) -> str:
    text = "=" + ",".join(str(end.value) for end in tableau.ends)
    if tableau.laid:
        text += "+" + ",".join(str(one.tile) for one in tableau.laid)
    if pending := tableau.pending:
        what = str(pending.double) if pending.opening else str(pending.value)
        text += f"|{what}*{pending.missing}"
    return text
