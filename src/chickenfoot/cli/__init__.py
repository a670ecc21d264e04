"""The command line: ``chickenfoot …``. Each command imports the rooms it needs when it runs."""

from chickenfoot.cli.app import main

__all__ = ["main"]
