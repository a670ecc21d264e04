"""The table behind the terminal: turns, choices that can be taken back, and games that go on alike."""

from __future__ import annotations

import pytest

from chickenfoot.rules import (
    Catch,
    Game,
    Ruleset,
    Seat,
    parse_move,
    parse_position,
    seed_of,
    view,
    view_of,
)
from chickenfoot.tui.table import Sitting, Table, choices_before, offered


def sitting(preset: str = "trains", players: int = 3, seed: str = "table", **changes: object) -> Sitting:
    return Sitting(
        ruleset=Ruleset.of(preset, rounds="9,8", **changes),
        players=players,
        seat=Seat(0),
        bots=("heaviest",) * (players - 1),
        seed=seed_of(seed),
    )


def played_on(table: Table, choices: int) -> Table:
    """*table* after so many choices of the person, who takes the first of what is offered."""
    while choices and not table.game.is_over:
        if table.game.state is None:
            table.deal()
        elif catch := table.bot_catch():
            table.catch(catch)
        elif table.is_mine:
            choices -= table.view.has_choice
            table.play(offered(table.view)[0])
        else:
            table.bot_ply()
    return table


def test_everybody_else_has_a_computer_player_by_seat() -> None:
    three = Sitting(
        ruleset=Ruleset(), players=4, seat=Seat(2), bots=("random", "fox", "heaviest"), seed=seed_of("")
    )

    assert three.bots_by_seat == {0: "random", 1: "fox", 3: "heaviest"}


def test_the_call_is_offered_and_can_still_be_left_out() -> None:
    """Section 3, call."""
    state = parse_position("~family =5,3 3-5,2-2/0-5 3-3,4-4 0 - 0")
    seen = view_of(state, state.to_move)

    assert [str(move) for move in offered(seen)] == ["3-5 on 3!", "5-3 on 5!"]
    assert parse_move("3-5 on 3") in seen.moves


def test_a_catch_is_offered_among_the_moves_of_the_own_turn() -> None:
    """Section 3, call."""
    state = parse_position("~family =5,3 2-2/0-5,1-1/0-3,4-5 3-3,4-4 1 - 0 u:0")

    assert Catch(Seat(1)) in offered(view_of(state, Seat(1)))
    assert offered(view_of(state, Seat(2))) == (Catch(Seat(2)),)


@pytest.mark.parametrize("preset", ["trains", "cross", "howsley", "family"])
def test_an_undo_goes_back_to_the_last_choice_and_the_same_choice_leads_back(preset: str) -> None:
    table = played_on(Table(sitting(preset)), 4)
    after = table.game

    assert table.undo()
    assert table.undos == 1
    assert table.view.has_choice
    assert played_on(table, 1).game == after


def test_undos_go_back_to_the_first_choice_over_the_end_of_a_round() -> None:
    table = Table(sitting())
    while len(table.game.results) < 1 or table.game.state is None:
        played_on(table, 1)
    undone = 0
    while table.undo():
        undone += 1

    assert undone == table.undos > 3
    assert table.game.results == ()
    assert table.game.round is not None
    assert all(ply.seat != 0 for ply in table.game.round.plies)


@pytest.mark.parametrize("preset", ["trains", "cross", "howsley", "hub", "family"])
def test_the_choices_of_the_running_round_are_found_again_after_a_resume(preset: str) -> None:
    table = played_on(Table(sitting(preset, seed="again")), 5)
    assert table.game.round is not None
    in_round = [game for game in table._earlier if _number(game) == table.game.round.number]

    assert list(choices_before(table.game, Seat(0))) == in_round


def _number(game: Game) -> int:
    assert game.round is not None
    return game.round.number


def test_a_hint_is_a_move_with_what_every_move_may_cost() -> None:
    table = played_on(Table(sitting()), 2)
    while not table.is_mine:
        table.bot_ply()

    advice = table.hint()
    moves = view(table.game, Seat(0)).moves
    assert advice.move in moves
    assert {worth.move for worth in advice.worths} <= set(moves)
    assert advice.worths


def test_the_newest_tile_is_the_one_laid_last() -> None:
    table = Table(sitting())
    assert table.newest() is None

    table.deal()
    while table.newest() is None:
        table.play(offered(table.view)[0]) if table.is_mine else table.bot_ply()
    assert table.game.state is not None
    assert table.game.state.tableau.laid[-1].tile == table.newest()
