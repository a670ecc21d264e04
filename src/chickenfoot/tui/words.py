"""From the values of rules and errors to sentences: reasons, mistakes, the rule sheet, who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from chickenfoot.errors import BadInput, CannotResume, ChickenfootError, Flaw, Flawed, IllegalMove
from chickenfoot.rules import Lay, Ruleset, Seat, State, Tile, Why, clause, legal_moves
from chickenfoot.rules.legal import why_tile_cannot
from chickenfoot.rules.sheet import sheet
from chickenfoot.rules.tableau import Tableau, open_values
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
    tableau, pending = state.tableau, state.tableau.pending
    return speech.say(
        id_of("why", why.value),
        clause=clause(why, state.ruleset),
        tile=str(tile or ""),
        ends=str(tableau.start) if tableau.awaits_start else speech.listed(open_values(tableau)),
        value=0 if pending is None else pending.value,
        missing=0 if pending is None else pending.missing,
        start=str(tableau.start or ""),
        drawn=str(state.drawn or ""),
        last="yes" if len(state.hand) == 1 and state.ruleset.last_double == "forbidden" else "no",
    )


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
        return speech.say("error-resume-wrong", first=str(error.first), **error.details)
    if speech.knows(own := id_of("error", error.code)):
        return speech.say(own, **error.details)
    if not isinstance(error, BadInput):
        return str(error)
    expected, got, where = (str(error.details[name]) for name in ("expected", "got", "where"))
    if "key" in error.details:  # what a key of a ruleset expects has words of its own
        expected = speech.say(id_of("key", str(error.details["key"])))
    return speech.say("error-at" if where else "error", expected=expected, got=got, where=where)


def flaw_sentence(speech: Speech, flaw: Flaw) -> str:
    """One thing that is wrong with a position."""
    message = id_of("flaw", flaw.code)
    return speech.say(message, **dict(flaw.details)) if speech.knows(message) else flaw.text


# --- rules -------------------------------------------------------------------------------------------


def sheet_sentences(speech: Speech, ruleset: Ruleset, players: int | None = None) -> list[str]:
    """The rule sheet of *ruleset* in words, a paragraph for each line."""
    return [speech.say(line.id, **line.args) for line in sheet(ruleset, players)]
