"""Players with budgets, in one word each."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from chickenfoot.bots import Budget
from chickenfoot.bots.specs import Spec, bot_of, budget_text, read_budget, read_spec, read_specs
from chickenfoot.errors import BadInput


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("fox", Spec("fox")),
        ("fox@1s", Spec("fox", Budget(milliseconds=1000))),
        ("fox@50ms", Spec("fox", Budget(milliseconds=50))),
        ("pimc@400", Spec("pimc", Budget(samples=400))),
        ("mine.own:Sly@1500ms", Spec("mine.own:Sly", Budget(milliseconds=1500))),
    ],
)
def test_a_spec_is_read_and_written(text: str, spec: Spec) -> None:
    assert read_spec(text) == spec
    assert str(spec) == text


def test_whole_seconds_are_written_as_seconds() -> None:
    assert budget_text(read_budget("2000ms")) == "2s"
    assert budget_text(Budget()) == ""


def test_specs_stand_between_commas() -> None:
    assert [str(spec) for spec in read_specs("fox, heaviest@3,random")] == ["fox", "heaviest@3", "random"]


@pytest.mark.parametrize("text", ["0", "0ms", "-1", "1m", "1.5s", "", "ms", "1 s", "٣", "9999999999"])
def test_a_bad_budget_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match=r"--budget: expected a budget like 50ms, 1s or 400 \(samples\), got"):
        read_budget(text, "--budget")


@pytest.mark.parametrize("text", ["mine:", ":Sly", "my bot:Sly", "mine:Sly:Fox", "1:2"])
def test_what_cannot_be_imported_is_refused_unseen(text: str) -> None:
    with pytest.raises(BadInput, match="expected a player like module:Class, got"):
        read_spec(text)


def test_a_name_is_looked_up_in_the_registry() -> None:
    assert bot_of(read_spec("fox@3")).name == "fox"
    with pytest.raises(BadInput, match=r"expected one of chick, .*, got 'goose'"):
        bot_of(read_spec("goose"))


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module ``own_players`` that can be imported, still empty."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "own_players", raising=False)
    return tmp_path / "own_players.py"


def test_a_player_of_ones_own_is_imported(own: Path) -> None:
    own.write_text("class Sly:\n    name = 'sly'\n    def choose(self, view, budget, stream): ...\n")

    assert bot_of(read_spec("own_players:Sly")).name == "sly"


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("class Sly:\n    name = 'sly'\n", "with a name and a method choose, got 'own_players:Sly'"),
        ("def Sly(): return None\n", "with a name and a method choose, got 'own_players:Sly'"),
        ("Sly = 3\n", "expected a class that can be imported and made without arguments"),
        ("class Fox: pass\n", "expected a class that can be imported and made without arguments"),
        ("raise SystemExit\n", "expected a class that can be imported and made without arguments"),
        ("1 / 0\n", "expected a class that can be imported and made without arguments"),
    ],
)
def test_what_is_no_player_is_refused(source: str, told: str, own: Path) -> None:
    own.write_text(source)
    with pytest.raises(BadInput, match=told):
        bot_of(read_spec("own_players:Sly"))
