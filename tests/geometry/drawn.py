"""Small layouts made by hand, and pictures read back, for the tests of what is drawn."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator

from chickenfoot.geometry.places import Layout, Place, Shift, Spot
from chickenfoot.rules import Tile, tile

SVG = "{http://www.w3.org/2000/svg}"


def place(tail: int, head: int, x: int = 0, y: int = 0, turn: int = 0) -> Place:
    return Place(tile(tail, head), x, y, turn, tail, head)


def spot(on: Tile, value: int, x: int, y: int, turn: int = 0, *, slot: int = 0, is_open: bool = True) -> Spot:
    return Spot(on, slot, value, x, y, turn, is_open)


# 9-9 crosswise in the middle, 9-6 to the right of it, then 6-6 down from there
#
#    ┌───┐
#    │ 9 │┌───┬───┐┌───┐
#    ├───┤│ 9 │ 6 ││ 6 │       spots: on 6-6 to the right (open), on 9-9 to the left (waits)
#    │ 9 │└───┴───┘├───┤
#    └───┘         │ 6 │
#                  └───┘
TABLE = Layout(
    (place(9, 9, 0, 0, 4), place(9, 6, 1500, 0), place(6, 6, 3000, 0, 4)),
    (spot(tile(6, 6), 6, 4500, 0), spot(tile(9, 9), 9, -1500, 0, 8, slot=1, is_open=False)),
)

# The same round play by play; at the third, 9-6 makes room: it goes down a little and turns by a sixteenth.
MOVED = place(9, 6, 1500, 400, 15)
ROUND = (
    Layout(TABLE.tiles[:1], (spot(tile(9, 9), 9, 1500, 0), spot(tile(9, 9), 9, -1500, 0, 8, slot=1))),
    Layout(TABLE.tiles[:2], (spot(tile(9, 9), 9, -1500, 0, 8, slot=1),)),
    Layout(
        (TABLE.tiles[0], MOVED, TABLE.tiles[2]),
        (spot(tile(6, 6), 6, 4500, 0),),
        (Shift(2, TABLE.tiles[1], MOVED),),
    ),
)


def root_of(svg: str) -> ET.Element:
    return ET.fromstring(svg)


def shown(root: ET.Element) -> Iterator[ET.Element]:
    """Every element of the picture itself, each ``<use>`` followed by what it stands for."""
    known = {one.get("id"): one for one in root.iter()}
    for one in root:
        if one.tag == f"{SVG}defs":
            continue
        for part in one.iter():
            yield part
            if part.tag == f"{SVG}use":
                yield from known[str(part.get("href"))[1:]].iter()


def text_of(root: ET.Element, tag: str) -> str:
    found = root.find(f"{SVG}{tag}")
    assert found is not None
    return found.text or ""
