"""Replaying: a record played through the rules, and everything in it that they contradict.

Moves go through the checked :func:`~chickenfoot.rules.play`. Seeds, deals, draws, endings, scores, totals and
places are compared with what rules and arithmetic give. After a move that the rules refuse the rest of its
round is not judged; its written scores are then taken, so that the rounds after it can be.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from chickenfoot.errors import BadRuleset, IllegalMove
from chickenfoot.notation.hidden import has_hidden, shown_after, shown_before
from chickenfoot.notation.mistakes import Code, Mistake, carried
from chickenfoot.notation.record import Item, Pile, Record, WrittenPly, WrittenRound
from chickenfoot.notation.report import Report
from chickenfoot.notation.starts import begun, dealt_anew
from chickenfoot.rules import Chance, Game, Lay, Round, Seat, State, Tile, ending, new_game, places
from chickenfoot.rules.events import Caught, RoundEnded, TileDrawn
from chickenfoot.rules.game import Result, moved, settled, totals_of, with_result
from chickenfoot.rules.legal import why_details


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played: the game it reaches, its states, and what is wrong with it, by line.

    ``states[r][n]`` is the state of round *r* + 1 after *n* moves, catches included. Tiles that the record
    does not tell are ``FACE_DOWN``. Where a round can only go on because somebody holds a hidden tile that
    fits, one that fits is put there.
    """

    record: Record
    game: Game
    states: tuple[tuple[State, ...], ...]
    mistakes: tuple[Mistake, ...]


def replay(record: Record, each: Callable[[], object] = lambda: None) -> Replay:
    """*record* played through the rules, as far as they allow, and compared with them.

    *each* is called before each round and each move; what it raises ends the replay.
    """
    report = Report(record)
    try:
        game = new_game(record.ruleset, record.players)
    except BadRuleset as error:
        told, got = carried(error), str(error.details["got"])
        report.tell(
            Code.TABLE_REFUSED, "players", expected=error.expected, got=got, number=0, at=None, **told
        )
        game = Game(record.ruleset, record.players, record.ruleset.doubles())
        return Replay(record, game, (), report.mistakes())
    states: list[tuple[State, ...]] = []
    for number, written in enumerate(record.rounds, start=1):
        report.round = number
        if not _may_begin(game, report):
            break
        each()
        game, reached = _with_round(game, record, written, report, each)
        states.append(reached)
    else:
        game = _closed(game, record, report)
    return Replay(record, game, tuple(states), report.mistakes())


def _may_begin(game: Game, report: Report) -> bool:
    got = f"round {report.round}"
    if game.state is not None:
        expected = "the end of the round before"
        report.tell(Code.ROUND_UNFINISHED, "round", expected=expected, got=got)
    elif game.is_over:
        report.tell(Code.ROUND_EXTRA, "round", expected="no round after the game's end", got=got)
    else:
        return True
    return False


# --- a round -----------------------------------------------------------------------------------------


def _with_round(
    game: Game, record: Record, written: WrittenRound, report: Report, each: Callable[[], object]
) -> tuple[Game, tuple[State, ...]]:
    """*game* with a round begun, played and counted as far as it is *written*; and its states."""
    game, is_sound = begun(game, record, written, report)
    states = [_round(game).state]
    is_whole = is_sound
    if is_sound:
        game = _settled(_in_state(game, shown_after(states[0], written, 0)))
        states = [_round(game).state]
        game, is_whole = _played(game, written, report, states, each)
    _tell_missing(record, written, report)
    return _counted(game, written, report, is_whole=is_whole), tuple(states)


def _round(game: Game) -> Round:
    assert game.round is not None
    return game.round


def _settled(game: Game) -> Game:
    """As :func:`settled`; but a round whose last hands are hidden cannot be counted."""
    return game if has_hidden(_round(game).state) else settled(game)


def _in_state(game: Game, state: State) -> Game:
    """*game* with its round in *state*: hidden tiles have come to light, and it may not be over after all."""
    now = _round(game)
    if state is now.state:
        return game
    plies = now.plies
    if plies and isinstance(plies[-1].events[-1], RoundEnded) and ending(state) is None:
        plies = (*plies[:-1], plies[-1]._replace(events=plies[-1].events[:-1]))
    return replace(game, round=replace(now, plies=plies, state=state))


def _played(
    game: Game, written: WrittenRound, report: Report, states: list[State], each: Callable[[], object]
) -> tuple[Game, bool]:
    """*game* after the plies of the round, and whether all could be played; their states go to *states*."""
    for at, ply in enumerate(written.plies):
        each()
        item, state = f"ply {at + 1}", _round(game).state
        if ending(state):
            move = str(ply.move)
            report.tell(
                Code.AFTER_END, item, expected="no move after the round's end", got=repr(move), move=move
            )
            break
        try:
            game = moved(_in_state(game, shown_before(state, written, at)), ply.move, ply.seat)
        except IllegalMove as error:
            _tell_illegal(error, ply, item, report)
            return game, False
        _compare_drawn(_round(game), ply, item, report)
        game = _settled(_in_state(game, shown_after(_round(game).state, written, at + 1)))
        states.append(_round(game).state)
    return game, True


def _tell_illegal(error: IllegalMove, ply: WrittenPly, item: str, report: Report) -> None:
    state, move = error.state, ply.move
    reason = why_details(error.why, state, move.tile if isinstance(move, Lay) else None)
    report.tell(
        Code.ILLEGAL,
        item,
        expected=f"a legal move of seat {state.to_move}",
        got=f"{str(move)!r} by seat {ply.seat}: {error.why.value} ({reason['clause']})",
        number=None,
        at=None,
        why=error.why.value,
        move=str(move),
        seat=ply.seat,
        to_move=state.to_move,
        **reason,
    )


