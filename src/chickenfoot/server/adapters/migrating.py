"""Bringing a database's tables up to what this program needs, when the server starts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, inspect, text

from chickenfoot.errors import ChickenfootError
from chickenfoot.server.adapters.schema import HEAD

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent.parent / "migrations"

LOCK = 0x0F007
"""What workers that start at the same time on PostgreSQL wait for, so that only one migrates."""


class TooNew(ChickenfootError):
    """A database whose tables a newer version of this program has made."""

    code = "database_too_new"


def migrate(engine: Engine) -> None:
    """Bring the tables up to :data:`HEAD`, all or nothing. Raises :exc:`TooNew`.

    Alembic, which takes its time to load, is only loaded where there is something to do.
    """
    with engine.begin() as connection:
        if version(connection) == HEAD:
            return
        _wait_for_others(connection)
        from alembic import command

        config = _config(connection)
        _check_known(config, version(connection))
        command.upgrade(config, HEAD)


def migrate_down(engine: Engine, to: str) -> None:
    """Take the tables back to migration *to* (``base``: none); what a newer one added is lost."""
    with engine.begin() as connection:
        _wait_for_others(connection)
        from alembic import command

        command.downgrade(_config(connection), to)


def version(connection: Connection) -> str | None:
    """The newest migration the database has had; None: none at all."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _config(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _check_known(config: Config, found: str | None) -> None:
    from alembic.script import ScriptDirectory

    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    if found is not None and found not in known:
        raise TooNew(
            f"database: expected tables of version {HEAD} or older, got {found!r} of a newer chickenfoot",
            expected=HEAD,
            got=found,
        )


def _wait_for_others(connection: Connection) -> None:
    """SQLite has waited already, when the transaction began."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
