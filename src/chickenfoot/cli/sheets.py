"""The command ``rules``."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from chickenfoot.cli.options import Json, print_json


def rules(
    preset: Annotated[str | None, Parameter(help="A preset, also with changes: 'trains;set=12'.")] = None,
    /,
    *,
    as_json: Json = False,
) -> int:
    """List the presets, or print the rule sheet of one."""
    from chickenfoot.cli.words import say
    from chickenfoot.rules import PRESETS, Ruleset
    from chickenfoot.rules.sheet import sheet

    if preset is None:
        if as_json:
            print_json({name: ruleset.plain() for name, ruleset in PRESETS.items()})
        else:
            print("\n".join(f"{name:9} {say(f'preset-{name}')}" for name in PRESETS))
        return 0
    ruleset = Ruleset.parse(preset)
    if as_json:
        print_json({"preset": preset.partition(";")[0], **ruleset.plain()})
    else:
        print("\n".join(say(line.id, **dict(line.args)) for line in sheet(ruleset)))
    return 0
