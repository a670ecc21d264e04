"""What other languages are told of the protocol is so, and is what they have."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from chickenfoot.wire import PROTOCOL, from_client, http, parts, to_client
from chickenfoot.wire.codec import BadMessage, read_from_client, read_to_client
from chickenfoot.wire.schema import schema, typescript
from tests.wire.make import FILES, THERE
from tests.wire.shapes import HAPPENINGS, OF_CLIENT, OF_SERVER, bare, full, name_of, plain

DEFINITIONS: dict[str, dict[str, Any]] = schema()["$defs"]


# --- the files ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FILES)
def test_the_browser_has_what_python_says(name: str) -> None:
    """``python -m tests.wire.make``"""
    assert (THERE / name).read_text(encoding="utf-8") == FILES[name]()


def test_nothing_else_is_made_there() -> None:
    made = {path.name for path in THERE.glob("*.ts") if "python -m tests.wire.make" in first_lines(path)}

    assert made == {*FILES}


def first_lines(path: Path) -> str:
    return path.read_text(encoding="utf-8")[:400]


# --- JSON Schema --------------------------------------------------------------------------------------


def structs() -> list[type[msgspec.Struct]]:
    """Every message and every part that can be sent."""
    found = [thing for room in (parts, from_client, to_client) for thing in vars(room).values()]
    bases = {parts.Part, parts.Row, from_client.Command}
    return [
        thing
        for thing in found
        if isinstance(thing, type)
        and issubclass(thing, msgspec.Struct)
        and thing not in bases
        and not thing.__name__.startswith("_")
    ]


def test_the_same_sources_make_the_same_schema() -> None:
    assert schema() == schema()
    assert [*schema()["$defs"]] == [*DEFINITIONS]


def test_every_message_and_every_part_is_there() -> None:
    unions = {"AnyCommand", "FromClient", "Happening", "Told", "ToClient"}
    words = {"Holder", "Phase", "Phrase"}

    named = {struct.__name__ for struct in [*structs(), *http.Body.__subclasses__()]}
    assert DEFINITIONS.keys() == named | unions | words


def test_every_reference_leads_somewhere() -> None:
    referred = {value.rpartition("/")[2] for value in references(schema())}

    bodies = {kind.__name__ for kind in http.Body.__subclasses__()}
    assert referred - bodies == DEFINITIONS.keys() - {"AnyCommand", "Told"} - bodies


def references(part: object) -> list[str]:
    """Every ``$ref`` in a schema."""
    if isinstance(part, list):
        return [ref for each in part for ref in references(each)]
    if not isinstance(part, dict):
        return []
    deeper = [ref for key, each in part.items() if key != "discriminator" for ref in references(each)]
    return deeper + ([part["$ref"]] if "$ref" in part else [])


def test_it_carries_the_version() -> None:
    assert schema()["$id"] == f"urn:chickenfoot:protocol:{PROTOCOL}"


def test_words_stand_in_the_order_of_the_sources() -> None:
    assert DEFINITIONS["Phase"] == {"enum": ["gathering", "salting", "playing", "between", "over", "closed"]}


def test_what_is_left_out_is_empty() -> None:
    """The browser is told so in one sentence, so it must hold for every field."""
    defaults = [
        field["default"]
        for definition in DEFINITIONS.values()
        for field in definition.get("properties", {}).values()
        if "default" in field
    ]

    assert len(defaults) > 20
    assert not any(defaults)


def test_what_is_sent_as_an_array_has_names_for_its_places() -> None:
    assert [place["title"] for place in DEFINITIONS["Worth"]["prefixItems"]] == [
        "move",
        "points",
        "low",
        "high",
    ]


every_kind = pytest.mark.parametrize("kind", OF_CLIENT + OF_SERVER, ids=name_of)


@pytest.fixture(scope="module")
def reader() -> Any:
    """A reader of JSON Schema."""
    return pytest.importorskip("jsonschema").Draft202012Validator(schema())


def test_the_schema_is_one(reader: Any) -> None:
    reader.check_schema(schema())


@every_kind
def test_every_message_is_as_the_schema_says(reader: Any, kind: inspect.StructType) -> None:
    reader.validate(json_of(bare(kind)))
    reader.validate(json_of(full(kind)))


@every_kind
def test_the_schema_and_the_codec_refuse_the_same(reader: Any, kind: inspect.StructType) -> None:
    for damaged in damages(json_of(full(kind))):
        assert is_refused(damaged) != reader.is_valid(damaged), damaged


def json_of(message: msgspec.Struct) -> dict[str, Any]:
    """*message* with lists for tuples."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(plain(message)))
    return found


WRONG: list[Any] = [None, "", "x", -1, 2**53, 1.5, [], [1], {}]


def damages(message: dict[str, Any]) -> list[dict[str, Any]]:
    """*message*, each time with another field missing or wrong."""
    found = [message | {"extra": 1}]
    for name in message:
        less = {key: value for key, value in message.items() if key != name}
        found += [less, *(message | {name: wrong} for wrong in WRONG)]
    return found


def is_refused(message: dict[str, Any]) -> bool:
    said = msgspec.json.encode(message)
    refused = 0
    for read in (read_from_client, read_to_client):
        try:
            read(said)
        except BadMessage:
            refused += 1
    return refused == 2


# --- TypeScript ---------------------------------------------------------------------------------------


def test_every_definition_has_a_type() -> None:
    text = typescript()

    for name in DEFINITIONS:
        assert f"export type {name} =" in text or f"export interface {name} {{" in text


@pytest.mark.parametrize(
    "line",
    [
        "export type Laid = readonly [tile: string, on: string | null, slot: number];",
        "export type Phrase = (typeof PHRASES)[number];",
        "export type Holder = 'open' | 'invited' | 'computer' | 'person';",
        "  readonly what: 'laid';",
        "  readonly after?: number;",
        "  readonly you?: number | null;",
        "  readonly salts: readonly (string | null)[];",
        "  readonly hands: readonly (readonly string[])[];",
        "  readonly args?: Readonly<Record<string, string | number>>;",
        "  readonly happened: readonly Happening[];",
        "/** Host: close the table. */",
        " * Look at a table; one that was watched before is left. `after`: the last number seen of it.",
        f"export const PROTOCOL = {PROTOCOL};",
    ],
)
def test_a_type_is_written_as(line: str) -> None:
    assert line in typescript().splitlines()


def test_every_happening_is_told_apart() -> None:
    assert all(f"  readonly what: '{kind.tag}';" in typescript() for kind in HAPPENINGS)
