"""What a reader is told: every message built up for him from what he may know, never cut from the whole.

    told(before, entry, after, guest, pace)    what happened, one message for each entry of the log
    snapshot(room, guest, pace)                the whole table

A message is a pure function of the log and the reader, so one that was missed can be told again.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
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
    places,
    seen_by,
)
from chickenfoot.rules import events as rules
from chickenfoot.rules.game import Round, deciding_tie_break, totals_of
from chickenfoot.rules.keys import Target
from chickenfoot.rules.legal import Why, why_tile_cannot
from chickenfoot.rules.moves import Move
from chickenfoot.rules.step import end_index
from chickenfoot.rules.tableau import Tableau
from chickenfoot.rules.tiles import Tile
from chickenfoot.server import log
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
        results=() if game is None else tuple(_result(game, number) for number in range(len(game.results))),
        final=None if game is None or not game.is_over else _final(game),
        offer=reader.offer(),
        round=None if game is None or game.round is None else _round(game.round, reader.seat),
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
    return _text(tableau.ends[end_index(tableau, move)].tile)


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


def _text(tile: Tile | None) -> str | None:
    return None if tile is None else str(tile)


def _texts(tiles: tuple[Tile, ...]) -> tuple[str, ...]:
    return tuple(str(tile) for tile in tiles)


# --- the table, rounds, results ---------------------------------------------------------------------------


def _table(table: str, room: Room) -> parts.Table:
    rules = room.ruleset
    is_counted = not isinstance(rules.end, Target)
    return parts.Table(
        id=table,
        rules=str(rules),
        shape=parts.Shape(
            set=rules.set,
            arms=rules.arms_for(len(room.places)),
            toes=rules.toes,
            waives=rules.unfinishable == "waive",
        ),
        rounds=len(rules.doubles()) if is_counted else 0,
        clock=room.clock,
        hints=room.hints,
    )


def _board(state: State) -> parts.Board:
    tableau = state.tableau
    pending = tableau.pending
    return parts.Board(
        counts=tuple(len(hand) for hand in state.hands),
        yard=len(state.yard),
        ends=tuple(parts.End(end.value, str(end.tile)) for end in tableau.ends),
        pending=None
        if pending is None
        else parts.Pending(str(pending.double), pending.missing, pending.opening),
    )


def _round(played: Round, seat: int | None) -> parts.Round:
    start, state, chance = played.start, played.state, played.chance
    assert chance is not None
    return parts.Round(
        number=played.number,
        double=str(Tile(start.double, start.double)),
        commitment=chance.commitment.hex(),
        salts=tuple(salt.hex() for salt in chance.salts),
        board=_board(state),
        hand=() if seat is None else _texts(state.hands[seat]),
        plays=_plays(played),
        starter=played.starter,
        planned=str(Tile(start.planned, start.planned)) if start.planned != start.double else None,
        first=played.dealt.to_move if start.starter is None else None,
        turned=start.turned,
        shown=_texts(start.shown),
        redeals=start.redeals,
    )


def _plays(played: Round) -> tuple[parts.Laid, ...]:
    """The tiles on the table in the order they were laid."""
    parents = {one.tile: one.parent for one in played.state.tableau.laid}
    aside = [one.tile for one in played.dealt.tableau.laid]
    laid = [ply.move.tile for ply in played.plies if isinstance(ply.move, Lay)]
    children: dict[Tile | None, int] = {}
    plays = []
    for tile in aside + laid:
        parent = parents[tile]
        slot = children.get(parent, 0)
        children[parent] = slot + 1
        plays.append(parts.Laid(str(tile), _text(parent), slot))
    return tuple(plays)


def _result(game: Game, at: int) -> parts.Result:
    """The result of finished round *at*, from 0; its seed is public now."""
    result, played = game.results[at], game.rounds[at]
    assert played.chance is not None
    return parts.Result(
        double=str(Tile(result.double, result.double)),
        starter=result.starter,
        reason=result.reason,
        scores=result.scores,
        winners=result.winners,
        totals=totals_of(game.results[: at + 1], game.players),
        hands=tuple(_texts(hand) for hand in played.state.hands),
        seed=played.chance.seed.hex(),
    )


def _final(game: Game) -> parts.Final:
    """The places, and of seats with the same total what decided between neighbours."""
    ranks = places(game)
    order = sorted(range(game.players), key=lambda seat: ranks[seat])
    ties = [
        parts.Tie(ahead, behind, deciding_tie_break(game, ahead, behind))
        for ahead, behind in pairwise(order)
        if game.totals[ahead] == game.totals[behind] and ranks[ahead] != ranks[behind]
    ]
    return parts.Final(ranks, tuple(ties), stopped=game.stopped)


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
        round=None if game.stopped or game.round is None else _round(game.round, reader.seat),
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
        board=_board(played.state),
        turn=reader.turn(),
        clock=entry.clock,
        can_undo=room.may_undo(reader.seat),
    )


def _over(game: Game, *, is_over: bool) -> tuple[parts.Happening, ...]:
    """That the round *is_over*, where no event tells it, and that the game is if it is."""
    happened: list[parts.Happening] = (
        [parts.RoundOver(_result(game, len(game.results) - 1))] if is_over else []
    )
    if game.is_over:
        happened.append(parts.GameOver(_final(game)))
    return tuple(happened)


def _happening(reader: _Reader, game: Game, event: rules.Event) -> parts.Happening:
    """*event* as the reader sees it."""
    seat = None if reader.seat is None else Seat(reader.seat)
    return _HAPPENINGS[type(event)](game, seen_by(event, seat))


def _laid(game: Game, event: rules.TileLaid) -> parts.Happening:
    assert game.round is not None
    laid = game.round.state.tableau.laid
    parent = next(one.parent for one in laid if one.tile == event.tile)
    slot = sum(one.parent == parent for one in laid) - 1
    return parts.TileLaid(str(event.tile), _text(parent), slot, event.called)


_HAPPENINGS: Final[dict[type, Callable[[Game, Any], parts.Happening]]] = {
    rules.TileLaid: _laid,
    rules.TileDrawn: lambda _, event: parts.TileDrawn(_text(event.tile), event.shown),
    rules.TurnPassed: lambda _, event: parts.Passed(event.after_draw),
    rules.FootBegun: lambda _, event: parts.FootBegun(str(event.double), event.waived),
    rules.FootDone: lambda _, event: parts.FootDone(str(event.double)),
    rules.OpeningDone: lambda _, __: parts.OpeningDone(),
    rules.Caught: lambda _, event: parts.Caught(
        event.seat, event.count, None if event.tiles is None else _texts(event.tiles)
    ),
    rules.RoundEnded: lambda game, _: parts.RoundOver(_result(game, len(game.results) - 1)),
}


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
