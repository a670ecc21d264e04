"""Which games an arena plays."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from chickenfoot.bots import Budget
from chickenfoot.bots.arena.plan import MOST_LINE_UPS, read_plan
from chickenfoot.bots.arena.playing import play_timed
from chickenfoot.errors import BadInput
from chickenfoot.rules import Game, Ruleset
from tests.bots.arena.samples import plan


def seated(bots: str, players: int) -> list[str]:
    """The bots of every game of the first deal, by their first letters."""
    jobs = (job for job in plan(bots, players).jobs() if job.deal == 0)
    return ["".join(spec.player[0] for spec in job.bots) for job in jobs]


def test_the_last_bot_fills_the_seats_that_are_left() -> None:
    assert seated("fox,heaviest", 4) == ["fhhh", "hfhh", "hhfh", "hhhf"]


def test_equal_bots_need_no_rotation() -> None:
    assert seated("fox", 4) == ["ffff"]
    assert seated("fox,random,fox,random", 4) == ["frfr", "rfrf"]


def test_budgets_tell_bots_apart() -> None:
    assert plan("fox@1,fox@2", 2).games_per_deal == 2


def test_more_bots_than_seats_sit_down_in_every_choice() -> None:
    assert seated("fox,heaviest,random", 2) == ["fh", "hf", "fr", "rf", "hr", "rh"]
    assert seated("fox,random,fox", 2) == ["fr", "rf", "ff"]


@pytest.mark.parametrize(("asked", "played"), [(1, 4), (4, 4), (5, 8)])
def test_games_are_rounded_up_to_whole_deals(asked: int, played: int) -> None:
    rounded = plan("fox,heaviest", 4, asked)

    assert rounded.whole_games == len([*rounded.jobs()]) == played


def test_all_rotations_of_a_deal_get_the_same_tiles() -> None:
    """And all line-ups do, in every round; only who holds which hand goes round."""
    games = [play_timed(job)[1] for job in plan("fox,heaviest,random", 2, 6, TWO_ROUNDS).jobs()]

    assert len(games) == 6
    assert len({dealt(game) for game in games}) == 1
    assert len({game.totals for game in games}) > 1


def test_another_deal_has_other_tiles() -> None:
    games = [play_timed(job)[1] for job in plan("heaviest", 3, 2).jobs()]

    assert len({dealt(game) for game in games}) == 2


TWO_ROUNDS = Ruleset.of("trains", rounds="9,8")


def dealt(game: Game) -> tuple[object, ...]:
    """The hands and the yard with which each round began, and its starting double."""
    return tuple((each.dealt.hands, each.dealt.yard, each.start.double) for each in game.rounds)


def test_a_plan_is_written_and_read() -> None:
    written = replace(plan("fox@1s,random,mine:Sly@9"), budget=Budget(samples=50))

    assert read_plan(json.dumps(written.plain()), "plan.json") == written
    assert read_plan(json.dumps(plan().plain()), "plan.json") == plan()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "3",
        "null",
        '{"format": "chickenfoot arena"}',
        '{"format": "cf", "version": 1}',
        "[" * 99_999,
    ],
)
def test_what_is_no_plan_is_refused_by_name(text: str) -> None:
    with pytest.raises(BadInput, match=r"run/plan\.json: expected a plan of chickenfoot arena, version 1"):
        read_plan(text, "run/plan.json")


@pytest.mark.parametrize(("key", "value"), [("version", 2), ("players", "x"), ("bots", None), ("seed", "x")])
def test_a_plan_with_a_foreign_value_is_refused(key: str, value: object) -> None:
    with pytest.raises(BadInput, match="expected a plan of chickenfoot arena, version 1"):
        read_plan(json.dumps(plan().plain() | {key: value}), "plan.json")


@pytest.mark.parametrize(
    ("bots", "players", "games", "told"),
    [
        ("heaviest", 1, 1, "expected 2 to 27"),
        ("heaviest", 2, 0, "games: expected at least one game, got 0"),
        ("goose", 2, 1, "got 'goose'"),
        (",".join(["fox"] * 24), 6, 1, f"bots: expected at most {MOST_LINE_UPS} line-ups, got more"),
    ],
)
def test_a_plan_that_cannot_be_is_refused(bots: str, players: int, games: int, told: str) -> None:
    with pytest.raises(BadInput, match=told):
        plan(bots, players, games).check()


def test_a_plan_without_bots_is_refused() -> None:
    with pytest.raises(BadInput, match="bots: expected at least one computer player, got 0"):
        replace(plan(), bots=()).check()


def test_a_game_that_is_not_planned_has_no_bots() -> None:
    four = plan("fox,heaviest", 4, 8)

    assert four.bots_of((1, 0, 3)) is not None
    assert [four.bots_of(key) for key in ((2, 0, 0), (0, 1, 0), (0, 0, 4), (-1, 0, 0))] == [None] * 4
