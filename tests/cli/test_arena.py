"""The command arena: tables, refusals, runs that are killed, a cluster that loses a worker, the how-to."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import chickenfoot.bots.arena
from chickenfoot.bots.arena.processes import ThisProcess
from chickenfoot.cli.arena import _Progress
from tests.cli.conftest import Answer, Command

HOWTO = Path(__file__).parents[2] / "docs" / "howto" / "arena.md"
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
SHORT = ("--preset", "cross", "--rule", "rounds=9")
TIMES = ("move_ms_mean", "move_ms_p50", "move_ms_p95")
ROW = [
    "bot",
    "seats",
    "first_share",
    "first_interval",
    "mean_total",
    "total_interval",
    "mean_place",
    "moves",
    *TIMES,
    "rating",
]


@pytest.fixture(autouse=True)
def _as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command looks for players in the folder one is in; the next test does not."""
    monkeypatch.setattr(sys, "path", sys.path[:])


def untimed(answer: Answer) -> dict[str, object]:
    """What was told as JSON, without the times."""
    told: dict[str, list[dict[str, object]]] = json.loads(answer.out)
    for row in told["rows"]:
        for name in TIMES:
            assert row.pop(name) is not None
    return dict(told)


def keys(folder: Path) -> list[tuple[int, int, int]]:
    """The games that are written down: deal, line-up, rotation."""
    lines = map(json.loads, (folder / "results.jsonl").read_text(encoding="utf-8").splitlines())
    return [(line["deal"], line["line_up"], line["rotation"]) for line in lines]


def all_keys(deals: int, rotations: int) -> list[tuple[int, int, int]]:
    return [(deal, 0, rotation) for deal in range(deals) for rotation in range(rotations)]


# --- what it tells -----------------------------------------------------------------------------------


def test_json_is_one_object_with_the_promised_fields(chickenfoot: Command) -> None:
    answer = chickenfoot("arena", "--bots", "fox,random", "--players", 3, "--games", 8, *SHORT, "--json")
    told = json.loads(answer.out)

    assert list(told) == ["plan", "games", "chance", "rows"]
    assert (told["games"], told["plan"]["games"], told["plan"]["ruleset"]) == (9, 8, "cross;rounds=9")
    assert [list(row) for row in told["rows"]] == [ROW, ROW]
    assert {row["bot"]: row["seats"] for row in told["rows"]} == {"fox": 9, "random": 18}
    assert list(told["rows"][0]["rating"]) == ["mu", "sigma"]
    assert answer.err == ""


def test_the_table_is_the_same_on_any_number_of_jobs(chickenfoot: Command) -> None:
    options = ("arena", "--bots", "fox,heaviest,random", "--players", 2, "--games", 24, *SHORT, "--json")
    alone, together = (untimed(chickenfoot(*options, "--jobs", jobs)) for jobs in (1, 2))

    assert alone == together


def test_a_person_gets_a_table(chickenfoot: Command) -> None:
    out = chickenfoot("arena", "--bots", "fox,random", "--players", 3, "--games", 10, *SHORT).out
    head, rounded, _, columns, best, worst, _, notes = out.splitlines()

    assert head == "cross;rounds=9: 3 players, 12 games (4 deals, each in every seat rotation)"
    assert rounded == "10 were asked for; a deal takes 3, and deals are played to the end."
    assert columns.split("  ")[0] == "player"
    assert columns.endswith("rating  sigma")
    assert {best.split()[0], worst.split()[0]} == {"fox", "random"}
    assert len({len(line) for line in (columns, best, worst)}) == 1
    assert notes.startswith("Chance gives 33.3 % of the first places.")


def test_two_bots_play_if_nothing_else_is_said(chickenfoot: Command) -> None:
    told = json.loads(chickenfoot("arena", "--bots", "random", "--games", 1, *SHORT, "--json").out)

    assert (told["plan"]["players"], told["games"], told["rows"][0]["seats"]) == (2, 1, 2)


def test_budgets_are_kept_in_the_plan(chickenfoot: Command) -> None:
    bots = ("--bots", "fox@1500ms,heaviest@3,random", "--budget", "2s")
    told = json.loads(chickenfoot("arena", *bots, "--games", 1, *SHORT, "--json").out)

    assert told["plan"]["bots"] == ["fox@1500ms", "heaviest@3", "random"]
    assert told["plan"]["budget"] == "2s"


