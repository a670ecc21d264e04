"""Commands that come from the server itself, when something is due."""

from __future__ import annotations

from typing import NamedTuple


class BotMove(NamedTuple):
    """What a computer player chose when the table stood at *seen*; *clock*: for a guest out of time."""

    seat: int
    seen: int
    move: str
    clock: bool = False


class Tick(NamedTuple):
    """It is time for what needs nobody's choice. *seed*: 32 new bytes, should a round be offered."""

    seed: bytes


Internal = BotMove | Tick
