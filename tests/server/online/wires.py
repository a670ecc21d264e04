"""Connections on which a test says what it likes, frame by frame or byte by byte."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import socket
from collections.abc import AsyncIterator
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from chickenfoot.wire import PROTOCOL
from tests.server.client import PATIENCE

HELLO: Final = json.dumps({"type": "hello", "protocol": PROTOCOL})


class Line:
    """A connection, and what is heard on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def say(self, frame: str | bytes, *, as_text: bool | None = None) -> None:
        await self._socket.send(frame, text=as_text)

    async def hear(self) -> Any:
        """The next message; None: the server has hung up."""
        async with asyncio.timeout(PATIENCE):
            try:
                return json.loads(await self._socket.recv())
            except ConnectionClosed:
                return None

    async def hear_out(self) -> list[Any]:
        """All messages until the server hangs up."""
        messages = []
        while (message := await self.hear()) is not None:
            messages.append(message)
        return messages

    async def ask(self, frame: str | bytes) -> Any:
        """The answer to *frame*."""
        await self.say(frame)
        return await self.hear()

    @property
    def code(self) -> int | None:
        """With which code the connection was closed."""
        return self._socket.close_code


@contextlib.asynccontextmanager
async def line(
    address: str, *, cookie: str = "", origin: str = "", hello: bool = True
) -> AsyncIterator[Line]:
    """A connection, on which hello has been said and answered unless it is not to be."""
    headers = {"Cookie": cookie} if cookie else {}
    where = address.replace("http", "ws", 1) + "/api/socket"
    more: dict[str, Any] = {"origin": origin} if origin else {}
    async with connect(where, additional_headers=headers, compression=None, max_queue=None, **more) as open_:
        one = Line(open_)
        if hello:
            assert (await one.ask(HELLO))["type"] == "welcome"
        yield one


@contextlib.asynccontextmanager
async def bare(address: str, *, buffer: int = 0) -> AsyncIterator[socket.socket]:
    """A TCP connection that has become a WebSocket, of which no more is read; *buffer*: of the system."""
    host, port = address.removeprefix("http://").split(":")
    lines = ["GET /api/socket HTTP/1.1", f"Host: {host}:{port}", "Connection: Upgrade", "Upgrade: websocket"]
    lines += [f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}", "Sec-WebSocket-Version: 13"]
    with socket.socket() as open_:
        if buffer:
            open_.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        open_.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(open_, (host, int(port)))
        await loop.sock_sendall(open_, "\r\n".join([*lines, "", ""]).encode())
        assert (await loop.sock_recv(open_, 4096)).startswith(b"HTTP/1.1 101 ")
        yield open_


async def read_out(reader: socket.socket) -> list[bytes]:
    """The payloads of all frames up to the one that closes the connection, or to its end."""
    loop, received = asyncio.get_running_loop(), bytearray()
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionResetError):
            while part := await loop.sock_recv(reader, 65536):
                received += part
                frames = unframed(bytes(received))
                if frames and frames[-1][0] == _CLOSE:
                    break
    return [payload for _, payload in unframed(bytes(received))]


def unframed(received: bytes) -> list[tuple[int, bytes]]:
    """Kind and payload of each of the server's frames that *received* holds as a whole."""
    frames, at = [], 0
    while len(received) >= at + 2:
        size, start = received[at + 1], at + 2
        if size == 126:
            size, start = int.from_bytes(received[at + 2 : at + 4]), at + 4
        if len(received) < start + size:
            break
        frames.append((received[at] & 15, received[start : start + size]))
        at = start + size
    return frames


_CLOSE: Final = 8


def frame(text: str) -> bytes:
    """A masked text frame, as a browser sends it; the mask is zero."""
    body = text.encode()
    assert len(body) < 126
    return bytes([0x81, 0x80 | len(body)]) + bytes(4) + body
