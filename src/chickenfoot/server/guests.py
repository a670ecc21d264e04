"""Guests: people without an account. Each has an id, which his cookie holds signed, and a name.

Whoever has the cookie is the guest, so it is kept from scripts and from other sites. A link, good once and
for a quarter of an hour, gives another device the same cookie; of it the store knows only the hash.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from chickenfoot.errors import BadInput
from chickenfoot.server.ports import Guest, Now, Random, Store

COOKIE: Final = "chickenfoot"
KEY: Final = "cookies"
"""The store's name for the key that signs them: ``await store.key(KEY, random(32))``."""

LONGEST_NAME: Final = 24
LINK_LASTS: Final = 15 * 60_000

_YEAR: Final = 365 * 86_400  # seconds
_DAY: Final = 86_400_000
_COOKIE: Final = re.compile(r"([0-9a-f]{32})\.([0-9a-f]{64})")
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{32}")

_UNWRITTEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs"})
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that show nothing."""

_MARKS: Final = 3
"""So many may stand on one letter; more would climb over the lines."""


def clean_name(text: str) -> str:
    """*text* as a name: one line, composed (NFC), all of it visible. Raises :exc:`BadInput`."""
    spaced = " ".join(text.split())
    written = "".join(sign for sign in spaced if _is_written(sign))
    name = " ".join("".join(_with_few_marks(unicodedata.normalize("NFC", written))).split())
    if not 1 <= len(name) <= LONGEST_NAME or not any(
        unicodedata.category(sign)[0] in "LNPS" for sign in name
    ):
        raise BadInput(
            code="bad_name",
            expected=f"a name of 1 to {LONGEST_NAME} characters",
            got=text[: 2 * LONGEST_NAME],
            where="name",
            most=LONGEST_NAME,
        )
    return name


def _is_written(sign: str) -> bool:
    return unicodedata.category(sign) not in _UNWRITTEN and sign not in _BLANK


def _with_few_marks(text: str) -> Iterator[str]:
    """*text* without the marks that are too many, or stand on nothing."""
    marks = _MARKS
    for sign in text:
        if unicodedata.category(sign) in {"Me", "Mn"}:
            marks += 1
            if marks > _MARKS:
                continue
        else:
            marks = _MARKS if sign == " " else 0
        yield sign


class Link(NamedTuple):
    """What makes another device the guest, and until when."""

    token: str
    expires: int


class Guests:
    """The guests in *store*; *key* signs their cookies."""

    def __init__(self, store: Store, now: Now, random: Random, key: bytes) -> None:
        self._store = store
        self._now = now
        self._random = random
        self._key = key

    async def new(self, name: str) -> Guest:
        """Somebody who was not here before. Raises :exc:`BadInput`."""
        now = self._now()
        guest = Guest(self._random(16).hex(), clean_name(name), now, now)
        await self._store.put_guest(guest)
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """*guest* under another name. Raises :exc:`BadInput`."""
        guest = guest._replace(name=clean_name(name), seen=self._now())
        await self._store.put_guest(guest)
        return guest

    async def come(self, guest: Guest) -> Guest:
        """*guest* is here: it is noted once a day."""
        now = self._now()
        if now - guest.seen < _DAY:
            return guest
        guest = guest._replace(seen=now)
        await self._store.put_guest(guest)
        return guest

    async def of(self, cookies: Mapping[str, str]) -> Guest | None:
        """Who sends *cookies*; None where his was not signed here, or the guest is no more."""
        found = _COOKIE.fullmatch(cookies.get(COOKIE, ""))
        if found is None or not hmac.compare_digest(found[2], self._signature(found[1])):
            return None
        return await self._store.guest(found[1])

    async def link(self, guest: Guest) -> Link:
        """A new link for another device of *guest*."""
        token = base64.urlsafe_b64encode(self._random(24)).decode()
        expires = self._now() + LINK_LASTS
        await self._store.put_link(_hash(token), guest.id, expires)
        return Link(token, expires)

    async def linked(self, token: str) -> Guest | None:
        """The guest of a link, which is used up."""
        if not _TOKEN.fullmatch(token):
            return None
        id = await self._store.take_link(_hash(token), self._now())
        return None if id is None else await self._store.guest(id)

    def cookie(self, guest: Guest, *, secure: bool) -> str:
        """The ``Set-Cookie`` header that makes a browser *guest*; *secure*: it came by https."""
        return _set_cookie(f"{guest.id}.{self._signature(guest.id)}", _YEAR, secure=secure)

    def _signature(self, id: str) -> str:
        return hmac.new(self._key, f"guest {id}".encode(), hashlib.sha256).hexdigest()


def no_cookie(*, secure: bool) -> str:
    """The ``Set-Cookie`` header that makes a browser nobody."""
    return _set_cookie("", 0, secure=secure)


def _set_cookie(value: str, lasts: int, *, secure: bool) -> str:
    kept = f"{COOKIE}={value}; HttpOnly; Max-Age={lasts}; Path=/; SameSite=Lax"
    return f"{kept}; Secure" if secure else kept


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
