"""The words of Vampire: The Eternal Struggle on the wire: features, windows, choices, directives, events, problems.

Events and choices are declared in `scenarios.protocol`, all else here. Checks, JSON Schemas, and the tables of
docs/reference/protocol-vtes.md are made from both.
"""

from __future__ import annotations

from typing import Literal

from conformance.protocol.declared import shapes
from conformance.protocol.features import DECKS, VIEWS, Feature, Features
from conformance.protocol.word_tables import PROBLEMS_OF_EVERY_GAME, Shape, WordTable
from scenarios.protocol.declarations import COUNT, SEAT, WORD
from scenarios.protocol.vtes import choices, events
from scenarios.protocol.vtes.kinds import CARD, PLACE

# fmt: off
FEATURES = Features(
    views=VIEWS,
    arrange=Feature(
        about="directives",
        directives=("inflict", "burn-pool", "burn-pool-together", "enter-combat", "add-blood", "draw"),
    ),
    adjust=Feature(about="stealth, intercept and bleeds changed by hand", directives=("adjust",)),
    bleed=Feature(about="the bleed action", choices=("bleed",), actions=("bleed",)),
    hunt=Feature(about="the hunt action", choices=("hunt",), actions=("hunt",)),
    actions=Feature(about="the actions below, one and all"),
    action_cards=Feature(
        about="action cards, and actions that cards in play describe", part_of="actions",
        choices=("put",), cards=("action",), actions=("card",),
    ),
    equip=Feature(
        about="equipment", part_of="actions", choices=("equip",), cards=("equipment",), actions=("equip",),
    ),
    employ=Feature(about="retainers", part_of="actions", cards=("retainer",), actions=("employ",)),
    recruit=Feature(about="allies", part_of="actions", cards=("ally",), actions=("recruit",)),
    become_anarch=Feature(
        about="becoming Anarch", part_of="actions", choices=("become-anarch",), actions=("become-anarch",),
    ),
    block=Feature(
        about="block attempts, stealth and intercept, and all that is played between announcement and resolution",
        windows=("as-announced", "no-block", "block-attempt", "blocks-declined", "before-success",
                 "before-block-resolution", "after-resolution"),
        choices=("block",),
        cards=("action modifier", "reaction"),
        events=("block-attempted", "block-failed", "action-blocked"),
    ),
    combat=Feature(
        about="combat in rounds",
        windows=("before-range", "range", "before-strikes", "strike", "prevent", "going-to-torpor",
                 "additional-strikes", "press", "end-of-round"),
        choices=("strike",),
        cards=("combat",),
        events=("combat-began",),
        after="action-blocked",
    ),
    torpor=Feature(
        about="leaving torpor and rescue", choices=("leave-torpor", "rescue"), actions=("leave-torpor", "rescue"),
    ),
    diablerie=Feature(
        about="diablerie",
        windows=("diablerie-offer", "take-equipment", "take-discipline"),
        choices=("diablerise",),
        actions=("diablerise",),
        events=("diablerised",),
    ),
    politics=Feature(
        about="referendums and blood hunts",
        windows=("terms", "before-votes", "polling"),
        choices=("vote", "ballot", "choose-terms"),
        cards=("political action",),
        actions=("political",),
        events=("referendum-called",),
    ),
    influence=Feature(
        about="transfers and the crypt", windows=("emerging",),
        choices=("transfer", "take-back", "draw-crypt", "merge", "bring-out"),
    ),
    master=Feature(about="master cards", cards=("master",)),
    discard=Feature(about="discards and events", choices=("discard",), cards=("event",), keys=("events_played",)),
    unlock=Feature(
        about="the unlock phase and the Edge's pool",
        windows=("burn-option",),
        choices=("gain-from-edge",),
    ),
    contests=Feature(
        about="contested cards and titles",
        choices=("contest", "yield"),
        events=("contested", "contest-won", "title-contested", "title-yielded", "title-won"),
        keys=("contested", "title_contested", "city", "title_clan"),
    ),
    withdrawal=Feature(
        about="withdrawing from the game",
        choices=("withdraw",),
        events=("withdrawal-announced", "withdrawal-failed", "withdrew"),
        keys=("withdrawing",),
    ),
    ending=Feature(
        about="ousting, victory points, the winner",
        events=("ousted", "victory-point", "game-over"),
        keys=("ousted", "victory_points"),
    ),
    deal=Feature(
        about="set-up from decks", phases=("setup",), windows=("seating", "first-methuselah"), choices=("seat",),
    ),
    decks=DECKS,
    legacy=Feature(
        about="what only older cards need: their traits, the Red List, trophies, prisci, titles of Sabbat and Laibon",
        windows=("substitute", "take-trophy", "award-trophy"),
        choices=("mark", "pay-to-unlock", "attack-marked", "substitute", "search-in-vain", "award"),
        actions=("attack-marked",),
        events=("marked",),
        keys=("marked", "traits"),
        tiers=("legacy",),
    ),
)

