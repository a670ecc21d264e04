"""What a command adds to a table's log, or why it adds nothing."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Final

from chickenfoot.bots import bot_named
from chickenfoot.errors import BadInput, BadMove, Detail, IllegalMove
from chickenfoot.rules import Catch, Game, Lay, Ruleset, Seat, advance, clause, parse_move
from chickenfoot.rules.legal import why_details
from chickenfoot.server.log import (
    AnyEntry,
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
from chickenfoot.server.room.due import due
from chickenfoot.server.room.internal import BotMove, Internal, Tick
from chickenfoot.server.room.refusal import Refusal
from chickenfoot.server.room.state import SUBSTITUTE, Actor, Offering, Pace, Room, put
from chickenfoot.wire.from_client import (
    AnyCommand,
    Close,
    Commit,
    PassHost,
    Play,
    React,
    Ready,
    Remove,
    SetSeat,
    Show,
    Sit,
    Stand,
    StandIn,
    Start,
    Undo,
)

LONGEST_CLOCK: Final = 30 * 86_400
"""Seconds; a turn may take a month."""

Entries = list[AnyEntry]


def made(
    ruleset: Ruleset,
    seats: Sequence[str],
    host: Actor,
    now: int,
    *,
    secret: bytes,
    invites: Sequence[str],
    clock: int = 0,
    hints: bool = False,
    command: str = "",
) -> TableMade:
    """The first entry of a table. *seats*: ``open``, ``invited``, or a computer player's level for each.

    *invites* are as many secrets, of which those of reserved seats are used. Raises :exc:`BadInput` where
    there is no such computer player, or the ruleset cannot seat so many (section 4).
    """
    ruleset.check_table(len(seats))
    for at, who in enumerate(seats):
        _check_holder(who, f"seats[{at}]")
    if not 0 <= clock <= LONGEST_CLOCK:
        expected = f"a clock of 0 to {LONGEST_CLOCK} seconds"
        raise BadInput(code="bad_clock", expected=expected, got=clock, where="clock", most=LONGEST_CLOCK)
    return TableMade(
        at=now,
        by=host.id,
        command=command,
        rules=str(ruleset),
        seats=tuple(seats),
        invites=tuple(invite if who == "invited" else "" for who, invite in zip(seats, invites, strict=True)),
        secret=secret.hex(),
        clock=clock,
        hints=hints,
    )


def _check_holder(who: str, where: str) -> None:
    if who not in {"open", "invited"}:
        try:
            bot_named(who)
        except BadInput as error:
            raise error.at(where) from None


def decide(
    room: Room,
    actor: Actor,
    command: AnyCommand | Internal,
    now: int,
    pace: Pace,
    fresh: bytes,
) -> Entries:
    """What *command* adds to the log of *room*; nothing where it asks for what is so already.

    *fresh*: 32 bytes that nobody can foresee, for a seed or an invite that the command may need. Raises
    :exc:`Refusal`. A command that was answered before must not come here again (:meth:`Room.answer_to`).
    """
    if isinstance(command, BotMove):
        return _bot_move(room, command, now)
    if isinstance(command, Tick):
        return _tick(room, now, pace, command.seed)
    handler = _HANDLERS.get(type(command))
    if handler is None:
        raise Refusal("no_such_command")
    if room.closed:
        raise Refusal("closed")
    return handler(_Context(room, actor, now, command.id, fresh), command)


class _Context:
    """Who asks what of which table when, and what every entry of his says."""

    def __init__(self, room: Room, actor: Actor, now: int, command: str, fresh: bytes) -> None:
        self.room = room
        self.actor = actor
        self.now = now
        self.fresh = fresh
        self.said: dict[str, Any] = {"at": now, "by": actor.id, "command": command}

    def seat(self) -> int:
        """Where the actor sits."""
        seat = self.room.seat_of(self.actor.id)
        if seat is None:
            raise Refusal("not_seated")
        return seat

    def playing_seat(self) -> int:
        """Where the actor sits and nobody stands in for him."""
        seat = self.seat()
        if self.room.places[seat].level:
            raise Refusal("stood_in")
        return seat

    def check_host(self) -> None:
        if self.room.host != self.actor.id:
            raise Refusal("not_host")

    def check_phase(self, *phases: str) -> None:
        if self.room.phase not in phases:
            raise Refusal("not_now", phase=self.room.phase)

    def check_seat(self, seat: int) -> None:
        most = len(self.room.places) - 1
        if seat > most:
            raise Refusal("no_such_seat", most=most)

    def check_person(self, seat: int) -> None:
        self.check_seat(seat)
        if not self.room.places[seat].guest:
            raise Refusal("nobody_there")


# --- seats ------------------------------------------------------------------------------------------------


def _sit(context: _Context, command: Sit) -> Entries:
    room, actor = context.room, context.actor
    context.check_seat(command.seat)
    mine = room.seat_of(actor.id)
    if mine is not None:
        if mine == command.seat:
            return []
        raise Refusal("seated_already", seat=mine)
    context.check_phase("gathering")
    if actor.id in room.removed:
        raise Refusal("removed")
    place = room.places[command.seat]
    if place.holder == "invited" and place.invite != command.invite:
        raise Refusal("invited_only")
    if place.holder in {"computer", "person"}:
        raise Refusal("seat_taken")
    return [Sat(**context.said, seat=command.seat, name=actor.name)]


def _stand(context: _Context, _: Stand) -> Entries:
    seat = context.seat()
    return [_stood(context, seat), *_new_host(context, seat), *_not_waited_for(context, seat)]


def _stood(context: _Context, seat: int, *, removed: bool = False) -> Stood:
    level = "" if context.room.phase == "gathering" else context.room.places[seat].level or SUBSTITUTE
    return Stood(**context.said, seat=seat, level=level, removed=removed)


def _new_host(context: _Context, leaving: int) -> Entries:
    """Another person becomes the host where the host leaves; he stays it where there is nobody else."""
    room = context.room
    others = [seat for seat, place in enumerate(room.places) if place.guest and seat != leaving]
    if room.places[leaving].guest != room.host or not others:
        return []
    return [HostPassed(at=context.now, seat=others[0])]


def _set_seat(context: _Context, command: SetSeat) -> Entries:
    context.check_host()
    context.check_phase("gathering")
    context.check_seat(command.seat)
    place = context.room.places[command.seat]
    if place.guest:
        raise Refusal("seat_taken")
    if command.to in {place.level, place.holder} - {"", "computer", "invited"}:
        return []
    try:
        _check_holder(command.to, "to")
    except BadInput as error:
        raise Refusal("unknown_bot", **error.details) from None
    invite = context.fresh[:12].hex() if command.to == "invited" else ""
    return [SeatSet(**context.said, seat=command.seat, to=command.to, invite=invite)]


def _stand_in(context: _Context, command: StandIn) -> Entries:
    room = context.room
    context.check_person(command.seat)
    place = room.places[command.seat]
    if context.actor.id not in {room.host, place.guest}:
        raise Refusal("not_host")
    if place.level == command.level:
        return []
    if command.level:
        try:
            bot_named(command.level)
        except BadInput as error:
            raise Refusal("unknown_bot", **error.details) from None
    return [
        StoodIn(**context.said, seat=command.seat, level=command.level),
        *(_not_waited_for(context, command.seat) if command.level else ()),
    ]


def _not_waited_for(context: _Context, seat: int) -> Entries:
    """What follows where the table waited only for *seat*, whose guest does not play himself any more."""
    room = context.room.with_place(seat, context.room.places[seat]._replace(level=SUBSTITUTE))
    if room.offer is not None:
        return _salts_done(room, room.offer, context.now)
    if room.phase in {"between", "over"} and room.people and set(room.people) <= room.ready:
        return _go_on(room, context.fresh, context.now)
    return []


def _remove(context: _Context, command: Remove) -> Entries:
    context.check_host()
    context.check_person(command.seat)
    if context.room.places[command.seat].guest == context.actor.id:
        raise Refusal("not_yourself")
    stood = _stood(context, command.seat, removed=True)
    return [stood, *_not_waited_for(context, command.seat)]


def _pass_host(context: _Context, command: PassHost) -> Entries:
    context.check_host()
    context.check_person(command.seat)
    if context.room.places[command.seat].guest == context.actor.id:
        return []
    return [HostPassed(**context.said, seat=command.seat)]


def _close(context: _Context, _: Close) -> Entries:
    context.check_host()
    return [Closed(**context.said)]


# --- rounds begin -----------------------------------------------------------------------------------------


def _start(context: _Context, _: Start) -> Entries:
    context.check_host()
    context.check_phase("gathering")
    free = [seat for seat, place in enumerate(context.room.places) if place.holder in {"open", "invited"}]
    if free:
        raise Refusal("seats_free", seats=len(free))
    return [Started(**context.said), *_offer(context.room, context.fresh, context.now)]


def _offer(room: Room, seed: bytes, now: int) -> Entries:
    """A round is offered, and dealt at once where there is nobody to mix in salt."""
    offered = Offered(at=now, seed=seed.hex())
    return [offered] if room.people else [offered, Dealt(at=now)]


def _commit(context: _Context, command: Commit) -> Entries:
    seat = context.playing_seat()
    context.check_phase("salting")
    room, offer = context.room, context.room.offer
    assert offer is not None
    if offer.commitments[seat] is not None or offer.closed is not None:
        raise Refusal("too_late")
    offer = offer._replace(commitments=put(offer.commitments, seat, command.commitment))
    entry = SaltCommitted(**context.said, seat=seat, commitment=command.commitment)
    return [entry, *_salts_done(room, offer, context.now)]


def _show(context: _Context, command: Show) -> Entries:
    seat = context.playing_seat()
    context.check_phase("salting")
    room, offer = context.room, context.room.offer
    assert offer is not None
    if offer.closed is None:
        raise Refusal("not_now", phase="salting")
    committed = offer.commitments[seat]
    if committed is None or offer.salts[seat] is not None:
        raise Refusal("too_late")
    if hashlib.sha256(bytes.fromhex(command.salt)).hexdigest() != committed:
        raise Refusal("salt_differs")
    offer = offer._replace(salts=put(offer.salts, seat, command.salt))
    return [
        SaltShown(**context.said, seat=seat, salt=command.salt),
        *_salts_done(room, offer, context.now),
    ]


def _salts_done(room: Room, offer: Offering, now: int) -> Entries:
    """What follows once nobody is waited for: no more salts are taken, or the round is dealt."""
    people = room.people
    entries: Entries = []
    if offer.closed is None:
        if any(offer.commitments[seat] is None for seat in people):
            return []
        entries.append(SaltsClosed(at=now))
    if all(offer.commitments[seat] is None or offer.salts[seat] is not None for seat in people):
        entries.append(Dealt(at=now))
    return entries


def _ready(context: _Context, _: Ready) -> Entries:
    seat = context.playing_seat()
    context.check_phase("between", "over")
    room = context.room
    entry = Readied(**context.said, seat=seat)
    if not set(room.people) <= room.ready | {seat}:
        return [] if seat in room.ready else [entry]
    return [entry, *_go_on(room, context.fresh, context.now)]


def _go_on(room: Room, seed: bytes, now: int) -> Entries:
    """The next round is offered; after the last one that of another game."""
    again: Entries = [Started(at=now)] if room.phase == "over" else []
    return [*again, *_offer(room, seed, now)]


# --- moves ------------------------------------------------------------------------------------------------


def _play(context: _Context, command: Play) -> Entries:
    seat = context.playing_seat()
    context.check_phase("playing")
    if command.seen < context.room.turn_seq:
        raise Refusal("stale", seen=command.seen, turn=context.room.turn_seq)
    move = _checked_move(_game(context.room), command.move, seat)
    return [Moved(**context.said, seat=seat, move=move)]


def _checked_move(game: Game, text: str, seat: int) -> str:
    """The move in its plain form, if *seat* may make it now; else a :exc:`Refusal` with the rules' reason."""
    try:
        move = parse_move(text)
    except BadMove as error:
        raise Refusal("bad_move", got=text) from error
    if isinstance(move, Catch) and move.by != seat:
        raise Refusal("not_your_seat")
    try:
        advance(game, move, Seat(seat))
    except IllegalMove as error:
        raise Refusal(error.why.value, **_why_not(error, seat)) from None
    return str(move)


