"""How a test of a contract is written: an ``async`` function that is given what it tests, opened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Protocol, TypeVar

from chickenfoot.server.adapters.opening import open_bus, open_store
from chickenfoot.server.ports import Bus, Index, Notice, Store

PATIENCE = 15.0

NOBODY = Index()


class Stores:
    """Stores of several workers at one place."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._memory: Store | None = None

    async def one_more(self) -> Store:
        """In memory there is but one worker."""
        if self.url != "memory:":
            return await open_store(self.url)
        if self._memory is None:
            self._memory = await open_store(self.url)
        return self._memory

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Store]:
        store = await self.one_more()
        try:
            yield store
        finally:
            await store.close()


def on_a_store(test: Callable[[Store], Awaitable[None]]) -> Callable[[Stores], None]:
    """Run *test* with an empty store of each kind."""

    def run(stores: Stores) -> None:
        async def scene() -> None:
            async with stores.open() as store:
                await test(store)

        asyncio.run(scene())

    return _named_like(test, run)


def on_two_workers(test: Callable[[Store, Store], Awaitable[None]]) -> Callable[[Stores], None]:
    """Run *test* with the stores of two workers at one place."""

    def run(stores: Stores) -> None:
        async def scene() -> None:
            async with stores.open() as one, stores.open() as two:
                await test(one, two)

        asyncio.run(scene())

    return _named_like(test, run)


class Server(Protocol):
    """What a bus needs and what can be away."""

    def start(self) -> None: ...

    def stop(self) -> None: ...


class Worker:
    """A worker's bus and what it has heard."""

    def __init__(self, url: str) -> None:
        self.bus: Bus = open_bus(url)
        self.heard: list[Notice] = []

    async def hears(self, *notices: Notice) -> None:
        await eventually(lambda: set(notices) <= set(self.heard))

    async def reaches(self, other: Worker, notice: Notice) -> None:
        """Say *notice* until *other* has heard it: right after a break one may be lost."""
        async with asyncio.timeout(PATIENCE):
            while notice not in other.heard:
                await self.bus.publish(notice)
                await asyncio.sleep(0.05)


class AnyBus:
    """Buses of several workers at one place."""

    def __init__(self, url: str) -> None:
        self.url = url

    @asynccontextmanager
    async def worker(self) -> AsyncIterator[Worker]:
        worker = Worker(self.url)
        await worker.bus.start(worker.heard.append)
        try:
            yield worker
        finally:
            await worker.bus.close()


class Buses(AnyBus):
    """Buses of several workers that meet at a *server*."""

    def __init__(self, url: str, server: Server) -> None:
        super().__init__(url)
        self.server = server


async def eventually(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


Run = TypeVar("Run", bound=Callable[..., None])


def _named_like(test: Callable[..., object], run: Run) -> Run:
    """*run* with *test*'s name; not ``functools.wraps``, or pytest would look for *test*'s arguments."""
    run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__
    return run
