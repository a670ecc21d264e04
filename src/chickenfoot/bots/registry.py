"""The computer players by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from chickenfoot.bots.bot import Bot
from chickenfoot.bots.fox import Fox
from chickenfoot.bots.search.levels import hen, pimc, pullet, rooster
from chickenfoot.bots.search.player import Searcher
from chickenfoot.bots.simple import Chick, Heaviest, Random
from chickenfoot.errors import BadInput

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    "chick": Chick,
    "pullet": pullet,
    "hen": hen,
    "rooster": rooster,
    "random": Random,
    "heaviest": Heaviest,
    "fox": Fox,
    "pimc": pimc,
}
"""Makers of every computer player: the four levels, weakest first, then those that others are measured by."""

LEVELS: Final = ("chick", "pullet", "hen", "rooster")
"""The players for people to play against, weakest first (docs/strength.md)."""

SEARCHING: Final = frozenset(name for name, make in BOTS.items() if isinstance(make(), Searcher))
"""The players that try their moves on sampled deals, and think less deeply without the compiled simulator."""


def bot_named(name: str) -> Bot:
    """A new player of kind *name*. Raises :exc:`BadInput`."""
    try:
        return BOTS[name]()
    except KeyError:
        known = ", ".join(BOTS)
        raise BadInput(
            code="unknown_bot", expected=f"one of {known}", got=name, where="bots", known=known
        ) from None
