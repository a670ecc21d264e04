"""Every mistake that a test of this room meets can be said in words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chickenfoot.errors import Detail
from chickenfoot.notation import Code, Mistake, Place, building, reader, report
from chickenfoot.notation.mistakes import mistake
from chickenfoot.speech import Speech
from chickenfoot.tui.words import mistake_sentence

SPEECH = Speech()
SHAPES: dict[tuple[object, ...], Mistake] = {}
"""One mistake of each shape: its code, the names of its details, and what a sentence may choose by."""


def _shape(told: Mistake) -> tuple[object, ...]:
    details = dict(told.details)
    chosen = (details.get(name) for name in ("kind", "error", "why", "key", "is_empty", "is_aside"))
    return (told.code, *details, *chosen)


@pytest.fixture(autouse=True)
def _every_mistake_is_said(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Words one mistake of each shape, when its test is over."""
    new: list[Mistake] = []

    def noted(place: Place, code: Code, *, expected: str, got: str, **details: Detail) -> Mistake:
        told = mistake(place, code, expected=expected, got=got, **details)
        shape = _shape(told)
        if shape not in SHAPES:
            SHAPES[shape] = told
            new.append(told)
        return told

    for module in (building, reader, report):
        monkeypatch.setattr(module, "mistake", noted)
    yield
    for told in new:
        sentence = mistake_sentence(SPEECH, told)
        assert "expected" in sentence
        assert "\n" not in sentence
