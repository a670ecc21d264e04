"""From outside data to a sound state: an audit names each flaw of a :class:`Setup` (section 4, item 4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from chickenfoot.errors import BadRuleset, Detail, Flaw, Flawed
from chickenfoot.rules.ruleset import Ruleset
from chickenfoot.rules.setup import Branch, Outline, Setup
from chickenfoot.rules.state import State, is_unfinishable, with_tiles
from chickenfoot.rules.tableau import End, Laid, Pending, Tableau, grown, make_tableau, unplayed
from chickenfoot.rules.tiles import Pip, Seat, Tile, whole_set


def audit(setup: Setup) -> State:
    """The sound state of *setup*. Raises :exc:`Flawed` with every flaw found."""
    if found := tuple(flaws(setup)):
        raise Flawed(found)
    return _state(setup)


def flaws(setup: Setup) -> Iterator[Flaw]:
    """Everything wrong with *setup*; what depends on a sound tree is looked at only when it is sound."""
    yield from _seat_flaws(setup)
    yield from _tile_flaws(setup)
    tableau_flaws = [*_tableau_flaws(setup)]
    yield from tableau_flaws
    if not tableau_flaws:
        yield from _turn_flaws(setup)


_CLAUSES: Final[Mapping[str, str]] = {
    "no_such_seat": "§4.4",
    "two_hands_empty": "T14, X14",
    "not_in_set": "T1, X1",
    "tile_twice": "§5",
    "tile_missing": "§5",
    "yard_does_not_add_up": "§5",
    "start_no_double": "T2, X3",
    "start_aside": "T6",
    "start_nowhere": "X5",
    "holder_moves": "X3, X5",
    "empty_before_start": "X3",
    "outline_not_partial": "§6",
    "end_not_in_set": "T1, X1",
    "foot_on_no_double": "T13, X12",
    "double_not_laid": "T13, X12",
    "missing_out_of_range": "T8, T13, X8, X12",
    "two_pending": "§5",
    "opening_grown": "T8, X8",
    "foot_grown": "T13, X12",
    "ends_differ": "§5",
    "too_many_arms": "T8, T-d, X8",
    "too_many_toes": "T13, X12",
    "halves_differ": "T10, X6",
    "drawn_not_in_hand": "T11, X9",
    "nothing_drawn": "T11, X9",
    "idle_below_zero": "§3 blocked",
    "dry_exceeds_idle": "§3 blocked, R-3",
    "uncalled_impossible": "§3 call",
    "no_circle": "§3 unheld",
    "not_out_on": "R-10",
}


def _flaw(code: str, text: str, **details: Detail) -> Flaw:
    """The flaw of *code*; one that a ruleset refuses brings its clause along."""
    return Flaw(code, str(details.get("clause") or _CLAUSES[code]), text, tuple(details.items()))


# --- the parts of a sound state ----------------------------------------------------------------------


def _state(setup: Setup) -> State:
    ruleset = setup.ruleset
    state = State(
        ruleset,
        _tableau(setup),
        tuple(with_tiles((), hand) for hand in setup.hands),
        setup.yard,
        Seat(setup.to_move),
        setup.drawn,
        setup.idle,
        0,
        None if setup.uncalled is None else Seat(setup.uncalled),
        _circle(setup),
        setup.partial,
    )
    if setup.dry is not None or ruleset.blocked != "full_circle":
        return state._replace(dry=setup.dry or 0)
    return state._replace(dry=0 if state.yard_is_open else setup.idle)


def _circle(setup: Setup) -> Seat | None:
    """Who began the running circle of a ``together`` search: the seat to move where nothing is said."""
    searching = isinstance(setup.tableau, Tile) and setup.tableau not in setup.hands[setup.to_move]
    if not searching or setup.ruleset.unheld != "together":
        return None
    return Seat(setup.to_move if setup.circle is None else setup.circle)


def _tableau(setup: Setup) -> Tableau:
    tableau = setup.tableau
    if isinstance(tableau, Tile):
        return Tableau(tableau)
    if isinstance(tableau, Outline):
        return _outlined(setup.ruleset, tableau, _is_over_by_going_out(setup))
    ruleset = setup.ruleset
    return grown(
        tableau.tile,
        tuple(_laid(tableau)),
        arms=ruleset.arms_for(len(setup.hands)),
        toes=ruleset.toes,
        waives=ruleset.set if ruleset.unfinishable == "waive" else None,
        spares=setup.out_on,
    )


def _is_over_by_going_out(setup: Setup) -> bool:
    return not all(setup.hands)


def _laid(branch: Branch, parent: Tile | None = None) -> Iterator[Laid]:
    """The tiles of a tree in tree order."""
    yield Laid(branch.tile, parent, branch.touching)
    for child in branch.children:
        yield from _laid(child, branch.tile)


def _outlined(ruleset: Ruleset, outline: Outline, over: bool) -> Tableau:
    laid = tuple(Laid(tile, None, tile.low) for tile in outline.closed)
    ends = tuple(End(value, None) for value in outline.ends)
    if outline.pending is None:
        return make_tableau(None, laid, ends, None)
    pending = Pending(outline.pending, outline.missing, len(ends), outline.opening)
    bare = make_tableau(None, laid, ends, None)
    waived = (
        ruleset.unfinishable == "waive"
        and not (pending.opening or over)
        and is_unfinishable(ruleset, bare, pending.value, pending.missing)
    )
    return bare if waived else make_tableau(None, laid, ends, pending)


# --- flaws -------------------------------------------------------------------------------------------


def _seat_flaws(setup: Setup) -> Iterator[Flaw]:
    """The number of seats, and seats named that are not there (section 4, item 2)."""
    players = len(setup.hands)
    try:
        setup.ruleset.check_seats(players)
    except BadRuleset as error:
        yield _flaw(error.code, str(error), **error.details)
    for name in ("to_move", "uncalled", "circle"):
        seat = getattr(setup, name)
        if seat is not None and not 0 <= seat < players:
            yield _flaw(
                "no_such_seat", f"{name}: expected a seat from 0 to {players - 1}, got {seat}", seat=seat
            )
    if sum(not hand for hand in setup.hands) > 1:
        yield _flaw("two_hands_empty", "expected one empty hand at most, got more")


def _on_table(setup: Setup) -> tuple[Tile, ...]:
    if isinstance(setup.tableau, Tile):
        return ()
    if isinstance(setup.tableau, Outline):
        return setup.tableau.closed
    return tuple(laid.tile for laid in _laid(setup.tableau))


def _tile_flaws(setup: Setup) -> Iterator[Flaw]:
    """Tiles twice, foreign or missing, a yard that does not add up (section 4, item 4; section 5)."""
    tiles = whole_set(setup.ruleset.set)
    table = _on_table(setup)
    named = Counter([*table, *setup.yard, *(tile for hand in setup.hands for tile in hand)])
    for one in sorted(named):
        if one not in tiles:
            yield _flaw(
                "not_in_set", f"expected tiles of a double-{setup.ruleset.set} set, got {one}", tile=str(one)
            )
        elif named[one] > 1:
            yield _flaw("tile_twice", f"expected each tile once, got {one} {named[one]} times", tile=str(one))
    if setup.partial:
        return
    for one in tiles:
        if one not in named:
            yield _flaw("tile_missing", f"expected every tile of the set, got no {one}", tile=str(one))
    left = len(tiles) - len(table) - sum(len(hand) for hand in setup.hands)
    if left != len(setup.yard):
        text = f"expected {left} tiles in the yard by table and hands, got {len(setup.yard)}"
        yield _flaw("yard_does_not_add_up", text, expected=left, got=len(setup.yard))


def _tableau_flaws(setup: Setup) -> Iterator[Flaw]:
    if isinstance(setup.tableau, Tile):
        yield from _start_flaws(setup, setup.tableau)
    elif isinstance(setup.tableau, Outline):
        yield from _outline_flaws(setup, setup.tableau)
    else:
        yield from _tree_flaws(setup, setup.tableau)


def _start_flaws(setup: Setup, start: Tile) -> Iterator[Flaw]:
    """A starting double still to be laid: in a hand or in the yard, in rulesets that deal it (X3, X5)."""
    if not start.is_double:
        yield _flaw("start_no_double", f"expected a starting double, got {start}", tile=str(start))
    elif setup.ruleset.starting_double == "aside":
        yield _flaw("start_aside", "expected the starting double on the table, where it is put aside")
    holders = [seat for seat, hand in enumerate(setup.hands) if start in hand]
    if not holders and start not in setup.yard:
        yield _flaw(
            "start_nowhere", f"expected {start} in a hand or in the yard, got neither", tile=str(start)
        )
    together = setup.ruleset.unheld == "together"
    circle_goes_on = together and setup.circle not in {None, setup.to_move} and setup.yard
    if holders and holders != [setup.to_move] and not circle_goes_on:
        yield _flaw(
            "holder_moves", f"expected seat {holders[0]}, who holds {start}, to move", seat=holders[0]
        )
    if not all(setup.hands):
        yield _flaw("empty_before_start", "expected tiles in every hand before the start, got an empty one")


def _outline_flaws(setup: Setup, outline: Outline) -> Iterator[Flaw]:
    """An abstract tableau: only in a partial position; ends and obligation in the set (section 6)."""
    highest = setup.ruleset.set
    if not setup.partial:
        yield _flaw("outline_not_partial", "expected a tree in a whole position, got an abstract tableau")
    for value in outline.ends:
        if not 0 <= value <= highest:
            yield _flaw("end_not_in_set", f"expected ends up to {highest}, got {value}", value=value)
    if outline.pending is None:
        return
    if not outline.pending.is_double or outline.pending.high > highest:
        text = f"expected a foot on a double of the set, got one on {outline.pending}"
        yield _flaw("foot_on_no_double", text, tile=str(outline.pending))
    held = (*setup.yard, *(tile for hand in setup.hands for tile in hand))
    if outline.pending in held:
        text = f"expected {outline.pending} on the table, under its toes, got it in a hand or the yard"
        yield _flaw("double_not_laid", text, tile=str(outline.pending))
    most = setup.ruleset.arms_for(len(setup.hands)) if outline.opening else setup.ruleset.toes
    if not 1 <= outline.missing <= most:
        text = f"expected 1 to {most} still missing, got {outline.missing}"
        yield _flaw("missing_out_of_range", text, expected=most, got=outline.missing)


def _tree_flaws(setup: Setup, root: Branch) -> Iterator[Flaw]:
    """A tree: halves that meet, feet on doubles, one obligation at most, ends as claimed (section 5)."""
    ruleset, arms = setup.ruleset, setup.ruleset.arms_for(len(setup.hands))
    if not root.tile.is_double:
        yield _flaw("start_no_double", f"expected a starting double, got {root.tile}", tile=str(root.tile))
        return
    found = [*_branch_flaws(root, arms, ruleset.toes, is_start=True)]
    yield from found
    if found:
        return
    incomplete = [*_incomplete(setup, root, arms)]
    if len(incomplete) > 1:
        doubles = ", ".join(str(branch.tile) for branch in incomplete)
        text = f"expected one foot or opening pending at most, got {doubles}"
        yield _flaw("two_pending", text, tiles=doubles)
    elif incomplete and any(child.children for child in incomplete[0].children):
        if incomplete[0] is root:
            text = "expected no train longer than one tile before all are started"
            yield _flaw("opening_grown", text)
        else:
            one = str(incomplete[0].tile)
            yield _flaw("foot_grown", f"expected nothing on the toes of {one} before all are laid", tile=one)
    elif setup.ends is not None and len(set(_on_table(setup))) == len(_on_table(setup)):
        ends = tuple(end.value for end in _tableau(setup).ends)
        if sorted(ends) != sorted(setup.ends):
            text = f"expected the ends {_listed(ends)} of the tree, got {_listed(setup.ends)}"
            yield _flaw("ends_differ", text, expected=_listed(ends), got=_listed(setup.ends))


def _listed(values: tuple[Pip, ...]) -> str:
    return ",".join(map(str, values))


def _branch_flaws(branch: Branch, arms: int, toes: int, *, is_start: bool = False) -> Iterator[Flaw]:
    one, count = branch.tile, len(branch.children)
    if is_start and count > arms:
        yield _flaw("too_many_arms", f"expected {arms} trains at most, got {count}", expected=arms, got=count)
    elif not is_start and not one.is_double and count > 1:
        yield _flaw("foot_on_no_double", f"expected one tile on {one}, no double, got {count}", tile=str(one))
    elif not is_start and count > toes:
        yield _flaw("too_many_toes", f"expected {toes} toes on {one} at most, got {count}", tile=str(one))
    for child in branch.children:
        if child.touching != branch.outer:
            text = f"expected a {branch.outer} against {one}, got {child.tile.touching(child.touching)}"
            yield _flaw("halves_differ", text, tile=str(child.tile), parent=str(one))
        yield from _branch_flaws(child, arms, toes)


def _incomplete(setup: Setup, branch: Branch, wanted: int, *, is_start: bool = True) -> Iterator[Branch]:
    """The doubles that still want tiles; a waived foot is none (R-1)."""
    ruleset, missing = setup.ruleset, wanted - len(branch.children)
    if branch.tile.is_double and missing > 0:
        table = Tableau(None, tuple(Laid(tile, None, tile.low) for tile in _on_table(setup)))
        waives = ruleset.unfinishable == "waive" and not is_start and branch.outer != setup.out_on
        if not waives or unplayed(table, branch.outer, ruleset.set) >= missing:
            yield branch
    for child in branch.children:
        yield from _incomplete(setup, child, ruleset.toes, is_start=False)


def _turn_flaws(setup: Setup) -> Iterator[Flaw]:
    """The drawn tile, the counters, and what only some rulesets know."""
    hands, ruleset = setup.hands, setup.ruleset
    mover = hands[setup.to_move] if 0 <= setup.to_move < len(hands) else ()
    if setup.drawn is not None and setup.drawn not in mover:
        text = f"expected the drawn tile in the hand of seat {setup.to_move}, got {setup.drawn}"
        yield _flaw("drawn_not_in_hand", text, tile=str(setup.drawn))
    if setup.drawn is not None and (isinstance(setup.tableau, Tile) or ruleset.draw == "none"):
        yield _flaw("nothing_drawn", f"expected no drawn tile here, got {setup.drawn}", tile=str(setup.drawn))
    if setup.idle < 0:
        yield _flaw("idle_below_zero", f"expected 0 turns without a lay, or more, got {setup.idle}")
    most_dry = setup.idle if ruleset.blocked == "full_circle" else 0
    if setup.dry is not None and not 0 <= setup.dry <= most_dry:
        text = f"expected at most {most_dry} turns with nothing to draw, got {setup.dry}"
        yield _flaw("dry_exceeds_idle", text, expected=most_dry, got=setup.dry)
    if setup.uncalled is not None and (
        ruleset.call == 0
        or setup.uncalled == setup.to_move
        or (setup.uncalled < len(hands) and len(hands[setup.uncalled]) != 1)
        or setup.idle
        or setup.drawn
        or isinstance(setup.tableau, Tile)
    ):
        text = f"expected nobody to catch, got seat {setup.uncalled} without a call"
        yield _flaw("uncalled_impossible", text, seat=setup.uncalled)
    if setup.circle is not None and (ruleset.unheld != "together" or not isinstance(setup.tableau, Tile)):
        yield _flaw("no_circle", f"expected no circle of a search here, got one from seat {setup.circle}")
    if setup.out_on is not None and not _may_be_out_on(setup, setup.out_on):
        text = f"expected nobody out on a double that lacks its toes, got one out on {setup.out_on}"
        yield _flaw("not_out_on", text, value=setup.out_on)


def _may_be_out_on(setup: Setup, value: Pip) -> bool:
    """Whether a seat may just have gone out on the double of *value* where feet can be waived (R-10)."""
    return (
        setup.ruleset.unfinishable == "waive"
        and _is_over_by_going_out(setup)
        and isinstance(setup.tableau, Branch)
        and any(one.tile.is_double and one.outer == value for one in _leaves(setup.tableau))
    )


def _leaves(branch: Branch) -> Iterator[Branch]:
    if not branch.children:
        yield branch
    for child in branch.children:
        yield from _leaves(child)
