"""Headers that every answer has: what a browser may do with it."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chickenfoot.server.http.problems import answer_to

POLICY: Final = (
    "default-src 'self'; base-uri 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; "
    "img-src 'self' data:; object-src 'none'"
)
"""Everything comes from this server; no script and no style stands in a page itself."""

ALWAYS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",  # links are secrets
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class Guarded:
    """Puts them on; and ``no-store`` on what has not said how long it may be kept.

    What fails outside an endpoint is answered here, before anybody writes down what it was about.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        is_answered = False

        async def send_guarded(message: Message) -> None:
            nonlocal is_answered
            if message["type"] == "http.response.start":
                is_answered = True
                headers = MutableHeaders(scope=message)
                for name, value in ALWAYS.items():
                    headers[name] = value
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            await self._app(scope, receive, send_guarded)
        except Exception as error:
            if is_answered:
                raise
            await answer_to(error, "files")(scope, receive, send_guarded)
