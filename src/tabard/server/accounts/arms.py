"""Names and coats of arms for guests who have not chosen any."""

from __future__ import annotations

import random

METALS = ("or", "argent")
COLOURS = ("gules", "azure", "sable", "vert", "purpure")
CHARGES = ("lion", "eagle", "griffin", "boar", "stag", "horse", "dragon", "raven", "sword", "tower", "key")
CHARGES_TOO = ("horn", "lily", "rose", "sun", "star", "crown", "anchor", "horseshoe", "wheel", "trefoil")
NAMES = ("Jadwiga", "Zawisza", "Anna", "Witold", "Elżbieta", "Dobiesław", "Ofka", "Powała", "Alys", "Hubert")
NAMES_TOO = ("Maud", "Percival", "Zdeněk", "Bożena", "Mikołaj", "Agnes", "Godfrey", "Ruta", "Ivo", "Kinga")


def arms_of(person: str) -> str:
    """The same for the same person; never metal on metal, nor colour on colour."""
    pick = random.Random(f"arms {person}")
    field, charge = pick.choice(COLOURS), pick.choice(METALS)
    if pick.random() < 0.5:
        field, charge = charge, field
    beast = pick.choice(CHARGES + CHARGES_TOO)
    article = "an" if beast[0] in "aeiou" else "a"
    return f"{field}, {article} {beast} {charge}"


def name_of(person: str) -> str:
    return random.Random(f"name {person}").choice(NAMES + NAMES_TOO)
