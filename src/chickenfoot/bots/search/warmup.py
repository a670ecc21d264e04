"""Compiling what the searching players call, before anybody waits for it."""

from __future__ import annotations

from chickenfoot.fast import ready


def warm_up() -> None:
    """Compile the simulator, or load it from the cache: half a minute at first, later a second or two."""
    from chickenfoot.bots.beliefs import any_deal, unknowns
    from chickenfoot.bots.beliefs.quick import arrays_of
    from chickenfoot.bots.search.compiled import CompiledTrials
    from chickenfoot.bots.search.habits import WHOLE_GAME
    from chickenfoot.bots.search.player import choices_of
    from chickenfoot.fast.chance import chance_of
    from chickenfoot.fast.walking import bytes_of, walk_deals
    from chickenfoot.rules import parse_position
    from chickenfoot.rules.view import view_of

    state = parse_position(_POSITION)
    seen = view_of(state, state.to_move)
    choices = choices_of(seen)
    CompiledTrials(seen, choices, WHOLE_GAME, seed=0).more(1, range(len(choices)))
    known = unknowns(seen)
    walk_deals(*arrays_of(known), bytes_of(any_deal(known)), 1, chance_of(0))


def warm_up_in_background() -> None:
    """Warm up on another thread; until that is done players use the rules (:mod:`chickenfoot.fast.ready`)."""
    ready.begin(warm_up)


_POSITION = "trains;set=3;hand=2;toes=1 3-3(3-1,3-2) 0-1,1-2/0-2,1-1 0-0,2-2,0-3 0 - 0"
