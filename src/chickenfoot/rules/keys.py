"""The keys of a ruleset: how each value is read from a file or a text, and written back.

A value comes in two dresses: as TOML holds it (``[2, 1]``, ``true``) and as ``--rule KEY=VALUE`` and
position lines write it (``2,1``, ``yes``). Every reader takes both; ``text`` and ``plain`` write one each.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from chickenfoot.errors import BadRuleset
from chickenfoot.rules.tiles import HIGHEST, Pip

StartingDouble = Literal["aside", "pool"]
Starter = Literal["lottery", "holder", "highest_tile", "random"]
Unheld = Literal["none", "search", "together", "comes_back", "dropped", "redeal"]
Unfinishable = Literal["play_on", "end_round", "forbid", "waive"]
Drawing = Literal["none", "one", "until_playable"]
DrawnFits = Literal["must", "may", "may_not"]
Blocked = Literal["nobody", "full_circle", "mover"]
LastDouble = Literal["allowed", "penalty", "forbidden"]
TieBreak = Literal["most_zero_rounds", "lowest_nonzero_round", "most_rounds_won"]


class Span(NamedTuple):
    """From *least* to *most*, both included."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Share:
    """Tiles per hand as *total* divided by the players, rounded half up (``42/players``)."""

    total: int


@dataclass(frozen=True, slots=True)
class AtLeast:
    """As many arms as players, but at least *least* (``players..6``, T9)."""

    least: int


@dataclass(frozen=True, slots=True)
class Target:
    """The game ends with the first total that reaches *points* (``target:100``)."""

    points: int


HandTable = tuple[tuple[int, int], ...]
"""Tiles per hand for each number of players, as pairs in rising order (T5)."""

Hand = int | HandTable | Share
Arms = Literal["players"] | int | AtLeast
Rounds = Literal["all", "down_up"] | tuple[Pip, ...]
End = Literal["all_rounds"] | Target


class Wrong(Exception):
    """A reader was handed something that is no value of its key."""


class Form(NamedTuple):
    """One way to write a value as ``KEY=VALUE``; without any signs in it, the value itself.

    ``#`` stands for a number, ``...`` for any more of what it follows.
    """

    name: str
    text: str


class Key(NamedTuple):
    """How one parameter is read and written.

    ``forms`` are what its values look like, for whoever lets people choose them. Numbers in them are from
    ``least`` to ``most``; a value may be refused all the same.
    """

    expected: str
    read: Callable[[Any], Any]
    plain: Callable[[Any], Any]  # as TOML and JSON hold it
    text: Callable[[Any], str]  # as ``KEY=VALUE`` writes it
    forms: tuple[Form, ...]
    least: int = 0
    most: int = 0


def read_value(name: str, raw: object) -> Any:
    """The value of key *name* from *raw*. Raises :exc:`BadRuleset` with key, expected and got."""
    if name not in KEYS:
        known = ", ".join(KEYS)
        raise BadRuleset(code="unknown_key", expected=f"one of {known}", got=name, where="key", known=known)
    try:
        return KEYS[name].read(raw)
    except Wrong:
        raise BadRuleset(expected=KEYS[name].expected, got=raw, where=name, key=name) from None


# --- readers ---------------------------------------------------------------------------------------


MOST: Final = 10_000
"""No number in a ruleset is higher."""


def _int(least: int, most: int = MOST) -> Callable[[Any], int]:
    def read(raw: Any) -> int:
        if isinstance(raw, str) and re.fullmatch(r"\d{1,6}", raw, re.ASCII):
            raw = int(raw)
        if isinstance(raw, bool) or not isinstance(raw, int) or not least <= raw <= most:
            raise Wrong
        return raw

    return read


_count = _int(1)
_points = _int(0)
_pip = _int(0, HIGHEST)


def _choice(*words: str) -> Callable[[Any], str]:
    def read(raw: Any) -> str:
        if raw not in words:
            raise Wrong
        return str(raw)

    return read


