"""Arguments to try every message with: what each is used for is read off the language's own files."""

from __future__ import annotations

import contextlib
from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from chickenfoot.speech import PARTS, source_of

CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
MANY: Final = (*range(31), *range(98, 115), 200, 1000, 1234, 12345, 1_000_000)
"""Numbers among which every category of every language is found, and every way to write thousands."""
FEW: Final = (0, 1, 7, 1234, 12345)
TEXT: Final = "9-3"

Args = dict[str, str | int]


class Choice(NamedTuple):
    """One selector of a message: on which argument, and the keys of its variants."""

    message: str
    argument: str
    keys: frozenset[str]

    @property
    def is_counted(self) -> bool:
        """Whether a number is chosen by; else it is a text, such as yes and no."""
        return all(key in CATEGORIES or key.lstrip("-").isdecimal() for key in self.keys)


class _Reading(Visitor):
    def __init__(self, message: str) -> None:
        self.message = message
        self.arguments: set[str] = set()
        self.numbers: set[str] = set()
        self.choices: list[Choice] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        given = (one for one in node.arguments.positional if isinstance(one, ftl.VariableReference))
        self.numbers |= {one.id.name for one in given}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = frozenset(
                variant.key.name if isinstance(variant.key, ftl.Identifier) else str(variant.key.value)
                for variant in node.variants
            )
            self.choices.append(Choice(self.message, node.selector.id.name, keys))
        self.generic_visit(node)


def sources_of(lang: str) -> dict[str, str]:
    """The files of *lang* that are there; that one is missing is told by ``test_speech.py``."""
    found = {}
    for part in PARTS:
        with contextlib.suppress(FileNotFoundError):
            found[part] = source_of(lang, part)
    return found


def readings(lang: str) -> Iterator[_Reading]:
    """Each message and term of *lang*: its arguments and its choices."""
    for source in sources_of(lang).values():
        for entry in parse(source).body:
            if isinstance(entry, ftl.Message | ftl.Term):
                sign = "-" if isinstance(entry, ftl.Term) else ""
                reading = _Reading(sign + entry.id.name)
                reading.visit(entry)
                yield reading


def cases_of(lang: str) -> Iterator[tuple[str, Args]]:
    """Each message of *lang* with arguments: for what is counted many numbers, else every text."""
    for reading in readings(lang):
        if reading.message.startswith("-"):
            continue
        texts: dict[str, set[str]] = defaultdict(set)
        counted = set(reading.numbers)
        for choice in reading.choices:
            if choice.is_counted:
                counted.add(choice.argument)
            else:
                texts[choice.argument] |= choice.keys
        for number in MANY if counted else FEW:
            for chosen in product(*texts.values()):
                yield reading.message, _args(reading, counted, dict(zip(texts, chosen, strict=True)), number)


def _args(reading: _Reading, counted: set[str], chosen: dict[str, str], number: int) -> Args:
    """What nothing is chosen by may be a number, or a text: both come up, by turns."""
    free = TEXT if number % 2 else number
    return {name: chosen.get(name, number if name in counted else free) for name in reading.arguments}
