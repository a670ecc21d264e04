"""Who has no page open is told, once a turn, that others wait for him: at a real push service."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Mapping
from typing import Any

import pytest

from chickenfoot.rules import legal_moves
from chickenfoot.server.adapters.courier import HttpCourier
from chickenfoot.server.adapters.memory import MemoryStore
from chickenfoot.server.ports import StoreFailed, Subscription
from chickenfoot.server.push import nudging
from chickenfoot.server.push.keys import SEED, Vapid, key_from
from chickenfoot.server.push.letters import Post
from chickenfoot.server.push.nudging import Nudging, Times
from chickenfoot.server.readers import whose_turn
from chickenfoot.wire import from_client as say
from tests.server.http.house import Browser as Person
from tests.server.http.house import House, Seen
from tests.server.push.service import Browser, PushService, Received, claims_of, is_fresh

TIMES = Times()


class Party:
    """Ann and Bo at a table, a push service, and a worker's nudging that looks when the test says so."""

    def __init__(self, house: House, service: PushService) -> None:
        self.house = house
        self.service = service
        self.courier = HttpCourier(anywhere=True)
        self.vapid = Vapid(key_from(b"\x01" * SEED), "mailto:table@example.org", house.now)
        self.nudging = Nudging(house.lobby, Post(self.courier, self.vapid, house.random))
        house.lobby.turned = self.nudging.turned
        self.people: dict[str, Person] = {}
        self.table = ""

    async def sit_down(self, seats: tuple[str, ...] = ("open", "open"), **more: Any) -> None:
        ann = await self.house.guest("Ann")
        self.table = await ann.make(seats, **more)
        self.people[ann.id] = ann
        if "open" in seats[1:]:
            bo = await self.house.guest("Bo")
            await self.house.act(self.table, bo, say.Sit, seat=1)
            self.people[bo.id] = bo
        await self.house.act(self.table, ann, say.Start)

    async def subscribe(self, name: str, lang: str = "en") -> Browser:
        """*name* wants to be told in one more browser."""
        browser = self.service.browser(f"{name}-{self.house.random(4).hex()}")
        subscription = browser.subscription(lang, self.house.clock)
        await self.house.store.put_subscription(self.id_of(name), subscription, 8)
        return browser

    def id_of(self, name: str) -> str:
        return next(id for id, person in self.people.items() if person.name == name)

    async def turn_of(self, name: str) -> None:
        """Play until it comes to be *name*'s turn."""
        is_other = False
        for _ in range(500):
            room = await self.house.lobby.room(self.table)
            mover = self.people.get(whose_turn(room))
            if mover is not None and mover.name == name and is_other:
                await self.settle()
                return
            is_other = is_other or mover is None or mover.name != name
            await self.house._step(self.table, room, [*self.people.values()])
        raise AssertionError(f"it never came to be the turn of {name}")

    async def move(self) -> None:
        """Whose turn it is makes the first move that he may."""
        room = await self.house.lobby.room(self.table)
        assert room.state is not None
        mover = self.people[whose_turn(room)]
        move = str(legal_moves(room.state)[0])
        await self.house.act(self.table, mover, say.Play, seen=room.seq, move=move)
        await self.settle()

    async def later(self, milliseconds: int) -> None:
        """Time passes, and the worker looks."""
        self.house.later(milliseconds)
        await self.nudging.look()
        await self.settle()

    async def settle(self) -> None:
        """What has been begun is done."""
        while self.nudging._tasks:
            await asyncio.gather(*self.nudging._tasks)

    def outcomes(self) -> dict[str, float]:
        samples = (one for metric in self.house.lobby.metrics.pushes.collect() for one in metric.samples)
        return {one.labels["outcome"]: one.value for one in samples if one.name.endswith("_total")}

    def read(self, browser: Browser, letter: Received) -> dict[str, Any]:
        """What *browser* finds in *letter*, whose sender is who he says."""
        origin = browser.endpoint.rpartition("/")[0]
        claims = claims_of(letter, self.vapid.public, origin)
        assert is_fresh(claims, self.house.clock / 1000)
        assert claims["sub"] == "mailto:table@example.org"
        return dict(json.loads(browser.unseal(letter.body)))


@contextlib.asynccontextmanager
async def party(store: MemoryStore | None = None, **more: Any) -> AsyncIterator[Party]:
    async with PushService().open() as service:
        one = Party(House(store), service)
        await one.sit_down(**more)
        yield one
        await one.nudging.close()
        await one.courier.close()


