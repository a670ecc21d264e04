"""The command ``serve``."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter


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

    from chickenfoot.server.app import serve as run
    from chickenfoot.server.config import read_settings

    given = {"host": host, "port": port, "database": database, "bus": bus, "workers": workers}
    given |= {"origins": origins, "proxies": proxies, "bot_pause": bot_pause, "limits": limits, "log": log}
    given |= {"push": push, "contact": contact}
    run(read_settings(os.environ, given), ready=_ready)
    return 0


def _ready(address: str) -> None:
    from chickenfoot.cli.words import say

    print(say("serve-ready", address=address), flush=True)
