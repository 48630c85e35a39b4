"""Vocabulary of Vampire: The Masquerade Rivals on the wire: features, windows, choices, directives, events, problems.

Events and choices are declared in `scenarios.wire_types`, everything else here. Checks, JSON Schemas, and the tables of
docs/reference/protocol-rivals.md are derived from both.
"""

from __future__ import annotations

from typing import Literal

from conformance.protocol.declared import shapes
from conformance.protocol.features import DECKS, VIEWS, Feature, Features
from conformance.protocol.wire_vocabulary import PROBLEMS_OF_EVERY_GAME, Shape, WordTable
from scenarios.wire_types.declarations import COUNT, SEAT, WORD
from scenarios.wire_types.rivals import choices, events
from scenarios.wire_types.rivals.field_types import ATTRIBUTE, CARD, IN_PLAY

# fmt: off
FEATURES = Features(
    views=VIEWS,
    arrange=Feature(
        about="directives",
        directives=("deal-damage", "mend", "place-token", "lose-prestige", "gain-prestige", "gain-agenda"),
    ),
    stop=Feature(about="positions that name where the game has paused", windows=("stop",), keys=("stop",)),
    setup=Feature(
        about="the setup of the game, up to the first turn",
        phases=("setup",),
        windows=("event", "leader", "another-leader", "bid", "first-player", "rival-token"),
        choices=("choose-leader", "bid", "seat"),
        events=("first-player", "leader-revealed", "bid-made", "leader-lost", "haven-revealed", "rival-drawn",
                "rivals-traded"),
        keys=("chosen_leader",),
    ),
    turn=Feature(
        about="the Beginning and the End Phase",
        phases=("beginning", "end"),
        windows=("city-card", "mend"),
        choices=("mend",),
        events=("city-card-placed", "city-deck-shuffled", "turn-began"),
    ),
    moving=Feature(
        about="The Streets and its parties",
        choices=("move", "regroup"),
        events=("moved-to-streets", "regrouped"),
    ),
    recruiting=Feature(about="recruiting", choices=("recruit",), events=("recruited",)),
    attacks=Feature(
        about="attacks",
        windows=("intel", "attack-type", "block"),
        choices=("attack", "discard", "attack-type", "block"),
        events=("attack-declared", "intel-gained", "attack-failed", "attack-type-announced", "blocked"),
    ),
    torpor=Feature(
        about="defeat, torpor, and mending",
        events=("entered-torpor", "mended"), directives=("mend",), keys=("torpor",),
    ),
    mortals=Feature(about="rewards for defeated Mortals", windows=("reward", "recruit"), choices=("reward",)),
    claim=Feature(
        about="the Prince of the City",
        windows=("claim-attack", "make-room"),
        choices=("claim", "burn"),
        events=("claim-announced",),
    ),
    cards=Feature(
        about="playing Library cards, and the texts of cards",
        windows=("attack-card", "attacker-abilities", "reaction", "prevention", "mitigation", "retarget", "resolve",
                 "target", "may", "pay", "spend", "attach", "discard", "burn", "face-down", "ignore", "marksman",
                 "driven-out", "open-season", "antagonists", "random-discard", "retainer", "attach-from-hand", "look",
                 "choose", "shuffle-back", "discipline", "random-card", "strike", "agenda"),
        choices=("play", "use", "choose-target", "choose", "pay", "resolve", "mitigate", "attach", "shuffle-back",
                 "detach"),
        events=("prestige-removed", "prestige-stolen", "card-placed", "card-revealed", "card-played", "stays-in-play",
                "attack-undone", "ability-used", "target-chosen", "target-changed", "token-placed", "action-gained",
                "discipline-gained", "leader-token-moved", "agenda-exhausted", "haven-exhausted"),
        keys=("unhosted_actions", "recruited", "lasting", "disciplines", "calmed", "used", "token_turned"),
    ),
    influence=Feature(
        about="Influence Conflicts",
        windows=("influence",),
        choices=("exert", "lay-modifier", "hold-out", "declare", "meet"),
        events=("influence-conflict-began", "influence-exerted", "modifier-laid", "fist-held-out", "declared",
                "fist-opened", "modifier-revealed", "influence-conflict-decided", "prestige-returned",
                "meeting-called"),
        keys=("no_influence",),
    ),
    conspiracies=Feature(
        about="Conspiracies",
        windows=("contribute",),
        choices=("place", "show", "invite", "contribute", "reveal"),
        events=("placed-face-down", "contributed", "card-shown", "turned-up"),
        keys=("shown", "contributors", "asked", "conspiracies_resolved"),
    ),
    hunters=Feature(
        about="Hunters and Monsters",
        windows=("monster", "monster-attack"),
        choices=("investigate",),
        events=("investigated", "monster-placed", "monster-revealed", "monster-tagged", "prestige-placed",
                "prestige-taken-back", "leader-token-turned", "blood-given", "blood-stolen"),
        keys=("faction=hunter", "tagged", "monster_deck", "unused_monsters", "burned_monsters"),
    ),
    colours=Feature(
        about="Blood and Prestige of other players' colours",
        windows=("blood-colour", "prestige-colour"),
        choices=("remove-blood", "remove-prestige"),
        keys=("foreign_blood", "foreign_prestige"),
    ),
    ending=Feature(about="knocking out, the end of the game, and the winner", events=("knocked-out", "game-over"),
                   keys=("out",)),
    decks=DECKS,
)

