"""A sheet of character cells, pens that draw on it outwards from the middle, and the signs they draw with."""

from __future__ import annotations

import enum
from dataclasses import dataclass, field
from typing import Final, NamedTuple


class Ink(enum.Enum):
    """What a cell shows, from which follows its colour."""

    PLAIN = enum.auto()
    LINE = enum.auto()
    DOUBLE = enum.auto()
    NEWEST = enum.auto()
    OPEN = enum.auto()
    WAITING = enum.auto()
    FREE = enum.auto()
    LABEL = enum.auto()


_ANSI: Final = {
    Ink.PLAIN: "",
    Ink.LINE: "2",
    Ink.DOUBLE: "1",
    Ink.NEWEST: "1;7",
    Ink.OPEN: "1;32",
    Ink.WAITING: "2",
    Ink.FREE: "1;33",
    Ink.LABEL: "1;36",
}
"""The parameters of the ANSI sequence that begins each ink."""


class Box(NamedTuple):
    """The frame of a double that stands crosswise, as it looks when drawing to the right.

    ╭5╮     top_left     top_right
    ┤─├     joined_left  divider  joined_right   (``side`` where nothing joins)
    ╰5╯     bottom_left  bottom_right
    """

    top_left: str
    top_right: str
    joined_left: str
    divider: str
    joined_right: str
    bottom_left: str
    bottom_right: str
    side: str


class Signs(NamedTuple):
    """The signs of one encoding, as they look when drawing to the right."""

    double: Box
    start: Box
    newest_double: Box
    across: str
    down: str
    dashed: str
    branch_up: str  # a trunk turns outwards at its upper end
    branch_down: str
    leave_up: str  # a line turns up on its way to a toe
    leave_down: str
    branch: str
    trunk: str
    cross: str
    slant_up: str
    slant_down: str
    open: str
    waiting: str
    before_newest: str
    after_newest: str
    onward: str
    unknown: str


UNICODE: Final = Signs(Box(*"╭╮┤─├╰╯│"), Box(*"╔╗╢═╟╚╝║"), Box(*"┏┓┨━┠┗┛┃"), *"─│┄╭╰╯╮├┤┼╱╲▸▹[]→…")
ASCII: Final = Signs(Box(*"..+-+''|"), Box(*"###=####"), Box(*"***-****"), *"-|..''.+++/\\>)[]~?")

_MIRRORED: Final = str.maketrans("╭╮╰╯├┤╟╢┠┨▸▹[]><)(╱╲/\\→", "╮╭╯╰┤├╢╟┨┠◂◃][<>()╲╱\\/←")


@dataclass(slots=True)
class Canvas:
    """Cells by row and column, which may be negative."""

    cells: dict[tuple[int, int], tuple[str, Ink]] = field(default_factory=dict)

    def lines(self, *, colour: bool) -> list[str]:
        """What was drawn, from the first row to the last and from the leftmost column on."""
        rows = sorted({row for row, _ in self.cells})
        left = min((column for _, column in self.cells), default=0)
        return [self._line(row, left, colour=colour) for row in range(rows[0], rows[-1] + 1)] if rows else []

    def _line(self, row: int, left: int, *, colour: bool) -> str:
        last = max((column for at, column in self.cells if at == row), default=left - 1)
        cells = [self.cells.get((row, column), (" ", Ink.PLAIN)) for column in range(left, last + 1)]
        return _coloured(cells) if colour else "".join(text for text, _ in cells)


def _coloured(cells: list[tuple[str, Ink]]) -> str:
    """*cells* with ANSI sequences where the ink changes, and none left open at the end."""
    line, now = "", Ink.PLAIN
    for text, ink in [*cells, ("", Ink.PLAIN)]:
        if ink is not now:
            line += ("\x1b[0m" if _ANSI[now] else "") + (f"\x1b[{_ANSI[ink]}m" if _ANSI[ink] else "")
            now = ink
        line += text
    return line


@dataclass(frozen=True, slots=True)
class Pen:
    """Draws outwards from column *origin*: to the right, or mirrored to the left."""

    canvas: Canvas
    origin: int = 0
    mirrored: bool = False

    def put(self, row: int, column: int, text: str, ink: Ink, mirrored: str | None = None) -> None:
        """*text* from *column* outwards. *mirrored* is its other form, if that is not just turned round."""
        if self.mirrored:
            text = text[::-1].translate(_MIRRORED) if mirrored is None else mirrored
            start = self.origin - column - len(text)
        else:
            start = self.origin + column
        for offset, char in enumerate(text):
            self.canvas.cells[row, start + offset] = (char, ink)

    def put_box(
        self, row: int, column: int, value: str, box: Box, ink: Ink, joined: tuple[bool, bool]
    ) -> None:
        """A double of *value* crosswise, its middle on *row*; *joined*: on its inner and its outer side."""
        inner = box.joined_left if joined[0] else box.side
        outer = box.joined_right if joined[1] else box.side
        above = box.top_left + value + box.top_right
        below = box.bottom_left + value + box.bottom_right
        self.put(row - 1, column, above, ink, above)
        self.put(row, column, inner + box.divider * len(value) + outer, ink)
        self.put(row + 1, column, below, ink, below)
