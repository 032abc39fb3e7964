"""How far towns are from each other: computed once from the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def neighbours(
    gates: Mapping[str, Sequence[tuple[str, str]]],
    ports: Mapping[str, str],
    zones: Mapping[str, Sequence[str]],
) -> dict[str, tuple[str, ...]]:
    """FIE-8.2, 8.36: what one stage reaches by road or from port to port; Sherwood, which is risky, not."""
    found = {town: [other for _, other in roads] for town, roads in gates.items()}
    for region, port in ports.items():
        found[port] += [ports[zone] for zone in zones[region]]
    return {town: tuple(others) for town, others in found.items()}


def hops(near: Mapping[str, Sequence[str]]) -> dict[str, dict[str, int]]:
    """Stages from every town to every other, the nearest first."""
    table: dict[str, dict[str, int]] = {}
    for start in near:
        distance = {start: 0}
        ring = [start]
        while ring:
            reached = []
            for town in ring:
                for other in near[town]:
                    if other not in distance:
                        distance[other] = distance[town] + 1
                        reached.append(other)
            ring = reached
        table[start] = distance
    return table
