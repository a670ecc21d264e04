"""The compiled samplers beside the plain ones: the same deals, the same shares, the same chances."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator

import pytest

pytest.importorskip("numba")

import numpy as np

from chickenfoot.bots.beliefs import Exact, Unknowns, any_deal, unknowns
from chickenfoot.bots.beliefs.quick import Quick, arrays_of
from chickenfoot.fast.chance import chance_of
from chickenfoot.fast.dealing import Bytes, draw_deals, exact_deals
from chickenfoot.fast.walking import bytes_of, walk_deals
from chickenfoot.rules import PRESETS, Stream, seed_of
from chickenfoot.testing.chances import any_table
from tests.bots.beliefs.positions import positions
from tests.bots.beliefs.test_every_deal import placings
from tests.bots.beliefs.test_samplers import NESTED, RING, TANGLED, noise, puzzle

NEEDY = puzzle("AB", "AB", "ABC", "ABC", sizes=(2, 1, 1), needs=((1, 1, 0, 0), (0, 0, 4, 2)))

DRAWS = 100_000


def of_real_games(one_in: int) -> Iterator[Unknowns]:
    """What seats do not know in rounds of presets and of any rules."""
    choose = Stream(seed_of("dealing")).choice
    tables = [
        (PRESETS["cross"], 4),
        (PRESETS["trains"], 8),
        *(any_table(choose, sets=range(3, 8)) for _ in range(5)),
    ]
    for number, seating in enumerate(tables):
        for position in positions(*seating, f"dealing {number}", one_in=one_in, rounds=1):
            yield unknowns(position.view)


def test_both_count_the_same_states_and_the_same_share_of_deals() -> None:
    checked = 0
    for what in of_real_games(one_in=3):
        if what.tiles:
            deals, exact = exact_deals(*arrays_of(what)), Exact(what)
            assert deals is not None
            assert deals.first[-1] == exact.size
            assert deals.share == pytest.approx(exact.share, rel=1e-12)
            checked += 1
    assert checked > 40


def test_every_deal_drawn_is_allowed_fills_each_place_and_meets_all_needs() -> None:
    random = chance_of(1)
    for what in of_real_games(one_in=20):
        allowed, sizes, meets = arrays_of(what)
        walked = walk_deals(allowed, sizes, meets, bytes_of(any_deal(what)), 20, random)
        for placed in (*Quick(what).sample(20, random), *walked):
            assert allowed[np.arange(len(placed)), placed].all()
            assert (np.bincount(placed, minlength=len(sizes)) == sizes).all()
            assert what.meets([int(place) for place in placed])


@pytest.mark.parametrize("what", [RING, NESTED, TANGLED, NEEDY])
def test_deals_are_drawn_with_the_chances_that_the_plain_sampler_states(what: Unknowns) -> None:
    allowed, sizes, meets = arrays_of(what)
    deals, random = exact_deals(allowed, sizes, meets), chance_of(2)
    assert deals is not None
    start = bytes_of(any_deal(what))

    assert distance(what, draw_deals(deals, DRAWS, random)) < bound(what)
    assert distance(what, walk_deals(allowed, sizes, meets, start, DRAWS, random, walks=12)) < bound(what)


def chances(what: Unknowns) -> dict[bytes, float]:
    exact = Exact(what)
    return {bytes(placed): chance for placed in placings(what) if (chance := exact.chance(placed))}


def distance(what: Unknowns, drawn: Bytes) -> float:
    """How far what was *drawn* is from the exact chances, in total variation."""
    counts, expected = Counter(map(bytes, drawn)), chances(what)
    assert counts.keys() <= expected.keys()
    return sum(abs(counts[placed] / len(drawn) - chance) for placed, chance in expected.items()) / 2


def bound(what: Unknowns) -> float:
    return noise(len(chances(what)), DRAWS)


def test_in_a_large_round_tiles_lie_in_each_place_as_often_as_they_should() -> None:
    """Where deals are too many to count, the chain's shares of each tile in each place are the exact ones."""
    what = max(of_real_games(one_in=6), key=lambda each: len(set(each.allowed)) * (len(each.tiles) < 60))
    arrays, random = arrays_of(what), chance_of(3)
    deals = exact_deals(*arrays)
    assert deals is not None
    start = bytes_of(any_deal(what))
    drawn = draw_deals(deals, DRAWS, random)
    walked = walk_deals(*arrays, start, DRAWS, random)

    for place in range(len(what.places)):
        apart = np.abs((drawn == place).mean(axis=0) - (walked == place).mean(axis=0)).max()
        assert apart < 6 * math.sqrt(0.5 / DRAWS)  # six deviations of a difference of two shares


def test_one_deal_alone_is_enough_to_tell_that_there_is_none() -> None:
    impossible = puzzle("A", "A", "BC", sizes=(1, 1, 1))
    deals = exact_deals(*arrays_of(impossible))

    assert deals is not None
    assert deals.share == 0.0
    with pytest.raises(ValueError, match="got none"):
        Quick(impossible)


def test_where_the_table_would_be_too_large_deals_are_walked() -> None:
    quick = Quick(TANGLED, most=8)

    assert quick.deals is None
    assert distance(TANGLED, quick.sample(DRAWS, chance_of(4))) < bound(TANGLED)


def test_a_code_that_needs_more_than_62_bits_makes_no_table() -> None:
    tiles, places = 160, 70
    allowed = np.ones((tiles, places), np.uint8)
    allowed[np.arange(places), np.arange(places)] = 0
    sizes = np.full(places, 2, np.int64)
    sizes[:20] += 1

    assert exact_deals(allowed, sizes) is None


def test_where_nothing_is_unknown_there_is_one_deal() -> None:
    nothing = puzzle(sizes=())
    assert Quick(nothing).sample(3, chance_of(5)).shape == (3, 0)
