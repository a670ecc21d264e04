"""Many games between computer players, on several processes, with the same result on any number of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple

from chickenfoot.bots.bot import Budget
from chickenfoot.bots.registry import bot_named
from chickenfoot.bots.sitting import play_game
from chickenfoot.errors import BadInput
from chickenfoot.notation import Headers, record_of, write_record
from chickenfoot.rules import Catch, Game, Ruleset, places, subseed
from chickenfoot.rules.scoring import ended_on_double

CHUNK = 8
"""Games in one parcel of work."""


class GameTally(NamedTuple):
    """What one game leaves to the statistics."""

    rounds: int
    blocked: int
    ended_by_double: int
    unheld: int
    plies: int
    totals: tuple[int, ...]
    places: tuple[int, ...]
    zero_rounds: tuple[int, ...]


class SeatTally(NamedTuple):
    """What one seat made of all games; ``first_share`` splits a shared first place."""

    bot: str
    mean_total: float
    first_share: float
    zero_rounds: int


@dataclass(frozen=True, slots=True)
class Simulation:
    """The statistics of many games."""

    games: int
    rounds: int
    blocked_rounds: int
    rounds_ended_by_double: int
    unheld_start_rounds: int
    plies: int
    seconds: float
    seats: tuple[SeatTally, ...]

    @property
    def rounds_per_second(self) -> float:
        return self.rounds / self.seconds if self.seconds else 0.0


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate: game *g* has the seed ``subseed(seed, "game g")``. Bots in seat order."""

    ruleset: Ruleset
    bots: tuple[str, ...]
    games: int
    seed: bytes
    records: Path | None = None

    def check(self) -> None:
        """Raise :exc:`BadInput` unless every bot is known and the table can be seated and dealt."""
        self.ruleset.check_table(len(self.bots))
        for name in self.bots:
            bot_named(name)
        if self.games < 1:
            raise BadInput(
                code="too_small", expected="at least one game", got=self.games, where="games", least=1
            )


def simulate(plan: Plan, jobs: int = 1, on_progress: Callable[[int], None] | None = None) -> Simulation:
    """All games of *plan* on *jobs* processes; *on_progress* is told how many are done."""
    plan.check()
    if jobs < 1:
        raise BadInput(code="too_small", expected="at least one job", got=jobs, where="jobs", least=1)
    started = time.perf_counter()
    tallies: list[GameTally] = []
    for parcel in _parcels(plan, jobs):
        tallies += parcel
        if on_progress is not None:
            on_progress(len(tallies))
    return _add_up(plan, tallies, time.perf_counter() - started)


def _parcels(plan: Plan, jobs: int) -> Iterator[list[GameTally]]:
    chunks = [range(first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK)]
    if jobs == 1:
        yield from map(partial(_play_chunk, plan), chunks)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        yield from pool.map(partial(_play_chunk, plan), chunks)


def _play_chunk(plan: Plan, games: range) -> list[GameTally]:
    return [_play_game(plan, number) for number in games]


def _play_game(plan: Plan, number: int) -> GameTally:
    """One game, written down where records are kept."""
    seed = subseed(plan.seed, f"game {number}")
    game = play_game(plan.ruleset, [bot_named(name) for name in plan.bots], seed, Budget())
    if plan.records is not None:
        _write(plan, plan.records, number, seed, game)
    return GameTally(
        rounds=len(game.rounds),
        blocked=sum(result.reason == "blocked" for result in game.results),
        ended_by_double=sum(ended_on_double(played.state) for played in game.rounds),
        unheld=sum(played.start.unheld for played in game.rounds),
        plies=sum(not isinstance(ply.move, Catch) for played in game.rounds for ply in played.plies),
        totals=game.totals,
        places=places(game),
        zero_rounds=tuple(
            sum(result.scores[seat] == 0 for result in game.results) for seat in range(game.players)
        ),
    )


def _write(plan: Plan, folder: Path, number: int, seed: bytes, game: Game) -> None:
    """The game's record as a file of *folder*, which is made if need be."""
    headers = Headers(tuple(f"{name} (bot)" for name in plan.bots), seed=seed)
    folder.mkdir(parents=True, exist_ok=True)
    name = f"game-{number:0{len(str(plan.games - 1))}}.cfr"
    (folder / name).write_text(write_record(record_of(game, headers)), encoding="utf-8", newline="\n")


def _add_up(plan: Plan, tallies: Sequence[GameTally], seconds: float) -> Simulation:
    return Simulation(
        games=len(tallies),
        rounds=sum(tally.rounds for tally in tallies),
        blocked_rounds=sum(tally.blocked for tally in tallies),
        rounds_ended_by_double=sum(tally.ended_by_double for tally in tallies),
        unheld_start_rounds=sum(tally.unheld for tally in tallies),
        plies=sum(tally.plies for tally in tallies),
        seconds=seconds,
        seats=tuple(_seat_tally(name, seat, tallies) for seat, name in enumerate(plan.bots)),
    )


def _seat_tally(bot: str, seat: int, tallies: Sequence[GameTally]) -> SeatTally:
    games = len(tallies)
    firsts = sum(1 / tally.places.count(1) for tally in tallies if tally.places[seat] == 1)
    return SeatTally(
        bot,
        mean_total=sum(tally.totals[seat] for tally in tallies) / games,
        first_share=firsts / games,
        zero_rounds=sum(tally.zero_rounds[seat] for tally in tallies),
    )
