"""A game: who starts each round and how the double is found, totals, ties and the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chickenfoot.errors import BadRuleset, ChickenfootError, GameOver, IllegalMove
from chickenfoot.rules import (
    DRAW,
    PASS,
    PRESETS,
    Catch,
    Chance,
    Deal,
    Lay,
    Ruleset,
    Seat,
    Stream,
    advance,
    deal,
    double,
    new_game,
    next_round,
    parse_move,
    places,
    seed_of,
    tile,
)
from chickenfoot.rules import game as game_room
from chickenfoot.rules.game import Game, Result, Round, deciding_tie_break, first_seat
from chickenfoot.rules.state import Hand
from chickenfoot.testing.chances import Seating, any_move
from chickenfoot.testing.drawing import plays
from chickenfoot.testing.strategies import seatings

SMALL: dict[str, object] = {"set": 4, "hand": 3, "arms": 2, "toes": 2}


def rules(**changes: object) -> Ruleset:
    """A ruleset of double-four, three tiles in hand."""
    return Ruleset().changed({**SMALL, **changes})


def pool(unheld: str, **changes: object) -> Ruleset:
    """The same, with the starting double dealt to a player or the yard."""
    return rules(starting_double="pool", starter="holder", unheld=unheld, **changes)


def chance(text: object) -> Chance:
    return Chance(seed_of(str(text)))


def play_round(game: Game, text: object) -> Game:
    """The game with one more round played by chance."""
    return play_on(next_round(game, chance(text)), text)


def play_on(game: Game, text: object) -> Game:
    stream = Stream(seed_of(f"moves {text}"))
    while game.state is not None:
        game = advance(game, any_move(stream.choice, game.state))
    return game


def play_game(ruleset: Ruleset, players: int, text: object, most: int = 200) -> Game:
    """A whole game played by chance, or its first rounds."""
    game = new_game(ruleset, players)
    while not game.is_over and len(game.results) < most:
        game = play_round(game, f"{text} {len(game.results)}")
    return game


def running(game: Game) -> Round:
    """The round just dealt."""
    assert game.round is not None
    assert game.state is not None
    return game.round


def chance_where(game: Game, wanted: Callable[[Deal], bool]) -> Chance:
    """Chance that deals the next round as *wanted*."""
    for number in range(10_000):
        found = chance(number)
        if wanted(deal(game.ruleset, game.players, found.stream("deal 0"), game.queue[0])):
            return found
    raise AssertionError("expected such a deal")


def held(*values: int, unheld: tuple[int, ...] = ()) -> Callable[[Deal], bool]:
    """Deals in which somebody holds the doubles of *values*, and nobody those of *unheld*."""

    def wanted(dealt: Deal) -> bool:
        return all(dealt.holder(double(value)) is not None for value in values) and all(
            dealt.holder(double(value)) is None for value in unheld
        )

    return wanted


# --- rounds in a row ---------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_a_game_has_a_round_for_every_double_from_the_highest_down(preset: str) -> None:
    """T2, X4; T18, X15: totals are the sums of the rounds."""
    game = play_game(PRESETS[preset], 3, preset)

    assert game.is_over
    assert len(game.results) == len(game.rounds) == 10
    assert sorted(result.double for result in game.results) == list(range(10))
    if preset != "howsley":
        assert [result.double for result in game.results] == list(range(9, -1, -1))
    assert game.totals == tuple(sum(counts) for counts in zip(*(r.scores for r in game.results), strict=True))
    assert [round_.number for round_ in game.rounds] == list(range(1, 11))


def test_a_list_of_rounds_is_played_in_its_order() -> None:
    """Section 3, rounds; R-7."""
    game = play_game(rules(rounds=[1, 4, 1]), 2, "list")

    assert [result.double for result in game.results] == [1, 4, 1]


def test_down_up_goes_down_to_the_double_blank_once_and_up_again() -> None:
    """Section 3, rounds: 2n + 1 rounds."""
    game = play_game(rules(rounds="down_up"), 2, "down up")

    assert [result.double for result in game.results] == [4, 3, 2, 1, 0, 1, 2, 3, 4]


def test_a_game_is_over_with_the_first_total_that_reaches_the_target() -> None:
    """Section 3, end: target."""
    game = play_game(rules(end="target:20"), 2, "target")
    before = replace(game, results=game.results[:-1], rounds=game.rounds[:-1], round=game.rounds[-2])

    assert max(game.totals) >= 20
    assert max(before.totals) < 20
    assert not before.is_over


def test_a_total_that_is_just_the_target_has_reached_it() -> None:
    """Section 3, end: target."""
    for reached, is_over in ((99, False), (100, True), (101, True)):
        result = Result(9, Seat(0), "out", (0, reached), (Seat(0),))
        game = Game(Ruleset.of(end="target:100"), 2, queue=(8,), results=(result,))

        assert game.is_over == is_over


def test_values_do_not_change() -> None:
    """Rulesets and games are frozen."""
    with pytest.raises(AttributeError):
        PRESETS["trains"].set = 6  # type: ignore[misc]
    with pytest.raises(AttributeError):
        new_game(PRESETS["trains"], 4).players = 3  # type: ignore[misc]


def test_after_all_doubles_the_list_begins_again_until_the_target_is_reached() -> None:
    """Section 3, end: target."""
    game = play_game(rules(end="target:60", rounds=[4, 2]), 2, "again")

    assert len(game.results) > 2
    assert [result.double for result in game.results] == [4, 2, 4, 2, 4, 2, 4, 2][: len(game.results)]


# --- who starts, the double being put aside ----------------------------------------------------------


def test_the_lottery_is_held_in_every_round() -> None:
    """T3, T-a, T-b: the tiles turned up in it go back and are dealt."""
    game = new_game(PRESETS["trains"], 4)
    for number in range(5):
        game = next_round(game, chance(number))
        start = running(game).start

        assert start.turned >= 1
        assert start.starter == running(game).state.to_move == running(game).starter
        assert sum(len(hand) for hand in running(game).dealt.hands) + len(running(game).dealt.yard) == 54
        game = play_on(game, number)


def test_the_seat_after_the_last_starter_turns_first_and_in_round_1_a_random_one() -> None:
    """T-b2: the starter is as many seats on as tiles were turned up."""
    firsts = {first_seat(new_game(PRESETS["trains"], 4), chance(number)) for number in range(60)}
    assert firsts == {0, 1, 2, 3}

    game = play_round(new_game(PRESETS["trains"], 4), "first")
    last = game.results[0].starter
    assert first_seat(game, chance("any")) == (last + 1) % 4

    start = running(next_round(game, chance("second"))).start
    assert start.starter == (last + 1 + start.turned - 1) % 4


def test_the_highest_tile_starts_the_first_round_and_then_the_seats_take_turns() -> None:
    """Section 3, starter: highest_tile."""
    game = play_game(rules(starter="highest_tile"), 3, "highest")
    first = game.rounds[0].start

    assert first.starter is not None
    ranks = [(one.low + one.high, one.high) for one in first.shown]
    assert (len(ranks), ranks.index(max(ranks))) == (3, first.starter)
    assert [result.starter for result in game.results] == [(first.starter + n) % 3 for n in range(5)]
    assert all(not round_.start.shown for round_ in game.rounds[1:])


def test_a_random_seat_starts_the_first_round_and_then_the_seats_take_turns() -> None:
    """Section 3, starter: random."""
    ruleset = rules(starter="random")
    game = play_game(ruleset, 3, "random")
    first = game.results[0].starter

    assert [result.starter for result in game.results] == [(first + n) % 3 for n in range(5)]
    starters = {running(next_round(new_game(ruleset, 3), chance(n))).starter for n in range(30)}
    assert starters == {0, 1, 2}


# --- who starts, the double being dealt --------------------------------------------------------------


def test_the_holder_of_the_highest_double_of_the_set_starts_the_first_round() -> None:
    """X3, X-a: 9-9, and not the highest double that somebody happens to hold; X4: then 8-8, and so on."""
    game = new_game(PRESETS["cross"], 4)
    game = next_round(game, chance_where(game, held(9)))
    holder = next(seat for seat, hand in enumerate(running(game).state.hands) if tile(9, 9) in hand)

    assert running(game).state.to_move == holder
    assert plays(running(game).state) == {"9-9"}

    game = play_on(game, "holder")
    game = next_round(game, chance_where(game, held(8)))
    assert plays(running(game).state) == {"8-8"}
    assert game.results[0].starter == holder


@pytest.mark.parametrize("number", [0, 3])
def test_in_any_round_players_search_for_a_double_that_nobody_holds(number: int) -> None:
    """X5, X-a, X-b, X-c: from the seat left of the last starter on; who finds it keeps all and starts."""
    game = new_game(pool("search"), 3)
    for played in range(number):
        game = play_round(game, played)
    value = 4 - number
    found = chance_where(game, held(unheld=(value,)))
    first = first_seat(game, found)
    last = game.last_starter
    game = next_round(game, found)

    assert last is None or first == (last + 1) % 3
    assert running(game).state.to_move == first
    assert running(game).start.starter is running(game).starter is None
    assert (running(game).start.unheld, game.last_starter) == (True, last)
    draws = running(game).state.yard.index(double(value)) + 1
    for _ in range(draws):
        game = advance(game, DRAW)

    assert running(game).state.to_move == (first + draws - 1) % 3
    game = advance(game, Lay(double(value), None))
    assert running(game).starter == game.last_starter == (first + draws - 1) % 3
    assert sum(map(len, running(game).state.hands)) == 9 + draws - 1


def test_a_starter_who_calls_is_known_as_the_starter_too() -> None:
    """X-d, R-6: laying the starting double as the second-last tile, found in a search."""
    game = new_game(pool("search", hand=1, call=1), 2)
    game = next_round(game, chance_where(game, lambda dealt: dealt.yard[0] == double(4)))
    first = running(game).state.to_move
    game = advance(game, DRAW)

    game = advance(game, Lay(double(4), None, call=True))

    assert running(game).starter == game.last_starter == first
    assert play_on(game, "called").results[0].starter == first


def test_together_every_seat_draws_in_circles_until_the_double_is_found() -> None:
    """Section 3, unheld: together."""
    game = new_game(pool("together"), 3)
    found = chance_where(game, lambda dealt: double(4) in dealt.yard[3:6])
    game = next_round(game, found)
    first, dealt = running(game).state.to_move, running(game).dealt

    assert running(game).state.circle == first
    for _ in range(6):
        game = advance(game, DRAW)

    assert [len(hand) for hand in running(game).state.hands] == [5, 5, 5]
    assert running(game).state.to_move == (first + dealt.yard.index(double(4))) % 3
    assert plays(running(game).state) == {"4-4"}


def test_a_double_nobody_holds_comes_back_and_the_highest_one_held_starts() -> None:
    """Section 3, unheld: comes_back; still n + 1 rounds."""
    game = new_game(pool("comes_back"), 2)
    game = next_round(game, chance_where(game, held(3, unheld=(4,))))
    start = running(game).start

    assert (start.double, start.planned, start.unheld) == (3, 4, True)
    assert game.queue == (4, 2, 1, 0)
    assert play_game(pool("comes_back"), 2, "back").is_over
    for text in range(20):
        played = play_game(pool("comes_back"), 2, text).results
        assert sorted(result.double for result in played) == [0, 1, 2, 3, 4]


def test_where_none_of_the_doubles_left_is_held_the_highest_is_searched_for() -> None:
    """Section 3, unheld: comes_back."""
    game = new_game(pool("comes_back", rounds=[3, 4]), 2)
    game = next_round(game, chance_where(game, held(unheld=(3, 4))))

    assert (running(game).start.double, running(game).start.starter) == (3, None)
    assert plays(running(game).state) == {"draw"}
    assert game.queue == (4,)


def test_highest_means_the_first_one_left_in_the_list() -> None:
    """R-7: for comes_back and dropped, where a list need not descend."""
    for unheld, queue in (("comes_back", (2, 1)), ("dropped", (1,))):
        game = new_game(pool(unheld, rounds=[2, 3, 1]), 2)
        game = next_round(game, chance_where(game, held(3, 1, unheld=(2,))))

        assert running(game).start.double == 3
        assert game.queue == queue


def test_dropped_doubles_are_lost() -> None:
    """Section 3, unheld: dropped; the game has fewer rounds."""
    game = new_game(pool("dropped"), 2)
    game = next_round(game, chance_where(game, held(2, unheld=(4, 3))))

    assert running(game).start.double == 2
    assert game.queue == (1, 0)


def test_where_none_of_the_doubles_left_is_held_a_dropping_game_is_over() -> None:
    """Section 3, unheld: dropped; also when there is a target that nobody has reached."""
    for end in ("all_rounds", "target:1000"):
        game = new_game(pool("dropped", end=end), 2)
        game = play_on(next_round(game, chance_where(game, held(3, unheld=(4,)))), "drop")
        assert not game.is_over
        before = game.totals

        game = next_round(game, chance_where(game, held(unheld=(2, 1, 0))))

        assert (game.is_over, game.stopped, game.state, game.queue) == (True, True, None, ())
        assert (len(game.results), game.totals) == (1, before)


def test_dropping_the_last_double_begins_the_list_again_until_the_target() -> None:
    """Section 3, unheld: dropped with end: target."""
    game = new_game(pool("dropped", rounds=[4, 3], end="target:1000"), 2)
    game = play_on(next_round(game, chance_where(game, held(3, unheld=(4,)))), "again")

    assert game.queue == (4, 3)
    assert not game.is_over


def test_the_deal_is_thrown_back_until_somebody_holds_the_double() -> None:
    """Section 3, unheld: redeal, with the next sub-seed."""
    game = new_game(pool("redeal"), 2)
    found = chance_where(game, held(unheld=(4,)))
    game = next_round(game, found)
    start, dealt = running(game).start, running(game).dealt

    assert start.redeals >= 1
    assert (start.double, start.unheld) == (4, True)
    assert start.starter is not None
    again = deal(game.ruleset, 2, found.stream(f"deal {start.redeals}"), 4)
    assert (dealt.hands, dealt.yard) == again
    for earlier in range(start.redeals):
        assert held(unheld=(4,))(deal(game.ruleset, 2, found.stream(f"deal {earlier}"), 4))


def test_dealing_anew_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Section 3, unheld: redeal; no fair stream comes that far."""
    monkeypatch.setattr(game_room, "deal", lambda *_: Deal(((),), ()))

    with pytest.raises(ChickenfootError, match="got none in 10000"):
        next_round(new_game(pool("redeal"), 2), chance("never"))


