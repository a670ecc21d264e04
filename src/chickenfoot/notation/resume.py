"""What a replayed record is good for: verifying it, going on with its game, looking at one moment."""

from __future__ import annotations

from collections.abc import Sequence

from chickenfoot.errors import BadInput, CannotResume, Verbatim
from chickenfoot.notation.building import read_record
from chickenfoot.notation.mistakes import Code, Mistake
from chickenfoot.notation.record import FACE_DOWN, Record
from chickenfoot.notation.replay import Replay, replay
from chickenfoot.rules import Game, State

_ESSENTIAL = {"rules", "players"}


def verify(text: str) -> tuple[Mistake, ...]:
    """Everything wrong with the record in *text*, by line: its form, the play, scores, seeds and deals.

    Raises :exc:`BadRecord` when it is no record at all. A record without readable rules or number of
    players is not replayed.
    """
    record, found = read_record(text)
    items = {str(dict(mistake.details).get("item")) for mistake in found}
    if items & _ESSENTIAL:
        return found
    played = (mistake for mistake in replay(record).mistakes if not _is_told(mistake, items))
    return tuple(sorted({*found, *played}))


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
    """The state of round *number* (from 1) after *ply* moves, catches included; 0: as dealt.

    Raises :exc:`BadInput` where the record does not reach.
    """
    if not 1 <= number <= len(played.states):
        most = len(played.states)
        raise _beyond("round", f"a round from 1 to {most}", number, most)
    states = played.states[number - 1]
    if not 0 <= ply < len(states):
        most = len(states) - 1
        raise _beyond("ply", f"a move from 0 to {most} of round {number}", ply, most, number)
    return states[ply]


def _beyond(where: str, expected: str, got: int, most: int, number: int = 0) -> BadInput:
    return BadInput(
        code="beyond_record",
        expected=expected,
        got=Verbatim(str(got)),
        where=where,
        most=most,
        round=number,
    )
