"""Making a table in the browser, by any rules; and what is around tables: learning, links, other devices."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e.conftest import PHONE, Visitor
from tests.e2e.playing import invitation


def rule(page: Page, key: str) -> Locator:
    """The field of a key, in the form that is open."""
    return page.locator(f"[data-key={key}]")


def open_rules(page: Page) -> None:
    page.get_by_text("Change the rules", exact=True).click()
    expect(rule(page, "toes")).to_be_visible()


def sheet(page: Page) -> Locator:
    return page.locator(".sheet")


def make(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Make a table").click()
    expect(page.get_by_role("heading", name="Take your seats")).to_be_visible()


def test_a_table_with_house_rules_is_joined_by_its_link(visit: Visitor) -> None:
    ann = visit("make")
    ann.get_by_role("radio", name="Cross").check()
    open_rules(ann)
    rule(ann, "set").get_by_role("spinbutton").fill("12")
    rule(ann, "toes").get_by_role("spinbutton").fill("2")
    rule(ann, "drawn_fits").get_by_role("combobox").select_option("must")
    rule(ann, "hand").get_by_role("combobox").select_option("table")
    rule(ann, "hand").get_by_label("2 players", exact=True).fill("15")
    rule(ann, "end").get_by_role("combobox").select_option("target")
    rule(ann, "end").get_by_role("spinbutton").fill("200")
    rule(ann, "rounds").get_by_role("combobox").select_option("list")
    rule(ann, "rounds").get_by_role("textbox").fill("12, 6 and 3")
    rule(ann, "rounds").get_by_role("textbox").press("Enter")
    ann.get_by_label("Seats").select_option("2")
    for said in (
        "double-12 set",
        "takes 15 tiles",
        "the next 2 tiles",
        "you must lay it",
        "reaches 200",
        "3-3",
    ):
        expect(sheet(ann)).to_contain_text(said)
    ann.get_by_label("Name of these rules").fill("Ouma's rules")
    make(ann, "Ann")
    link = invitation(ann)
    assert link.endswith("#Ouma%27s%20rules")

    bo = visit(link.lstrip("/"))
    expect(bo.get_by_text("Rules: Ouma's rules")).to_be_visible()
    bo.get_by_text("All the rules of this table").click()
    expect(sheet(bo)).to_contain_text("double-12 set")
    expect(sheet(bo)).to_contain_text("the next 2 tiles")
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit here").click()
    expect(bo.get_by_text("Bo (you)")).to_be_visible()
    bo.get_by_role("button", name="Keep these rules").click()
    expect(bo.get_by_text("These rules are kept")).to_be_visible()
    ann.get_by_role("button", name="Begin").click()
    expect(bo.locator("ul button")).to_have_count(15)

    bo.goto(bo.url.replace("/t/", "/rules?table="))
    expect(bo.get_by_text("Ouma's rules", exact=True)).to_be_visible()
    expect(sheet(bo).first).to_contain_text("double-12 set")
    bo.goto(re.sub(r"/rules.*", "/make", bo.url))
    bo.get_by_role("radio", name="Ouma's rules").check()
    expect(sheet(bo)).to_contain_text("double-12 set")


def test_rules_are_kept_under_a_name_renamed_and_deleted(visit: Visitor) -> None:
    page = visit("make")
    open_rules(page)
    rule(page, "double_blank").get_by_role("spinbutton").fill("25")
    expect(sheet(page)).to_contain_text("counts 25 points")
    page.get_by_label("Name of these rules").fill("Sunday")
    page.get_by_role("button", name="Keep on this device").click()
    expect(page.get_by_text("Sunday is kept on this device.")).to_be_visible()

    page.reload()
    page.get_by_role("radio", name="Sunday").check()
    expect(sheet(page)).to_contain_text("counts 25 points")
    page.get_by_role("button", name="Rename: Sunday").click()
    page.get_by_label("New name for Sunday").fill("Monday")
    page.get_by_role("button", name="Rename", exact=True).click()
    expect(page.get_by_role("radio", name="Monday")).to_be_checked()

    page.reload()
    expect(page.get_by_role("radio", name="Monday")).to_be_visible()
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Delete Monday").click()
    expect(page.get_by_role("radio", name="Monday")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("radio", name="Trains")).to_be_checked()
    expect(page.get_by_role("radio", name="Monday")).to_have_count(0)


@pytest.mark.parametrize(
    ("key", "value", "said", "right"),
    [
        ("toes", "9", "a whole number from 1 to 3", "3"),
        ("toes", "", "a whole number from 1 to 3", "2"),
        ("set", "-4", "a whole number from 2 to 18", "12"),
        ("double_blank", "1.5", "a whole number from 0 to", "15"),
    ],
)
def test_a_wrong_number_is_answered_at_its_field(
    visit: Visitor, key: str, value: str, said: str, right: str
) -> None:
    page = visit("make")
    open_rules(page)
    field = rule(page, key).get_by_role("spinbutton")
    field.fill(value)

    expect(rule(page, key).get_by_role("alert")).to_contain_text(said)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("button", name="Make a table")).to_be_disabled()
    field.fill(right)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("button", name="Make a table")).to_be_enabled()


def test_rules_that_contradict_each_other_are_mended_one_by_one(visit: Visitor) -> None:
    page = visit("make")
    open_rules(page)
    rule(page, "starting_double").get_by_role("combobox").select_option("pool")
    expect(rule(page, "starter").get_by_role("alert")).to_contain_text("its holder starts")
    rule(page, "starter").get_by_role("combobox").select_option("holder")
    expect(rule(page, "unheld").get_by_role("alert")).to_contain_text("when nobody holds it")
    rule(page, "unheld").get_by_role("combobox").select_option("search")

    expect(sheet(page)).to_contain_text("until the double turns up")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_too_many_tiles_are_answered_with_what_would_work(visit: Visitor) -> None:
    page = visit("make")
    open_rules(page)
    rule(page, "hand").get_by_role("combobox").select_option("number")
    rule(page, "hand").get_by_role("spinbutton").fill("20")

    expect(rule(page, "hand").get_by_role("alert")).to_contain_text("hands of 13 tiles")


def test_what_changed_in_the_sheet_is_told(visit: Visitor) -> None:
    page = visit("make")
    open_rules(page)
    rule(page, "toes").get_by_role("spinbutton").fill("2")

    expect(page.locator("[aria-live=polite]").filter(has_text="the next 2 tiles")).to_have_count(1)
    expect(page.locator(".sheet .fresh")).to_have_count(1)


def test_a_ruleset_file_is_saved_and_opened(visit: Visitor, tmp_path: Path) -> None:
    page = visit("make?rules=cross;toes=2#Ouma%27s")
    expect(sheet(page)).to_contain_text("the next 2 tiles")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "rules.toml"
    saved.value.save_as(file)
    assert saved.value.suggested_filename == "Ouma's.toml"
    assert file.read_text() == '# Ouma\'s\npreset = "cross"\ntoes = 2\n'

    file.write_text('# Uncle Bo\npreset = "pagat"\nset = 12\n')
    page.get_by_label("Open a ruleset file").set_input_files(file)
    expect(page.get_by_role("radio", name="Uncle Bo")).to_be_checked()
    expect(sheet(page)).to_contain_text("double-12 set")

    file.write_text("toes = 9\n")
    page.get_by_label("Open a ruleset file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("This file cannot be used")
    expect(page.get_by_role("alert")).to_contain_text("1, 2 or 3")
    expect(sheet(page)).to_contain_text("double-12 set")


def test_a_ruleset_file_is_dropped_on_the_page(visit: Visitor) -> None:
    page = visit("make")
    expect(sheet(page)).to_be_visible()
    dropped = page.evaluate_handle(
        """() => {
            const data = new DataTransfer();
            data.items.add(new File(['preset = "cross"\\ntoes = 2\\n'], 'uncle.toml'));
            return data;
        }"""
    )
    page.get_by_role("group", name="Or drop it here.").dispatch_event("drop", {"dataTransfer": dropped})

    expect(page.get_by_role("radio", name="uncle")).to_be_checked()
    expect(sheet(page)).to_contain_text("the next 2 tiles")


def test_a_link_is_copied(visit: Visitor) -> None:
    page = visit("make?rules=cross")
    page.get_by_role("button", name="Copy the link").click()

    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_label("Name of these rules").fill("Sunday")
    expect(page.get_by_role("button", name="Copy the link")).to_be_visible()


def test_rules_of_a_link_that_cannot_be_played_are_answered_in_words(visit: Visitor) -> None:
    page = visit("make?rules=trains;toes=9#%F0%9F%90%94")

    expect(page.get_by_role("alert")).to_contain_text("1, 2 or 3")
    expect(page.get_by_role("radio", name="Trains")).to_be_checked()
    expect(page.get_by_role("button", name="Make a table")).to_be_enabled()


def test_who_is_alone_with_computer_players_plays_at_once(visit: Visitor) -> None:
    page = visit("make")
    page.get_by_label("Seats").select_option("2")
    page.get_by_label("Seat 2").select_option("chick")
    page.get_by_label("Time for a turn").select_option("86400")
    page.get_by_role("button", name="Make a table").click()

    expect(page.locator("ul button")).to_have_count(21)


def test_a_seat_is_kept_for_somebody_with_its_own_link(visit: Visitor) -> None:
    ann = visit("make")
    ann.get_by_label("Seats").select_option("3")
    ann.get_by_label("Seat 2").select_option("invited")
    ann.get_by_label("Seat 3").select_option("hen")
    make(ann, "Ann")
    own = ann.get_by_label("The link to this seat").input_value()

    eve = visit(invitation(ann).lstrip("/"))
    expect(eve.get_by_text("kept for somebody")).to_be_visible()
    expect(eve.get_by_role("button", name="Sit here")).to_have_count(0)
    bo = visit(re.sub(r"^https?://[^/]*/", "", own))
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit here").click()
    expect(bo.get_by_text("Bo (you)")).to_be_visible()
    expect(eve.get_by_text("all seats are taken")).to_be_visible()


def test_the_host_sends_somebody_away_and_somebody_gives_up_a_seat(visit: Visitor) -> None:
    ann = visit()
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_label("Seats").select_option("3")
    ann.get_by_role("button", name="Make a table").click()
    link = invitation(ann).lstrip("/")
    bo, cy = visit(link), visit(link)
    for page, name in ((bo, "Bo"), (cy, "Cy")):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit here").first.click()
        expect(page.get_by_text(f"{name} (you)")).to_be_visible()
        expect(page.locator(".code")).to_be_visible()
    ann.on("dialog", lambda dialog: dialog.accept())
    ann.get_by_role("button", name="Send Bo away").click()
    expect(bo.get_by_text("You look on.")).to_be_visible()
    bo.get_by_role("button", name="Sit here").click()
    expect(bo.get_by_role("alert")).to_contain_text("sent you away")

    ann.get_by_role("button", name="Make Cy the host").click()
    expect(cy.get_by_role("button", name="Begin")).to_be_visible()
    cy.get_by_role("combobox").first.select_option("hen")
    expect(ann.get_by_role("listitem").nth(1)).to_contain_text("Hen")
    cy.get_by_role("button", name="Give up my seat").click()
    expect(ann.get_by_role("button", name="Begin")).to_be_visible()


def test_whoever_presses_before_it_is_known_who_he_is_keeps_his_name(visit: Visitor) -> None:
    page = visit("make")
    make(page, "Ann")
    page.add_init_script(
        """const real = fetch;
        globalThis.fetch = async (path, ...rest) => {
            if (path === 'api/me') await new Promise((done) => setTimeout(done, 500));
            return real(path, ...rest);
        };"""
    )
    page.goto(re.sub(r"/t/.*", "/", page.url))
    page.get_by_role("button", name="Make a table").click()

    expect(page.get_by_text("Ann (you)")).to_be_visible()


def test_the_first_page_offers_the_rules_that_the_server_publishes(visit: Visitor) -> None:
    page = visit()
    offered = page.get_by_label("Rules").locator("option").all_inner_texts()
    with page.expect_response("**/api/presets") as told:
        page.get_by_role("link", name="House rules").click()

    names = [preset["name"] for preset in told.value.json()["presets"]]
    assert [one.lower() for one in offered] == names


def test_a_seat_goes_to_another_device_once(visit: Visitor) -> None:
    desk = visit()
    asked: list[str] = []
    desk.on("request", lambda request: asked.append(request.url))
    desk.get_by_label("Your name").fill("Ann")
    desk.get_by_label("Seats").select_option("2")
    desk.get_by_role("button", name="Make a table").click()
    expect(desk.get_by_text("Ann (you)")).to_be_visible()
    desk.goto(re.sub(r"/t/.*", "/", desk.url))
    desk.get_by_role("link", name="another device").click()
    desk.get_by_role("button", name="Make a link").click()
    link = re.sub(r"^https?://[^/]*/", "", desk.get_by_label("Your private link").input_value())
    picture = desk.get_by_role("img", name="camera")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    assert link.removeprefix("link/") not in " ".join(asked)

    phone = visit(link, PHONE)
    phone.get_by_role("button", name="Yes, go on here").click()
    phone.get_by_role("link", name="Ann").click()
    expect(phone.get_by_text("Ann (you)")).to_be_visible()

    thief = visit(link)
    thief.get_by_role("button", name="Yes, go on here").click()
    expect(thief.get_by_role("alert")).to_contain_text("has been used")


def test_whoever_has_no_seat_has_nothing_to_take_along(visit: Visitor) -> None:
    page = visit("device")

    expect(page.get_by_text("You have no name and no seat yet.")).to_be_visible()


def test_your_tables_are_on_the_first_page(visit: Visitor) -> None:
    page = visit("make?rules=cross;toes=2")
    page.get_by_label("Seats").select_option("2")
    make(page, "Ann")
    page.goto(re.sub(r"/t/.*", "/", page.url))

    table = page.get_by_role("listitem").filter(has_text="Ann")
    expect(table).to_contain_text("not begun yet · Cross, with house rules · last played now")


def test_a_first_visit_writes_nothing_to_the_console(visit: Visitor) -> None:
    page = visit("device", worker=True)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.goto(page.url.replace("/device", "/"))
    expect(page.get_by_text("as many trains as players")).to_be_visible()
    page.wait_for_load_state("networkidle")

    assert said == []


def test_the_game_is_learned_from_a_page_with_drawn_examples(visit: Visitor) -> None:
    page = visit()
    page.get_by_role("link", name="How the game is played").click()
    expect(page.get_by_role("img", name="A drawn example")).to_have_count(5)
    expect(page.get_by_text("9 + 10 + 3 = 22 points")).to_be_visible()
    page.get_by_label("Rules").select_option("pagat")
    expect(sheet(page)).to_contain_text("it is a game for 2 to 5 players")
    page.get_by_role("link", name="Make a table with these rules").click()

    expect(page.get_by_role("radio", name="Pagat")).to_be_checked()
    expect(page.locator("main")).not_to_contain_text(re.compile("page-|rule-|choice-|sheet-"))


@pytest.mark.parametrize("path", ["", "make", "rules", "device", "link/abc"])
@pytest.mark.parametrize("size", [(320, 568), (640, 400), (1280, 800)], ids=["small", "zoomed", "desk"])
def test_no_page_is_wider_than_the_screen(visit: Visitor, path: str, size: tuple[int, int]) -> None:
    page = visit(path, size=ViewportSize(width=size[0], height=size[1]))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    if path == "make":
        open_rules(page)
        rule(page, "ties").get_by_role("combobox").select_option("most_zero_rounds")
        expect(sheet(page)).to_contain_text("more rounds of zero points")

    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert "page-" not in page.locator("main").inner_text()
