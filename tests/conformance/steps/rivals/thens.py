"""The Thens of Rivals that hold and fail after one When."""

from __future__ import annotations

from typing import Any

from tests.conformance.steps.rivals.stage import Play, cards, table
from tests.conformance.steps.scripted import asks

JsonObject = dict[str, Any]

OPEN, NEXT = asks("Ana", "action"), asks("Bruno", "block")
WHEN = "Ana recruits Iara"

BEFORE = table(
    Ana={"haven": cards("Lucky", blood=5, blood_potency=5), "streets": cards("Hope", blood=4, party=1)},
    Bruno={"prestige": 9, "haven": cards("Matthew", blood=3)},
)
AFTER = table(
    Ana={
        "prestige": 15, "foreign_prestige": {"Bruno": 2}, "agenda": 2, "agenda_card": "The Snake Den",
        "agenda_up": True, "haven_card": "The Clubhouse", "haven_up": False, "rival": "Bruno",
        "hand": ["Shotgun", "Awe"], "library": ["Charmer"], "unordered_library": ["Shotgun"], "discard": ["Awe"],
        "haven": cards("Lucky", blood=3, blood_potency=4, foreign_blood={"Bruno": 1}, leader=True, influence_side=True,
                       attached=cards("Vagrant", "Maid"))
        + cards("Ociel Gonzalez", blood=2, exhausted=True, minus_bp=1, agenda=2),
        "streets": cards("Hope", "Iara", blood=4, party=1) + cards("Keondra", blood=4, party=2, no_influence=True),
        "torpor": cards("Grace", blood=1, prestige={"Bruno": 2}),
        "beside": cards("Believer") + cards("Snake Oil", face_down=True),
    },
    Bruno={"prestige": 10, "burned": ["Raúl Fontes"], "haven": cards("Matthew", blood=4, fear=1)},
    Clara={
        "faction": "hunter",
        "haven": cards("Toquinho", blood=3, leader=True, influence_side=False),
    },
    Davi={"out": True},
    first="Bruno",
    turn={"number": 6, "seat": "Bruno", "phase": "end", "step": "draw", "actions": 1, "title_lost": False,
          "conspiracies_resolved": 0},
    city_deck=["Citizen"], unordered_city_deck=["Maid"], city_burned=["Carnival"],
    streets=[{"card": "Corruption", "token": "Ana"}, {"card": "Open Season"}, {"card": "Werewolf", "tagged": "Clara"},
             {"card": "Ghost", "face_down": True, "prestige": {"Clara": 3}}],
    influence_conflict={"seat": "Ana", "card": "Believer", "players": [
        {"name": "Ana", "influence": 3, "fist": None, "modifier": None, "answer": "yes"},
        {"name": "Bruno", "influence": 1, "fist": None, "modifier": None, "answer": None},
    ]},
)  # fmt: skip
EVENTS: list[JsonObject] = [
    {"event": "attack-failed", "attacker": "Hope"},
    {"event": "damage-dealt", "target": "Hope", "amount": 2, "type": "Physical"},
    {"event": "damage-dealt", "target": "Hope", "amount": 1, "type": "Ranged"},
    {"event": "defeated", "card": "Grace", "by": "Bruno"},
    {"event": "defeated", "card": "Vagrant", "by": None},
    {"event": "knocked-out", "seat": "Davi", "by": "Ana"},
    {"event": "knocked-out", "seat": "Clara", "by": None},
    {"event": "influence-conflict-decided", "card": "Believer", "yes": 6, "no": 5, "answer": "yes"},
]


def recruited() -> Play:
    """Return a scenario after a When that led from BEFORE to AFTER with EVENTS."""
    return Play(OPEN, asks("Bruno", "block", events=EVENTS), shown=[BEFORE, AFTER]).when(WHEN)


