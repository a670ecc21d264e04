"""A game: rounds in a row, who starts each, the totals, the end (T2, T3, T18, X3–X5, X15, section 3).

A :class:`Game` is a frozen value. Chance comes in as an argument, one :class:`Chance` for each round:

    game = next_round(new_game(ruleset, players=4), chance)
    while game.state: game = advance(game, move)
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from chickenfoot.errors import ChickenfootError, GameOver
from chickenfoot.rules.deal import Chance, Deal, deal, highest_tile, lottery
from chickenfoot.rules.events import Event, step
from chickenfoot.rules.keys import Target, TieBreak
from chickenfoot.rules.moves import Catch, Lay, Move
from chickenfoot.rules.ruleset import Ruleset
from chickenfoot.rules.scoring import round_winners, scores
from chickenfoot.rules.state import Ending, State, ending, next_seat
from chickenfoot.rules.tableau import Tableau, with_start
from chickenfoot.rules.tiles import Pip, Seat, Tile, double


class Ply(NamedTuple):
    """A move of a round, who made it, and what happened."""

    seat: Seat
    move: Move
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Start:
    """How a round began: its double and who starts, found how.

    ``planned`` is the double whose turn it was; another one starts where nobody held it and the ruleset
    goes on with the next (``comes_back``, ``dropped``). ``turned``: tiles turned up in the lottery (T3).
    ``shown``: tiles drawn for the highest. ``redeals``: deals thrown back before this one.
    """

    double: Pip
    planned: Pip
    starter: Seat | None  # None: to be found by a search
    turned: int = 0
    shown: tuple[Tile, ...] = ()
    redeals: int = 0
    unheld: bool = False  # nobody held the planned double in the first deal


@dataclass(frozen=True, slots=True)
class Round:
    """A round, running or finished: how it began, every ply, and where it stands."""

    number: int  # from 1
    chance: Chance | None  # None: not known, as in a record without its seed
    start: Start
    dealt: State
    plies: tuple[Ply, ...]
    state: State

    @property
    def starter(self) -> Seat | None:
        """Who started: who laid the starting double where that is a turn; None while it is searched for."""
        if self.start.starter is not None:
            return self.start.starter
        starts = (ply.seat for ply in self.plies if isinstance(ply.move, Lay) and ply.move.on is None)
        return next(starts, None)


class Result(NamedTuple):
    """What a finished round leaves to the game."""

    double: Pip
    starter: Seat
    reason: Ending
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


def totals_of(results: Iterable[Result], players: int) -> tuple[int, ...]:
    """Each seat's points of the rounds in *results* (T18)."""
    totals = [0] * players
    for result in results:
        totals = [total + points for total, points in zip(totals, result.scores, strict=True)]
    return tuple(totals)


@dataclass(frozen=True, slots=True)
class Game:
    """A game of *players*; ``round`` is the one running or just finished, ``rounds`` are the finished ones.

    ``results`` says what each of ``rounds`` leaves to the game, ``queue`` holds the starting doubles still to
    come in order, and ``stopped`` is set where the ruleset ends the game because nobody holds any double
    left (``dropped``).
    """

    ruleset: Ruleset
    players: int
    queue: tuple[Pip, ...]
    results: tuple[Result, ...] = ()
    rounds: tuple[Round, ...] = ()
    round: Round | None = None
    last_starter: Seat | None = None
    stopped: bool = False

    @property
    def state(self) -> State | None:
        """The running round's state; None between rounds and at the end."""
        if self.round is None or len(self.results) == self.round.number:
            return None
        return self.round.state

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's points so far (T18)."""
        return totals_of(self.results, self.players)

    @property
    def is_over(self) -> bool:
        """Whether the last round has been played (T2, T18, section 3 ``end``)."""
        if self.state is not None:
            return False
        if isinstance(self.ruleset.end, Target) and max(self.totals) >= self.ruleset.end.points:
            return True
        return self.stopped or not self.queue


def new_game(ruleset: Ruleset, players: int) -> Game:
    """A game before its first round. Raises :exc:`BadRuleset` when *players* cannot be seated or dealt."""
    ruleset.check_table(players)
    return Game(ruleset, players, ruleset.doubles())


