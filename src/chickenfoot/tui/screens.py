"""What a person is shown of the table: the picture or its sentences, the seats, the own hand, the scores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from chickenfoot.rules import Game, Lay, Move, Seat, SeatView, Tile, points
from chickenfoot.rules.tiles import double
from chickenfoot.speech import Speech
from chickenfoot.tui.columns import columns_of, to_left, to_right
from chickenfoot.tui.page import Page
from chickenfoot.tui.picture import Look, picture
from chickenfoot.tui.prose import prose
from chickenfoot.tui.table import typed
from chickenfoot.tui.words import Cast, ends_sentence


class Screens:
    """Shows parts of the table on a page: drawn, or with *prose* in sentences alone."""

    def __init__(self, page: Page, speech: Speech, cast: Cast, look: Look, *, prose: bool) -> None:
        self._page = page
        self._speech = speech
        self._cast = cast
        self._look = look
        self._prose = prose

    def title(self, text: str) -> None:
        """The head of a round."""
        self._page.blank()
        if self._prose:
            self._page.say(text)
        else:
            sign = "─" if self._look.unicode else "-"
            rest = max(0, self._look.width - columns_of(text) - 4)
            self._page.show([self._ink("1", f"{sign * 2} {text} {sign * rest}"[: self._look.width])])

    def table(self, seen: SeatView, newest: Tile | None) -> None:
        """Tableau, what may be laid on, the yard, and who has how many tiles and points."""
        over = seen.over is not None
        if self._prose:
            self._page.say(*prose(seen.tableau, self._speech, newest))
        else:
            self._page.blank()
            self._page.show(f" {line}" for line in picture(seen.tableau, self._look, newest, over=over))
            self._page.blank()
        if not over:
            self._page.say(f"{ends_sentence(seen.tableau, self._speech)} {self._yard(seen)}")
            self._seats(seen)

    def _yard(self, seen: SeatView) -> str:
        kept = min(seen.yard, seen.ruleset.reserve_for(seen.players))
        if seen.ruleset.draw == "none":
            kept = seen.yard
        if seen.tableau.awaits_start:  # a search may take them all
            kept = 0
        return self._speech.say("yard", count=seen.yard, kept=kept)

    def _seats(self, seen: SeatView) -> None:
        cells = []
        for seat in map(Seat, range(seen.players)):
            tiles, total, who = seen.counts[seat], seen.totals[seat], self._cast.who(seat)
            if self._prose:
                self._page.say(self._speech.say("seat-sentence", tiles=tiles, points=total, **who))
            else:
                mark = "> " if seat == seen.to_move else "  "
                name = self._cast.long_names[seat]
                cells.append(mark + self._speech.say("seat-cell", name=name, tiles=tiles, points=total))
        if self._prose:
            self._page.say(self._speech.say("turn", **self._cast.who(seen.to_move)))
        else:
            width = max(map(columns_of, cells))
            self._page.flow([to_left(cell, width) for cell in cells])

    def hand(self, seen: SeatView) -> None:
        """The own hand with its points; tiles that can be laid are marked."""
        fits = {move.tile for move in seen.moves if isinstance(move, Lay)}
        count = points(seen.ruleset, seen.hand)
        if self._prose:
            tiles = self._speech.listed(seen.hand)
            self._page.say(self._speech.say("hand-sentence", points=count, tiles=tiles))
            if fits:
                tiles = self._speech.listed(tile for tile in seen.hand if tile in fits)
                self._page.say(self._speech.say("hand-can", tiles=tiles))
            else:
                self._page.say(self._speech.say("hand-cannot"))
            return
        head = self._speech.say("hand", points=count)
        plain = [self._speech.apart(f"*{tile}" if tile in fits else str(tile)) for tile in seen.hand]
        inked = [self._ink("1;32", text) if "*" in text else text for text in plain]
        self._page.flow([head, *inked], hanging=2, plain=[head, *plain])

    def choices(self, moves: Sequence[Move]) -> None:
        """What may be done now, numbered."""
        if any(isinstance(move, Lay) and move.call for move in moves):
            self._page.say(self._speech.say("call-due"))
        self._page.say(self._speech.say("choices"))
        texts = [typed(move) for move in moves]
        width = max(map(len, texts))
        cells = [f"{number:2}) {text.ljust(width)}" for number, text in enumerate(texts, start=1)]
        if self._prose:
            self._page.say(*(f"{number}: {text}" for number, text in enumerate(texts, start=1)))
        else:
            self._page.flow(cells)

    def catch(self, seen: SeatView) -> None:
        """Whom the person may catch now, if anybody."""
        if seen.catches and seen.uncalled is not None:
            self._page.say(self._speech.say("catch-may", name=self._cast.names[seen.uncalled]))

    def scores(self, game: Game) -> None:
        """The points of every finished round."""
        if not game.results:
            self._page.say(self._speech.say("score-none"))
        elif self._prose:
            for seat in map(Seat, range(game.players)):
                rounds = self._speech.listed(result.scores[seat] for result in game.results)
                who, total = self._cast.who(seat), game.totals[seat]
                self._page.say(self._speech.say("score-sentence", total=total, points=rounds, **who))
        else:
            self._page.show(score_table(self._speech, self._cast, game, self._look.width))

    def _ink(self, code: str, text: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self._look.colour else text


def score_table(speech: Speech, cast: Cast, game: Game, width: int) -> Iterator[str]:
    """A row for each seat: its points in each round and its total; the last rounds if not all fit."""
    names = [speech.say("score-head-player"), *cast.long_names]
    totals = [speech.say("score-head-total"), *map(str, game.totals)]
    columns = [[str(double(result.double)), *map(str, result.scores)] for result in game.results]
    name_width, total_width = max(map(columns_of, names)), max(map(columns_of, totals))
    column_width = max(len(text) for column in columns for text in column)
    room = (width - name_width - total_width - 2) // (column_width + 2)
    shown = columns[-room:] if room > 0 else []
    for row, name in enumerate(names):
        points = "".join(f"  {column[row]:>{column_width}}" for column in shown)
        yield f"{to_left(name, name_width)}{points}  {to_right(totals[row], total_width)}"
