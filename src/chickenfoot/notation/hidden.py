"""Rounds of which a record tells only a part: hidden tiles lie face down until the record shows them.

A tile that lies face down fits nowhere. So a draw or a pass of a seat whose hand is hidden is always
believed, and a lay is believed if its tile lies nowhere else. What must have been in a hand as dealt is put
there at once, which makes a draw that was not allowed come to light.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from chickenfoot.notation.record import FACE_DOWN, Pile, WrittenPly, WrittenRound
from chickenfoot.rules import Catch, Deal, Draw, Lay, Seat, State, Tile, ending, whole_set, why_illegal
from chickenfoot.rules.state import Hand, with_hand, with_tiles, without
from chickenfoot.rules.tableau import open_values


def deal_told(written: WrittenRound, highest: int) -> Deal:
    """The deal as far as *written* tells it, in a double-*highest* set; the rest lies face down."""
    hands = [with_tiles((), hand.spread()) for hand in written.hands]
    told = {tile for hand in hands for tile in hand}
    for seat, tile in _surely_dealt(written):
        if seat < len(hands) and FACE_DOWN in hands[seat] and tile not in told and tile.high <= highest:
            told.add(tile)
            hands[seat] = with_tiles(without(hands[seat], FACE_DOWN), (tile,))
    return Deal(tuple(hands), written.yard.spread())


def _surely_dealt(written: WrittenRound) -> Iterator[tuple[Seat, Tile]]:
    """What seats laid, or at last kept, that they cannot have drawn: all up to their first hidden draw."""
    drawn: set[tuple[Seat, Tile]] = set()
    unsure: set[Seat] = set()
    last_layer = Seat(0)
    for at, (seat, move, came) in enumerate(written.plies):
        if isinstance(move, Lay):
            last_layer = seat
            if seat not in unsure and (seat, move.tile) not in drawn:
                yield seat, move.tile
        elif isinstance(move, Draw) and (tile := _drawn_tile(written.plies, at)) is not None:
            drawn.add((seat, tile))
        elif came.hidden:
            unsure.add(last_layer if isinstance(move, Catch) else seat)
        else:
            drawn.update((last_layer, tile) for tile in came.tiles)
    for number, pile in enumerate(written.left or ()):
        kept = ((Seat(number), tile) for tile in pile.tiles if number not in unsure)
        yield from (one for one in kept if one not in drawn)


def _drawn_tile(plies: Sequence[WrittenPly], at: int) -> Tile | None:
    """The tile of the draw *at*: told, or laid at once, as only the drawn tile may be (R-4)."""
    seat, _, drawn = plies[at]
    if drawn.tiles:
        return drawn.tiles[0]
    following = plies[at + 1] if at + 1 < len(plies) else None
    if following is None or following.seat != seat or not isinstance(following.move, Lay):
        return None
    return None if following.move.on is None else following.move.tile


# --- what the record shows while it is played --------------------------------------------------------


def shown_before(state: State, written: WrittenRound, at: int) -> State:
    """*state* with what the ply *at* shows of hidden tiles, before it is played."""
    seat, move, drawn = written.plies[at]
    if isinstance(move, Lay):
        state = _with_in_hand(state, seat, move.tile)
    elif isinstance(move, Draw):
        tile = _drawn_tile(written.plies, at)
        state = _with_in_yard(state, () if tile is None else (tile,))
    elif isinstance(move, Catch):
        state = _with_in_yard(state, drawn.tiles)
    elif why_illegal(state, move, seat):
        state = next((kept for kept in _fitting_draws(state) if not why_illegal(kept, move, seat)), state)
    if at + 1 == len(written.plies) and written.left is not None:
        state = _with_left(state, written.plies[at], written.left)
    return state


def _unseen(state: State) -> set[Tile]:
    """The tiles that may lie face down."""
    table = {laid.tile for laid in state.tableau.laid}
    return (
        set(whole_set(state.ruleset.set))
        - table
        - set(state.yard)
        - {tile for hand in state.hands for tile in hand}
    )


def _with_in_hand(state: State, seat: Seat, tile: Tile) -> State:
    """*state* with *tile* in the hand of *seat*, if it can be there."""
    if seat >= state.players or FACE_DOWN not in state.hands[seat] or tile not in _unseen(state):
        return state
    return _with_hand(state, seat, with_tiles(without(state.hands[seat], FACE_DOWN), (tile,)))


def _with_hand(state: State, seat: Seat, hand: Hand) -> State:
    return state._replace(hands=with_hand(state.hands, seat, hand))


def _with_in_yard(state: State, tiles: tuple[Tile, ...]) -> State:
    """*state* with *tiles* next in the yard, if they can be there."""
    count = len(tiles)
    hidden = state.yard[:count] == (FACE_DOWN,) * count
    if not hidden or len(set(tiles)) < count or not set(tiles) <= _unseen(state):
        return state
    return state._replace(yard=(*tiles, *state.yard[count:]))


def _with_left(state: State, last: WrittenPly, left: tuple[Pile, ...]) -> State:
    """*state* before the *last* ply with hidden hands filled from what was *left* in them after it."""
    for number, pile in enumerate(left):
        seat = Seat(number)
        kept = set(pile.tiles) - set(state.hands[seat])
        room = state.hands[seat].count(FACE_DOWN)
        if pile.hidden or len(kept) < room or not kept <= _unseen(state):
            continue
        # Of tiles that came with the last move none can have fitted, so those stand at the end.
        tiles = [tile for tile in _fitting(state) if tile in kept]
        tiles += sorted(kept - set(tiles))
        for tile in tiles[:room]:
            state = _with_hand(state, seat, with_tiles(without(state.hands[seat], FACE_DOWN), (tile,)))
        if not isinstance(last.move, Lay):
            state = _with_in_yard(state, tuple(tiles[room:]))
    return state


# --- rounds that go on because of a hidden tile ------------------------------------------------------


def shown_after(state: State, written: WrittenRound, played: int) -> State:
    """*state* after so many plies, where it looks blocked but the record goes on: somebody holds a tile.

    It is one of those laid later, mostly the next; or one that a seat still to move may hold; or the one just
    drawn. The state comes back as it is where no such tile can be: then the round really is over.
    """
    is_last = played == len(written.plies)
    if not has_hidden(state) or ending(state) != "blocked" or (is_last and written.claims_end):
        return state
    possible = (given for given in _possible(state, written.plies[played:]) if ending(given) is None)
    return next(possible, state)


def has_hidden(state: State) -> bool:
    """Whether a hand holds a tile that lies face down."""
    return any(FACE_DOWN in hand for hand in state.hands)


def _possible(state: State, rest: Sequence[WrittenPly]) -> Iterator[State]:
    """*state* with hidden tiles that may be those on which the round goes on."""
    lays = [(ply.seat, ply.move.tile) for ply in rest if isinstance(ply.move, Lay)]
    may_keep = state.drawn is not None and state.ruleset.drawn_fits != "must"  # and pass, though it fits
    waiting = {Seat(seat) for seat in range(state.players)} - {ply.seat for ply in rest[may_keep:]}
    drawn = {tile for ply in rest for tile in ply.drawn.tiles}
    holders = lays or (
        (seat, tile) for seat in sorted(waiting) for tile in _fitting(state) if tile not in drawn
    )
    yield from (_with_in_hand(state, seat, tile) for seat, tile in holders)
    yield from _fitting_draws(state)


def _fitting_draws(state: State) -> Iterator[State]:
    """*state* with a drawn tile that fits, where it is hidden; in the hand it stays face down."""
    if state.drawn == FACE_DOWN:
        yield from (state._replace(drawn=tile) for tile in _fitting(state))


def _fitting(state: State) -> list[Tile]:
    """The tiles that may be hidden and match an end."""
    values = open_values(state.tableau)
    return sorted(tile for tile in _unseen(state) if tile.low in values or tile.high in values)