def has_four(hand: Hand) -> bool:
    return any(4 in one for one in hand)


# --- the course of a round ---------------------------------------------------------------------------


def test_every_ply_is_kept_with_its_seat_and_what_happened() -> None:
    """Section 3, call: a catch is told as its catcher's."""
    game = new_game(rules(call=1, hand=2), 2)
    game = next_round(game, chance_where(game, lambda dealt: all(map(has_four, dealt.hands))))
    first = running(game).state.to_move
    other = Seat(1 - first)
    lay = next(move for move in map(str, plays(running(game).state)) if not move.endswith("!"))
    game = advance(game, parse_move(lay), first)
    game = advance(game, Catch(other), other)

    told = [(ply.seat, str(ply.move), type(ply.events[0]).__name__) for ply in running(game).plies]
    assert told == [(first, lay, "TileLaid"), (other, f"catch {other}", "Caught")]
    assert running(game).dealt.to_move == first


def test_a_round_nobody_can_begin_is_over_as_dealt() -> None:
    """T14, R-9: without drawing, and with no tile in any hand that matches the starting double."""
    game = new_game(rules(draw="none", hand=1), 2)
    game = next_round(game, chance_where(game, lambda dealt: not any(map(has_four, dealt.hands))))

    assert game.state is None
    assert game.results[0].reason == "blocked"
    assert len(game.rounds) == 1
    assert game.rounds[0].plies == ()


