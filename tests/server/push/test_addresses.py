"""A browser, or whoever pretends to be one, does not lead the server into its own network."""

from __future__ import annotations

import pytest

from chickenfoot.server.push.addresses import LONGEST, is_endpoint, is_public


@pytest.mark.parametrize(
    "url",
    [
        "https://fcm.googleapis.com/fcm/send/c1KrmpTuRm0:APA91bGy",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABi",
        "https://web.push.apple.com/QGuQ",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAC%2b",
        "https://push.example:443/x",
        "https://push.example./x",
        f"https://{'x' * 63}.Push_1.example/x",
        "https://9.9.9.9/x",
        "https://[2620:fe::fe]/x",
    ],
)
def test_push_services_are_asked(url: str) -> None:
    assert is_endpoint(url)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "x",
        "http://push.example/x",
        "file:///etc/passwd",
        "https:///x",
        "https://push.example:8080/x",
        "https://push.example:99999/x",
        "https://ann@push.example/x",
        "https://:secret@push.example/x",
        "https://push.example/x#y",
        "https://push.example/x y",
        "https://push.example/\r\nx",
        "https://püsh.example/x",
        "https://localhost/x",
        "https://localhost./x",
        "https://table.localhost/x",
        "https://printer.local/x",
        "https://db.internal./x",
        "https://database/x",
        "https://127.0.0.1/x",
        "https://127.1/x",
        "https://2130706433/x",
        "https://0x7f.0.0.1/x",
        "https://0x7f000001/x",
        "https://0.0.0.0/x",
        "https://10.0.0.1/x",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[fe80::1%25eth0]/x",
        "https://[::1/x",
        "https://a..b/x",
        "https://.push.example/x",
        "https://push.example../x",
        "https://localhost../x",
        "https://push,example.com/x",
        "https://[v1.x:y]/x",
        f"https://{'x' * 64}.example/x",
        f"https://{'push.' * 50}example/x",
        "https://push.example/" + "x" * LONGEST,
    ],
)
def test_nobody_else_is(url: str) -> None:
    assert not is_endpoint(url)


def test_tests_may_ask_this_machine_but_not_by_nonsense() -> None:
    assert is_endpoint("http://127.0.0.1:1234/x", anywhere=True)
    for url in ("ftp://127.0.0.1/x", "http://a@127.0.0.1/x", "http:///x"):
        assert not is_endpoint(url, anywhere=True)


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::fe", "::ffff:9.9.9.9", "64:ff9b::9.9.9.9"])
def test_addresses_of_the_internet(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "127.0.0.1",
        "169.254.169.254",
        "172.16.0.1",
        "192.168.0.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:10.0.0.1",
        "64:ff9b::10.0.0.1",
        "2002:7f00:1::",
        "fc00::1",
        "fe80::1",
        "fe80::1%eth0",
        "ff02::1",
    ],
)
def test_addresses_of_our_own_network_and_of_everybody(address: str) -> None:
    assert not is_public(address)
