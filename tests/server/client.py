"""A client of the online table for tests: it speaks the protocol, keeps what it was told, and can play."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from chickenfoot.wire import PROTOCOL, parts
from chickenfoot.wire import from_client as say
from chickenfoot.wire import to_client as told
from chickenfoot.wire.codec import read_to_client, write_from_client
from chickenfoot.wire.from_client import AnyCommand

PATIENCE: Final = 20.0
"""Seconds that a test waits for anything."""


class Refused(Exception):
    """The server refused a command."""

    def __init__(self, refusal: told.Refused) -> None:
        super().__init__(f"{refusal.code} {refusal.args}")
        self.code = refusal.code
        self.details = refusal.args


class Client:
    """A guest in a browser. *frames*: every byte it was sent, *told*: the table's messages, in order."""

    def __init__(self, address: str, name: str) -> None:
        self.addresses = itertools.cycle([address])
        self.address = next(self.addresses)
        self.name = name
        self.cookie = ""
        self.table = ""
        self.seq = 0
        self.frames: list[str] = []
        self.told: list[told.Told] = []
        self.turns_elsewhere: list[str] = []
        self.farewell: told.Goodbye | None = None
        self.turn: parts.Turn | None = None
        self.hand: set[str] = set()
        self.offer: parts.Offer | None = None
        self.snapshot: told.Snapshot | None = None
        self.seats: tuple[parts.Seat, ...] = ()
        self.you: int | None = None
        self.phase = ""
        self.ready: tuple[int, ...] = ()
        self.results: list[parts.Result] = []
        self.final: parts.Final | None = None
        self._ids = (f"{name}-{number}" for number in itertools.count())
        self._waiting: dict[str, asyncio.Future[Any]] = {}
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    # --- HTTP -----------------------------------------------------------------------------------------

    async def http(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Ask the server over HTTP."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE) as client:
            return await client.request(method, path, headers={**headers, **more.pop("headers", {})}, **more)

    async def arrive(self) -> None:
        """Become a guest."""
        answer = await self.http("POST", "/api/me", json={"name": self.name})
        assert answer.status_code < 300, answer.text
        self.cookie = answer.headers["set-cookie"].partition(";")[0]

    async def make(self, rules: str, seats: Sequence[str], **more: Any) -> str:
        """Make a table, and look at it from now on; its id."""
        answer = await self.http("POST", "/api/tables", json={"rules": rules, "seats": [*seats], **more})
        assert answer.status_code < 300, answer.text
        self.table = answer.json()["id"]
        return self.table

    # --- the socket -----------------------------------------------------------------------------------

    async def open(self) -> None:
        """Connect and say hello."""
        address = self.address.replace("http", "ws", 1) + "/api/socket"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        self._socket = await connect(address, additional_headers=headers, compression=None, max_queue=None)
        self.farewell = None
        await self._socket.send(write_from_client(say.Hello(PROTOCOL)).decode())
        self._reading = asyncio.create_task(self._read(self._socket))

    async def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading
        self._socket = self._reading = None

    def drop(self) -> None:
        """Cut the line, without a word."""
        if self._socket is not None:
            self._socket.transport.abort()

    @contextlib.asynccontextmanager
    async def connected(self, table: str = "") -> AsyncIterator[Client]:
        """A connection, at *table* if that is given."""
        await self.open()
        try:
            if table:
                await self.watch(table)
            yield self
        finally:
            await self.close()

    async def watch(self, table: str) -> None:
        """Look at *table*; what was missed is told."""
        if table != self.table:
            self.seq = 0
        self.table = table
        await self.do(say.Watch(self.id(), table, self.seq))

    async def reconnect(self) -> None:
        """Connect again, to another of its servers if need be, and catch up, as often as it takes."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    await self.open()
                    await self.watch(self.table)
                    return
                except (OSError, WebSocketException, TimeoutError, Refused):
                    self.address = next(self.addresses)
                    await asyncio.sleep(0.1)

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                text = frame if isinstance(frame, str) else frame.decode()
                self.frames.append(text)
                self._hear(read_to_client(text.encode()))
                self._news.set()
        except ConnectionClosed:
            pass
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(ConnectionError("the connection ended"))
        self._waiting.clear()
        self._news.set()

    def id(self) -> str:
        """A new command id."""
        return next(self._ids)

    async def do(self, command: AnyCommand) -> Any:
        """Send *command*; the answer to it. Raises :exc:`Refused`, :exc:`ConnectionError`."""
        assert self._socket is not None
        future = self._waiting[command.id] = asyncio.get_running_loop().create_future()
        try:
            await self._socket.send(write_from_client(command).decode())
        except ConnectionClosed:
            raise ConnectionError("the connection ended") from None
        async with asyncio.timeout(PATIENCE):
            answer = await future
        if isinstance(answer, told.Refused):
            raise Refused(answer)
        return answer

    async def send(self, frame: str | bytes) -> None:
        """Send anything."""
        assert self._socket is not None
        await self._socket.send(frame)

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait until something holds, looking again whenever something was heard."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self._news.clear()
                await self._news.wait()

    # --- hearing --------------------------------------------------------------------------------------

    def _hear(self, message: told.ToClient) -> None:
        match message:
            case told.Done() | told.Refused() | told.Hinted():
                future = self._waiting.pop(message.id, None)
                if future is not None and not future.done():
                    future.set_result(message)
            case told.YourTurn():
                self.turns_elsewhere.append(message.table)
            case told.Goodbye():
                self.farewell = message
            case told.Welcome():
                pass
            case _:
                self._hear_of_table(message)

    def _hear_of_table(self, message: told.Told) -> None:
        is_snapshot = isinstance(message, told.Snapshot)
        assert is_snapshot or message.seq == self.seq + 1, f"after {self.seq} came {message.seq}"
        self.seq = message.seq
        self.told.append(message)
        match message:
            case told.Snapshot():
                self.snapshot, self.phase = message, message.phase
                self.offer, self.turn, self.final = message.offer, message.turn, message.final
                self.seats, self.you, self.results = message.seats, message.you, [*message.results]
                self.ready = message.ready
                self.hand = set(message.round.hand) if message.round else set()
            case told.Seats():
                self.seats, self.you, self.turn = message.seats, message.you, message.turn
            case told.Started():
                self.results, self.final = [], None
            case told.Readied():
                self.ready = message.ready
            case told.Offered():
                self.offer, self.phase, self.ready = message.offer, "salting", ()
            case told.Dealt():
                self.offer, self.phase = None, "playing"
                self.hand = set(message.round.hand) if message.round else set()
                self._hear_what_happened(message)
            case told.Moved():
                self._hear_what_happened(message)
            case told.Closed():
                self.phase = "closed"

    def _hear_what_happened(self, message: told.Moved | told.Dealt) -> None:
        self.turn = message.turn
        is_mine = isinstance(message, told.Moved) and message.seat == self.you
        for one in message.happened:
            match one:
                case parts.TileLaid() if is_mine:
                    self.hand.discard(one.tile)
                case parts.TileDrawn(tile=str() as tile) if is_mine:
                    self.hand.add(tile)
                case parts.Caught(tiles=tuple() as tiles) if one.seat == self.you:
                    self.hand |= set(tiles)
                case parts.RoundOver():
                    self.results.append(one.result)
                    self.phase = "between"
                case parts.GameOver():
                    self.final, self.phase = one.final, "over"

    # --- playing --------------------------------------------------------------------------------------

    @property
    def salt(self) -> bytes:
        """What this guest mixes into every deal."""
        return self.name.encode()[:32]

    async def play_on(self, until: Callable[[], object]) -> None:
        """Mix in salt, lay the first tile that fits, go on to each next round, until something holds."""
        while not until():
            await self.step()
            await self.until(lambda: until() or self._step() is not None)

    async def step(self) -> None:
        """Do what is to be done now, if anything."""
        command = self._step()
        if command is not None:
            with contextlib.suppress(Refused):  # somebody was quicker
                await self.do(command)

    def _step(self) -> AnyCommand | None:
        """What is to be done now."""
        if self.you is None or self.seats[self.you].level:
            return None
        offer = self.offer
        if self.phase == "salting" and offer is not None:
            if not offer.is_closed and offer.commitments[self.you] is None:
                return say.Commit(self.id(), hashlib.sha256(self.salt).hexdigest())
            if offer.is_closed and offer.commitments[self.you] and offer.salts[self.you] is None:
                return say.Show(self.id(), self.salt.hex())
            return None
        if self.phase == "between" and self.you not in self.ready:
            return say.Ready(self.id())
        if self.turn is not None and self.turn.moves and self.turn.seat == self.you:
            return say.Play(self.id(), self.seq, self.turn.moves[0].move)
        return None
