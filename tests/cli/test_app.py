"""What every command shares: usage errors, streams, pipes, big and foreign files."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import chickenfoot.cli.app
from chickenfoot.cli import main
from tests.cli.conftest import Command

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="shells and signals of POSIX")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("perft", "x", "deep"), "DEPTH: expected a number, got 'deep'"),
        (("simulate", "--games", "many"), "--games: expected a number, got 'many'"),
        (("legal", "x", "--json=3"), "--json: expected no value, got '3'"),
        (("perft",), "expected POSITION, got nothing"),
        (("rules", "trains", "cross"), "expected no more words, got 'cross'"),
        (("play", "--cards"), "expected an option that --help names, got '--cards'"),
        (
            ("dance",),
            "expected one of play, simulate, arena, replay, draw, verify, rules, legal, step, perft, "
            "audit, serve, warmup, got 'dance'",
        ),
        (("rules", "--json", "--json"), "--json: expected it once, got it again"),
    ],
)
def test_wrong_words_are_answered_in_one_line(
    arguments: tuple[str, ...], line: str, chickenfoot: Command
) -> None:
    answer = chickenfoot(*arguments)
    assert (answer.code, answer.out, answer.err) == (2, "", f"chickenfoot: {line}\n")


def test_the_version_is_told(chickenfoot: Command) -> None:
    assert chickenfoot("--version").out == f"{chickenfoot_version()}\n"


def chickenfoot_version() -> str:
    from chickenfoot import __version__

    return __version__


def test_help_tells_what_happens_without_a_command_and_names_the_commands(chickenfoot: Command) -> None:
    answer = chickenfoot("--help")
    assert answer.code == 0
    assert "opens the table in your browser" in " ".join(answer.out.split("\n\n")[1].split())
    assert "simulate" in answer.out


@POSIX
@pytest.mark.parametrize("closed", [">&-", "<&-", "2>&-", ">&- <&- 2>&-"])
@pytest.mark.parametrize("command", ["rules", "play --record kept.cfr", "verify nowhere.cfr"])
def test_closed_streams_are_no_error(command: str, closed: str, tmp_path: Path) -> None:
    line = f'"{sys.executable}" -m chickenfoot {command} {closed}'
    done = subprocess.run(line, shell=True, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode in {0, 2}
    assert "Traceback" not in done.stdout + done.stderr


@POSIX
@pytest.mark.parametrize("command", ["--help", "play --help", "rules trains", "simulate --games 1"])
def test_a_reader_that_has_had_enough_is_no_error(command: str) -> None:
    line = f'set -o pipefail; "{sys.executable}" -m chickenfoot {command} | true'
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert done.stderr == ""


@POSIX
def test_a_full_disk_is_told_in_one_line() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full here")
    line = f'"{sys.executable}" -m chickenfoot rules trains >/dev/full'
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("chickenfoot: standard output: ")
    assert "Traceback" not in done.stderr


def test_ctrl_c_ends_a_command_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(chickenfoot.cli.app, "run", interrupted)
    assert main(["rules"]) == 130


@POSIX
@pytest.mark.parametrize("name", ["SIGHUP", "SIGTERM"])
def test_a_game_is_saved_when_the_window_is_closed(name: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "chickenfoot", "play", "--seed", "x"]
    playing = subprocess.Popen(command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert playing.stdout is not None
    page = b""
    while b"Your move" not in page:
        more = os.read(playing.stdout.fileno(), 4096)
        assert more, page
        page += more
    playing.send_signal(getattr(signal, name))
    playing.communicate(timeout=20)
    assert playing.returncode == 130
    assert len([*tmp_path.glob("*.cfr")]) == 1


@pytest.mark.parametrize(
    "command", [("verify",), ("replay",), ("draw",), ("play", "--resume"), ("play", "--rules")]
)
def test_a_file_without_end_is_not_read_to_its_end(
    command: tuple[str, ...], chickenfoot: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chickenfoot.cli.records.LARGEST_RECORD", 1000)
    monkeypatch.setattr("chickenfoot.cli.options.LARGEST_RULESET", 1000)
    endless = tmp_path / "endless"
    endless.write_bytes(b"\0" * 1001)
    answer = chickenfoot(*command, endless)
    assert answer.code == 2
    assert answer.err == f"chickenfoot: {endless}: expected 1,000 bytes at most, got more\n"


def test_a_foreign_ruleset_file_is_named(chickenfoot: Command, tmp_path: Path) -> None:
    foreign = tmp_path / "foreign.toml"
    foreign.write_bytes(b"\xff\xfe")
    answer = chickenfoot("simulate", "--rules", foreign)
    assert answer.code == 2
    assert answer.err == f"chickenfoot: {foreign}: expected text in UTF-8, got other bytes at 0\n"


def test_verify_and_audit_speak_json_too(chickenfoot: Command, tmp_path: Path) -> None:
    chickenfoot("simulate", "--games", 1, "--rule", "rounds=9", "--records", tmp_path)
    record = tmp_path / "game-0.cfr"
    assert json.loads(chickenfoot("verify", record, "--json").out) == {"sound": True, "mistakes": []}
    record.write_text(record.read_text(encoding="utf-8").replace("places: ", "places: 9"), encoding="utf-8")
    told = json.loads(chickenfoot("verify", record, "--json").out)
    assert told["sound"] is False
    assert {"line", "column", "code", "text", "details"} == set(told["mistakes"][0])
    flawed = json.loads(chickenfoot("audit", "~trains =6,3 1-1,1-1/2-2 - 0 - 0", "--json").out)
    assert [flaw["code"] for flaw in flawed["flaws"]] == ["tile_twice"]
