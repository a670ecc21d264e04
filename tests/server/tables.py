"""Tables for tests: a room played by commands, without a server; its time and its chance are the test's."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

import pytest

from chickenfoot.errors import Detail
from chickenfoot.rules import (
    Catch,
    Chance,
    Game,
    Move,
    Round,
    State,
    catches,
    legal_moves,
    next_round,
    seed_of,
)
from chickenfoot.rules.game import Start, settled
from chickenfoot.rules.ruleset import Ruleset
from chickenfoot.server.log import AnyEntry
from chickenfoot.server.readers import Step, steps_of
from chickenfoot.server.room import (
    Actor,
    BotMove,
    Dealing,
    Due,
    Internal,
    Pace,
    Refusal,
    Room,
    Tick,
    decide,
    due,
    fold,
    made,
)
from chickenfoot.testing.chances import Choose
from chickenfoot.wire import from_client as say
from chickenfoot.wire.from_client import AnyCommand

ANN, BO, CY, DI, ED, FLO, GUS, HAL = PEOPLE = tuple(
    Actor(f"guest-{name}", name) for name in ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
)
XO: Final = Actor("guest-Xo", "Xo")
"""Somebody who looks on."""

NOBODY: Final = Actor("", "")
"""Who does what is due."""

SHORT: Final = "trains;set=4;hand=3;arms=2;rounds=4,3"
"""Two short rounds for two or three."""

PACE: Final = Pace()
BEGUN: Final = 1_000_000
SECRET: Final = seed_of("the secret of a table")


class Table:
    """A table that Ann has made. It is told what people do, and keeps the log and every step of it.

    *dealing*: how a round is dealt, where it is not to come from its seed. Time stands still unless told.
    """

    def __init__(
        self,
        rules: str = SHORT,
        seats: Sequence[str] = ("open", "open"),
        *,
        dealing: Dealing = next_round,
        clock: int = 0,
        hints: bool = False,
        label: str = "table",
    ) -> None:
        invites = [f"invite {seat}" for seat in range(len(seats))]
        first = made(
            Ruleset.parse(rules), seats, ANN, BEGUN, secret=SECRET, invites=invites, clock=clock, hints=hints
        )
        self.entries: list[AnyEntry] = [first]
        self.steps: list[Step] = []
        self.room: Room = fold(self.entries, dealing)
        self.now = BEGUN
        self._dealing = dealing
        self._label = label
        self._numbers = itertools.count()

    # --- commands -------------------------------------------------------------------------------------

    def fresh(self) -> bytes:
        """32 bytes, others every time, the same in every run."""
        return seed_of(f"{self._label} {next(self._numbers)}")

    def id(self) -> str:
        """A command's id that was not used before."""
        return f"{self._label} {next(self._numbers)}"

    def act(self, actor: Actor, command: AnyCommand | Internal) -> list[AnyEntry]:
        """What *command* adds to the log. Raises :exc:`Refusal`."""
        entries = decide(self.room, actor, command, self.now, PACE, self.fresh())
        self.add(*entries)
        return entries

    def add(self, *entries: AnyEntry) -> None:
        """Let *entries* follow."""
        steps = steps_of(self.room, entries, self._dealing)
        self.entries += entries
        self.steps += steps
        self.room = steps[-1].after if steps else self.room

    def does(self, actor: Actor, kind: Callable[..., AnyCommand], **said: Any) -> str:
        """What *actor*'s command adds to the log, in names of entries."""
        return names(self.act(actor, kind(id=self.id(), **said)))

    def refusal(self, actor: Actor, kind: Callable[..., AnyCommand], **said: Any) -> Refusal:
        """How a command is refused; the table is as before."""
        before = self.room
        with pytest.raises(Refusal) as refused:
            self.does(actor, kind, **said)
        assert self.room == before
        return refused.value

    def refuses(self, actor: Actor, kind: Callable[..., AnyCommand], **said: Any) -> str:
        """The code with which a command is refused."""
        return self.refusal(actor, kind, **said).code

    def details(self, actor: Actor, kind: Callable[..., AnyCommand], **said: Any) -> dict[str, Detail]:
        """The code of a refusal and what comes with it."""
        refused = self.refusal(actor, kind, **said)
        return {"code": refused.code, **refused.details}

    def plays(self, actor: Actor, move: str, *, seen: int | None = None) -> str:
        """*actor* makes a move, having seen all there is or only up to *seen*."""
        return self.does(actor, say.Play, seen=self.room.seq if seen is None else seen, move=move)

    # --- what the server does -------------------------------------------------------------------------

    def ticks(self) -> str:
        """What is due without anybody's choice is done, if it is due."""
        return names(self.act(NOBODY, Tick(self.fresh())))

    def bot_moves(self, seat: int, move: str, *, seen: int | None = None, clock: bool = False) -> str:
        """A computer player has chosen, when the turn had the number *seen*."""
        turn = self.room.turn_seq if seen is None else seen
        return names(self.act(NOBODY, BotMove(seat, turn, move, clock)))

    def later(self, milliseconds: int) -> Table:
        """Time passes."""
        self.now += milliseconds
        return self

    @property
    def due(self) -> Due:
        return due(self.room, PACE)

    def due_in(self) -> tuple[int, str]:
        """In how many milliseconds from now something is due, and what."""
        return self.due.at - self.now, self.due.act

    # --- the usual way --------------------------------------------------------------------------------

    def seated(self, *people: Actor) -> Table:
        """*people* have taken the free seats in order."""
        free = [seat for seat, place in enumerate(self.room.places) if place.holder == "open"]
        for actor, seat in zip(people, free, strict=False):
            self.does(actor, say.Sit, seat=seat)
        return self

    def started(self, *people: Actor) -> Table:
        """*people* sit, and Ann has begun the game."""
        self.seated(*people).does(ANN, say.Start)
        return self

    def salted(self) -> Table:
        """Everybody has mixed in a salt, and the round is dealt."""
        for kind in (self.commits, self.shows):
            for seat in self.room.people:
                if self.room.phase == "salting":
                    kind(self.guest_at(seat))
        return self

    def dealt(self, *people: Actor) -> Table:
        """*people* sit, Ann has begun, the first round is dealt."""
        return self.started(*people).salted()

    def commits(self, actor: Actor) -> str:
        """*actor* chooses his salt."""
        return self.does(actor, say.Commit, commitment=commitment_of(salt_of(actor)))

    def shows(self, actor: Actor) -> str:
        """*actor* shows his salt."""
        return self.does(actor, say.Show, salt=salt_of(actor))

    def guest_at(self, seat: int) -> Actor:
        """Whose seat it is."""
        place = self.room.places[seat]
        return Actor(place.guest, place.name)

    # --- play by chance -------------------------------------------------------------------------------

    def play_out(self, choose: Choose, *, most: int = 10_000) -> Table:
        """The game goes on to its end, or for *most* entries; everybody moves by chance."""
        while self.room.phase != "over" and len(self.entries) < most:
            self.go_on(choose)
        return self

    def go_on(self, choose: Choose) -> str:
        """What comes next is done: a salt, a move, the next round. Now and then somebody is late."""
        self.later(choose((10, 500)))
        if self.room.phase == "salting":
            return self._salt(late=choose(range(12)) == 0)
        if self.room.phase == "playing":
            return self._move(choose)
        waiting = [seat for seat in self.room.people if seat not in self.room.ready] or self.room.people
        if not waiting or (not self.room.is_alone and choose(range(12)) == 0):
            return self.later(PACE.between).ticks()
        return self.does(self.guest_at(choose(waiting)), say.Ready)

    def _salt(self, *, late: bool) -> str:
        offer = self.room.offer
        assert offer is not None
        for seat in () if late else self.room.people:
            if offer.closed is None and offer.commitments[seat] is None:
                return self.commits(self.guest_at(seat))
            if offer.closed is not None and offer.commitments[seat] and offer.salts[seat] is None:
                return self.shows(self.guest_at(seat))
        return self.later(PACE.salts).ticks()

    def _move(self, choose: Choose) -> str:
        state = state_of(self.room)
        moves: tuple[Move, ...] = catches(state)
        if not moves or choose(range(2)):
            moves = legal_moves(state)
        move = choose(moves)
        seat = move.by if isinstance(move, Catch) else state.to_move
        if self.room.places[seat].level:
            return self.bot_moves(seat, str(move))
        if seat == state.to_move and self.room.clock and choose(range(12)) == 0:
            return self.later(1000 * self.room.clock).bot_moves(seat, str(move), clock=True)
        return self.plays(self.guest_at(seat), str(move))


