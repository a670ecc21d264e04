"""How Hypothesis runs here: the same examples every time, or with ``--hypothesis-profile=deep`` new ones."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from chickenfoot.fast import ready

# Whoever runs the tests in the background of a shell has them ignore Ctrl-C, and what they start as well; the
# commands that tests interrupt must hear it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# What commands say is compared with English sentences, whatever language the machine speaks.
os.environ["CHICKENFOOT_LANG"] = "en"

QUICK = settings(
    deadline=None,
    derandomize=True,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@pytest.fixture
def plain_simulator(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is compiled, here and in what is started: players use the plain rules."""
    monkeypatch.setenv("CHICKENFOOT_SIMULATOR", "plain")
    ready.is_installed.cache_clear()
    yield
    ready.is_installed.cache_clear()


settings.register_profile("quick", QUICK)
settings.register_profile("deep", QUICK, derandomize=False, max_examples=2000, print_blob=True)
settings.load_profile("quick")
