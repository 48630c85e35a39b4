"""The moves of VTES with their choices, and its directives."""

from __future__ import annotations

from typing import Any

from tests.conformance.steps.vtes.stage import table, vampire

JsonObject = dict[str, Any]


SEEN = table(
    Sarah={
        "ready": [
            vampire(
                "Belinde",
                attached=[{"card": "Vessel", "controller": "Alexis"}, {"card": "Vessel", "controller": "Sarah"}],
            ),
            vampire("Nassir"),
        ],
        "torpor": [vampire("Tamoszius")],
        "uncontrolled": [vampire("Alexa Draper", 6)],
        "in_play": [{"card": "The Barrens", "locked": False}],
    },
    Alexis={"pool": 17, "ready": [vampire("Ayelech", attached=[{"card": ".44 Magnum"}]), vampire("Nassir")]},
)
SARAH: list[tuple[str, JsonObject]] = [
    ("Belinde bleeds Alexis", {"do": "bleed", "minion": "Belinde", "target": "Alexis"}),
    ("Belinde hunts", {"do": "hunt", "minion": "Belinde"}),
    (
        "Belinde plays Wake with Evening's Freshness",
        {"do": "play", "minion": "Belinde", "card": "Wake with Evening's Freshness"},
    ),
    (
        "Belinde plays Spirit's Touch at basic to maneuver",
        {"do": "play", "minion": "Belinde", "card": "Spirit's Touch", "level": "basic", "mode": "maneuver"},
    ),
    (
        "Belinde plays Govern the Unaligned at superior on Alexa Draper",
        {
            "do": "play",
            "minion": "Belinde",
            "card": "Govern the Unaligned",
            "level": "superior",
            "target": "Alexa Draper",
        },
    ),
    ("Sarah announces a withdrawal", {"do": "withdraw"}),
    ("Sarah contests the title of Belinde", {"do": "contest", "card": "Belinde"}),
    ("Sarah yields the title of Belinde", {"do": "yield", "card": "Belinde"}),
    ("Sarah contests The Barrens", {"do": "contest", "card": "The Barrens"}),
    ("Sarah yields The Barrens", {"do": "yield", "card": "The Barrens"}),
    ("Sarah plays Vessel on Nassir#2", {"do": "play", "card": "Vessel", "target": "Nassir#2"}),
    (
        "Belinde recruits Underbridge Stray at superior",
        {"do": "play", "minion": "Belinde", "card": "Underbridge Stray", "level": "superior"},
    ),
    ("Belinde equips with .44 Magnum", {"do": "play", "minion": "Belinde", "card": ".44 Magnum"}),
    (
        "Belinde takes .44 Magnum and Bonding from Nassir",
        {"do": "equip", "minion": "Belinde", "from": "Nassir", "equipment": [".44 Magnum", "Bonding"]},
    ),
    (
        "Belinde acts through The Barrens to burn it",
        {"do": "use", "card": "The Barrens", "effect": "burn", "minion": "Belinde"},
    ),
    (
        "Belinde acts through The Barrens on Nassir to enter combat",
        {"do": "use", "card": "The Barrens", "effect": "enter-combat", "minion": "Belinde", "target": "Nassir"},
    ),
    ("Belinde becomes Anarch", {"do": "become-anarch", "minion": "Belinde"}),
    ("Tamoszius leaves torpor", {"do": "leave-torpor", "minion": "Tamoszius"}),
    ("Belinde rescues Tamoszius", {"do": "rescue", "minion": "Belinde", "vampire": "Tamoszius", "paid_by_vampire": 0}),
    (
        "Belinde rescues Tamoszius, who pays 2 blood",
        {"do": "rescue", "minion": "Belinde", "vampire": "Tamoszius", "paid_by_vampire": 2},
    ),
    ("Belinde diablerises Tamoszius", {"do": "diablerise", "minion": "Belinde", "vampire": "Tamoszius"}),
    ("Sarah passes", {"do": "pass"}),
    ("Sarah gains 1 pool from the Edge", {"do": "gain-from-edge"}),
    ("Sarah uses The Barrens", {"do": "use", "card": "The Barrens"}),
    ("Sarah uses Vessel to move 1 blood to the pool", {"do": "use", "card": "Vessel", "effect": "to-pool"}),
    ("Sarah uses Vessel#2 to move 1 pool to the vampire", {"do": "use", "card": "Vessel#2", "effect": "to-vampire"}),
    ("Sarah uses The Barrens on Nassir", {"do": "use", "card": "The Barrens", "target": "Nassir"}),
    (
        "Sarah uses The Barrens on Nassir to add 1 blood",
        {"do": "use", "card": "The Barrens", "target": "Nassir", "effect": "add-blood"},
    ),
    (
        "Sarah uses The Barrens on Nassir and Belinde to lock vampires",
        {"do": "use", "card": "The Barrens", "target": "Nassir", "other": "Belinde", "effect": "lock"},
    ),
    ("Sarah plays Villein on Nassir#2 for 3", {"do": "play", "card": "Villein", "target": "Nassir#2", "x": 3}),
    (
        "Sarah plays Vessel on Nassir#2 and Vessel",
        {"do": "play", "card": "Vessel", "target": "Nassir#2", "other": "Vessel"},
    ),
    ("Sarah moves 1 pool to Alexa Draper", {"do": "transfer", "vampire": "Alexa Draper"}),
    ("Sarah takes 1 blood back from Alexa Draper", {"do": "take-back", "vampire": "Alexa Draper"}),
    ("Sarah draws a crypt card", {"do": "draw-crypt"}),
    ("Sarah merges Jessica (ADV)", {"do": "merge", "vampire": "Jessica (ADV)"}),
    ("Sarah brings out Alexa Draper", {"do": "bring-out", "vampire": "Alexa Draper"}),
    ("Sarah votes for the referendum with Belinde", {"do": "vote", "source": "Belinde", "side": "for"}),
    ("Sarah votes against the referendum with the Edge", {"do": "vote", "source": "Edge", "side": "against"}),
    ("Sarah casts ballots for the referendum with Belinde", {"do": "ballot", "source": "Belinde", "side": "for"}),
    ("Sarah chooses Belinde for the referendum", {"do": "choose-terms", "target": "Belinde"}),
    ("Sarah chooses the clan Toreador", {"do": "choose-terms", "clan": "Toreador"}),
    ("Sarah allocates 3 to Alexis and 1 to Sarah", {"do": "choose-terms", "points": {"Alexis": 3, "Sarah": 1}}),
    (
        "Sarah allocates 2 to Sarah from Alexis",
        {"do": "choose-terms", "target": "Alexis", "points": {"Sarah": 2}},
    ),
    ("Sarah discards Bonding", {"do": "discard", "card": "Bonding"}),
    ("Sarah takes .44 Magnum", {"do": "take", "card": ".44 Magnum"}),
    ("Sarah puts .44 Magnum on Belinde", {"do": "put", "card": ".44 Magnum", "host": "Belinde"}),
    (
        "Belinde plays Bonding on Ryan in Alexis's ash heap with X 2",
        {"do": "play", "minion": "Belinde", "card": "Bonding", "target": "Ryan", "from": "Alexis", "x": 2},
    ),
    (
        "Sarah takes the trophy Trophy: Revered from the ash heap",
        {"do": "take", "card": "Trophy: Revered", "from": "ash-heap"},
    ),
    ("Sarah searches the library in vain", {"do": "search-in-vain"}),
    ("Sarah awards Trophy: Revered", {"do": "award", "card": "Trophy: Revered"}),
    ("Sarah pays 1 pool to unlock Belinde", {"do": "pay-to-unlock", "minion": "Belinde"}),
    ("Sarah marks Ayelech", {"do": "mark", "minion": "Ayelech"}),
    ("Belinde attacks the marked Ayelech", {"do": "attack-marked", "minion": "Belinde", "target": "Ayelech"}),
    ("Nassir fights in place of the acting minion", {"do": "substitute", "minion": "Nassir"}),
    ("Sarah chooses .44 Magnum", {"do": "choose-target", "target": ".44 Magnum"}),
    ("Belinde strikes with hands", {"do": "strike", "minion": "Belinde", "with": "hands"}),
    ("Belinde strikes with the printed strike", {"do": "strike", "minion": "Belinde", "with": "Belinde"}),
]
ALEXIS: list[tuple[str, JsonObject]] = [
    ("Ayelech attempts to block", {"do": "block", "minion": "Ayelech"}),
    ("Nassir#2 attempts to block", {"do": "block", "minion": "Nassir#2"}),
    ("Ayelech uses .44 Magnum to maneuver", {"do": "use", "card": ".44 Magnum", "effect": "maneuver"}),
    ("Ayelech strikes with .44 Magnum", {"do": "strike", "minion": "Ayelech", "with": ".44 Magnum"}),
    (
        "Ayelech strikes with .44 Magnum at Raven Spy",
        {"do": "strike", "minion": "Ayelech", "with": ".44 Magnum", "target": "Raven Spy"},
    ),
    ("Alexis declines to block", {"do": "pass"}),
    ("Ayelech employs Raven Spy at basic", {"do": "play", "minion": "Ayelech", "card": "Raven Spy", "level": "basic"}),
]
MOVES = [("Sarah", *move) for move in SARAH] + [("Alexis", *move) for move in ALEXIS]
NEVER: list[tuple[str, str, Any]] = [
    (
        "Sarah",
        "Belinde strikes with hands at Raven Spy",
        {"do": "strike", "minion": "Belinde", "with": "hands", "target": "Raven Spy"},
    ),
]

