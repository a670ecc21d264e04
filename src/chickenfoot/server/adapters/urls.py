"""What is said about a URL that cannot be used."""

from __future__ import annotations

import re

from chickenfoot.errors import BadInput


def without_secrets(url: str) -> str:
    """*url* as it may be shown: no password, no query."""
    return re.sub(r"://[^/@]*@", "://***@", url).partition("?")[0]


def bad_url(url: str, expected: str, where: str) -> BadInput:
    return BadInput(code=f"bad_{where}", expected=expected, got=without_secrets(url), where=f"--{where}")
