"""A replay finds what the rules, the seeds and arithmetic contradict, and names the line."""

from __future__ import annotations

from dataclasses import replace

import pytest

from chickenfoot.notation import (
    Code,
    Headers,
    Mistake,
    Record,
    game_of,
    read_record,
    record_of,
    replay,
    verify,
    write_record,
)
from chickenfoot.rules import PRESETS, Chance, Game, Ruleset, Seat, advance, legal_moves, new_game, next_round
from tests.notation.games import (
    HEADERS,
    SEARCH,
    SEED,
    SMALL,
    chance,
    found_in,
    full_text,
    number_of,
    played,
    seedless_text,
    seen_text,
    small_game,
    text_with_round_seeds,
    with_line,
    with_lines,
)

OTHER = "00" * 32


def line_at(text: str, number: int) -> str:
    return text.split("\n")[number - 1]


def changed(text: str, start: str, old: str, new: str) -> tuple[str, int]:
    """*text* with *old* replaced in the first line that begins so, and that line's number."""
    number = number_of(text, start)
    line = line_at(text, number)
    assert old in line
    return with_line(text, number, line.replace(old, new, 1)), number


def test_a_true_record_has_no_mistake() -> None:
    for text in (full_text(), text_with_round_seeds(), seedless_text()):
        assert verify(text) == ()
        assert replay(read_record(text)[0]).game.results == small_game().results


def test_a_replay_reaches_the_very_game() -> None:
    assert replay(read_record(full_text())[0]).game == small_game()
    assert replay(record_of(small_game())).game == small_game()


def test_without_a_seed_the_game_is_the_same_but_for_its_chance() -> None:
    game = replay(read_record(seedless_text())[0]).game

    assert [one.chance for one in game.rounds] == [None, None, None]
    assert [(one.start, one.dealt, one.plies, one.state) for one in game.rounds] == [
        (one.start, one.dealt, one.plies, one.state) for one in small_game().rounds
    ]


# --- tampered records --------------------------------------------------------------------------------


def test_a_changed_tile_in_a_move_is_found() -> None:
    """T10: a tile comes from one's own hand, and touching halves are equal."""
    text = full_text()
    number = number_of(text, "0: 4-")
    mistakes = verify(with_line(text, number, "0: 4-4 on 4"))

    assert found_in(mistakes) == [(number, Code.ILLEGAL)]
    assert dict(mistakes[0].details) | {"why": "not_in_hand", "clause": "T10", "move": "4-4 on 4"} == dict(
        mistakes[0].details
    )
    assert mistakes[0].text.startswith(
        "expected a legal move of seat 0, got '4-4 on 4' by seat 0: not_in_hand"
    )


def test_a_changed_drawn_tile_is_found_and_the_rest_is_judged_by_the_true_one() -> None:
    text = full_text()
    number = number_of(text, "0: draw")
    mistakes = verify(with_line(text, number, "0: draw 4-4"))

    assert found_in(mistakes) == [(number, Code.DRAWN_DIFFERS)]
    assert "got 4-4" in mistakes[0].text


@pytest.mark.parametrize("item", ["scores", "totals", "left"])
def test_a_changed_number_or_hand_at_a_rounds_end_is_found(item: str) -> None:
    """T16, T18."""
    text = full_text()
    number = number_of(text, item, 2)
    line = "left: -/-" if item == "left" else f"{item}: 7 7"
    code = {"scores": Code.SCORES_DIFFER, "totals": Code.TOTALS_DIFFER, "left": Code.LEFT_DIFFERS}[item]

    assert set(found_in(verify(with_line(text, number, line)))) == {(number, code)}


def test_a_changed_ending_is_found() -> None:
    """T14."""
    text = full_text()
    number = number_of(text, "end")
    other = "end: unfinishable"

    assert found_in(verify(with_line(text, number, other))) == [(number, Code.END_DIFFERS)]


def test_changed_places_are_found() -> None:
    """T18."""
    text = full_text()
    number = number_of(text, "places")

    assert found_in(verify(with_line(text, number, "places: 2 2"))) == [(number, Code.PLACES_DIFFER)]


def test_a_changed_seed_is_found() -> None:
    text = text_with_round_seeds()
    number = number_of(text, "seed", 2)

    assert found_in(verify(with_line(text, number, f"seed: {OTHER}"))) == [(number, Code.SEED_DIFFERS)]


