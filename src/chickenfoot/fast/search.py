"""Trying moves on sampled deals: what each is worth, by playing the round out many times.

A *deal* gives every tile that a seat cannot see a place: ``owners[placed[t]]`` is the seat that holds tile t,
or players for the yard. The *template* is the table without these tiles.
"""

from __future__ import annotations

from chickenfoot.fast.chance import shuffle
from chickenfoot.fast.compiled import inner, kernel
from chickenfoot.fast.layout import NEXT, PLAYERS, TABLE_WORDS, YARD, Bytes, Random, Weights, Words
from chickenfoot.fast.plies import play, put_in_hand, scores
from chickenfoot.fast.policies import play_sensibly


@inner
def copy(rule: Words, source: Words, target: Words) -> None:
    """*target* becomes equal to *source*."""
    for at in range(rule[TABLE_WORDS]):
        target[at] = source[at]


@inner
def fill(rule: Words, table: Words, tiles: Words, owners: Words, placed: Bytes, random: Random) -> None:
    """The tiles go where a sampled deal has them; those of the yard in any order."""
    for at in range(len(tiles)):
        owner = owners[placed[at]]
        if owner < rule[PLAYERS]:
            put_in_hand(table, owner, tiles[at])
        else:
            table[table[YARD]] = tiles[at]
            table[YARD] += 1
    shuffle(random, table[table[NEXT] :], table[YARD] - table[NEXT])


@inner
def standing(totals: Words, points: Words, futures: Words, seat: int) -> float:
    """How good it is for *seat* to have *totals* and *points* more, over many ways the game may go on.

    ``futures[f, s]`` are the points that seat s makes in the rounds after this one, the f-th time. The first
    place counts 1, shared it is split; each seat left behind counts a little, and so do points.
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


@kernel
def try_moves(
    rule: Words,
    template: Words,
    tiles: Words,
    owners: Words,
    placed: Bytes,
    moves: Words,
    totals: Words,
    futures: Words,
    seat: int,
    weights: Weights,
    noise: float,
    random: Random,
    room: Words,
    values: Weights,
    points: Weights,
) -> None:
    """Play every move out on every deal: ``values[d, m]`` is how well *seat* stands, ``points[d, m]`` its points.

    *room* has two rows of a table to work in and a third for scores. All moves of a deal meet the same chance.
    """
    for deal in range(placed.shape[0]):
        copy(rule, template, room[0])
        fill(rule, room[0], tiles, owners, placed[deal], random)
        chance = random[0]
        for at in range(len(moves)):
            random[0] = chance
            copy(rule, room[0], room[1])
            play(rule, room[1], moves[at])
            play_sensibly(rule, room[1], weights, noise, random)
            scores(rule, room[1], room[2])
            values[deal, at] = standing(totals, room[2], futures, seat)
            points[deal, at] = room[2, seat]
