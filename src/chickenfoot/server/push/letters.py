"""What is told, in the guest's words, and how it comes to a browser."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final, Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec
import structlog

from chickenfoot.server.ports import Courier, Random, Subscription, Undelivered
from chickenfoot.server.push.keys import SEED, Vapid, key_from
from chickenfoot.server.push.sealing import SALT, Unsealable, seal
from chickenfoot.server.room import Room
from chickenfoot.speech import Speech, languages
from chickenfoot.wire.http import Pushed

Outcome = Literal["sent", "gone", "failed"]
"""What came of a letter: it was taken; there is no such browser any more; or neither, this time."""

_GONE: Final = frozenset({404, 410})
_LONGEST: Final = 12 * 3600  # seconds that a push service keeps a letter for a browser that is off
_NAMES: Final = 8

_log = structlog.get_logger("chickenfoot.push")


class Letter(NamedTuple):
    """Something to be told of a table. A later one takes its place where it has not been read yet."""

    table: str
    text: bytes
    lasts: int
    is_urgent: bool


async def letter(table: str, room: Room, guest: str, lang: str) -> Letter:
    """That it is *guest*'s turn at *table*, in the language *lang*, else in English."""
    speech = await asyncio.to_thread(_speech, lang if lang in languages() else "en")
    others = [place.name for place in room.places if place.guest not in {"", guest}]
    pushed = Pushed(
        what="your_turn",
        table=table,
        title=speech.say("push-your-turn"),
        body=speech.say("push-with", names=speech.listed(others[:_NAMES])),
        lang=speech.lang,
    )
    lasts = min(room.clock or _LONGEST, _LONGEST)
    return Letter(table, msgspec.json.encode(pushed), lasts, is_urgent=bool(room.clock))


@cache
def _speech(lang: str) -> Speech:
    """It takes a moment to read a language, so not in the event loop, and once."""
    return Speech(lang)


class Post:
    """Seals letters and sends them off."""

    def __init__(self, courier: Courier, vapid: Vapid, random: Random) -> None:
        self._courier = courier
        self._vapid = vapid
        self._random = random

    async def send(self, letter: Letter, to: Subscription) -> Outcome:
        """Bring *letter* to a browser, and say what came of it."""
        own, salt = key_from(self._random(SEED)), self._random(SALT)
        try:
            sealed = seal(letter.text, to.p256dh, to.auth, own, salt)
        except Unsealable:
            return "gone"
        service = urlsplit(to.endpoint).hostname
        try:
            status = await self._courier.post(to.endpoint, self._headers(letter, to), sealed)
        except Undelivered as error:
            _log.warning("a push service cannot be reached", service=service, why=str(error))
            return "failed"
        if 200 <= status < 300:
            return "sent"
        if status in _GONE:
            return "gone"
        _log.warning("a push service did not take a letter", service=service, status=status)
        return "failed"

    def _headers(self, letter: Letter, to: Subscription) -> dict[str, str]:
        return {
            "Authorization": self._vapid.authorization(to.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(letter.lasts),
            "Topic": letter.table,
            "Urgency": "high" if letter.is_urgent else "normal",
        }
