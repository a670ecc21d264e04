"""How a round lies in memory: one array of 32-bit numbers, a *table*, and what stands where in it.

    table[TO_MOVE] … table[DOUBLES]     turn, obligation, yard and end of the round: the names below
    table[HELD + seat]                  bit v is set when the seat holds a tile with v
    table[COUNTS + seat]                tiles in the hand
    table[ENDS + v]                     open ends of ordinary play that show v
    table[PLAYED + v]                   tiles with v on the table, its double not counted
    table[row_at(seat, v)]              the seat's row of v: bit x is set when it holds the tile v-x, so each
                                        tile but a double stands in two rows; what fits on an end of value v
                                        is simply this row
    table[table[NEXT]] …                the yard, the next tile to draw first, up to before table[YARD];
                                        what has been drawn stands before it

A tile with halves a ≤ b is the number ``a * 32 + b``. Which of several ends of one value a tile lies on does
not matter for play, so a move names only the value. A *rule* is a ruleset for a number of players, an array
as well. Many tables at once are the rows of a matrix.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from chickenfoot.errors import BadInput
from chickenfoot.fast.ready import MOST_PLAYERS
from chickenfoot.rules import Ruleset, whole_set

Words = npt.NDArray[np.int32]
Random = npt.NDArray[np.uint64]
Bytes = npt.NDArray[np.uint8]
Numbers = npt.NDArray[np.float64]
Habits = Numbers

# --- a table -------------------------------------------------------------------------------------------

TO_MOVE: Final = 0
DRAWN: Final = 1  # the tile drawn this turn; NONE
PENDING: Final = 2  # the value that the foot or the opening wants; NONE
MISSING: Final = 3  # toes or trains still to come
OPENING: Final = 4  # 1 while what is pending is the opening
OPEN: Final = 5  # bit v is set when ends[v] > 0
START: Final = 6  # the value of the starting double; NONE: not known (a partial position)
AWAITS: Final = 7  # 1 while the starting double is to be laid or searched for (X3, X5)
NEXT: Final = 8  # where in the table the next tile to draw stands
YARD: Final = 9  # where the yard ends
IDLE: Final = 10  # turns in a row without a lay
DRY: Final = 11  # of these, at the end, how many in a row without a draw
UNCALLED: Final = 12  # the seat that may be caught; NONE
CIRCLE: Final = 13  # the seat that began the circle of a search together; NONE
ENDED: Final = 14  # RUNNING, OUT, BLOCKED or UNFINISHABLE
WHO_OUT: Final = 15  # the seat that has gone out; NONE
ON_DOUBLE: Final = 16  # 1 when it went out on a double (T-k)
DOUBLES: Final = 17  # bit v is set when the double of v is on the table

MOST_VALUES: Final = 19  # of the largest set, double-18

HELD: Final = 18
COUNTS: Final = HELD + MOST_PLAYERS
ENDS: Final = COUNTS + MOST_PLAYERS
PLAYED: Final = ENDS + MOST_VALUES
ROWS: Final = PLAYED + MOST_VALUES

NONE: Final = -1

RUNNING: Final = 0
OUT: Final = 1
BLOCKED: Final = 2
UNFINISHABLE: Final = 3
ENDINGS: Final = (None, "out", "blocked", "unfinishable")

# --- rule: a ruleset for a number of players -------------------------------------------------------------

HIGHEST: Final = 0
PLAYERS: Final = 1
HAND: Final = 2
ASIDE: Final = 3  # 1: the starting double is put aside before the deal
UNHELD: Final = 4
ARMS: Final = 5
TOES: Final = 6
WHEN_UNFINISHABLE: Final = 7
MUST_LAY: Final = 8
DRAW: Final = 9
DRAWN_FITS: Final = 10
RESERVE: Final = 11
WHEN_BLOCKED: Final = 12
LAST_DOUBLE: Final = 13
PENALTY: Final = 14
CALL: Final = 15
DOUBLE_BLANK: Final = 16
BLANK_HALF: Final = 17
FORBIDS: Final = 18  # 1 when a double can be forbidden, by WHEN_UNFINISHABLE or LAST_DOUBLE
YARD_AT: Final = 19  # where in the table the yard begins
TABLE_WORDS: Final = 20  # the length of a table
RULE_WORDS: Final = 21

# What the words of a ruleset are as numbers: their places in these rows.
UNHELDS: Final = ("none", "search", "together", "comes_back", "dropped", "redeal")
NOT_POOLED, SEARCH, TOGETHER, COMES_BACK, DROPPED, REDEAL = range(6)
UNFINISHABLES: Final = ("play_on", "end_round", "forbid", "waive")
PLAY_ON, END_ROUND, FORBID, WAIVE = range(4)
DRAWS: Final = ("none", "one", "until_playable")
DRAW_NONE, DRAW_ONE, DRAW_UNTIL = range(3)
FITS: Final = ("must", "may", "may_not")
MUST, MAY, MAY_NOT = range(3)
BLOCKS: Final = ("nobody", "full_circle", "mover")
NOBODY, FULL_CIRCLE, MOVER = range(3)
LAST_DOUBLES: Final = ("allowed", "penalty", "forbidden")
LAST_ALLOWED, LAST_COSTS, LAST_FORBIDDEN = range(3)

# --- moves: one number each ------------------------------------------------------------------------------

DRAW_MOVE: Final = 1 << 16
PASS_MOVE: Final = 1 << 17
CATCH_MOVE: Final = 1 << 18  # with the seat that catches
CALLED: Final = 1 << 15  # set in a lay that calls (section 3, ``call``)
START_END: Final = 31  # the value a starting double is laid on: none
"""A lay is ``on << 10 | low << 5 | high``."""


def rule_of(ruleset: Ruleset, players: int) -> Words:
    """*ruleset* as the numbers that kernels read. Raises :exc:`BadInput` for more than MOST_PLAYERS."""
    if players > MOST_PLAYERS:
        raise BadInput(
            code="too_many_seats",
            expected=f"at most {MOST_PLAYERS} players in the simulator",
            got=players,
            where="players",
            most=MOST_PLAYERS,
        )
    rule = np.zeros(RULE_WORDS, np.int32)
    rule[HIGHEST] = ruleset.set
    rule[PLAYERS] = players
    rule[HAND] = ruleset.hand_for(players) or 0
    rule[ASIDE] = ruleset.starting_double == "aside"
    rule[UNHELD] = UNHELDS.index(ruleset.unheld)
    rule[ARMS] = ruleset.arms_for(players)
    rule[TOES] = ruleset.toes
    rule[WHEN_UNFINISHABLE] = UNFINISHABLES.index(ruleset.unfinishable)
    rule[MUST_LAY] = ruleset.must_lay
    rule[DRAW] = DRAWS.index(ruleset.draw)
    rule[DRAWN_FITS] = FITS.index(ruleset.drawn_fits)
    rule[RESERVE] = ruleset.reserve_for(players)
    rule[WHEN_BLOCKED] = BLOCKS.index(ruleset.blocked)
    rule[LAST_DOUBLE] = LAST_DOUBLES.index(ruleset.last_double)
    rule[PENALTY] = ruleset.last_double_penalty
    rule[CALL] = ruleset.call
    rule[DOUBLE_BLANK] = ruleset.double_blank
    rule[BLANK_HALF] = ruleset.blank_half
    rule[FORBIDS] = ruleset.unfinishable == "forbid" or ruleset.last_double == "forbidden"
    rule[YARD_AT] = ROWS + players * MOST_VALUES
    rule[TABLE_WORDS] = rule[YARD_AT] + len(whole_set(ruleset.set))
    return rule


def empty_tables(rule: Words, tables: int) -> Words:
    """Room for *tables* rounds under *rule*, a row each; nothing is dealt."""
    return np.zeros((tables, int(rule[TABLE_WORDS])), np.int32)


def empty_table(rule: Words) -> Words:
    """Room for one round under *rule*; nothing is dealt."""
    return empty_tables(rule, 1)[0]


MOST_MOVES: Final = 4 * (MOST_VALUES + 1) * MOST_VALUES
"""More than any seat can have: each tile on both its values, with a call and without, and one more."""
