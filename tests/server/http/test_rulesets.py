"""``/api/presets`` and ``/api/rules``."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from chickenfoot.bots.registry import LEVELS
from chickenfoot.rules import PRESETS, Ruleset
from chickenfoot.rules.keys import KEYS
from chickenfoot.rules.sheet import sheet
from chickenfoot.speech import Speech
from tests.server.http.house import House, problem


def asked(**body: Any) -> httpx.Response:
    async def test() -> httpx.Response:
        return await House().browser().post("/api/rules", body)

    return asyncio.run(test())


def test_all_presets_are_told_with_their_sheets_and_the_levels() -> None:
    async def test() -> Any:
        return (await House().browser().get("/api/presets")).json()

    told = asyncio.run(test())
    assert [preset["name"] for preset in told["presets"]] == [*PRESETS]
    assert told["levels"] == [*LEVELS]
    for preset in told["presets"]:
        ruleset = PRESETS[preset["name"]]
        assert Ruleset.parse(preset["ruleset"]["rules"]) == ruleset
        assert Ruleset.from_toml(preset["ruleset"]["toml"]) == ruleset
        assert [line["id"] for line in preset["ruleset"]["sheet"]] == [line.id for line in sheet(ruleset)]


def test_the_keys_are_told_with_what_their_values_look_like() -> None:
    async def test() -> Any:
        return (await House().browser().get("/api/presets")).json()["keys"]

    told = {key["key"]: key for key in asyncio.run(test())}
    assert told.keys() == KEYS.keys()
    assert told["set"] == {"key": "set", "forms": [{"name": "number", "text": "#"}], "least": 2, "most": 18}
    assert [form["text"] for form in told["arms"]["forms"]] == ["players", "#", "players..#"]


def test_a_ruleset_is_told_in_every_form() -> None:
    told = asked(rules="trains;double_blank=50", changes={"set": "12", "hand": "15"}).json()
    ruleset = Ruleset.of("trains", double_blank=50, set=12, hand=15)
    assert Ruleset.parse(told["rules"]) == Ruleset.from_toml(told["toml"]) == ruleset
    assert told["values"].keys() == KEYS.keys()
    assert Ruleset.of(**told["values"]) == ruleset
    assert told["players"] == [2, 3, 4, 5, 6]
    speech = Speech()
    for line in told["sheet"]:
        assert speech.knows(line["id"])
    assert {"id": "sheet-hand", "args": {"count": 15}} in told["sheet"]


def test_a_sheet_can_be_for_a_number_of_players() -> None:
    assert {"id": "sheet-set-here", "args": {"set": 9, "tiles": 55, "players": 4}} in asked(players=4).json()[
        "sheet"
    ]


@pytest.mark.parametrize(
    ("body", "code", "args"),
    [
        ({"rules": "trains;set=1"}, "bad_value", {"key": "set", "where": "set", "got": "'1'"}),
        ({"rules": "nothing"}, "unknown_preset", {"got": "'nothing'"}),
        ({"rules": "trains;so=1"}, "unknown_key", {"got": "'so'"}),
        ({"rules": "trains;set"}, "no_key_value", {"got": "'set'"}),
        ({"changes": {"toes": "9"}}, "bad_value", {"key": "toes"}),
        (
            {"changes": {"draw": "none", "blocked": "mover"}},
            "mover_cannot_draw",
            {"clause": "§4.3", "key": "blocked"},
        ),
        ({"players": 9}, "players_out_of_range", {"key": "players", "least": 2, "most": 8}),
        (
            {"changes": {"hand": "12"}, "players": 8},
            "too_many_tiles",
            {"tiles": 55, "bigger": 15, "fewer": 6},
        ),
        ({"toml": "set = 9\ntoes = ?"}, "bad_toml", {"line": 2}),
        ({"toml": f"set = 0x{'f' * 8000}"}, "bad_value", {"key": "set"}),
        ({"toml": "preset = [[]]"}, "unknown_preset", {}),
        ({"toml": "hand = { 2 = 1979-05-27 }"}, "bad_value", {"key": "hand"}),
        ({"toml": "rounds = [[[1]]]"}, "bad_value", {"key": "rounds"}),
        ({"toml": "x = " + "[" * 4000}, "bad_toml", {}),
        ({"rules": "trains", "toml": "set = 9"}, "rules_and_toml", {}),
        ({"toml": f"rounds = [{','.join('9' * 1000)}]"}, "rules_too_long", {"most": 1000}),
        ({"changes": {"rounds": ",".join("9" * 499)}}, "rules_too_long", {"most": 1000}),
        ({"rules": "x" * 1001}, "bad_body", {}),
        ({"players": 1}, "bad_body", {}),
        ({"players": "four"}, "bad_body", {}),
        ({"changes": {"set": 12}}, "bad_body", {}),
    ],
)
def test_what_is_wrong_with_a_ruleset_is_told_by_code(
    body: dict[str, Any], code: str, args: dict[str, Any]
) -> None:
    answer = asked(**body)
    assert problem(answer) == (400, code)
    assert args.items() <= answer.json().get("args", {}).items()
    assert len(answer.content) < 2000
