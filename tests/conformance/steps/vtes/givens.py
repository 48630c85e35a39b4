"""The Givens of VTES: the positions they build, and texts that are faults."""

from __future__ import annotations

from typing import Any

JsonObject = dict[str, Any]


SIT = "Sarah and Alexis sit clockwise"
WHOLE = (
    "Sarah, Alexis and Tom sit clockwise",
    "it is turn 2 of the game, Alexis's influence phase",
    "Sarah has the Edge",
    "Sarah has 12 pool",
    "Alexis has 1 victory point",
    "Tom is ousted",
    "Alexis is withdrawing",
    "Sarah holds Bonding, Vessel and Bonding",
    "Sarah holds Smiling Jack, The Anarch",
    "Sarah's library holds Bonding and Vessel",
    "Sarah's crypt holds Nassir and Ryan in unknown order",
    "Sarah's ash heap holds Resist Earth's Grasp",
    "Alexis's removed cards are Vessel",
    "Sarah's Belinde is ready with 2 blood and locked",
    "Sarah's The Dowager and Alexis's Ayelech are ready and unlocked",
    "Alexis's Underbridge Stray is ready with 2 life",
    "Underbridge Stray came into play at superior",
    "Underbridge Stray was recruited this turn",
    "Underbridge Stray's only trait is Red List",
    "Underbridge Stray is marked for this turn",
    "Sarah's Nassir is in torpor with 1 blood",
    "Alexis's Alexa Draper is uncontrolled with 6 blood",
    "Sarah controls The Barrens",
    "Sarah's Colette is contested with 2 blood",
    "Ayelech bears .44 Magnum and Raven Spy",
    "The Barrens and .44 Magnum are locked",
    "Raven Spy has 1 life",
    "Raven Spy waits for Tom",
    "Belinde bears Vessel, played by Alexis",
    "Belinde's sect is Anarch",
    "Belinde's clan is Malkavian",
    "Belinde's title is Baron of Berlin",
    "Underbridge Stray is owned by Tom",
    "Ayelech has 1 blood",
    "Ayelech's title is prince, of Berlin",
    "Ayelech is in a contest of titles",
)
GIVENS: list[tuple[tuple[str, ...], JsonObject]] = [
    (WHOLE, {
        "edge": "Sarah",
        "turn": {"number": 2, "seat": "Alexis", "phase": "influence"},
        "seats": [
            {
                "name": "Sarah",
                "pool": 12,
                "hand": ["Bonding", "Vessel", "Bonding", "Smiling Jack, The Anarch"],
                "library": ["Bonding", "Vessel"],
                "unordered_crypt": ["Nassir", "Ryan"],
                "ash_heap": ["Resist Earth's Grasp"],
                "ready": [
                    {
                        "card": "Belinde", "blood": 2, "locked": True, "sect": "Anarch", "clan": "Malkavian",
                        "title": "Baron of Berlin", "attached": [{"card": "Vessel", "controller": "Alexis"}],
                    },
                    {"card": "The Dowager", "locked": False},
                ],
                "torpor": [{"card": "Nassir", "blood": 1}],
                "in_play": [{"card": "The Barrens", "locked": True}],
                "contested": [{"card": "Colette", "blood": 2}],
            },
            {
                "name": "Alexis",
                "victory_points": 1,
                "withdrawing": True,
                "removed": ["Vessel"],
                "ready": [
                    {
                        "card": "Ayelech", "locked": False, "blood": 1, "title": "prince", "city": "Berlin",
                        "title_contested": True,
                        "attached": [
                            {"card": ".44 Magnum", "locked": True},
                            {"card": "Raven Spy", "life": 1, "against": "Tom"},
                        ],
                    },
                    {
                        "card": "Underbridge Stray", "life": 2, "level": "superior", "recruited": True, "owner": "Tom",
                        "traits": ["Red List"], "marked": True,
                    },
                ],
                "uncontrolled": [{"card": "Alexa Draper", "blood": 6}],
            },
            {"name": "Tom", "ousted": True, "pool": 0},
        ],
    }),
    (
        (SIT, "Alexis's Nassir is ready", "Sarah's Nassir is ready", "Nassir#2 bears Vessel"),
        {
            "seats": [
                {"name": "Sarah", "ready": [{"card": "Nassir"}]},
                {"name": "Alexis", "ready": [{"card": "Nassir", "attached": [{"card": "Vessel"}]}]},
            ]
        },
    ),
    (
        ("Sarah and Alexis meet for a new game", "Sarah's crypt holds Nassir in unknown order"),
        {
            "turn": {"phase": "setup"},
            "seats": [{"name": "Sarah", "unordered_crypt": ["Nassir"]}, {"name": "Alexis"}],
        },
    ),
]  # fmt: skip
IMPOSSIBLE: list[tuple[tuple[str, ...], str]] = [
    ((SIT, "Sarah and Tom meet for a new game"), "already seated"),
    (("Sarah has 3 pool",), "sit clockwise"),
    ((SIT, "Sarah and Tom sit clockwise"), "already seated"),
    ((SIT, "Tom has 3 pool"), "no Tom at the table"),
    ((SIT, "it is Tom's minion phase"), "no Tom at the table"),
    ((SIT, "Nassir bears Vessel"), "Sarah's Nassir is ready"),
    ((SIT, "Sarah's ash heap holds Vessel in unknown order"), "only a library or a crypt"),
]
