"""Run by Alembic for each migration, on the connection that ``adapters/migrating.py`` gives it."""

from __future__ import annotations

from alembic import context

from chickenfoot.server.adapters.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,  # also SQLite: our connections begin their transactions themselves
)
with context.begin_transaction():
    context.run_migrations()