def test_a_changed_seed_of_the_whole_game_is_told_once() -> None:
    text = full_text()
    number = number_of(text, "seed: ")

    assert found_in(verify(with_line(text, number, f"seed: {OTHER}"))) == [(number, Code.SEED_DIFFERS)]


def test_a_rounds_own_seed_must_be_drawn_from_the_games() -> None:
    text = text_with_round_seeds()
    text = with_line(text, 3, "players: 2", f"seed: {SEED.hex()}")
    assert verify(text) == ()

    text = with_line(text, 4, f"seed: {OTHER}")
    lines = [number_of(text, "seed", nth) for nth in (2, 3, 4)]
    assert found_in(verify(text)) == [(line, Code.SEED_DIFFERS) for line in lines]


def test_a_changed_commitment_is_found() -> None:
    text = full_text()
    number = number_of(text, "commit", 3)

    assert found_in(verify(with_line(text, number, f"commit: {OTHER}"))) == [(number, Code.COMMIT_DIFFERS)]


def test_changed_salts_are_found() -> None:
    text, number = changed(full_text(), "salts", "6162", "6163")

    assert found_in(verify(text)) == [(number, Code.SALTS_DIFFER)]


def test_a_seed_without_commitment_that_deals_otherwise_is_found() -> None:
    text = with_line(text_with_round_seeds(), number_of(text_with_round_seeds(), "commit"), "# none")
    number = number_of(text, "seed")

    assert found_in(verify(with_line(text, number, f"seed: {OTHER}"))) == [(number, Code.SEED_DIFFERS)]


def test_a_changed_tile_in_a_hand_is_found_and_the_rest_is_judged_by_the_seeds_deal() -> None:
    """T5."""
    text, number = changed(full_text(), "hand 0", "1-3", "4-4")

    assert found_in(verify(text)) == [(number, Code.DEAL_DIFFERS)]


def test_a_tile_twice_in_a_hand_is_found() -> None:
    """Section 4, item 4."""
    text, number = changed(full_text(), "hand 0", "1-3", "2-3")

    assert found_in(verify(text)) == [(number, Code.DEAL_DIFFERS)]


def test_a_changed_yard_is_found() -> None:
    text = full_text()
    number = number_of(text, "yard")
    first, second, *rest = line_at(text, number).removeprefix("yard: ").split(",")
    tampered = with_line(text, number, f"yard: {','.join([second, first, *rest])}")

    assert found_in(verify(tampered)) == [(number, Code.DEAL_DIFFERS)]


def test_a_deal_that_is_not_the_committed_seeds_is_found_pile_by_pile() -> None:
    """What a dealer would do who deals himself other tiles than he has committed to."""
    text = write_record(record_of(played(SMALL, 2, 5, plies=0)))
    wrong = Chance(bytes(32))
    text = with_lines(
        text, {"commit": f"commit: {wrong.commitment.hex()}", "seed": f"seed: {wrong.seed.hex()}"}
    )

    lines = [number_of(text, start) for start in ("hand 0", "hand 1", "yard")]
    assert found_in(verify(text)) == [(line, Code.DEAL_DIFFERS) for line in lines]


@pytest.mark.parametrize(
    ("start", "line"),
    [("turned", "turned: 999"), ("start", "start: 0"), ("round", "round 1: 3-3"), ("start", "search: 1")],
)
@pytest.mark.parametrize("is_seedless", [False, True])
def test_a_changed_start_is_found(start: str, line: str, is_seedless: bool) -> None:
    """T3."""
    text = seedless_text() if is_seedless else full_text()
    number = number_of(text, start)
    if line == line_at(text, number):
        line = "start: 1"
    mistakes = verify(with_line(text, number, line))

    if is_seedless and line.startswith("start"):  # any seat may start round 1, but then the moves are wrong
        assert found_in(mistakes)[0] == (number_of(text, "1: "), Code.ILLEGAL)
    else:
        assert found_in(mistakes) == [(number, Code.START_DIFFERS)]


def test_a_changed_start_of_a_later_round_is_found_without_seeds() -> None:
    """T-b2, T3."""
    text = seedless_text()
    number = number_of(text, "start", 2)
    line = "start: 1" if line_at(text, number) == "start: 0" else "start: 0"

    assert found_in(verify(with_line(text, number, line))) == [(number, Code.START_DIFFERS)]


