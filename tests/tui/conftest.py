"""Games at the terminal are played with the plain rules here, so that nothing has to be compiled."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _plain(plain_simulator: None) -> None:
    """See tests/conftest.py."""
