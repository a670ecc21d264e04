"""Whatever comes in: it is a message, or it is refused in one line."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from chickenfoot.wire.codec import (
    BadMessage,
    id_of,
    read_from_client,
    read_to_client,
    write_from_client,
    write_to_client,
)
from tests.wire.shapes import OF_CLIENT, OF_SERVER, full, name_of, values

# --- what comes in ------------------------------------------------------------------------------------

frames = st.one_of([values(kind).map(write_from_client) for kind in OF_CLIENT])
edits = st.lists(
    st.tuples(st.floats(0, 1), st.integers(0, 3), st.binary(max_size=3) | st.sampled_from([*b'{}[]",:\\']))
)


@st.composite
def damaged(draw: st.DrawFn, whole: st.SearchStrategy[bytes]) -> bytes:
    """A frame in which some bytes are others, missing, or too many."""
    frame = draw(whole)
    for where, missing, put in draw(edits):
        start = int(where * len(frame))
        inserted = bytes([put]) if isinstance(put, int) else put
        frame = frame[:start] + inserted + frame[start + missing :]
    return frame


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=70),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
NAMES = sorted({field.encode_name for kind in OF_CLIENT for field in kind.fields})
likely = st.builds(
    lambda said, fields: {"type": said, **fields},
    st.sampled_from([name_of(kind) for kind in OF_CLIENT + OF_SERVER]) | anything,
    st.dictionaries(st.sampled_from(NAMES), anything | st.sampled_from(["1", 1]), max_size=4),
)


# --- what becomes of it -------------------------------------------------------------------------------


def check_from_client(frame: bytes) -> None:
    assert len(id_of(frame)) <= 40
    try:
        message = read_from_client(frame)
    except BadMessage as refused:
        check_refusal(refused)
    else:
        assert read_from_client(write_from_client(message)) == message
        assert id_of(frame) == getattr(message, "id", "")


def check_to_client(frame: bytes) -> None:
    try:
        message = read_to_client(frame)
    except BadMessage as refused:
        check_refusal(refused)
    else:
        assert read_to_client(write_to_client(message)) == message


def check_refusal(refused: BadMessage) -> None:
    assert len(str(refused).splitlines()) == 1
    assert len(str(refused)) <= 150


@given(st.binary(max_size=5000))
def test_any_bytes(frame: bytes) -> None:
    check_from_client(frame)
    check_to_client(frame)


@given(anything)
def test_any_json(value: Any) -> None:
    check_from_client(json.dumps(value).encode())
    check_to_client(json.dumps(value).encode())


@given(likely)
def test_any_fields_of_any_message(value: Any) -> None:
    check_from_client(json.dumps(value).encode())


@given(damaged(frames))
def test_any_damage_to_what_a_client_says(frame: bytes) -> None:
    check_from_client(frame)


@given(damaged(st.sampled_from([write_to_client(full(kind)) for kind in OF_SERVER])))
def test_any_damage_to_what_the_server_says(frame: bytes) -> None:
    check_to_client(frame)
