"""Reading content/*.toml: checked against the printed counts (GLO-2.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.engine.content import Tables, read_checked
from tabard.engine.errors import ContentError
from tabard.games.glory.rules.content import CHALLENGE, KINDS, MARKET, PACKAGE, ROMANCE, GloryContent


def load(override: Mapping[str, Any] | None) -> GloryContent:
    tables, replaced = read_checked(PACKAGE, override)
    check_counts(tables)
    return GloryContent(tables, replaced)


def check_counts(tables: Tables) -> None:
    """GLO-2.1: every group has as many pieces as the printed list says."""
    counts = tables["counts"]
    for name, found in counted(tables).items():
        if found != counts[name]:
            raise ContentError(
                f"[counts] {name}: printed are {counts[name]}, the content has {found} (GLO-2.1)"
            )
    for row in tables["dice"]:
        if len(row["faces"]) != 6:
            raise ContentError(f"[[dice]] {row['id']}: a die has six faces (GLO-10.6)")


def counted(tables: Tables) -> dict[str, int]:
    markers = {row["id"]: row["count"] for row in tables["markers"]}
    cards = {kind: sum(row["copies"] for row in tables[kind]) for kind in KINDS}
    solo = [row["deck"] for row in tables["solo_cards"]]
    return {
        "action_pawns": markers["marker_action_pawn"],
        "dice": sum(row["count"] for row in tables["dice"]),
        "score_markers": markers["marker_score"],
        "phase_marker": markers["marker_phase"],
        "shields": markers["marker_shield"],
        "coin_tokens": tables["resources"][0]["tokens"],
        "strength_tokens": tables["resources"][1]["tokens"],
        "faith_tokens": tables["resources"][2]["tokens"],
        "extra_glory_tokens": markers["marker_extra_glory"],
        "attack_modifier_tokens": markers["marker_attack_modifier"],
        "roll_result_tokens": markers["marker_roll_result"],
        "prestige_tokens": sum(row["count"] for row in tables["prestige"]),
        "win_tokens": markers["marker_win"],
        "prestige_modifier_token": markers["marker_prestige_modifier"],
        "prize_tokens": len(tables["prizes"]),
        "relic_tokens": sum(row["count"] for row in tables["relics"]),
        "ally_tokens": sum(sum(row["tokens"].values()) for row in tables["allies"]),
        "ally_kinds": len(tables["allies"]),
        "equipment_cards": sum(row["copies"] for row in tables["equipment_cards"]),
        "knight_tokens": len(tables["knights"]),
        "tournament_cards": len(tables["tournament_cards"]),
        "event_cards": len(tables["events"]),
        "character_cards": len(tables["characters"]),
        "title_cards": len(tables["titles"]),
        "journey_cards": sum(cards.values()),
        "romance_cards": cards[ROMANCE],
        "market_cards": cards[MARKET],
        "challenge_cards": cards[CHALLENGE],
        "solo_cards": len(solo),
        "solo_base_cards": solo.count("base"),
        "solo_warrior_cards": solo.count("warrior"),
        "solo_godly_cards": solo.count("godly"),
    }
