"""What the log tells of hidden tiles: which slots were filled when, and what cannot have lain in them.

A *slot* is room for one tile that the seat has not seen: in a dealt hand, drawn later, still in the yard.
Slots of one owner filled by the same event are one :class:`Group`. Time is counted in events of the log;
what a seat held when the log begins has the time ``BEGINNING``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from chickenfoot.bots.beliefs.tilesets import Bits, TileBits, fitting, tile_bits
from chickenfoot.rules import Event, Seat, SeatView, Tile
from chickenfoot.rules.events import Caught, TileDrawn, TileLaid, TurnPassed
from chickenfoot.rules.tableau import open_values
from chickenfoot.rules.tiles import Pip

BEGINNING: Final = -1

Owner = Seat | Literal["yard", "out"]
"""Who has a tile: a seat, the yard, or nobody because the position is partial and it is out of the round."""


@dataclass(slots=True)
class Group:
    """*size* slots of *owner*, filled by the event *since*; none of the tiles *never* was put there."""

    owner: Owner
    since: int
    size: int
    never: Bits = 0


class Laying(NamedTuple):
    """A tile that another seat laid at time *at*; *drawn* is when it drew it, if in the same turn."""

    seat: Seat
    at: int
    drawn: int | None


class Barred(NamedTuple):
    """At time *at* a seat held none of *tiles*: it could have laid them."""

    at: int
    tiles: Bits


class Need(NamedTuple):
    """At time *at* some seat held a tile that it could have laid, of those in *tiles*: the round went on."""

    at: int
    tiles: dict[Owner, Bits]


@dataclass(slots=True)
class History:
    """The log of *view* read up to some event, and what it has told until then.

    ``holding``, ``yard``, ``own`` (the tiles in the seat's own hand), ``played`` (for each value the tiles
    on the table, its double not counted) and ``awaits`` (the starting double does not lie yet) are as they
    were at that event.
    """

    view: SeatView
    begun: frozenset[Tile]  # what lay on the table when the log began
    mine: frozenset[Tile]  # what the seat itself holds or has laid
    holding: list[int]
    yard: int
    own: Bits
    played: list[int]
    awaits: bool
    groups: list[Group] = field(default_factory=list)
    laid: dict[Tile, Laying] = field(default_factory=dict)
    barred: dict[Owner, list[Barred]] = field(default_factory=dict)
    needs: list[Need] = field(default_factory=list)
    shown: Group | None = None  # where the starting double went that a search turned up (X5)
    drawn: Group | None = None  # what another seat has drawn this turn
    _acquired: dict[Seat, int] = field(default_factory=dict)
    _open: tuple[Pip, ...] = ()
    _need: tuple[int, list[int], Bits] | None = None

    @property
    def bits(self) -> TileBits:
        return tile_bits(self.view.ruleset.set)

    @property
    def others(self) -> list[Seat]:
        """Every seat whose hand is hidden."""
        return [Seat(seat) for seat in range(self.view.players) if seat != self.view.seat]

    def legal(self, values: Iterable[Pip], holding: int) -> Bits:
        """The tiles that a seat with *holding* tiles may lay on *values* now."""
        return fitting(self.view.ruleset, values, self.played, holding)

    # --- the log, an event at a time -----------------------------------------------------------------

    def tell(self, at: int, event: Event) -> None:
        """Read the event at time *at*."""
        if isinstance(event, TileLaid):
            self._tell_laid(at, event)
        elif isinstance(event, TileDrawn):
            self._tell_drawn(at, event)
        elif isinstance(event, TurnPassed):
            self._tell_passed(at, event)
        elif isinstance(event, Caught):
            self._fill(event.seat, at, event.count, event.tiles or ())
        else:
            return
        self.note_need(at)

    def _tell_laid(self, at: int, event: TileLaid) -> None:
        self._settle_need(event.seat)
        if event.seat == self.view.seat:
            self.own &= ~self.bits.of[event.tile]
        else:
            drawn = None if self.drawn is None else self.drawn.since
            self.laid[event.tile] = Laying(event.seat, at, drawn)
        self.holding[event.seat] -= 1
        self.drawn = None
        self.awaits = self.awaits and event.on is not None
        if not event.tile.is_double:
            for value in event.tile:
                self.played[value] += 1

    def _tell_drawn(self, at: int, event: TileDrawn) -> None:
        """A forced draw: nothing held fitted; a further one (until_playable): nor did the tile just drawn."""
        seat, legal = event.seat, self.legal(event.open, self.holding[event.seat])
        if self.awaits:
            start = self.bits.all_of(() if self.view.tableau.start is None else (self.view.tableau.start,))
            group = self._fill(seat, at, 1, () if event.tile is None else (event.tile,))
            group.never = self.bits.everything & ~start if event.shown else start
            self.shown = group if event.shown else self.shown
            return
        if self.drawn is not None:
            self.drawn.never |= legal
        elif event.forced:
            self.barred.setdefault(seat, []).append(Barred(at, legal))
        group = self._fill(seat, at, 1, () if event.tile is None else (event.tile,))
        self.drawn = None if seat == self.view.seat else group

    def _tell_passed(self, at: int, event: TurnPassed) -> None:
        """A pass without a draw: nothing held fitted (R-4 aside); after one it may tell of the drawn tile."""
        ruleset, seat = self.view.ruleset, event.seat
        legal = self.legal(event.open, self.holding[seat])
        if not event.after_draw:
            if ruleset.must_lay:
                self.barred.setdefault(seat, []).append(Barred(at, legal))
        elif self.drawn is not None:
            if ruleset.drawn_fits == "must":
                self.drawn.never |= legal
            elif self._passes_on_a_fit():
                self.drawn.never |= self.bits.everything & ~legal
        self.drawn = None
        self._open = event.open

    def _passes_on_a_fit(self) -> bool:
        """Whether a seat that has drawn can pass only where its drawn tile fits (until_playable)."""
        ruleset = self.view.ruleset
        if ruleset.draw != "until_playable":
            return False
        return not self.is_closed or ruleset.blocked == "mover"

    def _fill(self, seat: Seat, at: int, count: int, known: tuple[Tile, ...]) -> Group:
        """*count* tiles come from the yard to *seat*; if it is this seat's own, they are *known*."""
        group = Group(seat, at, count)
        self.holding[seat] += count
        self.yard -= count
        self._acquired[seat] = at
        if seat == self.view.seat:
            self.own |= self.bits.all_of(known)
        else:
            self.groups.append(group)
        return group

    # --- the round went on ---------------------------------------------------------------------------

    @property
    def is_closed(self) -> bool:
        """Whether nobody can draw in turn (T15, R-9)."""
        ruleset = self.view.ruleset
        return ruleset.draw == "none" or self.yard <= ruleset.reserve_for(self.view.players)

    def note_need(self, at: int) -> None:
        """Note that the round went on though nobody can draw: somebody can lay (T14, ``blocked`` nobody).

        The first time since a tile was laid says it all: from then on hands only grow.
        """
        if self.view.ruleset.blocked == "nobody" and self.is_closed and not self.awaits:
            self._need = self._need or (at, list(self.holding), self.own)

    def _settle_need(self, layer: Seat) -> None:
        """*layer* lays: if it has had the tile all the time, that is why the round went on."""
        if self._need is not None and self._acquired.get(layer, BEGINNING) > self._need[0]:
            self._keep_need(self._open)
        self._need = None

    def _keep_need(self, values: tuple[Pip, ...]) -> None:
        assert self._need is not None
        at, holding, own = self._need
        if self.view.seat is not None and own & self.legal(values, holding[self.view.seat]):
            return
        self.needs.append(Need(at, {seat: self.legal(values, holding[seat]) for seat in self.others}))

    def finish(self, at: int) -> None:
        """The log has been read: the round still goes on now (T14, section 3 ``blocked``)."""
        view, values = self.view, open_values(self.view.tableau)
        if self._need is not None:
            self._keep_need(values)
        if view.ruleset.blocked != "mover" or not self.is_closed or self.awaits or view.to_move == view.seat:
            return
        legal = self.legal(values, self.holding[view.to_move])
        if not view.has_drawn:
            self.needs.append(Need(at, {view.to_move: legal}))
        elif self.drawn is not None and view.ruleset.draw == "until_playable":
            self.drawn.never |= self.bits.everything & ~legal


