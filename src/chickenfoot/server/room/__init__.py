"""One table, without any input or output: its log in, its state out; a command and the time in, entries out.

    room = fold(entries)                                 what the log says
    more = decide(room, actor, command, now, pace)       what a command adds to it, or a Refusal
    room = folded(room, more)                            the table after it
    due(room, pace)                                      what happens next by itself, and when

Everything is a frozen value. Nothing here reads a clock or makes chance: times and seeds are handed in.
"""

from chickenfoot.server.room.deciding import decide, made
from chickenfoot.server.room.due import Act, Due, due, index_of
from chickenfoot.server.room.folding import Dealing, fold, folded
from chickenfoot.server.room.internal import BotMove, Internal, Tick
from chickenfoot.server.room.refusal import Refusal
from chickenfoot.server.room.state import Actor, Pace, Place, Room

__all__ = [
    "Act",
    "Actor",
    "BotMove",
    "Dealing",
    "Due",
    "Internal",
    "Pace",
    "Place",
    "Refusal",
    "Room",
    "Tick",
    "decide",
    "due",
    "fold",
    "folded",
    "index_of",
    "made",
]
