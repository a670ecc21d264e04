"""One game of an arena, played wherever there is room for it; every choice is timed."""

from __future__ import annotations

import time
import traceback
from pathlib import Path

from chickenfoot.bots.arena.outcome import Failure, Outcome
from chickenfoot.bots.arena.plan import Job
from chickenfoot.bots.arena.times import times_of
from chickenfoot.bots.bot import Bot, Budget
from chickenfoot.bots.sitting import play_game
from chickenfoot.bots.specs import Spec, bot_of
from chickenfoot.errors import BadInput
from chickenfoot.rules import Game, Move, SeatView, Stream, places


class Blamed(Exception):
    """Something went wrong inside a bot; the cause is what it raised."""

    def __init__(self, bot: str, text: str) -> None:
        super().__init__(text)
        self.bot = bot
        self.text = text


class Timed:
    """A bot on a seat of the arena: with its own budget, watched by a clock, blamed for its mistakes."""

    def __init__(self, spec: Spec, budget: Budget) -> None:
        self.name = str(spec)
        self.budget = spec.budget or budget
        self.nanos: list[int] = []
        try:
            self._bot: Bot = bot_of(spec)
        except BadInput as error:
            raise Blamed(self.name, str(error.details.get("why", error))) from error

    def choose(self, view: SeatView, budget: Budget, stream: Stream) -> Move:  # noqa: ARG002
        """What the bot chooses within its own budget."""
        began = time.perf_counter_ns()
        try:
            move = self._bot.choose(view, self.budget, stream)
        except Exception as error:
            raise Blamed(self.name, _one_line(error)) from error
        self.nanos.append(time.perf_counter_ns() - began)
        if move not in view.moves:
            raise Blamed(self.name, repr(str(move)))
        return move


def play_job(job: Job) -> Outcome | Failure:
    """The game *job* from deal to end. What a bot raises is no exception here: it has to travel."""
    try:
        bots, game = play_timed(job)
    except Blamed as blamed:
        return Failure(blamed.bot, job.deal, job.seed, blamed.text)
    return Outcome(
        *job.key,
        bots=tuple(str(spec) for spec in job.bots),
        places=places(game),
        totals=game.totals,
        rounds=len(game.rounds),
        times=tuple(times_of(bot.nanos) for bot in bots),
    )


def play_timed(job: Job) -> tuple[list[Timed], Game]:
    """The bots in seat order, with the times of their moves, and their game. Raises :exc:`Blamed`."""
    bots = [Timed(spec, job.budget) for spec in job.bots]
    return bots, play_game(job.ruleset, bots, job.seed, job.budget)


def _one_line(error: Exception) -> str:
    """What was raised and where, for whoever has to mend it."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    text = " ".join(f"{type(error).__name__}: {error}".split())
    return f"{text} ({Path(frame.filename).name}:{frame.lineno})"
