"""Make the counted positions anew: ``python -m tests.perft.make``, in the checkout. Takes some minutes.

A vector is a line ``depth count position``: perft of a position (rule book, section 5). Each file of
``tests/perft`` has a preset's, at every set it is played with and with two to eight players, ten plies deep
from the opening and six plies deep from the middle of a round; ``random.txt`` has those of random rulesets. A
line of ``trees.txt`` is ``rounds states position``: how many ways there are to play a round of a tiny set to
its end, and how many different positions are met.

Chance comes from fixed seeds, so the same rules give the same files. Every count is taken twice, by the
rules and by the oracle (tests/oracle.py), and nothing is written unless they agree.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from chickenfoot.rules import (
    PRESETS,
    Ruleset,
    State,
    Stream,
    count_tree,
    ending,
    parse_position,
    perft,
    play_unchecked,
    seed_of,
    whole_set,
)
from chickenfoot.rules.perft import distinct_moves
from chickenfoot.testing.chances import any_round, any_table, walk
from tests import oracle
from tests.beside import oracle_facts, oracle_table

HERE = Path(__file__).parent
SETS = (6, 9, 12, 15, 18)
OPENING, MIDDLE = 10, 6  # plies
FEW, MANY = 50, 8_000  # a vector counts between so many ways
DEALS = 30  # of each tiny ruleset, to find two with a large tree

TINY = [
    "trains;set=2;hand=1;toes=1",
    "trains;set=2;hand=2;toes=1",
    "cross;set=2;hand=2;arms=1;toes=1",
    "cross;set=2;hand=1;arms=2;toes=1;unheld=together",
    "howsley;set=2;hand=2;arms=2;toes=1",
    "family;set=2;hand=1;arms=2;toes=1",
    "trains;set=3;hand=2;toes=2",
    "trains;set=3;hand=3;toes=2;reserve=0",
    "trains;set=3;hand=2;toes=1;arms=1;reserve=0",
    "trains;set=3;hand=3;toes=2;arms=2;unfinishable=end_round",
    "trains;set=3;hand=3;toes=2;arms=2;unfinishable=forbid",
    "trains;set=3;hand=3;toes=2;arms=2;unfinishable=waive;reserve=0",
    "trains;set=3;hand=3;toes=2;arms=1;unfinishable=waive;last_double=penalty",
    "trains;set=3;hand=2;toes=2;arms=1;drawn_fits=may;reserve=0",
    "trains;set=3;hand=2;toes=2;arms=1;drawn_fits=may_not;reserve=0",
    "trains;set=3;hand=2;toes=2;arms=1;draw=until_playable;reserve=0",
    "trains;set=3;hand=3;toes=2;arms=1;draw=none",
    "trains;set=3;hand=3;toes=2;arms=1;last_double=forbidden",
    "trains;set=3;hand=3;toes=2;arms=1;blocked=mover",
    "trains;set=3;hand=3;toes=2;arms=1;blocked=full_circle",
    "trains;set=3;hand=2;toes=2;arms=1;must_lay=no;blocked=full_circle",
    "trains;set=3;hand=2;toes=2;arms=1;call=1",
    "cross;set=3;hand=2;arms=2;toes=2",
    "cross;set=3;hand=2;arms=1;toes=1",
    "cross;set=3;hand=2;arms=2;toes=2;unheld=together",
    "cross;set=3;hand=2;arms=2;toes=2;must_lay=no;blocked=full_circle",
    "howsley;set=3;hand=2;arms=1;toes=2",
    "pagat;set=3;hand=2;arms=3;toes=2",
    "family;set=3;hand=2;arms=1;toes=2",
    "rotating;set=3;hand=2;arms=2;toes=2",
]


# --- rulesets and positions --------------------------------------------------------------------------


def fitted(preset: str, highest: int, players: int) -> Ruleset:
    """The preset for that set and number of players, with fewer arms and tiles where the set is too small."""
    changes: dict[str, object] = {"set": highest, "players": "2-8"}
    if PRESETS[preset].arms_for(players) > highest:
        changes["arms"] = highest
    ruleset = PRESETS[preset].changed(changes)
    most = (len(whole_set(highest)) - 1) // players
    if players not in ruleset.tables():
        ruleset = ruleset.changed({"hand": min(7, most - 1)})
    return ruleset


def vectors_of(preset: str) -> Iterator[str]:
    """From the opening and from the middle of a round, for every set and two to eight players."""
    for highest in SETS:
        for players in range(2, 9):
            ruleset = fitted(preset, highest, players)
            stream = Stream(seed_of(f"perft {preset} {highest} {players}"))
            yield opening_vector(ruleset, players, stream)
            yield middle_vector(ruleset, players, stream)


def random_vectors() -> Iterator[str]:
    """Both kinds for random rulesets."""
    stream = Stream(seed_of("perft random"))
    for _ in range(40):
        ruleset, players = any_table(stream.choice, sets=range(4, 13), most_in_hand=8)
        if vector := opening_vector(ruleset, players, stream, tries=60):
            yield vector
        if vector := middle_vector(ruleset, players, stream, tries=60):
            yield vector


def opening_vector(ruleset: Ruleset, players: int, stream: Stream, tries: int = 400) -> str:
    """A round just dealt, ten plies deep."""
    for _ in range(tries):
        state = any_round(stream.choice, ruleset, players)
        if vector := vector_at(state, OPENING):
            return vector
    return ""


def middle_vector(ruleset: Ruleset, players: int, stream: Stream, tries: int = 400) -> str:
    """Somewhere in a round, six plies deep."""
    for _ in range(tries):
        course = list(walk(stream.choice, any_round(stream.choice, ruleset, players)))
        if vector := vector_at(course[len(course) // 4 + stream.below(len(course)) // 2], MIDDLE):
            return vector
    return ""


def vector_at(state: State, depth: int) -> str:
    """The vector, or nothing where the count is too small to tell much, or too large to be quick."""
    if not FEW <= counted(state, depth, MANY) <= MANY:
        return ""
    count = perft(state, depth)
    by_oracle = oracle.count(oracle_table(state), depth)
    if count != by_oracle:
        raise AssertionError(f"expected {by_oracle} as the oracle counts, got {count}: {depth} {state}")
    return f"{depth} {count} {state}"


def counted(state: State, depth: int, most: int) -> int:
    """perft, given up as soon as it is more than *most*."""
    moves = distinct_moves(state)
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        count += counted(play_unchecked(state, move), depth - 1, most - count)
        if count > most:
            break
    return count


# --- whole trees -------------------------------------------------------------------------------------


def trees() -> Iterator[str]:
    """The two largest trees among some deals of every tiny ruleset, for two and for three players."""
    for text in TINY:
        ruleset = Ruleset.parse(text)
        for players in {2, 3} & set(ruleset.tables()):
            stream = Stream(seed_of(f"tree {text} {players}"))
            deals = {any_round(stream.choice, ruleset, players) for _ in range(DEALS)}
            for state in sorted(deals, key=lambda state: (-count_tree(state).states, str(state)))[:2]:
                count = count_tree(state)
                by_oracle = oracle_tree(state)
                if tuple(count) != by_oracle:
                    raise AssertionError(f"expected {by_oracle} as the oracle counts, got {count}: {state}")
                yield f"{count.rounds} {count.states} {state}"


def oracle_tree(state: State) -> tuple[int, int]:
    """The whole tree by the oracle: positions are the same when all it says of them is."""
    known: dict[str, int] = {}

    def rounds(table: oracle.Table) -> int:
        out_on = table.last if table.last and table.last[0] == table.last[1] and [] in table.hands else None
        key = repr((oracle_facts(table), table.search_first, out_on))
        if key not in known:
            moves = oracle.moves(table)
            known[key] = sum(rounds(oracle.after(table, move)) for move in moves) if moves else 1
        return known[key]

    return rounds(oracle_table(state)), len(known)


# --- files -------------------------------------------------------------------------------------------


def write(name: str, lines: Iterator[str]) -> None:
    kept = []
    for line in lines:
        if line:
            assert ending(parse_position(line.split(" ", 2)[2])) is None
            kept.append(line)
    (HERE / f"{name}.txt").write_text("\n".join(kept) + "\n", encoding="utf-8")


def main() -> None:
    write("trees", trees())
    write("random", random_vectors())
    for preset in PRESETS:
        write(preset, vectors_of(preset))


if __name__ == "__main__":
    main()
