"""The command ``serve``."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

if TYPE_CHECKING:
    from chickenfoot.server.config import Settings
    from chickenfoot.server.doorplate import Doorplate


def serve(
    *,
    host: Annotated[
        str | None, Parameter(help="The address to listen on: 127.0.0.1 if not given; 0.0.0.0 for all.")
    ] = None,
    port: Annotated[int | None, Parameter(help="The port: 8000 if not given; 0: any that is free.")] = None,
    database: Annotated[
        str | None,
        Parameter(
            help="Where tables live: sqlite:///FILE, postgresql://… or memory:. "
            "A file in your data folder if not given."
        ),
    ] = None,
    bus: Annotated[
        str | None,
        Parameter(help="How workers hear of each other: memory:, postgresql://… or nats://…."),
    ] = None,
    workers: Annotated[int | None, Parameter(help="How many processes serve; 1 if not given.")] = None,
    origins: Annotated[
        str | None,
        Parameter(help="Addresses of this server as browsers know it, with commas: https://play.example.org"),
    ] = None,
    proxies: Annotated[
        str | None,
        Parameter(help="Addresses of proxies whose word about who asks is believed; 127.0.0.1 if not given."),
    ] = None,
    bot_pause: Annotated[
        int | None, Parameter(help="Milliseconds before a computer player moves; 900 if not given.")
    ] = None,
    limits: Annotated[
        str | None, Parameter(help="off: nobody has to wait, however much he asks; for tests.")
    ] = None,
    push: Annotated[
        str | None,
        Parameter(help="off: nobody is told of his turn while he has no page open (chickenfoot[push])."),
    ] = None,
    contact: Annotated[
        str | None,
        Parameter(help="How push services reach whoever runs this: mailto:… or https://…."),
    ] = None,
    log: Annotated[str | None, Parameter(help="How log lines look: text or json.")] = None,
) -> int:
    """Run the online table. Every option can be set in the environment too: CHICKENFOOT_PORT=8080."""
    import os

    from chickenfoot.server.config import default_database, read_settings
    from chickenfoot.server.doorplate import doorplate

    given = {"host": host, "port": port, "database": database, "bus": bus, "workers": workers}
    given |= {"origins": origins, "proxies": proxies, "bot_pause": bot_pause, "limits": limits, "log": log}
    given |= {"push": push, "contact": contact}
    settings = read_settings(os.environ, given)
    with doorplate(settings.database or default_database()) as plate:
        serve_until_told(settings, plate, _ready)
    return 0


def _ready(address: str) -> None:
    from chickenfoot.cli.words import say_command

    print(say_command("serve-ready", address=address), flush=True)


def serve_until_told(settings: Settings, plate: Doorplate, ready: Callable[[str], None]) -> None:
    """Serve, say where as soon as somebody answers there, and say at the end that it was one."""
    from chickenfoot.cli.words import say
    from chickenfoot.server.app import serve as run
    from chickenfoot.server.config import MEMORY

    was_open = False

    def opened(address: str) -> None:
        nonlocal was_open
        was_open = True
        plate.hang(address)
        ready(address)

    run(settings, ready=opened)
    if was_open:
        kept = "no" if settings.database == MEMORY else "yes"
        if sys.stdout.isatty():
            print()  # the terminal shows Ctrl-C on the line before
        print(say("serve-closed", kept=kept), flush=True)
