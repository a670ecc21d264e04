"""A table is its log: read again it is the same; what cannot have happened is no log; commands come once."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from chickenfoot.rules import Stream, seed_of
from chickenfoot.server import log
from chickenfoot.server.log import (
    AnyEntry,
    BadLog,
    Closed,
    Dealt,
    HostPassed,
    Moved,
    Offered,
    Reacted,
    Readied,
    SaltCommitted,
    SaltsClosed,
    SaltShown,
    Sat,
    SeatSet,
    Started,
    Stood,
    StoodIn,
    TableMade,
    Undone,
    read_entries,
    read_entry,
    write_entry,
)
from chickenfoot.server.room import fold, folded
from chickenfoot.testing.drawing import table as drawing
from chickenfoot.wire.from_client import Play, React, Sit
from tests.server.tables import ANN, BO, XO, Table, table_of

KINDS: tuple[type[AnyEntry], ...] = AnyEntry.__args__
TURN = """
    ends   6 6 3
    hands  > 6-1 3-4 6-2 | 6-5 2-2 1-3
    yard   4-4 5-5 0-0 0-1
"""


# --- there and back ---------------------------------------------------------------------------------------


@given(entry=st.one_of([st.from_type(kind) for kind in KINDS]))
def test_what_is_written_is_read(entry: AnyEntry) -> None:
    assert read_entry(write_entry(entry)) == entry


def test_every_kind_of_entry_has_a_name_of_its_own() -> None:
    tags = [kind.__struct_config__.tag for kind in KINDS]

    assert len(set(tags)) == len(KINDS) == 17


def test_what_is_as_usual_is_not_written() -> None:
    assert write_entry(Dealt(at=5)) == b'{"type":"dealt","at":5}'


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{}",
        b"[]",
        b"\xff",
        b'{"type":"dealt"}',
        b'{"type":"flown","at":1}',
        b'{"type":"dealt","at":"1"}',
        b'{"type":"dealt","at":1,"of":"a newer version"}',
        b'{"type":"made","at":1}',
    ],
)
def test_what_is_no_entry_is_no_log(body: bytes) -> None:
    with pytest.raises(BadLog):
        read_entry(body)


@pytest.mark.parametrize("number", range(6))
def test_a_log_read_again_is_the_same_table(number: int) -> None:
    seats = ("open", "open", "hen") if number % 2 else ("open", "hen")
    table = Table(seats=seats, label=f"log {number}").dealt(ANN, BO)
    table.play_out(Stream(seed_of(f"log {number}")).choice)

    bodies = [write_entry(entry) for entry in table.entries]
    assert read_entries(bodies) == table.entries
    assert fold(read_entries(bodies)) == table.room


def test_a_log_may_be_read_in_pieces() -> None:
    table = Table().dealt(ANN, BO).play_out(Stream(seed_of("pieces")).choice)

    for at in range(1, len(table.entries)):
        assert folded(fold(table.entries[:at]), table.entries[at:]) == table.room


# --- what cannot have happened ----------------------------------------------------------------------------


def test_a_log_begins_with_its_table() -> None:
    with pytest.raises(BadLog, match=r"^entry 1: expected the table, got NoneType$"):
        fold([])
    with pytest.raises(BadLog, match=r"^entry 1: expected the table, got Closed$"):
        fold([Closed(at=1)])


@pytest.mark.parametrize(
    "changed",
    [
        {"rules": "no rules"},
        {"rules": "cross;players=4"},
        {"seats": ("open",), "invites": ("",)},
        {"invites": ("",)},
        {"secret": "no hex"},
    ],
    ids=["rules", "players", "one seat", "invites", "secret"],
)
def test_a_log_begins_with_a_table_that_can_be(changed: dict[str, Any]) -> None:
    first = msgspec.structs.replace(Table().entries[0], **changed)

    with pytest.raises(BadLog, match=r"^entry 1: expected a table that can be, got another$"):
        fold([first])


CANNOT: list[AnyEntry] = [
    Sat(at=2, seat=9, by="x", name="X"),
    SeatSet(at=2, seat=-1, to="hen"),
    Readied(at=2, seat=9),
    Stood(at=2, seat=9),
    StoodIn(at=2, seat=9),
    HostPassed(at=2, seat=9),
    SaltCommitted(at=2, seat=0, commitment="00"),
    SaltsClosed(at=2),
    SaltShown(at=2, seat=0, salt=""),
    Dealt(at=2),
    Moved(at=2, seat=0, move="draw"),
    Undone(at=2),
    Offered(at=2, seed="no hex"),
]


@pytest.mark.parametrize("entry", CANNOT, ids=lambda entry: type(entry).__name__)
def test_what_cannot_follow_is_said_with_its_number_and_kind(entry: AnyEntry) -> None:
    """And no more: entries hold secrets."""
    table = Table().seated(ANN, BO)
    expected = f"entry 4: expected one that can follow here, got {type(entry).__name__}"

    with pytest.raises(BadLog) as refused:
        folded(table.room, [entry])
    assert str(refused.value) == expected


def test_there_is_one_table_in_a_log() -> None:
    table = Table()

    with pytest.raises(BadLog, match="entry 2"):
        fold([*table.entries, table.entries[0]])


@pytest.mark.parametrize(
    ("seat", "move"),
    [(1, "1-3 on 1"), (0, "6-6 on 6"), (0, "no move"), (9, "draw"), (0, "catch 0"), (0, "pass")],
)
def test_a_move_that_was_not_legal_was_not_made(seat: int, move: str) -> None:
    table = table_of(drawing(TURN))

    with pytest.raises(BadLog):
        folded(table.room, [Moved(at=table.now, seat=seat, move=move)])


@pytest.mark.parametrize("salt", ["no hex", "0"])
def test_a_round_is_dealt_from_salts_in_hex(salt: str) -> None:
    table = Table().started(ANN, BO)

    with pytest.raises(BadLog):
        folded(table.room, [SaltShown(at=2, seat=0, salt=salt), Dealt(at=2)])


def test_a_round_is_dealt_from_a_seed_of_32_bytes() -> None:
    table = Table().seated(ANN, BO)

    with pytest.raises(BadLog):
        folded(table.room, [Started(at=2), Offered(at=2, seed="00"), Dealt(at=2)])


def test_no_round_is_dealt_while_one_is_played() -> None:
    table = Table().dealt(ANN, BO)

    with pytest.raises(BadLog):
        folded(table.room, [Offered(at=2, seed="00" * 32), Dealt(at=2)])


def test_what_cannot_be_shown_wrong_is_taken_as_it_stands() -> None:
    """What an entry says has happened is not questioned: ``decide`` has done so before it was kept."""
    table = Table().seated(ANN)
    told: list[AnyEntry] = [
        Sat(at=2, by=BO.id, seat=1, name="Bo"),
        SeatSet(at=2, seat=1, to="hen"),
        Started(at=2),
        Readied(at=2, seat=0),
        Reacted(at=2, seat=0, phrase="hello"),
        Closed(at=2),
    ]

    assert folded(table.room, told).seq == table.room.seq + len(told)
    assert {type(entry) for entry in [*told, *CANNOT]} | {TableMade} == set(KINDS)


def test_no_secret_is_in_the_text_of_an_error() -> None:
    table = Table().seated(ANN, BO)

    with pytest.raises(BadLog) as refused:
        folded(table.room, [Offered(at=2, seed="5ec2e7 no hex")])
    assert "5ec2e7" not in str(refused.value)


# --- commands that come twice -----------------------------------------------------------------------------


def test_a_command_is_known_again_by_guest_and_id() -> None:
    table = Table()
    table.act(ANN, Sit(id="one", seat=0))
    table.act(BO, Sit(id="one", seat=1))

    assert [table.room.answer_to(guest.id, "one") for guest in (ANN, BO, XO)] == [2, 3, None]


def test_of_several_entries_the_first_is_the_answer() -> None:
    table = Table(seats=("open", "hen")).seated(ANN)
    before = table.room.seq
    table.started()

    assert len(table.entries) == before + 2
    assert table.room.answered[ANN.id][-1].seq == before + 1


def test_what_was_refused_or_changed_nothing_is_not_remembered() -> None:
    table = Table().seated(ANN)
    known = table.room.answered
    table.act(ANN, Sit(id="again", seat=0))
    table.refuses(ANN, Play, seen=0, move="draw")

    assert table.room.answered == known


def test_the_latest_64_commands_of_each_guest_are_remembered() -> None:
    table = Table().seated(ANN, BO)
    first = dict(table.room.answered)
    for number in range(200):
        table.act(ANN, React(id=f"word {number}", phrase="hello"))

    his = table.room.answered[ANN.id]
    assert len(his) == 64
    assert his[0] == ("word 136", table.room.seq - 63)
    assert table.room.answered[BO.id] == first[BO.id]
    assert his[-1] == ("word 199", table.room.seq)


def test_what_computer_players_do_needs_no_remembering() -> None:
    table = table_of(drawing(TURN), ["open", "hen"])
    table.plays(ANN, "6-1 on 6")
    known = table.room.answered
    table.bot_moves(1, "1-3 on 1")

    assert table.room.answered == known


def test_every_entry_of_the_room_is_in_the_union() -> None:
    made: list[Any] = [
        kind for kind in vars(log).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    ]

    assert set(made) - {log.Entry} == set(KINDS)
