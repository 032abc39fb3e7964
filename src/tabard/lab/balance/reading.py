"""From the rows of a run (`tabard simulate --measures`) to the figures of a report."""

from __future__ import annotations

import json
from collections import Counter
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow.compute as pc
import pyarrow.parquet as pq

from tabard.engine.errors import TabardError
from tabard.lab.balance.figures import Mean, Numbers, Share, mean_of, ratio, share_of
from tabard.lab.simulate.store import RUN
from tabard.words import Words

MEASURES = ("rounds", "questions", "options", "lead_changes", "settled", "hidden")
"""The columns of the table `measures` that are one number a match."""


class Component(NamedTuple):
    """How often a component was chosen where it was on offer, and what became of whoever had it."""

    id: str
    name: str
    table: str
    source: str
    picked: Share | None  # of the questions it was an answer to
    result: Share  # the share of the others that whoever had it left behind, ties half
    without: Share | None  # the same for whoever could have chosen it and never had it


class Part(NamedTuple):
    """What a part of the score brought."""

    name: str
    winners: Mean
    others: Mean | None


class Run:
    """One folder of rows."""

    def __init__(self, folder: Path, name: str) -> None:
        note = folder / RUN
        if not note.is_file():
            raise TabardError(f"{folder} holds no run of `tabard simulate`")
        self.plan: dict[str, Any] = json.loads(note.read_text("utf-8"))
        if "measures" not in self.plan["extras"]:
            raise TabardError(f"{folder} holds no measures: simulate with --measures")
        self.folder = folder
        self.name = name
        self.seats: int = self.plan["seats"]
        self.words = Words(self.plan["game"], "en", override=self.plan["override"], seats=self.seats)
        self._measures = pq.read_table(folder / "measures").sort_by("match")
        self.matches = self._measures["match"].to_numpy()
        if not len(self.matches):
            raise TabardError(f"{folder} holds no match yet")
        found = pq.read_table(folder / "matches").sort_by("match")
        kept = pc.is_in(found["match"], value_set=self._measures["match"].combine_chunks())
        self._matches = found.filter(kept)  # a run that goes on may have written one table and not the other

    # By match and seat.

    @cached_property
    def _by_seat(self) -> Any:
        table = pq.read_table(self.folder / "seats").sort_by([("match", "ascending"), ("seat", "ascending")])
        return table.filter(pc.is_in(table["match"], value_set=self._measures["match"].combine_chunks()))

    def _square(self, column: str) -> Numbers:
        found: Numbers = self._by_seat[column].to_numpy()
        return found.reshape(len(self.matches), self.seats)

    @cached_property
    def shares(self) -> Numbers:
        """Of the victory, by match and seat; alone: won or not."""
        return self._square("share")

    @cached_property
    def results(self) -> Numbers:
        """The share of the others left behind, ties half: a half on average, whatever the number of seats."""
        ranks = self._square("rank")
        if self.seats == 1:
            return self.shares
        behind = (ranks[:, :, None] < ranks[:, None, :]).sum(2)
        tied = (ranks[:, :, None] == ranks[:, None, :]).sum(2) - 1
        found: Numbers = (behind + tied / 2) / (self.seats - 1)
        return found

    # The figures.

    @property
    def fair(self) -> float:
        """The share of the victories that each seat would have."""
        return 1 / self.seats

    def by_order(self) -> list[Share]:
        """Who is asked first, second …: the share of the victory of each."""
        orders = self._measures["order"].to_pylist()
        found: list[list[float]] = [[] for _ in range(self.seats)]
        for match, order in enumerate(orders):
            for place, seat in enumerate(order):
                found[place].append(self.shares[match, seat])
        return [share_of(np.array(wins)) for wins in found if wins]

    def by_seat(self) -> list[Share]:
        """The share of the victory of each chair."""
        return [share_of(self.shares[:, seat]) for seat in range(self.seats)]

    def by_bot(self) -> dict[str, Share]:
        """The share of the victory of each bot."""
        names = np.array(self._by_seat["bot"].to_pylist()).reshape(self.shares.shape)
        return {str(name): share_of(self.shares[names == name]) for name in np.unique(names)}

    def numbers(self, measure: str) -> Numbers:
        """One number a match."""
        table = self._measures if measure in MEASURES else self._matches
        found: Numbers = pc.drop_null(table[measure]).to_numpy()
        return found

    def last_questions(self) -> list[tuple[str, float]]:
        """What was asked last, as shares, most frequent first."""
        counts = Counter(self._measures["last"].to_pylist())
        return [(kind, count / len(self.matches)) for kind, count in counts.most_common()]

    def shared(self) -> Share:
        """How many matches have several winners."""
        return share_of((pc.list_value_length(self._matches["winners"]).to_numpy() > 1).astype(float))

    def parts(self) -> list[Part]:
        """Where the points of winners and of the others come from."""
        won = (self._square("rank") == 1).ravel()
        rows = self._by_seat["parts"].to_pylist()
        found = []
        for part in dict.fromkeys(name for row in rows[:64] for name, _ in row):
            points = np.array([dict(row).get(part, 0) for row in rows])
            others = points[~won]
            mean = mean_of(others) if len(others) else None
            found.append(Part(self.words.part(part), mean_of(points[won]), mean))
        return found

    def components(self) -> list[Component]:
        """The strongest first within each table."""
        table = pq.read_table(self.folder / "components").sort_by(
            [("component", "ascending"), ("match", "ascending")]
        )
        table = table.filter(pc.is_in(table["match"], value_set=self._measures["match"].combine_chunks()))
        ids = table["component"].combine_chunks().dictionary_encode()
        match = np.searchsorted(self.matches, table["match"].to_numpy())
        result = self.results[match, table["seat"].to_numpy()]
        offered, taken, named = (table[name].to_numpy() for name in ("offered", "taken", "named"))
        had = np.where(taken > 0, taken, named > 0)  # chosen so often; once where only an event gave it
        left = ((offered > 0) & (had == 0)).astype(float)
        codes = ids.indices.to_numpy()
        edges = np.flatnonzero(np.r_[True, codes[1:] != codes[:-1], True])
        found = []
        for start, end in pairwise(edges.tolist()):
            rows = slice(start, end)
            with_it = ratio(match[rows], had[rows] * result[rows], had[rows])
            if with_it is None:
                continue
            found.append(
                self._component(
                    ids.dictionary[int(codes[start])].as_py(),
                    ratio(match[rows], taken[rows] * (offered[rows] > 0), offered[rows]),
                    with_it,
                    ratio(match[rows], left[rows] * result[rows], left[rows]),
                )
            )
        return sorted(found, key=lambda one: (one.table, -one.result.value))

    def _component(self, id: str, picked: Share | None, result: Share, without: Share | None) -> Component:
        components = self.words.components
        row = components.row(id)
        return Component(
            id,
            components.name(id),
            components.table(id),
            str(row.get("source", "")),
            picked,
            result,
            without,
        )

    def title(self) -> str:
        """Of the game."""
        return self.words.title()
