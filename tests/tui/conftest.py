"""Games at the terminal are played with the plain rules here, so that nothing has to be compiled."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chickenfoot.fast import ready


@pytest.fixture(autouse=True)
def plain_simulator(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("CHICKENFOOT_SIMULATOR", "plain")
    ready.is_installed.cache_clear()
    yield
    ready.is_installed.cache_clear()
