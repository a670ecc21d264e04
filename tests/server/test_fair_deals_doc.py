"""The script in docs/howto/fair-deals.md tells fair deals from others, as ``chickenfoot verify`` does."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from chickenfoot.cli import main
from chickenfoot.wire import from_client as say
from tests.server.http.house import SHORT, House

PAGE: Final = (Path(__file__).parents[2] / "docs" / "howto" / "fair-deals.md").read_text(encoding="utf-8")
REDEALT: Final = "cross;set=9;hand=4;rounds=4,3,2;unheld=redeal"
LARGE: Final = "trains;set=12;hand=10;rounds=12,10"


def script() -> str:
    (found,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    return str(found)


class Hasty(House):
    """Nobody mixes in any salt."""

    async def _salt(self, *_: Any) -> bool:
        return False


@cache
def record(rules: str, *, is_salted: bool = True, until: str = "over") -> str:
    """The record of a game of two people and a computer player on the online table."""

    async def play() -> str:
        server = House() if is_salted else Hasty()
        ann, bo = await server.guest("Ann"), await server.guest("round 1: 4-4")  # looks like another line
        table = await ann.make(["open", "heaviest", "open"], rules=rules)
        await server.act(table, bo, say.Sit, seat=2)
        await server.act(table, ann, say.Start)
        await server.play(table, ann, bo, until=until)
        return (await ann.get(f"/api/tables/{table}/record")).text

    return asyncio.run(play())


def judged(text: str, folder: Path) -> tuple[int, list[str], int]:
    """The script's exit code and lines about a record, and the exit code of ``chickenfoot verify``."""
    program, file = folder / "fair.py", folder / "game.cfr"
    program.write_text(script(), encoding="utf-8")
    file.write_text(text, encoding="utf-8")
    command = [sys.executable, "-I", str(program), str(file)]  # isolated: it sees nothing of ours
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not done.stderr
    return done.returncode, done.stdout.splitlines(), main(["verify", str(file)])


def test_the_script_is_short_and_needs_nothing_but_python() -> None:
    lines = script().splitlines()
    assert len(lines) <= 40
    (imported,) = [line for line in lines if re.match(r" *(import|from) ", line)]
    modules = imported.removeprefix("import ").split(", ")
    assert set(modules) <= sys.stdlib_module_names


@pytest.mark.parametrize("is_salted", [True, False])
@pytest.mark.parametrize("rules", [SHORT, REDEALT, LARGE])
def test_a_game_of_the_online_table_is_fair(rules: str, is_salted: bool, tmp_path: Path) -> None:
    text = record(rules, is_salted=is_salted)
    rounds = text.count("\nround ")
    assert judged(text, tmp_path) == (0, [f"round {number}: fair" for number in range(1, rounds + 1)], 0)
    assert ("salts: - - -\n" in text) != is_salted


def test_the_games_have_what_is_to_be_checked() -> None:
    assert "\nturned: " in record(SHORT)
    assert "\nredeals: " in record(REDEALT)
    assert "-12," in record(LARGE)


# --- what is not fair -------------------------------------------------------------------------------------


def other_digit(name: str) -> Callable[[str], str]:
    """Another first digit in the first line called *name*."""

    def change(text: str) -> str:
        return re.sub(
            rf"(\n{name}: )(.)", lambda found: found[1] + ("1" if found[2] == "0" else "0"), text, count=1
        )

    return change


def next_number(name: str, below: int) -> Callable[[str], str]:
    def change(text: str) -> str:
        return re.sub(
            rf"(\n{name}: )(\d+)", lambda found: f"{found[1]}{(int(found[2]) + 1) % below}", text, count=1
        )

    return change


def hands_exchanged(text: str) -> str:
    return re.sub(r"\nhand 0: (.*)\nhand 1: (.*)", r"\nhand 0: \2\nhand 1: \1", text, count=1)


def yard_exchanged(text: str) -> str:
    return re.sub(r"\nyard: ([\d-]+),([\d-]+)", r"\nyard: \2,\1", text, count=1)


FORGERIES: Final[Sequence[tuple[str, str, Callable[[str], str]]]] = [
    ("commitment", SHORT, other_digit("commit")),
    ("commitment, hands, yard, lottery", SHORT, other_digit("seed")),
    ("hands, yard, lottery", SHORT, other_digit("salts")),
    ("hands", SHORT, hands_exchanged),
    ("yard", SHORT, yard_exchanged),
    ("lottery", SHORT, next_number("turned", 15)),
    ("lottery", SHORT, next_number("start", 3)),
    ("redeals, hands, yard", REDEALT, next_number("redeals", 100)),
]


@pytest.mark.parametrize(("wrong", "rules", "forge"), FORGERIES, ids=range(len(FORGERIES)))
def test_a_forged_record_is_found_out(
    wrong: str, rules: str, forge: Callable[[str], str], tmp_path: Path
) -> None:
    text = record(rules)
    forged = forge(text)
    assert forged != text
    code, lines, verified = judged(forged, tmp_path)
    assert (code, verified) == (1, 1)
    assert lines[0] == f"round 1: {wrong}"


def test_a_running_round_is_not_taken_for_a_fair_one(tmp_path: Path) -> None:
    text = record(SHORT, until="playing")
    assert judged(text, tmp_path) == (1, ["round 1: no seed yet"], 0)


def test_a_text_without_rounds_is_not_taken_for_fair(tmp_path: Path) -> None:
    assert judged("chickenfoot record 1\nrules: trains\nplayers: 2\n", tmp_path)[0] == 1
