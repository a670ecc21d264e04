"""The tiles a seat cannot see, dealt anew: what is public, and what the seat holds, stays as it was."""

from __future__ import annotations

from dataclasses import replace

from chickenfoot.rules import Seat, State, Stream, Tile, audit, ending, parse_setup


def dealt_anew(state: State, seat: Seat | None, stream: Stream) -> State:
    """*state* with all that *seat* (None: a spectator) cannot see mixed and dealt again.

    Every hand and the yard keep their number of tiles. A starting double that is not laid yet stays where it
    is: whoever holds it was seen to. That the round goes on is public too, so a deal that would end it is not
    taken; where twenty deals would, *state* comes back as it is. A finished round hides only the yard.
    """
    over = ending(state)
    for _ in range(20):
        again = _mixed(state, seat, stream, hands_hidden=over is None)
        if ending(again) == over:
            return again
    return state


def _mixed(state: State, seat: Seat | None, stream: Stream, *, hands_hidden: bool) -> State:
    start = state.tableau.start if state.tableau.awaits_start else None
    hidden = [other for other in range(state.players) if hands_hidden and other != seat]
    before = [tile for other in hidden for tile in state.hands[other] if tile != start]
    before += [tile for tile in state.yard if tile != start]
    new = dict(zip(before, stream.shuffled(before), strict=True))

    def swap(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
        return tuple(new.get(tile, tile) for tile in tiles)

    hands = (swap(hand) if at in hidden else hand for at, hand in enumerate(state.hands))
    drawn = state.drawn if state.drawn is None or seat == state.to_move else new.get(state.drawn, state.drawn)
    setup = parse_setup(str(state))
    return audit(replace(setup, hands=tuple(hands), yard=swap(state.yard), drawn=drawn, dry=state.dry))
