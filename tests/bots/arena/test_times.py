"""How long moves took."""

from __future__ import annotations

import json

import pytest

from chickenfoot.bots.arena.outcome import Outcome, read_outcome, write_outcome
from chickenfoot.bots.arena.playing import play_job
from chickenfoot.bots.arena.times import MoveTimes, joined, times_of
from tests.bots.arena.samples import outcome, plan


def test_quantiles_are_right_to_five_percent() -> None:
    """One move of each whole number of microseconds from 1 to 10,000."""
    times = times_of(range(1000, 10_000_001, 1000))

    assert times.moves == 10_000
    assert times.mean_ms == pytest.approx(5.0005)
    assert times.quantile_ms(0.5) == pytest.approx(5, rel=0.05)
    assert times.quantile_ms(0.95) == pytest.approx(9.5, rel=0.05)


def test_times_add_up_in_any_parts() -> None:
    nanos = [1000, 5_000, 123_000, 7_654_000, 5_000]

    assert joined([times_of(nanos[:2]), times_of(nanos[2:]), MoveTimes()]) == times_of(nanos)


def test_nothing_measured_has_no_mean() -> None:
    nothing = times_of([])

    assert (nothing.mean_ms, nothing.quantile_ms(0.5)) == (None, None)


def test_times_stay_small_however_many_there_are() -> None:
    day = 86_400_000_000_000
    assert len(times_of(day // part for part in range(1, 20_000)).bins.split()) < 220


def test_only_moves_with_a_choice_are_timed() -> None:
    (job, *_) = plan().jobs()
    result = play_job(job)

    assert isinstance(result, Outcome)
    assert all(0 < times.moves < 60 for times in result.times)
    assert all(sum(count for _, count in times.counts()) == times.moves for times in result.times)


def test_an_outcome_is_written_and_read() -> None:
    (job, *_) = plan().jobs()
    result = play_job(job)

    assert isinstance(result, Outcome)
    assert read_outcome(write_outcome(result)) == result


@pytest.mark.parametrize(
    "change",
    [
        {"deal": -1},
        {"deal": "0"},
        {"deal": True},
        {"places": [1]},
        {"totals": None},
        {"times": [{}, {}]},
        {"times": [{"moves": 1, "micros": 1, "bins": "1"}] * 2},
        {"times": [{"moves": 3, "micros": 1, "bins": "1:2"}] * 2},
    ],
)
def test_a_damaged_outcome_is_refused(change: dict[str, object]) -> None:
    line = json.loads(write_outcome(outcome(0, "fox,random", [1, 2])))
    with pytest.raises(ValueError):
        read_outcome(json.dumps(line | change))
