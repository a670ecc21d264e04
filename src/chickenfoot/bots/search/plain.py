"""Trials with the plain rules, for where the compiled simulator is not installed: the same, but slower."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from chickenfoot.bots.beliefs import sampler, unknowns
from chickenfoot.bots.search.habits import Way
from chickenfoot.bots.search.prospects import FUTURES, rounds_to_come, state_with
from chickenfoot.bots.search.trials import Sums
from chickenfoot.rules import (
    Chance,
    Deal,
    Lay,
    Move,
    Ruleset,
    SeatView,
    State,
    Stream,
    ending,
    legal_moves,
    new_game,
    next_round,
    play_unchecked,
    scores,
    seed_of,
    subseed,
)

Points = tuple[int, ...]

ROUNDS_KNOWN: Final = 24
"""Rounds played to learn what a round costs."""


class PlainTrials:
    """The choices of one decision, tried with :mod:`chickenfoot.rules`; every seat lays its heaviest tile."""

    parcel = 2

    def __init__(self, view: SeatView, choices: Sequence[Move], way: Way, seed: bytes) -> None:
        self._view = view
        self._choices = choices
        self._way = way
        self._stream = Stream(seed)
        self._known = unknowns(view)
        self._seen = state_with(view, Deal(self._known.hands, self._known.yard))
        self._deals = sampler(self._known) if self._known.tiles else None
        self._futures = _futures(view.ruleset, view.players, len(rounds_to_come(view)))

    def more(self, deals: int, moves: Sequence[int]) -> Sums:
        """See :class:`~chickenfoot.bots.search.trials.Trials`."""
        seat = self._view.seat
        assert seat is not None
        sums: Sums | None = None
        for _ in range(deals):
            state = self._state()
            ends = [_played_out(play_unchecked(state, self._choices[move])) for move in moves]
            points = [float(counted[seat]) for counted in ends]
            values = self._values(seat, ends)
            one = Sums(
                1,
                values,
                [[mine * other for other in values] for mine in values],
                points,
                [count * count for count in points],
            )
            if sums is None:
                sums = one
            else:
                sums.add(one)
        assert sums is not None
        return sums

    def _values(self, seat: int, ends: Sequence[Points]) -> list[float]:
        """How well *seat* stands after each of the *ends* of the round."""
        if self._way.by_points:
            return [-float(points[seat]) for points in ends]
        return [standing(self._view.totals, points, self._futures, seat) for points in ends]

    def _state(self) -> State:
        """The round as it stands, the tiles that cannot be seen dealt as they may lie."""
        placed = self._deals.sample(self._stream) if self._deals is not None else ()
        hands, yard = self._known.deal(placed, self._stream)
        return self._seen._replace(hands=hands, yard=yard)


def _played_out(state: State) -> Points:
    """The points of the round when every seat goes on laying the heaviest tile it can."""
    while ending(state) is None:
        moves = legal_moves(state)
        state = play_unchecked(state, moves[0] if len(moves) == 1 else max(moves, key=_weight))
    return scores(state)


def _weight(move: Move) -> tuple[int, bool]:
    """Heavy tiles come first, called where a call is due; drawing and passing come last."""
    return (move.tile.pips, move.call) if isinstance(move, Lay) else (-1, False)


def standing(totals: Points, points: Points, futures: Sequence[Points], seat: int) -> float:
    """How good it is for *seat* to have *totals* and *points* more; as in :mod:`chickenfoot.fast.search`."""
    others = [other for other in range(len(totals)) if other != seat]
    good = 0.0
    for future in futures:
        mine = totals[seat] + points[seat] + future[seat]
        gaps = [totals[other] + points[other] + future[other] - mine for other in others]
        better, equal = sum(gap < 0 for gap in gaps), gaps.count(0)
        if better == 0:
            good += 1 / (1 + equal)
        good += 0.2 * (len(others) - better - 0.5 * equal) / len(others)
    return good / len(futures)


@lru_cache(maxsize=64)
def _futures(ruleset: Ruleset, players: int, rounds: int) -> tuple[Points, ...]:
    """Points of so many rounds to come, put together from rounds played before."""
    if rounds == 0:
        return ((0,) * players,)
    known = _rounds_known(ruleset, players)
    stream = Stream(seed_of("futures"))
    picked = ([stream.choice(known) for _ in range(rounds)] for _ in range(FUTURES))
    return tuple(tuple(map(sum, zip(*rows, strict=True))) for rows in picked)


@lru_cache(maxsize=64)
def _rounds_known(ruleset: Ruleset, players: int) -> tuple[Points, ...]:
    """The points of some rounds between seats that lay their heaviest tile."""
    seed = seed_of("rounds known")
    games = (
        next_round(new_game(ruleset, players), Chance(subseed(seed, str(number))))
        for number in range(ROUNDS_KNOWN)
    )
    return tuple(_played_out(game.round.state) for game in games if game.round is not None) or (
        (0,) * players,
    )
