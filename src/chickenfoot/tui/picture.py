"""The tableau drawn with text, so that arms, feet and open ends can be followed.

                         ╔9╗ ╭─9-6 6-5 5-1 ▹1           ▹3      an open end that has to wait
    3◃ 3-4 4-7 7-2 2-9───╢═╟─┤         ╭3╮╱ 3-1 ▹1.2    ▸3      one that may be used: here a free place
                         ╚9╝ ╰─9-7 7-3─┤─├─[3-5]▹5      [3-5]   the newest tile
                                       ╰3╯┄┄▸3

Tiles read outwards: the half that touches comes first, on the left side last. A double stands crosswise and
holds its toes; the starting double has the double line. Of equal ends the second is marked ``3.2``, as a
move names it. What is too long goes on in a block below: ``→A`` leads there. No word is drawn, so
the picture is the same in every language.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from chickenfoot.rules import Tile
from chickenfoot.rules.tableau import Laid, Pending, Tableau
from chickenfoot.tui.canvas import ASCII, UNICODE, Canvas, Ink, Pen, Signs
from chickenfoot.tui.fitting import (
    TOE_LINK,
    Scissors,
    box_width,
    slots_of,
    slots_width,
    spread,
    tile_text,
)
from chickenfoot.tui.tree import Foot, Run, foot_of, marks_of

ARM_LINK = 3
"""Columns between the starting double and its arms."""

NARROWEST = 30
"""A drawing is never made for fewer columns: a foot of double-eighteen needs as many."""


Slots = Sequence[Run | None]
"""What grows from a double in order; None is a free place."""


@dataclass(frozen=True, slots=True)
class Look:
    """How to draw: columns, Unicode or ASCII, with ANSI colours or without."""

    width: int = 80
    unicode: bool = True
    colour: bool = False


def picture(tableau: Tableau, look: Look, newest: Tile | None = None, *, over: bool = False) -> list[str]:
    """The lines of a drawing of *tableau*. *newest* is marked; *over*: nothing may be laid any more."""
    artist = Artist(UNICODE if look.unicode else ASCII, newest, over or tableau.pending is not None, over)
    width, foot = max(look.width, NARROWEST), foot_of(tableau)
    canvases = _tree(artist, foot, width) if foot else _outline(artist, tableau, width)
    blocks = [canvas.lines(colour=look.colour) for canvas in canvases]
    return [line for number, block in enumerate(blocks) for line in ([""] if number else []) + block]


# --- what is drawn -----------------------------------------------------------------------------------


def _tree(artist: Artist, foot: Foot, width: int) -> Iterator[Canvas]:
    """The tableau around its starting double, then each piece that was too long."""
    right, left = sides(foot, width)
    scissors = Scissors(width)
    room = width - box_width(foot) - ARM_LINK
    if not left:
        right = tuple(slot and scissors.run(slot, room) for slot in right)
    yield artist.start(foot, right, left)
    for label, run in scissors.rest:  # which grows while pieces are cut anew
        indent = len(label) + 2
        yield artist.piece(label, scissors.run(run, width - indent), indent)


def sides(foot: Foot, width: int) -> tuple[Slots, Slots]:
    """Which trains grow to the right of the starting double and which to the left: by turns.

    If the table is too narrow for that, only those stay on the left that leave room for the longest.
    """
    slots = slots_of(foot)
    room = width - box_width(foot) - 2 * ARM_LINK
    right, left = slots[::2], slots[1::2]
    if slots_width(right, foot) + slots_width(left, foot) <= room:
        return right, left
    room -= slots_width(slots, foot)
    stays = [number % 2 == 1 and slots_width([slot], foot) <= room for number, slot in enumerate(slots)]
    return (
        [slot for slot, stay in zip(slots, stays, strict=True) if not stay],
        [slot for slot, stay in zip(slots, stays, strict=True) if stay],
    )


def _outline(artist: Artist, tableau: Tableau, width: int) -> Iterator[Canvas]:
    """What is known of a table without a tree: the obligation, the open ends, the tiles that lie there."""
    signs, pending = artist.signs, tableau.pending
    if tableau.awaits_start:
        yield artist.row([(f"{signs.dashed * 2}{signs.open}{tableau.start}", Ink.FREE)], width)
    if pending is not None:
        yield artist.obligation(pending)
    if tableau.ends:
        sign, ink = artist.end_sign()
        yield artist.row([(f"{signs.unknown} {sign}{mark}", ink) for mark in marks_of(tableau)], width)
    drawn = None if pending is None else pending.double
    if tiles := [str(laid.tile) for laid in tableau.laid if laid.tile != drawn]:
        yield artist.row([(tile, Ink.PLAIN) for tile in tiles], width)


# --- how it is drawn ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Artist:
    """Draws the parts of one picture. ``ends_wait``, ``places_wait``: may not be used now."""

    signs: Signs
    newest: Tile | None
    ends_wait: bool
    places_wait: bool

    def start(self, foot: Foot, right: Slots, left: Slots) -> Canvas:
        """The starting double with its trains on both sides."""
        canvas = Canvas()
        self._box(Pen(canvas), 0, 0, foot, (bool(left), bool(right)))
        self._arms(Pen(canvas, box_width(foot)), foot, right)
        self._arms(Pen(canvas, 0, mirrored=True), foot, left)
        return canvas

    def piece(self, label: str, run: Run, indent: int) -> Canvas:
        """A run that goes on here, under its *label*."""
        pen = Pen(Canvas())
        pen.put(0, 0, label + self.signs.onward, Ink.LABEL)
        self._run(pen, 0, indent, run)
        return pen.canvas

    def obligation(self, pending: Pending) -> Canvas:
        """A double of which only the places still free are known."""
        foot = Foot(Laid(pending.double, None, pending.value), (), pending.missing, is_start=pending.opening)
        if pending.opening:
            return self.start(foot, slots_of(foot), ())
        pen = Pen(Canvas())
        pen.put(0, 0, self.signs.unknown + self.signs.across, Ink.LINE)
        self._foot(pen, 0, len(self.signs.unknown) + 1, foot)
        return pen.canvas

    def row(self, items: Sequence[tuple[str, Ink]], width: int) -> Canvas:
        """*items* in a row, or in several if they are too many."""
        pen = Pen(Canvas())
        row = column = 0
        for text, ink in items:
            if column + len(text) > width:
                row, column = row + 1, 0
            pen.put(row, column, text, ink)
            column += len(text) + 2
        return pen.canvas

    def end_sign(self) -> tuple[str, Ink]:
        """The sign of an open end of ordinary play."""
        return (self.signs.waiting, Ink.WAITING) if self.ends_wait else (self.signs.open, Ink.OPEN)

    def place_sign(self) -> tuple[str, Ink]:
        """The sign of a place that a foot or the opening still wants filled."""
        return (self.signs.waiting, Ink.WAITING) if self.places_wait else (self.signs.open, Ink.FREE)

    def _run(self, pen: Pen, row: int, column: int, run: Run) -> None:
        """*run* from *column* outwards; the column before it belongs to what it hangs on."""
        for laid in run.tiles:
            self._tile(pen, row, column, laid)
            column += len(tile_text(laid)) + 1
        if run.foot is not None:
            if run.tiles and run.tiles[-1].tile != self.newest:
                pen.put(row, column - 1, self.signs.across, Ink.LINE)
            self._foot(pen, row, column, run.foot)
        elif run.end is not None:
            sign, ink = self.end_sign()
            pen.put(row, column, sign, ink)
            pen.put(row, column + 1, str(run.end), ink, str(run.end))
        else:
            pen.put(row, column, self.signs.onward + run.goes_on, Ink.LABEL)

    def _tile(self, pen: Pen, row: int, column: int, laid: Laid) -> None:
        text, turned = tile_text(laid), laid.tile.touching(laid.outer)
        if laid.tile == self.newest:
            pen.put(row, column - 1, self.signs.before_newest, Ink.NEWEST)
            pen.put(row, column, text, Ink.NEWEST, turned)
            pen.put(row, column + len(text), self.signs.after_newest, Ink.NEWEST)
        else:
            pen.put(row, column, text, Ink.PLAIN, turned)

    def _free_place(self, pen: Pen, row: int, column: int, foot: Foot) -> None:
        value, (sign, ink) = str(foot.double.outer), self.place_sign()
        pen.put(row, column, sign, ink)
        pen.put(row, column + 1, value, ink, value)

    def _slot(self, pen: Pen, row: int, column: int, foot: Foot, slot: Run | None) -> None:
        if slot is None:
            self._free_place(pen, row, column, foot)
        else:
            self._run(pen, row, column, slot)

    def _box(self, pen: Pen, row: int, column: int, foot: Foot, joined: tuple[bool, bool]) -> None:
        """The double of *foot* crosswise; *joined*: on its inner and its outer side."""
        signs, is_newest = self.signs, foot.double.tile == self.newest
        box = signs.newest_double if is_newest else signs.start if foot.is_start else signs.double
        ink = Ink.NEWEST if is_newest else Ink.DOUBLE
        pen.put_box(row, column, str(foot.double.outer), box, ink, joined)

    def _foot(self, pen: Pen, row: int, column: int, foot: Foot) -> None:
        """A double and all that grows from it."""
        slots = slots_of(foot)
        rows = spread(slots)
        self._box(pen, row, column, foot, (True, 0 in rows))
        column += box_width(foot)
        for slot, at in zip(slots, rows, strict=True):
            self._toe_link(pen, row, column, at, free=slot is None)
            self._slot(pen, row + at, column + TOE_LINK, foot, slot)

    def _toe_link(self, pen: Pen, row: int, column: int, at: int, *, free: bool) -> None:
        """The line from a double to its toe *at* rows lower."""
        signs = self.signs
        if abs(at) < 2:
            line = (signs.across * 2, signs.slant_down + " ", signs.slant_up + " ")[at]
            pen.put(row + at, column, signs.dashed * 2 if free else line, Ink.LINE)
            return
        way = 1 if at > 0 else -1
        pen.put(row + way, column, signs.leave_down if at > 0 else signs.leave_up, Ink.LINE)
        for between in range(2, abs(at)):
            pen.put(row + way * between, column, signs.down, Ink.LINE)
        pen.put(row + at, column, signs.branch_down if at > 0 else signs.branch_up, Ink.LINE)
        pen.put(row + at, column + 1, signs.dashed if free else signs.across, Ink.LINE)

    def _arms(self, pen: Pen, foot: Foot, slots: Slots) -> None:
        """The trains on one side of the starting double, on a common trunk."""
        rows = spread(slots)
        if not rows:
            return
        signs = self.signs
        pen.put(0, 0, signs.across, Ink.LINE)
        for row in range(rows[0], rows[-1] + 1):
            pen.put(row, 1, signs.down if row else signs.trunk, Ink.LINE)
        for slot, row in zip(slots, rows, strict=True):
            pen.put(row, 1, self._branch(row, rows), Ink.LINE)
            pen.put(row, 2, signs.dashed if slot is None else signs.across, Ink.LINE)
            self._slot(pen, row, ARM_LINK, foot, slot)

    def _branch(self, row: int, rows: Sequence[int]) -> str:
        """The sign where the trunk gives off the train on *row*."""
        if len(rows) == 1:
            return self.signs.across
        if row == rows[0]:
            return self.signs.branch_up
        if row == rows[-1]:
            return self.signs.branch_down
        return self.signs.branch if row else self.signs.cross
