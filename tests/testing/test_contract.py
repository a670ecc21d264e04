"""The contract of the computer players finds out those that break it."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from chickenfoot.bots.bot import Bot, Budget
from chickenfoot.bots.simple import Random
from chickenfoot.rules import PASS, PRESETS, Lay, Move, Ruleset, SeatView, Stream, tile
from chickenfoot.testing.chances import Seating
from chickenfoot.testing.contract import check_bot

TABLES = [Seating(PRESETS["trains"], 3), Seating(PRESETS["howsley"], 2)]


class Odd:
    """A player of one habit."""

    name = "odd"

    def __init__(self, habit: Callable[[SeatView, Stream], Move]) -> None:
        self.habit = habit

    def choose(self, view: SeatView, budget: Budget, stream: Stream) -> Move:
        assert budget.samples is not None
        return self.habit(view, stream)


def breaks(make_bot: Callable[[], Bot]) -> str:
    """What the contract says against a player."""
    with pytest.raises(AssertionError) as complaint:
        check_bot(make_bot, seatings=TABLES)
    return str(complaint.value)


def test_a_player_that_goes_by_its_view_and_its_stream_keeps_the_contract() -> None:
    """It plays whole rounds at every table."""
    check_bot(Random, seatings=TABLES)
    check_bot(lambda: Odd(lambda view, _: view.moves[-1]), seatings=TABLES, rounds=1)


def test_a_game_that_is_over_is_played_no_further() -> None:
    """Although more rounds were asked for."""
    check_bot(Random, seatings=[Seating(Ruleset.of(set=4, hand=2, toes=2, rounds=[4]), 2)], rounds=3)


def test_a_move_that_is_not_legal_breaks_it() -> None:
    """It must be among the moves and catches of the view."""
    assert "which is no legal move" in breaks(lambda: Odd(lambda _view, _stream: PASS))
    assert "which is no legal move" in breaks(lambda: Odd(lambda _view, _stream: Lay(tile(0, 0), 0)))


def test_a_player_with_a_chance_of_its_own_breaks_it() -> None:
    """Asked twice, it answers twice."""
    calls = itertools.count()

    complaint = breaks(lambda: Odd(lambda view, _: view.moves[next(calls) % len(view.moves)]))

    assert "and asked again" in complaint


def test_a_player_that_goes_by_what_it_saw_before_breaks_it() -> None:
    """A player just made would move otherwise."""

    def make() -> Bot:
        seen: set[int] = set()

        def habit(view: SeatView, _: Stream) -> Move:
            seen.add(view.yard)
            return view.moves[min(len(seen), len(view.moves)) - 1]

        return Odd(habit)

    assert "a player just made" in breaks(make)


def test_a_player_that_changes_its_view_breaks_it() -> None:
    """Frozen or not."""

    def habit(view: SeatView, _: Stream) -> Move:
        object.__setattr__(view, "hand", ())
        return view.moves[0]

    assert "has changed its view" in breaks(lambda: Odd(habit))


def test_a_player_that_knows_one_view_from_an_equal_one_breaks_it() -> None:
    """Nothing but what the view says may matter: here it is which object it is."""
    views: list[SeatView] = []

    def habit(view: SeatView, _: Stream) -> Move:
        views.append(view)
        hidden = len(views) % 4 == 0
        return view.moves[-1 if hidden else 0]

    assert "but with unseen tiles dealt anew" in breaks(lambda: Odd(habit))
