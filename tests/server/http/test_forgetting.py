"""``DELETE /api/me``: what is kept about a guest is gone, and the others play on."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

import pytest

from chickenfoot.notation import verify
from chickenfoot.server.adapters.memory import MemoryStore
from chickenfoot.server.http.forgetting import forgotten
from chickenfoot.server.log import AnyEntry, Moved, Reacted, Sat, Stood, TableMade
from chickenfoot.server.ports import Index, StoreFailed
from chickenfoot.server.room import Room
from chickenfoot.wire import from_client as say
from chickenfoot.wire.to_client import Goodbye
from tests.server.http.house import Browser, House, Seen, problem

NAME = "Annalotte"


async def two_at_a_table(house: House) -> tuple[Browser, Browser, str]:
    ann, bo = await house.guest(NAME), await house.guest("Bo")
    table = await ann.make(["open", "open"])
    await house.act(table, bo, say.Sit, seat=1)
    return ann, bo, table


async def forget(house: House, browser: Browser, *tables: str) -> list[Room]:
    """The tables after their guest has been forgotten, as one reads them who knows nothing yet."""
    id = browser.id
    answer = await browser.ask("DELETE", "/api/me")
    assert (answer.status_code, answer.content) == (204, b"")
    assert browser.cookie == ""
    for table in tables:
        kept = await house.log_of(table)
        assert id.encode() not in kept
        assert browser.name.encode() not in kept
        house.lobby.forget(table)
    assert await house.store.guest(id) is None
    assert await house.store.tables_of(id) == []
    return [await house.lobby.room(table) for table in tables]


def test_before_a_game_his_seat_is_open_again_and_another_is_host() -> None:
    async def test() -> None:
        house = House()
        ann, bo, table = await two_at_a_table(house)
        (room,) = await forget(house, ann, table)
        assert [place.holder for place in room.places] == ["open", "person"]
        assert room.host == bo.id
        assert not room.closed

    asyncio.run(test())


def test_in_a_game_a_computer_player_goes_on_for_him_and_the_record_holds() -> None:
    async def test() -> None:
        house = House()
        ann, bo, table = await two_at_a_table(house)
        await house.act(table, ann, say.Start)
        await house.play(table, ann, bo, until="between")
        await house.act(table, ann, say.React, phrase="hello")
        (room,) = await forget(house, ann, table)
        assert room.places[0].level == "hen"

        await house.play(table, bo)
        record = (await bo.get(f"/api/tables/{table}/record")).text
        assert "seat 0: hen (bot)\nseat 1: Bo\n" in record
        assert not verify(record)

    asyncio.run(test())


def test_the_record_of_a_finished_game_keeps_his_seat_without_a_name() -> None:
    async def test() -> None:
        house = House()
        ann, bo, table = await two_at_a_table(house)
        await house.act(table, ann, say.Start)
        await house.play(table, ann, bo)
        await forget(house, ann, table)
        record = (await bo.get(f"/api/tables/{table}/record")).text
        assert "seat 0" not in record
        assert "seat 1: Bo\n" in record
        assert not verify(record)

    asyncio.run(test())


def test_a_table_where_nobody_is_left_is_closed() -> None:
    async def test() -> None:
        house = House()
        ann = await house.guest(NAME)
        tables = [await ann.make(["open", "hen"]), await ann.make(["open", "open"])]
        await house.act(tables[0], ann, say.Start)
        for room in await forget(house, ann, *tables):
            assert room.closed

    asyncio.run(test())


def test_he_is_taken_out_of_tables_that_were_closed_before() -> None:
    async def test() -> None:
        house = House()
        ann, _bo, table = await two_at_a_table(house)
        await house.act(table, ann, say.Close)
        (room,) = await forget(house, ann, table)
        assert room.closed
        assert room.places[0].name == ""

    asyncio.run(test())


def test_his_other_devices_are_told_and_his_links_are_gone() -> None:
    async def test() -> None:
        house = House()
        ann, bo, _table = await two_at_a_table(house)
        token = (await ann.post("/api/me/link")).json()["token"]
        sessions = [Seen(ann.id), Seen(ann.id), Seen(bo.id)]
        for session in sessions:
            await house.lobby.come(session)
        cookie = ann.cookie
        await forget(house, ann)
        told = [session.farewells[:1] for session in sessions]  # once is enough for a connection
        assert told == [[Goodbye("deleted")], [Goodbye("deleted")], []]
        assert problem(await house.browser().post("/api/link", {"token": token})) == (404, "no_such_link")
        ann.cookie = cookie
        assert (await ann.get("/api/me")).json() == {}

    asyncio.run(test())


def test_who_looks_on_hears_that_he_stood_up() -> None:
    async def test() -> None:
        house = House()
        ann, bo, table = await two_at_a_table(house)
        session = Seen(bo.id)
        await house.lobby.watch(session, table, 0)
        await forget(house, ann, table)
        assert b'"what":"stood"' in session.frames[1]
        assert NAME.encode() not in b"".join(session.frames[1:])

    asyncio.run(test())


class Failing(MemoryStore):
    """A store that cannot do one thing until it is mended."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what = what
        self.is_broken = False

    def check(self, what: str) -> None:
        if self.is_broken and what == self.what:
            raise StoreFailed("no")

    async def rewrite(self, table: str, changed: Mapping[int, bytes]) -> None:
        self.check("rewrite")
        await super().rewrite(table, changed)

    async def append(self, table: str, seen: int, entries: Sequence[bytes], index: Index) -> None:
        self.check("append")
        await super().append(table, seen, entries, index)

    async def delete_guest(self, id: str) -> None:
        self.check("delete")
        await super().delete_guest(id)


