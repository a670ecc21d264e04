"""The table's socket: one connection of a browser, from ``hello`` to ``goodbye`` (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from chickenfoot import __version__
from chickenfoot.errors import ChickenfootError
from chickenfoot.server.http import Desk, same_origin
from chickenfoot.server.ports import Guest, NoSuchTable, StoreFailed
from chickenfoot.server.rates import Bucket
from chickenfoot.server.room import Actor, Refusal
from chickenfoot.wire import PROTOCOL
from chickenfoot.wire.codec import BadMessage, id_of, read_from_client, write_to_client
from chickenfoot.wire.from_client import AnyCommand, FromClient, Hello, Hint, Leave, React, Watch
from chickenfoot.wire.to_client import Done, Goodbye, Refused, ToClient, Welcome

QUEUE: Final = 256
"""So many messages may wait for a reader; one who is slower is told to come again."""

_RATE, _BURST = 20, 60  # messages a second, and at once
_WORDS: Final = 6  # reactions at once; in the long run one a second
_PATIENCE: Final = 100  # messages refused for being too fast before the connection is closed
_GREETING: Final = 10.0  # seconds until ``hello``
_COME_AGAIN: Final = 2_000  # milliseconds, when the store is away
_FAREWELL: Final = 2.0  # seconds to say goodbye

_log = structlog.get_logger("chickenfoot.sockets")


class Connection:
    """A browser's connection, a :class:`~chickenfoot.server.readers.Session`."""

    def __init__(self, socket: WebSocket, desk: Desk, guest: Guest | None) -> None:
        self._socket = socket
        self._lobby = desk.lobby
        self._is_limited = desk.is_limited
        self._actor = Actor("", "") if guest is None else Actor(guest.id, guest.name)
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self._bucket = Bucket(_RATE, _BURST)
        self._words = Bucket(1, _WORDS)
        self._too_fast = 0
        self._is_leaving = False

    @property
    def guest(self) -> str:
        return self._actor.id

    # --- to the client --------------------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        """Queue *frame*; a reader whose queue is full is let go."""
        if self._is_leaving:
            return
        try:
            self._waiting.put_nowait(frame)
        except asyncio.QueueFull:
            self._lobby.metrics.slow.inc()
            self.leave(Goodbye("slow"))

    def leave(self, farewell: Goodbye) -> None:
        """Drop what waits, say *farewell* and close."""
        if self._is_leaving:
            return
        self._is_leaving = True
        while farewell.code == "slow" and not self._waiting.empty():
            self._waiting.get_nowait()
        while self._waiting.qsize() > QUEUE - 2:
            self._waiting.get_nowait()
        self._waiting.put_nowait(write_to_client(farewell))
        self._waiting.put_nowait(None)

    def _say(self, message: ToClient) -> None:
        self.send(write_to_client(message))

    async def _write(self) -> None:
        """Send what is queued, in order, until there is nothing more to come."""
        while (frame := await self._waiting.get()) is not None:
            await self._socket.send_text(frame.decode())

    # --- from the client ------------------------------------------------------------------------------

    async def serve(self) -> None:
        """Talk until either side has enough."""
        await self._socket.accept()
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
            if not writing.done() and self._is_leaving:
                await asyncio.wait({writing}, timeout=_FAREWELL)
        finally:
            await self._end(writing, reading)

    async def _end(self, *tasks: asyncio.Task[None]) -> None:
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
                _log.error("connection failed", error=type(outcome).__name__, exc_info=outcome)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):  # it may be closed already
            await asyncio.wait_for(self._socket.close(), _FAREWELL)  # who does not read does not hear of it

    async def _read(self) -> None:
        try:
            if not await self._greet():
                return
            await self._lobby.come(self)
            while not self._is_leaving:
                await self._handle(await self._frame())
        except WebSocketDisconnect:
            pass
        except StoreFailed:
            self.leave(Goodbye("restart", _COME_AGAIN))
        finally:
            self._lobby.readers.go(self)

    async def _frame(self) -> bytes:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        return (message.get("bytes") or b"") if text is None else text.encode("utf-8", "replace")

    async def _greet(self) -> bool:
        """Whether the client has said ``hello`` in this protocol."""
        try:
            hello: FromClient | None = read_from_client(await asyncio.wait_for(self._frame(), _GREETING))
        except (BadMessage, TimeoutError):
            hello = None
        if not isinstance(hello, Hello) or hello.protocol != PROTOCOL:
            self.leave(Goodbye("protocol"))
            return False
        self._say(Welcome(PROTOCOL, __version__, self._actor.name, self._lobby.world.now()))
        return True

    async def _handle(self, frame: bytes) -> None:
        if self._is_limited and not self._bucket.take(self._lobby.world.now()):
            await self._slow_down(frame)
            return
        try:
            message = read_from_client(frame)
        except BadMessage as error:
            self._refuse(id_of(frame), error)
            return
        if isinstance(message, Hello):
            self._say(Refused("", "hello_twice"))
            return
        outcome = await self._answer(message)
        self._lobby.metrics.commands.labels(type(message).__name__, outcome).inc()

    async def _slow_down(self, frame: bytes) -> None:
        self._too_fast += 1
        self._say(Refused(id_of(frame), "too_fast"))
        if self._too_fast > _PATIENCE:
            self.leave(Goodbye("slow"))
        await asyncio.sleep(1 / _RATE)

    async def _answer(self, command: AnyCommand) -> str:
        """Carry *command* out and answer it; how it went, for the metrics."""
        try:
            self._say(await self._done(command))
        except (Refusal, NoSuchTable) as error:
            self._refuse(command.id, error)
            return "refused"
        except StoreFailed as error:
            self._say(Refused(command.id, error.code))
            return "failed"
        except ChickenfootError as error:
            _log.error("command failed", code=error.code, error=type(error).__name__)
            self._say(Refused(command.id, "failed"))
            return "failed"
        except Exception as error:  # a mistake of ours, which shall not cost anybody the connection
            _log.error("command failed", error=type(error).__name__, exc_info=True)
            self._say(Refused(command.id, "failed"))
            return "failed"
        return "done"

    async def _done(self, command: AnyCommand) -> ToClient:
        lobby, table = self._lobby, self._lobby.readers.table_of(self)
        if isinstance(command, Watch):
            return Done(command.id, await lobby.watch(self, command.table, command.after))
        if isinstance(command, Leave):
            lobby.readers.unwatch(self)
            return Done(command.id, 0)
        if not self.guest:
            raise Refusal("no_guest")
        if table is None:
            raise Refusal("not_watching")
        if isinstance(command, React) and self._is_limited and not self._words.take(lobby.world.now()):
            raise Refusal("too_fast")
        if isinstance(command, Hint):
            return await lobby.hint(table, self._actor, command.id)
        acting = asyncio.ensure_future(lobby.act(table, self._actor, command))
        return Done(command.id, await asyncio.shield(acting))  # what is begun is finished, heard or not

    def _refuse(self, id: str, error: ChickenfootError) -> None:
        self._say(Refused(id, error.code, error.details))


class Sockets:
    """The endpoint of all connections, *most* of them at once."""

    def __init__(self, desk: Desk, most: int = 20_000) -> None:
        self._desk = desk
        self._lobby = desk.lobby
        self._most = most
        self._open = 0
        self.is_stopping = False

    async def serve(self, socket: WebSocket) -> None:
        """Take a connection, or close it at once."""
        if self.is_stopping or self._open >= self._most or not same_origin(socket.scope, self._desk.origins):
            await socket.close(1013 if self.is_stopping else 1008)
            return
        try:
            guest = await self._desk.guests.of(socket.cookies)
        except StoreFailed:
            await socket.close(1013)
            return
        self._open += 1
        self._lobby.metrics.sockets.inc()
        try:
            await Connection(socket, self._desk, guest).serve()
        finally:
            self._open -= 1
            self._lobby.metrics.sockets.dec()

    def say_goodbye(self, again: int) -> None:
        """Tell everybody that the server stops, and after how many milliseconds to come again."""
        self.is_stopping = True
        for session in self._lobby.readers.sessions:
            session.leave(Goodbye("restart", again))
