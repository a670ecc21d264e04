"""The only file that imports numba: how a kernel is compiled, and the machine instructions kernels use.

A *kernel* is a function that numba compiles on its first call and keeps on disk (``cache``); it runs
without Python's lock (``nogil``), so threads share the work. An *inner* function is called by kernels only.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from numba import njit, types
from numba.core.errors import TypingError
from numba.extending import intrinsic

Function = TypeVar("Function", bound=Callable[..., Any])


def _forget_what_has_changed() -> None:
    """Throw compiled kernels away when any file of this room has changed.

    numba itself looks only at the file of the kernel, not at those of the kernels compiled into it.
    """
    folder = Path(__file__).parent
    sources = b"".join(source.read_bytes() for source in sorted(folder.glob("*.py")))
    stamp = folder / "__pycache__" / f"kernels-{hashlib.sha256(sources).hexdigest()[:16]}"
    if stamp.exists():
        return
    with contextlib.suppress(OSError):  # a folder nobody may write in has no kernels of ours in it either
        stamp.parent.mkdir(exist_ok=True)
        for old in [*stamp.parent.glob("*.nbi"), *stamp.parent.glob("kernels-*")]:
            old.unlink(missing_ok=True)
        stamp.touch()


_forget_what_has_changed()


_OPTIONS: Final = {
    "cache": True,
    "nogil": True,
    "boundscheck": False,
    "error_model": "numpy",  # no branch for a division by zero, of which there are none
}


_compile: Any = njit  # its types know not all of its options


def kernel(function: Function) -> Function:
    """*function*, compiled to machine code; called with arrays and numbers as if it were Python."""
    compiled: Function = _compile(**_OPTIONS)(function)
    return compiled


def inner(function: Function) -> Function:
    """*function*, for kernels to call: it is put into each of them whole, so that a call costs nothing.

    It makes no arrays, so it need not count who uses one, which would cost more than a ply.
    """
    compiled: Function = _compile(**_OPTIONS, forceinline=True, _nrt=False)(function)
    return compiled


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
