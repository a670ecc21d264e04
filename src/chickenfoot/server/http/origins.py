"""Which pages may use the server: its own, and those that its host allows.

A browser sends a guest's cookie with requests that any page makes it send; SameSite keeps most of them from
it, this the rest, and sockets.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from chickenfoot.server.http.problems import problem

_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def same_origin(scope: Scope, allowed: Collection[str] = ()) -> bool:
    """Whether a request or a socket comes from a page of this server or of an *allowed* origin.

    What says nothing of where it comes from is no page's: programs may send what they like anyway.
    """
    headers = Headers(scope=scope)
    origins, sites = headers.getlist("origin"), headers.getlist("sec-fetch-site")
    if len(origins) > 1 or len(sites) > 1:
        return False
    if origins and origins[0] in allowed:
        return True
    if sites:  # no page can forge it, and a proxy leaves it as it is
        return sites[0] in {"same-origin", "none"}
    return not origins or _names_host(origins[0], headers.get("host", ""))


def _names_host(origin: str, host: str) -> bool:
    """Whether *origin* is a page of *host*. Its scheme is not looked at: a proxy may not tell ours."""
    try:
        page = urlsplit(origin)
        port = page.port or {"http": 80, "https": 443}[page.scheme]
        own = urlsplit(f"{page.scheme}://{host}")
        return bool(page.hostname) and (page.hostname, port) == (
            own.hostname,
            own.port or {"http": 80, "https": 443}[page.scheme],
        )
    except (KeyError, ValueError):  # "null" among them
        return False


class OwnPages:
    """Refuses requests of other sites' pages that would change something."""

    def __init__(self, app: ASGIApp, allowed: Collection[str] = ()) -> None:
        self._app = app
        self._allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] not in _SAFE and not same_origin(scope, self._allowed):
            answer = problem(403, "foreign_origin", "expected a request from a page of this server")
            await answer(scope, receive, send)
        else:
            await self._app(scope, receive, send)
