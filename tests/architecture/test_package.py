"""What a built package carries. The only slow file of this room: it packs, unpacks and builds."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import _web

ROOT = Path(__file__).resolve().parents[2]
CLIENT = Path("src/chickenfoot/client")


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source distribution that was unpacked somewhere else."""
    folder = tmp_path_factory.mktemp("sources")
    with tarfile.open(source_distribution(folder)) as packed:
        packed.extractall(folder, filter="data")
    (unpacked,) = (path for path in folder.iterdir() if path.is_dir())
    return unpacked


def source_distribution(into: Path) -> Path:
    built = build(ROOT, "sdist", into)
    assert built.returncode == 0, built.stderr
    (archive,) = into.glob("*.tar.gz")
    return archive


def build(folder: Path, target: str, into: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(into)],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_source_distribution_carries_what_the_client_is_built_from(tmp_path: Path) -> None:
    with tarfile.open(source_distribution(tmp_path)) as packed:
        names = {Path(*Path(name).parts[1:]) for name in packed.getnames()}

    wanted = ["hatch_build.py", "scripts/_web.py", "web/.npmrc", "web/index.html", "web/package-lock.json"]
    assert {Path(name) for name in wanted} <= names
    assert any(name.suffix == ".svelte" for name in names)
    assert [name for name in names if {"node_modules", ".venv"} & set(name.parts)] == []
    assert [name for name in names if name.is_relative_to(CLIENT)] == []


def test_a_wheel_carries_the_client_and_is_built_once(sources: Path, tmp_path: Path) -> None:
    lend_modules(sources)
    first, second = tmp_path / "first", tmp_path / "second"

    built = build(sources, "wheel", first)
    assert built.returncode == 0, built.stderr
    pages = {path: path.stat().st_mtime_ns for path in (sources / CLIENT).rglob("*")}
    again = build(sources, "wheel", second)
    assert again.returncode == 0, again.stderr

    assert pages == {path: path.stat().st_mtime_ns for path in (sources / CLIENT).rglob("*")}
    for folder in (first, second):
        (wheel,) = folder.glob("chickenfoot-*-py3-none-any.whl")
        names = set(zipfile.ZipFile(wheel).namelist())
        client = {name for name in names if name.startswith("chickenfoot/client/")}
        assert {f"chickenfoot/client/{page}.html" for page in ("index", "gallery")} <= client
        assert any(name.endswith(".js") for name in client)
        assert any(name.endswith(".css") for name in client)
        assert "chickenfoot/client/built-from" not in client
        assert "chickenfoot/rules/__init__.py" in names


def test_a_change_of_the_sources_builds_the_client_anew(sources: Path, tmp_path: Path) -> None:
    lend_modules(sources)
    page = sources / "web" / "index.html"
    page.write_text(page.read_text(encoding="utf-8").replace("<title>", "<title>Another "), encoding="utf-8")

    built = build(sources, "wheel", tmp_path)

    assert built.returncode == 0, built.stderr
    assert "<title>Another " in (sources / CLIENT / "index.html").read_text(encoding="utf-8")


def test_a_package_without_a_client_is_refused_in_one_line(sources: Path, tmp_path: Path) -> None:
    folder = tmp_path / "bare"
    shutil.copytree(sources, folder, ignore=shutil.ignore_patterns("web", "client", "tests"))

    built = build(folder, "wheel", tmp_path)

    assert built.returncode != 0
    assert built.stderr.splitlines() == [
        f"chickenfoot: the client cannot be built: expected the sources of the client in {folder / 'web'} "
        f"or itself in {folder / CLIENT}, got neither"
    ]


def test_an_editable_install_builds_no_client(sources: Path, tmp_path: Path) -> None:
    folder = tmp_path / "bare"
    shutil.copytree(sources, folder, ignore=shutil.ignore_patterns("web", "client", "tests"))

    built = build(folder, "wheel:editable", tmp_path)

    assert built.returncode == 0, built.stderr


def lend_modules(sources: Path) -> None:
    """Let the build use the packages of this checkout, so that it fetches nothing."""
    if not _web.has_modules(_web.BUILD):
        pytest.skip("needs web/node_modules, which scripts/test sets up when it runs everything")
    lent = sources / "web" / "node_modules"
    if lent.exists():
        return
    try:
        lent.symlink_to(_web.MODULES, target_is_directory=True)
    except OSError:  # Windows may not let us
        shutil.copytree(_web.MODULES, lent, symlinks=True)
