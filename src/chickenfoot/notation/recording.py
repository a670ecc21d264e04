"""From a game to its record: the full one, or what one seat has seen of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from chickenfoot.errors import BadInput
from chickenfoot.notation.record import NO_TILES, Headers, Pile, Record, WrittenPly, WrittenRound
from chickenfoot.rules import Game, Round, Seat, places, seen_by
from chickenfoot.rules.events import Caught, Event, TileDrawn
from chickenfoot.rules.game import Ply, totals_of

See = Callable[[Event], Event]
"""What somebody sees of an event."""

_NO_HEADERS = Headers()


def record_of(game: Game, headers: Headers = _NO_HEADERS) -> Record:
    """The full record of *game*, running or finished: every tile and every seed that it knows."""
    rounds = (_full_round(game, played, headers) for played in _rounds(game))
    return _record(game, headers, None, tuple(rounds))


def record_seen(
    game: Game, seat: Seat | None, headers: Headers = _NO_HEADERS, *, reveal: bool = True
) -> Record:
    """What *seat* (None: a spectator) has seen of *game*: the own deal, all moves, the own draws.

    It is built up from the seat's own tiles and what it saw happen. The seed of a finished round stands in
    it if *reveal* says that such seeds are shown; the game's never does, as it tells the rounds to come.
    """
    if seat is not None and not 0 <= seat < game.players:
        most = game.players - 1
        expected = f"a seat from 0 to {most}"
        raise BadInput(code="no_such_seat", expected=expected, got=seat, where="seat", most=most)
    rounds = (_seen_round(game, played, seat, reveal=reveal) for played in _rounds(game))
    return _record(game, replace(headers, seed=None), seat, tuple(rounds))


def _rounds(game: Game) -> tuple[Round, ...]:
    """The finished rounds and the running one."""
    return game.rounds if game.round is None or game.state is None else (*game.rounds, game.round)


def _record(game: Game, headers: Headers, seat: Seat | None, rounds: tuple[WrittenRound, ...]) -> Record:
    if len(headers.seats) > game.players:
        raise BadInput(
            code="too_many_seats",
            expected=f"{game.players} seats at most",
            got=headers.seats,
            where="seats",
            most=game.players,
        )
    seats = headers.seats + ("",) * (game.players - len(headers.seats))
    return Record(
        game.ruleset,
        game.players,
        replace(headers, seats=seats),
        seat,
        rounds,
        stopped=game.stopped,
        places=places(game) if game.is_over else None,
    )


# --- rounds ------------------------------------------------------------------------------------------


def _full_round(game: Game, played: Round, headers: Headers) -> WrittenRound:
    dealt, chance = played.dealt, played.chance
    seed = None if chance is None else chance.seed
    return replace(
        _public_round(game, played, lambda event: event),
        seed=None if seed == headers.seed_of_round(played.number) else seed,
        hands=tuple(Pile.of(hand) for hand in dealt.hands),
        yard=Pile.of(dealt.yard),
    )


def _seen_round(game: Game, played: Round, seat: Seat | None, *, reveal: bool) -> WrittenRound:
    seen = _public_round(game, played, lambda event: seen_by(event, seat))
    is_finished = played.number <= len(game.results)
    if reveal and is_finished and played.chance is not None:
        seen = replace(seen, seed=played.chance.seed)
    if seat is None:
        return seen
    own = Pile.of(played.dealt.hands[seat])
    return replace(seen, hands=(*seen.hands[:seat], own, *seen.hands[seat + 1 :]))


def _public_round(game: Game, played: Round, see: See) -> WrittenRound:
    """What everybody knows of a round, and of its moves what *see* lets through."""
    start, chance, dealt = played.start, played.chance, played.dealt
    results = game.results[: played.number]
    result = results[-1] if len(results) == played.number else None
    return WrittenRound(
        number=played.number,
        double=start.double,
        planned=start.planned,
        first=dealt.to_move,
        search=start.starter is None,
        turned=start.turned,
        shown=start.shown,
        redeals=start.redeals,
        commitment=None if chance is None else chance.commitment,
        salts=() if chance is None else chance.salts,
        hands=tuple(Pile((), len(hand)) for hand in dealt.hands),
        yard=Pile((), len(dealt.yard)),
        plies=tuple(_ply(ply, see) for ply in played.plies),
        end=None if result is None else result.reason,
        left=None if result is None else tuple(Pile.of(hand) for hand in played.state.hands),
        scores=None if result is None else result.scores,
        totals=None if result is None else totals_of(results, game.players),
    )


def _ply(ply: Ply, see: See) -> WrittenPly:
    return WrittenPly(ply.seat, ply.move, _drawn(see(ply.events[0])))


def _drawn(event: Event) -> Pile:
    """What came from the yard, as far as it was seen; a move's first event tells it."""
    if isinstance(event, TileDrawn):
        return Pile((), 1) if event.tile is None else Pile.of((event.tile,))
    if isinstance(event, Caught):
        return Pile((), event.count) if event.tiles is None else Pile.of(event.tiles)
    return NO_TILES
