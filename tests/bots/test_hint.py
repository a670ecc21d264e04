"""A hint: the move, what every move may cost, and a reason in terms of the game."""

from __future__ import annotations

import pytest

from chickenfoot.bots import Budget
from chickenfoot.bots.hint import Hint, Reason, hint, reason_of
from chickenfoot.rules import Seat, Stream, parse_move, parse_position, seed_of, step
from chickenfoot.rules.view import SeatView, view_of

BLOCK = "+4-0,4-1,4-2,4-3,4-5,4-6,4-7"


def seen(position: str) -> SeatView:
    state = parse_position(position)
    return view_of(state, state.to_move)


def advised(position: str, samples: int = 200) -> Hint:
    return hint(seen(position), Stream(seed_of("hint")), Budget(samples=samples))


def test_every_legal_move_has_its_points_with_an_interval_and_the_best_comes_first() -> None:
    """Equal ends count once; the recommended move leads the list."""
    looking = seen("~trains =3,3,6 1-1,3-6/0-0,1-2 2-2,5-5 0 - 0")
    advice = hint(looking, Stream(seed_of("hint")), Budget(samples=200))

    assert {str(worth.move) for worth in advice.worths} == {"3-6 on 3", "6-3 on 6"}
    assert advice.worths[0].move == advice.move
    assert all(worth.low <= worth.points <= worth.high for worth in advice.worths)
    assert advice.deals == 200


def test_the_interval_holds_the_mean_and_narrows_with_more_deals() -> None:
    """The same decision on many deals and on few: the mean of many lies in nearly every interval of few."""
    position = "~trains;set=6 =1,2,3,4 0-0,0-1,1-1,2-2,4-5/" + OTHERS
    truth = {str(worth.move): worth.points for worth in advised(position, 4000).worths}
    inside = wide = 0
    for number in range(40):
        few = hint(seen(position), Stream(seed_of(f"few {number}")), Budget(samples=64))
        wide += len(few.worths)
        inside += sum(worth.low <= truth[str(worth.move)] <= worth.high for worth in few.worths)

    assert 0.85 <= inside / wide <= 1.0


OTHERS = "0-2,0-3,0-4,0-5,0-6/1-2,1-3,1-4,1-5,1-6/2-3,2-4,2-5,2-6,3-3 3-4,3-5,3-6,4-4 0 - 0"


def test_the_same_samples_and_stream_give_the_same_hint() -> None:
    position = "~trains;set=6 =1,2,3,4 0-0,0-1,1-1,2-2,4-5/" + OTHERS

    assert advised(position, 100) == advised(position, 100)


def test_where_nothing_can_be_chosen_the_hint_says_so() -> None:
    advice = advised("~trains =3 1-1/0-3 2-2,5-5,6-6 0 - 0")

    assert (str(advice.move), advice.worths, advice.reason) == ("draw", (), Reason("hint-only"))


@pytest.mark.parametrize(
    ("position", "move", "reason"),
    [
        ("~trains =5,6 5-6/0-0 1-1 0 - 0", "5-6 on 5", Reason("hint-out")),
        ("?", "9-9", Reason("hint-start")),
        (f"~trains =4,6{BLOCK} 0-1,4-4/6-8 - 0 - 0", "4-4 on 4", "hint-block"),
        ("~trains =4,6 4-4,4-5,4-9/6-8 1-1 0 - 0", "4-4 on 4", Reason("hint-foot", {"value": 4, "toes": 2})),
        ("~trains =4,6 2-2,4-4/6-8 1-1 0 - 0", "4-4 on 4", Reason("hint-double", {"value": 4})),
        ("~trains =4,6 1-4,6-9/6-8 1-1 0 - 0", "6-9 on 6", Reason("hint-heavy", {"pips": 15})),
        (
            "~trains =4,6 1-4,1-2,6-9/6-8 1-1 0 - 0",
            "4-1 on 4",
            Reason("hint-follow", {"value": 1, "tiles": 1}),
        ),
        ("~trains =4,6 1-4,6-9/6-8 1-1 0 - 0", "4-1 on 4", Reason("hint-place", {"value": 1})),
        ("~cross =4,6 0-0,4-8/6-8 1-1 0 d:4-8 0", "pass", Reason("hint-keep", {"tile": "4-8"})),
        ("~howsley =4,6 0-0,4-8/6-8 1-1 0 - 0", "draw", Reason("hint-draw")),
        ("~howsley =4,6 0-0,4-8/6-8 - 0 - 0", "pass", Reason("hint-hold")),
    ],
)
def test_a_reason_is_what_a_player_would_say(position: str, move: str, reason: Reason | str) -> None:
    """T13, T14, T-j, X-e: the reason names what the move does at the table."""
    if position == "?":
        position = "~cross ?9-9 0-0,9-9/1-1 2-2 0 - 0"
    found = reason_of(seen(position), parse_move(move))

    assert found == reason or found.id == reason


def test_an_end_that_others_have_shown_to_lack_is_a_reason() -> None:
    """T11: who had to pass had no tile of the values then open."""
    state = parse_position("~trains =4,6 1-6,8-8/0-0,2-2/4-6,4-5 3-3 1 d:0-0 0")
    after, events = step(state, parse_move("pass"))
    looking = view_of(after, Seat(2), events)

    assert reason_of(looking, parse_move("4-6 on 4")) == Reason("hint-starve", {"value": 6, "seats": 1})


def test_what_may_be_lost_by_blocking_is_told_in_points() -> None:
    found = reason_of(seen(f"~trains =4,6{BLOCK} 0-1,4-4/6-8 - 0 - 0"), parse_move("4-4 on 4"))

    assert found.args["mine"] == 1
    assert int(found.args["others"]) > 1
