"""The tableau as a person follows it with a finger: runs of tiles, and the feet they lead to.

9-9(9-1(1-4),9-3(3-3(3-5)))

Foot 9-9 ── Run 9-1 1-4 ▸4
         └─ Run 9-3 ── Foot 3-3 ── Run 3-5 ▹5
                                └─ 2 free places
"""

from __future__ import annotations

from dataclasses import dataclass

from chickenfoot.rules.tableau import Laid, Tableau, children_of


@dataclass(frozen=True, slots=True)
class Mark:
    """An open end as it is shown: its value, and which of the equal ends it is (from 1; 0: it is alone)."""

    value: int
    nth: int = 0

    def __str__(self) -> str:
        """As a move names it: ``4``, and ``4.2`` for the second of several."""
        return f"{self.value}.{self.nth}" if self.nth > 1 else str(self.value)


@dataclass(frozen=True, slots=True)
class Run:
    """Tiles in a row, none a double; then comes a foot, or an open end, or the row goes on elsewhere."""

    tiles: tuple[Laid, ...]
    foot: Foot | None = None
    end: Mark | None = None
    goes_on: str = ""  # the label of the block where it does


@dataclass(frozen=True, slots=True)
class Foot:
    """A double with what was laid against it (a run for each toe or train) and the places still free."""

    double: Laid
    runs: tuple[Run, ...]
    free: int = 0
    is_start: bool = False


def foot_of(tableau: Tableau) -> Foot | None:
    """The whole tableau as the foot of its starting double; None while that is not laid, or abstract."""
    if tableau.is_abstract or not tableau.laid:
        return None
    marks = {end.tile: mark for end, mark in zip(tableau.ends, marks_of(tableau), strict=True)}
    young = children_of(tableau)
    free = {} if tableau.pending is None else {tableau.pending.double: tableau.pending.missing}

    def foot(double: Laid) -> Foot:
        runs = tuple(_run(child) for child in young.get(double.tile, ()))
        return Foot(double, runs, free.get(double.tile, 0), double.parent is None)

    def _run(first: Laid) -> Run:
        tiles: list[Laid] = []
        one: Laid | None = first
        while one is not None and not one.tile.is_double:
            tiles.append(one)
            one = next(iter(young.get(one.tile, ())), None)
        return Run(tuple(tiles), foot(one)) if one else Run(tuple(tiles), end=marks[tiles[-1].tile])

    return foot(tableau.laid[0])


def marks_of(tableau: Tableau) -> tuple[Mark, ...]:
    """How each open end is shown, in tree order."""
    values = [end.value for end in tableau.ends]
    seen: dict[int, int] = {}
    marks = []
    for value in values:
        seen[value] = seen.get(value, 0) + 1
        marks.append(Mark(value, seen[value] if values.count(value) > 1 else 0))
    return tuple(marks)
