"""The language of a command: ``--lang``, before or after the command; else what the environment says."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

OPTION: Final = "--lang"

_asked: str | None = None


def without_language(arguments: Sequence[str]) -> list[str]:
    """The *arguments* without ``--lang``, which holds from now on. Raises :exc:`BadInput`."""
    words = list(arguments)
    end = words.index("--") if "--" in words else len(words)  # what follows is nobody's option
    asked = [at for at, word in enumerate(words[:end]) if word.partition("=")[0] == OPTION]
    speak(None)
    for at in reversed(asked):
        _, equals, tag = words[at].partition("=")
        after = words[at + 1 : min(at + 2, end)]
        lang = _checked(tag if equals else next(iter(after), None))
        if at == asked[-1]:
            speak(lang)
        del words[at : at + 1 + (0 if equals else len(after))]
    return words


def _checked(tag: str | None) -> str:
    from chickenfoot.errors import BadInput, Verbatim
    from chickenfoot.speech import languages
    from chickenfoot.speech.choosing import language_named

    known = ", ".join(languages())
    expected = f"one of {known}"
    if tag is None:
        got = Verbatim("nothing")
        raise BadInput(code="no_language", expected=expected, got=got, where=OPTION, known=known)
    lang = language_named(tag, languages())
    if lang is None:
        raise BadInput(code="unknown_language", expected=expected, got=tag, where=OPTION, known=known)
    return lang


def speak(lang: str | None) -> None:
    """Speak *lang* from now on; None: what the environment says."""
    global _asked  # noqa: PLW0603 - a process runs one command, and says everything in one language
    _asked = lang


def language() -> str:
    """The language in use."""
    from chickenfoot.speech import languages
    from chickenfoot.speech.choosing import language_of

    return _asked or language_of(os.environ, languages())
