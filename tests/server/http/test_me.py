"""``/api/me`` and ``/api/link``: who somebody is, and where he sits."""

from __future__ import annotations

import asyncio

import pytest

from chickenfoot.server.guests import LINK_LASTS
from chickenfoot.wire import from_client as say
from tests.server.http.house import SHORT, House, problem


def test_somebody_new_is_nobody_until_he_has_a_name() -> None:
    async def test() -> None:
        ann = House().browser()
        answer = await ann.get("/api/me")
        assert (answer.status_code, answer.json()) == (200, {})
        assert "set-cookie" not in answer.headers

        answer = await ann.post("/api/me", {"name": " Ann\u202e "})
        assert (answer.status_code, answer.json()) == (200, {"name": "Ann"})
        assert "HttpOnly" in answer.headers["set-cookie"]
        assert "Secure" not in answer.headers["set-cookie"]
        assert (await ann.get("/api/me")).json() == {"name": "Ann"}

    asyncio.run(test())


def test_a_cookie_given_over_https_is_sent_over_https_only() -> None:
    async def test() -> None:
        answer = await House().browser(https=True).post("/api/me", {"name": "Ann"})
        assert answer.headers["set-cookie"].endswith("; Secure")

    asyncio.run(test())


def test_no_answer_tells_an_id() -> None:
    async def test() -> None:
        house = House()
        ann = await house.guest("Ann")
        table = await ann.make()
        for path in ("/api/me", "/api/me/tables", f"/api/tables/{table}"):
            assert ann.id not in (await ann.get(path)).text

    asyncio.run(test())


def test_a_guest_who_takes_another_name_stays_who_he_is() -> None:
    async def test() -> None:
        ann = await House().guest("Ann")
        before = ann.id
        await ann.call_me("Anna")
        assert (ann.id, ann.name) == (before, "Anna")

    asyncio.run(test())


@pytest.mark.parametrize(
    "cookie", ["", "x", "0" * 32 + "." + "0" * 64, "a.b.c", '"quoted"', "%00", "é".encode()]
)
def test_a_cookie_that_was_not_signed_here_is_as_none(cookie: str | bytes) -> None:
    async def test() -> None:
        header = b"chickenfoot=" + (cookie.encode() if isinstance(cookie, str) else cookie)
        answer = await House().browser().get("/api/me", headers={b"cookie": header})
        assert answer.json() == {}

    asyncio.run(test())


def test_the_cookie_of_another_server_is_as_none() -> None:
    async def test() -> None:
        here, there = await House().guest("Ann"), House().browser()
        there.house.guests._key = b"another key"
        there.cookie = here.cookie
        assert (await there.get("/api/me")).json() == {}

    asyncio.run(test())


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 25])
def test_a_name_that_nobody_can_read_is_refused(name: str) -> None:
    async def test() -> None:
        answer = await House().browser().post("/api/me", {"name": name})
        assert problem(answer) == (400, "bad_name")
        assert answer.json()["args"]["most"] == 24
        assert "set-cookie" not in answer.headers

    asyncio.run(test())


# --- my tables --------------------------------------------------------------------------------------------


def test_a_guest_finds_his_tables_and_sees_where_it_is_his_turn() -> None:
    async def test() -> None:
        house = House()
        ann, bo = await house.guest("Ann"), await house.guest("Bo")
        waiting = await ann.make(["open", "open"])
        playing = await ann.make(["hen", "open"])
        house.later(1)
        await house.act(playing, ann, say.Start)
        await house.play(playing, ann, until="playing")
        while (await house.lobby.room(playing)).state.to_move != 1:  # type: ignore[union-attr]
            await house._step(playing, await house.lobby.room(playing), ())

        tables = (await ann.get("/api/me/tables")).json()["tables"]
        assert [table["id"] for table in tables] == [playing, waiting]
        assert tables[0]["your_turn"]
        assert tables[0]["phase"] == "playing"
        assert tables[0]["you"] == 1
        assert tables[0]["seats"] == [
            {"holder": "computer", "level": "hen"},
            {"holder": "person", "name": "Ann"},
        ]
        assert tables[1] == {
            "id": waiting,
            "rules": SHORT,
            "phase": "gathering",
            "seats": [{"holder": "person", "name": "Ann"}, {"holder": "open"}],
            "at": 1_780_000_000_000,
            "you": 0,
            "is_host": True,
        }
        assert (await bo.get("/api/me/tables")).json() == {"tables": []}

    asyncio.run(test())


def test_a_table_that_cannot_be_read_hides_no_other() -> None:
    async def test() -> None:
        house = House()
        ann = await house.guest("Ann")
        torn, whole = await ann.make(), await ann.make()
        await house.store.rewrite(torn, {1: b"{}"})
        house.lobby.forget(torn)
        assert [table["id"] for table in (await ann.get("/api/me/tables")).json()["tables"]] == [whole]

    asyncio.run(test())


def test_only_guests_have_tables_and_links() -> None:
    async def test() -> None:
        nobody = House().browser()
        for method, path in (("GET", "/api/me/tables"), ("POST", "/api/me/link"), ("DELETE", "/api/me")):
            assert problem(await nobody.ask(method, path)) == (401, "no_guest")

    asyncio.run(test())


# --- links ------------------------------------------------------------------------------------------------


def test_a_link_takes_the_guest_along_to_another_device() -> None:
    async def test() -> None:
        house = House()
        ann = await house.guest("Ann")
        phone = await house.guest("Somebody")
        link = await ann.post("/api/me/link")
        assert link.status_code == 201
        assert link.json()["expires"] == house.clock + LINK_LASTS

        answer = await phone.post("/api/link", {"token": link.json()["token"]})
        assert answer.json() == {"name": "Ann"}
        assert phone.cookie == ann.cookie
        again = await house.browser().post("/api/link", {"token": link.json()["token"]})
        assert problem(again) == (404, "no_such_link")

    asyncio.run(test())


def test_a_link_that_is_old_or_made_up_leads_nowhere() -> None:
    async def test() -> None:
        house = House()
        ann = await house.guest("Ann")
        token = (await ann.post("/api/me/link")).json()["token"]
        house.later(LINK_LASTS)
        for text in (token, "", "x" * 32):
            answer = await house.browser().post("/api/link", {"token": text})
            assert problem(answer) == (404, "no_such_link")
            assert "set-cookie" not in answer.headers

    asyncio.run(test())


def test_the_store_knows_a_link_by_its_hash_alone() -> None:
    async def test() -> None:
        house = House()
        token = (await (await house.guest("Ann")).post("/api/me/link")).json()["token"]
        assert len(house.store._links) == 1
        assert token not in repr(house.store._links)

    asyncio.run(test())