def test_moves_of_a_game_are_those_of_its_round() -> None:
    """Section 4, item 5."""
    game = next_round(new_game(rules(), 2), chance("illegal"))
    state = running(game).state

    with pytest.raises(IllegalMove):
        advance(game, PASS)
    with pytest.raises(IllegalMove):
        advance(game, DRAW, Seat(1 - state.to_move))
    assert running(game).state is state


# --- what there is no more ---------------------------------------------------------------------------


def test_no_round_begins_while_one_is_running_or_after_the_last() -> None:
    """T2."""
    game = next_round(new_game(rules(rounds=[4]), 2), chance("over"))
    with pytest.raises(GameOver, match="expected a game between two rounds, got one running") as refusal:
        next_round(game, chance("more"))
    assert refusal.value.code == "game_over"

    game = play_on(game, "over")
    assert game.is_over
    with pytest.raises(GameOver, match="expected a game between two rounds, got one over"):
        next_round(game, chance("more"))


def test_nobody_moves_between_rounds() -> None:
    """T14."""
    fresh = new_game(rules(), 2)
    for game in (fresh, play_round(fresh, "between")):
        assert game.state is None
        with pytest.raises(GameOver, match="expected a running round"):
            advance(game, DRAW)


def test_no_game_begins_with_players_who_cannot_sit_down() -> None:
    """T1, X1; section 4, items 1 and 2."""
    with pytest.raises(BadRuleset):
        new_game(PRESETS["trains"], 9)
    with pytest.raises(BadRuleset):
        new_game(PRESETS["cross"], 8)


