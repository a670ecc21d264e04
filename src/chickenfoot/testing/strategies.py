"""Hypothesis strategies: rulesets, tables, states and moves. All of them are legal; see :mod:`chances`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from hypothesis import strategies as st

from chickenfoot.rules import (
    DRAW,
    PASS,
    Catch,
    Lay,
    Move,
    Ruleset,
    Seat,
    State,
    Stream,
    Tile,
    catches,
    legal_moves,
    seed_of,
    tile,
    whole_set,
)
from chickenfoot.testing.chances import (
    Choose,
    Seating,
    any_preset,
    any_round,
    any_table,
    outlined,
    thinned,
    walk,
)

Item = TypeVar("Item")


def _choose(draw: st.DrawFn) -> Choose:
    def choose(options: Sequence[Item]) -> Item:
        return draw(st.sampled_from(options))

    return choose


def streams() -> st.SearchStrategy[Stream]:
    """Streams of chance."""
    return st.integers(0, 1_000_000).map(lambda number: Stream(seed_of(str(number))))


@st.composite
def seatings(draw: st.DrawFn, *, small: bool = False) -> Seating:
    """Any ruleset with a number of players for it; *small*: of a set up to double-four."""
    return any_table(_choose(draw), sets=range(2, 5) if small else range(2, 19))


@st.composite
def published(draw: st.DrawFn) -> Seating:
    """A preset with a number of players for it."""
    return any_preset(_choose(draw))


def rulesets(*, small: bool = False) -> st.SearchStrategy[Ruleset]:
    """Any ruleset that the rule book allows, whatever its parameters."""
    return seatings(small=small).map(lambda seating: seating.ruleset)


@st.composite
def dealt(draw: st.DrawFn, *, small: bool = False) -> State:
    """A round just dealt."""
    seating = draw(st.one_of(published(), seatings()) if not small else seatings(small=True))
    return any_round(_choose(draw), *seating)


@st.composite
def states(draw: st.DrawFn, *, small: bool = False) -> State:
    """A whole position as play leads to it: any ruleset, any moment from the deal to the end."""
    state = draw(dealt(small=small))
    stream = draw(streams())
    plies = draw(st.integers(0, 150) | st.none())
    for later in walk(stream.choice, state, plies):
        state = later
    return state


@st.composite
def partial_states(draw: st.DrawFn, *, small: bool = False) -> State:
    """A partial position: tiles out of the round, perhaps a table without its tree, played on a little."""
    state = draw(states(small=small))
    choose = draw(streams()).choice
    if not state.tableau.awaits_start and draw(st.booleans()):
        state = outlined(state)
    state = thinned(choose, state)
    for later in walk(choose, state, draw(st.integers(0, 6))):
        state = later
    return state


def positions(*, small: bool = False) -> st.SearchStrategy[State]:
    """Whole and partial positions."""
    return st.one_of(states(small=small), partial_states(small=small))


def moves(state: State) -> st.SearchStrategy[Move]:
    """The legal moves of *state*, catches among them; it must not be over."""
    return st.sampled_from([*legal_moves(state), *catches(state)])


def any_moves(state: State) -> st.SearchStrategy[Move]:
    """Every move that can be written down for *state*'s set, legal or not."""
    others: list[Move] = [DRAW, PASS, *(Catch(Seat(seat)) for seat in range(state.players + 1))]
    tiles: Sequence[Tile] = (*state.hand, *whole_set(state.ruleset.set), tile(18, 18))
    lays = st.builds(
        Lay,
        st.sampled_from(tiles),
        st.none() | st.integers(0, state.ruleset.set + 1),
        st.integers(0, 4),
        st.booleans(),
    )
    return st.sampled_from(others) | lays