def next_round(game: Game, chance: Chance) -> Game:
    """The game with its next round dealt; a game that stops for want of a held double comes back over.

    Raises :exc:`GameOver` while a round is running or after the last.
    """
    _check_between(game)
    if game.ruleset.starting_double == "aside":
        return settled(_aside_round(game, chance))
    return settled(_pool_round(game, chance))


def begin_round(game: Game, start: Start, dealt: Deal, first: Seat, chance: Chance | None = None) -> Game:
    """The game with a round begun as *start* and *dealt* say; *first* moves, or searches, first.

    So begins a round whose seed is not known. Nothing is checked, and a round that is over as dealt is
    not counted yet (:func:`settled`). Raises :exc:`GameOver` as :func:`next_round` does.
    """
    _check_between(game)
    ruleset, start_tile = game.ruleset, double(start.double)
    aside = ruleset.starting_double == "aside"
    tableau = with_start(start_tile, ruleset.arms_for(game.players)) if aside else Tableau(start_tile)
    circle = first if start.starter is None and ruleset.unheld == "together" else None
    state = State(ruleset, tableau, *dealt, first, circle=circle)
    last = game.last_starter if start.starter is None else start.starter
    now = Round(len(game.results) + 1, chance, start, state, (), state)
    queue = queue_after(game.ruleset, game.queue, start.double)
    return replace(game, queue=queue, round=now, last_starter=last)


def _check_between(game: Game) -> None:
    if game.state is not None or game.is_over:
        raise GameOver(
            "expected a game between two rounds, got one " + ("over" if game.is_over else "running")
        )


def queue_after(ruleset: Ruleset, queue: tuple[Pip, ...], taken: Pip) -> tuple[Pip, ...]:
    """The doubles of *queue* still to come once *taken* has begun a round (section 3 ``unheld``; R-7)."""
    unheld = ruleset.unheld
    picks = unheld in {"comes_back", "dropped"} and taken in queue
    at = queue.index(taken) if picks else 0
    return queue[at + 1 :] if unheld == "dropped" else queue[:at] + queue[at + 1 :]


def advance(game: Game, move: Move, seat: Seat | None = None) -> Game:
    """The game after *move*. Raises :exc:`IllegalMove`; :exc:`GameOver` when no round is running."""
    return settled(moved(game, move, seat))


def moved(game: Game, move: Move, seat: Seat | None = None) -> Game:
    """As :func:`advance`, but a round that is over is not counted yet: that is for :func:`settled`."""
    running = game.round
    if running is None or game.state is None:
        raise GameOver("expected a running round, got a game between rounds or over")
    state, events = step(running.state, move, seat)
    mover = move.by if isinstance(move, Catch) else running.state.to_move
    now = replace(running, plies=(*running.plies, Ply(mover, move, events)), state=state)
    starter = game.last_starter if now.starter is None else now.starter
    return replace(game, round=now, last_starter=starter)


def settled(game: Game) -> Game:
    """The game with its round's result written down if that is over; the list of doubles may begin again."""
    now = game.round
    reason = None if now is None or game.state is None else ending(game.state)
    if now is None or reason is None:
        return game
    return with_result(game, reason, scores(now.state), round_winners(now.state))


def with_result(game: Game, reason: Ending, scores: tuple[int, ...], winners: tuple[Seat, ...]) -> Game:
    """The game with its running round written down as ended so, whether or not the rules say that it has."""
    now = game.round
    assert now is not None
    starter = now.dealt.to_move if now.starter is None else now.starter
    result = Result(now.start.double, starter, reason, scores, winners)
    queue = game.queue
    if isinstance(game.ruleset.end, Target) and not queue:
        queue = game.ruleset.doubles()
    return replace(game, results=(*game.results, result), rounds=(*game.rounds, now), queue=queue)


# --- how rounds begin --------------------------------------------------------------------------------


