"""A database in trouble: full, read-only, locked, restarted, not there. Whoever asks gets one clear line."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import sys
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import Connection

from chickenfoot.errors import BadInput
from chickenfoot.server.adapters import engines
from chickenfoot.server.adapters.opening import open_bus, open_store
from chickenfoot.server.adapters.sql import SqlStore
from chickenfoot.server.ports import Index, StoreFailed
from tests.server.running import Postgres

NOBODY = Index()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


async def opened(place: Path | str) -> SqlStore:
    store = await open_store(f"sqlite:///{place}" if isinstance(place, Path) else place)
    assert isinstance(store, SqlStore)
    return store


async def pragma(store: SqlStore, text: str) -> Any:
    """The answer to a pragma on the connection that writes."""

    def ask(connection: Connection) -> Any:
        answer = connection.exec_driver_sql(f"PRAGMA {text}")
        return answer.scalar() if answer.returns_rows else None

    return await store._writers.do(ask)


async def check_whole(store: SqlStore, file: Path) -> None:
    """Logs have no holes, and SQLite finds nothing wrong with its file."""
    await store.close()
    connection = sqlite3.connect(file)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    holes = "SELECT table_id FROM events GROUP BY table_id HAVING min(seq) <> 1 OR max(seq) <> count(*)"
    assert connection.execute(holes).fetchall() == []
    uneven = "SELECT id FROM tables WHERE seq <> (SELECT count(*) FROM events WHERE table_id = id)"
    assert connection.execute(uneven).fetchall() == []
    connection.close()


# --------------------------------------------------------------------------------------------- SQLite


def test_a_full_disk_fails_clearly_and_harms_nothing(file: Path) -> None:
    async def scene() -> None:
        store = await opened(file)
        await store.make("t", [b"1"], NOBODY)
        await pragma(store, f"max_page_count = {await pragma(store, 'page_count') + 2}")

        with pytest.raises(StoreFailed, match=r"^the database cannot do its work: .* full$"):
            await store.append("t", 1, [b"x" * 100_000], NOBODY)
        assert await store.entries("t") == [b"1"]
        await pragma(store, "max_page_count = 100000")
        await store.append("t", 1, [b"x" * 100_000], NOBODY)

        await check_whole(store, file)

    asyncio.run(scene())


def test_in_a_crowd_only_the_append_that_does_not_fit_fails(file: Path) -> None:
    async def scene() -> None:
        store = await opened(file)
        for number in range(20):
            await store.make(f"t{number}", [b"1"], NOBODY)
        await pragma(store, f"max_page_count = {await pragma(store, 'page_count') + 4}")

        ended = await asyncio.gather(
            *(store.append(f"t{n}", 1, [b"x" * (9 if n != 7 else 100_000)], NOBODY) for n in range(20)),
            return_exceptions=True,
        )

        assert [type(what) for what in ended] == [StoreFailed if n == 7 else type(None) for n in range(20)]
        assert await store.last(["t6", "t7", "t8"]) == {"t6": 2, "t7": 1, "t8": 2}
        await check_whole(store, file)

    asyncio.run(scene())


def test_in_a_crowd_only_the_append_that_is_nonsense_fails(file: Path) -> None:
    async def scene() -> None:
        store = await opened(file)
        for number in range(9):
            await store.make(f"t{number}", [b"1"], NOBODY)

        ended = await asyncio.gather(
            *(
                store.append(f"t{n}", 1, [b"2" if n != 5 else cast("bytes", object())], NOBODY)
                for n in range(9)
            ),
            return_exceptions=True,
        )

        assert [what is None for what in ended] == [n != 5 for n in range(9)]
        await check_whole(store, file)

    asyncio.run(scene())


def test_a_file_that_may_not_grow_fails_clearly_and_harms_nothing(file: Path) -> None:
    """The system refuses in the middle of writing, as a full disk does."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def scene() -> None:
        store = await opened(file)
        await store.make("t", [b"1"], NOBODY)
        seen = 0
        resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, hard))
        try:
            for fits in range(1, 200):
                seen = fits
                try:
                    await store.append("t", seen, [b"x" * 3000], NOBODY)
                except StoreFailed:
                    break
            with pytest.raises(StoreFailed, match=r"^the database cannot do its work: "):
                await store.append("t", seen, [b"x" * 30_000], NOBODY)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert await store.last(["t"]) == {"t": seen}
        await store.append("t", seen, [b"goes on"], NOBODY)

        await check_whole(store, file)

    asyncio.run(scene())


def test_a_file_that_may_only_be_read_is_read(file: Path) -> None:
    async def scene() -> None:
        store = await opened(file)
        await store.make("t", [b"1"], NOBODY)
        await pragma(store, "query_only = ON")

        for asking in (store.append("t", 1, [b"2"], NOBODY), store.make("u", [b"1"], NOBODY)):
            with pytest.raises(StoreFailed, match="readonly"):
                await asking
        assert await store.entries("t") == [b"1"]

        await check_whole(store, file)

    asyncio.run(scene())


def test_a_file_locked_by_another_process_fails_after_a_while(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "BUSY", 0.05)

    async def scene() -> None:
        store = await opened(file)
        await store.make("t", [b"1"], NOBODY)
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")

        with pytest.raises(StoreFailed, match="locked"):
            await store.append("t", 1, [b"2"], NOBODY)
        with pytest.raises(StoreFailed, match="locked"):
            await store.ping()
        assert await store.entries("t") == [b"1"]
        other.close()
        await store.append("t", 1, [b"2"], NOBODY)

        await check_whole(store, file)

    asyncio.run(scene())


