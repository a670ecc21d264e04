"""The command ``warmup``."""

from __future__ import annotations

import time


def warmup() -> int:
    """Compile the simulator of the searching players now; it does so by itself in the background anyway."""
    from chickenfoot.bots.extras import no_extra
    from chickenfoot.cli.words import decimal, say
    from chickenfoot.fast import ready

    if not ready.can_be_used():
        raise no_extra("numba", "fast", "warmup")
    from chickenfoot.bots.search.warmup import warm_up

    started = time.perf_counter()
    warm_up()
    print(say("warmed-up", seconds=decimal(time.perf_counter() - started, 1)))
    return 0
