"""The browser client as files: its pages, and what they are made of."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import chickenfoot

BUILT: Final = Path(chickenfoot.__file__).parent / "client"
"""Where the package build puts the client."""

_PAGES: Final = (
    *("/", "/make", "/rules", "/device", "/replay"),
    *("/t/{table}", "/t/{table}/replay", "/link", "/link/{token}", "/join", "/join/{code}"),
)
"""Paths that the client's first page sees to."""

_FOR_GOOD: Final = "public, max-age=31536000, immutable"
_FOR_AN_HOUR: Final = "public, max-age=3600"
_ASK_AGAIN: Final = "no-cache"

_MEDIA: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/plain",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""What a file is by its name, whatever this machine believes; browsers take nothing else for a script."""

_PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
"""How the build has compressed what is worth it (web/shell.ts), and how such names end; the best first."""

_ZIPPED: Final = (Middleware(GZipMiddleware, compresslevel=6),)

_NO_CLIENT: Final = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Chickenfoot</title>
<p>The Chickenfoot server runs, but no browser client was built into this installation.</p>
</html>
"""


def client_routes(folder: Path = BUILT) -> list[BaseRoute]:
    """Routes to the client built into *folder*, or to a page that says that there is none."""
    return [*_pages(_first_page(folder)), *(_files(folder) if folder.is_dir() else ())]


def lost_page(folder: Path = BUILT) -> Callable[[Request], Response]:
    """What a person sees at an address that leads nowhere: the client, which says so in his language."""
    page = _first_page(folder)
    return lambda request: _page(page, str(request.scope.get("root_path", "")), 404)


def _first_page(folder: Path) -> str:
    first = folder / "index.html"
    return first.read_text(encoding="utf-8") if first.is_file() else _NO_CLIENT


def _pages(page: str) -> Iterator[Route]:
    async def give(request: Request) -> Response:
        return _page(page, str(request.scope.get("root_path", "")))

    for path in _PAGES:
        yield Route(path, give, methods=["GET"], middleware=_ZIPPED)


def _page(page: str, root: str, status: int = 200) -> Response:
    """*page*, whose own addresses are relative, wherever it is opened."""
    base = f'<base href="{escape(root.rstrip("/"))}/">'
    return HTMLResponse(page.replace("<head>", f"<head>{base}", 1), status, {"Cache-Control": _ASK_AGAIN})


def _files(folder: Path) -> Iterator[BaseRoute]:
    """What lies beside the first page. Names under ``assets`` are hashes: what is there never changes."""
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            lasts = _FOR_GOOD if path.name == "assets" else _FOR_AN_HOUR
            yield Mount(f"/{path.name}", _Folder(path, lasts), middleware=_ZIPPED)
        elif path.suffix not in {".br", ".gz"} and path.name not in {"index.html", "built-from"}:
            yield _file(path)


def _file(path: Path) -> Route:
    lasts = _ASK_AGAIN if path.suffix == ".html" or path.name == "sw.js" else _FOR_AN_HOUR

    async def give(request: Request) -> Response:
        packed, headers = _packed(path, request.headers)
        return FileResponse(packed, headers={"Cache-Control": lasts, **headers})

    return Route(f"/{path.name}", give, methods=["GET"], middleware=_ZIPPED)


def _packed(path: Path, asked: Headers) -> tuple[Path, dict[str, str]]:
    """What is sent for a file to whoever can unpack what *asked* says, and the headers that tell it."""
    media = _MEDIA.get(path.suffix, "application/octet-stream")
    charset = "; charset=utf-8" if media.startswith("text/") else ""
    headers = {"Content-Type": media + charset, "Vary": "Accept-Encoding"}
    takes = _accepted(asked.get("Accept-Encoding", ""))
    for encoding, ending in _PACKED:
        packed = path.with_name(path.name + ending)
        if encoding in takes and packed.is_file():
            return packed, {**headers, "Content-Encoding": encoding}
    return path, headers


def _accepted(header: str) -> set[str]:
    """What ``Accept-Encoding`` names: ``br;q=0`` names it in order to refuse it."""
    wanted = (part.replace(" ", "").lower().split(";q=") for part in header.split(","))
    return {name for name, *weight in wanted if not weight or weight[0].strip("0.")}


class _Folder(StaticFiles):
    """Files that may be kept as long as *lasts* says."""

    def __init__(self, folder: Path, lasts: str) -> None:
        super().__init__(directory=folder)
        self._lasts = lasts

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        packed, headers = _packed(Path(full_path), Headers(scope=scope))
        found = stat_result if packed == Path(full_path) else packed.stat()
        response = super().file_response(packed, found, scope, status_code)
        response.headers.update({"Cache-Control": self._lasts, **headers})
        return response
