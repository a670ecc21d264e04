"""What happened at the table, told in sentences: how a round begins, every ply, how it ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from chickenfoot.rules import Event, Game, Ruleset, Seat, places
from chickenfoot.rules.events import (
    Caught,
    FootBegun,
    FootDone,
    OpeningDone,
    RoundEnded,
    TileDrawn,
    TileLaid,
    TurnPassed,
)
from chickenfoot.rules.game import Start, deciding_tie_break
from chickenfoot.rules.keys import Target
from chickenfoot.rules.tiles import double
from chickenfoot.speech import Speech, id_of
from chickenfoot.tui.words import Cast

# --- how a round begins ------------------------------------------------------------------------------


def round_title(speech: Speech, game: Game) -> str:
    """Which round this is and its starting double."""
    assert game.round is not None
    number, value = game.round.number, str(double(game.round.start.double))
    if isinstance(game.ruleset.end, Target):
        return speech.say("round-title-open", number=number, double=value)
    return speech.say("round-title", number=number, total=number + len(game.queue), double=value)


def start_sentences(speech: Speech, cast: Cast, game: Game) -> Iterator[str]:
    """Who starts the round and how that was found."""
    assert game.round is not None
    start, ruleset = game.round.start, game.ruleset
    yield from _unheld(speech, ruleset, start)
    if start.starter is None:
        first = cast.who(game.round.dealt.to_move)
        kind = "start-together" if ruleset.unheld == "together" else "start-search"
        yield speech.say(kind, double=str(double(start.double)), **first)
    else:
        yield _starter(speech, cast, game, start, start.starter)


def _unheld(speech: Speech, ruleset: Ruleset, start: Start) -> Iterator[str]:
    if start.redeals:
        yield speech.say("start-redealt", double=str(double(start.double)), count=start.redeals)
    elif start.double != start.planned:
        kind = "start-dropped" if ruleset.unheld == "dropped" else "start-comes-back"
        yield speech.say(kind, planned=str(double(start.planned)))


def _starter(speech: Speech, cast: Cast, game: Game, start: Start, starter: Seat) -> str:
    who, value, kind = cast.who(starter), str(double(start.double)), game.ruleset.starter
    if kind == "lottery":
        return speech.say("start-lottery", double=value, turned=start.turned, **who)
    if kind == "holder":
        return speech.say("start-holder", double=value, **who)
    if game.results:
        return speech.say("start-next", **who)
    if kind == "highest_tile":
        return speech.say("start-highest-tile", tiles=speech.listed(start.shown), **who)
    return speech.say("start-random", **who)


# --- what happens ------------------------------------------------------------------------------------


def ply_sentence(speech: Speech, cast: Cast, ruleset: Ruleset, events: Sequence[Event]) -> str:
    """All that one ply brought about, in one line. A foot that ends the round wants no toes any more."""
    is_out = any(isinstance(event, RoundEnded) and event.reason == "out" for event in events)
    told = (event for event in events if not (is_out and isinstance(event, FootBegun)))
    return " ".join(event_sentence(speech, cast, ruleset, event) for event in told)


def event_sentence(speech: Speech, cast: Cast, ruleset: Ruleset, event: Event) -> str:
    """One event, as the reader may know it."""
    match event:
        case TileLaid():
            return _laid(speech, cast, event)
        case TileDrawn(seat, tile, shown=shown):
            if tile is None:
                return speech.say("event-tile-drawn-hidden", **cast.who(seat))
            kind = "event-start-found" if shown else "event-tile-drawn"
            return speech.say(kind, tile=str(tile), **cast.who(seat))
        case TurnPassed(seat):
            return speech.say("event-turn-passed", **cast.who(seat))
        case FootBegun(_, foot, waived):
            if waived:
                return speech.say("event-foot-waived", double=str(foot))
            return speech.say("event-foot-begun", double=str(foot), toes=ruleset.toes)
        case FootDone(foot):
            return speech.say("event-foot-done", double=str(foot))
        case OpeningDone():
            return speech.say("event-opening-done")
        case Caught():
            return _caught(speech, cast, event)
        case RoundEnded():
            return _ended(speech, cast, event)


def _laid(speech: Speech, cast: Cast, event: TileLaid) -> str:
    who = cast.who(event.seat)
    if event.on is None:
        kind = "event-start-laid-called" if event.called else "event-start-laid"
        return speech.say(kind, tile=str(event.tile), **who)
    end = str(event.on) if event.nth == 1 else f"{event.on}.{event.nth}"
    kind = "event-tile-laid-called" if event.called else "event-tile-laid"
    return speech.say(kind, tile=event.tile.touching(event.on), end=end, **who)


def _caught(speech: Speech, cast: Cast, event: Caught) -> str:
    name, by = cast.names[event.seat], cast.names[event.by]
    if event.seat == cast.you:
        tiles = speech.listed(event.tiles or ())
        return speech.say("event-caught-you", by=by, count=event.count, tiles=tiles)
    if event.by == cast.you:
        return speech.say("event-caught-by-you", name=name, count=event.count)
    return speech.say("event-caught", name=name, by=by, count=event.count)


def _ended(speech: Speech, cast: Cast, event: RoundEnded) -> str:
    if event.reason == "out":
        return speech.say("event-round-ended-out", **cast.who(_out(event)))
    return speech.say(id_of("event-round-ended", event.reason))


def _out(event: RoundEnded) -> Seat:
    return next(Seat(seat) for seat, hand in enumerate(event.hands) if not hand)


# --- how a round and a game end ----------------------------------------------------------------------


def round_end_sentences(speech: Speech, cast: Cast, game: Game) -> Iterator[str]:
    """All hands shown and counted, and who won the round."""
    assert game.round is not None
    result = game.results[-1]
    for seat, hand in enumerate(game.round.state.hands):
        who = cast.who(Seat(seat))
        points, total = result.scores[seat], game.totals[seat]
        if hand:
            tiles = speech.listed(hand)
            yield speech.say("shown-hand", tiles=tiles, points=points, total=total, **who)
        else:
            yield speech.say("shown-out", points=points, total=total, **who)
    if len(result.winners) == 1:
        yield speech.say("round-won", **cast.who(result.winners[0]))
    else:
        yield speech.say("round-shared", names=speech.listed(cast.names[seat] for seat in result.winners))


def game_end_sentences(speech: Speech, cast: Cast, game: Game) -> Iterator[str]:
    """The places, how ties were decided, and who won."""
    yield speech.say("game-stopped" if game.stopped else "game-over")
    ranked = places(game)
    order = sorted(range(game.players), key=lambda seat: (ranked[seat], seat))
    for seat in order:
        name, total = cast.long_names[seat], game.totals[seat]
        yield speech.say("place", place=ranked[seat], name=name, total=total)
    yield from _ties(speech, cast, game, order)
    winners = [Seat(seat) for seat in order if ranked[seat] == 1]
    if len(winners) == 1:
        yield speech.say("winner", **cast.who(winners[0]))
    else:
        yield speech.say("winners-shared", names=speech.listed(cast.names[seat] for seat in winners))


def _ties(speech: Speech, cast: Cast, game: Game, order: Sequence[int]) -> Iterator[str]:
    """Of players with equal totals: what put one ahead of the next, or that they share the place."""
    ranked = places(game)
    for ahead, behind in pairwise(order):
        if game.totals[ahead] == game.totals[behind] and ranked[ahead] != ranked[behind]:
            names = {"ahead": cast.names[ahead], "behind": cast.names[behind]}
            yield speech.say(id_of("tie", deciding_tie_break(game, ahead, behind)), **names)
    for place in sorted(set(ranked)):
        sharing = [seat for seat in order if ranked[seat] == place]
        if len(sharing) > 1:
            yield speech.say("tie-shared", names=speech.listed(cast.names[seat] for seat in sharing))
