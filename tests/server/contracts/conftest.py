"""Every implementation of each port, for the one suite that runs over all of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.contracts.scenes import AnyBus, Buses, Stores
from tests.server.running import Nats, Postgres


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> Stores:
    match request.param:
        case "memory":
            return Stores("memory:")
        case "sqlite":
            return Stores(f"sqlite:///{tmp_path}/tables.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return Stores(postgres.fresh())


@pytest.fixture(params=["sqlite", "postgresql"])
def lasting(request: pytest.FixtureRequest, tmp_path: Path) -> Stores:
    """The stores that outlive the process."""
    if request.param == "sqlite":
        return Stores(f"sqlite:///{tmp_path}/tables.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return Stores(postgres.fresh())


@pytest.fixture(params=["memory", "notify", "nats"])
def buses(request: pytest.FixtureRequest) -> AnyBus:
    return AnyBus("memory:") if request.param == "memory" else _shared(request)


@pytest.fixture(params=["notify", "nats"])
def shared(request: pytest.FixtureRequest) -> Buses:
    """The buses between processes."""
    return _shared(request)


def _shared(request: pytest.FixtureRequest) -> Buses:
    if request.param == "notify":
        postgres: Postgres = request.getfixturevalue("postgres")
        return Buses(postgres.fresh(), postgres)
    nats: Nats = request.getfixturevalue("nats_server")
    return Buses(nats.url, nats)
