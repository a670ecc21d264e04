"""Messages as bytes (JSON, UTF-8) and back."""

from __future__ import annotations

from typing import Final

import msgspec

from chickenfoot.errors import BadInput, Verbatim
from chickenfoot.wire.from_client import CommandId, FromClient
from chickenfoot.wire.to_client import ToClient

LARGEST: Final = 4096
"""Bytes of a client's message; none needs more than a few hundred."""

_from_client = msgspec.json.Decoder(FromClient)
_to_client = msgspec.json.Decoder(ToClient)
_encoder = msgspec.json.Encoder()
_SHOWN = 100


class BadMessage(BadInput):
    """A frame that is no message of the protocol."""

    code = "bad_message"


class _Identified(msgspec.Struct):
    id: CommandId = ""


_identified = msgspec.json.Decoder(_Identified)


def read_from_client(frame: bytes) -> FromClient:
    """The message in *frame*. Raises :exc:`BadMessage`."""
    if len(frame) > LARGEST:
        raise BadMessage(
            expected=f"a message of {LARGEST} bytes at most", got=Verbatim(f"{len(frame)}"), where="frame"
        )
    try:
        return _from_client.decode(frame)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(
            expected="a message of the protocol", got=Verbatim(_short(error)), where="frame"
        ) from None


def id_of(frame: bytes) -> str:
    """The command id in a frame that could not be read, so that its refusal can name it; empty: none."""
    try:
        return _identified.decode(frame).id if len(frame) <= LARGEST else ""
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""


def _short(error: Exception) -> str:
    """What is wrong with a message, in one line of bounded length."""
    seen = "".join(sign if sign.isprintable() else "?" for sign in str(error))
    return seen[:_SHOWN]


def write_to_client(message: ToClient) -> bytes:
    """*message* as the client reads it."""
    return _encoder.encode(message)


def write_from_client(message: FromClient) -> bytes:
    """*message* as the server reads it."""
    return _encoder.encode(message)


def read_to_client(frame: bytes) -> ToClient:
    """What the server said, for clients written in Python. Raises :exc:`BadMessage`."""
    try:
        return _to_client.decode(frame)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(
            expected="a message of the protocol", got=Verbatim(_short(error)), where="frame"
        ) from None
