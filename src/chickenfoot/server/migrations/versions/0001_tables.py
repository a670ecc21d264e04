"""The first tables: logs, who sits where, codes, guests, links, keys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("leased", sa.BigInteger, nullable=False),
        sa.Column("guests", sa.String, nullable=False),
        sqlite_with_rowid=False,
    )
    some = sa.text("due IS NOT NULL")
    op.create_index("tables_due", "tables", ["due"], sqlite_where=some, postgresql_where=some)
    op.create_table(
        "events",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "members",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.String, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("members_guest", "members", ["guest"])
    _create_what_expires()
    op.create_table(
        "guests",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )


def _create_what_expires() -> None:
    op.create_table(
        "codes",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("codes_table_id", "codes", ["table_id"])
    op.create_index("codes_expires", "codes", ["expires"])
    op.create_table(
        "links",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("links_guest", "links", ["guest"])
    op.create_index("links_expires", "links", ["expires"])


def downgrade() -> None:
    for table in ("keys", "links", "guests", "codes", "members", "events", "tables"):
        op.drop_table(table)
