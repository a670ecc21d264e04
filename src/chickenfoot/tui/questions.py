"""What a person may ask for that changes nothing: why not, a hint, the rules, the table again."""

from __future__ import annotations

from chickenfoot.rules import Tile
from chickenfoot.speech import Speech
from chickenfoot.tui.advice import hint_sentences
from chickenfoot.tui.answers import Asked, Command
from chickenfoot.tui.canvas import ASCII, UNICODE
from chickenfoot.tui.page import Page
from chickenfoot.tui.screens import Screens
from chickenfoot.tui.table import Sitting, Table, offered
from chickenfoot.tui.words import hand_sentences, sheet_sentences, tile_sentence


class Questions:
    """Answers questions about *table* on *page*."""

    def __init__(self, sitting: Sitting, speech: Speech, page: Page, screens: Screens, table: Table) -> None:
        self._sitting = sitting
        self._speech = speech
        self._page = page
        self._screens = screens
        self._table = table

    def answer(self, asked: Asked) -> None:
        """Answer a command; undo and quit are none of these. Why and hint need the person's turn."""
        match asked.command:
            case Command.WHY:
                self._explain(asked.tile)
            case Command.HINT:
                self._page.say(*hint_sentences(self._speech, self._table.hint()))
            case Command.RULES:
                self._page.say(*sheet_sentences(self._speech, self._sitting.ruleset, self._sitting.players))
            case Command.SCORE:
                self._screens.scores(self._table.game)
            case Command.HELP:
                self._help()
            case _:
                self._show_table()

    def show_turn(self) -> None:
        """Everything a person needs to choose a move."""
        seen = self._table.view
        self._screens.table(seen, self._table.newest())
        self._screens.hand(seen)
        self._screens.choices(offered(seen))
        self._screens.catch(seen)

    def _show_table(self) -> None:
        if self._table.is_mine:
            self.show_turn()
        else:
            self._screens.table(self._table.view, self._table.newest())

    def _explain(self, tile: Tile | None) -> None:
        state = self._table.game.state
        assert state is not None
        if tile is None:
            self._page.say(*hand_sentences(self._speech, state))
        else:
            self._page.say(tile_sentence(self._speech, state, tile))

    def _help(self) -> None:
        self._page.say(self._speech.say("help"))
        if self._sitting.prose:
            return
        signs = UNICODE if self._sitting.unicode else ASCII
        self._page.say(
            self._speech.say(
                "help-picture",
                open=f"{signs.open}5",
                waiting=f"{signs.waiting}5",
                free=f"{signs.dashed * 2}{signs.open}5",
                newest=f"{signs.before_newest}3-5{signs.after_newest}",
                onward=f"{signs.onward}A",
                playable="*3-5",
            )
        )
