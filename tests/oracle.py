"""A second, deliberately naive reading of the rules of one round (rules.md), to test the first one against.

It shares no line with the rules it checks. Everything is plain, mutable and recomputed from scratch; *after*
and *catch* copy the whole table. A move is text: ``3-9 on 9``, ``3-9 on 9!`` (called), ``8-8`` (the starting
double from the pool), ``draw``, ``pass``. R-1 ... R-10 are the project's own readings of what rules.md leaves
open.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable
from dataclasses import dataclass, field

Tile = tuple[int, int]  # (low, high)

CHOICES: dict[str, set[object]] = {
    "unfinishable": {"play_on", "end_round", "forbid", "waive"},
    "must_lay": {True, False},
    "draw": {"none", "one", "until_playable"},
    "drawn_fits": {"must", "may", "may_not"},
    "blocked": {"nobody", "full_circle", "mover"},
    "last_double": {"allowed", "penalty", "forbidden"},
    "starting_double": {"aside", "pool"},
    "unheld": {None, "search", "together", "comes_back", "dropped", "redeal"},
}


@dataclass
class Piece:
    """A tile on the table, the half that touches its parent, and what was laid on it, in that order."""

    tile: Tile
    touch: int
    children: list[Piece] = field(default_factory=list)

    def is_double(self) -> bool:
        return self.tile[0] == self.tile[1]

    def outer(self) -> int:
        """The value a tile laid on this one must have (T10, X6)."""
        low, high = self.tile
        return high if self.touch == low else low


@dataclass
class Table:
    """One round. *rules* holds the values of rules.md §3, *arms* and *reserve* resolved for this table."""

    rules: dict[str, object]
    hands: list[list[Tile]]
    yard: list[Tile]  # next to be drawn first
    start: Piece  # the starting double, root of the tree
    start_lies: bool
    turn: int
    drawn: Tile | None  # what the seat to move drew (last) this turn
    idle: int  # turns in a row without a lay
    dry: int  # those of them that found nothing to draw: the yard at its reserve, or draw=none
    uncalled: int | None  # the seat that can be caught
    search_first: int | None  # who began the current circle of a `together` search
    last: Tile | None  # the tile laid last

    @classmethod
    def build(
        cls,
        rules: dict[str, object],
        hands: list[list[Tile]],
        yard: list[Tile],
        tree_text: str,
        turn: int = 0,
        drawn: Tile | None = None,
        idle: int = 0,
        dry: int = 0,
        uncalled: int | None = None,
        search_first: int | None = None,
        last: Tile | None = None,
    ) -> Table:
        """A table from its parts; *tree_text* as in :func:`read_tree`, after ``?`` if the start does not lie.

        *last*, the tile laid last, matters only to the scores of a round that is over (last_double=penalty).
        """
        for key, values in CHOICES.items():
            if rules[key] not in values:
                raise ValueError(f"rule {key}: expected one of {values}, got {rules[key]!r}")
        start, rest = read_tree(tree_text.removeprefix("?"))
        if rest:
            raise ValueError(f"tree {tree_text!r}: expected its end, got {rest!r}")
        lies = not tree_text.startswith("?")
        copied = [list(hand) for hand in hands]
        rest_of_turn = (turn, drawn, idle, dry, uncalled, search_first, last)
        return cls(dict(rules), copied, list(yard), start, lies, *rest_of_turn)

    def number(self, key: str) -> int:
        """The value of a rule that is a number."""
        value = self.rules[key]
        assert isinstance(value, int), f"rule {key}: expected a number, got {value!r}"
        return value


def read_tile(text: str) -> Tile:
    """``9-1`` and ``1-9`` are both (1, 9)."""
    first, second = sorted(int(half) for half in text.split("-"))
    return first, second


def read_tree(text: str) -> tuple[Piece, str]:
    """The piece at the front of ``9-9(9-1(1-4),9-3)``, touching half first, and the text behind it."""
    length = 0
    while length < len(text) and text[length] not in "(),":
        length += 1
    touch, _, _ = text.partition("-")
    piece = Piece(read_tile(text[:length]), int(touch))
    rest = text[length:]
    if rest.startswith("("):
        while rest[0] != ")":
            child, rest = read_tree(rest[1:])
            piece.children.append(child)
        rest = rest[1:]
    return piece, rest


def walk(piece: Piece) -> list[Piece]:
    """The piece and all that grows from it, depth first, siblings in the order of laying."""
    pieces = [piece]
    for child in piece.children:
        pieces += walk(child)
    return pieces


def growth(table: Table) -> list[Piece]:
    """Every tile on the table except the starting double."""
    return walk(table.start)[1:]


def unplayed(table: Table, value: int) -> int:
    """How many tiles with *value* do not lie yet, doubles not counted (rules.md §3, `unfinishable`)."""
    lying = [piece for piece in growth(table) if value in piece.tile and not piece.is_double()]
    return table.number("set") - len(lying)


def is_hopeless(table: Table, foot: Piece) -> bool:
    """Whether the foot can no longer get its toes.

    Until it has them only toes are laid, so the answer of the moment its double was laid never changes.
    """
    return len(foot.children) + unplayed(table, foot.outer()) < table.number("toes")


def is_open_foot(table: Table, piece: Piece) -> bool:
    """Whether the piece is a double that still demands toes; R-1: one that is waived demands none."""
    if not piece.is_double() or len(piece.children) == table.number("toes"):
        return False
    return table.rules["unfinishable"] != "waive" or not is_hopeless(table, piece)


def places(table: Table) -> list[Piece]:
    """The pieces on which a tile may be laid now, in tree order."""
    if not table.start_lies:
        return []
    if len(table.start.children) < table.number("arms"):  # T7, T8, X8: the opening
        return [table.start]
    for piece in growth(table):
        if is_open_foot(table, piece):  # T13, X12
            return [piece]
    return open_ends(table)


def open_ends(table: Table) -> list[Piece]:
    """The open ends in tree order; missing toes and trains are no ends (rules.md §5)."""
    return [piece for piece in growth(table) if not piece.is_double() and not piece.children]


def ends(table: Table) -> list[int]:
    """The values of the open ends in tree order."""
    return [piece.outer() for piece in open_ends(table)]


def may_lay(table: Table, seat: int, tile: Tile, place: Piece) -> bool:
    """Whether the tile fits there and is no double that may not be laid; whose turn it is does not matter."""
    if place.outer() not in tile:
        return False
    if tile[0] == tile[1]:
        if table.rules["last_double"] == "forbidden" and len(table.hands[seat]) == 1:
            return False
        if table.rules["unfinishable"] == "forbid" and unplayed(table, tile[0]) < table.number("toes"):
            return False  # for the last tile too
    return True


def lays(table: Table, seat: int, tiles: Iterable[Tile]) -> list[str]:
    """Every way to lay one of the tiles, equal ends once."""
    texts = set()
    for tile in tiles:
        for place in places(table):
            if may_lay(table, seat, tile, place):
                texts.add(f"{tile[0]}-{tile[1]} on {place.outer()}")
    return sorted(texts)


def with_calls(table: Table, texts: list[str]) -> list[str]:
    """The lays, and if they are of a second-last tile the same ones called (`call`, R-6)."""
    if table.number("call") > 0 and len(table.hands[table.turn]) == 2:
        return sorted(texts + [text + "!" for text in texts])
    return texts


def can_draw(table: Table) -> bool:
    """Whether there is an ordinary draw and the yard is above its reserve (T15)."""
    return table.rules["draw"] != "none" and len(table.yard) > table.number("reserve")


def moves(table: Table) -> list[str]:
    """The legal plies of the seat to move; none when the round is over."""
    if ending(table) is not None:
        return []
    if not table.start_lies:
        return starting_moves(table)
    if table.drawn is not None:
        return moves_with_drawn(table, table.drawn)
    fitting = with_calls(table, lays(table, table.turn, table.hands[table.turn]))
    if fitting and table.rules["must_lay"]:  # T-f, X-f
        return fitting
    return sorted([*fitting, "draw" if can_draw(table) else "pass"])  # T11, T-i, X9, X10, R-4


def starting_moves(table: Table) -> list[str]:
    """R-5: the holder lays the starting double; while the search is on, a tile is drawn, reserve or not."""
    low, high = table.start.tile
    if (low, high) in table.hands[table.turn]:
        return with_calls(table, [f"{low}-{high}"])
    return ["draw"] if table.yard else []


def moves_with_drawn(table: Table, drawn: Tile) -> list[str]:
    """After any draw only the drawn tile may be laid (R-4)."""
    fitting = lays(table, table.turn, [drawn])
    if not fitting:
        goes_on = table.rules["draw"] == "until_playable" and can_draw(table)
        return ["draw"] if goes_on else ["pass"]
    if table.rules["drawn_fits"] == "may_not":
        return ["pass"]
    if table.rules["drawn_fits"] == "may":  # X9
        return sorted([*with_calls(table, fitting), "pass"])
    return with_calls(table, fitting)  # T11


def after(table: Table, move: str) -> Table:
    """The table after a legal ply of the seat to move; *table* itself stays as it is."""
    if move not in moves(table):
        raise ValueError(f"expected one of {moves(table)}, got {move!r}")
    table = copy.deepcopy(table)
    if table.uncalled != table.turn:  # another seat's ply closes the time to catch
        table.uncalled = None
    if move == "draw" and not table.start_lies:
        search(table)
    elif move == "draw":
        table.drawn = take(table, table.turn)
    elif move == "pass":
        table.idle += 1
        table.dry = table.dry + 1 if table.drawn is None else 0
        next_turn(table)
    else:
        lay(table, move)
    return table


def take(table: Table, seat: int) -> Tile:
    """The next yard tile goes to the seat."""
    tile = table.yard.pop(0)
    table.hands[seat].append(tile)
    return tile


def next_turn(table: Table) -> None:
    table.drawn = None
    table.turn = (table.turn + 1) % len(table.hands)  # T-n, X7


def search(table: Table) -> None:
    """X5, R-5: one draw of the search for the starting double, a whole turn."""
    take(table, table.turn)
    table.idle += 1
    table.dry = 0
    next_turn(table)
    together = table.rules["unheld"] == "together"
    if not together or table.turn == table.search_first or not table.yard:
        for holder, hand in enumerate(table.hands):
            if table.start.tile in hand:
                table.turn = holder


def lay(table: Table, move: str) -> None:
    """The seat to move lays a tile, on the first of equal ends."""
    seat = table.turn
    tile_text, _, value_text = move.removesuffix("!").partition(" on ")
    tile = read_tile(tile_text)
    if value_text:
        value = int(value_text)
        place = next(place for place in places(table) if place.outer() == value)
        place.children.append(Piece(tile, value))
    else:  # X3, X-d: the starting double
        table.start_lies = True
        table.search_first = None
    table.hands[seat].remove(tile)
    if table.number("call") > 0 and len(table.hands[seat]) == 1 and not move.endswith("!"):
        table.uncalled = seat
    table.last = tile
    table.idle = 0
    table.dry = 0
    next_turn(table)


def catch(table: Table) -> Table:
    """The table after the seat that did not call was caught: it draws, never below the reserve (`call`)."""
    if table.uncalled is None or ending(table) is not None:
        raise ValueError("nothing to catch")
    table = copy.deepcopy(table)
    for _ in range(table.number("call")):
        if table.uncalled is not None and len(table.yard) > table.number("reserve"):
            take(table, table.uncalled)
    table.uncalled = None
    return table


def ending(table: Table) -> str | None:
    """Why the round is over, or None. Going out comes before everything else (T14, T-o, R-10)."""
    if [] in table.hands:
        return "out"
    feet = [piece for piece in growth(table) if piece.is_double()]
    if table.rules["unfinishable"] == "end_round" and any(is_hopeless(table, foot) for foot in feet):
        return "unfinishable"
    if table.start_lies and is_blocked(table):
        return "blocked"
    return None


def is_blocked(table: Table) -> bool:
    """T14, X14 and the parameter `blocked`; not judged while the starting double is missing (R-2)."""
    if table.rules["blocked"] == "full_circle":
        return table.dry >= len(table.hands)
    if can_draw(table):
        return False
    if table.rules["blocked"] == "mover":  # section 3, blocked
        if table.drawn is None:
            return not lays(table, table.turn, table.hands[table.turn])
        return table.rules["draw"] == "until_playable" and not lays(table, table.turn, [table.drawn])
    return not any(lays(table, seat, hand) for seat, hand in enumerate(table.hands))


def points(table: Table, tile: Tile) -> int:
    """What a tile left in hand costs (T16, T19, X14)."""
    low, high = tile
    if high == 0:
        return table.number("double_blank")
    return high + (low if low > 0 else table.number("blank_half"))


def is_penalty(table: Table) -> bool:
    """Whether somebody went out with a double and pays for it (last_double=penalty)."""
    if ending(table) != "out" or table.rules["last_double"] != "penalty":
        return False
    if table.last is None:
        raise ValueError("expected the tile laid last for last_double=penalty, got None")
    return table.last[0] == table.last[1]


def scores(table: Table) -> list[int]:
    """The points of every seat for the hands as they are (T16, T17, X14)."""
    totals = [sum(points(table, tile) for tile in hand) for hand in table.hands]
    if is_penalty(table):
        totals[table.hands.index([])] = table.number("last_double_penalty")
    return totals


def round_winners(table: Table) -> list[int]:
    """Who went out; otherwise, or if his last double cost him, the lowest score or scores (R-8)."""
    if ending(table) is None:
        return []
    if ending(table) == "out" and not is_penalty(table):
        return [table.hands.index([])]
    return [seat for seat, score in enumerate(scores(table)) if score == min(scores(table))]


def count(table: Table, depth: int) -> int:
    """perft: how many different sequences of exactly *depth* plies there are (rules.md §5)."""
    if depth == 0:
        return 1
    if depth == 1:  # the last plies need not be made to be counted
        return len(moves(table))
    return sum(count(after(table, move), depth - 1) for move in moves(table))
