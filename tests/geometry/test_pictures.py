"""A position as a picture, and what a notebook shows of a state."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from chickenfoot.errors import BadInput
from chickenfoot.geometry.pictures import picture
from chickenfoot.geometry.places import Aspect
from chickenfoot.rules import parse_position, tile
from tests.geometry.drawn import SVG, root_of, text_of

TREE = "~trains;arms=2 9-9(9-1(1-4),9-3) 0-0,0-1/0-2 0-3,0-4,0-5 0 - 0"
ABSTRACT = "~trains =4,9,9+0-4,1-4 1-1,4-4/0-3,4-8 3-6,5-8,1-9 0 - 0"
SEARCHING = "~cross ?9-9 0-0,0-1/0-2 9-9,0-3,0-4 0 - 0"


def test_a_notebook_shows_a_state_as_a_picture() -> None:
    """As IPython asks for it; nothing but the rules need have been imported."""
    program = (
        "import sys; from chickenfoot.rules import parse_position;"
        "print('chickenfoot.geometry' in sys.modules);"
        f"print(parse_position({TREE!r})._repr_svg_(), end='')"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded, _, svg = done.stdout.partition("\n")

    assert loaded == "False"
    assert svg == parse_position(TREE)._repr_svg_()
    assert text_of(root_of(svg), "title") == "9-9(9-1(1-4),9-3)"
    assert text_of(root_of(svg), "desc") == "▸ 3, 4"


@pytest.mark.parametrize("line", [ABSTRACT, SEARCHING])
def test_without_a_tree_a_notebook_shows_the_position_line(line: str) -> None:
    """Section 6: an outline has no tree. X5: before the starting double is found nothing lies there."""
    state = parse_position(line)

    assert state._repr_svg_() is None
    with pytest.raises(
        BadInput, match=r"tableau: expected a tableau with its starting double laid .*, got '"
    ):
        picture(state)


def test_a_picture_can_be_chosen_otherwise() -> None:
    state = parse_position(TREE)
    shown = picture(state, style="numerals", newest=tile(1, 4), aspect=Aspect(10, 16), theme="dark")
    root = root_of(str(shown))

    assert shown._repr_svg_() == str(shown)
    assert [*root.iter(f"{SVG}text")]
    assert [one for one in root.iter() if one.get("class") == "halo"]


@pytest.mark.parametrize(
    ("choice", "text"),
    [
        ({"style": "dots"}, "style: expected one of pips, numerals, got 'dots'"),
        ({"theme": "pink"}, "theme: expected one of auto, light, dark, got 'pink'"),
        ({"newest": tile(5, 5)}, "newest: expected a tile that lies on the table, got '5-5'"),
    ],
)
def test_a_choice_that_there_is_not_is_refused(choice: dict[str, Any], text: str) -> None:
    with pytest.raises(BadInput) as refusal:
        picture(parse_position(TREE), **choice)

    assert str(refusal.value) == text


def test_when_a_round_is_over_no_end_is_open() -> None:
    """T14."""
    over = picture(parse_position(TREE.replace("/0-2", "/-")))

    assert 'class="spot open"' not in over.svg
    assert 'class="spot wait"' in over.svg
