"""What all tests of the running server share."""

from __future__ import annotations

import sys

import pytest

from chickenfoot.server import app


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers in this process stop soon; who plays on for the absent does not search, so need not warm up."""
    monkeypatch.setattr(app, "_FAREWELL", 0.02)
    for module in ("deciding", "due"):
        monkeypatch.setattr(sys.modules[f"chickenfoot.server.room.{module}"], "SUBSTITUTE", "heaviest")
    monkeypatch.setenv("CHICKENFOOT_SIMULATOR", "plain")
