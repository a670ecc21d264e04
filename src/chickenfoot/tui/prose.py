"""The tableau in sentences, for screen readers: each train read outwards, each foot by its toes."""

from __future__ import annotations

from collections.abc import Iterator

from chickenfoot.rules import Tile
from chickenfoot.rules.tableau import Tableau
from chickenfoot.speech import Speech
from chickenfoot.tui.fitting import tile_text
from chickenfoot.tui.tree import Foot, foot_of


def prose(tableau: Tableau, speech: Speech, newest: Tile | None = None) -> list[str]:
    """The sentences that tell what lies on the table. Obligations and the list of ends are told elsewhere."""
    foot = foot_of(tableau)
    lines = [*_outline(tableau, speech)] if foot is None else [*_tree(foot, speech)]
    lines += [speech.say("prose-newest", tile=tile_text(one)) for one in tableau.laid if one.tile == newest]
    return lines


def _outline(tableau: Tableau, speech: Speech) -> Iterator[str]:
    if tableau.laid:
        yield speech.say("prose-lying", tiles=speech.listed(laid.tile for laid in tableau.laid))


def _tree(start: Foot, speech: Speech) -> Iterator[str]:
    yield speech.say("prose-start", double=str(start.double.tile))
    for number, run in enumerate(start.runs, start=1):
        tiles = speech.listed(tile_text(laid) for laid in run.tiles)
        if run.foot is None:
            yield speech.say("prose-arm", number=number, tiles=tiles, end=str(run.end))
        else:
            yield speech.say("prose-arm-foot", number=number, tiles=tiles, double=str(run.foot.double.tile))
            yield from _toes(run.foot, speech)
    yield from _free(start, speech)


def _toes(foot: Foot, speech: Speech) -> Iterator[str]:
    """The toes of *foot*, each with the feet it leads to before the next toe."""
    double = str(foot.double.tile)
    for number, run in enumerate(foot.runs, start=1):
        tiles = speech.listed(tile_text(laid) for laid in run.tiles)
        if run.foot is None:
            yield speech.say("prose-toe", number=number, double=double, tiles=tiles, end=str(run.end))
        else:
            leads_to = str(run.foot.double.tile)
            yield speech.say("prose-toe-foot", number=number, double=double, tiles=tiles, foot=leads_to)
            yield from _toes(run.foot, speech)
    if not foot.runs and not foot.free:
        yield speech.say("prose-bare", double=double)
    yield from _free(foot, speech)


def _free(foot: Foot, speech: Speech) -> Iterator[str]:
    if foot.free:
        yield speech.say("prose-free", count=foot.free, double=str(foot.double.tile))
