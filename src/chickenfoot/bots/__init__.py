"""Computer players: a view, a budget and a stream of chance in, a move out.

from chickenfoot.bots import bot_named, Budget

move = bot_named("hen").choose(view, Budget(), stream)
"""

from chickenfoot.bots.bot import Bot, Budget
from chickenfoot.bots.registry import BOTS, LEVELS, bot_named
from chickenfoot.bots.simulate import Simulation, simulate
from chickenfoot.bots.sitting import bot_move, bot_stream

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Budget",
    "Simulation",
    "bot_move",
    "bot_named",
    "bot_stream",
    "simulate",
]
