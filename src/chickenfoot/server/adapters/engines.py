"""From a database's URL to SQLAlchemy's engine, and from its errors to one line."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from chickenfoot.bots.extras import no_extra
from chickenfoot.server.adapters.urls import bad_database
from chickenfoot.server.ports import StoreFailed

if TYPE_CHECKING:
    from sqlalchemy.engine.interfaces import DBAPIConnection

EXPECTED = "a database like 'sqlite:///file', 'postgresql://user@host/name' or 'memory:'"
SYNCHRONOUS = ("normal", "full")

LONGEST_LOG = 16_000
"""Pages that SQLite's log may hold before a commit itself brings them into the file: 64 MB. Long before that
a thread of its own does (``sql.TIDY``)."""

BUSY = 5.0
"""Seconds to wait for another process that writes to the SQLite file, or for PostgreSQL to let us in."""


def engine_of(url: str, *, connections: int) -> Engine:
    """An engine for *url*; nothing is opened yet. Raises :exc:`BadInput`."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):  # ValueError: a port that is no number
        raise bad_database(url, EXPECTED) from None
    match parsed.get_backend_name() if "+" not in parsed.drivername else parsed.drivername:
        case "sqlite":
            return _sqlite(parsed)
        case "postgresql" | "postgres" | "postgresql+psycopg":
            return _postgresql(parsed, connections)
    raise bad_database(url, EXPECTED)


def failure(error: Exception, where: str = "the database cannot do its work") -> Exception:
    """*error* as the ports name it: one line, without the statement and what went into it."""
    if not isinstance(error, SQLAlchemyError | OSError):
        return error
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    lines = str(cause).strip().splitlines()
    failed = StoreFailed(f"{where}: {lines[0] if lines else type(cause).__name__}")
    failed.__cause__ = error
    return failed


# --------------------------------------------------------------------------------------------- SQLite


def _sqlite(url: URL) -> Engine:
    shown = url.render_as_string()
    asked = dict(url.query)
    synchronous = asked.pop("synchronous", "normal")
    if url.host or asked or not url.database or url.database == ":memory:":
        raise bad_database(shown, "a file like 'sqlite:///file', perhaps with '?synchronous=full'")
    if synchronous not in SYNCHRONOUS:
        raise bad_database(str(synchronous), "synchronous=normal or synchronous=full")
    path = Path(url.database)
    engine = create_engine(
        url.set(query={}), hide_parameters=True, connect_args={"timeout": BUSY, "cached_statements": 256}
    )
    event.listen(engine, "do_connect", lambda *_: _make_private(path))
    event.listen(engine, "connect", lambda database, _: _set_up(database, str(synchronous)))
    event.listen(engine, "begin", _begin)
    return engine


def _make_private(path: Path) -> None:
    """A new file is for its owner alone: it holds hands, seeds and keys."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except OSError:
        return  # it is there already; or it cannot be made, which SQLite says better


def _set_up(database: DBAPIConnection, synchronous: str) -> None:
    """WAL: readers and the writer do not wait for each other. Synchronous *normal* survives the end of the
    process in any way, *full* also the loss of power.
    """
    connection: Any = database.driver_connection if hasattr(database, "driver_connection") else database
    connection.isolation_level = None  # transactions begin where `_begin` says, not where the driver guesses
    _turn_on_wal(connection)
    settings = (
        f"synchronous = {synchronous.upper()}",
        "foreign_keys = ON",
        f"wal_autocheckpoint = {LONGEST_LOG}",
    )
    for pragma in settings:
        connection.execute(f"PRAGMA {pragma}").close()


def _turn_on_wal(connection: sqlite3.Connection) -> None:
    """The file keeps it. SQLite itself does not wait for another process that is about to do the same."""
    deadline = time.monotonic() + BUSY
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL").close()
        except sqlite3.OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.02)
        else:
            return


def _begin(connection: Connection) -> None:
    """Whoever will write takes the write lock at once: one who has read first could not wait for it."""
    if not connection.get_execution_options().get("reads"):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


# ----------------------------------------------------------------------------------------- PostgreSQL


def _postgresql(url: URL, connections: int) -> Engine:
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise no_extra("psycopg", "postgres", "--database") from None
    settings = {"connect_timeout": str(int(BUSY)), "application_name": "chickenfoot"}
    return create_engine(
        url.set(drivername="postgresql+psycopg", query={**settings, **url.query}),
        hide_parameters=True,
        pool_size=connections,
    )


def reading(engine: Engine) -> Engine:
    """The same engine for single statements that only read, each its own transaction."""
    if engine.dialect.name == "sqlite":
        return engine.execution_options(reads=True)
    return engine.execution_options(isolation_level="AUTOCOMMIT")
