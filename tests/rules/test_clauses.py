"""Every clause, reading and worked case of the rule book is cited by a test, and no other."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
BOOK = TESTS.parent / "docs" / "rules.md"

IDS = re.compile(r"\b(?:[TX]\d+|[TXR]-(?:[a-z]\d?|\d+))\b")
CASES = re.compile(r"\bcase (\d+)", re.IGNORECASE)


def sentences() -> Iterator[str]:
    """What every test says it is about: the text under its name."""
    for file in TESTS.rglob("test_*.py"):
        if file == Path(__file__).resolve():
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


def book_ids() -> set[str]:
    """The ids of clauses (in tables) and readings (in lists)."""
    text = BOOK.read_text(encoding="utf-8")
    return set(re.findall(r"^\| ([TX]\d+) \|", text, re.MULTILINE)) | set(
        re.findall(r"^- \*\*([TXR]-\w+)\*\*", text, re.MULTILINE)
    )


def test_the_book_has_all_its_clauses_and_readings() -> None:
    """So that a change of its layout does not make the next tests say less."""
    ids = book_ids()

    assert {f"T{n}" for n in range(1, 20)} | {f"X{n}" for n in range(1, 16)} <= ids
    assert {f"T-{letter}" for letter in "abcdefghijklmno"} | {"T-b2"} <= ids
    assert {f"X-{letter}" for letter in "abcdefghij"} <= ids
    assert {f"R-{n}" for n in range(1, 14)} <= ids


def test_every_clause_and_reading_is_cited_by_a_test() -> None:
    cited = {one for sentence in sentences() for one in IDS.findall(sentence)}

    assert sorted(book_ids() - cited) == []


def test_no_test_cites_a_clause_that_is_not_in_the_book() -> None:
    cited = {one for sentence in sentences() for one in IDS.findall(sentence)}

    assert sorted(cited - book_ids()) == []


def test_every_worked_case_is_cited_by_a_test() -> None:
    cited = {int(number) for sentence in sentences() for number in CASES.findall(sentence)}
    text = BOOK.read_text(encoding="utf-8")
    book = {int(number) for number in re.findall(r"^### Case (\d+)$", text, re.MULTILINE)}

    assert book == set(range(1, 26))
    assert sorted(book - cited) == []
