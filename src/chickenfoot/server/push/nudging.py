"""Whom a table waits for is told, once a turn, when he has no page open.

A worker that appends the beginning of a turn puts a *nudge* into the store. All workers look through those
that will be due soon. Where the guest is connected, the nudge is put off: he sees it, and may yet leave
without having moved. Whoever is the first to put off one that is due has it for so long, and sends the
letters; if he dies over it, another one does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Final, NamedTuple

import structlog

from chickenfoot.errors import ChickenfootError
from chickenfoot.server.lobby import Lobby
from chickenfoot.server.log import BadLog
from chickenfoot.server.ports import NoSuchTable, Nudge, Subscription
from chickenfoot.server.push.letters import Letter, Post, letter
from chickenfoot.server.readers import whose_turn
from chickenfoot.server.room import Room

_MOST: Final = 256
"""Nudges that are looked at together."""

_AT_ONCE: Final = 32
"""Guests who are being told, each of one table; the others wait, so a dead push service costs no more."""

_A_GUEST: Final = 2
"""Letters of one guest that are under way: no browsers of his, however slow, hold up many of the others'."""

_log = structlog.get_logger("chickenfoot.push")


class Times(NamedTuple):
    """In milliseconds. *ahead* has to be longer than *look*: who is here is seen before the nudge is due."""

    grace: int = 8_000  # from the beginning of a turn, for who is just coming
    away: int = 60_000  # after which it is looked again whether one who was here still is
    lease: int = 60_000  # for who sends the letters
    look: int = 2_000  # between looks at what is due
    ahead: int = 6_000


USUAL: Final = Times()


class Nudging:
    """One worker's part of it."""

    def __init__(self, lobby: Lobby, post: Post, times: Times | None = None) -> None:
        self._lobby = lobby
        self._store = lobby.world.store
        self._post = post
        self._times = times or USUAL
        self._tasks: set[asyncio.Task[None]] = set()
        self._being_told: set[str] = set()

    def start(self) -> None:
        """Hear of turns, and look again and again, until :meth:`close`."""
        self._lobby.turned = self.turned
        self._spawn(self._run())

    async def close(self) -> None:
        """Let everything lie; another worker takes it up, or this one when it is back."""
        self._lobby.turned = None
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def turned(self, table: str, room: Room) -> None:
        """A turn has begun; never waits."""
        guest = whose_turn(room)
        if guest and _is_awaited(room, guest):
            due = self._lobby.world.now() + self._times.grace
            self._spawn(self._note(Nudge(table, guest, room.seq, due)))

    async def _note(self, nudge: Nudge) -> None:
        if await self._store.subscriptions(nudge.guest):
            await self._store.put_nudge(nudge)

    async def _run(self) -> None:
        while True:
            await self._guarded(self.look())
            await asyncio.sleep(self._times.look / 1000)

    async def look(self) -> None:
        """Look through what is due soon."""
        now = self._lobby.world.now()
        for nudge in await self._store.nudges(now + self._times.ahead, _MOST):
            if self._lobby.readers.is_here(nudge.guest):
                await self._see(nudge, now + self._times.away)
            elif nudge.due <= now and nudge.guest in self._being_told:  # behind those of all others
                await self._store.put_off_nudge(nudge, now + self._times.grace)
            elif nudge.due <= now and len(self._being_told) < _AT_ONCE:
                await self._take_up(nudge, now + self._times.lease)

    async def _see(self, nudge: Nudge, later: int) -> None:
        """The guest is here: look again *later*, if the turn is still his."""
        if await self._room(nudge) is None:
            await self._store.delete_nudge(nudge)
        else:
            await self._store.put_off_nudge(nudge, later)

    async def _take_up(self, nudge: Nudge, until: int) -> None:
        if await self._store.put_off_nudge(nudge, until):
            self._being_told.add(nudge.guest)
            self._spawn(self._tell(nudge._replace(due=until)))

    async def _tell(self, nudge: Nudge) -> None:
        holding = asyncio.create_task(self._hold(nudge))
        try:
            room = await self._room(nudge)
            if room is not None:
                browsers = await self._store.subscriptions(nudge.guest)
                places = asyncio.Semaphore(_A_GUEST)
                sending = (self._send_from(places, nudge, room, browser) for browser in browsers)
                await asyncio.gather(*map(self._guarded, sending))  # whatever becomes of one of them
            await self._store.delete_nudge(nudge)
        finally:
            holding.cancel()
            self._being_told.discard(nudge.guest)

    async def _hold(self, nudge: Nudge) -> None:
        """Keep *nudge* from being taken up by anybody else while letters wait for a place."""
        await self._guarded(self._put_off(nudge))

    async def _put_off(self, nudge: Nudge) -> None:
        """Put *nudge* off again and again, until there is another one in its place."""
        is_held = True
        while is_held:
            await asyncio.sleep(self._times.lease / 2000)
            until = self._lobby.world.now() + self._times.lease
            is_held = await self._store.put_off_nudge(nudge, until)
            nudge = nudge._replace(due=until)

    async def _send_from(
        self, places: asyncio.Semaphore, nudge: Nudge, room: Room, browser: Subscription
    ) -> None:
        """Send *browser* its letter once one of the guest's *places* is free."""
        async with places:
            await self._send(nudge, room, browser)

    async def _send(self, nudge: Nudge, room: Room, browser: Subscription) -> None:
        sent: Letter = await letter(nudge.table, room, nudge.guest, browser.lang)
        outcome = await self._post.send(sent, browser)
        self._lobby.metrics.pushes.labels(outcome).inc()
        if outcome == "gone":
            await self._store.delete_subscription(nudge.guest, browser.endpoint)

    async def _room(self, nudge: Nudge) -> Room | None:
        """The table, if it still waits for the guest."""
        try:
            room = await self._lobby.newest(nudge.table)
        except (NoSuchTable, BadLog):  # forgotten since; or of a newer version
            return None
        return room if whose_turn(room) == nudge.guest and _is_awaited(room, nudge.guest) else None

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Coroutine[None, None, None]) -> None:
        """Do *work*; what fails is logged and counted, and costs nobody anything else."""
        try:
            await work
        except ChickenfootError as error:  # the store is away; it may come back
            self._lobby.metrics.failures.inc()
            _log.warning("cannot tell of a turn", code=error.code)
        except Exception as error:
            self._lobby.metrics.failures.inc()
            _log.error("cannot tell of a turn", error=type(error).__name__, exc_info=True)


def _is_awaited(room: Room, guest: str) -> bool:
    """Whether somebody else plays there himself; computer players do not mind waiting."""
    return any(room.places[seat].guest != guest for seat in room.people)
