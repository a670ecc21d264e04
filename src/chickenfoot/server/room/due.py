"""What happens at a table by itself, and when: computer players' turns, clocks, salts, pauses, the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from chickenfoot.rules import State, catches
from chickenfoot.server.ports import Index
from chickenfoot.server.room.state import SUBSTITUTE, Pace, Room

Act = Literal["bot", "clock", "tick", "purge"]
"""A computer player moves, or does for a guest out of time; what needs no choice; the table is forgotten."""


class Due(NamedTuple):
    """What is due *at* a time; for a move the *seat*, and the computer player's *level*."""

    at: int
    act: Act
    seat: int = 0
    level: str = ""


def due(room: Room, pace: Pace) -> Due:
    """The next thing that happens here if nobody does anything."""
    return min(_all_due(room, pace), key=lambda one: one.at)


def index_of(room: Room, pace: Pace) -> Index:
    """What the store looks the table up by."""
    return Index(room.named, due(room, pace).at)


def _all_due(room: Room, pace: Pace) -> Iterator[Due]:
    if room.closed:
        yield Due(room.at + pace.kept, "purge")
        return
    yield Due(room.at + pace.idle, "tick")
    if room.offer is not None:
        since = room.offer.since if room.offer.closed is None else room.offer.closed
        yield Due(since + pace.salts, "tick")
    elif room.state is not None:
        yield from _moves_due(room, room.state, pace)
    elif room.phase == "between" and not (room.is_alone and room.people):
        yield Due(room.moved_at + pace.between, "tick")


def _moves_due(room: Room, state: State, pace: Pace) -> Iterator[Due]:
    level = room.places[state.to_move].level
    catchers = [catch.by for catch in catches(state)]
    watchful = [seat for seat in catchers if room.places[seat].level]
    people_may = any(room.places[seat].plays_himself for seat in catchers)
    at = room.moved_at + max(pace.bot, pace.catch if people_may else 0)
    if watchful:
        seat = state.to_move if state.to_move in watchful else watchful[0]
        yield Due(at, "bot", seat, room.places[seat].level)
    elif level:
        yield Due(at, "bot", state.to_move, level)
    if not level and room.clock:
        yield Due(room.turn_at + 1000 * room.clock, "clock", state.to_move, SUBSTITUTE)
