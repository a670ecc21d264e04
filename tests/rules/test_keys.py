"""The keys of a ruleset: the forms they tell of are those that their readers take."""

from __future__ import annotations

import re

import pytest

from chickenfoot.errors import BadRuleset
from chickenfoot.rules import PRESETS
from chickenfoot.rules.keys import KEYS, Form, read_value


def written(form: Form, *numbers: int) -> str:
    """A value of *form* with these *numbers* in it, the last one for all others."""
    text = form.text.replace(",...", "")
    given = [*numbers]
    while "#" in text:
        text = text.replace("#", str(given.pop(0) if len(given) > 1 else given[0]), 1)
    return text


def is_read(key: str, text: str) -> bool:
    try:
        read_value(key, text)
    except BadRuleset:
        return False
    return True


FORMS = [(name, form) for name, key in KEYS.items() for form in key.forms]


@pytest.mark.parametrize(("name", "form"), FORMS, ids=[f"{name}: {form.text}" for name, form in FORMS])
def test_a_value_of_a_form_is_read_within_the_bounds_told(name: str, form: Form) -> None:
    key = KEYS[name]
    if "#" not in form.text:
        assert is_read(name, written(form))
        return
    players = [2] if "#:#" in form.text else []
    assert is_read(name, written(form, *players, key.least))
    assert is_read(name, written(form, *players, key.most))
    assert not is_read(name, written(form, *players, key.least - 1))
    assert not is_read(name, written(form, *players, key.most + 1))


def test_what_can_be_repeated_is_read_twice() -> None:
    assert is_read("hand", "2:15,3:12")
    assert is_read("rounds", "9,8")
    assert is_read("ties", "most_zero_rounds,most_rounds_won")
    assert {name for name, form in FORMS if form.text.endswith(",...")} == {"hand", "rounds", "ties"}


@pytest.mark.parametrize("name", KEYS)
def test_every_preset_has_values_of_the_forms_told(name: str) -> None:
    key = KEYS[name]
    for ruleset in PRESETS.values():
        text = key.text(getattr(ruleset, name))
        assert any(_is_of(form, text) for form in key.forms) or (name == "ties" and text == "none"), text


def _is_of(form: Form, text: str) -> bool:
    once = re.escape(form.text.removesuffix(",...")).replace(r"\#", r"\d+")
    pattern = f"{once}(,.*)?" if form.text.endswith(",...") else once
    return re.fullmatch(pattern, text) is not None
