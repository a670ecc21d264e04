"""The command ``arena``."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

from cyclopts import Parameter

from chickenfoot.cli import INTERRUPTED
from chickenfoot.cli.options import Json, Preset, Rule, RulesFile, chosen_ruleset, print_json
from chickenfoot.cli.terminal import draw_bar

if TYPE_CHECKING:
    from chickenfoot.bots.arena import Log, Outcome, Plan, Standings
    from chickenfoot.bots.specs import Spec
    from chickenfoot.rules import Ruleset

GAMES = 100
SEED = "chickenfoot"


def arena(
    *,
    bots: Annotated[
        str | None,
        Parameter(help="Computer players with commas, each NAME or module:Class, with @BUDGET if you like."),
    ] = None,
    players: Annotated[int | None, Parameter(help="How many play; if not given, one seat a bot.")] = None,
    preset: Preset | None = None,
    games: Annotated[int | None, Parameter(help="How many games, 100 if not given; whole deals.")] = None,
    seed: Annotated[str | None, Parameter(help="Any text; the same text gives the same games.")] = None,
    budget: Annotated[
        str | None, Parameter(help="For bots without their own: 50ms or 1s a move, or 400 (samples).")
    ] = None,
    jobs: Annotated[int, Parameter(help="How many processes.")] = 1,
    cluster: Annotated[
        str | None, Parameter(help="Play on a Dask cluster instead, such as tcp://host:8786.")
    ] = None,
    out: Annotated[Path | None, Parameter(help="A folder that keeps the plan and every result.")] = None,
    resume: Annotated[bool, Parameter(help="Go on with what is in the folder.", negative=())] = False,
    as_json: Json = False,
    plot: Annotated[Path | None, Parameter(help="Draw the first places into this SVG file.")] = None,
    rule: Rule = (),
    rules: RulesFile = None,
) -> int:
    """Measure computer players: every deal is played in every seat rotation."""
    from chickenfoot.bots.arena import begin, go_on, run_arena, standings, workers_of
    from chickenfoot.bots.arena.plot import check_plot
    from chickenfoot.cli.words import tell_of_plain_thinking

    _look_here_too()
    if plot is not None:
        check_plot(plot)
    asked = _Asked(preset, rules, rule, bots, players, games, seed, budget)
    plan = _resumed(out, asked) if resume else _new_plan(asked)
    plan.check()
    tell_of_plain_thinking(spec.player for spec in plan.bots)
    with workers_of(jobs, cluster) as workers:
        log = None if out is None else go_on(out, plan) if resume else begin(out, plan)
        progress = _Progress(plan.whole_games, log, is_shown=sys.stderr.isatty() and not as_json)
        try:
            outcomes = run_arena(plan, workers, log, progress)
        except KeyboardInterrupt:
            print("\n" + _stopped(plan, progress.done, out), file=sys.stderr)
            return INTERRUPTED
        finally:
            if log is not None:
                log.close()
    table = standings(outcomes)
    if plot is not None:
        _draw(plan, table, plot)
    _tell(plan, table, outcomes, as_json=as_json)
    return 0


def _look_here_too() -> None:
    """A player of one's own may lie in the folder one is in."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)


# --- what is to be played ----------------------------------------------------------------------------


class _Asked(NamedTuple):
    """The options that determine the games, as given; None where nothing was said."""

    preset: str | None
    rules: Path | None
    rule: tuple[str, ...]
    bots: str | None
    players: int | None
    games: int | None
    seed: str | None
    budget: str | None

    @property
    def ruleset(self) -> Ruleset:
        return chosen_ruleset(self.preset, self.rules, self.rule)


def _new_plan(asked: _Asked) -> Plan:
    from chickenfoot.bots.arena import Plan
    from chickenfoot.bots.bot import Budget
    from chickenfoot.bots.specs import read_budget
    from chickenfoot.errors import BadInput, Verbatim
    from chickenfoot.rules import seed_of

    if asked.bots is None:
        expected, nothing = "computer players", Verbatim("nothing")
        raise BadInput(code="no_bots", expected=expected, got=nothing, where="--bots")
    specs = _specs(asked.bots)
    return Plan(
        ruleset=asked.ruleset,
        bots=specs,
        players=max(2, len(specs)) if asked.players is None else asked.players,
        games=GAMES if asked.games is None else asked.games,
        seed=seed_of(SEED if asked.seed is None else asked.seed),
        budget=Budget() if asked.budget is None else read_budget(asked.budget, "--budget"),
    )


