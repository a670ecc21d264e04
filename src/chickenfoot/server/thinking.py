"""Where computer players think: beside the event loop, so that no table waits for another one's player."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from chickenfoot.bots import Budget, bot_named
from chickenfoot.bots.hint import Hint, hint
from chickenfoot.bots.registry import SEARCHING
from chickenfoot.bots.sitting import bot_stream
from chickenfoot.fast import ready
from chickenfoot.rules import Game, Move, Seat, SeatView, Stream, catches, legal_moves, view

Found = TypeVar("Found")


def choose(level: str, seen: SeatView, stream: Stream) -> Move:
    """What a computer player of *level* does with what it sees."""
    return bot_named(level).choose(seen, Budget(), stream)


def when_parent_ends(act: Callable[[], None]) -> None:
    """Have *act* done, in a thread, when the process that started this one ends, even if that is killed."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        act()

    threading.Thread(target=watch, name="watching the parent", daemon=True).start()


def _begin_helping() -> None:
    """A process that thinks while the simulator is compiled elsewhere does not compile it, too."""
    os.environ["CHICKENFOOT_SIMULATOR"] = "plain"
    when_parent_ends(lambda: os._exit(0))


class Thinking:
    """Threads where the compiled simulator serves, which lets go of the interpreter; else processes."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, os.cpu_count() or 1)
        self._threads: Executor | None = None
        self._processes: Executor | None = None
        self._advice = asyncio.Semaphore(1)

    async def move(self, level: str, game: Game, seat: Seat, secret: bytes) -> Move:
        """What the computer player at *seat* does: a catch if one is open, a choice, or all that is legal."""
        state = game.state
        assert state is not None
        catch = next((catch for catch in catches(state) if catch.by == seat), None)
        if catch is not None:
            return catch
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        seen, stream = view(game, seat), bot_stream(secret, game, seat)
        if level not in SEARCHING:
            return choose(level, seen, stream)  # quicker than to ask anybody
        try:
            return await self._found(choose, level, seen, stream)
        except Exception:  # whatever a player may do, its table goes on
            return choose("heaviest", seen, stream)

    async def hint(self, seen: SeatView, stream: Stream) -> Hint:
        """What the strongest player would do. One at a time: it may take all cores for a moment."""
        async with self._advice:
            return await self._found(hint, seen, stream)

    async def _found(self, think: Callable[..., Found], *args: object) -> Found:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._executor(), think, *args)
        except BrokenProcessPool:  # one of the processes died; others are started for the next thought
            self._processes = None
            raise

    def _executor(self) -> Executor:
        if ready.can_be_used():
            self._threads = self._threads or ThreadPoolExecutor(self._workers, "thinking")
            return self._threads
        if self._processes is None:
            spawn = multiprocessing.get_context("spawn")
            self._processes = ProcessPoolExecutor(self._workers, spawn, initializer=_begin_helping)
        return self._processes

    def close(self) -> None:
        """Think no more; what is being thought of is dropped."""
        for executor in (self._threads, self._processes):
            if executor is not None:
                executor.shutdown(wait=False, cancel_futures=True)
