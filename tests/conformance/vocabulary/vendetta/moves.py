"""The moves of Vendetta: the choice that each is; and its directives."""

from __future__ import annotations

from typing import Any

JsonObject = dict[str, Any]


RETURN, EACH = "Relic: return a drained card", "Relic: 1 Blood at each Location"
MOVES: list[tuple[str, str, JsonObject]] = [
    ("Louis", "Louis chooses Clan Brujah", {"do": "choose-clan", "clan": "Brujah"}),
    ("Louis", f"Louis takes {EACH}", {"do": "choose-relic", "relic": EACH}),
    ("Louis", "Louis keeps Challenge and Hunt", {"do": "keep", "cards": ["Challenge", "Hunt"]}),
    ("Louis", "Louis keeps Hunt and Ready and discards Summon",
     {"do": "keep", "cards": ["Hunt", "Ready"], "discard": "Summon"}),
    ("Louis", "Louis plays F*ck the System face up at the Prince's Haven",
     {"do": "play", "card": "F*ck the System", "location": "Prince's Haven", "face": "up"}),
    ("Louis", "Louis plays Eyes in the Dark face down at Location 2",
     {"do": "play", "card": "Eyes in the Dark", "location": "Location 2", "face": "down"}),
    ("Louis", "Louis plays 3 Blood", {"do": "play-blood", "amount": 3}),
    ("Louis", "Louis plays 1 flipped Diablerie token", {"do": "play-blood", "amount": 0, "diablerie": 1}),
    ("Louis", "Louis plays 3 Blood and 2 flipped Diablerie tokens", {"do": "play-blood", "amount": 3, "diablerie": 2}),
    ("Louis", "Louis drains Sgt. McTavish", {"do": "drain", "card": "Sgt. McTavish"}),
    ("Louis", "Louis looks at card 2 of Claudia at Location 1",
     {"do": "look", "seat": "Claudia", "location": "Location 1", "place": 2}),
    ("Louis", "Louis ends the turn", {"do": "pass"}),
    ("Claudia", "Claudia secretly stays", {"do": "stay"}),
    ("Claudia", "Claudia secretly withdraws", {"do": "withdraw"}),
    ("Louis", "Louis resolves Hunt next", {"do": "resolve", "card": "Hunt"}),
    ("Louis", "Louis resolves Louis's Hunt next", {"do": "resolve", "card": "Hunt"}),
    ("Louis", "Louis resolves Claudia's Malkav's Bane next",
     {"do": "resolve", "card": "Malkav's Bane", "owner": "Claudia"}),
    ("Louis", "Louis secretly bids 2 Blood", {"do": "bid", "amount": 2}),
    ("Louis", "Louis uses Vanish", {"do": "use", "card": "Vanish"}),
    ("Louis", "Louis uses Claudia's Hunt", {"do": "use", "card": "Hunt", "owner": "Claudia"}),
    ("Louis", "Louis uses Hunt to move", {"do": "use", "card": "Hunt", "option": "move"}),
    ("Louis", "Louis uses Ancient Artifacts to turn down",
     {"do": "use", "card": "Ancient Artifacts", "option": "turn-down"}),
    ("Louis", "Louis uses Friends in High Places for 2 Blood",
     {"do": "use", "card": "Friends in High Places", "amount": 2}),
    ("Louis", "Louis uses Mist Form at the Prince's Haven",
     {"do": "use", "card": "Mist Form", "location": "Prince's Haven"}),
    ("Louis", "Louis uses Mesmerize on Claudia", {"do": "use", "card": "Mesmerize", "target": "Claudia"}),
    ("Louis", "Louis uses Forestall on Claudia with Hunt",
     {"do": "use", "card": "Forestall", "target": "Claudia", "cards": ["Hunt"]}),
    ("Louis", "Louis uses Mindless Assault with Hunt, Claudia's Ready and Tyrant's Gaze",
     {"do": "use", "card": "Mindless Assault", "cards": ["Hunt", "Ready (Claudia)", "Tyrant's Gaze"]}),
    ("Louis", f"Louis uses {RETURN} with Victim", {"do": "use", "card": RETURN, "cards": ["Victim"]}),
    ("Louis", "Louis declines", {"do": "pass"}),
    ("Claudia", "Claudia answers Louis's Curfew with Blood",
     {"do": "answer", "card": "Curfew", "owner": "Louis", "option": "blood"}),
    ("Claudia", "Claudia answers Louis's Curfew by skipping the steps",
     {"do": "answer", "card": "Curfew", "owner": "Louis", "option": "skip"}),
    ("Claudia", "Claudia answers Louis's Tyrant's Gaze by moving Blood",
     {"do": "answer", "card": "Tyrant's Gaze", "owner": "Louis", "option": "move-blood"}),
    ("Claudia", "Claudia answers Louis's Hunt with Influence",
     {"do": "answer", "card": "Hunt", "owner": "Louis", "option": "influence"}),
    ("Claudia", "Claudia answers Louis's One Step Ahead by revealing Hunt",
     {"do": "answer", "card": "One Step Ahead", "owner": "Louis", "option": "reveal", "target": "Hunt"}),
    ("Claudia", "Claudia answers Louis's One Step Ahead by leaving Armand's Hunt",
     {"do": "answer", "card": "One Step Ahead", "owner": "Louis", "option": "leave", "target": "Hunt (Armand)"}),
    ("Louis", "Louis answers Auction of Blood by turning down Louis's Hunt",
     {"do": "answer", "card": "Auction of Blood", "option": "turn-down", "target": "Hunt"}),
]  # fmt: skip
NEVER: list[tuple[str, str, JsonObject]] = [("Louis", "Louis passes", {"do": "pass"})]
SLIPS = [
    ("Louis cannot drain Dracula", "'Dracula'"),
    ("Louis cannot resolve Lucien's Hunt next", "no Lucien at the table"),
    ("Louis cannot look at card 1 of Lucien at Location 1", "no Lucien at the table"),
]
DIRECTIVES: list[tuple[str, list[JsonObject]]] = [
    ("Louis loses 3 Blood", [{"do": "lose-blood", "seat": "Louis", "amount": 3}]),
    ("Louis loses 3 Blood through Claudia at the Prince's Haven",
     [{"do": "lose-blood", "seat": "Louis", "amount": 3, "causer": "Claudia", "location": "Prince's Haven"}]),
    ("Louis and Armand lose 2 Blood together through Claudia",
     [{"do": "lose-blood-together", "amounts": {"Louis": 2, "Armand": 2}, "causer": "Claudia"}]),
    ("Claudia steals 3 Blood from Louis at Location 1",
     [{"do": "steal-blood", "seat": "Claudia", "target": "Louis", "amount": 3, "location": "Location 1"}]),
    ("Louis gains 1 Blood, 2 Influence and 1 Diablerie token",
     [{"do": "gain-blood", "seat": "Louis", "amount": 1}, {"do": "gain-influence", "seat": "Louis", "amount": 2},
      {"do": "take-diablerie", "seat": "Louis", "amount": 1}]),
    ("Louis loses 2 Influence", [{"do": "lose-influence", "seat": "Louis", "amount": 2}]),
    ("Louis acquires Talley", [{"do": "acquire", "seat": "Louis", "card": "Talley"}]),
    ("Louis's Talley is drained", [{"do": "drain", "seat": "Louis", "card": "Talley"}]),
    ("Claudia takes the Ambition token", [{"do": "take-ambition", "seat": "Claudia"}]),
    ("2 Blood is put on Louis's Position at Location 1",
     [{"do": "play-blood", "seat": "Louis", "location": "Location 1", "amount": 2}]),
]  # fmt: skip
