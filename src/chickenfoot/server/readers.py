"""Who is connected to this worker, what they look at, and the telling of what happens there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from chickenfoot.server.log import AnyEntry
from chickenfoot.server.room import Dealing, Pace, Room, folded
from chickenfoot.server.telling import told
from chickenfoot.wire.codec import write_to_client
from chickenfoot.wire.to_client import Goodbye, YourTurn


class Session(Protocol):
    """A connection of a guest."""

    @property
    def guest(self) -> str: ...

    def send(self, frame: bytes) -> None:
        """Queue *frame*; never waits."""
        ...

    def leave(self, farewell: Goodbye) -> None:
        """Say *farewell* and close the connection."""
        ...


class Step(NamedTuple):
    """An entry, and the table before and after it."""

    before: Room
    entry: AnyEntry
    after: Room


def steps_of(room: Room, entries: Iterable[AnyEntry], *dealing: Dealing) -> list[Step]:
    """What *entries* do to *room*, one by one."""
    steps = []
    for entry in entries:
        after = folded(room, (entry,), *dealing)
        steps.append(Step(room, entry, after))
        room = after
    return steps


def frame_of(table: str, step: Step, guest: str, pace: Pace) -> bytes:
    """What *guest* is told of *step*, as it is sent."""
    return write_to_client(told(table, step.before, step.entry, step.after, guest, pace))


def whose_turn(room: Room) -> str:
    """The guest the table waits for; empty: nobody."""
    state = room.state
    if state is None or room.places[state.to_move].level:
        return ""
    return room.places[state.to_move].guest


class Readers:
    """See the module."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._online: dict[str, set[Session]] = {}
        self._watchers: dict[str, dict[Session, None]] = {}
        self._watched: dict[Session, str] = {}
        self._told: dict[str, int] = {}  # up to which number the watchers of a table have been told
        self._tables: dict[str, set[str]] = {}  # where a guest who is online holds a seat

    @property
    def sessions(self) -> list[Session]:
        """Everybody who is connected."""
        return [session for sessions in self._online.values() for session in sessions]

    @property
    def guests(self) -> tuple[str, ...]:
        return tuple(self._online)

    @property
    def watched(self) -> list[str]:
        """The tables that somebody looks at."""
        return list(self._watchers)

    def is_here(self, guest: str) -> bool:
        """Whether *guest* is connected to this worker."""
        return guest in self._online

    def come(self, session: Session, tables: Iterable[str]) -> None:
        """A session of a guest who holds seats at *tables* has begun."""
        self._online.setdefault(session.guest, set()).add(session)
        self.follow(session.guest, tables)

    def go(self, session: Session) -> None:
        """A session has ended."""
        self.unwatch(session)
        sessions = self._online.get(session.guest, set())
        sessions.discard(session)
        if not sessions:
            self._online.pop(session.guest, None)
            self._tables.pop(session.guest, None)

    def dismiss(self, guest: str) -> None:
        """Send away everybody who is connected as *guest*, who is no more."""
        for session in tuple(self._online.get(guest, ())):
            session.leave(Goodbye("deleted"))

    def follow(self, guest: str, tables: Iterable[str]) -> None:
        """Know that *guest* holds seats at *tables*, so that he is told when it is his turn there."""
        if guest in self._online:
            self._tables.setdefault(guest, set()).update(tables)

    def concerns(self, table: str) -> bool:
        """Whether anybody who is connected wants to hear of *table*."""
        return table in self._watchers or any(table in tables for tables in self._tables.values())

    def watch(self, session: Session, table: str, seq: int) -> None:
        """*session* looks at *table* from now on, and knows it up to *seq*."""
        self.unwatch(session)
        self._watchers.setdefault(table, {})[session] = None
        self._watched[session] = table
        self._told[table] = seq

    def unwatch(self, session: Session) -> None:
        """*session* looks away."""
        table = self._watched.pop(session, None)
        if table is not None:
            watchers = self._watchers[table]
            del watchers[session]
            if not watchers:
                del self._watchers[table], self._told[table]

    def table_of(self, session: Session) -> str | None:
        """What *session* looks at."""
        return self._watched.get(session)

    def told_of(self, table: str) -> int | None:
        """Up to which number the watchers of *table* have been told; None: nobody looks."""
        return self._told.get(table)

    def tell(self, table: str, steps: Sequence[Step]) -> None:
        """Tell who looks at *table* of each step, and who does not look that it is his turn there."""
        known = self._told.get(table, 0)
        for step in steps:
            if step.after.seq > known:  # it may have been read from the log in the meantime
                self._tell_step(table, step)
        before, after = steps[0].before, steps[-1].after
        if table in self._told:
            self._told[table] = max(known, after.seq)
        if whose_turn(after) != whose_turn(before):
            self.tell_turn(table, after)

    def _tell_step(self, table: str, step: Step) -> None:
        frames: dict[str, bytes] = {}
        for session in tuple(self._watchers.get(table, ())):
            reader = _as_reader(step, session.guest)
            if reader not in frames:
                frames[reader] = frame_of(table, step, reader, self._pace)
            session.send(frames[reader])

    def tell_turn(self, table: str, room: Room) -> None:
        """Tell the guest whose turn it is at *table*, wherever else he looks."""
        sessions = self._online.get(whose_turn(room), ())
        elsewhere = [session for session in sessions if self._watched.get(session) != table]
        if elsewhere:
            frame = write_to_client(YourTurn(table))
            for session in elsewhere:
                session.send(frame)


def _as_reader(step: Step, guest: str) -> str:
    """*guest* where he is told something of his own; else nobody in particular, as all spectators are."""
    concerned = {step.before.host, step.after.host} | step.before.guests | step.after.guests
    return guest if guest in concerned else ""
