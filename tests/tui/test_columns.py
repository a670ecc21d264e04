"""Columns stay aligned whatever the letters are."""

from __future__ import annotations

import pytest

from chickenfoot.tui.columns import columns_of, to_left, to_right


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("", 0),
        ("tile", 4),
        ("Đôi-mi-nô", 9),
        ("e\u0302\u0323", 1),
        ("بَلاطة", 5),
        ("\u20689-3\u2069", 3),
        ("鶏", 2),
    ],
)
def test_marks_take_no_column_and_wide_signs_two(text: str, columns: int) -> None:
    assert columns_of(text) == columns


def test_texts_are_filled_up_to_the_same_width() -> None:
    texts = ["tile", "بَلاطة", "鶏"]

    assert {columns_of(to_left(text, 6)) for text in texts} == {6}
    assert {columns_of(to_right(text, 6)) for text in texts} == {6}
    assert to_left("a", 3) + to_right("b", 3) == "a    b"
    assert to_left("longer", 3) == to_right("longer", 3) == "longer"
