"""The columns of each table, and what they mean. The files carry the same words."""

from __future__ import annotations

from typing import Any, Final

import pyarrow as pa

POINTS: Final = pa.map_(pa.string(), pa.int64())
"""The type of a column of points by name."""

_MATCH: Final = ("match", pa.int64(), "number of the match in the run, from 0")
_SEAT: Final = ("seat", pa.int8(), "the seat, from 0")


def _schema(*columns: tuple[str, Any, str]) -> Any:
    return pa.schema([pa.field(name, kind, metadata={"meaning": said}) for name, kind, said in columns])


SCHEMAS: Final = {
    "matches": _schema(
        _MATCH,
        ("seed", pa.string(), "with it `tabard.new` deals the same"),
        ("answers", pa.int32(), "answers and commands of all seats"),
        ("winners", pa.list_(pa.int8()), "the seats that share the first rank"),
        ("margin", pa.int32(), "points the first is ahead of the second; null for a solo game"),
        ("hash", pa.string(), "fingerprint of the final position"),
    ),
    "seats": _schema(
        _MATCH,
        _SEAT,
        ("bot", pa.string(), "who sat there"),
        ("rank", pa.int8(), "1 is the first; equals share a rank"),
        ("share", pa.float64(), "of the victory: 1 for a sole winner"),
        ("score", pa.int32(), "points, the sum of the parts"),
        ("parts", POINTS, "points by where they come from"),
        ("tie_breaks", POINTS, "what decided among equal scores"),
    ),
    "decisions": _schema(
        _MATCH,
        ("number", pa.int32(), "place among the answers and commands of the match, from 0"),
        _SEAT,
        ("kind", pa.string(), "the question that was answered; `command`: unasked, while it was open"),
        ("clause", pa.string(), "the clause of the rules that asks the question"),
        ("options", pa.int16(), "how many legal answers the question had"),
        ("choice", pa.string(), "the answer"),
        ("secret", pa.bool_(), "whether nobody else may know that the question is asked"),
    ),
    "measures": _schema(
        _MATCH,
        ("rounds", pa.int16(), "when the match ended"),
        ("questions", pa.int32(), "questions with more than one answer"),
        ("options", pa.float32(), "legal answers of such a question, mean of the match"),
        ("lead_changes", pa.int16(), "of who alone leads by the bots' evaluation, looked at every 5 answers"),
        ("settled", pa.float32(), "the part of the match after which only a winner led"),
        ("hidden", pa.float32(), "the part of all facts on the table that the seat asked cannot know"),
        ("last", pa.string(), "kind of the last question"),
        ("order", pa.list_(pa.int8()), "the seats in the order in which they were first asked alone"),
    ),
    "components": _schema(
        _MATCH,
        _SEAT,
        ("component", pa.string(), "id of a card, space, character …"),
        ("offered", pa.int16(), "questions to the seat that had it among their answers"),
        ("taken", pa.int16(), "answers of the seat that chose it"),
        (
            "named",
            pa.int16(),
            "events that name it together with the seat; once more if the seat began with it",
        ),
    ),
    "journals": _schema(_MATCH, ("journal", pa.string(), "the match as JSON, for `tabard.replay`")),
}
"""The columns of each table, with their meanings as metadata."""


def meaning(column: Any) -> str:
    """What a column of `SCHEMAS` holds, in words."""
    said: str = column.metadata[b"meaning"].decode()
    return said
