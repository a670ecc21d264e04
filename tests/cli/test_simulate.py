"""The command simulate."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chickenfoot.cli.simulate import _Progress
from tests.cli.conftest import Command

FIELDS = [
    "preset",
    "players",
    "games",
    "rounds",
    "blocked_rounds",
    "rounds_ended_by_double",
    "unheld_start_rounds",
    "plies",
    "seconds",
    "rounds_per_second",
    "seats",
]
TIMING = {"seconds": 0, "rounds_per_second": 0}


def test_json_is_one_object_with_the_promised_fields(chickenfoot: Command) -> None:
    answer = chickenfoot(
        "simulate", "--preset", "cross", "--players", 3, "--games", 2, "--seed", "x", "--json"
    )
    told = json.loads(answer.out)
    assert list(told) == FIELDS
    assert (told["preset"], told["players"], told["games"], told["rounds"]) == ("cross", 3, 2, 20)
    assert [list(seat) for seat in told["seats"]] == [["bot", "mean_total", "first_share", "zero_rounds"]] * 3
    assert answer.err == ""


def test_the_same_seed_gives_the_same_result_on_any_number_of_jobs(chickenfoot: Command) -> None:
    options = (
        "simulate",
        "--games",
        9,
        "--seed",
        "sunday",
        "--bots",
        "fox,random",
        "--json",
        "--rule",
        "rounds=9",
    )
    alone, together = (json.loads(chickenfoot(*options, "--jobs", jobs).out) for jobs in (1, 2))
    assert alone | TIMING == together | TIMING
    assert [seat["bot"] for seat in alone["seats"]] == ["fox", "random", "fox", "random"]


def test_a_person_gets_sentences(chickenfoot: Command) -> None:
    out = chickenfoot("simulate", "--games", 1, "--rule", "rounds=9").out
    assert out.startswith("trains;rounds=9: 4 players, one game\none round:")


def test_the_progress_bar_fills(capsys: pytest.CaptureFixture[str]) -> None:
    progress = _Progress(4)
    progress(2)
    progress(4)
    assert capsys.readouterr().err.split("\r")[-1] == f"[{'#' * 30}] 4/4\n"


def test_records_go_into_a_folder(chickenfoot: Command, tmp_path: Path) -> None:
    chickenfoot("simulate", "--games", 2, "--rule", "rounds=9", "--records", tmp_path / "kept")
    assert sorted(path.name for path in (tmp_path / "kept").iterdir()) == ["game-0.cfr", "game-1.cfr"]


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (("--preset", "cross", "--players", 8), "a double-12 set or hands of 6 would work, got 8 × 7 = 56"),
        (("--players", 9), "expected 2 to 8, got 9"),
        (("--games", 0), "games: expected 1 or more, got 0"),
        (("--games", "many"), "many"),
        (("--jobs", 0), "jobs: expected 1 or more, got 0"),
        (
            ("--bots", "goose"),
            "expected one of chick, pullet, hen, rooster, random, heaviest, fox, pimc, got 'goose'",
        ),
        (("--bots", "fox,fox,fox,fox,fox"), "expected at most 4 computer players"),
        (("--preset", "treins"), "expected one of trains"),
        (("--rule", "toes=4"), "toes: expected 1, 2 or 3, got '4'"),
        (("--rule", "toes"), "expected KEY=VALUE"),
        (("--rule", "thumbs=2"), "got 'thumbs'"),
        (("--must-lay",), "--must-lay"),
    ],
)
def test_wrong_options_are_refused_in_one_line(
    options: tuple[object, ...], expected: str, chickenfoot: Command
) -> None:
    answer = chickenfoot("simulate", *options)
    assert answer.code == 2
    assert answer.out == ""
    assert expected in answer.err
    assert len(answer.err.splitlines()) == 1


def test_a_ruleset_file_is_played_and_refused_by_name(chickenfoot: Command, tmp_path: Path) -> None:
    family = tmp_path / "family.toml"
    family.write_text('preset = "cross"\nrounds = [9]\n', encoding="utf-8")
    told = json.loads(chickenfoot("simulate", "--rules", family, "--games", 1, "--json").out)
    assert (told["preset"], told["rounds"]) == ("cross", 1)
    family.write_text("rounds = [", encoding="utf-8")
    answer = chickenfoot("simulate", "--rules", family)
    assert answer.code == 2
    assert "family.toml" in answer.err
    assert chickenfoot("simulate", "--rules", family, "--preset", "cross").code == 2


@pytest.mark.parametrize("command", ["simulate", "arena"])
@pytest.mark.parametrize(("bots", "says_so"), [("pullet,random", True), ("fox,random", False)])
def test_players_that_think_less_deeply_say_so(
    chickenfoot: Command, command: str, bots: str, says_so: bool
) -> None:
    """Without the compiled simulator searching players look at fewer deals; the table itself is as ever."""
    options = ("--players", 2, "--games", 1, "--bots", bots, "--rule", "rounds=0", "--json")
    answer = chickenfoot(command, *options)

    assert answer.code == 0
    assert json.loads(answer.out)
    assert ("think less deeply" in answer.err) == says_so
