"""``--lang``, and the language of the environment, for every command."""

from __future__ import annotations

import pytest

from chickenfoot.cli.language import language, without_language
from chickenfoot.errors import BadInput
from chickenfoot.speech import Speech, languages
from chickenfoot.speech.choosing import VARIABLE
from tests.cli.conftest import Command

EVERY = pytest.mark.parametrize("lang", languages())


@EVERY
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_command_speaks_the_language_that_is_asked_for(lang: str, place: int, chickenfoot: Command) -> None:
    """Before the command or after it."""
    words = ["rules", "trains"]
    words[place:place] = ["--lang", lang]
    answer = chickenfoot(*words)

    assert answer.code == 0
    assert answer.out.splitlines()[0] == Speech(lang).say("sheet-aim")


@EVERY
def test_a_command_speaks_the_language_of_the_environment(
    lang: str, chickenfoot: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE)
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")

    assert chickenfoot("rules", "trains").out.splitlines()[0] == Speech(lang).say("sheet-aim")


def test_what_is_asked_for_beats_the_environment(
    chickenfoot: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, languages()[0])

    assert chickenfoot("rules", "trains", "--lang=en").out.splitlines()[0] == Speech().say("sheet-aim")


def test_the_next_command_is_asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "none of them")
    for lang in languages():
        assert without_language(["rules", "--lang", lang, "trains"]) == ["rules", "trains"]
        assert language() == lang
    assert without_language(["rules"]) == ["rules"]
    assert language() == "en"


def test_the_last_one_counts() -> None:
    assert without_language(["--lang", "en", "rules", f"--lang={languages()[-1]}"]) == ["rules"]
    assert language() == languages()[-1]


def test_what_follows_two_dashes_is_left_alone() -> None:
    assert without_language(["legal", "--lang", "en", "--", "--lang", "x"]) == ["legal", "--", "--lang", "x"]


@pytest.mark.parametrize("words", [["--lang", "--", "rules"], ["rules", "--lang"]])
def test_a_language_has_to_be_named(words: list[str]) -> None:
    with pytest.raises(BadInput, match=r"^--lang: expected one of .*en.*, got nothing$"):
        without_language(words)


def test_a_language_without_words_is_refused_in_one_line(chickenfoot: Command) -> None:
    answer = chickenfoot("--lang", "tlh", "rules")

    known = ", ".join(languages())
    line = f"chickenfoot: --lang: expected one of {known}, got 'tlh'\n"
    assert (answer.code, answer.out, answer.err) == (2, "", line)


def test_a_language_of_the_system_without_words_is_no_error(
    chickenfoot: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE)
    monkeypatch.setenv("LC_ALL", "tlh_XX.UTF-8")
    answer = chickenfoot("rules", "trains")

    assert (answer.code, answer.err) == (0, "")
    assert answer.out.splitlines()[0] == Speech().say("sheet-aim")


def test_every_help_tells_of_it(chickenfoot: Command) -> None:
    for words in ([], ["rules"]):
        assert "--lang" in chickenfoot(*words, "--help").out
