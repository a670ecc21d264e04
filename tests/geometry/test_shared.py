"""The drawn tables that Python and the browser agree on; web/src/gallery/vectors.test.ts reads the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from chickenfoot.geometry import each_layout, lay_out, read_vector
from tests.geometry import sound
from tests.geometry.make import CASES, HERE, Case, drawn

FILES: dict[str, list[dict[str, Any]]] = {
    path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(HERE.glob("*.json"))
}
WRITTEN = [written for tables in FILES.values() for written in tables]
TABLES = [pytest.param(written, id=written["name"]) for written in WRITTEN]
MADE = [pytest.param(case, id=case.name) for cases in CASES.values() for case in cases if not case.tight]


@pytest.mark.parametrize("written", TABLES)
def test_each_tile_lies_where_both_have_agreed(written: dict[str, Any]) -> None:
    vector = read_vector(written)

    assert lay_out(vector.shape, vector.aspect, vector.plays) == vector.layout


@pytest.mark.parametrize("written", TABLES)
def test_they_are_sound(written: dict[str, Any]) -> None:
    _, _, plays, layout = read_vector(written)

    sound.check_room(layout)
    sound.check_joints(plays, layout)
    sound.check_directions(plays, layout)


def test_every_table_is_written_and_no_other() -> None:
    """``python -m tests.geometry.make``"""
    names = {name: [written["name"] for written in tables] for name, tables in FILES.items()}

    assert names == {name: [case.name for case in cases] for name, cases in CASES.items()}
    assert len({written["name"] for written in WRITTEN}) == len(WRITTEN)


@pytest.mark.parametrize("case", MADE)
def test_the_rules_and_the_players_still_make_the_same_plays(case: Case) -> None:
    written = next(one for one in WRITTEN if one["name"] == case.name)

    assert drawn(case) == read_vector(written)[:3]


def test_where_tiles_make_room_all_else_stays_and_the_table_is_sound() -> None:
    """The smallest of the tables that have shifts."""
    shifted = [written for written in WRITTEN if written["shifts"]]
    vector = read_vector(min(shifted, key=lambda written: len(written["plays"])))
    layouts = [*each_layout(vector.shape, vector.aspect, vector.plays)]

    assert layouts[-1].shifts
    sound.check_moves(layouts)
    for count, layout in enumerate(layouts, start=1):
        sound.check_room(layout)
        sound.check_joints(vector.plays[:count], layout)
        sound.check_directions(vector.plays[:count], layout)


def test_the_files_are_small_and_have_a_table_a_line() -> None:
    """A change of one table is then a change of one line."""
    paths: list[Path] = [*HERE.glob("*.json")]

    assert sum(path.stat().st_size for path in paths) < 400_000
    for path in paths:
        assert len(path.read_text(encoding="utf-8").splitlines()) == len(FILES[path.stem]) + 2
