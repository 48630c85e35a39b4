"""The Givens of Vendetta: the positions they build, and texts that are faults."""

from __future__ import annotations

from typing import Any

JsonObject = dict[str, Any]


SIT = "Louis (Brujah), Claudia (Tremere) and Armand sit clockwise"
LOUIS: JsonObject = {"name": "Louis", "clan": "Brujah"}
OTHERS: list[JsonObject] = [{"name": "Claudia", "clan": "Tremere"}, {"name": "Armand"}]
OF_THE_GAME: list[tuple[str, JsonObject]] = [
    ("the game is played with Relics", {"variants": ["relics"]}),
    ("the game is played with Location cards and Relics", {"variants": ["location-cards", "relics"]}),
    ("Claudia holds the Ambition token", {"ambition": "Claudia"}),
    ("it is round 2", {"round": 2}),
    ("it is the Location Setup Phase", {"phase": "location-setup"}),
    ("it is Claudia's third Planning turn", {"phase": "planning", "turn": {"number": 3, "seat": "Claudia"}}),
    ("it is the Revelation Step at the Prince's Haven",
     {"phase": "resolution", "location": "Prince's Haven", "step": "revelation"}),
    ("the game stops at the Aftermath Step at Location 1", {"stop": {"location": "Location 1", "step": "aftermath"}}),
    ("the game stops once the Prince's Haven is resolved",
     {"stop": {"location": "Prince's Haven", "step": "resolved"}}),
    ("the game stops at the Feed Phase", {"stop": {"phase": "feed"}}),
    ("Marcel is the Ally at Location 1", {"locations": [{"location": "Location 1", "ally": "Marcel"}]}),
    ("The Collar is the Location card at Location 2",
     {"locations": [{"location": "Location 2", "card": "The Collar"}]}),
    ("the Ally deck holds Marcel and Dr. Fragonard", {"ally_deck": ["Marcel", "Dr. Fragonard"]}),
    ("the Ally deck holds Marcel and Portia in unknown order", {"unordered_ally_deck": ["Marcel", "Portia"]}),
    ("the Victim deck holds 1 card", {"victims": 1}),
]  # fmt: skip
OF_A_PLAYER: list[tuple[str, JsonObject]] = [
    ("Louis has 3 Blood, 1 Influence, 1 Diablerie token and 2 face-down Diablerie tokens",
     {"blood": 3, "influence": 1, "diablerie": 1, "diablerie_face_down": 2}),
    ("Louis has 3 Blood", {"blood": 3}),
    ("Louis holds Hunt, Ready and F*ck the System", {"hand": ["Hunt", "Ready", "F*ck the System"]}),
    ("Louis's Clan deck holds Challenge and Hunt", {"clan_deck": ["Challenge", "Hunt"]}),
    ("Louis's Clan deck holds Challenge and Hunt in unknown order",
     {"unordered_clan_deck": ["Challenge", "Hunt"]}),
    ("Challenge and Earthshock lie under Louis's Clan deck", {"clan_deck_bottom": ["Challenge", "Earthshock"]}),
    ("Louis's Alliance holds Victim, Victim and Talley", {"alliance": ["Victim", "Victim", "Talley"]}),
    ("Louis has Drained Victim", {"drained": ["Victim"]}),
    ("Louis owns Relic: 1 Blood at each Location", {"relic": "Relic: 1 Blood at each Location"}),
    ("Louis is out of the game", {"out": True, "blood": 0, "influence": 0}),
    ("Louis has Challenge face up, Claudia's Hunt face down, Louis's Ready face up and 3 Blood at Location 1",
     {"positions": [{"location": "Location 1", "blood": 3, "cards": [
         {"card": "Challenge"}, {"card": "Hunt", "face_down": True, "owner": "Claudia"}, {"card": "Ready"}]}]}),
    ("Louis has 2 Blood at the Prince's Haven",
     {"positions": [{"location": "Prince's Haven", "blood": 2, "cards": []}]}),
]  # fmt: skip
GIVENS: list[tuple[tuple[str, ...], JsonObject]] = [
    ((SIT,), {"seats": [LOUIS, *OTHERS]}),
    (
        ("Louis, Claudia and Armand meet for a new game",),
        {"seats": [{"name": "Louis"}, {"name": "Claudia"}, {"name": "Armand"}], "phase": "setup"},
    ),
    *(((SIT, text), {"seats": [LOUIS, *OTHERS], **keys}) for text, keys in OF_THE_GAME),
    *(((SIT, text), {"seats": [{**LOUIS, **keys}, *OTHERS]}) for text, keys in OF_A_PLAYER),
    (
        (SIT, "Louis and Armand have 3 Blood"),
        {"seats": [{**LOUIS, "blood": 3}, OTHERS[0], {"name": "Armand", "blood": 3}]},
    ),
    (
        (
            SIT, "Louis holds Hunt", "Louis and Claudia hold Ready", "Louis has 1 Blood at Location 1",
            "Louis has Hunt face down and 1 Blood at Location 1", "Claudia has looked at Louis's Hunt at Location 1",
            "Marcel is the Ally at Location 1", "The Collar is the Location card at Location 1",
        ),
        {
            "seats": [
                {
                    **LOUIS, "hand": ["Hunt", "Ready"], "positions": [
                        {"location": "Location 1", "blood": 2, "cards": [
                            {"card": "Hunt", "face_down": True, "seen_by": ["Claudia"]}]}],
                },
                {"name": "Claudia", "clan": "Tremere", "hand": ["Ready"]},
                {"name": "Armand"},
            ],
            "locations": [{"location": "Location 1", "ally": "Marcel", "card": "The Collar"}],
        },
    ),
    (
        (SIT, "Louis owns Relic 3", "Louis has used the Relic"),
        {"seats": [{**LOUIS, "relic": "Relic 3", "relic_used": True}, *OTHERS]},
    ),
]  # fmt: skip
IMPOSSIBLE: list[tuple[tuple[str, ...], str]] = [
    (("Louis has 3 Blood",), "nobody sits at the table yet"),
    ((SIT, SIT), "already seated"),
    ((SIT, "Lestat has 3 Blood"), "no Lestat at the table"),
    ((SIT, "Louis has used the Relic"), "name it first, with 'Louis owns"),
    ((SIT, "Louis has an unknown card at Location 1"), "name the card"),
    ((SIT, "Claudia has looked at Louis's Hunt at Location 1"), "Hunt is not face down there yet"),
    (
        (SIT, "Louis has Hunt face up at Location 1", "Claudia has looked at Louis's Hunt at Location 1"),
        "is not face down",
    ),
    ((SIT, "Louis has Lestat's Hunt face up at Location 1"), "no Lestat at the table"),
]