def holders(table: Table) -> str:
    """Who has each seat; a computer player by its level."""
    return " ".join(place.name or place.level or place.holder for place in table.room.places)


def names(entries: Sequence[AnyEntry]) -> str:
    """What kinds of entries these are, in one text."""
    return " ".join(type(entry).__name__ for entry in entries)


def salt_of(actor: Actor) -> str:
    """The salt that *actor* always chooses, in hex."""
    return actor.name.encode().hex()


def commitment_of(salt: str) -> str:
    """What is said of a salt before it is shown."""
    return hashlib.sha256(bytes.fromhex(salt)).hexdigest()


def state_of(room: Room) -> State:
    """The running round's state."""
    assert room.state is not None
    return room.state


def game_of(room: Room) -> Game:
    """The game that has begun."""
    assert room.game is not None
    return room.game


def standing(state: State) -> Dealing:
    """A first round that stands as *state* says, whatever its seed; later ones are dealt."""

    def dealing(game: Game, chance: Chance) -> Game:
        if game.results:
            return next_round(game, chance)
        start = Start(game.queue[0], game.queue[0], state.to_move)
        now = Round(1, chance, start, state, (), state)
        return settled(replace(game, queue=game.queue[1:], round=now, last_starter=state.to_move))

    return dealing


def table_of(state: State, seats: Sequence[str] = (), **more: Any) -> Table:
    """A table in the middle of the round *state*: Ann at seat 0, Bo at seat 1 and so on, unless *seats* say.

    Its two rounds begin with the highest doubles.
    """
    rules = state.ruleset.changed({"rounds": [state.ruleset.set, state.ruleset.set - 1]})
    state = state._replace(ruleset=rules)
    seats = seats or ["open"] * state.players
    return Table(str(rules), seats, dealing=standing(state), **more).dealt(*PEOPLE)
