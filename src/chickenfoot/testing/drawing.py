"""A table as a drawing, for tests and examples.

    ends     2 2 5                the open ends
    foot     6   1 of 3 toes      the foot that is pending
    hands    > 1-6 2-4  |  5-5    the seats clockwise; > is the one to move, - an empty hand;
             | 3-3 4-4            a line that starts with | goes on with the hands

Further lines, where they matter:

    rules    cross;set=12         as in a position line; trains if not drawn
    opening  9-9  2 of 4 trains   the opening is pending
    closed   4-0 4-1              tiles on the table that are no ends
    tree     9-9(9-1(1-4),9-3)    the whole table, instead of ends, foot, opening and closed
    start    8-8                  the starting double is not laid yet
    yard     3-6 5-8              the next tile first
    drawn    2-4                  what the seat to move has drawn this turn
    idle     2                    turns in a row without a lay
    uncalled 1                    the seat that did not call its last tile
    circle   0                    the seat that began the circle of a search

A drawing is a *partial* position (rule book, section 6): tiles not drawn are out of the round.
"""

from __future__ import annotations

import re
from typing import Final

from chickenfoot.errors import BadInput, BadPosition
from chickenfoot.rules import Ruleset, State, legal_moves, parse_move, parse_position, play
from chickenfoot.rules.state import PARTIAL
from chickenfoot.rules.tiles import NOTHING

_LINES: Final = (
    *("rules", "ends", "foot", "opening", "closed", "tree", "start", "hands", "yard"),
    *("drawn", "idle", "uncalled", "circle"),
)


def table(drawing: str) -> State:
    """The state of a drawing. Raises :exc:`BadInput`, with what was expected and got, and :exc:`Flawed`."""
    lines: dict[str, str] = {}
    for number, line in enumerate(drawing.splitlines(), start=1):
        name, _, rest = line.strip().partition(" ")
        if name == "|" and "hands" in lines:
            lines["hands"] += f" | {rest}"
        elif name not in _LINES or name in lines:
            if name:
                raise BadPosition(
                    expected=f"each once of {', '.join(_LINES)}", got=name, where=f"line {number}"
                )
        else:
            lines[name] = rest.strip()
    try:
        return parse_position(_position(lines))
    except BadInput as error:
        raise error.at("drawing") from None


def plays(state: State) -> set[str]:
    """The legal moves of the seat to move, as text."""
    return {str(move) for move in legal_moves(state)}


def after(state: State, *moves: str) -> State:
    """The round after *moves*, written as text. Raises :exc:`IllegalMove`."""
    for move in moves:
        state = play(state, parse_move(move))
    return state


def _position(lines: dict[str, str]) -> str:
    """The position line that says the same."""
    rules = lines.get("rules", "trains")
    seats = lines.get("hands", "-").split("|")
    movers = [seat for seat, hand in enumerate(seats) if hand.strip().startswith(">")]
    if len(movers) != 1:
        raise BadPosition(expected="one '>' before the seat to move", got="|".join(seats), where="hands")
    fields = [
        f"{PARTIAL}{rules}",
        _tableau(lines, Ruleset.parse(rules), len(seats)),
        "/".join(_tiles(hand.replace(">", " ")) for hand in seats),
        _tiles(lines.get("yard", "")),
        str(movers[0]),
        f"d:{lines['drawn']}" if "drawn" in lines else NOTHING,
        lines.get("idle", "0"),
    ]
    extras = {"uncalled": "u", "circle": "c"}
    return " ".join(fields + [f"{extras[name]}:{lines[name]}" for name in extras if name in lines])


def _tiles(text: str) -> str:
    return ",".join(text.split()) or NOTHING


def _tableau(lines: dict[str, str], ruleset: Ruleset, players: int) -> str:
    if "start" in lines:
        return "?" + lines["start"]
    if "tree" in lines:
        return lines["tree"]
    text = "=" + ",".join(lines.get("ends", "").split())
    if "closed" in lines:
        text += "+" + _tiles(lines["closed"])
    if "foot" in lines:
        text += "|" + _pending(lines, "foot", "toes", ruleset.toes)
    elif "opening" in lines:
        text += "|" + _pending(lines, "opening", "trains", ruleset.arms_for(players))
    return text


def _pending(lines: dict[str, str], name: str, what: str, demanded: int) -> str:
    """``6*2`` of ``6  1 of 3 toes``: the double that is pending and how many toes or trains it lacks."""
    match = re.fullmatch(rf"(\S+) +(\d+) of (\d+) {what}", lines[name])
    if match is None or int(match[3]) != demanded:
        raise BadPosition(expected=f"a double and 'k of {demanded} {what}'", got=lines[name], where=name)
    return f"{match[1]}*{demanded - int(match[2])}"
