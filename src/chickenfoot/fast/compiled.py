"""The only file that imports numba: how a kernel is compiled, and the machine instructions kernels use.

A *kernel* is a function that numba compiles on its first call and keeps on disk (``cache``); it runs
without Python's lock (``nogil``), so threads share the work. An *inner* function is called by kernels only.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, TypeVar

from numba import config, njit, types
from numba.core.errors import TypingError
from numba.extending import intrinsic

Function = TypeVar("Function", bound=Callable[..., Any])


def _cache_folder() -> Path | None:
    """A folder for the compiled kernels of just these sources; None where nothing may be written.

    numba itself looks only at the file of a kernel, not at those of the functions compiled into it, so the
    folder is named by all files of this room. Folders of older sources beside the code are thrown away.
    """
    here = Path(__file__).parent
    sources = b"".join(source.read_bytes() for source in sorted(here.glob("*.py")))
    name = f"kernels-{hashlib.sha256(sources).hexdigest()[:16]}"
    asked, beside = os.environ.get("NUMBA_CACHE_DIR"), here / "__pycache__"
    for parent in [Path(asked)] if asked else [beside, Path.home() / ".cache" / "chickenfoot"]:
        with contextlib.suppress(OSError):
            (parent / name).mkdir(parents=True, exist_ok=True)
            if os.access(parent / name, os.W_OK):
                if parent == beside:
                    _throw_away(old for old in beside.glob("kernels-*") if old.name != name)
                return parent / name
    return None


def _throw_away(folders: Iterable[Path]) -> None:
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)


_FOLDER: Final = _cache_folder()

_OPTIONS: Final = {
    "cache": _FOLDER is not None,
    "nogil": True,
    "boundscheck": False,
    "error_model": "numpy",  # no branch for a division by zero, of which there are none
}


settings: Any = config


def _compiled(function: Function, **more: bool) -> Function:
    """*function* as numba compiles it, kept in our folder whatever folder others use."""
    theirs, settings.CACHE_DIR = settings.CACHE_DIR, str(_FOLDER or "")
    try:
        compile_it: Any = njit(**_OPTIONS, **more)  # type: ignore[call-overload]  # not all options are typed
        compiled: Function = compile_it(function)
    finally:
        settings.CACHE_DIR = theirs
    return compiled


def kernel(function: Function) -> Function:
    """*function*, compiled to machine code; called with arrays and numbers as if it were Python."""
    return _compiled(function)


def inner(function: Function) -> Function:
    """*function*, for kernels to call: it is put into each of them whole, so that a call costs nothing.

    It makes no arrays, so it need not count who uses one, which would cost more than a ply.
    """
    return _compiled(function, forceinline=True, _nrt=False)


def _bit_instruction(name: str) -> Any:
    """A kernel function of one whole number that becomes one machine instruction."""

    def typed(typingctx: Any, bits: Any) -> Any:  # noqa: ARG001
        if not isinstance(bits, types.Integer):
            raise TypingError(f"expected a whole number, got {bits}")

        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ARG001
            if name == "ctpop":
                found = builder.ctpop(arguments[0])
            else:
                zero_is_fine = context.get_constant(types.boolean, 0)
                found = builder.cttz(arguments[0], zero_is_fine)
            return context.cast(builder, found, bits, types.int64)

        return types.int64(bits), build

    typed.__name__ = name
    return intrinsic(typed)


count_bits: Callable[[Any], int] = _bit_instruction("ctpop")
"""How many bits are set."""

lowest_bit: Callable[[Any], int] = _bit_instruction("cttz")
"""The place of the lowest bit set; the width of the number where none is."""
