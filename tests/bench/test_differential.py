"""The long walk of the simulator beside the rules, kept short here."""

from __future__ import annotations

import json
import sys

import pytest

from bench import differential
from chickenfoot.testing import agreement


def run(monkeypatch: pytest.MonkeyPatch, *options: str) -> int:
    monkeypatch.setattr(sys, "argv", ["differential", *options])
    return differential.main()


def test_it_walks_as_many_rounds_as_it_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "--rounds", "60", "--jobs", "1", "--json") == 0

    told = json.loads(capsys.readouterr().out)
    assert told["rounds"] == 60
    assert told["plies"] > 60
    assert told["disagreement"] == ""


def test_a_run_goes_on_where_another_stopped() -> None:
    assert list(differential.chunks(100, 120)) == [range(100, 150), range(150, 200), range(200, 220)]
    both = differential.walk_chunk("go on", range(12))
    parts = [differential.walk_chunk("go on", numbers) for numbers in (range(7), range(7, 12))]

    assert both == parts[0].and_then(parts[1])


def test_a_disagreement_ends_it_and_names_the_round_and_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """A simulator that forgets every ply is found out in the first round."""
    monkeypatch.setattr(agreement, "fast_play", lambda *_: None)
    walked = differential.walk_chunk("disagree", range(3, 10))

    assert walked.rounds == 0
    assert walked.disagreement.startswith("round 3: the simulator disagrees at '")


def test_after_a_disagreement_the_exit_code_is_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = differential.Walked(9, 500, "round 9: the simulator disagrees at '…'")
    monkeypatch.setattr(differential, "walk_all", lambda *_: iter([found]))

    assert run(monkeypatch, "--rounds", "60") == 1
    assert "round 9: the simulator disagrees" in capsys.readouterr().out
