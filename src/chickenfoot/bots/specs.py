"""A computer player with its budget, in one word: ``fox``, ``rooster@1s``, ``pimc@400``, ``mine:Sly@50ms``.

bot = bot_of(read_spec("mine:Sly@50ms"))      # the class Sly of the module mine, made without arguments
"""

from __future__ import annotations

import importlib
import re
from typing import Final, NamedTuple

from chickenfoot.bots.bot import Bot, Budget
from chickenfoot.bots.registry import bot_named
from chickenfoot.errors import BadInput

_BUDGET: Final = re.compile(r"([1-9][0-9]{0,8})(ms|s|)")
_OWN: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")


class Spec(NamedTuple):
    """Who plays, a name of the registry or ``module:Class``; and a budget, if it has one of its own."""

    player: str
    budget: Budget | None = None

    def __str__(self) -> str:
        return self.player if self.budget is None else f"{self.player}@{budget_text(self.budget)}"

    @property
    def is_own(self) -> bool:
        """Whether it is imported rather than taken from the registry."""
        return ":" in self.player


def read_spec(text: str, where: str = "") -> Spec:
    """The player and the budget that *text* names; nothing is imported. Raises :exc:`BadInput`."""
    player, at, budget = text.strip().partition("@")
    if ":" in player and not _OWN.fullmatch(player):
        raise BadInput(code="bad_spec", expected="a player like module:Class", got=player, where=where)
    return Spec(player, read_budget(budget, where) if at else None)


def read_specs(text: str, where: str = "") -> tuple[Spec, ...]:
    """Several players with commas between them. Raises :exc:`BadInput`."""
    return tuple(read_spec(part, where) for part in text.split(","))


def read_budget(text: str, where: str = "") -> Budget:
    """``50ms`` and ``1s`` are times, a whole number is so many samples. Raises :exc:`BadInput`."""
    found = _BUDGET.fullmatch(text.strip())
    if found is None:
        expected = "a budget like 50ms, 1s or 400 (samples)"
        raise BadInput(code="bad_budget", expected=expected, got=text, where=where)
    number, unit = int(found[1]), found[2]
    if not unit:
        return Budget(samples=number)
    return Budget(milliseconds=number if unit == "ms" else 1000 * number)


def budget_text(budget: Budget) -> str:
    """What :func:`read_budget` reads back; nothing for a budget without limits."""
    if budget.milliseconds is None:
        return "" if budget.samples is None else str(budget.samples)
    seconds, rest = divmod(budget.milliseconds, 1000)
    return f"{budget.milliseconds}ms" if rest else f"{seconds}s"


def bot_of(spec: Spec) -> Bot:
    """A new player as *spec* says. Raises :exc:`BadInput` where there is none, or what is there is no bot."""
    return _own_bot(spec.player) if spec.is_own else bot_named(spec.player)


def _own_bot(player: str) -> Bot:
    module, _, name = player.partition(":")
    try:
        bot: Bot = getattr(importlib.import_module(module), name)()
    except (Exception, SystemExit) as error:
        why = f"{type(error).__name__}: {error}"
        expected = "a class that can be imported and made without arguments"
        raise BadInput(code="bot_not_made", expected=expected, got=player, where="bots", why=why) from error
    if not callable(getattr(bot, "choose", None)) or not isinstance(getattr(bot, "name", None), str):
        expected = "a computer player, with a name and a method choose"
        raise BadInput(code="no_bot", expected=expected, got=player, where="bots")
    return bot
