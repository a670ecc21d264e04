"""Real servers, each started by the first test of a process that asks for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Nats, Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(scope="session")
def nats_server() -> Iterator[Nats]:
    server = Nats()
    yield server
    server.close()
