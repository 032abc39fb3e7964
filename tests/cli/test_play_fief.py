"""Fief in the terminal: its picture, and what a seat may do unasked."""

from __future__ import annotations

from tests.cli.keyboard import Play, play

__all__ = ["play"]

ALONE = ["fief", "--seats", "3", "--bot", "1=page", "--bot", "2=page", "--seed", "3"]
TO_THE_FIRST_PURCHASE = ["1"] * 3  # the servant's master, the starting town, no card


def test_towns_and_families_are_legible_in_80_columns(play: Play) -> None:
    screen = play(*TO_THE_FIRST_PURCHASE, "b", args=ALONE)
    assert "Turn 1 of 7" in screen
    assert "Castle; Red: " in screen
    assert "2 Man-at-arms" in screen
    wide = [line for line in screen.splitlines() if len(line) > 80]
    assert [line for line in wide if "tabard" not in line and "Your choice" not in line] == []


def test_unasked_things_are_listed_by_sort_and_done(play: Play) -> None:
    screen = play(*TO_THE_FIRST_PURCHASE, "c", "c 1", "c 1.1", "c 1", args=ALONE)
    assert "1  Green, everywhere: passage – always allowed … (" in screen
    assert "1.2  Green, everywhere: passage – never allowed" in screen
    assert "1.1  Green, everywhere: passage – never allowed" in screen  # after 1.1 was done


def test_a_game_without_commands_says_so(play: Play) -> None:
    screen = play("c", args=["grunwald", "--seats", "2", "--bot", "1=page", "--seed", "5"])
    assert "There is nothing else you may do now." in screen
