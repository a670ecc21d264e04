"""What a seat can infer, rule by rule, at small tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from chickenfoot.bots.beliefs import Exact, Unknowns, unknowns
from chickenfoot.rules import (
    Catch,
    Chance,
    Ruleset,
    Seat,
    SeatView,
    advance,
    new_game,
    next_round,
    parse_move,
    parse_position,
    seed_of,
    seen_by,
    step,
    view,
    view_of,
    whole_set,
)
from chickenfoot.rules.events import TileDrawn, TurnPassed
from tests.bots.beliefs.positions import positions


def seen(position: str, *moves: str, by: int = 1) -> SeatView:
    """What seat *by* sees after *moves*, all of which it has watched."""
    state, log = parse_position(position), []
    for text in moves:
        move = parse_move(text)
        state, events = step(state, move, move.by if isinstance(move, Catch) else None)
        log += [seen_by(event, Seat(by)) for event in events]
    return view_of(state, Seat(by), tuple(log))


def may_hold(what: Unknowns, seat: int) -> set[str]:
    """The tiles that *seat* may hold now."""
    own = sum(1 << at for at, place in enumerate(what.places) if place.owner == seat)
    rows = zip(what.tiles, what.allowed, what.hidden, strict=True)
    return {str(tile) for tile, allowed, hidden in rows if hidden and allowed & own} | {
        str(tile) for tile in what.hands[seat]
    }


def with_value(*values: int, highest: int = 9) -> set[str]:
    return {str(tile) for tile in whole_set(highest) if set(values) & set(tile)}


# --- draws and passes ----------------------------------------------------------------------------------


def test_who_had_to_draw_and_passed_holds_nothing_that_fitted() -> None:
    """T11: neither before nor among what was drawn."""
    what = unknowns(seen("~trains =1,2 3-3,4-4/5-6,2-6 7-7,8-8,9-9,6-6 0 - 0", "draw", "pass"))

    assert may_hold(what, 0) & with_value(1, 2) == set()
    assert may_hold(what, 0) >= {"3-3", "4-4", "7-7", "0-0"}


def test_who_may_keep_a_drawn_tile_may_hold_one_that_fits() -> None:
    """X9, X-e: of three tiles one may fit, but it is only one."""
    what = unknowns(seen("~cross =1,2 3-3,4-4/5-6,2-6 7-7,8-8,9-9,6-6 0 - 0", "draw", "pass"))

    assert may_hold(what, 0) >= {"1-1", "2-2", "0-1"}
    assert [place.size for place in what.places if place.owner == 0] == [2, 1]


def test_a_draw_that_was_not_forced_tells_nothing() -> None:
    """Section 3, ``must_lay`` no; R-4."""
    what = unknowns(seen("~howsley =1,2 3-3,1-4/5-6,2-6 7-7,8-8,9-9,6-6 0 - 0", "draw", "pass"))

    assert may_hold(what, 0) >= {"1-1", "2-2", "0-1"}


def test_while_a_foot_is_open_only_its_value_is_told_of() -> None:
    """T13: a seat that cannot give the foot a toe may hold what fits elsewhere."""
    what = unknowns(seen("~trains =1,2|6*2 3-3,1-4/5-6,2-6 7-7,8-8,9-9,0-0 0 - 0", "draw", "pass"))

    assert may_hold(what, 0) & with_value(6) == set()
    assert "1-4" in may_hold(what, 0)


def test_a_double_that_may_not_be_laid_may_still_be_held() -> None:
    """Section 3, ``unfinishable`` forbid: the double four fits and could never get its toes."""
    table = "=4,5+0-4,1-4,2-4,3-4,4-6,4-7,4-8 1-1,0-1/5-6,2-6 7-7,8-8,9-9,0-0 0 - 0"
    free = unknowns(seen(f"~trains {table}", "draw", "pass"))
    forbidden = unknowns(seen(f"~trains;unfinishable=forbid {table}", "draw", "pass"))

    assert "4-4" not in may_hold(free, 0)
    assert "4-4" in may_hold(forbidden, 0)
    assert "4-5" not in may_hold(forbidden, 0)


def test_a_last_tile_may_be_a_double_that_was_not_allowed_to_be_one() -> None:
    """Section 3, ``last_double`` forbidden."""
    what = unknowns(
        seen("~trains;last_double=forbidden =1,2 1-1/5-6,2-6 7-7,8-8,9-9,6-6 0 - 0", "draw", "pass")
    )

    assert {"1-1", "2-2"} <= may_hold(what, 0)
    assert "1-2" not in may_hold(what, 0)


def test_each_further_draw_tells_that_the_tile_before_did_not_fit() -> None:
    """Section 3, ``draw`` until_playable: three tiles, and only the last drawn can fit."""
    rules = "~cross;draw=until_playable"
    view = seen(f"{rules} =1,2 3-3/5-6,2-6 7-7,8-8,1-9,6-6 0 - 0", "draw", "draw", "draw", "pass")
    what = unknowns(view)
    fitting = with_value(1, 2)

    assert [place.size for place in what.places if place.owner == 0] == [3, 1]
    for place, owner in enumerate(place.owner for place in what.places):
        allowed = {
            str(tile) for tile, bits in zip(what.tiles, what.allowed, strict=True) if bits >> place & 1
        }
        if owner == 0:  # who could pass with the yard open had drawn a tile that fitted
            assert allowed <= fitting or allowed & fitting == set()


# --- laid tiles ------------------------------------------------------------------------------------------


def test_a_tile_laid_right_after_a_draw_is_the_tile_drawn() -> None:
    """T11: the hand is as it was, two tiles without a one or a two."""
    what = unknowns(seen("~trains =1,2 3-3,4-4/5-6,2-6 1-7,8-8,9-9,6-6 0 - 0", "draw", "1-7 on 1"))

    assert may_hold(what, 0) & with_value(1, 2) == set()
    assert [str(one.tile) for one in what.known] == ["1-7"]


def test_a_tile_that_had_to_be_laid_before_was_drawn_since() -> None:
    """X9: a tile that fitted when its owner drew cannot have been in the hand then; it was drawn and kept."""
    moves = "draw", "pass", "2-6 on 2", "1-7 on 1"
    what = unknowns(seen("~cross =1,2 3-3,4-4/5-6,2-6 1-7,8-8,9-9,6-6 0 - 0", *moves))

    assert [(str(one.tile), one.owner, one.since) for one in what.known] == [("1-7", 0, 0)]
    assert may_hold(what, 0) & {"1-1", "2-2", "1-2"} == set()


# --- the yard and the end ----------------------------------------------------------------------------------


def test_a_round_that_goes_on_with_a_closed_yard_needs_somebody_who_can_lay() -> None:
    """T14, T-j: seat 1 has passed and cannot lay, so seat 0 or 2 can."""
    position = "~trains =1,2 1-3,4-4/5-6,3-6/8-8,7-7 9-9 1 - 0"
    what = unknowns(seen(position, "pass", by=1))

    assert len(what.needs) == 1
    assert all(what.meets(Exact(what).sample(Chance(seed_of(str(n))).stream("x"))) for n in range(20))


def test_once_hands_are_shown_only_the_yard_is_hidden() -> None:
    view = seen("~trains =1,2 1-3/5-6,3-6 9-9,8-8,7-7 0 - 0", "1-3 on 1")
    what = unknowns(view)

    assert view.over
    assert what.hands == view.shown
    assert {place.owner for place in what.places} == {"yard", "out"}


# --- how a round begins ------------------------------------------------------------------------------------


def starting_views(ruleset: Ruleset) -> Iterator[SeatView]:
    for number in range(30):
        for position in positions(ruleset, 3, f"starting {number}", one_in=1, rounds=1):
            if position.seat is not None and position.tells_who_begins:
                yield position.view


def draws(seen: SeatView) -> list[TileDrawn]:
    return [event for event in seen.log if isinstance(event, TileDrawn)]


def test_in_a_search_nobody_has_the_starting_double_until_it_is_shown() -> None:
    """X5."""
    searched = 0
    for each in starting_views(Ruleset.of("cross", set=6, hand=3)):
        if each.tableau.awaits_start and draws(each) and not any(draw.shown for draw in draws(each)):
            assert all(str(each.tableau.start) not in may_hold(unknowns(each), seat) for seat in range(3))
            searched += 1
    assert searched > 20


def test_doubles_that_were_passed_over_were_dealt_to_nobody() -> None:
    """Section 3, ``unheld`` comes_back: 6-6 would have begun if anybody had held it."""
    passed_over = 0
    for each in starting_views(Ruleset.of("howsley", set=6, hand=3, arms=3)):
        start = each.tableau.start
        if start is not None and start.low < 6 and not draws(each):
            assert all("6-6" not in may_hold(unknowns(each), seat) for seat in range(3))
            passed_over += 1
    assert passed_over > 20


# --- views that say little, or nonsense --------------------------------------------------------------------


def test_a_view_without_its_log_tells_how_many_tiles_each_holds_and_no_more() -> None:
    game = next_round(new_game(Ruleset(), 4), Chance(seed_of("bare")))
    for text in ("draw", "pass", "draw"):
        if game.state is not None and parse_move(text) in view(game, game.state.to_move).moves:
            game = advance(game, parse_move(text))
    state = game.state
    assert state is not None
    what = unknowns(view_of(state, Seat(2)))

    assert set(what.allowed) == {(1 << len(what.places)) - 1}
    assert {(place.owner, place.size) for place in what.places} == {
        ("yard", len(state.yard)),
        *((seat, len(state.hands[seat])) for seat in (0, 1, 3)),
    }


def test_tiles_out_of_the_round_may_be_any() -> None:
    """Section 6: a partial position names what matters; the seat cannot know what is left out."""
    what = unknowns(seen("~trains =1,2 3-3,4-4/5-6,2-6 7-7,8-8,9-9,6-6 0 - 0"))

    assert {place.owner: place.size for place in what.places} == {0: 2, "yard": 4, "out": 47}


def test_a_log_that_cannot_have_led_to_the_view_is_refused() -> None:
    view = seen("~trains =1,2 3-3,4-4/5-6,2-6 1-7,8-8,9-9,6-6 0 - 0", "draw", "1-7 on 1")

    with pytest.raises(ValueError, match="expected a log that leads to"):
        unknowns(replace(view, counts=(0, 2), log=view.log[:1] * 5))
    with pytest.raises(ValueError, match="expected 12 more tiles"):
        unknowns(replace(view, yard=view.yard + 59))


def test_a_log_that_leaves_a_tile_no_place_is_refused() -> None:
    """Who draws and passes while everything is open holds nothing, and yet it is said to hold a tile."""
    view = seen("~trains;set=2;arms=1;toes=1;hand=1 =0 1-2/0-0 2-2,1-1,0-2,0-1 0 - 0", "draw", "pass")
    log = [replace(event, open=(0, 1, 2)) for event in view.log if isinstance(event, TileDrawn | TurnPassed)]

    with pytest.raises(ValueError, match="got"):
        unknowns(replace(view, log=tuple(log)))
