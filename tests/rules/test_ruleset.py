"""Every parameter of the rule book's section 3, the presets, and what section 4 refuses (items 1 to 3)."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chickenfoot.errors import BadRuleset
from chickenfoot.rules import PRESETS, Ruleset
from chickenfoot.rules.keys import KEYS, AtLeast, Share, Span, Target
from chickenfoot.testing.chances import Seating
from chickenfoot.testing.strategies import rulesets, seatings

# --- the keys ----------------------------------------------------------------------------------------

T5 = ((2, 21), (3, 14), (4, 11), (5, 8), (6, 7), (7, 6), (8, 5))

# Every published value of every key: words and numbers, which are written as they are, and others with the
# way TOML and a position line write them.
SAME: dict[str, list[Any]] = {
    "set": list(range(2, 19)),
    "hand": [7],
    "starting_double": ["aside", "pool"],
    "starter": ["lottery", "holder", "highest_tile", "random"],
    "unheld": ["none", "search", "together", "comes_back", "dropped", "redeal"],
    "rounds": ["all", "down_up"],
    "arms": ["players", 3, 4, 6, 8],
    "toes": [1, 2, 3],
    "unfinishable": ["play_on", "end_round", "forbid", "waive"],
    "draw": ["none", "one", "until_playable"],
    "drawn_fits": ["must", "may", "may_not"],
    "blocked": ["nobody", "full_circle", "mover"],
    "last_double": ["allowed", "penalty", "forbidden"],
    "last_double_penalty": [25, 50],
    "call": [0, 1, 3],
    "double_blank": [0, 25, 50, 100],
    "blank_half": [0, 25],
    "end": ["all_rounds"],
}
DIFFERENT: list[tuple[str, Any, Any, str]] = [
    ("players", Span(2, 8), "2-8", "2-8"),
    ("players", Span(3, 3), "3-3", "3-3"),
    ("players", Span(2, 27), "2-27", "2-27"),
    ("hand", T5, {str(n): m for n, m in T5}, "2:21,3:14,4:11,5:8,6:7,7:6,8:5"),
    ("hand", Share(42), "42/players", "42/players"),
    ("rounds", (9, 4, 0), [9, 4, 0], "9,4,0"),
    ("arms", AtLeast(6), "players..6", "players..6"),
    ("must_lay", True, True, "yes"),
    ("must_lay", False, False, "no"),
    ("reserve", (2, 1), [2, 1], "2,1"),
    ("reserve", (0, 0), [0, 0], "0,0"),
    ("end", Target(100), "target:100", "target:100"),
    ("ties", (), [], "none"),
    ("ties", ("most_zero_rounds",), ["most_zero_rounds"], "most_zero_rounds"),
    ("ties", ("lowest_nonzero_round",), ["lowest_nonzero_round"], "lowest_nonzero_round"),
    (
        "ties",
        ("most_rounds_won", "most_zero_rounds"),
        ["most_rounds_won", "most_zero_rounds"],
        "most_rounds_won,most_zero_rounds",
    ),
]
VALUES = [(name, value, value, str(value)) for name, values in SAME.items() for value in values] + DIFFERENT
POOL = {"starting_double": "pool", "starter": "holder", "unheld": "search"}


def with_value(name: str, raw: object) -> Ruleset:
    """A ruleset in which key *name* is read from *raw*, and nothing contradicts it."""
    needs: dict[str, object] = {}
    if name == "set":
        needs = {"arms": 2, "toes": 1}
    elif raw in ("pool", "holder") or (name == "unheld" and raw != "none"):
        needs = {**POOL}
    elif name == "must_lay":
        needs = {"blocked": "full_circle"}
    return Ruleset().changed({**needs, name: raw})


@pytest.mark.parametrize(
    ("name", "value", "plain", "text"), VALUES, ids=[f"{name}={text}" for name, _, _, text in VALUES]
)
def test_every_value_is_read_from_toml_and_from_text_and_written_back(
    name: str, value: object, plain: object, text: str
) -> None:
    """Section 3."""
    by_toml, by_text = with_value(name, plain), with_value(name, text)

    assert getattr(by_toml, name) == getattr(by_text, name) == value
    assert by_toml.plain()[name] == plain
    assert KEYS[name].text(value) == text
    assert Ruleset.from_toml(by_toml.to_toml()) == by_toml
    assert Ruleset.parse(str(by_text)) == by_text
    assert tomllib.loads(by_toml.to_toml()).get(name, plain) == plain


def test_every_key_of_the_rule_book_is_tried() -> None:
    """Section 3: no key without a value above, none that the ruleset does not have."""
    assert {name for name, *_ in VALUES} == set(BAD) == set(KEYS) == set(Ruleset().plain())


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("players", "4", Span(4, 4)),
        ("players", "2–8", Span(2, 8)),
        ("players", [2, 6], Span(2, 6)),
        ("hand", "14,10,7", ((2, 14), (3, 10), (4, 7))),
        ("hand", [14, 10], ((2, 14), (3, 10))),
        ("hand", "3:10, 2:14", ((2, 14), (3, 10))),
        ("reserve", 1, (1, 1)),
        ("reserve", "1", (1, 1)),
        ("must_lay", "true", True),
        ("unheld", "-", "none"),
        ("unheld", "–", "none"),
        ("unheld", "", "none"),
        ("ties", "-", ()),
        ("ties", "", ()),
        ("rounds", "3", (3,)),
    ],
)
def test_reading_is_forgiving(name: str, text: object, value: object) -> None:
    """Section 3: other ways in which people write the same value."""
    assert getattr(Ruleset().changed({name: text}), name) == value


BAD: dict[str, list[Any]] = {
    "set": [1, 19, "x", "", True, 9.0, [], {}],
    "players": ["1-4", "8-2", "2-3-4", "", [], {}, [2, 3, 4], True, 0],
    "hand": [
        0,
        "0",
        "",
        "2:x",
        "2:",
        "2:3:4,5",
        "1:7",
        "x/players",
        "0/players",
        {},
        [],
        {"2": 0},
        {"x": 7},
        ["x"],
    ],
    "starting_double": ["x", 1, [], {}, None],
    "starter": ["x", 1, [], {}, None],
    "unheld": ["x", 1, [], {}, None],
    "rounds": ["x", 9, True, [19], ["x"], {}, 1.5, "9,,8"],
    "arms": [0, "0", "x", "players..", "players..0", "players..x", [], True],
    "toes": [0, 4, "x", True],
    "unfinishable": ["x", 1, []],
    "must_lay": ["x", 1, 0, [], None],
    "draw": ["x", 1, []],
    "drawn_fits": ["x", 1, []],
    "reserve": ["x", "", -1, [], [1, 2, 3], [1, -1], {}, None],
    "blocked": ["x", 1, []],
    "last_double": ["x", 1, []],
    "last_double_penalty": [0, -1, "-1", "x", "²", True, 1.5, "1234567"],
    "call": [-1, 101, "x", []],
    "double_blank": [-1, "x", None],
    "blank_half": [-1, "x", None],
    "end": ["x", "target:", "target:0", "target:x", 100, [], None],
    "ties": ["x", ["x"], 1, {}, [[]], "most_rounds_won,most_rounds_won"],
}
BAD_VALUES = [(name, raw) for name, raws in BAD.items() for raw in raws]


@pytest.mark.parametrize(("name", "raw"), BAD_VALUES, ids=[f"{name}={raw!r}" for name, raw in BAD_VALUES])
def test_a_bad_value_is_refused_with_key_expected_and_got(name: str, raw: object) -> None:
    """Section 3: the error text says where, expected and got."""
    with pytest.raises(BadRuleset) as refusal:
        Ruleset().changed({name: raw})

    error = refusal.value
    assert error.code == "bad_value"
    assert str(error) == f"{name}: expected {KEYS[name].expected}, got {raw!r}"
    assert error.details == {"expected": KEYS[name].expected, "got": repr(raw), "where": name, "key": name}


@pytest.mark.parametrize(
    "wrong",
    [{"set": 99}, {"toes": 0}, {"hand": ()}, {"hand": ((3, 14), (2, 21))}, {"hand": ((2, 21), (2, 3))}],
)
def test_a_ruleset_made_by_hand_is_read_as_strictly(wrong: dict[str, Any]) -> None:
    """Section 3: what cannot be read back is no value of its key."""
    (name,) = wrong
    with pytest.raises(BadRuleset, match=f"^{name}: expected "):
        Ruleset(**wrong)


# --- files and lines ---------------------------------------------------------------------------------


@given(ruleset=rulesets())
def test_a_ruleset_is_its_text_and_its_file(ruleset: Ruleset) -> None:
    """Section 3: printing, then parsing, is the identity; so is JSON."""
    assert Ruleset.parse(str(ruleset)) == ruleset
    assert Ruleset.from_toml(ruleset.to_toml()) == ruleset
    assert Ruleset().changed(json.loads(json.dumps(ruleset.plain()))) == ruleset


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_written_as_its_name(preset: str) -> None:
    """Section 3."""
    assert str(PRESETS[preset]) == preset
    assert PRESETS[preset].to_toml() == f'preset = "{preset}"\n'


def test_a_ruleset_file_holds_the_preset_and_what_differs() -> None:
    """Section 3."""
    text = (
        'preset = "cross"\nset = 12\nhand = { 2 = 9, 3 = 8 }\nmust_lay = true\nties = ["most_rounds_won"]\n'
    )

    ruleset = Ruleset.from_toml(text)

    assert str(ruleset) == "cross;set=12;hand=2:9,3:8;ties=most_rounds_won"
    assert ruleset.to_toml() == text.replace("must_lay = true\n", "")
    assert Ruleset.from_toml("must_lay = false\nblocked = 'full_circle'").to_toml() == (
        'preset = "trains"\nmust_lay = false\nblocked = "full_circle"\n'
    )


def test_an_empty_file_is_trains() -> None:
    """Section 3: the defaults are those of trains."""
    assert Ruleset.from_toml("") == Ruleset() == PRESETS["trains"]


@pytest.mark.parametrize(
    ("text", "code", "error"),
    [
        (
            "colour = 3",
            "unknown_key",
            f"key: expected one of {', '.join(KEYS)}, got 'colour'",
        ),
        ("toes = 5", "bad_value", "toes: expected 1, 2 or 3, got 5"),
        ("toes = [3]", "bad_value", "toes: expected 1, 2 or 3, got [3]"),
        ("set = 'nine'", "bad_value", "set: expected a highest pip from 2 to 18, got 'nine'"),
        (
            "unheld = []",
            "bad_value",
            "unheld: expected one of none, search, together, comes_back, dropped, redeal, got []",
        ),
        (
            "preset = 'chess'",
            "unknown_preset",
            f"preset: expected one of {', '.join(PRESETS)}, got 'chess'",
        ),
        ("preset = 3", "unknown_preset", f"preset: expected one of {', '.join(PRESETS)}, got 3"),
    ],
)
def test_a_bad_file_is_refused_with_key_expected_and_got(text: str, code: str, error: str) -> None:
    """Section 3."""
    with pytest.raises(BadRuleset) as refusal:
        Ruleset.from_toml(text)

    assert refusal.value.code == code
    assert str(refusal.value) == error


@pytest.mark.parametrize(
    "text",
    ["set = ", "set = 9\nset = 9", "[", "set = 1" + "0" * 5000, "set = " + "[" * 5000],
    ids=["no value", "twice", "half", "long number", "deep list"],
)
def test_what_is_no_toml_is_refused(text: str) -> None:
    """Section 3."""
    with pytest.raises(BadRuleset, match=r"^ruleset file: expected a TOML file, got ") as refusal:
        Ruleset.from_toml(text)

    assert refusal.value.code == "bad_toml"


@given(text=st.text(alphabet="setahndplyr=[]{}\"'.,0123456789-\n ", max_size=40))
def test_any_text_is_a_ruleset_file_or_is_refused(text: str) -> None:
    """Section 3."""
    try:
        ruleset = Ruleset.from_toml(text)
    except BadRuleset:
        return
    assert isinstance(ruleset, Ruleset)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("chess", f"preset: expected one of {', '.join(PRESETS)}, got 'chess'"),
        ("trains;set", "ruleset: expected KEY=VALUE, each key once, got 'set'"),
        ("trains;", "ruleset: expected KEY=VALUE, each key once, got ''"),
        ("trains;set=9;set=9", "ruleset: expected KEY=VALUE, each key once, got 'set=9'"),
        ("trains;toes=4", "toes: expected 1, 2 or 3, got '4'"),
    ],
)
def test_a_bad_line_is_refused(text: str, error: str) -> None:
    """Section 3."""
    with pytest.raises(BadRuleset) as refusal:
        Ruleset.parse(text)

    assert str(refusal.value) == error


# --- the presets -------------------------------------------------------------------------------------

# The table of section 3, written out once more. A row that is not given is as in trains.
TABLE = """
                 | trains  | cross  | howsley     | hub      | pagat       | rotating     | family
 players         | 2-8     | 2-27   | 2-8         | 2-8      | 2-5         | 2-7          | 2-6
 hand            | T5      | 7      | 42/players  | T5       | 12,11,10,10 | 7            | 14,10,7,6,5
 starting_double | aside   | pool   | pool        | pool     | pool        | aside        | aside
 starter         | lottery | holder | holder      | holder   | holder      | highest_tile | random
 unheld          | -       | search | comes_back  | together | search      | -            | -
 arms            | players | 4      | 6           | 8        | 4           | 4            | 4
 must_lay        | yes     | yes    | no          | yes      | yes         | yes          | yes
 drawn_fits      | must    | may    | may         | must     | may         | must         | must
 reserve         | 2,1     | 0      | 0           | 0        | 0           | 0            | 0
 blocked         | nobody  | nobody | full_circle | nobody   | nobody      | nobody       | mover
 call            | 0       | 0      | 1           | 0        | 0           | 0            | 1
 double_blank    | 0       | 50     | 50          | 0        | 50          | 0            | 50
 ties            | -       | TIES   | -           | -        | -           | -            | -
