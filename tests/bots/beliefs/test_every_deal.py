"""Beliefs beside every deal there is: small rounds, played again on each deal by the rules themselves."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

import pytest

from chickenfoot.bots.beliefs import Exact, Unknowns, unknowns
from chickenfoot.rules import Ruleset, Stream, seed_of
from chickenfoot.testing.chances import any_table
from tests.bots.beliefs.positions import Position, positions
from tests.bots.beliefs.replaying import Present, Seen, TooMany

MOST = 1500


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


def enumerated(position: Position, few: int) -> Counter[Present] | None:
    """Every present with its number of deals; None with more than *few* tiles hidden or too many deals."""
    state = position.after.state
    assert state is not None
    hidden = len(state.yard) + sum(len(hand) for at, hand in enumerate(state.hands) if at != position.seat)
    if hidden > few:
        return None
    try:
        return Seen(position.before, position.after, position.seat, MOST).presents()
    except TooMany:
        return None


@pytest.mark.parametrize(
    ("sets", "games", "few", "least"), [(2, 150, 7, 100), (3, 60, 7, 20), (4, 12, 15, 4)]
)
def test_each_way_the_tiles_can_lie_is_as_likely_as_the_deals_that_lead_to_it(
    sets: int, games: int, few: int, least: int
) -> None:
    assert check_all(small_positions(sets, games), few) >= least


def check_all(moments: Iterator[Position], few: int) -> int:
    """Compare what is believed with every deal, where there are few; at how many moments that was."""
    checked = 0
    for position in moments:
        deals = enumerated(position, few) if position.tells_who_begins else None
        if deals is None:
            continue
        chances = believed(unknowns(position.view))
        total = deals.total()

        assert chances.keys() == deals.keys(), position
        assert all(abs(chances[present] - deals[present] / total) < 1e-12 for present in deals), position
        checked += 1
    return checked


TIGHT = [
    # A drawn tile may be kept, so one laid later may be of the deal or drawn (X9, X-e).
    (Ruleset.of("cross", set=3, hand=2, arms=2, toes=1), 3, 20),
    # Draws that need not be: only the tile drawn may be laid (section 3, must_lay no).
    (Ruleset.of("howsley", set=3, hand=2, arms=2, toes=1), 3, 20),
    # Doubles that fit and may not be laid (section 3, unfinishable and last_double).
    (Ruleset.of("trains", set=2, hand=1, arms=1, toes=1, unfinishable="forbid"), 2, 150),
    (Ruleset.of("cross", set=3, hand=1, arms=1, toes=1, last_double="forbidden"), 3, 10),
    # Draws until a tile fits, which the last to draw may keep (section 3, until_playable, mover).
    (Ruleset.of("cross", set=3, hand=2, arms=1, toes=1, draw="until_playable", blocked="mover"), 2, 15),
    # No yard but for those caught: they may lay what they could not when the round went on.
    (Ruleset.of("trains", set=3, hand=2, arms=1, toes=1, draw="none", call=1, reserve=0), 2, 150),
]


@pytest.mark.parametrize(("ruleset", "players", "games"), TIGHT)
def test_so_it_is_under_rules_that_are_hard_to_reason_about(
    ruleset: Ruleset, players: int, games: int
) -> None:
    for number in range(games):
        check_all(positions(ruleset, players, f"tight {number}", one_in=3, rounds=2), few=7)
