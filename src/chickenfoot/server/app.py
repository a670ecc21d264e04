"""The server put together: the only place that knows which store and which bus are in use."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import secrets
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from typing import Any, Final

import structlog
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from chickenfoot.bots.search.warmup import warm_up_in_background
from chickenfoot.errors import BadInput, ChickenfootError
from chickenfoot.server.adapters.opening import open_bus, open_store
from chickenfoot.server.config import Settings, default_database, from_environment, to_environment
from chickenfoot.server.duty import Duty
from chickenfoot.server.guests import KEY, Guests
from chickenfoot.server.http import Desk, site
from chickenfoot.server.lobby import Lobby, World
from chickenfoot.server.metrics import Metrics
from chickenfoot.server.push.subscribing import Offer
from chickenfoot.server.room import Pace
from chickenfoot.server.sockets import Sockets
from chickenfoot.server.thinking import Thinking, when_parent_ends
from chickenfoot.server.workers import supervise

_LOOK_AROUND: Final = 2.0  # seconds between looks at what other workers may have done unheard
_LOOK_AFTER: Final = 60.0  # seconds between looks at what became of guests
_SWEEP: Final = 3600.0  # seconds between sweeps of what has expired
_FAREWELL: Final = 0.2  # seconds in which clients hear that the server stops
_GRACE: Final = 5  # seconds that connections have to end then
_AGAIN: Final = 1_000  # milliseconds after which clients are asked to come again

Ready = Callable[[], None]

_log = structlog.get_logger("chickenfoot.app")


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Running:
    """A worker that is running."""

    lobby: Lobby
    desk: Desk
    sockets: Sockets


@contextlib.asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    """A worker with its store, its bus and its rounds, from start to a graceful stop.

    Raises :exc:`BadInput` and :exc:`StoreFailed` where the settings lead nowhere.
    """
    store = await open_store(settings.database or default_database())
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(store.close)
        bus = open_bus(settings.bus)
        stack.push_async_callback(bus.close)
        world = World(store, bus, now, secrets.token_bytes)
        thinking = Thinking()
        stack.callback(thinking.close)
        pace = Pace(bot=settings.bot_pause)
        lobby = Lobby(world, pace, thinking, Metrics())
        stack.push_async_callback(lobby.close)
        await bus.start(lobby.heard)
        key = await store.key(KEY, secrets.token_bytes(32))
        guests = Guests(store, now, secrets.token_bytes, key)
        desk = Desk(lobby, guests, settings.allowed_origins, is_limited=settings.limits == "on")
        if _can_push(settings):
            desk.push = await _push(settings, lobby, stack)
        duty = Duty(lobby)
        duty.start()
        stack.push_async_callback(duty.close)
        for task in _tasks(lobby, is_shared=bus.is_shared):
            stack.push_async_callback(_stopped, task)
        yield Running(lobby, desk, Sockets(desk))


def _can_push(settings: Settings) -> bool:
    """Whether guests are to be told of their turns while no page is open, and the extra for it is there."""
    return settings.push != "off" and all(
        find_spec(module) for module in ("cryptography", "httpcore", "anyio")
    )


async def _push(settings: Settings, lobby: Lobby, stack: contextlib.AsyncExitStack) -> Offer:
    """Tell them, until *stack* ends."""
    from chickenfoot.server.adapters.courier import HttpCourier
    from chickenfoot.server.push import keys
    from chickenfoot.server.push.letters import Post
    from chickenfoot.server.push.nudging import Nudging

    world, anywhere = lobby.world, settings.push == "anywhere"
    courier = HttpCourier(anywhere=anywhere)
    stack.push_async_callback(courier.close)
    key = keys.key_from(await world.store.key(keys.KEY, world.random(keys.SEED)))
    vapid = keys.Vapid(key, settings.own_contact, world.now)
    nudging = Nudging(lobby, Post(courier, vapid, world.random))
    nudging.start()
    stack.push_async_callback(nudging.close)
    return Offer(vapid.public, anywhere)


def _tasks(lobby: Lobby, *, is_shared: bool) -> list[asyncio.Task[None]]:
    """What a worker does again and again."""
    store = lobby.world.store
    tasks = [
        asyncio.create_task(lobby.metrics.watch_loop()),
        asyncio.create_task(_again(_SWEEP, lambda: store.sweep(now()))),
    ]
    if is_shared:
        tasks.append(asyncio.create_task(_again(_LOOK_AROUND, lobby.look_around)))
        tasks.append(asyncio.create_task(_again(_LOOK_AFTER, lobby.look_after_guests)))
    return tasks


async def _again(every: float, work: Callable[[], Any]) -> None:
    while True:
        await asyncio.sleep(every)
        try:
            await work()
        except ChickenfootError as error:
            _log.warning("cannot look after things", code=error.code)
        except Exception as error:  # it is tried again
            _log.error("cannot look after things", error=type(error).__name__, exc_info=True)


async def _stopped(task: asyncio.Task[None]) -> None:
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


class Server(uvicorn.Server):
    """A server that tells its clients when it stops, and says when it is ready."""

    def __init__(self, config: uvicorn.Config, goodbye: Callable[[], None], ready: Ready) -> None:
        super().__init__(config)
        self._goodbye = goodbye
        self._is_ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets=sockets)
        self._is_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then end as every server does; and not by the signal, which has been obeyed."""
        self._captured_signals.clear()
        self._goodbye()
        await asyncio.sleep(_FAREWELL)
        await super().shutdown(sockets=sockets)


