"""Settings: from where they come, and those that are refused, in one clear line."""

from __future__ import annotations

import contextlib
import socket
import sqlite3
from collections.abc import Mapping
from pathlib import Path

import pytest

from chickenfoot.cli import BAD_INPUT, main
from chickenfoot.errors import BadInput
from chickenfoot.server import app, config
from chickenfoot.server.config import Settings, from_environment, read_settings, to_environment
from tests.server.serving import free_port, sqlite_in


def test_what_is_given_comes_before_the_environment_and_that_before_what_is_usual() -> None:
    settings = read_settings({"CHICKENFOOT_PORT": "81", "CHICKENFOOT_HOST": "::1"}, {"port": 82, "log": None})

    assert settings == Settings(port=82, host="::1")


def test_settings_go_through_the_environment_to_the_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(port=82, workers=3, bus="nats://there", bot_pause=5, limits="off", log="json")
    for name, value in to_environment(settings).items():
        monkeypatch.setenv(name, value)

    assert from_environment() == settings


def test_origins_are_read_one_by_one() -> None:
    settings = Settings(origins=" https://a.example/ ,, https://b.example")

    assert settings.allowed_origins == ("https://a.example", "https://b.example")
    assert Settings().allowed_origins == ()


def test_push_services_hear_of_a_contact_or_of_the_first_address_that_is_one() -> None:
    origins = "http://192.168.1.20:8000,https://play.example.org,https://other.example.org"

    assert Settings(origins=origins, contact="mailto:ann@example.org").own_contact == "mailto:ann@example.org"
    assert Settings(origins=origins).own_contact == "https://play.example.org"
    assert Settings(origins="http://192.168.1.20:8000").own_contact == ""


def test_the_usual_database_is_a_file_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: tmp_path / "data")

    assert config.default_database() == f"sqlite:///{(tmp_path / 'data' / 'tables.sqlite').as_posix()}"
    assert (tmp_path / "data").is_dir()


@pytest.mark.parametrize(
    ("code", "where", "environment", "given"),
    [
        ("number_beyond", "--port", {}, {"port": 65_536}),
        ("number_beyond", "--port", {}, {"port": -1}),
        ("number_beyond", "--workers", {}, {"workers": 0}),
        ("number_beyond", "--workers", {}, {"workers": 65}),
        ("number_beyond", "--bot-pause", {}, {"bot_pause": 60_001}),
        ("bad_number", "CHICKENFOOT_PORT", {"CHICKENFOOT_PORT": "http"}, {}),
        ("bad_number", "CHICKENFOOT_WORKERS", {"CHICKENFOOT_WORKERS": ""}, {}),
        ("bad_log_format", "--log", {}, {"log": "xml"}),
        ("bad_limits", "--limits", {}, {"limits": "none"}),
        ("bad_push", "--push", {"CHICKENFOOT_PUSH": "yes"}, {}),
        ("bad_contact", "--contact", {}, {"contact": "ann@example.org"}),
        ("bad_contact", "--contact", {}, {"contact": "mailto:ann @example.org"}),
        ("workers_need_bus", "--bus", {}, {"workers": 2, "database": "sqlite:///x"}),
        ("workers_need_database", "--database", {}, {"workers": 2, "bus": "nats://x", "database": "memory:"}),
        ("workers_need_port", "--port", {}, {"workers": 2, "bus": "nats://x", "port": 0}),
    ],
)
def test_settings_that_cannot_be_are_refused(
    code: str, where: str, environment: Mapping[str, str], given: Mapping[str, object]
) -> None:
    with pytest.raises(BadInput) as refusal:
        read_settings(environment, given)

    assert (refusal.value.code, refusal.value.details["where"]) == (code, where)


# --- on the command line ----------------------------------------------------------------------------------


@pytest.fixture
def no_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test's own logging stays as it is, and nothing is compiled in the background."""
    monkeypatch.setattr(app, "set_up_logs", lambda _: None)
    monkeypatch.setattr(app, "warm_up_in_background", lambda: None)


def check_refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """``serve`` refuses *arguments* in one line, which is returned."""
    assert main(["serve", *arguments]) == BAD_INPUT
    out, err = capsys.readouterr()
    assert out == ""
    (line,) = err.splitlines()
    return line


@pytest.mark.usefixtures("no_logs")
@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--port", "99999"], "99999"),
        (["--workers", "2"], "--bus"),
        (["--database", "oracle://there/x"], "oracle://there/x"),
        (["--database", "sqlite:///no/such/folder/x.sqlite"], "database cannot be used"),
        (["--database", "memory:", "--bus", "smoke://x"], "smoke://x"),
        (["--host", "192.0.2.1", "--database", "memory:"], "192.0.2.1"),
    ],
)
def test_serve_says_in_one_line_what_is_wrong(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    port = [] if "--port" in arguments else ["--port", str(free_port())]

    assert named in check_refused(capsys, *arguments, *port)


@pytest.mark.usefixtures("no_logs")
def test_a_port_that_is_taken_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])

        assert port in check_refused(capsys, "--port", port, "--database", "memory:")


@pytest.mark.usefixtures("no_logs")
def test_a_database_of_a_newer_version_is_refused_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
        connection.commit()

    check_refused(capsys, "--port", str(free_port()), "--database", sqlite_in(tmp_path))

    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("alembic_version",)]


@pytest.mark.usefixtures("no_logs")
def test_a_number_in_the_environment_that_is_none_is_refused_by_its_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CHICKENFOOT_PORT", "eighty")

    assert "CHICKENFOOT_PORT" in check_refused(capsys)


@pytest.mark.usefixtures("no_logs")
def test_a_wrong_password_is_not_shown(capsys: pytest.CaptureFixture[str]) -> None:
    line = check_refused(capsys, "--database", "oracle://me:secret@there/x", "--port", str(free_port()))

    assert "secret" not in line
