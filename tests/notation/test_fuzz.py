"""Whatever a text holds, reading and replaying it tells mistakes and never breaks."""

from __future__ import annotations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from chickenfoot.errors import BadRecord
from chickenfoot.notation import Visitor, read, read_record, record_of, replay, verify, write_record
from tests.notation.games import any_game, full_text, seedless_text, seen_text, text_with_round_seeds

TEXTS = st.one_of(
    st.sampled_from([full_text(), seedless_text(), text_with_round_seeds(), seen_text(), seen_text(1)]),
    st.integers(0, 400).map(lambda number: write_record(record_of(any_game(number)))),
)
SIGNS = ["?", "-", "/", ",", ":", "#", "9", "0", "\n", " ", "!", ".", "\x00", "²"]
WORDS = ["draw", "pass", "catch", "on", "?99", "18-18", "0: catch ?3\n"]
LINES = """
rules: cross;set=3;hand=2;arms=2;toes=2;unheld=redeal
players: 27
view: 1
round 1: 0-0
redeals: 3
search: 0
start: 1
hand 0: ?
hand 0: -
yard: ?5
end: out
left: -/-
scores: 0 0
stopped: unheld
places: 1 1
"""
SCRAPS = st.sampled_from([*SIGNS, *WORDS, *LINES.strip().splitlines(keepends=True)])


def assert_told(text: str) -> None:
    """Reading *text* ends with a record and mistakes inside the text, or says that it is none."""
    try:
        record, mistakes = read_record(text)
    except BadRecord:
        return
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for mistake in (*mistakes, *replay(record).mistakes, *verify(text)):
        assert 1 <= mistake.line <= len(lines)
        assert 1 <= mistake.column <= len(lines[mistake.line - 1]) + 1
    again, new = read_record(write_record(record))
    assert again == record
    assert {mistake.code for mistake in new} <= {"wrong_count", "torn"}
    read(text, Visitor())


@st.composite
def mangled(draw: st.DrawFn) -> str:
    """A record with some places cut out, doubled, swapped or overwritten."""
    text = draw(TEXTS)
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        length = draw(st.integers(0, 30))
        text = text[:at] + draw(SCRAPS | st.text(max_size=4)) + text[at + length :]
    return text


@st.composite
def reordered(draw: st.DrawFn) -> str:
    """A record whose lines have been dropped, doubled and swapped."""
    first, *lines = draw(TEXTS).split("\n")
    for _ in range(draw(st.integers(1, 4))):
        at, other = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        lines[at], lines[other] = draw(st.sampled_from([(lines[other], lines[at]), ("", lines[at])]))
    return "\n".join([first, *lines])


@settings(max_examples=150)
@given(mangled())
def test_a_mangled_record_never_breaks_the_reader_or_the_replay(text: str) -> None:
    assert_told(text)


@settings(max_examples=80)
@given(reordered())
def test_a_record_with_its_lines_mixed_up_never_breaks_the_reader_or_the_replay(text: str) -> None:
    assert_told(text)


@given(TEXTS, st.data())
def test_a_record_cut_off_anywhere_never_breaks_the_reader_or_the_replay(
    text: str, data: st.DataObject
) -> None:
    assert_told(text[: data.draw(st.integers(0, len(text)))])


@given(st.text())
@example("chickenfoot record 1\nplayers: 0\nrules: cross;hand=42/players\nround 1: 9-9\n0: pass")
@example("chickenfoot record 1\nplayers: 1\nround 1: 9-9\nhand 0: ?190\nyard: -\nstart: 0\n")
@example("chickenfoot record 1\nrules: trains;end=target:1\nplayers: 190\nplaces: 1\nround: \n:\n: :")
@example(
    "chickenfoot record 1\nrules: cross\nplayers: 2\nround 1: 9-9\nsearch: 0\nhand 0: -\nhand 1: -\nyard: ?\n"
)
def test_no_other_text_breaks_them_either(text: str) -> None:
    assert_told(text)
    assert_told(f"chickenfoot record 1\n{text}")
