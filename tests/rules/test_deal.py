"""Chance: what a seed deals is the same everywhere, and no tile or seat is favoured."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chickenfoot.errors import BadInput, BadRuleset
from chickenfoot.rules import (
    PRESETS,
    Chance,
    Ruleset,
    Seat,
    Stream,
    deal,
    double,
    seed_of,
    subseed,
    tile,
    whole_set,
)
from chickenfoot.rules.deal import highest_tile, lottery
from chickenfoot.testing.chances import Seating
from chickenfoot.testing.strategies import seatings

SEED = bytes(range(32))
SEEDS = st.binary(min_size=32, max_size=32)


# --- the documented stream, written once more --------------------------------------------------------


def words(seed: bytes, label: str, salts: tuple[bytes, ...], count: int) -> list[int]:
    """The first words of a stream, by the description in rules/deal.py."""
    salted = hashlib.sha256()
    for salt in salts:
        salted.update(len(salt).to_bytes(4, "big") + salt)
    message = label.encode() + b"\0" + salted.digest()
    text = b"".join(
        hmac.new(seed, message + block.to_bytes(8, "big"), hashlib.sha256).digest()
        for block in range(count // 8 + 1)
    )
    return [int.from_bytes(text[4 * at : 4 * at + 4], "big") for at in range(count)]


def shuffled(items: Iterable[object], chance: Callable[[], int]) -> list[object]:
    """Fisher and Yates from the end, by the same description."""
    order = list(items)
    for place in reversed(range(1, len(order))):
        word = chance()
        while word >= 2**32 // (place + 1) * (place + 1):
            word = chance()
        other = word % (place + 1)
        order[place], order[other] = order[other], order[place]
    return order


@given(seed=SEEDS, label=st.text(alphabet="abc 0"), salts=st.lists(st.binary(max_size=9), max_size=3))
def test_a_stream_is_the_one_described(seed: bytes, label: str, salts: list[bytes]) -> None:
    """Every block is an HMAC-SHA256 of label, salts and a counter, read as big-endian words."""
    stream = Stream(seed, label, salts)

    assert [stream.word() for _ in range(20)] == words(seed, label, tuple(salts), 20)


@given(seed=SEEDS, count=st.integers(0, 60))
def test_a_shuffle_is_the_one_described(seed: bytes, count: int) -> None:
    """Fisher and Yates, unbiased."""
    chance = iter(words(seed, "x", (), 200))

    assert Stream(seed, "x").shuffled(range(count)) == shuffled(range(count), lambda: next(chance))


def test_words_that_would_favour_small_numbers_are_thrown_away() -> None:
    """With a bound of three quarters of all words, a quarter of them is skipped."""
    stream, bound = Stream(SEED), 3 * 2**30
    drawn = [stream.below(bound) for _ in range(200)]

    assert drawn == [word for word in words(SEED, "", (), 400) if word < bound][:200]


def test_vectors_for_whoever_writes_this_again() -> None:
    """Two streams, a shuffle and a deal, as numbers."""
    assert Stream(SEED, "deal 0").word() == 4181465518
    assert Stream(SEED, "deal 0", [b"a", b""]).word() == 2103138528
    assert Stream(SEED, "deal 0").shuffled(range(10)) == [3, 5, 2, 6, 0, 9, 4, 1, 7, 8]

    hands, yard = deal(Ruleset.of(set=4, hand=4), 2, Chance(SEED).stream("deal 0"), 4)
    assert [" ".join(map(str, hand)) for hand in hands] == ["0-2 1-3 2-3 2-4", "0-0 0-3 0-4 3-3"]
    assert " ".join(map(str, yard)) == "3-4 0-1 1-4 1-1 2-2 1-2"

    assert seed_of("chickenfoot") == hashlib.sha256(b"chickenfoot").digest()
    assert subseed(SEED, "round 1") == hmac.digest(SEED, b"seed round 1", "sha256")
    assert Chance(SEED).commitment == hashlib.sha256(SEED).digest()


@pytest.mark.parametrize("length", [0, 16, 31, 33])
def test_a_seed_has_thirty_two_bytes(length: int) -> None:
    """Anything else is refused."""
    with pytest.raises(BadInput, match="seed: expected a seed of 32 bytes, got "):
        Stream(b"x" * length)


@given(seed=SEEDS)
def test_salts_matter_and_so_does_their_order(seed: bytes) -> None:
    """Players' own salts are mixed in, in seat order, each told from the next."""
    salts = [(), (b"",), (b"a", b"b"), (b"b", b"a"), (b"ab", b""), (b"", b"ab"), (b"ab",)]

    assert len({Chance(seed, salt).stream("deal 0").word() for salt in salts}) == len(salts)


