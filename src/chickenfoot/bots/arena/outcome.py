"""What one game of an arena leaves behind, and how it is written as one line."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from chickenfoot.bots.arena.plan import Key
from chickenfoot.bots.arena.times import MoveTimes


class Outcome(NamedTuple):
    """A game that was played: which one it was, and by seat who sat there, what came of it, the times."""

    deal: int
    line_up: int
    rotation: int
    bots: tuple[str, ...]
    places: tuple[int, ...]
    totals: tuple[int, ...]
    rounds: int
    times: tuple[MoveTimes, ...]

    @property
    def key(self) -> Key:
        return self.deal, self.line_up, self.rotation


class Failure(NamedTuple):
    """A game that could not be played to its end, whose fault that is, and what happened."""

    bot: str
    deal: int
    seed: bytes
    text: str


def write_outcome(outcome: Outcome) -> str:
    """One line of JSON, without a line end."""
    return json.dumps(outcome._asdict() | {"times": [time._asdict() for time in outcome.times]})


def read_outcome(line: str | bytes) -> Outcome:
    """What :func:`write_outcome` wrote. Raises ValueError where it wrote something else."""
    try:
        outcome = _outcome(json.loads(line))
    except (KeyError, TypeError, AttributeError, RecursionError) as error:
        raise ValueError(f"{type(error).__name__}: {error}") from None
    if len({len(by_seat) for by_seat in (outcome.bots, outcome.places, outcome.totals, outcome.times)}) > 1:
        raise ValueError("as many entries as seats")
    return outcome


def _outcome(raw: Any) -> Outcome:
    return Outcome(
        deal=_number(raw["deal"]),
        line_up=_number(raw["line_up"]),
        rotation=_number(raw["rotation"]),
        bots=tuple(map(str, raw["bots"])),
        places=tuple(map(_number, raw["places"])),
        totals=tuple(map(_number, raw["totals"])),
        rounds=_number(raw["rounds"]),
        times=tuple(map(_times, raw["times"])),
    )


def _times(raw: Any) -> MoveTimes:
    times = MoveTimes(_number(raw["moves"]), _number(raw["micros"]), raw["bins"])
    if sum(count for _, count in times.counts()) != times.moves:
        raise ValueError(f"{times.moves} moves in bins")
    return times


def _number(raw: Any) -> int:
    if type(raw) is not int or raw < 0:
        raise ValueError(f"a number, got {raw!r}")
    return raw
