"""``/api/replay``: a record as a browser replays it."""

from __future__ import annotations

import asyncio
import gzip
import threading
import zlib
from typing import Any

import httpx
import pytest

from chickenfoot.notation import Headers, Record, judge, record_of, record_seen, write_record
from chickenfoot.rules import Chance, Game, Lay, Ruleset, Seat, legal_moves, new_game, next_round, seed_of
from chickenfoot.rules.game import advance
from chickenfoot.server.http import replays
from tests.server.http.house import SHORT, House, problem
from tests.server.http.test_records import started


def asked(record: str) -> httpx.Response:
    async def test() -> httpx.Response:
        return await House().browser().post("/api/replay", {"record": record})

    return asyncio.run(test())


def told(record: Record) -> Any:
    answer = asked(write_record(record))
    assert answer.status_code == 200, answer.text
    return answer.json()


def game_of(rules: str, players: int, moves: int = 100_000) -> Game:
    """A game of *moves* moves, each the last that may be made."""
    game = new_game(Ruleset.parse(rules), players)
    while not game.is_over and moves:
        game = next_round(game, Chance(seed_of(f"round {len(game.results)}"), (b"salt", b"")))
        while game.state is not None and moves:
            game = advance(game, legal_moves(game.state)[-1])
            moves -= 1
    return game


SHORT_GAME = game_of(SHORT, 2)


# --- what is told -----------------------------------------------------------------------------------------


def test_a_game_is_told_from_its_first_deal_to_its_places() -> None:
    game = told(record_of(SHORT_GAME, Headers(("Ann",), date="2026-05-28", undos=2)))

    assert game["rules"] == str(SHORT_GAME.ruleset)
    assert game["shape"] == {"set": 4, "arms": 2, "toes": 3}
    assert game["names"] == ["Ann", ""]
    assert (game["date"], game["undone"]) == ("2026-05-28", 2)
    assert "seat" not in game
    assert [one["dealt"]["number"] for one in game["rounds"]] == [1, 2]
    assert len(game["final"]["places"]) == 2
    last = [one["what"] for one in game["rounds"][-1]["plies"][-1]["happened"]]
    assert last[-2:] == ["round_over", "game_over"]


@pytest.mark.parametrize(
    "rules", [SHORT, "cross;set=6;players=2-8;rounds=6,0;hand=6;arms=3", "family;rounds=3"]
)
def test_every_round_has_its_deal_and_every_move_the_table_after_it(rules: str) -> None:
    played = game_of(rules, 3)
    game = told(record_of(played))

    for one, was in zip(game["rounds"], played.rounds, strict=True):
        assert one["hands"] == [[str(tile) for tile in hand] for hand in was.dealt.hands]
        aside = [[str(laid.tile), None, 0] for laid in was.dealt.tableau.laid]
        assert one["dealt"].get("plays", []) == aside
        assert [(ply["seat"], ply["move"]) for ply in one["plies"]] == [
            (ply.seat, str(ply.move)) for ply in was.plies
        ]
        assert one["plies"][-1]["board"]["counts"] == [len(hand) for hand in was.state.hands]
        laid = [what for ply in one["plies"] for what in ply["happened"] if what["what"] == "laid"]
        assert [what["tile"] for what in laid] == [
            str(ply.move.tile) for ply in was.plies if isinstance(ply.move, Lay)
        ]
        drawn = [what for ply in one["plies"] for what in ply["happened"] if what["what"] == "drawn"]
        assert all("tile" in what for what in drawn)
        assert one["result"]["scores"] == [*played.results[was.number - 1].scores]
        assert one["result"]["seed"] == seed_of(f"round {was.number - 1}").hex()


def test_a_running_game_has_no_end() -> None:
    game = told(record_of(game_of(SHORT, 2, moves=3)))

    assert len(game["rounds"]) == 1
    assert len(game["rounds"][0]["plies"]) == 3
    assert "result" not in game["rounds"][0]
    assert "final" not in game


def test_a_game_that_has_not_begun_is_empty() -> None:
    game = told(record_of(new_game(Ruleset.parse(SHORT), 2)))

    assert game["rounds"] == []


def test_what_one_seat_has_not_seen_stays_hidden_until_it_is_shown() -> None:
    game = told(record_seen(SHORT_GAME, Seat(1), reveal=False))
    first = game["rounds"][0]

    assert game["seat"] == 1
    assert "?" in first["hands"][0]
    assert "?" not in first["hands"][1]
    drawn = [what for ply in first["plies"] for what in ply["happened"] if what["what"] == "drawn"]
    assert any("tile" not in what for what in drawn)  # but what was laid at once must have been drawn
    assert first["result"]["scores"] == [*SHORT_GAME.results[0].scores]
    assert "seed" not in first["result"]


