"""Endpoints about the guest himself: ``/api/me``, ``/api/link``."""

from __future__ import annotations

from collections.abc import AsyncIterator

from starlette.responses import Response

from chickenfoot.server.guests import no_cookie
from chickenfoot.server.http.bodies import nothing, said
from chickenfoot.server.http.desk import Asked, Desk, is_secure
from chickenfoot.server.http.forgetting import forget_guest
from chickenfoot.server.http.problems import Denied
from chickenfoot.server.log import BadLog
from chickenfoot.server.ports import Guest, NoSuchTable
from chickenfoot.server.readers import whose_turn
from chickenfoot.server.room import Room
from chickenfoot.wire.http import Link, LinkToken, Me, MyTable, MyTables, Name
from chickenfoot.wire.parts import Seat


async def who_am_i(desk: Desk, asked: Asked[None]) -> Response:
    """Who the reader is; somebody new has no name. A guest's cookie is good for a year from now."""
    if asked.by is None:
        return said(Me())
    guest = await desk.guests.come(asked.by)
    return _as(desk, asked, guest)


async def call_me(desk: Desk, asked: Asked[Name]) -> Response:
    """Become a guest, with a cookie; or, for a guest, take another name.

    Seats that he holds keep the name under which he sat down.
    """
    name = asked.body.name
    guest = await (desk.guests.rename(asked.by, name) if asked.by else desk.guests.new(name))
    return _as(desk, asked, guest)


async def forget_me(desk: Desk, asked: Asked[None]) -> Response:
    """Give up all seats, and be forgotten: neither name nor id is kept anywhere."""
    await forget_guest(desk.lobby, asked.guest.id)
    return nothing(cookie=no_cookie(secure=is_secure(asked.request)))


async def my_tables(desk: Desk, asked: Asked[None]) -> Response:
    """The tables where the reader has a seat or is host."""
    tables = [table async for table in _tables_of(desk, asked.guest)]
    tables.sort(key=lambda table: (table.your_turn, table.at), reverse=True)
    return said(MyTables(tuple(tables)))


async def _tables_of(desk: Desk, guest: Guest) -> AsyncIterator[MyTable]:
    for table in await desk.store.tables_of(guest.id):
        try:
            room = await desk.lobby.room(table)
        except (NoSuchTable, BadLog):
            continue  # forgotten since; or of a newer version, which must not hide the others
        if guest.id in room.guests or room.host == guest.id:
            yield _my_table(table, room, guest.id)


def _my_table(table: str, room: Room, guest: str) -> MyTable:
    return MyTable(
        id=table,
        rules=str(room.ruleset),
        phase=room.phase,
        seats=tuple(Seat(place.holder, place.name, place.level) for place in room.places),
        at=room.at,
        you=room.seat_of(guest),
        is_host=room.host == guest,
        your_turn=whose_turn(room) == guest,
    )


async def make_link(desk: Desk, asked: Asked[None]) -> Response:
    """A token that makes another device the same guest, once, within a quarter of an hour."""
    link = await desk.guests.link(asked.guest)
    return said(Link(link.token, link.expires), 201)


async def take_link(desk: Desk, asked: Asked[LinkToken]) -> Response:
    """Become the guest who made a link; who this device was before is left behind."""
    guest = await desk.guests.linked(asked.body.token)
    if guest is None:
        raise Denied(404, "no_such_link", "expected a link that has not been used and has not expired")
    return _as(desk, asked, guest)


def _as(desk: Desk, asked: Asked[Name] | Asked[LinkToken] | Asked[None], guest: Guest) -> Response:
    """Who the guest is, and his cookie."""
    return said(Me(guest.name), cookie=desk.guests.cookie(guest, secure=is_secure(asked.request)))
