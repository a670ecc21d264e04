"""How tiles lie against each other, beside true angles."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from chickenfoot.geometry.poses import ANGLES, BENDS, GAP, Pose, crossed, joined, overlap, toe, trains
from tests.geometry.sound import Rectangle, are_over, between, covering

HEADINGS = range(16)
CLOSE = 3
"""How far whole numbers may be off, in thousandths of a tile's short side."""


def shape(pose: Pose) -> Rectangle:
    return covering(pose.x, pose.y, pose.turn)


def lying(heading: int, *, is_double: bool = False) -> Pose:
    """A tile at the origin."""
    return Pose(0, 0, (heading + 4) % 16 if is_double else heading, heading)


poses = st.builds(
    Pose,
    st.integers(-2500, 2500),
    st.integers(-2500, 2500),
    st.integers(0, 15),
    st.just(0),
)


@given(poses, poses, st.sampled_from([0, 70, 500]))
def test_tiles_overlap_as_they_do_with_true_angles(one: Pose, other: Pose, clearance: int) -> None:
    close, far = (are_over(shape(one), shape(other), clearance + off) for off in (-CLOSE, CLOSE))
    assume(close == far)

    assert overlap(one, other, clearance) == close
    assert overlap(other, one, clearance) == close


@pytest.mark.parametrize("is_double", [False, True], ids=["tile", "double"])
@pytest.mark.parametrize("bend", BENDS)
def test_a_joined_tile_touches_and_its_arm_bends(bend: int, *, is_double: bool) -> None:
    for heading in HEADINGS:
        on = lying(heading)
        pose = joined(on, bend, is_double=is_double)

        assert pose.heading == (heading + max(-4, min(bend, 4))) % 16  # SIDE is a bend of 90°, too
        assert pose.turn == (pose.heading + (4 if is_double else 0)) % 16
        assert abs(between(shape(on), shape(pose)) - GAP) <= CLOSE


@pytest.mark.parametrize("aside", [-500, 500])
@pytest.mark.parametrize("bend", [bend for bend in BENDS if abs(bend) < 4])
def test_a_double_may_lie_aside_and_still_touches(bend: int, aside: int) -> None:
    for heading in HEADINGS:
        on = lying(heading)
        pose = crossed(on, bend, aside)

        assert abs(between(shape(on), shape(pose)) - GAP) <= CLOSE


@pytest.mark.parametrize("angle", ANGLES)
def test_a_toe_touches_its_double_and_stands_at_its_angle(angle: int) -> None:
    for heading in HEADINGS:
        on = lying(heading, is_double=True)
        pose = toe(on, angle)

        assert pose.turn == pose.heading == (heading + angle) % 16
        assert abs(between(shape(on), shape(pose)) - GAP) <= CLOSE


@pytest.mark.parametrize("arms", range(1, 9))
def test_up_to_eight_trains_touch_the_starting_double_and_not_each_other(arms: int) -> None:
    """T8, T9."""
    for heading in (0, 4):
        start = lying(heading, is_double=True)
        found = [shape(pose) for pose in trains(start, arms)]

        assert len(found) == arms
        assert max(between(shape(start), one) for one in found) <= GAP + CLOSE
        assert not any(are_over(one, other) for one, other in combinations(found, 2))


def test_beyond_eight_trains_no_more_touch_it() -> None:
    assert len(trains(lying(0, is_double=True), 12)) == 8