def test_a_picture_is_drawn(chickenfoot: Command, tmp_path: Path) -> None:
    picture = tmp_path / "table.svg"
    chickenfoot("arena", "--bots", "fox,random", "--games", 4, *SHORT, "--plot", picture)

    assert "chance: 50.0 %" in picture.read_text(encoding="utf-8")


def test_without_the_extra_the_table_says_what_brings_ratings(
    chickenfoot: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    out = chickenfoot("arena", "--bots", "fox,random", "--games", 2, *SHORT).out

    assert out.endswith("\nThere are no ratings: chickenfoot[arena] brings them.\n")


def test_the_progress_bar_tells_what_is_left(capsys: pytest.CaptureFixture[str]) -> None:
    progress = _Progress(4, None, is_shown=True)
    progress(2)
    progress(4)

    assert capsys.readouterr().err.split("\r")[-1] == f"[{'#' * 30}] 4/4  {'0:00 left':20}\n"


# --- what it refuses ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ((), "--bots: expected computer players with commas between them, got nothing"),
        (("--bots", "goose"), "got 'goose'"),
        (("--bots", "fox,"), "got ''"),
        (("--bots", "fox@soon"), "--bots: expected a budget like 50ms, 1s or 400 (samples), got 'soon'"),
        (("--bots", "no_such_module:Fox"), "(ModuleNotFoundError: No module named 'no_such_module')"),
        (("--bots", "fox", "--budget", "1h"), "--budget: expected a budget like 50ms, 1s or 400 (samples)"),
        (("--bots", "fox", "--players", 1), "expected 2 to 8, got 1"),
        (("--bots", "fox", "--games", 0), "games: expected 1 or more, got 0"),
        (("--bots", "fox", "--jobs", 0), "jobs: expected 1 or more, got 0"),
        (("--bots", "fox", "--resume"), "--out: expected the folder to go on with, got nothing"),
        (("--resume", "--out", "nowhere"), "--out: expected a folder with the plan of an arena"),
        (("--bots", "fox", "--plot", "x.png"), "--plot: expected a file name that ends in .svg"),
        (("--bots", "fox", "--preset", "treins"), "expected one of trains"),
    ],
)
def test_wrong_options_are_refused_in_one_line(
    options: tuple[object, ...], told: str, chickenfoot: Command
) -> None:
    answer = chickenfoot("arena", *options)

    assert (answer.code, answer.out, len(answer.err.splitlines())) == (2, "", 1)
    assert told in answer.err


def test_without_the_extra_a_cluster_is_refused(
    chickenfoot: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    answer = chickenfoot("arena", "--bots", "fox", "--cluster", "tcp://127.0.0.1:1")

    assert answer.code == 2
    assert "--cluster: expected distributed, which chickenfoot[cluster] brings, got nothing" in answer.err


@pytest.fixture
def begun(chickenfoot: Command, tmp_path: Path) -> Path:
    """A folder with a run of three deals."""
    folder = tmp_path / "run"
    chickenfoot("arena", "--bots", "heaviest,random", "--games", 6, *SHORT, "--out", folder)
    return folder


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--bots", "fox"), "--bots: expected heaviest,random, as it was begun, got 'fox'"),
        (("--players", 3), "--players: expected 2, as it was begun, got 3"),
        (("--preset", "hub"), "--preset: expected cross;rounds=9, as it was begun, got 'hub'"),
        (("--rule", "toes=2"), "--rule: expected cross;rounds=9, as it was begun, got 'trains;toes=2'"),
        (("--seed", "other"), "--seed: expected e251a764"),
        (("--budget", "1s"), "--budget: expected none, as it was begun, got '1s'"),
        (("--games", 5), "--games: expected 6 or more, got 5"),
    ],
)
def test_a_resumed_run_is_no_other_run(
    options: tuple[object, ...], told: str, begun: Path, chickenfoot: Command
) -> None:
    answer = chickenfoot("arena", "--resume", "--out", begun, *options)

    assert (answer.code, answer.out) == (2, "")
    assert told in answer.err


def test_a_resumed_run_may_be_told_again_what_it_is(begun: Path, chickenfoot: Command) -> None:
    same = ("--bots", "heaviest,random", "--players", 2, *SHORT, "--seed", "chickenfoot", "--games", 6)

    assert chickenfoot("arena", "--resume", "--out", begun, *same).code == 0
    assert keys(begun) == all_keys(3, 2)