@given(seed=SEEDS)
def test_labels_part_the_streams_of_a_seed(seed: bytes) -> None:
    """The deal tells nothing of the lottery."""
    labels = ["", "deal 0", "deal 1", "lottery", "first", "highest", "random"]

    assert len({Chance(seed).stream(label).word() for label in labels}) == len(labels)
    assert len({subseed(seed, f"round {number}") for number in range(10)} | {seed}) == 11


# --- no favours --------------------------------------------------------------------------------------


def chi_square(counts: Iterable[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def test_every_order_is_as_likely() -> None:
    """All 24 orders of four things, 24,000 times: 23 degrees of freedom, 99.9 % below 49.7."""
    stream = Stream(SEED, "orders")
    counts = Counter(tuple(stream.shuffled("abcd")) for _ in range(24_000))

    assert set(counts) == set(permutations("abcd"))
    assert chi_square(counts.values(), 1000) < 49.7


def test_every_tile_is_as_likely_in_every_hand() -> None:
    """T4, X2: 6 tiles in 6 places, 6,000 deals; 25 degrees of freedom, 99.9 % below 52.6."""
    ruleset = Ruleset.of("cross", set=2, hand=1, arms=2, toes=1)
    counts: Counter[tuple[int, object]] = Counter()
    for number in range(6_000):
        hands, yard = deal(ruleset, 3, Stream(SEED, f"deal {number}"), 2)
        counts.update(enumerate([*(hand[0] for hand in hands), *yard]))

    assert len(counts) == 36
    assert chi_square(counts.values(), 1000) < 52.6


def test_every_number_is_as_likely() -> None:
    """Seven numbers, 7,000 times: 6 degrees of freedom, 99.9 % below 22.5."""
    stream = Stream(SEED, "numbers")
    counts = Counter(stream.choice(range(7)) for _ in range(7_000))

    assert chi_square((counts[number] for number in range(7)), 1000) < 22.5


# --- the deal ----------------------------------------------------------------------------------------


@given(seating=seatings(), seed=SEEDS)
def test_a_deal_gives_every_seat_its_hand_and_the_rest_to_the_yard(seating: Seating, seed: bytes) -> None:
    """T4, T5, T6, X2: the starting double is put aside or dealt with the rest."""
    ruleset, players = seating
    start = ruleset.doubles()[0]
    hands, yard = dealt = deal(ruleset, players, Stream(seed), start)
    aside = [double(start)] if ruleset.starting_double == "aside" else []
    everywhere = [*aside, *yard, *(one for hand in hands for one in hand)]

    assert [len(hand) for hand in hands] == [ruleset.hand_for(players)] * players
    assert all(list(hand) == sorted(hand) for hand in hands)
    assert sorted(everywhere) == sorted(whole_set(ruleset.set))
    assert deal(ruleset, players, Stream(seed), start) == dealt
    assert dealt.holder(hands[-1][0]) == players - 1
    assert dealt.holder(double(start)) is None or not aside


def test_nobody_is_dealt_who_cannot_sit_down() -> None:
    """Section 4, item 1."""
    with pytest.raises(BadRuleset):
        deal(PRESETS["cross"], 8, Stream(SEED), 9)


def test_the_lottery_is_won_by_who_turns_up_the_starting_double() -> None:
    """T3: round the table from the first seat; the whole set takes part, and all goes back (T-b)."""
    for number in range(200):
        stream, again = Stream(SEED, f"lottery {number}"), Stream(SEED, f"lottery {number}")
        turned_up = again.shuffled(whole_set(9))

        starter, turned = lottery(Ruleset(), 4, stream, 7, Seat(2))

        assert turned_up[turned - 1] == tile(7, 7)
        assert starter == (2 + turned - 1) % 4


def test_the_lottery_favours_no_seat() -> None:
    """T3: four seats turn up 7 tiles each of 28; 2,000 rounds; 3 degrees of freedom, 99.9 % below 16.3."""
    ruleset = Ruleset.of(set=6)
    streams = (Stream(SEED, str(number)) for number in range(2_000))
    counts = Counter(lottery(ruleset, 4, stream, 6, Seat(0))[0] for stream in streams)

    assert chi_square(counts.values(), 500) < 16.3


def test_the_highest_tile_goes_by_pips_and_then_by_the_higher_half() -> None:
    """Section 3, starter: highest_tile."""
    for number in range(200):
        starter, drawn = highest_tile(Ruleset(), 8, Stream(SEED, str(number)))
        ranks = [(one.low + one.high, one.high) for one in drawn]

        assert len(set(drawn)) == 8
        assert ranks.index(max(ranks)) == starter
