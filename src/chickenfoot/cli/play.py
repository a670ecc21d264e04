"""The command ``play``."""

from __future__ import annotations

import datetime
import os
import secrets
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from chickenfoot.cli.options import Preset, Rule, RulesFile, chosen_bots, chosen_ruleset

if TYPE_CHECKING:
    from chickenfoot.rules import Ruleset
    from chickenfoot.tui.table import Sitting

COMPANY = "hen"
"""Who sits at the other seats where nothing is said."""


def play(
    *,
    preset: Preset | None = None,
    players: Annotated[int | None, Parameter(help="How many play, you among them; 4 if not given.")] = None,
    bots: Annotated[
        str | None,
        Parameter(
            help="The other players by seat, with commas: chick, pullet, hen, rooster, from weak to strong; "
            "or fox, heaviest, random."
        ),
    ] = None,
    seat: Annotated[int | None, Parameter(help="Your seat, from 0.")] = None,
    seed: Annotated[str | None, Parameter(help="Any text; the same text deals the same game.")] = None,
    rule: Rule = (),
    rules: RulesFile = None,
    rounds: Annotated[
        int | None, Parameter(help="Play only the first so many rounds, whatever the rules say.")
    ] = None,
    record: Annotated[Path | None, Parameter(help="Keep the game's record in this file.")] = None,
    resume: Annotated[
        Path | None, Parameter(help="Go on with a saved game; it is saved there again.")
    ] = None,
    text: Annotated[
        bool, Parameter(help="Tell everything in sentences, without drawings.", negative=())
    ] = False,
) -> int:
    """Play a game against computer players in this terminal."""
    from chickenfoot.bots.search.warmup import warm_up_in_background
    from chickenfoot.cli.words import speech
    from chickenfoot.tui.plain import play_game
    from chickenfoot.tui.saving import begin_record

    table: dict[str, object] = {"--preset": preset, "--players": players, "--bots": bots, "--seat": seat}
    table |= {"--seed": seed, "--rule": rule or None, "--rules": rules, "--rounds": rounds}
    if record != resume:
        _refuse_to_replace(record)
    if resume is None:
        ruleset = _shortened(chosen_ruleset(preset, rules, rule), rounds)
        sitting = _new(ruleset, 4 if players is None else players, seat or 0, bots or COMPANY, seed)
    else:
        _refuse_beside_resume(table)
        sitting = _resumed(resume)
    sitting = _shown_here(sitting, record or resume, prose=text)
    _save_when_told_to_end()
    warm_up_in_background()
    if sitting.record is not None:
        begin_record(sitting.record, sitting)
    for stream in (sys.stdin, sys.stdout):
        getattr(stream, "reconfigure", lambda **_: None)(errors="replace")
    return play_game(sitting, speech(), sys.stdin, sys.stdout)


def _save_when_told_to_end() -> None:
    """A closed window and a polite kill end the game as Ctrl-C does: saved."""
    for name in ("SIGHUP", "SIGTERM"):
        if number := getattr(signal, name, None):
            signal.signal(number, signal.default_int_handler)


def _shortened(ruleset: Ruleset, rounds: int | None) -> Ruleset:
    """*ruleset* with only its first so many rounds."""
    from chickenfoot.errors import BadInput

    doubles = ruleset.doubles()
    if rounds is None:
        return ruleset
    if not 1 <= rounds <= len(doubles):
        most, expected = len(doubles), f"1 to {len(doubles)} rounds"
        raise BadInput(code="rounds_beyond", expected=expected, got=rounds, where="--rounds", most=most)
    return ruleset.changed({"rounds": doubles[:rounds], "end": "all_rounds"})


def _new(ruleset: Ruleset, players: int, seat: int, bots: str, seed: str | None) -> Sitting:
    from chickenfoot.errors import BadInput
    from chickenfoot.rules import Seat, seed_of
    from chickenfoot.tui.table import Sitting

    ruleset.check_table(players)
    if not 0 <= seat < players:
        expected = f"a seat from 0 to {players - 1}"
        raise BadInput(code="no_such_seat", expected=expected, got=seat, where="--seat", most=players - 1)
    return Sitting(
        ruleset=ruleset,
        players=players,
        seat=Seat(seat),
        bots=chosen_bots(bots, players - 1),
        seed=secrets.token_bytes(32) if seed is None else seed_of(seed),
    )


def _refuse_to_replace(record: Path | None) -> None:
    """A game is not written over a record that is already there, unless it goes on with that one."""
    from chickenfoot.errors import BadInput

    if record is not None and record.is_file() and record.stat().st_size:
        raise BadInput(
            code="record_exists",
            expected="a file that is not there yet (--resume goes on with one)",
            got=str(record),
            where="--record",
        )


def _refuse_beside_resume(options: dict[str, object]) -> None:
    from chickenfoot.errors import BadInput

    for name, value in options.items():
        if value is not None:
            expected = "no new table beside --resume"
            raise BadInput(code="beside_resume", expected=expected, got=name, where="--resume")


def _resumed(path: Path) -> Sitting:
    """The saved game of *path*, with everybody in the seat they had."""
    from chickenfoot.bots import BOTS
    from chickenfoot.cli.records import record_in
    from chickenfoot.errors import CannotResume
    from chickenfoot.notation import resume
    from chickenfoot.rules import Seat
    from chickenfoot.tui.table import Sitting

    with record_in(path) as text:
        record, game = resume(text)
    if game.is_over:
        raise CannotResume(
            "expected a game that goes on, got one that is over", code="resume_over", file=str(path)
        )
    kinds = [name.removesuffix(" (bot)") for name in record.headers.seats] + [""] * record.players
    mine = next((seat for seat in range(record.players) if kinds[seat] not in BOTS), 0)
    others = [
        kinds[seat] if kinds[seat] in BOTS else COMPANY for seat in range(record.players) if seat != mine
    ]
    return Sitting(
        ruleset=record.ruleset,
        players=record.players,
        seat=Seat(mine),
        bots=tuple(others),
        seed=record.headers.seed or secrets.token_bytes(32),
        tells_seed=record.headers.seed is not None,
        resume=game,
        undos=record.headers.undos,
        date=record.headers.date,
        names=record.headers.seats,
    )


def _shown_here(sitting: Sitting, record: Path | None, *, prose: bool) -> Sitting:
    """*sitting* as this terminal can show it, saved in *record*."""
    from dataclasses import replace

    from chickenfoot.cli.terminal import shows_colour, shows_unicode, width

    return replace(
        sitting,
        record=record,
        date=sitting.date or datetime.datetime.now().astimezone().date().isoformat(),
        prose=prose,
        colour=shows_colour(),
        unicode=shows_unicode(),
        width=width(),
        command=os.environ.get("CHICKENFOOT_COMMAND", "chickenfoot play"),
    )
