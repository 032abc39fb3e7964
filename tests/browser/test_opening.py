"""Opening a table: house rules, playing alone, cards of one's own box."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor


def test_the_host_chooses_house_rules_and_the_table_shows_them(visit: Visit) -> None:
    host = visit()
    dialog = sheet(host, "grunwald")
    dialog.locator("[data-seats='2']").click()
    dialog.get_by_text("House rules").click()
    expect(dialog.locator("summary")).to_contain_text("default")
    expect(dialog.get_by_role("radiogroup", name="Start player").get_by_role("radio")).to_have_count(3)
    dialog.get_by_role("switch", name="Events").uncheck()
    dialog.get_by_role("radio", name="Seat 2").click()
    expect(dialog.locator("summary")).to_contain_text("2 changed")
    dialog.locator(".acts .btn").nth(1).click()
    host.page.wait_for_url("**/t/*")
    rules = host.page.locator("aside li.other")
    expect(rules).to_have_count(2)
    expect(rules.first).to_contain_text("default: yes")
    host.page.get_by_role("button", name="Start with a bot").click()
    host.page.get_by_role("tab", name="Rules").click()
    host.page.locator(".house > summary").click()
    expect(host.page.locator(".house li.other")).to_have_count(2)
    assert host.errors == []


def test_the_host_says_how_long_absent_players_are_waited_for(visit: Visit) -> None:
    host = visit()
    dialog = sheet(host, "fief")
    dialog.get_by_text("House rules").click()
    waits = dialog.get_by_role("combobox", name="Waiting for absent players")
    expect(waits.locator("option:checked")).to_have_text("3 days (default)")
    dialog.get_by_role("radio", name="Live").click()
    expect(waits.locator("option:checked")).to_have_text("10 minutes (default)")
    waits.select_option("1 hour")
    dialog.get_by_role("switch", name="Who resigns may go on looking").check()
    expect(dialog.locator("summary")).to_contain_text("2 changed")
    dialog.locator(".acts .btn").nth(1).click()
    host.page.wait_for_url("**/t/*")
    rules = host.page.locator("aside li.other")
    expect(rules.filter(has_text="Waiting for absent players")).to_contain_text("1 hour")
    expect(rules.filter(has_text="Who resigns may go on looking")).to_contain_text("yes")
    table = host.page.request.get(f"{host.address}/api/tables/{host.page.url.rsplit('/', 1)[1]}").json()[
        "table"
    ]
    assert (table["patience"], table["settings"]["resigned_look"]) == (3600, True)
    assert host.errors == []


def test_a_solo_game_is_opened_alone(visit: Visit) -> None:
    guest = visit()
    dialog = sheet(guest, "glory")
    dialog.get_by_text("House rules").click()
    dialog.locator("[data-seats='4']").click()
    expect(dialog.locator("[data-option=scenario]")).to_have_count(0)
    dialog.get_by_role("radio", name="Alone", exact=True).click()
    expect(dialog.locator("[data-option=handicap_p2]")).to_have_count(0)
    dialog.locator("[data-option=scenario]").get_by_role("radio", name="Rival").click()
    expect(dialog.locator(".acts .btn")).to_have_count(1)
    dialog.get_by_role("button", name="Play alone").click()
    guest.page.wait_for_url("**/t/*")
    guest.wait_for_question()
    assert guest.errors == []


def test_cards_of_ones_own_box(visit: Visit) -> None:
    host = visit()
    dialog = sheet(host, "grunwald")
    dialog.get_by_text("House rules").click()
    bring(dialog, "[[crown_knights]]\nid = 'zawisza_the_black'\nstrength = 'seven'\n")
    dialog.locator(".acts .btn").nth(1).click()
    expect(dialog.get_by_role("alert")).to_contain_text("strength must be of kind int")
    dialog.get_by_role("button", name="Remove the file").click()
    bring(dialog, "[[crown_knights]]\nid = 'zawisza_the_black'\nstrength = 5\n")
    expect(dialog.locator("summary")).to_contain_text("1 changed")
    dialog.locator(".acts .btn").nth(1).click()
    host.page.wait_for_url("**/t/*")
    expect(host.page.locator(".replaced")).to_contain_text("Replaced by the host: Zawisza the Black")
    expect(host.page.locator(".quill")).to_contain_text("reconstructed")
    expect(host.page.locator(".quill")).not_to_contain_text("Zawisza")


def test_the_shelf_says_what_this_house_can_play(visit: Visit) -> None:
    guest = visit()
    house = guest.page.request.get(f"{guest.address}/api/house").json()
    guest.go()
    for game in house["games"]:
        card = guest.page.locator(f"article[data-game={game['id']}]")
        expect(card.get_by_role("button", name="Play")).to_be_visible()
        company = [seats for seats in game["seats"] if seats > 1]
        words = f"{company[0]} to {company[-1]}"
        players = f"alone or {words}" if 1 in game["seats"] else words
        expect(card.locator("[data-players]")).to_have_text(players)
        expect(card.locator(".stage")).to_have_count(0 if game["stage"] == "complete" else 1)
    expect(guest.page.get_by_role("button", name="Play", exact=True)).to_have_count(len(house["games"]))


def bring(dialog: Locator, text: str) -> None:
    file = {"name": "box.toml", "mimeType": "application/toml", "buffer": text.encode()}
    dialog.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]


def sheet(guest: Visitor, game: str) -> Locator:
    guest.go()
    guest.page.locator(f"article[data-game={game}]").get_by_role("button", name="Play").click()
    return guest.page.get_by_role("dialog")