def test_swapped_moves_are_found() -> None:
    """T-n: play goes clockwise."""
    text = full_text()
    number = number_of(text, "yard") + 1
    swapped = with_line(with_line(text, number, line_at(text, number + 1)), number + 1, line_at(text, number))

    (mistake,) = verify(swapped)

    assert (mistake.line, mistake.code) == (number, Code.ILLEGAL)
    assert dict(mistake.details)["why"] == "not_your_turn"


def test_a_missing_move_is_found_in_the_next_line() -> None:
    text = full_text()
    number = number_of(text, "yard") + 2

    (mistake,) = verify(with_line(text, number))

    assert (mistake.line, mistake.code) == (number, Code.ILLEGAL)


@pytest.mark.parametrize("item", ["end", "left", "scores", "totals"])
@pytest.mark.parametrize("nth", [1, 3])
def test_a_missing_line_at_a_rounds_end_is_found_in_the_next_line(item: str, nth: int) -> None:
    text = full_text()
    number = number_of(text, item, nth)
    shorter = with_line(text, number)

    (mistake,) = verify(shorter)

    following = number if item != "totals" else number + 1
    assert (mistake.line, mistake.code) == (following, Code.MISSING)
    assert dict(mistake.details)["item"] == item


def test_what_stands_behind_the_last_line_is_not_missed() -> None:
    text = full_text()
    lines = text.split("\n")
    for number in range(number_of(text, "end", 3), len(lines) + 1):
        assert verify("\n".join(lines[: number - 1]) + "\n") == ()


def test_a_line_that_cannot_be_read_is_not_also_missed() -> None:
    text = full_text()
    for item in ("end", "left", "scores", "totals"):
        number = number_of(text, item)
        (mistake,) = verify(with_line(text, number, f"{item}: x"))
        assert (mistake.line, mistake.code) == (number, Code.BAD_VALUE)
        (mistake,) = verify(with_line(text, number, f"{item}: 1 2 3" if item != "end" else "end: 1"))
        assert mistake.line == number if item != "left" else True


def test_moves_after_a_rounds_end_are_found() -> None:
    text = full_text()
    number = number_of(text, "end")

    longer = with_line(text, number, "0: pass", "1: pass", line_at(text, number))

    assert found_in(verify(longer)) == [(number, Code.AFTER_END)]


@pytest.mark.parametrize("item", ["end: out", "left: -/0-0", "scores: 1 2", "totals: 1 2"])
def test_a_round_that_goes_on_is_not_over(item: str) -> None:
    text = write_record(record_of(played(SMALL, 2, plies=3), HEADERS))
    number = len(text.split("\n"))

    mistakes = verify(text + item + "\n")

    assert (number, Code.END_EARLY) in found_in(mistakes)
    assert {code for _, code in found_in(mistakes)} <= {Code.END_EARLY, Code.MISSING}


def test_after_an_illegal_move_the_next_rounds_are_still_judged() -> None:
    text = full_text()
    first, second = number_of(text, "0: 4-"), number_of(text, "scores", 3)
    tampered = with_line(with_line(text, first, "0: 4-4 on 4"), second, "scores: 9 9")

    assert found_in(verify(tampered)) == [(first, Code.ILLEGAL), (second, Code.SCORES_DIFFER)]


def test_totals_are_added_up_even_where_moves_cannot_be_judged() -> None:
    text = full_text()
    first, second = number_of(text, "0: 4-"), number_of(text, "totals")
    tampered = with_line(with_line(text, first, "0: 4-4 on 4"), second, "totals: 9 9")

    assert found_in(verify(tampered)) == [(first, Code.ILLEGAL), (second, Code.TOTALS_DIFFER)]


def test_a_round_cannot_begin_before_the_one_before_is_over() -> None:
    text = full_text()
    begin, end = number_of(text, "end"), number_of(text, "round 2")
    lines = text.split("\n")
    tampered = "\n".join(lines[: begin - 2] + lines[end - 1 :])

    mistakes = verify(tampered)

    assert (begin - 1, Code.ROUND_UNFINISHED) in found_in(mistakes)
    assert {code for _, code in found_in(mistakes)} == {Code.ROUND_UNFINISHED, Code.MISSING}


def test_there_is_no_round_after_the_last() -> None:
    """T2."""
    text = full_text().replace("rounds=4,3,2", "rounds=4,3")

    assert found_in(verify(text)) == [(number_of(text, "round 3"), Code.ROUND_EXTRA)]


