"""From a text to a :class:`Record`: a visitor that puts together what the reader tells it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeVar

from chickenfoot.errors import Detail
from chickenfoot.notation.mistakes import NOWHERE, Code, Mistake, Place, mistake
from chickenfoot.notation.reader import MOST_MISTAKES, Visitor, read
from chickenfoot.notation.record import Headers, Item, Pile, Record, WrittenPly, WrittenRound
from chickenfoot.rules import Move, Ruleset, Seat, Tile, whole_set
from chickenfoot.rules.state import Ending
from chickenfoot.rules.tiles import Pip

Entry = TypeVar("Entry")


def read_record(text: str) -> tuple[Record, tuple[Mistake, ...]]:
    """The record in *text* and everything wrong with the text, by line.

    Raises :exc:`BadRecord` when it is no record at all. Whether the game can have gone so is for
    :func:`~chickenfoot.notation.replay.replay` to say.
    """
    builder = _Builder()
    read(text, builder)
    record = builder.record()
    return record, tuple(sorted(builder.mistakes))


@dataclass(slots=True)
class _Draft:
    """A round whose lines are being read; None: not met yet."""

    number: int
    double: Pip | None
    planned: Pip | None = None
    redeals: int = 0
    turned: int = 0
    shown: tuple[Tile, ...] = ()
    first: Seat | None = None
    search: bool = False
    commitment: bytes | None = None
    salts: tuple[bytes, ...] = ()
    seed: bytes | None = None
    hands: dict[Seat, Pile] = field(default_factory=dict)
    yard: Pile | None = None
    plies: list[WrittenPly] = field(default_factory=list)
    end: Ending | None = None
    left: tuple[Pile, ...] | None = None
    scores: tuple[int, ...] | None = None
    totals: tuple[int, ...] | None = None


class _Builder(Visitor):
    """Collects what is told, and what is wrong with it."""

    def __init__(self) -> None:
        self.mistakes: list[Mistake] = []
        self.where: dict[Item, Place] = {}
        self._ruleset: Ruleset | None = None
        self._players: int | None = None
        self._view: Seat | None = None
        self._names: dict[Seat, str] = {}
        self._date: str | None = None
        self._seed: bytes | None = None
        self._undos = 0
        self._drafts: list[_Draft] = []
        self._stopped = False
        self._places: tuple[int, ...] | None = None

    # --- headers ---------------------------------------------------------------------------------

    def rules(self, at: Place, ruleset: Ruleset) -> None:
        self.where[0, "rules"] = at
        self._ruleset = ruleset

    def players(self, at: Place, players: int) -> None:
        self.where[0, "players"] = at
        self._players = players

    def view(self, at: Place, seat: Seat) -> None:
        self.where[0, "view"] = at
        self._view = seat

    def seat(self, at: Place, seat: Seat, name: str) -> None:
        self.where[0, f"seat {seat}"] = at
        self._names[seat] = name

    def date(self, at: Place, date: str) -> None:
        self.where[0, "date"] = at
        self._date = date

    def undone(self, at: Place, undos: int) -> None:
        self.where[0, "undone"] = at
        self._undos = undos

    def seed(self, at: Place, seed: bytes) -> None:
        self.where[0, "seed"] = at
        self._seed = seed

    # --- rounds ----------------------------------------------------------------------------------

    def round(self, at: Place, number: int, double: Pip | None) -> None:
        self._drafts.append(_Draft(number, double))
        self._note(at, "round")

    def planned(self, at: Place, double: Pip) -> None:
        self._note(at, "planned").planned = double

    def redeals(self, at: Place, redeals: int) -> None:
        self._note(at, "redeals").redeals = redeals

    def turned(self, at: Place, tiles: int) -> None:
        self._note(at, "turned").turned = tiles

    def shown(self, at: Place, tiles: tuple[Tile, ...]) -> None:
        self._note(at, "shown").shown = tiles

    def start(self, at: Place, seat: Seat) -> None:
        self._note(at, "start").first = seat

    def search(self, at: Place, first: Seat) -> None:
        draft = self._note(at, "start")
        draft.first, draft.search = first, True

    def commit(self, at: Place, commitment: bytes) -> None:
        self._note(at, "commit").commitment = commitment

    def salts(self, at: Place, salts: tuple[bytes, ...]) -> None:
        self._note(at, "salts").salts = salts

    def round_seed(self, at: Place, seed: bytes) -> None:
        self._note(at, "seed").seed = seed

    def hand(self, at: Place, seat: Seat, hand: Pile) -> None:
        self._note(at, f"hand {seat}").hands[seat] = hand

    def yard(self, at: Place, yard: Pile) -> None:
        self._note(at, "yard").yard = yard

    def ply(self, at: Place, seat: Seat, move: Move, drawn: Pile) -> None:
        plies = self._drafts[-1].plies
        plies.append(WrittenPly(seat, move, drawn))
        self._note(at, f"ply {len(plies)}")

    def end(self, at: Place, reason: Ending) -> None:
        self._note(at, "end").end = reason

    def left(self, at: Place, hands: tuple[Pile, ...]) -> None:
        self._note(at, "left").left = hands

    def scores(self, at: Place, scores: tuple[int, ...]) -> None:
        self._note(at, "scores").scores = scores

    def totals(self, at: Place, totals: tuple[int, ...]) -> None:
        self._note(at, "totals").totals = totals

    def _note(self, at: Place, item: str) -> _Draft:
        """The running draft, *item*'s place noted."""
        self.where[len(self._drafts), item] = at
        return self._drafts[-1]

    # --- the end ---------------------------------------------------------------------------------

    def stopped(self, at: Place) -> None:
        self.where[0, "stopped"] = at
        self._stopped = True

    def places(self, at: Place, places: tuple[int, ...]) -> None:
        self.where[0, "places"] = at
        self._places = places

    def mistake(self, mistake: Mistake) -> None:
        self.mistakes.append(mistake)

    # --- putting together ------------------------------------------------------------------------

    def record(self) -> Record:
        """The record of all that was told."""
        ruleset = self._required("rules", self._ruleset, Ruleset())
        players = self._required("players", self._players, self._likely_players(ruleset))
        for seat in self._names:
            self._seated(0, f"seat {seat}", seat, players)
        view = self._view if self._seated(0, "view", self._view, players) else None
        headers = Headers(
            tuple(self._names.get(Seat(seat), "") for seat in range(players)),
            self._date,
            self._seed,
            self._undos,
        )
        rounds = tuple(self._rounds(ruleset, players))
        places = self._each(0, "places", self._places, players)
        return Record(ruleset, players, headers, view, rounds, self._stopped, places, self.where)

    def _likely_players(self, ruleset: Ruleset) -> int:
        hands = len(self._drafts[0].hands) if self._drafts else 0
        return hands or len(self._names) or ruleset.players.least

    def _required(self, item: str, value: Entry | None, instead: Entry) -> Entry:
        """A header that must be there; *instead* where it is not, which is a mistake unless one was told."""
        if value is not None:
            return value
        if all(dict(one.details).get("item") != item for one in self.mistakes):
            self._miss(Place(1, 1), item)
        return instead

    def _miss(self, at: Place, item: str) -> None:
        expected = f"a line {item!r}"
        self.mistake(mistake(at, Code.MISSING, expected=expected, got="none", item=item, kind="anywhere"))

    def _seated(self, number: int, item: str, seat: Seat | None, players: int) -> bool:
        """Whether *seat* is one of the table's; if not that is a mistake."""
        if seat is None or seat < players:
            return True
        at, expected = self.where[number, item], f"a seat from 0 to {players - 1}"
        told: dict[str, Detail] = {"item": item, "most": players - 1, "written": seat}
        self.mistake(mistake(at, Code.NO_SUCH_SEAT, expected=expected, got=str(seat), **told))
        return False

    def _each(
        self, number: int, item: str, values: tuple[Entry, ...] | None, players: int
    ) -> tuple[Entry, ...] | None:
        """*values* if there is one for each seat; if not that is a mistake."""
        if values is None or len(values) == players:
            return values
        at, expected = self.where[number, item], f"{players} entries, one for each seat"
        told: dict[str, Detail] = {"item": item, "players": players, "written": len(values)}
        self.mistake(mistake(at, Code.WRONG_COUNT, expected=expected, got=str(len(values)), **told))
        return None

    def _rounds(self, ruleset: Ruleset, players: int) -> Iterator[WrittenRound]:
        for number, draft in enumerate(self._drafts, start=1):
            if len(self.mistakes) > MOST_MISTAKES:
                return
            missing = self._missing(number, draft, players)
            if missing and number == len(self._drafts) and not draft.plies:
                at, expected = self.where[number, "round"], "the round's deal and who starts"
                got = "the end of the text"
                items = ", ".join(missing)
                self.mistake(mistake(at, Code.TORN, expected=expected, got=got, item=items, kind="round"))
                return
            for item in missing:
                self._miss(self.where[number, "round"], item)
            yield self._round(number, draft, ruleset, players)

    def _missing(self, number: int, draft: _Draft, players: int) -> list[str]:
        """What a round lacks that it must have; seats that are not at the table are looked for as well."""
        for seat in draft.hands:
            self._seated(number, f"hand {seat}", seat, players)
        if not self._seated(number, "start", draft.first, players):
            draft.first = Seat(0)
        missing = [f"hand {seat}" for seat in range(players) if seat not in draft.hands]
        missing += ["yard"] if draft.yard is None else []
        return missing + (["start"] if draft.first is None else [])

    def _round(self, number: int, draft: _Draft, ruleset: Ruleset, players: int) -> WrittenRound:
        """The round of *draft*; hidden tiles stand for a pile that is missing."""
        if draft.number != number:
            at, got = self.where.get((number, "round"), NOWHERE), str(draft.number)
            told: dict[str, Detail] = {"item": "round", "right": number, "written": draft.number}
            self.mistake(mistake(at, Code.ROUND_NUMBER, expected=f"round {number}", got=got, **told))
        hidden = Pile((), ruleset.hand_for(players) or 0)
        hands = tuple(draft.hands.get(Seat(seat), hidden) for seat in range(players))
        dealt = sum(hand.size for hand in hands) + (ruleset.starting_double == "aside")
        rest = Pile((), max(0, len(whole_set(ruleset.set)) - dealt))
        opener = draft.plies[0].seat if draft.plies else Seat(0)
        double = draft.planned or 0 if draft.double is None else draft.double
        return WrittenRound(
            number=number,
            double=double,
            planned=double if draft.planned is None else draft.planned,
            first=(opener if opener < players else Seat(0)) if draft.first is None else draft.first,
            search=draft.search,
            turned=draft.turned,
            shown=draft.shown,
            redeals=draft.redeals,
            commitment=draft.commitment,
            seed=draft.seed,
            salts=draft.salts,
            hands=hands,
            yard=rest if draft.yard is None else draft.yard,
            plies=tuple(draft.plies),
            end=draft.end,
            left=self._each(number, "left", draft.left, players),
            scores=self._each(number, "scores", draft.scores, players),
            totals=self._each(number, "totals", draft.totals, players),
        )
