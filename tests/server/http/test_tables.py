"""``/api/tables`` and ``/api/codes``."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from chickenfoot.server.adapters.memory import MemoryStore
from chickenfoot.server.http.tables import ALPHABET, CODE_LASTS, CODE_LENGTH
from chickenfoot.wire import from_client as say
from tests.server.http.house import SHORT, House, problem

# --- making one -------------------------------------------------------------------------------------------


def test_a_table_is_made_with_its_host_on_the_first_open_seat() -> None:
    async def test() -> None:
        house = House()
        ann = await house.guest("Ann")
        made = await ann.post(
            "/api/tables",
            {"rules": SHORT, "seats": ["chick", "open", "invited"], "clock": 60, "hints": True},
        )
        assert made.status_code == 201
        assert made.json()["expires"] == house.clock + CODE_LASTS

        seen = (await ann.get(f"/api/tables/{made.json()['id']}")).json()
        assert seen["type"] == "snapshot"
        assert seen["table"]["rules"] == SHORT
        assert (seen["table"]["clock"], seen["table"]["hints"]) == (60, True)
        assert (seen["you"], seen["host"], seen["is_host"]) == (1, 1, True)
        assert [seat["holder"] for seat in seen["seats"]] == ["computer", "person", "invited"]
        assert len(seen["seats"][2]["invite"]) == 24

    asyncio.run(test())


def test_a_host_need_not_sit() -> None:
    async def test() -> None:
        ann = await House().guest("Ann")
        table = await ann.make(["chick", "chick"], stand=True)
        seen = (await ann.get(f"/api/tables/{table}")).json()
        assert seen["is_host"]
        assert "you" not in seen

    asyncio.run(test())


def test_without_rules_a_table_plays_trains_and_a_file_will_do_as_well() -> None:
    async def test() -> None:
        ann = await House().guest("Ann")
        for body, rules in (
            ({}, "trains"),
            ({"toml": 'preset = "cross"\nset = 12\n'}, "cross;set=12"),
        ):
            made = await ann.post("/api/tables", {"seats": ["open", "open"], **body})
            seen = (await ann.get(f"/api/tables/{made.json()['id']}")).json()
            assert seen["table"]["rules"] == rules

    asyncio.run(test())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"seats": ["open", "nobody"]}, "unknown_bot"),
        ({"seats": ["chick", "hen"]}, "no_open_seat"),
        ({"seats": ["invited", "hen"]}, "no_open_seat"),
        ({"seats": ["open"]}, "bad_body"),
        ({"seats": ["open"] * 9}, "players_out_of_range"),
        ({"seats": ["open"] * 100}, "bad_body"),
        ({"seats": "open"}, "bad_body"),
        ({"seats": ["open", "open"], "clock": -1}, "bad_body"),
        ({"seats": ["open", "open"], "clock": 10**9}, "bad_body"),
        ({"seats": ["open", "open"], "rules": "chess"}, "unknown_preset"),
        ({"seats": ["open", "open"], "rules": "trains;set=99"}, "bad_value"),
        ({"seats": ["open", "open"], "rules": "trains;hand=40"}, "too_many_tiles"),
        ({"seats": ["open", "open"], "toml": "set = "}, "bad_toml"),
        ({"seats": ["open", "open"], "toml": "set = 9", "rules": "trains"}, "rules_and_toml"),
        ({"seats": ["open", "open"], "secret": "x"}, "bad_body"),
        ({}, "bad_body"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_code(body: dict[str, Any], code: str) -> None:
    async def test() -> None:
        ann = await House().guest("Ann")
        assert problem(await ann.post("/api/tables", body)) == (400, code)

    asyncio.run(test())


def test_nobody_makes_a_table_without_a_name() -> None:
    async def test() -> None:
        answer = await House().browser().post("/api/tables", {"seats": ["open", "open"]})
        assert problem(answer) == (401, "no_guest")

    asyncio.run(test())


# --- looking at one ---------------------------------------------------------------------------------------


def test_who_has_the_link_but_no_seat_sees_what_is_public() -> None:
    async def test() -> None:
        house = House()
        ann, bo, nobody = await house.guest("Ann"), await house.guest("Bo"), house.browser()
        table = await ann.make(["open", "heaviest", "invited"])
        await house.act(table, ann, say.SetSeat, seat=2, to="heaviest")
        await house.act(table, ann, say.Start)
        await house.play(table, ann, until="playing")

        assert len((await ann.get(f"/api/tables/{table}")).json()["round"]["hand"]) == 3
        for reader in (bo, nobody):
            seen = (await reader.get(f"/api/tables/{table}")).json()
            assert "hand" not in seen["round"]
            assert "invite" not in str(seen)
            assert seen["seats"][0]["name"] == "Ann"

    asyncio.run(test())


@pytest.mark.parametrize("table", ["0" * 32, "x", "0" * 31, "%00", "é", "..", "0" * 33, "A" * 32])
@pytest.mark.parametrize("path", ["", "/record", "/view"])
def test_a_table_that_is_not_there_is_not_found(table: str, path: str) -> None:
    async def test() -> None:
        answer = await House().browser().get(f"/api/tables/{table}{path}")
        assert problem(answer)[0] == 404
        assert "args" not in answer.json()

    asyncio.run(test())


# --- codes ------------------------------------------------------------------------------------------------


def test_a_code_leads_to_the_table_for_a_day() -> None:
    async def test() -> None:
        house = House()
        ann, bo = await house.guest("Ann"), house.browser()
        made = (await ann.post("/api/tables", {"seats": ["open", "open"]})).json()
        code = made["code"]
        assert len(code) == CODE_LENGTH
        assert set(code) <= set(ALPHABET)
        for text in (code, code.lower(), f" {code[:3]}-{code[3:]} "):
            assert (await bo.post(f"/api/codes/{text}")).json() == {"table": made["id"]}
        house.later(CODE_LASTS)
        assert problem(await bo.post(f"/api/codes/{code}")) == (404, "no_such_code")

    asyncio.run(test())


def test_who_has_a_seat_or_is_host_gets_a_new_code() -> None:
    async def test() -> None:
        house = House()
        ann, bo, cy = [await house.guest(name) for name in ("Ann", "Bo", "Cy")]
        table = await ann.make(["open", "open"], stand=True)
        await house.act(table, bo, say.Sit, seat=0)
        for browser in (ann, bo):
            answer = await browser.post(f"/api/tables/{table}/code")
            assert answer.status_code == 201
            assert await house.store.table_of(answer.json()["code"], house.clock) == table
        assert problem(await cy.post(f"/api/tables/{table}/code")) == (403, "not_seated")
        nobody = house.browser()
        assert problem(await nobody.post(f"/api/tables/{table}/code")) == (401, "no_guest")
        assert problem(await cy.post(f"/api/tables/{'0' * 32}/code")) == (404, "no_such_table")

        await house.act(table, ann, say.Close)
        assert problem(await ann.post(f"/api/tables/{table}/code")) == (409, "closed")

    asyncio.run(test())


def test_a_code_never_leads_to_two_tables() -> None:
    class Full(MemoryStore):
        async def put_code(self, code: str, table: str, expires: int, now: int) -> bool:  # noqa: ARG002
            tried.append(code)
            return len(tried) % 3 == 0

    tried: list[str] = []

    async def test() -> None:
        ann = await House(Full()).guest("Ann")
        made = (await ann.post("/api/tables", {"seats": ["open", "open"]})).json()
        assert len(set(tried)) == 3
        assert made["code"] == tried[2]

    asyncio.run(test())


@pytest.mark.parametrize("code", ["ABCDEF", "0O1ILL", "A", "x" * 500, "%00%00%00", "ÄÖÜÄÖÜ", "%20"])
def test_another_text_is_no_code(code: str) -> None:
    async def test() -> None:
        assert problem(await House().browser().post(f"/api/codes/{code}")) == (404, "no_such_code")

    asyncio.run(test())


def test_codes_cannot_be_tried_one_after_the_other() -> None:
    async def test() -> None:
        house = House()
        walker, neighbour, other = (house.browser(at) for at in ("2001:db8::1", "2001:db8::2", "192.0.2.9"))
        answers = [await walker.post("/api/codes/ABCDEF") for _ in range(11)]
        assert [answer.status_code for answer in answers] == [404] * 10 + [429]
        assert problem(answers[-1]) == (429, "too_many")
        assert answers[-1].headers["retry-after"] == "6"
        assert (await neighbour.post("/api/codes/ABCDEF")).status_code == 429
        assert (await other.post("/api/codes/ABCDEF")).status_code == 404
        house.later(6_000)
        assert (await walker.post("/api/codes/ABCDEF")).status_code == 404

    asyncio.run(test())


def test_nor_from_many_addresses_together() -> None:
    async def test() -> None:
        house = House()
        ann = await house.guest("Ann")
        code = (await ann.post("/api/tables", {"seats": ["open", "open"]})).json()["code"]
        for number in range(300):
            answer = await house.browser(f"2001:db8:{number:x}::1").post("/api/codes/ABCDEF")
            assert answer.status_code == 404
        assert problem(await house.browser().post("/api/codes/ABCDEF")) == (429, "too_many")
        house.later(1_000)
        for _ in range(5):  # right ones are not counted
            assert (await house.browser().post(f"/api/codes/{code}")).status_code == 200

    asyncio.run(test())
