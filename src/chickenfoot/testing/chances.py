"""Rulesets, rounds and moves from any source of choices: a stream of chance, or Hypothesis.

stream = Stream(seed_of("anything"))
ruleset, players = any_table(stream.choice)
state = any_round(stream.choice, ruleset, players)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import permutations
from typing import Final, NamedTuple, Protocol, TypeVar

from chickenfoot.rules import (
    PRESETS,
    Chance,
    Move,
    Ruleset,
    Seat,
    State,
    Tile,
    audit,
    catches,
    ending,
    legal_moves,
    new_game,
    next_round,
    parse_setup,
    play_unchecked,
    seed_of,
    whole_set,
)
from chickenfoot.rules.setup import Outline

Item = TypeVar("Item")


class Choose(Protocol):
    """One of some options. ``Stream.choice`` is such a function."""

    def __call__(self, options: Sequence[Item], /) -> Item: ...


class Seating(NamedTuple):
    """A ruleset, and a number of players it can seat and deal."""

    ruleset: Ruleset
    players: int


# --- rulesets ----------------------------------------------------------------------------------------

_TIES: Final = ("most_zero_rounds", "lowest_nonzero_round", "most_rounds_won")
_ALL_TIES: Final = tuple(order for count in range(4) for order in permutations(_TIES, count))


def any_preset(choose: Choose) -> Seating:
    """A published ruleset with a number of players it takes."""
    ruleset = choose(tuple(PRESETS.values()))
    return Seating(ruleset, choose([players for players in ruleset.tables() if players <= 8]))


def any_table(choose: Choose, *, sets: Sequence[int] = range(2, 19), most_in_hand: int = 40) -> Seating:
    """Any combination of all parameters that the rule book allows, and players for it (sections 3 and 4)."""
    highest = choose(sets)
    tiles = len(whole_set(highest))
    players = choose(range(2, min(8, tiles - 1) + 1))
    raw: dict[str, object] = {"set": highest, **_start(choose), **_play(choose), **_points(choose)}
    dealt = tiles - (raw["starting_double"] == "aside")
    raw["hand"] = _hand(choose, players, choose(range(1, min(most_in_hand, dealt // players) + 1)))
    raw["players"] = [choose(range(2, players + 1)), choose(range(players, 28))]
    raw["arms"] = _arms(choose, players, highest)
    raw["toes"] = choose(range(1, min(3, highest - 1) + 1))
    raw["rounds"] = _rounds(choose, highest)
    return Seating(Ruleset().changed(raw), players)


def _start(choose: Choose) -> dict[str, object]:
    if choose(("aside", "pool")) == "aside":
        starter = choose(("lottery", "highest_tile", "random"))
        return {"starting_double": "aside", "starter": starter, "unheld": "none"}
    unheld = choose(("search", "together", "comes_back", "dropped", "redeal"))
    return {"starting_double": "pool", "starter": "holder", "unheld": unheld}


def _play(choose: Choose) -> dict[str, object]:
    raw: dict[str, object] = {
        "unfinishable": choose(("play_on", "end_round", "forbid", "waive")),
        "must_lay": choose((True, True, False)),
        "draw": choose(("one", "until_playable", "none")),
        "drawn_fits": choose(("must", "may", "may_not")),
        "reserve": choose(([0, 0], [2, 1], [0, 3])),
        "blocked": choose(("nobody", "full_circle", "mover")),
        "last_double": choose(("allowed", "penalty", "forbidden")),
        "last_double_penalty": choose((50, 7)),
        "call": choose((0, 1, 2, 3)),
    }
    if not raw["must_lay"]:
        raw["blocked"] = "full_circle"
    elif raw["draw"] == "none" and raw["blocked"] == "mover":
        raw["blocked"] = "nobody"
    if raw["draw"] == "until_playable" and raw["drawn_fits"] == "may_not":
        raw["drawn_fits"] = "may"
    return raw


def _points(choose: Choose) -> dict[str, object]:
    return {
        "double_blank": choose((0, 25, 50, 100)),
        "blank_half": choose((0, 25)),
        "end": choose(("all_rounds", "all_rounds", "target:1", "target:100")),
        "ties": choose(_ALL_TIES),
    }


def _hand(choose: Choose, players: int, size: int) -> object:
    return choose((size, f"{size * players}/players", {players: size}))


def _arms(choose: Choose, players: int, highest: int) -> object:
    count = choose(range(1, highest + 1))
    return choose((count, "players", f"players..{count}")) if players <= highest else count


def _rounds(choose: Choose, highest: int) -> object:
    some = [choose(range(highest + 1)) for _ in range(choose((1, 2, 3)))]
    return choose(("all", "down_up", some))


# --- rounds ------------------------------------------------------------------------------------------


def any_round(choose: Choose, ruleset: Ruleset, players: int) -> State:
    """A round just dealt, with any of the ruleset's starting doubles; the last starter may be any seat."""
    value = choose(ruleset.doubles())
    last = Seat(choose(range(players)))
    game = replace(new_game(ruleset, players), queue=(value,), last_starter=last)
    seed = choose(range(1_000_000))
    while True:  # a `dropped` game may end at once, when nobody holds the double
        if dealt := next_round(game, Chance(seed_of(str(seed)))).round:
            return dealt.state
        seed += 1


def any_move(choose: Choose, state: State) -> Move:
    """A legal ply of the seat to move, or a catch where one is open."""
    return choose((*legal_moves(state), *catches(state)))


def walk(choose: Choose, state: State, plies: int | None = None) -> Iterator[State]:
    """*state* and those after it, a move at a time, until the round or the number of *plies* is over."""
    yield state
    while ending(state) is None and plies != 0:
        state = play_unchecked(state, any_move(choose, state))
        plies = None if plies is None else plies - 1
        yield state


# --- partial positions -------------------------------------------------------------------------------


def outlined(state: State) -> State:
    """The partial position that forgets the tree: open ends, tiles on the table and what is pending."""
    tableau, pending = state.tableau, state.tableau.pending
    outline = Outline(tuple(end.value for end in tableau.ends), tuple(one.tile for one in tableau.laid))
    if pending is not None:
        outline = replace(outline, pending=pending.double, missing=pending.missing, opening=pending.opening)
    return audit(replace(parse_setup(str(state)), tableau=outline, out_on=None, partial=True))


def thinned(choose: Choose, state: State) -> State:
    """A partial position of *state* with some of the tiles of hands and yard out of the round."""
    needed = {state.drawn, state.tableau.start}
    hands = tuple(_some(choose, hand, needed) or hand[:1] for hand in state.hands)
    yard = _some(choose, state.yard, needed)
    return audit(replace(parse_setup(str(state)), hands=hands, yard=yard, dry=state.dry, partial=True))


def _some(choose: Choose, tiles: tuple[Tile, ...], needed: set[Tile | None]) -> tuple[Tile, ...]:
    return tuple(tile for tile in tiles if tile in needed or choose((True, True, False)))
