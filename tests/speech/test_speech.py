"""Every word a person reads: each sentence that is asked for exists, and each that exists is asked for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import chickenfoot
from chickenfoot.bots.registry import LEVELS
from chickenfoot.errors import (
    BadInput,
    BadMove,
    BadPosition,
    BadRecord,
    BadRuleset,
    BadTile,
    CannotResume,
    GameOver,
)
from chickenfoot.notation import Code
from chickenfoot.rules import PRESETS, Why
from chickenfoot.rules.keys import KEYS
from chickenfoot.speech import LONGEST, PARTS, Speech, Unsayable, id_of, languages, source_of
from chickenfoot.wire.parts import Phrase

PACKAGE = Path(chickenfoot.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
WHO = {"name", "you"}

SAYING = {"say", "_say", "say_command", "copied", "_line", "Line"}

# --- what the program asks for -----------------------------------------------------------------------


def calls() -> Iterator[tuple[str, set[str], str]]:
    """Each sentence asked for by name anywhere in the package: its id, the arguments, and where."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _called(node) in SAYING and node.args:
                where = f"{path.relative_to(PACKAGE)}:{node.lineno}"
                yield from ((message, _arguments(node), where) for message in _ids(node.args[0]))


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _ids(node: ast.expr) -> list[str]:
    """The texts that an expression can be, where it chooses between literals."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*_ids(node.body), *_ids(node.orelse)]
    return []


def _arguments(node: ast.Call) -> set[str]:
    """The names given; ``**who`` stands for a name and whether it is the reader."""
    if len(node.args) > 1 and isinstance(node.args[1], ast.Dict):
        return {str(key.value) for key in node.args[1].keys if isinstance(key, ast.Constant)}
    return {name for word in node.keywords for name in ([word.arg] if word.arg else WHO)}


def literals() -> set[str]:
    """Every text in the package, or in the pages of the browser, that could be an id."""
    pages = [path for path in WEB.rglob("*") if path.suffix in {".ts", ".svelte"} and path.is_file()]
    said = {
        found
        for path in pages
        for found in re.findall(r"['`]([a-z]+(?:-[a-z]+)+)['`]", path.read_text(encoding="utf-8"))
    }
    return said | {
        node.value
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"[a-z]+(-[a-z]+)*", node.value)
    }


def codes(*patterns: str) -> set[str]:
    """Every code that the package's sources name in one of these ways."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    return {code for pattern in patterns for code in re.findall(pattern, text)}


ERRORS = codes(r'code="(\w+)"', r'\bcode = "(\w+)"', r'_(?:refusal|at_most)\(\s*"(\w+)"')
ABSTRACT = {"error", "bad_position", "bad_record", "cannot_resume"}
"""Codes of classes of which every error has a code of its own."""
FLAWS = codes(r'_flaw\(\s*"(\w+)"')
REFUSED = (
    codes(r'Refusal\(\s*"(\w+)"', r'\bRefused\((?:""|[\w.()]+), "(\w+)"', r'Denied\(\s*4\d\d,\s*"(\w+)"')
    | {"offline", "other", "no_guest", "internal"}
) - {"refused"}
"""Why a table's server does not carry a command out; and what the browser says by itself."""

FIELDS = {
    *(id_of("rule", key) for key in KEYS),
    *(
        id_of("choice", name, form.name)
        for name, key in KEYS.items()
        if len(key.forms) > 1
        for form in key.forms
    ),
}
"""The labels of the form in which people change rules, and of what they can choose there."""

