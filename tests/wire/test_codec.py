"""Messages as bytes and back; what is none is refused in one line."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import inspect

from chickenfoot.errors import BadInput
from chickenfoot.wire.codec import (
    LARGEST,
    BadMessage,
    id_of,
    read_from_client,
    read_to_client,
    write_from_client,
    write_to_client,
)
from tests.wire.shapes import HAPPENINGS, OF_CLIENT, OF_SERVER, bare, full, name_of, plain, values

LONGEST = 150  # characters of what a refusal says

client_kinds = pytest.mark.parametrize("kind", OF_CLIENT, ids=name_of)
server_kinds = pytest.mark.parametrize("kind", OF_SERVER, ids=name_of)


def frame(message: object) -> bytes:
    return json.dumps(message).encode()


def refusal(sent: bytes) -> str:
    """What is said about a frame that is no message of a client."""
    with pytest.raises(BadMessage) as caught:
        read_from_client(sent)
    text = str(caught.value)
    assert "\n" not in text
    assert len(text) <= LONGEST
    assert text.startswith("frame: expected a message of ")
    return text


# --- there and back -----------------------------------------------------------------------------------


@client_kinds
@given(data=st.data())
def test_what_a_client_writes_the_server_reads(kind: inspect.StructType, data: st.DataObject) -> None:
    message = data.draw(values(kind))

    assert read_from_client(write_from_client(message)) == message


@server_kinds
@given(data=st.data())
def test_what_the_server_writes_a_client_reads(kind: inspect.StructType, data: st.DataObject) -> None:
    message = data.draw(values(kind))

    assert read_to_client(write_to_client(message)) == message


@client_kinds
def test_a_client_says_what_it_says_in_a_few_bytes(kind: inspect.StructType) -> None:
    assert len(write_from_client(full(kind))) < 150


def test_what_is_empty_is_not_sent() -> None:
    sent = {name_of(kind): json.loads(write_to_client(bare(kind))) for kind in OF_SERVER}

    assert sent["dealt"] == {"type": "dealt", "seq": 7, "at": 7}
    assert sent["closed"] == {"type": "closed", "seq": 7, "at": 7}
    assert sent["refused"].keys() == {"type", "id", "code"}


def test_many_alike_come_as_arrays() -> None:
    (dealt,) = (kind for kind in OF_SERVER if name_of(kind) == "dealt")

    round_ = json.loads(write_to_client(full(dealt)))["round"]

    assert round_["plays"] == [["3-9", "3-9", 7]]
    assert round_["board"]["ends"] == [[7, "3-9"]]


def test_every_kind_has_a_name_of_its_own() -> None:
    for kinds in (OF_CLIENT, OF_SERVER, HAPPENINGS):
        assert len({name_of(kind) for kind in kinds}) == len(kinds)


# --- what is no message -------------------------------------------------------------------------------


@client_kinds
def test_a_field_that_nobody_knows_is_refused(kind: inspect.StructType) -> None:
    text = refusal(frame(plain(full(kind)) | {"extra": 1}))

    assert "unknown field `extra`" in text


@server_kinds
def test_clients_written_in_python_refuse_it_too(kind: inspect.StructType) -> None:
    with pytest.raises(BadMessage, match="unknown field `extra`"):
        read_to_client(frame(plain(full(kind)) | {"extra": 1}))


@client_kinds
def test_a_field_that_must_be_there_must_be_there(kind: inspect.StructType) -> None:
    message = plain(bare(kind))
    for name in ["type", *(field.encode_name for field in kind.fields if field.required)]:
        text = refusal(frame({key: value for key, value in message.items() if key != name}))

        assert f"missing required field `{name}`" in text


WRONG: dict[str, Any] = {
    "none": None,
    "true": True,
    "negative": -1,
    "a fraction": 1.5,
    "too large a number": 2**53,
    "larger than the machine's numbers": 10**400,
    "too long a text": "a" * 65,
    "a list": [],
    "an object": {},
    "a list in a list": [[["a"]]],
}


@client_kinds
@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG.keys())
def test_a_wrong_value_is_refused_and_its_place_is_told(kind: inspect.StructType, wrong: object) -> None:
    message = plain(full(kind))
    for name in message:
        text = refusal(frame(message | {name: wrong}))
        assert isinstance(wrong, str) or f"`$.{name}`" in text  # a long text may leave no room for it


@client_kinds
def test_a_text_is_no_number_and_a_number_no_text(kind: inspect.StructType) -> None:
    message = plain(full(kind))
    for name, value in message.items():
        other = "7" if isinstance(value, int) else 7
        assert f"`$.{name}`" in refusal(frame(message | {name: other}))


@pytest.mark.parametrize(
    ("sent", "why"),
    [
        ({"type": "shout", "id": "1"}, "'shout'"),
        ({"type": "welcome", "protocol": 1, "version": "1", "name": "Ada", "at": 1}, "'welcome'"),
        ({"type": "Command", "id": "1"}, "'Command'"),
        ({"type": "x" * 3000, "id": "1"}, "'xxx"),
        ({"x" * 3000: 1, "type": "undo", "id": "1"}, "unknown field `xxx"),
        ({"type": "undo", "id": ""}, "regex"),
        ({"type": "undo", "id": "x" * 41}, "regex"),
        ({"type": "sit", "id": "1", "seat": 100}, "<= 99"),
        ({"type": "react", "id": "1", "phrase": "boo"}, "'boo'"),
        ({"type": "commit", "id": "1", "commitment": "5A" * 32}, "regex"),
        ({"type": "commit", "id": "1", "commitment": "5a" * 31}, "regex"),
        ({"type": "show", "id": "1", "salt": "5"}, "regex"),
        ({"type": "show", "id": "1", "salt": "5a" * 33}, "regex"),
        ([], "`object`, got `array`"),
        ("undo", "`object`, got `str`"),
        (None, "`object`, got `null`"),
    ],
)
def test_what_the_protocol_does_not_have_is_refused(sent: object, why: str) -> None:
    assert why in refusal(frame(sent))


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b" ",
        b"undo",
        b'{"type":"undo","id":"1"',
        b'{"type":"undo","id":"1"}}',
        b'{"type":"undo","id":"1"}{"type":"undo","id":"2"}',
        b"{'type':'undo','id':'1'}",
        b'{"type":"undo","id":"1",}',
        b'{"type":"undo","id":"\xff"}',
        b'{"type":"undo","id":"\xed\xa0\x80"}',
        b'{"type":"undo","id":"\\ud800"}',
        b'{"type":"undo","id":"a\nb"}',
        b'\xef\xbb\xbf{"type":"undo","id":"1"}',
        '{"type":"undo","id":"1"}'.encode("utf-16"),
        b'{"type":"sit","id":"1","seat":NaN}',
        b'{"type":"sit","id":"1","seat":Infinity}',
        b'{"type":"sit","id":"1","seat":1e999}',
        b'{"type":"sit","id":"1","seat":01}',
        b'{"type":"sit","id":"1","seat":' + b"9" * 4000 + b"}",
        b"\0" * 100,
        bytes(range(256)),
    ],
)
def test_what_is_no_json_is_refused(sent: bytes) -> None:
    refusal(sent)


@pytest.mark.parametrize("start", [b"[", b'{"id":', b'{"type":[', b'{"type":"undo","id":[', b'{"a":[{"b":'])
def test_depth_is_refused(start: bytes) -> None:
    sent = (start * LARGEST)[:LARGEST]

    refusal(sent)
    assert id_of(sent) == ""


def test_a_frame_may_be_as_large_as_agreed_and_no_larger() -> None:
    message = frame({"type": "undo", "id": "1"})
    largest = message + b" " * (LARGEST - len(message))

    assert plain(read_from_client(largest)) == {"type": "undo", "id": "1"}
    assert (
        refusal(largest + b" ") == f"frame: expected a message of {LARGEST} bytes at most, got {LARGEST + 1}"
    )


def test_what_comes_from_the_server_may_be_larger() -> None:
    hinted = {"type": "hinted", "id": "1", "seq": 1, "move": "draw", "on": None, "reason": "", "args": {}}
    worths = [["draw", 1.5, 0.5, 2.5]] * 1000

    assert len(plain(read_to_client(frame(hinted | {"worths": worths})))["worths"]) == 1000


@pytest.mark.parametrize(
    "sent", [b"", b"\xff", b"[" * 100_000, b'{"type":"undo","id":"1"}', b'{"type":"done"}']
)
def test_a_client_refuses_what_no_server_says(sent: bytes) -> None:
    with pytest.raises(BadMessage) as caught:
        read_to_client(sent)

    assert len(str(caught.value)) <= LONGEST


def test_a_refusal_is_an_error_of_the_package_with_a_code() -> None:
    with pytest.raises(BadInput) as caught:
        read_from_client(b"")

    assert caught.value.code == "bad_message"
    assert caught.value.where == "frame"


def test_what_was_wrong_is_not_carried_along() -> None:
    """A traceback would show the frame, and with it what nobody else may know."""
    with pytest.raises(BadMessage) as caught:
        read_from_client(b'{"type":"show","id":"1","salt":"secret"}')

    assert caught.value.__suppress_context__
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    "message",
    [{"type": "commit", "commitment": "5a" * 32 + "\n"}, {"type": "show", "salt": "5a\n"}],
    ids=["commit", "show"],
)
def test_a_hash_ends_where_it_ends(message: dict[str, str]) -> None:
    refusal(frame(message | {"id": "1"}))


def test_an_array_has_no_more_places_than_it_has() -> None:
    hinted = {"type": "hinted", "id": "1", "seq": 1, "move": "draw", "on": None, "reason": "", "args": {}}
    with pytest.raises(BadMessage):
        read_to_client(frame(hinted | {"worths": [["draw", 1.5, 0.5, 2.5, "more"]]}))


@pytest.mark.parametrize("name", ["\x1b[2J", "\0", "\u202e", "\x7f"])
def test_a_refusal_can_be_shown_in_a_terminal(name: str) -> None:
    assert refusal(frame({"type": "undo", "id": "1", name: 1})).isprintable()


# --- whose refusal it is ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sent", "id"),
    [
        (b'{"type":"shout","id":"17"}', "17"),
        (b'{"id":"17"}', "17"),
        (b'{"type":"sit","id":"17","seat":"a","more":[{"id":"18"}]}', "17"),
        (b'{"type":"undo","id":"' + b"9" * 300 + b'"}', ""),
        (b'{"type":"undo"}', ""),
        (b'{"type":"undo","id":17}', ""),
        (b'{"type":"undo","id":null}', ""),
        (b'{"type":"undo","id":"17"', ""),
        (b'{"type":"undo","id":"\xff"}', ""),
        (b'["17"]', ""),
        (b"", ""),
        (b'{"id":"17"}' + b" " * LARGEST, ""),
    ],
)
def test_a_refusal_can_name_the_command(sent: bytes, id: str) -> None:
    refusal(sent)
    assert id_of(sent) == id
