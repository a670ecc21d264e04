"""Reading what a browser brings when a guest wants to be told."""

from __future__ import annotations

import base64
import binascii
from typing import Final, NamedTuple

from chickenfoot.errors import BadInput
from chickenfoot.server.ports import Subscription
from chickenfoot.server.push.addresses import is_endpoint
from chickenfoot.wire.http import NewSubscription

MOST: Final = 8
"""Browsers of a guest that are told; the oldest makes room."""

_POINT: Final = 65
_SECRET: Final = 16


class Offer(NamedTuple):
    """That this server tells guests whom a table waits for. *key*: what browsers know it by, in base64.

    *anywhere*: push services need not be on the internet, for tests.
    """

    key: str
    anywhere: bool = False


def subscription_from(new: NewSubscription, now: int, *, anywhere: bool) -> Subscription:
    """What *new* says, checked as far as its form goes. Raises :exc:`BadInput`."""
    if not is_endpoint(new.endpoint, anywhere=anywhere):
        raise _bad("the https address of a push service", "endpoint")
    point, secret = _bytes(new.keys.p256dh), _bytes(new.keys.auth)
    if len(point) != _POINT or point[0] != 4:
        raise _bad("an uncompressed point of P-256", "keys.p256dh")
    if len(secret) != _SECRET:
        raise _bad(f"{_SECRET} bytes", "keys.auth")
    return Subscription(new.endpoint, point, secret, new.lang, now)


def _bytes(text: str) -> bytes:
    """What *text* says in base64 of either alphabet, with or without padding; nothing if it is none."""
    plain = text.rstrip("=").replace("+", "-").replace("/", "_")
    try:
        return base64.b64decode(plain + "=" * (-len(plain) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return b""


def _bad(expected: str, where: str) -> BadInput:
    """The text says no more than where: an endpoint is a secret."""
    return BadInput(code="bad_body", expected=expected, got="another text", where=where)