WINDOWS = {
    "stop": "the game has paused where its position says; the active player continues it",
    "leader": "players are choosing a Leader, face down",
    "bid": "several players chose the same Leader: they bid, or pass after the first bid",
    "another-leader": "a player is replacing a lost Leader",
    "action": "the Action Phase, between Actions; a pass is the Action Pass, or ends the phase if no Action is left",
    "draw-from": "a player is choosing the deck to draw the next card from",
    "intel": "cards may be discarded for the attacker's Intel",
    "attack-type": "the attacker is announcing the type of an attack",
    "block": "a member of the target's party may Block",
    "blood-colour": "a player is choosing the colour of the next foreign Blood to remove",
    "prestige-colour": "a player is choosing the colour of the next foreign Prestige to remove",
    "reward": "a player is choosing the reward for a defeated Mortal",
    "recruit": "a Hunter may be recruited at a lower cost after a Mortal's defeat",
    "claim-attack": "the claimant may be attacked",
    "make-room": "an attachment of the new Prince must be burned",
    "monster-attack": "the Adversary is choosing which tagged Monster attacks, and its target",
    "influence": "an Influence Conflict: a player exerts, and declares YES or NO",
    "contribute": "1 Prestige may be put on another player's Conspiracy",
    "attack-card": "the attacker may place an Attack card",
    "attacker-abilities": "the attacker may use abilities in the attack",
    "reaction": "a member of the defending party may place a Reaction card",
    "prevention": "damage may be prevented",
    "mitigation": "damage reduction is divided between Aggravated damage and other damage",
    "retarget": "the target of an attack may change",
    "resolve": "a player is choosing which of several texts takes effect next",
    "target": "a player is choosing the target of an effect",
    "may": "a player is deciding whether to carry out an effect",
    "pay": "a player is deciding whether to pay Prestige",
    "spend": "a player is choosing whether to spend an Action or a gained Unhosted Action",
    "attach": "a player is deciding whether to attach a card",
    "attach-from-hand": "a card from hand may be attached to the target, face down",
    "look": "a player is choosing a card to discard from another player's revealed hand, or passes if there is none",
    "choose": "a player is choosing one of several ways to carry out an effect",
    "shuffle-back": "a card in a discard pile may be shuffled into that player's Library",
    "discipline": "a player is choosing which Discipline a character learns",
    "strike": "the Adversary is choosing whom a Monster strikes next",
    "discard": "cards must be discarded",
    "burn": "a card in the discard pile must be burned",
    "mend": "the Torpor and Mending Step: cards may be discarded",
    "ignore": "a player is choosing which Antagonist to ignore through a Retainer",
    "marksman": "a player is choosing which vampire a Marksman hits",
    "driven-out": "a player is choosing whom the Caveira drives into The Streets",
    "open-season": "a player is choosing whom the Monster of Open Season attacks",
    "agenda": "a player is deciding whether to turn up a face-down Agenda card whose text would apply now",
    "antagonists": "a player is choosing the next Antagonist in the Antagonist Step",
    "face-down": "a player is choosing a face-down card",
    "random-discard": "chance: which card is discarded",
    "random-card": "chance: which card of a discard pile is shuffled into the Library",
    "retainer": "chance: which Retainer goes back to The Streets",
    "event": "chance: which Event is put back into the box",
    "monster": "chance: which Monster comes into the deck",
    "first-player": "chance: who is Player 1",
    "rival-token": "chance: whose Rival token is drawn and kept",
    "city-card": "chance: which card of the city deck is turned up",
    "deck-card": "chance: which card of a player's deck is drawn",
}


