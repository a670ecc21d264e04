"""Who has no page open is told by one of several workers, and by none while he is connected to another."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from typing import Any

import pytest

from chickenfoot.server import app
from chickenfoot.server.push import nudging
from chickenfoot.server.push.nudging import Times
from chickenfoot.wire import from_client as say
from tests.server.client import Client
from tests.server.online.worker import (
    SHORT,
    Worker,
    a_move,
    all_know,
    guests,
    is_on_move,
    knows,
    start,
    to_move,
    worker,
)
from tests.server.push.service import Browser, PushService, claims_of, is_fresh
from tests.server.running import Postgres

SOON = Times(grace=600, away=60_000, lease=60_000, look=50, ahead=500)


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nudging, "USUAL", SOON)


async def subscribe(person: Client, browser: Browser) -> None:
    answer = await person.http("POST", "/api/me/push", json=browser.as_json())
    assert answer.status_code == 204, answer.text


async def key_of(person: Client) -> str:
    return str((await person.http("GET", "/api/push")).json().get("key", ""))


async def sit_down(ann: Client, bo: Client) -> None:
    await ann.watch(await ann.make(SHORT, ["open", "open"]))
    await bo.watch(ann.table)
    await bo.do(say.Sit(bo.id(), 1))
    await all_know([ann, bo])


async def turn_of(mover: Client, other: Client) -> None:
    """They mix in their salts, then *other* moves until it is *mover*'s turn, who has heard of it."""
    while await to_move([mover, other]) is not mover:
        await other.do(a_move(other))
        await all_know([mover, other])


async def leave_on_the_others_turn(ann: Client, bo: Client) -> None:
    """It is Bo's turn when Ann closes her page; then he moves until the table waits for her."""
    await turn_of(bo, ann)
    await ann.close()
    while is_on_move(bo):
        move = a_move(bo)
        await bo.do(move)
        await bo.until(partial(knows, bo, move.seen + 1))


def outcomes(*workers: Worker) -> dict[str, float]:
    found: dict[str, float] = {}
    for one in workers:
        for metric in one.lobby.metrics.pushes.collect():
            for sample in metric.samples:
                if sample.name.endswith("_total"):
                    outcome = sample.labels["outcome"]
                    found[outcome] = found.get(outcome, 0) + sample.value
    return found


def test_who_closed_her_page_is_told_once_by_one_of_the_workers(postgres: Postgres) -> None:
    async def scene() -> None:
        database = postgres.fresh()
        async with (
            PushService().open() as service,
            worker(database, bus=database, push="anywhere", contact="mailto:table@example.org") as one,
            worker(database, bus=database, push="anywhere") as other,
            guests(one.address, "Ann") as (ann,),
            guests(other.address, "Bo") as (bo,),
        ):
            browser = service.browser()
            await subscribe(ann, browser)
            key = await key_of(bo)
            assert key == await key_of(ann)
            await sit_down(ann, bo)
            await start([ann])
            await leave_on_the_others_turn(ann, bo)

            (letter,) = await service.letters(1)
            claims = claims_of(letter, key, browser.endpoint.rpartition("/")[0])
            assert is_fresh(claims)
            assert claims.get("sub") in {"mailto:table@example.org", None}
            pushed = json.loads(browser.unseal(letter.body))
            assert (pushed["table"], pushed["body"]) == (ann.table, "Chicken Foot with Bo")
            await asyncio.sleep(1.5 * SOON.grace / 1000)  # for what would come twice
            assert len(service.received) == 1
            assert outcomes(one, other) == {"sent": 1}

    asyncio.run(scene())


def test_who_is_connected_to_another_worker_is_not_told(postgres: Postgres) -> None:
    """The worker at which the turn began does not know that she is there."""

    async def scene() -> None:
        database = postgres.fresh()
        async with (
            PushService().open() as service,
            worker(database, bus=database, push="anywhere") as one,
            worker(database, bus=database, push="anywhere") as other,
            guests(one.address, "Ann") as (ann,),
            guests(other.address, "Bo") as (bo,),
        ):
            await subscribe(ann, service.browser())
            await sit_down(ann, bo)
            await start([ann])
            await turn_of(bo, ann)
            await turn_of(ann, bo)
            await asyncio.sleep(2.5 * SOON.grace / 1000)  # in which she would have been told
            assert service.received == []
            assert not other.lobby.readers.is_here(next(iter(one.lobby.readers.guests)))

    asyncio.run(scene())


def test_after_a_restart_browsers_know_the_server_by_the_same_key(postgres: Postgres) -> None:
    async def scene() -> None:
        database, keys = postgres.fresh(), []
        for _ in range(2):
            async with worker(database, push="on") as one, guests(one.address, "Ann") as (ann,):
                keys.append(await key_of(ann))
        assert keys[0] == keys[1] != ""

    asyncio.run(scene())


@pytest.mark.parametrize("is_there", [True, False])
def test_where_it_is_off_or_the_extra_is_missing_there_is_no_key(
    is_there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not is_there:
        monkeypatch.setattr(app, "find_spec", lambda _: None)

    async def scene() -> None:
        more: dict[str, Any] = {"push": "off"} if is_there else {}
        async with worker(**more) as one, guests(one.address, "Ann") as (ann,):
            assert await key_of(ann) == ""
            answer = await ann.http("POST", "/api/me/push", json=Browser("https://push.example/x").as_json())
            assert answer.json()["code"] == "no_push"

    asyncio.run(scene())
