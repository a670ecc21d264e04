"""The commands put together, and what every one of them shares: one line for bad input, exit codes."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from chickenfoot import __version__
from chickenfoot.cli.options import BAD_INPUT, INTERRUPTED
from chickenfoot.cli.play import play
from chickenfoot.cli.positions import audit, legal, perft, step
from chickenfoot.cli.records import replay, verify
from chickenfoot.cli.sheets import rules
from chickenfoot.cli.simulate import simulate
from chickenfoot.errors import ChickenfootError

app = App(
    name="chickenfoot",
    help="Chicken Foot dominoes: play, simulate, replay, and ask the rule book.",
    version=__version__,
    help_format="plaintext",
    result_action="return_value",
    print_error=False,
    exit_on_error=False,
    suppress_keyboard_interrupt=False,
)

for command in (play, simulate, replay, verify, rules, legal, step, perft, audit):
    app.command(command)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code. Bad input is one line on standard error and 2."""
    try:
        return _run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read us has enough, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(arguments: Sequence[str]) -> int:
    try:
        code = app(arguments)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except BrokenPipeError:
        raise
    except CycloptsError as error:
        return _refuse(" ".join(str(error).split()))
    except ChickenfootError as error:
        return _refuse(_in_words(error))
    except UnicodeDecodeError as error:
        return _refuse(f"expected text in UTF-8, got other bytes at {error.start}")
    except OSError as error:
        return _refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def _refuse(text: str) -> int:
    print(f"chickenfoot: {text}", file=sys.stderr)
    return BAD_INPUT


def _in_words(error: ChickenfootError) -> str:
    from chickenfoot.cli.words import error_text

    return error_text(error)
