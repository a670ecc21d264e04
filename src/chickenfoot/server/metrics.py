"""What a worker counts and measures, for Prometheus; nothing in it tells of tiles, names or tables."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """A worker's own registry."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Counter("chickenfoot_tables_made", "Tables made", registry=self.registry)
        self.sockets = Gauge("chickenfoot_sockets", "Open connections", registry=self.registry)
        self.commands = Counter(
            "chickenfoot_commands",
            "Commands by type and outcome",
            ["type", "outcome"],
            registry=self.registry,
        )
        self.entries = Counter("chickenfoot_entries", "Entries appended to logs", registry=self.registry)
        self.append = Histogram(
            "chickenfoot_append_seconds", "Time of an append", buckets=_SECONDS, registry=self.registry
        )
        self.lag = Histogram(
            "chickenfoot_loop_lag_seconds",
            "How late the event loop was",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.failures = Counter("chickenfoot_failures", "Work that failed", registry=self.registry)
        self.pushes = Counter(
            "chickenfoot_pushes", "Notifications by outcome", ["outcome"], registry=self.registry
        )
        self.slow = Counter(
            "chickenfoot_slow_readers", "Connections closed as too slow", registry=self.registry
        )

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)

    async def watch_loop(self, every: float = 0.1) -> None:
        """Measure again and again by how much a sleep is late."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(every)
            self.lag.observe(max(0.0, time.perf_counter() - began - every))
