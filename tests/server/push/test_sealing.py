"""Letters are sealed as RFC 8291 has it, and signed as RFC 8292 has it."""

from __future__ import annotations

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from chickenfoot.server.push.keys import LASTS, SEED, Vapid, key_from, public_bytes
from chickenfoot.server.push.sealing import LARGEST, Unsealable, seal
from tests.server.push.service import Browser, Received, claims_of, is_fresh, unbased

NOW = 1_780_000_000_000


def number(text: str) -> int:
    return int.from_bytes(unbased(text), "big")


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(number(text), ec.SECP256R1())


def test_the_example_of_the_standard_comes_out_byte_by_byte() -> None:
    """RFC 8291, appendix A."""
    browser = Browser("", private("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"))
    browser.auth = unbased("BTBZMqHH6r4Tts7J_aSIgg")
    own = private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    text = b"When I grow up, I want to be a watermelon"

    sealed = seal(text, browser.public, browser.auth, own, unbased("DGv6ra1nlYgDCS1FRnbzlw"))

    assert sealed == unbased(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK"
        "6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.unseal(sealed) == text


@pytest.mark.parametrize("text", [b"", b"\x00\x02", b"x" * LARGEST])
def test_what_was_sealed_for_a_browser_it_alone_can_open(text: bytes) -> None:
    ann, bo = Browser(""), Browser("")
    sealed = seal(text, ann.public, ann.auth, key_from(b"\x01" * SEED), b"s" * 16)

    assert ann.unseal(sealed) == text
    assert len(sealed) <= 4096
    with pytest.raises(InvalidTag):
        bo.unseal(sealed)


@pytest.mark.parametrize("point", [b"", b"\x04" + bytes(64), b"\x04" + b"\xff" * 64])
def test_for_keys_that_are_none_nothing_is_sealed(point: bytes) -> None:
    with pytest.raises(Unsealable):
        seal(b"hello", point, bytes(16), key_from(bytes(SEED)), bytes(16))


def test_every_seed_is_a_key_the_same_one_each_time() -> None:
    seeds = (bytes(SEED), b"\xff" * SEED, b"\x07" * SEED)
    keys = [public_bytes(key_from(seed)) for seed in seeds]

    assert len(set(keys)) == 3
    assert keys == [public_bytes(key_from(seed)) for seed in seeds]


@pytest.mark.parametrize("contact", ["", "mailto:table@example.org"])
def test_a_token_is_signed_for_the_push_service_and_the_day(contact: str) -> None:
    vapid = Vapid(key_from(b"\x01" * SEED), contact, lambda: NOW)
    headers = {"authorization": vapid.authorization("https://push.example:8443/a/b?c")}

    claims = claims_of(Received("", headers, b""), vapid.public, "https://push.example:8443")

    assert claims["exp"] == NOW // 1000 + LASTS
    assert is_fresh(claims, NOW / 1000)
    assert claims.get("sub", "") == contact
