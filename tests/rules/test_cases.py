"""The worked cases of the rule book (docs/rules.md, section 6). Their answers are law."""

from __future__ import annotations

from collections import Counter

import pytest

from chickenfoot.errors import BadRuleset, IllegalMove
from chickenfoot.rules import (
    DRAW,
    PASS,
    PRESETS,
    Chance,
    Deal,
    Result,
    Ruleset,
    Seat,
    State,
    deal,
    ending,
    legal_moves,
    new_game,
    next_round,
    parse_move,
    parse_position,
    places,
    play,
    points,
    round_winners,
    scores,
    seed_of,
    tile,
)
from chickenfoot.rules.game import Game
from chickenfoot.testing.drawing import after, plays, table

BOTH = ["trains", "cross"]


def open_ends(state: State) -> Counter[int]:
    """How many ends show each value."""
    return Counter(end.value for end in state.tableau.ends)


def refused(state: State, move: str) -> str:
    """The reason code for refusing *move*."""
    with pytest.raises(IllegalMove) as refusal:
        play(state, parse_move(move))
    return refusal.value.why.value


@pytest.mark.parametrize("rules", BOTH)
def test_case_1_a_player_may_go_out_with_a_double(rules: str) -> None:
    """Case 1 (T-k, X-i): he scores 0 and the foot stays empty."""
    state = table(f"""
        rules  {rules}
        ends   6 3 8
        hands  > 6-6  |  1-2
    """)

    state = after(state, "6-6 on 6")

    assert ending(state) == "out"
    assert scores(state) == (0, 3)
    assert state.tableau.pending is not None
    assert state.tableau.pending.missing == 3


def unfinishable_foot(rules: str) -> State:
    return table(f"""
        rules   {rules}
        closed  4-0 4-1 4-2 4-3 4-5 4-6 4-7
        ends    4 9 9
        hands   > 4-4 1-1  |  4-8 0-3  |  4-9 2-5
        yard    3-6 5-8 1-9
    """)


def test_case_2_a_foot_nobody_can_complete_blocks_trains_when_the_yard_is_at_its_reserve() -> None:
    """Case 2 (T-j, T15, T17)."""
    state = after(unfinishable_foot("trains"), "4-4 on 4", "4-8 on 4", "4-9 on 4", "draw", "pass")
    assert ending(state) is None

    state = after(state, "draw")

    assert ending(state) == "blocked"
    assert len(state.yard) == 1
    assert scores(state) == (11, 16, 7)
    assert round_winners(state) == (2,)


def test_case_2_a_foot_nobody_can_complete_blocks_cross_when_the_yard_is_empty() -> None:
    """Case 2 (X-i, X-g, X14)."""
    moves = ["4-4 on 4", "4-8 on 4", "4-9 on 4", "draw", "pass", "draw", "pass"]
    state = after(unfinishable_foot("cross"), *moves)
    assert ending(state) is None

    state = after(state, "draw")

    assert ending(state) == "blocked"
    assert scores(state) == (11, 16, 17)


def toe_in_the_yard(rules: str) -> State:
    return table(f"""
        rules   {rules}
        closed  7-0 7-1 7-2 7-3 7-4 7-5 7-6 7-8
        ends    0 1
        foot    7  2 of 3 toes
        hands   > 1-1 2-3  |  0-3  |  2-5
        yard    7-9
    """)


def test_case_3_the_reserve_keeps_the_last_toe_and_blocks_trains() -> None:
    """Case 3 (T15, T-i)."""
    state = toe_in_the_yard("trains")

    assert ending(state) == "blocked"
    assert plays(state) == set()


def test_case_3_cross_draws_the_last_toe_and_may_lay_it() -> None:
    """Case 3 (X-g, X9)."""
    state = after(toe_in_the_yard("cross"), "draw")

    assert plays(state) == {"7-9 on 7", "pass"}


