"""The rule sheet: every parameter is explained, in whole sentences, and only where it applies."""

from __future__ import annotations

import pytest
from hypothesis import given

from chickenfoot.rules import PRESETS, Ruleset
from chickenfoot.rules.sheet import Line, sheet
from chickenfoot.speech import Speech
from chickenfoot.testing.chances import Seating
from chickenfoot.testing.strategies import rulesets, seatings

SPEECH = Speech()


def ids(ruleset: Ruleset, players: int | None = None) -> list[str]:
    return [line.id for line in sheet(ruleset, players)]


def words(ruleset: Ruleset, players: int | None = None) -> str:
    return " ".join(SPEECH.say(line.id, **line.args) for line in sheet(ruleset, players))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_explained_in_twelve_to_twenty_lines(preset: str) -> None:
    assert 12 <= len(sheet(PRESETS[preset])) <= 20


def test_trains_is_explained_as_at_a_kitchen_table() -> None:
    """T1–T18: aim, set, rounds, hands, start, opening, turn, drawing, doubles, end of round, points, end."""
    assert ids(PRESETS["trains"]) == [
        "sheet-aim",
        "sheet-set",
        "sheet-rounds-all",
        "sheet-hand-table",
        "sheet-starting-double-aside",
        "sheet-starter-lottery",
        "sheet-arms-players",
        "sheet-must-lay-yes",
        "sheet-draw-one-must",
        "sheet-reserve-by-players",
        "sheet-foot",
        "sheet-unfinishable-play-on",
        "sheet-last-double-allowed",
        "sheet-blocked-nobody",
        "sheet-points",
        "sheet-end-all-rounds",
        "sheet-ties-shared",
    ]


def test_at_a_table_the_numbers_are_those_of_the_players() -> None:
    """T5, T8, T15."""
    lines = sheet(PRESETS["trains"], 4)

    assert Line("sheet-hand", {"count": 11}) in lines
    assert Line("sheet-arms", {"count": 4}) in lines
    assert Line("sheet-reserve", {"count": 1}) in lines
    assert Line("sheet-set-here", {"set": 9, "tiles": 55, "players": 4}) in lines


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"starter": "random"}, "sheet-starter-random"),
        ({"starter": "highest_tile"}, "sheet-starter-highest-tile"),
        ({"rounds": "down_up"}, "sheet-rounds-down-up"),
        ({"rounds": "9,8"}, "sheet-rounds-list"),
        ({"hand": 7}, "sheet-hand"),
        ({"hand": "42/players"}, "sheet-hand-share"),
        ({"arms": 4}, "sheet-arms"),
        ({"arms": "players..6"}, "sheet-arms-at-least"),
        ({"unfinishable": "end_round"}, "sheet-unfinishable-end-round"),
        ({"unfinishable": "forbid"}, "sheet-unfinishable-forbid"),
        ({"unfinishable": "waive"}, "sheet-unfinishable-waive"),
        ({"must_lay": "no", "blocked": "full_circle"}, "sheet-must-lay-no"),
        ({"draw": "none"}, "sheet-draw-none"),
        ({"drawn_fits": "may"}, "sheet-draw-one-may"),
        ({"drawn_fits": "may_not"}, "sheet-draw-one-may-not"),
        ({"draw": "until_playable"}, "sheet-draw-until-playable-must"),
        ({"draw": "until_playable", "drawn_fits": "may"}, "sheet-draw-until-playable-may"),
        ({"reserve": 0}, "sheet-reserve-none"),
        ({"reserve": 1}, "sheet-reserve"),
        ({"blocked": "full_circle"}, "sheet-blocked-full-circle"),
        ({"blocked": "mover"}, "sheet-blocked-mover"),
        ({"last_double": "penalty"}, "sheet-last-double-penalty"),
        ({"last_double": "forbidden"}, "sheet-last-double-forbidden"),
        ({"call": 1}, "sheet-call"),
        ({"double_blank": 50}, "sheet-double-blank"),
        ({"blank_half": 25}, "sheet-blank-half"),
        ({"end": "target:100"}, "sheet-end-target"),
        ({"ties": "most_rounds_won"}, "sheet-ties-most-rounds-won"),
    ],
)
def test_each_value_of_each_parameter_has_its_line(change: dict[str, object], line: str) -> None:
    ruleset = Ruleset.of("trains", **change)

    assert line in ids(ruleset)
    assert line not in ids(PRESETS["trains"])


@pytest.mark.parametrize("unheld", ["search", "together", "comes_back", "dropped", "redeal"])
def test_what_happens_when_nobody_holds_the_double_is_explained(unheld: str) -> None:
    """X3, X5."""
    found = ids(Ruleset.of("cross", unheld=unheld))

    assert "sheet-starting-double-aside" not in found
    assert f"sheet-unheld-{unheld}".replace("_", "-") == found[found.index("sheet-starter-holder") + 1]


def test_nobody_is_told_how_to_draw_where_nobody_draws() -> None:
    found = ids(Ruleset.of("trains", draw="none"))

    assert not any(line.startswith("sheet-reserve") for line in found)


def test_tie_breaks_are_told_in_their_order() -> None:
    """X15."""
    assert words(PRESETS["cross"]).endswith(
        "If two are level, more rounds of zero points decide. If they are still level, the lower of their "
        "lowest rounds other than zero decides. Those who are level after that share the place."
    )


def test_a_game_to_a_target_has_no_number_of_rounds() -> None:
    text = words(Ruleset.of("trains", end="target:100"))

    assert "The starting double of the first round is 9-9, of the next 8-8" in text
    assert "reaches 100 points" in text


@given(rulesets())
def test_every_ruleset_can_be_explained(ruleset: Ruleset) -> None:
    lines = sheet(ruleset)

    assert 12 <= len(lines) <= 24
    assert len({line.id for line in lines}) == len(lines)
    assert all(SPEECH.say(line.id, **line.args) for line in lines)


@given(seatings())
def test_every_table_can_be_explained(seating: Seating) -> None:
    assert all(SPEECH.say(line.id, **line.args) for line in sheet(*seating))
