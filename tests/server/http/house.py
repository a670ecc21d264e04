"""A server in memory: its clock stands still unless it is put on, its chance is the same in every run."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import httpx

from chickenfoot.rules import Game, Move, Seat, catches, legal_moves, seed_of
from chickenfoot.server.adapters.memory import MemoryBus, MemoryStore
from chickenfoot.server.guests import Guests
from chickenfoot.server.http import Desk, site
from chickenfoot.server.lobby import Lobby, World
from chickenfoot.server.metrics import Metrics
from chickenfoot.server.room import Actor, Pace, Room, due
from chickenfoot.server.thinking import Thinking
from chickenfoot.wire import from_client as say
from chickenfoot.wire.to_client import Goodbye

ORIGIN: Final = "http://table.test"
SHORT: Final = "trains;set=4;hand=3;rounds=4,3;arms=2"
"""Two short rounds for two or three."""

NO_CLIENT: Final = Path(__file__).parent / "there is no client"
KEY_OF_TESTS: Final = b"k" * 32


class Quick(Thinking):
    """Computer players that do the first thing they may."""

    async def move(self, level: str, game: Game, seat: Seat, secret: bytes) -> Move:  # noqa: ARG002
        assert game.state is not None
        catch = next((catch for catch in catches(game.state) if catch.by == seat), None)
        return catch or legal_moves(game.state)[0]


class House:
    """See the module."""

    def __init__(self, store: MemoryStore | None = None, *, client: Path = NO_CLIENT, **desk: Any) -> None:
        self.clock = 1_780_000_000_000  # 28 May 2026
        self.store = store or MemoryStore()
        self.bus = MemoryBus()
        self._numbers = itertools.count()
        self.lobby = Lobby(World(self.store, self.bus, self.now, self.random), Pace(), Quick(), Metrics())
        self.guests = Guests(self.store, self.now, self.random, KEY_OF_TESTS)
        self.desk = Desk(self.lobby, self.guests, **desk)
        self.app = site(self.desk, client=client)

    def now(self) -> int:
        return self.clock

    def random(self, count: int) -> bytes:
        return hashlib.shake_256(b"%d" % next(self._numbers)).digest(count)

    def later(self, milliseconds: int) -> None:
        """Time passes."""
        self.clock += milliseconds

    def browser(self, address: str = "192.0.2.1", *, https: bool = False) -> Browser:
        """Somebody who was never here."""
        return Browser(self, address, "https://table.test" if https else ORIGIN)

    async def guest(self, name: str, address: str = "192.0.2.1") -> Browser:
        """A guest called *name*."""
        browser = self.browser(address)
        await browser.call_me(name)
        return browser

    async def log_of(self, table: str) -> bytes:
        """All that is kept about a table."""
        return b"\n".join(await self.store.entries(table))

    # --- play -----------------------------------------------------------------------------------------

    async def act(self, table: str, browser: Browser, kind: Any, **said: Any) -> int:
        """A guest's command, as it comes through his socket."""
        actor = Actor(browser.id, browser.name)
        return await self.lobby.act(table, actor, kind(id=self.random(8).hex(), **said))

    async def play(self, table: str, *people: Browser, until: str = "over") -> Room:
        """The game goes on until the table's phase is *until*; people lay the first tile that fits."""
        for _ in range(5000):
            room = await self.lobby.room(table)
            if room.phase == until:
                return room
            await self._step(table, room, people)
        raise AssertionError(f"the table did not come to be {until}")

    async def _step(self, table: str, room: Room, people: Sequence[Browser]) -> None:
        self.later(10)
        seats = {room.seat_of(browser.id): browser for browser in people}
        if room.phase == "salting" and await self._salt(table, room, seats):
            return
        if room.phase == "between" and room.is_alone:
            await self.act(table, seats[room.people[0]], say.Ready)
            return
        state = room.state
        if state is not None and state.to_move in seats and not room.places[state.to_move].level:
            move = str(legal_moves(state)[0])
            await self.act(table, seats[state.to_move], say.Play, seen=room.seq, move=move)
            return
        self.clock = max(self.clock, due(room, self.lobby.pace).at)
        await self.lobby.do_due(table)

    async def _salt(self, table: str, room: Room, seats: dict[int | None, Browser]) -> bool:
        """Whether somebody had a salt to mix in."""
        offer = room.offer
        assert offer is not None
        for seat in room.people:
            salt = seed_of(f"salt of {seat}")
            if offer.closed is None and offer.commitments[seat] is None:
                hashed = hashlib.sha256(salt).hexdigest()
                await self.act(table, seats[seat], say.Commit, commitment=hashed)
                return True
            if offer.closed is not None and offer.commitments[seat] and offer.salts[seat] is None:
                await self.act(table, seats[seat], say.Show, salt=salt.hex())
                return True
        return False


class Browser:
    """Somebody with cookies and an address."""

    def __init__(self, house: House, address: str, origin: str) -> None:
        self.house = house
        self.name = ""
        self._client = httpx.AsyncClient(
            transport=httpx.ASGITransport(house.app, client=(address, 1234)), base_url=origin
        )

    @property
    def cookie(self) -> str:
        return self._client.cookies.get("chickenfoot") or ""

    @cookie.setter
    def cookie(self, value: str) -> None:
        self._client.cookies.clear()
        self._client.cookies.set("chickenfoot", value, domain="table.test")

    @property
    def id(self) -> str:
        """The guest's id, which no answer ever tells."""
        return self.cookie.partition(".")[0]

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Any request."""
        return await self._client.request(method, path, **more)

    async def get(self, path: str, **more: Any) -> httpx.Response:
        return await self.ask("GET", path, **more)

    async def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """A POST with *body* as JSON, if there is one."""
        return await self.ask("POST", path, **({} if body is None else {"json": body}), **more)

    async def call_me(self, name: str) -> httpx.Response:
        """Become a guest, or change the name."""
        answer = await self.post("/api/me", {"name": name})
        assert answer.status_code == 200, answer.text
        self.name = answer.json()["name"]
        return answer

    async def make(self, seats: Sequence[str] = ("open", "heaviest"), **more: Any) -> str:
        """A new table's id."""
        answer = await self.post("/api/tables", {"rules": SHORT, "seats": [*seats], **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])


class Seen:
    """A session that keeps what it is sent."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.frames: list[bytes] = []
        self.farewells: list[Goodbye] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def leave(self, farewell: Goodbye) -> None:
        self.farewells.append(farewell)


def problem(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of an error."""
    body = answer.json()
    assert set(body) <= {"code", "text", "args"}, body
    assert answer.headers["content-type"] == "application/json"
    return answer.status_code, body["code"]
