"""The tables of one worker: commands in, entries kept, readers told.

Any worker serves any table. What it holds of one is a cache of the log, caught up when a notice tells of more
or an append clashes; nothing is lost with it.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import structlog

from chickenfoot.errors import ChickenfootError
from chickenfoot.rules import Seat, Stream, subseed, view
from chickenfoot.server.log import AnyEntry, TableMade, read_entries, write_entry
from chickenfoot.server.metrics import Metrics
from chickenfoot.server.ports import REWRITTEN, Bus, Clash, Notice, Now, Random, Store, StoreFailed
from chickenfoot.server.readers import Readers, Session, Step, frame_of, steps_of, whose_turn
from chickenfoot.server.room import (
    Actor,
    BotMove,
    Internal,
    Pace,
    Refusal,
    Room,
    Tick,
    decide,
    due,
    fold,
    index_of,
)
from chickenfoot.server.telling import lay_parent, snapshot
from chickenfoot.server.thinking import Thinking
from chickenfoot.wire.codec import write_to_client
from chickenfoot.wire.from_client import AnyCommand
from chickenfoot.wire.parts import Worth
from chickenfoot.wire.to_client import Hinted

_HELD = 1000
"""How many tables are kept in memory, beside those that somebody looks at."""

_TRIES = 8
"""How often an append is tried against others who append to the same table."""

_LONGEST_GAP = 24
"""Up to so many missed messages are told again one by one; after that a snapshot is not much longer."""

_log = structlog.get_logger("chickenfoot.lobby")


class World(NamedTuple):
    """The ports of a worker."""

    store: Store
    bus: Bus
    now: Now
    random: Random


@dataclass(eq=False, slots=True)
class _Held:
    """A table in memory, and what happened there last."""

    room: Room
    recent: deque[Step] = field(default_factory=lambda: deque(maxlen=_LONGEST_GAP))
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Lobby:
    """See the module. ``wake`` is set when something may be due sooner than was known.

    ``turned`` is called when this worker has appended the beginning of a turn, and may not wait.
    """

    def __init__(self, world: World, pace: Pace, thinking: Thinking, metrics: Metrics) -> None:
        self.world = world
        self.pace = pace
        self.metrics = metrics
        self.readers = Readers(pace)
        self.wake = asyncio.Event()
        self.turned: Callable[[str, Room], None] | None = None
        self._thinking = thinking
        self._held: OrderedDict[str, _Held] = OrderedDict()
        self._loading: dict[str, asyncio.Task[_Held]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._due: dict[str, int] = {}
        self._waited_for = 0

    # --- tables ---------------------------------------------------------------------------------------

    async def make(self, first: TableMade) -> str:
        """A new table that begins with *first*; its id, which nobody can guess (128 bits)."""
        table = self.world.random(16).hex()
        room = fold([first])
        await self.world.store.make(table, [write_entry(first)], index_of(room, self.pace))
        self._keep(table, _Held(room))
        self.metrics.tables.inc()
        return table

    async def room(self, table: str) -> Room:
        """The table as it stands. Raises :exc:`NoSuchTable`, :exc:`StoreFailed`."""
        return (await self._get(table)).room

    async def act(self, table: str, actor: Actor, command: AnyCommand | Internal) -> int:
        """Carry *command* out; the number of what came of it, or of the table where nothing did.

        Raises :exc:`Refusal`, :exc:`NoSuchTable`, and :exc:`StoreFailed`, after which the command may or may
        not have been kept: sent again with the same id it is carried out once.
        """
        async with self._locked(table) as held:
            for _ in range(_TRIES):
                room = held.room
                known = _answered(room, actor, command)
                if known is not None:
                    return known
                try:
                    entries = decide(room, actor, command, self.world.now(), self.pace, self.world.random(32))
                except Refusal:
                    if await self._was_behind(table, held):
                        continue
                    raise
                if not entries:
                    return room.seq
                if await self._append(table, held, entries):
                    return room.seq + 1
        raise StoreFailed(f"expected to append to a table within {_TRIES} tries, got a clash in each")

    async def _append(self, table: str, held: _Held, entries: Sequence[AnyEntry]) -> bool:
        """Keep *entries* and tell of them; False where somebody else was first, and *held* is caught up."""
        steps = steps_of(held.room, entries)
        index = index_of(steps[-1].after, self.pace)
        bodies = [write_entry(entry) for entry in entries]
        try:
            with self.metrics.append.time():
                await self.world.store.append(table, held.room.seq, bodies, index)
        except Clash:
            await self._catch_up(table, held)
            return False
        except StoreFailed:
            self.forget(table)  # it may have been kept all the same; the log knows
            raise
        self.metrics.entries.inc(len(entries))
        self._advance(table, held, steps)
        if self.turned is not None and whose_turn(steps[0].before) != whose_turn(steps[-1].after):
            self.turned(table, steps[-1].after)
        await self.world.bus.publish(Notice(table, held.room.seq))
        return True

    async def _get(self, table: str) -> _Held:
        held = self._held.get(table)
        if held is not None:
            self._held.move_to_end(table)
            return held
        if table not in self._loading:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    @contextlib.asynccontextmanager
    async def _locked(self, table: str) -> AsyncIterator[_Held]:
        """What is held of *table*, for one at a time."""
        while True:
            held = await self._get(table)
            async with held.lock:
                if self._held.get(table) is held:  # it was not forgotten while we waited
                    yield held
                    return

    async def _load(self, table: str) -> _Held:
        """Read a table's log; who looks at it is told what he does not know yet."""
        entries = read_entries(await self.world.store.entries(table))
        known = self.readers.told_of(table)
        room = fold(entries[:known])
        steps = [] if known is None else steps_of(room, entries[known:])
        held = _Held(steps[-1].after if steps else room)
        held.recent.extend(steps)
        self._keep(table, held)
        if steps:
            self.readers.tell(table, steps)
        return held

    def _keep(self, table: str, held: _Held) -> None:
        self._held[table] = held
        self._note_due(table, held.room)
        for name in list(self._held)[: len(self._held) - _HELD]:
            if self.readers.told_of(name) is None and not self._held[name].lock.locked():
                self.forget(name)

    def forget(self, table: str) -> None:
        """Hold nothing of *table*; it is read anew when it is next asked for."""
        self._held.pop(table, None)
        self._due.pop(table, None)

    async def _catch_up(self, table: str, held: _Held) -> bool:
        """Read what others have appended, and tell of it; whether there was anything."""
        bodies = await self.world.store.entries(table, held.room.seq)
        if bodies:
            self._advance(table, held, steps_of(held.room, read_entries(bodies)))
        return bool(bodies)

    async def _was_behind(self, table: str, held: _Held) -> bool:
        """Whether another worker has appended what was not heard of yet."""
        return self.world.bus.is_shared and await self._catch_up(table, held)

    def _advance(self, table: str, held: _Held, steps: Sequence[Step]) -> None:
        held.room = steps[-1].after
        held.recent.extend(steps)
        for guest in held.room.guests - steps[0].before.guests:
            self.readers.follow(guest, [table])
        self._note_due(table, held.room)
        self.readers.tell(table, steps)

    # --- readers --------------------------------------------------------------------------------------

    async def come(self, session: Session) -> None:
        """A guest's session has begun."""
        self.readers.come(session, await self.world.store.tables_of(session.guest))
        if session.guest and await self.world.store.guest(session.guest) is None:
            self.readers.dismiss(session.guest)  # he was deleted just now

    async def watch(self, session: Session, table: str, after: int) -> int:
        """Let *session* look at *table*: it is told what it missed since number *after*, or everything."""
        async with self._locked(table) as held:
            if after > held.room.seq:  # he has heard more of it, from another worker
                await self._catch_up(table, held)
            for frame in self._missed(table, held, session.guest, after):
                session.send(frame)
            self.readers.watch(session, table, held.room.seq)
            return held.room.seq

    def _missed(self, table: str, held: _Held, guest: str, after: int) -> list[bytes]:
        """What *guest*, who knows the table up to number *after*, is told: each message, or a snapshot."""
        missed = held.room.seq - after
        if after == 0 or not 0 <= missed <= len(held.recent):
            return [write_to_client(snapshot(table, held.room, guest, self.pace))]
        steps = tuple(held.recent)[len(held.recent) - missed :]
        return [frame_of(table, step, guest, self.pace) for step in steps]

    async def hint(self, table: str, actor: Actor, command: str) -> Hinted:
        """What a good player would do in the actor's place. Raises :exc:`Refusal`."""
        room = await self.room(table)
        seat, state = room.seat_of(actor.id), room.state
        if seat is None:
            raise Refusal("not_seated")
        if not room.may_hint(seat):
            raise Refusal("no_hints")
        if state is None or room.game is None or state.to_move != seat or room.places[seat].level:
            raise Refusal("hint_later")
        stream = Stream(subseed(room.secret, f"hint {room.turn_seq}"))
        advice = await self._thinking.hint(view(room.game, Seat(seat)), stream)
        return Hinted(
            id=command,
            seq=room.seq,
            move=str(advice.move),
            on=lay_parent(state.tableau, advice.move),
            reason=advice.reason.id,
            args=dict(advice.reason.args),
            worths=tuple(Worth(str(one.move), one.points, one.low, one.high) for one in advice.worths),
        )

    # --- hearing of other workers ---------------------------------------------------------------------

    def heard(self, notice: Notice) -> None:
        """A log has grown, perhaps by another worker's hand; number 0: it was written anew."""
        if notice.seq == REWRITTEN:
            self.forget(notice.table)
        held = self._held.get(notice.table)
        if held is not None:
            if notice.seq > held.room.seq:
                self.spawn(self._hear(notice.table))
        elif self.readers.concerns(notice.table):
            self.spawn(self._hear_first(notice.table))

    async def _hear(self, table: str) -> None:
        async with self._locked(table) as held:
            await self._catch_up(table, held)

    async def _hear_first(self, table: str) -> None:
        """Read a table that is not held, which tells its watchers; and tell whose turn it is."""
        self.readers.tell_turn(table, (await self._get(table)).room)

    async def look_around(self) -> None:
        """Ask the store what has come of the watched tables, should a notice not have arrived."""
        for table, seq in (await self.world.store.last(self.readers.watched)).items():
            self.heard(Notice(table, seq))

    async def look_after_guests(self) -> None:
        """Ask the store what became of those who are connected: they sat down elsewhere, or were deleted."""
        for guest in self.readers.guests:
            if guest and await self.world.store.guest(guest) is None:
                self.readers.dismiss(guest)
            else:
                self.readers.follow(guest, await self.world.store.tables_of(guest))

    # --- what is due ----------------------------------------------------------------------------------

    def _note_due(self, table: str, room: Room) -> None:
        at = self._due[table] = due(room, self.pace).at
        if at < self._waited_for:
            self.wake.set()

    def next_due(self, looked: int, latest: int) -> int:
        """When something is due at a table held here, since *looked*; *latest* if nothing is before then.

        What was due before is being done. The rest is taken to be waited for: ``wake`` is set when something
        comes to be due sooner.
        """
        self._due = {table: at for table, at in self._due.items() if at >= looked}
        self._waited_for = min(self._due.values(), default=latest)
        return min(self._waited_for, latest)

    async def do_due(self, table: str) -> None:
        """Do what is due at *table*, whose lease the caller holds; the lease has ended then."""
        room = await self.newest(table)
        next_ = due(room, self.pace)
        if next_.at > self.world.now():
            await self.world.store.release(table, room.seq, next_.at)
            return
        if next_.act == "purge":
            await self.world.store.delete(table)
            self.forget(table)
            await self.world.bus.publish(Notice(table, REWRITTEN))
            return
        command: Internal = Tick(self.world.random(32))
        if next_.act in {"bot", "clock"}:
            command = await self._bot_move(room, next_.seat, next_.level, clock=next_.act == "clock")
        seq = await self.act(table, _NOBODY, command)
        if seq == room.seq:  # somebody was quicker, or it was not due yet
            after = await self.room(table)
            await self.world.store.release(table, after.seq, due(after, self.pace).at)

    async def newest(self, table: str) -> Room:
        """The table as the store has it: a notice of what another worker did may have been lost."""
        if not self.world.bus.is_shared:
            return await self.room(table)
        async with self._locked(table) as held:
            await self._catch_up(table, held)
            return held.room

    async def put_off(self, table: str, until: int) -> None:
        """End the lease on a table where something due could not be done, to try it again at *until*."""
        seq = (await self.world.store.last([table])).get(table)
        if seq is not None:
            await self.world.store.release(table, seq, until)

    async def _bot_move(self, room: Room, seat: int, level: str, *, clock: bool) -> BotMove:
        assert room.game is not None
        move = await self._thinking.move(level, room.game, Seat(seat), room.secret)
        return BotMove(seat, room.turn_seq, str(move), clock)

    # --- tasks ----------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Do *work* beside everything else; what fails is logged and counted."""
        task = asyncio.create_task(self._watched(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watched(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except ChickenfootError as error:
            self.metrics.failures.inc()
            _log.warning("failed", code=error.code, error=type(error).__name__)
        except Exception as error:  # one table's trouble is not another's
            self.metrics.failures.inc()
            _log.error("failed", error=type(error).__name__, exc_info=True)

    async def close(self) -> None:
        """Wait for what is being done."""
        await asyncio.gather(*self._tasks)


_NOBODY = Actor("", "")


def _answered(room: Room, actor: Actor, command: AnyCommand | Internal) -> int | None:
    """The number of what came of *command*, where it was carried out before."""
    if isinstance(command, Internal):
        return None
    return room.answer_to(actor.id, command.id)
