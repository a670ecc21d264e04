"""Commands about records: replay, verify."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from chickenfoot.cli.options import FOUND_WRONG, LARGEST_RECORD, Json, print_json, read_text

if TYPE_CHECKING:
    from chickenfoot.notation import Replay
    from chickenfoot.rules import State

RecordFile = Annotated[Path, Parameter(help="A record (docs/notation.md).")]


@contextmanager
def record_in(path: Path) -> Iterator[str]:
    """The record in *path* as text; what is wrong with it is told with the file's name."""
    from chickenfoot.errors import BadInput

    text = read_text(path, LARGEST_RECORD)
    try:
        yield text
    except BadInput as error:
        raise error.at(str(path)) from None


def verify(file: RecordFile, /, *, as_json: Json = False) -> int:
    """Check a record: moves, scores, commitments and deals. Exit code 1 when something is wrong."""
    from chickenfoot.cli.words import mistake_text, say
    from chickenfoot.notation import judge

    with record_in(file) as text:
        mistakes, played = judge(text)
    if as_json:
        told = [one._asdict() | {"details": dict(one.details)} for one in mistakes]
        print_json({"sound": not mistakes, "mistakes": told})
    elif mistakes or played is None:
        print("\n".join(map(mistake_text, mistakes)))
    else:
        over = "yes" if played.game.is_over else "no"
        print(say("verify-sound", rounds=len(played.game.rounds), over=over))
    return FOUND_WRONG if mistakes else 0


def replay(
    file: RecordFile,
    /,
    *,
    number: Annotated[
        int | None, Parameter(name="--round", help="Which round; the last one if not given.")
    ] = None,
    to: Annotated[int | None, Parameter(help="After how many plies; all if not given.")] = None,
) -> int:
    """Print the table of a recorded game as it stood."""
    from chickenfoot.cli.words import say
    from chickenfoot.notation import moves_after_plies, state_at

    played = played_in(file)
    if not played.states:
        print(say("replay-nothing"))
        return 0
    round_number = len(played.states) if number is None else number
    last = len(moves_after_plies(played, round_number)) - 1
    state = state_at(played, round_number, last if to is None else to)
    print("\n".join(_page(played, round_number, last if to is None else to, state)))
    return 0


def played_in(file: Path) -> Replay:
    """The record in *file*, played; that it has mistakes is told on standard error."""
    from chickenfoot.cli.words import say_command
    from chickenfoot.notation import read_record
    from chickenfoot.notation import replay as played_of

    with record_in(file) as text:
        record, mistakes = read_record(text)
        played = played_of(record)
    if wrong := len(mistakes) + len(played.mistakes):
        print(say_command("replay-mistakes", count=wrong, file=str(file)), file=sys.stderr)
    return played


def _page(played: Replay, number: int, ply: int, state: State) -> Iterator[str]:
    """The title, the last move, the drawing, the hands, and the position as a line."""
    from chickenfoot.cli.terminal import look
    from chickenfoot.cli.words import say, speech
    from chickenfoot.notation import FACE_DOWN, moves_after_plies
    from chickenfoot.rules import Lay
    from chickenfoot.tui.picture import picture
    from chickenfoot.tui.words import ends_sentence

    written, counts = played.record.rounds[number - 1], moves_after_plies(played, number)
    moves, last = written.plies[: counts[ply]], len(counts) - 1
    yield say("replay-head", round=number, rounds=len(played.record.rounds), ply=ply, plies=last)
    if moves:
        yield say("replay-move", seat=moves[-1].seat, move=str(moves[-1].move))
    newest = next((one.move.tile for one in reversed(moves) if isinstance(one.move, Lay)), None)
    over = ply == last and written.claims_end
    yield from ["", *picture(state.tableau, look(), newest, over=over), ""]
    yield say("replay-table", ends=ends_sentence(state.tableau, speech()), yard=len(state.yard))
    for seat, hand in enumerate(state.hands):
        tiles = speech().listed(hand)
        yield say("replay-hand" if tiles else "replay-hand-empty", seat=seat, tiles=tiles)
    if FACE_DOWN not in (*state.yard, *(tile for hand in state.hands for tile in hand)):
        yield from ["", str(state)]
