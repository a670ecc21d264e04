"""The searching players: what they promise, with the compiled simulator and without it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from chickenfoot.bots import Bot, Budget, bot_named
from chickenfoot.bots.arena import Plan, read_specs, run_arena, standings
from chickenfoot.bots.search.compiled import CompiledTrials, part_seed
from chickenfoot.bots.search.habits import PLAIN_SAMPLING, WHOLE_GAME
from chickenfoot.bots.search.player import Searcher, choices_of, trials_of
from chickenfoot.bots.search.race import Limits, run
from chickenfoot.bots.search.trials import Sums
from chickenfoot.fast import ready
from chickenfoot.fast.chance import chance_of
from chickenfoot.rules import (
    PRESETS,
    Chance,
    Ruleset,
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


def test_no_deal_is_looked_at_twice_by_different_parts() -> None:
    """Each part of a search draws deals of its own: in an opening there are more than anybody could count."""
    looking = seen("trains 9-9 0-1,0-9,1-9,2-9,3-9,4-4,5-6,6-6,7-8,8-9,1-1/" + OTHERS)
    trials = CompiledTrials(looking, choices_of(looking), WHOLE_GAME, seed=1)
    deals = [
        tuple(placed.tolist())
        for part in range(200)
        for placed in trials._placed(16, chance_of(part_seed(1, part)))
    ]

    assert len(set(deals)) == len(deals) == 3200


def test_a_budget_in_milliseconds_is_kept(simulator: str) -> None:
    """The clock is looked at after every parcel of deals: a small budget tries few, a large one many."""
    looking = seen("trains 9-9 0-1,0-9,1-9,2-9,3-9,4-4,5-6,6-6,7-8,8-9,1-1/" + OTHERS)
    rooster = bot_named("rooster")
    assert isinstance(rooster, Searcher)
    little, much = (
        rooster.race(
            looking, choices_of(looking), Budget(milliseconds=ms), Stream(seed_of("ms")), drops=False
        ).sums.deals
        for ms in (0, 400)
    )

    assert little == (16 if simulator == "compiled" else 2)
    assert much > little


def test_a_race_drops_who_is_clearly_behind_and_keeps_who_is_not() -> None:
    """Two moves of equal worth run to the end, one that is worse falls out on the way."""

    class Worths:
        parcel = 50

        def __init__(self) -> None:
            self.stream = Stream(seed_of("worths"))
            self.tried = [0, 0, 0]

        def more(self, deals: int, moves: Sequence[int]) -> Sums:
            none = [0.0] * len(moves)
            sums = Sums(0, none, [none for _ in moves], none, none)
            for _ in range(deals):
                noise = [self.stream.below(100) / 100 - 0.3 * (move == 2) for move in moves]
                sums.add(Sums(1, noise, [[one * two for two in noise] for one in noise], noise, noise))
            for move in moves:
                self.tried[move] += deals
            return sums

    worths = Worths()
    race = run(worths, 3, Limits(1000))

    assert worths.tried[0] == worths.tried[1] == 1000
    assert worths.tried[2] < 300
    assert race.alive == [0, 1]


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

    assert means[0] == pytest.approx(means[1], abs=4.5)  # three times what the mean of 300 rounds is off


@pytest.mark.parametrize(("stronger", "weaker", "least"), [("hen", "chick", 0.55), ("pullet", "random", 0.5)])
def test_a_stronger_level_beats_a_weaker_one(stronger: str, weaker: str, least: float) -> None:
    """One against three; chance is 25 %. docs/strength.md has the long run."""
    short = Ruleset.of("trains", rounds=[9, 6, 3])
    plan = Plan(short, read_specs(f"{stronger},{weaker}"), players=4, games=60, seed=seed_of("levels"))
    best = standings(run_arena(plan)).rows[0]

    assert best.bot == stronger
    assert best.first_share > least
