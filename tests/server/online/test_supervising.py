"""Workers that die, and workers that do not stop; without any process."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from chickenfoot.server import workers

Handlers = dict[int, Callable[..., None]]


class Fake:
    """A worker that lives for so many looks at it, and stops when told unless it is stubborn."""

    def __init__(self, looks: int, *, stubborn: bool = False) -> None:
        self.looks = looks
        self.stubborn = stubborn
        self.exitcode: int | None = None
        self.ends: list[str] = []

    def is_alive(self) -> bool:
        self.looks -= 1
        return self.looks >= 0 and (self.stubborn or not self.ends)

    def terminate(self) -> None:
        self.ends.append("terminated")

    def join(self, timeout: float) -> None:
        assert timeout > 0

    def kill(self) -> None:
        self.ends.append("killed")


@pytest.fixture
def handlers(monkeypatch: pytest.MonkeyPatch) -> Handlers:
    """What is to happen on which signal."""
    found: Handlers = {}
    monkeypatch.setattr(signal, "signal", found.__setitem__)
    monkeypatch.setattr(workers, "_LOOK", 0.001)
    return found


@pytest.fixture
def door() -> Iterator[socket.socket]:
    with socket.socket() as open_:
        yield open_


def supervised(
    monkeypatch: pytest.MonkeyPatch,
    door: socket.socket,
    handlers: Handlers,
    *lives: Fake,
    how: int = signal.SIGTERM,
) -> list[Fake]:
    """Those of *lives* who were started, in order; when there is none left, the next look is the last."""
    started: list[Fake] = []
    rest = list(lives)

    def start(*_: Any) -> Fake:
        started.append(rest.pop(0))
        if not rest:
            handlers[how]()
        return started[-1]

    monkeypatch.setattr(workers, "_started", start)
    workers.supervise(lambda _: None, 2, door)
    return started


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_on_a_signal_all_workers_are_told_to_stop(
    how: int, handlers: Handlers, monkeypatch: pytest.MonkeyPatch, door: socket.socket
) -> None:
    started = supervised(monkeypatch, door, handlers, Fake(9), Fake(9), how=how)

    assert [worker.ends for worker in started] == [["terminated"], ["terminated"]]


def test_a_worker_that_dies_is_started_again(
    handlers: Handlers, monkeypatch: pytest.MonkeyPatch, door: socket.socket
) -> None:
    lives = [Fake(2), Fake(1000), Fake(1000)]
    started = supervised(monkeypatch, door, handlers, *lives)

    assert started == lives


def test_a_worker_that_dies_at_once_is_not_started_all_the_time(
    handlers: Handlers, monkeypatch: pytest.MonkeyPatch, door: socket.socket
) -> None:
    """Between two starts there are some looks at the other one."""
    steady = Fake(1000)
    supervised(monkeypatch, door, handlers, Fake(0), steady, Fake(0), Fake(0))

    assert 1000 - steady.looks >= workers._SHORT


def test_a_worker_that_does_not_stop_is_killed(
    handlers: Handlers, monkeypatch: pytest.MonkeyPatch, door: socket.socket
) -> None:
    stubborn = Fake(9, stubborn=True)
    supervised(monkeypatch, door, handlers, Fake(9), stubborn)

    assert stubborn.ends == ["terminated", "killed"]
