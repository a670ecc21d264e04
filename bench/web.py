"""What a person feels in the browser: how much is loaded, how soon something is seen, what panning costs.

A real Chromium at a real server over loopback; each measurement in the window of somebody new.

    scripts/bench web [--rounds N] [--json]

    first load      script and style, as they travel, that the first page had asked for when it was painted
    first paint     since the navigation began
    dealt           from the touch of "Play now" to the painted hand
    play            from the touch of the place to the painted tile: to the server and back
    pan             script, style and layout for a frame, by a trace, while the table of a long round with a
                    double-18 set is moved; in the replay, where no play comes between
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

FLAGS: Final = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
)
SIZE: Final = ViewportSize(width=1280, height=800)
PATIENCE: Final = 30_000  # milliseconds

_PAINTED: Final = """
    (selector) => new Promise((done) => {
        const look = () => document.querySelector(selector)
            ? requestAnimationFrame(() => setTimeout(() => done(performance.now())))
            : requestAnimationFrame(look);
        look();
    })
"""
"""When what *selector* finds has been painted, in milliseconds since the page began."""

_TOUCHED: Final = """
    addEventListener('click', () => { globalThis.touched = performance.now(); }, { capture: true });
"""


@dataclass(frozen=True)
class Figure:
    """One thing that was measured, several times. ``most``: what it may be, of the median."""

    name: str
    unit: str
    most: float
    values: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.values)


# --- a server and a browser --------------------------------------------------------------------------------


@contextmanager
def served() -> Iterator[str]:
    """A server of its own, with its tables in memory, at an address that is given."""
    command = [sys.executable, "-m", "chickenfoot", "serve", "--port", "0", "--database", "memory:"]
    process = subprocess.Popen([*command, "--bot-pause", "0"], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+:\d+", process.stdout.readline())
        if found is None:
            raise SystemExit("expected a server that says where it is, got none")
        yield found[0]
    finally:
        process.terminate()
        process.wait()


@contextmanager
def opened() -> Iterator[Browser]:
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        raise SystemExit("expected chromium on this machine, got none")
    os.environ.setdefault("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=[*FLAGS])
        yield browser
        browser.close()


@contextmanager
def visited(browser: Browser, address: str) -> Iterator[Page]:
    """The page at *address*, of somebody new."""
    context = browser.new_context(viewport=SIZE, reduced_motion="reduce", locale="en")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(_TOUCHED)
    page.goto(address)
    yield page
    context.close()


# --- measuring ---------------------------------------------------------------------------------------------


def measure_front(browser: Browser, address: str) -> tuple[float, float]:
    """Kilobytes of script and style before the first paint, and when that was."""
    context = browser.new_context(viewport=SIZE, locale="en")
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name="Play now").wait_for()
    page.wait_for_load_state("networkidle")
    painted = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    loaded = page.evaluate(
        """(painted) => performance.getEntriesByType('resource')
            .filter((one) => /[.](js|css)([?].*)?$/.test(one.name) && one.startTime <= painted)
            .reduce((sum, one) => sum + one.encodedBodySize, 0) / 1000""",
        painted,
    )
    context.close()
    return loaded, painted


def measure_game(browser: Browser, address: str) -> tuple[float, list[float]]:
    """Milliseconds until the hand is seen, and for each of some plays."""
    with visited(browser, address) as page:
        page.wait_for_load_state("networkidle")
        page.get_by_role("button", name="Play now").click()
        dealt = page.evaluate(_PAINTED, "ul button[data-tile]") - page.evaluate("touched")
        return dealt, [*_plays(page, 8)]


def _plays(page: Page, count: int) -> Iterator[float]:
    """How long each of *count* lays took until it was seen."""
    other = page.get_by_role("button", name=re.compile("^(Draw|Pass|Next round)$")).first
    tile = page.locator("ul button.playable").first
    while count:
        if tile.count() == 0:
            if other.count():
                other.click()
            page.wait_for_timeout(20)
            continue
        name = tile.get_attribute("data-tile")
        tile.click()
        if page.locator(".glowing").count():
            page.locator(".glowing").first.click()
        seen = page.evaluate(_PAINTED, f".domino[data-tile='{name}']")
        yield seen - page.evaluate("touched")
        count -= 1


def measure_pan(browser: Browser, address: str, record: Path) -> tuple[list[float], int]:
    """Milliseconds of work for each frame of moving the table, and how many tiles lie there."""
    with visited(browser, f"{address}/replay") as page:
        page.locator("input[type=file]").set_input_files(record)
        page.locator("input[type=range]").wait_for()
        page.keyboard.press("End")
        page.locator(".domino").nth(100).wait_for()
        page.wait_for_timeout(1_000)
        table = page.locator("svg:has(.domino)").first
        box = table.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        for _ in range(6):
            page.mouse.wheel(0, -240)
        page.wait_for_timeout(500)
        browser.start_tracing(page=page, categories=["devtools.timeline"])
        page.mouse.down()
        for step in range(120):
            page.mouse.move(x + 80 * ((step // 15) % 2 or -1) * (step % 15) / 15, y + (step % 40) - 20)
        page.mouse.up()
        trace = json.loads(browser.stop_tracing())
        return [*_frames(trace["traceEvents"])], page.locator(".domino").count()


_WORK: Final = {"EventDispatch", "FireAnimationFrame", "FunctionCall", "TimerFire", "RunMicrotasks"} | {
    *("UpdateLayoutTree", "Layout", "PrePaint"),
}
_DONE: Final = "Layerize"
"""The last of what the page's thread does for a frame."""


