"""Games played by the workers of a Dask cluster; needs the extra ``cluster``."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import islice
from typing import Any, Final
from urllib.parse import urlsplit

from chickenfoot.bots.arena.plan import Job
from chickenfoot.bots.arena.workers import Play, Results, Workers
from chickenfoot.bots.extras import no_extra
from chickenfoot.errors import BadInput, Verbatim

SCHEMES: Final = ("tcp", "tls", "ws", "wss")
CONNECT_SECONDS: Final = 8
WORKER_SECONDS: Final = 20
AHEAD: Final = 4
LEAST_AHEAD: Final = 64
RETRIES: Final = 3


@contextmanager
def cluster_at(address: str) -> Iterator[Workers]:
    """The cluster whose scheduler listens at *address*. Raises :exc:`BadInput` if nobody is there."""
    client = _client(address)
    try:
        yield DaskCluster(client, address)
    finally:
        client.close(timeout=CONNECT_SECONDS)


def _client(address: str) -> Any:
    """A client that has met the scheduler and at least one worker."""
    if find_spec("distributed") is None:
        raise no_extra("distributed", "cluster", "--cluster")
    try:
        _knock(address)
        from distributed import Client

        _hush()
        make: Any = Client
        client = make(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise _no_cluster(address, "no scheduler") from error
    try:
        client.wait_for_workers(1, timeout=WORKER_SECONDS)
    except TimeoutError as error:
        client.close(timeout=CONNECT_SECONDS)
        raise _no_cluster(address, "no worker") from error
    return client


def _knock(address: str) -> None:
    """Raise OSError or ValueError unless somebody listens there: a client would take long to say so."""
    url = urlsplit(address)
    if url.scheme not in SCHEMES or not url.hostname or not url.port:
        raise ValueError(f"expected an address like tcp://host:8786, got {address!r}")
    socket.create_connection((url.hostname, url.port), timeout=CONNECT_SECONDS).close()


def _no_cluster(address: str, got: str) -> BadInput:
    expected = "a Dask scheduler with workers, like tcp://host:8786"
    where = f"--cluster {address}".strip()
    return BadInput(code="no_cluster", expected=expected, got=Verbatim(got), where=where)


class DaskCluster:
    """The workers of a scheduler, which hands a dead worker's games to others."""

    def __init__(self, client: Any, address: str) -> None:
        self._client = client
        self._address = address

    def results(self, play: Play, jobs: Iterable[Job]) -> Results:
        from distributed import as_completed

        collect: Any = as_completed
        left = iter(jobs)
        ahead = max(LEAST_AHEAD, AHEAD * sum(self._client.nthreads().values()))
        first = [self._submit(play, job) for job in islice(left, ahead)]
        done = collect(first, loop=self._client.loop)
        del first  # a result is dropped by the cluster once nobody here holds its future
        try:
            for future in done:
                yield self._result(future)
                for job in islice(left, 1):
                    done.add(self._submit(play, job))
        except KeyboardInterrupt:
            for future in done.next_batch(block=False):
                if future.status == "finished":
                    yield self._result(future)
            raise

    def _submit(self, play: Play, job: Job) -> Any:
        return self._client.submit(play, job, pure=False, retries=RETRIES)

    def _result(self, future: Any) -> Any:
        """The outcome of one game. What raises here is the cluster's fault: bots' mistakes are results."""
        try:
            return future.result()
        except Exception as error:
            text = " ".join(f"{type(error).__name__}: {error}".split())
            raise BadInput(
                code="cluster_failed",
                expected="workers that can play",
                got=Verbatim(text),
                where=f"--cluster {self._address}",
            ) from error


def _hush() -> None:
    """We say ourselves, in one line, what went wrong; the library's log tells it again at length."""
    for name in ("distributed.client", "distributed.comm", "distributed.core"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