@pytest.mark.parametrize(("rules", "answer"), [("trains", "pass"), ("cross", "draw")])
def test_case_4_the_last_yard_tile_is_drawn_only_where_there_is_no_reserve(rules: str, answer: str) -> None:
    """Case 4 (T15, T-i; X-g): three players and one tile left."""
    state = table(f"""
        rules  {rules}
        ends   6 3
        hands  > 1-1 2-4  |  3-5  |  0-0
        yard   8-8
    """)

    assert plays(state) == {answer}


def test_case_5_the_search_goes_left_from_the_last_starter_until_the_double_is_found() -> None:
    """Case 5 (X5, X-c, X-d): P3 draws, P4 finds 8-8 and lays it as his turn."""
    state = table("""
        rules  cross
        start  8-8
        hands    0-0 0-1 0-2 0-3 0-4 0-5 0-6
               | 1-1 1-2 1-3 1-4 1-5 1-6 1-7
               | > 2-2 2-3 2-4 2-5 2-6 2-7 2-9
               | 3-3 3-4 3-5 3-6 3-7 3-8 3-9
        yard   4-4 8-8 5-5
    """)

    state = after(state, "draw", "draw")
    assert plays(state) == {"8-8"}
    state = after(state, "8-8")

    assert [len(hand) for hand in state.hands] == [7, 7, 8, 7]
    assert state.to_move == 0


def test_case_5_the_next_seat_after_the_last_starter_searches_first() -> None:
    """Case 5 (X-c): the last starter was P2, nobody holds 8-8, so P3 draws."""
    game = Game(PRESETS["cross"], 4, queue=(8,), last_starter=Seat(1))
    chance = next(
        chance
        for chance in (Chance(seed_of(f"case 5 {number}")) for number in range(100))
        if deal(game.ruleset, 4, chance.stream("deal 0"), 8).holder(tile(8, 8)) is None
    )

    state = next_round(game, chance).state

    assert state is not None
    assert state.to_move == 2
    assert plays(state) == {"draw"}


def opening(rules: str) -> State:
    return table(f"""
        rules    {rules}
        opening  9-9  0 of 4 trains
        hands    > 9-1 9-2 0-0  |  3-4 5-5  |  9-3 1-1  |  2-2 6-6
        yard     1-8 9-4 7-7 7-8
    """)


def test_case_6_an_opening_from_start_to_finish() -> None:
    """Case 6 (T7, T8, T-c, T-e): P2 started no train and may use them all."""
    state = after(opening("trains"), "9-1 on 9", "draw", "pass", "9-3 on 9", "draw")
    assert plays(state) == {"9-4 on 9"}
    state = after(state, "9-4 on 9", "9-2 on 9")

    assert state.tableau.pending is None
    assert [end.value for end in state.tableau.ends] == [1, 3, 4, 2]
    assert state.to_move == 1
    assert plays(state) == {"3-4 on 3", "4-3 on 4", "1-8 on 1"}


def test_case_6_a_drawn_tile_may_be_kept_in_cross() -> None:
    """Case 6 (X9)."""
    state = after(opening("cross"), "9-1 on 9", "draw", "pass", "9-3 on 9", "draw")

    assert plays(state) == {"9-4 on 9", "pass"}


def test_case_6_ends_in_the_position_the_rule_book_gives() -> None:
    """Case 6 (T-e): the same table as a tree."""
    state = parse_position("~trains 9-9(9-1,9-3,9-4,9-2) 0-0/1-8,3-4,5-5/1-1/2-2,6-6 7-7,7-8 1 - 0")

    assert plays(state) == {"3-4 on 3", "4-3 on 4", "1-8 on 1"}


@pytest.mark.parametrize(("rules", "trains"), [("trains", "1 of 2"), ("cross", "3 of 4")])
def test_case_7_while_trains_are_demanded_none_takes_a_second_tile(rules: str, trains: str) -> None:
    """Case 7 (T8, X8): P1 cannot lay 5-6 on the 5 and has to draw."""
    state = table(f"""
        rules    {rules}
        opening  9-9  {trains} trains
        ends     5
        hands    > 5-6 0-1  |  2-2
        yard     3-3 3-4 3-5
    """)

    assert refused(state, "5-6 on 5") == "opening_open"
    assert plays(state) == {"draw"}


