"""People at a table: who sits there, who looks on, who is sent away, and on which device."""

from __future__ import annotations

import asyncio
from functools import partial

from chickenfoot.wire import from_client as say
from chickenfoot.wire import parts
from chickenfoot.wire import to_client as told
from tests.server.client import Client
from tests.server.online.worker import (
    a_move,
    all_know,
    guests,
    is_at,
    is_on_move,
    party,
    play_all,
    refused,
    start,
    to_move,
    worker,
)


def device_of(person: Client) -> Client:
    """Another device of the same guest."""
    device = Client(person.address, f"{person.name}2")
    device.cookie = person.cookie
    return device


def test_a_computer_player_stands_in_for_somebody_until_he_is_back() -> None:
    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", "Bo") as (ann, bo):
            await start([ann, bo])
            if await to_move([ann, bo]) is ann:
                await ann.do(a_move(ann))
            await ann.do(say.StandIn(ann.id(), 1, "chick"))
            await ann.play_on(lambda: is_at(ann, "over"))
            await ann.do(say.Ready(ann.id()))
            await bo.do(say.StandIn(bo.id(), 1))
            await play_all([ann, bo], "playing")

            assert bo.seats[1] == parts.Seat("person", "Bo")
            await play_all([ann, bo])

    asyncio.run(scene())


def test_who_is_stood_in_for_does_not_play() -> None:
    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", "Bo") as (ann, bo):
            await start([ann, bo])
            await to_move([ann, bo])
            await bo.do(say.StandIn(bo.id(), 1, "chick"))

            assert await refused(bo, say.Play(bo.id(), bo.seq, "draw")) == "stood_in"
            assert await refused(bo, say.StandIn(bo.id(), 0, "chick")) == "not_host"

    asyncio.run(scene())


def test_who_has_no_cookie_looks_on_and_sees_what_is_public() -> None:
    """No hand, no legal plays, no tile that was drawn; and he can do nothing."""

    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", "Bo") as people:
            nobody = Client(served.address, "nobody")
            async with nobody.connected(people[0].table):
                await start(people)
                await play_all(people)
                await nobody.until(partial(is_at, nobody, "over"))

                moves = [message for message in nobody.told if isinstance(message, told.Moved)]
                assert not any(
                    message.turn and (message.turn.moves or message.turn.drawn) for message in moves
                )
                happened = [one for message in moves for one in message.happened]
                assert not any(isinstance(one, parts.TileDrawn) and one.tile for one in happened)
                assert nobody.you is None
                assert not any('"hand"' in frame for frame in nobody.frames)
                assert await refused(nobody, say.React(nobody.id(), "hello")) == "no_guest"

    asyncio.run(scene())


def test_a_reaction_is_heard_by_all_and_made_by_those_who_sit() -> None:
    async def scene() -> None:
        async with (
            worker() as served,
            party(served.address, "Ann", "Bo") as (ann, bo),
            guests(served.address, "Xo") as (xo,),
        ):
            await xo.watch(ann.table)
            await bo.do(say.React(bo.id(), "chicken_foot"))
            await all_know([ann, bo, xo])

            for person in (ann, bo, xo):
                heard = person.told[-1]
                assert isinstance(heard, told.Reacted)
                assert (heard.seat, heard.phrase) == (1, "chicken_foot")
            assert await refused(xo, say.React(xo.id(), "hello")) == "not_seated"

    asyncio.run(scene())


def test_who_is_removed_cannot_sit_again_and_the_game_goes_on() -> None:
    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", "Bo") as (ann, bo):
            await ann.do(say.Remove(ann.id(), 1))
            await all_know([ann, bo])

            assert bo.you is None
            assert await refused(bo, say.Sit(bo.id(), 1)) == "removed"
            await ann.do(say.SetSeat(ann.id(), 1, "chick"))
            await start([ann])
            await ann.play_on(lambda: is_at(ann, "over"))

    asyncio.run(scene())


def test_a_reserved_seat_is_for_who_has_its_invitation() -> None:
    """Only the host is told it."""

    async def scene() -> None:
        async with worker() as served, guests(served.address, "Ann", "Bo") as (ann, bo):
            await ann.make("trains", ["open", "invited"])
            await ann.watch(ann.table)
            await bo.watch(ann.table)

            assert await refused(bo, say.Sit(bo.id(), 1)) == "invited_only"
            assert bo.seats[1].invite == ""
            await bo.do(say.Sit(bo.id(), 1, ann.seats[1].invite))
            assert bo.seats[1].holder == "person"

    asyncio.run(scene())


def test_where_the_host_leaves_another_one_is_it() -> None:
    """A computer player goes on in his place."""

    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", "Bo") as (ann, bo):
            await start([ann, bo])
            await to_move([ann, bo])
            await ann.do(say.Stand(ann.id()))
            await all_know([ann, bo])

            passed = [message for message in bo.told if isinstance(message, told.Seats)][-1]
            assert (passed.what, passed.host, passed.is_host) == ("host", 1, True)
            assert ann.seats[0].holder == "computer"
            await bo.do(say.Close(bo.id()))
            assert is_at(bo, "closed")

    asyncio.run(scene())


def test_a_guest_hears_at_one_table_that_it_is_his_turn_at_another() -> None:
    """And none but he hears it."""

    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", "Bo") as (ann, bo):
            other = device_of(ann)
            async with other.connected():
                await other.watch(await other.make("trains", ["open", "open"]))
                await start([ann, bo])
                while not is_on_move(ann):
                    mover = await to_move([ann, bo])
                    if mover is bo:
                        await bo.do(a_move(bo))
                await other.until(lambda: other.turns_elsewhere)

                assert set(other.turns_elsewhere) == {ann.table}
                assert ann.turns_elsewhere == bo.turns_elsewhere == []
                tables = (await ann.http("GET", "/api/me/tables")).json()["tables"]
                assert [table.get("your_turn", False) for table in tables] == [True, False]

    asyncio.run(scene())


def test_two_devices_of_a_guest_see_and_do_the_same() -> None:
    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", bots=["chick"]) as (ann,):
            phone = device_of(ann)
            async with phone.connected(ann.table):
                await start([ann])
                await ann.play_on(partial(is_on_move, ann))
                await all_know([ann, phone])
                assert (phone.hand, phone.turn) == (ann.hand, ann.turn)

                await phone.play_on(partial(is_at, phone, "over"))
                await ann.until(partial(is_at, ann, "over"))
                assert phone.results == ann.results

    asyncio.run(scene())


def test_a_seat_is_taken_along_to_another_device_by_a_link_that_is_good_once() -> None:
    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", bots=["chick"]) as (ann,):
            token = (await ann.http("POST", "/api/me/link")).json()["token"]
            phone = Client(served.address, "phone")
            answer = await phone.http("POST", "/api/link", json={"token": token})
            phone.cookie = answer.headers["set-cookie"].partition(";")[0]

            async with phone.connected(ann.table):
                assert phone.you == 0
                await start([phone])
                await phone.play_on(partial(is_at, phone, "over"))
            again = await phone.http("POST", "/api/link", json={"token": token})
            assert again.status_code == 404

    asyncio.run(scene())


def test_games_at_several_tables_go_on_side_by_side() -> None:
    async def scene() -> None:
        async with worker() as served, guests(served.address, *"ABCDEF") as people:
            for person in people:
                await person.watch(
                    await person.make("trains;set=4;hand=3;arms=2;rounds=4", ["open", "chick"])
                )
                await start([person])
            await asyncio.gather(*(play_all([person]) for person in people))

            assert len({person.table for person in people}) == len(people)
            assert all(person.final for person in people)

    asyncio.run(scene())
