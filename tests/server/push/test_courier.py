"""The way to push services: no detours, no long waits, and never into our own network."""

from __future__ import annotations

import asyncio
import datetime
import ipaddress
import socket
import ssl
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from chickenfoot.server.adapters import courier
from chickenfoot.server.adapters.courier import HttpCourier
from chickenfoot.server.ports import Undelivered
from tests.server.push.service import PushService


def test_a_letter_arrives_as_it_was_and_the_status_comes_back() -> None:
    async def test() -> None:
        async with PushService().open() as service:
            way = HttpCourier(anywhere=True)
            for status in (201, 410, 500):
                service.status = status
                assert await way.post(service.browser().endpoint, {"TTL": "60"}, b"\x00\xff") == status
            await way.close()
            letter = service.received[0]
            assert (letter.path, letter.headers["ttl"], letter.body) == ("/browser", "60", b"\x00\xff")

    asyncio.run(test())


def test_a_redirection_is_not_followed() -> None:
    async def test() -> None:
        async with PushService().open() as service:
            service.status, service.more = 307, "Location: /elsewhere\r\n"
            way = HttpCourier(anywhere=True)
            assert await way.post(service.browser().endpoint, {}, b"") == 307
            await way.close()
            assert [letter.path for letter in service.received] == ["/browser"]

    asyncio.run(test())


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]"])
def test_no_name_leads_into_our_own_network(host: str) -> None:
    """Even one that passed for a name of the internet when the browser brought it."""

    async def test() -> None:
        async with PushService().open() as service:
            way = HttpCourier()
            with pytest.raises(Undelivered, match="expected an address of the internet"):
                await way.post(f"http://{host}:{service.port}/x", {}, b"")
            await way.close()
            assert service.connections == 0

    asyncio.run(test())


def test_a_service_that_is_silent_or_away_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courier, "_PATIENCE", 0.2)

    async def test() -> None:
        way = HttpCourier(anywhere=True)
        async with PushService().open() as service:
            service.status = 0
            url = service.browser().endpoint
            with pytest.raises(Undelivered, match="no answer within"):
                await way.post(url, {}, b"")
        with pytest.raises(Undelivered):
            await way.post(url, {}, b"")
        await way.close()

    asyncio.run(test())


@pytest.mark.parametrize(
    "url", ["https://a..b/x", f"https://{'x' * 64}.example/x", "https://[::1/x", "x://push.example/x"]
)
def test_a_letter_to_an_address_that_is_none_is_not_delivered(url: str) -> None:
    async def test() -> None:
        for way in (HttpCourier(), HttpCourier(anywhere=True)):
            with pytest.raises(Undelivered):
                await way.post(url, {}, b"")
            await way.close()

    asyncio.run(test())


def test_waiting_for_others_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Silent services delay the letters to others, but do not make them fail."""
    monkeypatch.setattr(courier, "_PATIENCE", 0.3)
    monkeypatch.setattr(courier, "_LETTERS", 1)

    async def test() -> None:
        async with PushService().open() as silent, PushService().open() as good:
            silent.status = 0
            way = HttpCourier(anywhere=True)
            urls = [silent.browser().endpoint] * 3 + [good.browser().endpoint]
            *failed, sent = await asyncio.gather(
                *(way.post(url, {}, b"") for url in urls), return_exceptions=True
            )
            await way.close()
            assert sent == 201
            assert all(isinstance(error, Undelivered) for error in failed)
            assert len(silent.received) == 3

    asyncio.run(test())


def test_one_host_does_not_take_all_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courier, "_LETTERS", 3)
    monkeypatch.setattr(courier, "_A_HOST", 2)

    async def test() -> None:
        async with PushService().open() as silent, PushService().open() as good:
            silent.status = 0
            way = HttpCourier(anywhere=True)
            waiting = [asyncio.create_task(way.post(silent.browser().endpoint, {}, b"")) for _ in range(4)]
            await silent.letters(2)
            url = good.browser().endpoint.replace("127.0.0.1", "localhost")
            async with asyncio.timeout(5):
                assert await way.post(url, {}, b"") == 201
            assert silent.connections == 2
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            await way.close()

    asyncio.run(test())


def test_names_are_looked_up_in_threads_that_nobody_else_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A resolver that is slow on purpose holds up no replay and no language."""
    is_asked, is_over = threading.Event(), threading.Event()

    def slow(*_: Any, **__: Any) -> list[Any]:
        is_asked.set()
        is_over.wait(10)
        return []

    async def test() -> None:
        loop = asyncio.get_running_loop()
        loop.set_default_executor(ThreadPoolExecutor(1))
        monkeypatch.setattr(socket, "getaddrinfo", slow)
        way = HttpCourier()
        letter = asyncio.create_task(way.post("https://push.example/x", {}, b""))
        try:
            async with asyncio.timeout(5):
                while not is_asked.is_set():
                    await asyncio.sleep(0.01)
                assert await asyncio.to_thread(int) == 0
        finally:
            is_over.set()
        with pytest.raises(Undelivered):
            await letter
        await way.close()

    asyncio.run(test())


