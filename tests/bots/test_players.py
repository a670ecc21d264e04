"""The computer players: what each of them does at the table."""

from __future__ import annotations

import pytest

from chickenfoot.bots import BOTS, Budget, bot_named
from chickenfoot.errors import BadInput
from chickenfoot.rules import (
    DRAW,
    PASS,
    Event,
    Move,
    Seat,
    Stream,
    parse_position,
    seed_of,
    seen_by,
    step,
    view_of,
)
from chickenfoot.testing.contract import check_bot


def choice(bot: str, position: str) -> Move:
    """What *bot* does in *position*, from its seat's view."""
    state = parse_position(position)
    return bot_named(bot).choose(view_of(state, state.to_move), Budget(), Stream(seed_of("choice")))


@pytest.mark.parametrize("name", BOTS)
def test_every_player_keeps_the_contract(name: str) -> None:
    check_bot(BOTS[name])


def test_the_heaviest_player_lays_the_most_pips() -> None:
    assert str(choice("heaviest", "~trains =3,6 3-4,6-7,1-6/0-0,1-1 2-2 0 - 0")) == "6-7 on 6"


def test_the_heaviest_player_calls_its_second_last_tile() -> None:
    assert str(choice("heaviest", "~family =3,6 3-4,6-7/0-0,1-1 2-2,5-5 0 - 0")) == "6-7 on 6!"


def test_the_random_player_plays_every_move_sooner_or_later() -> None:
    state = parse_position("~trains =3,3,6 3-6,1-1/0-0,1-2 2-2 0 - 0")
    seen = view_of(state, state.to_move)
    stream = Stream(seed_of("sooner or later"))
    assert {bot_named("random").choose(seen, Budget(), stream) for _ in range(60)} == set(seen.moves)


BLOCKING = "=4,5+0-4,1-4,2-4,3-4,4-6,4-7,4-8"
"""Seven fours lie: the double four can never get its three toes."""


def test_the_fox_blocks_the_round_while_its_hand_is_the_lighter() -> None:
    """T13, T-j, case 12: a double that cannot get its toes is laid on purpose, before a heavier tile."""
    light = f"~trains {BLOCKING} 4-4,0-1,5-9/8-8,7-8,6-8,5-8/7-7,6-7,5-7,8-9 9-9,1-9 0 - 0"
    assert str(choice("fox", light)) == "4-4 on 4"


def test_the_fox_does_not_hurry_to_block_when_its_hand_is_the_heavier() -> None:
    """T13, T-j: the same double, but the block would cost the fox most."""
    heavy = f"~trains {BLOCKING} 4-4,7-8,8-8,9-9,6-9,5-9/0-0/0-1 1-1,1-2 0 - 0"
    assert str(choice("fox", heavy)) == "5-9 on 5"


def test_the_fox_likes_an_end_that_the_others_cannot_use() -> None:
    """T11: who draws and passes has shown that nothing fits."""
    game = parse_position("~trains =1,2 3-3,4-4/1-5,2-6 7-7,8-8,9-9,6-6 0 - 0")
    log: tuple[Event, ...] = ()
    for move in (DRAW, PASS):
        game, happened = step(game, move)
        log += tuple(seen_by(event, Seat(1)) for event in happened)
    assert view_of(game, Seat(1), log).lacking(Seat(0)) == {1, 2}
    starved = parse_position("~trains =5,6 3-3/1-5,2-7,6-7 7-7,9-9,6-6 1 - 0")
    assert (
        str(bot_named("fox").choose(view_of(starved, Seat(1), log), Budget(), Stream(seed_of("x"))))
        == "5-1 on 5"
    )


def test_the_fox_goes_out_when_it_can() -> None:
    assert str(choice("fox", "~trains =4,5 4-4/0-0,1-2 2-2 0 - 0")) == "4-4 on 4"


def test_an_unknown_player_is_refused_by_name() -> None:
    with pytest.raises(
        BadInput,
        match="expected one of chick, pullet, hen, rooster, random, heaviest, fox, pimc, got 'goose'",
    ):
        bot_named("goose")


def test_a_view_is_all_a_player_gets() -> None:
    """A view carries no other hand and no yard (section 2 of the plan: bots cannot peek)."""
    state = parse_position("~trains =3,6 3-4,6-7/0-0,1-1 2-2,8-8 0 - 0")
    seen = view_of(state, Seat(0))
    assert "8-8" not in repr(seen)
    assert "1-1" not in repr(seen)
