"""Who sits where: seats taken and given up, reserved, given to computer players."""

from __future__ import annotations

import pytest

from chickenfoot.errors import BadInput, BadRuleset
from chickenfoot.rules import Ruleset
from chickenfoot.server.room import fold, made
from chickenfoot.server.room.deciding import LONGEST_CLOCK
from chickenfoot.wire.from_client import SetSeat, Sit, Stand, StandIn, Start
from tests.server.tables import ANN, BEGUN, BO, CY, SECRET, XO, Table, holders

# --- a table is made --------------------------------------------------------------------------------------


def test_a_table_is_made_with_its_seats_as_wanted() -> None:
    table = Table(seats=("open", "invited", "hen"))

    assert holders(table) == "open invited hen"
    assert table.room.phase == "gathering"
    assert table.room.host == ANN.id
    assert [place.invite for place in table.room.places] == ["", "invite 1", ""]


def test_who_makes_a_table_does_not_sit_there_yet() -> None:
    assert Table().room.guests == frozenset()


@pytest.mark.parametrize("clock", [0, 30, LONGEST_CLOCK])
def test_a_turn_may_take_up_to_a_month(clock: int) -> None:
    assert Table(clock=clock).room.clock == clock


@pytest.mark.parametrize("clock", [-1, LONGEST_CLOCK + 1])
def test_no_other_clock_is_taken(clock: int) -> None:
    with pytest.raises(BadInput) as refused:
        Table(clock=clock)

    assert refused.value.code == "bad_clock"
    assert refused.value.details["most"] == LONGEST_CLOCK


def test_a_table_wants_computer_players_that_there_are() -> None:
    with pytest.raises(BadInput) as refused:
        Table(seats=("open", "hen", "deep blue"))

    assert refused.value.code == "unknown_bot"
    assert refused.value.where.startswith("seats[2]")


@pytest.mark.parametrize("seats", [["open"], ["open"] * 9])
def test_a_table_has_as_many_seats_as_its_rules_allow(seats: list[str]) -> None:
    """Section 4, item 2."""
    with pytest.raises(BadRuleset) as refused:
        Table("trains", seats)

    assert refused.value.code == "players_out_of_range"


def test_the_command_that_made_a_table_is_remembered() -> None:
    more = {"secret": SECRET, "invites": ["", ""]}
    first = made(Ruleset(), ["open", "hen"], ANN, BEGUN, **more, command="first")  # type: ignore[arg-type]

    assert fold([first]).answer_to(ANN.id, "first") == 1


# --- sitting ----------------------------------------------------------------------------------------------


def test_a_guest_takes_an_open_seat_under_his_name() -> None:
    table = Table()

    assert table.does(BO, Sit, seat=1) == "Sat"
    assert holders(table) == "open Bo"
    assert table.room.seat_of(BO.id) == 1
    assert table.room.people == (1,)


def test_to_sit_where_one_sits_changes_nothing() -> None:
    assert Table().seated(ANN).does(ANN, Sit, seat=0) == ""


def test_nobody_has_two_seats() -> None:
    table = Table().seated(ANN)

    assert table.details(ANN, Sit, seat=1) == {"code": "seated_already", "seat": 0}


def test_a_taken_seat_is_not_to_be_had() -> None:
    table = Table(seats=("open", "hen")).seated(ANN)

    assert table.refuses(BO, Sit, seat=0) == "seat_taken"
    assert table.refuses(BO, Sit, seat=1) == "seat_taken"


def test_there_are_only_so_many_seats() -> None:
    assert Table().details(BO, Sit, seat=2) == {"code": "no_such_seat", "most": 1}


def test_a_reserved_seat_opens_to_its_secret() -> None:
    table = Table(seats=("open", "invited"))

    assert table.does(BO, Sit, seat=1, invite="invite 1") == "Sat"
    assert holders(table) == "open Bo"
    assert table.does(BO, Stand) == "Stood"
    assert holders(table) == "open invited"
    assert table.does(BO, Sit, seat=1, invite="invite 1") == "Sat"


