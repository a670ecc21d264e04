"""The game on disk: whole at every moment, and never over somebody else's file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from chickenfoot.notation import game_of, read_record
from chickenfoot.rules import Game, Seat
from chickenfoot.tui.saving import free_path, record_text, save
from chickenfoot.tui.table import Table
from tests.tui.test_table import played_on, sitting


def some_game() -> Game:
    return played_on(Table(sitting("cross")), 6).game


def test_a_saved_game_is_read_back_as_it_was(tmp_path: Path) -> None:
    game, here = some_game(), replace(sitting("cross"), date="2025-01-31")
    save(tmp_path / "game.cfr", game, here, undos=2)
    record, mistakes = read_record((tmp_path / "game.cfr").read_text(encoding="utf-8"))

    assert mistakes == ()
    assert game_of(record) == game
    assert record.headers.seats == ("person", "heaviest (bot)", "heaviest (bot)")
    assert (record.headers.date, record.headers.seed, record.headers.undos) == ("2025-01-31", here.seed, 2)


def test_saving_again_replaces_the_file_in_one_piece(tmp_path: Path) -> None:
    path = tmp_path / "game.cfr"
    path.write_text("what stood here before", encoding="utf-8")
    save(path, some_game(), sitting("cross"), undos=0)

    assert path.read_text(encoding="utf-8") == record_text(some_game(), sitting("cross"), 0)
    assert [*tmp_path.iterdir()] == [path]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    link = tmp_path / "link.cfr"
    link.symlink_to(tmp_path / "games" / "real.cfr")
    save(link, some_game(), sitting("cross"), undos=0)

    assert link.is_symlink()
    assert (tmp_path / "games" / "real.cfr").is_file()


def test_what_is_no_file_is_written_to_but_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as /dev/null."""
    path = tmp_path / "pretends"
    path.write_text("", encoding="utf-8")
    monkeypatch.setattr(Path, "is_file", lambda _: False)
    inode = path.stat().st_ino
    save(path, some_game(), sitting("cross"), undos=0)

    assert path.stat().st_ino == inode


def test_a_failed_save_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.cfr"
    path.write_text("old", encoding="utf-8")

    def refuse(_: Path, target: Path) -> None:
        raise PermissionError(13, "Permission denied", str(target))

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(PermissionError):
        save(path, some_game(), sitting("cross"), undos=0)

    assert path.read_text(encoding="utf-8") == "old"
    assert [*tmp_path.iterdir()] == [path]


def test_a_new_file_is_named_after_the_date_and_overwrites_nothing(tmp_path: Path) -> None:
    names = [free_path(tmp_path, "2025-01-31").stem for _ in range(3)]

    assert names == ["chickenfoot-2025-01-31", "chickenfoot-2025-01-31-2", "chickenfoot-2025-01-31-3"]
    assert free_path(tmp_path, None).name == "chickenfoot.cfr"


def test_the_record_knows_the_seat_of_the_person() -> None:
    here = replace(sitting("cross"), seat=Seat(1))

    assert read_record(record_text(some_game(), here, 0))[0].headers.seats[1] == "person"
