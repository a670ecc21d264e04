"""What can go wrong, as a tree.

    ChickenfootError
    ├── BadInput            something from outside is not what was expected (also a ValueError)
    │   ├── BadTile         a text that is no tile
    │   ├── BadMove         a text that is no move
    │   ├── BadRuleset      a ruleset, or one of its keys (rule book, sections 3 and 4)
    │   ├── BadPosition     a position line that cannot be read
    │   ├── BadRecord       a text that is no record at all
    │   └── Flawed          readable, but no position that can arise; names each flaw
    ├── IllegalMove         a move the rules refuse; carries position, move and reason
    ├── GameOver            there is no next round, or none is running
    └── CannotResume        a record whose game cannot go on

Every error carries a ``code`` and ``details`` (names to plain values), from which ``speech`` makes
what a player reads; ``str(error)`` is a short English text for developers: expected, got, where.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chickenfoot.notation.mistakes import Mistake
    from chickenfoot.rules.legal import Why
    from chickenfoot.rules.moves import Move
    from chickenfoot.rules.state import State

Detail = str | int


class ChickenfootError(Exception):
    """The root of every error this package raises on purpose."""

    code: str = "error"

    def __init__(self, text: str, *, code: str | None = None, **details: Detail) -> None:
        super().__init__(text)
        if code is not None:
            self.code = code
        self.details: dict[str, Detail] = details


class BadInput(ChickenfootError, ValueError):
    """Something from outside is not what was expected; the text says expected, got, where.

    *details* are what a sentence in another language needs to say what was expected.
    """

    def __init__(
        self, *, expected: str, got: object, where: str = "", code: str | None = None, **details: Detail
    ) -> None:
        shown = got if isinstance(got, Verbatim) else _shown(got)
        place = f"{where}: " if where else ""
        super().__init__(
            f"{place}expected {expected}, got {shown}",
            code=code,
            expected=expected,
            got=str(shown),
            where=where,
            **details,
        )
        self.expected = expected
        self.got = got
        self.where = where

    def at(self, where: str) -> BadInput:
        """The same error, placed at *where* in a larger text."""
        joined = f"{where}, {self.where}" if self.where else where
        return type(self)(expected=self.expected, got=self.got, where=joined, code=self.code, **self.plain)

    @property
    def plain(self) -> dict[str, Detail]:
        """The details beside expected, got and where."""
        return {name: value for name, value in self.details.items() if name not in _SAID}


_SAID = ("expected", "got", "where")


def _shown(got: object) -> str:
    """*got* as it is written; a number with thousands of digits, which Python does not write, is not."""
    try:
        return repr(got)
    except ValueError:
        return "a number of too many digits"


class Verbatim(str):
    """A ``got`` that is a phrase of our own, not the user's text, and is shown without quotes."""

    __slots__ = ()


class BadTile(BadInput):
    """A text that is no tile."""

    code = "bad_tile"


class BadMove(BadInput):
    """A text that is no move."""

    code = "bad_move"


class BadRuleset(BadInput):
    """A ruleset, or one of its keys, that cannot be (rule book, sections 3 and 4)."""

    code = "bad_value"


class BadPosition(BadInput):
    """A position line that cannot be read."""

    code = "bad_position"


class BadRecord(BadInput):
    """A text that is no record at all."""

    code = "bad_record"


class Flaw(NamedTuple):
    """One thing that is wrong with a position, and the clause it offends (rule book, section 4, item 4)."""

    code: str
    clause: str
    text: str
    details: tuple[tuple[str, Detail], ...] = ()


class Flawed(BadInput):
    """A position that can be read but cannot arise; ``flaws`` names each thing wrong with it."""

    code = "flawed"

    def __init__(self, flaws: Sequence[Flaw], where: str = "") -> None:
        self.flaws = tuple(flaws)
        super().__init__(
            expected="a position that can arise",
            got=Verbatim("; ".join(flaw.text for flaw in self.flaws)),
            where=where,
        )

    def at(self, where: str) -> Flawed:
        """The same error, placed at *where* in a larger text."""
        return Flawed(self.flaws, f"{where}, {self.where}" if self.where else where)


class IllegalMove(ChickenfootError):
    """A move the rules refuse. Its text shows the whole position, so it is for no seat's eyes."""

    code = "illegal_move"

    def __init__(self, move: Move, state: State, why: Why) -> None:
        super().__init__(f"illegal move {str(move)!r}: {why.value} in {str(state)!r}", move=str(move))
        self.move = move
        self.state = state
        self.why = why


class GameOver(ChickenfootError):
    """There is no next round, or none is running."""

    code = "game_over"


class CannotResume(ChickenfootError):
    """A record whose game cannot go on. ``first`` is the first of its mistakes, if it has any."""

    code = "cannot_resume"

    def __init__(self, text: str, *, code: str, first: Mistake | None = None, **details: Detail) -> None:
        super().__init__(text, code=code, **details)
        self.first = first
