"""The arena, where computer players are measured against each other.

    plan = Plan(PRESETS["trains"], read_specs("rooster@1s,heaviest"), players=4, games=400, seed=seed_of("x"))
    with workers_of(jobs=2) as workers, begin(Path("run"), plan) as log:
        table = standings(run_arena(plan, workers, log))

plan        line-ups, deals, rotations: which games there are
playing     one game, its choices timed
outcome     what a game leaves behind, as one line;  times: how long its moves took
folder      plan and results in a folder, to go on with later
workers     who plays: processes here, or a cluster of many machines
run         all of it together
standings   the table;  intervals, ratings, plot: how sure, how strong, as a picture
"""

from chickenfoot.bots.arena.folder import Log, begin, go_on, planned
from chickenfoot.bots.arena.outcome import Outcome
from chickenfoot.bots.arena.plan import Job, Plan
from chickenfoot.bots.arena.run import run_arena, workers_of
from chickenfoot.bots.arena.standings import Row, Standings, standings
from chickenfoot.bots.arena.workers import Workers
from chickenfoot.bots.specs import bot_of, read_budget, read_spec, read_specs

__all__ = [
    "Job",
    "Log",
    "Outcome",
    "Plan",
    "Row",
    "Standings",
    "Workers",
    "begin",
    "bot_of",
    "go_on",
    "planned",
    "read_budget",
    "read_spec",
    "read_specs",
    "run_arena",
    "standings",
    "workers_of",
]