# --- places ------------------------------------------------------------------------------------------


def finished(ties: list[str], *rounds: tuple[int, ...], winners: tuple[int, ...] = ()) -> Game:
    """A game with these scores; *winners* of the rounds, where not the lowest."""
    results = [
        Result(9, Seat(0), "out", counts, (Seat(winners[at] if winners else counts.index(min(counts))),))
        for at, counts in enumerate(rounds)
    ]
    return Game(Ruleset.of(ties=ties), len(rounds[0]), queue=(), results=tuple(results))


def test_the_lowest_total_wins_and_equal_ones_share_the_place() -> None:
    """T1, T18, T-m, X1: the place after two that share it is left out."""
    assert places(finished([], (5, 9, 5, 30, 0))) == (2, 4, 2, 5, 1)


@pytest.mark.parametrize(
    ("ties", "expected"),
    [
        ([], (1, 1, 1)),
        (["most_zero_rounds"], (1, 2, 2)),
        (["lowest_nonzero_round"], (3, 1, 1)),
        (["most_zero_rounds", "lowest_nonzero_round"], (1, 2, 2)),
        (["most_rounds_won"], (2, 3, 1)),
        (["lowest_nonzero_round", "most_rounds_won"], (3, 2, 1)),
    ],
)
def test_ties_are_broken_in_the_order_given(ties: list[str], expected: tuple[int, ...]) -> None:
    """X15, X-j; section 3, ties: totals are 12 each."""
    game = finished(ties, (0, 4, 4), (0, 4, 4), (12, 4, 4), winners=(2, 2, 0))

    assert places(game) == expected


