"""A record written and read again is the same record, and replaying it is the same game."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from chickenfoot.errors import BadInput
from chickenfoot.notation import (
    FACE_DOWN,
    Headers,
    Pile,
    Record,
    game_of,
    is_one_line,
    read_record,
    record_of,
    record_seen,
    replay,
    write_record,
)
from chickenfoot.rules import PRESETS, Draw, Game, Ruleset, Seat, Tile, new_game, tile
from chickenfoot.rules.events import Caught, TileDrawn
from tests.notation.games import CALLING, HEADERS, SEARCH, SEED, SMALL, any_game, moments, played, small_game

GAMES = range(60)


def assert_read_back(record: Record) -> None:
    again, mistakes = read_record(write_record(record))
    assert mistakes == ()
    assert again == record
    assert write_record(again) == write_record(record)


@pytest.mark.parametrize("number", GAMES)
def test_any_game_is_the_same_after_writing_and_reading(number: int) -> None:
    game = any_game(number)

    for headers in (Headers(), HEADERS):
        record = record_of(game, headers)
        assert_read_back(record)
        assert replay(record).mistakes == ()
        assert game_of(read_record(write_record(record))[0]) == game


@pytest.mark.parametrize("number", GAMES)
def test_what_any_seat_has_seen_is_the_same_after_writing_and_reading_and_contradicts_nothing(
    number: int,
) -> None:
    game = any_game(number)

    for seat in (None, *map(Seat, range(game.players))):
        for reveal in (False, True):
            record = record_seen(game, seat, HEADERS, reveal=reveal)
            assert_read_back(record)
            again = replay(record)
            assert again.mistakes == ()
            assert again.game.results == game.results
            assert len(again.states) == len(record.rounds)


def test_a_game_before_its_first_round_has_a_record() -> None:
    record = record_of(new_game(SMALL, 2))

    assert record.rounds == ()
    assert_read_back(record)
    assert game_of(record) == new_game(SMALL, 2)


@pytest.mark.parametrize("name", [*PRESETS])
def test_the_record_of_a_running_game_is_the_beginning_of_the_finished_one(name: str) -> None:
    ruleset = Ruleset.of(name, rounds="9,8")
    texts: list[list[str]] = [
        [
            write_record(record_of(game, HEADERS)),
            write_record(record_of(game)),
            write_record(record_seen(game, Seat(1), HEADERS)),
            write_record(record_seen(game, None)),
        ]
        for game in moments(ruleset, 3, Random(name))
    ]

    for now, final in zip(zip(*texts, strict=True), texts[-1], strict=True):
        assert all(final.startswith(text) for text in now)


# --- what a seat has seen ----------------------------------------------------------------------------


def tiles_seen(game: Game, seat: int) -> set[Tile]:
    """Every tile *seat* has seen in the running round, from the game itself."""
    assert game.round is not None
    seen = {*game.round.dealt.hands[seat], *game.round.state.hands[seat], *game.round.start.shown}
    seen |= {laid.tile for laid in game.round.state.tableau.laid}
    for ply in game.round.plies:
        seen |= {
            event.tile for event in ply.events if isinstance(event, TileDrawn) and event.shown and event.tile
        }
    return seen


@pytest.mark.parametrize("number", range(40))
def test_a_seats_record_of_a_running_round_tells_no_tile_it_has_not_seen(number: int) -> None:
    game = any_game(number)
    if game.state is None:
        game = played(SEARCH, 3, number, plies=number % 8)
    for seat in range(game.players):
        written = record_seen(game, Seat(seat)).rounds[-1]
        piles = [*written.hands, written.yard, *(ply.drawn for ply in written.plies)]
        told = {tile for pile in piles for tile in pile.tiles}
        assert told | set(written.shown) <= tiles_seen(game, seat)
        assert written.seed is None
        assert written.left is None


def test_a_seats_record_tells_the_seeds_of_finished_rounds_only_where_they_are_shown() -> None:
    game = played(SMALL, 2, plies=40)
    assert len(game.results) == 2

    shown, hidden = (record_seen(game, Seat(0), HEADERS, reveal=reveal) for reveal in (True, False))

    assert [written.seed is not None for written in shown.rounds] == [True, True, False]
    assert [written.seed is not None for written in hidden.rounds] == [False, False, False]
    assert shown.headers.seed is None
    assert SEED.hex() not in write_record(shown)


def test_a_seat_that_is_not_at_the_table_has_seen_nothing() -> None:
    with pytest.raises(BadInput, match="expected a seat from 0 to 1, got 2"):
        record_seen(small_game(), Seat(2))


def first_catch() -> tuple[Game, int, Caught]:
    """A game with a catch, and which ply of its first round that is."""
    for game in (played(CALLING, 3, number) for number in range(200)):
        for at, ply in enumerate(game.rounds[0].plies):
            event = ply.events[0]
            if isinstance(event, Caught) and event.count:
                return game, at, event
    raise AssertionError("expected a catch in 200 games, got none")


def test_a_caught_seat_knows_what_it_had_to_draw_and_the_others_know_how_much() -> None:
    """Section 3, call."""
    game, at, event = first_catch()
    caught = event.seat
    views = [record_seen(game, Seat(seat)).rounds[0].plies[at].drawn for seat in range(3)]

    assert [pile.hidden == 0 for pile in views] == [seat == caught for seat in range(3)]
    assert len({pile.size for pile in views}) == 1


# --- piles, names ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pile", "text"),
    [
        (Pile(), "-"),
        (Pile((), 1), "?"),
        (Pile((), 7), "?7"),
        (Pile((tile(0, 1), tile(2, 9))), "0-1,2-9"),
        (Pile.of([FACE_DOWN, tile(0, 1), FACE_DOWN]), "0-1,?2"),
    ],
)
def test_a_pile_shows_the_tiles_it_knows_and_counts_the_others(pile: Pile, text: str) -> None:
    assert str(pile) == text
    assert pile.size == len(pile.spread())
    assert Pile.of(pile.spread()) == pile


def test_a_tile_face_down_shows_nothing() -> None:
    assert str(FACE_DOWN) == "?"


@pytest.mark.parametrize(
    "name", ["", " Ouma", "Ou\nma", "Ou  ma", "Ou\x07ma", "\ud800", "a\u2028b", "x" * 201]
)
def test_a_name_that_does_not_fit_in_a_line_is_not_written(name: str) -> None:
    assert not is_one_line(name)
    record = record_of(small_game(), Headers(date=name))
    with pytest.raises(BadInput, match="expected a text without line ends"):
        write_record(record)


@pytest.mark.parametrize(
    "name", ["Ouma #1", "Bà Nội: người hay thắng", "جدتي", "Ömer 🐔", "a:b", "# no comment"]
)
def test_any_name_of_one_line_comes_back_as_it_was(name: str) -> None:
    assert_read_back(record_of(small_game(), Headers(("", name))))


def test_there_are_no_more_names_than_seats() -> None:
    with pytest.raises(BadInput, match="2 seats at most"):
        record_of(small_game(), Headers(("a", "b", "c")))


def test_where_an_item_stood_does_not_count_when_records_are_compared() -> None:
    record, _ = read_record("\n\n" + write_record(record_of(small_game())))

    assert record == replace(record, where={})
    assert record.where[1, "ply 1"].line > 3
    assert hash(record.rounds[0]) == hash(replace(record.rounds[0]))


def test_a_record_of_a_replayed_view_hides_the_same_tiles() -> None:
    seen = record_seen(played(SMALL, 2, plies=25), Seat(0), reveal=False)
    again = record_seen(replay(seen).game, Seat(0))

    assert [written.plies for written in again.rounds] == [written.plies for written in seen.rounds]
    assert [written.hands for written in again.rounds] == [written.hands for written in seen.rounds]
    draws = [ply for written in seen.rounds for ply in written.plies if isinstance(ply.move, Draw)]
    assert {ply.drawn.hidden for ply in draws} == {0, 1}
