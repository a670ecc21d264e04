"""The plate beside a database: who serves it, and where."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import chickenfoot.server.doorplate
from chickenfoot.errors import BadInput
from chickenfoot.server.config import sqlite_url
from chickenfoot.server.doorplate import answers, doorplate, path_of, port_of
from tests.server.serving import Serving, free_port

HERE = "http://127.0.0.1:4711"


@pytest.mark.parametrize(
    ("database", "path"),
    [
        ("sqlite:////home/ann/tables.sqlite", "/home/ann/tables.sqlite.address"),
        ("sqlite:///tables.sqlite?synchronous=full", "tables.sqlite.address"),
        ("sqlite:///:memory:", None),
        ("sqlite:///", None),
        ("memory:", None),
        ("postgresql://ann@host/tables", None),
        ("postgresql:///tables", None),
    ],
)
def test_only_a_database_in_a_file_has_one(database: str, path: str | None) -> None:
    assert path_of(database) == (None if path is None else Path(path))


@pytest.mark.parametrize(
    ("address", "port"),
    [(HERE, 4711), ("http://192.168.1.20:8000", 0), ("http://[::1]:8000", 0), ("", 0), ("nonsense", 0)],
)
def test_the_port_of_last_time_is_one_of_this_machine_alone(address: str, port: int) -> None:
    assert port_of(address) == port


@pytest.fixture
def database(tmp_path: Path) -> str:
    return sqlite_url(tmp_path / "tables.sqlite")


def test_it_tells_the_next_one_where_it_was(database: str) -> None:
    with doorplate(database) as plate:
        assert (plate.is_mine, plate.before) == (True, "")
        plate.hang(HERE)
    with doorplate(database) as plate:
        assert (plate.is_mine, plate.before) == (True, HERE)


@pytest.mark.parametrize("text", [b"http://127.0.0.1:4711", b"http://elsewhere/\n", b"\xff\n", b"x" * 500])
def test_what_is_no_address_is_nothing(text: bytes, database: str) -> None:
    path = path_of(database)
    assert path is not None
    path.write_bytes(text)

    with doorplate(database) as plate:
        assert plate.before == ""


def test_where_nobody_may_write_it_is_blank(tmp_path: Path) -> None:
    with doorplate(sqlite_url(tmp_path / "no folder" / "tables.sqlite")) as plate:
        plate.hang(HERE)

        assert (plate.is_mine, plate.before, plate.answering()) == (True, "", "")


HOLDING = """
import sys
from chickenfoot.server.doorplate import doorplate
with doorplate(sys.argv[1]) as plate:
    plate.hang(sys.argv[2])
    print("hung", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def other(database: str) -> Iterator[subprocess.Popen[str]]:
    """Another process whose plate it is; nobody answers at its address."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDING, database, f"http://127.0.0.1:{free_port()}"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "hung\n"
    yield process
    process.kill()
    process.communicate()


def test_the_plate_of_a_living_process_is_not_taken(database: str, other: subprocess.Popen[str]) -> None:
    with doorplate(database) as plate:
        assert not plate.is_mine
        plate.hang(HERE)
    other.kill()
    other.wait()
    with doorplate(database) as plate:
        assert plate.is_mine
        assert plate.before not in {"", HERE}


def test_one_that_does_not_answer_is_told_of(
    database: str, other: subprocess.Popen[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chickenfoot.server.doorplate, "_PATIENCE", 0.2)
    with doorplate(database) as plate, pytest.raises(BadInput, match="expected an answer of the server"):
        plate.answering()
    assert other.poll() is None


def test_one_that_ends_while_it_is_waited_for_is_followed(
    database: str, other: subprocess.Popen[str]
) -> None:
    with doorplate(database) as plate:
        assert not plate.is_mine
        other.kill()
        other.wait()

        assert (plate.answering(), plate.is_mine) == ("", True)


def test_a_server_answers_and_nobody_else_does() -> None:
    assert not answers(f"http://127.0.0.1:{free_port()}")
    with Serving("memory:").running() as serving:
        assert answers(serving.address)
