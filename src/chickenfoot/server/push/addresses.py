"""Which servers on the internet are asked at all: what a browser names must not lead into our own network."""

from __future__ import annotations

import re
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

LONGEST: Final = 1024
"""Characters of an endpoint; those of the known push services have a few hundred."""

_NAME: Final = re.compile(r"(?=.{1,253}$)[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})+")  # RFC 1035, 2.3.4
_TRANSLATED: Final = IPv6Network("64:ff9b::/96")  # RFC 6052: the last four bytes are an IPv4 address


def is_endpoint(url: str, *, anywhere: bool = False) -> bool:
    """Whether *url* can be that of a push service: by https, at the usual port, nowhere in our own network.

    *anywhere*: all but the form is left unchecked, for tests.
    """
    if len(url) > LONGEST or not (url.isascii() and url.isprintable()) or " " in url:
        return False
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        return False
    if not host or parts.username is not None or parts.password is not None or parts.fragment:
        return False
    if anywhere:
        return parts.scheme in {"http", "https"}
    return parts.scheme == "https" and port in {None, 443} and _is_outside(host)


def _is_outside(host: str) -> bool:
    """Whether *host* is an address of the internet, or a name that can be one."""
    try:
        return is_public(host)
    except ValueError:
        name = host.removesuffix(".")
        return (
            _NAME.fullmatch(name) is not None
            and not name.endswith((".internal", ".local", ".localhost"))
            and not _is_number(name)
        )


def _is_number(name: str) -> bool:
    """Whether a resolver may read *name* as an address of another form, such as ``127.1`` or ``0x7f.1``."""
    last = name.rpartition(".")[2]
    return last.isdigit() or last.startswith("0x")


def is_public(address: str) -> bool:
    """Whether *address* is one of the internet, of one receiver. Raises :exc:`ValueError` if it is none."""
    ip = _meant(ip_address(address.partition("%")[0]))
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


def _meant(ip: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The IPv4 address that *ip* wraps, if it does."""
    if isinstance(ip, IPv4Address):
        return ip
    if ip in _TRANSLATED:
        return IPv4Address(ip.packed[-4:])
    return ip.ipv4_mapped or ip.sixtofour or ip
