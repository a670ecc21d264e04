"""The colours of a drawn table, light and dark: one for each value, and those of the table itself.

A value's colour helps the eye to find what fits; it is never the only sign, since pips and numerals say the
same. The palettes begin with Okabe and Ito's hues and were spread from there by simulated annealing, so that
they stay apart for every eye: as seen without, and with the three kinds of colour blindness (Machado,
Oliveira and Fernandes 2009), the values of a double-nine set differ by 0.044 at least in Oklab and all
nineteen by 0.027, where 0.02 is just noticeable. Each has a contrast of 3 at least on its tile, as WCAG 2.2
asks of graphics and large text (1.4.11). A value has about the same hue in both.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Colours(NamedTuple):
    """One theme: what each part of the picture is drawn in. ``values``: pips and numerals, 0 to 18."""

    table: str
    tile: str
    edge: str
    double: str
    line: str
    spot: str
    halo: str
    values: tuple[str, ...]


LIGHT: Final = Colours(
    table="#e4ebe1",
    tile="#fffdf6",
    edge="#8a8474",
    double="#35322a",
    line="#c2bbaa",
    spot="#6c7a6e",
    halo="#b8005c",
    values=(
        *("#6f6f6f", "#3a78f0", "#197b14", "#861c28", "#5b0171", "#da6f15", "#1d2433"),
        *("#a02c84", "#729504", "#074350", "#476600", "#cb3262", "#58259b"),
        *("#721000", "#00557d", "#b96ed1", "#6c4501", "#02694e", "#4555bb"),
    ),
)

DARK: Final = Colours(
    table="#14191a",
    tile="#262b30",
    edge="#6b737b",
    double="#d7dbe0",
    line="#4d555c",
    spot="#8a979b",
    halo="#ffd54a",
    values=(
        *("#8c8c8c", "#4a86ff", "#81e27a", "#ff8c8f", "#b56bd0", "#e06e01", "#f6f1e6"),
        *("#db6bbb", "#d3fe7e", "#b3edfe", "#c4eb8d", "#eb4978", "#9566e7"),
        *("#eb7d67", "#7ec6f4", "#c575de", "#af8247", "#67bf9e", "#9a9fe8"),
    ),
)
