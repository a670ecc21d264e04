"""Whatever anybody does at any moment, the table stays in order and goes on."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import get_args

import pytest

from chickenfoot.rules import State, Stream, catches, legal_moves, seed_of, whole_set
from chickenfoot.server.log import AnyEntry, read_entry, write_entry
from chickenfoot.server.room import BotMove, Room, Tick, decide, fold, folded
from chickenfoot.wire.from_client import AnyCommand
from tests.server.commands import KINDS, Anybody
from tests.server.tables import BEGUN, NOBODY, PACE, PEOPLE, Table

TABLES: tuple[tuple[str, tuple[str, ...], int], ...] = (
    ("trains;set=4;hand=3;arms=2;rounds=4,3", ("open", "open"), 0),
    ("trains;set=4;hand=3;arms=2;rounds=4,3", ("open", "hen"), 0),
    ("cross;set=5;hand=4;arms=3;rounds=5,0", ("open", "invited", "hen"), 0),
    ("howsley;set=6;hand=5;rounds=6,5", ("open", "hen", "open", "open"), 30),
    ("family;set=5;hand=4;rounds=5,4", ("open", "open", "chick"), 3600),
    ("hub;set=8;hand=4;rounds=8", ("open", "hen", "hen", "open"), 0),
    ("trains;set=4;hand=3;arms=2;end=target:20", ("open", "hen"), 0),
)


# --- what always holds ------------------------------------------------------------------------------------


def check(room: Room) -> None:
    """What holds of every table at every moment."""
    guests = [place.guest for place in room.places if place.guest]
    assert len(guests) == len(set(guests)) == len(room.guests)
    assert not room.removed & room.guests
    assert all(len(his) <= 64 for his in room.answered.values())
    assert BEGUN <= room.turn_at <= room.at or room.turn_at == 0
    assert room.turn_seq <= room.seq
    check_phase(room)
    if room.state is not None:
        check_tiles(room.state)


def check_phase(room: Room) -> None:
    """What goes with each phase, and only with it."""
    phase, game = room.phase, room.game
    assert (room.offer is not None) == (phase == "salting")
    assert (room.state is not None) == (phase == "playing")
    if phase != "closed":
        assert (game is None) == (phase == "gathering")
        if phase != "gathering":
            assert all(place.holder in {"person", "computer"} for place in room.places)
        if phase not in {"between", "over"}:
            assert room.ready == frozenset()
    if game is not None and phase in {"between", "over"}:
        assert game.is_over == (phase == "over")
    assert len(room.games) == len(room.undone)
    assert room.ready <= set(range(len(room.places)))
    assert not room.earlier or phase in {"playing", "between", "over", "closed"}


def check_tiles(state: State) -> None:
    """Every tile of the set is in one place."""
    tiles = [one.tile for one in state.tableau.laid]
    tiles += [*state.yard, *(tile for hand in state.hands for tile in hand)]
    assert sorted(tiles) == sorted(whole_set(state.ruleset.set))


def check_due(table: Table) -> None:
    """Something is always due, not before what it follows from; and when it is due it can be done."""
    room, due = table.room, table.due
    since = min(room.at, room.turn_at or room.at)
    if room.offer is not None:
        since = room.offer.since
    assert due.at > since
    assert (due.act == "purge") == room.closed
    if due.act == "tick":
        assert decide(room, NOBODY, Tick(table.fresh()), due.at, PACE, table.fresh())
    if due.act in {"bot", "clock"}:
        assert room.state is not None
        moves = [catch for catch in catches(room.state) if catch.by == due.seat]
        move = str(moves[0] if moves else legal_moves(room.state)[0])
        command = BotMove(due.seat, room.turn_seq, move, due.act == "clock")
        assert decide(room, NOBODY, command, due.at, PACE, table.fresh())


# --- what is tried ----------------------------------------------------------------------------------------


def any_table(number: int, *, commands: int) -> tuple[Table, Counter[str]]:
    """A table after so many steps: some sensible, some anything; and how often what was refused."""
    rules, seats, clock = TABLES[number % len(TABLES)]
    table = Table(rules, seats, clock=clock, label=f"any {number}")
    stream = Stream(seed_of(f"any commands {number}"))
    anybody = Anybody(table, stream)
    refused: Counter[str] = Counter()
    if stream.below(8):
        table.seated(*PEOPLE[: len(seats)])
    for _ in range(commands):
        before = table.room
        if stream.below(3):
            anybody.goes_on()
        elif (refusal := anybody.does_something()) is not None:
            assert refusal.code
            assert all(isinstance(detail, str | int) for detail in refusal.details.values())
            assert table.room == before
            refused[refusal.code] += 1
        check(table.room)
        check_due(table)
        if table.room.closed and stream.below(4) == 0:
            break
    return table, refused


@pytest.mark.parametrize("number", range(35))
def test_any_command_is_refused_with_a_code_or_leaves_the_table_in_order(number: int) -> None:
    table, _ = any_table(number, commands=150)

    bodies = [write_entry(entry) for entry in table.entries]
    again: list[AnyEntry] = [read_entry(body) for body in bodies]
    assert fold(again) == table.room
    assert [step.after.seq for step in table.steps] == [*range(2, len(table.entries) + 1)]
    assert all(before.after == after.before for before, after in pairwise(table.steps))
    assert folded(table.steps[0].before, again[1:]) == table.room


def test_every_command_is_tried() -> None:
    assert set(KINDS) == set(get_args(AnyCommand))
