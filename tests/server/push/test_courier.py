"""The way to push services: no detours, no long waits, and never into our own network."""

from __future__ import annotations

import asyncio
import datetime
import ipaddress
import ssl
from pathlib import Path

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
