"""The command draw: positions and records as pictures, places as JSON, rounds that move."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chickenfoot.geometry.vectors import read_vector
from tests.cli.conftest import Command
from tests.geometry.drawn import SVG, root_of, shown, text_of

TREE = "~trains;arms=2 9-9(9-1(1-4),9-3) 0-0,0-1/0-2 0-3,0-4,0-5 0 - 0"
ABSTRACT = "~trains =4,9,9+0-4,1-4 1-1,4-4/0-3,4-8 3-6,5-8,1-9 0 - 0"


@pytest.fixture
def record(chickenfoot: Command, tmp_path: Path) -> Path:
    """A game of two rounds."""
    chickenfoot("simulate", "--games", 1, "--rule", "rounds=9,8", "--records", tmp_path)
    return tmp_path / "game-0.cfr"


def test_a_position_is_drawn_on_standard_output(chickenfoot: Command) -> None:
    answer = chickenfoot("draw", TREE)
    root = root_of(answer.out)
    assert (answer.code, answer.err) == (0, "")
    assert text_of(root, "title") == "Chicken Foot, the round of 9-9"
    assert text_of(root, "desc") == "4 tiles lie on the table. Open ends: 4, 3."
    assert 'class="halo"' not in answer.out  # nobody knows which is the newest


def test_a_position_tells_what_is_pending(chickenfoot: Command) -> None:
    """T8."""
    root = root_of(chickenfoot("draw", "~trains 9-9(9-5) 5-6,0-1/2-2 3-3,4-4,7-7 0 - 0").out)
    assert text_of(root, "desc") == (
        "2 tiles lie on the table. The opening: one more train must begin at 9-9."
    )


def test_a_picture_goes_into_a_file(chickenfoot: Command, tmp_path: Path) -> None:
    file = tmp_path / "table.svg"
    file.write_text("<svg>an older picture</svg>", encoding="utf-8")
    answer = chickenfoot("draw", TREE, "-o", file)
    assert (answer.code, answer.out, answer.err) == (0, "", "")
    assert file.read_bytes().decode("utf-8") == chickenfoot("draw", TREE).out


def test_a_record_is_drawn_as_it_stood(chickenfoot: Command, record: Path) -> None:
    last = chickenfoot("draw", record).out
    first = root_of(chickenfoot("draw", record, "--round", 1, "--to", 0).out)
    assert text_of(root_of(last), "title") == "Chicken Foot, the round of 8-8"
    assert "The newest tile is" in text_of(root_of(last), "desc")
    assert last.count('class="halo"') == 1
    assert 'class="spot open"' not in last  # T14: the round is over
    assert text_of(first, "title") == "Chicken Foot, the round of 9-9"
    assert text_of(first, "desc").startswith("One tile lies on the table.")


def test_numerals_can_be_had_instead_of_pips(chickenfoot: Command) -> None:
    pips = root_of(chickenfoot("draw", TREE).out)
    numerals = root_of(chickenfoot("draw", TREE, "--style", "numerals").out)
    assert not [*pips.iter(f"{SVG}text")]
    assert not [*numerals.iter(f"{SVG}circle")]
    assert sorted(str(one.text) for one in shown(numerals) if one.tag == f"{SVG}text") == sorted(
        ["9", "9", "9", "1", "1", "4", "9", "3", "4", "3"]
    )


def test_the_places_are_told_as_json(chickenfoot: Command, record: Path) -> None:
    answer = chickenfoot("draw", record, "--round", 2, "--to", 9, "--json", "--aspect", "4:3")
    told = json.loads(answer.out)
    vector = read_vector(told)
    assert list(told) == ["unit", "shape", "aspect", "plays", "tiles", "spots", "shifts"]
    assert told["aspect"] == {"width": 4, "height": 3}
    assert told["shape"] == {"set": 9, "arms": 4, "toes": 3, "waives": False}
    assert [place.tile for place in vector.layout.tiles] == [play.tile for play in vector.plays]
    assert told["plays"][0] == ["8-8", None, 0]


def test_json_and_a_picture_can_be_had_at_once(chickenfoot: Command, tmp_path: Path) -> None:
    file = tmp_path / "table.svg"
    answer = chickenfoot("draw", TREE, "--json", "-o", file)
    assert len(json.loads(answer.out)["tiles"]) == 4
    assert root_of(file.read_text(encoding="utf-8")).tag == f"{SVG}svg"


def test_plays_of_a_record_stand_in_the_order_they_were_made(chickenfoot: Command, record: Path) -> None:
    lays = [
        line.split()[1]
        for line in record.read_text(encoding="utf-8").split("\nround 2: ")[1].splitlines()
        if line[:1].isdigit() and " on " in line
    ]
    plays = json.loads(chickenfoot("draw", record, "--json").out)["plays"]
    assert [set(tile.split("-")) for tile, _, _ in plays[1:]] == [set(tile.split("-")) for tile in lays]


@pytest.mark.parametrize(
    ("source", "how", "rings"),
    [("position", "from the middle outwards", False), ("record", "in the order they were laid", True)],
)
def test_a_round_can_move(source: str, how: str, rings: bool, chickenfoot: Command, record: Path) -> None:
    """A position does not tell which of its tiles is the newest."""
    answer = chickenfoot("draw", record if source == "record" else TREE, "--animate")
    root = root_of(answer.out)
    assert answer.code == 0
    assert text_of(root, "desc").startswith(f"The tiles appear {how}")
    assert ('class="halo' in answer.out) is rings
    assert "@keyframes" in text_of(root, "style")
    assert not [*root.iter(f"{SVG}script")]


def test_a_record_with_mistakes_is_drawn_and_its_mistakes_are_pointed_to(
    chickenfoot: Command, record: Path
) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("totals: ", "totals: 1", 1), encoding="utf-8")
    answer = chickenfoot("draw", record)
    assert answer.code == 0
    assert root_of(answer.out).tag == f"{SVG}svg"
    assert "chickenfoot verify" in answer.err


def test_a_file_with_spaces_in_its_name_is_a_file(chickenfoot: Command, record: Path) -> None:
    spaced = record.with_name("on a Sunday in June at the lake.cfr")
    record.rename(spaced)
    assert chickenfoot("draw", spaced).code == 0


def refused(chickenfoot: Command, *arguments: object) -> str:
    """What the command says, in one line and without a picture."""
    answer = chickenfoot("draw", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert len(answer.err.splitlines()) == 1
    return answer.err


@pytest.mark.parametrize(
    "aspect", ["0:5", "5:0", "1:100000", "1:11", "11:1", "wide", "16", "16:10:2", "-1:2", "9:19.5", ""]
)
def test_proportions_that_cannot_be_are_refused(aspect: str, chickenfoot: Command) -> None:
    assert refused(chickenfoot, TREE, f"--aspect={aspect}") == (
        "chickenfoot: --aspect: expected proportions like 16:10, in whole numbers, from 1:10 to 10:1,"
        f" got {aspect!r}\n"
    )


def test_a_picture_is_written_over_a_picture_and_nothing_else(chickenfoot: Command, record: Path) -> None:
    disguised, linked = record.with_name("mine.svg"), record.with_name("link.svg")
    disguised.write_bytes(record.read_bytes())
    linked.symlink_to(record)
    before = record.read_bytes()

    for out in (disguised, linked):
        assert "expected a new file, or a picture to be written over" in refused(chickenfoot, TREE, "-o", out)
        assert out.read_bytes() == before
    picture = record.with_name("picture.svg")
    assert [chickenfoot("draw", TREE, "-o", picture).code for _ in range(2)] == [0, 0]


def test_a_round_that_is_over_wants_no_more_toes(chickenfoot: Command, record: Path) -> None:
    described = text_of(root_of(chickenfoot("draw", record).out), "desc")

    assert "The round is over." in described
    assert "wants" not in described


def test_an_unknown_style_is_refused(chickenfoot: Command) -> None:
    assert refused(chickenfoot, TREE, "--style", "dots") == (
        "chickenfoot: --style: expected one of pips, numerals, got 'dots'\n"
    )


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (ABSTRACT, "tableau: expected a table with its starting double laid and its tree known"),
        ("~cross ?9-9 0-0,0-1/0-2 9-9,0-3,0-4 0 - 0", "got '?9-9'"),
        ("", "expected 7 fields"),
        (" ", "expected 7 fields"),
        ("trains 9-9", "expected 7 fields"),
        ("x " * 4000, "expected one of trains, cross"),
        ("trains \0", "expected 7 fields"),
        ("trains;set=99 9-9 1-1/2-2 - 0 - 0", "expected a highest pip from 2 to 18"),
        ("nowhere.cfr", "nowhere.cfr: No such file"),
    ],
)
def test_what_cannot_be_drawn_is_refused(line: str, expected: str, chickenfoot: Command) -> None:
    assert expected in refused(chickenfoot, line)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (("--round", 3), "round: expected a round from 1 to 2, got 3"),
        (("--round", 0), "round: expected a round from 1 to 2, got 0"),
        (("--round", 1, "--to", 999), "ply: expected a ply from 0 to"),
        (("--to", -1), "ply: expected a ply from 0 to"),
        (("--round", "two"), "--round: expected a number, got 'two'"),
    ],
)
def test_a_moment_that_never_was_is_refused(
    options: tuple[object, ...], expected: str, chickenfoot: Command, record: Path
) -> None:
    assert expected in refused(chickenfoot, record, *options)


@pytest.mark.parametrize("option", ["--round", "--to"])
def test_a_position_has_no_rounds_and_plies(option: str, chickenfoot: Command) -> None:
    assert refused(chickenfoot, TREE, option, 1) == (
        f"chickenfoot: {option}: expected a record to go with it, got a position\n"
    )


def test_a_record_without_a_round_is_refused(chickenfoot: Command, tmp_path: Path) -> None:
    file = tmp_path / "empty.cfr"
    file.write_text("chickenfoot record 1\nrules: trains\nplayers: 4\n", encoding="utf-8")
    assert refused(chickenfoot, file) == (f"chickenfoot: {file}: expected a record with a round, got none\n")


@pytest.mark.parametrize("content", [b"", b"hello\n", b"\xff\xfe\x00"])
def test_what_is_no_record_is_refused(content: bytes, chickenfoot: Command, tmp_path: Path) -> None:
    file = tmp_path / "no.cfr"
    file.write_bytes(content)
    assert str(file) in refused(chickenfoot, file)


def test_before_the_starting_double_is_found_there_is_nothing_to_draw(
    chickenfoot: Command, tmp_path: Path
) -> None:
    """X3: the holder lays it in the first turn."""
    chickenfoot("simulate", "--preset", "cross", "--games", 1, "--rule", "rounds=9", "--records", tmp_path)
    assert "expected a moment at which a tile lies on the table, got 0" in refused(
        chickenfoot, tmp_path / "game-0.cfr", "--to", 0
    )


def test_only_pictures_are_written_over(chickenfoot: Command, record: Path) -> None:
    """A record given twice by mistake stays a record."""
    before = record.read_bytes()
    assert "expected a file name that ends in .svg" in refused(chickenfoot, record, "-o", record)
    assert record.read_bytes() == before


def test_a_file_that_cannot_be_written_is_told(chickenfoot: Command, tmp_path: Path) -> None:
    folder = tmp_path / "folder.svg"
    folder.mkdir()
    assert str(folder) in refused(chickenfoot, TREE, "-o", folder)
    assert "in a folder that is there" in refused(chickenfoot, TREE, "-o", tmp_path / "nowhere" / "a.svg")
