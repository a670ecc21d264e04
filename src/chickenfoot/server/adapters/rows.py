"""What the database store does to rows: plain functions of a connection, each run inside one transaction.

They keep one rule, on which :class:`~chickenfoot.server.adapters.lanes.Lane` builds its groups: a function
that refuses (:exc:`Clash`, :exc:`NoSuchTable`) has changed nothing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import (
    Connection,
    Dialect,
    Insert,
    Table,
    Update,
    and_,
    bindparam,
    delete,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from chickenfoot.server.adapters.schema import (
    CODES,
    EVENTS,
    GUESTS,
    KEYS,
    LINKS,
    MEMBERS,
    NUDGES,
    SUBSCRIPTIONS,
    TABLES,
)
from chickenfoot.server.ports import Clash, Guest, Index, NoSuchTable

if TYPE_CHECKING:
    from sqlalchemy.sql.dml import ReturningDelete, ReturningUpdate

AT_ONCE = 500
"""So many ids are asked for in one statement."""

# Names of parameters are none of a column's: SQLAlchemy keeps those for the values set.

MOVE_ON = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"), TABLES.c.seq == bindparam("seen"))
    .values(seq=bindparam("to"), due=bindparam("next_due"), leased=0)
)
"""The step that one of several writers wins: from the number seen to a new one."""

MOVE_ON_AS_SEATED = MOVE_ON.where(TABLES.c.guests == bindparam("seated"))
MOVE_ON_AND_SEAT = MOVE_ON.values(guests=bindparam("seated"))

PUT_ENTRY = insert(EVENTS)

ENTRIES = (
    select(EVENTS.c.body)
    .select_from(TABLES)
    .outerjoin(EVENTS, and_(EVENTS.c.table_id == TABLES.c.id, EVENTS.c.seq > bindparam("after")))
    .where(TABLES.c.id == bindparam("of"))
    .order_by(EVENTS.c.seq)
)
"""No row: no such table. A row without a body: the table has no entries after that."""

LAST = select(TABLES.c.id, TABLES.c.seq).where(TABLES.c.id.in_(bindparam("ids", expanding=True)))

TABLES_OF = select(MEMBERS.c.table_id).where(MEMBERS.c.guest == bindparam("who"))

REWRITE = (
    update(EVENTS)
    .where(EVENTS.c.table_id == bindparam("of"), EVENTS.c.seq == bindparam("number"))
    .values(body=bindparam("new"))
)

RELEASE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"), TABLES.c.seq == bindparam("seen"))
    .values(due=bindparam("next_due"), leased=0)
)


def _claim() -> ReturningUpdate[str, int | None]:
    """Lease what is due; PostgreSQL passes over rows that another worker is about to lease."""
    free = (
        select(TABLES.c.id)
        .where(TABLES.c.due <= bindparam("now"), TABLES.c.leased <= bindparam("now"))
        .order_by(TABLES.c.due, TABLES.c.id)
        .limit(bindparam("most"))
        .with_for_update(skip_locked=True)  # left out for SQLite, where one transaction writes at a time
        .cte("free")
    )
    return (
        update(TABLES)
        .where(TABLES.c.id.in_(select(free.c.id)))
        .values(leased=bindparam("until"))
        .returning(TABLES.c.id, TABLES.c.due)
    )


def _take_link() -> ReturningDelete[str]:
    return (
        delete(LINKS)
        .where(LINKS.c.hash == bindparam("hashed"), LINKS.c.expires > bindparam("now"))
        .returning(LINKS.c.guest)
    )


CLAIM = _claim()
TAKE_LINK = _take_link()


def insert_into(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that can say what to do ``ON CONFLICT``, which both databases have and Core has not."""
    new = postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
    return new.execution_options(preserve_rowcount=True)


