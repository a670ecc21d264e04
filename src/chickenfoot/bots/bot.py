"""What a computer player is: it gets a view, a budget and a stream of chance, and names a move.

A bot cannot see hidden tiles because it is never given them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from chickenfoot.rules import Move, SeatView, Stream


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one move; None: as much as it takes by itself.

    *threads* share the work of one move where a bot can use them.
    """

    milliseconds: int | None = None
    samples: int | None = None
    threads: int = 1


class Bot(Protocol):
    """A computer player. The same view, budget in samples and stream always give the same move.

    Players that search keep this as long as the same simulator serves them: the compiled one plays sampled
    deals out otherwise than the plain rules do, and until it is compiled (``fast.ready``) those serve.
    """

    @property
    def name(self) -> str:
        """What the registry calls it."""
        ...

    def choose(self, view: SeatView, budget: Budget, stream: Stream) -> Move:
        """One of ``view.moves``, of which there is at least one; or of ``view.catches``.

        At our tables a bot is not asked where there is no choice, and need not look for catches: an open
        one is made for it.
        """
        ...
