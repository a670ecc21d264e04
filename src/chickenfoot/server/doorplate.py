"""A plate beside a database that is a file: who serves it does so at this address, for whoever comes second.

The plate is locked for as long as its server lives, so one that a killed server has left tells nothing but
at which port it was.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

from chickenfoot.errors import BadInput, Verbatim

_ADDRESS: Final = re.compile(r"http://(?P<host>[\w.-]+|\[[\w.:]+\]):(?P<port>\d{1,5})\n", re.ASCII)
_LONGEST: Final = 200
_LOCKED: Final = 1024  # which byte of the file is locked: behind the text, for Windows lets nobody read it
_PATIENCE: Final = 20.0  # seconds for a server that is starting
_LOOK: Final = 0.05  # seconds between looks at it


class Doorplate:
    """The plate of one database.

    *is_mine*: no other process serves it, and none can say so while this one does. *before*: the address that
    stood on it.
    """

    def __init__(self, file: BinaryIO | None) -> None:
        self._file = file
        self.is_mine = file is None or _is_locked(file)
        self.before = self._read()
        if self.is_mine:
            self._write("")

    def hang(self, address: str) -> None:
        """Say that the database is served at *address*."""
        if self.is_mine:
            self._write(f"{address}\n")

    def answering(self) -> str:
        """The address at which another process serves the database, as soon as it answers.

        "" if it has gone instead; then the plate is mine. Raises :exc:`BadInput` where neither happens.
        """
        deadline = time.monotonic() + _PATIENCE
        while time.monotonic() < deadline:
            address = self._read()
            if address and answers(address):
                return address
            if self._file is None or _is_locked(self._file):
                self.is_mine = True
                return ""
            time.sleep(_LOOK)
        got = Verbatim("nothing")
        raise BadInput(code="no_answer", expected="an answer of the server that runs already", got=got)

    def _read(self) -> str:
        if self._file is None:
            return ""
        self._file.seek(0)
        text = self._file.read(_LONGEST).decode("utf-8", "replace")
        return text.strip() if _ADDRESS.fullmatch(text) else ""

    def _write(self, text: str) -> None:
        if self._file is not None:
            self._file.seek(0)
            self._file.truncate()
            self._file.write(text.encode())
            self._file.flush()


@contextlib.contextmanager
def doorplate(database: str) -> Iterator[Doorplate]:
    """The plate of *database*, a URL. It is blank for one that is no file, or lies where nobody may write."""
    with contextlib.ExitStack() as stack:
        file: BinaryIO | None = None
        if (path := path_of(database)) is not None:
            with contextlib.suppress(OSError):
                path.touch()
                file = stack.enter_context(path.open("r+b"))
        yield Doorplate(file)


def path_of(database: str) -> Path | None:
    """Where the plate of *database* is; None where that is no file."""
    scheme, _, rest = database.partition(":///")
    name = rest.partition("?")[0]
    if scheme != "sqlite" or not name or name == ":memory:":
        return None
    return Path(f"{name}.address")


def port_of(address: str) -> int:
    """The port of an *address* of this machine alone; 0, which is any, of all others."""
    found = _ADDRESS.fullmatch(f"{address}\n")
    return int(found["port"]) if found is not None and found["host"] == "127.0.0.1" else 0


def answers(address: str) -> bool:
    """Whether one of our servers answers at *address*."""
    connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=2)
    try:
        connection.request("GET", "/healthz")
        health = json.loads(connection.getresponse().read(_LONGEST))
    except (OSError, ValueError, http.client.HTTPException):
        return False
    finally:
        connection.close()
    return isinstance(health, dict) and "version" in health


def _is_locked(file: BinaryIO) -> bool:
    """Whether this process has got the lock, which the system drops with the process.

    It is no heirloom: a child that survives does not hold it (so not ``flock``).
    """
    try:
        _lock(file)
    except OSError:
        return False
    return True


try:
    import fcntl
except ImportError:  # Windows
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        file.seek(_LOCKED)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
else:

    def _lock(file: BinaryIO) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, _LOCKED)
