"""Make what the browser client knows of the protocol anew: ``python -m tests.wire.make``.

To be run in the checkout. It writes ``types.ts`` and ``samples.ts`` of ``web/src/wire``: the types, and
messages as Python writes them, on which the compiler tries the types.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from msgspec import inspect

from chickenfoot.wire.codec import write_from_client, write_to_client
from chickenfoot.wire.schema import typescript
from tests.wire.shapes import OF_CLIENT, OF_SERVER, bare, full

THERE: Final = Path(__file__).resolve().parents[2] / "web" / "src" / "wire"

HEADER: Final = """\
/**
 * Two messages of each kind as Python writes them: with what they must have, and with all they can have.
 *
 * Made by `python -m tests.wire.make`: not to be edited.
 */

import type { FromClient, ToClient } from './types.ts';
"""


def samples() -> str:
    """The text of ``samples.ts``."""
    return "\n".join(
        [
            HEADER,
            listed("FROM_CLIENT: readonly FromClient[]", both(OF_CLIENT, write_from_client)),
            listed("TO_CLIENT: readonly ToClient[]", both(OF_SERVER, write_to_client)),
        ]
    )


def both(kinds: list[inspect.StructType], write: Callable[[Any], bytes]) -> list[str]:
    """Each of *kinds*, bare and full; once where that is the same."""
    written = [write(make(kind)).decode() for kind in kinds for make in (bare, full)]
    return [*dict.fromkeys(written)]


def listed(name: str, messages: list[str]) -> str:
    lines = "".join(f"  {message},\n" for message in messages)
    return f"// prettier-ignore\nexport const {name} = [\n{lines}];\n"


FILES: Final = {"types.ts": typescript, "samples.ts": samples}


def main() -> None:
    for name, text in FILES.items():
        (THERE / name).write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