@pytest.mark.parametrize("what", ["rewrite", "append", "delete"])
def test_where_the_store_fails_he_can_ask_again(what: str) -> None:
    async def test() -> None:
        store = Failing(what)
        house = House(store)
        ann, _bo, table = await two_at_a_table(house)
        store.is_broken = True
        assert problem(await ann.ask("DELETE", "/api/me")) == (503, "store_failed")
        assert (await ann.get("/api/me")).status_code == 200
        store.is_broken = False
        (room,) = await forget(house, ann, table)
        assert room.places[0].holder == "open"

    asyncio.run(test())


def test_it_can_be_asked_for_twice_at_once() -> None:
    async def test() -> None:
        house = House()
        ann, bo, table = await two_at_a_table(house)
        phone = house.browser()
        phone.cookie, id = ann.cookie, ann.id
        answers = await asyncio.gather(*(browser.ask("DELETE", "/api/me") for browser in (ann, phone)))
        assert {answer.status_code for answer in answers} == {204}
        assert id.encode() not in await house.log_of(table)
        assert (await house.lobby.room(table)).host == bo.id

    asyncio.run(test())


def test_every_entry_that_he_brought_about_tells_of_nobody() -> None:
    entries: list[AnyEntry] = [
        TableMade(at=1, by="a", command="c1", rules="trains", seats=("open",), invites=("",), secret=""),
        Sat(2, "a", "c2", seat=0, name="Ann"),
        Sat(3, "b", "c3", seat=1, name="Bo"),
        Moved(4, "a", "c4", seat=0, move="draw"),
        Stood(5, "b", "c5", seat=1),
        Sat(6, "a", seat=1, name="Anna"),
        Reacted(7, "b", seat=0, phrase="hello"),
    ]
    assert forgotten(entries, "a", "x") == {
        1: TableMade(at=1, by="x", rules="trains", seats=("open",), invites=("",), secret=""),
        2: Sat(2, "x", seat=0),
        4: Moved(4, "x", seat=0, move="draw"),
        6: Sat(6, "x", seat=1),
    }
