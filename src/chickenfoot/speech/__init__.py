"""Every word a person reads: Fluent files, a folder a language, and the one module that opens them.

    speech = Speech("en")
    speech.say("event-turn-passed", name="Bert", you="no")     →  'Bert passes.'

Sentences are whole: a language may order its words as it likes, and has its own plurals. Ids are in
kebab-case; :func:`id_of` makes them from the codes of rules and errors. Arguments are numbers and texts
that need no translation, such as tiles, moves and names.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from importlib.resources import files
from typing import Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from chickenfoot.speech.choosing import DEFAULT

PARTS: Final = ("terminal", "game", "sheet", "mistakes", "front", "page")
"""The files of a language: what a terminal needs, what all need, what the browser needs."""

RIGHT_TO_LEFT: Final = frozenset({"ar"})
"""Languages that are written from right to left."""

_MARKS: Final = str.maketrans("", "", "\u2068\u2069")
"""The invisible signs around an argument, within which text goes its own way."""

LONGEST: Final = 2400
"""A longer text is cut before it becomes part of a sentence; Fluent refuses texts of more than 2500."""


class Unsayable(LookupError):
    """There is no such sentence, or it lacks an argument; a mistake in the program."""


class Speech:
    """The sentences of one language. Raises :exc:`Unsayable` when there is none of that name.

    What a language does not have yet is said in English. A file is opened when a sentence is asked for that
    is in none before it, for to read all takes a while.
    """

    def __init__(self, lang: str = DEFAULT) -> None:
        if lang not in languages():
            raise Unsayable(f"expected one of {', '.join(languages())}, got {lang!r}")
        self.lang = lang
        self._locale = Locale.parse(lang)
        # Tiles and moves go from left to right, also within a sentence that does not.
        self._bundle = FluentBundle([lang], use_isolating=lang in RIGHT_TO_LEFT)
        self._unread = [(one, part) for one in dict.fromkeys([lang, DEFAULT]) for part in PARTS]

    def knows(self, message: str) -> bool:
        """Whether there is a sentence called *message*."""
        while not self._bundle.has_message(message) and self._unread:
            self._read()
        return self._bundle.has_message(message)

    def _read(self) -> None:
        with contextlib.suppress(FileNotFoundError):  # a language that is being translated
            self._bundle.add_resource(FluentResource(source_of(*self._unread.pop(0))))

    def say(self, message: str, /, **args: str | int) -> str:
        """The sentence *message* with *args* put in. Raises :exc:`Unsayable`."""
        if not self.knows(message):
            raise Unsayable(f"{self.lang}: expected a message {message!r}, got none")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise Unsayable(f"{self.lang}: expected a sentence under {message!r}, got only attributes")
        fitting = {name: _fit(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, fitting)
        while errors and self._unread:  # it may be made of something that stands in another file
            self._read()
            text, errors = self._bundle.format_pattern(pattern, fitting)
        if errors:
            raise Unsayable(f"{self.lang}: {message!r} with {sorted(args)}: {errors[0]}")
        return str(text)

    def copied(self, message: str, /, **args: str | int) -> str:
        """As :meth:`say`, with nothing invisible in it: a sentence with something to copy, as a command."""
        return self.say(message, **args).translate(_MARKS)

    def apart(self, text: str) -> str:
        """*text*, such as a tile, to stand beside a sentence and still be read from left to right."""
        return f"\u2068{text}\u2069" if self.lang in RIGHT_TO_LEFT else text

    def decimal(self, value: float, digits: int) -> str:
        """*value* with so many *digits* after this language's point, and nothing between its thousands."""
        number = fluent_number(
            value, useGrouping=False, minimumFractionDigits=digits, maximumFractionDigits=digits
        )
        return str(number.format(self._locale))

    def listed(self, items: Iterable[object]) -> str:
        """*items* in a row, with this language's comma between them."""
        return self.say("list-comma").join(map(str, items))


def _fit(value: str | int) -> str | int:
    return value[:LONGEST] + "..." if isinstance(value, str) and len(value) > LONGEST else value


def id_of(*parts: str) -> str:
    """The id that stands for codes: ``id_of("why", "foot_open")`` is ``why-foot-open``."""
    return "-".join(parts).replace("_", "-")


def languages() -> tuple[str, ...]:
    """The languages there are words for."""
    return tuple(
        sorted(folder.name for folder in files(__name__).iterdir() if folder.joinpath("game.ftl").is_file())
    )


def source_of(lang: str, part: str) -> str:
    """One of the Fluent files of *lang*."""
    return files(__name__).joinpath(lang, f"{part}.ftl").read_text(encoding="utf-8")
