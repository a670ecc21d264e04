"""What an arena plays: line-ups, deals, and every deal once in each seat rotation.

Bots are seated in order, and the last one fills what is left. Where there are more bots than seats, every
choice of them is a line-up of its own. A *deal* is one game seed, ``subseed(seed, "game d")``: all line-ups
play it, in every rotation of their seats that differs, so nobody can thank the tiles.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any, Final, NamedTuple

from chickenfoot.bots.bot import Budget
from chickenfoot.bots.specs import Spec, bot_of, budget_text, read_budget, read_spec
from chickenfoot.errors import BadInput, Verbatim
from chickenfoot.rules import Ruleset, subseed

FORMAT: Final = "chickenfoot arena"
VERSION: Final = 1
MOST_LINE_UPS: Final = 10_000
UNLIMITED: Final = Budget()

LineUp = tuple[Spec, ...]
Key = tuple[int, int, int]
"""Deal, line-up, rotation."""


class Job(NamedTuple):
    """One game, with all that a process elsewhere needs to play it; *bots* in seat order."""

    deal: int
    line_up: int
    rotation: int
    ruleset: Ruleset
    bots: LineUp
    budget: Budget
    seed: bytes

    @property
    def key(self) -> Key:
        return self.deal, self.line_up, self.rotation


@dataclass(frozen=True, slots=True)
class Plan:
    """All that determines the games. ``budget`` is for the bots that have none of their own."""

    ruleset: Ruleset
    bots: tuple[Spec, ...]
    players: int
    games: int
    seed: bytes
    budget: Budget = UNLIMITED

    def check(self) -> None:
        """Raise :exc:`BadInput` unless the table can be seated and dealt and every bot is there."""
        self.ruleset.check_table(self.players)
        if self.games < 1:
            raise _too_small("at least one game", self.games, "games")
        if not self.bots:
            raise _too_small("at least one computer player", 0, "bots")
        if math.comb(len(self.bots), min(self.players, len(self.bots))) > MOST_LINE_UPS:
            expected = f"at most {MOST_LINE_UPS} line-ups"
            got, most = Verbatim("more"), MOST_LINE_UPS
            raise BadInput(code="too_many_line_ups", expected=expected, got=got, where="bots", most=most)
        for spec in self.bots:
            bot_of(spec)

    @property
    def line_ups(self) -> tuple[LineUp, ...]:
        """Who plays together, in seat order."""
        return line_ups(self.bots, self.players)

    @property
    def games_per_deal(self) -> int:
        return sum(len(rotations(line_up)) for line_up in self.line_ups)

    @property
    def deals(self) -> int:
        """So many that at least ``games`` games are played."""
        return -(-self.games // self.games_per_deal)

    @property
    def whole_games(self) -> int:
        """The games that are played: ``games``, rounded up to whole deals."""
        return self.deals * self.games_per_deal

    def jobs(self) -> Iterator[Job]:
        """Every game, in the order deal, line-up, rotation."""
        for deal in range(self.deals):
            seed = subseed(self.seed, f"game {deal}")
            for number, line_up in enumerate(self.line_ups):
                for rotation, bots in enumerate(rotations(line_up)):
                    yield Job(deal, number, rotation, self.ruleset, bots, self.budget, seed)

    def bots_of(self, key: Key) -> LineUp | None:
        """Who plays the game *key*, in seat order; None where there is no such game."""
        deal, number, rotation = key
        if not (0 <= deal < self.deals and 0 <= number < len(self.line_ups)):
            return None
        turned = rotations(self.line_ups[number])
        return turned[rotation] if 0 <= rotation < len(turned) else None

    # --- as JSON -----------------------------------------------------------------------------------

    def plain(self) -> dict[str, Any]:
        """The plan as JSON holds it."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "ruleset": str(self.ruleset),
            "players": self.players,
            "bots": [str(spec) for spec in self.bots],
            "games": self.games,
            "seed": self.seed.hex(),
            "budget": budget_text(self.budget) or None,
        }


@cache
def line_ups(bots: tuple[Spec, ...], players: int) -> tuple[LineUp, ...]:
    """Who plays together; of line-ups that are rotations of each other only the first."""
    if len(bots) <= players:
        return ((*bots, *bots[-1:] * (players - len(bots))),)
    found: dict[frozenset[LineUp], LineUp] = {}
    for line_up in combinations(bots, players):
        found.setdefault(frozenset(rotations(line_up)), line_up)
    return tuple(found.values())


@cache
def rotations(line_up: LineUp) -> tuple[LineUp, ...]:
    """The ways to sit that differ, everybody one seat further each time."""
    turned = (line_up[-by:] + line_up[:-by] for by in range(len(line_up)))
    return tuple(dict.fromkeys(turned))


def read_plan(text: str, where: str) -> Plan:
    """The plan written as *text*, from the place *where*. Raises :exc:`BadInput`."""
    try:
        raw = json.loads(text)
        if (raw["format"], raw["version"]) != (FORMAT, VERSION):
            raise ValueError(f"{raw['format']} {raw['version']}")
        return Plan(
            ruleset=Ruleset.parse(raw["ruleset"]),
            bots=tuple(read_spec(text) for text in raw["bots"]),
            players=int(raw["players"]),
            games=int(raw["games"]),
            seed=bytes.fromhex(raw["seed"]),
            budget=read_budget(raw["budget"]) if raw["budget"] else UNLIMITED,
        )
    except (ValueError, OverflowError, KeyError, TypeError, AttributeError, RecursionError) as error:
        expected = f"a plan of {FORMAT}, version {VERSION}"
        got = Verbatim(f"{type(error).__name__}: {error}")
        raise BadInput(code="bad_plan", expected=expected, got=got, where=where, version=VERSION) from None


def _too_small(expected: str, got: int, where: str) -> BadInput:
    return BadInput(code="too_small", expected=expected, got=got, where=where, least=1)