def test_a_name_that_is_still_looked_up_keeps_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a few that take long would leave no thread for the others, whose time would run out."""
    monkeypatch.setattr(courier, "_PATIENCE", 0.3)
    monkeypatch.setattr(courier, "_LETTERS", 1)
    is_over = threading.Event()

    def look_up(host: str, *_: Any, **__: Any) -> list[Any]:
        if host == "slow.example":
            is_over.wait(10)
        return []

    async def test() -> None:
        monkeypatch.setattr(socket, "getaddrinfo", look_up)
        way = HttpCourier()
        slow = asyncio.create_task(way.post("https://slow.example/x", {}, b""))
        other = asyncio.create_task(way.post("https://other.example/x", {}, b""))
        await asyncio.sleep(0.8)
        assert not slow.done()
        assert not other.done()
        is_over.set()
        with pytest.raises(Undelivered, match="no answer within"):
            await slow
        with pytest.raises(Undelivered, match="expected an address"):
            await other
        await way.close()

    asyncio.run(test())


def test_a_name_that_is_still_looked_up_does_not_hold_up_the_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courier, "_PATIENCE", 0.05)
    is_asked, is_over = threading.Event(), threading.Event()

    def look_up(*_: Any, **__: Any) -> list[Any]:
        is_asked.set()
        is_over.wait(10)
        return []

    async def test() -> None:
        monkeypatch.setattr(socket, "getaddrinfo", look_up)
        way = HttpCourier()
        letters = [asyncio.create_task(way.post("https://push.example/x", {}, b"")) for _ in range(2)]
        async with asyncio.timeout(5):
            while not is_asked.is_set():
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            for letter in letters:
                letter.cancel()
            await asyncio.gather(*letters, return_exceptions=True)
            await way.close()

    asyncio.run(test())
    is_over.set()


def test_what_is_no_http_is_not_an_answer() -> None:
    async def test() -> None:
        async def babble(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"220 mail.example ESMTP\r\n")
            writer.close()

        server = await asyncio.start_server(babble, "127.0.0.1", 0)
        way = HttpCourier(anywhere=True)
        with pytest.raises(Undelivered):
            await way.post(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", {}, b"")
        await way.close()
        server.close()

    asyncio.run(test())


def test_over_https_only_who_can_show_that_he_is_the_service_gets_letters(tmp_path: Path) -> None:
    async def test() -> None:
        chain = certificate(tmp_path)
        served = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        served.load_cert_chain(chain)
        async with PushService(tls=served).open() as service:
            url = service.browser().endpoint
            trusting = HttpCourier(anywhere=True, tls=ssl.create_default_context(cafile=str(chain)))
            assert await trusting.post(url, {}, b"hello") == 201
            await trusting.close()
            asyncio.get_running_loop().set_exception_handler(lambda *_: None)  # the server's side of it
            usual = HttpCourier(anywhere=True)
            with pytest.raises(Undelivered, match=r"(?i)certificate"):
                await usual.post(url, {}, b"hello")
            await usual.close()
            assert len(service.received) == 1

    asyncio.run(test())


def certificate(folder: Path) -> Path:
    """One for 127.0.0.1 that vouches for itself, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "push service of a test")])
    today = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(today - datetime.timedelta(days=1))
        .not_valid_after(today + datetime.timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), False
        )
        .sign(key, SHA256())
    )
    path = folder / "service.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(private + made.public_bytes(Encoding.PEM))
    return path