def serve(settings: Settings, ready: Callable[[str], None] | None = None) -> None:
    """Serve until told to stop; *ready* is called with the address once somebody listens there.

    Raises :exc:`ChickenfootError` where it cannot start.
    """
    with listening(settings) as door:
        address = _address(settings.host, door.getsockname()[1])
        told = None if ready is None else partial(ready, address)
        if settings.workers == 1:
            work(settings, [door], told)
        else:
            set_up_logs(settings)
            _run(_checked(settings))
            os.environ.update(to_environment(settings))
            if told is not None:
                told()
            supervise(_work_from_environment, settings.workers, door)


def work(settings: Settings, doors: list[socket.socket], ready: Ready | None = None) -> None:
    """Be one worker at *doors* until told to stop."""
    set_up_logs(settings)
    _collect_rarely()
    with contextlib.suppress(KeyboardInterrupt):
        _run(_work(settings, doors, partial(_begun, ready)))


def _begun(ready: Ready | None) -> None:
    """Somebody listens. Only now the players are warmed up, or people would have to wait for that."""
    if ready is not None:
        ready()
    warm_up_in_background()


def _collect_rarely() -> None:
    """Tables are values without cycles, many of them: to look through all of them again and again for garbage
    would hold everybody up for a fifth of a second each time.
    """
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)


async def _work(settings: Settings, doors: list[socket.socket], ready: Ready) -> None:
    async with running(settings) as worker:
        config = _config(site(worker.desk, [WebSocketRoute("/api/socket", worker.sockets.serve)]), settings)
        await Server(config, partial(worker.sockets.say_goodbye, _AGAIN), ready).serve(sockets=doors)


async def _checked(settings: Settings) -> None:
    """Open and close what the workers will need, so that what is wrong is said once."""
    async with running(settings):
        pass


def _run(work: Coroutine[Any, Any, None]) -> None:
    factory = uvicorn.Config(app="", loop="auto", log_config=None).get_loop_factory()
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(work)


def _work_from_environment(doors: list[socket.socket]) -> None:
    """What each of several workers does, in a process of its own; it stops with the one that started it."""
    when_parent_ends(lambda: os.kill(os.getpid(), signal.SIGTERM))
    work(from_environment(), doors)


def _address(host: str, port: int) -> str:
    """What a browser is to open; where all addresses are listened on, this machine's in its network."""
    host = _own_address() if host in {"0.0.0.0", "::"} else host
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address() -> str:
    """This machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation
        except OSError:
            return "127.0.0.1"
        own: str = probe.getsockname()[0]
        return own


def listening(settings: Settings) -> socket.socket:
    """The socket to listen on. Raises :exc:`BadInput` where it is taken or not this machine's."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # who takes nothing any more is let go, in milliseconds
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 30_000)
    try:
        door.bind((settings.host, settings.port))
        door.listen(2048)
    except OSError as error:
        door.close()
        raise BadInput(
            code="cannot_listen",
            expected="an address of this machine and a port that is free",
            got=f"{settings.host}:{settings.port}",
            where="--host, --port",
            why=error.strerror or str(error),
        ) from None
    door.set_inheritable(True)
    return door


def _config(app: Starlette, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http="auto",
        ws="websockets-sansio",
        ws_max_size=16_384,
        ws_max_queue=32,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=_GRACE,
    )


def set_up_logs(settings: Settings) -> None:
    """Structured lines on standard error, of libraries too: no hands, no secrets, no names."""
    every: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    shown: list[structlog.typing.Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if settings.log == "json"
        else [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())]
    )
    structlog.configure(
        processors=[*every, *shown],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=every,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *shown],
        )
    )
    handler.addFilter(_without_nonsense)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


def _without_nonsense(record: logging.LogRecord) -> bool:
    """What a client did wrong is told in one line; the library takes it for a mistake of ours."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.msg, record.args, record.exc_info = "a client sent text that is no UTF-8", (), None
    return True
