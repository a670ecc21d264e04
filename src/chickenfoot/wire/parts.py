"""What messages are made of. Tiles and moves travel as text (docs/notation.md): ``3-9``, ``9-3 on 9.2``."""

from __future__ import annotations

from typing import Literal

import msgspec


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a message; what has its default is not sent."""


class Row(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A part that is sent as an array of its fields, because there are many of it."""


Phase = Literal["gathering", "salting", "playing", "between", "over", "closed"]
"""Where a table is: taking seats; a round is to be dealt; is played; is over; the game is over; all is."""

Holder = Literal["open", "invited", "computer", "person"]
"""Who has a seat. A person may have a computer player stand in."""

Phrase = Literal[
    "chicken_foot",
    "hello",
    "good_luck",
    "well_played",
    "nice_foot",
    "thank_you",
    "sorry",
    "oh_no",
    "hurry",
    "one_moment",
    "goodbye",
]
"""What can be said at the table; the words are in ``speech``."""


# --- the tableau ------------------------------------------------------------------------------------------


class Laid(Row, frozen=True):
    """A tile on the table, what it was laid against (none: the starting double) and as its how-manieth."""

    tile: str
    on: str | None
    slot: int


class End(Row, frozen=True):
    """A place where a tile may be laid once nothing is pending: its value, and whose free half it is."""

    value: int
    tile: str


class Pending(Part, frozen=True):
    """What must be completed first: a foot, or the opening, and how many tiles it lacks."""

    double: str
    missing: int
    opening: bool = False


class Board(Part, frozen=True):
    """The table after a move: tiles in each hand and in the yard, the open ends, what is pending."""

    counts: tuple[int, ...]
    yard: int
    ends: tuple[End, ...] = ()
    pending: Pending | None = None


# --- whose turn it is -------------------------------------------------------------------------------------


class Option(Row, frozen=True):
    """A legal move of the reader, and the tile that it goes against if it is a lay."""

    move: str
    on: str | None


class Cannot(Part, frozen=True):
    """Tiles of the reader that cannot go now: the reason's code, its clause, and what its words need.

    ``last``: it would be the last tile, which may be no double.
    """

    why: str
    clause: str
    tiles: tuple[str, ...]
    last: bool = False


class Turn(Part, frozen=True):
    """Who is to move. ``deadline``: when the time is up, in milliseconds since 1970; 0: no clock.

    ``drawn`` is what the reader has drawn this turn; ``moves`` and ``cannot`` are the reader's own.
    """

    seat: int
    deadline: int = 0
    has_drawn: bool = False
    drawn: str | None = None
    moves: tuple[Option, ...] = ()
    cannot: tuple[Cannot, ...] = ()


# --- seats, rounds, results -------------------------------------------------------------------------------


class Seat(Part, frozen=True):
    """A place at the table. ``level``: which computer player plays here now, be it for a person.

    ``invite`` opens a reserved seat; only the host is told.
    """

    holder: Holder
    name: str = ""
    level: str = ""
    invite: str = ""


class Shape(Part, frozen=True):
    """What a layout must know of the rules: highest pip, trains wanted, toes, whether feet may be waived."""

    set: int
    arms: int
    toes: int
    waives: bool = False


class Table(Part, frozen=True):
    """What does not change while a table lives. ``rules`` is a ruleset as in a position line.

    ``clock``: seconds for a turn; 0: none.
    """

    id: str
    rules: str
    shape: Shape
    rounds: int  # of a game; 0: until the target is reached
    clock: int = 0
    hints: bool = False


class Offer(Part, frozen=True):
    """A round before its deal (docs/notation.md, "From a seed to a deal").

    ``commitment`` is SHA-256 of the server's seed; ``commitments`` and ``salts`` are the seats' own so far,
    in hex. ``deadline``: when salts, or what they were, are no longer waited for.
    """

    round: int
    commitment: str
    deadline: int
    commitments: tuple[str | None, ...]
    salts: tuple[str | None, ...]
    is_closed: bool = False  # who has committed himself is to show now


class Round(Part, frozen=True):
    """A round as the reader sees it. ``starter`` is not known while the double is searched for (X5)."""

    number: int
    double: str
    commitment: str
    salts: tuple[str, ...]
    board: Board
    hand: tuple[str, ...] = ()
    plays: tuple[Laid, ...] = ()
    starter: int | None = None
    planned: str | None = None  # the double whose turn it was, where another one starts
    first: int | None = None  # who draws first in a search
    turned: int = 0
    shown: tuple[str, ...] = ()
    redeals: int = 0


class Result(Part, frozen=True):
    """A finished round. ``hands`` are what was left; ``seed``, in hex, proves the deal, where it is known."""

    double: str
    starter: int
    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    totals: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    seed: str = ""


class Tie(Part, frozen=True):
    """A tie-break that put one seat before another with the same total (X15)."""

    ahead: int
    behind: int
    by: str


class Final(Part, frozen=True):
    """How a game ended: each seat's place, from 1, and the ties that were broken."""

    places: tuple[int, ...]
    ties: tuple[Tie, ...] = ()
    stopped: bool = False  # nobody held any double left


class Worth(Row, frozen=True):
    """What a move may cost: points of this round on average, and the ends of a 95 % interval."""

    move: str
    points: float
    low: float
    high: float


# --- what a move brought about ----------------------------------------------------------------------------


class TileLaid(Part, frozen=True, tag="laid", tag_field="what"):
    """A tile was laid against another one as its ``slot``-th, from 0."""

    tile: str
    on: str | None
    slot: int
    called: bool = False


class TileDrawn(Part, frozen=True, tag="drawn", tag_field="what"):
    """``tile`` is told to who drew it, or to all if the search for the double ended with it (X5)."""

    tile: str | None = None
    shown: bool = False


class Passed(Part, frozen=True, tag="passed", tag_field="what"):
    """A turn ended without a lay."""

    after_draw: bool = False


class FootBegun(Part, frozen=True, tag="foot", tag_field="what"):
    """A double was laid: chicken foot!"""

    double: str
    waived: bool = False


class FootDone(Part, frozen=True, tag="foot_done", tag_field="what"):
    """The last toe is down."""

    double: str


class OpeningDone(Part, frozen=True, tag="opening_done", tag_field="what"):
    """The last train demanded has been started."""


class Caught(Part, frozen=True, tag="caught", tag_field="what"):
    """A seat that did not call drew ``count`` tiles; ``tiles`` is told to that seat."""

    seat: int
    count: int
    tiles: tuple[str, ...] | None = None


class RoundOver(Part, frozen=True, tag="round_over", tag_field="what"):
    """The round is over; hands are shown and counted."""

    result: Result


class GameOver(Part, frozen=True, tag="game_over", tag_field="what"):
    """The game is over."""

    final: Final


Happening = TileLaid | TileDrawn | Passed | FootBegun | FootDone | OpeningDone | Caught | RoundOver | GameOver
