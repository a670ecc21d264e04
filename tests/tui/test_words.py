"""Reasons, mistakes and events in words."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from chickenfoot.errors import BadInput, BadRuleset, BadTile, ChickenfootError, Flaw, Verbatim
from chickenfoot.notation import Code, game_of, read_record, record_of, replay, verify
from chickenfoot.notation.mistakes import NOWHERE, mistake
from chickenfoot.notation.values import KINDS
from chickenfoot.rules import (
    Game,
    Ruleset,
    Seat,
    Why,
    flaws,
    new_game,
    parse_move,
    parse_position,
    parse_setup,
    parse_tile,
    play,
    seen_by,
    step,
)
from chickenfoot.rules.game import Result
from chickenfoot.speech import Speech
from chickenfoot.tui.telling import game_end_sentences, ply_sentence
from chickenfoot.tui.words import (
    cast_of,
    ends_sentence,
    error_sentence,
    flaw_sentence,
    hand_sentences,
    mistake_sentence,
    tile_sentence,
    why_sentence,
)
from tests.notation.games import small_game
from tests.notation.test_codes import SPOILED, spoiled

SPEECH = Speech()


# --- why not -----------------------------------------------------------------------------------------


def test_each_tile_that_cannot_go_is_told_why_with_its_clause() -> None:
    state = parse_position("~trains =6,3|2*1 6-7,1-1,2-9/0-0/1-3 3-3 0 - 0")

    assert hand_sentences(SPEECH, state) == [
        "1-1 does not match: the halves that touch must be equal. Open: 2 (T10).",
        "6-7 must wait: the foot of 2 still wants one toe, and until then every tile goes there (T13).",
    ]


def test_a_hand_that_fits_altogether_says_so() -> None:
    state = parse_position("~cross =6,3 6-7/0-0 3-3 0 - 0")

    assert hand_sentences(SPEECH, state) == ["Each of your tiles can go somewhere."]


@pytest.mark.parametrize(
    ("tile", "sentence"),
    [
        ("3-6", "3-6 can go: 3-6 on 3, 3-6 on 3.2, 6-3 on 6."),
        ("0-1", "You do not have 0-1; lay a tile of your own hand (T10)."),
        ("1-1", "1-1 does not match: the halves that touch must be equal. Open: 3, 6 (T10)."),
    ],
)
def test_one_tile_can_be_asked_about(tile: str, sentence: str) -> None:
    """Case 17."""
    state = parse_position("~trains =3,3,6 3-6,1-1/0-0 2-2,4-4 0 - 0")

    assert tile_sentence(SPEECH, state, parse_tile(tile)) == sentence


@pytest.mark.parametrize("why", Why)
@pytest.mark.parametrize(
    "position",
    [
        "~trains =6,3|2*1 6-7,1-1/0-0/1-3 3-3 0 d:6-7 0",
        "~cross =6,3|9-9*2 6-7,1-1/0-0/1-3 3-3 0 - 0",
        "~cross ?8-8 8-8,1-1/0-0 3-3 0 - 0",
        "~trains;last_double=forbidden =1,3 1-1/0-0 3-3 0 - 0",
    ],
)
def test_every_reason_has_a_sentence_that_names_the_clause(why: Why, position: str) -> None:
    state = parse_position(position)
    sentence = why_sentence(SPEECH, why, state, parse_tile("1-1"))

    assert sentence.endswith(").")


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("~trains =4,9,9 1-1/0-0 3-3 0 - 0", "Open ends: 4, 9, 9.2."),
        (
            "~trains =6|2*1 1-1/0-0 3-3 0 - 0",
            "The foot of 2-2 wants one more toe: every tile goes there now.",
        ),
        ("~trains =5|9-9*3 1-1/0-0/1-2 3-3 0 - 0", "The opening: 3 more trains must begin at 9-9."),
        ("~cross ?8-8 8-8,1-1/0-0 3-3 0 - 0", "The starting double 8-8 is not on the table yet."),
        ("~trains =+4-0 1-1/0-0 3-3 0 - 0", "There is no open end."),
    ],
)
def test_what_may_be_laid_on_is_told(position: str, sentence: str) -> None:
    assert ends_sentence(parse_position(position).tableau, SPEECH) == sentence


# --- mistakes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (BadTile(expected="", got="3/6"), "expected a tile like \"3-6\", got '3/6'"),
        (
            BadInput(code="position_number", expected="", got="x", where="idle").at("line 7"),
            "line 7, idle: expected a number, got 'x'",
        ),
        (
            BadInput(code="no_rounds", expected="", got=Verbatim("none"), where="rounds (§4.2)"),
            "rounds (§4.2): expected at least one starting double, got none",
        ),
        (
            BadRuleset(expected="", got="0", where="last_double_penalty", key="last_double_penalty"),
            "last_double_penalty: expected points, 1 or more, got '0'",
        ),
        (BadInput(expected="peace", got="war"), "expected peace, got 'war'"),
        (ChickenfootError("expected peace, got war"), "expected peace, got war"),
    ],
)
def test_a_mistake_says_expected_got_and_where(error: ChickenfootError, sentence: str) -> None:
    assert error_sentence(SPEECH, error) == sentence


def test_the_refused_deal_says_what_would_work() -> None:
    """Case 21."""
    with pytest.raises(BadInput) as caught:
        new_game(Ruleset.of("cross"), 8)

    assert error_sentence(SPEECH, caught.value) == (
        "hand (§4.1): expected at most 55 tiles; a double-12 set or hands of 6 would work, got 8 × 7 = 56"
    )


@pytest.mark.parametrize(
    "rules",
    [
        {"arms": 10},
        {"set": 3},
        {"rounds": "none"},
        {"rounds": [10]},
        {"must_lay": "no"},
        {"starter": "holder"},
        {"unheld": "search"},
        {"draw": "none", "blocked": "mover"},
        {"draw": "until_playable", "drawn_fits": "may_not"},
        {"toes": 4},
        {"thumbs": 2},
        {"preset": "chess"},
    ],
)
def test_every_refused_ruleset_has_its_own_sentence(rules: dict[str, object]) -> None:
    """Section 4, items 2 and 3; the sentence is not the developers' text."""
    with pytest.raises(BadInput) as caught:
        Ruleset.of(**rules)  # type: ignore[arg-type]  # a preset is one of them

    sentence = error_sentence(SPEECH, caught.value)
    assert sentence.startswith(f"{caught.value.where}: expected ")
    assert "got" in sentence


