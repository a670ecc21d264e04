"""How Hypothesis runs here: the same examples every time, or with ``--hypothesis-profile=deep`` new ones."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

QUICK = settings(
    deadline=None,
    derandomize=True,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)

settings.register_profile("quick", QUICK)
settings.register_profile("deep", QUICK, derandomize=False, max_examples=2000, print_blob=True)
settings.load_profile("quick")
