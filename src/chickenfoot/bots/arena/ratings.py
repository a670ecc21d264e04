"""Ratings of bots by Plackett and Luce's model, with openskill; needs the extra ``arena``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from chickenfoot.bots.arena.outcome import Outcome


class Rating(NamedTuple):
    """How strong a bot is held to be, and how unsure that is; new ones begin at 25 and 8.33."""

    mu: float
    sigma: float


def ratings(outcomes: Sequence[Outcome]) -> Mapping[str, Rating] | None:
    """A rating for each bot after *outcomes* in their order; None where openskill is not installed.

    Seats of a shared place tie. A bot on several seats of a game enters each with the rating it has, and
    leaves with the mean of what they made of it. The games of a deal count as if they were independent, so
    sigma is on the small side: the interval of the first places is the one to trust.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    new = model.rating()
    found = {bot: Rating(new.mu, new.sigma) for outcome in outcomes for bot in outcome.bots}
    for outcome in outcomes:
        seats = [[model.rating(mu=found[bot].mu, sigma=found[bot].sigma)] for bot in outcome.bots]
        after = model.rate(seats, ranks=[float(place) for place in outcome.places])
        for bot in dict.fromkeys(outcome.bots):
            own = [team[0] for team, name in zip(after, outcome.bots, strict=True) if name == bot]
            found[bot] = Rating(
                sum(rating.mu for rating in own) / len(own), sum(rating.sigma for rating in own) / len(own)
            )
    return found
