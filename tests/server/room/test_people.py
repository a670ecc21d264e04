"""Who may do what: the host and his office, sending away, standing in, saying phrases, closing."""

from __future__ import annotations

import pytest

from chickenfoot.server.room import Actor
from chickenfoot.wire.from_client import (
    Close,
    Hint,
    Leave,
    PassHost,
    React,
    Remove,
    Sit,
    Stand,
    StandIn,
    Start,
    Watch,
)
from tests.server.tables import ANN, BO, CY, XO, Table, holders

# --- sending away -----------------------------------------------------------------------------------------


def test_who_was_sent_away_cannot_sit_down_again() -> None:
    table = Table().seated(ANN, BO)

    assert table.does(ANN, Remove, seat=1) == "Stood"
    assert holders(table) == "Ann open"
    assert table.refuses(BO, Sit, seat=1) == "removed"
    assert table.does(CY, Sit, seat=1) == "Sat"


def test_who_stood_up_by_himself_may_come_back() -> None:
    table = Table().seated(ANN, BO)
    table.does(BO, Stand)

    assert table.does(BO, Sit, seat=1) == "Sat"


def test_a_hen_goes_on_for_who_is_sent_away_from_a_game() -> None:
    table = Table().dealt(ANN, BO)
    table.does(ANN, Remove, seat=1)

    assert holders(table) == "Ann hen"
    assert table.room.removed == {BO.id}


def test_only_the_host_sends_away_and_only_other_people() -> None:
    table = Table(seats=("open", "open", "hen", "open")).seated(ANN, BO)

    assert table.refuses(BO, Remove, seat=0) == "not_host"
    assert table.refuses(ANN, Remove, seat=0) == "not_yourself"
    assert table.refuses(ANN, Remove, seat=2) == "nobody_there"
    assert table.refuses(ANN, Remove, seat=3) == "nobody_there"
    assert table.refuses(ANN, Remove, seat=4) == "no_such_seat"


# --- the office of the host -------------------------------------------------------------------------------


def test_the_host_hands_his_office_over() -> None:
    table = Table().seated(ANN, BO)

    assert table.does(ANN, PassHost, seat=1) == "HostPassed"
    assert table.room.host == BO.id
    assert table.refuses(ANN, Start) == "not_host"
    assert table.does(BO, Remove, seat=0) == "Stood"


def test_to_hand_it_to_oneself_changes_nothing() -> None:
    assert Table().seated(ANN).does(ANN, PassHost, seat=0) == ""


def test_it_is_handed_to_people_who_sit_there() -> None:
    table = Table(seats=("open", "open", "hen")).seated(ANN)

    assert table.refuses(ANN, PassHost, seat=1) == "nobody_there"
    assert table.refuses(ANN, PassHost, seat=2) == "nobody_there"
    assert table.refuses(ANN, PassHost, seat=3) == "no_such_seat"
    assert table.refuses(BO, PassHost, seat=0) == "not_host"


def test_the_first_of_the_others_is_host_when_the_host_gets_up() -> None:
    table = Table(seats=("open", "hen", "open", "open")).seated(ANN, BO, CY)

    assert table.does(ANN, Stand) == "Stood HostPassed"
    assert table.room.host == BO.id


def test_the_host_stays_host_where_nobody_else_is() -> None:
    table = Table(seats=("open", "hen")).seated(ANN)

    assert table.does(ANN, Stand) == "Stood"
    assert table.room.host == ANN.id


def test_the_host_stays_host_when_another_gets_up() -> None:
    table = Table().seated(ANN, BO)

    assert table.does(BO, Stand) == "Stood"
    assert table.room.host == ANN.id


def test_a_host_need_not_sit() -> None:
    table = Table().seated(BO, CY)

    assert table.does(ANN, Start) == "Started Offered"
    assert table.does(BO, Stand) == "Stood"
    assert table.room.host == ANN.id


# --- standing in ------------------------------------------------------------------------------------------


