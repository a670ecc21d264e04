"""What readers of some games were told, for the browser's tests: ``python -m tests.server.telling.make``."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from chickenfoot.rules import Stream, seed_of
from chickenfoot.wire.codec import write_to_client
from tests.server.commands import Anybody
from tests.server.tables import ANN, PEOPLE, XO, Table
from tests.server.telling.hearing import frames, seen

FILE: Final = Path(__file__).parents[3] / "web" / "src" / "model" / "recorded.json"


def recorded() -> list[dict[str, Any]]:
    """Each game as one reader was told it: what he knew at first, the messages, what is so in the end."""
    return [
        {
            "name": f"{name}, as {reader.name} hears it",
            "begins": json.loads(write_to_client(seen(table.steps[0].before, reader.id))),
            "messages": [json.loads(frame) for frame in frames(table, reader.id)],
            "ends": json.loads(write_to_client(seen(table.room, reader.id))),
        }
        for name, table in _games()
        for reader in (ANN, XO)
    ]


def _games() -> Iterator[tuple[str, Table]]:
    table = Table("trains;set=6;hand=5;rounds=6,5", ("open", "open", "hen"), label="recorded", clock=60)
    yield "a game of two people and a hen", table.dealt(*PEOPLE).play_out(Stream(seed_of("recorded")).choice)
    for number, rules in enumerate(
        ("family;set=5;hand=4;rounds=5,4", "howsley;set=5;hand=4;arms=3;rounds=5")
    ):
        table = Table(rules, ("open", "hen"), label=f"recorded {number}")
        anybody, stream = Anybody(table, Stream(seed_of(f"recorded {number}"))), Stream(seed_of("how often"))
        for _ in range(60):
            anybody.goes_on() if stream.below(4) else anybody.does_something()
        yield f"an evening with everything, {rules.partition(';')[0]}", table


def text() -> str:
    """The file's content: one message a line."""
    parts = []
    for game in recorded():
        messages = ",\n".join(json.dumps(message) for message in game["messages"])
        begins, ends = json.dumps(game["begins"]), json.dumps(game["ends"])
        name = json.dumps(game["name"])
        parts.append(
            f'{{"name": {name},\n"begins": {begins},\n"messages": [\n{messages}\n],\n"ends": {ends}}}'
        )
    return "[\n" + ",\n".join(parts) + "\n]\n"


def main() -> None:
    FILE.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
