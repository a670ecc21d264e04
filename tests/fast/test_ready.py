"""Whether the compiled simulator can be used: a broken install, a closed disk, old sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import chickenfoot
from chickenfoot.fast import ready

SOURCE = Path(chickenfoot.__file__).parent.parent
SCORES = """
import numpy as np
from chickenfoot.fast.calls import scores
from chickenfoot.fast.pack import pack
from chickenfoot.rules import parse_position
rule, table = pack(parse_position("~trains =4,5 0-0,0-2/0-3,1-2 2-2 0 - 0"))
out = np.zeros(2, np.int32)
scores(rule, table, out)
print(*out)
"""


def python(program: str, *arguments: str, source: Path = SOURCE, **variables: str) -> tuple[int, str, str]:
    """What a new Python says to *program* or to its *arguments*."""
    quiet = {name: value for name, value in os.environ.items() if not name.startswith(("COV_", "COVERAGE_"))}
    done = subprocess.run(
        [sys.executable, *(arguments or ("-c", program))],
        env={**quiet, "PYTHONPATH": str(source), **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout.strip(), done.stderr.strip()


def test_without_a_folder_to_write_in_it_compiles_every_time() -> None:
    assert python(SCORES, NUMBA_CACHE_DIR="/dev/null/nowhere") == (0, "2 6", "")


def test_kernels_of_older_sources_are_not_used(tmp_path: Path) -> None:
    """Whatever file of the room changes, and wherever the kernels are kept."""
    package, kept = tmp_path / "src" / "chickenfoot", str(tmp_path / "kept")
    shutil.copytree(SOURCE / "chickenfoot", package, ignore=shutil.ignore_patterns("__pycache__"))
    before = python(SCORES, source=package.parent, NUMBA_CACHE_DIR=kept)
    plies = package / "fast" / "plies.py"
    changed = plies.read_text(encoding="utf-8").replace("    pips = 0\n", "    pips = 1000\n", 1)
    plies.write_text(changed, encoding="utf-8")

    assert before == (0, "2 6", "")
    assert python(SCORES, source=package.parent, NUMBA_CACHE_DIR=kept) == (0, "1002 1006", "")


def test_a_numba_that_cannot_be_imported_counts_as_none(tmp_path: Path) -> None:
    """The players go on with the rules, and `warmup` says what is missing in one line."""
    (tmp_path / "numba.py").write_text("raise ImportError('numba needs another numpy')\n", encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), str(SOURCE)])
    asked = "from chickenfoot.fast import ready; print(ready.is_installed(), ready.can_be_used())"
    code, out, err = python("", "-m", "chickenfoot", "warmup", PYTHONPATH=path)

    assert python(asked, PYTHONPATH=path) == (0, "True False", "")
    assert (code, out) == (2, "")
    assert err == "chickenfoot: warmup: expected numba, which chickenfoot[fast] brings, got nothing"


def test_warmup_compiles_and_says_so() -> None:
    code, out, err = python("", "-m", "chickenfoot", "warmup")

    assert (code, err) == (0, "")
    assert out.startswith("The computer players are ready (")


def test_while_it_is_compiled_in_the_background_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the compilation begun is done the players use the rules; a second beginning changes nothing."""
    gate, begun = threading.Event(), []
    monkeypatch.setattr(ready, "_worker", None)
    monkeypatch.setattr(ready, "_done", threading.Event())

    def slow() -> None:
        begun.append(1)
        gate.wait(timeout=30)

    assert ready.can_be_used()
    ready.begin(slow)
    ready.begin(slow)
    assert not ready.can_be_used()
    gate.set()
    assert ready._worker is not None
    ready._worker.join(timeout=30)
    assert ready.can_be_used()
    assert begun == [1]
