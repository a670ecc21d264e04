"""Which language is spoken: by the environment, and by what a person asks for."""

from __future__ import annotations

import pytest

from chickenfoot.speech.choosing import language_named, language_of

KNOWN = ("ar", "en", "es", "fil", "is")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "tl_PH"}, "fil"),
        ({"LANG": "fil_PH.UTF-8"}, "fil"),
        ({"LANG": "ar_EG@latin"}, "ar"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "en"),
        ({"LC_MESSAGES": "is_IS.UTF-8", "LANG": "es_ES.UTF-8"}, "is"),
        ({"LC_ALL": "ar", "LC_MESSAGES": "is_IS", "LANG": "es_ES"}, "ar"),
        ({"LC_ALL": "", "LANG": "es_ES"}, "es"),
        ({"LC_ALL": "C", "LANG": "es_ES"}, "en"),
        ({"CHICKENFOOT_LANG": "is", "LC_ALL": "ar"}, "is"),
        ({"CHICKENFOOT_LANG": "tlh", "LC_ALL": "ar"}, "en"),
        ({"CHICKENFOOT_LANG": " ", "LC_ALL": "ar"}, "ar"),
    ],
)
def test_the_environment_names_a_language(environment: dict[str, str], lang: str) -> None:
    assert language_of(environment, KNOWN) == lang


@pytest.mark.parametrize(
    ("tag", "lang"),
    [("es", "es"), ("ES-mx", "es"), ("tl", "fil"), (" is ", "is"), ("tlh", None), ("", None), ("e", None)],
)
def test_a_language_goes_by_its_code_with_or_without_a_country(tag: str, lang: str | None) -> None:
    assert language_named(tag, KNOWN) == lang
