"""Games to write down, and texts to spoil: what the tests of this room share."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

from chickenfoot.notation import Code, Headers, Mistake, record_of, record_seen, write_record
from chickenfoot.rules import (
    PRESETS,
    Chance,
    Game,
    Ruleset,
    Seat,
    advance,
    catches,
    legal_moves,
    new_game,
    next_round,
    seed_of,
    subseed,
)
from chickenfoot.testing.chances import any_table

SEED = seed_of("chicken foot")
HEADERS = Headers(("Ouma", "heaviest (bot)"), "2026-02-14", SEED, undos=2)


def chance(number: int, salts: tuple[bytes, ...] = ()) -> Chance:
    return Chance(subseed(SEED, f"round {number}"), salts)


def moments(
    ruleset: Ruleset, players: int, stream: Random, salts: tuple[bytes, ...] = (), rounds: int = 3
) -> Iterator[Game]:
    """A game of random moves after every move, catches and forgotten calls among them."""
    game = new_game(ruleset, players)
    while not game.is_over and len(game.results) < rounds:
        game = next_round(game, chance(len(game.results) + 1, salts))
        yield game
        while game.state is not None:
            open_catches = catches(game.state) if stream.random() < 0.7 else ()
            game = advance(game, stream.choice(open_catches or legal_moves(game.state)))
            yield game


def played(
    ruleset: Ruleset,
    players: int,
    number: int = 0,
    *,
    plies: int = 10_000,
    rounds: int = 3,
    salts: tuple[bytes, ...] = (),
) -> Game:
    """The game of random moves with this *number*, or its beginning of so many *plies*."""
    every = moments(ruleset, players, Random(number), salts, rounds)
    *_, last = islice(every, plies + 1)
    return last


def any_game(number: int) -> Game:
    """A game, stopped anywhere: of a preset for even numbers, of any ruleset at all for odd ones."""
    stream = Random(number)
    if number % 2:
        ruleset, players = any_table(stream.choice, sets=range(2, 8))
    else:
        ruleset = stream.choice(list(PRESETS.values()))
        players = stream.choice([players for players in ruleset.tables() if players <= 6])
    salts = tuple(stream.randbytes(stream.randrange(4)) for _ in range(stream.choice((0, players))))
    plies = stream.choice((0, 3, 30, 70, 10_000))
    return played(ruleset, players, number, plies=plies, rounds=2, salts=salts)


# --- texts -------------------------------------------------------------------------------------------

SMALL = Ruleset.of("trains", set=4, hand=4, reserve="1", rounds="4,3,2", arms=2, toes=2)
SEARCH = Ruleset.of("cross", set=4, hand=3, rounds="4,3,2", arms=2, toes=2)
CALLING = Ruleset.of("trains", set=5, hand=4, reserve="1", call=2, rounds="5,4")


@cache
def small_game(number: int = 0) -> Game:
    """Three short rounds of two players, finished."""
    return played(SMALL, 2, number, salts=(b"ab", b""))


@cache
def full_text() -> str:
    return write_record(record_of(small_game(), HEADERS))


@cache
def text_with_round_seeds() -> str:
    """A full record whose rounds have seeds of their own."""
    return write_record(record_of(small_game()))


@cache
def seedless_text() -> str:
    """A full record that tells neither seeds nor commitments nor salts."""
    kept = (line for line in full_text().splitlines() if not line.startswith(("seed:", "commit:", "salts:")))
    return "".join(f"{line}\n" for line in kept)


@cache
def seen_text(seat: int = 0, *, reveal: bool = False) -> str:
    return write_record(record_seen(small_game(), Seat(seat), HEADERS, reveal=reveal))


def number_of(text: str, start: str, nth: int = 1) -> int:
    """The number of the *nth* line that begins with *start*."""
    found = [at for at, line in enumerate(text.split("\n"), start=1) if line.startswith(start)]
    return found[nth - 1]


def with_line(text: str, number: int, *lines: str) -> str:
    """*text* with *lines* instead of line *number*."""
    parts = text.split("\n")
    return "\n".join([*parts[: number - 1], *lines, *parts[number:]])


def with_lines(text: str, changes: dict[str, str]) -> str:
    """*text* with the first line that begins with each key replaced."""
    for start, line in changes.items():
        text = with_line(text, number_of(text, start), line)
    return text


def found_in(mistakes: tuple[Mistake, ...]) -> list[tuple[int, Code]]:
    return [(mistake.line, mistake.code) for mistake in mistakes]
