"""Single messages: what each reader is told of how a round begins, and of how it and the game end."""

from __future__ import annotations

from dataclasses import replace

from chickenfoot.rules import Game, Result, Seat, Stream, seed_of
from chickenfoot.testing.drawing import table as drawing
from chickenfoot.wire import parts, to_client
from chickenfoot.wire.from_client import Close
from tests.server.tables import ANN, BEGUN, BO, PACE, XO, Table, game_of, table_of
from tests.server.telling.hearing import happened, last, seen

LAST_TILE = """
    ends   6
    hands  > 6-1 | 2-2 3-3
"""


# --- salts ------------------------------------------------------------------------------------------------


def test_an_offer_tells_the_commitment_and_how_long_is_waited() -> None:
    table = Table().started(ANN, BO)
    offer = last(table, XO, to_client.Offered).offer

    assert offer.deadline == BEGUN + PACE.salts
    assert (offer.round, len(offer.commitment), offer.is_closed) == (1, 64, False)
    assert offer.commitments == offer.salts == (None, None)


def test_salts_are_public_once_they_are_shown() -> None:
    table = Table().started(ANN, BO)
    table.later(3_000).commits(ANN)
    table.commits(BO)
    table.shows(ANN)
    offer = last(table, XO, to_client.Offered).offer

    assert offer.deadline == table.now + PACE.salts
    assert offer.is_closed
    assert None not in offer.commitments
    assert offer.salts == ("416e6e", None)


def test_what_was_offered_is_what_is_dealt() -> None:
    table = Table().started(ANN, BO)
    commitment = last(table, XO, to_client.Offered).offer.commitment
    table.salted()
    dealt = last(table, XO, to_client.Dealt).round

    assert dealt is not None
    assert (dealt.commitment, dealt.salts) == (commitment, ("416e6e", "426f"))


# --- how a round begins -----------------------------------------------------------------------------------


def test_the_lottery_is_told() -> None:
    """T3."""
    table = Table("trains").dealt(ANN, BO)
    dealt, start = last(table, XO, to_client.Dealt).round, game_of(table.room).round

    assert dealt is not None
    assert start is not None
    assert (dealt.turned, dealt.starter) == (start.start.turned, start.start.starter)
    assert (dealt.double, dealt.plays) == ("9-9", (parts.Laid("9-9", None, 0),))


def test_the_tiles_shown_for_the_highest_are_told() -> None:
    table = Table("rotating").dealt(ANN, BO)
    dealt = last(table, XO, to_client.Dealt).round

    assert dealt is not None
    assert len(dealt.shown) == 2


def test_a_search_is_told_with_who_draws_first() -> None:
    """X5."""
    rules = "cross;hand=2;rounds=9"
    tables = (Table(rules, label=f"search {number}").dealt(ANN, BO) for number in range(20))
    dealt = next(
        one
        for table in tables
        if (one := last(table, XO, to_client.Dealt).round) is not None and one.first is not None
    )

    assert (dealt.starter, dealt.plays) == (None, ())


def test_another_double_than_the_planned_one_is_told() -> None:
    """Section 3, ``unheld``: comes_back."""
    rules = "howsley;hand=5;rounds=9,8,7,6,5"
    tables = (Table(rules, label=f"planned {number}").dealt(ANN, BO) for number in range(20))
    dealt = next(
        one
        for table in tables
        if (one := last(table, XO, to_client.Dealt).round) is not None and one.planned is not None
    )

    assert dealt.planned == "9-9"
    assert dealt.double != "9-9"


# --- how it ends ------------------------------------------------------------------------------------------


def test_at_the_end_of_a_round_hands_are_shown_and_counted() -> None:
    table = table_of(drawing(LAST_TILE))
    table.plays(ANN, "6-1 on 6")
    (_, over) = happened(table, XO)

    assert isinstance(over, parts.RoundOver)
    assert over.result.hands == ((), ("2-2", "3-3"))
    assert (over.result.scores, over.result.totals, over.result.winners) == ((0, 10), (0, 10), (0,))
    assert (over.result.reason, over.result.double, over.result.starter) == ("out", "9-9", 0)
    assert len(over.result.seed) == 64
    assert last(table, XO, to_client.Moved).turn is None


def test_at_the_end_of_a_game_places_are_told() -> None:
    table = table_of(drawing(LAST_TILE))
    table.plays(ANN, "6-1 on 6")
    table.play_out(Stream(seed_of("places")).choice)
    over = happened(table, XO)[-1]

    assert isinstance(over, parts.GameOver)
    assert sorted(over.final.places) == [1, 2]
    assert seen(table.room, XO.id).final == over.final


def scored(ruleset_of: Game, *scores: tuple[int, ...]) -> Game:
    """A finished game whose rounds had these *scores*."""
    results = [Result(9, Seat(0), "out", points, ()) for points in scores]
    return replace(ruleset_of, results=tuple(results))


def final(*scores: tuple[int, int, int]) -> parts.Final:
    """How a game under ``cross`` ended whose rounds had these scores."""
    table = Table("cross;set=6;hand=3;rounds=6,5", ("hen", "hen", "hen")).started()
    table.play_out(Stream(seed_of("ties")).choice)
    told = seen(table.room._replace(game=scored(game_of(table.room), *scores)), "").final
    assert told is not None
    return told


def test_the_most_zero_rounds_break_a_tie() -> None:
    """X15."""
    assert final((0, 5, 30), (10, 5, 0)) == parts.Final((1, 2, 3), (parts.Tie(0, 1, "most_zero_rounds"),))


def test_then_the_lowest_round_breaks_it() -> None:
    """X15."""
    assert final((4, 2, 20), (6, 8, 20)) == parts.Final((2, 1, 3), (parts.Tie(1, 0, "lowest_nonzero_round"),))


def test_who_is_equal_in_all_shares_the_place() -> None:
    """X-j."""
    assert final((4, 6, 4), (6, 4, 6)) == parts.Final((1, 1, 1))


def test_every_neighbour_of_the_same_total_is_told_what_decided() -> None:
    """X15."""
    told = final((0, 5, 4), (10, 5, 6))

    assert told.places == (1, 3, 2)
    assert told.ties == (
        parts.Tie(0, 2, "most_zero_rounds"),
        parts.Tie(2, 1, "lowest_nonzero_round"),
    )


def test_that_a_table_has_expired_is_told() -> None:
    table = Table()
    table.later(PACE.idle).ticks()
    assert last(table, XO, to_client.Closed).expired

    other = Table()
    other.does(ANN, Close)
    assert not last(other, XO, to_client.Closed).expired
    assert seen(other.room, XO.id).phase == "closed"
