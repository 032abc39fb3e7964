"""How finished a game is: who is offered it, and which gates of the tests it must pass."""

from __future__ import annotations

from typing import Final

EXAMPLE: Final = "example"  # finished, but made to be read: players are not offered it
DRAFT: Final = "draft"
PLAYABLE: Final = (
    "playable"  # every gate is passed, but something is missing that no test sees, such as a board
)
COMPLETE: Final = "complete"
STAGES: Final = (EXAMPLE, DRAFT, PLAYABLE, COMPLETE)

CLAUSES: Final = "a test or an excuse for every clause"
GOLDEN: Final = "a golden game for every number of players and both values of every switch"
LANGUAGES: Final = "words in every language, not only in English"
TYPES: Final = "a type for what its view shows"
GATES: Final = (CLAUSES, GOLDEN, LANGUAGES, TYPES)


def demands(stage: str, gate: str) -> bool:
    """Whether a game at this stage must pass one of the GATES; all other tests are for drafts too."""
    assert stage in STAGES and gate in GATES
    return stage != DRAFT


def is_offered(stage: str) -> bool:
    """Whether players see the game: in the lists of the program, the server and the client."""
    return stage != EXAMPLE
