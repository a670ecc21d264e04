"""Who plays the games makes no difference; what goes wrong is told."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from pathlib import Path

import pytest

from chickenfoot.bots.arena import Outcome, begin, run_arena, workers_of
from chickenfoot.bots.arena.outcome import Failure
from chickenfoot.bots.arena.plan import Job
from chickenfoot.bots.arena.playing import play_job
from chickenfoot.bots.arena.processes import Processes, _submitted
from chickenfoot.bots.arena.workers import Play, Results
from chickenfoot.errors import BadInput
from tests.bots.arena.samples import plan, untimed

OWN = """
class Fails:
    name = "fails"
    def choose(self, view, budget, stream):
        raise ValueError("no\\nidea")
class Cheats(Fails):
    def choose(self, view, budget, stream):
        return "9-9 on 9"
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module ``bad_players`` of players who cannot."""
    (tmp_path / "bad_players.py").write_text(OWN, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "bad_players", raising=False)


def test_the_games_are_the_same_on_any_number_of_processes() -> None:
    played = []
    for jobs in (1, 2):
        with workers_of(jobs) as workers:
            played.append(untimed(run_arena(plan(games=30), workers)))

    assert played[0] == played[1]
    assert len(played[0]) == 30


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    run_arena(plan(games=3), on_progress=told.append)

    assert told == [1, 2, 3]


def test_no_job_is_refused() -> None:
    with pytest.raises(BadInput, match="jobs: expected at least one job, got 0"):
        workers_of(0)


@pytest.mark.usefixtures("own")
@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("Fails", r"got ValueError: no idea \(bad_players\.py:5\)"),
        ("Cheats", "got '9-9 on 9'"),
    ],
)
def test_a_bot_that_fails_is_named_with_the_seed_of_its_game(bot: str, told: str, jobs: int) -> None:
    failing = plan(f"heaviest,bad_players:{bot}@3")
    seed = next(failing.jobs()).seed.hex()
    with workers_of(jobs) as workers, pytest.raises(BadInput, match=told) as raised:
        run_arena(failing, workers)

    assert raised.value.code == "bot_failed"
    assert raised.value.where == f"bad_players:{bot}@3"
    assert raised.value.details["seed"] == seed or jobs > 1


@pytest.mark.usefixtures("own")
def test_a_bot_that_is_not_there_where_it_shall_play_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a worker of a cluster where nobody installed it."""
    (job, *_) = plan("bad_players:Fails,heaviest").jobs()
    monkeypatch.setitem(sys.modules, "bad_players", None)
    result = play_job(job)

    assert isinstance(result, Failure)
    assert result.bot == "bad_players:Fails"
    assert result.text.startswith("ModuleNotFoundError: ")


def test_games_that_were_played_before_a_failure_are_kept(tmp_path: Path) -> None:
    class Some:
        def results(self, play: Play, jobs: Iterable[Job]) -> Results:
            first, *_ = jobs
            yield play(first)
            yield Failure("fox", 1, b"\1", "oh")

    with begin(tmp_path, plan()) as log, pytest.raises(BadInput, match=r"fox: expected .* seed 01, got oh"):
        run_arena(plan(), Some(), log)

    assert (tmp_path / "results.jsonl").read_bytes().count(b"\n") == 1


# --- processes that die ------------------------------------------------------------------------------


def dies_once(job: Job) -> Outcome | Failure:
    """Plays; but the first to play deal 2 is killed as it begins."""
    mark = Path(os.environ["DIES_ONCE"])
    if job.deal == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGTERM)
    return play_job(job)


def dies(job: Job) -> Outcome | Failure:  # noqa: ARG001
    os._exit(3)


def test_a_process_that_dies_is_replaced_and_its_games_are_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIES_ONCE", str(tmp_path / "died"))
    results = [*Processes(2).results(dies_once, plan(games=30).jobs())]
    outcomes = [one for one in results if isinstance(one, Outcome)]

    assert (tmp_path / "died").exists()
    assert untimed(sorted(outcomes)) == untimed(run_arena(plan(games=30)))


def test_processes_that_always_die_are_told_in_the_end() -> None:
    with pytest.raises(BadInput, match="expected processes that live, got dead ones"):
        [*Processes(2).results(dies, plan().jobs())]


def test_no_process_is_left_behind_when_the_run_is_given_up() -> None:
    before = set(active_children())
    results = Processes(2).results(play_job, plan(games=3000).jobs())
    next(results)
    results.close()

    assert set(active_children()) <= before


def test_a_job_that_meets_a_broken_pool_is_not_lost() -> None:
    (job, *_) = plan().jobs()
    with ProcessPoolExecutor(1) as pool:
        with pytest.raises(BrokenProcessPool):
            pool.submit(dies, job).result()
        late = _submitted(pool, play_job, job)

    assert isinstance(late.exception(), BrokenProcessPool)
