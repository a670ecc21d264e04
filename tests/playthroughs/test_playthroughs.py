"""Two rounds of every preset, told ply by ply, compared with how they went before."""

from __future__ import annotations

import pytest

from chickenfoot.rules import PRESETS
from tests.playthroughs.make import HERE, playthrough


@pytest.mark.parametrize("preset", PRESETS)
def test_a_game_goes_as_it_always_went(preset: str) -> None:
    """Section 3: a meant change is written down by ``python -m tests.playthroughs.make``."""
    assert playthrough(preset) == (HERE / f"{preset}.txt").read_text(encoding="utf-8")


def test_every_kind_of_event_is_told_somewhere() -> None:
    """X5, X-h, X13, T-e; section 3, call."""
    told = "".join((HERE / f"{preset}.txt").read_text(encoding="utf-8") for preset in PRESETS)

    for kind in (
        *(
            "TileLaid",
            "TileDrawn",
            "TurnPassed",
            "FootBegun",
            "FootDone",
            "OpeningDone",
            "Caught",
            "RoundEnded",
        ),
        *("reason=blocked", "reason=out", "shown=True", "called=True", "hear: TileDrawn seat=1 tile=None"),
    ):
        assert kind in told, kind
