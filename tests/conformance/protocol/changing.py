"""Answers with one random fault."""

from __future__ import annotations

import copy
import random
from typing import Any

VALUES = [None, "", "?", "x", "pass", -1, 3, True, [], {}, ["x"], {"do": "pass"}, {"event": "of-our-own"}]


def changed(value: Any, chance: random.Random) -> Any:
    """Return a copy with one part removed, added, or replaced."""
    whole = {"it": copy.deepcopy(value)}
    holder: Any = whole
    while True:
        key = chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        if isinstance(holder[key], dict | list) and holder[key] and chance.random() < 0.8:
            holder = holder[key]
            continue
        if holder is not whole:
            what = chance.random()
            if what < 0.2:
                del holder[key]
            elif what < 0.4 and isinstance(holder, dict):
                holder["of_our_own"] = chance.choice(VALUES)
            else:
                holder[key] = chance.choice(VALUES)
        return whole["it"]
