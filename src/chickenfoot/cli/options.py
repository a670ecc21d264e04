"""Options that several commands share."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

if TYPE_CHECKING:
    from chickenfoot.rules import Ruleset

FOUND_WRONG = 1

LARGEST_RULESET = 1_000_000
LARGEST_RECORD = 40_000_000
"""Bytes; larger files are refused unread."""

Preset = Annotated[
    str, Parameter(help="The ruleset: trains, cross, howsley, hub, pagat, rotating or family.")
]
Rule = Annotated[
    tuple[str, ...],
    Parameter(
        name="--rule", help="Change one key of the ruleset, KEY=VALUE; may be given again.", negative=()
    ),
]
RulesFile = Annotated[Path | None, Parameter(name="--rules", help="Take the ruleset from a TOML file.")]
Json = Annotated[bool, Parameter(name="--json", help="Print JSON.", negative=())]
Position = Annotated[str, Parameter(help="A position line (docs/notation.md).")]


def chosen_ruleset(preset: str | None, rules: Path | None, changes: tuple[str, ...]) -> Ruleset:
    """The preset or the ruleset file, with ``KEY=VALUE`` changes. Raises :exc:`BadRuleset`."""
    from chickenfoot.errors import BadRuleset
    from chickenfoot.rules import Ruleset
    from chickenfoot.rules.ruleset import preset_named, read_changes

    if rules is not None and preset is not None:
        expected = "--preset or --rules, not both"
        raise BadRuleset(code="preset_and_rules", expected=expected, got=preset, where="--preset")
    if rules is None:
        ruleset = preset_named(preset or "trains")
    else:
        try:
            ruleset = Ruleset.from_toml(read_text(rules, LARGEST_RULESET))
        except BadRuleset as error:
            raise error.at(str(rules)) from None
    return ruleset.changed(read_changes(changes, "--rule"))


def read_text(path: Path, most: int) -> str:
    """The text in *path*, of *most* bytes at most. Raises :exc:`BadInput`, :exc:`OSError`."""
    from chickenfoot.errors import BadInput, Verbatim

    with path.open("rb") as file:
        content = file.read(most + 1)
    if len(content) > most:
        got = Verbatim("more")
        raise BadInput(
            code="file_too_big", expected=f"{most} bytes at most", got=got, where=str(path), most=most
        )
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        got = Verbatim(f"other bytes at {error.start}")
        raise BadInput(
            code="no_text", expected="text in UTF-8", got=got, where=str(path), byte=error.start
        ) from None


def chosen_bots(names: str, seats: int) -> tuple[str, ...]:
    """The computer players for so many seats: as named, the list begun again where it is too short."""
    from chickenfoot.bots import bot_named
    from chickenfoot.errors import BadInput

    named = [name.strip() for name in names.split(",")]
    for name in named:
        bot_named(name)
    if len(named) > seats:
        expected = f"at most {seats} computer players"
        raise BadInput(code="too_many_bots", expected=expected, got=names, where="--bots", most=seats)
    return tuple(named[seat % len(named)] for seat in range(seats))


def print_json(value: object) -> None:
    """One JSON document on standard output."""
    print(json.dumps(value, ensure_ascii=False))
