"""Environments for learning programs: PettingZoo, Gymnasium, text. Needs `pip install tabard[lab]`.

`tabard.env`, `tabard.single_env` and `tabard.vector_env` are the doors; docs/lab.md tells the conventions.
"""
