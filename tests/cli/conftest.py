"""Running the command line inside a test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from chickenfoot.cli import main
from chickenfoot.fast import ready


class Answer(NamedTuple):
    """What a command did: exit code, standard output, standard error."""

    code: int
    out: str
    err: str


Command = Callable[..., Answer]


@pytest.fixture
def chickenfoot(capsys: pytest.CaptureFixture[str]) -> Command:
    """Run ``chickenfoot`` with arguments."""

    def run(*arguments: object) -> Answer:
        code = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Answer(code, out, err)

    return run


@pytest.fixture(autouse=True)
def plain_simulator(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Commands do not compile anything here unless a test wants it."""
    monkeypatch.setenv("CHICKENFOOT_SIMULATOR", "plain")
    ready.is_installed.cache_clear()
    yield
    ready.is_installed.cache_clear()
