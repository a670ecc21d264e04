"""Deals judged by the rules alone: the round is played again on them, and must look the same to a seat.

Nothing here knows what :mod:`chickenfoot.bots.beliefs` concludes; it knows moves, events and ``seen_by``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from chickenfoot.errors import IllegalMove
from chickenfoot.rules import Deal, Event, Game, Round, Seat, State, Tile, ending, seen_by, step
from chickenfoot.rules.events import Caught, TileDrawn
from chickenfoot.rules.game import Ply, begin_round, pool_start
from chickenfoot.rules.state import Hand

Present = tuple[tuple[Hand, ...], Hand]
"""The hands of all seats and the tiles of the yard, low tiles first."""


class TooMany(Exception):
    """More positions than the search was allowed to look at."""


@dataclass
class Seen:
    """What *seat* has seen of the running round of *after*; *before* is the game without that round.

    Raises :exc:`TooMany` after *most* positions.
    """

    before: Game
    after: Game
    seat: Seat | None
    most: int = 1_000_000
    now: Round = field(init=False)

    def __post_init__(self) -> None:
        assert self.after.round is not None
        self.now = self.after.round

    def presents(self) -> Counter[Present]:
        """Every way the hidden tiles can lie now, with how many deals lead to it.

        A deal is told by its hands and what was drawn when; each has as many orders of hands and yard's rest.
        """
        found: Counter[Present] = Counter()
        for hands in self._dealt(0, self._pool()):
            dealt = Deal(hands, tuple(sorted(self._pool().difference(*hands))))
            for state in self._played(self._begun(dealt), 0, choose=True):
                found[state.hands, tuple(sorted(state.yard))] += 1
        return found

    def is_possible(self, dealt: Deal) -> bool:
        """Whether the round played again on *dealt* shows the seat what it has seen."""
        return any(True for _ in self._played(self._begun(dealt), 0, choose=False))

    def _pool(self) -> frozenset[Tile]:
        return frozenset(self.now.dealt.yard).union(*self.now.dealt.hands)

    def _dealt(self, seat: int, pool: frozenset[Tile]) -> Iterator[tuple[Hand, ...]]:
        """The hands from *seat* on, dealt from *pool* in every way."""
        if seat == self.after.players:
            yield ()
            return
        true = self.now.dealt.hands[seat]
        mine = () if self.seat is None else self.now.dealt.hands[self.seat]
        for hand in [true] if seat == self.seat else combinations(sorted(pool.difference(mine)), len(true)):
            for rest in self._dealt(seat + 1, pool.difference(hand)):
                yield (hand, *rest)

    def _begun(self, dealt: Deal) -> State | None:
        """The round as it begins with *dealt*; None where it would have begun otherwise."""
        start = self.now.start
        if self.after.ruleset.starting_double == "pool":
            other = pool_start(self.before, dealt)
            if other is None or (other.double, other.starter) != (start.double, start.starter):
                return None
        begun = begin_round(self.before, start, dealt, self.now.dealt.to_move).round
        return None if begun is None else begun.state

    def _played(self, state: State | None, at: int, *, choose: bool) -> Iterator[State]:
        """The states after all plies from *at* on, if the seat sees in each what it has seen."""
        self.most -= 1
        if self.most < 0:
            raise TooMany
        goes_on = at < len(self.now.plies) or self.after.state is not None
        if state is None or (ending(state) is None) != goes_on:
            return
        if at == len(self.now.plies):
            yield state
            return
        ply = self.now.plies[at]
        for yard in self._yards(state, ply) if choose else [state.yard]:
            try:
                later, events = step(state._replace(yard=yard), ply.move, ply.seat)
            except IllegalMove:
                continue
            if self._seen(events) == self._seen(ply.events):
                yield from self._played(later, at + 1, choose=choose)

    def _seen(self, events: tuple[Event, ...]) -> list[Event]:
        return [seen_by(event, self.seat) for event in events]

    def _yards(self, state: State, ply: Ply) -> Iterator[Hand]:
        """The yard with each choice of tiles on top that the ply can take."""
        for event in self._seen(ply.events):
            if isinstance(event, TileDrawn | Caught):
                count, known = _taken(event)
                tops = combinations(state.yard, count) if known is None else iter([known])
                for top in tops:
                    if set(top) <= set(state.yard):
                        yield (*top, *(tile for tile in state.yard if tile not in top))
                return
        yield state.yard


def _taken(event: TileDrawn | Caught) -> tuple[int, tuple[Tile, ...] | None]:
    """How many tiles came from the yard, and which, if the seat knows."""
    if isinstance(event, Caught):
        return event.count, event.tiles
    return 1, None if event.tile is None else (event.tile,)
