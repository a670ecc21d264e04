"""Guests: names, cookies, links."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Awaitable, Callable
from http.cookies import SimpleCookie

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chickenfoot.errors import BadInput
from chickenfoot.server.adapters.memory import MemoryStore
from chickenfoot.server.guests import COOKIE, LINK_LASTS, LONGEST_NAME, Guests, clean_name, no_cookie
from chickenfoot.server.ports import Guest

KEY = b"a key"


class Clock:
    """A time that can be set."""

    now = 1_000_000

    def __call__(self) -> int:
        return self.now


def with_guests(test: Callable[[Guests, Clock], Awaitable[None]], key: bytes = KEY) -> None:
    clock, numbers = Clock(), iter(range(1_000_000))
    guests = Guests(MemoryStore(), clock, lambda count: next(numbers).to_bytes(count), key)
    asyncio.run(_awaited(test(guests, clock)))


async def _awaited(work: Awaitable[None]) -> None:
    await work


def cookies(guests: Guests, guest: Guest) -> dict[str, str]:
    """What a browser sends back."""
    return {COOKIE: SimpleCookie(guests.cookie(guest, secure=False))[COOKIE].value}


# --- names ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ouma", "Ouma"),
        ("  Ann\t\n Lee ", "Ann Lee"),
        ("e\u0301va", "éva"),
        ("A\u200bn\u200dn", "Ann"),
        ("\u202eevil\u202c", "evil"),
        ("a\x00b\x1b[31m", "ab[31m"),
        ("\ufeffZoë", "Zoë"),
        ("नमस्ते", "नमस्ते"),
        ("Nguyễn", "Nguyễn"),
        ("名無し", "名無し"),
        ("🐔", "🐔"),
        ("1️⃣", "1️⃣"),
        ("x" + "\u0303" * 20, "x" + "\u0303" * 3),
        ("\u0303x", "x"),
        ("a \u200b b", "a b"),
        ("<b>", "<b>"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\u200b",
        "\u3164",
        "\u2800\u2800",
        "\u0303",
        "x" * 25,
        "\ue000",
        "\ud800",
        "\U000e0041",
        "\n\n",
    ],
)
def test_a_name_has_1_to_24_characters_that_can_be_seen(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        clean_name(text)

    assert refused.value.code == "bad_name"
    assert refused.value.details["most"] == LONGEST_NAME


@given(st.text(max_size=60))
def test_a_clean_name_stays_as_it_is_and_stands_in_one_line(text: str) -> None:
    try:
        name = clean_name(text)
    except BadInput:
        return
    assert clean_name(name) == name
    assert 1 <= len(name) <= LONGEST_NAME
    assert name == unicodedata.normalize("NFC", name)
    assert name == " ".join(name.split())
    assert not {unicodedata.category(sign) for sign in name} & {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}


# --- cookies ----------------------------------------------------------------------------------------------


def test_a_guest_is_known_again_by_his_cookie() -> None:
    async def test(guests: Guests, _: Clock) -> None:
        ann = await guests.new(" Ann ")
        assert ann.name == "Ann"
        assert await guests.of(cookies(guests, ann)) == ann

    with_guests(test)


def test_a_cookie_is_kept_from_scripts_and_other_sites() -> None:
    async def test(guests: Guests, _: Clock) -> None:
        ann = await guests.new("Ann")
        kept = SimpleCookie(guests.cookie(ann, secure=True))[COOKIE]
        assert kept["httponly"]
        assert kept["secure"]
        assert (kept["samesite"], kept["path"], kept["max-age"]) == ("Lax", "/", str(365 * 86_400))
        assert not SimpleCookie(guests.cookie(ann, secure=False))[COOKIE]["secure"]
        assert SimpleCookie(no_cookie(secure=False))[COOKIE]["max-age"] == "0"

    with_guests(test)


def test_a_forged_torn_or_foreign_cookie_is_as_none() -> None:
    async def test(guests: Guests, clock: Clock) -> None:
        ann = await guests.new("Ann")
        bo = await guests.new("Bo")
        good = cookies(guests, ann)[COOKIE]
        id, signature = good.split(".")
        other_key = Guests(MemoryStore(), clock, bytes, b"another key")
        bad = [
            "",
            id,
            f"{id}.",
            good[:-1],
            f"{good}0",
            f"{good}\n",
            good.upper(),
            f"{id}.{'0' * 64}",
            f"{bo.id}.{signature}",
            f"{id}.{'é' * 64}",
            cookies(other_key, ann)[COOKIE],
        ]
        for cookie in bad:
            assert await guests.of({COOKIE: cookie}) is None, cookie
        assert await guests.of({}) is None
        assert await guests.of({"other": good}) is None

    with_guests(test)


def test_a_signed_cookie_of_somebody_who_was_forgotten_is_as_none() -> None:
    async def test(guests: Guests, _: Clock) -> None:
        stranger = Guest("0" * 31 + "9", "Xo", 0, 0)
        assert await guests.of(cookies(guests, stranger)) is None

    with_guests(test)


def test_a_guest_can_take_another_name_and_is_noted_once_a_day() -> None:
    async def test(guests: Guests, clock: Clock) -> None:
        ann = await guests.new("Ann")
        anna = await guests.rename(ann, "Anna")
        assert (anna.id, anna.name, anna.since) == (ann.id, "Anna", ann.since)
        assert await guests.of(cookies(guests, ann)) == anna
        clock.now += 86_399_999
        assert await guests.come(anna) == anna
        clock.now += 1
        assert (await guests.come(anna)).seen == clock.now

    with_guests(test)


# --- links ------------------------------------------------------------------------------------------------


def test_a_link_makes_another_device_the_guest_once() -> None:
    async def test(guests: Guests, _: Clock) -> None:
        ann = await guests.new("Ann")
        token, _expires = await guests.link(ann)
        assert len(token) == 32
        assert await guests.linked(token) == ann
        assert await guests.linked(token) is None

    with_guests(test)


def test_a_link_lasts_a_quarter_of_an_hour() -> None:
    async def test(guests: Guests, clock: Clock) -> None:
        token, expires = await guests.link(await guests.new("Ann"))
        clock.now += LINK_LASTS
        assert clock.now == expires
        assert await guests.linked(token) is None

    with_guests(test)


@pytest.mark.parametrize("token", ["", "x" * 32, "a" * 31, "\n", "é" * 32, "a" * 33])
def test_another_text_is_no_link(token: str) -> None:
    async def test(guests: Guests, _: Clock) -> None:
        assert await guests.linked(token) is None

    with_guests(test)
