"""Whole games on a plain terminal: typed, piped, interrupted, resumed, read aloud."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain, repeat
from pathlib import Path

import pytest

from chickenfoot.notation import game_of, read_record, verify
from chickenfoot.rules import Ruleset, Seat, seed_of
from chickenfoot.speech import Speech
from chickenfoot.tui.plain import play_game
from chickenfoot.tui.table import Sitting

SPEECH = Speech()
DRAWN = re.compile("[─│┄╭╰╯╮├┤┼╱╲▸▹◂◃╔╗╚╝║┏┓┗┛\x1b]")


class Typist(io.StringIO):
    """Somebody who types *lines*; a line that is an exception happens instead. *live*: at a terminal."""

    def __init__(self, lines: Iterable[str | type[BaseException]], *, live: bool = False) -> None:
        super().__init__()
        self._lines = iter(lines)
        self._live = live

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        line = next(self._lines, None)
        if isinstance(line, type):
            raise line
        return "" if line is None else f"{line}\n"

    def isatty(self) -> bool:
        return self._live


def sitting(preset: str = "trains", players: int = 3, seed: str = "plain", rounds: str = "9,8") -> Sitting:
    return Sitting(
        ruleset=Ruleset.of(preset, rounds=rounds),
        players=players,
        seat=Seat(0),
        bots=tuple(("heaviest", "random")[seat % 2] for seat in range(players - 1)),
        seed=seed_of(seed),
        date="2025-01-31",
    )


def played(
    here: Sitting, lines: Iterable[str | type[BaseException]], *, live: bool = False
) -> tuple[int, str]:
    """The exit code and the page of a game."""
    out = io.StringIO()
    code = play_game(here, SPEECH, Typist(lines, live=live), out)
    return code, out.getvalue()


def flat(page: str) -> str:
    """*page* without the line breaks that only its width makes."""
    return re.sub(r"\n +(?=\S)", " ", page)


def answer(line: str, *before: str, here: Sitting | None = None) -> str:
    """What the table says to *line*, typed on the person's first choice after *before*."""
    _, page = played(here or sitting(), [*before, line])
    asked = flat(page).split("Your move:")[len(before) + 1]
    return asked.partition("\n")[2].strip("\n")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# --- whole games -------------------------------------------------------------------------------------

TABLES = [
    ("trains", 2),
    ("trains", 4),
    ("trains", 8),
    ("cross", 4),
    ("cross", 7),
    ("howsley", 3),
    ("hub", 5),
    ("pagat", 4),
    ("rotating", 3),
    ("family", 2),
    ("family", 4),
]


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_a_game_in_which_the_first_choice_is_always_taken_comes_to_its_end(preset: str, players: int) -> None:
    code, page = played(sitting(preset, players), repeat("1"))

    assert code == 0
    assert page.count("The starting double is") == 2
    assert re.search(r"wins? the game( together)?\.( Well played!)?\n$", page)
    assert max(map(len, page.splitlines())) <= 80
    assert not [*Path.cwd().iterdir()]


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_read_aloud_nothing_is_drawn_and_everything_is_told(preset: str, players: int) -> None:
    here = replace(sitting(preset, players), prose=True, colour=True)
    code, page = played(here, chain(["help", "score", "table", "?"], repeat("1")))

    assert code == 0
    assert DRAWN.findall(page) == []
    assert "In the middle lies the starting double" in page
    assert "It is your turn." in page


@pytest.mark.parametrize("width", [40, 80, 132])
def test_the_page_is_as_wide_as_the_terminal(width: int) -> None:
    _, page = played(replace(sitting("trains", 6), width=width), chain(["help", "rules"], repeat("1")))
    lines = (line for line in page.splitlines() if not line.startswith("Go on with"))

    assert max(map(len, lines)) <= width


def test_without_unicode_the_page_is_plain_ascii() -> None:
    _, page = played(replace(sitting(), unicode=False), chain(["help"], repeat("1")))

    assert page.isascii()


def test_colours_are_only_added() -> None:
    def plain(page: str) -> str:
        return re.sub(r"\x1b\[[\d;]*m", "", page)

    _, coloured = played(replace(sitting(), colour=True), repeat("1"))
    _, page = played(sitting(), repeat("1"))

    assert "\x1b[" in coloured
    assert plain(coloured) == page


