"""One person and computer players at a table: whose turn it is, what may be taken back; nothing is shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from chickenfoot.bots import Bot, Budget, bot_move, bot_named
from chickenfoot.bots.hint import Hint, hint
from chickenfoot.bots.sitting import bot_catch, chance_of_round
from chickenfoot.rules import (
    Catch,
    Game,
    Lay,
    Move,
    Ruleset,
    Seat,
    SeatView,
    Stream,
    Tile,
    advance,
    new_game,
    next_round,
    subseed,
    view,
)
from chickenfoot.rules.game import Ply


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitting:
    """How a game is to be played here: who sits where, from which chance, and how it is shown.

    ``bots`` are the computer players of the other seats, in seat order. ``record``: where the game is saved
    as it goes. ``resume``: a game to go on with, in which ``undos`` moves have been taken back.
    ``date``: ISO 8601; nothing here reads a clock. ``names``: what the record calls each seat, where it
    says something else than who sits there now. ``tells_seed``: whether the record tells the game's seed;
    one that did not goes on with a new seed, of which only the rounds' own seeds are told. ``command``: how
    a person starts this program.
    """

    ruleset: Ruleset
    players: int
    seat: Seat
    bots: tuple[str, ...]
    seed: bytes
    record: Path | None = None
    resume: Game | None = None
    undos: int = 0
    date: str | None = None
    names: tuple[str, ...] = ()
    tells_seed: bool = True
    command: str = "chickenfoot play"
    prose: bool = False
    colour: bool = False
    unicode: bool = True
    width: int = 80

    @property
    def bots_by_seat(self) -> dict[Seat, str]:
        """The computer players' names by seat."""
        others = (Seat(seat) for seat in range(self.players) if seat != self.seat)
        return dict(zip(others, self.bots, strict=True))


class Table:
    """The game as it stands, and the games before each choice of the person, to go back to."""

    def __init__(self, sitting: Sitting) -> None:
        self.seat = sitting.seat
        self.seed = sitting.seed
        self.undos = sitting.undos
        self.game = sitting.resume or new_game(sitting.ruleset, sitting.players)
        names = sitting.bots_by_seat
        self._bots: list[Bot | None] = [
            bot_named(names[Seat(seat)]) if seat in names else None for seat in range(sitting.players)
        ]
        self._earlier = list(choices_before(self.game, self.seat))

    @property
    def view(self) -> SeatView:
        """What the person may know."""
        return view(self.game, self.seat)

    @property
    def is_mine(self) -> bool:
        """Whether the person is to move."""
        return self.game.state is not None and self.game.state.to_move == self.seat

    def deal(self) -> None:
        """Begin the next round."""
        self.game = next_round(self.game, chance_of_round(self.seed, len(self.game.results) + 1))

    def play(self, move: Move) -> Ply:
        """The person's *move*. Raises :exc:`IllegalMove`."""
        before, after = self.game, advance(self.game, move, self.seat)
        if view(before, self.seat).has_choice:
            self._earlier.append(before)
        return self._now(after)

    def bot_ply(self) -> Ply:
        """What the computer player to move does."""
        state = self.game.state
        assert state is not None
        bot = self._bots[state.to_move]
        assert bot is not None
        return self._now(advance(self.game, bot_move(bot, self.game, state.to_move, self.seed, Budget())))

    def bot_catch(self) -> Catch | None:
        """The catch a computer player makes now, if there is one."""
        return None if self.game.state is None else bot_catch(self._bots, self.game.state)

    def catch(self, catch: Catch) -> Ply:
        """*catch*, whoever makes it."""
        return self._now(advance(self.game, catch, catch.by))

    def undo(self) -> bool:
        """Go back to before the person's last choice; False when there is none."""
        if not self._earlier:
            return False
        self.game = self._earlier.pop()
        self.undos += 1
        return True

    def hint(self) -> Hint:
        """What the strongest computer player would do in the person's place, and why."""
        assert self.game.round is not None
        label = f"hint round {self.game.round.number} ply {len(self.game.round.plies)}"
        return hint(self.view, Stream(subseed(self.seed, label)))

    def newest(self) -> Tile | None:
        """The tile laid last in this round."""
        plies = () if self.game.round is None else self.game.round.plies
        return next((ply.move.tile for ply in reversed(plies) if isinstance(ply.move, Lay)), None)

    def _now(self, game: Game) -> Ply:
        self.game = game
        assert game.round is not None
        return game.round.plies[-1]


def offered(seen: SeatView) -> tuple[Move, ...]:
    """What a person is offered by number: where a call is due, lays are offered with the call alone."""
    calls = any(isinstance(move, Lay) and move.call for move in seen.moves)
    moves = (move for move in seen.moves if not (calls and isinstance(move, Lay) and not move.call))
    return (*moves, *seen.catches)


def typed(move: Move) -> str:
    """*move* as a person types it: a catch needs no seat."""
    return "catch" if isinstance(move, Catch) else str(move)


def choices_before(game: Game, seat: Seat) -> Iterator[Game]:
    """The games before each choice that *seat* has made in the running round, in order."""
    running = game.round
    if game.state is None or running is None:
        return
    last = running.start.starter
    if last is None and game.results:
        last = game.results[-1].starter
    dealt = replace(game, round=replace(running, plies=(), state=running.dealt), last_starter=last)
    yield from _choices(dealt, running.plies, seat)


def _choices(game: Game, plies: Sequence[Ply], seat: Seat) -> Iterator[Game]:
    for ply in plies:
        if ply.seat == seat and view(game, seat).has_choice:
            yield game
        game = advance(game, ply.move, ply.seat)
