"""What a replayed record is good for: verifying it, going on with its game, looking at one moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from chickenfoot.errors import BadInput, CannotResume, Verbatim
from chickenfoot.notation.building import read_record
from chickenfoot.notation.mistakes import Code, Mistake
from chickenfoot.notation.record import FACE_DOWN, Record
from chickenfoot.notation.replay import Replay, replay
from chickenfoot.rules import Catch, Game, State

_ESSENTIAL = {"rules", "players"}


class Verdict(NamedTuple):
    """What verifying found: everything wrong, by line, and the replay; None where it was not replayed."""

    mistakes: tuple[Mistake, ...]
    played: Replay | None


def verify(text: str) -> tuple[Mistake, ...]:
    """Everything wrong with the record in *text*, by line: its form, the play, scores, seeds and deals.

    Raises :exc:`BadRecord` when it is no record at all. A record without readable rules or number of
    players is not replayed.
    """
    return judge(text).mistakes


def judge(text: str, each: Callable[[], object] = lambda: None) -> Verdict:
    """As :func:`verify`, with the replay that it took; *each* is that of :func:`replay`."""
    record, found = read_record(text)
    items = {str(dict(mistake.details).get("item")) for mistake in found}
    if items & _ESSENTIAL:
        return Verdict(found, None)
    played = replay(record, each)
    more = (mistake for mistake in played.mistakes if not _is_told(mistake, items))
    return Verdict(tuple(sorted({*found, *more})), played)


def _is_told(mistake: Mistake, items: set[str]) -> bool:
    """Whether *mistake* only says that something is missing which the reader could not read."""
    return mistake.code == "missing" and dict(mistake.details)["item"] in items


def resume(text: str) -> tuple[Record, Game]:
    """The record in *text* and the game it reaches, to go on with; a torn last move is forgotten.

    Raises :exc:`BadRecord` when it is no record, :exc:`CannotResume` when anything else cannot be read.
    """
    record, found = read_record(text)
    _refuse([mistake for mistake in found if mistake.code is not Code.TORN])
    return record, game_of(record)


def game_of(record: Record) -> Game:
    """The game that *record* reaches, to go on with. Raises :exc:`CannotResume`, which says why it cannot."""
    played = replay(record)
    _refuse(played.mistakes)
    for number, states in enumerate(played.states, start=1):
        state = states[-1]
        if FACE_DOWN in (*state.yard, *(tile for hand in state.hands for tile in hand)):
            raise CannotResume(
                f"expected a record of every tile, got one that hides some in round {number}",
                code="resume_hidden",
                round=number,
            )
    return played.game


def _refuse(mistakes: Sequence[Mistake]) -> None:
    if mistakes:
        first, count = mistakes[0], len(mistakes)
        raise CannotResume(
            f"expected a record without mistakes, got one with {count}; the first: {first}",
            code="resume_wrong",
            first=first,
            mistakes=count,
        )


def state_at(played: Replay, number: int, ply: int) -> State:
    """The state of round *number* (from 1) after *ply* plies and the catches that followed; 0: as dealt.

    Raises :exc:`BadInput` where the record does not reach.
    """
    moves = moves_after_plies(played, number)
    if not 0 <= ply < len(moves):
        most = len(moves) - 1
        raise _beyond("ply", f"a ply from 0 to {most} of round {number}", ply, most, number)
    return played.states[number - 1][moves[ply]]


def moves_after_plies(played: Replay, number: int) -> list[int]:
    """How many moves of round *number* have been made after 0, 1, 2 … plies: a catch is none (section 5).

    Raises :exc:`BadInput` where the record does not reach.
    """
    if not 1 <= number <= len(played.states):
        most = len(played.states)
        raise _beyond("round", f"a round from 1 to {most}", number, most)
    made = len(played.states[number - 1]) - 1
    counts = [0]
    for count, written in enumerate(played.record.rounds[number - 1].plies[:made], start=1):
        if isinstance(written.move, Catch):
            counts[-1] = count
        else:
            counts.append(count)
    return counts


def _beyond(where: str, expected: str, got: int, most: int, number: int = 0) -> BadInput:
    return BadInput(
        code="beyond_record",
        expected=expected,
        got=Verbatim(str(got)),
        where=where,
        most=most,
        round=number,
    )