def _items(raw: Any) -> list[Any]:
    """A list, or a text like ``9,8,7``; a lone ``-``, ``none`` or empty text is the empty list."""
    if isinstance(raw, str):
        return [] if raw in {"", "-", "none"} else [part.strip() for part in raw.split(",")]
    if not isinstance(raw, list | tuple):
        raise Wrong
    return list(raw)


def _span(raw: Any) -> Span:
    if isinstance(raw, str):
        raw = [part.strip() for part in raw.replace("–", "-").split("-")]
    ends = [_count(end) for end in (raw if isinstance(raw, list | tuple) else [raw])]
    if not 1 <= len(ends) <= 2:
        raise Wrong
    least, most = ends[0], ends[-1]
    if not 2 <= least <= most:
        raise Wrong
    return Span(least, most)


def _hand(raw: Any) -> Hand:
    if isinstance(raw, str):
        if share := re.fullmatch(r"(\d{1,5})/players", raw, re.ASCII):
            return Share(_count(share[1]))
        if ":" in raw:
            pairs = [part.split(":") for part in raw.split(",")]
            if any(len(pair) != 2 for pair in pairs):
                raise Wrong
            raw = {players.strip(): tiles.strip() for players, tiles in pairs}
        elif "," in raw:
            raw = _items(raw)
    if isinstance(raw, list | tuple):
        raw = dict(enumerate(raw, start=2))
    if isinstance(raw, Mapping):
        if not raw:
            raise Wrong
        return tuple(sorted((_int(2)(players), _count(tiles)) for players, tiles in raw.items()))
    return _count(raw)


def _arms(raw: Any) -> Arms:
    if raw == "players":
        return "players"
    if isinstance(raw, str) and raw.startswith("players.."):
        return AtLeast(_count(raw.removeprefix("players..")))
    return _count(raw)


def _rounds(raw: Any) -> Rounds:
    if raw == "all" or raw == "down_up":
        return "all" if raw == "all" else "down_up"
    if isinstance(raw, int):
        raise Wrong
    return tuple(_pip(value) for value in _items(raw))


def _reserve(raw: Any) -> tuple[int, int]:
    tiles = [_points(part) for part in (_items(raw) if isinstance(raw, str | list | tuple) else [raw])]
    if not 1 <= len(tiles) <= 2:
        raise Wrong
    return tiles[0], tiles[-1]


def _yes_no(raw: Any) -> bool:
    if isinstance(raw, bool):
        return raw
    return _choice("yes", "no", "true", "false")(raw) in {"yes", "true"}


def _unheld(raw: Any) -> str:
    if raw in ("-", "–", ""):  # not a set: raw may be a list
        return "none"
    return _choice("none", "search", "together", "comes_back", "dropped", "redeal")(raw)


def _end(raw: Any) -> End:
    if raw == "all_rounds":
        return "all_rounds"
    if not isinstance(raw, str) or not raw.startswith("target:"):
        raise Wrong
    return Target(_count(raw.removeprefix("target:")))


_TIE_BREAKS: Final = ("most_zero_rounds", "lowest_nonzero_round", "most_rounds_won")


def _ties(raw: Any) -> tuple[str, ...]:
    breaks = tuple(_choice(*_TIE_BREAKS)(part) for part in _items(raw))
    if len(set(breaks)) != len(breaks):
        raise Wrong
    return breaks


# --- writers ---------------------------------------------------------------------------------------


def _same(value: Any) -> Any:
    return value


def _span_text(span: Span) -> str:
    return f"{span.least}-{span.most}"


def _hand_plain(hand: Hand) -> Any:
    if isinstance(hand, tuple):
        return {str(players): tiles for players, tiles in hand}
    return f"{hand.total}/players" if isinstance(hand, Share) else hand


