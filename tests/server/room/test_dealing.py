"""From the start of a game to the deal of a round: salts are chosen, shown, and mixed in with the seed."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from chickenfoot.rules import Chance, Stream, seed_of
from chickenfoot.server.log import Offered
from chickenfoot.server.room import Actor
from chickenfoot.wire.from_client import Commit, Remove, Show, Stand, StandIn, Start
from tests.server.tables import (
    ANN,
    BO,
    CY,
    PACE,
    XO,
    Table,
    commitment_of,
    game_of,
    salt_of,
)

DOC = (Path(__file__).parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")
(SCRIPT,) = re.findall(r"^```python\n(.*?)^```$", DOC, re.DOTALL | re.MULTILINE)

THREE = ("open", "open", "open")


def salts(table: Table) -> list[str]:
    """What has been mixed into the round that was dealt."""
    played = game_of(table.room).round
    assert played is not None
    assert played.chance is not None
    return [salt.hex() for salt in played.chance.salts]


def closed(*committed: Actor) -> Table:
    """A table of Ann, Bo and Cy, where only some have chosen a salt in time."""
    table = Table(seats=THREE).started(ANN, BO, CY)
    for actor in committed:
        table.commits(actor)
    if len(committed) < len(THREE):
        table.later(PACE.salts).ticks()
    return table


# --- the start --------------------------------------------------------------------------------------------


def test_the_host_begins_the_game_when_every_seat_has_somebody() -> None:
    table = Table(seats=("open", "hen", "open")).seated(ANN, BO)

    assert table.does(ANN, Start) == "Started Offered"
    assert table.room.phase == "salting"
    assert table.room.game_number == 1


def test_no_game_begins_while_seats_are_free() -> None:
    table = Table(seats=("open", "invited", "hen", "open")).seated(ANN)

    assert table.details(ANN, Start) == {"code": "seats_free", "seats": 2}


def test_a_game_is_begun_once_and_by_the_host() -> None:
    table = Table().seated(ANN, BO)

    assert table.refuses(BO, Start) == "not_host"
    table.does(ANN, Start)
    assert table.details(ANN, Start) == {"code": "not_now", "phase": "salting"}


def test_where_nobody_could_mix_in_salt_the_round_is_dealt_at_once() -> None:
    table = Table(seats=("hen", "chick"))

    assert table.does(ANN, Start) == "Started Offered Dealt"
    assert salts(table) == ["", ""]


def test_the_seed_of_a_round_is_fresh() -> None:
    seeds = {Table(label=label).started(ANN, BO).room.offer for label in ("one", "two")}

    assert len(seeds) == 2


# --- salts, in order --------------------------------------------------------------------------------------


def test_all_choose_then_all_show_then_it_is_dealt() -> None:
    table = Table().started(ANN, BO)

    assert table.commits(BO) == "SaltCommitted"
    assert table.commits(ANN) == "SaltCommitted SaltsClosed"
    assert table.shows(ANN) == "SaltShown"
    assert table.shows(BO) == "SaltShown Dealt"
    assert salts(table) == [salt_of(ANN), salt_of(BO)]
    assert table.room.phase == "playing"


def test_no_salt_is_shown_before_all_are_chosen() -> None:
    table = Table().started(ANN, BO)
    table.commits(ANN)

    assert table.details(ANN, Show, salt=salt_of(ANN)) == {"code": "not_now", "phase": "salting"}


def test_a_salt_is_chosen_once() -> None:
    table = Table().started(ANN, BO)
    table.commits(ANN)

    assert table.refuses(ANN, Commit, commitment=commitment_of("00")) == "too_late"


def test_none_is_chosen_after_the_time() -> None:
    table = closed(ANN)

    assert table.refuses(BO, Commit, commitment=commitment_of("00")) == "too_late"


def test_a_salt_is_shown_once() -> None:
    table = closed(ANN, BO, CY)
    table.shows(ANN)

    assert table.refuses(ANN, Show, salt=salt_of(ANN)) == "too_late"


def test_who_has_chosen_none_has_none_to_show() -> None:
    assert closed(ANN).refuses(BO, Show, salt="") == "too_late"


def test_the_salt_shown_is_the_one_that_was_chosen() -> None:
    table = closed(ANN, BO, CY)

    assert table.refuses(ANN, Show, salt=salt_of(BO)) == "salt_differs"
    assert table.refuses(ANN, Show, salt="") == "salt_differs"
    assert table.shows(ANN) == "SaltShown"


def test_a_salt_may_be_empty() -> None:
    table = Table(seats=("open", "hen")).started(ANN)

    assert table.does(ANN, Commit, commitment=commitment_of("")) == "SaltCommitted SaltsClosed"
    assert table.does(ANN, Show, salt="") == "SaltShown Dealt"


def test_salts_are_for_who_plays_and_while_a_round_is_offered() -> None:
    table = Table().seated(ANN, BO)

    assert table.refuses(XO, Commit, commitment=commitment_of("")) == "not_seated"
    assert table.refuses(XO, Show, salt="") == "not_seated"
    assert table.details(ANN, Commit, commitment=commitment_of("")) == {
        "code": "not_now",
        "phase": "gathering",
    }
    assert table.dealt().details(ANN, Show, salt="") == {"code": "not_now", "phase": "playing"}


# --- who does not come ------------------------------------------------------------------------------------


def test_whoever_chooses_nothing_within_ten_seconds_mixes_in_nothing() -> None:
    table = Table(seats=THREE).started(ANN, BO, CY)
    table.commits(BO)

    assert table.later(9_999).ticks() == ""
    assert table.later(1).ticks() == "SaltsClosed"
    assert table.shows(BO) == "SaltShown Dealt"
    assert salts(table) == ["", salt_of(BO), ""]


def test_whoever_shows_nothing_within_ten_seconds_more_mixes_in_nothing() -> None:
    table = closed(ANN, BO, CY)
    table.shows(CY)

    assert table.later(9_999).ticks() == ""
    assert table.later(1).ticks() == "Dealt"
    assert salts(table) == ["", "", salt_of(CY)]


def test_where_nobody_has_chosen_in_time_it_is_dealt() -> None:
    table = Table().started(ANN, BO)

    assert table.later(10_000).ticks() == "SaltsClosed Dealt"
    assert salts(table) == ["", ""]


LEAVING: dict[str, Callable[[Table], str]] = {
    "gets up": lambda table: table.does(CY, Stand),
    "is sent away": lambda table: table.does(ANN, Remove, seat=2),
    "is stood in for": lambda table: table.does(ANN, StandIn, seat=2, level="hen"),
}
leaves_somehow = pytest.mark.parametrize("leaves", LEAVING.values(), ids=LEAVING)


@leaves_somehow
def test_nobody_waits_for_the_salt_of_who_leaves(leaves: Callable[[Table], str]) -> None:
    table = Table(seats=THREE).started(ANN, BO, CY)
    table.commits(ANN)
    table.commits(BO)

    assert leaves(table).endswith(" SaltsClosed")
    assert table.room.phase == "salting"


@leaves_somehow
def test_nobody_waits_for_who_leaves_to_show_his(leaves: Callable[[Table], str]) -> None:
    table = closed(ANN, BO, CY)
    table.shows(ANN)
    table.shows(BO)

    assert leaves(table).endswith(" Dealt")
    assert salts(table) == [salt_of(ANN), salt_of(BO), ""]


@leaves_somehow
def test_the_others_are_waited_for_when_somebody_leaves(leaves: Callable[[Table], str]) -> None:
    table = Table(seats=THREE).started(ANN, BO, CY)
    table.commits(ANN)

    assert leaves(table) in {"Stood", "StoodIn"}
    assert table.commits(BO) == "SaltCommitted SaltsClosed"


def test_it_is_dealt_when_the_last_person_leaves() -> None:
    table = Table(seats=("open", "hen")).started(ANN)

    assert table.does(ANN, Stand) == "Stood SaltsClosed Dealt"


def test_who_is_stood_in_for_mixes_in_nothing() -> None:
    table = Table(seats=THREE).started(ANN, BO, CY)
    table.does(CY, StandIn, seat=2, level="hen")

    assert table.refuses(CY, Commit, commitment=commitment_of("")) == "stood_in"
    assert table.refuses(CY, Show, salt="") == "stood_in"
    assert table.does(CY, Stand) == "Stood"


def test_who_comes_back_in_time_is_waited_for() -> None:
    table = Table(seats=THREE).started(ANN, BO, CY)
    table.does(CY, StandIn, seat=2, level="hen")
    table.commits(ANN)

    assert table.does(CY, StandIn, seat=2) == "StoodIn"
    assert table.commits(BO) == "SaltCommitted"
    assert table.commits(CY) == "SaltCommitted SaltsClosed"


# --- the deal ---------------------------------------------------------------------------------------------


def documented() -> dict[str, Any]:
    """The functions of the script in docs/notation.md."""
    found: dict[str, Any] = {}
    exec(SCRIPT, found)
    return found


def offered(table: Table) -> bytes:
    """The seed of the round that was offered last."""
    return bytes.fromhex([entry for entry in table.entries if isinstance(entry, Offered)][-1].seed)


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize(("preset", "aside"), [("trains", (9, 9)), ("pagat", None)])
def test_hands_and_yard_are_those_of_seed_and_salts(
    preset: str, aside: tuple[int, int] | None, *, late: bool
) -> None:
    """docs/notation.md, "From a seed to a deal"; by its own script."""
    table = Table(preset, THREE).started(ANN, BO, CY)
    seed = offered(table)
    if late:
        table.commits(BO)
        table.later(PACE.salts).ticks()
        table.shows(BO)
    else:
        table.salted()
    mixed = [b"" if late else b"Ann", b"Bo", b"" if late else b"Cy"]
    size = 14 if preset == "trains" else 11
    hands, yard = documented()["deal"](seed, mixed, 9, 3, size, aside)

    played = game_of(table.room).round
    assert played is not None
    assert [[*map(tuple, hand)] for hand in played.dealt.hands] == hands
    assert [*map(tuple, played.dealt.yard)] == yard
    assert played.chance == Chance(seed, tuple(mixed))
    assert played.chance.commitment == hashlib.sha256(seed).digest()


def test_the_lottery_is_that_of_seed_and_salts() -> None:
    """T3; docs/notation.md, the streams ``first`` and ``lottery``."""
    table = Table("trains").started(ANN, BO)
    seed, mixed, script = offered(table), [b"Ann", b"Bo"], documented()
    table.salted()
    tiles = [(low, high) for low in range(10) for high in range(low, 10)]
    order = script["shuffled"](tiles, script["words"](seed, "lottery", mixed))
    first = script["below"](2, script["words"](seed, "first", mixed))
    turned = order.index((9, 9)) + 1

    played = game_of(table.room).round
    assert played is not None
    assert (played.start.turned, played.starter) == (turned, (first + turned - 1) % 2)


def test_every_round_has_a_seed_of_its_own() -> None:
    table = Table().dealt(ANN, BO).play_out(Stream(seed_of("two rounds")).choice)
    seeds = [entry.seed for entry in table.entries if isinstance(entry, Offered)]

    assert len(seeds) == len(set(seeds)) == len(game_of(table.room).results) == 2
