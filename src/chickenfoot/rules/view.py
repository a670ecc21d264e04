"""What one seat may know, built up field by field from what it has seen; never a state with parts hidden."""

from __future__ import annotations

from dataclasses import dataclass

from chickenfoot.rules.events import Caught, Event, TileDrawn, TurnPassed, seen_by
from chickenfoot.rules.game import Game, Result, totals_of
from chickenfoot.rules.legal import catches, legal_moves
from chickenfoot.rules.moves import Catch, Move
from chickenfoot.rules.ruleset import Ruleset
from chickenfoot.rules.state import Ending, Hand, State, ending
from chickenfoot.rules.tableau import Tableau
from chickenfoot.rules.tiles import Pip, Seat, Tile


@dataclass(frozen=True, slots=True)
class SeatView:
    """The table as *seat* sees it (None: a spectator, who holds nothing).

    ``moves`` and ``catches`` are what the seat may do now. ``log`` is what has happened this round, as far
    as the seat could see it; ``results`` are the rounds before. ``shown`` holds all hands once the round
    is over.
    """

    ruleset: Ruleset
    players: int
    seat: Seat | None
    hand: Hand
    counts: tuple[int, ...]
    yard: int
    tableau: Tableau
    to_move: Seat
    drawn: Tile | None  # what this seat has drawn this turn
    has_drawn: bool  # whether the seat to move has drawn this turn
    idle: int
    uncalled: Seat | None
    moves: tuple[Move, ...]
    catches: tuple[Catch, ...]
    over: Ending | None
    shown: tuple[Hand, ...] | None
    log: tuple[Event, ...] = ()
    results: tuple[Result, ...] = ()
    queue: tuple[Pip, ...] = ()

    @property
    def round_number(self) -> int:
        """The number of the running round, from 1."""
        return len(self.results) + 1

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's points of the rounds before (T18)."""
        return totals_of(self.results, self.players)

    @property
    def has_choice(self) -> bool:
        """Whether the seat has anything to decide now, if only whether it calls or catches."""
        return len(self.moves) + len(self.catches) > 1

    def lacking(self, seat: Seat) -> frozenset[Pip]:
        """The values *seat* has shown not to hold: those open when it had to draw or passed (T11, X9).

        Tiles it has drawn since may have any value, so only what came after its last draw is told. Where
        doubles can be forbidden (section 3, ``unfinishable`` and ``last_double``) it may still hold a double.
        """
        lacking: frozenset[Pip] = frozenset()
        for event in self.log:
            if isinstance(event, TileDrawn | Caught) and event.seat == seat:
                lacking = frozenset()
            elif isinstance(event, TurnPassed) and event.seat == seat and self.ruleset.must_lay:
                may_keep = event.after_draw and self.ruleset.drawn_fits != "must"
                lacking = lacking if may_keep else lacking | frozenset(event.open)
        return lacking


def view(game: Game, seat: Seat | None) -> SeatView:
    """What *seat* (None: a spectator) may know of a game with a round dealt."""
    if game.round is None:
        raise ValueError("expected a game with a round dealt, got one before its first")
    log = (seen_by(event, seat) for ply in game.round.plies for event in ply.events)
    before = game.results[: game.round.number - 1]
    return view_of(game.round.state, seat, tuple(log), before, game.queue)


def view_of(
    state: State,
    seat: Seat | None,
    log: tuple[Event, ...] = (),
    results: tuple[Result, ...] = (),
    queue: tuple[Pip, ...] = (),
) -> SeatView:
    """What *seat* may know of a round in *state*, given what it has seen of it (*log*) and of the game."""
    mine = seat == state.to_move
    over = ending(state)
    return SeatView(
        ruleset=state.ruleset,
        players=state.players,
        seat=seat,
        hand=() if seat is None else state.hands[seat],
        counts=tuple(len(hand) for hand in state.hands),
        yard=len(state.yard),
        tableau=state.tableau,
        to_move=state.to_move,
        drawn=state.drawn if mine else None,
        has_drawn=state.drawn is not None,
        idle=state.idle,
        uncalled=state.uncalled,
        moves=legal_moves(state) if mine else (),
        catches=tuple(catch for catch in catches(state) if catch.by == seat),
        over=over,
        shown=state.hands if over else None,
        log=log,
        results=results,
        queue=queue,
    )
