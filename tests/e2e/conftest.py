"""A real browser at a real server: the system's Chromium, and ``chickenfoot serve`` with its client built."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

import _setup
import _web
from tests.node import home_of_node
from tests.server.running import unavailable
from tests.server.serving import Serving

FLAGS: Final = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
)
DESK: Final = ViewportSize(width=1280, height=800)
PHONE: Final = ViewportSize(width=390, height=844)

Visitor = Callable[..., Page]
"""Opens a page of somebody new, in a window of some size."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        unavailable("no browser to test in: chromium is not installed")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=[*FLAGS])
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def client() -> None:
    """The browser client, in the package."""
    try:
        _web.build(home_of_node())
    except _setup.GiveUp as problem:
        unavailable(f"no client to test: {problem}")


@pytest.fixture
def server(client: None) -> Iterator[Serving]:  # noqa: ARG001 - it must be there first
    serving = Serving("memory:", bot_pause=20)
    with serving.running():
        yield serving


@pytest.fixture
def visit(browser: Browser, server: Serving) -> Iterator[Visitor]:
    """Somebody new opens the page; whatever goes wrong in it fails the test."""
    trouble: list[str] = []
    contexts = []

    def come(
        path: str = "",
        size: ViewportSize = DESK,
        *,
        touch: bool = False,
        lang: str = "en",
        worker: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport=size,
            has_touch=touch,
            reduced_motion="reduce",
            locale=lang,
            service_workers="allow" if worker else "block",  # routes of a test see nothing that it fetches
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("request", lambda asked: _check_own(asked.url, server.address, trouble))
        page.goto(f"{server.address}/{path}")
        return page

    yield come
    for context in contexts:
        context.close()
    assert trouble == []


def _check_own(url: str, own: str, trouble: list[str]) -> None:
    if not url.startswith((own, own.replace("http", "ws", 1), "data:", "blob:")):
        trouble.append(f"asked somebody else: {url}")


def pytest_configure() -> None:
    """Playwright must not look for browsers of its own, and waits as long as a busy machine needs."""
    expect.set_options(timeout=20_000)
    os.environ.setdefault("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
