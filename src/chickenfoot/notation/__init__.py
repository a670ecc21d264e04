"""Whole games as text: a record that people can read and programs can check (docs/notation.md).

    from chickenfoot.notation import Headers, read_record, record_of, replay, write_record

    text = write_record(record_of(game, Headers(seats=("Ouma", "heaviest (bot)"))))
    record, mistakes = read_record(text)
    replay(record).game == game

Records come in as text and go out as text; nothing here opens a file or reads a clock.
"""

from chickenfoot.notation.building import read_record
from chickenfoot.notation.mistakes import Code, Mistake, Place
from chickenfoot.notation.reader import Visitor, read
from chickenfoot.notation.record import FACE_DOWN, Headers, Pile, Record, WrittenPly, WrittenRound
from chickenfoot.notation.recording import record_of, record_seen
from chickenfoot.notation.replay import Replay, replay
from chickenfoot.notation.resume import Verdict, game_of, judge, moves_after_plies, resume, state_at, verify
from chickenfoot.notation.writer import is_one_line, record_lines, write_record

__all__ = [
    "FACE_DOWN",
    "Code",
    "Headers",
    "Mistake",
    "Pile",
    "Place",
    "Record",
    "Replay",
    "Verdict",
    "Visitor",
    "WrittenPly",
    "WrittenRound",
    "game_of",
    "is_one_line",
    "judge",
    "moves_after_plies",
    "read",
    "read_record",
    "record_lines",
    "record_of",
    "record_seen",
    "replay",
    "resume",
    "state_at",
    "verify",
    "write_record",
]
