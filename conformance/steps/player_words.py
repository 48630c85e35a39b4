"""Words in texts for players that no table of the protocol lists, by game and field.

They fill the fields of sentences and positions. A translation needs them; the protocol allows any word there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_ACTIONS: Final = (
    "attack marked", "become anarch", "bleed", "card", "diablerise", "employ", "equip", "hunt", "leave torpor",
    "political", "recruit", "rescue",
)  # fmt: skip
_DISCIPLINES: Final = (
    "Animalism", "Auspex", "Blood Sorcery", "Celerity", "Dominate", "Fortitude", "Obfuscate", "Oblivion", "Potence",
    "Presence", "Protean",
)  # fmt: skip

WORDS: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "vtes": {
        "action": _ACTIONS,
        "counter": ("blood", "life"),
        "phase": ("unlock", "master", "minion", "influence", "discard"),
        "referendum": ("blood hunt",),
        "sect": ("Anarch", "Camarilla", "Independent", "Sabbat"),
        "source": ("Edge",),
        "strike": ("hands",),
        "title": (
            "archbishop", "baron", "bishop", "cardinal", "inner circle", "justicar", "kholo", "magaji", "primogen",
            "prince", "priscus", "regent", "1 vote", "2 votes",
        ),
    },
    "rivals": {
        "deck": ("Library", "Faction deck"),
        "discipline": _DISCIPLINES,
        "kind": ("Attack", "Reaction"),
    },
    "vendetta": {},
}  # fmt: skip
"""Game → field → words."""
