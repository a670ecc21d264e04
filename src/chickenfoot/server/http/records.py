"""Endpoints that give games as text (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple

from starlette.responses import Response

from chickenfoot.errors import BadInput
from chickenfoot.notation import Headers, record_of, record_seen, write_record
from chickenfoot.rules import Game, Seat
from chickenfoot.server.http.desk import Asked, Desk
from chickenfoot.server.http.problems import Denied
from chickenfoot.server.http.tables import table_asked
from chickenfoot.server.log import (
    AnyEntry,
    Dealt,
    HostPassed,
    Moved,
    Sat,
    SeatSet,
    Started,
    Stood,
    StoodIn,
    TableMade,
    read_entries,
)
from chickenfoot.server.room import Place, Room, fold

_ABOUT_SEATS: Final = (TableMade, Sat, Stood, SeatSet, StoodIn, HostPassed)
_PLAYED: Final = (Dealt, Moved)


class _Played(NamedTuple):
    """A game of a table, by *number* from 1."""

    game: Game
    number: int
    undos: int


async def record(desk: Desk, asked: Asked[None]) -> Response:
    """A game as a record: the latest one, or ``game`` by number from 1.

    Of a finished game everything, with the seeds that prove its deals; of a running one what the reader has
    seen.
    """
    table, room = await table_asked(desk, asked)
    played = _played(room, _number(asked))
    headers = await _headers(desk, table, played)
    if played.game.is_over:
        return _file(write_record(record_of(played.game, headers)), headers, played)
    return _view(room, asked, played, headers)


async def view(desk: Desk, asked: Asked[None]) -> Response:
    """The latest game as a record of what the reader has seen of it."""
    table, room = await table_asked(desk, asked)
    played = _played(room, None)
    return _view(room, asked, played, await _headers(desk, table, played))


def _view(room: Room, asked: Asked[None], played: _Played, headers: Headers) -> Response:
    seat = room.seat_of(asked.reader)
    seen = record_seen(played.game, None if seat is None else Seat(seat), headers)
    return _file(write_record(seen), headers, played)


def _number(asked: Asked[None]) -> int | None:
    text = asked.query("game")
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 6 or int(text) < 1:
        raise BadInput(code="bad_query", expected="a number from 1", got=text, where="game")
    return int(text)


def _played(room: Room, number: int | None) -> _Played:
    """Game *number* of the table; None: the latest. Raises :exc:`Denied`."""
    games = [*zip(room.games, room.undone, strict=True)]
    if room.game is not None:
        games.append((room.game, room.undos))
    number = number or len(games)
    if not 1 <= number <= len(games):
        raise Denied(404, "no_such_game", "expected a game that has begun", games=len(games))
    return _Played(games[number - 1][0], number, games[number - 1][1])


async def _headers(desk: Desk, table: str, played: _Played) -> Headers:
    """When a game began, and who sits there, or sat there when it ended."""
    entries = read_entries(await desk.store.entries(table))
    starts = [at for at, entry in enumerate(entries) if isinstance(entry, Started)]
    began, *later = starts[played.number - 1 :]
    until = later[0] if later else len(entries)
    if played.game.is_over:
        until = max(at for at in range(began, until) if isinstance(entries[at], _PLAYED)) + 1
    date = datetime.fromtimestamp(entries[began].at / 1000, UTC).date().isoformat()
    return Headers(tuple(map(_seat_name, _places(entries[:until]))), date=date, undos=played.undos)


def _places(entries: Sequence[AnyEntry]) -> tuple[Place, ...]:
    """Who sits where after *entries*; no game needs to be played again for that."""
    return fold(entry for entry in entries if isinstance(entry, _ABOUT_SEATS)).places


def _seat_name(place: Place) -> str:
    return place.name or (f"{place.level} (bot)" if place.level else "")


def _file(text: str, headers: Headers, played: _Played) -> Response:
    name = f"chickenfoot-{headers.date}-{played.number}.cfr"
    disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, 200, disposition, "text/plain")