CHOICES = WordTable(
    "do",
    Shape("pass", "Do nothing, if the decision is `optional`. In `action`, this is the Action Pass, or ends the "
          "phase if no Action is left."),
    *shapes(choices, card=CARD, in_play=IN_PLAY),
)

_AMOUNT = {"seat": SEAT, "amount": COUNT}

DIRECTIVES = WordTable(
    "do",
    Shape("deal-damage", "A character or a Monster receives damage, reduced by its attributes. Without `type`, the "
          "damage has no type. `by` is the player with the effect.",
          {"card": IN_PLAY, "amount": COUNT, "type?": ATTRIBUTE, "aggravated?": bool, "by?": SEAT}),
    Shape("mend", "A character or a Monster mends this much.", {"card": IN_PLAY, "amount": COUNT}),
    Shape("place-token", "A character gets a token, and its effects follow. `by` is the player with the effect.",
          {"card": IN_PLAY, "token": Literal["fear", "minus-bp"], "by?": SEAT}),
    Shape("lose-prestige", "A player loses Prestige, at most all in their personal supply. `by` is the player with "
          "the effect.",
          {**_AMOUNT, "by?": SEAT}),
    Shape("gain-prestige", "A player gains Prestige for their personal supply.", _AMOUNT),
    Shape("gain-agenda", "A player gains Agenda on their Agenda card.", _AMOUNT),
)


EVENTS = WordTable(
    "event",
    *shapes(events, card=CARD, in_play=IN_PLAY),
    open_ended=True, always={"rules?": list[WORD]},
)

PROBLEMS = {
    **PROBLEMS_OF_EVERY_GAME,
    "unknown-card": "no card with that name can be there",
    "unknown-faction": "neither vampire nor hunter",
    "unknown-discipline": "no Discipline has that name",
    "unknown-phase": "a turn has no such phase",
    "unknown-step": "the phase has no such step",
    "too-few-seats": "fewer than two seats",
    "too-many-seats": "more than four seats",
    "negative-counter": "a number below zero",
    "own-rival": "a player is their own Rival",
    "no-prestige": "a player in the game has no Prestige",
    "wrong-owner": "a card of the city deck belongs to a player",
    "wrong-faction": "an Agenda or Haven card belongs to the other faction",
    "wrong-place": "a card, or something on it, that cannot be there",
    "wrong-blood": "a character has no Blood, or more than its Blood Potency",
    "wrong-colours": "more foreign tokens than tokens, or foreign tokens of the player's own colour",
    "card-twice": "a character is in a coterie twice",
    "too-many-attachments": "a character has more than three attached cards",
    "phase-mismatch": "a key that belongs to another phase",
}
# fmt: on
