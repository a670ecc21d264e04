"""What the scripts share: a ``.venv`` in the checkout that sets itself up and stays up to date.

The standard library is enough. The file must *parse* on any Python since 3.6, so that an old one gets a
sentence and no traceback: no ``:=``, no ``match``, no ``from __future__ import annotations``, newer types
in quotes.

``.venv/chickenfoot-stamp`` says what the folder was made from and is written last. So

    no stamp                   nobody finished it         made anew
    another Python or place    it cannot be used          made anew
    another lock or pyproject  it can be brought forward  the difference is installed
    the same stamp             nothing to do              a few milliseconds

What only one script needs has a lock of its own and a stamp beside the first: ``program(…, more=LOCK)``.
The browser client's ``web/node_modules`` is kept likewise, in ``_web.py``.
"""

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Iterator, Optional

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements.lock"
VENV = ROOT / ".venv"
STAMP = VENV / "chickenfoot-stamp"
WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if WINDOWS else "python")


class GiveUp(Exception):
    """Something stands in the way that a person must see to; its text is the one line they get."""


def program(name: str, more: Optional[Path] = None) -> str:
    """The path of the program *name* in ``.venv``, which is set up first where need be; *more* is a lock."""
    with ending_plainly():
        make_ready(more)
    return str(BIN / (name + ".exe" if WINDOWS else name))


@contextlib.contextmanager
def ending_plainly() -> "Iterator[None]":
    """End with one line, not with a traceback, when the set-up gives up or is stopped."""
    try:
        yield
    except GiveUp as problem:
        say(problem)
        sys.exit(2)
    except KeyboardInterrupt:
        say("stopped; the next run starts the set-up afresh")
        sys.exit(130)


def run(*command: str, folder: Path = ROOT, **more: str) -> int:
    """Run *command* in *folder*, *more* of the environment set; its exit code."""
    return wait_for(subprocess.Popen(command, cwd=str(folder), env=dict(os.environ, **more)))


def hand_over(*command: str) -> None:
    """Become *command*, in the folder the person is in; does not come back."""
    if WINDOWS:  # has no exec that keeps the terminal
        sys.exit(wait_for(subprocess.Popen(command)))
    os.execv(command[0], command)


def wait_for(child: "subprocess.Popen[bytes]") -> int:
    """The exit code of *child*. A Ctrl-C reaches the child too, and it ends in its own way."""
    while True:
        try:
            return child.wait()
        except KeyboardInterrupt:
            continue


def say(text: object) -> None:
    print(f"chickenfoot: {text}", file=sys.stderr, flush=True)


def make_ready(more: Optional[Path] = None) -> None:
    """Bring ``.venv`` to where this checkout wants it, with what *more* names. Raises :exc:`GiveUp`."""
    if sys.version_info < OLDEST:
        oldest, this = (".".join(map(str, version)) for version in (OLDEST, sys.version_info[:2]))
        raise GiveUp(f"expected Python {oldest} or newer, got {this} ({sys.executable})")
    try:
        if read_stamp() != wanted_stamp():
            with only_one():
                set_up()
        if more and not has(more):
            with only_one():
                add(more)
    except OSError as problem:
        raise GiveUp(f"cannot set up {VENV}: {problem}") from problem


def has(lock: Path) -> bool:
    """Whether what *lock* names was installed since ``.venv`` became what it is now."""
    stamp = stamp_of(lock)
    return stamp.exists() and stamp.read_text(encoding="utf-8").splitlines() == stamp_with(lock)


def stamp_of(lock: Path) -> Path:
    return VENV / f"{STAMP.name}-{lock.parent.name}"


def stamp_with(lock: Path) -> "list[str]":
    return [*read_stamp(), hashlib.sha256(lock.read_bytes()).hexdigest()]


