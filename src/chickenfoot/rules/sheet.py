"""The rule sheet: what a ruleset means, in the order one explains it at a kitchen table.

The sheet is made of message ids with arguments; the words are in ``speech``. Of every parameter only what
applies is said.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from chickenfoot.rules.keys import AtLeast, Share, Target
from chickenfoot.rules.ruleset import Ruleset
from chickenfoot.rules.tiles import double, whole_set


class Line(NamedTuple):
    """One or two sentences: the id of the message and what to put into it."""

    id: str
    args: dict[str, str | int]


def sheet(ruleset: Ruleset, players: int | None = None) -> tuple[Line, ...]:
    """The rules of *ruleset* in words, for a table of *players* if that is known."""
    return (
        *_before_the_first_tile(ruleset, players),
        *_start_of_a_round(ruleset, players),
        *_turns(ruleset, players),
        *_doubles(ruleset),
        *_end_of_a_round(ruleset),
        *_end_of_the_game(ruleset),
    )


def _line(message: str, **args: str | int) -> Line:
    return Line(message, args)


def _of_value(key: str, value: str, **args: str | int) -> Line:
    """The line of one value of a key."""
    return Line(f"sheet-{key}-{value}".replace("_", "-"), args)


def _before_the_first_tile(rules: Ruleset, players: int | None) -> Iterator[Line]:
    yield _line("sheet-aim")
    tiles = len(whole_set(rules.set))
    if players is None:
        least, most = rules.players
        yield _line("sheet-set", set=rules.set, tiles=tiles, least=least, most=most)
    else:
        yield _line("sheet-set-here", set=rules.set, tiles=tiles, players=players)
    yield _rounds(rules)
    yield _hand(rules, players)


def _rounds(rules: Ruleset) -> Line:
    doubles = [str(double(value)) for value in rules.doubles()]
    count = 0 if isinstance(rules.end, Target) else len(doubles)
    if isinstance(rules.rounds, tuple):
        return _line("sheet-rounds-list", count=count, doubles=", ".join(doubles))
    return _of_value("rounds", rules.rounds, count=count, first=doubles[0], second=doubles[1])


def _hand(rules: Ruleset, players: int | None) -> Line:
    count = None if players is None else rules.hand_for(players)
    if isinstance(rules.hand, int):
        count = rules.hand
    if count is not None:
        return _line("sheet-hand", count=count)
    if isinstance(rules.hand, Share):
        return _line("sheet-hand-share", total=rules.hand.total)
    assert isinstance(rules.hand, tuple)
    return _line("sheet-hand-table", table=", ".join(f"{seats}: {tiles}" for seats, tiles in rules.hand))


def _start_of_a_round(rules: Ruleset, players: int | None) -> Iterator[Line]:
    if rules.starting_double == "aside":
        yield _line("sheet-starting-double-aside")
    yield _of_value("starter", rules.starter)
    if rules.unheld != "none":
        yield _of_value("unheld", rules.unheld)
    yield _arms(rules, players)


def _arms(rules: Ruleset, players: int | None) -> Line:
    if players is not None:
        return _line("sheet-arms", count=rules.arms_for(players))
    if isinstance(rules.arms, AtLeast):
        return _line("sheet-arms-at-least", least=rules.arms.least)
    return _line("sheet-arms-players") if rules.arms == "players" else _line("sheet-arms", count=rules.arms)


def _turns(rules: Ruleset, players: int | None) -> Iterator[Line]:
    must = "yes" if rules.must_lay else "no"
    yield _of_value("must_lay", must)
    if rules.draw == "none":
        yield _line("sheet-draw-none", must=must)
        return
    yield _of_value(f"draw_{rules.draw}", rules.drawn_fits, must=must)
    yield _reserve(rules, players)


def _reserve(rules: Ruleset, players: int | None) -> Line:
    two, more = rules.reserve if players is None else (rules.reserve_for(players),) * 2
    if two != more:
        return _line("sheet-reserve-by-players", two=two, more=more)
    return _line("sheet-reserve", count=two) if two else _line("sheet-reserve-none")


def _doubles(rules: Ruleset) -> Iterator[Line]:
    yield _line("sheet-foot", toes=rules.toes)
    yield _of_value("unfinishable", rules.unfinishable)
    if rules.last_double == "penalty":
        yield _line("sheet-last-double-penalty", points=rules.last_double_penalty)
    else:
        yield _of_value("last_double", rules.last_double)
    if rules.call:
        yield _line("sheet-call", count=rules.call)


def _end_of_a_round(rules: Ruleset) -> Iterator[Line]:
    yield _of_value("blocked", rules.blocked)
    yield _line("sheet-points")
    if rules.double_blank:
        yield _line("sheet-double-blank", points=rules.double_blank)
    if rules.blank_half:
        yield _line("sheet-blank-half", points=rules.blank_half)


def _end_of_the_game(rules: Ruleset) -> Iterator[Line]:
    if isinstance(rules.end, Target):
        yield _line("sheet-end-target", points=rules.end.points)
    else:
        yield _line("sheet-end-all-rounds")
    for order, name in enumerate(rules.ties, start=1):
        yield _of_value("ties", name, order=order)
    yield _line("sheet-ties-shared")
