"""Several workers at one door; one that dies is started again, and all stop when this process is told to."""

from __future__ import annotations

import multiprocessing
import signal
import socket
import threading
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from typing import Final

import structlog

_LOOK: Final = 0.25  # seconds between looks at the workers
_SHORT: Final = 5  # looks in a row at which a worker that died is not started again: it would die again
_END: Final = 15.0  # seconds until a worker that does not stop is killed

_log = structlog.get_logger("chickenfoot.workers")

Work = Callable[[list[socket.socket]], None]


def supervise(work: Work, count: int, door: socket.socket) -> None:
    """Run *count* processes that do *work* at *door* until this one gets SIGINT or SIGTERM."""
    stop = threading.Event()
    for name in ("SIGINT", "SIGTERM"):
        signal.signal(getattr(signal, name), lambda *_: stop.set())
    workers = [_started(work, door) for _ in range(count)]
    rest = [0] * count
    while not stop.wait(_LOOK):
        for at, worker in enumerate(workers):
            rest[at] = max(0, rest[at] - 1)
            if not worker.is_alive() and not rest[at]:
                _log.error("worker died", exitcode=worker.exitcode)
                workers[at] = _started(work, door)
                rest[at] = _SHORT
    _end(workers)


def _started(work: Work, door: socket.socket) -> SpawnProcess:
    process = multiprocessing.get_context("spawn").Process(target=work, args=([door],))
    process.start()
    return process


def _end(workers: list[SpawnProcess]) -> None:
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(_END)
        if worker.is_alive():
            worker.kill()