def first_seat(game: Game, chance: Chance) -> Seat:
    """Who turns or searches first: left of the last starter, in round 1 a random seat (T-b2, X-c)."""
    if game.last_starter is None:
        return Seat(chance.stream("first").below(game.players))
    return next_seat(game.last_starter, game.players)


def _aside_round(game: Game, chance: Chance) -> Game:
    """The starting double lies in the middle; the starter lays first on it (T4–T7)."""
    ruleset, players, value = game.ruleset, game.players, game.queue[0]
    turned = 0
    shown: tuple[Tile, ...] = ()
    first = first_seat(game, chance)
    if ruleset.starter == "lottery":
        starter, turned = lottery(ruleset, players, chance.stream("lottery"), value, first)
    elif game.last_starter is not None:
        starter = first
    elif ruleset.starter == "highest_tile":
        starter, shown = highest_tile(ruleset, players, chance.stream("highest"))
    else:
        starter = Seat(chance.stream("random").below(players))
    dealt = deal(ruleset, players, chance.stream("deal 0"), value)
    return begin_round(game, Start(value, value, starter, turned, shown), dealt, starter, chance)


def _pool_round(game: Game, chance: Chance) -> Game:
    """The starting double is dealt with the rest; who holds or finds it lays it as his turn (X3–X5, X-d)."""
    dealt, redeals = _redealt(game, chance)
    start = pool_start(game, dealt, redeals)
    if start is None:
        return replace(game, queue=(), stopped=True)
    first = first_seat(game, chance) if start.starter is None else start.starter
    return begin_round(game, start, dealt, first, chance)


def pool_start(game: Game, dealt: Deal, redeals: int = 0) -> Start | None:
    """Which double of the deal starts and who holds it (section 3 ``unheld``; R-7).

    None: nobody holds any that is left, and the ruleset ends the game (``dropped``).
    """
    planned, unheld = game.queue[0], game.ruleset.unheld
    held = next((value for value in game.queue if dealt.holder(double(value)) is not None), None)
    if held is None and unheld == "dropped":
        return None
    value = held if held is not None and unheld in {"comes_back", "dropped"} else planned
    is_unheld = redeals > 0 or dealt.holder(double(planned)) is None
    return Start(value, planned, dealt.holder(double(value)), redeals=redeals, unheld=is_unheld)


def _redealt(game: Game, chance: Chance) -> tuple[Deal, int]:
    """The deal, anew from the next stream while the ruleset wants that (``unheld`` redeal); and how often."""
    for redeals in range(10_000):
        dealt = deal(game.ruleset, game.players, chance.stream(f"deal {redeals}"), game.queue[0])
        if game.ruleset.unheld != "redeal" or dealt.holder(double(game.queue[0])) is not None:
            return dealt, redeals
    raise ChickenfootError(
        "expected a deal in which somebody holds the starting double, got none in 10000",
        code="endless_redeal",
        deals=10_000,
    )


# --- how games end -----------------------------------------------------------------------------------


def places(game: Game) -> tuple[int, ...]:
    """Each seat's place by the totals so far, from 1; equal ones share it (T18, T-m, X15, X-j)."""
    keys = [_rank(game, seat) for seat in range(game.players)]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def _rank(game: Game, seat: int) -> tuple[float, ...]:
    return (game.totals[seat], *(_tie_break(game, seat, name) for name in game.ruleset.ties))


def _tie_break(game: Game, seat: int, name: TieBreak) -> float:
    """What decides between equal totals, lower is better (X15, section 3 ``ties``)."""
    counted = [result.scores[seat] for result in game.results]
    if name == "most_zero_rounds":
        return -counted.count(0)
    if name == "lowest_nonzero_round":
        return min((points for points in counted if points), default=float("inf"))
    return -sum(seat in result.winners for result in game.results)


def deciding_tie_break(game: Game, ahead: int, behind: int) -> TieBreak:
    """What puts one seat before another with the same total. Raises ValueError where they share the place."""
    for name in game.ruleset.ties:
        if _tie_break(game, ahead, name) != _tie_break(game, behind, name):
            return name
    raise ValueError(f"expected a tie-break between seats {ahead} and {behind}, got none")
