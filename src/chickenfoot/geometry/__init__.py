"""Where every tile lies on a drawn table, and the picture of it.

    from chickenfoot.geometry import Aspect, lay_out, plays_of, shape_of, to_svg

    shape, plays = shape_of(state.ruleset, state.players), plays_of(state.tableau)
    layout = lay_out(shape, Aspect(16, 10), plays)
    svg = to_svg(layout)

A layout is a pure function of the plays in order and the proportions of the screen. The browser has the same
function (web/src/board/), so that each screen lays its own table out.
"""

from chickenfoot.geometry.animation import animate
from chickenfoot.geometry.history import plays_through
from chickenfoot.geometry.layout import each_layout, lay_out, plays_of, shape_of
from chickenfoot.geometry.pictures import Picture, picture
from chickenfoot.geometry.places import TURNS, UNIT, Aspect, Layout, Place, Play, Shape, Shift, Spot
from chickenfoot.geometry.svg import to_svg
from chickenfoot.geometry.vectors import read_vector, vector_of

__all__ = [
    "TURNS",
    "UNIT",
    "Aspect",
    "Layout",
    "Picture",
    "Place",
    "Play",
    "Shape",
    "Shift",
    "Spot",
    "animate",
    "each_layout",
    "lay_out",
    "picture",
    "plays_of",
    "plays_through",
    "read_vector",
    "shape_of",
    "to_svg",
    "vector_of",
]
