"""ARCHITECTURE.md: its files exist, its line count is right, and a move really takes the path it lists."""

from __future__ import annotations

import functools
import importlib
import re
from collections.abc import Callable
from typing import Any

import pytest

from tabard import engines
from tests.docs.quotes import ROOT
from tests.server.conftest import config, house
from tests.server.guests import House

__all__ = ["config", "house"]  # fixtures

PAGE = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
STATION = re.compile(r"^(\d+)\. `([\w/.-]+): ([\w.]+)`", re.MULTILINE)
STATIONS = [(file, name) for _, file, name in STATION.findall(PAGE)]
COMPILED = ("src/tabard/engine/", "src/tabard/games/")


def test_the_path_of_a_move_has_at_most_twelve_stations() -> None:
    assert [int(number) for number, _, _ in STATION.findall(PAGE)] == list(range(1, 13))


@pytest.mark.parametrize(("file", "name"), STATIONS)
def test_a_station_is_where_the_page_says(file: str, name: str) -> None:
    text = (ROOT / file).read_text("utf-8")
    assert re.search(rf"\b{name.rpartition('.')[2]}\(", text)


def test_a_move_passes_the_stations_in_their_order(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    passed: list[str] = []
    stations = [(file, name) for file, name in STATIONS if is_seen(file)]
    for file, name in stations:
        watch(file, name, passed, monkeypatch)
    keeping, portal = house.services._keeping, house.client.portal
    assert keeping is not None and portal is not None
    portal.call(keeping.cancel)  # it writes down once a second who did what
    anna, witold = house.guest("Anna"), house.guest("Witold")
    opened = anna.open_table(options={"start_seat": 0})
    witold.join(opened)
    with anna.socket(opened["table"]) as mover, witold.socket(opened["table"]) as other:
        mover.say("start")
        mover.until("update")
        for choice in ("crown", "officer", 0):
            if mover.seen["decision"] is not None:
                passed.clear()
                assert mover.answer(choice)["type"] == "accepted"
                mover.everything()
        other.until("update")
    assert list(dict.fromkeys(passed)) == [name for _, name in stations]


def is_seen(file: str) -> bool:
    """What of the path runs here and can be watched."""
    return file.endswith(".py") and not (engines.is_compiled() and file.startswith(COMPILED))


def watch(file: str, name: str, passed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Note whenever a station is called."""
    owner: Any = importlib.import_module(file.removeprefix("src/").removesuffix(".py").replace("/", "."))
    *classes, last = name.split(".")
    for part in classes:
        owner = getattr(owner, part)
    station: Callable[..., Any] = getattr(owner, last)

    @functools.wraps(station)
    def watched(*args: Any, **kwargs: Any) -> Any:
        passed.append(name)
        return station(*args, **kwargs)

    monkeypatch.setattr(owner, last, watched)


def test_every_file_the_page_names_exists() -> None:
    named = re.findall(r"`((?:src|web|tests|docs)/[\w/.-]+)`", PAGE)
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_tree_names_what_is_there() -> None:
    tree = PAGE.partition("```\n")[2].partition("```")[0]
    engine = re.findall(r"^    ((?:\w+\.py +)+)", tree, re.MULTILINE)
    files = [file for line in engine for file in line.split()]
    assert "match.py" in files
    assert [file for file in files if not (ROOT / "src/tabard/engine" / file).is_file()] == []
    listed = {file.name for file in (ROOT / "src/tabard/engine").glob("*.py")} - {"__init__.py"}
    assert listed - set(re.findall(r"\w+\.py", tree)) == set()


def test_the_line_count_is_true_to_the_hundred() -> None:
    found = re.search(r"^2\. (`src/tabard/engine/[^:]+): (\d+) lines", PAGE, re.MULTILINE)
    assert found is not None
    files = [
        ROOT / "src/tabard/engine" / name.rpartition("/")[2] for name in re.findall(r"`([\w/.]+)`", found[1])
    ]
    lines = sum(len(file.read_text("utf-8").splitlines()) for file in files)
    assert round(lines, -2) == int(found[2])