def _why_not(error: IllegalMove, seat: int) -> dict[str, Detail]:
    """What the words of the rules' reason need, as far as *seat* may know it."""
    if seat != error.state.to_move:
        return {"clause": clause(error.why, error.state.ruleset)}
    tile = error.move.tile if isinstance(error.move, Lay) else None
    return why_details(error.why, error.state, tile)


def _undo(context: _Context, _: Undo) -> Entries:
    seat = context.seat()
    if not context.room.is_alone:
        raise Refusal("not_alone")
    if not context.room.may_undo(seat):
        raise Refusal("nothing_to_undo")
    return [Undone(**context.said)]


def _react(context: _Context, command: React) -> Entries:
    return [Reacted(**context.said, seat=context.seat(), phrase=command.phrase)]


def _game(room: Room) -> Game:
    assert room.game is not None
    return room.game


# --- what the server does by itself -----------------------------------------------------------------------


def _bot_move(room: Room, command: BotMove, now: int) -> Entries:
    """The choice of a computer player; nothing where the table has gone on since it was asked."""
    if room.phase != "playing" or command.seen != room.turn_seq:
        return []
    is_late = room.clock > 0 and now >= room.turn_at + 1000 * room.clock
    if not room.places[command.seat].level and not (command.clock and is_late):
        return []
    move = _checked_move(_game(room), command.move, command.seat)
    return [Moved(at=now, seat=command.seat, move=move, clock=command.clock)]


def _tick(room: Room, now: int, pace: Pace, seed: bytes) -> Entries:
    """What is due without anybody's choice; nothing where it is not due yet."""
    first = due(room, pace)
    if first.act != "tick" or first.at > now:
        return []
    if now >= room.at + pace.idle:
        return [Closed(at=now, expired=True)]
    if room.offer is None:
        return _offer(room, seed, now)
    if room.offer.closed is not None:
        return [Dealt(at=now)]
    is_awaited = any(room.offer.commitments[seat] is not None for seat in room.people)
    return [SaltsClosed(at=now)] if is_awaited else [SaltsClosed(at=now), Dealt(at=now)]


_HANDLERS: Final[dict[type, Callable[[_Context, Any], Entries]]] = {
    Sit: _sit,
    Stand: _stand,
    SetSeat: _set_seat,
    StandIn: _stand_in,
    Remove: _remove,
    PassHost: _pass_host,
    Start: _start,
    Commit: _commit,
    Show: _show,
    Ready: _ready,
    Play: _play,
    Undo: _undo,
    React: _react,
    Close: _close,
}
