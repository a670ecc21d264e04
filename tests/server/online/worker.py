"""A worker inside the test's own process, at a real port, with a short pace; and people at its tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final

import pytest
import structlog
from starlette.routing import WebSocketRoute
from structlog.typing import EventDict, WrappedLogger

from chickenfoot.server import app
from chickenfoot.server.config import Settings
from chickenfoot.server.http import site
from chickenfoot.server.room import Pace
from chickenfoot.wire import from_client as say
from tests.server.client import Client, Refused

SHORT: Final = "trains;set=4;hand=3;arms=2;rounds=4,3"
"""Two short rounds for two or three."""

ONE: Final = "trains;set=4;hand=3;arms=2;rounds=4"

QUICK: Final = Pace(bot=30)
"""Computer players answer soon; for people there is as much time as ever."""

Event = dict[str, Any]


class Worker:
    """A worker that is running. *logged*: its log lines; *troubles*: those that tell of a mistake of ours."""

    def __init__(self, address: str, running: app.Running) -> None:
        self.address = address
        self.running = running
        self.lobby = running.lobby
        self.logged: list[Event] = []
        self.troubles: list[str] = []

    def processor(self, _: WrappedLogger, method: str, event: EventDict) -> EventDict:
        """Keep a line instead of printing it."""
        line = {**event, "level": method}
        self.logged.append(line)
        if method in {"error", "exception", "critical"}:
            self.troubles.append(str(line))
        raise structlog.DropEvent

    def complain(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What the event loop has to say of exceptions that nobody took."""
        self.troubles.append(str(context))

    def emit(self, record: logging.LogRecord) -> bool:
        """Note what libraries log."""
        if record.levelno >= logging.ERROR:
            self.troubles.append(record.getMessage())
        return True

    @contextlib.contextmanager
    def listening(self) -> Iterator[None]:
        """Hear of every mistake."""
        loop, library = asyncio.get_running_loop(), logging.getLogger("uvicorn.error")
        loop.set_exception_handler(self.complain)
        library.addFilter(self.emit)
        structlog.configure(processors=[self.processor])
        try:
            yield
        finally:
            structlog.reset_defaults()
            library.removeFilter(self.emit)
            loop.set_exception_handler(None)


@contextlib.asynccontextmanager
async def worker(
    database: str = "memory:", *, pace: Pace = QUICK, most: int = 0, buffer: int = 0, **more: Any
) -> AsyncIterator[Worker]:
    """A worker, stopped gracefully in the end, when nothing may have gone wrong in it.

    *most*: so many connections at once. *buffer*: so many bytes, or twice as many, may be on the way to each
    client. *more*: settings.
    """
    settings = Settings(**{"database": database, "port": 0, "limits": "off", **more})
    with app.listening(settings) as door:
        if buffer:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
        async with app.running(settings) as running:
            running.lobby.pace = running.lobby.readers._pace = pace
            if most:
                running.sockets._most = most
            served = Worker(f"http://127.0.0.1:{door.getsockname()[1]}", running)
            with served.listening():
                async with _at_the_door(running, settings, door):
                    yield served
        assert served.troubles == []


@contextlib.asynccontextmanager
async def _at_the_door(running: app.Running, settings: Settings, door: socket.socket) -> AsyncIterator[None]:
    ready = asyncio.Event()
    routes = [WebSocketRoute("/api/socket", running.sockets.serve)]
    goodbye = partial(running.sockets.say_goodbye, 100)
    server = app.Server(app._config(site(running.desk, routes), settings), goodbye, ready.set)
    serving = asyncio.create_task(server.serve(sockets=[door]))
    await ready.wait()
    try:
        yield
    finally:
        server.should_exit = True
        await serving


@contextlib.asynccontextmanager
async def guests(address: str, *names: str) -> AsyncIterator[list[Client]]:
    """People called so, connected."""
    async with contextlib.AsyncExitStack() as stack:
        people = []
        for name in names:
            person = Client(address, name)
            await person.arrive()
            people.append(await stack.enter_async_context(person.connected()))
        yield people


@contextlib.asynccontextmanager
async def party(
    address: str, *names: str, rules: str = SHORT, bots: Sequence[str] = (), **more: Any
) -> AsyncIterator[list[Client]]:
    """People at a table with computer players, in this order; the first is host and has not started yet."""
    async with guests(address, *names) as people:
        table = await people[0].make(rules, ["open"] * len(names) + [*bots], **more)
        for seat, person in enumerate(people):
            await person.watch(table)
            await person.do(say.Sit(person.id(), seat))
        await all_know(people)
        yield people


async def start(people: Sequence[Client]) -> None:
    """The host begins."""
    await people[0].do(say.Start(people[0].id()))


def is_at(person: Client, phase: str) -> bool:
    """Whether *person* has been told that the table's phase is so."""
    return person.phase == phase


def is_on_move(person: Client) -> bool:
    """Whether it is *person*'s turn."""
    return person.turn is not None and bool(person.turn.moves) and person.turn.seat == person.you


def knows(person: Client, seq: int) -> bool:
    """Whether *person* has been told everything up to number *seq*."""
    return person.seq >= seq


async def play_all(people: Sequence[Client], phase: str = "over") -> None:
    """Everybody plays on until the table's phase is so."""
    await asyncio.gather(*(person.play_on(partial(is_at, person, phase)) for person in people))


async def first_who(people: Sequence[Client], holds: Callable[[Client], bool]) -> Client:
    """Everybody plays on until something holds for somebody, who is returned."""
    playing = {asyncio.create_task(person.play_on(partial(holds, person))): person for person in people}
    done, rest = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    await asyncio.gather(*rest, return_exceptions=True)
    first = done.pop()
    first.result()
    await all_know(people)
    return playing[first]


async def to_move(people: Sequence[Client]) -> Client:
    """Whose turn it is of *people*, once the round is dealt."""
    return await first_who(people, is_on_move)


async def all_know(people: Sequence[Client]) -> None:
    """Everybody has been told what anybody has."""
    seq = max(person.seq for person in people)
    for person in people:
        await person.until(partial(knows, person, seq))


async def refused(person: Client, command: say.AnyCommand) -> str:
    """The code with which *command* is refused."""
    with pytest.raises(Refused) as refusal:
        await person.do(command)
    return refusal.value.code


def a_move(person: Client) -> say.Play:
    """The first move that *person* may make."""
    assert person.turn is not None
    return say.Play(person.id(), person.seq, person.turn.moves[0].move)
