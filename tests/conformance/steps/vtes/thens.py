"""The Thens of VTES that hold and fail after one When."""

from __future__ import annotations

from typing import Any

from tests.conformance.steps.scripted import asks
from tests.conformance.steps.vtes.stage import Play, table, vampire

JsonObject = dict[str, Any]


BEFORE = table(
    Sarah={"ready": [vampire("Belinde", 3), vampire("Wauneka", 2), {"card": "Underbridge Stray", "life": 2}]},
    Alexis={"ready": [vampire("Ayelech", 4)]},
    Ines={"pool": 1},
)
AFTER = table(
    Sarah={
        "pool": 31, "hand": ["Bonding", "Vessel", "Bonding"], "ash_heap": ["Ryan", "Bonding"],
        "library": ["Vessel", "Bonding"], "victory_points": 2, "removed": ["Colette"],
        "in_play": [{"card": "The Barrens", "locked": True}],
        "ready": [
            vampire(
                "Belinde", 1, locked=True, sect="Anarch", clan="Malkavian", title="Baron of Berlin", capacity=7,
                disciplines=["aus", "OBF"],
            ),
            vampire("Wauneka", 2, title=None, title_contested=True, marked=True, traits=["Red List"]),
            {"card": "Underbridge Stray", "life": 3, "locked": False, "attached": []},
        ],
        "torpor": [vampire("Tamoszius", 0, wounded=True)],
        "contested": [{"card": "Fame", "attached": []}],
        "uncontrolled": [vampire("Alexa Draper", 6)],
    },
    Alexis={
        "pool": 28, "withdrawing": True,
        "ready": [
            vampire("Ayelech", 4, base="Jessica", attached=[{"card": ".44 Magnum"}, {"card": "Raven Spy", "life": 1}]),
        ],
    },
    Ines={"pool": 0, "ousted": True, "prey": None, "predator": None, "unordered_library": ["Vessel"]},
    edge="Sarah",
    turn={
        "number": 10, "seat": "Sarah", "phase": "influence", "transfers": 2, "master_actions": 1, "discard_actions": 0,
    },
    action={
        "minion": "Belinde", "kind": "bleed", "targets": ["Alexis"], "directed": True, "stealth": -1, "bleed": 2,
        "cost": {"blood": 1, "pool": 0}, "state": "block-attempt", "blocker": "Ayelech", "intercept": 1,
    },
    combat={"acting": "Belinde", "opposing": "Ayelech", "round": 1, "range": "long"},
    referendum={"card": "Kine Resources Contested", "for": 3, "against": 1},
)  # fmt: skip
EVENTS: list[JsonObject] = [
    {"event": "action-blocked", "minion": "Ayelech"},
    {"event": "block-failed", "minion": "Colette"},
    {"event": "action-resolved", "minion": "Wauneka", "successful": False},
    {"event": "action-resolved", "minion": "Belinde", "successful": True},
    {"event": "strike-resolved", "minion": "Belinde", "strike": "hands", "effective": False},
    {"event": "strike-resolved", "minion": "Ayelech", "strike": "hands", "effective": True},
    {"event": "damage-inflicted", "card": "Belinde", "normal": 1, "aggravated": 0},
    {"event": "damage-inflicted", "card": "Belinde", "normal": 1, "aggravated": 1},
    {"event": "referendum-resolved", "passed": True, "votes_for": 3, "votes_against": 1},
    {"event": "edge-taken", "seat": None},
]
HOLDS_AND_FAILS = [
    ("Alexis burns 2 pool", "Alexis burns 1 pool"),
    ("Alexis burns two pool", "Alexis burns 0 pool"),
    ("Sarah gains 1 pool", "Alexis gains 2 pool"),
    ("Alexis has 28 pool", "Alexis has 30 pool"),
    ("Sarah has the Edge", "Alexis has the Edge"),
    ("Sarah has 2 victory points", "Sarah has 1 victory point"),
    ("Sarah holds Bonding, Bonding and Vessel", "Sarah holds Bonding and Vessel"),
    ("Sarah holds 3 cards", "Sarah holds 2 cards"),
    ("Alexis holds nothing", "Sarah holds nothing"),
    ("Sarah's ash heap holds Bonding and Ryan", "Sarah's ash heap holds Bonding"),
    ("Sarah's library holds Vessel and Bonding", "Sarah's library holds Bonding and Vessel"),
    ("Alexis's library is empty", "Sarah's library is empty"),
    ("Alexis's library is empty", "Ines's library is empty"),
    ("it is Sarah's influence phase", "it is Sarah's minion phase"),
    ("it is Sarah's influence phase", "it is Alexis's influence phase"),
    ("Sarah has 2 transfers left", "Sarah has 1 transfer left"),
    ("Sarah has 2 transfers left", "Alexis has 2 transfers left"),
    ("Sarah has 1 master phase action left", "Sarah has 0 master phase actions left"),
    ("Sarah has 0 discard phase actions left", "Sarah has 1 discard phase action left"),
    ("Belinde burns 2 blood", "Belinde burns 1 blood"),
    ("Underbridge Stray gains 1 life", "Underbridge Stray gains 2 life"),
    ("Underbridge Stray gains 1 life", "Underbridge Stray gains 1 blood"),
    ("Wauneka's blood stays the same", "Belinde's blood stays the same"),
    ("Sarah controls Tamoszius and The Barrens", "Alexis's pool stays the same"),
    ("Wauneka has 2 blood", "Wauneka has 3 blood"),
    ("Belinde is ready", "Tamoszius is ready"),
    ("Belinde is ready with 1 blood and locked", "Belinde is ready with 2 blood and locked"),
    ("Wauneka is ready and unlocked", "Belinde is ready and unlocked"),
    ("Belinde and Wauneka are ready", "Belinde and Alexa Draper are ready"),
    ("Tamoszius is in torpor with 0 blood", "Tamoszius is in torpor with 1 blood"),
    ("Tamoszius is in torpor", "Belinde is in torpor"),
    ("Alexa Draper is uncontrolled with 6 blood", "Belinde is uncontrolled"),
    ("Belinde and The Barrens are locked", "Belinde and Wauneka are locked"),
    ("Wauneka is unlocked", "Belinde is unlocked"),
    ("Sarah controls Tamoszius and The Barrens", "Sarah controls Ayelech"),
    ("Alexis is withdrawing", "Sarah is withdrawing"),
    ("Sarah is not withdrawing", "Alexis is not withdrawing"),
    ("Wauneka is in a contest of titles", "Belinde is in a contest of titles"),
    ("Fame is contested", "The Barrens is contested"),
    ("Fame is contested", "Raven Spy is contested"),
    ("Sarah controls Belinde", "Sarah controls Alexa Draper"),
    ("Ayelech bears .44 Magnum and Raven Spy", "Ayelech bears .44 Magnum"),
    ("Belinde bears nothing", "Ayelech bears nothing"),
    ("Ryan is in Sarah's ash heap", "Ryan is in Alexis's ash heap"),
    ("Ryan is in Sarah's ash heap", "Belinde is in Sarah's ash heap"),
    ("Vessel is in Sarah's hand", "Ryan is in Sarah's hand"),
    ("Colette is removed from the game", "Ryan is removed from the game"),
    ("Tamoszius is wounded", "Belinde is wounded"),
    ("Belinde is not wounded", "Tamoszius is not wounded"),
    ("Wauneka is marked", "Belinde is marked"),
    ("Belinde is not marked", "Wauneka is not marked"),
    ("Wauneka has the trait Red List", "Wauneka has the trait Flight"),
    ("Wauneka does not have the trait Flight", "Wauneka does not have the trait Red List"),
    ("Belinde's capacity is 7", "Wauneka's capacity is 7"),
    ("Belinde's Disciplines are aus and OBF", "Belinde's Disciplines are aus and obf"),
    ("Belinde's Disciplines are OBF and aus", "Belinde's Disciplines are aus"),
    ("Ayelech is merged with Jessica", "Wauneka is merged with Jessica"),
    ("Wauneka is not merged", "Ayelech is not merged"),
    ("Belinde's sect is Anarch", "Belinde's sect is Camarilla"),
    ("Belinde's clan is Malkavian", "Belinde's clan is Malkavian antitribu"),
    ("Belinde's title is Baron of Berlin", "Belinde's title is Baron of Bern"),
    ("Wauneka has no title", "Belinde has no title"),
    ("Belinde's action is under way", "Wauneka's action is under way"),
    ("the action is directed", "the action is undirected"),
    ("the action targets Alexis", "the action targets Alexis and Ines"),
    ("the action's stealth is -1", "the action's stealth is 0"),
    ("Ayelech attempts to block with 1 intercept", "Ayelech attempts to block with 0 intercept"),
    ("Ayelech attempts to block with 1 intercept", "Wauneka attempts to block with 1 intercept"),
    ("the bleed is for 2", "the bleed is for 1"),
    ("the action costs 1 blood", "the action costs 1 pool and 1 blood"),
    ("the action costs 1 blood", "the action costs nothing"),
    ("the action succeeds", "the action fails"),
    ("Belinde is locked", "Ayelech blocks the action"),
    ("Colette fails to block the action", "Ayelech fails to block the action"),
    ("the referendum passes", "the referendum fails"),
    ("the votes are 3 for and 1 against", "the votes are 3 for and 0 against"),
    ("the ballots are 0 for and 0 against", "the ballots are 1 for and 0 against"),
    ("combat begins between Belinde and Ayelech", "combat begins between Ayelech and Belinde"),
    ("the range is long", "the range is close"),
    ("it is round 1 of the combat", "it is round 2 of the combat"),
    ("Ayelech's strike has an effect", "Belinde's strike has an effect"),
    ("Belinde's strike has no effect", "Ayelech's strike has no effect"),
    ("Belinde's strike has no effect", "Wauneka's strike has no effect"),
    ("Belinde takes 2 damage and 1 aggravated damage", "Belinde takes 2 damage"),
    ("Ayelech takes no damage", "Belinde takes no damage"),
    ("Ines is ousted", "Sarah is ousted"),
    ("Sarah and Alexis are still in the game", "Sarah and Ines are still in the game"),
    ("Sarah's prey is Alexis", "Sarah's prey is Ines"),
    ("Alexis's predator is Sarah", "Ines's predator is Alexis"),
    ("the game goes on", "Sarah wins with 2 victory points"),
    ("it is not for Ines to block or decline", "it is for Ines to block or decline"),
    ("it is for Sarah to decide in the influence phase", "it is not for Sarah to decide in the influence phase"),
]


def after_a_pass(shown: JsonObject = AFTER, events: list[JsonObject] | None = None) -> Play:
    """Return a scenario just after a When that led from BEFORE to AFTER."""
    now = asks("Sarah", "influence", events=EVENTS if events is None else events)
    return Play(asks("Sarah", "minion"), now, shown=[BEFORE, shown]).when("Sarah passes")