@pytest.mark.parametrize("place", ["nowhere/tables.db", "."])
def test_a_file_that_cannot_be_opened(place: str, tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match=rf"^sqlite:///{tmp_path}.*: unable to open database file$"):
        asyncio.run(opened(tmp_path / place))


def test_a_file_that_is_no_database(file: Path) -> None:
    file.write_bytes(b"no database at all" * 100)

    with pytest.raises(StoreFailed, match=r"not a database$"):
        asyncio.run(opened(file))


def test_a_new_file_is_for_its_owner_alone(file: Path) -> None:
    async def scene() -> None:
        store = await opened(file)
        assert {path.stat().st_mode & 0o777 for path in file.parent.iterdir()} == {0o600}
        await store.close()

    asyncio.run(scene())


@pytest.mark.parametrize(("query", "level"), [("", 1), ("?synchronous=normal", 1), ("?synchronous=full", 2)])
def test_how_much_is_waited_for_the_disk_is_said_in_the_url(file: Path, query: str, level: int) -> None:
    async def scene() -> None:
        store = await opened(f"sqlite:///{file}{query}")
        assert await pragma(store, "synchronous") == level
        assert await pragma(store, "journal_mode") == "wal"
        assert await pragma(store, "foreign_keys") == 1
        await store.close()

    asyncio.run(scene())


# ----------------------------------------------------------------------------------------- PostgreSQL


def test_a_store_works_again_after_its_database_was_restarted(postgres: Postgres) -> None:
    """While it is away every question fails; when it is back the first one is answered."""

    async def scene() -> None:
        store = await opened(postgres.fresh())
        await store.make("t", [b"1"], NOBODY)
        await asyncio.gather(*(store.entries("t") for _ in range(8)), *(store.ping() for _ in range(24)))

        await asyncio.to_thread(postgres.stop)
        try:
            for asking in (store.append("t", 1, [b"2"], NOBODY), store.entries("t"), store.ping()):
                with pytest.raises(StoreFailed, match=r"^the database cannot do its work: .+$") as failed:
                    await asking
                assert "\n" not in str(failed.value)
        finally:
            await asyncio.to_thread(postgres.start)
        await asyncio.gather(*(store.make(f"t{n}", [b"1"], NOBODY) for n in range(24)))

        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)
        await store.append("t", 1, [b"2"], NOBODY)
        await asyncio.gather(*(store.append(f"t{n}", 1, [b"2"], NOBODY) for n in range(24)))
        assert await store.entries("t") == [b"1", b"2"]
        await store.close()

    asyncio.run(scene())


CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'chickenfoot'"


def test_a_connection_that_is_cut_is_replaced(postgres: Postgres) -> None:
    async def scene() -> None:
        store = await opened(postgres.fresh())
        await store.make("t", [b"1"], NOBODY)
        for seen in range(1, 13):
            await asyncio.to_thread(postgres.sql, CUT)
            await store.append("t", seen, [b"more"], NOBODY)
        assert len(await store.entries("t")) == 13
        await store.close()

    asyncio.run(scene())


def test_a_database_that_is_not_there(postgres: Postgres) -> None:
    nowhere = "postgresql://me:hunter2@127.0.0.1:1/tables?password=hunter2"
    with pytest.raises(StoreFailed, match=r"^postgresql://\*\*\*@127\.0\.0\.1:1/tables: .*refused") as failed:
        asyncio.run(opened(nowhere))
    assert "hunter2" not in str(failed.value)

    with pytest.raises(StoreFailed, match=r'database "no_such" does not exist$'):
        asyncio.run(opened(postgres.url("no_such")))


# ----------------------------------------------------------------------------------------------- URLs


@pytest.mark.parametrize(
    "url",
    [
        "",
        "tables.db",
        "mysql://me:hunter2@host/tables",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite://host/file",
        "sqlite:///file?cache=shared",
        "sqlite:///file?synchronous=off",
        "sqlite+aiosqlite:///file",
        "postgresql+asyncpg://me:hunter2@host/tables",
        "postgresql://me:hunter2@host:port/tables",
    ],
)
def test_a_url_of_no_database_is_refused(url: str) -> None:
    with pytest.raises(BadInput, match=r"^--database: expected .+, got ") as refused:
        asyncio.run(open_store(url))
    assert "hunter2" not in str(refused.value)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "memory",
        "redis://me:hunter2@host",
        "nats://",
        "nats://me:hunter2@host:port",
        "nats://host,",
        "postgresql://me:hunter2@host/x?what=1",
    ],
)
def test_a_url_of_no_bus_is_refused(url: str) -> None:
    with pytest.raises(BadInput, match=r"^--bus: expected .+, got ") as refused:
        open_bus(url)
    assert "hunter2" not in str(refused.value)


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.setitem(sys.modules, "nats", None)

    with pytest.raises(
        BadInput, match=r"^--database: expected psycopg, which chickenfoot\[postgres\] brings"
    ):
        asyncio.run(open_store("postgresql://me:hunter2@host/tables"))
    with pytest.raises(BadInput, match=r"^--bus: expected psycopg, which chickenfoot\[postgres\] brings"):
        open_bus("postgresql://me:hunter2@host/tables")
    with pytest.raises(BadInput, match=r"^--bus: expected nats, which chickenfoot\[nats\] brings"):
        open_bus("nats://me:hunter2@host")
