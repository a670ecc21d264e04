"""The oracle set up beside a state of the rules, and both compared."""

from __future__ import annotations

from chickenfoot.rules import Lay, Move, State, Tile, ending, round_winners, scores
from chickenfoot.rules.perft import distinct_moves
from tests import oracle


def oracle_table(state: State, last: Tile | None = None) -> oracle.Table:
    """The oracle's table for *state*, which must have its whole tree; *last*: the tile laid last."""
    return oracle.Table.build(
        _rules(state),
        [[(tile.low, tile.high) for tile in hand] for hand in state.hands],
        [(tile.low, tile.high) for tile in state.yard],
        str(state.tableau),
        turn=state.to_move,
        drawn=_pair(state.drawn),
        idle=state.idle,
        dry=state.dry,
        uncalled=state.uncalled,
        search_first=state.circle,
        last=_pair(last),
    )


def _rules(state: State) -> dict[str, object]:
    """The ruleset's values, arms and reserve worked out for this table."""
    ruleset, players = state.ruleset, state.players
    unheld = None if ruleset.unheld == "none" else ruleset.unheld
    resolved = {"arms": ruleset.arms_for(players), "reserve": ruleset.reserve_for(players), "unheld": unheld}
    return {**ruleset.plain(), **resolved}


def _pair(tile: Tile | None) -> tuple[int, int] | None:
    return None if tile is None else (tile.low, tile.high)


def oracle_move(move: Move) -> str:
    """A ply as the oracle writes it: the low half first, no place named."""
    if not isinstance(move, Lay):
        return str(move)
    where = "" if move.on is None else f" on {move.on}"
    return f"{move.tile}{where}{'!' if move.call else ''}"


def rules_facts(state: State) -> dict[str, object]:
    """What the rules say of *state*, as plain values."""
    over = ending(state)
    return {
        "moves": sorted(oracle_move(move) for move in distinct_moves(state)),
        "tableau": str(state.tableau),
        "ends": [end.value for end in state.tableau.ends],
        "hands": [[str(tile) for tile in hand] for hand in state.hands],
        "yard": [str(tile) for tile in state.yard],
        "turn": state.to_move,
        "drawn": None if state.drawn is None else str(state.drawn),
        "uncalled": state.uncalled,
        "ending": over,
        "scores": list(scores(state)) if over else [],
        "winners": list(round_winners(state)) if over else [],
        "idle": 0 if state.tableau.awaits_start else state.idle,  # the oracle counts the search as well
        "dry": state.dry,
    }


def oracle_facts(table: oracle.Table) -> dict[str, object]:
    """What the oracle says of its table, in the same plain values."""
    over = oracle.ending(table)
    return {
        "moves": oracle.moves(table),
        "tableau": _tree(table),
        "ends": oracle.ends(table),
        "hands": [[_text(tile) for tile in sorted(hand)] for hand in table.hands],
        "yard": [_text(tile) for tile in table.yard],
        "turn": table.turn,
        "drawn": None if table.drawn is None else _text(table.drawn),
        "uncalled": table.uncalled,
        "ending": over,
        "scores": oracle.scores(table) if over else [],
        "winners": oracle.round_winners(table),
        "idle": table.idle if table.start_lies else 0,
        "dry": table.dry if table.rules["blocked"] == "full_circle" else 0,
    }


def _text(tile: tuple[int, int]) -> str:
    return f"{tile[0]}-{tile[1]}"


def _tree(table: oracle.Table) -> str:
    if not table.start_lies:
        return "?" + _text(table.start.tile)

    def write(piece: oracle.Piece) -> str:
        inner = ",".join(write(child) for child in piece.children)
        return f"{piece.touch}-{piece.outer()}" + (f"({inner})" if inner else "")

    return write(table.start)
