"""What the server says.

Messages with ``seq`` of their own tell what happened at the watched table: numbered from 1 without holes, the
same for everybody, each built for its reader. ``at`` is the server's time in milliseconds since 1970.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from chickenfoot.wire.parts import (
    Board,
    Final,
    Happening,
    Offer,
    Phase,
    Phrase,
    Result,
    Round,
    Seat,
    Table,
    Turn,
    Worth,
)


class _Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type"):
    pass


# --- answers ----------------------------------------------------------------------------------------------


class Welcome(_Message, frozen=True, tag="welcome"):
    """The answer to ``hello``."""

    protocol: int
    version: str
    name: str
    at: int


class Done(_Message, frozen=True, tag="done"):
    """The command ``id`` has been carried out and kept; what came of it has the number ``seq``."""

    id: str
    seq: int


class Refused(_Message, frozen=True, tag="refused"):
    """The command ``id`` was not carried out: why, and what the words for it need.

    A move that the rules refuse has its clause among them. ``id`` is empty where none could be read.
    """

    id: str
    code: str
    args: dict[str, str | int] = {}


class Hinted(_Message, frozen=True, tag="hinted"):
    """What a good player would do as the table stood at ``seq``, why (a message of ``speech``), the cost."""

    id: str
    seq: int
    move: str
    on: str | None
    reason: str
    args: dict[str, str | int]
    worths: tuple[Worth, ...]


class YourTurn(_Message, frozen=True, tag="your_turn"):
    """At another table it is the reader's turn."""

    table: str


class Goodbye(_Message, frozen=True, tag="goodbye"):
    """The server closes the connection; ``again``: after so many milliseconds it may be opened anew."""

    code: Literal["restart", "slow", "deleted", "protocol"]
    again: int = 0


# --- the table --------------------------------------------------------------------------------------------


class Snapshot(_Message, frozen=True, tag="snapshot"):
    """The whole table as it stands at ``seq``. ``undone``: it went back to here."""

    seq: int
    at: int
    table: Table
    phase: Phase
    seats: tuple[Seat, ...]
    you: int | None = None
    host: int | None = None
    is_host: bool = False  # the reader is
    game: int = 0  # of this table, from 1; 0: none yet
    results: tuple[Result, ...] = ()
    final: Final | None = None
    offer: Offer | None = None
    round: Round | None = None
    turn: Turn | None = None
    ready: tuple[int, ...] = ()
    can_undo: bool = False
    can_hint: bool = False
    undos: int = 0
    undone: bool = False


class Seats(_Message, frozen=True, tag="seats"):
    """Something changed about ``seat``: all seats as they are now, the turn if there is one, who is ready."""

    seq: int
    at: int
    what: Literal["sat", "stood", "removed", "set", "stood_in", "host"]
    seat: int
    seats: tuple[Seat, ...]
    you: int | None = None
    host: int | None = None
    is_host: bool = False
    turn: Turn | None = None
    ready: tuple[int, ...] = ()
    can_undo: bool = False
    can_hint: bool = False


class Started(_Message, frozen=True, tag="started"):
    """A game begins, the table's so-manieth; what was played before is over."""

    seq: int
    at: int
    game: int


class Offered(_Message, frozen=True, tag="offered"):
    """A round is to be dealt, or more is known of its salts."""

    seq: int
    at: int
    offer: Offer


class Dealt(_Message, frozen=True, tag="dealt"):
    """The round is dealt; it may be over at once. Without one the game has ended, for want of a held double.

    ``seed`` is then that of the deal in which nobody held one.
    """

    seq: int
    at: int
    round: Round | None = None
    turn: Turn | None = None
    happened: tuple[Happening, ...] = ()
    seed: str = ""
    can_undo: bool = False
    can_hint: bool = False


class Moved(_Message, frozen=True, tag="moved"):
    """A seat made a move: what happened, and the table after it. ``clock``: its time was up."""

    seq: int
    at: int
    seat: int
    move: str
    happened: tuple[Happening, ...]
    board: Board
    turn: Turn | None = None
    clock: bool = False
    can_undo: bool = False


class Readied(_Message, frozen=True, tag="readied"):
    """A seat wants to go on; so do all of ``ready``."""

    seq: int
    at: int
    seat: int
    ready: tuple[int, ...]


class Reacted(_Message, frozen=True, tag="reacted"):
    """A seat said a phrase."""

    seq: int
    at: int
    seat: int
    phrase: Phrase


class Closed(_Message, frozen=True, tag="closed"):
    """Nobody plays here any more."""

    seq: int
    at: int
    expired: bool = False


Told = Snapshot | Seats | Started | Offered | Dealt | Moved | Readied | Reacted | Closed
ToClient = Welcome | Done | Refused | Hinted | YourTurn | Goodbye | Told
