"""Libraries that a plain install does without."""

from __future__ import annotations

from chickenfoot.errors import BadInput, Verbatim


def no_extra(module: str, extra: str, where: str) -> BadInput:
    """What to raise where *module*, which the *extra* brings, is not installed."""
    return BadInput(
        code="no_extra",
        expected=f"{module}, which chickenfoot[{extra}] brings",
        got=Verbatim("nothing"),
        where=where,
        module=module,
        extra=extra,
    )
