"""Whole games at a table, and the same log again on other deals that fit all that a reader has seen.

    table = any_game(number)
    for cut in cuts(table, stream):
        other = again(table, cut, stream)       the steps of the cut's round, on another deal

A *cut* is a moment of a running round, and a reader: a seat or, as None, somebody who looks on. What nobody
has shown the reader up to there is dealt anew among all deals on which the moves made would have shown him
the same (:mod:`chickenfoot.bots.beliefs`). Seed, salts and time stay: with them the commitments.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from chickenfoot.bots.beliefs import sampler, unknowns
from chickenfoot.rules import (
    PRESETS,
    Chance,
    Deal,
    Game,
    Round,
    Ruleset,
    Seat,
    Stream,
    next_round,
    seed_of,
    view,
)
from chickenfoot.rules.game import begin_round, pool_start, settled
from chickenfoot.server.log import Dealt
from chickenfoot.server.readers import Step, steps_of
from chickenfoot.server.room import Dealing
from tests.bots.beliefs.positions import original_deal
from tests.server.tables import PEOPLE, XO, Table, game_of, state_of

_TILES: Final = {highest: (highest + 1) * (highest + 2) // 2 for highest in range(4, 10)}
_TRIES: Final = 40
_MOST: Final = 2000
"""Sums up to which deals are drawn exactly; beyond, by a chain."""


# --- games ------------------------------------------------------------------------------------------------


def any_game(number: int) -> Table:
    """A short game played to its end: every preset, two to eight seats, people and computer players."""
    stream = Stream(seed_of(f"anew {number}"))
    ruleset, players = any_rules(tuple(PRESETS)[number % 7], 2 + number // 7 % 7, stream)
    kinds = ("open", "open", "open", "chick")
    seats = ["open", *(stream.choice(kinds) for _ in range(players - 1))]
    table = Table(str(ruleset), stream.shuffled(seats), label=f"anew {number}", clock=stream.choice((0, 60)))
    return table.dealt(*PEOPLE).play_out(stream.choice)


def any_rules(preset: str, players: int, stream: Stream) -> tuple[Ruleset, int]:
    """*preset* with a smaller set and two rounds, for as many *players*."""
    highest = stream.choice([set_ for set_ in _TILES if players <= set_ and _TILES[set_] >= 3 * players + 4])
    least, most = 2, min(7, (_TILES[highest] - 4) // players)
    arms = PRESETS[preset].arms
    changes: dict[str, object] = {
        "set": highest,
        "players": "2-8",
        "hand": stream.choice(range(least, most + 1)),
        "arms": min(arms, highest) if isinstance(arms, int) else "players",
        "rounds": [highest, stream.choice(range(highest))],
    }
    return PRESETS[preset].changed(changes), players


# --- cuts -------------------------------------------------------------------------------------------------


class Cut(NamedTuple):
    """A moment as a reader sees it: the steps *dealt* to *now* of the table are of the running round.

    *looks*: he asks for the whole table after every step, beside being told of it.
    """

    dealt: int
    now: int
    seat: Seat | None
    guest: str
    looks: bool

    def steps(self, table: Table) -> list[Step]:
        """The deal and what has been done since."""
        return table.steps[self.dealt : self.now + 1]


def readers(table: Table) -> list[tuple[Seat | None, str]]:
    """Every person at the table, and one who looks on."""
    people = ((Seat(seat), table.room.places[seat].guest) for seat in table.room.people)
    return [*people, (None, XO.id)]


def cuts(table: Table, stream: Stream) -> Iterator[Cut]:
    """Of one round the last moment before its end, for every reader; of each any other, for any reader.

    As often as not the other one is where somebody has drawn a tile and not moved on yet.
    """
    all_rounds, all_readers = [*rounds(table)], readers(table)
    for dealt, last in all_rounds:
        moments = range(dealt, last + 1)
        drawn = [at for at in moments if state_of(table.steps[at].after).drawn is not None]
        now = stream.choice(drawn if drawn and stream.below(2) else moments)
        yield Cut(dealt, now, *stream.choice(all_readers), looks=True)
    dealt, last = stream.choice(all_rounds)
    for seat, guest in all_readers:
        yield Cut(dealt, last, seat, guest, looks=stream.below(4) == 0)


def rounds(table: Table) -> Iterator[tuple[int, int]]:
    """For each round the step of its deal and the last one that leaves it running."""
    for at, step in enumerate(table.steps):
        if isinstance(step.entry, Dealt) and step.after.state is not None:
            last = at
            while table.steps[last + 1].after.state is not None:
                last += 1
            yield at, last


# --- another deal -----------------------------------------------------------------------------------------


def again(table: Table, cut: Cut, stream: Stream) -> list[Step] | None:
    """The steps of *cut* on another deal; None where none was found that begins as the round did.

    Raises :exc:`BadLog` where the moves cannot be made on it: then it does not fit.
    """
    before = game_of(table.steps[cut.dealt].before)
    now = game_of(table.steps[cut.now].after)
    assert now.round is not None
    for _ in range(_TRIES):
        deal = other_deal(now, cut.seat, stream)
        if begins_as(before, now.round, deal):
            entries = [step.entry for step in cut.steps(table)]
            return steps_of(table.steps[cut.dealt].before, entries, dealing(now.round, deal))
    return None


def other_deal(game: Game, seat: Seat | None, stream: Stream) -> Deal:
    """A deal of the running round that would have shown *seat* what it has seen of it."""
    assert game.round is not None
    seen = view(game, seat)
    what = unknowns(seen)
    deal = original_deal(seen, what, sampler(what, _MOST).sample(stream))
    drawn = len(game.round.dealt.yard) - len(game.round.state.yard)
    return Deal(deal.hands, (*deal.yard[:drawn], *stream.shuffled(deal.yard[drawn:])))


def begins_as(before: Game, played: Round, deal: Deal) -> bool:
    """Whether a round of *deal* would have begun as *played* did: that is told when it is dealt."""
    if before.ruleset.starting_double == "aside":
        return True
    start = pool_start(before, deal)
    return start is not None and (start.double, start.starter) == (played.start.double, played.start.starter)


def dealing(played: Round, deal: Deal) -> Dealing:
    """*played* is dealt so; every other round comes from its chance."""

    def dealt(game: Game, chance: Chance) -> Game:
        if len(game.results) + 1 != played.number:
            return next_round(game, chance)
        return settled(begin_round(game, played.start, deal, played.dealt.to_move, chance))

    return dealt


def differs(steps: list[Step], others: list[Step]) -> bool:
    """Whether other hands were dealt, or at least another yard."""
    return game_of(steps[-1].after).round != game_of(others[-1].after).round
