"""A command that is not carried out."""

from __future__ import annotations

from chickenfoot.errors import ChickenfootError, Detail


class Refusal(ChickenfootError):
    """A command that may not be carried out now: its ``code``, and in ``details`` what the words need.

    A move that the rules refuse has the code of its reason (:class:`~chickenfoot.rules.Why`).
    """

    def __init__(self, code: str, **details: Detail) -> None:
        super().__init__(
            f"refused: {code} {details}" if details else f"refused: {code}", code=code, **details
        )
