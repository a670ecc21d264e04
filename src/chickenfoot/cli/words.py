"""The sentences of the command line, all from ``speech``."""

from __future__ import annotations

from functools import cache

from chickenfoot.errors import ChickenfootError, Flaw
from chickenfoot.notation import Mistake
from chickenfoot.rules import Event, State, Tile
from chickenfoot.speech import Speech
from chickenfoot.tui.telling import event_sentence
from chickenfoot.tui.words import cast_of, error_sentence, flaw_sentence, tile_sentence


@cache
def speech() -> Speech:
    """The words of the language in use."""
    return Speech()


def say(message: str, **args: str | int) -> str:
    """The sentence *message*."""
    return speech().say(message, **args)


def error_text(error: ChickenfootError) -> str:
    """What is wrong, in one line."""
    return " ".join(error_sentence(speech(), error).split())


def flaw_text(flaw: Flaw) -> str:
    """A flaw of a position, in one line."""
    return flaw_sentence(speech(), flaw)


def mistake_text(mistake: Mistake) -> str:
    """A mistake of a record, with its place, in one line."""
    details = dict(mistake.details)
    return say(
        "mistake-at" if mistake.line else "mistake",
        line=mistake.line,
        column=mistake.column,
        expected=str(details["expected"]),
        got=str(details["got"]),
    )


def tile_text(state: State, tile: Tile) -> str:
    """Why *tile* cannot go, in one line."""
    return tile_sentence(speech(), state, tile)


def event_text(state: State, event: Event) -> str:
    """What happened, in one line."""
    return event_sentence(speech(), cast_of(speech(), state.players, {}), state.ruleset, event)
