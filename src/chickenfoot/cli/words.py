"""The sentences of the command line, all from ``speech``."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from functools import cache

from chickenfoot.bots.registry import SEARCHING
from chickenfoot.cli.language import language
from chickenfoot.errors import ChickenfootError, Flaw
from chickenfoot.fast import ready
from chickenfoot.notation import Mistake
from chickenfoot.rules import Event, State, Tile
from chickenfoot.rules.events import RoundEnded
from chickenfoot.speech import Speech
from chickenfoot.tui.telling import event_sentence
from chickenfoot.tui.words import Cast, error_sentence, flaw_sentence, mistake_sentence, tile_sentence


def speech() -> Speech:
    """The words of the language in use."""
    return _speech(language())


@cache
def _speech(lang: str) -> Speech:
    return Speech(lang)


def say(message: str, **args: str | int) -> str:
    """The sentence *message*."""
    return speech().say(message, **args)


def say_command(message: str, **args: str | int) -> str:
    """The sentence *message* with a command in it, which can be copied."""
    return speech().copied(message, **args)


def decimal(value: float, digits: int) -> str:
    """*value* with so many *digits* after the point, or the comma."""
    return speech().decimal(value, digits)


def tell_of_plain_thinking(players: Iterable[str]) -> None:
    """A line on standard error where some of *players* think less deeply, for want of the simulator."""
    if SEARCHING.intersection(players) and not ready.is_installed():
        print(say_command("thinks-less", extra="chickenfoot[fast]"), file=sys.stderr)


def error_text(error: ChickenfootError) -> str:
    """What is wrong, in one line."""
    return " ".join(error_sentence(speech(), error).split())


def flaw_text(flaw: Flaw) -> str:
    """A flaw of a position, in one line."""
    return flaw_sentence(speech(), flaw)


def mistake_text(mistake: Mistake) -> str:
    """A mistake of a record, with its place, in one line."""
    return " ".join(mistake_sentence(speech(), mistake).split())


def tile_text(state: State, tile: Tile) -> str:
    """Why *tile* cannot go, in one line."""
    return tile_sentence(speech(), state, tile)


def event_texts(state: State, events: Iterable[Event]) -> Iterator[str]:
    """What happened, a line for each event; seats have numbers here, as in the position."""
    names = tuple(say("seat-number", seat=seat) for seat in range(state.players))
    for event in events:
        yield event_sentence(speech(), Cast(names, names), state.ruleset, event)
        if isinstance(event, RoundEnded):
            yield say("step-scores", scores=speech().listed(event.scores))