@pytest.mark.parametrize("invite", ["", "invite 0", "INVITE 1", "invite 1 "])
def test_a_reserved_seat_opens_to_nothing_else(invite: str) -> None:
    table = Table(seats=("invited", "invited"))

    assert table.refuses(BO, Sit, seat=1, invite=invite) == "invited_only"


def test_the_host_too_needs_the_secret_of_a_reserved_seat() -> None:
    assert Table(seats=("open", "invited")).refuses(ANN, Sit, seat=1) == "invited_only"


def test_an_open_seat_asks_for_no_secret() -> None:
    assert Table().does(BO, Sit, seat=0, invite="whatever") == "Sat"


def test_nobody_sits_down_once_the_game_has_begun() -> None:
    table = Table().dealt(ANN, BO)

    assert table.details(XO, Sit, seat=0) == {"code": "not_now", "phase": "playing"}


# --- standing up ------------------------------------------------------------------------------------------


def test_before_the_game_a_seat_given_up_is_open_again() -> None:
    table = Table().seated(ANN, BO)

    assert table.does(BO, Stand) == "Stood"
    assert holders(table) == "Ann open"
    assert table.does(CY, Sit, seat=1) == "Sat"


def test_in_a_game_a_hen_goes_on_for_who_gives_up_his_seat() -> None:
    table = Table().dealt(ANN, BO)

    assert table.does(BO, Stand) == "Stood"
    assert holders(table) == "Ann hen"
    assert table.refuses(BO, Stand) == "not_seated"


def test_who_stood_in_for_somebody_stays_when_he_goes() -> None:
    table = Table().dealt(ANN, BO)
    table.does(BO, StandIn, seat=1, level="chick")
    table.does(BO, Stand)

    assert holders(table) == "Ann chick"


def test_only_who_sits_can_stand_up() -> None:
    assert Table().refuses(ANN, Stand) == "not_seated"


# --- the host arranges the seats --------------------------------------------------------------------------


def test_the_host_opens_reserves_and_fills_seats() -> None:
    table = Table()

    assert table.does(ANN, SetSeat, seat=0, to="rooster") == "SeatSet"
    assert table.does(ANN, SetSeat, seat=1, to="invited") == "SeatSet"
    assert holders(table) == "rooster invited"
    assert len(table.room.places[1].invite) == 24

    table.does(ANN, SetSeat, seat=0, to="open")
    assert holders(table) == "open invited"


def test_a_seat_reserved_anew_has_another_secret() -> None:
    table = Table(seats=("open", "invited"))
    table.does(ANN, SetSeat, seat=1, to="invited")

    assert table.refuses(BO, Sit, seat=1, invite="invite 1") == "invited_only"
    assert table.does(BO, Sit, seat=1, invite=table.room.places[1].invite) == "Sat"


def test_a_seat_is_given_to_computer_players_that_there_are() -> None:
    details = Table().details(ANN, SetSeat, seat=1, to="deep blue")

    assert (details["code"], details["got"]) == ("unknown_bot", "'deep blue'")


def test_the_host_cannot_give_away_the_seat_of_a_person() -> None:
    table = Table().seated(ANN, BO)

    assert table.refuses(ANN, SetSeat, seat=1, to="hen") == "seat_taken"


def test_seats_are_arranged_by_the_host_before_the_game() -> None:
    table = Table().seated(ANN, BO)

    assert table.refuses(BO, SetSeat, seat=1, to="hen") == "not_host"
    assert table.refuses(ANN, SetSeat, seat=2, to="hen") == "no_such_seat"
    table.does(ANN, Start)
    assert table.details(ANN, SetSeat, seat=1, to="hen") == {"code": "not_now", "phase": "salting"}


@pytest.mark.parametrize(("seats", "to"), [(("open", "open"), "open"), (("open", "hen"), "hen")])
def test_what_a_seat_is_already_changes_nothing(seats: tuple[str, str], to: str) -> None:
    table = Table(seats=seats)

    assert table.does(ANN, SetSeat, seat=1, to=to) == ""


def test_a_reserved_seat_can_be_given_a_new_secret() -> None:
    table = Table(seats=("open", "invited"))
    before = table.room.places[1].invite

    assert table.does(ANN, SetSeat, seat=1, to="invited") == "SeatSet"
    assert table.room.places[1].invite != before