def test_there_are_no_places_before_the_games_end() -> None:
    text = full_text().replace("rounds=4,3,2", "rounds=4,3,2,1")

    assert found_in(verify(text)) == [(number_of(text, "places"), Code.PLACES_EARLY)]


def test_a_table_that_cannot_be_seated_is_not_replayed() -> None:
    """Section 4, items 1 and 2."""
    text = full_text()
    number = number_of(text, "rules")
    played_none = replay(read_record(with_line(text, number, "rules: trains;set=4;hand=9;arms=2;toes=2"))[0])

    assert found_in(played_none.mistakes) == [(number_of(text, "players"), Code.TABLE_REFUSED)]
    assert played_none.states == ()
    assert played_none.game.state is None


def test_what_is_wrong_with_a_line_that_is_not_there_is_told_of_the_first_line() -> None:
    text = full_text()
    text = with_line(text, number_of(text, "rules"), "rules: trains;set=4;hand=9;arms=2;toes=2")
    record, _ = read_record(with_line(text, number_of(text, "players")))

    assert found_in(replay(record).mistakes) == [(1, Code.TABLE_REFUSED)]


def test_without_rules_or_players_nothing_is_replayed() -> None:
    text = full_text()
    for start in ("rules", "players"):
        number = number_of(text, start)
        assert {code for _, code in found_in(verify(with_line(text, number, f"{start}: x")))} == {
            Code.BAD_VALUE
        }
        assert {code for _, code in found_in(verify(with_line(text, number)))} == {Code.MISSING}


def test_a_record_made_by_a_program_has_mistakes_without_a_place() -> None:
    record = record_of(small_game())
    first = replace(record.rounds[0], scores=(1, 1))

    (mistake,) = replay(replace(record, rounds=(first, *record.rounds[1:]))).mistakes

    assert (mistake.line, mistake.column) == (0, 0)
    assert str(mistake) == mistake.text


# --- deals without a seed ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "text"),
    [
        ("1-3", "2-4", "expected each tile once, got 2-4 more often"),
        ("1-3", "4-4", "expected tiles of a double-4 set without 4-4, got 4-4"),  # T4
        ("1-3", "0-9", "expected tiles of a double-4 set without 4-4, got 0-9"),
        ("1-3,", "", "expected 4 tiles, got 3"),
    ],
)
def test_a_deal_that_cannot_be_is_found_without_a_seed(old: str, new: str, text: str) -> None:
    """T5, section 4."""
    record, number = changed(seedless_text(), "hand 0", old, new)

    mistakes = verify(record)

    assert found_in(mistakes) == [(number, Code.DEAL_IMPOSSIBLE)]
    assert mistakes[0].text == text


def test_a_tile_in_two_piles_is_told_for_both_without_a_seed() -> None:
    text = seedless_text()
    first = line_at(text, number_of(text, "yard")).removeprefix("yard: ").split(",")[0]
    text, number = changed(text, "hand 0", "1-3", first)

    assert found_in(verify(text)) == [
        (number, Code.DEAL_IMPOSSIBLE),
        (number_of(text, "yard"), Code.DEAL_IMPOSSIBLE),
    ]


def test_a_yard_of_a_wrong_size_is_found_without_a_seed() -> None:
    text = seedless_text()
    number = number_of(text, "yard")
    shorter = with_line(text, number, line_at(text, number).rpartition(",")[0])

    assert found_in(verify(shorter)) == [(number, Code.DEAL_IMPOSSIBLE)]


def seedless(game: Game) -> Record:
    """The record of *game* without its chance."""
    record = record_of(game)
    rounds = (replace(one, seed=None, commitment=None, salts=()) for one in record.rounds)
    return replace(record, rounds=tuple(rounds))


@pytest.mark.parametrize("unheld", ["search", "together", "comes_back", "dropped", "redeal"])
def test_who_holds_the_starting_double_is_checked_without_a_seed(unheld: str) -> None:
    """X3–X5, section 3 unheld."""
    ruleset = Ruleset.of("cross", set=4, hand=3, arms=2, toes=2, unheld=unheld)
    for number in range(8):
        game = played(ruleset, 2, number)
        if game.rounds:
            record = seedless(game)
            assert replay(record).mistakes == ()
            for one, start in zip(record.rounds, (one.start for one in game.rounds), strict=True):
                wrong = replace(one, first=Seat(1 - one.first), search=not one.search)
                rounds = tuple(wrong if other is one else other for other in record.rounds)
                mistakes = replay(replace(record, rounds=rounds)).mistakes
                assert Code.START_DIFFERS in {mistake.code for mistake in mistakes}
                assert start.planned == one.planned


