"""The command ``draw``: a table, or a whole round, as a picture."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

from cyclopts import Parameter

from chickenfoot.cli.options import Json, print_json
from chickenfoot.cli.records import played_in

if TYPE_CHECKING:
    from chickenfoot.geometry import Aspect, Layout, Play, Shape
    from chickenfoot.geometry.svg import Style
    from chickenfoot.rules import State

_BEGINNING: Final = b"<svg"
"""How the pictures begin that may be written over."""

NARROWEST: Final = 10
"""How many times as long as the other one side of the picture may be."""


def draw(
    table: Annotated[str, Parameter(help="A position line, or a record's file (docs/notation.md).")],
    /,
    *,
    number: Annotated[
        int | None, Parameter(name="--round", help="Which round of a record; the last one if not given.")
    ] = None,
    to: Annotated[int | None, Parameter(help="After how many plies of a record; all if not given.")] = None,
    style: Annotated[str, Parameter(help="What tiles show: pips or numerals.")] = "pips",
    aspect: Annotated[str, Parameter(help="The proportions of the place the picture is for, W:H.")] = "16:10",
    out: Annotated[
        Path | None, Parameter(name=["--out", "-o"], help="Draw into this SVG file, not on standard output.")
    ] = None,
    as_json: Json = False,
    animate: Annotated[
        bool, Parameter(help="Show the tiles being laid, one after the other.", negative=())
    ] = False,
) -> int:
    """Draw a table as SVG. With --json, print where its tiles lie."""
    from chickenfoot.geometry import lay_out, shape_of
    from chickenfoot.geometry.vectors import vector_of

    _check_out(out)
    chosen, proportions = _style(style), _aspect(aspect)
    shown = _of_position(table, number, to) if _is_position(table) else _of_record(Path(table), number, to)
    shape = shape_of(shown.state.ruleset, shown.state.players)
    if as_json:
        layout = lay_out(shape, proportions, shown.plays)
        print_json(vector_of(shape, proportions, shown.plays, layout))
    if out is not None or not as_json:
        make = _moving if animate else _still
        _write(make(shown, shape, proportions, chosen), out)
    return 0


# --- what was asked for ------------------------------------------------------------------------------


def _check_out(out: Path | None) -> None:
    """A picture may be written over a picture, and over nothing else, whatever that is called."""
    from chickenfoot.errors import BadInput

    if out is None:
        return
    if out.suffix.lower() != ".svg" or not out.parent.is_dir():
        expected = "a file name that ends in .svg, in a folder that is there"
        raise BadInput(code="bad_plot", expected=expected, got=str(out), where="--out")
    if out.exists() and not _is_picture(out):
        expected = "a new file, or a picture to be written over"
        raise BadInput(code="no_picture", expected=expected, got=str(out), where="--out")


def _is_picture(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(_BEGINNING)) in (_BEGINNING, b"")


def _style(text: str) -> Style:
    from chickenfoot.errors import BadInput
    from chickenfoot.geometry.svg import STYLES

    for style in STYLES:
        if text == style:
            return style
    known = ", ".join(STYLES)
    raise BadInput(code="unknown_style", expected=f"one of {known}", got=text, where="--style", known=known)


def _aspect(text: str) -> Aspect:
    from chickenfoot.errors import BadInput
    from chickenfoot.geometry import Aspect

    match = re.fullmatch(r"\s*([1-9]\d{0,4})\s*:\s*([1-9]\d{0,4})\s*", text, re.ASCII)
    if match is not None:
        width, height = int(match[1]), int(match[2])
        if max(width, height) <= NARROWEST * min(width, height):
            return Aspect(width, height)
    expected = f"proportions like 16:10, in whole numbers, from 1:{NARROWEST} to {NARROWEST}:1"
    raise BadInput(code="bad_aspect", expected=expected, got=text, where="--aspect", most=NARROWEST)


# --- what is drawn -----------------------------------------------------------------------------------


class _Shown(NamedTuple):
    """What a picture shows: the state, the plays that led to it, and whether the newest is to be marked."""

    state: State
    plays: tuple[Play, ...]
    is_told: bool  # whether the plays stand in the order they were made
    is_over: bool


def _is_position(text: str) -> bool:
    """Whether *text* is a position line, not a file's name: it has spaces, and no file is called so."""
    try:
        return not text.strip() or (len(text.split()) > 1 and not Path(text).is_file())
    except (OSError, ValueError):  # too long for a file's name, or with signs that none can have
        return True


