"""What happened at the table, a value for each thing people would say aloud; and ``step``, which tells it."""

from __future__ import annotations

from dataclasses import dataclass, fields

from chickenfoot.rules.moves import Catch, Draw, Lay, Move
from chickenfoot.rules.scoring import round_winners, scores
from chickenfoot.rules.state import Ending, Hand, State, ending
from chickenfoot.rules.step import play
from chickenfoot.rules.tableau import open_values
from chickenfoot.rules.tiles import Pip, Seat, Tile


@dataclass(frozen=True, slots=True)
class TileLaid:
    """A tile was laid on the *nth* place that showed *on* (None: the starting double itself)."""

    seat: Seat
    tile: Tile
    on: Pip | None
    nth: int
    called: bool


@dataclass(frozen=True, slots=True)
class TileDrawn:
    """A tile was drawn while *open* were the values to lay on; only the drawer knows *tile*.

    In a search for the starting double *open* is empty, and the double is *shown* to all when it turns
    up (X5). ``forced`` is false where the ruleset lets a player draw who could lay (``must_lay`` no):
    only a forced draw tells that nothing fitted.
    """

    seat: Seat
    tile: Tile | None
    open: tuple[Pip, ...]
    forced: bool
    shown: bool = False


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """A turn ended without a lay while *open* were the values to lay on."""

    seat: Seat
    open: tuple[Pip, ...]
    after_draw: bool


@dataclass(frozen=True, slots=True)
class FootBegun:
    """A double was laid: "chicken foot!" (T13, X11, X-h)."""

    seat: Seat
    double: Tile
    waived: bool


@dataclass(frozen=True, slots=True)
class FootDone:
    """The last toe is down (X13)."""

    double: Tile


@dataclass(frozen=True, slots=True)
class OpeningDone:
    """The last train demanded has been started (T8, T-e, X8)."""


@dataclass(frozen=True, slots=True)
class Caught:
    """A seat that did not call was caught and drew *count* tiles; only it knows *tiles*."""

    seat: Seat
    by: Seat
    count: int
    tiles: Hand | None


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over; hands are shown and counted (T14, T16, T17, X14)."""

    reason: Ending
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    hands: tuple[Hand, ...]


Event = TileLaid | TileDrawn | TurnPassed | FootBegun | FootDone | OpeningDone | Caught | RoundEnded


def step(state: State, move: Move, seat: Seat | None = None) -> tuple[State, tuple[Event, ...]]:
    """The round after *move* and what happened. Raises :exc:`IllegalMove`."""
    after = play(state, move, seat)
    return after, tuple(_events(state, move, after))


def _events(before: State, move: Move, after: State) -> list[Event]:
    seat = before.to_move
    if isinstance(move, Lay):
        events = _lay_events(before, move, after)
    elif isinstance(move, Draw):
        events = [_draw_event(before)]
    elif isinstance(move, Catch):
        events = _catch_events(before, move, after)
    else:
        events = [TurnPassed(seat, open_values(before.tableau), before.drawn is not None)]
    reason = ending(after)
    if reason is not None:
        events.append(RoundEnded(reason, scores(after), round_winners(after), after.hands))
    return events


def _lay_events(before: State, lay: Lay, after: State) -> list[Event]:
    seat, tile = before.to_move, lay.tile
    events: list[Event] = [TileLaid(seat, tile, lay.on, lay.nth, lay.call)]
    was, now = before.tableau.pending, after.tableau.pending
    if lay.on is not None and tile.is_double:
        events.append(FootBegun(seat, tile, waived=now is None))
    elif was is not None and now is None:
        events.append(OpeningDone() if was.opening else FootDone(was.double))
    return events


def _draw_event(before: State) -> Event:
    seat, tile = before.to_move, before.yard[0]
    if before.tableau.awaits_start:
        return TileDrawn(seat, tile, (), forced=True, shown=tile == before.tableau.start)
    return TileDrawn(seat, tile, open_values(before.tableau), forced=before.ruleset.must_lay)


def _catch_events(before: State, catch: Catch, after: State) -> list[Event]:
    caught = before.uncalled
    assert caught is not None
    count = len(before.yard) - len(after.yard)
    return [Caught(caught, catch.by, count, before.yard[:count])]


def seen_by(event: Event, seat: Seat | None) -> Event:
    """*event* as *seat* (None: a spectator) may know it, built up from what is public."""
    if isinstance(event, TileDrawn):
        known = event.tile if event.shown or event.seat == seat else None
        return TileDrawn(event.seat, known, event.open, event.forced, event.shown)
    if isinstance(event, Caught):
        return Caught(event.seat, event.by, event.count, event.tiles if event.seat == seat else None)
    return event


def event_plain(event: Event) -> dict[str, object]:
    """*event* as names and plain values, with its kind under ``event`` (for JSON)."""
    plain: dict[str, object] = {"event": type(event).__name__}
    for field in fields(event):
        plain[field.name] = _plain(getattr(event, field.name))
    return plain


def _plain(value: object) -> object:
    if isinstance(value, Tile):
        return str(value)
    return [_plain(part) for part in value] if isinstance(value, tuple) else value
