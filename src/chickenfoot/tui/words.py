"""From the values of rules and errors to sentences: reasons, mistakes, the rule sheet, who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from chickenfoot.errors import CannotResume, ChickenfootError, Detail, Flaw, Flawed, IllegalMove
from chickenfoot.notation import Mistake
from chickenfoot.rules import Lay, Ruleset, Seat, State, Tile, Why, legal_moves
from chickenfoot.rules.legal import why_details, why_tile_cannot
from chickenfoot.rules.sheet import sheet
from chickenfoot.rules.tableau import Tableau
from chickenfoot.speech import Speech, id_of
from chickenfoot.tui.tree import marks_of


@dataclass(frozen=True, slots=True)
class Cast:
    """Who sits where: a name for each seat, a longer one for lists, and which seat is the reader's own."""

    names: tuple[str, ...]
    long_names: tuple[str, ...]
    you: Seat | None = None

    def who(self, seat: Seat) -> dict[str, str]:
        """The arguments ``name`` and ``you`` of a sentence about *seat*."""
        return {"name": self.names[seat], "you": "yes" if seat == self.you else "no"}


def cast_of(speech: Speech, players: int, bots: Mapping[Seat, str], you: Seat | None = None) -> Cast:
    """Names for *players* seats; *bots* tells which kind of computer player sits where."""
    names, long_names = [], []
    for seat in map(Seat, range(players)):
        name = speech.say("name-you") if seat == you else speech.say("seat-name", seat=seat)
        names.append(name)
        long_names.append(speech.say("name-with-bot", name=name, bot=bots[seat]) if seat in bots else name)
    return Cast(tuple(names), tuple(long_names), you)


# --- the table ---------------------------------------------------------------------------------------


def ends_sentence(tableau: Tableau, speech: Speech) -> str:
    """What may be laid on now: the foot or the opening that is pending, or the open ends."""
    pending = tableau.pending
    if tableau.awaits_start:
        return speech.say("pending-start", double=str(tableau.start))
    if pending is not None:
        kind = "pending-opening" if pending.opening else "pending-foot"
        return speech.say(kind, double=str(pending.double), missing=pending.missing)
    if not tableau.ends:
        return speech.say("ends-none")
    return speech.say("ends-open", ends=speech.listed(marks_of(tableau)))


# --- why not -----------------------------------------------------------------------------------------


def why_sentence(speech: Speech, why: Why, state: State, tile: Tile | None = None) -> str:
    """Why something cannot be done in *state*, and what to do instead; *tile* is what was to be laid."""
    return _reason(speech, why.value, why_details(why, state, tile))


def _reason(speech: Speech, code: str, details: Mapping[str, Detail]) -> str:
    ends = speech.listed(str(details["ends"]).split(","))
    return speech.say(id_of("why", code), **{**details, "ends": ends})


def tile_sentence(speech: Speech, state: State, tile: Tile) -> str:
    """Where *tile* of the seat to move can go, or why it cannot."""
    if tile not in state.hand:
        return why_sentence(speech, Why.NOT_IN_HAND, state, tile)
    if (why := why_tile_cannot(state, tile)) is not None:
        return why_sentence(speech, why, state, tile)
    moves = [move for move in legal_moves(state) if isinstance(move, Lay) and move.tile == tile]
    return speech.say("why-tile-fits", tile=str(tile), moves=speech.listed(moves))


def hand_sentences(speech: Speech, state: State) -> list[str]:
    """For each tile of the seat to move that cannot go, why."""
    refused = [tile for tile in state.hand if why_tile_cannot(state, tile) is not None]
    return [tile_sentence(speech, state, tile) for tile in refused] or [speech.say("why-all-fit")]


# --- mistakes ----------------------------------------------------------------------------------------


def error_sentence(speech: Speech, error: ChickenfootError) -> str:
    """One line for a person: what was expected, what was got, and where."""
    if isinstance(error, IllegalMove):
        tile = error.move.tile if isinstance(error.move, Lay) else None
        why = why_sentence(speech, error.why, error.state, tile)
        return speech.say("error-illegal-move", move=str(error.move), why=why)
    if isinstance(error, Flawed):
        flaws = speech.listed(flaw_sentence(speech, flaw) for flaw in error.flaws)
        return speech.say("error-flawed", flaws=flaws)
    if isinstance(error, CannotResume) and error.first is not None:
        first = mistake_sentence(speech, error.first)
        return speech.say("error-resume-wrong", first=first, mistakes=error.details["mistakes"])
    return _worded(speech, error.code, error.details) or str(error)


def _worded(speech: Speech, code: str, details: Mapping[str, Detail]) -> str:
    """What the error *code* says, after its place if it has one; nothing where it has no words."""
    message = id_of("error", code)
    if not speech.knows(message):
        return ""
    args = dict(details)
    if "key" in details:  # what a key of a ruleset expects has words of its own
        args["expects"] = speech.say(id_of("key", str(details["key"])))
    what = speech.say(message, **args)
    where = details.get("where")
    return speech.say("error-at", where=where, what=what) if where else what


def flaw_sentence(speech: Speech, flaw: Flaw) -> str:
    """One thing that is wrong with a position; it may be what its ruleset refuses."""
    message, details = id_of("flaw", flaw.code), dict(flaw.details)
    if speech.knows(message):
        return speech.say(message, **details)
    return _worded(speech, flaw.code, details) or flaw.text


def mistake_sentence(speech: Speech, mistake: Mistake) -> str:
    """One thing that is wrong with a record: where, what was expected, and what stands there."""
    message, details = id_of("mistake", mistake.code), dict(mistake.details)
    if "error" in details:
        details["why"] = _worded(speech, str(details["error"]), {**details, "got": details["given"]})
    elif "why" in details:
        details["why"] = _reason(speech, str(details["why"]), details)
    if details.get("kind") == "rules":
        message = id_of(message, "rules")
    what = speech.say(message, **details)
    if not mistake.line:
        return what
    # as texts: numbers of lines and columns have no comma in them
    return speech.say("mistake-at", line=str(mistake.line), column=str(mistake.column), what=what)


# --- rules -------------------------------------------------------------------------------------------


def sheet_sentences(speech: Speech, ruleset: Ruleset, players: int | None = None) -> list[str]:
    """The rule sheet of *ruleset* in words, a paragraph for each line."""
    return [speech.say(line.id, **line.args) for line in sheet(ruleset, players)]