def test_the_tie_break_that_decided_is_named() -> None:
    """X15: level on points and on zero rounds, the lowest other round decides; level on all, nothing does."""
    game = finished(["most_zero_rounds", "lowest_nonzero_round"], (0, 0, 0), (4, 6, 4), (8, 6, 8))

    assert places(game) == (1, 3, 1)
    assert deciding_tie_break(game, 0, 1) == "lowest_nonzero_round"
    with pytest.raises(ValueError, match="expected a tie-break between seats 0 and 2, got none"):
        deciding_tie_break(game, 0, 2)


def test_a_player_without_a_round_other_than_zero_has_no_lowest_one() -> None:
    """X15: nothing is higher than every number."""
    assert places(finished(["lowest_nonzero_round"], (0, 0), (0, 0))) == (1, 1)


def test_a_penalty_is_no_zero_round() -> None:
    """Section 3, last_double: penalty."""
    ties = ["most_zero_rounds"]

    assert places(finished(ties, (50, 0), (0, 50), (0, 0))) == (1, 1)
    assert places(finished(ties, (50, 25), (0, 25))) == (1, 2)


# --- any game ----------------------------------------------------------------------------------------


@settings(max_examples=40)
@given(seating=seatings(small=True), text=st.integers(0, 10_000))
def test_any_game_goes_through_its_list_and_comes_to_its_end(seating: Seating, text: int) -> None:
    """T2, T18; section 3, rounds, unheld and end; the same chance gives the same game."""
    ruleset, players = seating
    game = play_game(ruleset, players, text, most=12)
    listed = ruleset.doubles()

    assert game == play_game(ruleset, players, text, most=12)
    if ruleset.end == "all_rounds" and game.is_over:
        assert len(game.results) <= len(listed)
        assert len(game.results) == len(listed) or ruleset.unheld == "dropped"
        assert {result.double for result in game.results} <= set(listed)
    for number, result in enumerate(game.results):
        assert game.rounds[number].starter in (result.starter, None)
        assert len(result.scores) == players
        assert all(0 <= seat < players for seat in result.winners)
    assert min(places(game)) == 1
