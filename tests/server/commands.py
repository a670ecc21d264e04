"""Any command by anybody at any moment, sensible or not; drawn from a stream of chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, get_args

from chickenfoot.rules import Stream, catches, legal_moves
from chickenfoot.server.room import Actor, BotMove, Internal, Refusal, Tick
from chickenfoot.wire import from_client as say
from chickenfoot.wire.from_client import AnyCommand
from chickenfoot.wire.parts import Phrase
from tests.server.tables import NOBODY, PACE, PEOPLE, XO, Table, commitment_of, salt_of

LEVELS: Final = ("hen", "chick", "", "deep blue")
TEXTS: Final = ("draw", "pass", "catch 0", "catch 1", "4-4 on 4", "4-3 on 4.2!", "3-3", "no move")
WAITS: Final = (0, 0, 1, 300, PACE.bot, PACE.salts, PACE.between, 86_400_000)


class Anybody:
    """Somebody at *table* who does as *stream* tells him."""

    def __init__(self, table: Table, stream: Stream) -> None:
        self.table = table
        self.choose = stream.choice

    def actor(self) -> Actor:
        """Mostly one of those who sit here; else one of those who could, or one who looks on."""
        people = [one for one in PEOPLE if one.id in self.table.room.guests]
        if people and self.choose(range(4)) > 0:
            return self.choose(people)
        return self.choose((*PEOPLE[: len(self.table.room.places)], XO))

    def seat(self) -> int:
        """A seat, now and then one that does not exist."""
        return self.choose(range(len(self.table.room.places) + 1))

    def move(self) -> str:
        """A move, as often as not a legal one."""
        state = self.table.room.state
        if state is None or self.choose((True, False)):
            return self.choose(TEXTS)
        return str(self.choose((*legal_moves(state), *catches(state))))

    def command(self, actor: Actor) -> AnyCommand:
        """What *actor* wants."""
        kind = self.choose(_OFTEN if self.choose(range(3)) else KINDS)
        if kind in _ENDING and self.choose(range(3)):
            kind = say.React
        return _COMMANDS[kind](self, actor, self.table.id())

    def internal(self) -> Internal:
        """What the server wants, be it too late."""
        turn, seq = self.table.room.turn_seq, self.table.room.seq
        seat = self.choose(range(len(self.table.room.places)))
        if self.choose((True, False)):
            return Tick(self.table.fresh())
        return BotMove(seat, self.choose((turn, turn, seq)), self.move(), self.choose((False, True)))

    def goes_on(self) -> None:
        """What is usual comes next: people sit down, the game begins, somebody moves, there is a rematch."""
        room = self.table.room
        if room.closed or (room.phase == "gathering" and self.choose(range(4))):
            return
        if room.phase != "gathering":
            self.table.go_on(self.choose)
        elif any(place.holder == "open" for place in room.places):
            self.table.seated(*(one for one in PEOPLE if one.id not in room.guests | room.removed))
        elif all(place.holder != "invited" for place in room.places) and room.host in room.guests:
            self.table.does(next(one for one in PEOPLE if one.id == room.host), say.Start)

    def does_something(self) -> Refusal | None:
        """Time passes, and somebody tries something; the refusal if he may not."""
        self.table.later(self.choose(WAITS))
        try:
            if self.choose(range(6)) == 0:
                self.table.act(NOBODY, self.internal())
            else:
                actor = self.actor()
                self.table.act(actor, self.command(actor))
        except Refusal as refusal:
            return refusal
        return None


_COMMANDS: Final[dict[type[AnyCommand], Callable[[Anybody, Actor, str], AnyCommand]]] = {
    say.Watch: lambda _, __, id: say.Watch(id, "table"),
    say.Leave: lambda _, __, id: say.Leave(id),
    say.Hint: lambda _, __, id: say.Hint(id),
    say.Sit: lambda one, _, id: say.Sit(id, one.seat(), one.choose(("", "invite 1"))),
    say.Stand: lambda _, __, id: say.Stand(id),
    say.SetSeat: lambda one, _, id: say.SetSeat(id, one.seat(), one.choose(("open", "invited", *LEVELS))),
    say.StandIn: lambda one, _, id: say.StandIn(id, one.seat(), one.choose(LEVELS)),
    say.Remove: lambda one, _, id: say.Remove(id, one.seat()),
    say.PassHost: lambda one, _, id: say.PassHost(id, one.seat()),
    say.Start: lambda _, __, id: say.Start(id),
    say.Commit: lambda _, actor, id: say.Commit(id, commitment_of(salt_of(actor))),
    say.Show: lambda one, actor, id: say.Show(id, one.choose((salt_of(actor), "00"))),
    say.Play: lambda one, _, id: say.Play(id, one.table.room.seq - one.choose((0, 0, 3)), one.move()),
    say.Undo: lambda _, __, id: say.Undo(id),
    say.Ready: lambda _, __, id: say.Ready(id),
    say.React: lambda one, _, id: say.React(id, one.choose(get_args(Phrase))),
    say.Close: lambda _, __, id: say.Close(id),
}

KINDS: Final = tuple(_COMMANDS)
"""Every kind of command there is."""

_OFTEN: Final = (
    say.Play,
    say.Play,
    say.Play,
    say.StandIn,
    say.Undo,
    say.Ready,
    say.Commit,
    say.Show,
    say.React,
)
_ENDING: Final = (say.Close, say.Stand, say.Remove)