def test_a_search_for_the_starting_double_is_told_draw_by_draw() -> None:
    """X5."""
    page = next(flat(page) for page in _pages("cross", 3) if "Nobody was dealt" in page)

    assert re.search(r"You draw one tile each in turn until it turns up, beginning with \w+\.", page)
    assert re.search(r"draws 9-9, the starting double!|the starting double and draw it: 9-9!", page)


def test_a_round_with_another_double_than_planned_says_so() -> None:
    """Case 22: howsley."""
    page = next(flat(page) for page in _pages("howsley", 2) if "comes back" in page)

    assert "Nobody was dealt 9-9. It comes back in a later round." in page
    assert re.search(r"(You hold|\w+ holds) 8-8 and starts?\.", page)


def _pages(preset: str, players: int) -> Iterator[str]:
    for seed in range(60):
        yield played(sitting(preset, players, str(seed)), repeat("1"))[1]


def test_a_game_to_a_target_has_no_number_of_rounds() -> None:
    """Section 3, end."""
    here = sitting()
    _, page = played(replace(here, ruleset=here.ruleset.changed({"end": "target:30"})), repeat("1"))

    assert "until somebody has 30 points" in flat(page)
    assert "Round 1. The starting double is 9-9." in page


def test_a_game_can_stop_because_nobody_holds_a_double() -> None:
    """Section 3, unheld: dropped."""
    raw = {"hand": 2, "starting_double": "pool", "starter": "holder", "unheld": "dropped", "rounds": "9"}
    ruleset = Ruleset.of("trains", **raw)
    pages = (played(replace(sitting(seed=str(seed)), ruleset=ruleset), repeat("1"))[1] for seed in range(60))

    assert any("Nobody holds any of the doubles that are left" in page for page in pages)


def test_a_deal_that_was_thrown_back_is_told() -> None:
    """Section 3, unheld: redeal."""
    ruleset = Ruleset.of("cross", unheld="redeal", hand=3, rounds="9")
    pages = (played(replace(sitting(seed=str(seed)), ruleset=ruleset), repeat("1"))[1] for seed in range(9))

    assert any("Nobody was dealt 9-9, so the tiles were dealt again," in page for page in pages)


def test_where_nobody_draws_the_whole_yard_stays() -> None:
    """R-9."""
    ruleset = Ruleset.of("trains", draw="none", rounds="9")
    here = replace(sitting(), ruleset=ruleset)
    pages = [flat(played(replace(here, prose=True, seed=seed_of(str(n))), repeat("1"))[1]) for n in range(9)]

    assert all("The yard has 12 tiles; the last 12 stay there." in page for page in pages)
    assert any("You can neither lay nor draw, so you pass." in page for page in pages)


# --- calls and catches -------------------------------------------------------------------------------


def test_who_lays_the_last_tile_but_one_is_reminded_of_the_call() -> None:
    """Section 3, call."""
    _, page = played(sitting("family", 3), repeat("1"))

    assert 'This is your last tile but one. The "!" is your call' in page
    assert re.search(r" 1\) \d-\d on \d!", page)
    assert re.search(r"You lay \d-\d on \d and call: one tile left!", page)


def test_who_forgets_the_call_is_caught_and_draws() -> None:
    """Section 3, call."""
    lines: list[str] = []
    page = ""
    for _ in range(200):  # take the first choice until a call is due, and leave it out
        _, page = played(sitting("family", 3), lines)
        offer = re.findall(r" 1\) (\S+ on \S+)", page)[-1]
        if offer.endswith("!"):
            _, page = played(sitting("family", 3), [*lines, offer.rstrip("!")])
            break
        lines.append("1")

    assert re.search(r"You forgot to call and \w+ notices! You draw one tile: \d-\d\.", page)


def test_somebody_who_forgot_can_be_caught_or_let_go() -> None:
    """Section 3, call."""
    company = (replace(sitting("family", 3, str(seed)), bots=("random", "random")) for seed in range(40))
    games = ((here, played(here, repeat("1"))[1]) for here in company)
    here, page = next((here, page) for here, page in games if "Catch? 1" in page)
    before = page[: page.index("Catch? 1")].count("Your move: 1")
    lines = ["1"] * before

    _, caught = played(here, [*lines, "what", "score", "help", "hint", "catch"])
    _, let_go = played(here, [*lines, ""])
    _, left = played(here, [*lines, "quit"])
    _, undone = played(here, [*lines, "undo"])

    assert "You notice that" in caught
    assert 'Expected "catch", or just Enter to let it go; got "what".' in caught
    assert 'Expected "catch", or just Enter to let it go; got "hint".' in caught
    assert "You notice that" not in let_go
    assert re.search(r"\w+ forgot to call, \w+ notices, and", let_go) or "did not call" in let_go
    assert "The game is saved" in left
    assert "Taken back." in undone


