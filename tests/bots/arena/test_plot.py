"""The picture of the standings."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from chickenfoot.bots.arena import standings
from chickenfoot.bots.arena.plot import Words, check_plot, save_plot
from chickenfoot.errors import BadInput
from tests.bots.arena.samples import outcome

WORDS = Words("three bots", "first places, %", "chance: 50.0 %")
TABLE = standings([outcome(deal, "fox,hen", [1 + deal % 3 // 2, 2 - deal % 3 // 2]) for deal in range(12)])


def test_the_picture_names_the_bots_and_their_shares(tmp_path: Path) -> None:
    save_plot(TABLE, WORDS, tmp_path / "table.svg")
    drawn = ElementTree.parse(tmp_path / "table.svg")
    texts = {"".join(text.itertext()).strip() for text in drawn.iter("{http://www.w3.org/2000/svg}text")}

    assert texts >= {*WORDS, "fox", "hen", "66.7", "33.3"}


def test_the_same_standings_give_the_same_file(tmp_path: Path) -> None:
    save_plot(TABLE, WORDS, tmp_path / "one.svg")
    save_plot(TABLE, WORDS, tmp_path / "two.svg")

    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()


@pytest.mark.parametrize("name", ["table.png", "table", "nowhere/table.svg"])
def test_a_file_that_cannot_become_a_picture_is_refused_before_the_games(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"--plot: expected a file name that ends in \.svg"):
        check_plot(tmp_path / name)


def test_without_the_extra_a_picture_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(BadInput, match=r"--plot: expected matplotlib, which chickenfoot\[arena\] brings"):
        check_plot(tmp_path / "table.svg")
