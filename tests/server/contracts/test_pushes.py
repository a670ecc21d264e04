"""What every store keeps to about subscriptions and nudges: in memory, SQLite, PostgreSQL."""

from __future__ import annotations

import asyncio

from chickenfoot.server.ports import Nudge, Store, Subscription
from tests.server.contracts.scenes import NOBODY, on_a_store, on_two_workers


def subscription(name: str, since: int = 1_700_000_000_000, lang: str = "is") -> Subscription:
    return Subscription(f"https://push.example/{name}", b"\x04\x00\xff", b"\x00secret", lang, since)


@on_a_store
async def test_a_subscription_is_kept_as_it_was_and_put_anew(store: Store) -> None:
    assert await store.subscriptions("ann") == []

    await store.put_subscription("ann", subscription("b", 2), 8)
    await store.put_subscription("ann", subscription("a", 1), 8)
    assert await store.subscriptions("ann") == [subscription("a", 1), subscription("b", 2)]

    await store.put_subscription("ann", subscription("a", 3, "ar"), 8)
    assert await store.subscriptions("ann") == [subscription("b", 2), subscription("a", 3, "ar")]


@on_a_store
async def test_beyond_the_most_the_oldest_are_dropped_of_this_guest_alone(store: Store) -> None:
    await store.put_subscription("bo", subscription("bo", 0), 2)
    for since in (3, 1, 2):
        await store.put_subscription("ann", subscription(f"{since}", since), 2)

    assert await store.subscriptions("ann") == [subscription("2", 2), subscription("3", 3)]
    assert await store.subscriptions("bo") == [subscription("bo", 0)]


@on_a_store
async def test_a_browser_that_has_become_another_guest_tells_him_alone(store: Store) -> None:
    await store.put_subscription("ann", subscription("phone", 1), 8)
    await store.put_subscription("bo", subscription("phone", 2), 8)

    assert await store.subscriptions("ann") == []
    assert await store.subscriptions("bo") == [subscription("phone", 2)]


@on_a_store
async def test_nobody_deletes_the_subscription_of_another(store: Store) -> None:
    await store.put_subscription("ann", subscription("a"), 8)
    await store.put_subscription("ann", subscription("b"), 8)

    await store.delete_subscription("bo", subscription("a").endpoint)
    await store.delete_subscription("ann", "https://push.example/none")
    await store.delete_subscription("ann", subscription("b").endpoint)

    assert await store.subscriptions("ann") == [subscription("a")]


@on_a_store
async def test_who_is_forgotten_has_neither_subscriptions_nor_nudges(store: Store) -> None:
    await store.put_subscription("ann", subscription("a"), 8)
    await store.put_subscription("bo", subscription("b"), 8)
    await store.put_nudge(Nudge("t", "ann", 1, 5))
    await store.put_nudge(Nudge("u", "bo", 1, 5))

    await store.delete_guest("ann")

    assert await store.subscriptions("ann") == []
    assert await store.subscriptions("bo") == [subscription("b")]
    assert await store.nudges(9, 9) == [Nudge("u", "bo", 1, 5)]


@on_a_store
async def test_nudges_are_found_when_they_are_due_the_longest_due_first(store: Store) -> None:
    for table, due in {"a": 30, "b": 10, "c": 1_900_000_000_000, "d": 20}.items():
        await store.put_nudge(Nudge(table, "ann", 3, due))

    assert await store.nudges(9, 9) == []
    assert [nudge.table for nudge in await store.nudges(30, 9)] == ["b", "d", "a"]
    assert [nudge.table for nudge in await store.nudges(30, 2)] == ["b", "d"]


@on_a_store
async def test_a_table_waits_for_one_at_a_time(store: Store) -> None:
    await store.put_nudge(Nudge("t", "ann", 3, 10))
    await store.put_nudge(Nudge("t", "bo", 4, 12))
    await store.put_nudge(Nudge("t", "cy", 3, 99))  # it comes too late

    assert await store.nudges(99, 9) == [Nudge("t", "bo", 4, 12)]


@on_a_store
async def test_a_nudge_goes_unless_there_is_a_later_one(store: Store) -> None:
    await store.put_nudge(Nudge("t", "bo", 4, 12))

    await store.delete_nudge(Nudge("t", "ann", 3, 10))
    assert await store.nudges(99, 9) == [Nudge("t", "bo", 4, 12)]

    await store.delete_nudge(Nudge("t", "bo", 4, 10))  # it has been put off since
    await store.delete_nudge(Nudge("t", "bo", 4, 10))
    assert await store.nudges(99, 9) == []


@on_a_store
async def test_a_nudge_goes_with_its_table(store: Store) -> None:
    await store.make("t", [b"1"], NOBODY)
    await store.put_nudge(Nudge("t", "ann", 1, 5))

    await store.delete("t")

    assert await store.nudges(9, 9) == []


@on_a_store
async def test_a_nudge_that_has_changed_is_not_put_off(store: Store) -> None:
    nudge = Nudge("t", "ann", 3, 10)
    await store.put_nudge(nudge)

    for other in (nudge._replace(guest="bo"), nudge._replace(seq=2), nudge._replace(due=9)):
        assert not await store.put_off_nudge(other, 50)
    assert not await store.put_off_nudge(Nudge("u", "ann", 3, 10), 50)
    assert await store.put_off_nudge(nudge, 50)
    assert not await store.put_off_nudge(nudge, 60)
    assert await store.nudges(99, 9) == [nudge._replace(due=50)]


@on_two_workers
async def test_of_many_who_put_off_the_same_nudge_one_can(one: Store, two: Store) -> None:
    nudge = Nudge("t", "ann", 3, 10)
    await one.put_nudge(nudge)

    could = await asyncio.gather(
        *(store.put_off_nudge(nudge, 50 + number) for number, store in enumerate([one, two] * 8))
    )

    assert could.count(True) == 1
