"""``/api/push`` and ``/api/me/push``: who wants to be told of his turns while he has no page open."""

from __future__ import annotations

import asyncio
import base64
from typing import Any

import pytest

from chickenfoot.server.push.subscribing import MOST, Offer
from tests.server.http.house import House, problem

POINT = b"\x04" + bytes(range(64))
SECRET = bytes(range(240, 256))
KEY = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"


def in_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def brought(name: str = "ann", **other: Any) -> dict[str, Any]:
    keys = {"p256dh": in_base64(POINT), "auth": in_base64(SECRET)} | other.pop("keys", {})
    return {"endpoint": f"https://push.example/{name}", "keys": keys, "lang": "is"} | other


def pushing() -> House:
    return House(push=Offer(KEY))


def test_a_server_tells_its_key_to_anybody() -> None:
    async def test() -> None:
        assert (await pushing().browser().get("/api/push")).json() == {"key": KEY}

    asyncio.run(test())


def test_a_server_that_sends_nothing_has_no_key_and_takes_no_subscription() -> None:
    async def test() -> None:
        house = House()
        ann = await house.guest("Ann")
        assert (await ann.get("/api/push")).json() == {}
        assert problem(await ann.post("/api/me/push", brought())) == (404, "no_push")
        assert (await ann.ask("DELETE", "/api/me/push", json={"endpoint": "x"})).status_code == 204

    asyncio.run(test())


def test_a_browser_subscribes_and_thinks_better_of_it() -> None:
    async def test() -> None:
        house = pushing()
        ann, bo = await house.guest("Ann"), await house.guest("Bo")
        assert (await ann.post("/api/me/push", brought())).status_code == 204

        (kept,) = await house.store.subscriptions(ann.id)
        assert kept == ("https://push.example/ann", POINT, SECRET, "is", house.clock)

        old = {"endpoint": kept.endpoint}
        assert (await bo.ask("DELETE", "/api/me/push", json=old)).status_code == 204
        assert await house.store.subscriptions(ann.id) == [kept]
        assert (await ann.ask("DELETE", "/api/me/push", json=old)).status_code == 204
        assert await house.store.subscriptions(ann.id) == []

    asyncio.run(test())


def test_base64_of_any_alphabet_with_and_without_padding_is_read() -> None:
    async def test() -> None:
        house = pushing()
        ann = await house.guest("Ann")
        keys = {"p256dh": base64.b64encode(POINT).decode(), "auth": base64.b64encode(SECRET).decode()}
        assert (await ann.post("/api/me/push", brought(keys=keys))).status_code == 204
        (kept,) = await house.store.subscriptions(ann.id)
        assert (kept.p256dh, kept.auth) == (POINT, SECRET)

    asyncio.run(test())


def test_the_oldest_browser_makes_room() -> None:
    async def test() -> None:
        house = House(push=Offer(KEY), is_limited=False)
        ann = await house.guest("Ann")
        for number in range(MOST + 2):
            house.later(1)
            assert (await ann.post("/api/me/push", brought(f"{number}"))).status_code == 204
        kept = [one.endpoint for one in await house.store.subscriptions(ann.id)]
        assert kept == [f"https://push.example/{number}" for number in range(2, MOST + 2)]

    asyncio.run(test())


def test_who_is_forgotten_is_told_no_more() -> None:
    async def test() -> None:
        house = pushing()
        ann = await house.guest("Ann")
        await ann.post("/api/me/push", brought())
        id = ann.id
        assert (await ann.ask("DELETE", "/api/me")).status_code == 204
        assert await house.store.subscriptions(id) == []

    asyncio.run(test())


def test_only_guests_are_told() -> None:
    async def test() -> None:
        nobody = pushing().browser()
        assert problem(await nobody.post("/api/me/push", brought())) == (401, "no_guest")
        asked = await nobody.ask("DELETE", "/api/me/push", json={"endpoint": "x"})
        assert problem(asked) == (401, "no_guest")

    asyncio.run(test())


@pytest.mark.parametrize(
    "body",
    [
        {},
        brought(endpoint="http://push.example/ann"),
        brought(endpoint="https://127.0.0.1/ann"),
        brought(endpoint="https://169.254.169.254/latest"),
        brought(endpoint="https://push.example/" + "x" * 1024),
        brought(endpoint=""),
        brought(keys={"p256dh": "?"}),
        brought(keys={"p256dh": "é" * 87}),
        brought(keys={"p256dh": in_base64(POINT[:-1])}),
        brought(keys={"p256dh": in_base64(b"\x03" + POINT[1:])}),
        brought(keys={"auth": in_base64(SECRET + b"x")}),
        brought(keys={"auth": ""}),
        brought(keys={"other": "x"}),
        brought(lang="x" * 17),
        brought(expirationTime=None),
    ],
)
def test_what_is_no_subscription_is_refused_and_not_told_back(body: dict[str, Any]) -> None:
    async def test() -> None:
        house = pushing()
        ann = await house.guest("Ann")
        answer = await ann.post("/api/me/push", body)
        assert problem(answer) == (400, "bad_body")
        assert "push.example" not in answer.text
        assert await house.store.subscriptions(ann.id) == []

    asyncio.run(test())
