"""Reading the position line, the one text of a state (grammar: docs/notation.md, version 1).

    ~trains 9-9(9-1(1-4),9-3) 0-0,2-9/3-4,5-5 1-1,1-2 1 - 0
    ruleset tableau hands yard seat-to-move drawn turns-without-a-lay [extras]

A leading ``~`` marks a partial position: tiles not named are out of the round, and the tableau may be
abstract, ``=6,3+4-0|2*1``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeVar

from chickenfoot.errors import BadInput, BadPosition, BadRuleset, Verbatim
from chickenfoot.rules.audit import audit
from chickenfoot.rules.ruleset import Ruleset
from chickenfoot.rules.setup import Branch, Outline, Setup
from chickenfoot.rules.state import PARTIAL, State
from chickenfoot.rules.tiles import HIGHEST, MOST_TILES, NOTHING, Tile, double, parse_tile, read_halves

Part = TypeVar("Part")

_EXTRAS: Final = {"r": "dry", "u": "uncalled", "c": "circle", "o": "out_on"}
_FIELDS: Final = "ruleset, tableau, hands, yard, seat to move, drawn tile, turns without a lay"


# --- reading -----------------------------------------------------------------------------------------


def parse_position(text: str) -> State:
    """The state whose text is *text*. Raises :exc:`BadPosition`, :exc:`BadRuleset` or :exc:`Flawed`."""
    return audit(parse_setup(text))


def parse_setup(text: str) -> Setup:
    """The unchecked setup of a position line. Raises :exc:`BadPosition` or :exc:`BadRuleset`."""
    fields = text.split()
    if len(fields) < 7:
        raise BadPosition(
            code="position_fields",
            expected=f"7 fields ({_FIELDS})",
            got=Verbatim(f"{len(fields)} in {text[:80]!r}"),
            where="position",
            fields=len(fields),
            line=repr(text[:80]),
        )
    partial = fields[0].startswith(PARTIAL)
    ruleset = _field("ruleset", Ruleset.parse, fields[0].removeprefix(PARTIAL))
    tableau = _field("tableau", parse_tableau, fields[1])
    extras = _field("extras", _parse_extras, " ".join(fields[7:]))
    idle = _field("turns without a lay", _parse_count, fields[6])
    return Setup(
        ruleset,
        tableau,
        _field("hands", _parse_hands, fields[2]),
        _field("yard", parse_tiles, fields[3]),
        _field("seat to move", _parse_count, fields[4]),
        _field("drawn tile", _parse_drawn, fields[5]),
        idle,
        dry=extras.get("dry"),
        uncalled=extras.get("uncalled"),
        circle=extras.get("circle"),
        out_on=extras.get("out_on"),
        partial=partial,
    )


def _field(name: str, parse: Callable[[str], Part], text: str) -> Part:
    """*text* parsed, its error placed in the field *name*."""
    try:
        return parse(text)
    except BadRuleset as error:
        raise error.at(name) from None
    except BadInput as error:
        where = f"{name}, {error.where}" if error.where else name
        raise BadPosition(
            code=error.code, expected=error.expected, got=error.got, where=where, **error.plain
        ) from None


def _parse_count(text: str) -> int:
    if not re.fullmatch(r"\d{1,4}", text, re.ASCII):
        raise BadPosition(code="position_number", expected="a number", got=text)
    return int(text)


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """Tiles with commas between them, ``-`` for none. Raises :exc:`BadTile`."""
    return () if text == NOTHING else tuple(parse_tile(part) for part in text.split(","))


def _parse_hands(text: str) -> tuple[tuple[Tile, ...], ...]:
    return tuple(parse_tiles(hand) for hand in text.split("/"))


def _parse_drawn(text: str) -> Tile | None:
    if text == NOTHING:
        return None
    if not text.startswith("d:"):
        raise BadPosition(code="position_drawn", expected="a drawn tile like 'd:3-6' or '-'", got=text)
    return parse_tile(text.removeprefix("d:"))


def _parse_extras(text: str) -> dict[str, int]:
    extras: dict[str, int] = {}
    for extra in text.split():
        key, _, value = extra.partition(":")
        name = _EXTRAS.get(key)
        if name is None or name in extras:
            expected = "'r:', 'u:', 'c:' or 'o:' with a number, each once"
            raise BadPosition(code="position_extra", expected=expected, got=extra)
        extras[name] = _parse_count(value)
    return extras


# --- the tableau -------------------------------------------------------------------------------------


def parse_tableau(text: str) -> Branch | Outline | Tile:
    """The unchecked tableau of a position line. Raises :exc:`BadInput`."""
    if text.startswith("?"):
        return parse_tile(text[1:])
    return _parse_outline(text[1:]) if text.startswith("=") else _parse_tree(text)


def _parse_outline(text: str) -> Outline:
    body, bar, pending = text.partition("|")
    ends_text, plus, closed_text = body.partition("+")
    ends = tuple(_parse_end(end) for end in ends_text.split(",")) if ends_text else ()
    closed = parse_tiles(closed_text) if plus else ()
    if not bar:
        return Outline(ends, closed)
    what, star, missing = pending.partition("*")
    if not star:
        expected = "a foot like '2*1' or an opening like '9-9*1' after '|'"
        raise BadPosition(code="position_pending", expected=expected, got=pending)
    opening = "-" in what
    foot = parse_tile(what) if opening else double(_parse_end(what))
    return Outline(ends, closed, foot, _parse_count(missing), opening)


def _parse_end(text: str) -> int:
    if not re.fullmatch(r"\d{1,2}", text, re.ASCII) or int(text) > HIGHEST:
        expected = f"an open end from 0 to {HIGHEST}"
        raise BadPosition(code="position_end", expected=expected, got=text, most=HIGHEST)
    return int(text)


_TOKEN: Final = re.compile(r"\d{1,2}-\d{1,2}|[(),]", re.ASCII)


def _parse_tree(text: str) -> Branch:
    """A tree like ``9-9(9-1(1-4),9-3)``, read without recursion so that depth cannot hurt."""
    branches: list[list[Branch]] = [[]]
    tiles: list[tuple[int, int]] = []
    at, expect_tile = 0, True
    while at < len(text):
        match = _TOKEN.match(text, at)
        token = match[0] if match else ""
        if expect_tile != token[:1].isdigit() or (token != "(" and len(branches) == 1 and branches[0]):
            raise _unexpected(text, at, "tile" if expect_tile else "sign")
        if expect_tile:
            first, second = read_halves(token)
            branches[-1].append(Branch(first, second))
            expect_tile = False
        elif token == "(":
            opened = branches[-1][-1]
            if opened.children:
                raise _unexpected(text, at, "next")
            tiles.append((opened.touching, opened.outer))
            branches.append([])
            expect_tile = True
        elif token == ",":
            expect_tile = True
        else:
            children = tuple(branches.pop())
            branches[-1][-1] = Branch(*tiles.pop(), children)
        at += len(token)
        if len(tiles) > MOST_TILES:
            raise _unexpected(text, at, "fewer")
    if len(branches) != 1 or expect_tile:
        raise _unexpected(text, at, "tile" if expect_tile else "next")
    return branches[0][0]


_WANTED: Final = {
    "tile": "a tile",
    "sign": "'(', ',' or ')'",
    "next": "',' or ')'",
    "fewer": f"at most {MOST_TILES} tiles in a row",
}


def _unexpected(text: str, at: int, wanted: str) -> BadPosition:
    return BadPosition(
        code="position_tree",
        expected=_WANTED[wanted],
        got=Verbatim(repr(text[at : at + 12]) if at < len(text) else "the end"),
        where=f"column {at + 1}",
        wanted=wanted,
        most=MOST_TILES,
        is_end="no" if at < len(text) else "yes",
    )