def test_who_is_away_is_told_in_each_of_his_browsers_that_it_is_his_turn() -> None:
    async def test() -> None:
        async with party() as one:
            phone, laptop = await one.subscribe("Ann"), await one.subscribe("Ann")
            await one.turn_of("Ann")
            await one.later(TIMES.grace)

            letters = await one.service.letters(2)
            by_path = {letter.path.strip("/"): letter for letter in letters}
            for browser in (phone, laptop):
                letter = by_path[browser.endpoint.rpartition("/")[2]]
                assert one.read(browser, letter) == {
                    "what": "your_turn",
                    "table": one.table,
                    "title": "It is your turn",
                    "body": "Chicken Foot with Bo",
                    "lang": "en",
                }
                assert letter.headers["content-encoding"] == "aes128gcm"
                assert letter.headers["topic"] == one.table
                assert letter.headers["urgency"] == "normal"
                assert 0 < int(letter.headers["ttl"]) <= 86_400
            assert one.outcomes() == {"sent": 2}

    asyncio.run(test())


def test_no_two_letters_are_sealed_alike() -> None:
    async def test() -> None:
        async with party() as one:
            for _ in range(2):
                await one.subscribe("Ann")
            await one.turn_of("Ann")
            await one.later(TIMES.grace)
            first, second = await one.service.letters(2)
            assert first.body[:16] != second.body[:16]
            assert first.body[21:86] != second.body[21:86]

    asyncio.run(test())


def test_a_language_that_there_is_not_is_english() -> None:
    async def test() -> None:
        async with party() as one:
            browser = await one.subscribe("Ann", "tlh")
            await one.turn_of("Ann")
            await one.later(TIMES.grace)
            (letter,) = await one.service.letters(1)
            assert one.read(browser, letter)["lang"] == "en"

    asyncio.run(test())


def test_with_a_clock_it_is_urgent_and_of_no_use_after_the_turn() -> None:
    async def test() -> None:
        async with party(clock=600) as one:
            await one.subscribe("Ann")
            await one.turn_of("Ann")
            await one.later(TIMES.grace)
            (letter,) = await one.service.letters(1)
            assert (letter.headers["urgency"], letter.headers["ttl"]) == ("high", "600")

    asyncio.run(test())


def test_he_is_told_once_a_turn_and_of_the_next_one_again() -> None:
    async def test() -> None:
        async with party() as one:
            await one.subscribe("Ann")
            await one.turn_of("Ann")
            await one.later(TIMES.grace - 1)
            assert one.service.received == []
            for pause in (1, TIMES.look, TIMES.lease, TIMES.away):
                await one.later(pause)
            assert len(one.service.received) == 1
            await one.turn_of("Ann")
            await one.later(TIMES.grace)
            assert len(one.service.received) == 2

    asyncio.run(test())


def test_who_moves_within_the_grace_is_not_told() -> None:
    async def test() -> None:
        async with party() as one:
            await one.subscribe("Ann")
            await one.turn_of("Ann")
            while whose_turn(await one.house.lobby.room(one.table)) in one.people:
                mover = one.people[whose_turn(await one.house.lobby.room(one.table))]
                if mover.name != "Ann":
                    break
                await one.move()
            await one.later(TIMES.grace)
            assert one.service.received == []
            assert await one.house.store.nudges(one.house.clock + TIMES.lease, 9) == []

    asyncio.run(test())


