"""Messages of every kind, made from the types alone: some by chance, two of each always the same."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from chickenfoot.wire.from_client import FromClient
from chickenfoot.wire.parts import Happening
from chickenfoot.wire.to_client import ToClient

MOST: Final = 2**53 - 1
"""The largest whole number that the browser can count to."""


def kinds(union: object) -> list[inspect.StructType]:
    """What a message of *union* may be, in the order of the sources."""
    found = inspect.type_info(union)
    assert isinstance(found, inspect.UnionType)
    return [kind for kind in found.types if isinstance(kind, inspect.StructType)]


OF_CLIENT: Final = kinds(FromClient)
OF_SERVER: Final = kinds(ToClient)
HAPPENINGS: Final = kinds(Happening)


def name_of(kind: inspect.StructType) -> str:
    """What its ``type`` or ``what`` says."""
    return str(kind.tag)


# --- by chance ----------------------------------------------------------------------------------------


def values(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """Whatever a field of *kind* may hold."""
    match kind:
        case inspect.StructType(cls=cls, fields=fields):
            return st.builds(cls, **{field.name: values(field.type) for field in fields})
        case inspect.UnionType(types=types):
            return st.one_of([values(each) for each in types])
        case inspect.VarTupleType(item_type=item):
            return st.lists(values(item), max_size=3).map(tuple)
        case inspect.DictType(key_type=key, value_type=value):
            return st.dictionaries(values(key), values(value), max_size=3)
        case inspect.LiteralType(values=words):
            return st.sampled_from(words)
        case inspect.StrType(pattern=str(pattern)):
            return st.from_regex(pattern, fullmatch=True)
        case inspect.StrType(min_length=least, max_length=most):
            return st.text(min_size=least or 0, max_size=most)
        case inspect.IntType(ge=least, le=most):
            return st.integers(-MOST if least is None else least, MOST if most is None else most)
        case inspect.FloatType():
            return st.floats(allow_nan=False, allow_infinity=False)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
    raise AssertionError(f"expected a type that a message may have, got {kind}")


# --- always the same ----------------------------------------------------------------------------------

TEXTS: Final = ("3-9", "5a", "5a" * 16, "5a" * 32)


def bare(kind: inspect.StructType) -> Any:
    """A message of *kind* with the fields it must have, and those as empty as can be."""
    return sample(kind, is_full=False)


def full(kind: inspect.StructType) -> Any:
    """A message of *kind* with all it can have; a list of unlike things holds one of each."""
    return sample(kind, is_full=True)


def sample(kind: inspect.Type, *, is_full: bool) -> Any:
    match kind:
        case inspect.StructType(cls=cls, fields=fields):
            wanted = [field for field in fields if is_full or field.required]
            return cls(**{field.name: sample(field.type, is_full=is_full) for field in wanted})
        case inspect.UnionType(types=types):
            somethings = [each for each in types if not isinstance(each, inspect.NoneType)]
            may_be_none = len(somethings) < len(types)
            return None if may_be_none and not is_full else sample(somethings[0], is_full=is_full)
        case inspect.VarTupleType(item_type=inspect.UnionType(types=types)) if is_full:
            return tuple(sample(each, is_full=True) for each in types)
        case inspect.VarTupleType(item_type=item):
            return (sample(item, is_full=True),) if is_full else ()
        case inspect.DictType():
            return {"tiles": 3, "name": "Ada"} if is_full else {}
        case inspect.LiteralType(values=words):
            return words[0]
        case inspect.StrType(pattern=pattern):
            return next(text for text in TEXTS if re.search(pattern or "", text))
        case inspect.IntType():
            return 7
        case inspect.FloatType():
            return 2.5
        case inspect.BoolType():
            return True
        case inspect.NoneType():
            return None
    raise AssertionError(f"expected a type that a message may have, got {kind}")


def plain(message: msgspec.Struct) -> Any:
    """*message* as JSON has it."""
    return msgspec.to_builtins(message)
