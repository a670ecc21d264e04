"""Make the drawn tables that Python and the browser agree on anew: ``python -m tests.geometry.make``.

To be run in the checkout; takes half a minute. A file of ``tests/geometry`` has a list of tables, one a line,
each with a name and as ``chickenfoot.geometry.vectors`` writes it. Their plays come from fixed seeds, by the
rules and the players alone: a change of the layout changes only where tiles lie. (But of a *tight* round the
seed is looked for, so that there is always one in which tiles make room.)
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from chickenfoot.bots.bot import Budget
from chickenfoot.bots.registry import bot_named
from chickenfoot.bots.sitting import play_through
from chickenfoot.geometry import (
    Aspect,
    Play,
    Shape,
    lay_out,
    plays_of,
    plays_through,
    shape_of,
    vector_of,
)
from chickenfoot.rules import Ruleset, State, seed_of

HERE: Final = Path(__file__).parent

DESKTOP, PHONE, SQUARE = Aspect(16, 10), Aspect(9, 19), Aspect(1, 1)
VIDEO, BANNER = Aspect(1280, 720), Aspect(3, 1)
FLATTEST, TALLEST = Aspect(10, 1), Aspect(1, 10)


class Case(NamedTuple):
    """A table to be drawn: one round, every seat played by a bot of the same kind.

    *part*: how much of it is laid, in per cent. *bare*: only the last position is known, so tiles are laid
    breadth first. *tight*: the first seed with which tiles have to make room is taken.
    """

    name: str
    ruleset: str
    players: int
    bot: str
    aspect: Aspect
    part: int = 100
    bare: bool = False
    tight: bool = False


class Drawn(NamedTuple):
    """What goes into a layout."""

    shape: Shape
    aspect: Aspect
    plays: tuple[Play, ...]


WAIVE = "unfinishable=waive"
"""Feet that cannot be completed end no round, so more tiles are laid."""

CASES: Final = {
    "trains": [
        Case("trains, two players", "trains", 2, "fox", DESKTOP),
        Case("trains, three players, as a banner", "trains", 3, "fox", BANNER),
        Case("trains, four players", "trains", 4, "heaviest", DESKTOP),
        Case("trains, five players, square", "trains", 5, "heaviest", SQUARE),
        Case("trains, six players, as a video", "trains", 6, "fox", VIDEO),
        Case("trains, seven players, on a phone", "trains", 7, "random", PHONE),
        Case("trains, eight players", "trains", 8, "fox", DESKTOP),
        Case(
            "trains, the option of eight, half a round", "trains;arms=players..8", 3, "random", PHONE, part=50
        ),
    ],
    "presets": [
        Case("cross, four players", "cross", 4, "fox", DESKTOP),
        Case("cross, six players, on a phone", "cross", 6, "random", PHONE),
        Case("howsley, two players", "howsley", 2, "fox", DESKTOP),
        Case("howsley, six players, on a phone", "howsley", 6, "random", PHONE, part=60),
        Case("hub, four players", "hub", 4, "fox", VIDEO),
        Case("hub, eight players, square", "hub", 8, "random", SQUARE, part=60),
        Case("pagat, three players", "pagat", 3, "fox", DESKTOP),
        Case("family, six players, as a banner", "family", 6, "random", BANNER),
    ],
    "sets": [
        *(
            Case(f"double-six, {players} players", "trains;set=6;hand=21/players", players, "fox", aspect)
            for players, aspect in enumerate((DESKTOP, PHONE, SQUARE, BANNER), start=2)
        ),
        Case("double-six, waived feet", f"cross;set=6;hand=5;{WAIVE}", 4, "random", VIDEO),
        Case("double-twelve, eight players, on a phone", "cross;set=12", 8, "random", PHONE, part=60),
        Case("double-twelve, twelve trains", "trains;set=12;arms=12", 6, "fox", DESKTOP, part=60),
        Case("double-fifteen, a third of a round", "trains;set=15", 5, "heaviest", VIDEO, part=30),
        Case("double-eighteen, a third of a round", f"cross;set=18;{WAIVE}", 6, "random", DESKTOP, part=30),
    ],
    "unusual": [
        Case("one train", "trains;set=7;hand=8;arms=1", 3, "random", SQUARE),
        Case("two toes", "trains;set=3;hand=3;arms=2;toes=2", 2, "random", DESKTOP),
        Case("one toe", "trains;set=2;hand=2;arms=2;toes=1", 2, "random", SQUARE),
        Case("two toes on a phone", f"trains;toes=2;{WAIVE}", 3, "fox", PHONE),
        Case("waived feet", f"trains;{WAIVE}", 4, "random", DESKTOP),
        Case("the starting double", "howsley", 4, "heaviest", PHONE, part=1),
        Case("the opening", "hub", 4, "heaviest", DESKTOP, part=15),
        Case("half a round", "trains", 5, "fox", VIDEO, part=50),
        Case("a bare position", "trains", 4, "heaviest", DESKTOP, bare=True),
        Case("a bare position with waived feet", f"trains;{WAIVE}", 4, "fox", PHONE, bare=True),
        Case("as flat as can be", "trains;arms=2", 2, "random", FLATTEST),
        Case("as tall as can be", "cross", 7, "random", TALLEST),
        Case(
            "tiles that make room", f"trains;set=6;hand=7;arms=6;{WAIVE}", 3, "random", FLATTEST, tight=True
        ),
    ],
}
"""The tables of each file."""


# --- what goes in ------------------------------------------------------------------------------------


def drawn(case: Case) -> Drawn:
    """What is to be laid out for *case*."""
    if not case.tight:
        return _drawn(case, 0)
    found = (_drawn(case, number) for number in count())
    return next(one for one in found if lay_out(*one).shifts)


def _drawn(case: Case, number: int) -> Drawn:
    ruleset = Ruleset.parse(case.ruleset)
    states = [*_round(ruleset, case.players, case.bot, f"{case.name} {number}")]
    plays = plays_of(states[-1].tableau) if case.bare else plays_through(one.tableau for one in states)
    some = max(1, len(plays) * case.part // 100)
    return Drawn(shape_of(ruleset, case.players), case.aspect, plays[:some])


def _round(ruleset: Ruleset, players: int, bot: str, seed: str) -> Iterator[State]:
    """Every state of a game's first round."""
    bots = [bot_named(bot) for _ in range(players)]
    for game in play_through(ruleset, bots, seed_of(seed), Budget()):
        assert game.round is not None
        yield game.round.state
        if game.state is None:
            return


# --- what comes out ----------------------------------------------------------------------------------


def plain(name: str, one: Drawn) -> dict[str, object]:
    """A table as its file has it."""
    return {"name": name, **vector_of(*one, lay_out(*one))}


def text_of(cases: list[Case]) -> str:
    """The text of a file."""
    lines = [json.dumps(plain(case.name, drawn(case)), separators=(",", ":")) for case in cases]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def main() -> None:
    for name, cases in CASES.items():
        (HERE / f"{name}.json").write_text(text_of(cases), encoding="utf-8")


if __name__ == "__main__":
    main()