# --- where it begins -----------------------------------------------------------------------------------


def history_of(view: SeatView) -> History:
    """What the log of *view* tells. Raises ValueError where its events cannot have led to the view."""
    history = _at_the_beginning(view)
    history.note_need(BEGINNING)
    for at, event in enumerate(view.log):
        history.tell(at, event)
    history.finish(len(view.log))
    return history


def _at_the_beginning(view: SeatView) -> History:
    """Hands, yard and table as they were before the first event of the log."""
    holding, yard = list(view.counts), view.yard
    laid: set[Tile] = set()
    mine = set(view.hand)
    drawn: set[Tile] = set()
    for event in view.log:
        if isinstance(event, TileLaid):
            holding[event.seat] += 1
            laid.add(event.tile)
            mine |= {event.tile} if event.seat == view.seat else set()
        elif isinstance(event, TileDrawn | Caught):
            holding[event.seat] -= event.count if isinstance(event, Caught) else 1
            yard += event.count if isinstance(event, Caught) else 1
            drawn |= set(_tiles_of(event)) if event.seat == view.seat else set()
    table = {one.tile for one in view.tableau.laid}
    if min(holding) < 0 or not laid <= table:
        raise ValueError(f"expected a log that leads to {str(view.tableau)!r}, got {holding} tiles to begin")
    begun = frozenset(table - laid)
    played = [
        sum(value in one and not one.is_double for one in begun) for value in range(view.ruleset.set + 1)
    ]
    start = view.tableau.start
    bits = tile_bits(view.ruleset.set)
    groups = [Group(Seat(seat), BEGINNING, size) for seat, size in enumerate(holding) if seat != view.seat]
    awaits = start is not None and start not in begun
    own = bits.all_of(mine - drawn)
    return History(view, begun, frozenset(mine), holding, yard, own, played, awaits, groups)


def _tiles_of(event: TileDrawn | Caught) -> tuple[Tile, ...]:
    if isinstance(event, Caught):
        return event.tiles or ()
    return () if event.tile is None else (event.tile,)
