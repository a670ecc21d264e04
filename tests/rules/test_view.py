"""What a seat may know: never a hidden tile, and always the same whatever the hidden tiles are."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace

import pytest
from hypothesis import given

from chickenfoot.errors import IllegalMove
from chickenfoot.rules import (
    DRAW,
    PASS,
    Catch,
    Chance,
    Game,
    Seat,
    SeatView,
    State,
    Stream,
    Tile,
    advance,
    ending,
    legal_moves,
    new_game,
    next_round,
    parse_move,
    seed_of,
    step,
    tile,
    view,
    view_of,
)
from chickenfoot.rules.events import Caught, Event, RoundEnded, TileDrawn, seen_by
from chickenfoot.testing.chances import any_move, any_preset, any_table
from chickenfoot.testing.drawing import table
from chickenfoot.testing.strategies import states, streams
from chickenfoot.testing.unseen import dealt_anew


def seats_of(state: State) -> list[Seat | None]:
    """Every seat, and a spectator."""
    return [None, *(Seat(seat) for seat in range(state.players))]


def games(number: int) -> list[Game]:
    """A round played by chance, ply by ply; presets and other rulesets in turn."""
    stream = Stream(seed_of(f"view {number}"))
    if number % 2:
        ruleset, players = any_preset(stream.choice)
    else:
        ruleset, players = any_table(stream.choice, sets=range(3, 8))
    game, tried = new_game(ruleset, players), 0
    while game.round is None:  # a `dropped` game may end before its first round
        game = next_round(new_game(ruleset, players), Chance(seed_of(f"{number} {tried}")))
        tried += 1
    course = [game]
    while game.state is not None:
        game = advance(game, any_move(stream.choice, game.state))
        course.append(game)
    return course


def state_of(game: Game) -> State:
    assert game.round is not None
    return game.round.state


# --- nothing hidden is told --------------------------------------------------------------------------


def tiles_in(value: object) -> set[Tile]:
    """Every tile anywhere inside *value*."""
    if isinstance(value, Tile):
        return {value}
    if is_dataclass(value) and not isinstance(value, type):
        return {one for field in fields(value) for one in tiles_in(getattr(value, field.name))}
    if isinstance(value, tuple | list | frozenset):
        return {one for part in value for one in tiles_in(part)}
    assert value is None or isinstance(value, int | str), f"expected plain parts, got {value!r}"
    return set()


@pytest.mark.parametrize("part", range(4))
def test_a_view_holds_no_tile_its_seat_cannot_know(part: int) -> None:
    """Section 5: own hand and tableau only, in every field; at the end all hands, but never the yard."""
    for number in range(part, 60, 4):
        for game in games(number)[::-3]:
            state = state_of(game)
            table_tiles = tiles_in(state.tableau)
            for seat in seats_of(state):
                own = set() if seat is None else set(state.hands[seat])
                shown = tiles_in(state.hands) if ending(state) else set()

                assert tiles_in(view(game, seat)) <= table_tiles | own | shown


@given(state=states(), stream=streams())
def test_a_view_never_changes_when_unseen_tiles_are_dealt_anew(state: State, stream: Stream) -> None:
    """Section 5: same counts, and the round not over; otherwise any deal."""
    for seat in seats_of(state):
        again = dealt_anew(state, seat, stream)

        assert view_of(again, seat) == view_of(state, seat)


@pytest.mark.parametrize("part", range(4))
def test_the_view_of_a_whole_course_is_the_same_for_every_deal_it_could_have_had(part: int) -> None:
    """Section 5: two unseen tiles change places in the deal, and the same moves are made."""
    stream = Stream(seed_of(f"courses {part}"))
    compared = 0
    for number in range(part, 160, 4):
        course = games(number)
        course = course[: 1 + stream.below(len(course) - 1)] if len(course) > 1 else course[:0]
        if not course:
            continue
        seat = stream.choice(seats_of(state_of(course[-1])))
        other = replayed(course, seat, stream)
        for one, two in zip(course, other, strict=False):
            assert view(one, seat) == view(two, seat)
        compared += len(other) == len(course)

    assert compared >= 15


def replayed(course: list[Game], seat: Seat | None, stream: Stream) -> list[Game]:
    """*course* again with two tiles changed that *seat* never saw; empty where its moves would be illegal."""
    last = state_of(course[-1])
    hidden = [one for other, hand in enumerate(last.hands) if other != seat for one in hand]
    hidden = [one for one in (*hidden, *last.yard) if one != last.tableau.start]
    if len(hidden) < 2 or course[0].round is None:
        return []
    one, two = stream.shuffled(hidden)[:2]
    changed = {one: two, two: one}
    dealt = course[0].round.dealt
    hands = tuple(tuple(sorted(changed.get(t, t) for t in hand)) for hand in dealt.hands)
    start = dealt._replace(hands=hands, yard=tuple(changed.get(t, t) for t in dealt.yard))
    game = replace(course[0], round=replace(course[0].round, dealt=start, state=start))
    again = [game]
    assert course[-1].round is not None
    for ply in course[-1].round.plies:
        try:
            game = advance(game, ply.move, ply.seat)
        except IllegalMove:
            return []
        again.append(game)
        if game.state is None:
            return []
    return again


# --- what is told ------------------------------------------------------------------------------------


@given(state=states())
def test_a_view_tells_what_is_public_and_ones_own(state: State) -> None:
    """Section 5: counts, tableau, whose turn, and the moves of the seat to move."""
    for seat in seats_of(state):
        seen = view_of(state, seat)

        assert seen.counts == tuple(len(hand) for hand in state.hands)
        assert seen.yard == len(state.yard)
        assert (seen.tableau, seen.to_move, seen.idle) == (state.tableau, state.to_move, state.idle)
        assert seen.hand == (() if seat is None else state.hands[seat])
        assert seen.moves == (legal_moves(state) if seat == state.to_move else ())
        assert seen.has_drawn == (state.drawn is not None)
        assert seen.drawn == (state.drawn if seat == state.to_move else None)
        assert (seen.over, seen.shown) == (ending(state), state.hands if ending(state) else None)
        assert all(catch.by == seat for catch in seen.catches)


def test_a_catch_is_offered_to_each_seat_for_itself() -> None:
    """Section 3, call: out of turn too."""
    state = table("rules cross;call=1\nends 6\nhands 1-1 | > 2-2 6-2 | 6-3 3-3\nuncalled 0")

    assert [view_of(state, seat).catches for seat in seats_of(state)] == [
        (),
        (),
        (Catch(Seat(1)),),
        (Catch(Seat(2)),),
    ]


def test_a_drawn_tile_is_told_to_who_drew_it_and_the_double_searched_for_to_all() -> None:
    """X5, T11."""
    others, all_seats = (None, Seat(0)), (None, Seat(0), Seat(1))
    drawn = TileDrawn(Seat(1), tile(1, 2), (3,), forced=True)
    found = TileDrawn(Seat(1), tile(8, 8), (), forced=True, shown=True)
    caught = Caught(Seat(1), Seat(0), 1, (tile(1, 2),))

    assert [seen_by(drawn, seat) for seat in others] == [TileDrawn(Seat(1), None, (3,), forced=True)] * 2
    assert [seen_by(found, seat) for seat in all_seats] == [found] * 3
    assert [seen_by(caught, seat) for seat in others] == [Caught(Seat(1), Seat(0), 1, None)] * 2
    assert [seen_by(event, Seat(1)) for event in (drawn, caught)] == [drawn, caught]


def test_a_game_is_seen_with_its_rounds_totals_and_the_doubles_to_come() -> None:
    """T18: and with what has happened this round, as far as the seat could see it."""
    ruleset, players = any_preset(Stream(seed_of("seen")).choice)
    game = new_game(ruleset, players)
    with pytest.raises(ValueError, match="expected a game with a round dealt"):
        view(game, None)
    stream = Stream(seed_of("seen moves"))
    for number in range(2):
        game = next_round(game, Chance(seed_of(f"seen {number}")))
        while game.state is not None:
            game = advance(game, any_move(stream.choice, game.state))

    over = view(game, Seat(0))
    assert (over.round_number, len(over.results)) == (2, 1)
    assert over.totals == game.results[0].scores
    assert over.queue == game.queue
    assert isinstance(over.log[-1], RoundEnded)

    fresh = view(next_round(game, Chance(seed_of("seen 3"))), Seat(0))
    assert (fresh.round_number, fresh.totals, fresh.log) == (3, game.totals, ())


# --- what can be concluded ---------------------------------------------------------------------------


def seen_after(state: State, *moves: str) -> SeatView:
    """What seat 0 sees after the moves."""
    log: list[Event] = []
    for move in moves:
        state, told = step(state, parse_move(move))
        log += [seen_by(event, Seat(0)) for event in told]
    return view_of(state, Seat(0), tuple(log))


def test_who_passes_lacks_the_values_that_were_open() -> None:
    """T11, T-f: until he draws again; a tile just drawn may have any value."""
    state = table("ends 6 3\nhands 6-1 3-2 | > 4-4 4-5 | 6-5 3-3\nyard 4-7 7-7 8-8 8-9 9-9")

    assert seen_after(state, "draw").lacking(Seat(1)) == frozenset()
    passed = seen_after(state, "draw", "pass")
    assert passed.lacking(Seat(1)) == {6, 3}
    assert passed.lacking(Seat(2)) == frozenset()

    on_four = table("ends 6\nfoot 4 0 of 3 toes\nhands 6-1 4-2 | > 5-5 5-6 | 4-5 3-3\nyard 5-7")
    assert seen_after(on_four, "pass").lacking(Seat(1)) == {4}
    assert seen_after(on_four, "pass", "4-5 on 4").lacking(Seat(1)) == {4}


def test_who_may_keep_what_fits_shows_less() -> None:
    """X9, X-f: a pass after a draw tells nothing; a pass at an empty yard tells all."""
    kept = table("rules cross\nends 6 3\nhands 6-1 3-2 | > 4-4 4-5 | 6-5 3-3\nyard 6-7 7-7")
    empty = table("rules cross\nends 6 3\nhands 6-1 3-2 | > 4-4 4-5 | 6-5 3-3")

    assert seen_after(kept, "draw", "pass").lacking(Seat(1)) == frozenset()
    assert seen_after(empty, "pass").lacking(Seat(1)) == {6, 3}


def test_who_may_pass_although_he_could_lay_shows_nothing() -> None:
    """Section 3, must_lay: no; R-4."""
    state = table("rules howsley\nends 6 3\nhands 6-1 3-2 | > 4-4 4-5 | 6-5 3-3")

    assert seen_after(state, "pass").lacking(Seat(1)) == frozenset()


def test_who_was_caught_may_have_drawn_any_value() -> None:
    """Section 3, call."""
    state = table("""
        rules  trains;call=1
        ends   6 3
        hands  6-1 3-2 1-1  |  > 4-5  |  6-4 3-3 2-2
        yard   7-7 8-8 8-9 9-9
    """)
    moves = ["draw", "pass", "6-4 on 6", "3-2 on 3", "4-5 on 4"]

    assert seen_after(state, *moves).lacking(Seat(1)) == {6, 3}
    assert seen_after(state, *moves, "catch 0").lacking(Seat(1)) == frozenset()


@pytest.mark.parametrize("part", range(2))
def test_nobody_holds_a_value_he_has_shown_to_lack(part: int) -> None:
    """T11, X9; but for a double that a ruleset forbids him to lay."""
    shown = 0
    for number in range(part, 120, 2):
        for game in games(number):
            state, seen = state_of(game), view(game, None)
            forbids = "forbid" in state.ruleset.unfinishable + state.ruleset.last_double
            for seat, hand in enumerate(state.hands):
                lacking = seen.lacking(Seat(seat))
                shown += bool(lacking)
                held = {half for one in hand if not (forbids and one.is_double) for half in one}
                assert not lacking & held, f"{game.round}"

    assert shown > 200


def test_moves_of_no_state_are_no_tiles() -> None:
    """What the walk through a view calls plain."""
    assert tiles_in((DRAW, PASS, Catch(Seat(0)))) == set()
