"""The way to push services: HTTP requests that lead to the internet and nowhere else."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Iterable, Mapping
from typing import Any, Final

import httpcore

from chickenfoot.server.ports import Undelivered
from chickenfoot.server.push.addresses import is_public

_PATIENCE: Final = 10.0  # seconds for everything
_CONNECTIONS: Final = 32
_TRIES: Final = 2  # addresses of a name


class HttpCourier:
    """The :class:`~chickenfoot.server.ports.Courier` of a server.

    *anywhere*: addresses need not be of the internet, for tests. *tls*: whom to believe, if not the usual.
    """

    def __init__(self, *, anywhere: bool = False, tls: ssl.SSLContext | None = None) -> None:
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=tls,
            max_connections=_CONNECTIONS,
            network_backend=httpcore.AnyIOBackend() if anywhere else _Outside(),
        )

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The answer's status; the rest of it is not read, and no redirection followed."""
        try:
            async with (
                asyncio.timeout(_PATIENCE),
                self._pool.stream(
                    "POST", url, headers=[*headers.items(), ("Content-Length", str(len(body)))], content=body
                ) as answer,
            ):
                return answer.status
        except (TimeoutError, httpcore.TimeoutException):
            raise Undelivered(f"no answer within {_PATIENCE:.0f} s") from None
        except (OSError, httpcore.NetworkError, httpcore.ProtocolError) as error:
            raise Undelivered(str(error) or type(error).__name__) from None

    async def close(self) -> None:
        await self._pool.aclose()


class _Outside(httpcore.AsyncNetworkBackend):
    """Connects to what a name stands for at that moment, if that is an address of the internet.

    The name is looked up once, so that it cannot stand for another address when it is connected to.
    """

    def __init__(self) -> None:
        self._net = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        failed: Exception = Undelivered("expected an address of the internet, got another")
        for address in (await _addresses(host, port))[:_TRIES]:
            try:
                return await self._net.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                failed = error
        raise failed

    async def sleep(self, seconds: float) -> None:
        await self._net.sleep(seconds)


async def _addresses(host: str, port: int) -> list[str]:
    """The addresses of *host* that are of the internet."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(where[0]) for *_, where in found if is_public(str(where[0]))]