# --- questions and mistakes --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", 'Expected a number, a move such as "9-3 on 9", or "help"; got "".'),
        ("lay it", 'Expected a number, a move such as "9-3 on 9", or "help"; got "lay it".'),
        ("77", "Expected a number from 1 to 3; got 77."),
        ("? me", 'Expected a tile such as 9-3 after the question mark; got "me".'),
        ("draw", "You can lay a tile, so you must; look at the marked tiles (T11)."),
        ("pass", "You can lay a tile, so you must; look at the marked tiles (T11)."),
        ("catch", "There is nobody whom that seat could catch now (§3 call)."),
        ("9-9 on 9", "You do not have 9-9; lay a tile of your own hand (T10)."),
        ("undo", "There is nothing to take back: you have had no choice yet."),
        ("score", "No round is finished yet."),
    ],
)
def test_what_cannot_be_done_is_answered_in_one_line(line: str, said: str) -> None:
    assert answer(line) == said


def test_a_question_mark_explains_every_tile_that_cannot_go() -> None:
    told = answer("?").splitlines()

    assert len(told) > 5
    assert all(re.fullmatch(r"\d-\d (does not match|must wait): .* \(T(10|8)\)\.", line) for line in told)


def test_a_question_about_one_tile_explains_that_one() -> None:
    _, page = played(sitting(), [])
    offer = re.findall(r" 1\) (\S+) on 9", page)[0]

    assert answer(f"? {offer}").endswith(f"can go: {offer} on 9.")


def test_a_tile_laid_in_the_wrong_place_is_told_where_it_can_go() -> None:
    _, page = played(sitting(), [])
    offer = re.findall(r" 1\) (\S+) on 9", page)[0]

    tile = "-".join(sorted(offer.split("-")))
    assert answer(f"{offer} on 0") == f"{tile} does not go there, but it can go: {offer} on 9."


def test_a_hint_names_the_move_of_the_strongest_player() -> None:
    assert re.match(r"rooster would play \d-\d on 9: .+\.", answer("hint"))


def test_the_rules_of_this_table_are_told() -> None:
    told = answer("rules")

    assert "you are 3 players" in told
    assert "Everybody takes 14 tiles" in told


def test_help_explains_commands_and_signs() -> None:
    told = answer("help")

    assert all(word in told for word in ("draw", "hint", "undo", "quit", "▸5", "▹5", "┄┄▸5", "[3-5]", "→A"))


def test_the_table_is_drawn_again() -> None:
    assert "╔9╗" in answer("table")


def test_an_undo_is_counted() -> None:
    assert answer("undo", "1").startswith("Taken back. That is one move taken back in this game.")
    assert answer("undo", "1", "undo", "1").startswith(
        "Taken back. Those are 2 moves taken back in this game."
    )


def test_points_of_finished_rounds_can_be_asked_for() -> None:
    lines = ["1"] * 60
    _, page = played(sitting(), lines)
    in_second = flat(page).partition("Round 2 of 2")[0].count("Your move:")
    told = answer("score", *lines[:in_second]).splitlines()

    assert re.fullmatch(r"player +9-9 +total", told[0])
    assert re.fullmatch(r"You +\d+ +\d+", told[1])
    aloud = answer("score", *lines[:in_second], here=replace(sitting(), prose=True))
    assert re.match(r"You have \d+ points?; the rounds so far: \d+\.\n", aloud)


# --- stopping and going on ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ending", "code"), [(["quit"], 0), ([], 0), ([EOFError], 0), ([KeyboardInterrupt], 130)]
)
def test_who_stops_finds_the_game_saved_and_is_told_how_to_go_on(
    ending: list[str | type[BaseException]], code: int
) -> None:
    got, page = played(sitting(), ["1", "1", *ending])
    (saved,) = Path.cwd().iterdir()

    assert got == code
    assert saved.name == "chickenfoot-2025-01-31.cfr"
    assert verify(saved.read_text(encoding="utf-8")) == ()
    assert flat(page).endswith(
        f"The game is saved in {saved}.\nGo on with: chickenfoot play --resume {saved}\n"
    )


