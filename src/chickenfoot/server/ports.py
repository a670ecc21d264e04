"""What the online table needs of the world around it: a store, a bus, a clock, chance, a courier.

Each port has several implementations in ``adapters/``, an in-memory one among them that is real code, and
one contract suite (``tests/server/contracts``) runs over all of them. Only ``app`` knows which is in use.

The store keeps for every table its *log*, a list of entries numbered from 1 without holes, and an
*index*: what tables are looked up by. Entries are bytes to the store; :mod:`chickenfoot.server.log` says what
they mean. Times are whole milliseconds since 1970 (UTC).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from chickenfoot.errors import ChickenfootError


class Clash(ChickenfootError):
    """Somebody else appended to the table's log first; read it again and retry."""

    code = "clash"


class NoSuchTable(ChickenfootError):
    """The store knows no table of that id."""

    code = "no_such_table"


class StoreFailed(ChickenfootError):
    """The store cannot do its work now: a full or read-only disk, a database that has gone.

    Nothing of what was asked has been kept; unless a database was lost in the very moment it would have said
    so, when who asks the same again gets :exc:`Clash`. *why* is for whoever runs the server, not for clients.
    """

    code = "store_failed"

    def __init__(self, why: str) -> None:
        super().__init__(why, why=why)


class Index(NamedTuple):
    """What a table is looked up by, written together with the entries it follows from.

    ``guests`` have done something there, be it to sit down. ``due``: when the next thing happens there by
    itself; None: nothing will.
    """

    guests: frozenset[str] = frozenset()
    due: int | None = None


class Guest(NamedTuple):
    """Somebody without an account: an id, which his cookie holds signed, and the name he goes by."""

    id: str
    name: str
    since: int
    seen: int  # when he last came


class Subscription(NamedTuple):
    """Where a browser of a guest can be told something while it has no page open here.

    *endpoint*: its place at a push service, which is a secret; *p256dh* and *auth*: what is sealed for it
    alone; *lang*: what it reads.
    """

    endpoint: str
    p256dh: bytes
    auth: bytes
    lang: str
    since: int


class Nudge(NamedTuple):
    """*guest* is to be told at *due*, unless he is here, that *table* waits for him since number *seq*."""

    table: str
    guest: str
    seq: int
    due: int


class Store(Protocol):
    """Where tables live. Every method may raise :exc:`StoreFailed`; whatever returns has been kept."""

    async def make(self, table: str, entries: Sequence[bytes], index: Index) -> None:
        """A new table with its first *entries*. Raises :exc:`Clash` when there is one of that id."""
        ...

    async def append(self, table: str, seen: int, entries: Sequence[bytes], index: Index) -> None:
        """*entries*, numbered *seen* + 1 and on: all or none; a lease on the table ends (:meth:`claim`).

        Raises :exc:`Clash` when *seen* is not the last number, :exc:`NoSuchTable`.
        """
        ...

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        """The entries numbered *after* + 1 and on, in order. Raises :exc:`NoSuchTable`."""
        ...

    async def last(self, tables: Sequence[str]) -> dict[str, int]:
        """The last number of each of *tables* that there is."""
        ...

    async def tables_of(self, guest: str) -> list[str]:
        """The tables where *guest* has done something (:class:`Index`), by id."""
        ...

    async def rewrite(self, table: str, changed: Mapping[int, bytes]) -> None:
        """Put other entries in the place of those numbered so; their number and what they do stay the same.

        Raises :exc:`NoSuchTable`; a number the log does not have is passed over.
        """
        ...

    async def delete(self, table: str) -> None:
        """Forget the table, its log, its codes. One that is not there is forgotten already."""
        ...

    async def claim(self, now: int, until: int, most: int) -> list[str]:
        """Up to *most* tables due by *now*, the longest due first, each leased to the caller *until* then.

        No two callers get the same table while a lease runs; an append or :meth:`release` ends it.
        """
        ...

    async def release(self, table: str, seen: int, due: int | None) -> None:
        """End the lease on *table* and set when it is due next, without an entry.

        Unless its log has grown since *seen*: that append has done both, and knew better.
        """
        ...

    async def put_guest(self, guest: Guest) -> None:
        """Keep *guest*, new or known."""
        ...

    async def guest(self, id: str) -> Guest | None: ...

    async def delete_guest(self, id: str) -> None:
        """Forget the guest, the links made for him, and his subscriptions.

        His seats are the caller's to give up first.
        """
        ...

    async def put_code(self, code: str, table: str, expires: int, now: int) -> bool:
        """Let *code* lead to *table* until it expires; False when a live one of that text leads elsewhere."""
        ...

    async def table_of(self, code: str, now: int) -> str | None:
        """Where *code* leads, if it has not expired."""
        ...

    async def put_link(self, hashed: bytes, guest: str, expires: int) -> None:
        """A link, known by its hash, that lets another device be *guest*, once."""
        ...

    async def take_link(self, hashed: bytes, now: int) -> str | None:
        """The guest of a link that has not expired; it is used up."""
        ...

    async def put_subscription(self, guest: str, subscription: Subscription, most: int) -> None:
        """Keep it for *guest*, whoever had that endpoint before; beyond *most* his oldest are dropped."""
        ...

    async def subscriptions(self, guest: str) -> list[Subscription]:
        """Those of *guest*, the oldest first."""
        ...

    async def delete_subscription(self, guest: str, endpoint: str) -> None:
        """Forget it, if it is his."""
        ...

    async def put_nudge(self, nudge: Nudge) -> None:
        """Keep *nudge* in the place of any at its table, unless that one is for a later number."""
        ...

    async def nudges(self, until: int, most: int) -> list[Nudge]:
        """Up to *most* that are due by *until*, the longest due first."""
        ...

    async def put_off_nudge(self, nudge: Nudge, due: int) -> bool:
        """Let it be due then. False, and nothing done, where it is no longer as it was: of many one can."""
        ...

    async def delete_nudge(self, nudge: Nudge) -> None:
        """Forget it, unless there is one for a later number in its place."""
        ...

    async def key(self, name: str, made: bytes) -> bytes:
        """The secret called *name*; *made* becomes it where there is none yet. All workers get the same."""
        ...

    async def sweep(self, now: int) -> None:
        """Forget codes and links that have expired."""
        ...

    async def ping(self) -> None:
        """Return when the store answers."""
        ...

    async def close(self) -> None: ...


REWRITTEN: Final = 0
"""The number of a notice that a log was written anew: what is held of it is not to be used any more."""


class Notice(NamedTuple):
    """A table's log has grown to *seq*. It carries no data: whoever cares reads the log."""

    table: str
    seq: int


class Bus(Protocol):
    """How workers tell each other that a log has grown. A notice may be lost; the log is what counts."""

    async def start(self, heard: Callable[[Notice], None]) -> None:
        """Call *heard* in the running event loop for every notice, of this worker's too, until closed."""
        ...

    async def publish(self, notice: Notice) -> None:
        """Tell all workers. Does not raise: a bus that is down is tried again later, the log is read then."""
        ...

    def is_up(self) -> bool: ...

    @property
    def is_shared(self) -> bool:
        """Whether it reaches other processes."""
        ...

    async def close(self) -> None: ...


class Undelivered(OSError):
    """A letter has not arrived: nobody answered in time, or he must not be asked."""


class Courier(Protocol):
    """What brings sealed letters to push services."""

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer to a POST, which has come within seconds. Raises :exc:`Undelivered`."""
        ...

    async def close(self) -> None: ...


Now = Callable[[], int]
"""What time it is."""

Random = Callable[[int], bytes]
"""So many bytes nobody can foresee."""
