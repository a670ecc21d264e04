"""Whether the compiled simulator can be used now; nothing here imports numpy or numba by itself.

Compiling takes half a minute the first time and half a second from the cache. Where a person is waiting,
:func:`begin` does that on a thread of its own, and until it is done :func:`can_be_used` says no. An install
of numba that does not work counts as none.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

MOST_PLAYERS: Final = 32
"""Seats at a table of the simulator."""

_done = threading.Event()
_worker: threading.Thread | None = None


@cache
def is_installed() -> bool:
    """Whether the extra ``chickenfoot[fast]`` is there, and not ruled out by CHICKENFOOT_SIMULATOR=plain."""
    if os.environ.get("CHICKENFOOT_SIMULATOR") == "plain":
        return False
    return find_spec("numba") is not None and find_spec("numpy") is not None


def can_be_used() -> bool:
    """Whether a kernel called now would run, without anybody having to wait for a compilation begun."""
    return is_installed() and (_worker is None or _done.is_set()) and _works()


@cache
def _works() -> bool:
    """Whether numba can be imported here: its versions of numpy and Python are few."""
    try:
        import_module("chickenfoot.fast.compiled")
    except Exception:  # whatever a broken install raises
        return False
    return True


def begin(warm_up: Callable[[], None]) -> None:
    """Run *warm_up* in the background, once in a process; where the extra is missing nothing happens."""
    global _worker  # noqa: PLW0603 - there is one simulator in a process
    if is_installed() and _worker is None:
        _worker = threading.Thread(target=_work, args=(warm_up,), name="warm-up", daemon=True)
        _worker.start()


def _work(warm_up: Callable[[], None]) -> None:
    if _works():
        warm_up()
        _done.set()
