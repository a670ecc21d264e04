"""What is asked and answered over HTTP, beside the table's socket. Times are milliseconds since 1970."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from chickenfoot.wire.parts import Board, Final, Happening, Phase, Result, Round, Seat, Shape


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The body of a request or of an answer; what has its default is not sent."""


Rules = Annotated[str, msgspec.Meta(max_length=1000, description="A ruleset as in a position line")]
Toml = Annotated[str, msgspec.Meta(max_length=8192, description="The text of a ruleset file")]
Word = Annotated[str, msgspec.Meta(max_length=64)]
Players = Annotated[int, msgspec.Meta(ge=2, le=99)]

# --- errors -----------------------------------------------------------------------------------------------


class Problem(Body, frozen=True):
    """Why a request was not carried out: a code, what the words for it need, and a short English text."""

    code: str
    text: str
    args: dict[str, str | int] = {}


# --- guests -----------------------------------------------------------------------------------------------


class Name(Body, frozen=True):
    """The name somebody goes by: 1 to 24 characters once it is cleaned."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


class Me(Body, frozen=True):
    """Who the reader is. Without a name he is nobody yet."""

    name: str = ""


class MyTable(Body, frozen=True):
    """A table where the reader sits, at ``you``, or is host. ``at``: when something last happened there."""

    id: str
    rules: str
    phase: Phase
    seats: tuple[Seat, ...]
    at: int
    you: int | None = None
    is_host: bool = False
    your_turn: bool = False


class MyTables(Body, frozen=True):
    """Those where it is the reader's turn first, then those where something happened last."""

    tables: tuple[MyTable, ...]


class Link(Body, frozen=True):
    """What another device sends, once and before it ``expires``, to be the same guest."""

    token: str
    expires: int


class LinkToken(Body, frozen=True):
    """A link's token."""

    token: Word


# --- notifications ----------------------------------------------------------------------------------------


class Push(Body, frozen=True):
    """The ``key`` by which browsers let this server send them notifications; empty: it sends none."""

    key: str = ""


Sealing = Annotated[str, msgspec.Meta(max_length=200, description="Bytes in base64 for URLs")]


class SubscriptionKeys(Body, frozen=True):
    """What a browser's notifications are sealed with: its public key, and a secret of 16 bytes."""

    p256dh: Sealing
    auth: Sealing


class NewSubscription(Body, frozen=True):
    """Of a browser's ``PushSubscription`` what is needed, and the language it is to be told in."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1024)]
    keys: SubscriptionKeys
    lang: Annotated[str, msgspec.Meta(max_length=16)]


class OldSubscription(Body, frozen=True):
    """The ``endpoint`` of a browser that is to be told nothing more."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1024)]


class Pushed(Body, frozen=True):
    """What a browser is told while it has no page open, sealed for it alone: the words of a notification."""

    what: Literal["your_turn"]
    table: str
    title: str
    body: str
    lang: str


# --- tables -----------------------------------------------------------------------------------------------


class NewTable(Body, frozen=True):
    """A table to be made: by ``rules`` or by ``toml``, without both ``trains``.

    ``seats``: ``open``, ``invited`` or a computer player's level, for each. ``clock``: seconds for a turn; 0:
    none. ``hints``: allowed also among people. ``stand``: who makes it takes no seat; else
    the first that is open.
    """

    seats: Annotated[tuple[Word, ...], msgspec.Meta(min_length=2, max_length=99)]
    rules: Rules = ""
    toml: Toml = ""
    clock: Annotated[int, msgspec.Meta(ge=0, le=30 * 86_400)] = 0
    hints: bool = False
    stand: bool = False


class MadeTable(Body, frozen=True):
    """The id of a new table, which opens it to whoever has it, and a short code for it."""

    id: str
    code: str
    expires: int


class ShortCode(Body, frozen=True):
    """A short code that leads to a table until it ``expires``; capitals and small letters are the same."""

    code: str
    expires: int


class Found(Body, frozen=True):
    """The id of the table a code leads to."""

    table: str


# --- replays ----------------------------------------------------------------------------------------------


class AskedReplay(Body, frozen=True):
    """The text of a record (docs/notation.md)."""

    record: Annotated[str, msgspec.Meta(max_length=500_000)]


class ReplayedPly(Body, frozen=True):
    """A move of a round: who made it, what it brought about, and the table after it."""

    seat: int
    move: str
    happened: tuple[Happening, ...]
    board: Board


class ReplayedRound(Body, frozen=True):
    """A round: as it was dealt, with all ``hands``, then its moves. Tiles that are not known are ``?``."""

    dealt: Round
    hands: tuple[tuple[str, ...], ...]
    plies: tuple[ReplayedPly, ...]
    result: Result | None = None


class ReplayedGame(Body, frozen=True):
    """A record played through the rules. ``names``: who sat there, as the record says; empty: it does not.

    ``seat``: whose view it is, where it is one. ``final``: how the game ended; left out: it goes on.
    """

    rules: str
    shape: Shape
    names: tuple[str, ...]
    rounds: tuple[ReplayedRound, ...]
    date: str = ""
    seat: int | None = None
    undone: int = 0
    final: Final | None = None


# --- rulesets ---------------------------------------------------------------------------------------------


class AskedRules(Body, frozen=True):
    """A ruleset to be looked at: ``rules`` or ``toml``, without both ``trains``; then ``changes`` to it.

    ``changes`` are values of its keys as ``KEY=VALUE`` has them. With ``players`` the sheet is for so many.
    """

    rules: Rules = ""
    toml: Toml = ""
    changes: Annotated[dict[Word, Rules], msgspec.Meta(max_length=100)] = {}
    players: Players | None = None


class SheetLine(Body, frozen=True):
    """A sentence or two of a rule sheet: the message of ``speech`` and what is put into it."""

    id: str
    args: dict[str, str | int] = {}


class Ruleset(Body, frozen=True):
    """A ruleset in one line, as a file, and as a rule sheet.

    ``values`` has every key as ``KEY=VALUE`` writes it, ``players`` the numbers of players that can sit down.
    """

    rules: str
    toml: str
    values: dict[str, str]
    players: tuple[int, ...]
    sheet: tuple[SheetLine, ...]


class Preset(Body, frozen=True):
    """A published ruleset."""

    name: str
    ruleset: Ruleset


class Form(Body, frozen=True):
    """One way to write a value of a key: ``#`` is a number, ``...`` any more of what it follows.

    Without either, ``text`` is the value itself.
    """

    name: str
    text: str


class RuleKey(Body, frozen=True):
    """A key of a ruleset, what its values look like, and the bounds of the numbers in them.

    A value of such a form can be refused all the same, because of the others.
    """

    key: str
    forms: tuple[Form, ...]
    least: int = 0
    most: int = 0


class Presets(Body, frozen=True):
    """The published rulesets, and what a ruleset or a table can be made of.

    ``levels``: the computer players for people to play against, weakest first.
    """

    presets: tuple[Preset, ...]
    levels: tuple[str, ...]
    keys: tuple[RuleKey, ...]


# --- the server -------------------------------------------------------------------------------------------


class DrawnPath(Body, frozen=True):
    """A place on this server, from the first slash of its path on."""

    path: Annotated[str, msgspec.Meta(max_length=1000)]


class Health(Body, frozen=True):
    """The server runs, or is ready."""

    version: str
