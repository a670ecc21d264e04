"""The folder in which an arena keeps its plan and its results, so that it can be stopped at any moment.

plan.json       all that determines the games
results.jsonl   a line for each game, appended as it ends, in any order
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final

from chickenfoot.bots.arena.outcome import Outcome, read_outcome, write_outcome
from chickenfoot.bots.arena.plan import Key, Plan, read_plan
from chickenfoot.errors import BadInput, Verbatim

PLAN: Final = "plan.json"
RESULTS: Final = "results.jsonl"


class Log:
    """The results of *plan* in a file that this process alone writes; ``outcomes`` were there before."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self._path = path
        self._file = path.open("a+b")
        try:
            _lock(self._file, path)
            self.outcomes = _read(self._file, path, plan)
        except BaseException:
            self._file.close()
            raise

    def append(self, outcome: Outcome) -> None:
        """Write one more game down, so that it outlives this process."""
        try:
            self._file.write(write_outcome(outcome).encode() + b"\n")
            self._file.flush()
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self._path)) from None

    def close(self) -> None:
        """Let others write to the folder."""
        with suppress(OSError):  # all that could be written has been
            self._file.close()

    def __enter__(self) -> Log:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def begin(folder: Path, plan: Plan) -> Log:
    """A log for a new run in *folder*, which is made if need be. Raises :exc:`BadInput` if one is there."""
    results = folder / RESULTS
    if results.exists() and results.stat().st_size:
        expected = "a folder without results (--resume goes on with them)"
        raise BadInput(code="arena_exists", expected=expected, got=str(folder), where="--out")
    folder.mkdir(parents=True, exist_ok=True)
    log = Log(results, plan)
    _write_plan(folder, plan)
    return log


def planned(folder: Path) -> Plan:
    """The plan of the run in *folder*. Raises :exc:`BadInput`."""
    path = folder / PLAN
    try:
        text = path.read_text(encoding="utf-8")
    except (FileNotFoundError, NotADirectoryError):
        expected = f"a folder with a {PLAN}"
        raise BadInput(code="no_arena", expected=expected, got=str(folder), where="--out") from None
    except UnicodeDecodeError:
        text = ""
    return read_plan(text, str(path))


def go_on(folder: Path, plan: Plan) -> Log:
    """The log of the run in *folder*, whose plan may have been given more games. Raises :exc:`BadInput`."""
    log = Log(folder / RESULTS, plan)
    if plan != planned(folder):
        _write_plan(folder, plan)
    return log


def _write_plan(folder: Path, plan: Plan) -> None:
    """At any moment the folder holds a whole plan."""
    new = folder / f"{PLAN}.new"
    new.write_text(json.dumps(plan.plain(), indent=2) + "\n", encoding="utf-8", newline="\n")
    new.replace(folder / PLAN)


def _read(file: BinaryIO, path: Path, plan: Plan) -> tuple[Outcome, ...]:
    """The games written down so far; what a killed process left of its last line is cut off."""
    file.seek(0)
    content = file.read()
    whole = content[: content.rfind(b"\n") + 1]
    if whole != content:
        file.truncate(len(whole))
    found: dict[Key, Outcome] = {}
    for number, line in enumerate(whole.splitlines(), start=1):
        outcome = _game_of(plan, line, f"{path}, line {number}")
        if outcome.key in found:
            raise _damaged("each game once", str(outcome.key), f"{path}, line {number}")
        found[outcome.key] = outcome
    return tuple(found.values())


def _game_of(plan: Plan, line: bytes, where: str) -> Outcome:
    try:
        outcome = read_outcome(line)
    except ValueError as error:
        raise _damaged("the result of a game", str(error), where) from None
    bots = plan.bots_of(outcome.key)
    if bots is None or outcome.bots != tuple(str(spec) for spec in bots):
        raise _damaged("a game of the plan", str(outcome.key), where)
    return outcome


def _damaged(expected: str, got: str, where: str) -> BadInput:
    return BadInput(code="bad_result", expected=expected, got=Verbatim(got), where=where)


def _lock(file: BinaryIO, path: Path) -> None:
    """Keep others out for as long as this process lives, where the system can do that.

    The lock is no heirloom: a child that survives a kill does not hold it (so not ``flock``).
    """
    try:
        import fcntl
    except ImportError:  # Windows
        return
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        expected = "a folder that no other arena is writing to"
        got = Verbatim(str(path.parent))
        raise BadInput(code="arena_running", expected=expected, got=got, where="--out") from None
