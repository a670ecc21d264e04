"""The state of a round: one frozen value, whose text is the position line.

States are made by a deal (:mod:`~chickenfoot.rules.deal`), by playing (:mod:`~chickenfoot.rules.step`) or by
an audit (:mod:`~chickenfoot.rules.audit`); a state made in one of these ways is always sound.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from typing import Final, Literal, NamedTuple

from chickenfoot.rules.ruleset import Ruleset
from chickenfoot.rules.tableau import Tableau, unplayed
from chickenfoot.rules.tiles import NOTHING, Pip, Seat, Tile, write_tiles

Hand = tuple[Tile, ...]
"""The tiles of one seat, low tiles first."""

Ending = Literal["out", "blocked", "unfinishable"]
"""How a round ends: a seat has laid all its tiles, nobody can go on, a foot can never be completed."""


class State(NamedTuple):
    """Everything that matters for the rest of a round.

    ``idle`` counts the turns in a row without a lay; under ``blocked`` full_circle ``dry`` counts how many
    in a row of them began with nothing to draw (R-3). Turns of a search for the starting double count in
    neither. ``uncalled`` may be caught (``call``). ``circle`` began the running circle of a ``together``
    search (``unheld``). ``partial``: tiles not named are out of the round (section 6).
    """

    ruleset: Ruleset
    tableau: Tableau
    hands: tuple[Hand, ...]
    yard: tuple[Tile, ...]  # in drawing order, the next tile first
    to_move: Seat
    drawn: Tile | None = None  # what the seat to move has drawn this turn
    idle: int = 0
    dry: int = 0
    uncalled: Seat | None = None
    circle: Seat | None = None
    partial: bool = False

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def hand(self) -> Hand:
        """The tiles of the seat to move."""
        return self.hands[self.to_move]

    @property
    def above_reserve(self) -> int:
        """How many yard tiles lie above the reserve (T15, X-g)."""
        return max(0, len(self.yard) - self.ruleset.reserve_for(len(self.hands)))

    @property
    def yard_is_open(self) -> bool:
        """Whether the yard has a tile to draw in turn (T15, R-9)."""
        ruleset = self.ruleset
        return len(self.yard) > ruleset.reserve_for(len(self.hands)) and ruleset.draw != "none"

    def __str__(self) -> str:
        """The position line; :func:`~chickenfoot.rules.position.parse_position` gives the same state back."""
        return write_position(self)

    def __repr__(self) -> str:
        return write_position(self)

    def _repr_svg_(self) -> str | None:
        """The table as a picture, for notebooks; None where its tree is not known, or nothing lies yet.

        Pictures belong to a room above this one. It is found by its name when a notebook asks, as an entry
        point is: nothing of it is loaded with the rules, and they depend on nothing in it.
        """
        from pkgutil import resolve_name  # costs milliseconds that only notebooks need spend

        draw: Callable[[State], str | None] = resolve_name(DRAWER)
        return draw(self)


DRAWER: Final = "chickenfoot.geometry.pictures:drawn"
"""Who draws a state."""


PARTIAL: Final = "~"
"""Leads the position line of a partial position."""


def write_position(state: State) -> str:
    """The position line of *state*: ruleset, tableau, hands, yard, seat to move, drawn tile, idle turns."""
    fields = [
        (PARTIAL if state.partial else "") + str(state.ruleset),
        str(state.tableau),
        "/".join(write_tiles(hand) for hand in state.hands),
        write_tiles(state.yard),
        str(state.to_move),
        NOTHING if state.drawn is None else f"d:{state.drawn}",
        str(state.idle),
    ]
    return " ".join([*fields, *_extras(state)])


def _extras(state: State) -> Iterator[str]:
    """What only some rulesets know, where it is not what a reader would take for granted."""
    if state.ruleset.blocked == "full_circle" and state.dry != (0 if state.yard_is_open else state.idle):
        yield f"r:{state.dry}"
    if state.uncalled is not None:
        yield f"u:{state.uncalled}"
    if state.circle is not None and state.circle != state.to_move:
        yield f"c:{state.circle}"
    if (spared := _spared_foot(state)) is not None:
        yield f"o:{spared}"


def _spared_foot(state: State) -> Pip | None:
    """The double a seat went out on that would be waived if it were not the last tile (R-10)."""
    ruleset, tableau, pending = state.ruleset, state.tableau, state.tableau.pending
    if ruleset.unfinishable != "waive" or tableau.is_abstract or pending is None or pending.opening:
        return None
    return pending.value if is_unfinishable(ruleset, tableau, pending.value, pending.missing) else None


def next_seat(seat: Seat, players: int) -> Seat:
    """The seat whose turn follows: play goes clockwise (T-n, X7)."""
    return Seat((seat + 1) % players)


def is_unfinishable(ruleset: Ruleset, tableau: Tableau, value: Pip, missing: int) -> bool:
    """Whether a foot of *value* that lacks *missing* toes can no longer get them, by public tiles (R-1)."""
    return unplayed(tableau, value, ruleset.set) < missing


def ending(state: State) -> Ending | None:
    """How the round has ended; None while it goes on (T14, X14, section 3 ``blocked``)."""
    if not all(state.hands):
        return "out"
    tableau, ruleset = state.tableau, state.ruleset
    if tableau.awaits_start:
        return None
    pending = tableau.pending
    if (
        ruleset.unfinishable == "end_round"
        and pending is not None
        and not pending.opening
        and is_unfinishable(ruleset, tableau, pending.value, pending.missing)
    ):
        return "unfinishable"
    return "blocked" if is_blocked(state) else None


def is_blocked(state: State) -> bool:
    """Whether nobody can go on, as the ruleset's ``blocked`` defines it (T14, T-j, R-2, R-3)."""
    ruleset = state.ruleset
    if ruleset.blocked == "full_circle":
        return state.dry >= len(state.hands)
    if state.yard_is_open:
        return False
    if ruleset.blocked == "mover":
        holding = len(state.hand)
        if state.drawn is None:
            return not can_lay(state, state.hand, holding)
        return ruleset.draw == "until_playable" and not can_lay(state, (state.drawn,), holding)
    return not any(can_lay(state, hand, len(hand)) for hand in state.hands)


def can_lay(state: State, tiles: Hand, holding: int) -> bool:
    """Whether one of *tiles*, from a hand of *holding*, may be laid on this table, its turn or not."""
    places = state.tableau.places
    for tile in tiles:
        low, high = tile
        if (places[low] or places[high]) and not (low == high and is_forbidden(state, tile, holding)):
            return True
    return False


def is_forbidden(state: State, double: Tile, holding: int) -> bool:
    """Whether a house rule forbids laying *double* from a hand of *holding* tiles (section 3)."""
    ruleset = state.ruleset
    if ruleset.last_double == "forbidden" and holding == 1:
        return True
    return ruleset.unfinishable == "forbid" and is_unfinishable(
        ruleset, state.tableau, double.low, ruleset.toes
    )


# --- hands -------------------------------------------------------------------------------------------


def with_hand(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    """*hands* with *hand* in place of that of *seat*."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def without(hand: Hand, tile: Tile) -> Hand:
    """*hand* without *tile*."""
    at = hand.index(tile)
    return hand[:at] + hand[at + 1 :]


def with_tiles(hand: Hand, tiles: tuple[Tile, ...]) -> Hand:
    """*hand* with *tiles*, still in order."""
    for tile in tiles:
        at = bisect_left(hand, tile)
        hand = (*hand[:at], tile, *hand[at:])
    return hand
