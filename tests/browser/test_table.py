"""The table in a real browser: two people and a bot, and what may go wrong between them."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor, wait_for_any


def test_two_people_and_a_bot_play_to_the_end(visit: Visit) -> None:
    host, friend = visit(), visit()
    host.open_table(3, against="friends")
    host.page.get_by_role("button", name="Add a bot").first.click()
    expect(host.page.get_by_text("Green bot")).to_be_visible()

    friend.page.goto(host.invitation())
    friend.page.get_by_role("textbox", name="Your name").fill("Olena")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(host.page.locator(".chair", has_text="Olena")).to_be_visible()
    host.page.get_by_role("button", name="Start", exact=True).click()

    chance = Random(1410)
    players = [host, friend]
    for player in players:
        player.page.wait_for_selector(".frame")
    answered = 0
    while not all(player.over() for player in players):
        moved = [player.play_on(chance) for player in players]
        answered += sum(moved)
        if not any(moved):
            wait_for_any(players)
        assert answered < 600
    assert answered > 20
    for player in players:
        expect(player.page.get_by_role("row", name="Total")).to_be_visible()
        assert player.errors == []
    host.page.get_by_role("button", name="Rematch").click()
    expect(friend.page.get_by_role("link", name="To the rematch")).to_be_visible()


def test_a_lost_connection_comes_back_to_the_same_question(visit: Visit) -> None:
    guest = visit()
    guest.open_table(2)
    guest.wait_for_question()
    guest.choose("crown")
    asked = guest.question()
    guest.cut_the_wire()
    expect(guest.page.get_by_text("Nothing is lost").first).to_be_visible()
    guest.mend_the_wire()
    expect(guest.page.get_by_text("Nothing is lost")).to_have_count(0)
    assert guest.question() == asked
    assert guest.play_on(Random(1))


def test_an_answer_given_while_the_wire_is_cut_arrives_once(visit: Visit) -> None:
    guest = visit()
    guest.open_table(2)
    guest.wait_for_question()
    before = guest.version()
    guest.cut_the_wire()
    guest.page.locator("[data-field=crown] button.target").click()
    guest.mend_the_wire()
    guest.wait_for_news(before)
    asked = guest.question()
    assert asked is not None and asked["words"].startswith("Crown knights")


def test_a_reloaded_page_finds_the_same_question(visit: Visit) -> None:
    guest = visit()
    guest.open_table(2)
    guest.wait_for_question()
    guest.choose("crown")
    asked = guest.question()
    guest.page.reload()
    guest.wait_for_question()
    assert guest.question() == asked


def test_taking_back_inside_the_turn_and_doing_it_again(visit: Visit) -> None:
    guest = visit()
    guest.open_table(2)
    guest.wait_for_question()
    first = guest.question()
    guest.choose("crown")
    before = guest.version()
    guest.page.get_by_role("button", name="Undo", exact=True).click()
    guest.wait_for_news(before)
    assert guest.question() == first
    before = guest.version()
    guest.page.get_by_role("button", name="Redo", exact=True).click()
    guest.wait_for_news(before)
    asked = guest.question()
    assert asked is not None and asked["words"].startswith("Crown knights")


def test_taking_back_further_needs_the_other(visit: Visit) -> None:
    host, friend = two_at_a_table(visit)
    mover, other = (host, friend) if host.question() else (friend, host)
    make_a_placement(mover)
    other.wait_for_question()
    make_a_placement(other)
    mover.wait_for_question()
    mover.page.get_by_role(
        "button", name="Ask the others to undo, back to your last answer (2 answers)"
    ).click()
    expect(other.page.get_by_text("2 answers are undone")).to_be_visible()
    before = other.version()
    other.page.get_by_role("button", name="Allow").click()
    other.wait_for_news(before)
    expect(mover.page.get_by_text("are undone")).to_have_count(0)
    mover.wait_for_question()
    assert other.question() is None
    assert any("undoes" in line for line in other.log())


def test_a_stale_click_gets_the_fresh_position(visit: Visit) -> None:
    guest = visit()
    guest.open_table(2)
    guest.wait_for_question()
    twin = guest.page.context.new_page()
    twin.goto(guest.page.url)
    twin.wait_for_selector(".ask")
    guest.be_deaf(True)
    twin.locator("[data-field=crown] button.target").click()
    guest.wait_until_missed()
    guest.be_deaf(False)
    guest.page.locator("[data-field=provisions] button.target").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("The game has moved on")
    asked = guest.question()
    assert asked is not None and asked["words"].startswith("Crown knights")


def test_a_spectator_sees_the_table_and_no_question(visit: Visit) -> None:
    host, watcher = visit(), visit()
    host.open_table(2)
    host.wait_for_question()
    watcher.page.goto(host.page.url)
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    assert watcher.question() is None
    expect(host.page.get_by_text("1 spectator")).to_be_visible()
    host.choose("crown")
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()


def test_stepping_back_through_a_running_match(visit: Visit) -> None:
    guest = visit()
    guest.open_table(2)
    chance = Random(3)
    for _ in range(12):
        guest.wait_for_question()
        guest.play_on(chance)
    guest.wait_for_question()
    guest.page.keyboard.press("ArrowLeft")
    expect(guest.page.get_by_text("You are viewing an earlier position")).to_be_visible()
    assert guest.question() is None
    guest.page.get_by_role("button", name="To the start").click()
    expect(guest.page.get_by_text("Step 1 of")).to_be_visible()
    guest.page.get_by_role("button", name="Back to the game").click()
    guest.wait_for_question()


def test_chat_and_notes(visit: Visit) -> None:
    host, friend = two_at_a_table(visit)
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_role("textbox", name="Write a message").fill("Good luck!")
    host.page.keyboard.press("Enter")
    friend.page.get_by_role("tab", name="Chat").click()
    expect(friend.page.get_by_text("Good luck!")).to_be_visible()
    host.page.get_by_role("tab", name="Notes").click()
    host.page.get_by_role("textbox").fill("Watch the Teutons.")
    expect(host.page.get_by_text("Saved.")).to_be_visible()
    host.page.reload()
    host.page.get_by_role("tab", name="Notes").click()
    expect(host.page.get_by_role("textbox")).to_have_value("Watch the Teutons.")


def test_a_greyed_field_says_why_and_shows_its_rule(visit: Visit) -> None:
    guest = visit()
    guest.open_table(2)
    guest.wait_for_question()
    teutons = guest.page.locator("[data-field=teutons]")
    expect(teutons).to_contain_text("Truce")
    teutons.get_by_role("button", name="GRU-7.22").click()
    expect(guest.page.get_by_role("note", name="GRU-7.22")).to_contain_text("only from round 4")
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("note")).to_have_count(0)


def test_it_is_your_turn_in_the_title(visit: Visit) -> None:
    guest = visit()
    guest.open_table(2)
    guest.wait_for_question()
    expect(guest.page).to_have_title("● Your turn – Na Grunwald! – Tabard")


def two_at_a_table(visit: Visit) -> tuple[Visitor, Visitor]:
    host, friend = visit(), visit()
    host.open_table(2, against="friends")
    friend.page.goto(host.invitation())
    friend.page.get_by_role("button", name="Sit down").click()
    host.page.get_by_role("button", name="Start", exact=True).click()
    for player in (host, friend):
        player.page.wait_for_selector(".ask, .wait")
    return host, friend


def make_a_placement(player: Visitor) -> None:
    player.choose("crown")
    player.choose("officer")


def test_two_people_share_one_screen(visit: Visit) -> None:
    guest = visit()
    guest.go()
    guest.page.locator("[data-game] .btn.ink").first.click()
    dialog = guest.page.get_by_role("dialog")
    dialog.locator("[data-seats='2']").click()
    dialog.get_by_role("checkbox", name="Pass and play").check()
    dialog.locator(".acts .btn").nth(1).click()
    guest.page.wait_for_url("**/t/*")
    asked = set()
    chance = Random(5)
    for _ in range(14):
        guest.wait_for_question()
        asked.add(guest.version().split(":")[0])  # whose eyes are used: both may be asked at once
        guest.play_on(chance)
    assert asked == {"0", "1"}
