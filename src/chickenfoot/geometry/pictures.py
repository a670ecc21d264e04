"""A position as a picture, and the picture that a notebook shows of a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from chickenfoot.errors import BadInput
from chickenfoot.geometry.layout import lay_out, plays_of, shape_of
from chickenfoot.geometry.places import Aspect, Layout
from chickenfoot.geometry.svg import STYLES, THEMES, Style, Theme, to_svg
from chickenfoot.rules.state import State, ending
from chickenfoot.rules.tableau import Tableau, open_values
from chickenfoot.rules.tiles import Tile

ASPECT: Final = Aspect(16, 10)
"""The proportions of a picture for which nobody has chosen others."""


class Picture(NamedTuple):
    """An SVG text that a notebook shows as the picture it is."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.svg


def picture(
    state: State,
    *,
    style: Style = "pips",
    aspect: Aspect = ASPECT,
    newest: Tile | None = None,
    theme: Theme = "auto",
) -> Picture:
    """The table of *state*, its tableau as text for a title.

    Raises :exc:`BadInput` if it has no tree, and for a style, a theme or a newest tile that there is not.
    """
    check_drawable(state.tableau)
    _check_choice(style, STYLES, "style")
    _check_choice(theme, THEMES, "theme")
    if newest is not None and newest not in (one.tile for one in state.tableau.laid):
        expected = "a tile that lies on the table"
        raise BadInput(code="not_on_table", expected=expected, got=str(newest), where="newest")
    shape, plays = shape_of(state.ruleset, state.players), plays_of(state.tableau)
    layout = lay_out(shape, aspect, plays)
    if ending(state):
        layout = at_rest(layout)
    ends = ", ".join(map(str, open_values(state.tableau)))
    svg = to_svg(
        layout, style=style, newest=newest, title=str(state.tableau), description=f"▸ {ends}", theme=theme
    )
    return Picture(svg)


def _check_choice(got: str, choices: Sequence[str], where: str) -> None:
    if got not in choices:
        known = ", ".join(choices)
        raise BadInput(code="unknown_style", expected=f"one of {known}", got=got, where=where, known=known)


def drawn(state: State) -> str | None:
    """What a notebook shows of *state*; None, so that it shows the position line, where no tree is known."""
    return picture(state).svg if is_drawable(state.tableau) else None


def is_drawable(tableau: Tableau) -> bool:
    """Whether *tableau* has its starting double on the table and is known as a tree."""
    return bool(tableau.laid) and not tableau.is_abstract


def check_drawable(tableau: Tableau) -> None:
    """Raise :exc:`BadInput` unless *tableau* can be drawn."""
    if not is_drawable(tableau):
        expected = "a tableau with its starting double laid and its tree known, like '9-9(9-1,9-3)'"
        raise BadInput(code="no_tree", expected=expected, got=str(tableau), where="tableau")


def at_rest(layout: Layout) -> Layout:
    """*layout* when the round is over: nothing may be laid any more (T14, X14)."""
    return layout._replace(spots=tuple(spot._replace(open=False) for spot in layout.spots))
