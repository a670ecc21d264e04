"""A server in a process of its own, as people run it, that a test can stop, kill and start again."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx

PATIENCE = 60.0


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


class Serving:
    """``chickenfoot serve`` at one port with one database, started as often as need be.

    *options*: more of the command line. *log*: a file for what it says and logs.
    """

    def __init__(
        self,
        database: str,
        *,
        bus: str = "memory:",
        port: int = 0,
        bot_pause: int = 50,
        options: Sequence[str] = (),
        log: Path | None = None,
    ) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.bus = bus
        self.bot_pause = bot_pause
        self._options = options
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        command = [sys.executable, "-m", "chickenfoot", "serve", "--port", str(self.port)]
        command += [
            "--database",
            self.database,
            "--bus",
            self.bus,
            "--bot-pause",
            str(self.bot_pause),
            "--limits",
            "off",
            *self._options,
        ]
        environment = {**os.environ, "CHICKENFOOT_SIMULATOR": "plain"}
        with contextlib.ExitStack() as stack:
            output: dict[str, Any] = {"stdout": subprocess.DEVNULL}
            if self._log is not None:
                output = {"stdout": stack.enter_context(self._log.open("ab")), "stderr": subprocess.STDOUT}
            self._process = subprocess.Popen(command, env=environment, **output)
        self._wait()

    def _wait(self) -> None:
        assert self._process is not None
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self._process.poll() is None, "the server ended"
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/readyz", timeout=2).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """End it with no time for a last word."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def said(self) -> str:
        """What it has said and logged so far."""
        assert self._log is not None
        return self._log.read_text()

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """Ask it to end; its exit code."""
        assert self._process is not None
        self._process.send_signal(how)
        return self._process.wait(PATIENCE)

    @contextlib.contextmanager
    def running(self) -> Iterator[Serving]:
        """Started, and gone afterwards whatever happened."""
        self.start()
        try:
            yield self
        finally:
            if self._process is not None and self._process.poll() is None:
                self.kill()


def sqlite_in(folder: Path) -> str:
    """A database in a file of *folder*."""
    return f"sqlite:///{folder / 'tables.sqlite'}"


def found_address(line: str) -> str:
    """The address in what a server says when it is ready."""
    found = re.search(r"http://\S+:\d+", line)
    assert found is not None, line
    return found[0]
