"""A run in a folder: it can be torn anywhere, and goes on without losing or repeating a game."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from chickenfoot.bots.arena import Outcome, Plan, begin, go_on, planned, run_arena
from chickenfoot.errors import BadInput
from tests.bots.arena.samples import plan, untimed


def played(folder: Path, what: Plan) -> list[Outcome]:
    """All games of a new run in *folder*."""
    with begin(folder, what) as log:
        return run_arena(what, log=log)


def resumed(folder: Path, what: Plan) -> tuple[int, list[Outcome]]:
    """How many games were there, and all of them after going on."""
    with go_on(folder, what) as log:
        return len(log.outcomes), run_arena(what, log=log)


def lines(folder: Path) -> list[bytes]:
    return (folder / "results.jsonl").read_bytes().splitlines()


@pytest.mark.parametrize("cut", [0, 1, 50, 1500, -1, -40])
def test_a_torn_run_goes_on_wherever_it_was_torn(cut: int, tmp_path: Path) -> None:
    all_games = played(tmp_path, plan())
    results = tmp_path / "results.jsonl"
    results.write_bytes(whole := results.read_bytes()[:cut])
    there, outcomes = resumed(tmp_path, plan())

    assert there == whole.count(b"\n") < 6
    assert untimed(outcomes) == untimed(all_games)
    assert len(lines(tmp_path)) == 6
    assert lines(tmp_path)[:there] == whole.splitlines()[:there]


def test_a_run_that_is_whole_is_not_played_again(tmp_path: Path) -> None:
    outcomes = played(tmp_path, plan())
    before = lines(tmp_path)

    assert resumed(tmp_path, plan()) == (6, outcomes)
    assert lines(tmp_path) == before


def test_more_games_make_a_run_longer(tmp_path: Path) -> None:
    played(tmp_path / "short", plan())
    long = replace(plan(), games=12)
    there, outcomes = resumed(tmp_path / "short", long)

    assert there == 6
    assert untimed(outcomes) == untimed(played(tmp_path / "long", long))
    assert planned(tmp_path / "short") == long


def test_results_are_not_written_over(tmp_path: Path) -> None:
    played(tmp_path, plan())
    with pytest.raises(BadInput, match=r"--out: expected a folder without results \(--resume"):
        begin(tmp_path, plan())


def test_a_folder_without_a_plan_cannot_be_gone_on_with(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"--out: expected a folder with a plan\.json"):
        planned(tmp_path)


@pytest.mark.parametrize("damage", [b"{}", b"{", b"", b"\xff", b"\0" * 9, b"[" * 99_999])
def test_a_damaged_line_is_named(damage: bytes, tmp_path: Path) -> None:
    played(tmp_path, plan())
    whole = lines(tmp_path)
    (tmp_path / "results.jsonl").write_bytes(b"\n".join([*whole[:3], damage, *whole[4:], b""]))
    with pytest.raises(BadInput, match=r"results\.jsonl, line 4: expected the result of a game"):
        go_on(tmp_path, plan())


def test_a_game_that_is_there_twice_is_named(tmp_path: Path) -> None:
    played(tmp_path, plan())
    twice = [*lines(tmp_path), lines(tmp_path)[2], b""]
    (tmp_path / "results.jsonl").write_bytes(b"\n".join(twice))
    with pytest.raises(BadInput, match=r"line 7: expected each game once, got \(0, 0, 2\)"):
        go_on(tmp_path, plan())


@pytest.mark.parametrize("other", [plan(games=3), plan("heaviest,fox")])
def test_a_game_of_another_plan_is_named(other: Plan, tmp_path: Path) -> None:
    played(tmp_path, plan())
    with pytest.raises(BadInput, match="expected a game of the plan"):
        go_on(tmp_path, other)


@pytest.mark.skipif(sys.platform == "win32", reason="locks of POSIX")
def test_two_arenas_do_not_write_to_one_folder(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from chickenfoot.bots.arena import go_on, planned\n"
        "folder = Path(sys.argv[1]); go_on(folder, planned(folder))"
    )
    command = [sys.executable, "-c", program, str(tmp_path)]
    with begin(tmp_path, plan()):
        kept_out = subprocess.run(command, capture_output=True, text=True, check=False)

    assert "expected a folder that no other arena is writing to" in kept_out.stderr
    assert subprocess.run(command, check=False).returncode == 0
