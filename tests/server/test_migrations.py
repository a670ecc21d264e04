"""The database's tables: made, brought up to date, taken back, and left alone when they are too new."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect, text

from chickenfoot.server.adapters.engines import engine_of
from chickenfoot.server.adapters.migrating import MIGRATIONS, TooNew, migrate, migrate_down, version
from chickenfoot.server.adapters.opening import open_store
from chickenfoot.server.adapters.schema import HEAD, METADATA
from chickenfoot.server.ports import Guest, Index, StoreFailed
from tests.server.running import Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.fresh()


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    engine = engine_of(url, connections=2)
    yield engine
    engine.dispose()


async def fill(url: str) -> None:
    store = await open_store(url)
    await store.make("t", [b"1", b"2"], Index(frozenset({"ann", "bob"}), 10))
    await store.put_guest(Guest("ann", "Ann", 1, 2))
    await store.put_code("ABC", "t", 100, 0)
    await store.put_link(b"hash", "ann", 100)
    await store.key("cookie", b"secret")
    await store.close()


async def check_filled(url: str) -> None:
    store = await open_store(url)
    assert await store.entries("t") == [b"1", b"2"]
    assert await store.tables_of("bob") == ["t"]
    assert await store.guest("ann") == Guest("ann", "Ann", 1, 2)
    assert await store.table_of("ABC", 0) == "t"
    assert await store.key("cookie", b"other") == b"secret"
    await store.close()


def test_the_newest_migration_is_what_the_store_expects() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")

    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


def test_the_migrations_make_the_tables_of_the_schema(engine: Engine) -> None:
    migrate(engine)

    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        assert version(connection) == HEAD
        if engine.dialect.name == "sqlite":
            made = connection.scalars(text("SELECT sql FROM sqlite_master WHERE type = 'table'")).all()
            assert all("WITHOUT ROWID" in sql for sql in made if "alembic_version" not in sql)


def test_a_database_with_data_goes_all_the_way_down_and_up_again(url: str, engine: Engine) -> None:
    asyncio.run(fill(url))
    migrate(engine)  # nothing to do
    asyncio.run(check_filled(url))

    migrate_down(engine, "base")

    with engine.begin() as connection:
        assert inspect(connection).get_table_names() == ["alembic_version"]
        assert version(connection) is None
    asyncio.run(fill(url))
    asyncio.run(check_filled(url))


def test_a_database_of_the_first_version_is_brought_up_to_date(url: str, engine: Engine) -> None:
    asyncio.run(fill(url))
    migrate_down(engine, "0001")
    with engine.connect() as connection:
        assert not {"nudges", "subscriptions"} & set(inspect(connection).get_table_names())

    asyncio.run(check_filled(url))

    with engine.connect() as connection:
        assert {"nudges", "subscriptions"} <= set(inspect(connection).get_table_names())


def test_a_database_of_a_newer_version_is_refused_and_left_alone(url: str, engine: Engine) -> None:
    asyncio.run(fill(url))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    with pytest.raises(TooNew, match=rf"^database: expected tables of version {HEAD} or older, got '9999'"):
        asyncio.run(open_store(url))

    with engine.begin() as connection:
        assert version(connection) == "9999"
        connection.execute(text(f"UPDATE alembic_version SET version_num = '{HEAD}'"))
    asyncio.run(check_filled(url))


def test_a_migration_that_fails_in_the_middle_leaves_the_database_as_it_was(url: str, engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE keys (somebody_elses INTEGER)"))

    with pytest.raises(StoreFailed, match=r"keys.* already exists"):
        asyncio.run(open_store(url))

    with engine.begin() as connection:
        assert inspect(connection).get_table_names() == ["keys"]
