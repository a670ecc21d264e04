"""Whole games at a running server, as people play them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from chickenfoot.cli import main
from chickenfoot.notation import read_record
from chickenfoot.wire import from_client as say
from chickenfoot.wire import parts
from chickenfoot.wire import to_client as told
from tests.server.client import Client
from tests.server.online.worker import (
    ONE,
    all_know,
    first_who,
    is_on_move,
    party,
    play_all,
    start,
    worker,
)


async def verified(person: Client, folder: Path) -> str:
    """The record of the latest game, which passes ``chickenfoot verify``."""
    answer = await person.http("GET", f"/api/tables/{person.table}/record")
    file = folder / "game.cfr"
    file.write_text(answer.text)
    assert main(["verify", str(file)]) == 0
    return answer.text


def test_one_person_plays_a_whole_game_against_three_computer_players(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            worker() as served,
            party(
                served.address,
                "Ann",
                bots=["chick", "heaviest", "random"],
                rules="trains;set=6;hand=4;arms=3;rounds=6,5",
            ) as (ann,),
        ):
            await start([ann])
            await play_all([ann])

            assert ann.final is not None
            assert len(ann.results) == 2
            record, _ = read_record(await verified(ann, tmp_path))
            assert record.headers.seats == ("Ann", "chick (bot)", "heaviest (bot)", "random (bot)")

    asyncio.run(scene())


def test_who_plays_alone_can_take_back_and_ask(tmp_path: Path) -> None:
    """A choice is taken back, a hint is one of the legal moves, and the record tells of the undo."""

    async def scene() -> None:
        async with (
            worker() as served,
            party(served.address, "Ann", bots=["chick"], rules="trains;rounds=9") as (ann,),
        ):
            await start([ann])
            await ann.play_on(lambda: ann.turn is not None and len(ann.turn.moves) > 1)
            assert ann.turn is not None
            before, choices = sorted(ann.hand), ann.turn.moves

            hint = await ann.do(say.Hint(ann.id()))
            await ann.do(say.Play(ann.id(), ann.seq, hint.move))
            await ann.do(say.Undo(ann.id()))

            assert hint.move in [choice.move for choice in choices]
            assert isinstance(ann.told[-1], told.Snapshot)
            assert ann.told[-1].undone
            assert sorted(ann.hand) == before
            assert ann.turn.moves == choices
            await play_all([ann])
            assert "undone: 1" in await verified(ann, tmp_path)

    asyncio.run(scene())


@pytest.mark.parametrize("names", [("Ann", "Bo"), ("Ann", "Bo", "Cy", "Di")])
def test_everybody_is_told_the_same_without_holes(names: tuple[str, ...], tmp_path: Path) -> None:
    """Each mixes his salt into every deal, and the record proves it."""

    async def scene() -> None:
        rules = "trains;set=6;hand=3;arms=2;rounds=6,5"
        async with worker() as served, party(served.address, *names, rules=rules) as people:
            await start(people)
            await play_all(people)
            await all_know(people)

            heard = [{message.seq: what(message) for message in person.told[1:]} for person in people]
            for one in heard:
                common = one.keys() & heard[-1].keys()
                assert max(common) == people[0].seq
                assert {seq: one[seq] for seq in common} == {seq: heard[-1][seq] for seq in common}
            deals = [message for message in people[0].told if isinstance(message, told.Dealt)]
            assert [deal.round.salts for deal in deals if deal.round] == [salts(people)] * 2
            record, _ = read_record(await verified(people[-1], tmp_path))
            assert record.headers.seats == names

    asyncio.run(scene())


def what(message: told.Told) -> tuple[str, str]:
    """What kind of message it is, and the move it tells of."""
    return type(message).__name__, message.move if isinstance(message, told.Moved) else ""


def salts(people: list[Client]) -> tuple[str, ...]:
    return tuple(person.salt.hex() for person in people)


def test_after_a_game_there_is_a_rematch(tmp_path: Path) -> None:
    """Once all are ready; both games can be looked up afterwards."""

    async def scene() -> None:
        async with worker() as served, party(served.address, "Ann", "Bo", rules=ONE) as people:
            await start(people)
            await play_all(people)
            for person in people:
                await person.do(say.Ready(person.id()))
            await play_all(people, "playing")
            await play_all(people)

            games = [message.game for message in people[1].told if isinstance(message, told.Started)]
            assert games == [1, 2]
            first = await people[0].http("GET", f"/api/tables/{people[0].table}/record?game=1")
            assert first.status_code == 200
            assert first.text != await verified(people[0], tmp_path)

    asyncio.run(scene())


def test_who_does_not_call_the_last_tile_but_one_is_caught() -> None:
    """He draws a tile, which only he is told; a call in time saves him from that."""

    async def scene() -> None:
        rules = "trains;set=6;hand=3;arms=2;call=1"
        async with worker() as served, party(served.address, "Ann", "Bo", rules=rules) as people:
            await start(people)
            forgetful = await first_who(people, may_call)
            (other,) = (person for person in people if person is not forgetful)
            silent = next(move for move in calls(forgetful) if not move.endswith("!"))
            await forgetful.do(say.Play(forgetful.id(), forgetful.seq, silent))
            await all_know(people)
            assert other.turn is not None
            catch = f"catch {other.you}"
            assert catch in [option.move for option in other.turn.moves]

            await other.do(say.Play(other.id(), other.seq, catch))
            await all_know(people)

            assert caught(other) == parts.Caught(seat=forgetful.you or 0, count=1)
            mine = caught(forgetful)
            assert mine.tiles is not None
            assert set(mine.tiles) < forgetful.hand
            assert len(forgetful.hand) == 2

    asyncio.run(scene())


def calls(person: Client) -> list[str]:
    """The lays that *person* may make with a call or without it."""
    moves = [option.move for option in person.turn.moves] if person.turn and is_on_move(person) else []
    called = [move for move in moves if move.endswith("!")]
    return called + [move.removesuffix("!") for move in called]


def may_call(person: Client) -> bool:
    return bool(calls(person))


def caught(person: Client) -> parts.Caught:
    """The catch that *person* was told of last."""
    message = person.told[-1]
    assert isinstance(message, told.Moved)
    (found,) = (one for one in message.happened if isinstance(one, parts.Caught))
    return found
