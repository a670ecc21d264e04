"""Learning habits from the search's own findings: how the numbers in bots/search/habits.py came about.

Roosters play each other; at every choice between lays the search's value of each lay is written down beside
the signs that habits weigh. Then those habits are sought that lose the least of that value when they choose
(softmax over the worth of the lays, its expected value climbed with Adam: Kingma and Ba, 2015). Printed are
the habits, and the value they lose at choices that were kept apart, beside the player `heaviest` and chance.

    scripts/bench learn [--preset P] [--players N] [--games G] [--deals D] [--seed S] [--json]
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from chickenfoot.bots import Bot, Budget
from chickenfoot.bots.beliefs import unknowns
from chickenfoot.bots.search.compiled import task_of
from chickenfoot.bots.search.habits import HEAVIEST, WHOLE_GAME
from chickenfoot.bots.search.player import Searcher, choices_of
from chickenfoot.bots.sitting import play_game
from chickenfoot.fast.habits import HABIT_WORDS, NOISE, signs_of_lay
from chickenfoot.fast.layout import COUNTS, Numbers
from chickenfoot.rules import PRESETS, Lay, Move, SeatView, Stream, seed_of, subseed

Flags = npt.NDArray[np.bool_]

STEPS, RATE, BATCH = 600, 0.05, 4000
KEPT_APART = 0.2


class Choice(NamedTuple):
    """A choice between lays: ``signs[lay, habit]`` and ``values[lay]``, the standing after each."""

    signs: Numbers
    values: Numbers


class Recorder:
    """A rooster that writes its choices down."""

    name = "recorder"

    def __init__(self, deals: int) -> None:
        self.choices: list[Choice] = []
        self._rooster = Searcher("recorder", WHOLE_GAME, deals=deals, plain_deals=deals)

    def choose(self, view: SeatView, budget: Budget, stream: Stream) -> Move:
        choices = choices_of(view)
        if len(choices) == 1:
            return choices[0]
        race = self._rooster.race(view, choices, budget, stream, drops=False)
        values = np.array(race.sums.values) / race.sums.deals
        lays = [at for at, move in enumerate(choices) if isinstance(move, Lay) and move.on is not None]
        if len(lays) > 1:
            signs = np.array([signs_of(view, choices[at]) for at in lays])
            self.choices.append(Choice(signs, values[lays]))
        return choices[race.best]


def signs_of(view: SeatView, lay: Move) -> Numbers:
    """What each habit has to weigh in *lay*."""
    assert isinstance(lay, Lay)
    assert lay.on is not None
    task = task_of(view, unknowns(view), WHOLE_GAME)
    task.template[COUNTS : COUNTS + view.players] = view.counts
    signs = np.zeros(HABIT_WORDS)
    signs_of_lay(task.rule, task.template, lay.on, lay.tile.other(lay.on), np.zeros(HABIT_WORDS), signs)
    return signs


class Table(NamedTuple):
    """Choices as arrays, filled up to the longest: signs, what each lay loses, and which lays there are."""

    signs: Numbers  # [choice, lay, habit]
    losses: Numbers  # [choice, lay]: value lost against the best lay
    there: Flags  # [choice, lay]


def table_of(choices: list[Choice]) -> Table:
    """*choices* as arrays."""
    most = max(len(choice.values) for choice in choices)
    table = Table(
        np.zeros((len(choices), most, HABIT_WORDS)),
        np.zeros((len(choices), most)),
        np.zeros((len(choices), most), np.bool_),
    )
    for at, choice in enumerate(choices):
        count = len(choice.values)
        table.signs[at, :count] = choice.signs
        table.losses[at, :count] = choice.values.max() - choice.values
        table.there[at, :count] = True
    return table


def learned(table: Table, seed: int = 0) -> Numbers:
    """The habits that lose the least, without noise."""
    scale = np.sqrt((table.signs[table.there] ** 2).mean(0)) + 1e-9
    signs = table.signs / scale
    habits, mean, square = np.zeros(HABIT_WORDS), np.zeros(HABIT_WORDS), np.zeros(HABIT_WORDS)
    chance = np.random.default_rng(seed)
    for step in range(1, STEPS + 1):
        some = chance.choice(len(signs), min(BATCH, len(signs)), replace=False)
        gradient = gradient_of(signs[some], table.losses[some], table.there[some], habits)
        mean = 0.9 * mean + 0.1 * gradient
        square = 0.99 * square + 0.01 * gradient**2
        habits += RATE * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    return np.asarray(habits / scale)


def gradient_of(signs: Numbers, losses: Numbers, there: Flags, habits: Numbers) -> Numbers:
    """How the mean value rises with each habit, when lays are chosen by softmax of their worth."""
    worths = np.where(there, signs @ habits, -np.inf)
    odds = np.exp(worths - worths.max(1, keepdims=True))
    odds /= odds.sum(1, keepdims=True)
    gains = (odds * losses).sum(1, keepdims=True) - losses
    return np.asarray(((odds * gains)[..., None] * signs).sum(1).mean(0))


def loss_of(table: Table, habits: Numbers) -> float:
    """The value lost on average when the lay of the highest worth is chosen."""
    worths = np.where(table.there, table.signs @ habits, -np.inf)
    return float(table.losses[np.arange(len(worths)), worths.argmax(1)].mean())


def measure(preset: str, players: int, games: int, deals: int, seed: str) -> dict[str, object]:
    """The habits learned, and what they lose at choices they were not learned from."""
    recorder = Recorder(deals)
    company: list[Bot] = [recorder] * players
    for game in range(games):
        play_game(PRESETS[preset], company, subseed(seed_of(seed), f"game {game}"), Budget())
    apart = max(1, int(KEPT_APART * len(recorder.choices)))
    unseen, seen = table_of(recorder.choices[:apart]), table_of(recorder.choices[apart:])
    habits = learned(seen)
    heaviest = np.array(HEAVIEST)
    heaviest[NOISE] = 0.0
    return {
        "choices": len(recorder.choices),
        "habits": [round(float(habit), 3) for habit in habits],
        "loss": round(loss_of(unseen, habits), 4),
        "loss_heaviest": round(loss_of(unseen, heaviest), 4),
        "loss_chance": round(float((unseen.losses.sum(1) / unseen.there.sum(1)).mean()), 4),
    }


def main() -> int:
    """Print what was learned."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--preset", default="trains", choices=PRESETS)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", default="learn")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = measure(options.preset, options.players, options.games, options.deals, options.seed)
    print(
        json.dumps(found)
        if options.json
        else "\n".join(f"{name:14} {value}" for name, value in found.items())
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
