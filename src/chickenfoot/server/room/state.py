"""What a table is at one moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeVar

from chickenfoot.rules import Game, Ruleset, State
from chickenfoot.wire.parts import Holder, Phase

Thing = TypeVar("Thing")

SUBSTITUTE: Final = "hen"
"""The computer player who goes on for somebody who left during a game, or moves when the time is up."""


class Actor(NamedTuple):
    """Who sends a command: a guest's id and name."""

    id: str
    name: str


class Pace(NamedTuple):
    """How long the table waits, in milliseconds: what is the same for all tables of a server."""

    bot: int = 900  # before a computer player moves, so that people can follow
    salts: int = 10_000  # for each: choosing a salt, showing it
    catch: int = 3_000  # before it does, while people may catch somebody
    between: int = 30_000  # after a round, for those who have not said that they want to go on
    idle: int = 60 * 86_400_000  # until a table where nothing happens expires
    kept: int = 30 * 86_400_000  # until a closed one is forgotten


class Place(NamedTuple):
    """A place at the table. *guest*: whose it is; *level*: the computer player who plays there now."""

    guest: str = ""
    name: str = ""
    level: str = ""
    invite: str = ""

    @property
    def holder(self) -> Holder:
        if self.guest:
            return "person"
        if self.level:
            return "computer"
        return "invited" if self.invite else "open"

    @property
    def plays_himself(self) -> bool:
        """Whether a person sits here and nobody stands in for him."""
        return bool(self.guest) and not self.level


class Offering(NamedTuple):
    """A round that is to be dealt: the secret seed, what the seats mix in, since when that is waited for."""

    seed: bytes
    since: int
    commitments: tuple[str | None, ...]
    salts: tuple[str | None, ...]
    closed: int | None = None  # when no more salts were taken


class Answer(NamedTuple):
    """A command that was carried out, and the number of what came of it."""

    command: str
    seq: int


class Room(NamedTuple):
    """A table as its log tells it.

    *seq* and *at*: number and time of the last entry. *turn_seq* and *moved_at*: of the last one that
    changed the game; *turn_at*: when the turn began. *games* are those played to the end here, *earlier* the
    running game before each choice of somebody who plays alone. *answered*: the latest commands of each
    guest. *removed*: guests who may not sit here. *named*: all whom the log names.
    """

    ruleset: Ruleset
    places: tuple[Place, ...]
    host: str
    secret: bytes
    clock: int = 0  # seconds for a turn; 0: none
    hints: bool = False
    seq: int = 0
    at: int = 0
    game: Game | None = None
    games: tuple[Game, ...] = ()
    undone: tuple[int, ...] = ()  # of each of games, how many choices were taken back
    offer: Offering | None = None
    ready: frozenset[int] = frozenset()
    undos: int = 0
    earlier: tuple[Game, ...] = ()
    turn_seq: int = 0
    moved_at: int = 0
    turn_at: int = 0
    answered: Mapping[str, tuple[Answer, ...]] = {}
    removed: frozenset[str] = frozenset()
    named: frozenset[str] = frozenset()
    closed: bool = False
    expired: bool = False

    @property
    def phase(self) -> Phase:
        if self.closed:
            return "closed"
        if self.offer is not None:
            return "salting"
        if self.game is None:
            return "gathering"
        if self.game.state is not None:
            return "playing"
        return "over" if self.game.is_over else "between"

    @property
    def state(self) -> State | None:
        """The running round's state."""
        return None if self.game is None or self.closed or self.offer is not None else self.game.state

    @property
    def people(self) -> tuple[int, ...]:
        """The seats whose guests play themselves."""
        return tuple(seat for seat, place in enumerate(self.places) if place.plays_himself)

    @property
    def guests(self) -> frozenset[str]:
        return frozenset(place.guest for place in self.places if place.guest)

    @property
    def is_alone(self) -> bool:
        """Whether one person plays against computer players."""
        return len(self.guests) == 1 and all(place.guest or place.level for place in self.places)

    @property
    def game_number(self) -> int:
        """The running game's number at this table, from 1; 0: none yet."""
        return len(self.games) + (self.game is not None)

    def answer_to(self, guest: str, command: str) -> int | None:
        """The number of what came of a guest's command; None where it is not known to be carried out."""
        his = self.answered.get(guest, ())
        return next((answer.seq for answer in his if answer.command == command), None)

    def seat_of(self, guest: str) -> int | None:
        """Where *guest* sits."""
        return next((seat for seat, place in enumerate(self.places) if guest and place.guest == guest), None)

    def with_place(self, seat: int, place: Place) -> Room:
        """The room with another *place* at *seat*. Raises :exc:`IndexError`."""
        return self._replace(places=put(self.places, seat, place))

    def may_undo(self, seat: int | None) -> bool:
        """Whether the guest at *seat* may take back a choice now."""
        return (
            seat is not None and self.is_alone and bool(self.earlier) and not self.closed and not self.offer
        )

    def may_hint(self, seat: int | None) -> bool:
        """Whether hints are given here at all."""
        return seat is not None and (self.is_alone or self.hints)


def put(things: tuple[Thing, ...], seat: int, thing: Thing) -> tuple[Thing, ...]:
    """*things*, one for each seat, with another *thing* at *seat*. Raises :exc:`IndexError`."""
    if not 0 <= seat < len(things):
        raise IndexError(f"expected a seat from 0 to {len(things) - 1}, got {seat}")
    return (*things[:seat], thing, *things[seat + 1 :])
