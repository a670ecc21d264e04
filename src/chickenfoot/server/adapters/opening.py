"""From the settings ``database`` and ``bus`` to what they name. What is not used is not loaded."""

from __future__ import annotations

from chickenfoot.server.adapters.memory import MemoryBus, MemoryStore
from chickenfoot.server.adapters.urls import bad_bus
from chickenfoot.server.ports import Bus, Store

MEMORY = "memory:"


async def open_store(url: str) -> Store:
    """The store at *url*: ``memory:``, ``sqlite:///file`` (``?synchronous=full``), ``postgresql://…``.

    A database is made, or brought up to date. Raises :exc:`BadInput`, :exc:`StoreFailed`,
    :exc:`~chickenfoot.server.adapters.migrating.TooNew`.
    """
    if url == MEMORY:
        return MemoryStore()
    from chickenfoot.server.adapters.sql import SqlStore

    return await SqlStore.open(url)


def open_bus(url: str) -> Bus:
    """The bus at *url*, to be started: ``memory:``, ``postgresql://…``, ``nats://…``. May raise BadInput."""
    scheme = url.partition("://")[0]
    match scheme:
        case "memory:":
            return MemoryBus()
        case "postgresql" | "postgres" | "postgresql+psycopg":
            from chickenfoot.server.adapters.notify import NotifyBus

            return NotifyBus(url)
        case "nats" | "tls":
            from chickenfoot.server.adapters.nats import NatsBus

            return NatsBus(url)
    raise bad_bus(url, "a bus like 'memory:', 'postgresql://user@host/name' or 'nats://host:4222'")
