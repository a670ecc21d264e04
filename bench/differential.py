"""The compiled simulator walked beside the rules for as long as you like: any rules, any table, ply by ply.

Half of the rounds are of the presets with two to eight players, half of any combination of all parameters
that the rule book allows, with any set from double-2 to double-18. Each is played to its end by chance in
both worlds; after every ply all that matters in play is compared, and at the end the scores. At the first
disagreement it prints the position line and what differs, and exits with 1; 0 when there was none.

    scripts/bench differential [--rounds N] [--seconds S] [--jobs N] [--seed TEXT] [--json]

The rounds are numbered, and a number and the seed say all about one; so a run may go on where another
stopped, with ``--first``.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from typing import NamedTuple

from chickenfoot.rules import Stream, seed_of
from chickenfoot.testing.agreement import walk_beside
from chickenfoot.testing.chances import any_preset, any_round, any_table

CHUNK = 50  # rounds that a process plays before it reports
TELL_EVERY = 5.0  # seconds


class Walked(NamedTuple):
    """How far a run has come; *disagreement* is empty where there is none."""

    rounds: int = 0
    plies: int = 0
    disagreement: str = ""

    def and_then(self, more: Walked) -> Walked:
        found = self.disagreement or more.disagreement
        return Walked(self.rounds + more.rounds, self.plies + more.plies, found)


def walk_one(seed: str, number: int) -> int:
    """Play round *number* in both worlds; its plies. Raises :exc:`AssertionError`."""
    stream = Stream(seed_of(f"{seed} {number}"))
    ruleset, players = any_preset(stream.choice) if number % 2 else any_table(stream.choice)
    return walk_beside(any_round(stream.choice, ruleset, players), stream)


def walk_chunk(seed: str, numbers: range) -> Walked:
    """Play the rounds of these *numbers*, as far as both worlds agree."""
    plies = 0
    for number in numbers:
        try:
            plies += walk_one(seed, number)
        except AssertionError as disagreement:
            return Walked(number - numbers.start, plies, f"round {number}: {disagreement}")
    return Walked(len(numbers), plies)


def chunks(first: int, rounds: int | None) -> Iterator[range]:
    """The numbers of the rounds to play, some at a time; without end where *rounds* is None."""
    for start in count(first, CHUNK):
        stop = start + CHUNK if rounds is None else min(start + CHUNK, first + rounds)
        if start >= stop:
            return
        yield range(start, stop)


def walk_all(seed: str, first: int, rounds: int | None, seconds: float | None, jobs: int) -> Iterator[Walked]:
    """Play until *rounds* or *seconds* are over or the worlds disagree; how far it is, again and again."""
    ends = None if seconds is None else time.monotonic() + seconds
    numbers, walked = chunks(first, rounds), Walked()
    with ProcessPoolExecutor(jobs) as pool:
        walk_chunk(seed, range(first, first + 1))  # compiles the kernels once, before the others load them
        running: set[Future[Walked]] = set()
        while True:
            if not walked.disagreement and (ends is None or time.monotonic() < ends):
                while len(running) < 2 * jobs and (some := next(numbers, None)) is not None:
                    running.add(pool.submit(walk_chunk, seed, some))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                walked = walked.and_then(future.result())
            yield walked


def main() -> int:
    """Walk, tell how far it is now and then, and sum up."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, help="stop after so many (10,000, without --seconds)")
    parser.add_argument("--seconds", type=float, help="stop after so many")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--seed", default="chickenfoot", help="any text")
    parser.add_argument("--first", type=int, default=0, help="the number of the first round")
    parser.add_argument("--json", action="store_true", help="print the sum as JSON, and nothing before it")
    options = parser.parse_args()
    rounds = 10_000 if options.rounds is None and options.seconds is None else options.rounds
    began = told = time.monotonic()
    walked = Walked()
    for walked in walk_all(options.seed, options.first, rounds, options.seconds, options.jobs):
        if not options.json and time.monotonic() - told > TELL_EVERY:
            told = time.monotonic()
            print(f"{walked.rounds:,} rounds, {walked.plies:,} plies", flush=True)
    seconds = round(time.monotonic() - began, 1)
    if options.json:
        print(
            json.dumps({**walked._asdict(), "seed": options.seed, "first": options.first, "seconds": seconds})
        )
    else:
        verdict = walked.disagreement or "no disagreement"
        print(f"{walked.rounds:,} rounds, {walked.plies:,} plies in {seconds} s: {verdict}")
    return int(bool(walked.disagreement))


if __name__ == "__main__":
    sys.exit(main())
