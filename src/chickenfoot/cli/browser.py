"""The browser of whoever sits at this terminal, if there is one."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import Final

IN_A_TERMINAL: Final = frozenset({"elinks", "links", "lynx", "w3m", "www-browser"})
"""Browsers that show no table."""

_PATIENCE: Final = 5.0  # seconds in which a browser should have been started


def has_screen(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a window could open for the person here: BROWSER is trusted; a session from afar has none."""
    if environment.get("BROWSER"):
        return True
    if environment.get("SSH_CONNECTION") or environment.get("SSH_TTY"):
        return False
    if platform in {"win32", "darwin"}:
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def own_browser() -> webbrowser.BaseBrowser | None:
    """The browser that can be opened here, if there is one that draws."""
    if not has_screen(os.environ, sys.platform):
        return None
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return None
    name = str(getattr(found, "name", ""))
    is_command = isinstance(found, webbrowser.GenericBrowser)
    if Path(name).name in IN_A_TERMINAL or (is_command and shutil.which(shlex.split(name)[0]) is None):
        return None
    return found


def open_in(browser: webbrowser.BaseBrowser, address: str) -> threading.Thread:
    """Open *address*; a browser may take its time, or not come back before it is closed, so nobody waits."""
    opening = threading.Thread(target=browser.open, args=(address,), daemon=True)
    opening.start()
    return opening


def wait_for(opening: threading.Thread) -> None:
    """Wait until the browser has been started, before this process ends."""
    opening.join(_PATIENCE)