def _specs(text: str) -> tuple[Spec, ...]:
    from chickenfoot.bots.specs import read_specs

    return read_specs(text, "--bots")


def _resumed(out: Path | None, asked: _Asked) -> Plan:
    """The plan in the folder *out*, perhaps with more games; what was asked must not contradict it."""
    from dataclasses import replace

    from chickenfoot.bots.arena import planned
    from chickenfoot.errors import BadInput, Verbatim

    if out is None:
        expected, nothing = "a folder to go on with", Verbatim("nothing")
        raise BadInput(code="resume_nowhere", expected=expected, got=nothing, where="--out")
    plan = planned(out)
    _refuse_other(plan, asked)
    games = plan.games if asked.games is None else asked.games
    if games < plan.games:
        expected, least = f"{plan.games} or more", plan.games
        raise BadInput(code="too_small", expected=expected, got=games, where="--games", least=least)
    return replace(plan, games=games)


def _refuse_other(plan: Plan, asked: _Asked) -> None:
    """Raise :exc:`BadInput`, by the option's name, where *asked* is not what *plan* says."""
    from chickenfoot.bots.specs import budget_text, read_budget
    from chickenfoot.errors import BadInput
    from chickenfoot.rules import seed_of

    said: list[tuple[str, object, object]] = []
    if asked.bots is not None:
        said.append(("--bots", _text(plan.bots), _text(_specs(asked.bots))))
    if asked.players is not None:
        said.append(("--players", plan.players, asked.players))
    if asked.preset is not None or asked.rules is not None or asked.rule:
        option = "--preset" if asked.preset else "--rules" if asked.rules else "--rule"
        said.append((option, str(plan.ruleset), str(asked.ruleset)))
    if asked.seed is not None:
        said.append(("--seed", plan.seed.hex(), seed_of(asked.seed).hex()))
    if asked.budget is not None:
        budget = budget_text(read_budget(asked.budget, "--budget"))
        said.append(("--budget", budget_text(plan.budget) or "none", budget))
    for option, planned, got in said:
        if planned != got:
            expected = f"{planned}, as it was begun"
            raise BadInput(
                code="resume_other", expected=expected, got=got, where=option, planned=str(planned)
            )


def _text(specs: Sequence[Spec]) -> str:
    return ",".join(map(str, specs))


# --- while it runs -----------------------------------------------------------------------------------


class _Progress:
    """How many games are done; where it is shown, a bar on standard error with the time that is left."""

    def __init__(self, games: int, log: Log | None, *, is_shown: bool) -> None:
        self.games = games
        self.before = self.done = 0 if log is None else len(log.outcomes)
        self._began = time.monotonic()
        self._is_shown = is_shown

    def __call__(self, done: int) -> None:
        self.done = done
        if self._is_shown:
            draw_bar(done, self.games, f"  {self._left()}")

    def _left(self) -> str:
        from chickenfoot.cli.words import say
        from chickenfoot.tui.columns import to_left

        each = (time.monotonic() - self._began) / max(1, self.done - self.before)
        minutes, seconds = divmod(round(each * (self.games - self.done)), 60)
        return to_left(say("arena-left", time=f"{minutes}:{seconds:02}"), 20)


def _stopped(plan: Plan, done: int, out: Path | None) -> str:
    """That it was interrupted, and how to go on."""
    from chickenfoot.cli.words import say, say_command

    if out is None:
        return say("arena-stopped", done=done, games=plan.whole_games)
    return say_command("arena-stopped-kept", done=done, games=plan.whole_games, folder=str(out))


# --- what came of it ---------------------------------------------------------------------------------


def _draw(plan: Plan, table: Standings, path: Path) -> None:
    from chickenfoot.bots.arena.plot import Words, save_plot
    from chickenfoot.cli.standings import head
    from chickenfoot.cli.words import decimal, say

    chance = say("arena-plot-chance", share=decimal(100 * table.chance, 1))
    save_plot(table, Words(head(plan), say("arena-plot-axis"), chance), path)


def _tell(plan: Plan, table: Standings, outcomes: Sequence[Outcome], *, as_json: bool) -> None:
    from chickenfoot.cli.standings import table_lines

    if as_json:
        rows = [row.plain() for row in table.rows]
        print_json({"plan": plan.plain(), "games": len(outcomes), "chance": table.chance, "rows": rows})
    else:
        print("\n".join(table_lines(plan, table)))
