"""The commands about records, and about the rules: replay, verify, rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chickenfoot.rules import PRESETS, Ruleset
from tests.cli.conftest import Command


@pytest.fixture
def record(chickenfoot: Command, tmp_path: Path) -> Path:
    chickenfoot("simulate", "--games", 1, "--seed", "kept", "--rule", "rounds=9,8", "--records", tmp_path)
    return tmp_path / "game-0.cfr"


def test_a_true_record_verifies(chickenfoot: Command, record: Path) -> None:
    answer = chickenfoot("verify", record)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("This record is sound")


def test_a_changed_score_is_found_with_line_and_column(chickenfoot: Command, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    number = next(number for number, line in enumerate(lines, 1) if line.startswith("scores:"))
    lines[number - 1] = "scores: 1 1 1 1"
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    answer = chickenfoot("verify", record)
    assert answer.code == 1
    assert answer.out.startswith(f"line {number}, column ")


@pytest.mark.parametrize("content", [b"", b"hello\n", b"\xff\xfe\x00", b"[Event chess]\n1. e4 e5\n"])
def test_what_is_no_record_is_refused(content: bytes, chickenfoot: Command, tmp_path: Path) -> None:
    path = tmp_path / "no.cfr"
    path.write_bytes(content)
    for command in ("verify", "replay"):
        answer = chickenfoot(command, path)
        assert answer.code == 2
        assert len(answer.err.splitlines()) == 1


def test_a_file_that_is_not_there_is_refused(chickenfoot: Command, tmp_path: Path) -> None:
    answer = chickenfoot("verify", tmp_path / "nowhere.cfr")
    assert answer.code == 2
    assert "nowhere.cfr" in answer.err


def test_replay_shows_the_last_moment_by_default(chickenfoot: Command, record: Path) -> None:
    out = chickenfoot("replay", record).out
    assert out.startswith("Round 2 of 2, after ")
    assert "╔8╗" in out
    assert out.splitlines()[-1].startswith("trains;rounds=9,8 8-8(")


def test_replay_shows_any_moment(chickenfoot: Command, record: Path) -> None:
    out = chickenfoot("replay", record, "--round", 1, "--to", 0).out
    assert "Round 1 of 2, after 0 of " in out
    assert "The last move" not in out
    assert out.splitlines()[-1].split()[1] == "9-9"


def test_replay_of_a_wrong_record_shows_it_and_points_to_verify(chickenfoot: Command, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("totals: ", "totals: 1", 1), encoding="utf-8")
    answer = chickenfoot("replay", record)
    assert answer.code == 0
    assert answer.out.startswith("Round 2 of 2")
    assert "chickenfoot verify" in answer.err


@pytest.mark.parametrize("options", [("--round", 3), ("--round", 0), ("--to", 999), ("--to", -1)])
def test_replay_refuses_a_moment_that_never_was(
    options: tuple[object, ...], chickenfoot: Command, record: Path
) -> None:
    answer = chickenfoot("replay", record, *options)
    assert answer.code == 2
    assert "expected a" in answer.err


def test_rules_lists_the_presets(chickenfoot: Command) -> None:
    assert [line.split()[0] for line in chickenfoot("rules").out.splitlines()] == list(PRESETS)
    assert list(json.loads(chickenfoot("rules", "--json").out)) == list(PRESETS)


@pytest.mark.parametrize("name", [*PRESETS, "cross;set=12;hand=9"])
def test_rules_prints_a_sheet_and_the_parameters(name: str, chickenfoot: Command) -> None:
    sheet = chickenfoot("rules", name).out.splitlines()
    assert 12 <= len(sheet) <= 26
    told = json.loads(chickenfoot("rules", name, "--json").out)
    assert told.pop("preset") == name.partition(";")[0]
    assert Ruleset.of(**told) == Ruleset.parse(name)


def test_rules_refuses_an_unknown_preset(chickenfoot: Command) -> None:
    assert chickenfoot("rules", "treins").code == 2
