"""What every endpoint works with, and what a request comes to it as."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Literal, NamedTuple, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from chickenfoot.server.guests import Guests
from chickenfoot.server.http.bodies import LARGEST
from chickenfoot.server.http.problems import Denied
from chickenfoot.server.lobby import Lobby
from chickenfoot.server.ports import Guest, Store
from chickenfoot.server.push.subscribing import Offer
from chickenfoot.server.rates import Bucket, Limit, Rates, neighbourhood
from chickenfoot.wire.http import Body

Taken = TypeVar("Taken")

_HOST: Final = re.compile(r"[A-Za-z0-9._-]+(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]+\](:[0-9]{1,5})?")

MISSES: Final = Limit(rate=1, burst=300)
"""How many wrong codes are heard from all together before right ones have to wait as well."""


@dataclass(eq=False, slots=True)
class Desk:
    """See the module.

    ``origins``: where browsers find the server (``https://example.org``), if that is not where a request came
    to. ``is_limited``: whether anybody has to wait. ``push``: how guests are told of their turns while they
    have no page open; None: they are not. ``replaying``: held while a record is replayed.
    """

    lobby: Lobby
    guests: Guests
    origins: tuple[str, ...] = ()
    is_limited: bool = True
    push: Offer | None = None
    misses: Bucket = field(default_factory=lambda: Bucket(*MISSES))
    replaying: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))

    @property
    def store(self) -> Store:
        return self.lobby.world.store

    def now(self) -> int:
        return self.lobby.world.now()

    def random(self, count: int) -> bytes:
        return self.lobby.world.random(count)

    def origin_of(self, connection: HTTPConnection) -> str:
        """Where browsers find the server, as far as the request tells. Raises :exc:`Denied`."""
        host = connection.headers.get("host", "")
        named = [origin for origin in self.origins if origin.partition("://")[2] == host]
        if self.origins:
            return (named or self.origins)[0]
        if not _HOST.fullmatch(host):
            raise Denied(400, "bad_host", "expected a Host header with a name or an address")
        return f"{'https' if is_secure(connection) else 'http'}://{host}"


def is_secure(connection: HTTPConnection) -> bool:
    """Whether it came by https; behind a proxy, whether the proxy says so and is trusted."""
    return connection.scope["scheme"] in {"https", "wss"}


def address_of(connection: HTTPConnection) -> str:
    """Whom limits count it for."""
    return neighbourhood(connection.client.host) if connection.client else ""


@dataclass(frozen=True, slots=True)
class Asked(Generic[Taken]):
    """A request: who sends it, and the body it brought."""

    request: Request
    by: Guest | None
    body: Taken

    @property
    def guest(self) -> Guest:
        """Who sends it, of an endpoint that is for guests only."""
        assert self.by is not None
        return self.by

    @property
    def reader(self) -> str:
        """Whose eyes the answer is for; empty: nobody's in particular."""
        return "" if self.by is None else self.by.id

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    def query(self, name: str) -> str | None:
        return self.request.query_params.get(name)


class Query(NamedTuple):
    """A parameter of the query, and its JSON Schema."""

    name: str
    schema: Mapping[str, Any]
    text: str
    is_required: bool = False


class File(NamedTuple):
    """An answer that is no JSON: its media type."""

    media: str


Who = Literal["nobody", "reader", "guest"]
"""Whether it matters who sends a request: not at all; for what is answered; only guests may."""


class Endpoint(NamedTuple):
    """A method of a path: all that is needed to serve it and to describe it.

    ``gives``: the answer's body; None: there is none. ``takes``: the request's, of ``largest`` bytes at most.
    ``codes``: the errors that are its own, by status; those of guests, bodies and limits are known from the
    rest. ``is_zipped``: the answer may be large, and goes out compressed.
    """

    method: str
    path: str
    handle: Callable[[Desk, Asked[Any]], Awaitable[Response]]
    gives: type[msgspec.Struct] | File | None
    status: int = 200
    takes: type[Body] | None = None
    largest: int = LARGEST
    is_zipped: bool = False
    query: tuple[Query, ...] = ()
    who: Who = "nobody"
    codes: Mapping[int, tuple[str, ...]] = {}
    limit: Limit | None = None


class Limits:
    """Who has asked one endpoint how often."""

    def __init__(self, limit: Limit) -> None:
        self._rates = Rates(limit)

    def check(self, request: Request, now: int) -> None:
        """Raise :exc:`Denied` where the sender has to wait."""
        check_wait(self._rates.take(address_of(request), now))


def check_wait(milliseconds: int) -> None:
    """Raise :exc:`Denied` unless there is nothing to wait for."""
    if milliseconds:
        seconds = -(-milliseconds // 1000)
        raise Denied(
            429,
            "too_many",
            f"expected fewer requests; try again in {seconds} s",
            headers={"Retry-After": str(seconds)},
            seconds=seconds,
        )