def _execute_plainly(connection: Connection, statement: Insert | Update, values: dict[str, Any]) -> int:
    """How many rows *statement* with *values* changed. For what every play needs: in half the time.

    It is compiled once, and *values* are types that both drivers take as they are.
    """
    statement_text, names, fixed = _compiled(statement, connection.dialect)
    values = fixed | values
    return connection.exec_driver_sql(
        statement_text, values if names is None else tuple([values[name] for name in names])
    ).rowcount


@cache
def _compiled(statement: Insert | Update, dialect: Dialect) -> tuple[str, list[str] | None, dict[str, Any]]:
    """The text, the names in the order of its ``?`` (None: it has the names in it), values it already has."""
    compiled = statement.compile(dialect=dialect)
    order = compiled.positiontup if compiled.positional else None
    fixed = {name: value for name, value in compiled.params.items() if value is not None}
    return str(compiled), order, fixed


def _seated(index: Index) -> str:
    return json.dumps(sorted(index.guests))


# --------------------------------------------------------------------------------------------- tables


def make(connection: Connection, table: str, entries: Sequence[bytes], index: Index) -> None:
    row = {"id": table, "seq": len(entries), "due": index.due, "leased": 0, "guests": _seated(index)}
    if not connection.execute(insert_into(connection, TABLES).on_conflict_do_nothing(), row).rowcount:
        raise Clash(f"there is a table {table!r} already")
    _put_entries(connection, table, 0, entries)
    _put_members(connection, table, index)


def append(connection: Connection, table: str, seen: int, entries: Sequence[bytes], index: Index) -> None:
    """Two statements when the same guests sit there as before."""
    moved = {
        "of": table,
        "seen": seen,
        "to": seen + len(entries),
        "next_due": index.due,
        "seated": _seated(index),
    }
    if not _execute_plainly(connection, MOVE_ON_AS_SEATED, moved):
        if not connection.execute(MOVE_ON_AND_SEAT, moved).rowcount:
            raise _refusal(connection, table, seen)
        connection.execute(delete(MEMBERS).where(MEMBERS.c.table_id == table))
        _put_members(connection, table, index)
    _put_entries(connection, table, seen, entries)


def _refusal(connection: Connection, table: str, seen: int) -> Clash | NoSuchTable:
    last = connection.scalar(select(TABLES.c.seq).where(TABLES.c.id == table))
    if last is None:
        return NoSuchTable(f"there is no table {table!r}")
    return Clash(f"the log of table {table!r} ends at {last}, not {seen}")


def _put_entries(connection: Connection, table: str, after: int, entries: Sequence[bytes]) -> None:
    rows = [
        {"table_id": table, "seq": number, "body": entry} for number, entry in enumerate(entries, after + 1)
    ]
    if len(rows) == 1:
        _execute_plainly(connection, PUT_ENTRY, rows[0])
    elif rows:
        connection.execute(PUT_ENTRY, rows)


def _put_members(connection: Connection, table: str, index: Index) -> None:
    if index.guests:
        connection.execute(
            insert(MEMBERS), [{"table_id": table, "guest": guest} for guest in sorted(index.guests)]
        )


def entries(connection: Connection, table: str, after: int) -> list[bytes]:
    bodies = connection.scalars(ENTRIES, {"of": table, "after": after}).all()
    if not bodies:
        raise NoSuchTable(f"there is no table {table!r}")
    return [body for body in bodies if body is not None]


