"""What every bus keeps to (:class:`chickenfoot.server.ports.Bus`): in memory, NOTIFY, NATS."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from chickenfoot.server.adapters.hearing import from_text, to_text
from chickenfoot.server.adapters.opening import open_bus
from chickenfoot.server.ports import REWRITTEN, Notice
from tests.server.contracts.scenes import AnyBus, Buses, Worker, eventually
from tests.server.running import Nats, Postgres


def test_a_worker_hears_its_own_notices_in_the_event_loop(buses: AnyBus) -> None:
    async def scene() -> None:
        threads = []
        bus = open_bus(buses.url)
        await bus.start(lambda _: threads.append((threading.get_ident(), asyncio.get_running_loop())))
        await bus.publish(Notice("t", 1))
        assert not threads  # not before the publisher has gone on
        await eventually(lambda: bool(threads))
        assert threads == [(threading.get_ident(), asyncio.get_running_loop())]
        await bus.close()

    asyncio.run(scene())


def test_a_started_bus_is_up_and_a_closed_one_is_silent(buses: AnyBus) -> None:
    async def scene() -> None:
        bus, heard = open_bus(buses.url), list[Notice]()
        assert not bus.is_up()
        await bus.start(heard.append)
        assert bus.is_up()
        await bus.close()
        assert not bus.is_up()
        await bus.publish(Notice("t", 1))
        await asyncio.sleep(0.05)
        assert heard == []

    asyncio.run(scene())


def test_a_burst_is_heard_to_its_end(buses: AnyBus) -> None:
    async def scene() -> None:
        async with buses.worker() as worker:
            for seq in range(500):
                await worker.bus.publish(Notice(f"t{seq % 3}", seq))
            await worker.hears(Notice("t0", 498), Notice("t1", 499), Notice("t2", 497))

    asyncio.run(scene())


def test_a_listener_that_fails_hears_the_next_notice(buses: AnyBus) -> None:
    async def scene() -> None:
        failures: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context))
        bus, heard = open_bus(buses.url), list[Notice]()

        def hear(notice: Notice) -> None:
            heard.append(notice)
            if notice.seq == 1:
                raise RuntimeError("the listener failed")

        await bus.start(hear)
        await bus.publish(Notice("t", 1))
        await bus.publish(Notice("t", 2))
        await eventually(lambda: Notice("t", 2) in heard)
        await bus.close()
        assert len(failures) == 1

    asyncio.run(scene())


def test_only_the_bus_in_memory_ends_at_the_process(buses: AnyBus) -> None:
    async def scene() -> None:
        assert open_bus(buses.url).is_shared == (buses.url != "memory:")

    asyncio.run(scene())


def test_a_notice_as_text_comes_back() -> None:
    for notice in (Notice("t", 1), Notice("a b", 12)):
        assert from_text(to_text(notice)) == notice
    for other in ("", " 3", "t", "t x", "t -1", "t ²"):
        assert from_text(other) is None


# --------------------------------------------------------------------------------- between processes


def test_all_workers_hear_a_notice_once(shared: Buses) -> None:
    async def scene() -> None:
        async with shared.worker() as one, shared.worker() as two, shared.worker() as three:
            await one.bus.publish(Notice("t", 1))
            await two.hears(Notice("t", 1))
            await two.bus.publish(Notice("t", 2))
            for worker in (one, two, three):
                await worker.hears(Notice("t", 1), Notice("t", 2))
            await asyncio.sleep(0.1)  # for what would come twice
            assert [len(worker.heard) for worker in (one, two, three)] == [2, 2, 2]

    asyncio.run(scene())


def test_other_workers_hear_the_last_of_a_burst(shared: Buses) -> None:
    async def scene() -> None:
        async with shared.worker() as one, shared.worker() as two:
            for seq in range(1, 1001):
                await one.bus.publish(Notice(f"t{seq % 3}", seq))
            await two.hears(Notice("t0", 999), Notice("t1", 1000), Notice("t2", 998))

    asyncio.run(scene())


@pytest.mark.parametrize("first", [REWRITTEN, 7])
def test_that_a_log_was_written_anew_is_not_lost_among_other_notices(shared: Buses, first: int) -> None:
    async def scene() -> None:
        async with shared.worker() as one, shared.worker() as other:
            for seq in (first, 7 if first == REWRITTEN else REWRITTEN):
                await one.bus.publish(Notice("t", seq))
            await other.hears(Notice("t", REWRITTEN))

    asyncio.run(scene())


def test_a_bus_whose_server_is_restarted_works_again_by_itself(shared: Buses) -> None:
    """While it is down a worker goes on hearing itself, and publishing does not fail."""

    async def scene() -> None:
        async with shared.worker() as one, shared.worker() as two:
            await asyncio.to_thread(shared.server.stop)
            try:
                await one.bus.publish(Notice("t", 1))
                await one.hears(Notice("t", 1))
                await eventually(lambda: not one.bus.is_up() and not two.bus.is_up())
                await one.bus.publish(Notice("t", 2))
                await one.hears(Notice("t", 2))
            finally:
                await asyncio.to_thread(shared.server.start)
            await eventually(lambda: one.bus.is_up() and two.bus.is_up())
            await one.reaches(two, Notice("t", 3))
            await two.reaches(one, Notice("t", 4))

    asyncio.run(scene())


def test_a_bus_may_start_before_its_server(shared: Buses, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("notify", "nats"):
        monkeypatch.setattr(f"chickenfoot.server.adapters.{module}.PATIENCE", 0.2)

    async def scene() -> None:
        await asyncio.to_thread(shared.server.stop)
        try:
            worker = Worker(shared.url)
            await worker.bus.start(worker.heard.append)
            assert not worker.bus.is_up()
        finally:
            await asyncio.to_thread(shared.server.start)
        await eventually(worker.bus.is_up)
        async with shared.worker() as other:
            await other.reaches(worker, Notice("t", 1))
        await worker.bus.close()

    asyncio.run(scene())


def test_a_bus_may_be_closed_while_its_server_is_away(shared: Buses) -> None:
    async def scene() -> None:
        async with shared.worker():
            await asyncio.to_thread(shared.server.stop)

    try:
        asyncio.run(scene())
    finally:
        shared.server.start()


def test_what_others_say_on_the_channel_is_passed_over(postgres: Postgres) -> None:
    async def scene() -> None:
        buses = AnyBus(postgres.fresh())
        database = buses.url.partition("?")[0].rpartition("/")[2]
        async with buses.worker() as worker:
            for text in ("rubbish", "t x", "t 7"):
                await asyncio.to_thread(postgres.sql, f"NOTIFY chickenfoot, '{text}'", database)
            await worker.hears(Notice("t", 7))
            assert worker.heard == [Notice("t", 7)]

    asyncio.run(scene())


def test_what_others_say_on_the_subject_is_passed_over(nats_server: Nats) -> None:
    import nats

    async def scene() -> None:
        async with AnyBus(nats_server.url).worker() as worker:
            client = await nats.connect(nats_server.url)
            for text in (b"rubbish", b"\xff\xfe 3x", b"t 7"):
                await client.publish("chickenfoot.grown", text)
            await client.close()
            await worker.hears(Notice("t", 7))
            assert worker.heard == [Notice("t", 7)]

    asyncio.run(scene())
