"""What the tests' own servers do where they cannot be started."""

from __future__ import annotations

import importlib.util
import shutil

import pytest

from tests.server.running import Nats, Postgres


@pytest.fixture(autouse=True)
def nothing_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda *_: None)
    monkeypatch.setattr(shutil, "which", lambda *_, **__: None)


@pytest.mark.parametrize("server", [Postgres, Nats])
def test_a_missing_server_is_skipped_aloud(
    server: type[Postgres | Nats], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CI", raising=False)

    with pytest.raises(pytest.skip.Exception, match="is not installed"):
        server()


@pytest.mark.parametrize("server", [Postgres, Nats])
def test_where_ci_counts_on_it_a_missing_server_fails(
    server: type[Postgres | Nats], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "1")

    with pytest.raises(pytest.fail.Exception, match="is not installed"):
        server()
