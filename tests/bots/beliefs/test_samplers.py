"""How deals are drawn: exactly, and by a chain that forgets where it began."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from itertools import permutations

import pytest

from chickenfoot.bots.beliefs import Chain, Exact, Place, TooMany, Unknowns, any_deal, sampler, unknowns
from chickenfoot.rules import Seat, Stream, Tile, seed_of, tile
from chickenfoot.testing.chances import any_table
from tests.bots.beliefs.positions import positions
from tests.bots.beliefs.test_every_deal import placings

TILES = [tile(low, high) for low in range(7) for high in range(low, 7)]


def puzzle(*rows: str, sizes: tuple[int, ...], needs: tuple[tuple[int, ...], ...] = ()) -> Unknowns:
    """Tiles, each with the places it may be in: ``AB`` is place 0 or 1."""
    return Unknowns(
        seat=None,
        hands=((), (), ()),
        yard=(),
        tiles=tuple(TILES[: len(rows)]),
        places=tuple(Place(Seat(at % 3), (-1,) * size) for at, size in enumerate(sizes)),
        allowed=tuple(sum(1 << "ABCDEF".index(letter) for letter in row) for row in rows),
        hidden=(True,) * len(rows),
        needs=needs,
    )


RING = puzzle("AB", "BC", "CA", sizes=(1, 1, 1))
"""Two deals, and no swap leads from one to the other."""

NESTED = puzzle("A", "AB", "AB", "ABC", "ABC", sizes=(2, 1, 2))

TANGLED = puzzle("AB", "BC", "AC", "ACD", "BD", "ABCD", sizes=(2, 1, 2, 1))


def slot_deals(what: Unknowns) -> list[tuple[int, ...]]:
    """Every deal, told by the tile in each slot."""
    places = [place for place, size in enumerate(what.sizes) for _ in range(size)]
    return [
        order
        for order in permutations(range(len(what.tiles)))
        if all(what.allowed[tile] >> place & 1 for tile, place in zip(order, places, strict=True))
    ]


# --- exactly -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", [RING, NESTED, TANGLED])
def test_the_exact_sampler_gives_every_deal_the_same_chance(what: Unknowns) -> None:
    deals = slot_deals(what)
    exact = Exact(what)
    ways = Counter(placed_of(what, deal) for deal in deals)

    assert math.isclose(exact.share, len(deals) / math.factorial(len(what.tiles)))
    assert {placed: pytest.approx(count / len(deals)) for placed, count in ways.items()} == {
        placed: exact.chance(placed) for placed in placings(what)
    }


def placed_of(what: Unknowns, deal: tuple[int, ...]) -> tuple[int, ...]:
    """The place of each tile, from the tile in each slot."""
    places = [place for place, size in enumerate(what.sizes) for _ in range(size)]
    return tuple(places[deal.index(tile)] for tile in range(len(deal)))


def test_what_the_exact_sampler_draws_has_the_chances_it_states() -> None:
    exact, stream = Exact(TANGLED), Stream(seed_of("draws"))
    drawn = Counter(exact.sample(stream) for _ in range(20_000))
    distance = sum(abs(drawn[placed] / 20_000 - exact.chance(placed)) for placed in placings(TANGLED)) / 2

    assert distance < noise(len(drawn), 20_000)


def noise(deals: int, draws: int) -> float:
    """A distance that exact draws exceed once in a million times.

    The mean is at most √(deals / draws) / 2 by Cauchy and Schwarz; one draw changes it by at most 1 / draws,
    so by McDiarmid's inequality it is exceeded by x with a chance below exp(−2 draws x²).
    """
    return math.sqrt(deals / draws) / 2 + math.sqrt(math.log(1e6) / 2 / draws)


def test_needs_are_met_and_leave_the_rest_alike() -> None:
    """T14: of the deals in which somebody can lay, each has the same chance."""
    tiles = (0b01, 0b01, 0, 0)  # one of the first two tiles is in A
    what = puzzle("AB", "AB", "AB", "AB", sizes=(2, 2), needs=(tiles,))
    exact = Exact(what)

    assert {placed for placed in placings(what) if exact.chance(placed)} == {
        placed for placed in placings(what) if 0 in placed[:2]
    }
    assert exact.chance((0, 0, 1, 1)) == pytest.approx(1 / 5)
    assert what.meets(Chain(what).sample(Stream(seed_of("needs"))))


def test_a_table_that_would_be_too_large_is_not_made() -> None:
    with pytest.raises(TooMany, match="expected at most 5 states"):
        Exact(TANGLED, most=5)

    assert isinstance(sampler(TANGLED), Exact)
    assert isinstance(sampler(TANGLED, most=5), Chain)


@pytest.mark.parametrize("way", [Exact, Chain])
def test_where_no_deal_fits_both_say_so(way: type[Exact] | type[Chain]) -> None:
    with pytest.raises(ValueError, match="got none"):
        way(puzzle("A", "A", "BC", sizes=(1, 1, 1)))


def test_where_nothing_is_unknown_there_is_one_deal() -> None:
    nothing = puzzle(sizes=())
    assert Exact(nothing).sample(Stream(seed_of("nothing"))) == ()
    assert Chain(nothing).sample(Stream(seed_of("nothing"))) == ()


# --- by a chain ----------------------------------------------------------------------------------------


def after_a_walk(what: Unknowns, chances: dict[tuple[int, ...], float]) -> dict[tuple[int, ...], float]:
    """The chances of deals after one walk from deals with *chances*, worked out and not drawn."""
    places = [place for place, size in enumerate(what.sizes) for _ in range(size)]
    slots = [[slot for slot, place in enumerate(places) if bits >> place & 1] for bits in what.allowed]
    over: dict[tuple[int, ...], float] = defaultdict(float)
    walking: dict[tuple[int, int, tuple[int, ...]], float] = defaultdict(float)
    for deal, chance in chances.items():
        for hole, lifted in enumerate(deal):
            walking[hole, lifted, deal] += chance / len(deal)
    while walking and sum(walking.values()) > 1e-9:
        further: dict[tuple[int, int, tuple[int, ...]], float] = defaultdict(float)
        for (hole, lifted, deal), chance in walking.items():
            for slot in slots[lifted]:
                put = (*deal[:slot], lifted, *deal[slot + 1 :])
                if slot == hole:
                    over[put] += chance / len(slots[lifted])
                else:
                    further[hole, deal[slot], put] += chance / len(slots[lifted])
        walking = further
    return dict(over)


@pytest.mark.parametrize("what", [RING, NESTED, TANGLED])
def test_a_walk_leaves_the_uniform_chances_as_they_are(what: Unknowns) -> None:
    deals = slot_deals(what)
    after = after_a_walk(what, dict.fromkeys(deals, 1 / len(deals)))

    assert after.keys() == set(deals)
    assert all(abs(chance - 1 / len(deals)) < 1e-8 for chance in after.values())


@pytest.mark.parametrize("what", [RING, NESTED])
def test_from_any_deal_the_chain_comes_near_to_uniform_chances(what: Unknowns) -> None:
    """Every deal is reached; here, where most tiles have few slots, a walk takes a third off the distance."""
    deals = slot_deals(what)
    chances = {deals[0]: 1.0}
    distances = []
    for _ in range(8):
        chances = after_a_walk(what, chances)
        distances.append(sum(abs(chances.get(deal, 0.0) - 1 / len(deals)) for deal in deals) / 2)

    assert distances == sorted(distances, reverse=True)
    assert distances[-1] < 0.05


def small_tables_of_five_and_six() -> list[Unknowns]:
    """What seats do not know in small rounds of five and six, where there is something to tell apart."""
    found = []
    for number in range(1000):
        label = f"five {number}"
        ruleset, players = any_table(Stream(seed_of(label)).choice, sets=[3, 4], most_in_hand=3)
        if players in {5, 6}:
            for position in positions(ruleset, players, label, one_in=8, rounds=1):
                what = unknowns(position.view) if position.tells_who_begins else puzzle(sizes=())
                if 4 < len(what.tiles) < 9 and len(set(what.allowed)) > 2:
                    found.append(what)
    return found[:6]


def test_five_and_six_players_the_chain_draws_as_the_exact_sampler_does() -> None:
    tables = small_tables_of_five_and_six()
    assert len(tables) == 6
    for what in tables:
        exact, chain, stream = Exact(what), Chain(what), Stream(seed_of("chain"))
        chances = {placed: chance for placed in placings(what) if (chance := exact.chance(placed))}
        draws = 4000
        drawn = Counter(chain.sample(stream) for _ in range(draws))

        assert drawn.keys() <= chances.keys()
        distance = sum(abs(drawn[placed] / draws - chance) for placed, chance in chances.items()) / 2
        assert distance < noise(len(chances), draws)


def test_a_first_deal_is_found_where_tiles_have_to_make_room() -> None:
    what = puzzle("AB", "AC", "A", "BC", sizes=(1, 2, 1))
    placed = any_deal(what)

    assert Counter(placed) == {0: 1, 1: 2, 2: 1}
    assert all(allowed >> place & 1 for allowed, place in zip(what.allowed, placed, strict=True))


def test_the_same_stream_gives_the_same_deals() -> None:
    def drawn(way: type[Exact] | type[Chain]) -> list[tuple[int, ...]]:
        draws, stream = way(TANGLED), Stream(seed_of("same"))
        return [draws.sample(stream) for _ in range(5)]

    assert drawn(Exact) == drawn(Exact)
    assert drawn(Chain) == drawn(Chain)


def test_hidden_tiles_go_to_hands_and_yard_and_laid_ones_nowhere() -> None:
    zero: Tile = tile(0, 0)
    what = Unknowns(
        seat=Seat(0),
        hands=((tile(5, 5),), ()),
        yard=(tile(6, 6),),
        tiles=(zero, tile(0, 1), tile(0, 2)),
        places=(Place(Seat(1), (-1, -1)), Place("yard", (-1,))),
        allowed=(1, 3, 3),
        hidden=(False, True, True),
    )
    hands, yard = what.deal((0, 0, 1), Stream(seed_of("deal")))

    assert hands == ((tile(5, 5),), (tile(0, 1),))
    assert sorted(yard) == [tile(0, 2), tile(6, 6)]
