"""How Fief's test vectors speak."""

from tabard.engine.vectors import Verbs


class FiefVerbs(Verbs):
    pass