def _of_position(line: str, number: int | None, to: int | None) -> _Shown:
    from chickenfoot.errors import BadInput
    from chickenfoot.geometry import plays_of
    from chickenfoot.geometry.pictures import check_drawable
    from chickenfoot.rules import ending, parse_position

    for option, given in (("--round", number), ("--to", to)):
        if given is not None:
            raise BadInput(code="only_records", expected="a record", got=line, where=option)
    state = parse_position(line)
    check_drawable(state.tableau)
    return _Shown(state, plays_of(state.tableau), is_told=False, is_over=ending(state) is not None)


def _of_record(path: Path, number: int | None, to: int | None) -> _Shown:
    from chickenfoot.errors import BadInput, Verbatim
    from chickenfoot.geometry.history import plays_through
    from chickenfoot.geometry.pictures import check_drawable
    from chickenfoot.notation import moves_after_plies, state_at

    played = played_in(path)
    if not played.states:
        got = Verbatim("none")
        raise BadInput(code="no_rounds_told", expected="a record with a round", got=got, where=str(path))
    number = len(played.states) if number is None else number
    counts = moves_after_plies(played, number)
    ply = len(counts) - 1 if to is None else to
    state = state_at(played, number, ply)
    if state.tableau.awaits_start:
        expected = "a moment at which a tile lies on the table"
        raise BadInput(code="nothing_laid", expected=expected, got=ply, where="--to")
    check_drawable(state.tableau)
    states = played.states[number - 1][: counts[ply] + 1]
    over = ply == len(counts) - 1 and played.record.rounds[number - 1].claims_end
    return _Shown(state, plays_through(one.tableau for one in states), is_told=True, is_over=over)


# --- how ---------------------------------------------------------------------------------------------


def _still(shown: _Shown, shape: Shape, aspect: Aspect, style: Style) -> str:
    from chickenfoot.cli.words import say
    from chickenfoot.geometry import lay_out
    from chickenfoot.geometry.svg import to_svg

    newest = shown.plays[-1].tile if shown.is_told else None
    layout = _last(shown, lay_out(shape, aspect, shown.plays))
    description = " ".join([*_told(shown), *([say("prose-newest", tile=str(newest))] if newest else [])])
    return to_svg(layout, style=style, newest=newest, title=_title(shown), description=description)


def _moving(shown: _Shown, shape: Shape, aspect: Aspect, style: Style) -> str:
    from chickenfoot.cli.words import say
    from chickenfoot.geometry import each_layout
    from chickenfoot.geometry.animation import animate

    layouts = [*each_layout(shape, aspect, shown.plays)]
    layouts[-1] = _last(shown, layouts[-1])
    how = "draw-moving" if shown.is_told else "draw-growing"
    description = " ".join([say(how), *_told(shown)])
    return animate(
        layouts, style=style, title=_title(shown), description=description, marks_newest=shown.is_told
    )


def _last(shown: _Shown, layout: Layout) -> Layout:
    from chickenfoot.geometry.pictures import at_rest

    return at_rest(layout) if shown.is_over else layout


def _title(shown: _Shown) -> str:
    from chickenfoot.cli.words import say

    return say("draw-title", double=str(shown.state.tableau.start))


def _told(shown: _Shown) -> list[str]:
    """What the picture shows, in sentences."""
    from chickenfoot.cli.words import say, speech
    from chickenfoot.tui.words import ends_sentence

    now = say("draw-over") if shown.is_over else ends_sentence(shown.state.tableau, speech())
    return [say("draw-tiles", count=len(shown.plays)), now]


def _write(svg: str, out: Path | None) -> None:
    if out is None:
        print(svg, end="")
    else:
        out.write_text(svg, encoding="utf-8", newline="\n")
