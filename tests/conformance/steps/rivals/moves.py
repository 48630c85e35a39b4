"""The moves of Rivals: their movers and choices, refusals, and directives."""

from __future__ import annotations

from typing import Any

from tests.conformance.steps.rivals.stage import cards, table

JsonObject = dict[str, Any]

SEEN = table(
    Ana={
        "haven": cards("Lucky", attached=cards("Vagrant")), "streets": cards("Hope", party=1),
        "beside": cards("Snake Oil", face_down=True),
    },
    Bruno={"streets": cards("Matthew", party=1)},
    streets=cards("Ghost", face_down=True),
)  # fmt: skip

MOVES: list[tuple[str, str, JsonObject]] = [
    ("Ana", "Ana chooses Lucky as Leader", {"do": "choose-leader", "character": "Lucky"}),
    ("Ana", "Ana bids 2 Prestige", {"do": "bid", "amount": 2}),
    ("Ana", "Ana passes", {"do": "pass"}),
    ("Ana", "Ana uses The Orphanage through Lucky", {"do": "use", "card": "Lucky", "ability": "The Orphanage"}),
    ("Ana", "Ana uses the Agenda card Martyrdom", {"do": "use", "ability": "Martyrdom"}),
    ("Ana", "Ana turns the Agenda card up", {"do": "reveal-agenda"}),
    ("Ana", "Ana chooses player Bruno", {"do": "choose-target", "target": "Bruno"}),
    ("Ana", "Ana places Snake Oil for free", {"do": "place", "card": "Snake Oil"}),
    ("Ana", "Ana spends an Action", {"do": "choose", "option": "action"}),
    ("Ana", "Ana spends an Unhosted Action", {"do": "choose", "option": "unhosted-action"}),
    ("Ana", "Ana accepts", {"do": "choose", "option": "do"}),
    ("Ana", "Ana resolves Vagrant next", {"do": "resolve", "card": "Vagrant", "from": "Vagrant"}),
    ("Ana", "Ana resolves Martyrdom next", {"do": "resolve", "card": "Martyrdom"}),
    ("Ana", "Ana passes 1 times", {"do": "pass"}),
    ("Ana", "Ana draws a card from the Library", {"do": "draw-card", "deck": "library"}),
    ("Ana", "Ana recruits Iara", {"do": "recruit", "character": "Iara"}),
    ("Ana", "Ana moves Lucky and Hope to The Streets", {"do": "move", "characters": ["Lucky", "Hope"]}),
    ("Ana", "Hope joins the party of Lucky", {"do": "regroup", "character": "Hope", "other": "Lucky"}),
    ("Ana", "Hope forms a party of its own", {"do": "regroup", "character": "Hope"}),
    ("Ana", "Ana investigates Monster with Hope and Lucky",
     {"do": "investigate", "characters": ["Hope", "Lucky"], "target": "Monster"}),
    ("Ana", "Hope claims to be Prince", {"do": "claim", "character": "Hope"}),
    ("Ana", "Ana burns Vagrant", {"do": "burn", "card": "Vagrant"}),
    ("Ana", "Ana discards Shotgun to mend Hope", {"do": "mend", "character": "Hope", "card": "Shotgun"}),
    ("Ana", "Ana lets the tagged Monsters act first", {"do": "choose", "option": "monsters"}),
    ("Ana", "Ana lets the game go on", {"do": "pass"}),
    ("Bruno", "Matthew attacks Hope", {"do": "attack", "character": "Matthew", "target": "Hope"}),
    ("Ana", "Ana discards Shotgun and Awe for Intel", {"do": "discard", "cards": ["Shotgun", "Awe"]}),
    ("Ana", "Hope makes a Physical attack", {"do": "attack-type", "type": "Physical"}),
    ("Bruno", "Matthew blocks", {"do": "block", "character": "Matthew"}),
    ("Ana", "Ana removes Blood of Bruno", {"do": "remove-blood", "player": "Bruno"}),
    ("Ana", "Ana removes Prestige of Bruno", {"do": "remove-prestige", "player": "Bruno"}),
    ("Ana", "Ana burns the Mortal to mend", {"do": "reward", "reward": "mend"}),
    ("Ana", "Ana burns the Mortal for Prestige", {"do": "reward", "reward": "prestige"}),
    ("Ana", "Ana takes the Mortal as Retainer", {"do": "reward", "reward": "attach"}),
    ("Ana", "Ana plays Ingratiate face down", {"do": "play", "card": "Ingratiate"}),
    ("Ana", "Ana plays Risky Business face up", {"do": "play", "card": "Risky Business", "face_up": True}),
    ("Ana", "Ana uses Vagrant", {"do": "use", "card": "Vagrant"}),
    ("Ana", "Ana plays Poison Pill as Unhosted Action", {"do": "play", "card": "Poison Pill"}),
    ("Ana", "Ana detaches Vagrant", {"do": "detach", "card": "Vagrant"}),
    ("Ana", "Ana attaches Shotgun face down", {"do": "attach", "card": "Shotgun"}),
    ("Ana", "Hope learns Potence", {"do": "choose", "option": "Potence"}),
    ("Ana", "Hope uses the Leader Ability of The Hidden Temple",
     {"do": "use", "card": "Hope", "ability": "The Hidden Temple"}),
    ("Ana", "Ana pays 2 Prestige", {"do": "pay", "amount": 2}),
    ("Ana", "Ana pays 2 Prestige, 1 of it from the character", {"do": "pay", "amount": 2, "from_character": 1}),
    ("Ana", "Ana discards Shotgun", {"do": "discard", "cards": ["Shotgun"]}),
    ("Ana", "Ana uses Grace for Intel", {"do": "use", "card": "Grace", "ability": "intel"}),
    ("Ana", "Ana burns Charmer of the discard pile", {"do": "discard", "cards": ["Charmer"]}),
    ("Ana", "Ana shuffles Awe of Bruno's discard pile back", {"do": "shuffle-back", "player": "Bruno", "card": "Awe"}),
    ("Ana", "Ana decides for the damage", {"do": "choose", "option": "damage"}),
    ("Ana", "Ana takes 1 off the Aggravated damage", {"do": "mitigate", "aggravated": 1}),
    ("Ana", "Ana chooses Matthew", {"do": "choose-target", "target": "Matthew"}),
    ("Ana", "Ana declines", {"do": "pass"}),
    ("Ana", "Lucky plays Believer as Action card", {"do": "play", "card": "Believer", "character": "Lucky"}),
    ("Ana", "Lucky exerts Influence", {"do": "exert", "character": "Lucky"}),
    ("Ana", "Ana lays Persecution face down", {"do": "lay-modifier", "card": "Persecution"}),
    ("Ana", "Ana holds out a fist with 0 Prestige", {"do": "hold-out", "amount": 0}),
    ("Ana", "Ana says YES", {"do": "declare", "answer": "yes"}),
    ("Ana", "Lucky calls the Meeting about Bruno", {"do": "meet", "character": "Lucky", "player": "Bruno"}),
    ("Ana", "Lucky places Snake Oil face down", {"do": "place", "card": "Snake Oil", "character": "Lucky"}),
    ("Ana", "Ana shows Conspiracy to Bruno", {"do": "show", "card": "Conspiracy", "player": "Bruno"}),
    ("Ana", "Ana invites Bruno to contribute to Conspiracy",
     {"do": "invite", "card": "Conspiracy", "player": "Bruno"}),
    ("Bruno", "Bruno contributes to Conspiracy", {"do": "contribute", "card": "Conspiracy"}),
    ("Ana", "Ana reveals Conspiracy", {"do": "reveal", "card": "Conspiracy"}),
]  # fmt: skip
WINDOWS = {
    "Ana lets the game go on": "stop", "Ana discards Shotgun": "discard", "Ana declines": "reaction",
    "Ana accepts": "may",
    "Ana burns Charmer of the discard pile": "burn",
}  # fmt: skip
SLIPS = [
    ("Ana cannot recruit Dracula", "'Dracula'"),
    ("Ana cannot recruit Bruno", "Bruno is a player, not a card"),
    ("Ana cannot show Conspiracy to Lucien", "no Lucien at the table"),
]
DIRECTIVES: list[tuple[str, list[JsonObject]]] = [
    ("Hope is dealt 3 Physical damage", [{"do": "deal-damage", "card": "Hope", "amount": 3, "type": "Physical"}]),
    ("Hope is dealt 2 Aggravated Mental damage through Bruno",
     [{"do": "deal-damage", "card": "Hope", "amount": 2, "aggravated": True, "type": "Mental", "by": "Bruno"}]),
    ("Hope mends 2 Blood", [{"do": "mend", "card": "Hope", "amount": 2}]),
    ("Hope gets a -1 BP token through Bruno",
     [{"do": "place-token", "card": "Hope", "token": "minus-bp", "by": "Bruno"}]),
    ("Hope gets a Fear token", [{"do": "place-token", "card": "Hope", "token": "fear"}]),
    ("Ana loses 3 Prestige through Bruno", [{"do": "lose-prestige", "seat": "Ana", "amount": 3, "by": "Bruno"}]),
    ("Ana gains 3 Prestige", [{"do": "gain-prestige", "seat": "Ana", "amount": 3}]),
    ("Ana gains 2 Agenda", [{"do": "gain-agenda", "seat": "Ana", "amount": 2}]),
]  # fmt: skip
