"""The way to push services: HTTP requests that lead to the internet and nowhere else."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import httpcore

from chickenfoot.server.ports import Undelivered
from chickenfoot.server.push.addresses import is_public

_PATIENCE: Final = 10.0  # seconds for everything but waiting for a place
_LETTERS: Final = 64  # that are under way, each with a connection of its own; the others wait
_A_HOST: Final = 16  # of them
_TRIES: Final = 2  # addresses of a name
_FAILURES: Final = (httpcore.NetworkError, httpcore.ProtocolError, httpcore.UnsupportedProtocol)


class HttpCourier:
    """The :class:`~chickenfoot.server.ports.Courier` of a server.

    *anywhere*: addresses need not be of the internet, for tests. *tls*: whom to believe, if not the usual.
    """

    def __init__(self, *, anywhere: bool = False, tls: ssl.SSLContext | None = None) -> None:
        self._outside = _Outside()
        self._letters = asyncio.Semaphore(_LETTERS)
        self._hosts: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=tls,
            max_connections=_LETTERS,
            network_backend=httpcore.AnyIOBackend() if anywhere else self._outside,
        )

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The answer's status; the rest of it is not read, and no redirection followed."""
        host = _host(url)
        places = self._hosts.setdefault(host, asyncio.Semaphore(_A_HOST))
        async with places, self._letters:  # in this order: who waits for a slow host takes no other's place
            try:
                return await self._posted(url, headers, body)
            except (TimeoutError, httpcore.TimeoutException):
                await self._outside.looked_up(host)  # the place is as good as taken until then
                raise Undelivered(f"no answer within {_PATIENCE:.0f} s") from None
            except (OSError, ValueError, *_FAILURES) as error:  # a name that can be none is a UnicodeError
                raise Undelivered(str(error) or type(error).__name__) from None

    async def _posted(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        named = [*headers.items(), ("Content-Length", str(len(body)))]
        async with (
            asyncio.timeout(_PATIENCE),
            self._pool.stream("POST", url, headers=named, content=body) as answer,
        ):
            return answer.status

    async def close(self) -> None:
        await self._pool.aclose()
        self._outside.close()


def _host(url: str) -> str:
    """The host of *url*; where it has none, :meth:`HttpCourier.post` will find out."""
    try:
        return _same(urlsplit(url).hostname or "")
    except ValueError:
        return ""


def _same(host: str) -> str:
    """What all ways to write *host* have in common."""
    return host.lower().removesuffix(".")


class _Outside(httpcore.AsyncNetworkBackend):
    """Connects to what a name stands for at that moment, if that is an address of the internet.

    The name is looked up once, so that it cannot stand for another address when it is connected to. That
    cannot be stopped, and may take longer than a letter; so there are threads for it that nobody else needs,
    one for each letter.
    """

    def __init__(self) -> None:
        self._net = httpcore.AnyIOBackend()
        self._threads = ThreadPoolExecutor(_LETTERS, "lookup")
        self._lookups: dict[str, asyncio.Future[list[Any]]] = {}

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        failed: Exception = Undelivered("expected an address of the internet, got another")
        for address in (await self._addresses(host, port))[:_TRIES]:
            try:
                return await self._net.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                failed = error
        raise failed

    async def sleep(self, seconds: float) -> None:
        await self._net.sleep(seconds)

    async def _addresses(self, host: str, port: int) -> list[str]:
        """The addresses of *host* that are of the internet. Letters that ask for it together ask once."""
        name = _same(host)
        if name not in self._lookups:
            look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
            lookup = asyncio.get_running_loop().run_in_executor(self._threads, look_up)
            self._lookups[name] = lookup
            lookup.add_done_callback(lambda _: self._lookups.pop(name))
        found = await asyncio.shield(self._lookups[name])
        return [str(where[0]) for *_, where in found if is_public(str(where[0]))]

    async def looked_up(self, host: str) -> None:
        """Return when no thread looks *host* up any more."""
        if host in self._lookups:
            await asyncio.wait([self._lookups[host]])

    def close(self) -> None:
        for lookup in self._lookups.values():
            lookup.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
