"""docs/protocol.md tells the truth: it names all that can be said, and what it shows can be read."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

import msgspec
import pytest

import chickenfoot.server
from chickenfoot.rules import Why
from chickenfoot.server import lobby, ports, sockets
from chickenfoot.server.http.endpoints import ENDPOINTS
from chickenfoot.server.push.nudging import USUAL
from chickenfoot.server.push.subscribing import MOST
from chickenfoot.server.room import Pace, folding
from chickenfoot.wire import PROTOCOL, codec, from_client, parts, to_client
from chickenfoot.wire.codec import read_from_client, read_to_client, write_from_client, write_to_client

PAGE: Final = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
SERVER: Final = Path(chickenfoot.server.__file__).parent

MESSAGES: Final = (*get_args(from_client.FromClient), *get_args(to_client.ToClient))
HAPPENINGS: Final = get_args(parts.Happening)


def section(title: str) -> str:
    """The part of the page under the heading *title*."""
    found = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", PAGE, re.DOTALL | re.MULTILINE)
    assert found is not None, title
    return found[1]


def tag_of(struct: Any) -> str:
    return str(struct.__struct_config__.tag)


def refusal_codes() -> Iterator[str]:
    """The codes of ``Refusal("…")`` and ``Refused(id, "…")`` anywhere in the server."""
    for source in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = {"Refusal": 0, "Refused": 1}.get(node.func.id, len(node.args))
                argument = node.args[place] if place < len(node.args) else None
                if isinstance(argument, ast.Constant):
                    yield str(argument.value)


ERRORS: Final = (codec.BadMessage, ports.NoSuchTable, ports.StoreFailed)
CODES: Final = {*refusal_codes(), *(error.code for error in ERRORS)}


# --- everything is named ----------------------------------------------------------------------------------


@pytest.mark.parametrize("message", MESSAGES, ids=tag_of)
def test_every_message_is_named(message: Any) -> None:
    assert f"`{tag_of(message)}`" in PAGE


@pytest.mark.parametrize("message", MESSAGES, ids=tag_of)
def test_every_field_of_a_message_is_named(message: Any) -> None:
    for field in msgspec.structs.fields(message):
        assert f"`{field.encode_name}`" in PAGE, field.encode_name


@pytest.mark.parametrize("happening", HAPPENINGS, ids=tag_of)
def test_all_that_a_move_can_bring_about_is_named(happening: Any) -> None:
    assert f"| `{tag_of(happening)}` |" in PAGE


def test_the_codes_of_refusals_are_all_there_and_no_others() -> None:
    table = section("Why not: the codes of `refused`")
    named = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    assert len(named) == len(set(named))
    assert set(named) == CODES | {why.value for why in Why}
    assert len(CODES) > 30  # they were found


def test_the_codes_of_goodbye_are_all_there_and_no_others() -> None:
    codes = get_args(get_type_hints(to_client.Goodbye)["code"])
    assert set(re.findall(r"^\| `(\w+)` \|", section("Elsewhere"), re.MULTILINE)) == set(codes)


def test_words_of_a_fixed_set_are_all_there() -> None:
    changes = get_type_hints(to_client.Seats)["what"]
    for words in (parts.Phase, parts.Holder, parts.Phrase, changes):
        assert all(f"`{word}`" in PAGE for word in get_args(words)), words


def test_every_path_over_http_is_named() -> None:
    asked = section("HTTP")
    for endpoint in ENDPOINTS:
        assert endpoint.path in asked, endpoint.path


def test_numbers_are_those_of_the_code() -> None:
    pace = Pace()
    assert PAGE.startswith(f"# The protocol of the online table, version {PROTOCOL}\n")
    for text in (
        f"| {codec.LARGEST} bytes |",
        f"| {sockets.QUEUE} |",
        f"| {sockets._RATE} a second, {sockets._BURST} at once |",
        f"after {sockets._PATIENCE} of these",
        f"| {sockets._GREETING:.0f} seconds |",
        f"| {lobby._LONGEST_GAP} | a `snapshot` |",
        f"more than {lobby._LONGEST_GAP} messages",
        f"| {folding._REMEMBERED} of each guest at each table |",
        f"latest {folding._REMEMBERED} commands",
        f"at the `deadline` ({pace.salts // 1000} seconds)",
        f"{pace.between // 1000} seconds after the last move",
        f"{pace.bot / 1000} seconds after the last move",
        f"{pace.catch // 1000} seconds where a person could catch",
        f"has waited {USUAL.grace // 1000} seconds for a guest",
        f"Up to {MOST} browsers of a guest",
    ):
        assert text in re.sub(r"\s+", " ", PAGE), text


# --- what it shows can be read ----------------------------------------------------------------------------


def said(sign: str) -> list[str]:
    """What was said in the exchange in one direction; lines broken for the page are put together."""
    exchange = section("A short exchange").replace("\n  ", "")
    return re.findall(rf"^{sign} (.*)$", exchange, re.MULTILINE)


def test_what_is_said_in_the_exchange_is_of_the_protocol() -> None:
    for line in said(">"):
        assert write_from_client(read_from_client(line.encode())).decode() == line
    for line in said("<"):
        assert write_to_client(read_to_client(line.encode())).decode() == line


def test_the_exchange_has_something_of_everything() -> None:
    assert len(said(">")) > 8
    heard = [read_to_client(line.encode()) for line in said("<")]
    numbers = [message.seq for message in heard if isinstance(message, get_args(to_client.Told))]
    assert numbers == [2, 3, 4, 5, 6, 7, 8, 9, 10, 10]  # without holes; the last is told again
    refused = [message.code for message in heard if isinstance(message, to_client.Refused)]
    assert refused == ["halves_differ", "stale"]
