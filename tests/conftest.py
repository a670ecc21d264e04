"""How Hypothesis runs here: the same examples every time, or with ``--hypothesis-profile=deep`` new ones."""

from __future__ import annotations

import signal

from hypothesis import HealthCheck, settings

# Whoever runs the tests in the background of a shell has them ignore Ctrl-C, and what they start as well; the
# commands that tests interrupt must hear it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

QUICK = settings(
    deadline=None,
    derandomize=True,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)

settings.register_profile("quick", QUICK)
settings.register_profile("deep", QUICK, derandomize=False, max_examples=2000, print_blob=True)
settings.load_profile("quick")
