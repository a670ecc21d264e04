"""What the tests find wrong with a drawn table, of tables that are wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from chickenfoot.geometry import Layout, Place, Play, Shift
from chickenfoot.rules import parse_position, tile
from tests.geometry import sound
from tests.geometry.drawn import place, spot

# 9-9 crosswise in the middle, 3-9 to the right of it, then 3-4, and a spot for a four
PLAYS = (Play(tile(9, 9), None), Play(tile(3, 9), tile(9, 9)), Play(tile(3, 4), tile(3, 9)))
START, FIRST, SECOND = place(9, 9, 0, 0, 4), place(9, 3, 1540, 0), place(3, 4, 3580, 0)
FOUR = spot(tile(3, 4), 4, 5620, 0)
SOUND = Layout((START, FIRST, SECOND), (FOUR,))
STATE = parse_position("~trains;arms=1 9-9(9-3(3-4)) 0-0,0-1/0-2 0-3,0-4,0-5 0 - 0")

Check = Callable[[Sequence[Play], Layout], None]


def check_room(_: Sequence[Play], layout: Layout) -> None:
    sound.check_room(layout)


def check_spots(_: Sequence[Play], layout: Layout) -> None:
    sound.check_spots(layout, STATE)


CHECKS: list[Check] = [check_room, check_spots, sound.check_joints, sound.check_directions]


def with_second(second: Place) -> Layout:
    return SOUND._replace(tiles=(START, FIRST, second))


def test_a_sound_table_passes() -> None:
    for check in CHECKS:
        check(PLAYS, SOUND)
    sound.check_moves([SOUND, SOUND])


@pytest.mark.parametrize(
    ("layout", "check"),
    [
        pytest.param(with_second(place(3, 4, 3500, 0)), check_room, id="a tile over another"),
        pytest.param(SOUND._replace(spots=(FOUR._replace(x=5500),)), check_room, id="a spot over a tile"),
        pytest.param(with_second(place(3, 4, 3680, 0)), sound.check_joints, id="a tile apart"),
        pytest.param(with_second(place(4, 3, 3580, 0)), sound.check_joints, id="another value"),
        pytest.param(with_second(place(3, 4, 3580, 0, 8)), sound.check_joints, id="the wrong half first"),
        pytest.param(with_second(place(3, 4, 1100, 1540, 4)), sound.check_joints, id="at the wrong half"),
        pytest.param(with_second(place(3, 4, 2540, 1040, 8)), sound.check_directions, id="an arm turns back"),
        pytest.param(SOUND._replace(spots=()), check_spots, id="an end without a spot"),
        pytest.param(SOUND._replace(spots=(FOUR, FOUR)), check_spots, id="two spots for an end"),
        pytest.param(
            SOUND._replace(spots=(FOUR._replace(open=False),)), check_spots, id="an open place shut"
        ),
        pytest.param(SOUND._replace(spots=(FOUR._replace(slot=1),)), check_spots, id="the wrong slot"),
    ],
)
def test_a_wrong_table_fails(layout: Layout, check: Check) -> None:
    with pytest.raises(AssertionError):
        check(PLAYS, layout)


def test_a_tile_may_only_move_with_a_shift_of_that_play() -> None:
    moved = place(3, 4, 3580, 1)
    after = with_second(moved)

    sound.check_moves([SOUND, after._replace(shifts=(Shift(1, SECOND, moved),))])
    for shifts in ((), (Shift(2, SECOND, moved),), (Shift(1, moved, SECOND),)):
        with pytest.raises(AssertionError):
            sound.check_moves([SOUND, after._replace(shifts=shifts)])
