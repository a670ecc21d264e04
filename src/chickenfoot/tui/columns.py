"""How many columns of a terminal a text takes: marks above a letter take none, some letters take two."""

from __future__ import annotations

import unicodedata
from typing import Final

_NO_COLUMN: Final = {"Mn", "Me", "Cf"}  # marks, and signs that say how to write


def columns_of(text: str) -> int:
    """The columns that *text* takes."""
    return len(text) if text.isascii() else sum(map(_columns, text))


def _columns(char: str) -> int:
    if unicodedata.category(char) in _NO_COLUMN:
        return 0
    return 2 if unicodedata.east_asian_width(char) in {"W", "F"} else 1


def to_left(text: str, width: int) -> str:
    """*text* with blanks after it, up to *width* columns."""
    return text + " " * (width - columns_of(text))


def to_right(text: str, width: int) -> str:
    """*text* with blanks before it, up to *width* columns."""
    return " " * (width - columns_of(text)) + text
