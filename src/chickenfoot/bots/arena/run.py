"""A whole run: the games that are missing, played by whoever is there, written down as they end."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, closing, nullcontext

from chickenfoot.bots.arena.folder import Log
from chickenfoot.bots.arena.outcome import Failure, Outcome
from chickenfoot.bots.arena.plan import Plan
from chickenfoot.bots.arena.playing import play_job
from chickenfoot.bots.arena.processes import Processes, ThisProcess
from chickenfoot.bots.arena.workers import Workers
from chickenfoot.errors import BadInput, Verbatim


def workers_of(jobs: int = 1, cluster: str | None = None) -> AbstractContextManager[Workers]:
    """The cluster at that address; else *jobs* processes here. Raises :exc:`BadInput`."""
    if jobs < 1:
        raise BadInput(code="too_small", expected="at least one job", got=jobs, where="jobs", least=1)
    if cluster is not None:
        from chickenfoot.bots.arena.cluster import cluster_at

        return cluster_at(cluster)
    return nullcontext(ThisProcess() if jobs == 1 else Processes(jobs))


def run_arena(
    plan: Plan,
    workers: Workers | None = None,
    log: Log | None = None,
    on_progress: Callable[[int], None] | None = None,
) -> list[Outcome]:
    """All games of *plan* in order, without playing those of the *log* again.

    *on_progress* hears how many are done.

    Raises :exc:`BadInput` for a plan that cannot be, and where a bot fails; the log keeps what was played.
    """
    plan.check()
    outcomes = [] if log is None else list(log.outcomes)
    played = {outcome.key for outcome in outcomes}
    left = (job for job in plan.jobs() if job.key not in played)
    with closing((workers or ThisProcess()).results(play_job, left)) as results:
        for result in results:
            outcome = _checked(result)
            if log is not None:
                log.append(outcome)
            outcomes.append(outcome)
            if on_progress is not None:
                on_progress(len(outcomes))
    assert len({outcome.key for outcome in outcomes}) == len(outcomes) == plan.whole_games
    return sorted(outcomes, key=lambda outcome: outcome.key)


def _checked(result: Outcome | Failure) -> Outcome:
    if isinstance(result, Outcome):
        return result
    raise BadInput(
        code="bot_failed",
        expected=f"a legal move in deal {result.deal}, seed {result.seed.hex()}",
        got=Verbatim(result.text),
        where=result.bot,
        deal=result.deal,
        seed=result.seed.hex(),
    )
