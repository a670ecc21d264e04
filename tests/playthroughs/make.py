"""Make the golden playthroughs anew: ``python -m tests.playthroughs.make``, in the checkout.

Each file tells two rounds of a preset, played by chance from a fixed seed: every ply with what happened, the
position line, what everybody sees, and what each seat sees, hears and may do. A change of the rules shows up
as a difference that can be read. Make them anew only for a change that is meant.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from chickenfoot.rules import (
    PRESETS,
    Chance,
    Game,
    Seat,
    SeatView,
    Stream,
    advance,
    new_game,
    next_round,
    places,
    seed_of,
    view,
)
from chickenfoot.rules.events import Event, event_plain
from chickenfoot.rules.tiles import write_tiles
from chickenfoot.testing.chances import any_move

HERE = Path(__file__).parent
ROUNDS = 2
PLAYERS = {"trains": 4, "cross": 4, "howsley": 3, "hub": 3, "pagat": 2, "rotating": 5, "family": 6}


def playthrough(preset: str) -> str:
    """The text of a preset's file."""
    return "\n".join(_game(preset)) + "\n"


def _game(preset: str) -> Iterator[str]:
    game = new_game(PRESETS[preset], PLAYERS[preset])
    stream = Stream(seed_of(f"playthrough {preset}"))
    yield f"{preset}, {game.players} players"
    for number in range(1, ROUNDS + 1):
        game = next_round(game, Chance(seed_of(f"playthrough {preset} {number}")))
        assert game.round is not None
        yield f"\nround {number}: {game.round.start}"
        yield f"  {game.round.state}"
        told = _seen(game)
        yield from told
        while game.state is not None:
            game = advance(game, any_move(stream.choice, game.state))
            assert game.round is not None
            ply = game.round.plies[-1]
            yield f"\n{len(game.round.plies)}. seat {ply.seat}: {ply.move}"
            yield from _heard(game, ply.events)
            before, told = told, _seen(game)
            yield from (line for line in told if line not in before)
        yield f"  {game.rounds[-1].state}"
        yield f"\ntotals {_listed(game.totals)}, places {_listed(places(game))}"
        yield f"to come {_listed(game.queue)}"


def _seen(game: Game) -> list[str]:
    """What all see, and for each seat its hand, and what it may do."""
    views = [view(game, Seat(seat)) for seat in range(game.players)]
    ((tableau, public),) = {(str(seen.tableau), _public(seen)) for seen in (view(game, None), *views)}
    lines = [f"  {tableau}", f"  all see: {public}"]
    for seat, seen in enumerate(views):
        may = ", ".join(map(str, (*seen.moves, *seen.catches)))
        lines.append(f"  {seat} holds {write_tiles(seen.hand)}" + (f" and may {may}" if may else ""))
    return lines


def _heard(game: Game, events: Sequence[Event]) -> Iterator[str]:
    """What happened, and how it was told to those who may not know all of it."""
    for back, event in zip(range(-len(events), 0), events, strict=True):
        yield f"  {_told(event)}"
        seats = (None, *(Seat(seat) for seat in range(game.players)))
        others = [(seat, view(game, seat).log[back]) for seat in seats]
        unlike = [(seat, heard) for seat, heard in others if heard != event]
        if unlike:
            (text,) = {_told(heard) for _, heard in unlike}
            yield f"    {_listed(['-' if seat is None else seat for seat, _ in unlike])} hear: {text}"


def _public(seen: SeatView) -> str:
    lacking = [_listed(sorted(seen.lacking(Seat(seat)))) for seat in range(seen.players)]
    facts = {
        "hands": _listed(seen.counts),
        "yard": seen.yard,
        "turn": seen.to_move,
        "drew": seen.has_drawn or None,
        "idle": seen.idle or None,
        "uncalled": seen.uncalled,
        "lacking": "/".join(lacking) if any(lacking) else None,
        "over": seen.over,
        "shown": "/".join(map(write_tiles, seen.shown)) if seen.shown else None,
    }
    return ", ".join(f"{name} {fact}" for name, fact in facts.items() if fact is not None)


def _told(event: Event) -> str:
    plain = event_plain(event)
    return " ".join([str(plain.pop("event")), *(f"{name}={value}" for name, value in plain.items())])


def _listed(values: Sequence[object]) -> str:
    return " ".join(map(str, values))


def main() -> None:
    for preset in PRESETS:
        (HERE / f"{preset}.txt").write_text(playthrough(preset), encoding="utf-8")


if __name__ == "__main__":
    main()
