"""Whether there is a browser that could show a table here."""

from __future__ import annotations

import sys
import webbrowser
from pathlib import Path

import pytest

from chickenfoot.cli.browser import has_screen, own_browser

VARIABLES = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION", "SSH_TTY")


@pytest.mark.parametrize(
    ("environment", "platform", "expected"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "10.0.0.1 5 10.0.0.2 22"}, "linux", False),
        ({"DISPLAY": "localhost:10.0", "SSH_TTY": "/dev/pts/0"}, "linux", False),
        ({"SSH_CONNECTION": "10.0.0.1 5 10.0.0.2 22", "BROWSER": "open-at-home"}, "linux", True),
        ({"BROWSER": ""}, "linux", False),
        ({}, "darwin", True),
        ({"SSH_CONNECTION": "10.0.0.1 5 10.0.0.2 22"}, "darwin", False),
        ({}, "win32", True),
    ],
)
def test_there_is_a_screen(environment: dict[str, str], platform: str, expected: bool) -> None:
    assert has_screen(environment, platform) == expected


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Nothing is known of browsers, and what ``webbrowser`` remembers of them is forgotten."""
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(webbrowser, "_tryorder", None)
    monkeypatch.setattr(webbrowser, "_browsers", {})
    return monkeypatch


@pytest.mark.skipif(sys.platform == "win32", reason="programs of POSIX")
@pytest.mark.parametrize(("name", "is_one"), [("shows-pictures", True), ("w3m", False), ("lynx", False)])
def test_a_browser_in_the_terminal_is_none(
    name: str, is_one: bool, environment: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / name
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    environment.setenv("BROWSER", str(program))

    assert (own_browser() is not None) == is_one


def test_a_browser_that_is_not_installed_is_none(environment: pytest.MonkeyPatch, tmp_path: Path) -> None:
    environment.setenv("BROWSER", str(tmp_path / "nowhere"))

    assert own_browser() is None


def test_without_a_screen_none_is_looked_for(environment: pytest.MonkeyPatch) -> None:
    def looked_for() -> webbrowser.BaseBrowser:
        raise AssertionError("looked for")

    environment.setattr(sys, "platform", "linux")
    environment.setattr(webbrowser, "get", looked_for)

    assert own_browser() is None


def test_where_none_is_installed_there_is_none(environment: pytest.MonkeyPatch) -> None:
    def looked_for() -> webbrowser.BaseBrowser:
        raise webbrowser.Error("could not locate runnable browser")

    environment.setenv("BROWSER", "any")
    environment.setattr(webbrowser, "get", looked_for)

    assert own_browser() is None
