"""The database's tables, as the newest migration leaves them (a test compares the two).

``tables.seq`` is the last number of a table's log: an append moves it on only from the number it has seen, so
of two writers one finds nothing to move. ``events`` holds the logs. ``tables.guests`` is what ``members``
holds for the table, in one text: an append that finds it unchanged leaves ``members`` alone.
``tables.leased`` is the time until which :meth:`~chickenfoot.server.ports.Store.claim` has given it away.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

HEAD = "0002"
"""The newest migration in ``migrations/versions``."""

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("due", BigInteger),
    Column("leased", BigInteger, nullable=False),
    Column("guests", String, nullable=False),
    sqlite_with_rowid=False,
)
Index(
    "tables_due",
    TABLES.c.due,
    sqlite_where=TABLES.c.due.is_not(None),
    postgresql_where=TABLES.c.due.is_not(None),
)

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String, ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("table_id", String, ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("guest", String, primary_key=True),
    Index("members_guest", "guest"),
    sqlite_with_rowid=False,
)

CODES = Table(
    "codes",
    METADATA,
    Column("code", String, primary_key=True),
    Column("table_id", String, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("codes_table_id", "table_id"),
    Index("codes_expires", "expires"),
    sqlite_with_rowid=False,
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

LINKS = Table(
    "links",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("guest", String, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("links_guest", "guest"),
    Index("links_expires", "expires"),
    sqlite_with_rowid=False,
)

KEYS = Table(
    "keys",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

SUBSCRIPTIONS = Table(
    "subscriptions",
    METADATA,
    Column("endpoint", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("p256dh", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("lang", String, nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("subscriptions_guest", "guest"),
    sqlite_with_rowid=False,
)

NUDGES = Table(
    "nudges",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    Index("nudges_due", "due"),
    sqlite_with_rowid=False,
)
