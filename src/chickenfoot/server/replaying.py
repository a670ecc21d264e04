"""A record that was played, for a browser that knows no rules: all that happened, as parts of messages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from chickenfoot.notation import Replay
from chickenfoot.rules import Game, Round, State
from chickenfoot.rules.events import RoundEnded
from chickenfoot.rules.game import Ply
from chickenfoot.server.happened import board_of, final_of, happening, result_of, round_of, shape_of, texts_of
from chickenfoot.wire import parts
from chickenfoot.wire.http import ReplayedGame, ReplayedPly, ReplayedRound


def replayed(played: Replay, each: Callable[[], object] = lambda: None) -> ReplayedGame:
    """The game that *played* reaches, from its first deal on; *each* is called before each move is told."""
    record, game = played.record, played.game
    headers = record.headers
    running = () if game.round is None or game.state is None else (game.round,)
    rounds = zip((*game.rounds, *running), played.states, strict=True)
    return ReplayedGame(
        rules=str(record.ruleset),
        shape=shape_of(record.ruleset, record.players),
        names=(*headers.seats, *[""] * record.players)[: record.players],
        rounds=tuple(_round(game, one, states, each) for one, states in rounds),
        date=headers.date or "",
        seat=record.seat,
        undone=headers.undos,
        final=final_of(game) if game.is_over else None,
    )


def _round(game: Game, played: Round, states: tuple[State, ...], each: Callable[[], object]) -> ReplayedRound:
    """*played*, whose *states* are those after each of its moves, the first one as it was dealt."""
    dealt = round_of(replace(played, plies=(), state=played.dealt), None)
    result = result_of(game, played.number - 1) if played.number <= len(game.results) else None
    plies: list[ReplayedPly] = []
    for ply, after in zip(played.plies, states[1:], strict=True):
        each()
        plies.append(_ply(ply, after))
    if plies and result is not None:
        last = plies[-1]
        ends: tuple[parts.Happening, ...] = (parts.RoundOver(result), *_game_over(game, played))
        plies[-1] = ReplayedPly(last.seat, last.move, (*last.happened, *ends), last.board)
    return ReplayedRound(dealt, tuple(map(texts_of, played.dealt.hands)), tuple(plies), result)


def _game_over(game: Game, played: Round) -> tuple[parts.GameOver, ...]:
    """That the game ended with *played*, if it did; where nobody holds a double any more, it ends later."""
    is_last = played.number == len(game.results)
    return (parts.GameOver(final_of(game)),) if is_last and game.is_over and not game.stopped else ()


def _ply(ply: Ply, after: State) -> ReplayedPly:
    """*ply* but for the end of its round: where hands are hidden, the record knows more of that."""
    events = [event for event in ply.events if not isinstance(event, RoundEnded)]
    happened = tuple(happening(event, after.tableau) for event in events)
    return ReplayedPly(ply.seat, str(ply.move), happened, board_of(after))
