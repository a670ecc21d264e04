"""The bare command: it opens the table in a browser, or tells where it is, and finds one that is open."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import pytest

from chickenfoot.server.doorplate import path_of
from chickenfoot.speech import Speech
from tests.server.running import wait_until
from tests.server.serving import Serving, free_port, sqlite_in

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="signals and scripts of POSIX"),
    pytest.mark.usefixtures("client"),
]

NOBODY: Final = {"BROWSER": "", "DISPLAY": "", "WAYLAND_DISPLAY": "", "SSH_CONNECTION": "", "SSH_TTY": ""}
"""An environment in which no browser can be opened."""


class Home:
    """A person's machine: a data folder, and a browser that writes down what it is asked to open."""

    def __init__(self, folder: Path) -> None:
        self._opened = folder / "opened"
        self._browser = folder / "browser"
        self._browser.write_text(f'#!/bin/sh\necho "$1" >> "{self._opened}"\n', encoding="utf-8")
        self._browser.chmod(0o755)
        self._environment = {**os.environ, **NOBODY, "XDG_DATA_HOME": str(folder), "HOME": str(folder)}
        self._environment["CHICKENFOOT_SIMULATOR"] = "plain"
        self._running: list[subprocess.Popen[str]] = []

    def start(self, *, browser: bool = True, **more: str) -> subprocess.Popen[str]:
        """``chickenfoot`` and nothing else."""
        environment = {**self._environment, **more}
        if browser:
            environment["BROWSER"] = str(self._browser)
        started = subprocess.Popen(
            [sys.executable, "-m", "chickenfoot"],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self._running.append(started)
        return started

    def opened(self) -> list[str]:
        """What the browser was asked for so far."""
        return self._opened.read_text(encoding="utf-8").split() if self._opened.exists() else []

    def close(self) -> None:
        for process in self._running:
            if process.poll() is None:
                process.kill()
            process.communicate()


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    home = Home(tmp_path)
    yield home
    home.close()


def line_of(process: subprocess.Popen[str]) -> str:
    """The first line it prints."""
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line, process.communicate()
    return line.strip()


def address_in(line: str) -> str:
    found = re.search(r"http://127\.0\.0\.1:\d+", line)
    assert found is not None, line
    return found[0]


def interrupted(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    return process.returncode, out, err


def say(message: str, **args: str) -> str:
    return Speech().say(message, **args)


def test_it_opens_the_browser_and_ends_with_a_friendly_line(home: Home) -> None:
    process = home.start()
    line = line_of(process)
    address = address_in(line)

    assert line == say("open-ready", address=address)
    assert httpx.get(f"{address}/readyz").status_code == 200
    wait_until(lambda: home.opened() == [address], "the browser to be opened")
    assert interrupted(process) == (0, say("serve-closed", kept="yes") + "\n", "")


def test_where_there_is_no_browser_it_prints_the_address(home: Home) -> None:
    process = home.start(browser=False)
    line = line_of(process)

    assert line == say("serve-ready", address=address_in(line))
    assert httpx.get(address_in(line)).status_code == 200
    assert home.opened() == []


def test_a_browser_that_is_not_there_is_none(home: Home, tmp_path: Path) -> None:
    line = line_of(home.start(browser=False, BROWSER=str(tmp_path / "nowhere")))

    assert line == say("serve-ready", address=address_in(line))


def test_the_second_one_finds_the_first(home: Home) -> None:
    address = address_in(line_of(home.start(browser=False)))
    second = home.start()

    out, err = second.communicate(timeout=30)
    assert (second.returncode, out, err) == (0, say("open-found", address=address) + "\n", "")
    assert home.opened() == [address]


def test_two_at_once_are_one_server(home: Home) -> None:
    lines = [line_of(process) for process in [home.start() for _ in range(3)]]

    assert len({address_in(line) for line in lines}) == 1
    assert len([line for line in lines if line == say("open-ready", address=address_in(line))]) == 1


def test_it_finds_a_table_that_was_opened_for_all(home: Home, tmp_path: Path) -> None:
    """``chickenfoot serve`` on the same database."""
    database = sqlite_in(tmp_path)
    with Serving(database).running() as serving:
        plate = path_of(database)
        assert plate is not None
        wait_until(lambda: serving.address in plate.read_text(encoding="utf-8"), "the plate to be hung")
        found = line_of(home.start(CHICKENFOOT_DATABASE=database))

    assert found == say("open-found", address=serving.address)


def test_what_a_killed_server_left_is_no_server(home: Home) -> None:
    first = home.start()
    address = address_in(line_of(first))
    first.kill()
    first.communicate()

    line = line_of(home.start())
    assert line == say("open-ready", address=address)
    assert httpx.get(f"{address}/readyz").status_code == 200


def test_another_database_is_another_table(home: Home, tmp_path: Path) -> None:
    here = address_in(line_of(home.start()))
    there = address_in(line_of(home.start(CHICKENFOOT_DATABASE=f"sqlite:///{tmp_path / 'other.sqlite'}")))

    assert here != there


def test_a_port_that_is_asked_for_is_taken(home: Home) -> None:
    port = free_port()

    assert address_in(line_of(home.start(CHICKENFOOT_PORT=str(port)))) == f"http://127.0.0.1:{port}"


def test_a_game_goes_on_tomorrow(home: Home) -> None:
    """At the same address, so that the browser knows who it was."""
    process = home.start()
    address = address_in(line_of(process))
    with httpx.Client(base_url=address, headers={"Origin": address}) as guest:
        guest.post("/api/me", json={"name": "Ann"}).raise_for_status()
        made = guest.post("/api/tables", json={"rules": "trains", "seats": ["open", "chick"]})
        assert made.status_code == 201
        assert interrupted(process)[0] == 0
        assert address_in(line_of(home.start())) == address
        tables = guest.get("/api/me/tables").json()["tables"]

    assert [one["id"] for one in tables] == [made.json()["id"]]
