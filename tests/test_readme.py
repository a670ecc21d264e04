"""The README tells the truth: its Python runs, its commands print what it says, its links lead somewhere."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from chickenfoot.cli import main

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


def test_the_python_blocks_run(capsys: pytest.CaptureFixture[str]) -> None:
    found = blocks("python")
    assert found
    for block in found:
        exec(compile(block, "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("cross")


def test_the_tour_of_the_library_is_about_ten_lines() -> None:
    assert len(blocks("python")[0].splitlines()) <= 12


def console_blocks() -> list[tuple[str, str]]:
    parts = [
        part for block in blocks("console") for part in re.split(r"^\$ ", block, flags=re.MULTILINE) if part
    ]
    return [(command, output) for command, _, output in (part.partition("\n") for part in parts)]


@pytest.mark.parametrize(("command", "output"), console_blocks())
def test_the_commands_print_what_the_readme_says(
    command: str, output: str, capsys: pytest.CaptureFixture[str]
) -> None:
    program, *arguments = shlex.split(command)
    assert program == "chickenfoot"
    assert main(arguments) == 0
    assert capsys.readouterr().out == output


def test_every_command_and_flag_it_names_exists(capsys: pytest.CaptureFixture[str]) -> None:
    named = re.findall(r"chickenfoot (\w+)((?: +[^`\n|]*)?)`", README)
    assert {command for command, _ in named} >= {"simulate", "replay", "verify", "rules", "legal", "step"}
    for command, rest in [
        *named,
        *(("play", rest) for rest in re.findall(r"scripts/terminal( --[^\n]*)", README)),
    ]:
        assert main([command, "--help"]) == 0
        text = capsys.readouterr().out
        for flag in re.findall(r"(?<= )--[a-z-]+", rest):
            assert flag in text, f"{command} {flag}"


def test_its_links_lead_to_files() -> None:
    for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", README):
        assert (ROOT / link).exists(), link
