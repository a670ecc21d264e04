"""What holds in every whole position (section 5), over thousands of games of random legal rulesets."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from chickenfoot.rules import (
    Catch,
    Chance,
    Draw,
    Game,
    Lay,
    Pass,
    State,
    Stream,
    Tile,
    advance,
    catches,
    ending,
    legal_moves,
    new_game,
    next_round,
    parse_position,
    seed_of,
    whole_set,
    why_illegal,
)
from chickenfoot.testing.chances import any_move, any_table

PARTS = 20
GAMES = 105  # in each part: 2,100 in all
LONG = 15  # every so many games the whole list of rounds is played, else two of them


@pytest.mark.parametrize("part", range(PARTS))
def test_no_game_breaks_an_invariant(part: int) -> None:
    """Section 5; section 3: any legal combination of all parameters."""
    stream = Stream(seed_of(f"invariants {part}"))
    for number in range(GAMES):
        sets = range(2, 8) if number % 10 else range(8, 13)
        ruleset, players = any_table(stream.choice, sets=sets, most_in_hand=9)
        if number % LONG:
            ruleset = ruleset.changed({"rounds": [stream.below(ruleset.set + 1) for _ in range(2)]})
        play_out(new_game(ruleset, players), stream)


def play_out(game: Game, stream: Stream) -> None:
    """A whole game by chance; one that runs to a target is left after twelve rounds."""
    while not game.is_over and len(game.results) < 12:
        game = next_round(game, Chance(seed_of(str(stream.word()))))
        passes = 0
        while (state := game.state) is not None:
            check(state)
            move = any_move(stream.choice, state)
            game = advance(game, move)
            if isinstance(move, Pass):
                passes += 1
            elif not isinstance(move, Catch):
                passes = 0
            assert passes <= game.players + 1, f"expected an end, got pass after pass in {state}"
            check_ply(state, move, game)
        if game.round is not None:
            check(game.round.state)
            check_over(game.round.state)


# --- a position --------------------------------------------------------------------------------------


def check(state: State) -> None:
    """Assert what section 5 says of every position: each tile is there once, and the tree is sound."""
    tableau = state.tableau
    tiles = [*(one.tile for one in tableau.laid), *state.yard, *chain.from_iterable(state.hands)]

    assert len(tiles) == len(whole_set(state.ruleset.set)), f"tiles: {state}"
    assert set(tiles) == set(whole_set(state.ruleset.set)), f"tiles: {state}"
    assert all(list(hand) == sorted(hand) for hand in state.hands), f"hands: {state}"
    if not tableau.awaits_start:
        check_tree(state)


def check_tree(state: State) -> None:
    """Assert one obligation at most, no double among the toes, and the number and values of the open ends."""
    tableau, ruleset = state.tableau, state.ruleset
    arms, toes = ruleset.arms_for(state.players), ruleset.toes
    children: dict[Tile | None, list[Tile]] = {}
    for one in tableau.laid:
        children.setdefault(one.parent, []).append(one.tile)
    (root,) = children.pop(None)
    started = len(children.get(root, []))
    doubles = [one.tile for one in tableau.laid[1:] if one.tile.is_double]
    feet = {double: children.get(double, []) for double in doubles}
    incomplete = [double for double, laid in feet.items() if len(laid) < toes]
    pending = [tableau.pending.double] if tableau.pending else []
    waived = [double for double in incomplete if double not in pending]
    count = started + sum((toes - 1 if len(laid) == toes else len(laid) - 1) for laid in feet.values())

    assert not any(toe.is_double for laid in feet.values() for toe in laid), f"toes: {state}"
    assert started <= arms
    assert (root in pending) == (started < arms), f"opening: {state}"
    assert not waived or ruleset.unfinishable == "waive", f"two pending: {state}"
    assert all(not feet[double] for double in waived), f"waived: {state}"
    assert len(tableau.ends) == count, f"ends: {state}"
    free = [one.outer for one in tableau.laid if not one.tile.is_double and one.tile not in children]
    assert sorted(end.value for end in tableau.ends) == sorted(free), f"ends: {state}"
    open_now = Counter(pending[0][:1] if pending else free)
    assert {value: n for value, n in enumerate(tableau.places) if n} == open_now, f"places: {state}"


# --- a ply and the end -------------------------------------------------------------------------------


def check_ply(before: State, move: object, game: Game) -> None:
    """Assert that a turn lays a tile, moves one from yard to hand, or passes."""
    assert game.round is not None
    after = game.round.state
    laid = len(after.tableau.laid) - len(before.tableau.laid)
    drawn = len(before.yard) - len(after.yard)
    held = sum(map(len, after.hands)) - sum(map(len, before.hands))

    assert held == drawn - laid
    if isinstance(move, Lay):
        assert (laid, drawn) == (1, 0)
        assert (after.idle, after.dry) == (0, 0)
    elif isinstance(move, Draw):
        assert (laid, drawn) == (0, 1)
    elif isinstance(move, Pass):
        assert (laid, drawn) == (0, 0)
        assert after.idle == before.idle + 1
    else:
        assert (laid, after.to_move) == (0, before.to_move)
        assert drawn <= before.ruleset.call
    if not before.tableau.awaits_start:
        assert len(after.yard) >= min(len(before.yard), before.ruleset.reserve_for(before.players))


def check_over(state: State) -> None:
    """Assert that a finished round has no move of any kind, and is its text like any other."""
    assert parse_position(str(state)) == state, str(state)
    assert ending(state) is not None
    assert legal_moves(state) == catches(state) == ()
    assert why_illegal(state, Draw()) is why_illegal(state, Pass()) is not None
