"""Computer players at a table: whose choice it is, and the streams that make a game repeatable."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

from chickenfoot.bots.bot import Bot, Budget
from chickenfoot.rules import (
    Catch,
    Chance,
    Game,
    Move,
    Ruleset,
    Seat,
    State,
    Stream,
    advance,
    catches,
    legal_moves,
    new_game,
    next_round,
    subseed,
    view,
)


def chance_of_round(seed: bytes, number: int) -> Chance:
    """The chance of round *number* (from 1) of a game that has one seed for all."""
    return Chance(subseed(seed, f"round {number}"))


def bot_stream(seed: bytes, game: Game, seat: Seat) -> Stream:
    """The stream for a bot's choice at this point of the game: the same again after a resume or an undo."""
    assert game.round is not None
    return Stream(subseed(seed, f"bot {seat} round {game.round.number} ply {len(game.round.plies)}"))


def bot_move(bot: Bot, game: Game, seat: Seat, seed: bytes, budget: Budget) -> Move:
    """What *bot* does, whose *seat* is to move; it is not asked where there is no choice."""
    assert game.state is not None
    moves = legal_moves(game.state)
    if len(moves) == 1:
        return moves[0]
    return bot.choose(view(game, seat), budget, bot_stream(seed, game, seat))


def bot_catch(bots: Sequence[Bot | None], state: State) -> Catch | None:
    """The catch that a computer player makes now: they are always alert. None where there is none."""
    return next((catch for catch in catches(state) if bots[catch.by] is not None), None)


def play_game(ruleset: Ruleset, bots: Sequence[Bot], seed: bytes, budget: Budget) -> Game:
    """A whole game between *bots* in seat order, from one seed."""
    return deque(play_through(ruleset, bots, seed, budget), maxlen=1).pop()


def play_through(ruleset: Ruleset, bots: Sequence[Bot], seed: bytes, budget: Budget) -> Iterator[Game]:
    """The same game after each deal and each ply, played as far as somebody asks."""
    game = new_game(ruleset, len(bots))
    while not game.is_over:
        game = next_round(game, chance_of_round(seed, len(game.results) + 1))
        yield game
        while game.state is not None:
            game = _ply(game, bots, seed, budget)
            yield game


def _ply(game: Game, bots: Sequence[Bot], seed: bytes, budget: Budget) -> Game:
    """The game after the next move, a catch if one is open."""
    assert game.state is not None
    if catch := bot_catch(bots, game.state):
        return advance(game, catch, catch.by)
    mover = game.state.to_move
    return advance(game, bot_move(bots[mover], game, mover, seed, budget), mover)