def test_case_8_no_train_starts_once_the_opening_is_closed() -> None:
    """Case 8 (T-d): 9-4 may not go on 9-9."""
    state = table("""
        tree   9-9(9-3,9-6)
        hands  > 9-4 1-1  |  2-2
        yard   5-5 5-7 5-8
    """)

    assert refused(state, "9-4 on 9") == "no_such_end"
    assert plays(state) == {"draw"}


def test_case_9_an_opening_that_can_never_be_completed_blocks_the_round() -> None:
    """Case 9 (T9, T-j): eight trains are demanded, seven stand, the other nines are the reserve."""
    state = table("""
        rules    trains;arms=players..8
        opening  9-9  7 of 8 trains
        ends     0 1 2 3 4 5 6
        hands    > 1-2  |  3-4 5-6
        yard     9-7 9-8
    """)

    assert ending(state) == "blocked"
    assert plays(state) == set()


def test_case_10_going_out_ends_the_round_though_a_train_is_missing() -> None:
    """Case 10 (T-o)."""
    state = table("""
        opening  9-9  6 of 8 trains
        ends     0 1 3 4 5 6
        hands    > 9-2  |  1-1  |  2-2  |  3-3  |  4-4  |  5-5  |  6-6  |  7-7
        yard     0-5 0-6
    """)

    state = after(state, "9-2 on 9")

    assert state.tableau.pending is not None
    assert state.tableau.pending.missing == 1
    assert ending(state) == "out"
    assert scores(state)[0] == 0


@pytest.mark.parametrize("rules", BOTH)
def test_case_11_a_drawn_tile_that_is_no_toe_has_no_place_now(rules: str) -> None:
    """Case 11 (T13, X12): a 6 is open, but the foot of 2 comes first."""
    state = drawing_for_a_foot(rules, "6-6")
    assert plays(state) == {"draw"}

    assert plays(after(state, "draw")) == {"pass"}


@pytest.mark.parametrize(("rules", "answer"), [("trains", {"2-9 on 2"}), ("cross", {"2-9 on 2", "pass"})])
def test_case_11_a_drawn_toe_must_be_laid_in_trains_and_may_be_in_cross(rules: str, answer: set[str]) -> None:
    """Case 11 (T11, X9)."""
    assert plays(after(drawing_for_a_foot(rules, "2-9"), "draw")) == answer


def drawing_for_a_foot(rules: str, first_of_yard: str) -> State:
    return table(f"""
        rules  {rules}
        ends   6 3
        foot   2  2 of 3 toes
        hands  > 6-7 1-1  |  5-5
        yard   {first_of_yard} 8-8 8-9 7-7
    """)


@pytest.mark.parametrize(("rules", "answer"), [("trains", {"4-4 on 4"}), ("cross", {"4-4 on 4", "pass"})])
def test_case_12_a_drawn_double_must_be_laid_in_trains_though_it_does_harm(
    rules: str, answer: set[str]
) -> None:
    """Case 12 (T11, X9): the table of case 2, and P1 draws 4-4."""
    state = table(f"""
        rules   {rules}
        closed  4-0 4-1 4-2 4-3 4-5 4-6 4-7
        ends    4 9 9
        hands   > 1-1 0-6  |  4-8 0-3  |  2-5 3-3
        yard    4-4 4-9
    """)

    assert plays(state) == {"draw"}
    assert plays(after(state, "draw")) == answer


@pytest.mark.parametrize("rules", [*BOTH, "howsley"])
def test_case_13_drawing_by_choice_is_for_howsley_only(rules: str) -> None:
    """Case 13 (T-f, X-f; section 3, must_lay)."""
    state = table(f"""
        rules  {rules}
        ends   6 3
        hands  > 6-7 1-1 0-2  |  5-5
        yard   2-9 8-8 8-9
    """)

    if rules == "howsley":
        assert plays(state) == {"6-7 on 6", "draw"}
    else:
        assert refused(state, "draw") == "must_lay"


