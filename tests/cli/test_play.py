"""The command play: its options, saving and going on. The table itself is tested in tests/tui."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Answer, Command


@pytest.fixture
def sit_down(chickenfoot: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Command:
    """``chickenfoot play`` in an empty folder, with what is typed first."""
    monkeypatch.chdir(tmp_path)

    def run(typed: str, *options: object) -> Answer:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        return chickenfoot("play", *options)

    return run


def test_a_game_is_played_by_numbers_to_its_end(sit_down: Command) -> None:
    answer = sit_down("1\n" * 400, "--seed", "numbers", "--rounds", 2)
    assert answer.code == 0
    assert "Round 2 of 2" in answer.out
    assert "win" in answer.out.splitlines()[-1]


def test_quitting_saves_and_the_game_goes_on_as_if_nothing_had_been(sit_down: Command) -> None:
    options = ("--seed", "pause", "--rounds", 1, "--preset", "cross", "--players", 3)
    whole = sit_down("1\n" * 200, *options).out
    assert sit_down("1\n1\nquit\n", *options, "--record", "kept.cfr").code == 0
    resumed = sit_down("1\n" * 200, "--resume", "kept.cfr").out
    assert whole.splitlines()[-4:] == resumed.splitlines()[-4:]


def test_the_record_of_a_played_game_verifies(sit_down: Command, chickenfoot: Command) -> None:
    sit_down("1\n1\nundo\n" + "1\n" * 300, "--seed", "kept", "--rounds", 1, "--record", "kept.cfr")
    assert "undone: 1" in Path("kept.cfr").read_text(encoding="utf-8")
    assert chickenfoot("verify", "kept.cfr").code == 0


def test_a_new_game_is_not_written_over_a_record(sit_down: Command) -> None:
    sit_down("quit\n", "--seed", "x", "--record", "kept.cfr")
    before = Path("kept.cfr").read_text(encoding="utf-8")
    answer = sit_down("quit\n", "--seed", "y", "--record", "kept.cfr")
    assert answer.code == 2
    assert "--resume" in answer.err
    assert Path("kept.cfr").read_text(encoding="utf-8") == before


def test_a_game_that_goes_on_is_not_written_over_another_record(sit_down: Command) -> None:
    sit_down("quit\n", "--seed", "x", "--record", "one.cfr")
    sit_down("quit\n", "--seed", "y", "--record", "other.cfr")
    before = Path("other.cfr").read_text(encoding="utf-8")
    answer = sit_down("1\nquit\n", "--resume", "one.cfr", "--record", "other.cfr")
    assert answer.code == 2
    assert "other.cfr" in answer.err
    assert Path("other.cfr").read_text(encoding="utf-8") == before
    assert sit_down("1\nquit\n", "--resume", "one.cfr", "--record", "one.cfr").code == 0


def test_names_in_a_record_are_kept_when_the_game_goes_on(sit_down: Command) -> None:
    sit_down("1\nquit\n", "--seed", "x", "--record", "kept.cfr")
    text = Path("kept.cfr").read_text(encoding="utf-8")
    Path("kept.cfr").write_text(text.replace("seat 0: person", "seat 0: Ouma"), encoding="utf-8")
    sit_down("1\nquit\n", "--resume", "kept.cfr")
    assert "seat 0: Ouma\nseat 1: hen (bot)" in Path("kept.cfr").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("true", "wrong"),
    [("rules: trains", "rules: crosss"), ("players: 4", "players: for"), ("start:", "stört:")],
)
def test_a_record_that_cannot_be_read_in_full_is_not_resumed(
    true: str, wrong: str, sit_down: Command
) -> None:
    sit_down("1\nquit\n", "--seed", "x", "--record", "kept.cfr")
    text = Path("kept.cfr").read_text(encoding="utf-8").replace(true, wrong)
    Path("kept.cfr").write_text(text, encoding="utf-8")
    answer = sit_down("1\nquit\n", "--resume", "kept.cfr")
    assert answer.code == 2
    assert len(answer.err.splitlines()) == 1
    assert Path("kept.cfr").read_text(encoding="utf-8") == text


def test_a_torn_record_goes_on_from_its_last_whole_line(sit_down: Command) -> None:
    sit_down("1\n1\nquit\n", "--seed", "x", "--record", "kept.cfr")
    text = Path("kept.cfr").read_text(encoding="utf-8")
    Path("kept.cfr").write_text(text[:-3], encoding="utf-8")
    assert sit_down("quit\n", "--resume", "kept.cfr").code == 0


def test_quitting_without_a_record_makes_one(sit_down: Command) -> None:
    answer = sit_down("quit\n", "--seed", "x")
    (saved,) = Path().glob("chickenfoot-*.cfr")
    assert "chickenfoot play --resume " in answer.out
    assert answer.out.endswith(f"{saved}\n")


def test_prose_has_no_drawing(sit_down: Command) -> None:
    out = sit_down("1\n" * 400, "--seed", "prose", "--rounds", 1, "--text").out
    assert not set("─│╭╮╰╯╔╗┤├▸◂") & set(out)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (("--seat", 4), "--seat: expected a seat from 0 to 3, got 4"),
        (("--players", 1), "expected 2 to 8, got 1"),
        (("--rounds", 0), "--rounds: expected 1 to 10 rounds, got 0"),
        (("--bots", "fox,fox,fox,fox"), "expected at most 3 computer players"),
        (("--resume", "nowhere.cfr"), "nowhere.cfr"),
        (
            ("--resume", "nowhere.cfr", "--players", 3),
            "expected no new table beside --resume, got '--players'",
        ),
    ],
)
def test_wrong_options_are_refused_in_one_line(
    options: tuple[object, ...], expected: str, sit_down: Command
) -> None:
    answer = sit_down("", *options)
    assert answer.code == 2
    assert expected in answer.err
    assert len(answer.err.splitlines()) == 1


def test_a_record_that_is_wrong_cannot_be_resumed(sit_down: Command) -> None:
    sit_down("1\n" * 300, "--seed", "x", "--rounds", 1, "--record", "kept.cfr")
    text = Path("kept.cfr").read_text(encoding="utf-8")
    Path("kept.cfr").write_text(text.replace("scores: ", "scores: 9"), encoding="utf-8")
    answer = sit_down("", "--resume", "kept.cfr")
    assert answer.code == 2
    assert len(answer.err.splitlines()) == 1
    assert "line " in answer.err


@pytest.mark.skipif(sys.platform == "win32", reason="signals are POSIX")
def test_ctrl_c_saves_and_leaves_no_traceback(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "chickenfoot", "play", "--seed", "x", "--record", "kept.cfr"]
    playing = subprocess.Popen(
        command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert playing.stdin is not None
    assert playing.stdout is not None
    playing.stdin.write(b"1\n")
    playing.stdin.flush()
    os.read(playing.stdout.fileno(), 100)  # it has begun
    time.sleep(0.5)
    playing.send_signal(signal.SIGINT)
    out, err = playing.communicate(timeout=20)
    assert playing.returncode == 130
    assert b"Traceback" not in out + err
    assert (tmp_path / "kept.cfr").read_text(encoding="utf-8").startswith("chickenfoot record 1")


def test_a_reader_that_has_had_enough_is_no_error() -> None:
    command = f'"{sys.executable}" -m chickenfoot rules trains | head -n 1'
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert "Traceback" not in done.stderr
    assert "Exception" not in done.stderr


@pytest.mark.parametrize(("bots", "says_so"), [("hen", True), ("heaviest", False)])
def test_company_that_thinks_less_deeply_says_so(sit_down: Command, bots: str, says_so: bool) -> None:
    """Without the compiled simulator; how to get it is said along with it."""
    out = " ".join(sit_down("quit\n", "--seed", "x", "--bots", bots).out.split())
    assert ('pip install "chickenfoot[fast]" makes them stronger' in out) == says_so
