"""The pictures in docs/images: a dozen rounds between `heaviest` players, drawn as `chickenfoot draw` does.

Written anew they are the same, byte for byte, until the layout or what is drawn changes.

    scripts/bench pictures [NAME …] [--into FOLDER]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from chickenfoot.bots import Budget, bot_named
from chickenfoot.bots.sitting import play_through
from chickenfoot.geometry import Aspect, Layout, Play, animate, each_layout, plays_through, shape_of, to_svg
from chickenfoot.geometry.pictures import at_rest
from chickenfoot.geometry.svg import Style, Theme
from chickenfoot.rules import Ruleset, seed_of
from chickenfoot.rules.tableau import Tableau
from chickenfoot.rules.tiles import tile

IMAGES: Final = Path(__file__).resolve().parent.parent / "docs" / "images"
WIDE: Final = Aspect(16, 9)
TALL: Final = Aspect(390, 844)
LARGEST: Final = 200_000
"""How many bytes a picture may have."""


class Drawn(NamedTuple):
    """A picture: which table, which of the rounds that are played there, and how it is drawn.

    *left*: how many of the round's plays are left out at its end. *moves*: it shows the round growing.
    """

    rules: Ruleset
    players: int
    round: int = 1
    aspect: Aspect = WIDE
    style: Style = "pips"
    theme: Theme = "auto"
    left: int = 0
    moves: bool = False


def trains(top: int, players: int) -> Ruleset:
    """The preset; of a set larger than its own, four fifths are dealt."""
    tiles = (top + 1) * (top + 2) // 2
    return (
        Ruleset.of("trains") if top == 9 else Ruleset.of("trains", set=top, hand=4 * tiles // (5 * players))
    )


PICTURES: Final = {
    "trains-9-two": Drawn(trains(9, 2), 2),
    "trains-9-four": Drawn(trains(9, 4), 4),
    "trains-9-four-phone": Drawn(trains(9, 4), 4, 8, TALL),
    "trains-9-foot": Drawn(trains(9, 4), 4, 3, left=9, theme="light"),
    "trains-9-six": Drawn(trains(9, 6), 6, 3, style="numerals"),
    "trains-9-eight": Drawn(trains(9, 8), 8, 2, theme="dark"),
    "cross-9-growing": Drawn(Ruleset.of("cross"), 4, 2, moves=True),
    "cross-9-seven": Drawn(Ruleset.of("cross"), 7, style="numerals", theme="dark"),
    "trains-12-phone": Drawn(trains(12, 4), 4, 2, TALL),
    "cross-12-eight": Drawn(Ruleset.of("cross", set=12), 8, 2),
    "trains-15-eight": Drawn(trains(15, 8), 8, 2),
    "trains-18-four": Drawn(trains(18, 4), 4, 1, style="numerals"),
}


def plays_of_round(drawn: Drawn) -> tuple[Play, ...]:
    """What was laid in the round that is drawn."""
    bots, seed = [bot_named("heaviest")] * drawn.players, seed_of("pictures")
    tableaus: list[Tableau] = []
    for game in play_through(drawn.rules, bots, seed, Budget()):
        assert game.round is not None
        if game.round.number == drawn.round:
            tableaus.append(game.round.state.tableau)
        if len(game.results) == drawn.round:
            break
    return plays_through(tableaus)


def layouts_of(drawn: Drawn) -> Iterator[Layout]:
    """The table after each play that is shown; none can follow the last of the round."""
    plays = plays_of_round(drawn)
    shown = plays[: len(plays) - drawn.left]
    for number, layout in enumerate(each_layout(shape_of(drawn.rules, drawn.players), drawn.aspect, shown)):
        yield at_rest(layout) if number == len(plays) - 1 else layout


def picture_of(drawn: Drawn) -> str:
    """The picture's text."""
    layouts = [*layouts_of(drawn)]
    last = layouts[-1]
    top = drawn.rules.set
    title = f"Chicken Foot, the round of {tile(last.tiles[0].tail, last.tiles[0].tail)}"
    description = f"{len(last.tiles)} tiles of a double-{top} set, laid by {drawn.players} players."
    if drawn.moves:
        return animate(layouts, style=drawn.style, title=title, description=description, theme=drawn.theme)
    newest = last.tiles[-1].tile
    return to_svg(
        last, style=drawn.style, newest=newest, title=title, description=description, theme=drawn.theme
    )


def main() -> int:
    """Write the pictures; 1 when one is too large."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(PICTURES))
    parser.add_argument("--into", type=Path, default=IMAGES, metavar="FOLDER")
    options = parser.parse_args()
    options.into.mkdir(parents=True, exist_ok=True)
    failed = False
    for name in options.names or PICTURES:
        path = options.into / f"{name}.svg"
        path.write_text(picture_of(PICTURES[name]), encoding="ascii", newline="\n")
        size = path.stat().st_size
        failed |= size > LARGEST
        print(f"{size:7} {path}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
