"""Positions of real games to try beliefs on, and deals put together from what a seat knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from chickenfoot.bots.beliefs import Unknowns
from chickenfoot.rules import (
    Chance,
    Deal,
    Game,
    Ruleset,
    Seat,
    SeatView,
    Stream,
    Tile,
    advance,
    new_game,
    next_round,
    seed_of,
    view,
)
from chickenfoot.rules.events import Caught, TileDrawn, TileLaid
from chickenfoot.testing.chances import any_move
from tests.bots.beliefs.replaying import Seen


class Position(NamedTuple):
    """A moment of a round as *seat* sees it; *before* is the game without that round."""

    before: Game
    after: Game
    seat: Seat | None

    @property
    def view(self) -> SeatView:
        return view(self.after, self.seat)

    @property
    def seen(self) -> Seen:
        return Seen(self.before, self.after, self.seat)

    @property
    def tells_who_begins(self) -> bool:
        """Not so before the first move, where a view does not say who holds the starting double."""
        seen = self.view
        return bool(seen.log) or not seen.tableau.awaits_start or seen.to_move == self.seat


def positions(ruleset: Ruleset, players: int, label: str, *, one_in: int, rounds: int) -> Iterator[Position]:
    """Moments of a game played by chance, one in so many plies, each for some seat or a spectator."""
    stream = Stream(seed_of(label))
    seats: list[Seat | None] = [None, *map(Seat, range(players))]
    game = new_game(ruleset, players)
    for number in range(rounds):
        if game.is_over:
            return
        before, game = game, next_round(game, Chance(seed_of(f"{label} {number}")))
        while game.state is not None:
            if stream.below(one_in) == 0:
                yield Position(before, game, stream.choice(seats))
            game = advance(game, any_move(stream.choice, game.state))


def original_deal(seen: SeatView, what: Unknowns, placed: Sequence[int]) -> Deal:
    """The deal of the round where each tile lies in the place *placed* says; the yard in drawing order.

    Slots of one place are filled as it comes: nothing tells them apart.
    """
    hands: list[list[Tile]] = [[] for _ in range(seen.players)]
    yard: list[Tile] = []
    drawn: dict[int, list[Tile]] = {}
    slots = [list(place.since) for place in what.places]
    at = [
        (tile, what.places[place].owner, slots[place].pop())
        for tile, place in zip(what.tiles, placed, strict=True)
    ]
    for tile, owner, since in [*what.known, *at, *_own(seen)]:
        if since >= 0:
            drawn.setdefault(since, []).append(tile)
        elif owner == "yard":
            yard.append(tile)
        else:
            assert owner != "out"
            hands[owner].append(tile)
    order = [tile for since in sorted(drawn) for tile in drawn[since]]
    return Deal(tuple(tuple(sorted(hand)) for hand in hands), (*order, *yard))


def _own(seen: SeatView) -> Iterator[tuple[Tile, Seat, int]]:
    """The tiles of the seat itself, and when it got each."""
    if seen.seat is None:
        return
    mine = {*seen.hand}
    for event in seen.log:
        if isinstance(event, TileLaid) and event.seat == seen.seat:
            mine.add(event.tile)
    for since, event in enumerate(seen.log):
        if isinstance(event, TileDrawn | Caught) and event.seat == seen.seat:
            tiles = event.tiles if isinstance(event, Caught) else (event.tile,)
            for tile in tiles or ():
                assert tile is not None
                mine.remove(tile)
                yield tile, seen.seat, since
    yield from ((tile, seen.seat, -1) for tile in sorted(mine))
