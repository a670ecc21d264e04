"""The values' colours can be told from their ground and from each other, by every eye."""

from __future__ import annotations

import math
import re
from itertools import combinations
from pathlib import Path

import pytest

from chickenfoot.geometry.colours import DARK, LIGHT, Colours

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

# Machado, Oliveira and Fernandes 2009, severity 1: what is seen of linear red, green and blue
EYES: dict[str, Matrix] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def times(matrix: Matrix, colour: Triple) -> Triple:
    one, two, three = (sum(a * b for a, b in zip(row, colour, strict=True)) for row in matrix)
    return one, two, three


def linear(text: str) -> Triple:
    """``#rrggbb`` as linear red, green and blue."""
    parts = (int(text[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return red, green, blue


def contrast(one: str, other: str) -> float:
    """WCAG 2.2: from 1 to 21."""
    weights = (0.2126, 0.7152, 0.0722)
    lights = sorted(sum(a * b for a, b in zip(weights, linear(text), strict=True)) for text in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def oklab(colour: Triple) -> Triple:
    cones = times(
        (
            (0.4122214708, 0.5363325363, 0.0514459929),
            (0.2119034982, 0.6806995451, 0.1073969566),
            (0.0883024619, 0.2817188376, 0.6299787005),
        ),
        (max(colour[0], 0), max(colour[1], 0), max(colour[2], 0)),
    )
    red, green, blue = (max(part, 0) ** (1 / 3) for part in cones)
    return times(
        (
            (0.2104542553, 0.7936177850, -0.0040720468),
            (1.9779984951, -2.4285922050, 0.4505937099),
            (0.0259040371, 0.7827717662, -0.8086757660),
        ),
        (red, green, blue),
    )


def distance(one: str, other: str, eye: Matrix) -> float:
    a, b = (oklab(times(eye, linear(text))) for text in (one, other))
    return math.dist(a, b)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_every_colour_stands_out_from_its_ground(colours: Colours) -> None:
    """WCAG 2.2, 1.4.11: graphics and large text have a contrast of 3."""
    assert len(colours.values) == 19
    assert min(contrast(value, colours.tile) for value in colours.values) >= 3
    assert min(contrast(part, colours.table) for part in (colours.halo, colours.spot, colours.double)) >= 3
    assert contrast(colours.double, colours.tile) >= 3
    assert contrast(colours.halo, colours.tile) >= 3


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_no_two_values_look_alike_to_any_eye(colours: Colours, eye: str) -> None:
    """In Oklab, where 0.02 is just noticeable; the values of a double-nine set lie wider apart."""
    apart = [distance(a, b, EYES[eye]) for a, b in combinations(colours.values, 2)]
    nine = [distance(a, b, EYES[eye]) for a, b in combinations(colours.values[:10], 2)]

    assert min(apart) >= 0.027
    assert min(nine) >= 0.044


def test_the_browser_paints_values_with_the_same() -> None:
    style = (Path(__file__).parents[2] / "web" / "src" / "style.css").read_text(encoding="utf-8")
    first = style.split(":root {", 1)[1].split("}", 1)[0]
    found = re.findall(r"--value-\d+: light-dark\((#\w{6}), (#\w{6})\);", first)

    assert found == [*zip(LIGHT.values, DARK.values, strict=True)]
