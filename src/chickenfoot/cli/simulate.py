"""The command ``simulate``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from chickenfoot.cli.options import Json, Preset, Rule, RulesFile, chosen_bots, chosen_ruleset, print_json
from chickenfoot.cli.terminal import draw_bar

if TYPE_CHECKING:
    from chickenfoot.bots.simulate import Simulation
    from chickenfoot.rules import Ruleset


def simulate(
    *,
    preset: Preset | None = None,
    players: Annotated[int, Parameter(help="How many play.")] = 4,
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    seed: Annotated[str, Parameter(help="Any text; the same text gives the same games.")] = "chickenfoot",
    bots: Annotated[str, Parameter(help="Computer players by seat, with commas.")] = "heaviest",
    jobs: Annotated[int, Parameter(help="How many processes.")] = 1,
    as_json: Json = False,
    records: Annotated[Path | None, Parameter(help="A folder for the record of each game.")] = None,
    rule: Rule = (),
    rules: RulesFile = None,
) -> int:
    """Let computer players play many games and print the statistics."""
    from chickenfoot.bots.simulate import Plan
    from chickenfoot.bots.simulate import simulate as run
    from chickenfoot.cli.words import tell_of_plain_thinking
    from chickenfoot.rules import seed_of

    ruleset = chosen_ruleset(preset, rules, rule)
    ruleset.check_table(players)
    plan = Plan(ruleset, chosen_bots(bots, players), games, seed_of(seed), records)
    tell_of_plain_thinking(plan.bots)
    simulation = run(plan, jobs, _Progress(games) if sys.stderr.isatty() else None)
    if as_json:
        print_json(_plain(preset or ruleset.nearest_preset(), players, simulation))
    else:
        print("\n".join(_table(ruleset, players, simulation)))
    return 0


class _Progress:
    """A progress bar on standard error."""

    def __init__(self, games: int) -> None:
        self.games = games

    def __call__(self, done: int) -> None:
        draw_bar(done, self.games)


def _plain(preset: str, players: int, simulation: Simulation) -> dict[str, object]:
    return {
        "preset": preset,
        "players": players,
        "games": simulation.games,
        "rounds": simulation.rounds,
        "blocked_rounds": simulation.blocked_rounds,
        "rounds_ended_by_double": simulation.rounds_ended_by_double,
        "unheld_start_rounds": simulation.unheld_start_rounds,
        "plies": simulation.plies,
        "seconds": round(simulation.seconds, 3),
        "rounds_per_second": round(simulation.rounds_per_second, 1),
        "seats": [seat._asdict() for seat in simulation.seats],
    }


def _table(ruleset: Ruleset, players: int, simulation: Simulation) -> list[str]:
    from chickenfoot.cli.words import decimal, say

    lines = [
        say("simulate-head", ruleset=str(ruleset), players=players, games=simulation.games),
        say(
            "simulate-rounds",
            rounds=simulation.rounds,
            blocked=simulation.blocked_rounds,
            doubles=simulation.rounds_ended_by_double,
            unheld=simulation.unheld_start_rounds,
        ),
        say("simulate-speed", plies=simulation.plies, rate=round(simulation.rounds_per_second)),
    ]
    for number, seat in enumerate(simulation.seats):
        lines.append(
            say(
                "simulate-seat",
                seat=number,
                bot=seat.bot,
                total=decimal(seat.mean_total, 1),
                share=decimal(100 * seat.first_share, 1),
                zeros=seat.zero_rounds,
            )
        )
    return lines
