"""A layout as a picture: one SVG text that needs nothing else.

    to_svg(lay_out(shape, aspect, plays), newest=tile(3, 5), title="Chicken Foot", description="…")

The picture is light or dark as the reader's screen is, has a title and a description for screen readers, and
holds neither script nor font nor address. The same layout gives the same text, in plain ASCII. Everything
named in it begins with a name of its own, so that several pictures can stand in one page.

What is drawn once stands in ``<defs>`` and takes its colour from where it is used, since selectors with an
ancestor do not reach into a ``<use>`` everywhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape
from typing import Final, Literal, NamedTuple
from zlib import crc32

from chickenfoot.geometry.colours import DARK, LIGHT, Colours
from chickenfoot.geometry.pips import UNDERLINED, dots, quarter, radius
from chickenfoot.geometry.places import UNIT, Layout, Place, Spot
from chickenfoot.geometry.poses import HALF_BOXES
from chickenfoot.rules.tiles import Pip, Tile, write_tiles

Style = Literal["pips", "numerals"]
STYLES: Final[tuple[Style, ...]] = ("pips", "numerals")

Theme = Literal["auto", "light", "dark"]
"""``auto``: as the reader's screen is."""
THEMES: Final[tuple[Theme, ...]] = ("auto", "light", "dark")

MARGIN: Final = UNIT // 2
PIXELS: Final = 36
MOST_PIXELS: Final = 1200
"""How many pixels a unit has, and the longer side at most, where nothing else says how large to draw."""


def to_svg(
    layout: Layout,
    *,
    style: Style = "pips",
    newest: Tile | None = None,
    title: str | None = None,
    description: str | None = None,
    theme: Theme = "auto",
) -> str:
    """*layout* as SVG; *newest* is marked. Without *title* and *description* the tiles and ends are told."""
    title, description = words_for(layout, title, description)
    name = name_of("still", layout, style, newest, title, description, theme)
    artist = Artist(name, style)
    body = [artist.spot(spot) for spot in layout.spots]
    body += [artist.tile(place, is_start=not number) for number, place in enumerate(layout.tiles)]
    body += [artist.halo(place) for place in layout.tiles if place.tile == newest]
    values = values_in([layout])
    frame = Frame(name, title, description, box_around([layout]))
    return page(frame, css(name, values, theme), artist.defs(values), body)


def words_for(layout: Layout, title: str | None, description: str | None) -> tuple[str, str]:
    """What is told of the picture; in no language where the caller has none."""
    tiles = write_tiles(place.tile for place in layout.tiles)
    ends = ", ".join(str(spot.value) for spot in layout.spots if spot.open)
    return (tiles if title is None else title), (f"▸ {ends}" if description is None else description)


# --- measures ----------------------------------------------------------------------------------------


class Box(NamedTuple):
    """A rectangle: its upper left corner, width and height."""

    x: int
    y: int
    width: int
    height: int


def box_around(layouts: Iterable[Layout]) -> Box:
    """What tiles and spots of *layouts* cover, with a margin of half a unit; around the origin if none."""
    left, top, right, bottom = [], [], [], []
    for layout in layouts:
        ones: tuple[Place | Spot, ...] = (*layout.tiles, *layout.spots)
        for one in ones:
            across, down = HALF_BOXES[one.turn]
            left.append(one.x - across)
            top.append(one.y - down)
            right.append(one.x + across)
            bottom.append(one.y + down)
    x, y = min(left, default=-UNIT) - MARGIN, min(top, default=-UNIT) - MARGIN
    return Box(x, y, max(right, default=UNIT) + MARGIN - x, max(bottom, default=UNIT) + MARGIN - y)


def values_in(layouts: Iterable[Layout]) -> list[Pip]:
    """Every value that is shown, lowest first."""
    values: set[Pip] = set()
    for layout in layouts:
        for place in layout.tiles:
            values |= {place.tail, place.head}
        values |= {spot.value for spot in layout.spots}
    return sorted(values)


def degrees(turn: int) -> str:
    """*turn* sixteenths of a full turn in degrees."""
    return f"{turn * 22.5:g}"


def name_of(*parts: object) -> str:
    """A name for a picture, made from all that determines it."""
    return f"cf{crc32(repr(parts).encode()):08x}"


# --- tiles and spots ---------------------------------------------------------------------------------


