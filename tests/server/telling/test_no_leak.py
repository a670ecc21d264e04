"""Nobody is told, nor can find out by trying, what he may not know (issue 5, section 3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from chickenfoot.rules import Stream, catches, legal_moves, seed_of, whole_set
from chickenfoot.rules.legal import why_details
from chickenfoot.server import happened, telling
from chickenfoot.server.log import Offered, TableMade
from chickenfoot.server.readers import Step
from chickenfoot.server.room import Actor, Refusal, Room, decide, deciding, due
from chickenfoot.server.telling import _Reader
from chickenfoot.wire import from_client as say
from chickenfoot.wire import parts
from chickenfoot.wire.codec import write_to_client
from chickenfoot.wire.from_client import AnyCommand
from chickenfoot.wire.to_client import Refused
from tests.server.tables import PACE, SECRET, Table, game_of, state_of
from tests.server.telling.dealt_anew import Cut, again, any_game, cuts, differs, readers, rounds
from tests.server.telling.hearing import TABLE, frames, seen

PARTS, EACH = 28, 11
"""So many tests of so many whole games: 308."""

# --- what a reader is told --------------------------------------------------------------------------------


def stream_of(steps: list[Step], cut: Cut) -> list[bytes]:
    """Every byte that the reader of *cut* is sent in *steps*."""
    sent = [telling_of(step, cut.guest) for step in steps]
    if cut.looks:
        sent += [write_to_client(telling.snapshot(TABLE, step.after, cut.guest, PACE)) for step in steps]
    return sent


def telling_of(step: Step, guest: str) -> bytes:
    return write_to_client(telling.told(TABLE, step.before, step.entry, step.after, guest, PACE))


# --- what a reader finds out by trying --------------------------------------------------------------------


def tries(room: Room, seat: int | None, stream: Stream) -> list[AnyCommand]:
    """Commands that somebody could try in order to learn what others hold."""
    tiles = stream.shuffled(whole_set(room.ruleset.set))[:4]
    ends = [value for value, places in enumerate(state_of(room).tableau.places) if places] or [0]
    moves = ["draw", "pass", f"catch {seat or 0}", f"catch {stream.below(len(room.places))}"]
    moves += [f"{tile} on {stream.choice(ends)}" for tile in tiles]
    moves += [str(stream.choice([*legal_moves(state_of(room)), *catches(state_of(room))]))]
    others: list[AnyCommand] = [
        say.Undo("u"),
        say.Ready("r"),
        say.Start("s"),
        say.Sit("sit", stream.below(len(room.places))),
        say.Commit("c", "00" * 32),
        say.Show("salt", ""),
        say.StandIn("in", stream.below(len(room.places)), "hen"),
        say.Play("old", room.turn_seq - 1, "draw"),
    ]
    return [*(say.Play(f"move {at}", room.seq, move) for at, move in enumerate(moves)), *others]


def answer_to(room: Room, guest: str, command: AnyCommand) -> bytes:
    """How *command* is answered; what is carried out is told by the messages."""
    try:
        decide(room, Actor(guest, "somebody"), command, room.at, PACE, SECRET)
    except Refusal as refusal:
        return write_to_client(Refused(command.id, refusal.code, refusal.details))
    return b"carried out"


# --- dealt anew -------------------------------------------------------------------------------------------


def leaks(table: Table, cut: Cut, stream: Stream) -> Counter[str]:
    """By what the reader of *cut* could tell another deal from the true one, and how much was tried."""
    steps, others = cut.steps(table), again(table, cut, stream)
    if others is None:
        return Counter(passed_over=1)
    found = Counter(compared=1, other=differs(steps, others))
    sent = stream_of(steps, cut)
    found["told"] = sent != stream_of(others, cut)
    found["messages"] = len(sent)
    found["timed"] = [due(one.after, PACE) for one in steps] != [due(one.after, PACE) for one in others]
    room, other = steps[-1].after, others[-1].after
    for command in tries(room, cut.seat, stream):
        answers = answer_to(room, cut.guest, command), answer_to(other, cut.guest, command)
        found["answered"] += answers[0] != answers[1]
        found["refused" if answers[0] != b"carried out" else "carried_out"] += 1
    return found


def leaks_of(number: int) -> Counter[str]:
    """What leaks in the whole game of that *number*, and how much was tried."""
    table, stream = any_game(number), Stream(seed_of(f"leaks {number}"))
    found: Counter[str] = Counter(games=1)
    for cut in cuts(table, stream):
        found += leaks(table, cut, stream)
    return found


@pytest.mark.parametrize("part", range(PARTS))
def test_on_any_other_deal_that_fits_what_he_has_seen_a_reader_is_told_the_same(part: int) -> None:
    """Byte by byte: messages, snapshots, refusals; and what happens by itself happens at the same time."""
    found = sum((leaks_of(number) for number in range(part * EACH, (part + 1) * EACH)), Counter[str]())

    assert (found["told"], found["answered"], found["timed"]) == (0, 0, 0)
    assert found["games"] == EACH
    assert found["compared"] >= 4 * EACH
    assert found["other"] >= 0.95 * found["compared"] > 0
    assert found["passed_over"] <= 0.05 * found["compared"]
    assert found["messages"] >= 1000
    assert found["refused"] >= 10 * found["compared"]


# --- the comparison itself --------------------------------------------------------------------------------


def turn_with_what_was_drawn(self: _Reader) -> parts.Turn | None:
    """Everybody is told what the seat to move has drawn."""
    turn, state = _turn(self), self.room.state
    if turn is None or state is None or state.drawn is None:
        return turn
    return replace(turn, drawn=str(state.drawn))


def turn_with_all_moves(self: _Reader) -> parts.Turn | None:
    """Everybody is told what the seat to move can do."""
    turn, state = _turn(self), self.room.state
    if turn is None or state is None:
        return turn
    return replace(turn, moves=tuple(parts.Option(str(move), None) for move in legal_moves(state)))


def board_with_pips(state: Any) -> parts.Board:
    """Everybody is told how heavy the hands are."""
    return replace(_board(state), counts=tuple(sum(tile.pips for tile in hand) for hand in state.hands))


def board_with_yard(state: Any) -> parts.Board:
    """Everybody is told a half of the tile that is to be drawn next."""
    return replace(_board(state), yard=state.yard[0].low if state.yard else 99)


def round_of_the_next_seat(played: Any, seat: int | None) -> parts.Round:
    """Everybody is dealt the hand of his neighbour."""
    return _round(played, ((-1 if seat is None else seat) + 1) % played.state.players)


_turn, _board, _round = _Reader.turn, happened.board_of, happened.round_of
LEAKS: dict[str, tuple[object, str, object]] = {
    "a drawn tile, as it is drawn": (telling, "seen_by", lambda event, _: event),
    "a drawn tile, in the turn": (_Reader, "turn", turn_with_what_was_drawn),
    "legal moves": (_Reader, "turn", turn_with_all_moves),
    "pips in hands": (telling, "board_of", board_with_pips),
    "the next tile": (telling, "board_of", board_with_yard),
    "another hand": (telling, "round_of", round_of_the_next_seat),
}


@pytest.mark.parametrize(("where", "name", "leaking"), LEAKS.values(), ids=LEAKS)
def test_the_comparison_finds_a_message_that_leaks(
    where: object, name: str, leaking: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert sum(leaks_of(number)["told"] for number in range(3)) == 0
    monkeypatch.setattr(where, name, leaking)

    assert any(leaks_of(number)["told"] for number in range(3))


def test_the_comparison_finds_a_refusal_that_leaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal that tells everybody what the seat to move has drawn."""
    monkeypatch.setattr(deciding, "_why_not", lambda error, _: why_details(error.why, error.state))

    assert any(leaks_of(number)["answered"] for number in range(6))


