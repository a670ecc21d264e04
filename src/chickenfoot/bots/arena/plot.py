"""A picture of the standings: who is first how often; needs the extra ``arena``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from chickenfoot.bots.arena.standings import Standings
from chickenfoot.bots.extras import no_extra
from chickenfoot.errors import BadInput

if TYPE_CHECKING:
    from matplotlib.figure import Figure

INK: Final = "#1f4e79"
FAINT: Final = "#666666"


class Words(NamedTuple):
    """What is written into the picture."""

    title: str
    axis: str
    chance: str


def check_plot(path: Path) -> None:
    """Raise :exc:`BadInput` now rather than after hours of play, if no picture can be drawn into *path*."""
    if path.suffix.lower() != ".svg" or not path.parent.is_dir():
        expected = "a file name that ends in .svg, in a folder that is there"
        raise BadInput(code="bad_plot", expected=expected, got=str(path), where="--plot")
    try:
        import matplotlib.figure  # noqa: F401
    except ImportError:
        raise no_extra("matplotlib", "arena", "--plot") from None


def save_plot(standings: Standings, words: Words, path: Path) -> None:
    """Write the picture as SVG; the same standings give the same file."""
    from matplotlib import rc_context

    with rc_context({"svg.hashsalt": "chickenfoot", "svg.fonttype": "none", "font.size": 11}):
        figure(standings, words).savefig(path, format="svg", metadata={"Date": None}, bbox_inches="tight")


def figure(standings: Standings, words: Words) -> Figure:
    """Each bot's share of first places with a bar of 95 %, the best on top, and a line where chance is."""
    from matplotlib.figure import Figure

    rows = standings.rows[::-1]
    drawn = Figure(figsize=(8, 1.6 + 0.45 * len(rows)))
    axes = drawn.subplots()
    for height, row in enumerate(rows):
        low, high = (100 * edge for edge in row.first_interval)
        share = 100 * row.first_share
        axes.plot([low, high], [height, height], color=INK, linewidth=3, solid_capstyle="butt")
        axes.plot([share], [height], marker="o", markersize=8, color=INK)
        axes.annotate(
            f"{share:.1f}", (share, height), (0, 9), textcoords="offset points", ha="center", color=INK
        )
    axes.axvline(100 * standings.chance, color=FAINT, linestyle="--", linewidth=1.2)
    axes.annotate(
        words.chance,
        (100 * standings.chance, -0.6),
        (4, 3),
        textcoords="offset points",
        color=FAINT,
    )
    axes.set_yticks(range(len(rows)), [row.bot for row in rows])
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlim(left=0)
    axes.set_xlabel(words.axis)
    axes.set_title(words.title, loc="left", fontsize=12)
    axes.grid(visible=True, axis="x", color="#e4e4e4")
    axes.set_axisbelow(True)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(axis="y", length=0)
    return drawn