class Artist(NamedTuple):
    """Draws tiles and spots in one style, with what :meth:`defs` defines; *name* begins every id."""

    name: str
    style: Style

    def tile(self, place: Place, *, is_start: bool = False) -> str:
        """A tile where it lies."""
        return f'<g transform="{self.at(place)}">{self.face(place, is_start=is_start)}</g>'

    def face(self, place: Place, *, is_start: bool = False) -> str:
        """A tile as if it lay at the origin and pointed to the right; the starting double has a pin."""
        kind = "tile double" if place.tail == place.head else "tile"
        body = f'<use href="#{self.name}-t" class="{kind}"/><use href="#{self.name}-l" class="line"/>'
        if is_start:
            body += f'<use href="#{self.name}-p" class="pin"/>'
        return body + self.half(place.tail, -1, place.turn) + self.half(place.head, 1, place.turn)

    def half(self, value: Pip, side: int, turn: int, more: str = "") -> str:
        """What the tail (*side* -1) or the head (1) shows; blank halves with pips show nothing."""
        if self.style == "pips":
            x = side * UNIT // 2
            return f'<use href="#{self.name}-v{value}" class="v{value}{more}" x="{x}"/>' if value else ""
        turned = f" rotate({90 * quarters})" if (quarters := quarter(turn)) else ""
        return (
            f'<use href="#{self.name}-v{value}" class="v{value}{more}"'
            f' transform="translate({side * UNIT // 2}){turned}"/>'
        )

    def spot(self, spot: Spot, more: str = "") -> str:
        """Where the next tile would go: the outline of one, and faintly what it must show there."""
        kind = "open" if spot.open else "wait"
        wanted = self.half(spot.value, -1, spot.turn, " faint")
        outline = f'<use href="#{self.name}-t" class="spot {kind}"/>'
        return f'<g transform="{self.at(spot)}"{more}>{outline}{wanted}</g>'

    def halo(self, place: Place) -> str:
        """The mark of the newest tile, around it."""
        return f'<g transform="{self.at(place)}">{self.ring()}</g>'

    def ring(self, more: str = "") -> str:
        return f'<use href="#{self.name}-h" class="halo{more}"/>'

    def at(self, one: Place | Spot) -> str:
        """The transformation that brings what is drawn at the origin to its place."""
        turned = f" rotate({degrees(one.turn)})" if one.turn else ""
        return f"translate({one.x} {one.y}){turned}"

    def defs(self, values: Iterable[Pip]) -> Iterator[str]:
        """What tiles are made of: body, middle line, pin, halo, and a half for each value."""
        yield f'<rect id="{self.name}-t" x="-975" y="-475" width="1950" height="950" rx="130"/>'
        yield f'<path id="{self.name}-l" d="M0-400V400"/>'
        yield f'<path id="{self.name}-p" d="M-62 0a62 62 0 1 0 124 0a62 62 0 1 0-124 0"/>'
        yield f'<rect id="{self.name}-h" x="-1025" y="-525" width="2050" height="1050" rx="180"/>'
        shown = self._pips if self.style == "pips" else self._numeral
        yield from (f'<g id="{self.name}-v{value}">{shown(value)}</g>' for value in values)

    def _pips(self, value: Pip) -> str:
        size = radius(value)
        return "".join(f'<circle cx="{dot.x}" cy="{dot.y}" r="{size}"/>' for dot in dots(value))

    def _numeral(self, value: Pip) -> str:
        size, base = (560, 196) if value > 9 else (680, 238)
        line = '<rect x="-190" y="300" width="380" height="66" rx="33"/>' if value in UNDERLINED else ""
        return (
            f'<text y="{base}" font-family="system-ui,sans-serif" font-weight="700" font-size="{size}"'
            f' text-anchor="middle">{value}</text>{line}'
        )


# --- the page ----------------------------------------------------------------------------------------


class Frame(NamedTuple):
    """What a picture is called, what it shows in words, and what part of the plane it covers."""

    name: str
    title: str
    description: str
    box: Box


def page(frame: Frame, style: str, defs: Iterable[str], body: Iterable[str]) -> str:
    """The whole SVG text."""
    name, box = frame.name, frame.box
    longest = max(box.width, box.height, MOST_PIXELS * UNIT // PIXELS)
    width, height = (max(1, side * MOST_PIXELS // longest) for side in (box.width, box.height))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" id="{name}" role="img"'
            f' aria-labelledby="{name}-title {name}-desc" width="{width}" height="{height}"'
            f' viewBox="{box.x} {box.y} {box.width} {box.height}">',
            f'<title id="{name}-title">{plain(frame.title)}</title>',
            f'<desc id="{name}-desc">{plain(frame.description)}</desc>',
            f"<style>\n{style}</style>",
            f"<defs>\n{_lines(defs)}</defs>",
            f'<rect class="table" x="{box.x}" y="{box.y}" width="{box.width}" height="{box.height}"'
            ' rx="400"/>',
            f"{_lines(body)}</svg>\n",
        ]
    )


def _lines(parts: Iterable[str]) -> str:
    return "".join(f"{part}\n" for part in parts)


_NO_CHARACTER: Final = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML 1.0 has no place for, escaped or not."""


def plain(text: str) -> str:
    """*text* as XML holds it, in ASCII."""
    return (
        escape(_NO_CHARACTER.sub("\ufffd", text), quote=False).encode("ascii", "xmlcharrefreplace").decode()
    )


def css(name: str, values: Iterable[Pip], theme: Theme) -> str:
    """The style of a picture called *name* that shows *values*."""
    shown = [*values]
    rules = [
        f"#{name}{{max-width:100%;height:auto}}",
        f"#{name} .tile{{stroke-width:22}}",
        f"#{name} .double{{stroke-width:50}}",
        f"#{name} .line{{stroke-width:24}}",
        f"#{name} .spot{{fill:none;stroke-width:30}}",
        f"#{name} .open{{stroke-dasharray:130 80}}",
        f"#{name} .wait{{stroke-dasharray:1 95;stroke-linecap:round;opacity:.8}}",
        f"#{name} .halo{{fill:none;stroke-width:70}}",
        f"#{name} .faint{{opacity:.4}}",
        *_painted(name, shown, DARK if theme == "dark" else LIGHT),
    ]
    if theme == "auto":
        rules += ["@media (prefers-color-scheme:dark){", *_painted(name, shown, DARK), "}"]
    return _lines(rules)


def _painted(name: str, values: Iterable[Pip], colours: Colours) -> Iterator[str]:
    yield f"#{name} .table{{fill:{colours.table}}}"
    yield f"#{name} .tile{{fill:{colours.tile};stroke:{colours.edge}}}"
    yield f"#{name} .double{{stroke:{colours.double}}}"
    yield f"#{name} .pin{{fill:{colours.double}}}"
    yield f"#{name} .line{{stroke:{colours.line}}}"
    yield f"#{name} .spot{{stroke:{colours.spot}}}"
    yield f"#{name} .halo{{stroke:{colours.halo}}}"
    yield from (f"#{name} .v{value}{{fill:{colours.values[value]}}}" for value in values)