def last(connection: Connection, tables: Sequence[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for start in range(0, len(tables), AT_ONCE):
        rows = connection.execute(LAST, {"ids": tables[start : start + AT_ONCE]})
        found.update((table, seq) for table, seq in rows)
    return found


def tables_of(connection: Connection, guest: str) -> list[str]:
    return sorted(connection.scalars(TABLES_OF, {"who": guest}))


def rewrite(connection: Connection, table: str, changed: Mapping[int, bytes]) -> None:
    if connection.scalar(select(TABLES.c.id).where(TABLES.c.id == table)) is None:
        raise NoSuchTable(f"there is no table {table!r}")
    rows = [{"of": table, "number": number, "new": entry} for number, entry in changed.items()]
    if rows:
        connection.execute(REWRITE, rows)


def forget_table(connection: Connection, table: str) -> None:
    """Entries and members go with the table's row."""
    connection.execute(delete(TABLES).where(TABLES.c.id == table))
    connection.execute(delete(CODES).where(CODES.c.table_id == table))
    connection.execute(delete(NUDGES).where(NUDGES.c.table_id == table))


def claim(connection: Connection, now: int, until: int, most: int) -> list[str]:
    rows = connection.execute(CLAIM, {"now": now, "until": until, "most": most})
    return [table for _, table in sorted((due, table) for table, due in rows)]


def release(connection: Connection, table: str, seen: int, due: int | None) -> None:
    connection.execute(RELEASE, {"of": table, "seen": seen, "next_due": due})


# ------------------------------------------------------------------------------ guests, codes and links


def put_guest(connection: Connection, guest: Guest) -> None:
    putting = insert_into(connection, GUESTS)
    new = {name: putting.excluded[name] for name in ("name", "since", "seen")}
    connection.execute(putting.on_conflict_do_update(index_elements=[GUESTS.c.id], set_=new), guest._asdict())


def guest(connection: Connection, id: str) -> Guest | None:
    row = connection.execute(select(GUESTS).where(GUESTS.c.id == id)).first()
    return None if row is None else Guest(row.id, row.name, row.since, row.seen)


def forget_guest(connection: Connection, id: str) -> None:
    connection.execute(delete(GUESTS).where(GUESTS.c.id == id))
    connection.execute(delete(LINKS).where(LINKS.c.guest == id))
    connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.guest == id))
    connection.execute(delete(NUDGES).where(NUDGES.c.guest == id))


def put_code(connection: Connection, code: str, table: str, expires: int, now: int) -> bool:
    putting = insert_into(connection, CODES)
    putting = putting.on_conflict_do_update(
        index_elements=[CODES.c.code],
        set_={name: putting.excluded[name] for name in ("table_id", "expires")},
        where=or_(CODES.c.expires <= now, CODES.c.table_id == table),
    )
    return bool(connection.execute(putting, {"code": code, "table_id": table, "expires": expires}).rowcount)


def table_of(connection: Connection, code: str, now: int) -> str | None:
    return connection.scalar(select(CODES.c.table_id).where(CODES.c.code == code, CODES.c.expires > now))


def put_link(connection: Connection, hashed: bytes, guest: str, expires: int) -> None:
    putting = insert_into(connection, LINKS)
    new = {name: putting.excluded[name] for name in ("guest", "expires")}
    connection.execute(
        putting.on_conflict_do_update(index_elements=[LINKS.c.hash], set_=new),
        {"hash": hashed, "guest": guest, "expires": expires},
    )


def take_link(connection: Connection, hashed: bytes, now: int) -> str | None:
    return connection.scalar(TAKE_LINK, {"hashed": hashed, "now": now})


def key(connection: Connection, name: str, made: bytes) -> bytes:
    connection.execute(insert_into(connection, KEYS).on_conflict_do_nothing(), {"name": name, "value": made})
    kept: bytes = connection.execute(select(KEYS.c.value).where(KEYS.c.name == name)).scalar_one()
    return kept


def sweep(connection: Connection, now: int) -> None:
    connection.execute(delete(CODES).where(CODES.c.expires <= now))
    connection.execute(delete(LINKS).where(LINKS.c.expires <= now))


def checkpoint(connection: Connection) -> None:
    """What SQLite's log holds goes to its file, as far as nobody is in the way."""
    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").close()


def ping(connection: Connection) -> None:
    """On SQLite the transaction around it already needs a file that can be written."""
    connection.execute(text("SELECT 1"))