def test_who_is_here_is_not_told_until_he_has_been_away_for_a_while() -> None:
    async def test() -> None:
        async with party() as one:
            await one.subscribe("Ann")
            await one.turn_of("Ann")
            ann = one.id_of("Ann")
            session = Seen(ann)
            await one.house.lobby.come(session)
            for _ in range(100):
                await one.later(TIMES.look)
            assert one.service.received == []

            one.house.lobby.readers.go(session)
            for _ in range(TIMES.away // TIMES.look):
                await one.later(TIMES.look)
            assert len(one.service.received) == 1

    asyncio.run(test())


def test_of_what_is_over_nothing_is_left_though_the_guest_is_here() -> None:
    async def test() -> None:
        async with party() as one:
            await one.subscribe("Ann")
            await one.turn_of("Ann")
            ann = one.id_of("Ann")
            await one.house.lobby.come(Seen(ann))
            await one.turn_of("Bo")
            await one.later(TIMES.grace)
            assert await one.house.store.nudges(10**15, 9) == []

    asyncio.run(test())


def test_nobody_is_told_of_a_game_alone() -> None:
    async def test() -> None:
        async with party(seats=("open", "heaviest")) as one:
            await one.subscribe("Ann")
            await one.turn_of("Ann")
            await one.later(TIMES.grace)
            assert await one.house.store.nudges(10**15, 9) == []
            assert one.service.received == []

    asyncio.run(test())


def test_of_who_does_not_want_to_be_told_the_store_hears_nothing() -> None:
    async def test() -> None:
        async with party() as one:
            await one.turn_of("Ann")
            await one.turn_of("Bo")
            assert await one.house.store.nudges(10**15, 9) == []

    asyncio.run(test())


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_no_more_is_forgotten(status: int) -> None:
    async def test() -> None:
        async with party() as one:
            await one.subscribe("Ann")
            one.service.status = status
            await one.turn_of("Ann")
            await one.later(TIMES.grace)
            ann = one.id_of("Ann")
            assert await one.house.store.subscriptions(ann) == []
            assert one.outcomes() == {"gone": 1}

    asyncio.run(test())


def test_a_browser_with_keys_that_are_none_is_forgotten_and_costs_the_others_nothing() -> None:
    async def test() -> None:
        async with party() as one:
            good = await one.subscribe("Ann")
            ann = one.id_of("Ann")
            bad = Subscription(good.endpoint + "2", b"\x04" + bytes(64), bytes(16), "en", 1)
            await one.house.store.put_subscription(ann, bad, 8)
            await one.turn_of("Ann")
            await one.later(TIMES.grace)
            assert len(one.service.received) == 1
            assert [kept.endpoint for kept in await one.house.store.subscriptions(ann)] == [good.endpoint]
            assert one.outcomes() == {"gone": 1, "sent": 1}

    asyncio.run(test())


@pytest.mark.parametrize("status", [400, 403, 429, 500])
def test_a_letter_that_is_not_taken_is_counted_and_not_sent_again(status: int) -> None:
    async def test() -> None:
        async with party() as one:
            await one.subscribe("Ann")
            one.service.status = status
            await one.turn_of("Ann")
            for pause in (TIMES.grace, TIMES.lease, TIMES.lease):
                await one.later(pause)
            ann = one.id_of("Ann")
            assert len(one.service.received) == len(await one.house.store.subscriptions(ann)) == 1
            assert one.outcomes() == {"failed": 1}

    asyncio.run(test())


def test_a_silent_push_service_holds_up_neither_the_game_nor_the_stop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """While a letter is under way the game goes on, and more are begun only up to a number."""
    monkeypatch.setattr(nudging, "_AT_ONCE", 1)

    async def test() -> None:
        async with party() as one:
            await one.subscribe("Ann")
            one.service.status = 0
            await one.turn_of("Ann")
            one.house.later(TIMES.grace)
            await one.nudging.look()
            await one.service.letters(1)

            room = await one.house.lobby.room(one.table)
            await one.house._step(one.table, room, [*one.people.values()])
            assert (await one.house.lobby.room(one.table)).seq > room.seq
            ann = one.id_of("Ann")
            (nudge,) = await one.house.store.nudges(10**15, 9)
            waiting = nudge._replace(table="another", guest=one.id_of("Bo"), due=one.house.clock)
            await one.house.store.put_nudge(waiting)
            await one.nudging.look()
            assert waiting in await one.house.store.nudges(10**15, 9)
            async with asyncio.timeout(2):
                await one.nudging.close()
            assert nudge in await one.house.store.nudges(10**15, 9)  # whoever comes next takes it up
            assert nudge.guest == ann

    asyncio.run(test())


@pytest.mark.parametrize("host", ["a..b", f"{'x' * 64}.example"])
def test_a_letter_to_a_name_that_cannot_be_one_costs_the_others_nothing(host: str) -> None:
    async def test() -> None:
        async with party() as one:
            await one.subscribe("Ann")
            bad = Browser(f"https://{host}/x").subscription()
            await one.house.store.put_subscription(one.id_of("Ann"), bad, 8)
            await one.turn_of("Ann")
            for pause in (TIMES.grace, TIMES.lease, TIMES.lease):
                await one.later(pause)
            assert one.outcomes() == {"failed": 1, "sent": 1}
            assert await one.house.store.nudges(10**15, 9) == []

    asyncio.run(test())


def test_a_letter_that_fails_in_a_way_nobody_thought_of_costs_the_others_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        async with party() as one:
            bad, _ = await one.subscribe("Ann"), await one.subscribe("Ann")
            post = one.courier.post

            async def fail(url: str, headers: Mapping[str, str], body: bytes) -> int:
                if url == bad.endpoint:
                    raise KeyError(url)
                await asyncio.sleep(0.05)  # the other one is still under way
                return await post(url, headers, body)

            monkeypatch.setattr(one.courier, "post", fail)
            await one.turn_of("Ann")
            for pause in (TIMES.grace, TIMES.lease, TIMES.lease):
                await one.later(pause)
            assert one.outcomes() == {"sent": 1}
            assert one.house.lobby.metrics.failures._value.get() == 1
            assert await one.house.store.nudges(10**15, 9) == []

    asyncio.run(test())


def test_of_one_guest_few_letters_are_under_way_however_many_browsers_and_tables_he_has() -> None:
    async def test() -> None:
        async with party() as one:
            for _ in range(8):
                await one.subscribe("Ann")
            one.service.status = 0
            await one.turn_of("Ann")
            (nudge,) = await one.house.store.nudges(10**15, 9)
            second = nudge._replace(table="another")
            await one.house.store.put_nudge(second)
            one.house.later(TIMES.grace)
            await one.nudging.look()
            await one.service.letters(2)
            await asyncio.sleep(0.1)
            assert len(one.service.received) == 2
            other = nudge if (await one.house.store.nudges(10**15, 1))[0].table == nudge.table else second
            await one.nudging.look()
            (kept,) = await one.house.store.nudges(one.house.clock + TIMES.grace, 9)
            assert kept == other._replace(due=one.house.clock + TIMES.grace)  # behind those of all others

    asyncio.run(test())


def test_while_its_letters_wait_for_a_place_nobody_else_takes_up_a_nudge(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        async with party() as one:
            monkeypatch.setattr(one.nudging, "_times", TIMES._replace(lease=20))
            await one.subscribe("Ann")
            one.service.status = 0
            await one.turn_of("Ann")
            one.house.later(TIMES.grace)
            await one.nudging.look()
            await one.service.letters(1)
            for _ in range(3):
                one.house.later(15)
                async with asyncio.timeout(2):
                    while (await one.house.store.nudges(10**15, 9))[0].due < one.house.clock + 20:
                        await asyncio.sleep(0.01)

    asyncio.run(test())


def test_what_a_worker_could_not_send_because_it_died_another_one_does() -> None:
    async def test() -> None:
        async with party() as one:
            await one.subscribe("Ann")
            one.service.status = 0
            await one.turn_of("Ann")
            one.house.later(TIMES.grace)
            await one.nudging.look()
            await one.service.letters(1)
            await one.nudging.close()

            one.service.status = 201
            await one.later(TIMES.lease - 1)
            assert len(one.service.received) == 1
            await one.later(1)
            assert len(one.service.received) == 2
            assert one.outcomes() == {"sent": 1}

    asyncio.run(test())


def test_a_table_that_is_no_more_is_passed_over() -> None:
    async def test() -> None:
        async with party() as one:
            await one.subscribe("Ann")
            await one.turn_of("Ann")
            (nudge,) = await one.house.store.nudges(10**15, 9)
            await one.house.store.delete(one.table)
            one.house.lobby.forget(one.table)
            await one.house.store.put_nudge(nudge)
            await one.later(TIMES.grace)
            assert await one.house.store.nudges(10**15, 9) == []
            assert one.service.received == []

    asyncio.run(test())


class Failing(MemoryStore):
    """A store that is away when somebody asks for nudges, so many times."""

    failures = 0

    async def nudges(self, until: int, most: int) -> list[Any]:
        if self.failures:
            self.failures -= 1
            raise StoreFailed("the disk is full")
        return await super().nudges(until, most)


def test_a_store_that_is_away_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        store = Failing()
        async with party(store) as one:
            store.failures = 2
            await one.subscribe("Ann")
            await one.turn_of("Ann")
            one.house.later(TIMES.grace)
            monkeypatch.setattr(one.nudging, "_times", TIMES._replace(look=10))
            one.nudging.start()
            await one.service.letters(1)
            assert one.house.lobby.metrics.failures._value.get() == 2

    asyncio.run(test())