HOLDS = [
    "Ana has 15 Prestige", "Bruno gains 1 Prestige", "Ana loses 5 Prestige", "Clara and Davi keep all Prestige",
    "2 of Ana's Prestige are Bruno's", "0 of Ana's Prestige are Clara's", "Ana has 2 Agenda", "Ana gains 2 Agenda",
    "Bruno and Clara gain no Agenda", "Ana's Rival is Bruno", "Bruno is Player 1", "Ana's Agenda card lies face up",
    "Ana's Haven card lies face down", "Davi is knocked out", "Ana and Bruno are still in the game",
    "Ana holds Awe and Shotgun", "Bruno holds nothing", "Ana holds 2 cards", "Ana's Library holds Shotgun and Charmer",
    "Ana's Library holds 2 cards", "Ana's Faction deck is empty", "the city deck holds Maid and Citizen",
    "the city deck holds 2 cards", "the city discard pile is empty", "Awe is in Ana's discard pile",
    "Raúl Fontes is in Bruno's burned pile", "Carnival is in the city burned pile",
    "Lucky is in Ana's Haven with 3 Blood", "Ociel Gonzalez is in Ana's Haven with 2 Blood and exhausted",
    "Hope and Iara are in The Streets with 4 Blood and ready", "Grace is in torpor with 1 Blood",
    "Ociel Gonzalez is exhausted", "Lucky and Hope are ready", "Hope and Iara have 4 Blood", "Lucky loses 2 Blood",
    "Matthew gains 1 Blood", "Hope keeps all Blood", "1 of Lucky's Blood is Bruno's", "0 of Hope's Blood is Bruno's",
    "Lucky's Blood Potency is 4", "Ana controls Lucky and Grace", "Hope bears nothing", "Lucky bears Maid and Vagrant",
    "Lucky is a Leader", "Hope is no Leader", "Lucky's Leader token shows +1 Influence",
    "Toquinho's Leader token shows +1 Secrecy", "2 Prestige of Bruno lies on Grace", "0 Prestige of Ana lies on Grace",
    "3 Prestige of Clara lies on Monster", "2 Agenda lie on Ociel Gonzalez", "0 Agenda lie on Hope",
    "Matthew has 1 Fear token", "Ociel Gonzalez has 1 -1 BP token",
    "Keondra has No Influence", "Hope and Lucky do not have No Influence", "Corruption bears Ana's token",
    "Open Season bears nobody's token", "Hope and Iara are a party of Ana", "Keondra is a party of Ana",
    "Monster lies face down", "Conspiracy lies face down", "Werewolf lies face up", "Clara has tagged Werewolf",
    "nobody has tagged Monster", "4 cards lie in The Streets", "no event names Iara", "it is Bruno's Draw Step",
    "it is turn 6 of the game", "Bruno has 1 Action left",
    "Bruno has 0 Unhosted Actions left", "the attack fails", "Hope takes 3 damage",
    "Lucky takes 0 damage", "Grace is defeated", "Grace is defeated by Bruno", "Vagrant is defeated by nobody",
    "Hope is not defeated", "Davi is knocked out by Ana", "Clara is knocked out by nobody", "the game goes on",
    "Believer lies beside Ana's Haven", "YES wins, 6 for YES and 5 for NO", "Ana shows 3 Influence",
    "Ana has answered YES", "Bruno has not answered", "everybody sees that Ana has 15 Prestige",
    "it is for Bruno to block or decline", "it is not for Ana to act", "Ana sees Monster to be Ghost",
    "Ana sees Ana's hand", "everybody sees Ana's Haven card",
]  # fmt: skip
FAILS = [
    "Ana has 14 Prestige", "Ana and Bruno have 15 Prestige", "Bruno gains 2 Prestige", "Ana gains 5 Prestige",
    "Ana loses 4 Prestige", "Bruno and Clara keep all Prestige", "1 of Ana's Prestige is Bruno's", "Ana has 3 Agenda",
    "Ana gains 1 Agenda", "Ana and Clara gain no Agenda", "Ana's Rival is Clara", "Ana is Player 1",
    "Ana's Agenda card lies face down", "Ana's Haven card lies face up", "Ana and Davi are knocked out",
    "Davi is still in the game", "Ana holds Awe", "Ana holds Awe, Awe and Shotgun", "Ana holds nothing",
    "Ana holds 3 cards", "Ana's Library holds Shotgun", "Ana's Library holds 1 card", "Ana's discard pile is empty",
    "the city deck holds Maid", "the city deck holds 3 cards", "the city burned pile is empty",
    "Charmer is in Ana's discard pile", "Hope is in Ana's burned pile", "Maid is in the city burned pile",
    "Lucky is in Bruno's Haven", "Lucky is in Ana's Haven with 2 Blood", "Lucky is in Ana's Haven and exhausted",
    "Hope is in Ana's Haven", "Lucky is in The Streets", "Hope is in The Streets and exhausted", "Hope is in torpor",
    "Grace is in torpor with 2 Blood", "Ociel Gonzalez and Hope are exhausted", "Ociel Gonzalez is ready",
    "Hope and Lucky have 4 Blood", "Lucky loses 1 Blood", "Hope loses 1 Blood", "Matthew gains 2 Blood",
    "Lucky keeps all Blood", "2 of Lucky's Blood are Bruno's", "Lucky's Blood Potency is 5", "Bruno controls Lucky",
    "Lucky bears nothing", "Lucky bears Vagrant", "Hope bears Vagrant", "Hope is a Leader", "Lucky is no Leader",
    "Toquinho's Leader token shows +1 Influence", "Lucky's Leader token shows +1 Secrecy",
    "Hope's Leader token shows +1 Secrecy", "1 Prestige of Bruno lies on Grace", "2 Prestige of Ana lies on Grace",
    "1 Agenda lies on Ociel Gonzalez", "Matthew has 2 Fear tokens", "Hope has 1 -1 BP token", "Hope has No Influence",
    "Keondra does not have No Influence",
    "Corruption bears Bruno's token", "Open Season bears Ana's token", "Corruption bears nobody's token",
    "Hope is a party of Ana", "Hope, Iara and Keondra are a party of Ana", "Hope and Iara are a party of Bruno",
    "Werewolf lies face down", "Monster lies face up", "Ana has tagged Werewolf", "Clara has tagged Monster",
    "nobody has tagged Werewolf", "3 cards lie in The Streets", "no event names Grace", "it is Ana's Draw Step",
    "it is Bruno's Action Phase", "it is turn 5 of the game", "Bruno has 2 Actions left", "Ana has 1 Action left",
    "Bruno has 1 Unhosted Action left",
    "Hope takes 2 damage", "Lucky takes 1 damage", "Hope is defeated", "Grace is defeated by Ana",
    "Grace is defeated by nobody", "Grace is not defeated", "Davi is knocked out by Bruno",
    "Davi is knocked out by nobody",
    "Clara is knocked out by Ana", "Ana wins the game", "Lucky lies beside Ana's Haven",
    "Believer lies beside Bruno's Haven", "NO wins, 6 for YES and 5 for NO", "YES wins, 6 for YES and 6 for NO",
    "YES wins, 5 for YES and 5 for NO", "Ana shows 2 Influence", "Ana has answered NO", "Bruno has answered YES",
    "Ana has not answered", "everybody sees that Ana has 14 Prestige", "it is for Ana to block or decline",
    "it is for Bruno to act", "it is not for Bruno to block or decline", "it is for chance to draw a Rival token",
    "set-up has come to the draw of Rival tokens", "Ana sees Monster to be Werewolf",
    "Bruno does not see what Monster is", "Bruno does not see Ana's hand", "nobody sees Ana's Library",
    "nobody sees the city deck", "only Bruno sees a fist with 2 Prestige",
    "only Ana sees the Influence Modifier Persecution", "only Ana sees Ana's hand",
]  # fmt: skip
