"""Running the command line inside a test."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from chickenfoot.cli import main


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
def _plain(plain_simulator: None) -> None:
    """Commands compile nothing here unless a test starts them so (tests/conftest.py)."""
