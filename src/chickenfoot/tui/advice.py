"""A hint in words: the move, the reason for it, and what each move may cost."""

from __future__ import annotations

from collections.abc import Iterator

from chickenfoot.bots.hint import ADVISER, Hint, Reason, Worth
from chickenfoot.speech import Speech
from chickenfoot.tui.table import typed


def hint_sentences(speech: Speech, advice: Hint) -> Iterator[str]:
    """The recommended move with its reason, then the moves with their expected points, the best first."""
    move = typed(advice.move)
    yield speech.say("hint", bot=ADVISER, move=move, reason=reason_sentence(speech, advice.reason))
    if advice.worths:
        yield speech.say("hint-worths", deals=advice.deals)
    for worth in advice.worths:
        yield _worth_sentence(speech, worth)


def reason_sentence(speech: Speech, reason: Reason) -> str:
    """Why a move is good."""
    return speech.say(reason.id, **reason.args)


def _worth_sentence(speech: Speech, worth: Worth) -> str:
    points, low, high = (speech.decimal(count, 1) for count in (worth.points, worth.low, worth.high))
    return speech.say("hint-worth", move=typed(worth.move), points=points, low=low, high=high)
