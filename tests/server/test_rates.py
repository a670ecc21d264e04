"""Token buckets."""

from __future__ import annotations

import pytest

from chickenfoot.server.rates import Bucket, Limit, Rates, neighbourhood


def test_a_bucket_gives_its_burst_at_once_and_then_its_rate() -> None:
    bucket = Bucket(2, 3)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait(0) == 500
    assert not bucket.take(400)
    assert bucket.take(500)
    assert not bucket.take(501)


def test_a_bucket_is_never_fuller_than_its_burst() -> None:
    bucket = Bucket(10, 2)
    assert bucket.take(0)
    assert [bucket.take(1_000_000) for _ in range(3)] == [True, True, False]


def test_a_clock_that_is_put_back_gives_nothing() -> None:
    bucket = Bucket(1, 1)
    assert bucket.take(10_000)
    assert not bucket.take(0)
    assert not bucket.take(500)
    assert bucket.take(1_000)


def test_everybody_has_a_bucket_of_his_own() -> None:
    rates = Rates(Limit.a_minute(1))
    assert rates.take("ann", 0) == 0
    assert rates.take("bo", 0) == 0
    assert rates.take("ann", 0) == 60_000
    assert rates.take("ann", 60_000) == 0


def test_only_so_many_are_remembered_the_quietest_is_forgotten_first() -> None:
    rates = Rates(Limit(0.001, 1), most=2)
    assert rates.take("ann", 0) == rates.take("bo", 0) == 0
    assert rates.take("ann", 0)
    assert rates.take("cy", 0) == 0
    assert len(rates) == 2
    assert rates.take("ann", 0)
    assert rates.take("bo", 0) == 0


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_household_has_one_address_or_half_of_one(address: str, home: str) -> None:
    assert neighbourhood(address) == home
