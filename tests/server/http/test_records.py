"""Games as text: ``/api/tables/{table}/record`` and ``…/view``."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from chickenfoot.cli import main
from chickenfoot.notation import judge, read_record, verify
from chickenfoot.wire import from_client as say
from tests.server.http.house import Browser, House, problem


async def started(house: House, *seats: str, rules: str = "") -> tuple[Browser, str]:
    ann = await house.guest("Ann")
    table = await ann.make(seats, stand="open" not in seats, **({"rules": rules} if rules else {}))
    await house.act(table, ann, say.Start)
    return ann, table


def test_the_record_of_a_finished_game_is_whole_and_verifies(tmp_path: Path) -> None:
    async def test() -> str:
        house = House()
        ann, table = await started(house, "open", "heaviest")
        await house.play(table, ann)
        answer = await house.browser().get(f"/api/tables/{table}/record")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        disposition = 'attachment; filename="chickenfoot-2026-05-28-1.cfr"'
        assert answer.headers["content-disposition"] == disposition
        return answer.text

    record = asyncio.run(test())
    assert "seat 0: Ann\nseat 1: heaviest (bot)\ndate: 2026-05-28\n\nround 1: 4-4\n" in record
    mistakes, played = judge(record)
    assert not mistakes
    assert played is not None
    assert played.game.is_over
    assert [written.seed is not None for written in read_record(record)[0].rounds] == [True, True]
    file = tmp_path / "game.cfr"
    file.write_text(record, encoding="utf-8")
    assert main(["verify", str(file)]) == 0


@pytest.mark.parametrize("preset", ["cross", "howsley", "hub", "pagat", "rotating", "family"])
def test_a_record_verifies_under_every_preset(preset: str) -> None:
    async def test() -> str:
        house = House()
        rules = f"{preset};set=6;players=2-8;rounds=6,0;hand=6;arms=3"
        ann, table = await started(house, "open", "heaviest", "heaviest", rules=rules)
        await house.play(table, ann)
        return (await ann.get(f"/api/tables/{table}/record")).text

    assert not verify(asyncio.run(test()))


def test_a_running_game_tells_each_reader_what_he_has_seen() -> None:
    async def test() -> None:
        house = House()
        ann, table = await started(house, "open", "heaviest")
        await house.play(table, ann, until="between")
        await house.act(table, ann, say.Ready)
        await house.play(table, ann, until="playing")
        room = await house.lobby.room(table)
        assert room.game is not None
        assert room.game.round is not None
        chance = room.game.round.chance
        assert chance is not None

        for path in ("record", "view"):
            mine = (await ann.get(f"/api/tables/{table}/{path}")).text
            public = (await house.browser().get(f"/api/tables/{table}/{path}")).text
            assert "view: 0\n" in mine
            assert "view:" not in public
            assert "hand 0: ?3\nhand 1: ?3\n" in public.rpartition("round 2")[2]
            for text in (mine, public):
                assert not verify(text)
                assert text.count("\nseed: ") == 1  # of the finished round
                assert chance.seed.hex() not in text
                assert "hand 1: ?3\n" in text.rpartition("round 2")[2]

    asyncio.run(test())


def test_undone_choices_are_counted() -> None:
    async def test() -> None:
        house = House()
        ann, table = await started(house, "open", "heaviest")
        for _ in range(200):
            room = await house.lobby.room(table)
            if room.may_undo(0) and not room.undos:
                await house.act(table, ann, say.Undo)
            elif room.phase == "over":
                break
            else:
                await house._step(table, room, (ann,))
        record = (await ann.get(f"/api/tables/{table}/record")).text
        assert "\nundone: 1\n" in record
        assert not verify(record)

    asyncio.run(test())


def test_each_game_of_a_table_has_its_record_with_who_sat_there() -> None:
    async def test() -> None:
        house = House()
        ann, bo = await house.guest("Ann"), await house.guest("Bo")
        table = await ann.make(["open", "open"])
        await house.act(table, bo, say.Sit, seat=1)
        await house.act(table, ann, say.Start)
        await house.play(table, ann, bo)
        house.later(86_400_000)
        await house.act(table, ann, say.Ready)
        await house.act(table, bo, say.Ready)
        await house.act(table, bo, say.Stand)
        await house.play(table, ann, until="playing")
        await house.play(table, ann)

        first = (await ann.get(f"/api/tables/{table}/record?game=1")).text
        second = await ann.get(f"/api/tables/{table}/record?game=2")
        latest = await ann.get(f"/api/tables/{table}/record")
        assert "seat 1: Bo\ndate: 2026-05-28\n" in first
        assert "seat 1: hen (bot)\ndate: 2026-05-29\n" in second.text
        assert latest.text == second.text
        assert second.headers["content-disposition"].endswith('-2.cfr"')
        assert not verify(first)
        assert not verify(second.text)

    asyncio.run(test())


def test_who_stood_up_after_the_game_has_still_played_it() -> None:
    async def test() -> None:
        house = House()
        ann, table = await started(house, "open", "heaviest")
        await house.play(table, ann)
        await house.act(table, ann, say.Stand)
        assert "seat 0: Ann\n" in (await ann.get(f"/api/tables/{table}/record")).text

    asyncio.run(test())


def test_a_game_that_has_not_begun_has_no_record() -> None:
    async def test() -> None:
        house = House()
        ann, table = await started(house, "open", "heaviest")
        gathering = await ann.make(["open", "open"])
        for path in (f"{gathering}/record", f"{gathering}/view", f"{table}/record?game=2"):
            assert problem(await ann.get(f"/api/tables/{path}")) == (404, "no_such_game")
        assert (await ann.get(f"/api/tables/{table}/record")).status_code == 200  # before its first deal

    asyncio.run(test())


@pytest.mark.parametrize("game", ["0", "-1", "x", "", "1.0", "1e3", "9" * 5000, "١"])
def test_a_game_is_asked_for_by_a_number(game: str) -> None:
    async def test() -> None:
        house = House()
        ann, table = await started(house, "open", "heaviest")
        answer = await ann.get(f"/api/tables/{table}/record", params={"game": game})
        assert problem(answer) == (400, "bad_query")

    asyncio.run(test())