"""
SAME_IN_ALL = {
    "set": 9,
    "rounds": "all",
    "toes": 3,
    "unfinishable": "play_on",
    "draw": "one",
    "last_double": "allowed",
    "last_double_penalty": 50,
    "blank_half": 0,
    "end": "all_rounds",
}


def column(preset: str) -> dict[str, str]:
    """The values of one preset in the table."""
    head, *rows = [[cell.strip() for cell in line.split("|")] for line in TABLE.strip("\n").splitlines()]
    values = {row[0]: row[head.index(preset)] for row in rows}
    values["hand"] = values["hand"].replace("T5", "2:21,3:14,4:11,5:8,6:7,7:6,8:5")
    values["ties"] = values["ties"].replace("TIES", "most_zero_rounds,lowest_nonzero_round")
    return values


@pytest.mark.parametrize("preset", PRESETS)
def test_the_presets_are_those_of_the_rule_book(preset: str) -> None:
    """Section 3; T1, T5, T15, T19, X2, X8, X9, X14, X15, X-g."""
    expected = Ruleset().changed({**SAME_IN_ALL, **column(preset)})

    assert PRESETS[preset] == expected
    assert set(column(preset)) | set(SAME_IN_ALL) == set(KEYS)


@pytest.mark.parametrize(
    ("preset", "hands"),
    [
        ("trains", {2: 21, 3: 14, 4: 11, 5: 8, 6: 7, 7: 6, 8: 5}),
        ("cross", dict.fromkeys(range(2, 8), 7)),
        ("howsley", {2: 21, 3: 14, 4: 11, 5: 8, 6: 7, 7: 6, 8: 5}),
        ("hub", {2: 21, 3: 14, 4: 11, 5: 8, 6: 7, 7: 6, 8: 5}),
        ("pagat", {2: 12, 3: 11, 4: 10, 5: 10}),
        ("rotating", dict.fromkeys(range(2, 8), 7)),
        ("family", {2: 14, 3: 10, 4: 7, 5: 6, 6: 5}),
    ],
)
def test_who_can_sit_down_and_how_many_tiles_each_takes(preset: str, hands: dict[int, int]) -> None:
    """T5, X2: 42/players, rounded half up, gives the table of T5."""
    ruleset = PRESETS[preset]

    assert {players: ruleset.hand_for(players) for players in ruleset.tables()} == hands


# --- what follows from the values --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arms", "by_players"),
    [("players", {2: 2, 5: 5}), (4, {2: 4, 5: 4}), ("players..4", {2: 4, 5: 5})],
)
def test_the_trains_demanded_at_the_start(arms: object, by_players: dict[int, int]) -> None:
    """T8, T9, T-c, X8."""
    ruleset = Ruleset.of(arms=arms)

    assert {players: ruleset.arms_for(players) for players in by_players} == by_players


def test_the_reserve_is_two_tiles_with_two_players_and_one_with_more() -> None:
    """T15."""
    assert [Ruleset().reserve_for(players) for players in (2, 3, 8)] == [2, 1, 1]


@pytest.mark.parametrize(
    ("rounds", "doubles"),
    [("all", (3, 2, 1, 0)), ("down_up", (3, 2, 1, 0, 1, 2, 3)), ([2, 3], (2, 3))],
)
def test_the_starting_doubles_of_the_rounds(rounds: object, doubles: tuple[int, ...]) -> None:
    """T2, X4; section 3, rounds; R-7: a list need not descend."""
    assert Ruleset.of(set=3, toes=2, rounds=rounds).doubles() == doubles


def test_a_game_of_trains_has_ten_rounds() -> None:
    """T2, X4: 9-9 first, 0-0 last."""
    assert PRESETS["trains"].doubles() == PRESETS["cross"].doubles() == (9, 8, 7, 6, 5, 4, 3, 2, 1, 0)


# --- what is refused (section 4) ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "code", "error"),
    [
        ({"set": 6, "arms": 7}, "arms_exceed_set", "arms (§4.2): expected at most 6 in this set, got 7"),
        (
            {"set": 6, "arms": "players..7"},
            "arms_exceed_set",
            "arms (§4.2): expected at most 6 in this set, got 7",
        ),
        ({"set": 3, "arms": 2}, "toes_exceed_set", "toes (§4.2): expected at most 2 in this set, got 3"),
        ({"rounds": []}, "no_rounds", "rounds (§4.2): expected at least one starting double, got none"),
        ({"rounds": [9, 10]}, "round_not_in_set", "rounds (§4.2): expected doubles up to 9, got 10"),
        (
            {"must_lay": "no"},
            "may_never_end",
            "blocked (§4.3): expected full_circle with must_lay=no, got nobody",
        ),
        (
            {"must_lay": "no", "blocked": "mover"},
            "may_never_end",
            "blocked (§4.3): expected full_circle with must_lay=no, got mover",
        ),
        (
            {"starter": "holder"},
            "starter_and_double",
            "starter (§4.3): expected another than holder with aside, got holder",
        ),
        (
            {"starting_double": "pool", "unheld": "search"},
            "starter_and_double",
            "starter (§4.3): expected holder with pool, got lottery",
        ),
        (
            {"starting_double": "pool", "starter": "holder"},
            "unheld_and_double",
            "unheld (§4.3): expected what happens when nobody holds it, with pool, got none",
        ),
        (
            {"unheld": "search"},
            "unheld_and_double",
            "unheld (§4.3): expected none with aside, got search",
        ),
        (
            {"draw": "none", "blocked": "mover"},
            "mover_cannot_draw",
            "blocked (§4.3): expected another than mover with draw=none, got mover",
        ),
        (
            {"draw": "until_playable", "drawn_fits": "may_not"},
            "drawn_never_laid",
            "drawn_fits (§4.3): expected must or may with draw=until_playable, got may_not",
        ),
    ],
)
def test_contradictions_are_refused(changes: dict[str, object], code: str, error: str) -> None:
    """Section 4, items 2 and 3."""
    with pytest.raises(BadRuleset) as refusal:
        Ruleset().changed(changes)

    assert refusal.value.code == code
    assert str(refusal.value) == error


@pytest.mark.parametrize(
    ("ruleset", "players", "code", "error"),
    [
        (
            "cross",
            8,
            "too_many_tiles",
            "hand (§4.1): expected at most 55 tiles; a double-12 set or hands of 6 would work, "
            "got 8 × 7 = 56",
        ),
        (
            "trains;hand=30",
            2,
            "too_many_tiles",
            "hand (§4.1): expected at most 55 tiles; a double-12 set or hands of 27 would work, "
            "got 2 × 30 + 1 = 61",
        ),
        (
            "trains;set=18;hand=100",
            2,
            "too_many_tiles",
            "hand (§4.1): expected at most 190 tiles; hands of 94 would work, got 2 × 100 + 1 = 201",
        ),
        (
            "cross;set=2;arms=2;toes=1;hand=1",
            7,
            "too_many_tiles",
            "hand (§4.1): expected at most 6 tiles; a double-6 set would work, got 7 × 1 = 7",
        ),
        (
            "cross;players=2-500",
            200,
            "too_many_tiles",
            "hand (§4.1): expected at most 55 tiles; fewer players would work, got 200 × 7 = 1400",
        ),
        (
            "trains",
            1,
            "players_out_of_range",
            "players (§4.2, T1, X1): expected 2 to 8, got 1",
        ),
        (
            "trains",
            9,
            "players_out_of_range",
            "players (§4.2, T1, X1): expected 2 to 8, got 9",
        ),
        (
            "trains;set=6;hand=3",
            7,
            "arms_exceed_set",
            "arms (§4.2): expected at most 6 in this set, got 7",
        ),
        (
            "trains;hand=2:21",
            3,
            "no_hand_size",
            "hand (§4.1, T5): expected a hand size for 3 players, got none",
        ),
        (
            "trains;hand=1/players",
            4,
            "no_hand_size",
            "hand (§4.1, T5): expected a hand size for 4 players, got none",
        ),
    ],
)
def test_a_table_that_cannot_be_seated_or_dealt_is_refused(
    ruleset: str, players: int, code: str, error: str
) -> None:
    """Section 4, items 1 and 2; T1, T5, X1, X2."""
    with pytest.raises(BadRuleset) as refusal:
        Ruleset.parse(ruleset).check_table(players)

    assert refusal.value.code == code
    assert str(refusal.value) == error


@given(seating=seatings())
def test_the_tables_of_a_ruleset_are_those_that_are_not_refused(seating: Seating) -> None:
    """Section 4, items 1 and 2."""
    ruleset, players = seating
    refused = set()
    for number in range(30):
        try:
            ruleset.check_table(number)
        except BadRuleset:
            refused.add(number)

    assert set(ruleset.tables()) == set(range(30)) - refused
    assert players in ruleset.tables()


def test_the_ruleset_file_of_the_rule_book_is_one() -> None:
    """Section 3: the example of docs/rules.md is read, and refused nowhere."""
    book = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"^```toml\n(.*?)^```$", book, re.DOTALL | re.MULTILINE)
    ruleset = Ruleset.from_toml(example)
    assert (ruleset.set, ruleset.rounds, ruleset.hand_for(3)) == (12, (12, 11, 10), 12)
    assert ruleset.tables() == (2, 3, 4)
    assert Ruleset.from_toml(ruleset.to_toml()) == ruleset
