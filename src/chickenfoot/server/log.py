"""The entries of a table's log: what has happened there, enough to know all of the rest.

A room is made from its log alone (:mod:`chickenfoot.server.room`). Every entry tells the time, and one that a
guest brought about tells who and by which command, so that the same command sent again is known. Entries hold
secrets (seeds, guests' ids): none is ever sent to a client, which gets messages of :mod:`chickenfoot.wire`.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from chickenfoot.errors import ChickenfootError


class BadLog(ChickenfootError):
    """A log that cannot be read: written by a newer version, or damaged."""

    code = "bad_log"


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type"):
    """Something that happened *at* a time, perhaps *by* a guest's *command*."""

    at: int
    by: str = ""
    command: str = ""


class TableMade(Entry, frozen=True, tag="made", kw_only=True):
    """A table for a ruleset, as the first line of a position has it; the guest who made it is the host.

    ``seats``: ``open``, ``invited`` or a computer player's level, for each seat. ``invites``: the secret of
    each invited seat, else empty. ``secret``: 32 bytes in hex, from which computer players get their chance.
    ``clock``: seconds for a turn; 0: no clock. ``hints``: whether they are allowed also among people.
    """

    rules: str
    seats: tuple[str, ...]
    invites: tuple[str, ...]
    secret: str
    clock: int = 0
    hints: bool = False


class Sat(Entry, frozen=True, tag="sat"):
    """The guest took a seat, under a name."""

    seat: int = 0
    name: str = ""


class Stood(Entry, frozen=True, tag="stood"):
    """A seat lost its guest, who gave it up or was *removed*; a computer player of *level* goes on."""

    seat: int = 0
    level: str = ""
    removed: bool = False


class SeatSet(Entry, frozen=True, tag="seat_set"):
    """The host opened a seat, reserved it or gave it to a computer player, before the game."""

    seat: int = 0
    to: str = "open"
    invite: str = ""


class StoodIn(Entry, frozen=True, tag="stood_in"):
    """A computer player of *level* plays for the seat's guest; empty: the guest plays again."""

    seat: int = 0
    level: str = ""


class HostPassed(Entry, frozen=True, tag="host_passed"):
    """The guest of *seat* is the host now."""

    seat: int = 0


class Started(Entry, frozen=True, tag="started"):
    """A game begins, the table's first or a rematch."""


class Offered(Entry, frozen=True, tag="offered"):
    """A round is to be dealt from a seed that nobody sees yet, 32 bytes in hex, and the salts to come."""

    seed: str = ""


class SaltCommitted(Entry, frozen=True, tag="salt_committed"):
    """A seat has chosen its salt, of which this is the SHA-256 in hex."""

    seat: int = 0
    commitment: str = ""


class SaltsClosed(Entry, frozen=True, tag="salts_closed"):
    """Who has not chosen a salt by now mixes in nothing; the others are to show theirs."""


class SaltShown(Entry, frozen=True, tag="salt_shown"):
    """A seat has shown its salt, in hex."""

    seat: int = 0
    salt: str = ""


class Dealt(Entry, frozen=True, tag="dealt"):
    """The round is dealt, from the seed and the salts shown."""


class Moved(Entry, frozen=True, tag="moved"):
    """A seat made a move, written as text. ``clock``: it was made for a guest whose time was up."""

    seat: int = 0
    move: str = ""
    clock: bool = False


class Undone(Entry, frozen=True, tag="undone"):
    """The game went back to before the guest's last choice."""


class Readied(Entry, frozen=True, tag="readied"):
    """A seat wants to go on: to the next round, or after the last one to a rematch."""

    seat: int = 0


class Reacted(Entry, frozen=True, tag="reacted"):
    """A seat said one of the phrases."""

    seat: int = 0
    phrase: str = ""


class Closed(Entry, frozen=True, tag="closed"):
    """Nobody plays here any more: the host closed the table, or it *expired*."""

    expired: bool = False


AnyEntry = (
    TableMade
    | Sat
    | Stood
    | SeatSet
    | StoodIn
    | HostPassed
    | Started
    | Offered
    | SaltCommitted
    | SaltsClosed
    | SaltShown
    | Dealt
    | Moved
    | Undone
    | Readied
    | Reacted
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> bytes:
    """*entry* as the store keeps it."""
    return _encoder.encode(entry)


def read_entry(body: bytes) -> AnyEntry:
    """What :func:`write_entry` wrote. Raises :exc:`BadLog`."""
    try:
        return _decoder.decode(body)
    except msgspec.MsgspecError as error:
        raise BadLog(f"expected an entry of a log, got something else: {error}") from None


def read_entries(bodies: Iterable[bytes]) -> list[AnyEntry]:
    """A log, entry by entry. Raises :exc:`BadLog`."""
    return [read_entry(body) for body in bodies]
