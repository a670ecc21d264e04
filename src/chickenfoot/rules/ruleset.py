"""One frozen value that says how a table plays: every parameter of the rule book's section 3.

A :class:`Ruleset` never contradicts itself (section 4, items 2 and 3); whether a number of players can
be seated is a question of its own, :meth:`Ruleset.check_table` (section 4, items 1 and 2).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final, NamedTuple

from chickenfoot.errors import BadRuleset, Detail, Verbatim
from chickenfoot.rules.keys import (
    KEYS,
    Arms,
    AtLeast,
    Blocked,
    Drawing,
    DrawnFits,
    End,
    Hand,
    LastDouble,
    Rounds,
    Share,
    Span,
    Starter,
    StartingDouble,
    TieBreak,
    Unfinishable,
    Unheld,
    read_value,
)
from chickenfoot.rules.tiles import HIGHEST, Pip, whole_set


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """How a table plays. Defaults are the ruleset ``trains``. Raises :exc:`BadRuleset` when contradictory."""

    set: Pip = 9
    players: Span = Span(2, 8)
    hand: Hand = ((2, 21), (3, 14), (4, 11), (5, 8), (6, 7), (7, 6), (8, 5))
    starting_double: StartingDouble = "aside"
    starter: Starter = "lottery"
    unheld: Unheld = "none"
    rounds: Rounds = "all"
    arms: Arms = "players"
    toes: int = 3
    unfinishable: Unfinishable = "play_on"
    must_lay: bool = True
    draw: Drawing = "one"
    drawn_fits: DrawnFits = "must"
    reserve: tuple[int, int] = (2, 1)
    blocked: Blocked = "nobody"
    last_double: LastDouble = "allowed"
    last_double_penalty: int = 50
    call: int = 0
    double_blank: int = 0
    blank_half: int = 0
    end: End = "all_rounds"
    ties: tuple[TieBreak, ...] = ()

    def __post_init__(self) -> None:
        for name, key in KEYS.items():
            value = getattr(self, name)
            if read_value(name, key.plain(value)) != value:
                raise BadRuleset(expected=key.expected, got=value, where=name, key=name)
        for refusal in _contradictions(self):
            raise refusal.error()

    # --- reading and writing -----------------------------------------------------------------------

    @classmethod
    def of(cls, preset: str = "trains", **raw: object) -> Ruleset:
        """The named *preset* with keys changed; values as TOML or as ``KEY=VALUE`` texts hold them."""
        return preset_named(preset).changed(raw)

    def changed(self, raw: Mapping[str, object]) -> Ruleset:
        """This ruleset with the keys of *raw* read and put in. Raises :exc:`BadRuleset`."""
        values: dict[str, Any] = {name: read_value(name, value) for name, value in raw.items()}
        return replace(self, **values)

    @classmethod
    def from_toml(cls, text: str) -> Ruleset:
        """The ruleset of a TOML file: keys of section 3, and ``preset`` for those not given."""
        try:
            raw = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # also numbers too long, lists too deep
            place = re.search(r"at line (\d+), column (\d+)", str(error))
            raise BadRuleset(
                code="bad_toml",
                expected="a TOML file",
                got=Verbatim(str(error).lower()),
                where="ruleset file",
                line=int(place[1]) if place else 0,
                column=int(place[2]) if place else 0,
            ) from None
        preset = raw.pop("preset", "trains")
        return preset_named(preset).changed(raw)

    def to_toml(self) -> str:
        """A TOML file that :meth:`from_toml` reads back: the nearest preset and what differs from it."""
        name = self.nearest_preset()
        lines = [f'preset = "{name}"']
        lines += [
            f"{key} = {_toml(value)}" for key, value in self.plain().items() if key in self._beyond(name)
        ]
        return "\n".join(lines) + "\n"

    def plain(self) -> dict[str, Any]:
        """Every key with its value as TOML and JSON hold it."""
        return {name: key.plain(getattr(self, name)) for name, key in KEYS.items()}

    def nearest_preset(self) -> str:
        """The preset that differs in the fewest keys (the first of equals)."""
        return min(PRESETS, key=lambda name: len(self._beyond(name)))

    def _beyond(self, preset: str) -> list[str]:
        base = PRESETS[preset]
        return [name for name in KEYS if getattr(self, name) != getattr(base, name)]

    def __str__(self) -> str:
        """The first field of a position line: ``trains;set=12;hand=15``."""
        return _ruleset_text(self)

    @classmethod
    def parse(cls, text: str) -> Ruleset:
        """The ruleset written as in a position line. Raises :exc:`BadRuleset`."""
        preset, *changes = text.split(";")
        return preset_named(preset).changed(read_changes(changes, "ruleset"))

    # --- what follows from the values --------------------------------------------------------------

    def arms_for(self, players: int) -> int:
        """How many trains the opening demands (T8, T9, X8)."""
        if isinstance(self.arms, AtLeast):
            return max(players, self.arms.least)
        return players if self.arms == "players" else self.arms

    def hand_for(self, players: int) -> int | None:
        """How many tiles each player takes (T5, X2); None where the table has no row."""
        if isinstance(self.hand, Share):
            return (2 * self.hand.total + players) // (2 * players)
        if isinstance(self.hand, int):
            return self.hand
        return dict(self.hand).get(players)

    def reserve_for(self, players: int) -> int:
        """How many yard tiles are never drawn (T15, X-g)."""
        return self.reserve[players > 2]

    def doubles(self) -> tuple[Pip, ...]:
        """The starting doubles of the rounds in order (T2, X4)."""
        down = tuple(range(self.set, -1, -1))
        if self.rounds == "all":
            return down
        return down + down[-2::-1] if self.rounds == "down_up" else self.rounds

    @property
    def clauses(self) -> str:
        """The clauses refusals cite: ``X`` where laying the starting double is a turn, else ``T`` (R-11)."""
        return "X" if self.starter == "holder" else "T"

    def check_seats(self, players: int) -> None:
        """Raise :exc:`BadRuleset` unless *players* may sit down (section 4, item 2)."""
        for refusal in _seat_refusals(self, players):
            raise refusal.error()

    def check_table(self, players: int) -> None:
        """Raise :exc:`BadRuleset` unless *players* may sit down and be dealt (section 4, items 1 and 2)."""
        self.check_seats(players)
        for refusal in _deal_refusals(self, players):
            raise refusal.error()

    def tables(self) -> tuple[int, ...]:
        """The numbers of players that can be seated and dealt."""
        return tuple(
            players
            for players in range(self.players.least, min(self.players.most, len(whole_set(self.set))) + 1)
            if not any(_seat_refusals(self, players)) and not any(_deal_refusals(self, players))
        )


def read_changes(changes: Iterable[str], where: str) -> dict[str, object]:
    """The keys and values of texts ``KEY=VALUE``, not looked into yet. Raises :exc:`BadRuleset`."""
    raw: dict[str, object] = {}
    for change in changes:
        key, equals, value = (part.strip() for part in change.partition("="))
        if not equals or key in raw:
            raise BadRuleset(
                code="no_key_value", expected="KEY=VALUE, each key once", got=change, where=where
            )
        raw[key] = value
    return raw


@cache
def _ruleset_text(ruleset: Ruleset) -> str:
    name = ruleset.nearest_preset()
    changes = (f"{key}={KEYS[key].text(getattr(ruleset, key))}" for key in ruleset._beyond(name))
    return ";".join((name, *changes))


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(entry)}" for key, entry in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(entry) for entry in value) + "]"
    return str(value) if isinstance(value, int) else f'"{value}"'


# --- what must be refused (section 4) ----------------------------------------------------------------


class Refusal(NamedTuple):
    """Why a ruleset or a number of players is refused: a code, the clause, the key, expected and got."""

    code: str
    clause: str
    where: str
    expected: str
    got: str
    details: dict[str, Detail]

    def error(self) -> BadRuleset:
        return BadRuleset(
            code=self.code,
            expected=self.expected,
            got=Verbatim(self.got),
            where=f"{self.where} ({self.clause})",
            clause=self.clause,
            key=self.where,
            **self.details,
        )


def _refusal(code: str, clause: str, where: str, expected: str, got: object, **details: Detail) -> Refusal:
    return Refusal(code, clause, where, expected, str(got), details)


def _contradictions(rules: Ruleset) -> Iterator[Refusal]:
    """What a ruleset says against itself (section 4, items 2 and 3)."""
    yield from _too_much_for_the_set(rules)
    pool = rules.starting_double == "pool"
    if not rules.must_lay and rules.blocked != "full_circle":
        yield _refusal("may_never_end", "§4.3", "blocked", "full_circle with must_lay=no", rules.blocked)
    if pool != (rules.starter == "holder"):
        expected = "holder with pool" if pool else "another than holder with aside"
        yield _refusal("starter_and_double", "§4.3", "starter", expected, rules.starter)
    if pool == (rules.unheld == "none"):
        expected = "what happens when nobody holds it, with pool" if pool else "none with aside"
        yield _refusal("unheld_and_double", "§4.3", "unheld", expected, rules.unheld)
    if rules.draw == "none" and rules.blocked == "mover":
        yield _refusal("mover_cannot_draw", "§4.3", "blocked", "another than mover with draw=none", "mover")
    if rules.draw == "until_playable" and rules.drawn_fits == "may_not":
        expected = "must or may with draw=until_playable"
        yield _refusal("drawn_never_laid", "§4.3", "drawn_fits", expected, "may_not")


def _too_much_for_the_set(rules: Ruleset) -> Iterator[Refusal]:
    """Arms, toes and rounds that the set cannot give (section 4, item 2)."""
    arms = rules.arms.least if isinstance(rules.arms, AtLeast) else rules.arms
    if isinstance(arms, int) and arms > rules.set:
        yield _at_most("arms_exceed_set", "arms", rules.set, arms)
    if rules.toes > rules.set - 1:
        yield _at_most("toes_exceed_set", "toes", rules.set - 1, rules.toes)
    if rules.rounds == ():
        yield _refusal("no_rounds", "§4.2", "rounds", "at least one starting double", "none")
    for value in rules.rounds if isinstance(rules.rounds, tuple) else ():
        if value > rules.set:
            expected = f"doubles up to {rules.set}"
            yield _refusal("round_not_in_set", "§4.2", "rounds", expected, value, most=rules.set)


def _at_most(code: str, where: str, most: int, got: object) -> Refusal:
    return _refusal(code, "§4.2", where, f"at most {most} in this set", got, most=most)


def _seat_refusals(rules: Ruleset, players: int) -> Iterator[Refusal]:
    """Why *players* may not sit down (section 4, item 2; T1, X1)."""
    least, most = rules.players
    if not least <= players <= most:
        yield _refusal(
            "players_out_of_range",
            "§4.2, T1, X1",
            "players",
            f"{least} to {most}",
            players,
            least=least,
            most=most,
        )
    elif rules.arms_for(players) > rules.set:
        yield _at_most("arms_exceed_set", "arms", rules.set, rules.arms_for(players))


def _deal_refusals(rules: Ruleset, players: int) -> Iterator[Refusal]:
    """Why *players* cannot be dealt, and what would work (section 4, item 1; T5, X2)."""
    hand = rules.hand_for(players) or 0
    aside = rules.starting_double == "aside"
    tiles, needed = len(whole_set(rules.set)), players * hand + aside
    if not hand:
        expected = f"a hand size for {players} players"
        yield _refusal("no_hand_size", "§4.1, T5", "hand", expected, "none", players=players)
    elif needed > tiles:
        bigger = next((n for n in (6, 9, 12, 15, HIGHEST) if len(whole_set(n)) >= needed), 0)
        fewer = (tiles - aside) // players
        yield _refusal(
            "too_many_tiles",
            "§4.1",
            "hand",
            f"at most {tiles} tiles; {_what_would_work(bigger, fewer)} would work",
            f"{players} × {hand}{' + 1' if aside else ''} = {needed}",
            tiles=tiles,
            bigger=bigger,
            fewer=fewer,
        )


def _what_would_work(bigger: Pip, fewer: int) -> str:
    """A bigger set of those sold, a smaller hand, or both; 0 for neither."""
    ways = [f"a double-{bigger} set"] if bigger else []
    ways += [f"hands of {fewer}"] if fewer else []
    return " or ".join(ways) or "fewer players"


# --- the presets (section 3) -------------------------------------------------------------------------

_TRAINS: Final = Ruleset()
_POOL: Final = {"starting_double": "pool", "starter": "holder"}

PRESETS: Final[Mapping[str, Ruleset]] = {
    "trains": _TRAINS,
    "cross": _TRAINS.changed(
        {
            **_POOL,
            "players": "2-27",
            "hand": 7,
            "unheld": "search",
            "arms": 4,
            "drawn_fits": "may",
            "reserve": 0,
            "double_blank": 50,
            "ties": ["most_zero_rounds", "lowest_nonzero_round"],
        }
    ),
    "howsley": _TRAINS.changed(
        {
            **_POOL,
            "hand": "42/players",
            "unheld": "comes_back",
            "arms": 6,
            "must_lay": False,
            "drawn_fits": "may",
            "reserve": 0,
            "blocked": "full_circle",
            "call": 1,
            "double_blank": 50,
        }
    ),
    "hub": _TRAINS.changed({**_POOL, "unheld": "together", "arms": 8, "reserve": 0}),
    "pagat": _TRAINS.changed(
        {
            **_POOL,
            "players": "2-5",
            "hand": [12, 11, 10, 10],
            "unheld": "search",
            "arms": 4,
            "drawn_fits": "may",
            "reserve": 0,
            "double_blank": 50,
        }
    ),
    "rotating": _TRAINS.changed(
        {"players": "2-7", "hand": 7, "starter": "highest_tile", "arms": 4, "reserve": 0}
    ),
    "family": _TRAINS.changed(
        {
            "players": "2-6",
            "hand": [14, 10, 7, 6, 5],
            "starter": "random",
            "arms": 4,
            "reserve": 0,
            "blocked": "mover",
            "call": 1,
            "double_blank": 50,
        }
    ),
}
"""The published rulesets by name; ``trains`` and ``cross`` are the two of the source documents."""


def preset_named(name: object) -> Ruleset:
    """The preset called *name*. Raises :exc:`BadRuleset`."""
    if isinstance(name, str) and name in PRESETS:
        return PRESETS[name]
    known = ", ".join(PRESETS)
    raise BadRuleset(code="unknown_preset", expected=f"one of {known}", got=name, where="preset", known=known)