def add(lock: Path) -> None:
    """Install what *lock* names beside what is there, which stays."""
    if has(lock):  # another script did it while this one waited
        return
    began = time.monotonic()
    say(f"adding {lock.relative_to(ROOT)} to .venv ...")
    uv = shutil.which("uv")
    command = [uv, "pip", "install", "--quiet", "--python", str(PYTHON)] if uv else pip_install()
    install([*command, "--no-deps", "--require-hashes", "--requirement", str(lock)])
    stamp_of(lock).write_text("\n".join(stamp_with(lock)) + "\n", encoding="utf-8")
    say(f"ready after {time.monotonic() - began:.1f} s")


def wanted_stamp() -> "list[str]":
    """First what ``.venv`` stands or falls with, then what is installed in it."""
    sources = (LOCK, ROOT / "pyproject.toml")
    return [str(ROOT), sys.version.replace("\n", " ")] + [
        hashlib.sha256(source.read_bytes()).hexdigest() for source in sources
    ]


def read_stamp() -> "list[str]":
    """What ``.venv`` was made from; nothing if it is missing, half made, or its Python has gone."""
    try:
        return STAMP.read_text(encoding="utf-8").splitlines() if PYTHON.exists() else []
    except (FileNotFoundError, NotADirectoryError):
        return []


def set_up() -> None:
    found, wanted = read_stamp(), wanted_stamp()
    if found == wanted:  # another script did it while this one waited
        return
    began = time.monotonic()
    uv = shutil.which("uv")
    usable = found[:2] == wanted[:2]
    say(f"{'updating' if usable else 'setting up'} .venv with {'uv' if uv else 'pip'} ...")
    if usable:
        STAMP.unlink()
    elif VENV.exists():
        shutil.rmtree(str(VENV))
    for step in with_uv(uv, usable) if uv else with_pip():
        install(step)
    STAMP.write_text("\n".join(wanted) + "\n", encoding="utf-8")
    say(f"ready after {time.monotonic() - began:.1f} s")


def with_uv(uv: str, usable: bool) -> "list[list[str]]":
    make = [uv, "venv", "--quiet", "--python", base_python(), str(VENV)]
    into = ["--quiet", "--python", str(PYTHON)]
    return [
        *([] if usable else [make]),
        [uv, "pip", "sync", *into, "--require-hashes", str(LOCK)],
        [uv, "pip", "install", *into, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)],
    ]


def with_pip() -> "list[list[str]]":
    pip = [*pip_install(), "--no-deps"]
    return [
        [base_python(), "-m", "venv", str(VENV)],  # on a usable .venv it only sees to pip
        [*pip, "--require-hashes", "--requirement", str(LOCK)],
        [*pip, "--no-build-isolation", "--editable", str(ROOT)],
    ]


def pip_install() -> "list[str]":
    return [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]


def base_python() -> str:
    """This Python, or the one under it when it is itself that of a virtual environment."""
    return getattr(sys, "_base_executable", None) or sys.executable


def install(command: "list[str]", folder: Path = ROOT, called: str = "", **more: str) -> None:
    """Run one step, quietly unless it fails; *called* is what a person would type, *more* environment."""
    done = subprocess.run(
        command,
        cwd=str(folder),
        env=dict(os.environ, UV_COMPILE_BYTECODE="1", NO_COLOR="1", **more),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        sys.stderr.write(done.stdout.decode("utf-8", "replace"))
        step = called or " ".join(command)
        raise GiveUp(f"the set-up stopped at '{step}' (see above); the next run tries again")


@contextlib.contextmanager
def only_one() -> "Iterator[None]":
    """Wait until no other script sets up this checkout. The system drops the lock with the process."""
    with (ROOT / ".venv.lock").open("w") as handle:
        if sys.platform == "win32":
            import msvcrt

            while True:
                with contextlib.suppress(OSError):  # it gives up after ten seconds
                    msvcrt.locking(handle.fileno(), msvcrt.LK_LOCK, 1)
                    break
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
