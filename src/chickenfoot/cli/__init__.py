"""The command line: ``chickenfoot …``. Each command imports the rooms it needs when it runs."""

from __future__ import annotations

import sys
from collections.abc import Sequence

BAD_INPUT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code. All is imported in here, so that Ctrl-C is clean from the start."""
    try:
        from chickenfoot.cli.app import run

        return run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