def _compare_drawn(now: Round, ply: WrittenPly, item: str, report: Report) -> None:
    """Whether the tile drawn is the next one of the yard."""
    event = now.plies[-1].events[0]
    came: tuple[Tile | None, ...] = ()
    if isinstance(event, TileDrawn):
        came = (event.tile,)
    elif isinstance(event, Caught):
        came = event.tiles or ()
    tiles = [tile for tile in came if tile is not None]
    if not ply.drawn.agrees_with(tiles):
        right, written = str(Pile.of(tiles)), str(ply.drawn)
        expected = f"{right} from the yard"
        report.tell(Code.DRAWN_DIFFERS, item, expected=expected, got=written, right=right, written=written)


# --- the round's end ---------------------------------------------------------------------------------


def _tell_missing(record: Record, written: WrittenRound, report: Report) -> None:
    """What stands behind a round's moves must all be there, unless the text ends before it."""
    number = report.round
    follows: Item | None = None
    if number < len(record.rounds):
        follows = number + 1, "round"
    elif record.stopped or record.places is not None:
        follows = 0, "stopped" if record.stopped else "places"
    items = {"end": written.end, "left": written.left, "scores": written.scores, "totals": written.totals}
    for item, value in reversed(items.items()):
        if value is not None or (number, item) in record.where:
            follows = number, item
        elif follows is not None:
            expected = f"a line {item!r} before this"
            report.tell(Code.MISSING, item, expected=expected, got="none", at=follows, kind="before")


def _counted(game: Game, written: WrittenRound, report: Report, *, is_whole: bool) -> Game:
    """*game* with the round counted, by the rules or, where they cannot tell, as it is written."""
    before = totals_of(game.results[: report.round - 1], game.players)
    result = game.results[-1] if len(game.results) == report.round else None
    state = _round(game).state
    if result is None and is_whole and written.claims_end and ending(state) is None:
        item = next(
            item for item in ("end", "left", "scores", "totals") if getattr(written, item) is not None
        )
        report.tell(Code.END_EARLY, item, expected="a round that goes on", got="its end")
    elif is_whole and written.claims_end:
        _compare_end(state, result, written, report)
    scores = written.scores if result is None else result.scores
    if scores is None:
        return game
    _compare_totals(before, scores, written, report)
    if result is not None:
        return game
    lowest = tuple(Seat(seat) for seat, points in enumerate(scores) if points == min(scores))
    return with_result(game, written.end or "blocked", scores, lowest)


def _compare_end(state: State, result: Result | None, written: WrittenRound, report: Report) -> None:
    reason = ending(state)
    if written.end not in {None, reason}:
        _tell_differs(Code.END_DIFFERS, "end", str(reason), str(written.end), report)
    for seat, pile in enumerate(written.left or ()):
        if not pile.agrees_with(state.hands[seat]):
            right, got = str(Pile.of(state.hands[seat])), f"{pile} of seat {seat}"
            report.tell(
                Code.LEFT_DIFFERS, "left", expected=right, got=got, seat=seat, right=right, written=str(pile)
            )
    if result is not None and written.scores not in {None, result.scores}:
        _tell_numbers(Code.SCORES_DIFFER, "scores", result.scores, written.scores, report)


def _compare_totals(
    before: tuple[int, ...], scores: tuple[int, ...], written: WrittenRound, report: Report
) -> None:
    totals = tuple(map(sum, zip(before, scores, strict=True)))
    if written.totals not in {None, totals}:
        _tell_numbers(Code.TOTALS_DIFFER, "totals", totals, written.totals, report)


def _tell_numbers(
    code: Code, item: str, expected: tuple[int, ...], got: tuple[int, ...] | None, report: Report
) -> None:
    _tell_differs(code, item, " ".join(map(str, expected)), " ".join(map(str, got or ())), report)


def _tell_differs(code: Code, item: str, right: str, written: str, report: Report) -> None:
    report.tell(code, item, expected=right, got=written, right=right, written=written)


# --- the game's end ----------------------------------------------------------------------------------


def _closed(game: Game, record: Record, report: Report) -> Game:
    """*game* after its last round, with what the record says of its end."""
    report.round = 0
    if record.stopped:
        if not _may_stop(game, record):
            expected = "a game that goes on, or ends by itself"
            report.tell(Code.STOPPED_WRONGLY, "stopped", expected=expected, got="one that is stopped")
            return game
        game = replace(game, queue=(), stopped=True)
    if record.places is None:
        return game
    if not game.is_over:
        told = " ".join(map(str, record.places))
        expected = "no places before the game's end"
        report.tell(Code.PLACES_EARLY, "places", expected=expected, got=told, written=told)
    elif record.places != places(game):
        _tell_numbers(Code.PLACES_DIFFER, "places", places(game), record.places, report)
    return game


def _may_stop(game: Game, record: Record) -> bool:
    """Whether nobody can have held a double in the deal after the last round (section 3 ``unheld``)."""
    if game.state is not None or game.is_over or game.ruleset.unheld != "dropped":
        return False
    seed = record.headers.seed_of_round(len(game.results) + 1)
    if seed is None or any(written.salts for written in record.rounds):
        return True  # that deal stands nowhere
    dealt = dealt_anew(game, Chance(seed))
    return dealt is not None and dealt.stopped
