"""What this terminal can show."""

from __future__ import annotations

import os
import shutil
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from chickenfoot.tui.picture import Look

BAR: Final = 30
"""Characters of a whole progress bar."""


def shows_colour() -> bool:
    """Whether standard output is a terminal that wants colours (NO_COLOR, TERM=dumb)."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def shows_unicode() -> bool:
    """Whether standard output can carry the signs of the drawings."""
    try:
        "─╭╰├▸▹◂┄╔║╲╱→·".encode(sys.stdout.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def width() -> int:
    """Columns of the terminal; 80 in a pipe."""
    return shutil.get_terminal_size((80, 24)).columns


def draw_bar(done: int, games: int, note: str = "") -> None:
    """How many games are done, as a bar on standard error, with a *note* behind it."""
    full = BAR * done // games
    end = "\n" if done == games else ""
    print(f"\r[{'#' * full}{'.' * (BAR - full)}] {done}/{games}{note}", end=end, file=sys.stderr, flush=True)


def look() -> Look:
    """How drawings are made here."""
    from chickenfoot.tui.picture import Look

    return Look(width(), shows_unicode(), shows_colour())
