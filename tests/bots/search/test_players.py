"""The searching players: what they promise, with the compiled simulator and without it."""

from __future__ import annotations

import pytest

from chickenfoot.bots import Bot, Budget, bot_named
from chickenfoot.bots.search.habits import PLAIN_SAMPLING, WHOLE_GAME
from chickenfoot.bots.search.player import choices_of, trials_of
from chickenfoot.fast import ready
from chickenfoot.rules import (
    PRESETS,
    Chance,
    SeatView,
    Stream,
    new_game,
    next_round,
    parse_position,
    seed_of,
    view,
)
from chickenfoot.rules.view import view_of
from chickenfoot.testing.chances import Seating
from chickenfoot.testing.contract import check_bot

SEARCHING = ("pullet", "hen", "rooster", "pimc")
SIMULATORS = ("compiled", "plain")


@pytest.fixture(params=SIMULATORS)
def simulator(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Both simulators in turn; the plain one is what remains where numba is not installed."""
    if request.param == "plain":
        monkeypatch.setattr(ready, "can_be_used", lambda: False)
    return str(request.param)


def seen(position: str) -> SeatView:
    state = parse_position(position)
    return view_of(state, state.to_move)


def choice(name: str, position: str, samples: int = 60) -> str:
    return str(bot_named(name).choose(seen(position), Budget(samples=samples), Stream(seed_of("choice"))))


@pytest.mark.parametrize("name", SEARCHING)
@pytest.mark.usefixtures("simulator")
def test_every_searching_player_keeps_the_contract(name: str) -> None:
    def make() -> Bot:
        return bot_named(name)

    seatings = [Seating(PRESETS["trains"], 4), Seating(PRESETS["howsley"], 2), Seating(PRESETS["cross"], 5)]
    check_bot(make, seatings=seatings, rounds=1, budget=Budget(samples=2))


@pytest.mark.usefixtures("simulator")
@pytest.mark.parametrize("name", ["hen", "rooster", "pimc"])
def test_who_can_go_out_does(name: str) -> None:
    """T14, T-o: the round is over and costs nothing."""
    assert (
        choice(name, "~trains;must_lay=no;blocked=full_circle =5,6 4-5/9-9,8-8 1-1,2-2 0 - 0") == "5-4 on 5"
    )


def test_samples_and_stream_decide_and_threads_do_not() -> None:
    """The same view, stream and samples give the same sums, on any number of threads."""
    game = next_round(new_game(PRESETS["trains"], 4), Chance(seed_of("threads")))
    assert game.state is not None
    looking = view(game, game.state.to_move)
    choices = choices_of(looking)
    sums = [
        trials_of(looking, choices, WHOLE_GAME, seed, threads).more(100, range(len(choices)))
        for seed, threads in ((1, 1), (1, 2), (2, 1))
    ]

    assert len(choices) > 1
    assert sums[0] == sums[1]
    assert sums[0] != sums[2]


def test_a_budget_in_milliseconds_is_kept(simulator: str) -> None:
    """No move takes much longer than it may: the time is looked at after every parcel of deals."""
    view = seen("trains 9-9 0-1,0-9,1-9,2-9,3-9,4-4,5-6,6-6,7-8,8-9,1-1/" + OTHERS)
    race = bot_named("rooster").race(  # type: ignore[attr-defined]
        view, choices_of(view), Budget(milliseconds=30), Stream(seed_of("ms")), to_the_end=True
    )

    assert race.sums.deals >= 16
    assert simulator == "compiled" or race.sums.deals < 2_000


OTHERS = (
    "0-2,0-3,0-4,0-5,0-6,0-7,0-8,1-2,1-3,1-4,1-5/"
    "1-6,1-7,1-8,2-2,2-3,2-4,2-5,2-6,2-7,2-8,3-3/"
    "3-4,3-5,3-6,3-7,3-8,4-5,4-6,4-7,4-8,5-5,5-7 "
    "5-8,0-0,6-7,6-8,7-7,8-8,6-9,7-9,5-9,4-9 0 - 0"
)


def test_both_simulators_value_moves_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the playouts are the same, heaviest tile first, the points agree within chance."""
    looking = seen("trains 9-9 0-1,0-9,1-9,2-9,3-9,4-4,5-6,6-6,7-8,8-9,1-1/" + OTHERS)
    choices = choices_of(looking)
    means = []
    for can_be_used in (True, False):
        monkeypatch.setattr(ready, "can_be_used", lambda fast=can_be_used: fast)
        sums = trials_of(looking, choices, PLAIN_SAMPLING, 3, 1).more(300, range(len(choices)))
        means.append([points / sums.deals for points in sums.points])

    assert means[0] == pytest.approx(means[1], abs=5)  # the mean of 300 rounds is off by 1 to 1.5 points