def _frames(events: Sequence[dict[str, Any]]) -> Iterator[float]:
    """The work between one frame and the next, on the thread that runs the page."""
    thread = next(
        event["tid"] for event in events if event.get("name") == "EventDispatch" and event["ph"] == "X"
    )
    own = sorted((event for event in events if event.get("tid") == thread), key=lambda event: event["ts"])
    begun = [event["ts"] for event in own if event["name"] == _DONE]
    work = [event for event in own if event["name"] in _WORK and event["ph"] == "X"]
    for start, end in pairwise(begun):
        yield _covered(
            (event["ts"], event["ts"] + event["dur"]) for event in work if start <= event["ts"] < end
        )


def _covered(spans: Iterable[tuple[float, float]]) -> float:
    """Milliseconds that lie in any of *spans*, in microseconds: what is nested counts once."""
    total = last = 0.0
    for start, end in sorted(spans):
        total += max(0.0, end - max(start, last))
        last = max(last, end)
    return total / 1000


def long_record(folder: Path) -> Path:
    """The record of the longest of some rounds with a double-18 set."""
    command = [sys.executable, "-m", "chickenfoot", "simulate", "--preset", "cross", "--players", "2"]
    command += ["--rule", "set=18", "--rule", "hand=60", "--rule", "rounds=18", "--games", "20"]
    subprocess.run([*command, "--records", str(folder)], check=True, stdout=subprocess.DEVNULL)
    return max(folder.iterdir(), key=lambda record: record.read_text(encoding="utf-8").count(" on "))


# --- the figures -------------------------------------------------------------------------------------------


def measure(rounds: int) -> tuple[list[Figure], int]:
    """All figures, and how many tiles lay on the table that was moved."""
    with tempfile.TemporaryDirectory() as folder, served() as address, opened() as browser:
        record = long_record(Path(folder))
        fronts = [measure_front(browser, address) for _ in range(rounds)]
        games = [measure_game(browser, address) for _ in range(rounds)]
        frames, tiles = measure_pan(browser, address, record)
    figures = [
        Figure("first load", "kB", 60, tuple(size for size, _ in fronts)),
        Figure("first paint", "ms", 300, tuple(paint for _, paint in fronts)),
        Figure("dealt", "ms", 800, tuple(dealt for dealt, _ in games)),
        Figure("play", "ms", 50, tuple(play for _, plays in games for play in plays)),
        Figure("pan", "ms", 4, tuple(frames)),
    ]
    return figures, tiles


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=9, help="how often each is measured")
    parser.add_argument("--json", action="store_true", dest="as_json")
    options = parser.parse_args()
    figures, tiles = measure(options.rounds)
    if options.as_json:
        rows = [
            {
                "name": one.name,
                "unit": one.unit,
                "median": one.median,
                "worst": max(one.values),
                "most": one.most,
            }
            for one in figures
        ]
        print(json.dumps({"figures": rows, "tiles": tiles, "rounds": options.rounds}, indent=2))
        return
    for one in figures:
        told = (
            f"{one.name:12} {one.median:8.1f} {one.unit}  (worst {max(one.values):.1f}, wanted {one.most:g})"
        )
        print(told)
    print(f"panned with {tiles} tiles on the table")


if __name__ == "__main__":
    main()
