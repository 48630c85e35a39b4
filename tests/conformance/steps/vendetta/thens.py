"""The Thens of Vendetta that hold and fail after one When."""

from __future__ import annotations

from typing import Any

from tests.conformance.steps.scripted import asks
from tests.conformance.steps.vendetta.stage import Play, card, table, there

JsonObject = dict[str, Any]


OPEN, NEXT = asks("Louis", "effect"), asks("Claudia", "withdraw")
PUSH = "Louis uses Vanish"

BEFORE = table(
    Louis={"blood": 6, "alliance": ["Victim"], "score": 4, "positions": [there("Location 1", blood=1)]},
    bank={"blood": 40, "influence": 60, "diablerie": 8},
)
AFTER = table(
    Louis={
        "blood": 4, "influence": 5, "diablerie": 1, "diablerie_face_down": 2, "hand": ["Hunt", "Ready"],
        "clan_deck": ["Chaos"], "unordered_clan_deck": ["Awe"], "clan_deck_bottom": ["Summon"], "score": 7,
        "alliance": ["Victim", "Victim", "Talley"], "drained": ["Marcel"], "relic": "Relic 3", "relic_used": True,
        "looking_at": ["Awe", "Chaos"], "token": "stay", "bid": 0, "clan": "Toreador",
        "positions": [
            there("Location 1", card("Hunt", True), card("Ready", owner="Claudia", power=4), blood=3, power=7),
            there("Location 2"),
        ],
    },
    Claudia={"score": 2},
    Lestat={"out": True},
    removed=["Anita Wainwright"],
    round=2, phase="resolution", ambition="Claudia", turn={"number": 2, "seat": "Louis"}, victims=30,
    ally_deck=["Portia"], unordered_ally_deck=["Bronwyn"], turn_order=["Claudia", "Armand", "Louis"],
    bank={"blood": 41, "influence": 58, "diablerie": 8},
    locations=[
        {"location": "Location 1", "ally": "Erichtho", "card": "The Collar"},
        {"location": "Prince's Haven", "ally": None, "card": None},
    ],
    conflict={"location": "Location 1", "step": "aftermath", "withdrawn": [], "ranking": ["Louis", "Armand"]},
)  # fmt: skip
EVENTS: list[JsonObject] = [
    {"event": "blood-spent", "seat": "Louis", "amount": 1},
    {"event": "blood-spent", "seat": "Louis", "amount": 2},
    {"event": "blood-stolen", "seat": "Louis", "target": "Claudia", "amount": 2},
    {"event": "token-revealed", "seat": "Louis", "token": "withdraw"},
    {"event": "withdrew", "seat": "Louis", "location": "Location 1"},
    {"event": "card-revealed", "seat": "Louis", "card": "Hunt", "location": "Location 1"},
    {"event": "conflict-ranked", "location": "Location 1", "ranking": ["Louis", "Armand"], "powers": [7, 4]},
    {"event": "conflict-won", "seat": "Louis", "location": "Location 1"},
    {"event": "frenzy", "seat": "Louis", "causer": "Claudia"},
    {"event": "frenzy", "seat": "Armand", "causer": None},
]


def pushed() -> Play:
    """Return a scenario after a When that led from BEFORE to AFTER with EVENTS."""
    script = [OPEN, asks("Claudia", "withdraw", events=EVENTS)]
    return Play(*script, shown=[BEFORE, AFTER]).when(PUSH)