SLIPS = [
    ("Sarah cannot hunt", "Sarah is a player"),
    ("Belinde cannot bleed Alexsi", "no Alexsi at the table"),
    ("Belinde cannot play Bondign at superior", "no card or player is named 'Bondign'"),
    ("Belinde cannot pass", "no Belinde at the table"),
    ("Sarah cannot move 2 pool to Alexa Draper", "2 choices"),
]
DIRECTIVES: list[tuple[str, list[JsonObject]]] = [
    ("Nassir is dealt 1 damage", [{"do": "inflict", "minion": "Nassir", "normal": 1, "aggravated": 0}]),
    ("Nassir is dealt 3 aggravated damage", [{"do": "inflict", "minion": "Nassir", "normal": 0, "aggravated": 3}]),
    (
        "Nassir is dealt 2 damage and 1 aggravated damage",
        [{"do": "inflict", "minion": "Nassir", "normal": 2, "aggravated": 1}],
    ),
    ("Alexis loses 4 pool", [{"do": "burn-pool", "seat": "Alexis", "amount": 4}]),
    ("Alexis loses all pool", [{"do": "burn-pool", "seat": "Alexis", "amount": 17}]),
    ("Alexis and Ines lose all pool together", [{"do": "burn-pool-together", "amounts": {"Alexis": 17, "Ines": 30}}]),
    ("Nassir enters combat with Ryan", [{"do": "enter-combat", "minion": "Nassir", "opposing": "Ryan"}]),
    ("2 blood is added to Nassir", [{"do": "add-blood", "minion": "Nassir", "amount": 2}]),
    (
        "Nassir's stealth changes by -1",
        [{"do": "adjust", "what": "stealth", "minion": "Nassir", "amount": -1}],
    ),
    ("Nassir's bleed changes by -2", [{"do": "adjust", "what": "bleed", "minion": "Nassir", "amount": -2}]),
    ("Ayelech's intercept changes by 2", [{"do": "adjust", "what": "intercept", "minion": "Ayelech", "amount": 2}]),
    ("Sarah draws 2 cards", [{"do": "draw", "seat": "Sarah", "amount": 2}]),
]
