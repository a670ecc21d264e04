"""What is told, one message after the other, is enough: a client that only listens has the whole table."""

from __future__ import annotations

from statistics import median

import pytest

from chickenfoot.rules import PRESETS, Stream, seed_of
from chickenfoot.server.readers import frame_of, steps_of
from chickenfoot.server.room import fold
from chickenfoot.wire.codec import write_to_client
from chickenfoot.wire.from_client import Close, Ready, Stand, StandIn, Undo
from chickenfoot.wire.parts import GameOver
from chickenfoot.wire.to_client import Dealt, Moved, Snapshot
from tests.server.commands import Anybody
from tests.server.tables import ANN, BO, PACE, PEOPLE, XO, Table
from tests.server.telling.hearing import TABLE, frames, heard, last, read, seen
from tests.server.telling.make import FILE, text

MOST = 1024
"""Bytes that a play costs a client, as a median."""

SIZES = {2: ("open", "hen"), 3: ("open", "hen", "open"), 5: ("open",) * 3 + ("hen",) * 2}


def guests_of(table: Table) -> list[str]:
    """Everybody who ever sat there or was the host, and one who only looks on."""
    rooms = [step.after for step in table.steps]
    return sorted({guest for room in rooms for guest in {*room.guests, room.host}} | {XO.id})


def listen(table: Table, guest: str) -> None:
    """Hear the whole game as *guest*, and compare with a fresh look after every message."""
    known = seen(fold(table.entries[:1]), guest)
    for step, frame in zip(table.steps, frames(table, guest), strict=True):
        known = heard(known, read(frame))
        assert known == seen(step.after, guest), step.entry


# --- whole games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", SIZES)
def test_whoever_listens_to_a_game_has_the_table_as_it_stands(preset: str, players: int) -> None:
    table = Table(f"{preset};rounds=9,8", SIZES[players], label=f"hearing {preset} {players}", clock=60)
    table.dealt(*PEOPLE).play_out(Stream(seed_of(f"hearing {preset} {players}")).choice)
    assert table.room.phase == "over"

    for guest in guests_of(table):
        listen(table, guest)


@pytest.mark.parametrize("number", range(14))
def test_whatever_anybody_does_whoever_listens_has_the_table(number: int) -> None:
    rules, seats = (
        ("family;set=5;hand=4;rounds=5,4", ("open", "hen")),
        ("cross;set=5;hand=4;arms=3;rounds=5,0", ("open", "invited", "hen")),
    )[number % 2]
    table = Table(rules, seats, label=f"listening {number}", hints=number % 3 == 0)
    stream = Stream(seed_of(f"listening {number}"))
    anybody = Anybody(table, stream)
    for _ in range(120):
        if stream.below(3):
            anybody.goes_on()
        else:
            anybody.does_something()

    for guest in guests_of(table):
        listen(table, guest)


def test_a_game_that_stops_for_want_of_a_double_is_told_to_be_over() -> None:
    """Section 3, ``unheld``: dropped; nobody holds any double that is left."""
    rules = "pagat;set=9;hand=2;unheld=dropped;rounds=9,8"
    tables = (
        Table(rules, ("open", "open"), label=f"dropped {number}").dealt(ANN, BO) for number in range(99)
    )
    table = next(table for table in tables if table.room.phase == "over")

    for guest in guests_of(table):
        listen(table, guest)
    dealt = last(table, ANN, Dealt)
    assert isinstance(dealt.happened[-1], GameOver)
    assert dealt.happened[-1].final.stopped
    assert len(bytes.fromhex(dealt.seed)) == 32


@pytest.mark.parametrize("rounds", ["2", "2,1"])
def test_a_round_that_is_over_as_it_is_dealt_is_told_to_be_over(rounds: str) -> None:
    """T14: nobody can lay on the double and nobody may draw."""
    rules = f"trains;set=2;hand=1;arms=2;toes=1;draw=none;rounds={rounds}"
    tables = (
        Table(rules, ("open", "open"), label=f"at once {number}").dealt(ANN, BO) for number in range(99)
    )
    table = next(table for table in tables if table.room.phase != "playing")

    for guest in guests_of(table):
        listen(table, guest)


# --- the gap ----------------------------------------------------------------------------------------------


def test_what_was_missed_can_be_told_again_from_the_log_byte_for_byte() -> None:
    table = Table("howsley;rounds=9,8", ("open", "hen", "open")).dealt(ANN, BO)
    table.play_out(Stream(seed_of("missed")).choice)

    for guest in guests_of(table):
        sent = frames(table, guest)
        for after in (1, 5, len(sent) // 2, len(sent) - 1):
            steps = steps_of(fold(table.entries[:after]), table.entries[after:])
            assert [frame_of(TABLE, step, guest, PACE) for step in steps] == sent[after - 1 :]


def test_what_was_missed_and_then_told_gives_the_table() -> None:
    table = Table("family;rounds=9", ("open", "open")).dealt(ANN, BO)
    table.play_out(Stream(seed_of("caught up")).choice)
    after = len(table.entries) // 2
    known = seen(fold(table.entries[:after]), ANN.id)
    for frame in frames(table, ANN.id)[after - 1 :]:
        known = heard(known, read(frame))

    assert known == seen(table.room, ANN.id)


# --- how much it is ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4, 8])
def test_a_play_costs_each_client_a_kilobyte_at_most(players: int) -> None:
    """Issue 5, section 2: as a median."""
    presets = {name: rules for name, rules in PRESETS.items() if players in rules.tables()}
    for preset in presets:
        table = Table(f"{preset};rounds=9,8", ("open",) * players, label=f"bytes {preset} {players}")
        table.dealt(*PEOPLE).play_out(Stream(seed_of(f"bytes {preset}")).choice)
        for guest in guests_of(table):
            sent = [frame for frame in frames(table, guest) if isinstance(read(frame), Moved)]
            assert median(map(len, sent)) <= MOST, (preset, guest)


# --- taking back, leaving ---------------------------------------------------------------------------------


def test_what_is_taken_back_comes_as_a_whole_table() -> None:
    table = Table("trains", ("open", "hen")).dealt(ANN)
    choose = Stream(seed_of("undone")).choice
    while not table.room.may_undo(0):
        table.go_on(choose)
    table.does(ANN, Undo)

    message = read(frames(table, ANN.id)[-1])
    assert isinstance(message, Snapshot)
    assert (message.undone, message.undos, message.can_undo) == (True, 1, False)
    assert message == read(write_to_client(message))


def test_a_game_with_every_kind_of_message_is_heard() -> None:
    table = Table(seats=("open", "open", "hen")).dealt(ANN, BO)
    choose = Stream(seed_of("everything")).choice
    table.play_out(choose)
    table.does(BO, StandIn, seat=1, level="hen")
    table.does(BO, Stand)
    table.does(ANN, Ready)
    table.salted().play_out(choose)
    table.does(ANN, Undo)
    table.does(ANN, Close)

    kinds = {type(read(frame)).__name__ for frame in frames(table, ANN.id)}
    assert kinds == {"Seats", "Started", "Offered", "Dealt", "Moved", "Readied", "Snapshot", "Closed"}
    for guest in guests_of(table):
        listen(table, guest)


def test_the_browser_hears_what_is_told_now() -> None:
    """After a change: ``python -m tests.server.telling.make``."""
    assert FILE.read_text(encoding="utf-8") == text()
