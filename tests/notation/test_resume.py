"""A replayed record can be gone on with, and looked at move by move."""

from __future__ import annotations

from random import Random

import pytest

from chickenfoot.errors import BadInput, CannotResume
from chickenfoot.notation import (
    Headers,
    game_of,
    moves_after_plies,
    read_record,
    record_of,
    record_seen,
    replay,
    resume,
    state_at,
    write_record,
)
from chickenfoot.rules import (
    PRESETS,
    Chance,
    Game,
    Ruleset,
    Seat,
    advance,
    catches,
    legal_moves,
    new_game,
    next_round,
    play,
    seed_of,
)
from tests.notation.games import (
    HEADERS,
    SMALL,
    full_text,
    moments,
    number_of,
    played,
    seen_text,
    small_game,
    with_line,
)


def test_a_saved_game_goes_on_just_as_it_would_have() -> None:
    for at, game in enumerate(moments(PRESETS["family"], 3, Random(7), rounds=2)):
        if at % 10 == 0:
            text = write_record(record_of(game, HEADERS))
            assert game_of(read_record(text)[0]) == game


def test_a_finished_game_comes_back_finished() -> None:
    assert game_of(read_record(full_text())[0]).is_over


def test_a_wrong_record_is_not_gone_on_with() -> None:
    text = full_text()
    number = number_of(text, "scores")
    record, _ = read_record(with_line(text, number, "scores: 5 5"))

    with pytest.raises(
        CannotResume, match=f"without mistakes, got one with 1; the first: line {number}"
    ) as why:
        game_of(record)
    assert why.value.code == "resume_wrong"
    assert why.value.first is not None
    assert why.value.first.line == number


def test_a_record_that_hides_tiles_is_not_gone_on_with() -> None:
    record, _ = read_record(seen_text())

    with pytest.raises(
        CannotResume, match="expected a record of every tile, got one that hides some in round 1"
    ):
        game_of(record)


def test_what_a_seat_has_seen_can_be_gone_on_with_once_all_seeds_are_shown() -> None:
    assert game_of(record_seen(small_game(), Seat(0))) == small_game()
    running = played(SMALL, 2, plies=3)
    with pytest.raises(CannotResume) as why:
        game_of(record_seen(running, Seat(0)))
    assert why.value.code == "resume_hidden"


def test_any_moment_can_be_looked_at() -> None:
    again = replay(record_of(small_game(), Headers()))
    for one in small_game().rounds:
        state = one.dealt
        assert state_at(again, one.number, 0) == state
        for at, ply in enumerate(one.plies, start=1):
            state = play(state, ply.move, ply.seat)
            assert state_at(again, one.number, at) == state
        assert state == one.state


def uncalled_game() -> Game:
    """A game in which somebody has just laid the second-last tile without calling it."""
    for seed in map(str, range(100)):
        game = next_round(new_game(Ruleset.of("family", rounds="9", hand=2), 3), Chance(seed_of(seed)))
        while game.state is not None and game.state.uncalled is None:
            silent = [move for move in legal_moves(game.state) if not str(move).endswith("!")]
            game = advance(game, silent[0])
        if game.state is not None:
            return game
    raise AssertionError("expected somebody who forgot to call, got nobody")


def test_a_catch_is_no_ply_and_is_seen_with_the_one_before_it() -> None:
    """Section 5: a ply is a lay, a draw or a pass."""
    game = uncalled_game()
    assert game.round is not None
    assert game.state is not None
    plies = len(game.round.plies)
    game = advance(game, catches(game.state)[0])
    again = replay(record_of(game))

    assert moves_after_plies(again, 1) == [*range(plies), plies + 1]
    assert state_at(again, 1, plies) == game.state


@pytest.mark.parametrize(
    ("number", "ply", "error"),
    [
        (0, 0, "round: expected a round from 1 to 3, got 0"),
        (4, 0, "round: expected a round from 1 to 3, got 4"),
        (1, -1, "ply: expected a ply from 0 to 9 of round 1, got -1"),
        (1, 10, "ply: expected a ply from 0 to 9 of round 1, got 10"),
    ],
)
def test_a_moment_the_record_does_not_reach_is_refused(number: int, ply: int, error: str) -> None:
    with pytest.raises(BadInput) as refused:
        state_at(replay(record_of(small_game())), number, ply)
    assert str(refused.value) == error
    assert refused.value.code == "beyond_record"


def test_a_record_is_resumed_from_its_text_without_a_torn_last_move() -> None:
    text = write_record(record_of(played(SMALL, 2, plies=3), HEADERS))
    record, game = resume(f"{text}0: dr")

    assert write_record(record) == text
    assert game == game_of(record)


def test_a_text_with_a_line_that_cannot_be_read_is_not_resumed() -> None:
    with pytest.raises(CannotResume, match="the first: line 6, column 1"):
        resume(with_line(full_text(), number_of(full_text(), "date"), "yesterday"))
