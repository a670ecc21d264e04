"""The pictures in docs/images."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from bench import pictures


def test_every_picture_is_there_and_small() -> None:
    files = {path.stem: path for path in pictures.IMAGES.glob("*.svg")}

    assert set(files) == set(pictures.PICTURES)
    assert len(files) == 12
    assert max(path.stat().st_size for path in files.values()) <= pictures.LARGEST


@pytest.mark.parametrize("name", [name for name in pictures.PICTURES if "-18-" not in name])
def test_they_are_what_is_drawn_now(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """``scripts/bench pictures`` draws them anew after a change of the layout."""
    monkeypatch.setattr(sys, "argv", ["pictures", name, "--into", str(tmp_path)])

    assert pictures.main() == 0

    drawn, kept = (folder / f"{name}.svg" for folder in (tmp_path, pictures.IMAGES))
    assert drawn.read_bytes() == kept.read_bytes()


def test_the_foot_in_the_middle_of_a_round_is_pending() -> None:
    *_, layout = pictures.layouts_of(pictures.PICTURES["trains-9-foot"])
    open_spots = [spot for spot in layout.spots if spot.open]

    assert {spot.on for spot in open_spots} == {open_spots[0].on}
    assert open_spots[0].on.is_double
    assert len(layout.spots) > len(open_spots)


def test_of_a_finished_round_no_end_is_open() -> None:
    *_, layout = pictures.layouts_of(pictures.PICTURES["trains-9-eight"])

    assert layout.spots
    assert not any(spot.open for spot in layout.spots)


def test_one_picture_moves() -> None:
    moving = [
        name for name in pictures.PICTURES if "@keyframes" in (pictures.IMAGES / f"{name}.svg").read_text()
    ]

    assert moving == ["cross-9-growing"]
    assert re.search(r"prefers-color-scheme:dark", (pictures.IMAGES / f"{moving[0]}.svg").read_text())