@pytest.mark.parametrize(
    ("rules", "players", "would_work"),
    [
        ({"hand": 100, "set": 18}, 2, "hands of 94 would work"),
        ({"hand": 1, "set": 2, "toes": 1, "arms": 1}, 7, "a double-6 set would work"),
        ({"hand": 7, "players": "2-300"}, 200, "fewer players would work"),
    ],
)
def test_a_refused_deal_says_what_would_work(rules: dict[str, object], players: int, would_work: str) -> None:
    """Section 4, item 1."""
    with pytest.raises(BadInput) as caught:
        Ruleset.of("trains", **{"arms": 4, **rules}).check_table(players)

    assert would_work in error_sentence(SPEECH, caught.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("toes = 2\nx 3", "ruleset file: expected a TOML file, got something else at line 2, column 3"),
        ("toes = ", "ruleset file: expected a TOML file, got something else"),
    ],
)
def test_a_file_that_is_no_ruleset_says_where_it_goes_wrong(text: str, sentence: str) -> None:
    with pytest.raises(BadRuleset) as caught:
        Ruleset.from_toml(text)

    assert error_sentence(SPEECH, caught.value).startswith(sentence)


def test_an_illegal_move_says_why() -> None:
    state = parse_position("~trains =6,3|2*1 6-7,1-1/0-0/1-3 3-3,4-4 0 - 0")
    with pytest.raises(ChickenfootError) as caught:
        play(state, parse_move("6-7 on 6"))

    assert error_sentence(SPEECH, caught.value) == (
        '"6-7 on 6" cannot be played: 6-7 must wait: the foot of 2 still wants one toe, '
        "and until then every tile goes there (T13)."
    )


def test_a_position_that_cannot_arise_names_its_flaws() -> None:
    with pytest.raises(ChickenfootError) as caught:
        parse_position("~trains 9-9(9-1(1-4),9-3(2-5)) 0-0/0-0 - 0 - 0")

    assert error_sentence(SPEECH, caught.value) == (
        "this position cannot arise: 0-0 is there more than once, 2-5 does not match 3-9"
    )


