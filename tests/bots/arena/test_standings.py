"""The table: known answers from outcomes made by hand."""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Callable

import pytest

from chickenfoot.bots.arena import Outcome, run_arena, standings
from chickenfoot.bots.arena.intervals import (
    Cluster,
    mean,
    mean_interval,
    share_interval,
    standard_error,
    student,
    wilson,
)
from chickenfoot.bots.arena.ratings import ratings
from chickenfoot.bots.arena.times import times_of
from tests.bots.arena.samples import outcome, plan

# --- intervals ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (4, 2.776), (5, 2.571), (9, 2.262), (29, 2.045), (999, 1.962)],
)
def test_students_quantile_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.003)


def test_wilsons_interval_is_that_of_the_textbook() -> None:
    """8 of 10: 49.0 to 94.3 %; none of 10: 0 to 27.8 %."""
    assert wilson(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_the_standard_error_of_equal_clusters_is_that_of_their_means() -> None:
    """Means 1, 2, 3, 6: variance 14/3, so the error of their mean is √(14/3/4)."""
    clusters = [Cluster(2.0 * value, 2) for value in (1, 2, 3, 6)]

    assert mean(clusters) == 3
    assert standard_error(clusters) == pytest.approx(math.sqrt(14 / 12))


def test_games_of_one_deal_that_say_the_same_count_once() -> None:
    once = [Cluster(value, 1) for value in (0, 1, 1, 0, 0, 1, 0, 0, 0, 1)]
    thrice = [Cluster(3 * cluster.total, 3) for cluster in once]

    assert share_interval(thrice) == pytest.approx(share_interval(once))
    assert mean_interval(thrice) == pytest.approx(mean_interval(once))


def test_a_share_that_is_the_same_in_every_deal_is_exact() -> None:
    assert share_interval([Cluster(1, 4)] * 30) == (0.25, 0.25)


@pytest.mark.parametrize("share", [0, 1])
def test_never_and_always_get_wilsons_interval_for_the_deals(share: int) -> None:
    assert share_interval([Cluster(4 * share, 4)] * 30) == wilson(share, 30)


def test_few_deals_count_as_one_observation_each() -> None:
    assert share_interval([Cluster(1, 4), Cluster(3, 4)]) == wilson(0.5, 2)
    assert mean_interval([Cluster(1, 4)]) is None


def covered(draw: Callable[[random.Random], Cluster], true: float, deals: int) -> float:
    """How often the interval of so many deals holds the true share, in 2000 tries."""
    chance = random.Random("coverage")
    hits = 0
    for _ in range(2000):
        low, high = share_interval([draw(chance) for _ in range(deals)])
        hits += low <= true <= high
    return hits / 2000


@pytest.mark.parametrize("deals", [12, 60])
def test_the_interval_holds_the_true_share_where_the_games_of_a_deal_agree(deals: int) -> None:
    """A good or a bad deal for all four games: as if each were one game and a bit."""

    def draw(chance: random.Random) -> Cluster:
        good = chance.choice((0.1, 0.5))
        return Cluster(sum(chance.random() < good for _ in range(4)), 4)

    assert 0.93 < covered(draw, 0.3, deals) < 0.985


def test_the_interval_holds_the_true_share_where_the_rotations_even_out() -> None:
    """One of four seats wins the deal nearly whoever sits there: duplicate makes intervals narrow."""

    def draw(chance: random.Random) -> Cluster:
        return Cluster(1 + (chance.random() < 0.2) - (chance.random() < 0.1), 4)

    assert 0.93 < covered(draw, 0.275, 40) < 0.985
    narrow = share_interval([draw(random.Random(number)) for number in range(40)])
    assert narrow.high - narrow.low < 0.1


# --- rows --------------------------------------------------------------------------------------------

FOUR_GAMES = [
    outcome(0, "fox,hen,hen", [1, 2, 3], 0),
    outcome(0, "hen,fox,hen", [1, 1, 3], 1),
    outcome(0, "hen,hen,fox", [2, 3, 1], 2),
    outcome(1, "fox,hen,hen", [3, 1, 2], 0),
]


def test_first_places_are_shared_and_counted_by_seat() -> None:
    table = standings(FOUR_GAMES)

    assert [row.bot for row in table.rows] == ["fox", "hen"]
    assert [row.seats for row in table.rows] == [4, 8]
    assert [row.first_share for row in table.rows] == pytest.approx([2.5 / 4, 1.5 / 8])
    assert [row.mean_place for row in table.rows] == [6 / 4, 17 / 8]
    assert [row.mean_total for row in table.rows] == [15, 170 / 8]
    assert (table.players, table.games) == (3, 4)
    assert table.chance == pytest.approx(1 / 3)


def test_intervals_are_taken_over_deals() -> None:
    fox = standings(FOUR_GAMES).rows[0]

    assert fox.first_interval == share_interval([Cluster(2.5, 3), Cluster(0, 1)])
    assert fox.total_interval == mean_interval([Cluster(30, 3), Cluster(30, 1)])


def test_the_times_of_all_seats_are_put_together() -> None:
    quick, slow = times_of([1000]), times_of([9000, 9000])
    game = outcome(0, "fox,hen,hen", [1, 2, 3])._replace(times=(slow, quick, slow))

    assert [row.times.moves for row in standings([game]).rows] == [2, 3]


def test_the_table_does_not_depend_on_the_order_in_which_games_ended() -> None:
    played = run_arena(plan("fox,heaviest,random", 2, 18))
    mixed = played[:]
    random.Random("order").shuffle(mixed)

    assert mixed != played
    assert standings(mixed) == standings(played)


# --- ratings -----------------------------------------------------------------------------------------


def test_the_better_bot_gets_the_better_rating() -> None:
    found = rated([outcome(deal, "fox,hen", [1, 2]) for deal in range(10)])

    assert found["fox"][0] > 30 > 20 > found["hen"][0]
    assert found["fox"][1] == pytest.approx(found["hen"][1])


def test_a_tie_leaves_equals_equal() -> None:
    found = rated([outcome(0, "fox,hen", [1, 1])])

    assert found["fox"] == found["hen"]
    assert found["fox"][0] == pytest.approx(25)


def test_a_bot_on_several_seats_leaves_with_their_mean() -> None:
    """Alone among itself it cannot rise or fall."""
    found = rated([outcome(0, "fox,fox,fox", [1, 2, 3])])

    assert found["fox"][0] == pytest.approx(25)
    assert found["fox"][1] < 25 / 3


def rated(outcomes: list[Outcome]) -> dict[str, tuple[float, float]]:
    found = ratings(outcomes)
    assert found is not None
    return dict(found)


def test_without_the_extra_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    table = standings(FOUR_GAMES)

    assert not table.is_rated
    assert {row.rating for row in table.rows} == {None}
