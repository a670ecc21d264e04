"""Notifications while no page is open: where browsers can be told, and whom a table waits for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.String, primary_key=True),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("p256dh", sa.LargeBinary, nullable=False),
        sa.Column("auth", sa.LargeBinary, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("subscriptions_guest", "subscriptions", ["guest"])
    op.create_table(
        "nudges",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("nudges_due", "nudges", ["due"])


def downgrade() -> None:
    for table in ("nudges", "subscriptions"):
        op.drop_table(table)
