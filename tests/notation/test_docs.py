"""docs/notation.md tells the truth: its examples are read, its script deals as the rules do."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from chickenfoot.notation import Pile, read_record, record_of, replay, verify, write_record
from chickenfoot.notation.reader import _BEFORE_ROUNDS, _IN_ROUND
from chickenfoot.rules import (
    PRESETS,
    Chance,
    Ruleset,
    Stream,
    double,
    new_game,
    next_round,
    parse_move,
    parse_position,
    seed_of,
    subseed,
    whole_set,
)
from chickenfoot.rules.game import first_seat

DOC = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
TEXTS = re.findall(r"^```text\n(.*?)^```$", DOC, re.DOTALL | re.MULTILINE)
(SCRIPT,) = re.findall(r"^```python\n(.*?)^```$", DOC, re.DOTALL | re.MULTILINE)


def test_the_position_lines_are_position_lines() -> None:
    first, partial = TEXTS[0], TEXTS[1].splitlines()

    assert str(parse_position(first)) == first.strip()
    assert [str(parse_position(line)) for line in partial] == partial


def test_the_moves_are_moves() -> None:
    table = DOC.partition("## Moves")[2].partition("## The position line")[0]
    texts = re.findall(r"^\| `(.*?)` \|", table, re.MULTILINE)

    assert len(texts) == 7
    assert [str(parse_move(text)) for text in texts] == texts


def test_the_record_is_a_record_that_the_writer_would_write() -> None:
    (text,) = (text for text in TEXTS if text.startswith("chickenfoot record 1"))
    record, mistakes = read_record(text)

    assert mistakes == ()
    assert verify(text) == ()
    assert write_record(record) == text
    assert replay(record).game.is_over
    assert write_record(record_of(replay(record).game, record.headers)) == text


def test_every_item_is_described() -> None:
    described = {text.removesuffix(" N") for text in re.findall(r"`([a-z]+(?: N)?)(?:`|:)", DOC)}

    assert {*_BEFORE_ROUNDS, *_IN_ROUND} - {"ply"} <= described


def test_the_moves_of_a_record_are_read() -> None:
    table = DOC.partition("**Moves.**")[2].partition("**What readers forgive.**")[0]
    lines = re.findall(r"^\| `(.*?)` \|", table, re.MULTILINE)
    head = "chickenfoot record 1\nrules: trains\nplayers: 4\nround 1: 9-9\nstart: 0\nyard: ?10\n"
    hands = "".join(f"hand {seat}: ?11\n" for seat in range(4))

    record, mistakes = read_record(head + hands + "".join(f"{line}\n" for line in lines))

    assert mistakes == ()
    assert len(lines) == len(record.rounds[0].plies) == 6


# --- the deal ----------------------------------------------------------------------------------------


class Vector(NamedTuple):
    ruleset: Ruleset
    players: int
    chance: Chance
    lines: dict[str, str]


def vectors() -> list[Vector]:
    """The test vectors as they are printed."""
    found = []
    for block in TEXTS[-1].strip().split("\n\n"):
        lines = {line[:10].strip(): line[10:] for line in block.splitlines()}
        rules, players = re.fullmatch(r"(.*), (\d+) players", lines["rules"]).groups()  # type: ignore[union-attr]
        salts = [] if lines["salts"] == "none" else lines["salts"].split()
        chance = Chance(
            bytes.fromhex(lines["seed"]), tuple(bytes.fromhex(salt.replace("-", "")) for salt in salts)
        )
        found.append(Vector(Ruleset.parse(rules), int(players), chance, lines))
    return found


def script() -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(compile(SCRIPT, "docs/notation.md", "exec"), names)
    return names


def test_there_are_vectors_with_and_without_salts_and_of_each_way_to_start() -> None:
    assert [vector.lines["rules"] for vector in vectors()] == [
        "trains, 4 players",
        "cross, 3 players",
        "rotating, 2 players",
        "trains;set=18;hand=11, 8 players",
    ]
    assert {len(vector.chance.salts) for vector in vectors()} == {0, 2, 3}
    assert vectors()[0].chance.seed == subseed(seed_of("chicken foot"), "round 1")
    assert vectors()[1].chance.seed == seed_of("chicken foot")


@pytest.mark.parametrize("vector", vectors(), ids=lambda vector: vector.lines["rules"])
def test_the_rules_deal_what_is_printed(vector: Vector) -> None:
    """T3–T5, X2."""
    before = new_game(vector.ruleset, vector.players)
    now = next_round(before, vector.chance).round
    assert now is not None
    lines = vector.lines

    assert lines["commit"] == vector.chance.commitment.hex()
    assert lines["first"] == str(first_seat(before, vector.chance))
    assert [lines[f"hand {seat}"] for seat in range(vector.players)] == [
        str(Pile(hand)) for hand in now.dealt.hands
    ]
    assert lines["yard"] == str(Pile(now.dealt.yard))
    if now.start.turned:
        assert lines["lottery"] == f"{now.start.turned} tiles turned up, seat {now.start.starter} starts"
    if now.start.shown:
        assert lines["highest"] == f"{Pile(now.start.shown)}, seat {now.start.starter} starts"


def texts(tiles: list[tuple[int, int]]) -> str:
    return ",".join(f"{low}-{high}" for low, high in tiles)


@pytest.mark.parametrize("vector", vectors(), ids=lambda vector: vector.lines["rules"])
def test_the_script_of_the_document_deals_what_is_printed(vector: Vector) -> None:
    """T3–T5, X2; without a line of the rules themselves."""
    names, (seed, salts), highest = script(), vector.chance, vector.ruleset.set
    aside = (highest, highest) if vector.ruleset.starting_double == "aside" else None
    size = len(vector.lines["hand 0"].split(","))
    hands, yard = names["deal"](seed, salts, highest, vector.players, size, aside)

    assert [texts(hand) for hand in hands] == [vector.lines[f"hand {seat}"] for seat in range(vector.players)]
    assert texts(yard) == vector.lines["yard"]
    first = names["below"](vector.players, names["words"](seed, "first", salts))
    assert str(first) == vector.lines["first"]
    if "lottery" in vector.lines:
        every = [tuple(tile) for tile in whole_set(highest)]
        turned = (
            names["shuffled"](every, names["words"](seed, "lottery", salts)).index((highest, highest)) + 1
        )
        starter = (first + turned - 1) % vector.players
        assert vector.lines["lottery"] == f"{turned} tiles turned up, seat {starter} starts"


@pytest.mark.parametrize("label", ["deal 0", "lottery", "first", ""])
def test_the_script_of_the_document_draws_the_same_numbers(label: str) -> None:
    words = script()["words"]
    for salts in ((), (b"",), (b"a", b"b" * 300)):
        stream, expected = Stream(bytes(range(32)), label, salts), words(bytes(range(32)), label, salts)
        assert [stream.word() for _ in range(50)] == [next(expected) for _ in range(50)]


def test_the_script_of_the_document_is_short() -> None:
    assert len([line for line in SCRIPT.splitlines() if line.strip()]) <= 24
    assert double(9) in whole_set(PRESETS["trains"].set)
