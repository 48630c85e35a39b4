"""Vocabulary of Vampire: The Eternal Struggle on the wire: features, windows, choices, directives, events, problems.

Events and choices are declared in `scenarios.wire_types`, everything else here. Checks, JSON Schemas, and the tables of
docs/reference/protocol-vtes.md are derived from both.
"""

from __future__ import annotations

from typing import Literal

from conformance.protocol.declared import shapes
from conformance.protocol.features import DECKS, VIEWS, Feature, Features
from conformance.protocol.wire_vocabulary import PROBLEMS_OF_EVERY_GAME, Shape, WordTable
from scenarios.wire_types.declarations import COUNT, SEAT, WORD
from scenarios.wire_types.vtes import choices, events
from scenarios.wire_types.vtes.field_types import CARD, PLACE

# fmt: off
FEATURES = Features(
    views=VIEWS,
    arrange=Feature(
        about="directives",
        directives=("inflict", "burn-pool", "burn-pool-together", "enter-combat", "add-blood", "draw"),
    ),
    adjust=Feature(about="stealth, intercept, and bleeds changed manually", directives=("adjust",)),
    bleed=Feature(about="the bleed action", choices=("bleed",), actions=("bleed",)),
    hunt=Feature(about="the hunt action", choices=("hunt",), actions=("hunt",)),
    actions=Feature(about="all the actions below"),
    action_cards=Feature(
        about="action cards, and actions described on cards in play", part_of="actions",
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
        about="block attempts, stealth, intercept, and all cards played between announcement and resolution",
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
        about="ousting, victory points, and the winner",
        events=("ousted", "victory-point", "game-over"),
        keys=("ousted", "victory_points"),
    ),
    deal=Feature(
        about="setup from decks", phases=("setup",), windows=("seating", "first-methuselah"), choices=("seat",),
    ),
    decks=DECKS,
    legacy=Feature(
        about="needs of older cards: traits, Red List, trophies, prisci, Sabbat and Laibon titles",
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
    "emerging": "the end of the influence phase, in editions where vampires are brought out there",
    "discard": "the active player's discard phase",
    "burn-option": "an unlock phase: each player can discard useless cards. The active player can do so after "
                   "unlocking, the others after all required effects",
    "reduce-cost": "cards in play can reduce the cost of a card, and again if an action with it succeeds. Not "
                   "`optional` if the cost cannot be paid otherwise",
    "as-played": "a card is being played and can be cancelled; for an action card, before the minion locks",
    "as-announced": "an action is being announced",
    "no-block": "no minion is blocking: effects and block attempts (state A)",
    "block-attempt": "a minion is trying to block (state B)",
    "blocks-declined": "all block attempts are declined (state C)",
    "before-success": "every player has passed, and an unblocked action is about to resolve",
    "before-block-resolution": "a block attempt has succeeded, and the block is about to resolve; the action's "
                               "`state` is still `block-attempt`",
    "after-resolution": "an action has just resolved, successfully or not",
    "before-range": "before range is determined",
    "range": "range is being determined",
    "before-strikes": "before strikes are chosen",
    "strike": "a strike is being chosen",
    "prevent": "damage may be prevented",
    "going-to-torpor": "a wounded vampire is about to go to torpor but is still ready",
    "additional-strikes": "additional strikes may be gained",
    "press": "a press may be played",
    "end-of-round": "the end of a round of combat",
    "diablerie-offer": "a vampire in torpor may be diablerised",
    "take-equipment": "equipment of a diablerie victim may be taken",
    "take-discipline": "a Discipline of a diablerie victim may be taken",
    "substitute": "a slave may fight instead of a blocked minion",
    "take-trophy": "a trophy may be fetched for a vampire that burned a Red List minion",
    "award-trophy": "trophies in play may be moved to that vampire",
    "terms": "the terms of a referendum are being chosen, or, after it passed, the player who gets nothing",
    "before-votes": "before any vote or ballot is cast",
    "polling": "votes and ballots are being cast",
    "discard-down": "a hand has more cards than its hand size",
    "target": "an effect that is resolving requires a choice: a target, an amount, a card",
    "search": "a library, crypt, or ash heap is being searched, even if nothing can be found; only the "
              "searching player sees the pile",
    "draw": "chance: which library card is drawn",
    "draw-crypt": "chance: which crypt card is drawn",
    "seating": "chance: who sits down next",
    "first-methuselah": "chance: who has the first turn",
}

CHOICES = WordTable(
    "do",
    Shape("pass", "Do nothing, if the decision is `optional`. In a phase, this ends the phase; in `no-block`, it "
          "also declines to block this action."),
    *shapes(choices, card=CARD, in_play=CARD, place=PLACE),
)

DIRECTIVES = WordTable(
    "do",
    Shape("inflict", "Inflict this damage immediately; prevention, mending, and wounds follow.",
          {"minion": CARD, "normal": COUNT, "aggravated": COUNT}),
    Shape("burn-pool", "The seat burns this much pool, or all its pool if it has less.",
          {"seat": SEAT, "amount": COUNT}),
    Shape("burn-pool-together", "Several seats burn pool simultaneously.", {"amounts": dict[SEAT, COUNT]}),
    Shape("enter-combat", "Start a combat as after a block; `minion` is the acting minion.",
          {"minion": CARD, "opposing": CARD}),
    Shape("add-blood", "Add blood from the blood bank to a minion.", {"minion": CARD, "amount": COUNT}),
    Shape("draw", "Draw library cards.", {"seat": SEAT, "amount": COUNT}),
    Shape("adjust", "Change the stealth or bleed of the acting minion, or the intercept of another minion, until the "
          "action ends. A negative amount lowers it. The change need not be necessary. Engines reject stealth and "
          "bleed for a minion that is not acting, intercept for the acting minion, and bleed without a bleed action.",
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
    "negative-counter": "a number of counters below zero",
    "blood-over-capacity": "more blood than the vampire can hold",
    "unique-twice": "a unique card is in play twice",
    "unknown-title": "no title has that name",
    "title-twice": "two vampires have the same unique title, and it is not contested",
    "wrong-region": "a kind of card that cannot be there",
    "event-twice": "an event is in play twice",
    "wrong-merge": "a base card is under a vampire with which it cannot merge",
    "wrong-attachment": "a card is on a card that cannot have it",
    "too-many-attachments": "too many cards on a card for an engine to list the choices; the reference allows twelve",
    "ousted-with-pool": "an ousted seat has pool",
    "pool-without-counters": "a seat without pool is not ousted",
    "unknown-phase": "a turn has no such phase",
}
# fmt: on
