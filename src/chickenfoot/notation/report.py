"""Where the mistakes of a replay are collected, each at the place where its item stands in the text."""

from __future__ import annotations

from chickenfoot.errors import Detail
from chickenfoot.notation.mistakes import NOWHERE, Code, Mistake, Place, mistake
from chickenfoot.notation.record import Item, Record


class Report:
    """The mistakes found so far in *record*; ``round`` is the number of the round that is looked at."""

    def __init__(self, record: Record) -> None:
        self.round = 0
        self._record = record
        self._mistakes: dict[Mistake, None] = {}

    def tell(
        self,
        code: Code,
        item: str,
        *,
        expected: str,
        got: str,
        number: int | None = None,
        at: Item | None = None,
        **details: Detail,
    ) -> None:
        """A mistake in *item* of the running round, or of round *number* (0: a header); told only once.

        It is placed at *at* if that is another item.
        """
        number = self.round if number is None else number
        where = self._record.where
        unplaced = Place(1, 1) if where else NOWHERE
        place = where.get(at or (number, item)) or where.get((number, "round"), unplaced)
        named: dict[str, Detail] = {"item": item, "round": number, **details}
        told = mistake(place, code, expected=expected, got=got, **named)
        self._mistakes.setdefault(told)

    def mistakes(self) -> tuple[Mistake, ...]:
        """All of them, by their place in the text."""
        return tuple(sorted(self._mistakes))
