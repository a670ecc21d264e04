"""The searching player: it tries every move it has on deals that fit what it has seen, and plays the best."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from chickenfoot.bots.bot import Budget
from chickenfoot.bots.search.habits import Way
from chickenfoot.bots.search.race import Limits, Race, run
from chickenfoot.bots.search.trials import Trials
from chickenfoot.fast import ready
from chickenfoot.rules import Lay, Move, SeatView, Stream


@dataclass(frozen=True, slots=True)
class Searcher:
    """A player that thinks in its *way*, on so many sampled *deals*; *plain_deals* where numba is missing.

    A budget given for a move overrules both. In samples it is deals: the same view, stream and samples give
    the same move on any machine that has the same simulator.
    """

    name: str
    way: Way
    deals: int
    plain_deals: int

    def choose(self, view: SeatView, budget: Budget, stream: Stream) -> Move:
        """The move that stands best when the trials end (see the class)."""
        choices = choices_of(view)
        if len(choices) == 1:
            return choices[0]
        return choices[self.race(view, choices, budget, stream).best]

    def race(
        self,
        view: SeatView,
        choices: Sequence[Move],
        budget: Budget,
        stream: Stream,
        *,
        drops: bool = True,
    ) -> Race:
        """How *choices* do against each other; without *drops* none of them falls out."""
        limits = self._limits(budget)
        seed = stream.word() << 32 | stream.word()
        trials = trials_of(view, choices, self.way, seed, max(1, budget.threads))
        return run(trials, len(choices), limits, drops=drops and self.way.drops)

    def _limits(self, budget: Budget) -> Limits:
        samples = None if budget.samples is None else max(1, budget.samples)
        if budget.milliseconds is not None:
            return Limits(samples, time.perf_counter() + budget.milliseconds / 1000)
        return Limits(samples or (self.deals if ready.can_be_used() else self.plain_deals))


def trials_of(view: SeatView, choices: Sequence[Move], way: Way, seed: int, threads: int) -> Trials:
    """The *choices* of a decision, to be tried with the compiled simulator, or with the rules without it."""
    if ready.can_be_used() and view.players <= ready.MOST_PLAYERS:
        from chickenfoot.bots.search.compiled import CompiledTrials

        return CompiledTrials(view, choices, way, seed, threads)
    from chickenfoot.bots.search.plain import PlainTrials

    return PlainTrials(view, choices, way, seed.to_bytes(32, "big"))


def choices_of(view: SeatView) -> list[Move]:
    """The moves worth telling apart: equal ends are one place, and a call that is due is never forgotten."""
    lays = [move for move in view.moves if isinstance(move, Lay) and move.nth == 1]
    called = [lay for lay in lays if lay.call]
    others = [move for move in view.moves if not isinstance(move, Lay)]
    return [*(called or lays), *others]
