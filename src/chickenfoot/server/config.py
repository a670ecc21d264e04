"""How a server is to run: from the command line, else from the environment, else by default."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

from chickenfoot.errors import BadInput

PREFIX: Final = "CHICKENFOOT_"
"""A setting ``port`` is ``CHICKENFOOT_PORT`` in the environment."""

MEMORY: Final = "memory:"
LONGEST_PAUSE: Final = 60_000

_CONTACT: Final = re.compile(r"mailto:[!-~]+@[!-~]+|https://[!-~]+")


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """*origins*: addresses under which browsers may use the server, beside the one they ask for.

    *bot_pause*: milliseconds before a computer player moves. *proxies*: whose word about who asks is believed
    (addresses, with commas). *limits*: ``off`` where nobody has to wait, however much he asks. *push*: ``on``
    where guests may be told of their turns while no page is open, ``off``, or for tests ``anywhere``: at push
    services in our own network too. *contact*: where the makers of those can reach whoever runs the server
    (``mailto:`` or ``https:``). *log*: ``text`` or ``json``.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    bus: str = MEMORY
    workers: int = 1
    origins: str = ""
    bot_pause: int = 900
    limits: str = "on"
    proxies: str = "127.0.0.1"
    push: str = "on"
    contact: str = ""
    log: str = "text"

    @property
    def allowed_origins(self) -> tuple[str, ...]:
        """The *origins*, one by one."""
        return tuple(origin.strip().rstrip("/") for origin in self.origins.split(",") if origin.strip())

    @property
    def own_contact(self) -> str:
        """The *contact*, else the first of the *origins* that is one."""
        secure = (origin for origin in self.allowed_origins if origin.startswith("https://"))
        return self.contact or next(secure, "")


def read_settings(environment: Mapping[str, str], given: Mapping[str, object]) -> Settings:
    """The settings *given*, else those of *environment*, checked. Raises :exc:`BadInput`."""
    values: dict[str, object] = {}
    for field in fields(Settings):
        variable = PREFIX + field.name.upper()
        value: object = given.get(field.name)
        where = f"--{field.name}"
        if value is None and variable in environment:
            value, where = environment[variable], variable
        if value is not None:
            values[field.name] = _whole(value, where) if isinstance(field.default, int) else str(value)
    settings = Settings(**values)  # type: ignore[arg-type]  # each was read as its field has it
    _check(settings)
    return settings


def to_environment(settings: Settings) -> dict[str, str]:
    """What :func:`read_settings` reads the same settings from, for processes that are started."""
    return {PREFIX + field.name.upper(): str(getattr(settings, field.name)) for field in fields(Settings)}


def from_environment() -> Settings:
    """The settings that the environment holds."""
    return read_settings(os.environ, {})


def default_database() -> str:
    """The file in the user's data folder, which is made if need be."""
    from platformdirs import user_data_path

    folder = user_data_path("chickenfoot", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return sqlite_url(folder / "tables.sqlite")


def sqlite_url(path: Path) -> str:
    """The URL of a database in a file."""
    return f"sqlite:///{path.absolute().as_posix()}"


def _whole(value: object, where: str) -> int:
    try:
        return int(str(value))
    except ValueError:
        raise BadInput(code="bad_number", expected="a whole number", got=value, where=where) from None


def _check(settings: Settings) -> None:
    _between("port", settings.port, 0, 65535)
    _between("workers", settings.workers, 1, 64)
    _between("bot_pause", settings.bot_pause, 0, LONGEST_PAUSE)
    if settings.log not in {"text", "json"}:
        raise BadInput(code="bad_log_format", expected="text or json", got=settings.log, where="--log")
    if settings.limits not in {"on", "off"}:
        raise BadInput(code="bad_limits", expected="on or off", got=settings.limits, where="--limits")
    if settings.push not in {"on", "off", "anywhere"}:
        raise BadInput(code="bad_push", expected="on or off", got=settings.push, where="--push")
    if settings.contact and not _CONTACT.fullmatch(settings.contact):
        raise BadInput(
            code="bad_contact",
            expected="an address like mailto:table@example.org or https://example.org",
            got=settings.contact,
            where="--contact",
        )
    if settings.workers > 1 and settings.bus == MEMORY:
        raise BadInput(
            code="workers_need_bus",
            expected="a bus that reaches all workers (--bus nats://… or postgresql://…)",
            got=settings.bus,
            where="--bus",
            workers=settings.workers,
        )
    if settings.workers > 1 and settings.database == MEMORY:
        raise BadInput(
            code="workers_need_database",
            expected="a database that all workers share",
            got=settings.database,
            where="--database",
            workers=settings.workers,
        )
    if settings.workers > 1 and settings.port == 0:
        raise BadInput(
            code="workers_need_port", expected="a port, as there are several workers", got=0, where="--port"
        )


def _between(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadInput(
            code="number_beyond",
            expected=f"a number from {least} to {most}",
            got=value,
            where=f"--{name.replace('_', '-')}",
            least=least,
            most=most,
        )
