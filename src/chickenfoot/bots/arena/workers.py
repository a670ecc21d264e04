"""Who plays the games: one interface, whether the hands are here (processes) or far away (cluster)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Protocol

from chickenfoot.bots.arena.outcome import Failure, Outcome
from chickenfoot.bots.arena.plan import Job

Play = Callable[[Job], Outcome | Failure]
Results = Generator[Outcome | Failure, None, None]


class Workers(Protocol):
    """Hands who play games."""

    def results(self, play: Play, jobs: Iterable[Job]) -> Results:
        """What *play* makes of each job, exactly once, as they end; jobs are asked for as hands get free.

        A hand that dies is replaced and its games are played again. Closing the generator lets go of
        everything that is still being played; Ctrl-C gives what has ended before it passes on.
        """
        ...
