"""Taking a guest out of everything the server keeps.

The entries of his tables' logs that tell who did something, or under what name, come to tell of somebody
unknown, who then gives up the seat. What was played stays: it is the others' game too.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Sequence
from typing import Final

import msgspec

from chickenfoot.server.lobby import Lobby
from chickenfoot.server.log import AnyEntry, Sat, read_entries, write_entry
from chickenfoot.server.ports import REWRITTEN, Clash, NoSuchTable, Notice, StoreFailed
from chickenfoot.server.room import Actor, Refusal, fold, index_of
from chickenfoot.wire.from_client import Close, PassHost, Stand

_TRIES: Final = 8


async def forget_guest(lobby: Lobby, guest: str) -> None:
    """Forget *guest*. After :exc:`StoreFailed` he is still known, and it can be asked for again."""
    store = lobby.world.store
    lobby.readers.dismiss(guest)
    for table in await store.tables_of(guest):
        with contextlib.suppress(NoSuchTable):  # it was forgotten meanwhile
            await _forget_at(lobby, table, guest)
    await store.delete_guest(guest)
    lobby.readers.dismiss(guest)  # who came again meanwhile


async def _forget_at(lobby: Lobby, table: str, guest: str) -> None:
    """Forget *guest* at *table*. Until all is done the store finds the table as his."""
    unknown = _unknown(table, guest)
    try:
        await _rewrite(lobby, table, guest, unknown)
        lobby.forget(table)
        await _leave(lobby, table, Actor(unknown, ""))
        await _look_up_anew(lobby, table, guest, unknown)
    finally:
        lobby.forget(table)
        await lobby.world.bus.publish(Notice(table, REWRITTEN))


def _unknown(table: str, guest: str) -> str:
    """Who stands for *guest* at *table*: the same when it is tried again, and nobody's without his id."""
    return hashlib.sha256(f"{table} {guest}".encode()).hexdigest()[:32]


async def _leave(lobby: Lobby, table: str, actor: Actor) -> None:
    """Give up the seat at *table*, and being its host; where nobody is left it is closed."""
    room = await lobby.room(table)
    if room.seat_of(actor.id) is not None:
        await _act(lobby, table, actor, Stand(lobby.world.random(16).hex()))
        room = await lobby.room(table)
    if room.host == actor.id:
        person = next(
            (seat for seat, place in enumerate(room.places) if place.guest not in {"", actor.id}), None
        )
        id = lobby.world.random(16).hex()
        await _act(lobby, table, actor, Close(id) if person is None else PassHost(id, person))


async def _act(lobby: Lobby, table: str, actor: Actor, command: Stand | PassHost | Close) -> None:
    with contextlib.suppress(Refusal):  # somebody was quicker: he was removed, or the table is closed
        await lobby.act(table, actor, command)


async def _rewrite(lobby: Lobby, table: str, guest: str, unknown: str) -> list[AnyEntry]:
    """The log of *table*, in which *unknown* has come into the place of *guest*."""
    entries = read_entries(await lobby.world.store.entries(table))
    changed = forgotten(entries, guest, unknown)
    if changed:
        bodies = {number: write_entry(entry) for number, entry in changed.items()}
        await lobby.world.store.rewrite(table, bodies)
    return [changed.get(number, entry) for number, entry in enumerate(entries, start=1)]


async def _look_up_anew(lobby: Lobby, table: str, guest: str, unknown: str) -> None:
    """Let the store look *table* up by what its log tells now, and by no more."""
    for _ in range(_TRIES):
        room = fold(await _rewrite(lobby, table, guest, unknown))
        try:
            await lobby.world.store.append(table, room.seq, (), index_of(room, lobby.pace))
        except Clash:
            continue  # there is more in the log now, perhaps of his
        return
    raise StoreFailed(f"expected to rewrite a log within {_TRIES} tries, got more entries in each")


def forgotten(entries: Sequence[AnyEntry], guest: str, unknown: str) -> dict[int, AnyEntry]:
    """The entries that *guest* brought about, by number, as if *unknown* without a name had done so."""
    return {
        number: _of_nobody(entry, unknown)
        for number, entry in enumerate(entries, start=1)
        if entry.by == guest
    }


def _of_nobody(entry: AnyEntry, unknown: str) -> AnyEntry:
    bare: AnyEntry = msgspec.structs.replace(entry, by=unknown, command="")
    return msgspec.structs.replace(bare, name="") if isinstance(bare, Sat) else bare