@pytest.mark.parametrize(("rules", "price"), [("trains", 7), ("trains;double_blank=50", 57), ("cross", 57)])
def test_case_14_the_price_of_a_double_blank(rules: str, price: int) -> None:
    """Case 14 (T19, X14)."""
    assert points(Ruleset.parse(rules), [tile(0, 0), tile(3, 4)]) == price


@pytest.mark.parametrize("rules", BOTH)
def test_case_15_the_lowest_hand_of_a_blocked_round_wins_it_and_scores_its_pips(rules: str) -> None:
    """Case 15 (T17, T-l, X14)."""
    state = table(f"""
        rules  {rules}
        ends   9 9
        hands  > 1-3  |  5-5  |  2-4
    """)

    assert ending(state) == "blocked"
    assert scores(state) == (4, 10, 6)
    assert round_winners(state) == (0,)


def finished(rules: str, *rounds: tuple[int, int]) -> Game:
    """A game of two, with these scores in its rounds."""
    results = tuple(
        Result(9, Seat(0), "out", counts, tuple(Seat(s) for s in (0, 1) if counts[s] == min(counts)))
        for counts in rounds
    )
    return Game(PRESETS[rules], 2, queue=(), results=results)


def test_case_16_equal_totals_share_the_place_in_trains() -> None:
    """Case 16 (T-m): although one has more zero rounds."""
    assert places(finished("trains", (203, 0), (0, 203), (0, 0))) == (1, 1)
    assert places(finished("trains", (0, 100), (0, 100), (203, 3))) == (1, 1)


def test_case_16_ties_in_cross_go_by_zero_rounds_and_then_by_the_lowest_other_round() -> None:
    """Case 16 (X15, X-j)."""
    zero_rounds = finished("cross", (0, 3), (0, 0), (0, 0), (203, 200))
    assert zero_rounds.totals == (203, 203)
    assert places(zero_rounds) == (1, 2)

    lowest_others = finished("cross", (0, 0), (0, 0), (0, 0), (6, 4), (197, 199))
    assert lowest_others.totals == (203, 203)
    assert places(lowest_others) == (2, 1)

    assert places(finished("cross", (0, 0), (4, 199), (199, 4))) == (1, 1)


@pytest.mark.parametrize("rules", BOTH)
def test_case_17_a_move_names_the_tile_and_the_end(rules: str) -> None:
    """Case 17 (T10, X6): three different placements of one tile."""
    state = table(f"""
        rules  {rules}
        ends   3 3 6
        hands  > 3-6 1-1  |  5-5
    """)

    assert plays(state) == {"3-6 on 3", "3-6 on 3.2", "6-3 on 6"}


@pytest.mark.parametrize("rules", BOTH)
def test_case_18_a_foot_from_start_to_finish(rules: str) -> None:
    """Case 18 (T13, X12, X13): each toe is an open end, and a double earns no other turn."""
    state = table(f"""
        rules  {rules}
        ends   2 7
        hands  > 2-2 2-9 1-1  |  2-5 4-4  |  2-0 3-3
    """)

    state = after(state, "2-2 on 2", "2-5 on 2", "2-0 on 2", "2-9 on 2")

    assert open_ends(state) == Counter([7, 5, 0, 9])
    assert state.to_move == 1


def test_case_19_one_player_who_is_stuck_does_not_block_the_round() -> None:
    """Case 19 (T14): P1 draws the last tile that may be drawn, and P2 can still play."""
    state = table("""
        ends   6 3
        hands  > 1-1 2-2  |  3-5 0-0
        yard   8-8 9-9 7-7
    """)

    state = after(state, "draw")
    assert ending(state) is None
    state = after(state, "pass")

    assert ending(state) is None
    assert plays(state) == {"3-5 on 3"}