# --- what the language offers ------------------------------------------------------------------------


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of a language, each with the arguments it uses."""
    found = {}
    for entry in (entry for part in PARTS for entry in parse(source_of(lang, part)).body):
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, entry.id.name
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


ENGLISH = messages("en")


# --- they agree --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("message", "given", "where"), [*calls()])
def test_what_is_asked_for_exists_and_gets_its_arguments(message: str, given: set[str], where: str) -> None:
    assert message in ENGLISH, where
    assert ENGLISH[message] <= given, where


def test_every_message_is_used() -> None:
    """By its literal id, or as one of a family that is built from codes."""
    values = {
        id_of("sheet", key, value)
        for key in KEYS
        for value in re.findall(r"\w+", KEYS[key].expected.removeprefix("one of"))
    }
    much, fits = ("one", "until_playable"), ("must", "may", "may_not")
    draws = {id_of("sheet-draw", one, other) for one in much for other in fits}
    families = {
        *(id_of("why", why.value) for why in Why),
        *(id_of("preset", preset) for preset in PRESETS),
        *(id_of("error", code) for code in ERRORS),
        *(id_of("flaw", code) for code in FLAWS),
        *(id_of("mistake", code) for code in Code),
        id_of("mistake", Code.BAD_VALUE, "rules"),
        *(id_of("key", key) for key in KEYS),
        *(id_of("tie", name) for name in re.findall(r"\w+_\w+_?\w*", KEYS["ties"].expected)),
        *(id_of("sheet-ties", name) for name in re.findall(r"\w+_\w+_?\w*", KEYS["ties"].expected)),
        *(id_of("refused", code) for code in REFUSED),
        *FIELDS,
        *(id_of("rule-refused", code) for code in ERRORS),
        *(id_of("page-level", level) for level in LEVELS),
        *(id_of("page-preset", preset) for preset in PRESETS),
        *(id_of("phrase", phrase) for phrase in get_args(Phrase)),
        *(f"page-do-{move}" for move in ("draw", "pass", "catch")),
        *(f"page-rounds-{length}" for length in ("one", "three", "all")),
        *(id_of("event-round-ended", reason) for reason in ("blocked", "unfinishable")),
        *values,
        *draws,
    }

    assert ENGLISH.keys() - literals() - families == set()


def test_every_reason_and_every_preset_has_its_message() -> None:
    assert {id_of("why", why.value) for why in Why} <= ENGLISH.keys()
    assert {id_of("preset", name) for name in PRESETS} <= ENGLISH.keys()
    assert {id_of("key", key) for key in KEYS} <= ENGLISH.keys()
    assert {id_of("page-preset", name) for name in PRESETS} <= ENGLISH.keys()
    assert ENGLISH.keys() >= FIELDS


def test_every_level_has_its_message() -> None:
    assert {id_of("page-level", level) for level in LEVELS} <= ENGLISH.keys()


def test_every_refusal_has_its_message() -> None:
    """Those of the rules have theirs as reasons."""
    assert {id_of("refused", code) for code in REFUSED} <= ENGLISH.keys()


def test_every_phrase_has_its_message() -> None:
    assert {id_of("phrase", phrase) for phrase in get_args(Phrase)} <= ENGLISH.keys()


def test_every_flaw_has_its_message() -> None:
    """A flaw without one is told in its own English words, which is not for players."""
    assert {id_of("flaw", code) for code in FLAWS} <= ENGLISH.keys()


def test_every_code_of_an_error_has_its_message() -> None:
    assert {id_of("error", code) for code in ERRORS - ABSTRACT} <= ENGLISH.keys()


def test_every_code_of_a_mistake_has_its_message() -> None:
    assert {id_of("mistake", code) for code in Code} <= ENGLISH.keys()


def test_no_message_is_fed_with_what_developers_say_was_expected() -> None:
    """``expected`` of an error is a phrase in English; the messages have their own."""
    families = ("error-", "mistake-", "usage-")

    assert [
        message for message, names in ENGLISH.items() if message.startswith(families) and "expected" in names
    ] == []


def raises() -> Iterator[tuple[str, set[str], str]]:
    """Each error raised but in *testing*, a room for developers: its code, its details, and where."""
    for path in sorted(PACKAGE.rglob("*.py")):
        if "testing" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or _called(node) not in RAISED:
                continue
            given = {word.arg: word.value for word in node.keywords}
            where = f"{path.relative_to(PACKAGE)}:{node.lineno}"
            if None in given:  # passed on: the details are those of another error
                continue
            code = given.get("code", ast.Constant(RAISED[_called(node)]))
            yield from ((one, {str(name) for name in given}, where) for one in _ids(code))


RAISED = {
    kind.__name__: kind.code
    for kind in (BadInput, BadTile, BadMove, BadRuleset, BadPosition, BadRecord, CannotResume, GameOver)
}


@pytest.mark.parametrize(("code", "details", "where"), [*raises()])
def test_an_error_gives_its_message_the_details_it_needs(code: str, details: set[str], where: str) -> None:
    message = id_of("error", code)

    assert message in ENGLISH, where
    worded = {"expects": "key", "first": "first"}
    assert {worded.get(name, name) for name in ENGLISH[message]} <= details, where


@pytest.mark.parametrize("key", KEYS)
def test_what_a_key_expects_is_said_with_the_same_numbers(key: str) -> None:
    pattern = re.search(rf"^{id_of('key', key)} = (.*)$", source_of("en", "mistakes"), re.MULTILINE)

    assert pattern is not None
    assert re.findall(r"\d+", pattern[1]) == re.findall(r"\d+", KEYS[key].expected)


def flaw_calls() -> list[tuple[str, set[str]]]:
    """Each flaw the audit names, with the details it gives."""
    tree = ast.parse((PACKAGE / "rules" / "audit.py").read_text(encoding="utf-8"))
    found = (node for node in ast.walk(tree) if isinstance(node, ast.Call) and _called(node) == "_flaw")
    return [(code, _arguments(node)) for node in found for code in _ids(node.args[0])]


@pytest.mark.parametrize(("code", "details"), flaw_calls())
def test_a_flaw_gives_its_message_the_details_it_needs(code: str, details: set[str]) -> None:
    assert ENGLISH[id_of("flaw", code)] <= details


def test_ids_are_in_kebab_case() -> None:
    assert [message for message in ENGLISH if not re.fullmatch(r"[a-z]+(-[a-z]+)*", message)] == []


@pytest.mark.parametrize("lang", languages())
def test_every_language_says_the_same_things(lang: str) -> None:
    """With the same arguments at most: a language may do without one."""
    found = messages(lang)

    assert found.keys() == ENGLISH.keys()
    assert [message for message in found if not found[message] <= ENGLISH[message]] == []


# --- saying ------------------------------------------------------------------------------------------


def test_a_sentence_has_its_plural() -> None:
    speech = Speech()
    said = [speech.say("seat-cell", name="Bert", tiles=count, points=1000 * count) for count in (0, 1, 2)]

    assert said == ["Bert: 0 tiles, 0 points", "Bert: 1 tile, 1,000 points", "Bert: 2 tiles, 2,000 points"]


def test_no_invisible_signs_stand_around_arguments() -> None:
    assert Speech().say("saved", file="game.cfr") == "The game is saved in game.cfr."


@pytest.mark.parametrize(
    ("message", "args"),
    [("no-such-message", {}), ("saved", {}), ("saved", {"path": "game.cfr"})],
)
def test_what_cannot_be_said_is_an_error_that_names_it(message: str, args: dict[str, str]) -> None:
    with pytest.raises(Unsayable, match=rf"en: .*'{message}'"):
        Speech().say(message, **args)


def test_an_unknown_language_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(Unsayable, match=r"expected one of .*en.*, got 'tlh'"):
        Speech("tlh")


def test_what_a_language_does_not_have_yet_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    english = source_of

    def translated(lang: str, part: str) -> str:
        if lang == "en":
            return english(lang, part)
        if part != "game":
            raise FileNotFoundError(part)
        return "name-you = Tú\n"

    monkeypatch.setattr("chickenfoot.speech.languages", lambda: ("en", "es"))
    monkeypatch.setattr("chickenfoot.speech.source_of", translated)
    speech = Speech("es")

    assert (speech.say("name-you"), speech.say("prompt-turn")) == ("Tú", "Your move:")
    assert not speech.knows("no-such-message")


def test_an_endless_text_is_cut() -> None:
    said = Speech().say("error-bad-tile", got="x" * 10_000)

    assert len(said) < LONGEST + 50
    assert said.endswith("...")


def test_lists_have_the_comma_of_the_language() -> None:
    assert Speech().listed([3, "9-1"]) == "3, 9-1"
