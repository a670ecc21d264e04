"""Beliefs in rounds of full size: every deal drawn, played again, shows the seat what it has seen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from chickenfoot.bots.beliefs import Chain, Exact, Unknowns, any_deal, sampler, unknowns
from chickenfoot.rules import PRESETS, SeatView, State, Stream, seed_of
from chickenfoot.testing.chances import any_preset, any_table
from tests.bots.beliefs.positions import Position, original_deal, positions


def true_places(what: Unknowns, state: State) -> list[int]:
    """The places in which the hidden tiles of *what* can lie as *state* has them, a bit for each."""
    places = []
    for tile, hidden in zip(what.tiles, what.hidden, strict=True):
        holder = next((seat for seat, hand in enumerate(state.hands) if tile in hand), "yard")
        owned = sum(1 << at for at, place in enumerate(what.places) if place.owner == holder)
        places.append(owned if hidden else (1 << len(what.places)) - 1)
    return places


def fits_in(what: Unknowns, places: list[int]) -> bool:
    """Whether some deal puts every tile into the *places* given for it."""
    narrowed = tuple(allowed & its for allowed, its in zip(what.allowed, places, strict=True))
    try:
        any_deal(replace(what, allowed=narrowed))
    except ValueError:
        return False
    return True


def any_positions(number: int, one_in: int) -> Iterator[Position]:
    """Moments of a round of a published ruleset and of one of any ruleset."""
    choose = Stream(seed_of(f"real {number}")).choice
    for seating in (any_preset(choose), any_table(choose, sets=range(5, 13))):
        yield from positions(*seating, f"real {number}", one_in=one_in, rounds=2)


@pytest.mark.parametrize("number", range(24))
def test_every_deal_drawn_would_have_shown_the_seat_the_same(number: int) -> None:
    stream = Stream(seed_of(f"drawn {number}"))
    for position in any_positions(number, one_in=6):
        if not position.tells_who_begins:
            continue
        seen = position.view
        what = unknowns(seen)
        for draws in (sampler(what), Chain(what)):
            placed = draws.sample(stream)
            assert position.seen.is_possible(original_deal(seen, what, placed)), position
            assert is_like(seen, what, placed, stream)


def is_like(seen: SeatView, what: Unknowns, placed: tuple[int, ...], stream: Stream) -> bool:
    """Whether hands and yard are as large as they are seen to be, and the seat's own hand is its own."""
    hands, yard = what.deal(placed, stream)
    own = seen.seat is None or hands[seen.seat] == seen.hand
    return own and tuple(map(len, hands)) == seen.counts and len(yard) == seen.yard


@pytest.mark.parametrize("number", range(24, 72))
def test_the_true_deal_is_always_possible(number: int) -> None:
    for position in any_positions(number, one_in=1):
        what, state = unknowns(position.view), position.after.state
        assert state is not None
        assert fits_in(what, true_places(what, state)), position


@pytest.mark.parametrize("players", range(2, 5))
def test_up_to_four_players_deals_are_drawn_exactly(players: int) -> None:
    for name, ruleset in PRESETS.items():
        for position in positions(ruleset, players, f"exact {name} {players}", one_in=20, rounds=1):
            assert isinstance(sampler(unknowns(position.view)), Exact)


def test_positions_have_a_seat_of_every_kind() -> None:
    """The games above are seen by seats to move, by others and by spectators."""
    kinds = {kind_of(position) for position in positions(PRESETS["cross"], 4, "kinds", one_in=3, rounds=2)}
    assert kinds == {"spectator", "to move", "waiting"}


def kind_of(position: Position) -> str:
    if position.seat is None:
        return "spectator"
    return "to move" if position.view.to_move == position.seat else "waiting"