def test_case_20_of_a_tile_on_the_starting_double_only_the_other_half_is_open() -> None:
    """Case 20 (T7, X8)."""
    state = table("""
        opening  9-9  0 of 2 trains
        hands    > 9-5 1-1  |  2-2
    """)

    assert [end.value for end in after(state, "9-5 on 9").tableau.ends] == [5]


def test_case_21_eight_hands_of_seven_are_more_than_a_double_nine_set() -> None:
    """Case 21 (section 4, item 1): seven players can sit down, with six tiles left."""
    cross = PRESETS["cross"]

    with pytest.raises(BadRuleset, match="a double-12 set or hands of 6 would work, got 8 × 7 = 56"):
        cross.check_table(8)
    assert len(deal(cross, 7, Chance(seed_of("case 21")).stream("deal 0"), 9).yard) == 6


def held_double(game: Game, value: int, *, unheld: int) -> Chance:
    """Chance for a round in which somebody holds the double of *value* and nobody that of *unheld*."""

    def dealt(chance: Chance) -> Deal:
        return deal(game.ruleset, game.players, chance.stream("deal 0"), game.queue[0])

    chances = (Chance(seed_of(f"case 22 {number}")) for number in range(1000))
    return next(
        chance
        for chance in chances
        if dealt(chance).holder(tile(unheld, unheld)) is None
        and dealt(chance).holder(tile(value, value)) is not None
    )


def test_case_22_a_double_nobody_holds_comes_back_in_a_later_round() -> None:
    """Case 22 (section 3, unheld: comes_back): the holder of 8-8 starts; still ten rounds."""
    game = new_game(PRESETS["howsley"], 2)
    game = next_round(game, held_double(game, 8, unheld=9))

    assert game.state is not None
    assert plays(game.state) == {"8-8"}
    assert game.queue == (9, 7, 6, 5, 4, 3, 2, 1, 0)


@pytest.mark.parametrize("rules", BOTH)
def test_case_23_nobody_is_charged_for_the_double_blank_that_starts_the_last_round(rules: str) -> None:
    """Case 23 (T2, X4): it lies in the middle."""
    state = table(f"""
        rules  {rules};double_blank=50
        tree   0-0(0-1,0-2{",0-3,0-4" if rules == "cross" else ""})
        hands  > 1-5  |  9-9 8-8
    """)

    assert PRESETS[rules].doubles()[-1] == 0
    assert scores(after(state, "1-5 on 1")) == (0, 34)


def test_case_24_a_double_six_set_makes_seven_rounds_and_wants_another_hand_table() -> None:
    """Case 24 (section 4, items 1 and 2): at most six arms, and 2 × 21 are too many tiles."""
    rules = Ruleset.of("trains", set=6)
    with pytest.raises(BadRuleset, match="2 × 21"):
        rules.check_table(2)

    rules = Ruleset.of("trains", set=6, hand=7)
    rules.check_table(2)

    assert rules.doubles() == (6, 5, 4, 3, 2, 1, 0)
    with pytest.raises(BadRuleset, match=r"arms .*at most 6"):
        Ruleset.of("trains", set=6, hand=7, arms=7)


def test_case_25_nine_players_are_too_many_for_trains_and_fit_cross_on_double_twelve() -> None:
    """Case 25 (T1, X1, X2): 28 tiles make the yard."""
    with pytest.raises(BadRuleset, match="expected 2 to 8, got 9"):
        PRESETS["trains"].check_table(9)

    cross = Ruleset.of("cross", set=12)
    assert len(deal(cross, 9, Chance(seed_of("case 25")).stream("deal 0"), 12).yard) == 28


def test_the_rest_of_a_finished_round_is_silence() -> None:
    """T14, X14: no ply of any kind."""
    state = after(table("ends 6\nhands > 6-6 | 1-2"), "6-6 on 6")

    assert legal_moves(state) == ()
    assert refused(state, str(DRAW)) == refused(state, str(PASS)) == "round_over"