def test_with_the_seeds_of_finished_rounds_nothing_of_them_is_hidden() -> None:
    game = told(record_seen(SHORT_GAME, Seat(1)))

    assert not any("?" in hand for one in game["rounds"] for hand in one["hands"])


def test_the_record_of_a_table_can_be_replayed() -> None:
    async def test() -> None:
        house = House()
        ann, table = await started(house, "open", "heaviest")
        await house.play(table, ann)
        record = (await ann.get(f"/api/tables/{table}/record")).text
        answer = await ann.post("/api/replay", {"record": record})
        assert answer.json()["names"] == ["Ann", "heaviest (bot)"]

    asyncio.run(test())


def test_the_longest_game_fits_and_comes_back_compressed() -> None:
    record = write_record(record_of(game_of("cross;set=18;rounds=18,17", 8)))
    answer = asked(record)

    assert answer.status_code == 200
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "Accept-Encoding"
    assert int(answer.headers["content-length"]) < len(answer.content) / 5
    assert len(record) / 2 * 19 * 1.2 < replays.LARGEST  # a whole game of 19 rounds


def test_the_answer_is_compressed_in_the_thread_that_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by the middleware, where all tables would wait for it."""
    threads: list[int] = []

    def compress(body: bytes, *_: Any, **__: Any) -> bytes:
        threads.append(threading.get_ident())
        return zlib.compress(body, wbits=31)

    monkeypatch.setattr(gzip, "compress", compress)
    assert asked(write_record(record_of(SHORT_GAME))).json()["rounds"]
    assert len(threads) == 1
    assert threads != [threading.get_ident()]


def test_who_cannot_read_it_compressed_gets_it_plain() -> None:
    async def test() -> None:
        record = write_record(record_of(SHORT_GAME))
        browser = House().browser()
        answer = await browser.post("/api/replay", {"record": record}, headers={"Accept-Encoding": "br"})
        assert "content-encoding" not in answer.headers
        assert answer.json()["rounds"]

    asyncio.run(test())


# --- what is refused --------------------------------------------------------------------------------------

LINES = write_record(record_of(SHORT_GAME)).splitlines()


def changed(begins: str, to: str) -> tuple[str, int]:
    """The record of the short game with another text in one line; and which line that is."""
    at = next(at for at, line in enumerate(LINES) if line.startswith(begins))
    return "\n".join([*LINES[:at], to, *LINES[at + 1 :], ""]), at + 1


@pytest.mark.parametrize(
    ("begins", "to", "mistake", "args"),
    [
        ("scores:", "scores: 99 99", "scores_differ", {"written": "99 99"}),
        ("players:", "players: no", "bad_value", {"kind": "players", "column": 10}),
        (
            "rules:",
            "rules: trains;set=99",
            "bad_value",
            {"kind": "rules", "error": "bad_value", "key": "set"},
        ),
        ("0: ", "0: 4-4 on 9", "illegal", {"seat": 0, "move": "4-4 on 9"}),
        ("places:", "what: is this", "unknown_item", {}),
    ],
)
def test_a_record_with_mistakes_is_refused_by_the_first_of_them(
    begins: str, to: str, mistake: str, args: dict[str, Any]
) -> None:
    record, line = changed(begins, to)
    answer = asked(record)

    assert problem(answer) == (400, "record_wrong")
    found = answer.json()["args"]
    assert (found["mistake"], found["line"]) == (mistake, line)
    assert args.items() <= found.items()
    assert answer.json()["text"].startswith(f"line {line}, column ")
    assert found["mistakes"] >= 1


@pytest.mark.parametrize(
    ("text", "code"),
    [("", "record_empty"), ("hello", "no_record"), ("chickenfoot record 9\n", "record_version")],
)
def test_what_is_no_record_is_refused(text: str, code: str) -> None:
    assert problem(asked(text)) == (400, code)


def test_of_a_torn_record_all_but_the_last_move_is_told() -> None:
    text = write_record(record_of(game_of(SHORT, 2, moves=3)))
    answer = asked(text.removesuffix("\n"))

    assert len(answer.json()["rounds"][0]["plies"]) == 2


def test_a_record_that_is_too_large_is_refused() -> None:
    assert problem(asked("x" * 500_001))[0] == 400
    assert problem(asked("x" * replays.LARGEST)) == (413, "too_large")


def test_a_record_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "_LONGEST", -1.0)

    assert problem(asked(write_record(record_of(SHORT_GAME)))) == (400, "record_too_long")


def test_telling_what_was_played_counts_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where only that takes too long."""
    monkeypatch.setattr(replays, "judge", lambda text, _: judge(text))
    monkeypatch.setattr(replays, "_LONGEST", -1.0)

    assert problem(asked(write_record(record_of(SHORT_GAME)))) == (400, "record_too_long")
