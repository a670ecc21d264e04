"""Endpoints about tables: making one, looking at one, short codes."""

from __future__ import annotations

import re
from typing import Final

from starlette.responses import Response

from chickenfoot.errors import BadInput
from chickenfoot.server.http.bodies import said
from chickenfoot.server.http.desk import Asked, Desk, check_wait
from chickenfoot.server.http.problems import Denied
from chickenfoot.server.http.rulesets import ruleset_of
from chickenfoot.server.ports import NoSuchTable, StoreFailed
from chickenfoot.server.room import Actor, Refusal, Room, made
from chickenfoot.server.telling import snapshot
from chickenfoot.wire.from_client import Sit
from chickenfoot.wire.http import Found, MadeTable, NewTable, ShortCode

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without 0 and O, 1, I and L."""

CODE_LENGTH: Final = 6
CODE_LASTS: Final = 24 * 3_600_000

_TRIES: Final = 8
_TABLE: Final = re.compile(r"[0-9a-f]{32}")


async def make_table(desk: Desk, asked: Asked[NewTable]) -> Response:
    """Make a table. The link to it is ``/t/`` with its id; who has no link needs the code."""
    new, guest = asked.body, asked.guest
    actor = Actor(guest.id, guest.name)
    first = made(
        ruleset_of(new.rules, new.toml),
        new.seats,
        actor,
        desk.now(),
        secret=desk.random(32),
        invites=[desk.random(12).hex() for _ in new.seats],
        clock=new.clock,
        hints=new.hints,
    )
    if not new.stand and "open" not in new.seats:
        raise BadInput(
            code="no_open_seat",
            expected="an open seat for whoever makes the table",
            got=new.seats,
            where="seats",
        )
    table = await desk.lobby.make(first)
    if not new.stand:
        await desk.lobby.act(table, actor, Sit(desk.random(16).hex(), new.seats.index("open")))
    code = await _new_code(desk, table)
    return said(MadeTable(table, code.code, code.expires), 201)


async def look_at_table(desk: Desk, asked: Asked[None]) -> Response:
    """The whole table as the reader may see it; who has no seat sees what is public."""
    table, room = await table_asked(desk, asked)
    return said(snapshot(table, room, asked.reader, desk.lobby.pace))


async def make_code(desk: Desk, asked: Asked[None]) -> Response:
    """A new short code for the table, good for a day; for those who have a seat and for the host."""
    table, room = await table_asked(desk, asked)
    if asked.guest.id not in room.guests | {room.host}:
        raise Refusal("not_seated")
    if room.closed:
        raise Refusal("closed")
    return said(await _new_code(desk, table), 201)


async def take_code(desk: Desk, asked: Asked[None]) -> Response:
    """The table that a code leads to. Spaces, hyphens and small letters do not matter."""
    now = desk.now()
    if desk.is_limited:
        check_wait(desk.misses.wait(now))
    code = re.sub(r"[\s-]", "", asked.path("code")).upper()
    table = await desk.store.table_of(code, now) if _is_code(code) else None
    if table is None:
        desk.misses.take(now)
        raise Denied(404, "no_such_code", "expected a code of the last day, got another text")
    return said(Found(table))


async def table_asked(desk: Desk, asked: Asked[None]) -> tuple[str, Room]:
    """The table in the path. Raises :exc:`NoSuchTable`."""
    table = asked.path("table")
    if not _TABLE.fullmatch(table):
        raise NoSuchTable("a text that is no id of a table")
    return table, await desk.lobby.room(table)


async def _new_code(desk: Desk, table: str) -> ShortCode:
    """A code that leads nowhere else."""
    now = desk.now()
    expires = now + CODE_LASTS
    for _ in range(_TRIES):
        code = _code(desk.random(16))
        if await desk.store.put_code(code, table, expires, now):
            return ShortCode(code, expires)
    raise StoreFailed(f"expected a code that is free within {_TRIES} tries, got none")


def _code(chance: bytes) -> str:
    """A code from 16 bytes of *chance*; so many that each is as likely as any other."""
    rest, signs = int.from_bytes(chance), ""
    for _ in range(CODE_LENGTH):
        rest, at = divmod(rest, len(ALPHABET))
        signs += ALPHABET[at]
    return signs


def _is_code(text: str) -> bool:
    return len(text) == CODE_LENGTH and set(text) <= set(ALPHABET)