# --- when what was hidden is shown ------------------------------------------------------------------------


@pytest.mark.parametrize("part", range(4))
def test_seeds_and_hands_are_shown_when_the_round_is_over_and_not_before(part: int) -> None:
    for number in range(part * 10, (part + 1) * 10):
        table = any_game(number)
        seeds = [entry.seed for entry in table.entries if isinstance(entry, Offered)]
        ends = [last for _, last in rounds(table)]
        for _, guest in readers(table):
            sent = frames(table, guest)
            shown = [next(at for at, frame in enumerate(sent) if seed.encode() in frame) for seed in seeds]
            over = [at for at, frame in enumerate(sent) if b'"round_over"' in frame]
            assert shown == over == [last + 1 for last in ends]


def test_no_message_holds_what_is_for_the_server_alone() -> None:
    """The secret of the table, who is behind a name, the invites of others, ids of commands."""
    for number in range(10):
        table = any_game(number)
        first = table.entries[0]
        assert isinstance(first, TableMade)
        secrets = {first.secret, *table.room.guests, *(entry.command for entry in table.entries)} - {""}
        for _, guest in readers(table):
            everything = b"".join(frames(table, guest)) + write_to_client(seen(table.room, guest))
            assert [secret for secret in secrets if secret.encode() in everything] == []


def test_results_tell_the_hands_that_were_left() -> None:
    table = any_game(0)
    game = game_of(table.room)

    for at, result in enumerate(seen(table.room, "").results):
        left = game.rounds[at].state.hands
        assert result.hands == tuple(tuple(map(str, hand)) for hand in left)
