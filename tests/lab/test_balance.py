"""`tabard balance`: the figures are those of the rows, and the page says them and needs nothing else."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from tabard.cli import main
from tabard.engine.errors import TabardError
from tabard.lab.balance.figures import Share, differ, ratio, share_of
from tabard.lab.balance.page import page
from tabard.lab.balance.reading import Run
from tabard.lab.simulate.plan import plan
from tabard.lab.simulate.run import here
from tabard.lab.simulate.store import Store


def played(folder: Path, game: str, seats: int, games: int = 6, content: Path | None = None) -> Run:
    wanted = plan(game, games, ["page"], seats, extras=["measures"], chunk=4, content=content)
    store = Store(folder, wanted)
    store.open()
    for chunk, rows in here(wanted, range(wanted.chunks)):
        store.keep(chunk, rows)
    return Run(folder, folder.name)


def test_what_a_seat_begins_with_counts_for_it(tmp_path: Path) -> None:
    run = played(tmp_path / "rows", "zizka", 4, games=3)
    found = {one.id: one for one in run.components() if one.table == "commander"}
    assert set(found) == {"bores", "katerina", "torak", "zizka"}
    assert {one.result.matches for one in found.values()} == {3}
    rows = [
        row
        for row in pq.read_table(tmp_path / "rows" / "components").to_pylist()
        if row["component"] in found
    ]
    assert len(rows) == 3 * 4  # for nobody else, though others may choose it: as whom they attack
    assert all(row["named"] >= 1 for row in rows)


class Tags(HTMLParser):
    """Whatever a page would load from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: set[str] = set()
        self.loads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.loads += [
            value for name, value in attrs if name in ("src", "href") and value and value[0] != "#"
        ]


def test_matches_are_the_observations_and_not_what_happens_inside_one() -> None:
    match = np.repeat(np.arange(100), 50)
    alike = np.repeat(np.arange(100) % 2, 50).astype(float)  # each match says the same fifty times
    found = ratio(match, alike, np.ones_like(alike))
    assert found is not None
    assert found.matches == 100
    by_match = share_of((np.arange(100) % 2).astype(float))
    assert (found.low, found.high) == pytest.approx((by_match.low, by_match.high), abs=1e-3)


def test_a_share_nobody_ever_had_has_no_figure_and_a_certain_one_an_honest_interval() -> None:
    match = np.arange(4)
    assert ratio(match, np.zeros(4), np.zeros(4)) is None
    always = ratio(match, np.ones(4), np.ones(4))
    assert always is not None
    assert always.value == always.high == 1
    assert always.low < 0.6


def test_two_figures_differ_where_their_intervals_leave_no_doubt() -> None:
    assert differ(Share(0.3, 0.28, 0.32, 1000), Share(0.4, 0.38, 0.42, 1000))
    assert not differ(Share(0.3, 0.2, 0.4, 20), Share(0.4, 0.3, 0.5, 20))


@pytest.mark.parametrize(("game", "seats"), [("grunwald", 4), ("glory", 3), ("zizka", 1), ("fief", 2)])
def test_the_figures_are_those_of_the_rows(tmp_path: Path, game: str, seats: int) -> None:
    run = played(tmp_path, game, seats)
    assert run.shares.shape == (6, seats)
    assert seats == 1 or run.shares.sum(1) == pytest.approx(1)
    assert seats == 1 or run.results.mean() == pytest.approx(0.5)
    assert sum(share.value for share in run.by_seat()) == pytest.approx(1) or seats == 1
    assert len(run.by_order()) == seats
    assert 0 < run.numbers("hidden").mean() < 1
    components = run.components()
    assert len({one.table for one in components}) > 1
    assert any(one.picked for one in components)
    assert all(one.result.low <= one.result.value <= one.result.high for one in components)


def test_a_page_says_what_it_found_and_loads_nothing(tmp_path: Path) -> None:
    run = played(tmp_path, "grunwald", 3)
    text = page([run])
    tags = Tags()
    tags.feed(text)
    assert tags.loads == []
    assert "script" not in tags.seen
    assert "url(" not in text
    for one in run.components():
        assert one.name in text
    for share in run.by_order():
        assert f"{100 * share.value:.1f} %" in text
    for link in re.findall(r'href="#(\w+)"', text):
        assert re.search(f'id="?{link}"?[ >]', text), link


def test_two_contents_are_compared_on_one_page(tmp_path: Path) -> None:
    rich = tmp_path / "rich.toml"
    rich.write_text("[setup]\nducats = 30\n", "utf-8")
    out = tmp_path / "report.html"
    command = ["balance", "grunwald", "--games", "12", "--bots", "page", "--jobs", "1", "--out", str(out)]
    assert main([*command, "--against", str(rich)]) == 0
    text = out.read_text("utf-8")
    assert "rich.toml" in text
    changed = text.partition("<h2 id=changes>")[2].partition("<h2")[0]
    assert "Branching" in changed  # who has thirty ducats may bid and add more of them


def test_rows_without_measures_are_refused(tmp_path: Path) -> None:
    Store(tmp_path, plan("grunwald", 4, ["page"])).open()
    with pytest.raises(TabardError, match="--measures"):
        Run(tmp_path, "")


def test_rows_of_another_game_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played(tmp_path, "grunwald", 2)
    assert main(["balance", "glory", "--rows", str(tmp_path)]) != 0
    assert "not of glory" in capsys.readouterr().err