def test_a_record_is_kept_while_the_game_runs() -> None:
    here = replace(sitting(), record=Path("kept.cfr"))
    played(here, repeat("1"))
    (kept,) = Path.cwd().iterdir()

    assert kept.name == "kept.cfr"
    assert verify(kept.read_text(encoding="utf-8")) == ()


@pytest.mark.parametrize("preset", ["trains", "cross", "howsley", "family"])
@pytest.mark.parametrize("choices", [0, 1, 5, 12])
def test_a_game_that_was_left_and_resumed_goes_as_one_that_was_not(preset: str, choices: int) -> None:
    whole = replace(sitting(preset), record=Path("whole.cfr"))
    played(whole, repeat("1"))
    parts = replace(sitting(preset), record=Path("parts.cfr"))
    played(parts, [*["1"] * choices, "quit"])
    record, _ = read_record(Path("parts.cfr").read_text(encoding="utf-8"))
    code, page = played(replace(parts, resume=game_of(record)), repeat("1"))

    assert code == 0
    assert "Welcome back." in page
    assert Path("parts.cfr").read_text(encoding="utf-8") == Path("whole.cfr").read_text(encoding="utf-8")


def test_undos_are_marked_in_the_record_and_counted_on_after_a_resume() -> None:
    here = replace(sitting(), record=Path("undone.cfr"))
    played(here, ["1", "undo", "1", "undo", "quit"])
    record, _ = read_record(Path("undone.cfr").read_text(encoding="utf-8"))
    resumed = replace(here, resume=game_of(record), undos=record.headers.undos)

    assert record.headers.undos == 2
    assert answer("undo", "1", here=resumed).startswith(
        "Taken back. Those are 3 moves taken back in this game."
    )


def test_a_choice_made_before_a_resume_can_be_taken_back() -> None:
    here = replace(sitting(), record=Path("left.cfr"))
    played(here, ["1", "1", "quit"])
    resume = game_of(read_record(Path("left.cfr").read_text(encoding="utf-8"))[0])

    assert answer("undo", here=replace(here, resume=resume)).startswith("Taken back.")


def test_a_game_that_is_over_only_tells_its_places() -> None:
    here = replace(sitting(), record=Path("over.cfr"))
    played(here, repeat("1"))
    game = game_of(read_record(Path("over.cfr").read_text(encoding="utf-8"))[0])
    code, page = played(replace(here, resume=game), [])

    assert code == 0
    assert "The game is over." in page
    assert "Your move" not in page


def test_a_file_that_cannot_be_written_is_said_and_the_exit_code_tells() -> None:
    here = replace(sitting(), record=Path("no/such/folder/game.cfr"))
    code, page = played(here, ["1", "quit"])

    assert code == 1
    assert "The game could not be saved in no/such/folder/game.cfr: No such file or directory." in flat(page)


def test_a_folder_that_cannot_be_written_is_said_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, *_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "touch", refuse)
    code, page = played(sitting(), ["quit"])

    assert code == 1
    assert "could not be saved" in page


# --- at a terminal -----------------------------------------------------------------------------------


def between(*lines: str) -> tuple[int, str]:
    """A game at a terminal, with *lines* typed between its rounds."""
    count = played(sitting(), repeat("1"))[1].partition("Round 2 of 2")[0].count("Your move:")
    return played(sitting(), chain(["1"] * count, lines, repeat("1")), live=True)


def test_at_a_terminal_the_next_round_waits_for_enter() -> None:
    code, page = between("")

    assert code == 0
    assert page.count("Enter for the next round:") == 1
    assert "Enter for the next round:" not in played(sitting(), repeat("1"))[1]


def test_between_rounds_questions_are_answered() -> None:
    _, page = between("score", "table", "rules", "help", "hint", "what", "")

    assert page.count("Enter for the next round:") == 7
    assert 'Expected just Enter, or one of: score, table, rules, undo, help, quit; got "hint".' in flat(page)
    assert 'quit; got "what".' in flat(page)


def test_the_choice_that_ended_a_round_can_be_taken_back() -> None:
    _, page = between("undo", "1", "")

    assert "Taken back." in page
    assert page.count("Enter for the next round:") == 2


def test_who_quits_between_rounds_goes_on_with_the_next() -> None:
    code, _ = between("quit")
    (saved,) = Path.cwd().iterdir()
    game = game_of(read_record(saved.read_text(encoding="utf-8"))[0])

    assert code == 0
    assert (len(game.results), game.state) == (1, None)
    assert "Round 2 of 2." in played(replace(sitting(), resume=game), repeat("1"))[1]
