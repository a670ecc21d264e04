"""Which language to speak: what a person asks for, and what the environment says. Nothing is read here."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

DEFAULT: Final = "en"
VARIABLE: Final = "CHICKENFOOT_LANG"

_OF_THE_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first of these that says something decides, as POSIX has it."""

_OTHER_CODES: Final = {"tl": "fil"}  # Tagalog goes by both


def language_named(tag: str, known: Collection[str]) -> str | None:
    """The language that *tag* means (``es``, ``es-MX``, ``es_MX.UTF-8``), if it is one of the *known*."""
    code = tag.strip().replace("_", "-").partition(".")[0].partition("@")[0].partition("-")[0].lower()
    code = _OTHER_CODES.get(code, code)
    return code if code in known else None


def language_of(environment: Mapping[str, str], known: Collection[str]) -> str:
    """The language that *environment* asks for; English where it asks for none, or for one not *known*."""
    for variable in (VARIABLE, *_OF_THE_SYSTEM):
        if tag := environment.get(variable, "").strip():
            return language_named(tag, known) or DEFAULT
    return DEFAULT
