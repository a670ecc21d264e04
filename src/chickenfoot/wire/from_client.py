"""What a client may say. Everything but ``hello`` is a command with an id of the client's choice.

A command that is sent again with the same id, because its answer was lost, is answered again and not carried
out twice. All but ``watch`` and ``leave`` are about the table that is watched.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from chickenfoot.wire.parts import Phrase

_END: Final = r"(?![\s\S])"  # not "$", before which Python allows a line end

CommandId = Annotated[str, msgspec.Meta(pattern=f"^[\\x21-\\x7e]{{1,40}}{_END}")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
Number = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]
Word = Annotated[str, msgspec.Meta(max_length=64)]
TableId = Annotated[str, msgspec.Meta(pattern=f"^[0-9a-f]{{32}}{_END}")]
Hash = Annotated[str, msgspec.Meta(pattern=f"^[0-9a-f]{{64}}{_END}")]
Salt = Annotated[str, msgspec.Meta(pattern=f"^([0-9a-f]{{2}}){{0,32}}{_END}")]


class _Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type"):
    pass


class Hello(_Message, frozen=True, tag="hello"):
    """The first message of a connection."""

    protocol: Number


class Command(_Message, frozen=True):
    """Anything that is answered, with ``done`` or ``refused`` and the same id."""

    id: CommandId


class Watch(Command, frozen=True, tag="watch"):
    """Look at a table; one that was watched before is left. ``after``: the last number seen of it.

    What was missed comes next, or a ``snapshot`` where that is shorter or ``after`` is 0.
    """

    table: TableId
    after: Number = 0


class Leave(Command, frozen=True, tag="leave"):
    """Look away. The seat stays."""


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat, a reserved one with its ``invite``."""

    seat: SeatNumber
    invite: Word = ""


class Stand(Command, frozen=True, tag="stand"):
    """Give one's seat up for good."""


class SetSeat(Command, frozen=True, tag="set_seat"):
    """Host, before the game: make a seat ``open`` or ``invited``, or give it to a computer player's level."""

    seat: SeatNumber
    to: Word


class StandIn(Command, frozen=True, tag="stand_in"):
    """Let a computer player of ``level`` play for a person; empty: the person plays again.

    The host may for anybody, everybody for himself.
    """

    seat: SeatNumber
    level: Word = ""


class Remove(Command, frozen=True, tag="remove"):
    """Host: send a person away; he cannot sit here again."""

    seat: SeatNumber


class PassHost(Command, frozen=True, tag="pass_host"):
    """Host: let the person at this seat be the host."""

    seat: SeatNumber


class Start(Command, frozen=True, tag="start"):
    """Host: begin the game."""


class Commit(Command, frozen=True, tag="commit"):
    """Choose a salt for the coming deal, and say its SHA-256."""

    commitment: Hash


class Show(Command, frozen=True, tag="show"):
    """Show the salt, up to 32 bytes in hex, once no more are taken."""

    salt: Salt


class Play(Command, frozen=True, tag="play"):
    """Make a move. ``seen``: the last number seen; a move that answers an older table is refused."""

    seen: Number
    move: Word


class Undo(Command, frozen=True, tag="undo"):
    """Alone: go back to before the last choice."""


class Hint(Command, frozen=True, tag="hint"):
    """Ask what a good player would do."""


class Ready(Command, frozen=True, tag="ready"):
    """Go on to the next round; after the last one, to a rematch."""


class React(Command, frozen=True, tag="react"):
    """Say one of the phrases."""

    phrase: Phrase


class Close(Command, frozen=True, tag="close"):
    """Host: close the table."""


AnyCommand = (
    Watch
    | Leave
    | Sit
    | Stand
    | SetSeat
    | StandIn
    | Remove
    | PassHost
    | Start
    | Commit
    | Show
    | Play
    | Undo
    | Hint
    | Ready
    | React
    | Close
)
FromClient = Hello | AnyCommand