def test_a_double_that_nobody_holds_cannot_start_where_such_doubles_are_dropped() -> None:
    """Section 3 unheld; in a record of hidden tiles one believes it of a hidden hand only."""
    ruleset = Ruleset.of("cross", set=3, hand=2, arms=2, toes=2, unheld="dropped")
    text = (
        f"chickenfoot record 1\nrules: {ruleset}\nplayers: 2\nround 1: 3-3\nstart: 0\n"
        "hand 0: 0-1,0-2\nhand 1: 0-3,1-2\nyard: 0-0,1-1,2-2,3-3,1-3,2-3\n"
    )

    assert found_in(verify(text)) == [(4, Code.START_DIFFERS)]


def test_a_planned_double_that_is_not_told_is_missed() -> None:
    """Section 3 unheld: comes_back."""
    ruleset = Ruleset.of("cross", set=4, hand=3, arms=2, toes=2, unheld="comes_back")
    game = next(
        game
        for game in (played(ruleset, 2, number, rounds=5) for number in range(99))
        if any(one.start.planned != one.start.double for one in game.rounds)
    )
    text = write_record(record_of(game))
    number = number_of(text, "planned")

    (mistake,) = verify(with_line(text, number))

    assert mistake.code == Code.START_DIFFERS
    assert line_at(text, mistake.line).startswith("round")


@pytest.mark.parametrize("shown", ["shown: 4-4,0-1", "shown: 0-1,4-4"])
def test_who_shows_the_highest_tile_starts(shown: str) -> None:
    """Section 3, starter."""
    ruleset = Ruleset.of("rotating", set=4, hand=4, arms=2, toes=2)
    text = write_record(seedless(played(ruleset, 2, plies=0)))
    text = with_lines(text, {"shown": shown, "start": "start: 0"})

    mistakes = verify(text)

    assert found_in(mistakes) == (
        [] if shown.startswith("shown: 4-4") else [(number_of(text, "start"), Code.START_DIFFERS)]
    )


def test_of_tiles_shown_that_are_not_one_for_each_seat_nothing_follows() -> None:
    ruleset = Ruleset.of("rotating", set=4, hand=4, arms=2, toes=2)
    text = write_record(seedless(played(ruleset, 2, plies=0)))

    assert verify(with_line(text, number_of(text, "shown"))) == ()


def test_who_starts_by_chance_is_believed_in_round_1_and_rotates_later() -> None:
    """Section 3, starter: random."""
    ruleset = Ruleset.of("family", set=4, hand=4, arms=2, toes=2, rounds="4,3")
    record = seedless(played(ruleset, 2))

    assert replay(record).mistakes == ()
    later = replace(record.rounds[1], first=Seat(1 - record.rounds[1].first))
    (mistake,) = replay(replace(record, rounds=(record.rounds[0], later))).mistakes
    assert mistake.code == Code.START_DIFFERS


# --- games that stop, games that are over as dealt ---------------------------------------------------


