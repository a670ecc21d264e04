"""The whole site as an ASGI application, and its parts for whoever puts one together himself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from chickenfoot.server.http.client import BUILT, client_routes, lost_page
from chickenfoot.server.http.desk import Desk
from chickenfoot.server.http.endpoints import api_routes
from chickenfoot.server.http.headers import Guarded
from chickenfoot.server.http.openapi import openapi
from chickenfoot.server.http.origins import OwnPages
from chickenfoot.server.http.page import STYLE, page
from chickenfoot.server.http.problems import JSON, not_served


def site(desk: Desk, more: Sequence[BaseRoute] = (), *, client: Path = BUILT) -> Starlette:
    """The application: the endpoints, their description, the browser client, and *more*, such as a socket."""
    application = Starlette(
        routes=[*more, *routes(desk, client)],
        middleware=middleware(desk.origins),
        exception_handlers={HTTPException: _not_served_to(lost_page(client))},
    )
    application.router.redirect_slashes = False
    return application


def _not_served_to(
    lost: Callable[[Request], Response],
) -> Callable[[Request, Exception], Awaitable[Response]]:
    """What is answered where nothing is: to a person with a page, to a program with a problem."""

    async def answer(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        is_person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        if error.status_code == 404 and is_person and not request.url.path.startswith("/api/"):
            return lost(request)
        return await not_served(request, error)

    return answer


def routes(desk: Desk, client: Path = BUILT) -> list[BaseRoute]:
    """All routes of the site, with the browser client in a folder."""
    return [*api_routes(desk), *_described(), *client_routes(client)]


def middleware(origins: Sequence[str] = ()) -> list[Middleware]:
    """What goes round all of them: headers, and who may use them at all."""
    return [Middleware(Guarded), Middleware(OwnPages, allowed=tuple(origins))]


def _described() -> list[Route]:
    described = openapi()
    return [
        _fixed("/openapi.json", Response, msgspec.json.encode(described), JSON),
        _fixed("/docs", HTMLResponse, page(described), "text/html"),
        _fixed("/docs.css", Response, STYLE, "text/css"),
    ]


def _fixed(path: str, kind: type[Response], content: Any, media: str) -> Route:
    """A route to what never changes while the server runs."""

    async def give(_: Request) -> Response:
        return kind(content, 200, {"Cache-Control": "no-cache"}, media)

    return Route(path, give, methods=["GET"], middleware=[Middleware(GZipMiddleware)])
