"""What is said about a URL that cannot be used."""

from __future__ import annotations

import re

from chickenfoot.errors import BadInput


def without_secrets(url: str) -> str:
    """*url* as it may be shown: no password, no query."""
    return re.sub(r"://[^/@]*@", "://***@", url).partition("?")[0]


def bad_database(url: str, expected: str) -> BadInput:
    """A ``--database`` that cannot be used."""
    return BadInput(code="bad_database", expected=expected, got=without_secrets(url), where="--database")


def bad_bus(url: str, expected: str) -> BadInput:
    """A ``--bus`` that cannot be used."""
    return BadInput(code="bad_bus", expected=expected, got=without_secrets(url), where="--bus")
