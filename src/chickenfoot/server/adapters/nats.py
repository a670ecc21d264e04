"""A bus over NATS: core messages ``table seq`` on one subject; no stream is needed, a notice may be lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from chickenfoot.bots.extras import no_extra
from chickenfoot.server.adapters.hearing import Heard, from_text, to_text
from chickenfoot.server.adapters.urls import bad_bus
from chickenfoot.server.ports import Notice

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

SUBJECT = "chickenfoot.grown"

PATIENCE = 3.0
"""Seconds that :meth:`NatsBus.start` waits for the server; then it is tried in the background."""

PAUSE = 0.25
"""Seconds between two tries to connect, to one server."""

SHORTEST, LONGEST = 0.25, 10.0
"""Seconds until a server that sends us away (a wrong password) is asked again, doubled each time."""

_log = logging.getLogger(__name__)


class NatsBus:
    """The :class:`~chickenfoot.server.ports.Bus` of workers that share a NATS server or cluster."""

    is_shared = True

    def __init__(self, url: str) -> None:
        """*url*: ``nats://host:4222``, several with commas between. Raises :exc:`BadInput`."""
        self._urls = _checked(url)
        self._heard = Heard()
        self._client: Client | None = None
        self._subscribed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_closing = False

    async def start(self, heard: Callable[[Notice], None]) -> None:
        self._heard.start(heard)
        self._task = asyncio.create_task(self._keep())
        try:
            async with asyncio.timeout(PATIENCE):
                await self._subscribed.wait()
        except TimeoutError:
            _log.warning("bus: NATS does not answer yet; trying on")

    async def publish(self, notice: Notice) -> None:
        """This worker hears it at once, the others over NATS; the client keeps it while NATS is away."""
        from nats.errors import Error

        self._heard.soon(notice)
        if self._client is not None:
            try:
                await self._client.publish(SUBJECT, to_text(notice).encode())
            except (Error, OSError) as error:
                _log.info("bus: a notice is lost: %s", type(error).__name__)

    def is_up(self) -> bool:
        return self._client is not None and self._client.is_connected and self._subscribed.is_set()

    async def close(self) -> None:
        self._is_closing = True
        self._heard.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep(self) -> None:
        """A client, for ever: it comes back by itself, and one that was sent away is replaced."""
        from nats.aio.client import Client
        from nats.errors import Error

        pause = SHORTEST
        while True:
            client = Client()
            closed = asyncio.Event()
            try:
                await self._connect(client, closed)
                pause = SHORTEST
                await closed.wait()
            except (Error, OSError) as error:
                _log.warning("bus: NATS does not take us, trying again: %s", type(error).__name__)
            finally:
                self._client = None
                self._subscribed.clear()
                await client.close()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)

    async def _connect(self, client: Client, closed: asyncio.Event) -> None:
        async def lost() -> None:
            if not self._is_closing:
                _log.warning("bus: lost NATS, trying again")

        async def ended() -> None:
            closed.set()

        async def quietly(error: Exception) -> None:
            _log.debug("bus: %s", type(error).__name__)

        async def hear(message: Msg) -> None:
            notice = from_text(message.data.decode(errors="replace"))
            if notice is not None:
                self._heard.soon(notice)

        await client.connect(
            self._urls,
            name="chickenfoot",
            no_echo=True,  # we have told ourselves already
            max_reconnect_attempts=-1,
            reconnect_time_wait=PAUSE,  # type: ignore[arg-type]  # slept, so any number will do
            connect_timeout=5,
            disconnected_cb=lost,
            closed_cb=ended,
            error_cb=quietly,
        )
        await client.subscribe(SUBJECT, cb=hear)
        await client.flush()  # its ping may overtake the subscription, which waits for a task of the client's
        await client.flush()  # now the server has the subscription
        self._client = client
        self._subscribed.set()


def _checked(url: str) -> list[str]:
    try:
        import nats  # noqa: F401
    except ImportError:
        raise no_extra("nats", "nats", "--bus") from None
    urls = [one.strip() for one in url.split(",")]
    for one in urls:
        if not _is_server(one):
            raise bad_bus(one, "a server like 'nats://host:4222'")
    return urls


def _is_server(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in {"nats", "tls"} and bool(parts.hostname) and parts.port != 0
    except ValueError:  # a port that is no number
        return False