def test_a_flaw_without_a_sentence_is_told_in_its_own_words() -> None:
    flaw = Flaw("brand_new", "§9", "expected this, got that")

    assert flaw_sentence(SPEECH, flaw) == "expected this, got that"


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("", "position: expected 7 fields (ruleset, tableau, hands, yard, seat to move, drawn tile, "),
        ("trains 9-9(9-1 1-1/2-2 - 0 - 0", 'tableau, column 8: expected "," or ")", got the end'),
        ("trains 9-9+ 1-1/2-2 - 0 - 0", 'tableau, column 4: expected "(", "," or ")", got \'+\''),
        ("trains 9-9() 1-1/2-2 - 0 - 0", "tableau, column 5: expected a tile, got ')'"),
        ("trains 9-9(9-1)( 1-1/2-2 - 0 - 0", 'tableau, column 9: expected "," or ")", got \'(\''),
        (f"trains {'1-1(' * 200} 1-1 - 0 - 0", "tableau, column 765: expected at most 190 tiles in a row"),
        ("trains =2,19 1-1/2-2 - 0 - 0", "tableau: expected an open end from 0 to 18, got '19'"),
        ("trains =2|2 1-1/2-2 - 0 - 0", 'tableau: expected a foot like "2*1" or an opening like "9-9*1" '),
        ("trains 9-9 1-1/2 - 0 - 0", "hands: expected a tile like \"3-6\", got '2'"),
        ("trains 9-9 1-1/2-19 - 0 - 0", "hands: expected two halves from 0 to 18, got '2-19'"),
        ("trains 9-9 1-1/2-2 - x - 0", "seat to move: expected a number, got 'x'"),
        ("trains 9-9 1-1/2-2 - 0 1-1 0", 'drawn tile: expected a drawn tile like "d:3-6", or "-", got'),
        ("trains 9-9 1-1/2-2 - 0 - 0 q:1", 'extras: expected "r:", "u:", "c:" or "o:" with a number, '),
        ("treins 9-9 1-1/2-2 - 0 - 0", "ruleset, preset: expected one of trains, cross, howsley, hub, "),
        ("trains;toes=4 9-9 1-1/2-2 - 0 - 0", "ruleset, toes: expected 1, 2 or 3, got '4'"),
        ("trains;arms=10 9-9 1-1/2-2 - 0 - 0", "ruleset, arms (§4.2): expected at most 9 trains in this "),
    ],
)
def test_a_position_line_that_cannot_be_read_says_what_was_expected_and_where(
    position: str, sentence: str
) -> None:
    with pytest.raises(BadInput) as caught:
        parse_position(position)

    assert error_sentence(SPEECH, caught.value).startswith(sentence)


def test_a_flaw_may_be_what_the_ruleset_refuses() -> None:
    (flaw,) = flaws(parse_setup("~trains;players=3-4 =1 1-1/2-2 - 0 - 0"))

    assert flaw_sentence(SPEECH, flaw) == "players (§4.2, T1, X1): expected 3 to 4, got 2"


# --- mistakes of a record ----------------------------------------------------------------------------


def mistakes_in(text: str) -> list[str]:
    return [mistake_sentence(SPEECH, one) for one in verify(text)]


@pytest.mark.parametrize("code", Code)
def test_every_mistake_of_a_record_has_a_sentence_with_its_place(code: Code) -> None:
    mistakes = [one for one in verify(SPOILED[code]()) if one.code is code]

    assert mistakes
    for one in mistakes:
        sentence = mistake_sentence(SPEECH, one)
        assert sentence.startswith(f"line {one.line}, column {one.column}: ")
        assert "expected" in sentence
        assert "got" in sentence


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_value_has_words_of_its_own(kind: str) -> None:
    """They are those for developers but for the quotes, in English."""
    expected, most = KINDS[kind]
    details = {"item": "x", "kind": kind, "most": most, "written": "'y'", "is_empty": "no"}
    told = mistake(NOWHERE, Code.BAD_VALUE, expected=expected, got="'y'", **details)  # type: ignore[arg-type]

    assert mistake_sentence(SPEECH, told).replace('"', "'").replace(", or 'catch'", "") in {
        told.text,
        told.text.replace(" 2'", "'"),
    }


