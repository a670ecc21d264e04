"""In every language Python and browser say the same: fluent.runtime and Babel, @fluent/bundle and Intl."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest
from babel import Locale
from fluent.runtime.types import fluent_number

import _setup
import _web
from chickenfoot.speech import RIGHT_TO_LEFT, Speech, languages
from tests.node import home_of_node
from tests.server.running import unavailable
from tests.speech.samples import CATEGORIES, cases_of, readings, sources_of

LANGUAGES: Final = ("af", "ar", "en", "es", "fil", "is", "vi")
"""All that are planned; words there may be for some of them only."""
NUMBERS: Final = (*range(201), 999, 1000, 1234, 12345, 1_000_000, 1_234_567)
DIFFERENT: Final = {"vi": {0: ("one", "other"), 1: ("one", "other")}}
"""Where Babel and Intl have numbers in different categories. So none but ``other`` can be used there."""

ISOLATED_BLANK: Final = "\u2068 \u2069"
"""How the browser's half writes a quoted blank from right to left; nobody sees the difference."""

EVERY = pytest.mark.parametrize("lang", LANGUAGES)
SPOKEN = pytest.mark.parametrize("lang", languages())
Spoken = dict[str, Any]


@pytest.fixture(scope="module")
def browser() -> dict[str, Spoken]:
    """What the browser's half says to all that is tried, by language."""
    home = home_of_node()
    try:
        _web.make_modules(home, _web.BUILD)
    except _setup.GiveUp as problem:
        unavailable(f"no @fluent/bundle to compare with: {problem}")
    asked = [
        {
            "lang": lang,
            "isRightToLeft": lang in RIGHT_TO_LEFT,
            "sources": sources_of(lang),
            "numbers": NUMBERS,
            "cases": [*cases_of(lang)] if lang in languages() else [],
        }
        for lang in LANGUAGES
    ]
    script = Path(__file__).with_name("say.mjs")
    done = subprocess.run(
        [str(_web.node_in(home)), "--disable-warning=ExperimentalWarning", str(script)],
        input=json.dumps(asked),
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    return dict(zip(LANGUAGES, json.loads(done.stdout), strict=True))


def test_the_languages_are_those_that_are_planned() -> None:
    assert set(languages()) <= set(LANGUAGES)


@EVERY
def test_node_knows_the_language(lang: str, browser: dict[str, Spoken]) -> None:
    """A Node with few locales would speak English numbers, and the tests below would say nothing."""
    assert browser[lang]["isKnown"]


@EVERY
def test_a_number_is_of_the_same_category(lang: str, browser: dict[str, Spoken]) -> None:
    form = Locale.parse(lang).plural_form
    pairs = {
        number: (form(number), other) for number, other in zip(NUMBERS, browser[lang]["plurals"], strict=True)
    }

    assert {number: pair for number, pair in pairs.items() if pair[0] != pair[1]} == DIFFERENT.get(lang, {})


@EVERY
def test_a_number_is_written_alike(lang: str, browser: dict[str, Spoken]) -> None:
    written = [str(fluent_number(number).format(Locale.parse(lang))) for number in NUMBERS]

    assert written == browser[lang]["numbers"]


@SPOKEN
def test_only_categories_of_the_language_are_used(lang: str, browser: dict[str, Spoken]) -> None:
    """Of both Babel's and Intl's; one that no number has would never be said, or in one half only."""
    known = {"other"} | (Locale.parse(lang).plural_form.tags & {*browser[lang]["categories"]})
    used = {
        (choice.message, choice.argument, key)
        for reading in readings(lang)
        for choice in reading.choices
        if choice.is_counted
        for key in choice.keys & CATEGORIES
    }

    assert {one for one in used if one[2] not in known} == set()


@SPOKEN
def test_every_message_is_the_same_sentence(lang: str, browser: dict[str, Spoken]) -> None:
    speech = Speech(lang)
    cases = [*cases_of(lang)]
    different = [
        (message, args, here, there)
        for (message, args), there in zip(cases, browser[lang]["said"], strict=True)
        if (here := speech.say(message, **args)) != there.replace(ISOLATED_BLANK, " ")
    ]

    assert len(cases) > 1000
    assert different[:5] == []
