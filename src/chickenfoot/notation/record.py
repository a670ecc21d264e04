"""A whole game as a value: what a record holds, whether written by a program or read from a text.

A :class:`Record` is unchecked, as a ``Setup`` is: :mod:`~chickenfoot.notation.replay` plays it through the
rules. What is not known – hands and draws of others in the record of one seat – is a number of hidden tiles.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from chickenfoot.notation.mistakes import Place
from chickenfoot.rules import Move, Ruleset, Seat, Tile, subseed
from chickenfoot.rules.state import Ending
from chickenfoot.rules.tiles import Pip

VERSION: Final = 1


class _FaceDown(Tile):
    """A tile nobody who wrote the record could see. It is on no end's value, so it fits nowhere."""

    __slots__ = ()

    def __str__(self) -> str:
        return "?"


FACE_DOWN: Final[Tile] = _FaceDown(-1, -1)
"""What stands in a replayed round for a tile that the record does not tell."""


@dataclass(frozen=True, slots=True)
class Pile:
    """Tiles of a hand, of the yard, or drawn: those known in order, and how many more there are."""

    tiles: tuple[Tile, ...] = ()
    hidden: int = 0

    @classmethod
    def of(cls, tiles: Iterable[Tile]) -> Pile:
        """The pile of *tiles*, some of which may lie face down."""
        every = tuple(tiles)
        known = tuple(tile for tile in every if tile != FACE_DOWN)
        return cls(known, len(every) - len(known))

    @property
    def size(self) -> int:
        return len(self.tiles) + self.hidden

    def spread(self) -> tuple[Tile, ...]:
        """All tiles, those not known face down and last."""
        return self.tiles + (FACE_DOWN,) * self.hidden

    def agrees_with(self, tiles: Collection[Tile]) -> bool:
        """Whether it tells of *tiles* as many as there are, each at most once, and no other."""
        known = set(self.tiles)
        return self.size == len(tiles) and len(known) == len(self.tiles) and known <= set(tiles)

    def __str__(self) -> str:
        """The pile in a record: ``0-1,2-9``, ``?7``, ``0-1,?6``, ``?`` for one tile, ``-`` for none."""
        known = [str(tile) for tile in self.tiles]
        hidden = [] if not self.hidden else ["?"] if self.hidden == 1 else [f"?{self.hidden}"]
        return ",".join(known + hidden) or "-"


NO_TILES: Final = Pile()
ONE_HIDDEN: Final = Pile((), 1)


class WrittenPly(NamedTuple):
    """A move of a round. ``drawn``: what came from the yard; after a catch, to whoever was caught."""

    seat: Seat
    move: Move
    drawn: Pile = NO_TILES


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenRound:
    """A round as a record tells it; None and hidden tiles where it does not.

    ``first`` is the starter, or in a ``search`` for the starting double whoever draws first. ``planned``,
    ``turned``, ``shown`` and ``redeals`` are those of :class:`~chickenfoot.rules.game.Start`.
    """

    number: int
    double: Pip
    planned: Pip
    first: Seat
    search: bool = False
    turned: int = 0
    shown: tuple[Tile, ...] = ()
    redeals: int = 0
    commitment: bytes | None = None
    seed: bytes | None = None
    salts: tuple[bytes, ...] = ()
    hands: tuple[Pile, ...]
    yard: Pile
    plies: tuple[WrittenPly, ...] = ()
    end: Ending | None = None
    left: tuple[Pile, ...] | None = None
    scores: tuple[int, ...] | None = None
    totals: tuple[int, ...] | None = None

    @property
    def starter(self) -> Seat | None:
        return None if self.search else self.first

    @property
    def is_full(self) -> bool:
        """Whether every tile dealt is told."""
        return not self.yard.hidden and not any(hand.hidden for hand in self.hands)

    @property
    def claims_end(self) -> bool:
        """Whether the record says in any way that the round is over."""
        return any(item is not None for item in (self.end, self.left, self.scores, self.totals))


@dataclass(frozen=True, slots=True)
class Headers:
    """What a record tells besides the play.

    ``seats``: who sits there, free text such as ``Ouma`` or ``heaviest (bot)``. ``date``: ISO 8601. From
    ``seed`` round *r* takes the seed ``subseed(seed, f"round {r}")``. ``undos``: moves taken back.
    """

    seats: tuple[str, ...] = ()
    date: str | None = None
    seed: bytes | None = None
    undos: int = 0

    def seed_of_round(self, number: int) -> bytes | None:
        """The seed of round *number* (from 1), where the game has one for all."""
        return None if self.seed is None else subseed(self.seed, f"round {number}")


Item = tuple[int, str]
"""What stands in a line: the round's number (0: a header), and a name (``hand 2``, ``ply 17``, ``end``)."""


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game. ``seat``: whose view it is; None: everybody's, or nobody's where tiles are hidden.

    ``stopped``: the ruleset ended the game because nobody held any double left. ``where`` says where each
    item stood in the text it was read from; it does not count when records are compared.
    """

    ruleset: Ruleset
    players: int
    headers: Headers = Headers()
    seat: Seat | None = None
    rounds: tuple[WrittenRound, ...] = ()
    stopped: bool = False
    places: tuple[int, ...] | None = None
    where: Mapping[Item, Place] = field(default_factory=dict, compare=False, repr=False)

    def seed_of(self, written: WrittenRound) -> bytes | None:
        """The seed of a round, its own or the one drawn from the game's; None: not told."""
        return self.headers.seed_of_round(written.number) if written.seed is None else written.seed
