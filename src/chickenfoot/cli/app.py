"""The commands put together, and what every one of them shares: one line for bad input, exit codes."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from chickenfoot import __version__
from chickenfoot.cli import BAD_INPUT
from chickenfoot.cli.arena import arena
from chickenfoot.cli.draw import draw
from chickenfoot.cli.language import without_language
from chickenfoot.cli.play import play
from chickenfoot.cli.positions import audit, legal, perft, step
from chickenfoot.cli.records import replay, verify
from chickenfoot.cli.serve import serve
from chickenfoot.cli.sheets import rules
from chickenfoot.cli.simulate import simulate
from chickenfoot.cli.table import open_table
from chickenfoot.cli.warmup import warmup
from chickenfoot.errors import ChickenfootError

app = App(
    name="chickenfoot",
    help="Chicken Foot dominoes. Without a command it opens the table in your browser and keeps games.\n\n"
    "The commands: play in this terminal, serve, simulate, replay, draw, and ask the rule book.",
    version=__version__,
    help_epilogue="With any command, --lang CODE speaks that language, such as es; else your system's.",
    help_format="plaintext",
    result_action="return_value",
    print_error=False,
    exit_on_error=False,
    suppress_keyboard_interrupt=False,
)

for command in (play, simulate, arena, replay, draw, verify, rules, legal, step, perft, audit, serve, warmup):
    app.command(command)


def run(arguments: Sequence[str]) -> int:
    """Run a command; the exit code. Bad input is one line on standard error and 2."""
    _open_streams()
    try:
        return _run(arguments)
    except (
        BrokenPipeError,
        SystemExit,
    ):  # whoever read us has enough, as `head` does; help then exits by itself
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _open_streams() -> None:
    """Something to read from and write to, also where a shell has closed the standard streams (``>&-``)."""
    nowhere = Path(os.devnull)
    sys.stdin = sys.stdin or nowhere.open(encoding="utf-8")
    sys.stdout = sys.stdout or nowhere.open("w", encoding="utf-8")
    sys.stderr = sys.stderr or nowhere.open("w", encoding="utf-8")


def _run(arguments: Sequence[str]) -> int:
    try:
        words = without_language(arguments)
        code = app(words) if words else open_table()
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except BrokenPipeError:
        raise
    except CycloptsError as error:
        return _refuse(_usage(error))
    except ChickenfootError as error:
        from chickenfoot.cli.words import error_text

        return _refuse(error_text(error))
    except OSError as error:
        return _refuse(f"{error.filename or 'standard output'}: {error.strerror or error}")


def _refuse(text: str) -> int:
    print(f"chickenfoot: {text}", file=sys.stderr)
    return BAD_INPUT


def _usage(error: CycloptsError) -> str:
    """What is wrong with the words of a command: expected, got, where."""
    from chickenfoot.cli.words import say

    words = " ".join(map(repr, error.unused_tokens or ()))
    if isinstance(error, CoercionError) and error.token is not None:
        where = error.token.keyword or (error.argument.name if error.argument else "")
        message = "usage-no-value" if error.target_type is bool else "usage-bad-value"
        return say(message, where=where, got=repr(error.token.value))
    if isinstance(error, UnusedCliTokensError):
        return say("usage-too-many", got=words)
    if isinstance(error, UnknownOptionError):
        return say("usage-unknown-option", got=repr(error.token.keyword or error.token.value))
    if isinstance(error, UnknownCommandError):
        known = ", ".join(name for name in app if not name.startswith("-"))
        return say("usage-unknown-command", known=known, got=words)
    if isinstance(error, RepeatArgumentError):
        return say("usage-twice", where=str(error.token.keyword))
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        return say("usage-missing", where=error.argument.name)
    return " ".join(str(error).split())
