"""The person's side of the terminal: lines go out, lines come in. No cursor is ever moved."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import TextIO

from chickenfoot.tui.columns import columns_of


def _broken(line: str, width: int) -> list[str]:
    """*line* broken between words; a tile, a move's half or a path stays in one piece."""
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    broken = textwrap.wrap(
        line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )
    return broken or [""]


class Page:
    """Writes sentences broken to *width*, drawings as they are, and reads one line for each question."""

    def __init__(self, source: TextIO, out: TextIO, width: int) -> None:
        self._source = source
        self._out = out
        self._width = max(width, 24)
        self.is_live = source.isatty()

    def say(self, *sentences: str) -> None:
        """Each sentence as a paragraph; its own line breaks are kept."""
        for line in (line for sentence in sentences for line in sentence.split("\n")):
            self.show(_broken(line, self._width))

    def show(self, lines: Iterable[str]) -> None:
        """*lines* as they are."""
        for line in lines:
            self._out.write(line.rstrip() + "\n")

    def blank(self) -> None:
        """An empty line between two parts."""
        self._out.write("\n")

    def flow(
        self, cells: Sequence[str], gap: int = 2, *, hanging: int = 0, plain: Sequence[str] | None = None
    ) -> None:
        """*cells* side by side, as many as fit on a line, later lines *hanging* columns in.

        *plain* is the same without colours.
        """
        line, column = "", 0
        for cell, bare in zip(cells, plain or cells, strict=True):
            if line and column + gap + columns_of(bare) > self._width:
                self.show([line])
                line, column = " " * hanging, hanging
            elif line:
                line, column = line + " " * gap, column + gap
            line += cell
            column += columns_of(bare)
        self.show([line])

    def ask(self, prompt: str) -> str:
        """The next line that is typed. Raises :exc:`EOFError` when there is none."""
        self._out.write(prompt + " ")
        self._out.flush()
        line = self._source.readline()
        if not self.is_live:  # what was not typed here is shown, so that the page reads as a whole
            self._out.write(line.rstrip() + "\n")
        if not line:
            raise EOFError
        return line.strip()
