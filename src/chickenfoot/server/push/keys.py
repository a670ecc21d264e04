"""The server's own keys: the one that push services know it by (VAPID, RFC 8292), and one for each letter."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    derive_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

KEY: Final = "push"
"""The store's name for what the server's key is made from: ``await store.key(KEY, random(SEED))``."""

SEED: Final = 40
"""Bytes of chance for a key: eight more than it has, so that every key is as likely (FIPS 186-5, A.2.1)."""

LASTS: Final = 12 * 3600
"""Seconds that a push service may believe a token; it must not be more than a day."""

_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


def key_from(seed: bytes) -> EllipticCurvePrivateKey:
    """The key that *seed*, so many bytes of chance, stands for."""
    return derive_private_key(int.from_bytes(seed, "big") % (_ORDER - 1) + 1, SECP256R1())


def public_bytes(key: EllipticCurvePrivateKey) -> bytes:
    """The public half as 65 bytes: 4, x, y."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Vapid:
    """What tells a push service who sends; *contact*: how to reach whoever runs the server, or nothing."""

    def __init__(self, key: EllipticCurvePrivateKey, contact: str, now: Callable[[], int]) -> None:
        self._key = key
        self._contact = contact
        self._now = now
        self.public = to_base64(public_bytes(key))

    def authorization(self, endpoint: str) -> str:
        """The header for a letter to *endpoint*."""
        where = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{where.scheme}://{where.netloc}",
            "exp": self._now() // 1000 + LASTS,
        }
        if self._contact:
            claims["sub"] = self._contact
        return f"vapid t={self._token(claims)}, k={self.public}"

    def _token(self, claims: dict[str, str | int]) -> str:
        """A signed JSON Web Token (RFC 7519) by ES256: the signature is r and s, 32 bytes each."""
        signed = ".".join(
            to_base64(json.dumps(part, separators=(",", ":")).encode())
            for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ECDSA(SHA256())))
        return f"{signed}.{to_base64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def to_base64(data: bytes) -> str:
    """*data* in base64 for URLs, without padding, as all of these standards have it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
