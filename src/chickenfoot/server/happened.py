"""Rounds, what a move brought about, results: from the values of the rules to the parts of messages.

Whoever tells a game tells it so: to a reader at the table (``telling``) what he may know, from a record
(``replaying``) all that it holds. Nothing is left out here but what is not known: a tile that lies face down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Any, Final

from chickenfoot.notation import FACE_DOWN
from chickenfoot.rules import Game, Lay, Ruleset, State, events, places
from chickenfoot.rules.game import Round, deciding_tie_break, totals_of
from chickenfoot.rules.keys import Target
from chickenfoot.rules.tableau import Tableau
from chickenfoot.rules.tiles import Tile
from chickenfoot.wire import parts


def text_of(tile: Tile | None) -> str | None:
    """*tile* as text; None where it is not known."""
    return None if tile is None or tile == FACE_DOWN else str(tile)


def texts_of(tiles: Iterable[Tile]) -> tuple[str, ...]:
    """*tiles* as texts, ``?`` for each that lies face down."""
    return tuple(str(tile) for tile in tiles)


# --- the table --------------------------------------------------------------------------------------------


def shape_of(ruleset: Ruleset, players: int) -> parts.Shape:
    """What a layout must know of *ruleset*."""
    return parts.Shape(
        set=ruleset.set,
        arms=ruleset.arms_for(players),
        toes=ruleset.toes,
        waives=ruleset.unfinishable == "waive",
    )


def rounds_of(ruleset: Ruleset) -> int:
    """How many rounds a game has; 0: until the target is reached."""
    return 0 if isinstance(ruleset.end, Target) else len(ruleset.doubles())


def board_of(state: State) -> parts.Board:
    """The table as it stands in *state*."""
    tableau = state.tableau
    pending = tableau.pending
    return parts.Board(
        counts=tuple(len(hand) for hand in state.hands),
        yard=len(state.yard),
        ends=tuple(parts.End(end.value, str(end.tile)) for end in tableau.ends),
        pending=None
        if pending is None
        else parts.Pending(str(pending.double), pending.missing, pending.opening),
    )


def round_of(played: Round, seat: int | None) -> parts.Round:
    """*played* as it stands, with the hand of *seat* alone. Without its seed it has no commitment."""
    start, state, chance = played.start, played.state, played.chance
    return parts.Round(
        number=played.number,
        double=str(Tile(start.double, start.double)),
        commitment="" if chance is None else chance.commitment.hex(),
        salts=() if chance is None else tuple(salt.hex() for salt in chance.salts),
        board=board_of(state),
        hand=() if seat is None else texts_of(state.hands[seat]),
        plays=_plays(played),
        starter=played.starter,
        planned=str(Tile(start.planned, start.planned)) if start.planned != start.double else None,
        first=played.dealt.to_move if start.starter is None else None,
        turned=start.turned,
        shown=texts_of(start.shown),
        redeals=start.redeals,
    )


def _plays(played: Round) -> tuple[parts.Laid, ...]:
    """The tiles on the table in the order they were laid."""
    parents = {one.tile: one.parent for one in played.state.tableau.laid}
    aside = [one.tile for one in played.dealt.tableau.laid]
    laid = [ply.move.tile for ply in played.plies if isinstance(ply.move, Lay)]
    children: dict[Tile | None, int] = {}
    plays = []
    for tile in aside + laid:
        parent = parents[tile]
        slot = children.get(parent, 0)
        children[parent] = slot + 1
        plays.append(parts.Laid(str(tile), text_of(parent), slot))
    return tuple(plays)


# --- how rounds and games end -----------------------------------------------------------------------------


def result_of(game: Game, at: int) -> parts.Result:
    """The result of finished round *at*, from 0; its seed, where it is known, is public now."""
    result, played = game.results[at], game.rounds[at]
    return parts.Result(
        double=str(Tile(result.double, result.double)),
        starter=result.starter,
        reason=result.reason,
        scores=result.scores,
        winners=result.winners,
        totals=totals_of(game.results[: at + 1], game.players),
        hands=tuple(texts_of(hand) for hand in played.state.hands),
        seed="" if played.chance is None else played.chance.seed.hex(),
    )


def final_of(game: Game) -> parts.Final:
    """The places, and of seats with the same total what decided between neighbours."""
    ranks = places(game)
    order = sorted(range(game.players), key=lambda seat: ranks[seat])
    ties = [
        parts.Tie(ahead, behind, deciding_tie_break(game, ahead, behind))
        for ahead, behind in pairwise(order)
        if game.totals[ahead] == game.totals[behind] and ranks[ahead] != ranks[behind]
    ]
    return parts.Final(ranks, tuple(ties), stopped=game.stopped)


# --- what a move brought about ----------------------------------------------------------------------------


def happening(event: events.Event, tableau: Tableau) -> parts.Happening:
    """*event*, after which the table is *tableau*; any but a round's end, which is a result."""
    return _HAPPENINGS[type(event)](event, tableau)


def _laid(event: events.TileLaid, tableau: Tableau) -> parts.Happening:
    parent = next(one.parent for one in tableau.laid if one.tile == event.tile)
    slot = sum(one.parent == parent for one in tableau.laid) - 1
    return parts.TileLaid(str(event.tile), text_of(parent), slot, event.called)


_HAPPENINGS: Final[dict[type, Callable[[Any, Tableau], parts.Happening]]] = {
    events.TileLaid: _laid,
    events.TileDrawn: lambda event, _: parts.TileDrawn(text_of(event.tile), event.shown),
    events.TurnPassed: lambda event, _: parts.Passed(event.after_draw),
    events.FootBegun: lambda event, _: parts.FootBegun(str(event.double), event.waived),
    events.FootDone: lambda event, _: parts.FootDone(str(event.double)),
    events.OpeningDone: lambda _, __: parts.OpeningDone(),
    events.Caught: lambda event, _: parts.Caught(
        event.seat, event.count, None if event.tiles is None else texts_of(event.tiles)
    ),
}
