"""How much room a tableau needs when it is drawn, and where to cut what is too long for the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from string import ascii_uppercase
from typing import Final

from chickenfoot.rules.tableau import Laid
from chickenfoot.tui.tree import Foot, Run

TOE_LINK: Final = 2
"""Columns between a double and its toes."""

MARK: Final = 6
"""Columns kept free behind the last tile of a row, for its end or for where it goes on."""


def tile_text(laid: Laid) -> str:
    """A tile as it is written outwards: the touching half first."""
    return laid.tile.touching(laid.touching)


def box_width(foot: Foot) -> int:
    return 2 + len(str(foot.double.outer))


def run_width(run: Run) -> int:
    width = sum(len(tile_text(laid)) + 1 for laid in run.tiles)
    if run.foot is not None:
        return width + foot_width(run.foot)
    return width + 1 + len(run.goes_on if run.end is None else str(run.end))


def foot_width(foot: Foot) -> int:
    return box_width(foot) + TOE_LINK + slots_width(slots_of(foot), foot)


def slots_width(slots: Sequence[Run | None], foot: Foot) -> int:
    """The widest of *slots*, which grow from *foot*; None is a free place."""
    place = 1 + len(str(foot.double.outer))
    return max((place if run is None else run_width(run) for run in slots), default=0)


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows above and below the one a thing hangs on."""

    above: int = 0
    below: int = 0


def rows_of(run: Run | None) -> Rows:
    """The rows of a run; None is a free place."""
    return Rows() if run is None or run.foot is None else foot_rows(run.foot)


def foot_rows(foot: Foot) -> Rows:
    slots = [rows_of(slot) for slot in slots_of(foot)]
    placed = list(zip(_places(slots), slots, strict=True))
    return Rows(
        max([1, *(rows.above - at for at, rows in placed)]),
        max([1, *(rows.below + at for at, rows in placed)]),
    )


def slots_of(foot: Foot) -> tuple[Run | None, ...]:
    """What grows from a double, in order: runs, then free places."""
    return (*foot.runs, *[None] * foot.free)


def spread(slots: Sequence[Run | None]) -> list[int]:
    """On which row each of *slots* hangs, counted from the row of the double they grow from.

    An odd one out goes straight on; of two, one goes up and one down.
    """
    return _places([rows_of(slot) for slot in slots])


def _places(slots: Sequence[Rows]) -> list[int]:
    if not slots:
        return []
    places = [0]
    for number, (before, after) in enumerate(pairwise(slots), start=1):
        gap = before.below + after.above + 1
        places.append(places[-1] + max(gap, 2 if 2 * number == len(slots) else 1))
    middle = len(places) // 2
    zero = places[middle] if len(places) % 2 else (places[middle - 1] + places[middle]) // 2
    return [at - zero for at in places]


# --- cutting -----------------------------------------------------------------------------------------


@dataclass(slots=True)
class Scissors:
    """Cuts off what does not fit in ``page`` columns; ``rest`` are the pieces, each with its label."""

    page: int
    rest: list[tuple[str, Run]] = field(default_factory=list)

    def run(self, run: Run, room: int) -> Run:
        """*run*, cut to *room* columns."""
        if run_width(run) <= room:
            return run
        for number, laid in enumerate(run.tiles):
            room -= len(tile_text(laid)) + 1
            if room < MARK and number:
                return self._cut(run, number)
        if run.foot is None:
            return self._cut(run, len(run.tiles) - 1)
        worth_it = foot_width(run.foot) > self.page - MARK and 2 * room > self.page
        if run.tiles and not worth_it:
            return self._cut(run, len(run.tiles))
        return replace(run, foot=self.foot(run.foot, room))

    def foot(self, foot: Foot, room: int) -> Foot:
        """*foot* with its runs cut so that it fits in *room* columns."""
        room -= box_width(foot) + TOE_LINK
        return replace(foot, runs=tuple(self.run(run, room) for run in foot.runs))

    def _cut(self, run: Run, number: int) -> Run:
        label = label_of(len(self.rest))
        self.rest.append((label, Run(run.tiles[number:], run.foot, run.end)))
        return Run(run.tiles[:number], goes_on=label)


def label_of(number: int) -> str:
    """A, B, … Z, AA, AB, …"""
    letters = ""
    while number >= 0:
        letters = ascii_uppercase[number % 26] + letters
        number = number // 26 - 1
    return letters
