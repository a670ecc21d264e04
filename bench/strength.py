"""How strong the computer players are: the matches behind docs/strength.md, each an arena of its own.

Every match is resumed where it was left, so the script can be stopped at any moment and started again; all of
it takes hours on one core. Give it no more jobs than cores, and nothing else to do: move times are measured.

    scripts/bench strength [--only NAME ...] [--jobs N] [--folder DIR] [--json]
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from chickenfoot.bots import LEVELS
from chickenfoot.bots.arena import Plan, begin, go_on, read_specs, run_arena, standings, workers_of
from chickenfoot.bots.arena.folder import PLAN
from chickenfoot.rules import PRESETS, seed_of

FOLDER = Path("strength-results")


class Match(NamedTuple):
    """The first bot against others: a name for it, the preset, the number of players, bots and games."""

    name: str
    preset: str
    players: int
    bots: str
    games: int


def ladder() -> list[Match]:
    """One player of each level against all others of the level below, at two rulesets and three sizes."""
    return [
        Match(f"{preset}-{players}-{upper}", preset, players, f"{upper},{lower}", 400)
        for lower, upper in pairwise(LEVELS)
        for preset in ("trains", "cross")
        for players in (4, 2, 7)
    ]


MATCHES = [
    Match("a3h", "trains", 4, "rooster,heaviest", 1200),
    Match("a1h", "trains", 2, "rooster,heaviest", 1200),
    Match("a3p", "trains", 4, "rooster,pimc", 400),
    Match("a3fox", "trains", 4, "rooster,fox", 400),
    *ladder(),
    *(
        Match(f"{preset}-{players}-heaviest", preset, players, "rooster,heaviest", 400)
        for preset, players in (("trains", 7), ("cross", 4), ("cross", 2), ("cross", 7))
    ),
    Match("one-second", "trains", 4, "rooster@1s,rooster", 120),
]


def play(match: Match, folder: Path, jobs: int) -> dict[str, Any]:
    """The match played to its end; what it found."""
    plan = Plan(
        PRESETS[match.preset], read_specs(match.bots), match.players, match.games, seed_of("strength")
    )
    path = folder / match.name
    with (
        workers_of(jobs) as workers,
        go_on(path, plan) if (path / PLAN).exists() else begin(path, plan) as log,
    ):
        table = standings(run_arena(plan, workers, log))
    row = next(row for row in table.rows if row.bot == match.bots.split(",")[0])
    return {**match._asdict(), "chance": table.chance, **row.plain()}


def line(found: dict[str, Any]) -> str:
    """A row of the table in docs/strength.md."""
    low, high = found["first_interval"]
    first, chance = 100 * found["first_share"], 100 * found["chance"]
    against = f"{found['players'] - 1} × `{found['bots'].split(',')[1]}`"
    return (
        f"| `{found['bot']}` | {against} | {found['preset']} | {found['games']} | **{first:.1f} %** "
        f"({100 * low:.1f} to {100 * high:.1f}) | {chance:.1f} % | {found['move_ms_mean']:.1f} |"
    )


def main() -> int:
    """Play the matches and print what each found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    known = [match.name for match in MATCHES]
    for name in options.only:
        if name not in known:
            parser.error(f"--only: expected one of {', '.join(known)}, got {name!r}")
    for match in MATCHES:
        if not options.only or match.name in options.only:
            found = play(match, options.folder, options.jobs)
            print(json.dumps(found) if options.json else line(found), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
