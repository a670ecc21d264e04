"""Small plans, and outcomes made by hand."""

from __future__ import annotations

from collections.abc import Sequence

from chickenfoot.bots.arena import Outcome, Plan, read_specs
from chickenfoot.bots.arena.times import MoveTimes
from chickenfoot.rules import Ruleset, seed_of

SHORT = Ruleset.of("cross", rounds="9")


def plan(bots: str = "heaviest,random", players: int = 3, games: int = 6, ruleset: Ruleset = SHORT) -> Plan:
    return Plan(ruleset, read_specs(bots), players, games, seed_of("test"))


def outcome(deal: int, bots: str, places: Sequence[int], rotation: int = 0) -> Outcome:
    """A game in which each place cost ten points."""
    seats = bots.split(",")
    totals = tuple(10 * place for place in places)
    times = (MoveTimes(),) * len(seats)
    return Outcome(deal, 0, rotation, tuple(seats), tuple(places), totals, 1, times)


def untimed(outcomes: Sequence[Outcome]) -> list[Outcome]:
    """The outcomes without what differs from run to run: how long the moves took."""
    return [one._replace(times=tuple(MoveTimes(times.moves) for times in one.times)) for one in outcomes]