def test_a_resumed_run_may_be_made_longer(begun: Path, chickenfoot: Command) -> None:
    longer = chickenfoot("arena", "--resume", "--out", begun, "--games", 10, "--json")
    at_once = chickenfoot("arena", "--bots", "heaviest,random", "--games", 10, *SHORT, "--json")

    assert keys(begun) == all_keys(5, 2)
    assert untimed(longer) == untimed(at_once)


def test_results_are_not_written_over(begun: Path, chickenfoot: Command) -> None:
    answer = chickenfoot("arena", "--bots", "fox", "--out", begun)

    assert answer.code == 2
    assert (
        f"--out: expected a folder without results (--resume goes on with them), got '{begun}'" in answer.err
    )


def test_a_damaged_line_is_named(begun: Path, chickenfoot: Command) -> None:
    lines = (begun / "results.jsonl").read_text(encoding="utf-8").splitlines()
    (begun / "results.jsonl").write_text("\n".join([lines[0], lines[1][:99], *lines[2:], ""]))
    answer = chickenfoot("arena", "--resume", "--out", begun)

    assert answer.code == 2
    assert f"{begun}/results.jsonl, line 2: expected the result of a game of the plan" in answer.err


def test_a_bot_that_fails_is_one_line(
    chickenfoot: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "clueless", raising=False)
    (tmp_path / "clueless.py").write_text(
        "class Bot:\n    name = 'x'\n    def choose(self, *seen):\n        return seen[2].guess()\n"
    )
    answer = chickenfoot("arena", "--bots", "clueless:Bot,fox", *SHORT)

    assert (answer.code, answer.out) == (2, "")
    assert re.fullmatch(
        r"chickenfoot: clueless:Bot: expected a legal move in deal 0 \(seed [0-9a-f]{64}\), "
        r"got AttributeError: .*'guess' \(clueless\.py:4\)\n",
        answer.err,
    )


# --- runs that are broken off ------------------------------------------------------------------------


def test_ctrl_c_keeps_what_is_finished_and_tells_how_to_go_on(
    chickenfoot: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ThisProcess, "results", interrupted_after(4))
    command = ("arena", "--bots", "heaviest,random", "--games", 10, *SHORT)
    unkept = chickenfoot(*command)
    kept = chickenfoot(*command, "--out", tmp_path)
    again = f"Go on with: chickenfoot arena --resume --out {tmp_path}"

    assert (unkept.code, kept.code) == (130, 130)
    assert unkept.err == "\nStopped after 4 of 10 games. With --out they would have been kept.\n"
    assert kept.err == f"\nStopped after 4 of 10 games. {again}\n"
    assert keys(tmp_path) == all_keys(2, 2)


def interrupted_after(games: int) -> Callable[..., Iterator[object]]:
    def results(_: object, play: Callable[[object], object], jobs: Iterator[object]) -> Iterator[object]:
        for _ in range(games):
            yield play(next(jobs))
        raise KeyboardInterrupt

    return results


def begin_run(folder: Path, *options: object) -> subprocess.Popen[str]:
    """The command as a process of its own, that has written some results."""
    words = ("arena", "--out", folder, *options)
    command = [sys.executable, "-m", "chickenfoot", *map(str, words)]
    run = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    wait_until(lambda: written(folder) >= 10 or run.poll() is not None)
    assert run.poll() is None, run.communicate()
    return run


def written(folder: Path) -> int:
    results = folder / "results.jsonl"
    return results.read_bytes().count(b"\n") if results.exists() else 0


def wait_until(is_so: Callable[[], bool], seconds: float = 50) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)


@POSIX
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_killed_run_loses_and_repeats_no_game(jobs: int, chickenfoot: Command, tmp_path: Path) -> None:
    games = ("--bots", "heaviest,random", "--players", 3, "--games", 300, *SHORT, "--jobs", jobs)
    run = begin_run(tmp_path, *games)
    run.kill()
    run.communicate(timeout=20)
    before = (tmp_path / "results.jsonl").read_bytes()
    before = before[: before.rfind(b"\n") + 1]
    resumed = chickenfoot("arena", "--resume", "--out", tmp_path, "--jobs", 2, "--json")

    assert 10 <= before.count(b"\n") < 300
    assert (tmp_path / "results.jsonl").read_bytes().startswith(before)
    assert sorted(keys(tmp_path)) == all_keys(100, 3)
    assert untimed(resumed) == untimed(chickenfoot("arena", *games, "--json"))


