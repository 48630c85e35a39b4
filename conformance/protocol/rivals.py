"""The words of Vampire: The Masquerade Rivals on the wire: its features, windows, choices, events and so on.

Events and choices are declared in `scenarios.protocol`, all else here. Checks, JSON Schemas, and the tables of
docs/reference/protocol-rivals.md are made from both.
"""

from __future__ import annotations

from typing import Literal

from conformance.protocol.declared import shapes
from conformance.protocol.features import DECKS, VIEWS, Feature, Features
from conformance.protocol.word_tables import PROBLEMS_OF_EVERY_GAME, Shape, WordTable
from scenarios.protocol.declarations import COUNT, SEAT, WORD
from scenarios.protocol.rivals import choices, events
from scenarios.protocol.rivals.kinds import ATTRIBUTE, CARD, IN_PLAY

# fmt: off
FEATURES = Features(
    views=VIEWS,
    arrange=Feature(
        about="directives",
        directives=("deal-damage", "mend", "place-token", "lose-prestige", "gain-prestige", "gain-agenda"),
    ),
    stop=Feature(about="positions that say where the game rests", windows=("stop",), keys=("stop",)),
    setup=Feature(
        about="from nothing to the first turn",
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
        about="The Streets and the parties there",
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
        about="defeat, torpor and mending", events=("entered-torpor", "mended"), directives=("mend",), keys=("torpor",),
    ),
    mortals=Feature(about="what defeated Mortals give", windows=("reward", "recruit"), choices=("reward",)),
    claim=Feature(
        about="the Prince of the City",
        windows=("claim-attack", "make-room"),
        choices=("claim", "burn"),
        events=("claim-announced",),
    ),
    cards=Feature(
        about="Library cards that are played, and the texts of cards",
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
    ending=Feature(about="knocking out, the end of the game, the winner", events=("knocked-out", "game-over"),
                   keys=("out",)),
    decks=DECKS,
)

WINDOWS = {
    "stop": "the game rests where its position says so; the active player lets it go on",
    "leader": "a Leader is to be chosen, face down",
    "bid": "several have chosen the same Leader: a bid, or, but for the first, a pass",
    "another-leader": "a lost Leader is to be replaced",
    "action": "the Action Phase, between Actions; passing is the Action Pass, or ends the phase where none is left",
    "draw-from": "from which deck the next card is drawn",
    "intel": "cards may be discarded for the attacker's Intel",
    "attack-type": "the type of an attack is to be announced",
    "block": "a member of the target's party may Block",
    "blood-colour": "of which foreign colour Blood goes next",
    "prestige-colour": "of which foreign colour Prestige goes next",
    "reward": "what a defeated Mortal gives",
    "recruit": "a Hunter may be recruited for less, after a Mortal",
    "claim-attack": "the claimant may be attacked",
    "make-room": "an attachment of the new Prince is to be burned",
    "monster-attack": "the Adversary says which tagged Monster attacks whom",
    "influence": "an Influence Conflict: one exerts, and declares YES or NO",
    "contribute": "1 Prestige may be put on another player's Conspiracy",
    "attack-card": "the attacker may place an Attack card",
    "attacker-abilities": "the attacker may use abilities in the attack",
    "reaction": "a member of the defending party may place a Reaction card",
    "prevention": "damage may be prevented",
    "mitigation": "what reduces damage is shared between Aggravated damage and other damage",
    "retarget": "the target of an attack may change",
    "resolve": "which of several texts takes effect next",
    "target": "what an effect is aimed at",
    "may": "whether an effect is carried out",
    "pay": "Prestige is paid, or not",
    "spend": "whether an Action or a gained Unhosted Action is spent",
    "attach": "whether a card is attached",
    "attach-from-hand": "a card of the hand may be attached to the target, face down",
    "look": "a card of another player's hand, which is shown, is discarded; passing, where none can be",
    "choose": "in which of several ways an effect is carried out",
    "shuffle-back": "a card of a discard pile may be shuffled into its player's Library",
    "discipline": "which Discipline a character learns",
    "strike": "the Adversary says whom a Monster strikes next",
    "discard": "cards are to be discarded",
    "burn": "a card of the discard pile is to be burned",
    "mend": "in the Torpor and Mending Step cards may be discarded",
    "ignore": "which Antagonist a Retainer lets one ignore",
    "marksman": "which vampire a Marksman hits",
    "driven-out": "whom the Caveira drives into The Streets",
    "open-season": "whom the Monster of Open Season attacks",
    "agenda": "whether an Agenda card that lies face down is turned up, now that its text would work",
    "antagonists": "which Antagonist comes next in the Antagonist Step",
    "face-down": "a face-down card is to be chosen",
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
    Shape("pass", "Does nothing, wherever the decision is `optional`. In `action` it is the Action Pass; where no "
          "Action is left it ends the phase."),
    *shapes(choices, card=CARD, in_play=IN_PLAY),
)

_AMOUNT = {"seat": SEAT, "amount": COUNT}

DIRECTIVES = WordTable(
    "do",
    Shape("deal-damage", "A character or a Monster receives damage, which its attributes lower; without `type` it has "
          "none. `by` is the player whose effect it is.",
          {"card": IN_PLAY, "amount": COUNT, "type?": ATTRIBUTE, "aggravated?": bool, "by?": SEAT}),
    Shape("mend", "A character or a Monster mends so much.", {"card": IN_PLAY, "amount": COUNT}),
    Shape("place-token", "A character gets a token, with what follows; `by` is the player whose effect it is.",
          {"card": IN_PLAY, "token": Literal["fear", "minus-bp"], "by?": SEAT}),
    Shape("lose-prestige", "From a personal supply, at most what is there; `by` is the player whose effect it is.",
          {**_AMOUNT, "by?": SEAT}),
    Shape("gain-prestige", "Into a personal supply.", _AMOUNT),
    Shape("gain-agenda", "Onto the Agenda card.", _AMOUNT),
)


EVENTS = WordTable(
    "event",
    *shapes(events, card=CARD, in_play=IN_PLAY),
    open_ended=True, always={"rules?": list[WORD]},
)

PROBLEMS = {
    **PROBLEMS_OF_EVERY_GAME,
    "unknown-card": "no card of that name can lie there",
    "unknown-faction": "neither vampire nor hunter",
    "unknown-discipline": "no Discipline has that name",
    "unknown-phase": "a turn has no such phase",
    "unknown-step": "the phase has no such step",
    "too-few-seats": "fewer than two seats",
    "too-many-seats": "more than four seats",
    "negative-counter": "a number below zero",
    "own-rival": "somebody who is their own Rival",
    "no-prestige": "a player in the game without Prestige",
    "wrong-owner": "a card of the city deck that is somebody's",
    "wrong-faction": "an Agenda or Haven card of the other faction",
    "wrong-place": "a card, or something on it, that cannot be there",
    "wrong-blood": "a character with no Blood, or with more than its Blood Potency",
    "wrong-colours": "more foreign tokens than tokens, or foreign ones of one's own",
    "card-twice": "a character that is in a coterie twice",
    "too-many-attachments": "more than three cards attached to a character",
    "phase-mismatch": "a key that belongs to another phase",
}
# fmt: on
