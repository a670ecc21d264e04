"""The computer players by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from chickenfoot.bots.bot import Bot
from chickenfoot.bots.fox import Fox
from chickenfoot.bots.simple import Heaviest, Random
from chickenfoot.errors import BadInput

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {"random": Random, "heaviest": Heaviest, "fox": Fox}
"""Makers of every computer player."""

STRONGEST: Final = "fox"
"""Whose advice a person is given."""


def bot_named(name: str) -> Bot:
    """A new player of kind *name*. Raises :exc:`BadInput`."""
    try:
        return BOTS[name]()
    except KeyError:
        known = ", ".join(BOTS)
        raise BadInput(
            code="unknown_bot", expected=f"one of {known}", got=name, where="bots", known=known
        ) from None
