"""Options that several commands share."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

if TYPE_CHECKING:
    from chickenfoot.rules import Ruleset

FOUND_WRONG = 1
BAD_INPUT = 2
INTERRUPTED = 130

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
    from chickenfoot.rules.ruleset import preset_named

    if rules is not None and preset is not None:
        raise BadRuleset(expected="--preset or --rules, not both", got=preset, where="--preset")
    if rules is None:
        ruleset = preset_named(preset or "trains")
    else:
        try:
            ruleset = Ruleset.from_toml(rules.read_text(encoding="utf-8"))
        except BadRuleset as error:
            raise error.at(str(rules)) from None
    raw: dict[str, object] = {}
    for change in changes:
        key, equals, value = change.partition("=")
        if not equals or key in raw:
            raise BadRuleset(
                code="no_key_value", expected="KEY=VALUE, each key once", got=change, where="--rule"
            )
        raw[key.strip()] = value.strip()
    return ruleset.changed(raw)


def chosen_bots(names: str, seats: int) -> tuple[str, ...]:
    """The computer players for so many seats: as named, the list begun again where it is too short."""
    from chickenfoot.bots import bot_named
    from chickenfoot.errors import BadInput

    named = [name.strip() for name in names.split(",")]
    for name in named:
        bot_named(name)
    if len(named) > seats:
        raise BadInput(expected=f"at most {seats} computer players", got=names, where="--bots")
    return tuple(named[seat % len(named)] for seat in range(seats))


def print_json(value: object) -> None:
    """One JSON document on standard output."""
    print(json.dumps(value, ensure_ascii=False))
