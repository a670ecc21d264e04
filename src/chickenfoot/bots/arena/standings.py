"""Who is better, and how sure that is: a row for each bot from the games of an arena.

Nothing here depends on where the games were played or in which order they ended, but for the times.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from chickenfoot.bots.arena.intervals import Cluster, Interval, mean, mean_interval, share_interval
from chickenfoot.bots.arena.outcome import Outcome
from chickenfoot.bots.arena.ratings import Rating, ratings
from chickenfoot.bots.arena.times import MoveTimes, joined


@dataclass(frozen=True, slots=True)
class Row:
    """One bot on all the seats it had. A shared first place is split among those who share it."""

    bot: str
    seats: int
    first_share: float
    first_interval: Interval
    mean_total: float
    total_interval: Interval | None
    mean_place: float
    times: MoveTimes
    rating: Rating | None

    def plain(self) -> dict[str, Any]:
        """The row as JSON holds it; times in milliseconds."""
        return {
            "bot": self.bot,
            "seats": self.seats,
            "first_share": self.first_share,
            "first_interval": self.first_interval,
            "mean_total": self.mean_total,
            "total_interval": self.total_interval,
            "mean_place": self.mean_place,
            "moves": self.times.moves,
            "move_ms_mean": self.times.mean_ms,
            "move_ms_p50": self.times.quantile_ms(0.5),
            "move_ms_p95": self.times.quantile_ms(0.95),
            "rating": None if self.rating is None else self.rating._asdict(),
        }


@dataclass(frozen=True, slots=True)
class Standings:
    """All bots, the one with the largest share of first places first."""

    players: int
    games: int
    rows: tuple[Row, ...]

    @property
    def chance(self) -> float:
        """The share of first places that falls to a seat where all play alike."""
        return 1 / self.players

    @property
    def is_rated(self) -> bool:
        """Whether there are ratings: they need an extra."""
        return any(row.rating is not None for row in self.rows)


def standings(outcomes: Sequence[Outcome]) -> Standings:
    """The table after *outcomes*, of which there is at least one."""
    ordered = sorted(outcomes, key=lambda outcome: outcome.key)
    rated = ratings(ordered)
    bots = dict.fromkeys(bot for outcome in ordered for bot in outcome.bots)
    rows = [_row(bot, ordered, None if rated is None else rated[bot]) for bot in bots]
    rows.sort(key=lambda row: -row.first_share)
    return Standings(len(ordered[0].bots), len(ordered), tuple(rows))


@dataclass(slots=True)
class _Sums:
    """What one deal gave a bot, over all seats it had in it."""

    seats: int = 0
    firsts: float = 0.0
    points: int = 0
    places: int = 0


def _row(bot: str, outcomes: Sequence[Outcome], rating: Rating | None) -> Row:
    deals: dict[int, _Sums] = {}
    times: list[MoveTimes] = []
    for outcome in outcomes:
        for seat, name in enumerate(outcome.bots):
            if name == bot:
                _count(deals.setdefault(outcome.deal, _Sums()), outcome, seat)
                times.append(outcome.times[seat])
    firsts = [Cluster(deal.firsts, deal.seats) for deal in deals.values()]
    points = [Cluster(deal.points, deal.seats) for deal in deals.values()]
    return Row(
        bot=bot,
        seats=len(times),
        first_share=mean(firsts),
        first_interval=share_interval(firsts),
        mean_total=mean(points),
        total_interval=mean_interval(points),
        mean_place=mean([Cluster(deal.places, deal.seats) for deal in deals.values()]),
        times=joined(times),
        rating=rating,
    )


def _count(deal: _Sums, outcome: Outcome, seat: int) -> None:
    deal.seats += 1
    deal.points += outcome.totals[seat]
    deal.places += outcome.places[seat]
    if outcome.places[seat] == 1:
        deal.firsts += 1 / outcome.places.count(1)
