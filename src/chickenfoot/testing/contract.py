"""What every computer player must keep, played out over whole games.

    def test_my_bot_keeps_the_contract() -> None:
        check_bot(MyBot)

Each promise is an assertion that says what was broken, at which position, for which ruleset:

- it names a move of ``view.moves`` or ``view.catches``;
- the same view, budget in samples and stream give the same move, also from a player just made, so what it
  has seen before changes nothing;
- tiles it cannot see do not matter: dealt anew, they change neither its view nor its move;
- it leaves the view as it was.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from chickenfoot.bots.bot import Bot, Budget
from chickenfoot.rules import (
    PRESETS,
    Chance,
    Game,
    Move,
    Ruleset,
    Seat,
    SeatView,
    Stream,
    advance,
    new_game,
    next_round,
    seed_of,
    view,
)
from chickenfoot.testing.chances import Seating
from chickenfoot.testing.unseen import dealt_anew

MakeBot = Callable[[], Bot]

SEATINGS: Final = (
    Seating(PRESETS["trains"], 4),
    Seating(PRESETS["cross"], 3),
    Seating(PRESETS["howsley"], 2),
    Seating(PRESETS["hub"], 5),
    Seating(PRESETS["family"], 6),
    Seating(Ruleset.of("trains", set=6, hand=4, unfinishable="forbid", last_double="forbidden"), 2),
    Seating(Ruleset.of("cross", set=6, hand=3, draw="until_playable", unfinishable="waive"), 4),
)
"""The tables at which :func:`check_bot` plays unless told otherwise."""


def check_bot(
    make_bot: MakeBot,
    *,
    seatings: Iterable[Seating] | None = None,
    rounds: int = 2,
    budget: Budget = Budget(samples=4),  # noqa: B008  # a frozen value
) -> None:
    """Play *rounds* rounds at each table, every seat with this player. Raises :exc:`AssertionError`.

    *seatings* are rulesets and numbers of players, :data:`SEATINGS` where none are given.
    """
    for ruleset, players in SEATINGS if seatings is None else seatings:
        bots = [make_bot() for _ in range(players)]
        game = new_game(ruleset, players)
        for number in range(1, rounds + 1):
            game = next_round(game, Chance(seed_of(f"contract {number}")))
            ply = 0
            while game.state is not None:
                seat = game.state.to_move
                move = _checked_move(make_bot, bots[seat], game, Chance(seed_of(f"{number} {ply}")), budget)
                game = advance(game, move, seat)
                ply += 1
            if game.is_over:
                break


def _checked_move(make_bot: MakeBot, bot: Bot, game: Game, chance: Chance, budget: Budget) -> Move:
    """The bot's move in *game*, after it has been asked for it in every way the contract speaks of."""
    assert game.state is not None
    seat = game.state.to_move
    seen = view(game, seat)
    before = copy.deepcopy(seen)
    move = bot.choose(seen, budget, chance.stream("bot"))
    where = f"{bot.name} as seat {seat} in {str(game.state)!r}"

    assert seen == before, f"{where} has changed its view"
    assert move in (*seen.moves, *seen.catches), f"{where} chose {move}, which is no legal move"

    again = bot.choose(seen, budget, chance.stream("bot"))
    assert again == move, f"{where} chose {move}, and asked again {again}"

    fresh = make_bot().choose(before, budget, chance.stream("bot"))
    assert fresh == move, f"{where} chose {move}, a player just made {fresh}"

    other = _other_view(game, seat, chance.stream("unseen"))
    assert other == seen, f"{where}: the view tells of tiles that are not seen"
    blind = bot.choose(other, budget, chance.stream("bot"))
    assert blind == move, f"{where} chose {move}, but with unseen tiles dealt anew {blind}"
    return move


def _other_view(game: Game, seat: Seat, stream: Stream) -> SeatView:
    """What *seat* sees when what it cannot see is different."""
    assert game.round is not None
    state = dealt_anew(game.round.state, seat, stream)
    return view(replace(game, round=replace(game.round, state=state)), seat)
