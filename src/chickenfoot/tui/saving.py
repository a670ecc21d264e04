"""The game on disk: a record, written anew in one piece whenever it has changed."""

from __future__ import annotations

from pathlib import Path

from chickenfoot.rules import Game, Seat, new_game
from chickenfoot.tui.table import Sitting


def save(path: Path, game: Game, sitting: Sitting, undos: int) -> None:
    """Write *game* to *path*; at every moment the old or the new record is there, whole. Raises OSError."""
    text = record_text(game, sitting, undos)
    if path.exists() and not path.is_file():  # such as /dev/null, which must stay what it is
        path.write_text(text, encoding="utf-8")
        return
    path = path.resolve()
    new = path.with_name(f".{path.name}.new")
    try:
        new.write_text(text, encoding="utf-8", newline="\n")
        new.replace(path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    finally:
        new.unlink(missing_ok=True)


def begin_record(path: Path, sitting: Sitting) -> None:
    """Write the game to *path* before it goes on: better refused now than lost later. Raises OSError."""
    save(path, sitting.resume or new_game(sitting.ruleset, sitting.players), sitting, sitting.undos)


def record_text(game: Game, sitting: Sitting, undos: int) -> str:
    """The record of *game* as text."""
    from chickenfoot.notation.record import Headers
    from chickenfoot.notation.recording import record_of
    from chickenfoot.notation.writer import write_record

    bots = sitting.bots_by_seat
    kinds = (
        f"{bots[seat]} (bot)" if seat in bots else "person" for seat in map(Seat, range(sitting.players))
    )
    names = sitting.names or ("",) * sitting.players
    seats = tuple(name or kind for name, kind in zip(names, kinds, strict=True))
    headers = Headers(seats, sitting.date, sitting.seed if sitting.tells_seed else None, undos)
    return write_record(record_of(game, headers))


def free_path(folder: Path, date: str | None) -> Path:
    """A new, empty file of *folder*, named after the *date*, that was not there before. Raises OSError."""
    stem = f"chickenfoot-{date}" if date else "chickenfoot"
    number = 1
    while True:
        path = folder / (f"{stem}.cfr" if number == 1 else f"{stem}-{number}.cfr")
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return path
