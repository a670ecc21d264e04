"""Random rulesets, rounds and positions: all legal, and of every kind."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from chickenfoot.rules import (
    PRESETS,
    Lay,
    Move,
    Ruleset,
    Seat,
    State,
    Stream,
    catches,
    ending,
    legal_moves,
    parse_position,
    play,
    seed_of,
    whole_set,
    why_illegal,
)
from chickenfoot.rules.keys import KEYS
from chickenfoot.testing.chances import any_preset, any_round, any_table, outlined, thinned, walk
from chickenfoot.testing.drawing import table
from chickenfoot.testing.strategies import (
    any_moves,
    dealt,
    moves,
    partial_states,
    positions,
    rulesets,
    states,
    streams,
)
from chickenfoot.testing.unseen import dealt_anew


def test_random_rulesets_have_every_value_of_every_key() -> None:
    """Section 3; and players that can be seated and dealt (section 4)."""
    stream = Stream(seed_of("every value"))
    seen: dict[str, set[Any]] = {name: set() for name in KEYS}
    for _ in range(600):
        ruleset, players = any_table(stream.choice)
        ruleset.check_table(players)
        for name in KEYS:
            seen[name].add(getattr(ruleset, name))

    assert seen["set"] == set(range(2, 19))
    assert seen["unheld"] == {"none", "search", "together", "comes_back", "dropped", "redeal"}
    assert seen["starter"] == {"lottery", "holder", "highest_tile", "random"}
    assert seen["unfinishable"] == {"play_on", "end_round", "forbid", "waive"}
    assert (seen["draw"], seen["drawn_fits"]) == (
        {"none", "one", "until_playable"},
        {"must", "may", "may_not"},
    )
    assert seen["blocked"] == {"nobody", "full_circle", "mover"}
    assert seen["last_double"] == {"allowed", "penalty", "forbidden"}
    assert (seen["toes"], seen["must_lay"]) == ({1, 2, 3}, {True, False})
    assert len(seen["ties"]) == 16
    assert all(len(values) > 1 for values in seen.values())


def test_the_presets_come_with_every_number_of_players_they_take() -> None:
    """Section 3."""
    stream = Stream(seed_of("presets"))
    seen = {any_preset(stream.choice) for _ in range(2_000)}

    assert seen == {(ruleset, players) for ruleset in PRESETS.values() for players in ruleset.tables()}


def test_a_round_of_a_dropping_game_is_dealt_until_somebody_holds_its_double() -> None:
    """Section 3, unheld: dropped."""
    ruleset = Ruleset.of("cross", set=6, hand=1, unheld="dropped")
    for number in range(20):
        state = any_round(Stream(seed_of(str(number))).choice, ruleset, 2)
        assert state.tableau.start in state.hand


@given(ruleset=rulesets())
def test_rulesets_are_legal(ruleset: Ruleset) -> None:
    """Section 4."""
    assert ruleset.tables()


@given(state=dealt())
def test_dealt_rounds_have_not_been_played(state: State) -> None:
    """T6, X3."""
    assert len(state.tableau.laid) <= 1
    assert not state.partial


@given(state=partial_states())
def test_partial_positions_have_tiles_out_of_the_round(state: State) -> None:
    """Section 6."""
    tiles = [*state.yard, *(one for hand in state.hands for one in hand)]

    assert state.partial
    assert len(set(tiles)) == len(tiles)
    assert set(tiles) <= set(whole_set(state.ruleset.set))


@given(data=st.data(), state=positions(small=True))
def test_moves_are_legal_and_any_moves_need_not_be(data: st.DataObject, state: State) -> None:
    """Section 4, item 5."""
    move: Move = data.draw(any_moves(state))
    if ending(state) is None:
        assert play(state, data.draw(moves(state)))
    else:
        assert why_illegal(state, move) is not None


def test_a_walk_stops_where_it_is_told_or_at_the_end_of_the_round() -> None:
    """T14."""
    stream = Stream(seed_of("walk"))
    start = any_round(stream.choice, PRESETS["trains"], 4)

    assert len(list(walk(stream.choice, start, 5))) == 6
    course = list(walk(stream.choice, start))
    assert ending(course[-1]) is not None
    assert not any(ending(state) for state in course[:-1])
    assert list(walk(stream.choice, course[-1])) == [course[-1]]


def test_an_outline_keeps_what_the_rules_ask_for() -> None:
    """Section 6: ends, tiles on the table, and what is pending."""
    state = parse_position("~trains 9-9(9-1(1-1(1-3)),9-2) 1-4,0-0/1-5,6-6 7-7,8-8 0 - 0")
    outline = outlined(state)

    assert str(outline) == "~trains =3,2+9-9,1-9,1-1,1-3,2-9|1*2 0-0,1-4/1-5,6-6 7-7,8-8 0 - 0"
    assert legal_moves(outline) == legal_moves(state)


@given(state=states(), stream=streams())
def test_thinning_takes_tiles_away_and_changes_nothing_else(state: State, stream: Stream) -> None:
    """Section 6."""
    thin = thinned(stream.choice, state)

    assert thin.tableau == state.tableau
    assert all(set(few) <= set(hand) for few, hand in zip(thin.hands, state.hands, strict=True))
    assert all(bool(few) == bool(hand) for few, hand in zip(thin.hands, state.hands, strict=True))
    assert set(thin.yard) <= set(state.yard)
    assert (thin.drawn, thin.to_move, thin.idle, thin.dry) == (
        state.drawn,
        state.to_move,
        state.idle,
        state.dry,
    )


# --- unseen tiles ------------------------------------------------------------------------------------


@given(state=states(), stream=streams())
def test_dealing_anew_moves_unseen_tiles_only(state: State, stream: Stream) -> None:
    """Section 5: counts, table and the own hand stay; the same tiles are there."""
    for seat in (None, Seat(0), state.to_move):
        again = dealt_anew(state, seat, stream)

        assert again.tableau == state.tableau
        assert list(map(len, again.hands)) == list(map(len, state.hands))
        assert seat is None or again.hands[seat] == state.hands[seat]
        assert sorted([*again.yard, *sum(again.hands, ())]) == sorted([*state.yard, *sum(state.hands, ())])
        assert ending(again) == ending(state)
        assert len(catches(again)) == len(catches(state))


def test_a_drawn_tile_that_is_not_seen_is_another_one_afterwards() -> None:
    """T11: only who drew it knows it."""
    state = table("ends 6 3\nhands > 1-1 2-2 4-4 | 6-5 3-3 | 6-4 0-0\nyard 7-7 8-8\ndrawn 4-4")
    drawn = {str(dealt_anew(state, Seat(1), Stream(seed_of(str(number)))).drawn) for number in range(60)}

    assert drawn == {"1-1", "2-2", "4-4", "4-6", "0-0", "7-7", "8-8"}
    assert dealt_anew(state, Seat(0), Stream(seed_of("own"))).drawn == state.drawn


def test_the_double_searched_for_stays_where_it_is() -> None:
    """X5: whoever held it would have been seen to."""
    state = table("rules cross\nstart 8-8\nhands > 1-1 2-2 | 3-3 4-4\nyard 5-5 8-8 6-6")
    for number in range(20):
        again = dealt_anew(state, None, Stream(seed_of(str(number))))
        assert str(again.yard[1]) == "8-8"


def test_where_every_deal_would_end_the_round_nothing_is_changed() -> None:
    """T14: that the round goes on is public."""
    state = table("rules cross\nends 6\nhands > 1-1 2-2 | 6-5 3-3 4-4 7-7 8-8 9-9 0-0 0-1 0-2 0-3")
    blocked = table("rules cross\nends 6\nhands > 1-1 2-2 | 3-3 4-4")

    assert dealt_anew(state, Seat(0), Stream(seed_of("only"))).hands == state.hands
    assert dealt_anew(blocked, Seat(0), Stream(seed_of("over"))) == blocked
    moved = dealt_anew(table("ends 6\nhands > 1-1 6-2 | 3-3 | 4-4\nyard 5-5"), Seat(1), Stream(seed_of("x")))
    assert isinstance(legal_moves(moved)[0], Lay) or ending(moved) is None


def test_after_twenty_deals_that_would_end_the_round_it_stays_as_it_is() -> None:
    """T14: here the one tile that fits would nearly always come to lie in the reserve."""
    sixless = [one for one in whole_set(9) if 6 not in one]
    yard = " ".join(map(str, sixless[1:]))
    state = table(f"rules cross;reserve=60\nends 6\nhands > 6-1 | {sixless[0]}\nyard {yard}")
    again = [dealt_anew(state, None, Stream(seed_of(str(number)))) for number in range(10)]

    assert all(ending(one) is None for one in again)
    assert any(one == state for one in again)
    assert not all(one == state for one in again)
