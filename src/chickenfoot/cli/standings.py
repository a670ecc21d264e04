"""The standings of an arena as a table for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from chickenfoot.cli.words import decimal, say, say_command
from chickenfoot.tui.columns import columns_of, to_left, to_right

if TYPE_CHECKING:
    from chickenfoot.bots.arena import Plan, Row, Standings


def head(plan: Plan) -> str:
    """The rules, and how much was played."""
    return say(
        "arena-head",
        ruleset=str(plan.ruleset),
        players=plan.players,
        games=plan.whole_games,
        deals=plan.deals,
    )


def table_lines(plan: Plan, table: Standings) -> list[str]:
    """The table with its head and its notes."""
    lines = [head(plan)]
    if plan.whole_games != plan.games:
        lines.append(say("arena-rounded", asked=plan.games, each=plan.games_per_deal))
    lines += ["", *_columns([_heads(), *(_cells(row) for row in table.rows)]), ""]
    lines.append(say("arena-notes", chance=decimal(100 * table.chance, 1)))
    if not table.is_rated:
        lines.append(say_command("arena-unrated", extra="chickenfoot[arena]"))
    return lines


def _heads() -> tuple[str, ...]:
    return (
        say("arena-column-bot"),
        say("arena-column-seats"),
        say("arena-column-first"),
        say("arena-column-interval"),
        say("arena-column-total"),
        say("arena-column-interval"),
        say("arena-column-place"),
        say("arena-column-mean"),
        say("arena-column-median"),
        say("arena-column-slow"),
        say("arena-column-rating"),
        say("arena-column-sigma"),
    )


def _cells(row: Row) -> tuple[str, ...]:
    low, high = row.first_interval
    rating = ("-", "-")
    if row.rating is not None:
        rating = (decimal(row.rating.mu, 1), decimal(row.rating.sigma, 1))
    return (
        row.bot,
        str(row.seats),
        decimal(100 * row.first_share, 1),
        _interval(100 * low, 100 * high),
        decimal(row.mean_total, 1),
        "-" if row.total_interval is None else _interval(*row.total_interval),
        decimal(row.mean_place, 2),
        _milliseconds(row.times.mean_ms),
        _milliseconds(row.times.quantile_ms(0.5)),
        _milliseconds(row.times.quantile_ms(0.95)),
        *rating,
    )


def _interval(low: float, high: float) -> str:
    return say("arena-interval", low=decimal(low, 1), high=decimal(high, 1))


def _milliseconds(time: float | None) -> str:
    """Three digits, as far as they go."""
    if time is None:
        return "-"
    return decimal(time, 3 if time < 1 else 2 if time < 10 else 0)


def _columns(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """The first column to the left, numbers to the right."""
    widths = [max(map(columns_of, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            to_right(cell, width) if at else to_left(cell, width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
