"""Games played by processes of this machine."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import chain, islice
from multiprocessing import active_children, parent_process
from typing import Final

from chickenfoot.bots.arena.outcome import Failure, Outcome
from chickenfoot.bots.arena.plan import Job
from chickenfoot.bots.arena.workers import Play, Results
from chickenfoot.errors import BadInput, Verbatim

AHEAD: Final = 2
"""Games handed out for each process: one to play and one to go on with."""

TRIES: Final = 3
"""How often dead processes are replaced."""


class ThisProcess:
    """One game after the other, here."""

    def results(self, play: Play, jobs: Iterable[Job]) -> Results:
        yield from map(play, jobs)


class Processes:
    """So many processes of this machine."""

    def __init__(self, count: int) -> None:
        self._count = count

    def results(self, play: Play, jobs: Iterable[Job]) -> Results:
        left = iter(jobs)
        for _ in range(TRIES):
            running: dict[Future[Outcome | Failure], Job] = {}
            try:
                yield from self._pool_results(play, left, running)
                return
            except BrokenProcessPool:
                left = chain(list(running.values()), left)
        expected, got = "processes that live", Verbatim("dead ones")
        raise BadInput(code="processes_died", expected=expected, got=got, where="jobs", tries=TRIES)

    def _pool_results(
        self, play: Play, left: Iterator[Job], running: dict[Future[Outcome | Failure], Job]
    ) -> Results:
        """Results from one pool of processes; a job leaves *running* as its result is given."""
        before = set(active_children())
        with ProcessPoolExecutor(self._count, initializer=_begin) as pool:
            try:
                while True:
                    for job in islice(left, AHEAD * self._count - len(running)):
                        running[_submitted(pool, play, job)] = job
                    if not running:
                        return
                    yield from _ended(wait(running, return_when=FIRST_COMPLETED).done, running)
            except KeyboardInterrupt:
                yield from _ended([future for future in running if _is_good(future)], running)
                raise
            finally:
                if running:  # given up: the pool waits for its processes, so they must not go on
                    for process in set(active_children()) - before:
                        process.terminate()


def _submitted(pool: ProcessPoolExecutor, play: Play, job: Job) -> Future[Outcome | Failure]:
    """The future of *job*, which has failed already if the pool is broken: the job must not get lost."""
    try:
        return pool.submit(play, job)
    except BrokenProcessPool as error:
        future: Future[Outcome | Failure] = Future()
        future.set_exception(error)
        return future


def _ended(
    done: Iterable[Future[Outcome | Failure]], running: dict[Future[Outcome | Failure], Job]
) -> Results:
    for future in done:
        result = future.result()
        del running[future]
        yield result


def _is_good(future: Future[Outcome | Failure]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None


def _begin() -> None:
    """A process of the pool leaves Ctrl-C to its parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if (parent := parent_process()) is not None:
        parent.join()
        os._exit(1)
