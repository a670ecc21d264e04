"""What every store keeps to (:class:`chickenfoot.server.ports.Store`): in memory, SQLite, PostgreSQL."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest

from chickenfoot.server.adapters.memory import MemoryStore
from chickenfoot.server.ports import Clash, Guest, Index, NoSuchTable, Store, StoreFailed
from tests.server.contracts.scenes import NOBODY, Stores, on_a_store, on_two_workers

# ----------------------------------------------------------------------------------------------- logs


@on_a_store
async def test_a_log_comes_back_in_order_and_as_it_was(store: Store) -> None:
    await store.make("t", [b"one", b"\x00\xff'\"?%s", b""], NOBODY)
    await store.append("t", 3, [b"four"], NOBODY)
    await store.append("t", 4, [b"five", b"six"], NOBODY)

    assert await store.entries("t") == [b"one", b"\x00\xff'\"?%s", b"", b"four", b"five", b"six"]
    assert await store.entries("t", 4) == [b"five", b"six"]
    assert await store.entries("t", 6) == []
    assert await store.entries("t", 60) == []
    assert await store.last(["t"]) == {"t": 6}


@on_a_store
async def test_a_table_is_made_once(store: Store) -> None:
    await store.make("t", [b"mine"], Index(frozenset({"ann"}), 5))

    with pytest.raises(Clash):
        await store.make("t", [b"yours", b"too"], Index(frozenset({"bob"}), 9))

    assert await store.entries("t") == [b"mine"]
    assert await store.tables_of("bob") == []


@on_a_store
async def test_an_append_to_an_old_number_clashes_and_keeps_nothing(store: Store) -> None:
    await store.make("t", [b"1", b"2"], Index(frozenset({"ann"}), 5))

    for seen in (0, 1, 3):
        with pytest.raises(Clash):
            await store.append("t", seen, [b"late"], Index(frozenset({"bob"})))

    assert await store.entries("t") == [b"1", b"2"]
    assert await store.tables_of("bob") == []
    assert await store.claim(5, 9, 1) == ["t"]


@on_a_store
async def test_there_is_no_table_that_nobody_made(store: Store) -> None:
    await store.make("t", [b"1"], NOBODY)

    for asking in (store.append("u", 0, [b"1"], NOBODY), store.entries("u"), store.rewrite("u", {1: b"1"})):
        with pytest.raises(NoSuchTable):
            await asking
    assert await store.last(["u", "t"]) == {"t": 1}
    assert await store.last([]) == {}
    await store.delete("u")
    await store.release("u", 1, 7)
    assert await store.last(["u"]) == {}


@on_a_store
async def test_the_last_numbers_of_very_many_tables(store: Store) -> None:
    for number in range(5):
        await store.make(f"t{number}", [b"1"], NOBODY)

    assert await store.last([f"t{number}" for number in range(2345)]) == {f"t{n}": 1 for n in range(5)}


@on_a_store
async def test_entries_are_rewritten_in_place(store: Store) -> None:
    """A number that the log does not have is passed over."""
    await store.make("t", [b"1", b"2", b"3"], NOBODY)
    await store.make("u", [b"1", b"2", b"3"], NOBODY)

    await store.rewrite("t", {1: b"one", 3: b"three", 4: b"four", 0: b"zero"})
    await store.rewrite("t", {})

    assert await store.entries("t") == [b"one", b"2", b"three"]
    assert await store.entries("u") == [b"1", b"2", b"3"]
    await store.append("t", 3, [b"4"], NOBODY)


@on_a_store
async def test_a_deleted_table_leaves_nothing_and_its_id_is_free(store: Store) -> None:
    await store.make("t", [b"1", b"2"], Index(frozenset({"ann"}), 1))
    await store.put_code("ABC", "t", 100, 0)

    await store.delete("t")
    await store.delete("t")

    with pytest.raises(NoSuchTable):
        await store.entries("t")
    assert await store.tables_of("ann") == []
    assert await store.table_of("ABC", 0) is None
    assert await store.claim(5, 9, 1) == []
    await store.make("t", [b"new"], NOBODY)
    assert await store.entries("t") == [b"new"]


@on_two_workers
async def test_of_many_appenders_one_wins_each_number(one: Store, two: Store) -> None:
    """Sixteen writers at two workers, who read again and retry on a clash, leave no hole and lose nothing."""
    await one.make("t", [b"made"], NOBODY)

    async def write(store: Store, who: int) -> int:
        clashes = 0
        for number in range(6):
            while True:
                seen = len(await store.entries("t"))
                await asyncio.sleep(0)  # in memory nobody ever has to wait
                try:
                    await store.append("t", seen, [b"%d %d" % (who, number)], NOBODY)
                    break
                except Clash:
                    clashes += 1
        return clashes

    clashes = await asyncio.gather(*(write(store, who) for who, store in enumerate([one, two] * 8)))

    log = await one.entries("t")
    assert await two.last(["t"]) == {"t": len(log)} == {"t": 1 + 16 * 6}
    assert set(log[1:]) == {b"%d %d" % (who, number) for who in range(16) for number in range(6)}
    assert [entry for entry in log if entry.startswith(b"3 ")] == [b"3 %d" % number for number in range(6)]
    assert sum(clashes) > 0


@on_two_workers
async def test_of_two_who_make_a_table_one_does(one: Store, two: Store) -> None:
    made = await asyncio.gather(
        *(store.make("t", [b"%d" % who] * 3, NOBODY) for who, store in enumerate([one, two] * 5)),
        return_exceptions=True,
    )

    assert made.count(None) == 1
    assert all(type(refused) is Clash for refused in made if refused is not None)
    assert await one.entries("t") == [b"%d" % made.index(None)] * 3


@on_a_store
async def test_in_a_crowd_of_appends_only_the_clashing_fail(store: Store) -> None:
    """Appends that share one commit do not share their fate."""
    for number in range(40):
        await store.make(f"t{number}", [b"1"], NOBODY)

    ended = await asyncio.gather(
        *(store.append(f"t{n}", 1 if n % 4 else 7, [b"2"], NOBODY) for n in range(40)),
        *(store.append(f"none{n}", 0, [b"1"], NOBODY) for n in range(4)),
        return_exceptions=True,
    )

    expected = [type(None) if n % 4 else Clash for n in range(40)] + [NoSuchTable] * 4
    assert [type(what) for what in ended] == expected
    assert await store.last([f"t{n}" for n in range(40)]) == {f"t{n}": 2 if n % 4 else 1 for n in range(40)}


# ---------------------------------------------------------------------------------------------- index


@on_a_store
async def test_tables_are_found_by_the_guests_who_sit_there(store: Store) -> None:
    await store.make("t", [b"1"], Index(frozenset({"ann", "bob"})))
    await store.make("s", [b"1"], Index(frozenset({"ann"})))
    assert await store.tables_of("ann") == ["s", "t"]
    assert await store.tables_of("bob") == ["t"]

    await store.append("t", 1, [b"2"], Index(frozenset({"bob", 'c"\n,', "dän"})))

    assert await store.tables_of("ann") == ["s"]
    assert await store.tables_of("bob") == ["t"]
    assert await store.tables_of('c"\n,') == ["t"]
    assert await store.tables_of("dän") == ["t"]
    await store.append("t", 2, [b"3"], NOBODY)
    assert await store.tables_of("bob") == []
    assert await store.tables_of("nobody") == []


@on_a_store
async def test_what_is_due_is_claimed_the_longest_due_first(store: Store) -> None:
    for table, due in {"a": 30, "b": 10, "c": None, "d": 20, "e": 41, "f": 20}.items():
        await store.make(table, [b"1"], Index(due=due))

    assert await store.claim(9, 100, 10) == []
    assert await store.claim(40, 100, 3) == ["b", "d", "f"]
    assert await store.claim(40, 100, 3) == ["a"]
    assert await store.claim(40, 100, 3) == []


@on_a_store
async def test_a_lease_ends_when_its_time_is_over(store: Store) -> None:
    await store.make("t", [b"1"], Index(due=10))

    assert await store.claim(10, 50, 1) == ["t"]
    assert await store.claim(49, 90, 1) == []
    assert await store.claim(50, 90, 1) == ["t"]


@on_a_store
async def test_an_append_ends_a_lease(store: Store) -> None:
    await store.make("t", [b"1"], Index(due=10))
    assert await store.claim(10, 50, 1) == ["t"]

    await store.append("t", 1, [b"2"], Index(due=12))

    assert await store.claim(11, 50, 1) == []
    assert await store.claim(12, 50, 1) == ["t"]


@on_a_store
async def test_an_append_that_clashes_ends_no_lease(store: Store) -> None:
    await store.make("t", [b"1"], Index(due=10))
    assert await store.claim(10, 50, 1) == ["t"]

    with pytest.raises(Clash):
        await store.append("t", 5, [b"6"], Index(due=10))

    assert await store.claim(20, 60, 1) == []


@on_a_store
async def test_a_released_table_is_due_when_it_was_said(store: Store) -> None:
    await store.make("t", [b"1"], Index(frozenset({"ann"}), 10))
    assert await store.claim(10, 50, 1) == ["t"]

    await store.release("t", 1, 20)

    assert await store.claim(19, 50, 1) == []
    assert await store.claim(20, 50, 1) == ["t"]
    await store.release("t", 1, None)
    assert await store.claim(99, 150, 1) == []
    assert await store.tables_of("ann") == ["t"]


@on_a_store
async def test_a_release_after_somebody_appended_does_nothing(store: Store) -> None:
    await store.make("t", [b"1"], Index(due=10))
    assert await store.claim(10, 50, 1) == ["t"]
    await store.append("t", 1, [b"2"], Index(due=12))

    await store.release("t", 1, None)

    assert await store.claim(12, 50, 1) == ["t"]
    await store.release("t", 1, 12)
    assert await store.claim(12, 50, 1) == []


@on_two_workers
async def test_no_two_claimers_get_the_same_table(one: Store, two: Store) -> None:
    await asyncio.gather(*(one.make(f"t{number:02}", [b"1"], Index(due=number)) for number in range(60)))

    claims = await asyncio.gather(*(store.claim(99, 200, 7) for store in [one, two] * 10))
    rest = await one.claim(99, 200, 100)

    claimed = sorted(table for claim in claims for table in claim)
    assert sorted(claimed + rest) == [f"t{number:02}" for number in range(60)]
    assert all(len(claim) <= 7 for claim in claims)


# ------------------------------------------------------------------------------ guests, codes and links


@on_a_store
async def test_a_guest_is_kept_renamed_and_forgotten(store: Store) -> None:
    ann = Guest("a", "Ann 🁓", 1_700_000_000_000, 1_800_000_000_000)
    assert await store.guest("a") is None

    await store.put_guest(ann)
    await store.put_guest(Guest("b", "Bob", 1, 2))
    assert await store.guest("a") == ann
    await store.put_guest(ann._replace(name="Anna", seen=1_900_000_000_000))
    assert await store.guest("a") == Guest("a", "Anna", 1_700_000_000_000, 1_900_000_000_000)

    await store.put_link(b"to a", "a", 9)
    await store.put_link(b"to b", "b", 9)
    await store.delete_guest("a")
    await store.delete_guest("a")
    assert await store.guest("a") is None
    assert await store.take_link(b"to a", 0) is None
    assert await store.take_link(b"to b", 0) == "b"
    assert await store.guest("b") == Guest("b", "Bob", 1, 2)


@on_a_store
async def test_a_code_leads_to_its_table_until_it_expires(store: Store) -> None:
    assert await store.put_code("ABC", "t", 100, 0)

    assert await store.table_of("ABC", 99) == "t"
    assert await store.table_of("ABC", 100) is None
    assert await store.table_of("abc", 0) is None


@on_a_store
async def test_a_live_code_is_not_taken_over(store: Store) -> None:
    assert await store.put_code("ABC", "t", 100, 0)

    assert not await store.put_code("ABC", "u", 200, 99)
    assert await store.table_of("ABC", 50) == "t"
    assert await store.put_code("ABC", "t", 150, 99)
    assert not await store.put_code("ABC", "u", 200, 149)
    assert await store.put_code("ABC", "u", 200, 150)
    assert await store.table_of("ABC", 160) == "u"


@on_two_workers
async def test_of_two_tables_one_gets_a_code(one: Store, two: Store) -> None:
    got = await asyncio.gather(
        *(store.put_code("ABC", f"t{n}", 9, 0) for n, store in enumerate([one, two] * 4))
    )

    assert got.count(True) == 1
    assert await one.table_of("ABC", 0) == f"t{got.index(True)}"


@on_two_workers
async def test_a_link_is_used_once(one: Store, two: Store) -> None:
    await one.put_link(b"\x00hash", "ann", 100)

    taken = await asyncio.gather(*(store.take_link(b"\x00hash", 99) for store in [one, two] * 4))

    assert sorted(map(str, taken)) == ["None"] * 7 + ["ann"]


@on_a_store
async def test_a_link_expires(store: Store) -> None:
    await store.put_link(b"hash", "ann", 100)

    assert await store.take_link(b"other", 50) is None
    assert await store.take_link(b"hash", 100) is None


@on_two_workers
async def test_all_workers_get_the_same_key(one: Store, two: Store) -> None:
    keys = await asyncio.gather(*(store.key("cookie", b"%d" % n) for n, store in enumerate([one, two] * 4)))

    assert len(set(keys)) == 1
    assert await one.key("cookie", b"new") == keys[0]
    assert await one.key("other", b"new") == b"new"


@on_a_store
async def test_a_sweep_forgets_what_has_expired_and_nothing_else(store: Store) -> None:
    await store.put_code("OLD", "t", 100, 0)
    await store.put_code("NEW", "t", 101, 0)
    await store.put_link(b"old", "ann", 100)
    await store.put_link(b"new", "ann", 101)

    await store.sweep(100)

    assert await store.table_of("OLD", 0) is None
    assert await store.table_of("NEW", 0) == "t"
    assert await store.take_link(b"old", 0) is None
    assert await store.take_link(b"new", 0) == "ann"


@on_a_store
async def test_a_store_that_works_answers(store: Store) -> None:
    await store.ping()


# --------------------------------------------------------------------------------------------- together


@on_a_store
async def test_a_random_walk_is_the_same_as_in_memory(store: Store) -> None:
    """The twin in memory says what is right, step by step."""
    twin = MemoryStore()
    chance = random.Random("a random walk")
    for _ in range(400):
        step = _any_step(chance)
        assert await _what_came(step(store)) == await _what_came(step(twin))


Step = Callable[[Store], Awaitable[object]]


def _any_step(chance: random.Random) -> Step:
    table, guest, code = chance.choice("tuv"), chance.choice("abc"), chance.choice("XY")
    now, number = chance.randrange(20), chance.randrange(6)
    index = Index(frozenset(chance.sample("abc", chance.randrange(3))), chance.choice([None, now]))
    entries = [chance.randbytes(3) for _ in range(chance.randrange(3))]
    steps: list[Step] = [
        lambda store: store.make(table, entries, index),
        lambda store: store.append(table, number, entries, index),
        lambda store: _append_at_end(store, table, entries, index),
        lambda store: store.entries(table, number),
        lambda store: store.last(["t", "u", "w"]),
        lambda store: store.tables_of(guest),
        lambda store: store.rewrite(table, {number: b"other", number + 1: b"words"}),
        lambda store: store.claim(now, now + number, number),
        lambda store: store.release(table, number, now),
        lambda store: store.put_guest(Guest(guest, code, now, number)),
        lambda store: store.guest(guest),
        lambda store: store.put_code(code, table, now + number, now),
        lambda store: store.table_of(code, now),
        lambda store: store.put_link(code.encode(), guest, now + number),
        lambda store: store.take_link(code.encode(), now),
        lambda store: store.key(code, guest.encode()),
    ]
    seldom: list[Step] = [
        lambda store: store.delete(table),
        lambda store: store.delete_guest(guest),
        lambda store: store.sweep(now),
    ]
    return chance.choice(steps * 3 + seldom)


async def _append_at_end(store: Store, table: str, entries: list[bytes], index: Index) -> None:
    await store.append(table, (await store.last([table])).get(table, 0), entries, index)


async def _what_came(asked: Awaitable[object]) -> object:
    try:
        return await asked
    except (Clash, NoSuchTable) as refusal:
        return str(refusal)


# ---------------------------------------------------------------------------------------------- lasting


def test_everything_is_there_when_the_store_is_opened_again(lasting: Stores) -> None:
    async def before() -> None:
        async with lasting.open() as store:
            await store.make("t", [b"1"], Index(frozenset({"ann"}), 10))
            await store.append("t", 1, [b"2", b"3"], Index(frozenset({"ann", "bob"}), 20))
            await store.put_guest(Guest("ann", "Ann", 1, 2))
            await store.put_code("ABC", "t", 100, 0)
            await store.put_link(b"hash", "ann", 100)
            await store.key("cookie", b"secret")

    async def after() -> None:
        async with lasting.open() as store:
            assert await store.entries("t") == [b"1", b"2", b"3"]
            assert await store.tables_of("bob") == ["t"]
            assert await store.claim(20, 30, 1) == ["t"]
            assert await store.guest("ann") == Guest("ann", "Ann", 1, 2)
            assert await store.table_of("ABC", 0) == "t"
            assert await store.take_link(b"hash", 0) == "ann"
            assert await store.key("cookie", b"another") == b"secret"

    asyncio.run(before())
    asyncio.run(after())


def test_workers_may_open_an_empty_database_at_the_same_time(lasting: Stores) -> None:
    async def scene() -> None:
        opened = await asyncio.gather(*(lasting.one_more() for _ in range(4)))
        await opened[0].make("t", [b"1"], NOBODY)
        assert [await store.last(["t"]) for store in opened] == [{"t": 1}] * 4
        for store in opened:
            await store.close()

    asyncio.run(scene())


def test_a_closed_store_does_what_was_asked_before_and_refuses_the_rest(lasting: Stores) -> None:
    async def scene() -> None:
        store = await lasting.one_more()
        asked = [asyncio.ensure_future(store.make(f"t{n}", [b"1"], NOBODY)) for n in range(20)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*asked)
        await store.close()

        with pytest.raises(StoreFailed, match="closed"):
            await store.ping()
        async with lasting.open() as again:
            assert len(await again.last([f"t{n}" for n in range(20)])) == 20

    asyncio.run(scene())


def test_who_no_longer_waits_holds_up_nobody(lasting: Stores) -> None:
    async def scene() -> None:
        async with lasting.open() as store:
            gone = asyncio.ensure_future(store.make("t", [b"1"], NOBODY))
            await asyncio.sleep(0)
            gone.cancel()
            await store.make("u", [b"1"], NOBODY)
            assert gone.cancelled()

    asyncio.run(scene())
