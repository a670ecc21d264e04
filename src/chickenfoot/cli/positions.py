"""Commands about one position: legal, step, perft, audit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from chickenfoot.cli.options import FOUND_WRONG, Json, Position, print_json

if TYPE_CHECKING:
    from chickenfoot.rules import Event, Move, State, Tile, Why


def legal(position: Position, /, *, as_json: Json = False) -> int:
    """Print the legal moves of a position, and why each other tile in hand cannot go."""
    from chickenfoot.rules import catches, clause, legal_moves, parse_position
    from chickenfoot.rules.legal import why_tile_cannot

    state = parse_position(position)
    moves = [str(move) for move in (*legal_moves(state), *catches(state))]
    cannot = {tile: why for tile in state.hand if (why := why_tile_cannot(state, tile)) is not None}
    if as_json:
        reasons = {
            str(tile): {"code": why.value, "clause": clause(why, state.ruleset)}
            for tile, why in cannot.items()
        }
        print_json({"to_move": state.to_move, "moves": moves, "cannot": reasons})
    else:
        print("\n".join(moves + _reasons(state, cannot)))
    return 0


def _reasons(state: State, cannot: dict[Tile, Why]) -> list[str]:
    from chickenfoot.cli.words import tile_text

    return list(dict.fromkeys(tile_text(state, tile) for tile in cannot))


def step(
    position: Position, /, *moves: Annotated[str, Parameter(help="Moves.")], as_json: Json = False
) -> int:
    """Play moves in a position and print the one after them."""
    from chickenfoot.rules import parse_position
    from chickenfoot.rules import step as step_of

    state = parse_position(position)
    events: list[Event] = []
    for text in moves:
        state, happened = step_of(state, _read_move(text, state))
        events += happened
    if as_json:
        print_json(_step_plain(state, events))
    else:
        from chickenfoot.cli.words import event_texts

        print("\n".join([*event_texts(state, events), str(state)]))
    return 0


def _read_move(text: str, state: State) -> Move:
    from chickenfoot.rules import Catch, parse_move

    if text.strip().lower() == "catch":  # by whoever is to move
        return Catch(state.to_move)
    return parse_move(text)


def _step_plain(state: State, events: list[Event]) -> dict[str, object]:
    from chickenfoot.rules import ending, round_winners, scores
    from chickenfoot.rules.events import event_plain

    reason = ending(state)
    over = None
    if reason is not None:
        over = {"reason": reason, "scores": scores(state), "round_winners": round_winners(state)}
    return {"position": str(state), "events": [event_plain(event) for event in events], "over": over}


def perft(position: Position, depth: Annotated[int, Parameter(help="How many plies.")], /) -> int:
    """Count the different sequences of exactly DEPTH plies from a position."""
    from chickenfoot.errors import BadInput
    from chickenfoot.rules import parse_position
    from chickenfoot.rules import perft as count

    if depth < 0:
        raise BadInput(code="too_small", expected="a depth of 0 or more", got=depth, where="DEPTH", least=0)
    print(count(parse_position(position), depth))
    return 0


def audit(position: Position, /, *, as_json: Json = False) -> int:
    """Name each flaw of a position; exit code 1 when there is one."""
    from chickenfoot.cli.words import flaw_text, say
    from chickenfoot.rules import flaws, parse_setup

    found = list(flaws(parse_setup(position)))
    if as_json:
        told = [flaw._asdict() | {"details": dict(flaw.details)} for flaw in found]
        print_json({"sound": not found, "flaws": told})
    else:
        lines = [f"{flaw.code}: {flaw_text(flaw)} ({flaw.clause})" for flaw in found]
        print("\n".join(lines or [say("audit-sound")]))
    return FOUND_WRONG if found else 0
