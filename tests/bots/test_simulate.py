"""Many games: the statistics, and that they do not depend on how the work was divided."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from chickenfoot.bots.simulate import CHUNK, Plan, Simulation, simulate
from chickenfoot.errors import BadInput, BadRuleset
from chickenfoot.notation import read_record, replay
from chickenfoot.rules import PRESETS, Ruleset, seed_of

SHORT = Ruleset.of("cross", rounds="9,8")


def plan(ruleset: Ruleset = SHORT, games: int = CHUNK + 3, bots: str = "heaviest random fox") -> Plan:
    return Plan(ruleset, tuple(bots.split()), games, seed_of("test"))


def untimed(simulation: Simulation) -> Simulation:
    return replace(simulation, seconds=0.0)


def test_the_result_is_the_same_on_any_number_of_processes() -> None:
    assert untimed(simulate(plan(), jobs=1)) == untimed(simulate(plan(), jobs=2))


def test_another_seed_gives_other_games() -> None:
    other = plan()
    assert untimed(simulate(plan())) != untimed(simulate(replace(other, seed=seed_of("other"))))


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[int] = []
    simulate(plan(), on_progress=told.append)
    assert told == [CHUNK, CHUNK + 3]


def test_the_shares_of_the_first_place_add_up_to_one() -> None:
    simulation = simulate(plan())
    assert sum(seat.first_share for seat in simulation.seats) == pytest.approx(1)
    assert simulation.rounds == 2 * simulation.games
    assert simulation.rounds_per_second > 0


def test_a_simulation_that_took_no_time_has_no_rate() -> None:
    assert untimed(simulate(plan(games=1))).rounds_per_second == 0


@pytest.mark.parametrize(("preset", "least", "most"), [("trains", 0.55, 0.75), ("cross", 0.35, 0.55)])
def test_rounds_end_blocked_as_often_as_the_rule_book_says(preset: str, least: float, most: float) -> None:
    """Section 6, last paragraph: 60–70 % of four-player rounds in trains, 40–45 % in cross (T14, X14)."""
    simulation = simulate(plan(PRESETS[preset], 30, "heaviest heaviest heaviest heaviest"), jobs=2)
    assert least < simulation.blocked_rounds / simulation.rounds < most


def test_in_half_of_the_cross_rounds_of_four_nobody_holds_the_starting_double() -> None:
    """X5, section 6, last paragraph: 49 %."""
    simulation = simulate(plan(PRESETS["cross"], 30, "random random random random"), jobs=2)
    assert 0.39 < simulation.unheld_start_rounds / simulation.rounds < 0.59


def test_the_better_player_is_first_more_often() -> None:
    simulation = simulate(plan(PRESETS["trains"], 40, "heaviest random random random"), jobs=2)
    assert simulation.seats[0].first_share > 0.5


def test_each_game_leaves_a_record_that_verifies(tmp_path: Path) -> None:
    simulate(replace(plan(games=3), records=tmp_path / "new" / "folder"))
    texts = [path.read_text(encoding="utf-8") for path in sorted((tmp_path / "new" / "folder").iterdir())]
    assert len(texts) == 3
    for text in texts:
        record, mistakes = read_record(text)
        assert not mistakes
        assert not replay(record).mistakes


@pytest.mark.parametrize(("hand", "rounds"), [(2, "9"), (3, "all")])
def test_a_game_that_stops_for_want_of_a_held_double_counts_its_rounds(
    hand: int, rounds: str, tmp_path: Path
) -> None:
    """Section 3, ``unheld`` dropped: none held ends the game, perhaps before its first round."""
    dropped = Ruleset.of("howsley", unheld="dropped", hand=hand, rounds=rounds)
    simulation = simulate(replace(plan(dropped, 20, "random random"), records=tmp_path))
    records = [read_record(path.read_text(encoding="utf-8"))[0] for path in tmp_path.iterdir()]
    assert any(record.stopped for record in records)
    assert simulation.rounds == sum(len(record.rounds) for record in records)


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        (replace(plan(), games=0), "games: expected at least one game, got 0"),
        (
            replace(plan(), bots=("heaviest", "goose")),
            "bots: expected one of chick, pullet, hen, rooster, random, heaviest, fox, pimc, got 'goose'",
        ),
    ],
)
def test_a_plan_that_cannot_be_is_refused_before_anything_is_played(wrong: Plan, text: str) -> None:
    with pytest.raises(BadInput, match=text):
        simulate(wrong)


def test_too_many_players_are_refused_with_what_would_work() -> None:
    with pytest.raises(BadRuleset, match="a double-12 set or hands of 6 would work"):
        simulate(replace(plan(), bots=("random",) * 8))


def test_no_job_is_refused() -> None:
    with pytest.raises(BadInput, match="jobs: expected at least one job, got 0"):
        simulate(plan(), jobs=0)
