"""How a round of a record begins: dealt anew from its seed where that is told, else as it is written."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator

from chickenfoot.errors import ChickenfootError
from chickenfoot.notation.hidden import deal_told
from chickenfoot.notation.mistakes import Code
from chickenfoot.notation.record import FACE_DOWN, Pile, Record, WrittenRound
from chickenfoot.notation.report import Report
from chickenfoot.rules import Chance, Deal, Game, Seat, Tile, double, next_round, whole_set
from chickenfoot.rules.deal import highest_of, lottery_seat
from chickenfoot.rules.game import Round, Start, begin_round, pool_start
from chickenfoot.rules.state import next_seat, with_hand, with_tiles, without

ALIKE = 2 / 3
"""A deal is taken for the written one, but for changes, if at least this share of the tiles told agrees."""


def begun(game: Game, record: Record, written: WrittenRound, report: Report) -> tuple[Game, bool]:
    """*game* with the round *written* begun, and whether its plies can be judged."""
    seed = record.seed_of(written)
    if seed is not None:
        dealt = dealt_anew(game, Chance(seed, written.salts))
        now = None if dealt is None or dealt.stopped else dealt.round
        _compare_seeds(record, written, report)
        if _is_seed_right(record, written, seed, now, report) and dealt is not None and now is not None:
            _compare_start(written, now.start, now.dealt.to_move, report)
            _compare_deal(written, now, report)
            return dealt, True
    return _begun_as_written(game, written, report)


def dealt_anew(game: Game, chance: Chance) -> Game | None:
    """*game* with its next round as *chance* deals it, or stopped; None where it deals for ever."""
    try:
        return next_round(game, chance)
    except ChickenfootError:
        return None


# --- seed, commitment and salts ----------------------------------------------------------------------


def _compare_seeds(record: Record, written: WrittenRound, report: Report) -> None:
    """A round's own seed must be the one drawn from the game's, where both are told."""
    drawn = record.headers.seed_of_round(written.number)
    if drawn is not None and written.seed is not None and written.seed != drawn:
        right, got = drawn.hex(), written.seed.hex()
        expected = f"{right} by the game's seed"
        report.tell(
            Code.SEED_DIFFERS, "seed", expected=expected, got=got, kind="game", right=right, written=got
        )


def _is_seed_right(
    record: Record, written: WrittenRound, seed: bytes, dealt: Round | None, report: Report
) -> bool:
    """Whether seed and salts give the deal that is written; what contradicts whom is told.

    Of seed, commitment, salts and deal, one that contradicts the others is the one that is wrong.
    """
    commitment = hashlib.sha256(seed).digest()
    is_alike = dealt is not None and _is_alike(written, dealt)
    if written.commitment in {None, commitment} and is_alike:
        return True
    if is_alike and written.commitment is not None and _tells_tiles(written):
        right, got = commitment.hex(), written.commitment.hex()
        expected = f"{right}, SHA-256 of the seed"
        report.tell(Code.COMMIT_DIFFERS, "commit", expected=expected, got=got, right=right, written=got)
        return True
    if written.commitment == commitment and written.salts:
        salts = " ".join(salt.hex() or "-" for salt in written.salts)
        expected = "the salts of this deal"
        report.tell(Code.SALTS_DIFFER, "salts", expected=expected, got="others", written=salts)
        return False
    if written.commitment == commitment and dealt is not None:
        _compare_deal(written, dealt, report)
        return False
    number, told = report.round, written.seed
    if told is None:
        number, told = 0, record.headers.seed or seed
    expected = "the seed of this commitment and this deal"
    got = told.hex()
    report.tell(
        Code.SEED_DIFFERS, "seed", expected=expected, got=got, number=number, kind="deal", written=got
    )
    return False


def _tells_tiles(written: WrittenRound) -> bool:
    return any(pile.tiles for pile in (*written.hands, written.yard))


def _is_alike(written: WrittenRound, dealt: Round) -> bool:
    """Whether the tiles told are those dealt, but for a few."""
    hands = zip(written.hands, dealt.dealt.hands, strict=True)
    agree = sum(len(set(pile.tiles) & set(hand)) for pile, hand in hands)
    told = sum(len(pile.tiles) for pile in (*written.hands, written.yard))
    agree += sum(one == other for one, other in zip(written.yard.tiles, dealt.dealt.yard, strict=False))
    return agree >= ALIKE * told


def _compare_deal(written: WrittenRound, dealt: Round, report: Report) -> None:
    state = dealt.dealt
    for seat, (pile, hand) in enumerate(zip(written.hands, state.hands, strict=True)):
        if not pile.agrees_with(hand):
            _tell_deal(f"hand {seat}", Pile(hand), pile, report)
    yard = written.yard
    if not yard.agrees_with(state.yard) or yard.tiles not in {(), state.yard}:
        _tell_deal("yard", Pile(state.yard), yard, report)


def _tell_deal(item: str, dealt: Pile, pile: Pile, report: Report) -> None:
    right, written = str(dealt), str(pile)
    expected = f"{right} by the seed"
    report.tell(Code.DEAL_DIFFERS, item, expected=expected, got=written, right=right, written=written)


# --- the start ---------------------------------------------------------------------------------------


def _compare_start(written: WrittenRound, start: Start, first: Seat, report: Report) -> None:
    """Tell what of the written start is another than *start* says."""
    pairs: tuple[tuple[str, str | int, str | int], ...] = (
        ("round", str(double(start.double)), str(double(written.double))),
        ("planned", str(double(start.planned)), str(double(written.planned))),
        ("redeals", start.redeals, written.redeals),
        ("turned", start.turned, written.turned),
        ("shown", str(Pile(start.shown)), str(Pile(written.shown))),
    )
    for item, right, got in pairs:
        if right != got and not (item == "planned" and written.double != start.double):
            report.tell(
                Code.START_DIFFERS,
                item,
                expected=str(right),
                got=str(got),
                kind=item,
                right=right,
                written=got,
            )
    expected, told = _starter(start.starter, first), _starter(written.starter, written.first)
    if expected != told:
        report.tell(
            Code.START_DIFFERS,
            "start",
            expected=expected,
            got=told,
            kind="start",
            right=first,
            written=written.first,
            is_search="yes" if start.starter is None else "no",
            written_search="yes" if written.search else "no",
        )


def _starter(starter: Seat | None, first: Seat) -> str:
    return f"a search from seat {first} on" if starter is None else f"seat {first}"


def _begun_as_written(game: Game, written: WrittenRound, report: Report) -> tuple[Game, bool]:
    """The round begun without a seed; what the rules say of its start and its deal is checked."""
    dealt = deal_told(written, game.ruleset.set)
    start: Start | None = _aside_start(game, written)
    if game.ruleset.starting_double == "pool":
        dealt, start = _pool_start(game, written, dealt)
    if start is None:
        got = str(double(written.double))
        expected = "a double that somebody holds"
        report.tell(Code.START_DIFFERS, "round", expected=expected, got="none", kind="unheld", written=got)
        return begin_round(game, _written_start(written), dealt, written.first), False
    first = _first(game, written) if start.starter is None else start.starter
    _compare_start(written, start, first, report)
    is_sound = _is_deal_sound(game, written, start, report)
    return begin_round(game, start, dealt, first), is_sound


def _written_start(written: WrittenRound) -> Start:
    return Start(written.double, written.planned, written.starter)


def _first(game: Game, written: WrittenRound) -> Seat:
    """Who turns or searches first: left of the last starter; in round 1 as written (T-b2, X-c)."""
    return written.first if game.last_starter is None else next_seat(game.last_starter, game.players)


def _aside_start(game: Game, written: WrittenRound) -> Start:
    """Who must have started, as far as that follows from lottery, tiles shown and the round before (T3)."""
    planned, ruleset = game.queue[0], game.ruleset
    if ruleset.starter == "lottery":
        turned = min(max(written.turned, 1), len(whole_set(ruleset.set)))
        if game.last_starter is None:
            return Start(planned, planned, written.first, turned)
        return Start(planned, planned, lottery_seat(_first(game, written), turned, game.players), turned)
    if game.last_starter is None and ruleset.starter == "highest_tile":
        return Start(planned, planned, _shows_highest(game, written), shown=written.shown)
    return Start(planned, planned, _first(game, written))


def _shows_highest(game: Game, written: WrittenRound) -> Seat:
    return highest_of(written.shown) if len(written.shown) == game.players else written.first


def _pool_start(game: Game, written: WrittenRound, dealt: Deal) -> tuple[Deal, Start | None]:
    """The start by the deal; a hidden hand is believed to hold the double that its seat is said to hold."""
    start = double(written.double)
    seat = written.starter
    if seat is not None and dealt.holder(start) is None and FACE_DOWN in dealt.hands[seat]:
        hand = with_tiles(without(dealt.hands[seat], FACE_DOWN), (start,))
        dealt = Deal(with_hand(dealt.hands, seat, hand), dealt.yard)
    redeals = written.redeals if game.ruleset.unheld == "redeal" else 0
    return dealt, pool_start(game, dealt, redeals)


# --- the deal ----------------------------------------------------------------------------------------


def _is_deal_sound(game: Game, written: WrittenRound, start: Start, report: Report) -> bool:
    """Whether each pile has its size and the tiles told are of the set, each once (T5, X2, section 4)."""
    aside = double(start.double) if game.ruleset.starting_double == "aside" else None
    sizes, flaws = [*_size_flaws(game, written)], [*_tile_flaws(game, written, aside)]
    for item, size, got in sizes:
        report.tell(
            Code.DEAL_IMPOSSIBLE,
            item,
            expected=f"{size} tiles",
            got=str(got),
            kind="size",
            right=size,
            written=got,
        )
    for item, kind, tile in flaws:
        report.tell(
            Code.DEAL_IMPOSSIBLE,
            item,
            expected=_of_set(game, aside) if kind == "foreign" else "each tile once",
            got=str(tile) if kind == "foreign" else f"{tile} more often",
            kind=kind,
            set=game.ruleset.set,
            is_aside="no" if aside is None else "yes",
            aside=str(aside or ""),
            tile=str(tile),
        )
    return not (sizes or flaws)


def _size_flaws(game: Game, written: WrittenRound) -> Iterator[tuple[str, int, int]]:
    """The items of a wrong size: what it must be, and what it is."""
    size, aside = game.ruleset.hand_for(game.players) or 0, game.ruleset.starting_double == "aside"
    for seat, hand in enumerate(written.hands):
        if hand.size != size:
            yield f"hand {seat}", size, hand.size
    rest = len(whole_set(game.ruleset.set)) - aside - size * game.players
    if written.yard.size != rest:
        yield "yard", rest, written.yard.size


def _tile_flaws(game: Game, written: WrittenRound, aside: Tile | None) -> Iterator[tuple[str, str, Tile]]:
    """The items with a tile that cannot be there: a *foreign* one, or one that is there *twice*."""
    piles = {f"hand {seat}": hand for seat, hand in enumerate(written.hands)} | {"yard": written.yard}
    often = Counter(tile for pile in piles.values() for tile in pile.tiles)
    for item, pile in piles.items():
        for tile in sorted(set(pile.tiles)):
            if tile.high > game.ruleset.set or tile == aside:
                yield item, "foreign", tile
            elif often[tile] > 1:
                yield item, "twice", tile


def _of_set(game: Game, aside: Tile | None) -> str:
    return f"tiles of a double-{game.ruleset.set} set" + (f" without {aside}" if aside else "")
