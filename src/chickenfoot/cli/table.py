"""The bare command: the table in one's own browser, with a server of its own behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chickenfoot.server.config import Settings
    from chickenfoot.server.doorplate import Doorplate

ALONE = {"host": "127.0.0.1", "bus": "memory:", "workers": 1}
"""How a table for the people at this machine is served, whatever the environment says of other servers."""


def open_table() -> int:
    """Open the table in the browser, or say where it is. One that is open already is found."""
    import os

    from chickenfoot.server.config import default_database, read_settings
    from chickenfoot.server.doorplate import doorplate

    settings = read_settings(os.environ, ALONE)
    with doorplate(settings.database or default_database()) as plate:
        _check_client()
        if not plate.is_mine and (address := plate.answering()):
            _show(address)
        else:
            _serve(settings, plate, is_free="CHICKENFOOT_PORT" not in os.environ)
    return 0


def _check_client() -> None:
    from chickenfoot.errors import BadInput, Verbatim
    from chickenfoot.server.http.client import BUILT

    if not (BUILT / "index.html").is_file():
        got = Verbatim("none")
        raise BadInput(code="no_client", expected="the browser client in this installation", got=got)


def _show(address: str) -> None:
    from chickenfoot.cli.browser import open_in, own_browser, wait_for
    from chickenfoot.cli.words import say_command

    print(say_command("open-found", address=address), flush=True)
    if (browser := own_browser()) is not None:
        wait_for(open_in(browser, address))


def _serve(settings: Settings, plate: Doorplate, *, is_free: bool) -> None:
    """Serve at the port of last time, where the browser keeps what was set; else at any, if *is_free*."""
    from dataclasses import replace

    from chickenfoot.cli.serve import serve_until_told
    from chickenfoot.errors import BadInput
    from chickenfoot.server.doorplate import port_of

    before = port_of(plate.before)
    if is_free and before:
        try:
            serve_until_told(replace(settings, port=before), plate, _ready)
        except BadInput as error:
            if error.code != "cannot_listen":
                raise
        else:
            return
    serve_until_told(replace(settings, port=0) if is_free else settings, plate, _ready)


def _ready(address: str) -> None:
    from chickenfoot.cli.browser import open_in, own_browser
    from chickenfoot.cli.words import say_command

    browser = own_browser()
    print(say_command("open-ready" if browser else "serve-ready", address=address), flush=True)
    if browser is not None:
        open_in(browser, address)