HOLDS = [
    "Louis gains 2 Influence and 1 Diablerie token", "Louis loses 2 Blood", "Claudia and Armand gain 0 Blood",
    "Claudia's Pool stays the same", "Louis has 4 Blood and 2 face-down Diablerie tokens", "Louis spends 3 Blood",
    "Claudia and Armand have 6 Blood", "Louis steals 2 Blood from Claudia", "Claudia spends 0 Blood",
    "the Bank holds 41 Blood and 58 Influence", "the Bank gains 1 Blood", "the Bank loses 2 Influence",
    "Louis's score is 7", "Claudia's score drops by 1", "Louis holds Ready and Hunt", "Claudia holds nothing",
    "Louis holds 2 cards", "Louis's Clan deck holds Summon, Awe and Chaos", "Louis's Clan deck holds 3 cards",
    "Summon lies under Louis's Clan deck", "Louis has drawn Chaos and Awe",
    "Louis's Alliance holds Talley, Victim and Victim", "Claudia's Alliance is empty",
    "Louis acquires Victim and Talley", "Claudia acquires nothing", "Louis has Drained Marcel",
    "Claudia has Drained nothing", "Louis's Clan is Toreador", "Louis owns Relic 3", "Louis has used the Relic",
    "Louis has Claudia's Ready face up, Hunt face down and 3 Blood at Location 1", "Louis has nothing at Location 2",
    "Louis's Blood at Location 1 grows by 2", "Louis's Power at Location 1 is 7",
    "the Power of Claudia's Ready on Louis's Position at Location 1 is 4",
    "the Locations in play are Location 1 and the Prince's Haven", "Erichtho is the Ally at Location 1",
    "there is no Ally at the Prince's Haven", "The Collar is the Location card at Location 1",
    "there is no Location card at the Prince's Haven", "the Ally deck holds 2 cards",
    "the Victim deck holds 30 cards", "Anita Wainwright is out of the game", "it is round 2",
    "it is the Resolution Phase", "it is Louis's second Planning turn", "each player has 2 Planning turns",
    "it is the Aftermath Step at Location 1", "Claudia holds the Ambition token",
    "the turn order is Claudia, Armand and Louis", "Louis reveals Withdraw", "Louis withdraws from Location 1",
    "Louis and Armand are ranked at Location 1", "Armand is second at Location 1 with 4 Power",
    "Louis wins at Location 1", "nobody wins at Location 2", "Louis enters Frenzy",
    "Louis enters Frenzy through Claudia", "Armand enters Frenzy through nobody", "Lestat is eliminated",
    "Louis and Claudia are still in the game", "the game goes on", "it is for Claudia to stay or withdraw",
    "it is not for Louis to stay or withdraw", "no event names Challenge",
]  # fmt: skip
FAILS = [
    "Louis gains 2 Influence and 2 Diablerie tokens", "Louis loses 1 Blood", "Louis and Claudia gain 2 Influence",
    "Louis's Pool stays the same", "nobody's Pool changes", "Louis has 4 Blood and 1 face-down Diablerie token",
    "Louis and Claudia have 6 Blood", "Louis spends 2 Blood", "Louis steals 1 Blood from Claudia",
    "Louis steals 2 Blood from Armand", "the Bank holds 40 Blood", "the Bank gains 2 Blood",
    "the Bank loses 1 Influence", "the Bank stays the same", "Louis's score is 6", "Claudia's score drops by 2",
    "Louis holds Ready", "Louis holds nothing", "Louis and Claudia hold 2 cards",
    "Louis's Clan deck holds Summon and Awe", "Louis's Clan deck holds 2 cards", "Awe lies under Louis's Clan deck",
    "Louis has drawn Chaos", "Louis's Alliance holds Talley and Victim", "Louis's Alliance is empty",
    "Louis acquires Talley", "Louis acquires nothing", "Louis has Drained Victim", "Louis has Drained nothing",
    "Louis's Clan is Brujah", "Louis owns Relic 4", "Claudia has used the Relic",
    "Louis has Ready face up, Hunt face down and 3 Blood at Location 1",
    "Louis has Claudia's Ready face up, Hunt face up and 3 Blood at Location 1", "Louis has 3 Blood at Location 1",
    "Louis has Claudia's Ready face up and Hunt face down at Location 1", "Louis has nothing at Location 1",
    "Louis's Blood at Location 1 grows by 3", "Louis's Blood at Location 1 shrinks by 2",
    "Louis's Power at Location 1 is 6", "the Power of Claudia's Ready on Louis's Position at Location 1 is 3",
    "the Power of Ready on Louis's Position at Location 1 is 4", "Talley is the Ally at the Prince's Haven",
    "the Locations in play are the Prince's Haven and Location 1", "Talley is the Ally at Location 1",
    "there is no Ally at Location 1", "there is an Ally at each Location", "there is no Ally at Location 3",
    "The Collar is the Location card at the Prince's Haven", "the Ally deck holds 1 card",
    "the Victim deck holds 31 cards", "Talley is out of the game", "Marcel is out of the game",
    "Bronwyn is out of the game", "Erichtho is out of the game", "it is round 1", "it is the Planning Phase",
    "it is Louis's first Planning turn", "it is Claudia's second Planning turn", "each player has 3 Planning turns",
    "it is the Aftermath Step at Location 2", "it is the Conflict Step at Location 1",
    "Louis holds the Ambition token", "the turn order is Louis, Claudia and Armand", "Louis reveals Stay",
    "no token is revealed", "Louis withdraws from Location 2", "Claudia withdraws from Location 1",
    "Louis is ranked at Location 1",
    "Armand and Louis are ranked at Location 1", "Armand is second at Location 1 with 5 Power",
    "Armand is first at Location 1 with 7 Power", "Claudia is third at Location 1 with 1 Power",
    "Armand wins at Location 1", "nobody wins at Location 1", "Claudia enters Frenzy",
    "Louis enters Frenzy through Armand",
    "Louis enters Frenzy through nobody", "Armand enters Frenzy through Louis", "nobody enters Frenzy",
    "Louis and Lestat are eliminated", "Claudia and Lestat are still in the game", "nobody has chosen a token",
    "Louis wins the game", "Louis wins the game with 7 Influence", "Louis ends the game with 7 Influence",
    "it is for Claudia to bid",
    "it is for Louis to stay or withdraw", "it is not for Claudia to stay or withdraw", "no event names Hunt",
    "it is for chance to drain a card", "Louis does not see Louis's token",
]  # fmt: skip
