"""A round's end at the table, whether its deal was fair, and games that are watched again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, WebSocketRoute, expect

from chickenfoot.notation import record_of, write_record
from tests.e2e.conftest import DESK, PHONE, Visitor
from tests.e2e.playing import click, go_on, play_on
from tests.server.http.house import SHORT
from tests.server.http.test_replays import SHORT_GAME
from tests.server.serving import Serving

RECORD: Final = write_record(record_of(SHORT_GAME))


def table_of(page: Page, server: Serving, *seats: str) -> str:
    """A table for a short game, made by whoever looks at *page*, who opens it."""
    ask = page.request
    assert ask.post(f"{server.address}/api/me", data={"name": "Ann"}).ok
    order = {"rules": SHORT, "seats": seats, "stand": "open" not in seats}
    table = str(ask.post(f"{server.address}/api/tables", data=order).json()["id"])
    page.goto(f"{server.address}/t/{table}")
    page.get_by_role("button", name="Begin").click()
    return table


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Move")


def check_width(page: Page) -> None:
    """Nothing sticks out of the page."""
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


# --- the end of a round -----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_round_ends_with_everybodys_tiles_and_a_deal_that_can_be_checked(
    visit: Visitor, server: Serving, size: ViewportSize
) -> None:
    page = visit(size=size)
    table_of(page, server, "open", "heaviest")
    play_on(page, click)

    expect(page.get_by_role("heading", name=re.compile(r"(win|wins|share) the round\.$"))).to_be_visible()
    expect(page.get_by_text(re.compile(r"^You (hold|are out).* in all\.$"))).to_have_count(1)
    expect(page.get_by_role("table", name="Scores").get_by_role("row")).to_have_count(3)
    page.get_by_text("Was it fair?").click()
    page.get_by_role("button", name="Check this deal").click()
    expect(page.get_by_text("This deal was fair: everything that can be checked fits.")).to_be_visible()
    expect(page.get_by_text("What your browser mixed in is part of the deal.")).to_be_visible()
    expect(page.get_by_text("Seed and salts give exactly the hand you were dealt.")).to_be_visible()
    check_width(page)

    go_on(page)
    play_on(page, click)
    expect(page.get_by_role("heading", name=re.compile(r"(win|wins) the game"))).to_be_visible()
    page.get_by_text("Was it fair?").click()
    page.get_by_label("Which deal?").select_option("1")
    expect(page.get_by_text("This deal was fair")).to_be_visible()
    expect(page.get_by_text("The seed that the server has shown is the one")).to_be_visible()
    expect(page.get_by_text("What your browser mixed in is part of the deal.")).to_be_visible()


def test_a_page_that_was_loaded_anew_and_another_device_accuse_nobody(
    visit: Visitor, server: Serving
) -> None:
    page = visit()
    table = table_of(page, server, "open", "heaviest")
    expect(page.locator(".domino").first).to_be_visible()
    page.reload()
    play_on(page, click)
    check_deal(page)
    expect(page.get_by_text("What your browser mixed in is part of the deal.")).to_be_visible()

    other = page.context.new_page()
    other.goto(f"{server.address}/t/{table}")
    check_deal(other)
    expect(other.get_by_text("mixed in is part of the deal")).to_have_count(0)


def check_deal(page: Page) -> None:
    """Check the last deal, which was fair."""
    page.get_by_text("Was it fair?").click()
    page.get_by_role("button", name="Check this deal").click()
    expect(page.get_by_text("This deal was fair: everything that can be checked fits.")).to_be_visible()
    expect(page.get_by_text("The seed that the server has shown is the one")).to_be_visible()


def test_a_server_that_shows_another_seed_than_it_promised_is_found_out(
    visit: Visitor, server: Serving
) -> None:
    page = visit()

    def lie(line: WebSocketRoute) -> None:
        honest = line.connect_to_server()
        line.on_message(honest.send)
        honest.on_message(lambda frame: line.send(lied(frame)))

    page.route_web_socket(re.compile("/api/socket"), lie)
    table_of(page, server, "open", "heaviest")
    play_on(page, click)
    page.get_by_text("Was it fair?").click()
    page.get_by_role("button", name="Check this deal").click()

    expect(page.get_by_text("This deal does not fit what was promised.")).to_be_visible()
    expect(page.get_by_text("is not the one it was bound to")).to_be_visible()


def lied(frame: str | bytes) -> str:
    """What the server said, with another seed of each finished round."""
    said = json.loads(frame)
    for one in said.get("happened", []):
        if one["what"] == "round_over":
            one["result"]["seed"] = "5a" * 32
    return json.dumps(said)


# --- watching again ---------------------------------------------------------------------------------------


def test_a_finished_game_is_watched_again_and_a_link_leads_to_its_moment(
    visit: Visitor, server: Serving
) -> None:
    page = visit()
    table = table_of(page, server, "open", "heaviest")
    play_on(page, click)
    go_on(page)
    play_on(page, click)
    page.get_by_role("link", name="Watch this game again").click()

    expect(page).to_have_url(re.compile(rf"/t/{table}/replay\?game=1"))
    expect(slider(page)).to_have_value("0")
    expect(page.locator(".news")).to_contain_text("The starting double is 4-4.")
    page.keyboard.press("ArrowRight")
    expect(slider(page)).to_have_value("1")
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile(r"^Move 1 of \d+$"))
    page.keyboard.press("End")
    expect(page.locator(".news")).to_contain_text(re.compile("the round is", re.IGNORECASE))
    page.keyboard.press("PageDown")
    expect(page.get_by_role("combobox", name="Round")).to_have_value("1")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"#round=2&ply=2$"))
    moves = page.get_by_role("region", name="Moves").get_by_role("button")
    expect(page.locator("[aria-current=step]")).to_have_text(moves.nth(2).inner_text())
    expect(moves.nth(2)).to_contain_text(page.locator(".news").inner_text())
    tiles = page.locator(".domino").count()
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.get_by_text(re.compile("The link is copied|This link leads"))).to_be_visible()

    other = visit(page.url.removeprefix(f"{server.address}/"))
    expect(slider(other)).to_have_value("2")
    expect(other.locator(".domino")).to_have_count(tiles)
    other.get_by_role("region", name="Moves").get_by_role("button").first.click()
    expect(slider(other)).to_have_value("0")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_record_is_opened_from_a_file_and_plays_by_itself(
    visit: Visitor, tmp_path: Path, size: ViewportSize
) -> None:
    file = tmp_path / "game.cfr"
    file.write_text(RECORD, encoding="utf-8")
    page = visit("replay", size)
    page.get_by_label("Choose a file").set_input_files(file)

    expect(page.locator(".domino").first).to_be_visible()
    check_width(page)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider(page)).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("combobox", name="Round").select_option("1")
    page.get_by_role("button", name="To the end of the round").click()
    expect(page.get_by_role("heading", name=re.compile(r"(win|wins) the game"))).to_be_visible()
    check_width(page)
    page.get_by_role("button", name="Another record").click()
    expect(page.get_by_label("Choose a file")).to_be_attached()


def test_a_record_is_dropped_on_the_page(visit: Visitor) -> None:
    page = visit("replay")
    expect(page.get_by_role("heading", name="Watch a game again")).to_be_visible()
    page.evaluate(
        """record => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([record], 'game.cfr'));
            const how = {dataTransfer, bubbles: true, cancelable: true};
            document.body.dispatchEvent(new DragEvent('drop', how));
        }""",
        RECORD,
    )

    expect(page.locator(".domino").first).to_be_visible()


def test_what_is_wrong_with_a_pasted_record_is_told_with_its_place(visit: Visitor) -> None:
    page = visit("replay")
    text = page.get_by_label("paste the text of a record")
    show = page.get_by_role("button", name="Show the game")
    text.fill(RECORD.replace("scores:", "scores: 1", 1))
    show.click()
    line = 1 + RECORD[: RECORD.index("scores:")].count("\n")
    expect(page.get_by_role("alert")).to_contain_text(f"line {line}, column ")

    text.fill("hello")
    show.click()
    expect(page.get_by_role("alert")).to_contain_text('expected a first line "chickenfoot record 1"')

    text.fill(RECORD.rstrip("\n"))
    show.click()
    expect(page.locator(".domino").first).to_be_visible()
