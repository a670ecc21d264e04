"""Chance: the deal is a pure function of a 32-byte seed (and the players' salts), so anyone can check it.

How a seed becomes a deal, in full (docs/notation.md has test vectors):

1. ``salted`` = SHA-256 of the salts in seat order, each preceded by its length as 4 bytes, big-endian;
   no salts: SHA-256 of nothing.
2. Block *i* of the stream called *label* = HMAC-SHA256(key: seed, message: *label* in ASCII, a zero byte,
   ``salted``, *i* as 8 bytes big-endian). The blocks, joined, are read as 4-byte big-endian words.
3. ``below(n)``: the next word that is less than the largest multiple of *n* up to 2³², modulo *n*.
4. ``shuffled``: for *i* from the last place down to 1, swap places *i* and ``below(i + 1)``.

The tiles 0-0, 0-1, … 0-n, 1-1, … n-n, without the starting double if it is put aside, are shuffled by the
stream ``deal 0`` (a redeal takes ``deal 1`` and so on); seat 0 takes the first hand, seat 1 the next, and
the rest is the yard, the next tile to draw first. Other streams: ``lottery`` (T3), ``first`` (T-b2, X-c),
``highest`` and ``random`` (section 3, ``starter``). Before a round the commitment, SHA-256 of the seed, may
be shown; afterwards the seed.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

from chickenfoot.errors import BadInput
from chickenfoot.rules.ruleset import Ruleset
from chickenfoot.rules.state import Hand
from chickenfoot.rules.tiles import Pip, Seat, Tile, double, whole_set

Item = TypeVar("Item")

SEED_BYTES = 32


class Stream:
    """An endless stream of chance from one seed, in the documented order. Its only state is where it is."""

    __slots__ = ("_blocks", "_prefix", "_salted", "_seed", "_words")

    def __init__(self, seed: bytes, label: str = "", salts: Sequence[bytes] = ()) -> None:
        if len(seed) != SEED_BYTES:
            raise BadInput(
                code="seed_size",
                expected=f"a seed of {SEED_BYTES} bytes",
                got=seed.hex(),
                where="seed",
                bytes=SEED_BYTES,
            )
        self._seed = seed
        self._salted = hashlib.sha256(
            b"".join(len(salt).to_bytes(4, "big") + salt for salt in salts)
        ).digest()
        self._prefix = label.encode("ascii") + b"\0" + self._salted
        self._blocks = 0
        self._words: list[int] = []

    def word(self) -> int:
        """The next number from 0 to 2³² − 1."""
        if not self._words:
            message = self._prefix + self._blocks.to_bytes(8, "big")
            block = hmac.digest(self._seed, message, "sha256")
            self._blocks += 1
            self._words = [int.from_bytes(block[at : at + 4], "big") for at in range(28, -1, -4)]
        return self._words.pop()

    def below(self, bound: int) -> int:
        """A number from 0 to *bound* − 1, every one equally likely."""
        limit = 2**32 - 2**32 % bound
        while (word := self.word()) >= limit:
            pass
        return word % bound

    def choice(self, items: Sequence[Item]) -> Item:
        """One of *items*, every one equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[Item]) -> list[Item]:
        """*items* in an order drawn from all orders alike (Fisher and Yates, from the end)."""
        order = list(items)
        for place in range(len(order) - 1, 0, -1):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return order


class Chance(NamedTuple):
    """What decides a round's chance: a secret seed and what the players have mixed in, in seat order."""

    seed: bytes
    salts: tuple[bytes, ...] = ()

    def stream(self, label: str) -> Stream:
        """The stream called *label*."""
        return Stream(self.seed, label, self.salts)

    @property
    def commitment(self) -> bytes:
        """What may be shown before the round: SHA-256 of the seed."""
        return hashlib.sha256(self.seed).digest()


def seed_of(text: str) -> bytes:
    """The seed that stands for any text a person types: its SHA-256."""
    return hashlib.sha256(text.encode()).digest()


def subseed(seed: bytes, label: str) -> bytes:
    """Another seed drawn from *seed*, such as one for each round (``round 1``) of a game."""
    return hmac.digest(seed, b"seed " + label.encode(), "sha256")


class Deal(NamedTuple):
    """Hands in seat order, each sorted, and the yard in drawing order."""

    hands: tuple[Hand, ...]
    yard: tuple[Tile, ...]

    def holder(self, tile: Tile) -> Seat | None:
        """Who holds *tile*."""
        return next((Seat(seat) for seat, hand in enumerate(self.hands) if tile in hand), None)


def deal(ruleset: Ruleset, players: int, stream: Stream, start: Pip) -> Deal:
    """The hands and the yard of a round that begins with double *start* (T4, T5, X2).

    Raises :exc:`BadRuleset` when *players* cannot be seated or dealt.
    """
    ruleset.check_table(players)
    aside = double(start) if ruleset.starting_double == "aside" else None
    tiles = stream.shuffled(tile for tile in whole_set(ruleset.set) if tile != aside)
    size = ruleset.hand_for(players) or 0
    hands = (tuple(sorted(tiles[seat * size : (seat + 1) * size])) for seat in range(players))
    return Deal(tuple(hands), tuple(tiles[players * size :]))


def lottery(ruleset: Ruleset, players: int, stream: Stream, start: Pip, first: Seat) -> tuple[Seat, int]:
    """Who turns up double *start*, all turning up tiles in turn from *first* on; after how many (T3)."""
    turned = stream.shuffled(whole_set(ruleset.set)).index(double(start)) + 1
    return lottery_seat(first, turned, players), turned


def lottery_seat(first: Seat, turned: int, players: int) -> Seat:
    """Who turns up the last of *turned* tiles when *first* turns up the first (T3)."""
    return Seat((first + turned - 1) % players)


def highest_tile(ruleset: Ruleset, players: int, stream: Stream) -> tuple[Seat, tuple[Tile, ...]]:
    """Who draws the highest tile, by pips and then by the higher half; and the tiles drawn (section 3)."""
    drawn = tuple(stream.shuffled(whole_set(ruleset.set))[:players])
    return highest_of(drawn), drawn


def highest_of(drawn: Sequence[Tile]) -> Seat:
    """Which seat has drawn the highest of *drawn*, by pips and then by the higher half (section 3)."""
    return Seat(max(range(len(drawn)), key=lambda seat: (drawn[seat].pips, drawn[seat].high)))