def test_the_host_lets_a_computer_player_stand_in_and_the_person_back() -> None:
    table = Table().dealt(ANN, BO)

    assert table.does(ANN, StandIn, seat=1, level="rooster") == "StoodIn"
    assert table.room.places[1] == (BO.id, "Bo", "rooster", "")
    assert table.room.places[1].holder == "person"
    assert [*table.room.people] == [0]

    assert table.does(ANN, StandIn, seat=1, level="") == "StoodIn"
    assert [*table.room.people] == [0, 1]


def test_everybody_does_so_for_himself() -> None:
    table = Table().dealt(ANN, BO)

    assert table.does(BO, StandIn, seat=1, level="hen") == "StoodIn"
    assert table.does(BO, StandIn, seat=1, level="chick") == "StoodIn"
    assert table.does(BO, StandIn, seat=1) == "StoodIn"


def test_what_is_so_already_changes_nothing() -> None:
    table = Table().dealt(ANN, BO)
    table.does(BO, StandIn, seat=1, level="hen")

    assert table.does(ANN, StandIn, seat=1, level="hen") == ""
    assert table.does(ANN, StandIn, seat=0, level="") == ""


def test_nobody_does_so_for_others_but_the_host() -> None:
    table = Table(seats=("open", "open", "hen")).dealt(ANN, BO)

    assert table.refuses(BO, StandIn, seat=0, level="hen") == "not_host"
    assert table.refuses(XO, StandIn, seat=0, level="hen") == "not_host"
    assert table.refuses(ANN, StandIn, seat=2, level="hen") == "nobody_there"
    assert table.refuses(ANN, StandIn, seat=3, level="hen") == "no_such_seat"


def test_only_computer_players_that_there_are_stand_in() -> None:
    details = Table().dealt(ANN, BO).details(ANN, StandIn, seat=1, level="deep blue")

    assert (details["code"], details["got"]) == ("unknown_bot", "'deep blue'")


# --- the rest ---------------------------------------------------------------------------------------------


def test_who_sits_may_say_a_phrase_at_any_time() -> None:
    table = Table().seated(ANN, BO)

    assert table.does(BO, React, phrase="hello") == "Reacted"
    table.does(ANN, Start)
    assert table.does(BO, React, phrase="good_luck") == "Reacted"
    assert table.refuses(XO, React, phrase="hello") == "not_seated"


def test_the_host_closes_the_table() -> None:
    table = Table().dealt(ANN, BO)

    assert table.refuses(BO, Close) == "not_host"
    assert table.does(ANN, Close) == "Closed"
    assert (table.room.phase, table.room.expired) == ("closed", False)


@pytest.mark.parametrize("kind", [Close, Stand, Start])
@pytest.mark.parametrize("actor", [ANN, BO, XO])
def test_nothing_happens_at_a_closed_table(kind: type[Close | Stand | Start], actor: Actor) -> None:
    table = Table().dealt(ANN, BO)
    table.does(ANN, Close)

    assert table.refuses(actor, kind) == "closed"
    assert table.ticks() == ""
    assert table.bot_moves(0, "draw") == ""


def test_what_is_no_command_to_the_table_is_none_of_its_business() -> None:
    table = Table()

    assert table.refuses(ANN, Watch, table="t") == "no_such_command"
    assert table.refuses(ANN, Leave) == "no_such_command"
    assert table.refuses(ANN, Hint) == "no_such_command"


# --- alone ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "people", "is_alone"),
    [
        (("open", "hen"), (ANN,), True),
        (("open", "hen", "chick"), (ANN,), True),
        (("open", "open"), (ANN,), False),
        (("open", "invited"), (ANN,), False),
        (("open", "open"), (ANN, BO), False),
        (("hen", "hen"), (), False),
    ],
)
def test_alone_is_who_plays_against_computer_players(
    seats: tuple[str, ...], people: tuple[Actor, ...], *, is_alone: bool
) -> None:
    table = Table(seats=seats).seated(*people)

    assert table.room.is_alone is is_alone
    assert table.room.may_hint(table.room.seat_of(ANN.id)) is is_alone


def test_hints_are_given_to_those_who_sit_where_the_table_allows_them() -> None:
    table = Table(hints=True).seated(ANN, BO)

    assert table.room.may_hint(0)
    assert not table.room.may_hint(None)
