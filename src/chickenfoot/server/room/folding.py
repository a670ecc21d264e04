"""From a log to a table, entry by entry. What an entry says has happened is not questioned."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from chickenfoot.errors import ChickenfootError
from chickenfoot.rules import Chance, Game, Ruleset, Seat, advance, new_game, next_round, parse_move, view
from chickenfoot.server.log import (
    AnyEntry,
    BadLog,
    Closed,
    Dealt,
    HostPassed,
    Moved,
    Offered,
    Reacted,
    Readied,
    SaltCommitted,
    SaltsClosed,
    SaltShown,
    Sat,
    SeatSet,
    Started,
    Stood,
    StoodIn,
    TableMade,
    Undone,
)
from chickenfoot.server.room.state import Answer, Offering, Place, Room, put

Dealing = Callable[[Game, Chance], Game]
"""How the next round of a game comes from its chance; tests deal the tiles nobody has seen anew."""

_REMEMBERED: Final = 64
"""How many commands of each guest are known again when they are sent once more."""


def fold(entries: Iterable[AnyEntry], dealing: Dealing = next_round) -> Room:
    """The table whose whole log is *entries*. Raises :exc:`BadLog`."""
    entries = iter(entries)
    first = next(entries, None)
    if not isinstance(first, TableMade):
        raise BadLog(f"entry 1: expected the table, got {type(first).__name__}")
    try:
        room = _made(first)
    except (ValueError, ChickenfootError):
        raise BadLog("entry 1: expected a table that can be, got another") from None
    return folded(room, entries, dealing)


def folded(room: Room, entries: Iterable[AnyEntry], dealing: Dealing = next_round) -> Room:
    """The table after more *entries*. Raises :exc:`BadLog` where they cannot follow."""
    for entry in entries:
        number = room.seq + 1
        try:
            room = _FOLDS[type(entry)](room._replace(seq=number, at=entry.at), entry, dealing)
        except (ValueError, LookupError, TypeError, ChickenfootError):
            name = type(entry).__name__  # no more of it: entries hold secrets
            raise BadLog(f"entry {number}: expected one that can follow here, got {name}") from None
        if entry.command:
            room = room._replace(answered=_remembered(room, entry))
        if entry.by and entry.by not in room.named:
            room = room._replace(named=room.named | {entry.by})
    return room


def _remembered(room: Room, entry: AnyEntry) -> dict[str, tuple[Answer, ...]]:
    his = (*room.answered.get(entry.by, ()), Answer(entry.command, room.seq))
    return {**room.answered, entry.by: his[-_REMEMBERED:]}


def _made(entry: TableMade) -> Room:
    places = (
        Place(level="" if who in {"open", "invited"} else who, invite=invite)
        for who, invite in zip(entry.seats, entry.invites, strict=True)
    )
    ruleset = Ruleset.parse(entry.rules)
    ruleset.check_table(len(entry.seats))
    return Room(
        ruleset=ruleset,
        places=tuple(places),
        host=entry.by,
        secret=bytes.fromhex(entry.secret),
        clock=entry.clock,
        hints=entry.hints,
        seq=1,
        at=entry.at,
        named=frozenset({entry.by} - {""}),
        answered={entry.by: (Answer(entry.command, 1),)} if entry.command else {},
    )


# --- seats --------------------------------------------------------------------------------------------------


def _sat(room: Room, entry: Sat, _: Dealing) -> Room:
    return room.with_place(entry.seat, Place(entry.by, entry.name, invite=room.places[entry.seat].invite))


def _stood(room: Room, entry: Stood, _: Dealing) -> Room:
    gone = room.places[entry.seat]
    left = Place(level=entry.level) if entry.level else Place(invite=gone.invite)
    removed = room.removed | {gone.guest} if entry.removed else room.removed
    ready = room.ready - {entry.seat}
    return room.with_place(entry.seat, left)._replace(removed=removed, ready=ready, earlier=())


def _seat_set(room: Room, entry: SeatSet, _: Dealing) -> Room:
    level = "" if entry.to in {"open", "invited"} else entry.to
    return room.with_place(entry.seat, Place(level=level, invite=entry.invite))


def _stood_in(room: Room, entry: StoodIn, _: Dealing) -> Room:
    return room.with_place(entry.seat, room.places[entry.seat]._replace(level=entry.level))


def _host_passed(room: Room, entry: HostPassed, _: Dealing) -> Room:
    return room._replace(host=room.places[entry.seat].guest)


def _with_game(room: Room, game: Game) -> Room:
    """The room with the game as it has just become; a turn that goes on began when it began."""
    before, after = room.state, game.state
    goes_on = before is not None and after is not None and before.to_move == after.to_move
    turn_at = room.turn_at if goes_on else room.at
    return room._replace(game=game, turn_seq=room.seq, moved_at=room.at, turn_at=turn_at)


# --- the game -----------------------------------------------------------------------------------------------


def _started(room: Room, _: Started, __: Dealing) -> Room:
    games, undone = room.games, room.undone
    if room.game is not None:
        games, undone = (*games, room.game), (*undone, room.undos)
    game = new_game(room.ruleset, len(room.places))
    room = room._replace(games=games, undone=undone, undos=0, earlier=(), ready=frozenset())
    return _with_game(room, game)


def _offered(room: Room, entry: Offered, _: Dealing) -> Room:
    nothing = (None,) * len(room.places)
    offer = Offering(bytes.fromhex(entry.seed), entry.at, nothing, nothing)
    return room._replace(offer=offer, ready=frozenset(), earlier=())


def _salt_committed(room: Room, entry: SaltCommitted, _: Dealing) -> Room:
    offer = _offer(room)
    commitments = put(offer.commitments, entry.seat, entry.commitment)
    return room._replace(offer=offer._replace(commitments=commitments))


def _salts_closed(room: Room, entry: SaltsClosed, _: Dealing) -> Room:
    return room._replace(offer=_offer(room)._replace(closed=entry.at))


def _salt_shown(room: Room, entry: SaltShown, _: Dealing) -> Room:
    offer = _offer(room)
    return room._replace(offer=offer._replace(salts=put(offer.salts, entry.seat, entry.salt)))


def _dealt(room: Room, _: Dealt, dealing: Dealing) -> Room:
    offer = _offer(room)
    salts = tuple(bytes.fromhex(salt or "") for salt in offer.salts)
    game = dealing(_game(room), Chance(offer.seed, salts))
    return _with_game(room._replace(offer=None), game)


def _moved(room: Room, entry: Moved, _: Dealing) -> Room:
    game, seat = _game(room), Seat(entry.seat)
    if room.places[seat].plays_himself and room.is_alone and view(game, seat).has_choice:
        room = room._replace(earlier=(*room.earlier, game))
    return _with_game(room, advance(game, parse_move(entry.move), seat))


def _undone(room: Room, _: Undone, __: Dealing) -> Room:
    game, earlier = room.earlier[-1], room.earlier[:-1]
    room = room._replace(earlier=earlier, undos=room.undos + 1, ready=frozenset())
    return _with_game(room, game)


def _readied(room: Room, entry: Readied, _: Dealing) -> Room:
    if entry.seat not in range(len(room.places)):
        raise IndexError(f"no seat {entry.seat}")
    return room._replace(ready=room.ready | {entry.seat})


def _offer(room: Room) -> Offering:
    if room.offer is None:
        raise ValueError("no round is offered")
    return room.offer


def _game(room: Room) -> Game:
    if room.game is None:
        raise ValueError("no game has begun")
    return room.game


# --- the rest -----------------------------------------------------------------------------------------------


def _reacted(room: Room, _: Reacted, __: Dealing) -> Room:
    return room


def _closed(room: Room, entry: Closed, _: Dealing) -> Room:
    return room._replace(closed=True, expired=entry.expired, offer=None)


_FOLDS: Final[dict[type, Callable[[Room, Any, Dealing], Room]]] = {
    Sat: _sat,
    Stood: _stood,
    SeatSet: _seat_set,
    StoodIn: _stood_in,
    HostPassed: _host_passed,
    Started: _started,
    Offered: _offered,
    SaltCommitted: _salt_committed,
    SaltsClosed: _salts_closed,
    SaltShown: _salt_shown,
    Dealt: _dealt,
    Moved: _moved,
    Undone: _undone,
    Readied: _readied,
    Reacted: _reacted,
    Closed: _closed,
}