@POSIX
def test_a_killed_run_leaves_no_process_behind(tmp_path: Path) -> None:
    """They hold the run's standard output, so it would not end."""
    run = begin_run(tmp_path, "--bots", "heaviest,random", "--games", 100_000, *SHORT, "--jobs", 2)
    run.kill()

    run.communicate(timeout=20)


@POSIX
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_run_ends_at_once(jobs: int, tmp_path: Path) -> None:
    run = begin_run(tmp_path, "--bots", "heaviest,random", "--games", 100_000, *SHORT, "--jobs", jobs)
    run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=20)

    assert (run.returncode, out) == (130, "")
    assert re.fullmatch(r"\nStopped after [\d,]+ of 100,000 games\. Go on with: .*\n", err)
    assert len(keys(tmp_path)) == len({*keys(tmp_path)}) >= 10


# --- many machines -----------------------------------------------------------------------------------


class Cluster(NamedTuple):
    """A Dask cluster of two worker processes: where its scheduler is, and the workers' process ids."""

    address: str
    workers: tuple[int, ...]


CLUSTER = """
import sys
from distributed import LocalCluster

if __name__ == "__main__":
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
        workers = (nanny.process.pid for nanny in cluster.workers.values())
        print(cluster.scheduler_address, *workers, flush=True)
        sys.stdin.read()
"""


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    """In a process of its own, so that nothing of it stays in ours."""
    program = tmp_path / "cluster.py"
    program.write_text(CLUSTER, encoding="utf-8")
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    running = subprocess.Popen([sys.executable, str(program)], text=True, **pipes)  # type: ignore[call-overload]
    try:
        address, *workers = running.stdout.readline().split()
        yield Cluster(address, tuple(map(int, workers)))
    finally:
        running.stdin.close()
        try:
            running.wait(timeout=20)
        except subprocess.TimeoutExpired:
            running.kill()
        running.stdout.close()


@POSIX
def test_a_cluster_that_loses_a_worker_loses_no_game(
    cluster: Cluster, chickenfoot: Command, tmp_path: Path
) -> None:
    folder = tmp_path / "run"
    games = ("--bots", "heaviest,random", "--players", 3, "--games", 120, *SHORT)
    run = begin_run(folder, *games, "--cluster", cluster.address, "--json")
    os.kill(cluster.workers[0], signal.SIGKILL)
    there = written(folder)
    out, err = run.communicate(timeout=50)

    assert there < 120, "it was killed too late"
    assert (run.returncode, err) == (0, "")
    assert sorted(keys(folder)) == all_keys(40, 3)
    assert untimed(Answer(0, out, err)) == untimed(chickenfoot("arena", *games, "--json"))


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "tcp://127.0.0.1", "nonsense://x:y", "[", ""])
def test_a_cluster_that_is_not_there_is_told_in_one_line(
    address: str, chickenfoot: Command, tmp_path: Path
) -> None:
    answer = chickenfoot("arena", "--bots", "fox", "--cluster", address, "--out", tmp_path / "run")

    assert answer.code == 2
    assert answer.err == (
        f"chickenfoot: {f'--cluster {address}'.strip()}: "
        "expected a Dask scheduler with workers, like tcp://host:8786, got no scheduler\n"
    )
    assert not (tmp_path / "run").exists()


# --- the how-to --------------------------------------------------------------------------------------


def test_the_player_in_the_how_to_plays(
    chickenfoot: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = re.search(r"^```python\n(.*?)^```$", HOWTO.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert found is not None
    (tmp_path / "mine.py").write_text(found[1], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "mine", raising=False)
    answer = chickenfoot("arena", "--bots", "mine:Doubles,heaviest", "--players", 4, "--games", 8, *SHORT)

    assert len(found[1].splitlines()) <= 10
    assert (answer.code, answer.err) == (0, "")
    assert "mine:Doubles" in answer.out


def test_every_option_in_the_how_to_exists(chickenfoot: Command) -> None:
    text = HOWTO.read_text(encoding="utf-8")
    options = {*re.findall(r"(?<=[ `])--[a-z-]+", text)} - {"--port", "--nworkers", "--nthreads"}
    known = chickenfoot("arena", "--help").out

    assert options >= {"--bots", "--out", "--resume", "--cluster", "--plot"}
    assert [option for option in options if option not in known] == []


def test_its_names_can_be_imported() -> None:
    for name in chickenfoot.bots.arena.__all__:
        assert hasattr(chickenfoot.bots.arena, name)
