"""A whole game on a plain terminal, line by line: it can be read aloud, scripted and piped."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TextIO

from chickenfoot.bots.registry import SEARCHING
from chickenfoot.fast import ready
from chickenfoot.rules import Catch, Event, Lay, Move, State, Why, legal_moves, seen_by, why_illegal
from chickenfoot.rules.events import TileDrawn
from chickenfoot.rules.game import Ply
from chickenfoot.rules.keys import Target
from chickenfoot.rules.sheet import Line
from chickenfoot.rules.state import can_lay
from chickenfoot.speech import Speech
from chickenfoot.tui.answers import Asked, Command, read_answer, read_command
from chickenfoot.tui.page import Page
from chickenfoot.tui.picture import Look
from chickenfoot.tui.questions import Questions
from chickenfoot.tui.saving import free_path, save
from chickenfoot.tui.screens import Screens
from chickenfoot.tui.table import Sitting, Table, offered
from chickenfoot.tui.telling import (
    game_end_sentences,
    ply_sentence,
    round_end_sentences,
    round_title,
    start_sentences,
)
from chickenfoot.tui.words import cast_of, why_sentence

INTERRUPTED = 130

_MISPLACED = {Why.HALVES_DIFFER, Why.NO_SUCH_END}
_NEEDS_TURN = {Command.HINT, Command.WHY}


def play_game(sitting: Sitting, speech: Speech, source: TextIO, out: TextIO) -> int:
    """Play *sitting* to its end, or until the person quits. The exit code: 0, or 130 after Ctrl-C."""
    game = _Play(sitting, speech, source, out)
    try:
        game.play()
    except (_Quit, EOFError):
        return game.leave()
    except KeyboardInterrupt:
        out.write("\n")
        return game.leave() or INTERRUPTED
    return 0


class _Quit(Exception):
    """The person wants to stop."""


class _Play:
    """The course of one game, and the person's side of it."""

    def __init__(self, sitting: Sitting, speech: Speech, source: TextIO, out: TextIO) -> None:
        self._sitting = sitting
        self._speech = speech
        self._table = Table(sitting)
        self._path = sitting.record
        self._page = Page(source, out, sitting.width)
        self._cast = cast_of(speech, sitting.players, sitting.bots_by_seat, sitting.seat)
        look = Look(sitting.width - 1, sitting.unicode, sitting.colour and not sitting.prose)
        self._screens = Screens(self._page, speech, self._cast, look, prose=sitting.prose)
        self._questions = Questions(sitting, speech, self._page, self._screens, self._table)

    def _say(self, message: str, **args: str | int) -> None:
        self._page.say(self._speech.say(message, **args))

    # --- the course of a game --------------------------------------------------------------------

    def play(self) -> None:
        """All rounds, then the places."""
        table = self._table
        self._greet()
        while not table.game.is_over:
            if table.game.state is None and not self._begin_round():
                break
            while table.game.state is not None:
                self._ply()
            self._end_round()
        self._page.blank()
        if self._path is not None and self._save():
            self._say("saved", file=str(self._path))
        self._page.say(*game_end_sentences(self._speech, self._cast, table.game))

    def _greet(self) -> None:
        ruleset = self._sitting.ruleset
        points = ruleset.end.points if isinstance(ruleset.end, Target) else 0
        rounds = 0 if points else len(ruleset.doubles())
        players = self._sitting.players
        self._say("game-title", rules=str(ruleset), players=players, rounds=rounds, points=points)
        self._say("game-seats", names=self._speech.listed(self._cast.long_names))
        self._say("game-how")
        if SEARCHING.intersection(self._sitting.bots) and not ready.is_installed():
            self._page.say(self._speech.copied("thinks-less", extra="chickenfoot[fast]"))
        if self._sitting.resume is not None:
            self._say("game-resumed")
            if self._table.game.state is not None:
                self._screens.title(round_title(self._speech, self._table.game))

    def _begin_round(self) -> bool:
        """Deal, and tell who starts; False when the ruleset stops the game instead."""
        self._table.deal()
        game = self._table.game
        if game.state is None:
            return False
        self._screens.title(round_title(self._speech, game))
        self._page.say(*start_sentences(self._speech, self._cast, game))
        self._page.blank()
        return True

    def _ply(self) -> None:
        """One ply, or a catch, whoever's it is."""
        if self._settle_catch():
            return
        if self._table.is_mine:
            self._my_turn()
        else:
            self._tell(self._table.bot_ply())

    def _tell(self, ply: Ply) -> None:
        """Say what happened, as far as the person could see it."""
        seat, ruleset = self._table.seat, self._sitting.ruleset
        events = [seen_by(event, seat) for event in ply.events]
        self._page.say(ply_sentence(self._speech, self._cast, ruleset, events))

    def _end_round(self) -> None:
        table = self._table
        self._save()
        self._screens.table(table.view, table.newest())
        self._page.say(*round_end_sentences(self._speech, self._cast, table.game))
        if not self._sitting.prose:
            self._page.blank()
            self._screens.scores(table.game)
        if self._page.is_live and not table.game.is_over:
            self._between_rounds()

    def _between_rounds(self) -> None:
        """Wait for Enter; the choice that ended the round may still be taken back."""
        while text := self._page.ask(self._speech.say("prompt-next")):
            asked = read_command(text)
            if asked is None or asked.command in _NEEDS_TURN:
                self._say("answer-between", got=text)
            elif self._obey(asked):
                return

    # --- catching --------------------------------------------------------------------------------

    def _settle_catch(self) -> bool:
        """Whether somebody was caught: the person is asked first, on the own turn with everything else."""
        table = self._table
        if table.view.catches:
            if table.is_mine:
                return False
            if self._ask_to_catch():
                return True
        catch = table.bot_catch()
        if catch is not None:
            self._tell(table.catch(catch))
        return catch is not None

    def _ask_to_catch(self) -> bool:
        """Whether the game is another now: the person has caught somebody, or taken back a move."""
        uncalled = self._table.view.uncalled
        assert uncalled is not None
        self._save()
        self._say("catch-or-not", name=self._cast.names[uncalled])
        while (text := self._page.ask(self._speech.say("prompt-catch")).lower()) not in {"", "2"}:
            if text in {"1", "c", "catch"}:
                self._tell(self._table.catch(Catch(self._table.seat)))
                return True
            asked = read_command(text)
            if asked is None or asked.command in _NEEDS_TURN:
                self._say("answer-catch", got=text)
            elif self._obey(asked):
                return True
        return False

    # --- the person's turn -----------------------------------------------------------------------

    def _my_turn(self) -> None:
        """Ask until something has happened: a move, or one taken back."""
        seen = self._table.view
        moves = offered(seen)
        if len(moves) == 1 and not isinstance(moves[0], Lay):
            self._forced(moves[0])
            return
        self._save()
        self._questions.show_turn()
        has_moved = False
        while not has_moved:
            text = self._page.ask(self._speech.say("prompt-turn"))
            answer = read_answer(text, self._table.seat, moves, seen.moves)
            if isinstance(answer, Line):
                self._say(answer.id, **answer.args)
            elif isinstance(answer, Asked):
                has_moved = self._obey(answer)
            else:
                has_moved = self._try(answer)

    def _forced(self, move: Move) -> None:
        """What the rules leave no choice about is done at once, and said."""
        state = self._table.game.state
        assert state is not None
        first, *others = self._table.play(move).events
        tile = str(first.tile) if isinstance(first, TileDrawn) else ""
        start = str(state.tableau.start)
        told = self._speech.say(_forced_sentence(state, first), tile=tile, double=start)
        rest = ply_sentence(self._speech, self._cast, self._sitting.ruleset, others)
        self._page.say(f"{told} {rest}")

    def _try(self, move: Move) -> bool:
        """Play *move* if the rules allow it, else say why not."""
        state = self._table.game.state
        assert state is not None
        why = why_illegal(state, move, self._table.seat)
        tile = move.tile if isinstance(move, Lay) else None
        elsewhere = [lay for lay in legal_moves(state) if isinstance(lay, Lay) and lay.tile == tile]
        if why is None:
            self._tell(self._table.play(move))
        elif why in _MISPLACED and elsewhere:
            self._say("answer-elsewhere", tile=str(tile), moves=self._speech.listed(elsewhere))
        else:
            self._page.say(why_sentence(self._speech, why, state, tile))
        return why is None

    def _obey(self, asked: Asked) -> bool:
        """Do what is asked; whether the game is another now."""
        if asked.command is Command.QUIT:
            raise _Quit
        if asked.command is Command.UNDO:
            return self._undo()
        self._questions.answer(asked)
        return False

    def _undo(self) -> bool:
        if not self._table.undo():
            self._say("undo-nothing")
            return False
        self._say("undo-done", count=self._table.undos)
        return True

    # --- saving ----------------------------------------------------------------------------------

    def _save(self) -> bool:
        """Save the game where it is recorded, if it is; whether that went well."""
        path = self._path
        if path is None:
            return True
        try:
            save(path, self._table.game, self._sitting, self._table.undos)
        except OSError as error:
            self._say("save-failed", file=str(path), reason=error.strerror or str(error))
            return False
        return True

    def leave(self) -> int:
        """Save the game and say how to go on; the exit code."""
        self._page.blank()
        if self._path is None:
            try:
                self._path = free_path(Path.cwd(), self._sitting.date)
            except OSError as error:
                self._say("save-failed", file=str(Path.cwd()), reason=error.strerror or str(error))
                return 1
        if not self._save():
            return 1
        self._say("saved", file=str(self._path))
        self._page.show(
            [self._speech.copied("go-on", command=self._sitting.command, file=shlex.quote(str(self._path)))]
        )
        return 0


def _forced_sentence(state: State, event: Event) -> str:
    """Which sentence tells of a draw or a pass that was the only move in *state*, and why it was."""
    if isinstance(event, TileDrawn):
        if state.tableau.awaits_start:
            return "forced-search-found" if event.shown else "forced-search"
        return "forced-draw" if state.drawn is None else "forced-draw-again"
    if state.drawn is None:
        return "forced-pass"
    fits = can_lay(state, (state.drawn,), len(state.hand))
    return "forced-pass-waits" if fits else "forced-pass-drawn"