def _hand_text(hand: Hand) -> str:
    if isinstance(hand, tuple):
        return ",".join(f"{players}:{tiles}" for players, tiles in hand)
    return str(_hand_plain(hand))


def _arms_plain(arms: Arms) -> str | int:
    return f"players..{arms.least}" if isinstance(arms, AtLeast) else arms


def _list_plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _list_text(value: Any) -> str:
    if isinstance(value, str):
        return value
    return ",".join(str(part) for part in value) or "none"


def _yes_no_text(value: Any) -> str:
    return "yes" if value else "no"


def _end_plain(end: End) -> str:
    return f"target:{end.points}" if isinstance(end, Target) else end


def _forms(*words: str, **others: str) -> tuple[Form, ...]:
    """*words* that are values themselves, and *others* by their names."""
    return (*(Form(word, word) for word in words), *(Form(name, text) for name, text in others.items()))


def _words(*words: str) -> Key:
    return Key("one of " + ", ".join(words), _choice(*words), _same, str, _forms(*words))


def _number(expected: str, least: int, most: int = MOST) -> Key:
    return Key(expected, _int(least, most), _same, str, _forms(number="#"), least, most)


KEYS: Final[Mapping[str, Key]] = {
    "set": _number("a highest pip from 2 to 18", 2, HIGHEST),
    "players": Key(
        "a range of players like 2-8", _span, _span_text, _span_text, _forms(range="#-#"), 2, MOST
    ),
    "hand": Key(
        "tiles per hand like 7, a table like 2:21,3:14, or 42/players",
        _hand,
        _hand_plain,
        _hand_text,
        _forms(table="#:#,...", number="#", share="#/players"),
        1,
        MOST,
    ),
    "starting_double": _words("aside", "pool"),
    "starter": _words("lottery", "holder", "highest_tile", "random"),
    "unheld": Key(
        "one of none, search, together, comes_back, dropped, redeal",
        _unheld,
        _same,
        str,
        _forms("none", "search", "together", "comes_back", "dropped", "redeal"),
    ),
    "rounds": Key(
        "all, down_up or a list of doubles like 9,8,7",
        _rounds,
        _list_plain,
        _list_text,
        _forms("all", "down_up", list="#,..."),
        0,
        HIGHEST,
    ),
    "arms": Key(
        "players, a number, or players..number",
        _arms,
        _arms_plain,
        lambda arms: str(_arms_plain(arms)),
        _forms("players", number="#", at_least="players..#"),
        1,
        MOST,
    ),
    "toes": _number("1, 2 or 3", 1, 3),
    "unfinishable": _words("play_on", "end_round", "forbid", "waive"),
    "must_lay": Key("yes or no", _yes_no, _same, _yes_no_text, _forms("yes", "no")),
    "draw": _words("none", "one", "until_playable"),
    "drawn_fits": _words("must", "may", "may_not"),
    "reserve": Key(
        "tiles never drawn like 1, or 2,1 for two players and more",
        _reserve,
        list,
        _list_text,
        _forms(pair="#,#"),
        0,
        MOST,
    ),
    "blocked": _words("nobody", "full_circle", "mover"),
    "last_double": _words("allowed", "penalty", "forbidden"),
    "last_double_penalty": _number("points, 1 or more", 1),  # so that it makes no zero round
    "call": _number("tiles drawn when caught, 0 for no call", 0, 100),
    "double_blank": _number("points, 0 or more", 0),
    "blank_half": _number("points, 0 or more", 0),
    "end": Key(
        "all_rounds or target:POINTS",
        _end,
        _end_plain,
        _end_plain,
        _forms("all_rounds", target="target:#"),
        1,
        MOST,
    ),
    "ties": Key(
        "a list of " + ", ".join(_TIE_BREAKS),
        _ties,
        list,
        _list_text,
        tuple(Form(word, f"{word},...") for word in _TIE_BREAKS),
    ),
}
"""Every key of the rule book's section 3, in its order."""