WINDOWS = {
    "unlock": "the active player's unlock phase",
    "master": "the active player's master phase",
    "minion": "the active player's minion phase",
    "influence": "the active player's influence phase",
    "emerging": "the end of the influence phase, by editions in which vampires are brought out there",
    "discard": "the active player's discard phase",
    "burn-option": "an unlock phase: useless cards can be discarded, anybody's, once everything is unlocked; those of "
                   "others, once the active player has done what is mandatory",
    "reduce-cost": "cards in play can make a card cheaper; of an action card once more when the action succeeds. Not "
                   "`optional` where the cost could not be paid otherwise",
    "as-played": "a card is being played and can be cancelled; for an action card before the minion locks",
    "as-announced": "an action is being announced",
    "no-block": "nobody is blocking: effects, block attempts (state A)",
    "block-attempt": "a minion is trying to block (state B)",
    "blocks-declined": "nobody will block any more (state C)",
    "before-success": "everybody has passed, and an unblocked action is about to resolve",
    "before-block-resolution": "a block attempt is successful, and the block is about to be resolved; the action's "
                               "`state` is still `block-attempt`",
    "after-resolution": "an action has just been resolved, successful or not",
    "before-range": "before range is determined",
    "range": "range is being determined",
    "before-strikes": "before strikes are chosen",
    "strike": "a strike is to be chosen",
    "prevent": "damage may be prevented",
    "going-to-torpor": "a wounded vampire is about to go to torpor, and is ready still",
    "additional-strikes": "additional strikes may be gained",
    "press": "a press may be played",
    "end-of-round": "the end of a round of combat",
    "diablerie-offer": "a vampire in torpor may be diablerised",
    "take-equipment": "equipment of a diablerie victim may be taken",
    "take-discipline": "a Discipline of a diablerie victim may be taken",
    "substitute": "a slave may fight in place of a minion that is blocked",
    "take-trophy": "a trophy may be fetched for a vampire that has burned a Red List minion",
    "award-trophy": "trophies in play may be moved to that vampire",
    "terms": "the terms of a referendum are being chosen, or who goes without once it has passed",
    "before-votes": "before any vote or ballot is cast",
    "polling": "votes and ballots are being cast",
    "discard-down": "a hand is over its size",
    "target": "an effect asks while it resolves, what a choice is left to: a target, an amount, a card",
    "search": "a library, a crypt or an ash heap is being searched; asked even where nothing can be found, and the "
              "pile is seen by who searches only",
    "draw": "chance: which library card is drawn",
    "draw-crypt": "chance: which crypt card is drawn",
    "seating": "chance: who sits down next",
    "first-methuselah": "chance: who has the first turn",
}

CHOICES = WordTable(
    "do",
    Shape("pass", "Does nothing, wherever the decision is `optional`. In a phase it ends the phase; in `no-block` it "
          "also declines to block for good."),
    *shapes(choices, card=CARD, in_play=CARD, place=PLACE),
)

DIRECTIVES = WordTable(
    "do",
    Shape("inflict", "That much damage is inflicted at once; prevention, mending and wounds follow.",
          {"minion": CARD, "normal": COUNT, "aggravated": COUNT}),
    Shape("burn-pool", "The seat burns that much pool; more than it has is all it has.",
          {"seat": SEAT, "amount": COUNT}),
    Shape("burn-pool-together", "Several seats burn pool at the same instant.", {"amounts": dict[SEAT, COUNT]}),
    Shape("enter-combat", "Combat starts as after a block; `minion` is the acting minion.",
          {"minion": CARD, "opposing": CARD}),
    Shape("add-blood", "Blood from the bank.", {"minion": CARD, "amount": COUNT}),
    Shape("draw", "Library cards into the hand.", {"seat": SEAT, "amount": COUNT}),
    Shape("adjust", "Until the action under way ends, the stealth or the bleed of the acting minion, or the intercept "
          "of another, is that much more or, below 0, less; whether it is needed is not asked. Refused are the stealth "
          "and the bleed of a minion that is not acting, the intercept of the one that is, and a bleed where none is "
          "under way.",
          {"what": Literal["stealth", "intercept", "bleed"], "minion": CARD, "amount": int}),
)


EVENTS = WordTable(
    "event",
    *shapes(events, card=CARD, in_play=CARD, place=PLACE),
    open_ended=True, always={"rules?": list[WORD]},
)

PROBLEMS = {
    **PROBLEMS_OF_EVERY_GAME,
    "unknown-card": "no card has that name",
    "unknown-turn": "turns are counted from 1",
    "unknown-level": "no level of a card has that name",
    "too-few-seats": "fewer than two seats",
    "too-many-seats": "more than five seats",
    "negative-counter": "counters below zero",
    "blood-over-capacity": "more blood than the vampire can hold",
    "unique-twice": "a unique card twice in play",
    "unknown-title": "no title has that name",
    "title-twice": "two vampires with one unique title that is not contested",
    "wrong-region": "a card of a kind that cannot lie there",
    "event-twice": "an event twice in play",
    "wrong-merge": "a base card beneath a vampire with which it cannot merge",
    "wrong-attachment": "a card on a card that cannot bear it",
    "too-many-attachments": "more cards on a card than an engine can list the choices of; the reference takes twelve",
    "ousted-with-pool": "an ousted seat that has pool",
    "pool-without-counters": "a seat without pool that is not ousted",
    "unknown-phase": "a turn has no such phase",
}
# fmt: on
