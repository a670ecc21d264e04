"""A store and a bus that live in this process and end with it: ``--database memory:``, and most tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from chickenfoot.server.adapters.hearing import Heard
from chickenfoot.server.ports import Clash, Guest, Index, NoSuchTable, Notice, Nudge, Subscription


class _Table:
    """A log, what it is looked up by, and until when it is leased."""

    __slots__ = ("index", "leased", "log")

    def __init__(self, log: list[bytes], index: Index) -> None:
        self.log = log
        self.index = index
        self.leased = 0


class MemoryStore:
    """The :class:`~chickenfoot.server.ports.Store` of one process; nothing outlives it."""

    def __init__(self) -> None:
        self._tables: dict[str, _Table] = {}
        self._guests: dict[str, Guest] = {}
        self._codes: dict[str, tuple[str, int]] = {}
        self._links: dict[bytes, tuple[str, int]] = {}
        self._keys: dict[str, bytes] = {}
        self._subscriptions: dict[str, tuple[str, Subscription]] = {}  # by endpoint
        self._nudges: dict[str, Nudge] = {}

    async def make(self, table: str, entries: Sequence[bytes], index: Index) -> None:
        if table in self._tables:
            raise Clash(f"there is a table {table!r} already")
        self._tables[table] = _Table(list(entries), index)

    async def append(self, table: str, seen: int, entries: Sequence[bytes], index: Index) -> None:
        kept = self._table(table)
        if len(kept.log) != seen:
            raise Clash(f"the log of table {table!r} ends at {len(kept.log)}, not {seen}")
        kept.log.extend(entries)
        kept.index = index
        kept.leased = 0

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        return self._table(table).log[after:]

    async def last(self, tables: Sequence[str]) -> dict[str, int]:
        return {table: len(self._tables[table].log) for table in tables if table in self._tables}

    async def tables_of(self, guest: str) -> list[str]:
        return sorted(table for table, kept in self._tables.items() if guest in kept.index.guests)

    async def rewrite(self, table: str, changed: Mapping[int, bytes]) -> None:
        log = self._table(table).log
        for number, entry in changed.items():
            if 1 <= number <= len(log):
                log[number - 1] = entry

    async def delete(self, table: str) -> None:
        self._tables.pop(table, None)
        self._codes = {code: kept for code, kept in self._codes.items() if kept[0] != table}
        self._nudges.pop(table, None)

    async def claim(self, now: int, until: int, most: int) -> list[str]:
        waiting = sorted(
            (kept.index.due, table)
            for table, kept in self._tables.items()
            if kept.index.due is not None and kept.index.due <= now and kept.leased <= now
        )
        claimed = [table for _, table in waiting[:most]]
        for table in claimed:
            self._tables[table].leased = until
        return claimed

    async def release(self, table: str, seen: int, due: int | None) -> None:
        kept = self._tables.get(table)
        if kept is not None and len(kept.log) == seen:
            kept.index = kept.index._replace(due=due)
            kept.leased = 0

    async def put_guest(self, guest: Guest) -> None:
        self._guests[guest.id] = guest

    async def guest(self, id: str) -> Guest | None:
        return self._guests.get(id)

    async def delete_guest(self, id: str) -> None:
        self._guests.pop(id, None)
        self._links = {hashed: kept for hashed, kept in self._links.items() if kept[0] != id}
        self._subscriptions = {url: kept for url, kept in self._subscriptions.items() if kept[0] != id}
        self._nudges = {table: nudge for table, nudge in self._nudges.items() if nudge.guest != id}

    async def put_code(self, code: str, table: str, expires: int, now: int) -> bool:
        if await self.table_of(code, now) not in {None, table}:
            return False
        self._codes[code] = (table, expires)
        return True

    async def table_of(self, code: str, now: int) -> str | None:
        table, expires = self._codes.get(code, ("", now))
        return table if expires > now else None

    async def put_link(self, hashed: bytes, guest: str, expires: int) -> None:
        self._links[hashed] = (guest, expires)

    async def take_link(self, hashed: bytes, now: int) -> str | None:
        guest, expires = self._links.pop(hashed, ("", now))
        return guest if expires > now else None

    async def put_subscription(self, guest: str, subscription: Subscription, most: int) -> None:
        self._subscriptions[subscription.endpoint] = (guest, subscription)
        for old in (await self.subscriptions(guest))[:-most]:
            del self._subscriptions[old.endpoint]

    async def subscriptions(self, guest: str) -> list[Subscription]:
        his = [kept for owner, kept in self._subscriptions.values() if owner == guest]
        return sorted(his, key=lambda kept: (kept.since, kept.endpoint))

    async def delete_subscription(self, guest: str, endpoint: str) -> None:
        if self._subscriptions.get(endpoint, ("",))[0] == guest:
            del self._subscriptions[endpoint]

    async def put_nudge(self, nudge: Nudge) -> None:
        kept = self._nudges.get(nudge.table)
        if kept is None or kept.seq <= nudge.seq:
            self._nudges[nudge.table] = nudge

    async def nudges(self, until: int, most: int) -> list[Nudge]:
        due = [nudge for nudge in self._nudges.values() if nudge.due <= until]
        return sorted(due, key=lambda nudge: (nudge.due, nudge.table))[:most]

    async def put_off_nudge(self, nudge: Nudge, due: int) -> bool:
        if self._nudges.get(nudge.table) != nudge:
            return False
        self._nudges[nudge.table] = nudge._replace(due=due)
        return True

    async def delete_nudge(self, nudge: Nudge) -> None:
        kept = self._nudges.get(nudge.table)
        if kept is not None and kept.seq <= nudge.seq:
            del self._nudges[nudge.table]

    async def key(self, name: str, made: bytes) -> bytes:
        return self._keys.setdefault(name, made)

    async def sweep(self, now: int) -> None:
        self._codes = {code: kept for code, kept in self._codes.items() if kept[1] > now}
        self._links = {hashed: kept for hashed, kept in self._links.items() if kept[1] > now}

    async def ping(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def _table(self, table: str) -> _Table:
        kept = self._tables.get(table)
        if kept is None:
            raise NoSuchTable(f"there is no table {table!r}")
        return kept


class MemoryBus:
    """The :class:`~chickenfoot.server.ports.Bus` of a single worker."""

    is_shared = False

    def __init__(self) -> None:
        self._heard = Heard()
        self._is_up = False

    async def start(self, heard: Callable[[Notice], None]) -> None:
        self._heard.start(heard)
        self._is_up = True

    async def publish(self, notice: Notice) -> None:
        self._heard.soon(notice)

    def is_up(self) -> bool:
        return self._is_up

    async def close(self) -> None:
        self._heard.stop()
        self._is_up = False