def stopping_game() -> Game:
    """A game that ends because nobody holds any double that is left (section 3 unheld: dropped)."""
    ruleset = Ruleset.of("cross", set=4, hand=2, arms=2, toes=2, unheld="dropped", rounds="4,3,2")
    for number in range(999):
        game = new_game(ruleset, 2)
        seed = bytes([number % 256, number // 256]) + bytes(30)
        headers = Headers(seed=seed)
        while not game.is_over:
            round_seed = headers.seed_of_round(len(game.results) + 1)
            assert round_seed is not None
            game = next_round(game, Chance(round_seed))
            while game.state is not None:
                game = advance(game, legal_moves(game.state)[0])
        if game.stopped and game.results:
            return replace(game, rounds=game.rounds)
    raise AssertionError("expected a game that stops, got none in 999")


def test_a_stopped_game_is_checked_by_its_seed() -> None:
    """Section 3 unheld: dropped."""
    game = stopping_game()
    chance_of_first = game.rounds[0].chance
    assert chance_of_first is not None
    seed = next(
        bytes([number % 256, number // 256]) + bytes(30)
        for number in range(999)
        if Headers(seed=bytes([number % 256, number // 256]) + bytes(30)).seed_of_round(1)
        == chance_of_first.seed
    )
    with_seed, without = record_of(game, Headers(seed=seed)), record_of(game)

    assert with_seed.stopped
    for record in (with_seed, without):
        assert replay(record).mistakes == ()
        assert game_of(read_record(write_record(record))[0]) == game


@pytest.mark.parametrize("plies", [3, 10_000])
def test_a_game_does_not_stop_where_the_rules_go_on(plies: int) -> None:
    text = write_record(record_of(played(SMALL, 2, plies=plies), HEADERS)) + "stopped: unheld\n"

    mistakes = found_in(verify(text))

    assert (number_of(text, "stopped"), Code.STOPPED_WRONGLY) in mistakes
    assert {code for _, code in mistakes} <= {Code.STOPPED_WRONGLY, Code.MISSING}


def test_a_game_does_not_stop_where_the_seed_deals_somebody_a_double() -> None:
    ruleset = Ruleset.of("cross", set=4, hand=5, arms=2, toes=2, unheld="dropped")
    text = write_record(record_of(played(ruleset, 2, rounds=1), HEADERS)) + "stopped: unheld\n"

    assert found_in(verify(text)) == [(number_of(text, "stopped"), Code.STOPPED_WRONGLY)]
    assert verify("".join(f"{line}\n" for line in text.splitlines() if not line.startswith("seed"))) == ()


def test_a_seed_that_stops_the_game_is_not_that_of_a_round() -> None:
    game = stopping_game()
    record = record_of(game)
    assert len(game.results) < 3
    seeds = [Chance(bytes([number]) + bytes(31)) for number in range(200)]
    before = replay(replace(record, rounds=record.rounds[:-1], stopped=False, places=None)).game
    stopping = next(chance for chance in seeds if next_round(before, chance).stopped)
    last = replace(record.rounds[-1], seed=stopping.seed, commitment=stopping.commitment)

    mistakes = replay(replace(record, rounds=(*record.rounds[:-1], last))).mistakes

    assert Code.SEED_DIFFERS in {mistake.code for mistake in mistakes}


def test_a_seed_that_deals_for_ever_is_not_that_of_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """Section 3 unheld: redeal."""
    ruleset = Ruleset.of("cross", set=4, hand=3, arms=2, toes=2, unheld="redeal", rounds="4")
    text = write_record(record_of(played(ruleset, 2)))
    monkeypatch.setattr("chickenfoot.rules.game.range", lambda _: (), raising=False)

    mistakes = verify(text)

    assert found_in(mistakes)[0] == (number_of(text, "seed"), Code.SEED_DIFFERS)


def test_a_round_that_is_over_as_dealt_is_counted() -> None:
    """T14: nobody at the table can lay, and there is nothing to draw."""
    ruleset = Ruleset.of("trains", set=4, hand=1, draw="none", arms=2, toes=2)
    game = next(
        game
        for game in (played(ruleset, 2, number, rounds=2) for number in range(99))
        if not all(one.plies for one in game.rounds)
    )

    for record in (record_of(game), seedless(game)):
        assert replay(read_record(write_record(record))[0]).mistakes == ()
    assert [len(states) for states in replay(record_of(game)).states] == [
        len(one.plies) + 1 for one in game.rounds
    ]


@pytest.mark.parametrize("name", [*PRESETS])
def test_games_of_every_preset_replay_without_their_seeds(name: str) -> None:
    for number in range(3):
        game = played(PRESETS[name], 4, number, rounds=2)
        again = replay(read_record(write_record(seedless(game)))[0])
        assert again.mistakes == ()
        assert again.game.results == game.results
        assert again.game.last_starter == game.last_starter


def test_a_seed_that_is_never_told_still_has_its_commitment_written() -> None:
    text = seen_text(1)

    assert "commit: " in text
    assert chance(1).commitment.hex() in text
    assert SEED.hex() not in text
    assert verify(text) == ()


def test_mistakes_are_plain_values() -> None:
    (mistake,) = verify(with_line(full_text(), number_of(full_text(), "scores"), "scores: 1 1"))

    assert isinstance(mistake, Mistake)
    assert all(isinstance(value, str | int) for value in dict(mistake.details).values())
    assert dict(mistake.details)["round"] == 1
    assert played(SEARCH, 2).rounds
