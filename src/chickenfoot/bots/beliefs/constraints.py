"""From a seat's view to what it does not know: which tile can have lain in which place.

The deal of a round and the moves made decide everything; so a hidden deal is possible when replaying the
moves shows this seat what it has seen. Given the moves, that asks of each tile only where it can have been:

- a tile another seat *laid* came from a slot of that seat filled before, and from none in which it had to be
  laid earlier; laid right after a draw, it is the tile drawn;
- a *hidden* tile lies in no slot whose owner could have laid it when it drew, passed or drew on (T11, X9);
- in a search (X5) only the tile shown is the starting double, and nobody was dealt it; where the list of
  doubles was gone down (``comes_back``, ``dropped``) nobody was dealt those skipped either.

One thing is about several tiles at once: a round that goes on with a closed yard needs somebody who can lay.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chickenfoot.bots.beliefs.history import BEGINNING, Group, History, Laying, Need, history_of
from chickenfoot.bots.beliefs.reducing import Puzzle
from chickenfoot.bots.beliefs.tilesets import Bits
from chickenfoot.bots.beliefs.unknowns import Known, Place, Unknowns
from chickenfoot.rules import SeatView, Tile, double, whole_set
from chickenfoot.rules.events import TileDrawn
from chickenfoot.rules.game import queue_after
from chickenfoot.rules.keys import Target
from chickenfoot.rules.state import Hand
from chickenfoot.rules.tiles import Pip


def unknowns(view: SeatView) -> Unknowns:
    """What the seat of *view* does not know. Raises ValueError where no deal can lead to the view.

    A view without its log tells only how many tiles each seat holds. As long as nobody has moved, a view
    does not tell another seat whether the first to move holds the starting double or begins a search for
    it; both are then left open.
    """
    if view.shown is not None:
        return _after_the_round(view, view.shown)
    history = history_of(view)
    if history.awaits or _is_whole(history):
        _rule_out_the_beginning(history)
    seen = history.begun | history.mine
    tiles = [one for one in whole_set(view.ruleset.set) if one not in seen]
    groups = [*history.groups, Group("yard", BEGINNING, view.yard)]
    surplus = len(tiles) - sum(group.size for group in groups)
    if surplus < 0:
        raise ValueError(
            f"expected {-surplus} more tiles that seat {view.seat} has not seen, got {len(tiles)}"
        )
    groups.append(Group("out", BEGINNING, surplus))
    return _reduced(view, history, tiles, groups)


def _after_the_round(view: SeatView, shown: tuple[Hand, ...]) -> Unknowns:
    """All hands have been shown: only the yard is hidden, and what is not in it is out of the round."""
    seen = {one.tile for one in view.tableau.laid}.union(*shown)
    tiles = tuple(one for one in whole_set(view.ruleset.set) if one not in seen)
    places = Place("yard", (BEGINNING,) * view.yard), Place("out", (BEGINNING,) * (len(tiles) - view.yard))
    used = tuple(place for place in places if place.size)
    everywhere = (1 << len(used)) - 1
    return Unknowns(view.seat, shown, (), tiles, used, (everywhere,) * len(tiles), (True,) * len(tiles))


# --- how the round began -------------------------------------------------------------------------------


def _is_whole(history: History) -> bool:
    """Whether the log begins with the deal."""
    view, tableau = history.view, history.view.tableau
    aside = view.ruleset.starting_double == "aside"
    begun = {tableau.start} if aside else set()
    size = view.ruleset.hand_for(view.players)
    dealt = all(group.size == size for group in history.groups if group.since == BEGINNING)
    return tableau.start is not None and history.begun == begun and dealt


def _rule_out_the_beginning(history: History) -> None:
    """What nobody can have been dealt, and where a starting double that is awaited can be (X3–X5)."""
    view, start = history.view, history.view.tableau.start
    if start is None or view.ruleset.starting_double == "aside":
        return
    bits = history.bits
    first = view.log[0] if view.log else None
    searched = isinstance(first, TileDrawn) or (
        first is None and view.to_move == view.seat and start not in view.hand
    )
    undealt = bits.all_of(_skipped(view, searched)) if _is_whole(history) else 0
    for group in history.groups:
        if group.since == BEGINNING:
            group.never |= undealt | (bits.of[start] if searched else 0)
        if history.awaits and history.shown is None and group.owner != view.to_move:
            group.never |= bits.of[start]


def _skipped(view: SeatView, searched: bool) -> Iterable[Tile]:
    """The doubles that nobody was dealt, or another one would have begun (section 3 ``unheld``)."""
    queue, start = _queue_before(view), view.tableau.start
    if start is None or view.ruleset.unheld not in {"comes_back", "dropped"} or start.low not in queue:
        return ()
    at = len(queue) if searched else queue.index(start.low)
    return map(double, queue[:at])


def _queue_before(view: SeatView) -> tuple[Pip, ...]:
    """The starting doubles that were left when this round began; none where the view does not tell."""
    ruleset, start = view.ruleset, view.tableau.start
    queue = ruleset.doubles()
    for result in view.results:
        queue = queue_after(ruleset, queue, result.double)
        if not queue and isinstance(ruleset.end, Target):
            queue = ruleset.doubles()
    return queue if start is not None and queue_after(ruleset, queue, start.low) == view.queue else ()


# --- which tile in which group -------------------------------------------------------------------------


def _allowed(history: History, one: Tile, groups: Sequence[Group], shut: Sequence[Bits]) -> int:
    """The groups that *one* can have lain in, a bit for each; *shut*: what each group does not hold now."""
    bit, laying = history.bits.of[one], history.laid.get(one)
    if laying is not None:
        return _allowed_laid(history, bit, laying, groups)
    if history.shown is not None and one == history.view.tableau.start:
        return sum(1 << at for at, group in enumerate(groups) if group is history.shown)
    return sum(1 << at for at, tiles in enumerate(shut) if not tiles & bit)


def _allowed_laid(history: History, bit: Bits, laying: Laying, groups: Sequence[Group]) -> int:
    """The groups that a laid tile can have come from: not filled so early that it had to be laid earlier."""
    earliest = BEGINNING
    for at, tiles in history.barred.get(laying.seat, ()):
        if at < laying.at and tiles & bit:
            earliest = at
    allowed = 0
    for at, group in enumerate(groups):
        fits = group.owner == laying.seat and earliest <= group.since < laying.at and not group.never & bit
        if fits and laying.drawn in {None, group.since}:
            allowed |= 1 << at
    return allowed


def _shut(history: History, group: Group) -> Bits:
    """The tiles that *group* does not hold now."""
    shut = group.never
    for at, tiles in history.barred.get(group.owner, ()):
        if at > group.since:
            shut |= tiles
    return shut


def _needed(history: History, need: Need, tiles: Sequence[Tile], groups: Sequence[Group]) -> list[int]:
    """The pairs that meet *need*: for each tile, a bit for each group in which it could then be laid."""
    pairs = []
    for one in tiles:
        laying, bit = history.laid.get(one), history.bits.of[one]
        held = laying is None or laying.at > need.at
        pairs.append(
            sum(
                1 << at
                for at, group in enumerate(groups)
                if held and group.since <= need.at and need.tiles.get(group.owner, 0) & bit
            )
        )
    return pairs


def _reduced(view: SeatView, history: History, tiles: list[Tile], groups: Sequence[Group]) -> Unknowns:
    """The unknowns of *tiles* in *groups*: what is certain taken out, like slots made one place."""
    shut = [_shut(history, group) for group in groups]
    allowed = [_allowed(history, one, groups, shut) for one in tiles]
    needs = [_needed(history, need, tiles, groups) for need in history.needs]
    puzzle = Puzzle(tiles, groups, allowed, needs)
    puzzle.settle()
    places, rows = puzzle.merged()
    hands: list[list[Tile]] = [[] for _ in range(view.players)]
    if view.seat is not None:
        hands[view.seat] += view.hand
    yard = []
    known = [Known(one, groups[at].owner, groups[at].since) for one, at in puzzle.certain]
    for one, owner, _ in known:
        if owner == "yard":
            yard.append(one)
        elif owner != "out" and one not in history.laid:
            hands[owner].append(one)
    return Unknowns(
        seat=view.seat,
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        yard=tuple(yard),
        tiles=tuple(row.tile for row in rows),
        places=tuple(places),
        allowed=tuple(row.allowed for row in rows),
        hidden=tuple(row.tile not in history.laid for row in rows),
        needs=tuple(zip(*(row.needs for row in rows), strict=True)),
        known=tuple(known),
    )
