"""The Givens of Rivals: the positions they build, and texts that are faults."""

from __future__ import annotations

from typing import Any

JsonObject = dict[str, Any]

SIT = "Ana, Bruno (hunters) and Clara sit clockwise"
ANA: JsonObject = {"name": "Ana"}
OTHERS: list[JsonObject] = [{"name": "Bruno", "faction": "hunter"}, {"name": "Clara"}]
OF_THE_GAME: list[tuple[str, JsonObject]] = [
    ("set-up has come to the draw of Rival tokens", {"turn": {"phase": "setup", "step": "rivals"}}),
    ("Bruno is Player 1", {"first": "Bruno"}),
    ("it is Bruno's Draw Step", {"turn": {"seat": "Bruno", "phase": "end", "step": "draw"}}),
    ("it is turn 7 of the game", {"turn": {"number": 7}}),
    ("Clara has 1 Action left", {"turn": {"seat": "Clara", "phase": "action", "actions": 1}}),
    ("Clara has gained 1 Unhosted Action",
     {"turn": {"seat": "Clara", "phase": "action", "unhosted_actions": 1}}),
    ("Ana has lost the Prince of the City in this turn", {"turn": {"seat": "Ana", "title_lost": True}}),
    ("the game stops at Bruno's City Deck Step",
     {"stop": {"seat": "Bruno", "phase": "beginning", "step": "city-deck"}}),
    ("the game stops at the draw of starting hands", {"stop": {"phase": "setup", "step": "starting-hand"}}),
    ("the city deck holds Vagrant and Maid", {"city_deck": ["Vagrant", "Maid"]}),
    ("the unused Monsters hold Ghost", {"unused_monsters": ["Ghost"]}),
    ("Prince of the City - Rio de Janeiro is set aside", {"set_aside": ["Prince of the City - Rio de Janeiro"]}),
    ("the city deck holds Vagrant and Maid in unknown order", {"unordered_city_deck": ["Vagrant", "Maid"]}),
    ("Vagrant and Werewolf are in The Streets", {"streets": [{"card": "Vagrant"}, {"card": "Werewolf"}]}),
    ("Werewolf is in The Streets with 2 Blood and exhausted",
     {"streets": [{"card": "Werewolf", "blood": 2, "exhausted": True}]}),
    ("Ghost and Werewolf lie face down in The Streets",
     {"streets": [{"card": "Ghost", "face_down": True}, {"card": "Werewolf", "face_down": True}]}),
]  # fmt: skip
OF_A_PLAYER: list[tuple[str, JsonObject]] = [
    ("Ana has 3 Prestige", {"prestige": 3}),
    ("2 of Ana's Prestige are Bruno's", {"foreign_prestige": {"Bruno": 2}}),
    ("Ana has 12 Agenda", {"agenda": 12}),
    ("Ana's Agenda card is The Snake Den", {"agenda_card": "The Snake Den"}),
    ("Ana's Agenda card is The Snake Den face up", {"agenda_card": "The Snake Den", "agenda_up": True}),
    ("Ana's Haven card is The Clubhouse", {"haven_card": "The Clubhouse"}),
    ("Ana's Rival is Bruno", {"rival": "Bruno"}),
    ("Ana has chosen Lucky as Leader", {"chosen_leader": "Lucky"}),
    ("Ana holds Shotgun and Lucky", {"hand": ["Shotgun", "Lucky"]}),
    ("Ana's Library holds Shotgun and Awe", {"library": ["Shotgun", "Awe"]}),
    ("Ana's discard pile holds Awe", {"discard": ["Awe"]}),
    ("Ana's Faction deck holds Lucky and Hope in unknown order", {"unordered_faction_deck": ["Lucky", "Hope"]}),
    ("Ana draws from 3 Shotgun", {"library": ["Shotgun"] * 3}),
    ("Ana has not had a turn yet", {"had_turn": False}),
    ("Ana's Lucky and Hope are in The Streets with 2 Blood and exhausted",
     {"streets": [{"card": "Lucky", "party": 1, "blood": 2, "exhausted": True},
                  {"card": "Hope", "party": 1, "blood": 2, "exhausted": True}]}),
    ("Ana's Lucky is in the Haven", {"haven": [{"card": "Lucky"}]}),
    ("Ana's Hope is in torpor with 1 Blood", {"torpor": [{"card": "Hope", "blood": 1}]}),
    ("Ana's Believer lies beside the Haven", {"beside": [{"card": "Believer"}]}),
    ("Ana's Snake Oil lies face down beside the Haven", {"beside": [{"card": "Snake Oil", "face_down": True}]}),
]  # fmt: skip
LUCKY, MONSTER = "Ana's Lucky is in the Haven", "Ghost lies face down in The Streets"
OF_A_CARD: list[tuple[str, JsonObject]] = [
    ("Lucky is Leader", {"leader": True}),
    ("Lucky's Leader token shows +1 Influence", {"influence_side": True}),
    ("2 of Lucky's Blood are Bruno's", {"foreign_blood": {"Bruno": 2}}),
    ("2 Prestige of Bruno lies on Lucky", {"prestige": {"Bruno": 2}}),
    ("2 Agenda lie on Lucky", {"agenda": 2}),
    ("Lucky has 1 Fear token", {"fear": 1}),
    ("Lucky has 2 -1 BP tokens", {"minus_bp": 2}),
    ("Lucky has No Influence", {"no_influence": True}),
    ("Vagrant and Maid are attached to Lucky", {"attached": [{"card": "Vagrant"}, {"card": "Maid"}]}),
    ("Bruno's Weigh Down is attached to Lucky", {"attached": [{"card": "Weigh Down", "owner": "Bruno"}]}),
    (
        "Bruno's Shotgun is attached face down to Lucky",
        {"attached": [{"card": "Shotgun", "owner": "Bruno", "face_down": True}]},
    ),
    ("Lucky has learned Potence", {"disciplines": ["Potence"]}),
]
OF_A_MONSTER: list[tuple[str, JsonObject]] = [
    ("Bruno has tagged Monster", {"tagged": "Bruno"}),
    ("3 Prestige of Bruno lies on Monster", {"prestige": {"Bruno": 3}}),
]
CONSPIRACY = "Ana's Snake Oil lies face down beside the Haven"
OF_A_CONSPIRACY: list[tuple[str, JsonObject]] = [
    ("Bruno has been shown Conspiracy", {"shown": ["Bruno"]}),
    ("Bruno and Clara have contributed to Conspiracy", {"contributors": ["Bruno", "Clara"]}),
]
GIVENS: list[tuple[tuple[str, ...], JsonObject]] = [
    ((SIT,), {"seats": [ANA, *OTHERS]}),
    (
        ("Ana and Bruno (hunters) meet for a new game",),
        {"seats": [ANA, OTHERS[0]], "turn": {"phase": "setup"}},
    ),
    (
        (SIT, "everybody's Library holds Awe in unknown order"),
        {"seats": [{**seat, "unordered_library": ["Awe"]} for seat in (ANA, *OTHERS)]},
    ),
    (
        (SIT, "Ana and Clara have 3 Prestige", "Bruno holds Awe", "Ana and Bruno hold Shotgun"),
        {
            "seats": [
                {"name": "Ana", "prestige": 3, "hand": ["Shotgun"]},
                {"name": "Bruno", "faction": "hunter", "hand": ["Awe", "Shotgun"]},
                {"name": "Clara", "prestige": 3},
            ]
        },
    ),
    (
        (SIT, "Ana's Lucky is in The Streets", "Ana's Hope and Iara are in The Streets"),
        {
            "seats": [
                {"name": "Ana", "streets": [{"card": "Lucky", "party": 1}, {"card": "Hope", "party": 2},
                                            {"card": "Iara", "party": 2}]},
                *OTHERS,
            ]
        },
    ),
    *(((SIT, text), {"seats": [ANA, *OTHERS], **keys}) for text, keys in OF_THE_GAME),
    *(((SIT, text), {"seats": [{**ANA, **keys}, *OTHERS]}) for text, keys in OF_A_PLAYER),
    *(((SIT, LUCKY, text), {"seats": [{**ANA, "haven": [{"card": "Lucky", **keys}]}, *OTHERS]})
      for text, keys in OF_A_CARD),
    *(((SIT, MONSTER, text),
       {"seats": [ANA, *OTHERS], "streets": [{"card": "Ghost", "face_down": True, **keys}]})
      for text, keys in OF_A_MONSTER),
    *(((SIT, CONSPIRACY, text),
       {"seats": [{**ANA, "beside": [{"card": "Snake Oil", "face_down": True, **keys}]}, *OTHERS]})
      for text, keys in OF_A_CONSPIRACY),
    (
        (SIT, "Corruption is in The Streets", "Corruption bears Bruno's token"),
        {"seats": [ANA, *OTHERS], "streets": [{"card": "Corruption", "token": "Bruno"}]},
    ),
]  # fmt: skip
IMPOSSIBLE: list[tuple[tuple[str, ...], str]] = [
    (("Ana has 3 Prestige",), "nobody sits at the table yet"),
    ((SIT, SIT), "already seated"),
    ((SIT, "Davi has 3 Prestige"), "no Davi at the table"),
    ((SIT, "Davi's Lucky is in the Haven"), "no Davi at the table"),
    ((SIT, "Ana's discard pile holds Awe in unknown order"), "only a Library, a Faction deck, or the city deck"),
    ((SIT, "Lucky is Leader"), "Lucky"),
]