@pytest.mark.parametrize(
    ("start", "line", "sentence"),
    [
        ("rules", "rules: trains;toes=9", "column 8: toes: expected 1, 2 or 3, got '9'"),
        ("rules", "rules: treins", "column 8: preset: expected one of trains, cross, "),
        (
            "rules",
            "rules: trains;arms=10",
            "column 8: arms (§4.2): expected at most 9 trains in this set, got 10",
        ),
        (
            "rules",
            "rules: trains;set=4;hand=9;arms=2;toes=2",
            "column 10: hand (§4.1): expected at most 15 tiles",
        ),
        ("date", "hat: blue", "column 1: expected an item of a record, got 'hat'"),
        ("turned", "turned: 1", "column 9: expected 14 tiles turned up, got 1"),
        ("start", "search: 1", "column 9: expected seat 1 to start, got a search from seat 1 on"),
        ("hand 0", "hand 0: 30-1", "column 9: expected two halves from 0 to 18, got '30-1'"),
        ("end", "end: blocked", 'column 6: expected "end: out", got "end: blocked"'),
        ("scores", "scores: 0 7", "column 9: expected the scores 0 6, got 0 7"),
        ("left", "left: -/1-1,2-4", "column 7: expected "),
        ("end", "", 'column 7: expected a line "end" before this, got none'),
    ],
)
def test_a_mistake_of_a_record_says_where_what_was_expected_and_what_stands_there(
    start: str, line: str, sentence: str
) -> None:
    assert any(f", {sentence}" in told for told in mistakes_in(spoiled(start, line)))


def test_a_move_that_the_rules_refuse_is_told_with_their_reason() -> None:
    """T10."""
    (told,) = mistakes_in(spoiled("0: 4-", "0: 4-4 on 4"))

    assert told.endswith(
        'expected a legal move of seat 0, got "4-4 on 4" by seat 0: '
        "You do not have 4-4; lay a tile of your own hand (T10)."
    )


def test_a_mistake_in_no_text_has_no_place() -> None:
    record = record_of(small_game())
    first = replace(record.rounds[0], scores=(1, 1))
    (told,) = replay(replace(record, rounds=(first, *record.rounds[1:]))).mistakes

    assert mistake_sentence(SPEECH, told).startswith("expected the scores ")


def test_a_record_with_a_mistake_cannot_go_on_and_the_mistake_is_told() -> None:
    with pytest.raises(ChickenfootError) as caught:
        game_of(read_record(spoiled("scores", "scores: 0 7"))[0])

    assert re.fullmatch(
        r"this game cannot go on, because its record has a mistake: "
        r"line \d+, column 9: expected the scores 0 \d+, got 0 7",
        error_sentence(SPEECH, caught.value),
    )


def test_a_record_that_cannot_go_on_says_why() -> None:
    text = "chickenfoot record 1\nrules: trains\nplayers: 2\n\nround 1: 9-9\nstart: 0\n"
    text += "hand 0: ?21\nhand 1: ?21\nyard: ?12\n"
    with pytest.raises(ChickenfootError) as caught:
        game_of(read_record(text)[0])

    assert "cannot go on" in error_sentence(SPEECH, caught.value)


# --- events ------------------------------------------------------------------------------------------


def happened(position: str, move: str, you: int = 0) -> str:
    """What seat *you* is told of a move."""
    state = parse_position(position)
    _, events = step(state, parse_move(move))
    cast = cast_of(SPEECH, state.players, {}, Seat(you))
    return ply_sentence(SPEECH, cast, state.ruleset, [seen_by(event, Seat(you)) for event in events])


