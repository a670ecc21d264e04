"""A client that knows no rules: it keeps the table as a snapshot gave it, and changes it as it is told."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from chickenfoot.server.readers import frame_of
from chickenfoot.server.room import Actor, Room
from chickenfoot.server.telling import snapshot
from chickenfoot.wire import parts, to_client
from chickenfoot.wire.codec import read_to_client, write_to_client
from chickenfoot.wire.to_client import Snapshot, Told
from tests.server.tables import PACE, Table

Kind = TypeVar("Kind", bound=Told)

TABLE = "table"


def seen(room: Room, guest: str) -> Snapshot:
    """What *guest* sees who looks at the table only now, as it arrives."""
    message = read_to_client(write_to_client(snapshot(TABLE, room, guest, PACE)))
    assert isinstance(message, Snapshot)
    return message


def frames(table: Table, guest: str) -> list[bytes]:
    """Every message to *guest*, one for each entry but the first."""
    return [frame_of(TABLE, step, guest, PACE) for step in table.steps]


def read(frame: bytes) -> Told:
    """A message about the table."""
    message = read_to_client(frame)
    assert isinstance(message, Told)
    return message


def heard(known: Snapshot, message: Told) -> Snapshot:
    """The table as a client knows it that knew it so, and is told *message*."""
    assert message.seq == known.seq + 1
    if isinstance(message, Snapshot):
        return replace(message, undone=False)
    return replace(known, seq=message.seq, at=message.at, **_changes(known, message))


def _changes(known: Snapshot, message: Told) -> dict[str, Any]:
    """What of a snapshot is otherwise now."""
    match message:
        case to_client.Seats():
            return _of_seats(known, message)
        case to_client.Started():
            nothing = {
                "phase": "between",
                "results": (),
                "final": None,
                "round": None,
                "ready": (),
                "undos": 0,
            }
            return {**nothing, "game": message.game, "can_undo": False}
        case to_client.Offered():
            return {"phase": "salting", "offer": message.offer, "ready": (), "can_undo": False}
        case to_client.Dealt():
            return _of_deal(known, message)
        case to_client.Moved():
            return _of_move(known, message)
        case to_client.Readied():
            return {"ready": message.ready}
        case to_client.Closed():
            return {"phase": "closed", "offer": None, "turn": None, "can_undo": False}
    return {}


def _of_seats(known: Snapshot, message: to_client.Seats) -> dict[str, Any]:
    round_ = known.round
    if message.you is None and round_ is not None:
        round_ = replace(round_, hand=())
    fields = ("seats", "you", "host", "is_host", "turn", "ready", "can_undo", "can_hint")
    return {"round": round_, **{name: getattr(message, name) for name in fields}}


def _of_deal(known: Snapshot, message: to_client.Dealt) -> dict[str, Any]:
    changes: dict[str, Any] = {
        "phase": "playing",
        "offer": None,
        "round": message.round or known.round,
        "turn": message.turn,
        "can_undo": message.can_undo,
        "can_hint": message.can_hint,
    }
    for one in message.happened:
        changes |= _of_the_end(known, one)
    return changes


def _of_move(known: Snapshot, message: to_client.Moved) -> dict[str, Any]:
    """What a move changes: the round, and at its end the results."""
    assert known.round is not None
    changes: dict[str, Any] = {"turn": message.turn, "can_undo": message.can_undo}
    plays, hand, starter = known.round.plays, set(known.round.hand), known.round.starter
    for one in message.happened:
        match one:
            case parts.TileLaid():
                plays = (*plays, parts.Laid(one.tile, one.on, one.slot))
                hand.discard(one.tile)
                starter = message.seat if one.on is None else starter
            case parts.TileDrawn(tile=str() as tile) if message.seat == known.you:
                hand.add(tile)
            case parts.Caught(tiles=tuple() as tiles) if one.seat == known.you:
                hand |= set(tiles)
            case _:
                changes |= _of_the_end(known, one)
    changes["round"] = replace(
        known.round, board=message.board, plays=plays, hand=in_order(hand), starter=starter
    )
    return changes


def _of_the_end(known: Snapshot, one: parts.Happening) -> dict[str, Any]:
    """What the end of a round, or of the game, changes."""
    match one:
        case parts.RoundOver():
            return {"phase": "between", "results": (*known.results, one.result)}
        case parts.GameOver():
            return {"phase": "over", "final": one.final}
    return {}


def in_order(hand: set[str]) -> tuple[str, ...]:
    """Tiles as a hand holds them: by the lower half, then by the higher."""
    return tuple(sorted(hand, key=lambda text: [*map(int, text.split("-"))]))


# --- single messages --------------------------------------------------------------------------------------


def last(table: Table, reader: Actor, kind: type[Kind]) -> Kind:
    """What *reader* was told last."""
    message = read(frames(table, reader.id)[-1])
    assert isinstance(message, kind)
    return message


def happened(table: Table, reader: Actor) -> tuple[parts.Happening, ...]:
    """What *reader* was told of the last move."""
    return last(table, reader, to_client.Moved).happened
