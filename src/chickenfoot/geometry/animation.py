"""A round as a moving picture: one SVG text in which the tiles appear in the order they were laid.

    animate(each_layout(shape, aspect, plays), title="Chicken Foot", description="…")

It moves by style sheets alone, without a script, so that it also moves as the image of a page. Tiles that
have to make room glide, the places open at each moment are shown, and after a pause it begins again. Whoever
has asked for less motion, and whatever cannot show any, gets the table as it stands in the end.

    laid     0 ──────── opacity 0 ───────╮╭──── 1 ───────────────────── T     a tile
    glides       the place of one layout ╰╯ the place of the next             one that makes room
    blinks   0 ──────── hidden ──────────┤├ shown ┤├ hidden ─────────── T     a spot; a newest tile's halo
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import inf
from typing import Final, NamedTuple

from chickenfoot.errors import BadInput
from chickenfoot.geometry.places import TURNS, Layout, Place, Spot
from chickenfoot.geometry.svg import (
    Artist,
    Frame,
    Style,
    Theme,
    box_around,
    css,
    degrees,
    name_of,
    page,
    values_in,
    words_for,
)
from chickenfoot.rules.tiles import Tile

STEP: Final = 0.7
"""Seconds from one play to the next."""

PAUSE: Final = 4.0
"""Seconds that the last table stands before all begins again."""

_QUICK: Final = 0.3
"""Seconds in which a tile comes down or glides."""


def animate(
    layouts: Iterable[Layout],
    *,
    style: Style = "pips",
    title: str | None = None,
    description: str | None = None,
    theme: Theme = "auto",
    step: float = STEP,
    pause: float = PAUSE,
    marks_newest: bool = True,
) -> str:
    """The *layouts* after each play as one SVG; *step* and *pause* in seconds, more than 0.

    The newest tile has a ring; not so where the plays' order is not known (*marks_newest* false). Raises
    :exc:`BadInput` for other times.
    """
    for name, seconds in ("step", step), ("pause", pause):
        if not 0 < seconds < inf:
            expected = "a number of seconds above 0"
            raise BadInput(code="bad_seconds", expected=expected, got=seconds, where=name)
    frames = [*layouts] or [Layout((), ())]
    title, description = words_for(frames[-1], title, description)
    name = name_of("moving", frames, style, title, description, theme, step, pause, marks_newest)
    clock = _Clock(step, step * len(frames) + pause)
    stage = _Stage(Artist(name, style), clock, [], len(frames))
    body = [*_spots(stage, frames), *_tiles(stage, frames, marks_newest=marks_newest)]
    fade = stage.motion("blend", [(0, "opacity:1"), (clock.whole - _QUICK, "opacity:1")], "opacity:0")
    values = values_in(frames)
    frame = Frame(name, title, description, box_around(frames))
    sheet = css(name, values, theme) + _moving(name, clock, stage.rules)
    return page(frame, sheet, stage.artist.defs(values), [f'<g class="{fade}">', *body, "</g>"])


class _Clock(NamedTuple):
    """How long a play takes and the whole takes, in seconds."""

    step: float
    whole: float

    def percent(self, seconds: float) -> str:
        return f"{100 * min(max(seconds, 0), self.whole) / self.whole:.3f}".rstrip("0").rstrip(".") + "%"


_HIDDEN: Final = "visibility:hidden"
_VISIBLE: Final = "visibility:visible"

Moment = tuple[float, str]
"""From when on, in seconds, which declarations hold."""


class _Stage(NamedTuple):
    """What draws, the time there is, the rules of all motions so far, and how many layouts there are."""

    artist: Artist
    clock: _Clock
    rules: list[str]
    frames: int

    def motion(self, kind: str, moments: Sequence[Moment], last: str = "") -> str:
        """The classes of an element that moves so; *last* is how it stands when all begins again."""
        name, label = self.artist.name, f"m{len(self.rules)}"
        keys = [f"{self.clock.percent(at)}{{{how}}}" for at, how in moments]
        keys += [f"100%{{{last}}}"] if last else []
        self.rules.append(
            f"@keyframes {name}-{label}{{{''.join(keys)}}}#{name} .{label}{{animation-name:{name}-{label}}}"
        )
        return f"{kind} {label}"

    def seen(self, spans: Sequence[tuple[int, int]]) -> str:
        """The classes of something that is there from one layout up to before another, perhaps repeatedly.

        ``visibility`` and not ``opacity``: browsers may leave steps of the latter to the graphics card, and
        some then miss them.
        """
        moments: list[Moment] = [] if spans[0][0] == 0 else [(0, _HIDDEN)]
        for first, after in spans:
            moments.append((first * self.clock.step, _VISIBLE))
            if after < self.frames:
                moments.append((after * self.clock.step, _HIDDEN))
        return self.motion("blink", moments, moments[-1][1])


def _moving(name: str, clock: _Clock, rules: Iterable[str]) -> str:
    """The style of everything that moves, for those who have not asked for less of it."""
    still = [f"#{name} .gone{{{_HIDDEN}}}"]
    kinds = ",".join(f"#{name} .{kind}" for kind in ("lay", "glide", "blink", "blend"))
    moving = [
        f"{kinds}{{animation-duration:{clock.whole:g}s;animation-iteration-count:infinite}}",
        f"#{name} .lay{{animation-timing-function:ease-out}}",
        f"#{name} .glide{{animation-timing-function:ease-in-out}}",
        f"#{name} .blink{{animation-timing-function:step-end}}",
        f"#{name} .blend{{animation-timing-function:linear}}",
    ]
    lines = [*still, "@media (prefers-reduced-motion:no-preference){", *moving, *rules, "}"]
    return "".join(f"{line}\n" for line in lines)


# --- tiles -------------------------------------------------------------------------------------------


def _tiles(stage: _Stage, frames: Sequence[Layout], *, marks_newest: bool) -> Iterator[str]:
    """Every tile of the last layout, where it then lies, with how it came and moved."""
    begun: dict[Tile, int] = {}
    paths: dict[Tile, list[Place]] = {}
    for number, layout in enumerate(frames):
        for place in layout.tiles:
            begun.setdefault(place.tile, number)
            paths.setdefault(place.tile, []).append(place)
    last = frames[-1].tiles
    newest = last[-1].tile if last else None
    for number, place in enumerate(last):
        face = stage.artist.face(place, is_start=not number)
        start = begun[place.tile]
        halo = _halo(stage, start, is_newest=place.tile == newest) if marks_newest else ""
        yield _tile(stage, face + halo, paths[place.tile], start)


def _halo(stage: _Stage, begun: int, *, is_newest: bool) -> str:
    """The mark of a tile while it is the newest."""
    return stage.artist.ring(f"{'' if is_newest else ' gone'} {stage.seen([(begun, begun + 1)])}")


def _tile(stage: _Stage, face: str, path: Sequence[Place], begun: int) -> str:
    """A tile that shows *face* and lies on *path*, a place for each layout from *begun* on."""
    start, artist = begun * stage.clock.step, stage.artist
    up = "opacity:0;transform:scale(1.4)"
    lay = stage.motion(
        "lay", [(0, up), (start, up), (start + _QUICK, "opacity:1;transform:none")], "opacity:1"
    )
    glide = _glide(stage, path, begun)
    moved = f' class="{glide}"' if glide else ""
    place = path[-1]
    return f'<g transform="{artist.at(place)}"{moved}><g class="{lay}">{face}</g></g>'


def _glide(stage: _Stage, path: Sequence[Place], begun: int) -> str:
    """The classes of a tile that has to make room; none for one that need not."""
    places = [(begun + number, place) for number, place in enumerate(path)]
    changes = [
        (number, before, after)
        for (_, before), (number, after) in pairwise(places)
        if (before.x, before.y, before.turn) != (after.x, after.y, after.turn)
    ]
    if not changes:
        return ""
    turn = path[0].turn
    moments: list[Moment] = [(0, _at(path[0], turn))]
    for number, before, after in changes:
        moments.append((number * stage.clock.step, _at(before, turn)))
        turn += (after.turn - before.turn + TURNS // 2) % TURNS - TURNS // 2  # the shorter way round
        moments.append((number * stage.clock.step + _QUICK, _at(after, turn)))
    return stage.motion("glide", moments, _at(path[-1], turn))


def _at(place: Place, turn: int) -> str:
    return f"transform:translate({place.x}px,{place.y}px) rotate({degrees(turn)}deg)"


# --- spots -------------------------------------------------------------------------------------------


def _spots(stage: _Stage, frames: Sequence[Layout]) -> Iterator[str]:
    """Every spot there ever is, each at its time; those of the last layout stay."""
    spans: dict[Spot, list[tuple[int, int]]] = {}
    for number, layout in enumerate(frames):
        for spot in layout.spots:
            known = spans.setdefault(spot, [])
            if known and known[-1][1] == number:
                known[-1] = (known[-1][0], number + 1)
            else:
                known.append((number, number + 1))
    for spot, times in spans.items():
        gone = "" if times[-1][1] == len(frames) else "gone "
        yield stage.artist.spot(spot, f' class="{gone}{stage.seen(times)}"')