@pytest.mark.parametrize(
    ("position", "move", "mine", "theirs"),
    [
        (
            "~trains =3,6 3-6,1-1/0-0 2-2,4-4,5-5 0 - 0",
            "3-6 on 3",
            "You lay 3-6 on 3.",
            "Alma lays 3-6 on 3.",
        ),
        (
            "~trains =3,3 3-3,1-1/0-0 2-2,4-4,5-5 0 - 0",
            "3-3 on 3.2",
            "You lay 3-3 on 3.2. Chicken foot! The next 3 tiles must go on 3-3.",
            "Alma lays 3-3 on 3.2. Chicken foot! The next 3 tiles must go on 3-3.",
        ),
        (
            "~trains =6|2*1 2-7,1-1/0-0/1-3 3-3,4-4 0 - 0",
            "2-7 on 2",
            "You lay 2-7 on 2. The foot of 2-2 is complete.",
            "Alma lays 2-7 on 2. The foot of 2-2 is complete.",
        ),
        (
            "~trains =6|9-9*1 7-9,1-1/0-0/1-3 3-3,4-4 0 - 0",
            "9-7 on 9",
            "You lay 9-7 on 9. All trains have begun; every end is open now.",
            "Alma lays 9-7 on 9. All trains have begun; every end is open now.",
        ),
        (
            "~trains;set=3;unfinishable=waive;toes=1;arms=2 3-3(3-1(1-2),3-0(0-1)) 1-1,2-2/0-0 0-2 0 - 0",
            "1-1 on 1",
            "You lay 1-1 on 1. Chicken foot! There are not enough tiles left for it, so 1-1 wants none.",
            "Alma lays 1-1 on 1. Chicken foot! There are not enough tiles left for it, so 1-1 wants none.",
        ),
        (
            "~trains =5 1-1,2-2/0-5 3-3,4-4,6-6 0 - 0",
            "draw",
            "You draw 3-3.",
            "Alma draws a tile.",
        ),
        (
            "~trains =5 1-1,2-2/0-5 3-3,4-4 0 - 0",
            "pass",
            "You pass.",
            "Alma passes.",
        ),
        (
            "~cross ?8-8 1-1/0-0 8-8,2-2 0 - 0",
            "draw",
            "You draw 8-8, the starting double!",
            "Alma draws 8-8, the starting double!",
        ),
        (
            "~cross ?8-8 1-1,8-8,3-4/0-0 2-2 0 - 0",
            "8-8",
            "You lay the starting double 8-8.",
            "Alma lays the starting double 8-8.",
        ),
        (
            "~family =5,3 3-5,2-2/0-5 3-3,4-4 0 - 0",
            "5-3 on 5!",
            "You lay 5-3 on 5 and call: one tile left!",
            "Alma lays 5-3 on 5 and calls: one tile left!",
        ),
        (
            "~trains =6,3 6-6/3-4 1-2 0 - 0",
            "6-6 on 6",
            "You lay 6-6 on 6. You are out! The round is over.",
            "Alma lays 6-6 on 6. Alma is out! The round is over.",
        ),
        (
            "~trains =5,3 3-5,2-2/0-0 4-4,1-1 0 - 0",
            "5-3 on 5",
            "You lay 5-3 on 5. Nobody can go on: the round is blocked.",
            "Alma lays 5-3 on 5. Nobody can go on: the round is blocked.",
        ),
    ],
)
def test_every_event_is_told_to_who_did_it_and_to_the_others(
    position: str, move: str, mine: str, theirs: str
) -> None:
    assert happened(position, move) == mine
    assert happened(position, move, you=1) == theirs


@pytest.mark.parametrize(
    ("you", "sentence"),
    [
        (0, "You forgot to call and Cleo notices! You draw one tile: 3-3."),
        (1, "Alma forgot to call, Cleo notices, and Alma draws one tile."),
        (2, "You notice that Alma forgot to call! Alma draws one tile."),
    ],
)
def test_a_catch_is_told_to_everybody_in_their_own_way(you: int, sentence: str) -> None:
    """Section 3, call."""
    assert happened("~family =5,3 2-2/0-5,1-1/0-3,4-5 3-3,4-4 1 - 0 u:0", "catch 2", you) == sentence


# --- the end of a game -------------------------------------------------------------------------------


def finished(*rounds: tuple[int, ...], ties: str = "most_zero_rounds,lowest_nonzero_round") -> Game:
    """A game over two rounds or more, with these scores."""
    ruleset = Ruleset.of("cross", ties=ties)
    results = tuple(
        Result(9, Seat(0), "out", scores, (Seat(scores.index(min(scores))),)) for scores in rounds
    )
    return replace(new_game(ruleset, len(rounds[0])), queue=(), results=results)


def told_end(game: Game) -> list[str]:
    cast = cast_of(SPEECH, game.players, {Seat(1): "fox"}, Seat(0))
    return list(game_end_sentences(SPEECH, cast, game))


def test_places_are_told_in_order() -> None:
    assert told_end(finished((10, 0, 30), (0, 1, 2))) == [
        "The game is over.",
        "1. Bert (fox): 1 point",
        "2. You: 10 points",
        "3. Cleo: 32 points",
        "Bert wins the game.",
    ]


def test_what_decided_a_tie_is_told() -> None:
    """Case 16."""
    assert told_end(finished((10, 5), (0, 5)))[3:] == [
        "You and Bert are level on points; more rounds of zero put You ahead.",
        "You win the game. Well played!",
    ]
    assert told_end(finished((6, 4), (4, 6), (0, 0), (6, 6), (2, 2), (5, 5), ties="none"))[3:] == [
        "You, Bert are level and share the place.",
        "You, Bert win the game together.",
    ]
