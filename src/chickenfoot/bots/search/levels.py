"""The searching players by name. What each reaches is measured in docs/strength.md."""

from __future__ import annotations

from chickenfoot.bots.search.habits import PLAIN_SAMPLING, WHOLE_GAME
from chickenfoot.bots.search.player import Searcher


def pullet() -> Searcher:
    """Looks at a handful of deals."""
    return Searcher("pullet", WHOLE_GAME, deals=4, plain_deals=2)


def hen() -> Searcher:
    """A good player at the family table."""
    return Searcher("hen", WHOLE_GAME, deals=24, plain_deals=12)


def rooster() -> Searcher:
    """The strongest."""
    return Searcher("rooster", WHOLE_GAME, deals=256, plain_deals=48)


def pimc() -> Searcher:
    """Perfect information Monte Carlo in its plain form: every move on each of the deals, fewest points."""
    return Searcher("pimc", PLAIN_SAMPLING, deals=400, plain_deals=400)
