"""The game of Chicken Foot, as pure values and free functions (docs/rules.md).

    from chickenfoot.rules import parse_position, legal_moves, parse_move, play

    state = parse_position("~trains =3,3,6 3-6,1-1/0-0 2-2,4-4 0 - 0")
    state = play(state, parse_move("3-6 on 3.2"))

Nothing here reads a clock, a file or a global random source: chance comes in as a seed.
"""

from chickenfoot.rules.audit import audit, flaws
from chickenfoot.rules.deal import Chance, Deal, Stream, deal, seed_of, subseed
from chickenfoot.rules.events import Event, seen_by, step
from chickenfoot.rules.game import Game, Result, Round, advance, new_game, next_round, places
from chickenfoot.rules.legal import Why, catches, clause, legal_moves, why_illegal
from chickenfoot.rules.moves import DRAW, PASS, Catch, Draw, Lay, Move, Pass, parse_move
from chickenfoot.rules.perft import count_tree, perft
from chickenfoot.rules.position import parse_position, parse_setup
from chickenfoot.rules.ruleset import PRESETS, Ruleset
from chickenfoot.rules.scoring import points, round_winners, scores
from chickenfoot.rules.setup import Setup
from chickenfoot.rules.state import State, ending, write_position
from chickenfoot.rules.step import play, play_unchecked
from chickenfoot.rules.tiles import Seat, Tile, double, parse_tile, tile, whole_set
from chickenfoot.rules.view import SeatView, view, view_of

__all__ = [
    "DRAW",
    "PASS",
    "PRESETS",
    "Catch",
    "Chance",
    "Deal",
    "Draw",
    "Event",
    "Game",
    "Lay",
    "Move",
    "Pass",
    "Result",
    "Round",
    "Ruleset",
    "Seat",
    "SeatView",
    "Setup",
    "State",
    "Stream",
    "Tile",
    "Why",
    "advance",
    "audit",
    "catches",
    "clause",
    "count_tree",
    "deal",
    "double",
    "ending",
    "flaws",
    "legal_moves",
    "new_game",
    "next_round",
    "parse_move",
    "parse_position",
    "parse_setup",
    "parse_tile",
    "perft",
    "places",
    "play",
    "play_unchecked",
    "points",
    "round_winners",
    "scores",
    "seed_of",
    "seen_by",
    "step",
    "subseed",
    "tile",
    "view",
    "view_of",
    "whole_set",
    "why_illegal",
    "write_position",
]
