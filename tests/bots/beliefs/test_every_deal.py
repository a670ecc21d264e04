"""Beliefs beside every deal there is: small rounds, played again on each deal by the rules themselves."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

import pytest

from chickenfoot.bots.beliefs import Exact, Unknowns, unknowns
from chickenfoot.rules import Stream, seed_of
from chickenfoot.testing.chances import any_table
from tests.bots.beliefs.positions import Position, positions
from tests.bots.beliefs.replaying import Present, Seen, TooMany

MOST = 2000


def small_positions(sets: int, games: int) -> Iterator[Position]:
    """Moments of games under any rules with few tiles."""
    for number in range(games):
        label = f"small {sets} {number}"
        ruleset, players = any_table(Stream(seed_of(label)).choice, sets=[sets], most_in_hand=4)
        yield from positions(ruleset, players, label, one_in=4, rounds=3)


def believed(what: Unknowns) -> dict[Present, float]:
    """The chance that :class:`Exact` gives to each way in which the hidden tiles can lie."""
    exact, stream = Exact(what), Stream(seed_of("order"))
    chances: dict[Present, float] = defaultdict(float)
    for placed in placings(what):
        if chance := exact.chance(placed):
            hands, yard = what.deal(placed, stream)
            chances[hands, tuple(sorted(yard))] += chance
    return chances


def placings(what: Unknowns) -> Iterator[tuple[int, ...]]:
    """Every way to put the tiles into places where they are allowed."""
    free = list(what.sizes)

    def put(placed: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(placed) == len(what.tiles):
            yield placed
            return
        for place, room in enumerate(free):
            if room and what.allowed[len(placed)] >> place & 1:
                free[place] -= 1
                yield from put((*placed, place))
                free[place] += 1

    return put(())


def enumerated(position: Position) -> Counter[Present] | None:
    """Every present with its number of deals; None where there are too many to look at."""
    try:
        return Seen(position.before, position.after, position.seat, MOST).presents()
    except TooMany:
        return None


@pytest.mark.parametrize(("sets", "games", "least"), [(2, 400, 350), (3, 60, 40), (4, 20, 8)])
def test_each_way_the_tiles_can_lie_is_as_likely_as_the_deals_that_lead_to_it(
    sets: int, games: int, least: int
) -> None:
    checked = 0
    for position in small_positions(sets, games):
        deals = enumerated(position) if position.tells_who_begins else None
        if deals is None:
            continue
        chances = believed(unknowns(position.view))

        assert chances.keys() == deals.keys(), position
        total = deals.total()
        assert all(abs(chances[present] - deals[present] / total) < 1e-12 for present in deals), position
        checked += 1
    assert checked >= least
