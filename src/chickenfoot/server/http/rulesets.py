"""Endpoints about rulesets: the published ones, and any other."""

from __future__ import annotations

from functools import cache
from typing import Final

from starlette.responses import Response

from chickenfoot import rules
from chickenfoot.bots.registry import LEVELS
from chickenfoot.errors import BadInput, BadRuleset, ChickenfootError, Verbatim
from chickenfoot.rules.keys import KEYS, Key
from chickenfoot.rules.sheet import sheet
from chickenfoot.server.http.bodies import said
from chickenfoot.server.http.desk import Asked, Desk
from chickenfoot.wire.http import AskedRules, Form, Preset, Presets, RuleKey, Ruleset, SheetLine

LONGEST: Final = 1000
"""Signs of a ruleset in one line: it is part of every picture of a table."""


async def presets(desk: Desk, asked: Asked[None]) -> Response:  # noqa: ARG001 - as every endpoint
    """The published rulesets, the keys of any ruleset, and the computer players to choose from."""
    return said(_presets())


@cache
def _presets() -> Presets:
    each = tuple(Preset(name, _told(ruleset, None)) for name, ruleset in rules.PRESETS.items())
    return Presets(each, LEVELS, tuple(_key(name, key) for name, key in KEYS.items()))


def _key(name: str, key: Key) -> RuleKey:
    forms = tuple(Form(form.name, form.text) for form in key.forms)
    return RuleKey(name, forms, key.least, key.most)


async def look_at_rules(desk: Desk, asked: Asked[AskedRules]) -> Response:  # noqa: ARG001 - as every endpoint
    """Check a ruleset, and tell it in every form; or what is wrong with it, by code."""
    wanted = asked.body
    ruleset = ruleset_of(wanted.rules, wanted.toml)
    if wanted.changes:
        ruleset = _checked(ruleset.changed(wanted.changes))
    if wanted.players is not None:
        ruleset.check_table(wanted.players)
    return said(_told(ruleset, wanted.players))


def ruleset_of(line: str, toml: str) -> rules.Ruleset:
    """The ruleset in one *line* or as *toml*; without both, ``trains``. Raises :exc:`BadInput`."""
    if line and toml:
        raise BadInput(
            code="rules_and_toml", expected="rules or toml", got=Verbatim("both"), where="rules, toml"
        )
    if not toml:
        return _checked(rules.Ruleset.parse(line or "trains"))
    try:
        return _checked(rules.Ruleset.from_toml(toml))
    except ChickenfootError:
        raise
    except (ValueError, TypeError, RecursionError):  # what TOML can hold and no text can tell of
        raise BadRuleset(
            code="bad_toml",
            expected="a TOML file",
            got=Verbatim("something else"),
            where="ruleset file",
            line=0,
            column=0,
        ) from None


def _checked(ruleset: rules.Ruleset) -> rules.Ruleset:
    """*ruleset*, if it is not too long to be told again and again."""
    length = len(str(ruleset))
    if length > LONGEST:
        expected = f"a ruleset of {LONGEST} signs at most"
        raise BadRuleset(code="rules_too_long", expected=expected, got=length, where="rules", most=LONGEST)
    return ruleset


def _told(ruleset: rules.Ruleset, players: int | None) -> Ruleset:
    return Ruleset(
        rules=str(ruleset),
        toml=ruleset.to_toml(),
        values={name: key.text(getattr(ruleset, name)) for name, key in KEYS.items()},
        players=ruleset.tables(),
        sheet=tuple(SheetLine(line.id, line.args) for line in sheet(ruleset, players)),
    )
