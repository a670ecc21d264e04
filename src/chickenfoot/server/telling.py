"""What a reader is told: every message built up for him from what he may know, never cut from the whole.

    told(before, entry, after, guest, pace)    what happened, one message for each entry of the log
    snapshot(room, guest, pace)                the whole table

A message is a pure function of the log and the reader, so one that was missed can be told again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chickenfoot.rules import (
    Chance,
    Game,
    Lay,
    Seat,
    State,
    catches,
    clause,
    legal_moves,
    parse_move,
    seen_by,
)
from chickenfoot.rules import events as rules
from chickenfoot.rules.legal import Why, why_tile_cannot
from chickenfoot.rules.moves import Move
from chickenfoot.rules.step import end_index
from chickenfoot.rules.tableau import Tableau
from chickenfoot.server import log
from chickenfoot.server.happened import (
    board_of,
    final_of,
    happening,
    result_of,
    round_of,
    rounds_of,
    shape_of,
    text_of,
)
from chickenfoot.server.log import AnyEntry
from chickenfoot.server.room.state import Pace, Room
from chickenfoot.wire import parts, to_client
from chickenfoot.wire.to_client import Told


def told(table: str, before: Room, entry: AnyEntry, after: Room, guest: str, pace: Pace) -> Told:
    """What *guest* is told of *entry*, which led from *before* to *after*."""
    return _TELLERS[type(entry)](_Reader(table, before, after, guest, pace), entry)


def snapshot(table: str, room: Room, guest: str, pace: Pace, *, undone: bool = False) -> to_client.Snapshot:
    """The whole table as *guest* may see it."""
    reader = _Reader(table, room, room, guest, pace)
    game = room.game
    return to_client.Snapshot(
        seq=room.seq,
        at=room.at,
        table=_table(table, room),
        phase=room.phase,
        seats=reader.seats(),
        you=reader.seat,
        host=reader.host(),
        is_host=reader.is_host,
        game=room.game_number,
        results=() if game is None else tuple(result_of(game, number) for number in range(len(game.results))),
        final=None if game is None or not game.is_over else final_of(game),
        offer=reader.offer(),
        round=None if game is None or game.round is None else round_of(game.round, reader.seat),
        turn=reader.turn(),
        ready=tuple(sorted(room.ready)),
        can_undo=room.may_undo(reader.seat),
        can_hint=room.may_hint(reader.seat),
        undos=room.undos,
        undone=undone,
    )


class _Reader:
    """Somebody who looks at a table that has just changed, and what he may know of it."""

    def __init__(self, table: str, before: Room, room: Room, guest: str, pace: Pace) -> None:
        self.table = table
        self.before = before
        self.room = room
        self.guest = guest
        self.pace = pace
        self.seat = room.seat_of(guest)
        self.is_host = bool(guest) and room.host == guest

    def host(self) -> int | None:
        return self.room.seat_of(self.room.host)

    def seats(self) -> tuple[parts.Seat, ...]:
        return tuple(
            parts.Seat(
                holder=place.holder,
                name=place.name,
                level=place.level,
                invite=place.invite if self.is_host and place.holder == "invited" else "",
            )
            for place in self.room.places
        )

    def offer(self) -> parts.Offer | None:
        """The round that is to be dealt. Salts are public once they are shown."""
        offer, game = self.room.offer, self.room.game
        if offer is None or game is None:
            return None
        since = offer.since if offer.closed is None else offer.closed
        return parts.Offer(
            round=len(game.results) + 1,
            commitment=Chance(offer.seed).commitment.hex(),
            deadline=since + self.pace.salts,
            commitments=offer.commitments,
            salts=offer.salts,
            is_closed=offer.closed is not None,
        )

    def turn(self) -> parts.Turn | None:
        """Whose turn it is, and what the reader may do; None when no round is being played."""
        room, state = self.room, self.room.state
        if state is None:
            return None
        is_mine = self.seat == state.to_move
        plays = self.seat is not None and not room.places[self.seat].level
        moves: list[Move] = list(legal_moves(state)) if is_mine and plays else []
        if plays and state.uncalled is not None:
            moves += [catch for catch in catches(state) if catch.by == self.seat]
        has_clock = room.clock and not room.places[state.to_move].level
        return parts.Turn(
            seat=state.to_move,
            deadline=room.turn_at + 1000 * room.clock if has_clock else 0,
            has_drawn=state.drawn is not None,
            drawn=str(state.drawn) if is_mine and state.drawn is not None else None,
            moves=tuple(parts.Option(str(move), lay_parent(state.tableau, move)) for move in moves),
            cannot=_cannot(state, moves) if is_mine and plays else (),
        )


def lay_parent(tableau: Tableau, move: Move) -> str | None:
    """The tile that a legal lay goes against; None for any other move, and for the starting double."""
    if not isinstance(move, Lay) or move.on is None:
        return None
    if tableau.pending is not None:
        return str(tableau.pending.double)
    return text_of(tableau.ends[end_index(tableau, move)].tile)


def _cannot(state: State, moves: list[Move]) -> tuple[parts.Cannot, ...]:
    """The tiles of the seat to move that can go nowhere, by reason."""
    fitting = {move.tile for move in moves if isinstance(move, Lay)}
    reasons: dict[Why, list[str]] = {}
    for tile in state.hand:
        if tile not in fitting and (why := why_tile_cannot(state, tile)) is not None:
            reasons.setdefault(why, []).append(str(tile))
    is_last = len(state.hand) == 1 and state.ruleset.last_double == "forbidden"
    return tuple(
        parts.Cannot(why=why.value, clause=clause(why, state.ruleset), tiles=tuple(tiles), last=is_last)
        for why, tiles in reasons.items()
    )


# --- the table ----------------------------------------------------------------------------------------------


def _table(table: str, room: Room) -> parts.Table:
    rules = room.ruleset
    return parts.Table(
        id=table,
        rules=str(rules),
        shape=shape_of(rules, len(room.places)),
        rounds=rounds_of(rules),
        clock=room.clock,
        hints=room.hints,
    )


# --- one message for each entry ---------------------------------------------------------------------------


def _snapshot(reader: _Reader, entry: AnyEntry) -> Told:
    undone = isinstance(entry, log.Undone)
    return snapshot(reader.table, reader.room, reader.guest, reader.pace, undone=undone)


def _seats(reader: _Reader, entry: Any) -> Told:
    room = reader.room
    what: Any = "removed" if isinstance(entry, log.Stood) and entry.removed else _SEAT_WORDS[type(entry)]
    return to_client.Seats(
        seq=room.seq,
        at=room.at,
        what=what,
        seat=entry.seat,
        seats=reader.seats(),
        you=reader.seat,
        host=reader.host(),
        is_host=reader.is_host,
        turn=reader.turn(),
        ready=tuple(sorted(room.ready)),
        can_undo=room.may_undo(reader.seat),
        can_hint=room.may_hint(reader.seat),
    )


_SEAT_WORDS: Final[dict[type, str]] = {
    log.Sat: "sat",
    log.Stood: "stood",
    log.SeatSet: "set",
    log.StoodIn: "stood_in",
    log.HostPassed: "host",
}


def _started(reader: _Reader, _: log.Started) -> Told:
    return to_client.Started(seq=reader.room.seq, at=reader.room.at, game=reader.room.game_number)


def _offered(reader: _Reader, _: AnyEntry) -> Told:
    offer = reader.offer()
    assert offer is not None
    return to_client.Offered(seq=reader.room.seq, at=reader.room.at, offer=offer)


def _dealt(reader: _Reader, _: log.Dealt) -> Told:
    room, game = reader.room, reader.room.game
    assert game is not None
    dropped = reader.before.offer if game.stopped else None
    return to_client.Dealt(
        seq=room.seq,
        at=room.at,
        round=None if game.stopped or game.round is None else round_of(game.round, reader.seat),
        turn=reader.turn(),
        happened=_over(game, is_over=game.state is None and not game.stopped),
        seed="" if dropped is None else dropped.seed.hex(),
        can_undo=room.may_undo(reader.seat),
        can_hint=room.may_hint(reader.seat),
    )


def _moved(reader: _Reader, entry: log.Moved) -> Told:
    room, game = reader.room, reader.room.game
    assert game is not None
    assert game.round is not None
    played = game.round
    happened = [_happening(reader, game, event) for event in played.plies[-1].events]
    return to_client.Moved(
        seq=room.seq,
        at=room.at,
        seat=entry.seat,
        move=str(parse_move(entry.move)),
        happened=(*happened, *_over(game, is_over=False)),
        board=board_of(played.state),
        turn=reader.turn(),
        clock=entry.clock,
        can_undo=room.may_undo(reader.seat),
    )


def _over(game: Game, *, is_over: bool) -> tuple[parts.Happening, ...]:
    """That the round *is_over*, where no event tells it, and that the game is if it is."""
    happened: list[parts.Happening] = (
        [parts.RoundOver(result_of(game, len(game.results) - 1))] if is_over else []
    )
    if game.is_over:
        happened.append(parts.GameOver(final_of(game)))
    return tuple(happened)


def _happening(reader: _Reader, game: Game, event: rules.Event) -> parts.Happening:
    """*event* as the reader sees it."""
    assert game.round is not None
    if isinstance(event, rules.RoundEnded):
        return parts.RoundOver(result_of(game, len(game.results) - 1))
    seat = None if reader.seat is None else Seat(reader.seat)
    return happening(seen_by(event, seat), game.round.state.tableau)


def _readied(reader: _Reader, entry: log.Readied) -> Told:
    room = reader.room
    return to_client.Readied(seq=room.seq, at=room.at, seat=entry.seat, ready=tuple(sorted(room.ready)))


def _reacted(reader: _Reader, entry: log.Reacted) -> Told:
    phrase: Any = entry.phrase
    return to_client.Reacted(seq=reader.room.seq, at=reader.room.at, seat=entry.seat, phrase=phrase)


def _closed(reader: _Reader, entry: log.Closed) -> Told:
    return to_client.Closed(seq=reader.room.seq, at=reader.room.at, expired=entry.expired)


_TELLERS: Final[dict[type, Callable[[_Reader, Any], Told]]] = {
    log.TableMade: _snapshot,
    log.Undone: _snapshot,
    log.Sat: _seats,
    log.Stood: _seats,
    log.SeatSet: _seats,
    log.StoodIn: _seats,
    log.HostPassed: _seats,
    log.Started: _started,
    log.Offered: _offered,
    log.SaltCommitted: _offered,
    log.SaltsClosed: _offered,
    log.SaltShown: _offered,
    log.Dealt: _dealt,
    log.Moved: _moved,
    log.Readied: _readied,
    log.Reacted: _reacted,
    log.Closed: _closed,
}
