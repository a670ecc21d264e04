"""Trying moves on sampled deals: what each is worth, by playing the round out many times.

A *deal* gives every tile that a seat cannot see a place: ``owners[placed[t]]`` is the seat that holds tile t,
or players for the yard (players + 1: out of the round). The *template* is the table without these tiles.
"""

from __future__ import annotations

from typing import NamedTuple

from chickenfoot.fast.chance import fraction, shuffle
from chickenfoot.fast.compiled import inner, kernel
from chickenfoot.fast.habits import HABIT_WORDS, play_out
from chickenfoot.fast.layout import NEXT, NONE, PLAYERS, YARD, Bytes, Numbers, Random, Words
from chickenfoot.fast.plies import play, put_in_hand, scores
from chickenfoot.fast.rounds import copy, deal_next


@inner
def fill(rule: Words, table: Words, tiles: Words, owners: Words, placed: Bytes, random: Random) -> None:
    """The tiles go where a sampled deal has them; those of the yard in any order."""
    for at in range(len(tiles)):
        owner = owners[placed[at]]
        if owner < rule[PLAYERS]:
            put_in_hand(table, owner, tiles[at])
        elif owner == rule[PLAYERS]:
            table[table[YARD]] = tiles[at]
            table[YARD] += 1
    shuffle(random, table[table[NEXT] :], table[YARD] - table[NEXT])


@inner
def standing(totals: Words, points: Words, futures: Words, seat: int) -> float:
    """How good it is for *seat* to have *totals* and *points* more, over many ways the game may go on.

    ``futures[f, s]`` are the points that seat s makes in the rounds after this one, the f-th time. The first
    place counts 1, a shared one its part; each seat left behind counts a little more.
    """
    players = len(totals)
    good = 0.0
    for future in range(futures.shape[0]):
        mine = totals[seat] + points[seat] + futures[future, seat]
        better = 0
        equal = 0
        for other in range(players):
            if other != seat:
                theirs = totals[other] + points[other] + futures[future, other]
                better += theirs < mine
                equal += theirs == mine
        if better == 0:
            good += 1.0 / (1 + equal)
        good += 0.2 * (players - 1 - better - 0.5 * equal) / (players - 1)
    return good / futures.shape[0]


@inner
def choose_habits(styles: Numbers, shares: Numbers, seat: int, habits: Numbers, random: Random) -> None:
    """Each seat but *seat* plays in one of the *styles* (rows of habits), by chance; *seat* in the first."""
    for other in range(habits.shape[0]):
        style = 0
        if other != seat:
            at = fraction(random)
            while at >= shares[style] and style < styles.shape[0] - 1:
                at -= shares[style]
                style += 1
        for word in range(HABIT_WORDS):
            habits[other, word] = styles[style, word]


class Task(NamedTuple):
    """What :func:`try_moves` works on."""

    rule: Words
    template: Words
    tiles: Words  # [tile]: those the seat cannot see
    owners: Words  # [place]: the seat that has it; players: the yard; players + 1: nobody
    totals: Words  # [seat]: the points of the rounds before
    futures: Words  # [future, seat]: points of the rounds to come, as they may turn out
    styles: Numbers  # [style, habit]: how the seats may be playing, the searching seat as in the first
    shares: Numbers  # [style]: how likely each is for another seat
    seat: int


class Room(NamedTuple):
    """Where :func:`try_moves` works."""

    tables: Words  # [3, words]
    habits: Numbers  # [seat, habit]


@kernel
def try_moves(
    task: Task, moves: Words, placed: Bytes, random: Random, room: Room, values: Numbers, points: Numbers
) -> None:
    """Play every move out on every deal; all moves of a deal meet the same chance.

    ``values[d, m]`` is how well the seat stands then, ``points[d, m]`` what the round costs it.
    """
    dealt, table, counted = room.tables[0], room.tables[1], room.tables[2]
    for at_deal in range(placed.shape[0]):
        copy(task.rule, task.template, dealt)
        fill(task.rule, dealt, task.tiles, task.owners, placed[at_deal], random)
        choose_habits(task.styles, task.shares, task.seat, room.habits, random)
        chance = random[0]
        for at in range(len(moves)):
            random[0] = chance
            copy(task.rule, dealt, table)
            play(task.rule, table, moves[at])
            play_out(task.rule, table, room.habits, random)
            scores(task.rule, table, counted)
            values[at_deal, at] = standing(task.totals, counted, task.futures, task.seat)
            points[at_deal, at] = counted[task.seat]


@kernel
def play_rounds(
    rule: Words, doubles: Words, habits: Numbers, random: Random, room: Words, out: Words
) -> None:
    """Play the rounds of all *doubles* again and again: ``out[game, seat]`` are the points of each time.

    *room* has three rows of a table to work in.
    """
    table, counted, queue = room[0], room[1], room[2]
    for game in range(out.shape[0]):
        for seat in range(out.shape[1]):
            out[game, seat] = 0
        left = len(doubles)
        for at in range(left):
            queue[at] = doubles[at]
        while left > 0:
            left = deal_next(rule, table, queue, left, random)
            if left != NONE:
                play_out(rule, table, habits, random)
                scores(rule, table, counted)
                for seat in range(out.shape[1]):
                    out[game, seat] += counted[seat]
