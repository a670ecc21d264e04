"""A push service on this machine, and a browser that subscribes to it and can open what comes.

It reads letters as the standards have it (RFC 8030, 8188, 8291, 8292), and uses nothing of what wrote them.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import ssl
import time
from collections.abc import AsyncIterator
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from chickenfoot.server.ports import Subscription

PATIENCE: Final = 15.0


def unbased(text: str) -> bytes:
    """Bytes from base64 for URLs without padding."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def based(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def hmac_of(key: bytes, data: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(data)
    return made.finalize()


class Browser:
    """Its keys, and the place that a push service gave it."""

    def __init__(self, endpoint: str, private: ec.EllipticCurvePrivateKey | None = None) -> None:
        self.endpoint = endpoint
        self.private = private or ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes of"
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, lang: str = "en", since: int = 0) -> Subscription:
        return Subscription(self.endpoint, self.public, self.auth, lang, since)

    def as_json(self, lang: str = "en") -> dict[str, Any]:
        keys = {"p256dh": based(self.public), "auth": based(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys, "lang": lang}

    def unseal(self, body: bytes) -> bytes:
        """What is in a letter (RFC 8291, section 3.4, by plain HMAC)."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert size >= len(sealed) >= 17
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\x00" + self.public + sender
        secret = hmac_of(hmac_of(self.auth, shared), info + b"\x01")
        extracted = hmac_of(salt, secret)
        key = hmac_of(extracted, b"Content-Encoding: aes128gcm\x00\x01")[:16]
        nonce = hmac_of(extracted, b"Content-Encoding: nonce\x00\x01")[:12]
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert text.endswith(b"\x02")
        return text[:-1]


class Received(NamedTuple):
    """A request as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Answers every letter with *status*; where that is 0, with silence."""

    def __init__(self, *, tls: ssl.SSLContext | None = None) -> None:
        self.status = 201
        self.more = ""  # a header of the answers
        self.received: list[Received] = []
        self.connections = 0
        self._tls = tls
        self._news = asyncio.Event()
        self._address = ""

    def browser(self, name: str = "browser") -> Browser:
        """Somebody who subscribes."""
        return Browser(f"{self._address}/{name}")

    @property
    def port(self) -> int:
        return urlsplit(self._address).port or 0

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[PushService]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=self._tls)
        scheme = "http" if self._tls is None else "https"
        self._address = f"{scheme}://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.close()

    async def letters(self, count: int) -> list[Received]:
        """The first *count* that come."""
        async with asyncio.timeout(PATIENCE):
            while len(self.received) < count:
                self._news.clear()
                await self._news.wait()
        return self.received[:count]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            lines = (line.partition(": ") for line in head[1:] if line)
            headers = {name.lower(): value for name, _, value in lines}
            body = await reader.readexactly(int(headers["content-length"]))
            assert head[0].startswith("POST ")
            self.received.append(Received(head[0].split()[1], headers, body))
            self._news.set()
            if self.status:
                writer.write(f"HTTP/1.1 {self.status} So\r\n{self.more}Content-Length: 0\r\n\r\n".encode())
                await writer.drain()
            else:
                await reader.read()  # until the other side has enough
        writer.close()


def claims_of(letter: Received, key: str, audience: str) -> dict[str, Any]:
    """What the sender's token claims, once its signature by *key* is verified (RFC 8292)."""
    scheme, _, rest = letter.headers["authorization"].partition(" ")
    said = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, said["k"]) == ("vapid", key)
    signed, _, signature = said["t"].rpartition(".")
    r, s = (int.from_bytes(half, "big") for half in (unbased(signature)[:32], unbased(signature)[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unbased(key))
    public.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(unbased(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == audience
    return dict(claims)


def is_fresh(claims: dict[str, Any], now: float | None = None) -> bool:
    """Whether a push service would believe the token now: for no more than a day."""
    return 0 < int(claims["exp"]) - (time.time() if now is None else now) <= 86_400
