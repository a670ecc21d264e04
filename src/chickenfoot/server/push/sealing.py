"""Sealing a letter so that one browser alone can read it: RFC 8291, in the form of RFC 8188."""

from __future__ import annotations

from typing import Final

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from chickenfoot.server.push.keys import public_bytes

SALT: Final = 16
LARGEST: Final = 3993
"""Bytes that every push service takes, before they are sealed."""

_RECORD: Final = 4096
_LAST: Final = b"\x02"  # ends the only record


class Unsealable(ValueError):
    """The browser's keys are none."""


def seal(letter: bytes, p256dh: bytes, auth: bytes, own: EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """*letter* for the browser with the public key *p256dh* and the secret *auth*.

    *own* and *salt* are made for this letter alone. Raises :exc:`Unsealable`.
    """
    assert len(letter) <= LARGEST, len(letter)
    try:
        theirs = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), p256dh)
    except ValueError as error:
        raise Unsealable("expected a point of the curve P-256, got another") from error
    public = public_bytes(own)
    secret = _derived(own.exchange(ECDH(), theirs), auth, b"WebPush: info\0" + p256dh + public, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, letter + _LAST, None)


def _derived(secret: bytes, salt: bytes, info: bytes, size: int) -> bytes:
    return HKDF(SHA256(), size, salt, info).derive(secret)
