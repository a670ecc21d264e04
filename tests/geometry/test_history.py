"""The plays of a round, found from the tableaus it went through."""

from __future__ import annotations

from chickenfoot.geometry.history import plays_through
from chickenfoot.geometry.places import Play
from chickenfoot.rules import Chance, Lay, Ruleset, advance, legal_moves, new_game, next_round, seed_of, tile
from chickenfoot.rules import parse_position as read


def test_plays_stand_in_the_order_they_were_made() -> None:
    """9-3 was laid before 9-1 had a tile laid against it; the tree order is another."""
    lines = ("9-9(9-1)", "9-9(9-1,9-3)", "9-9(9-1,9-3)", "9-9(9-1(1-4),9-3)")
    states = [read(f"~trains;arms=2 {line} 0-0,0-1/0-2 0-3,0-4,0-5 0 - 0") for line in lines]

    assert plays_through(state.tableau for state in states) == (
        Play(tile(9, 9), None, 0),
        Play(tile(1, 9), tile(9, 9), 0),
        Play(tile(3, 9), tile(9, 9), 1),
        Play(tile(1, 4), tile(1, 9), 0),
    )


def test_a_round_from_its_first_moment_gives_every_lay() -> None:
    """X3: under pool the starting double is laid in a turn, so the first tableau is empty."""
    game = next_round(new_game(Ruleset.of("cross", rounds=[9]), 4), Chance(seed_of("history")))
    tableaus, lays = [], []
    while (state := game.state) is not None:
        tableaus.append(state.tableau)
        move = legal_moves(state)[0]
        lays += [move.tile] if isinstance(move, Lay) else []
        game = advance(game, move)
    assert game.round is not None
    tableaus.append(game.round.state.tableau)
    plays = plays_through(tableaus)

    assert [play.tile for play in plays] == lays
    assert [play.on for play in plays].count(None) == 1
    slots = {(play.on, play.slot) for play in plays}
    assert len(slots) == len(plays)
    assert all(slot == 0 or (on, slot - 1) in slots for on, slot in slots)
