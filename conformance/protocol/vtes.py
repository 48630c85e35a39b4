"""The words of Vampire: The Eternal Struggle on the wire: features, windows, choices, directives, events, problems.

These tables are the only place where they stand: checks, JSON Schemas and the tables of docs/protocol.md are made from
them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from conformance.protocol.features import DECKS, VIEWS, Feature, Features
from conformance.protocol.word_tables import COUNT, PROBLEMS_OF_EVERY_GAME, SEAT, WORD, Shape, WordTable

CARD = Annotated[
    str,
    Meta(min_length=1, title="card", description="A card by its printed name; `Name#2` for the second such in play."),
]
PLACE = Annotated[str, Meta(min_length=1, title="seat or card", description="A seat, or a card in play.")]
LEVEL = Literal["basic", "superior"]
SIDE = Literal["for", "against"]
RANGE = Literal["close", "long"]
POINTS = dict[SEAT, Annotated[int, Meta(ge=1)]]

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
    Shape("gain-from-edge", "The holder of the Edge gains 1 pool.", where="unlock"),
    Shape("contest", "Pays 1 pool for a contested card, or 1 blood for the contested title of a vampire in play. "
          "There is no `pass` while one waits.", {"card": CARD}, where="unlock"),
    Shape("yield", "Lets a contested card be burned instead, or the title go.", {"card": CARD}, where="unlock"),
    Shape("withdraw", "Announces a withdrawal from the game.", where="unlock"),
    Shape("pay-to-unlock", "Burns 1 pool to unlock an Infernal minion.", {"minion": CARD}, where="unlock"),
    Shape("mark", "A master phase action: marks a Red List minion in play for the turn.",
          {"minion": CARD}, where="master"),
    Shape("use", "Uses a card in play for its effect: `Vessel` (`effect` `to-pool` or `to-vampire`), a weapon's "
          "`maneuver`, what a `prevent` or `prevent-gun` prevents. `other`: a second card that its text speaks of. "
          "What a card in play demands in an unlock phase is used in any order, and there is no `pass` while it "
          "waits. In `minion` also an action that a card in play describes, performed by `minion` (left out for the "
          "card's own): `burn`, `enter-combat`. During an action also what an effect has granted the acting minion, "
          "which is then the `card`: `lower-intercept`. In combat also the optional `maneuver` or `press` that a "
          "card played earlier has left its minion: `card` is that card. What the text leaves no choice of is not "
          "named.", {"card": CARD, "effect?": WORD, "target?": PLACE, "minion?": CARD, "other?": CARD}),
    Shape("play", "Plays a card from the hand. `minion`: who plays it (not for masters). `level`: for a card with "
          "Disciplines. `target`: a seat, card or vampire in its text; `from`: the seat in whose ash heap it lies; "
          "`other`: a second card in play that the text speaks of, where one is chosen. `mode`: where a card offers "
          "a choice (`maneuver`, `press`, the name of a clan), or to tell effects of one level with the same "
          "Disciplines apart (`block`, `cancel`); a strike card played for its maneuver has `maneuver`. `x`: what X "
          "is, where the cost or the text has one, or another number that the player chooses (an amount of blood or "
          "pool); default 0. `discipline`: where several effects of that level ask for different Disciplines, their "
          "codes with a space between (`cel`, `dom for`).",
          {"card": CARD, "minion?": CARD, "level?": LEVEL, "target?": PLACE, "from?": SEAT, "mode?": WORD,
           "x?": COUNT, "other?": CARD, "discipline?": WORD}),
    Shape("bleed", "The bleed action.", {"minion": CARD, "target": SEAT}, where="minion"),
    Shape("hunt", "The hunt action.", {"minion": CARD}, where="minion"),
    Shape("equip", "Takes equipment from another minion of the same controller.",
          {"minion": CARD, "from": CARD, "equipment": Annotated[list[CARD], Meta(min_length=1)]}, where="minion"),
    Shape("leave-torpor", "A vampire in torpor leaves it by itself.", {"minion": CARD}, where="minion"),
    Shape("rescue", "Brings a vampire out of torpor; the two of them share the cost. In `target`, blood is burned "
          "for a vampire that an effect has left in torpor.",
          {"minion": CARD, "vampire": CARD, "paid_by_vampire": Annotated[int, Meta(ge=0, le=2)]},
          where="minion target"),
    Shape("diablerise", "Drains and burns a vampire in torpor.",
          {"minion": CARD, "vampire": CARD}, where="minion diablerie-offer"),
    Shape("become-anarch", "The action to become Anarch.", {"minion": CARD}, where="minion"),
    Shape("attack-marked", "The action to enter combat with a marked minion.",
          {"minion": CARD, "target": CARD}, where="minion"),
    Shape("substitute", "A slave fights in place of the blocked minion.", {"minion": CARD}, where="substitute"),
    Shape("block", "Attempts to block the action.", {"minion": CARD}, where="no-block"),
    Shape("strike", "Chooses a strike: `hands`, or the name of a weapon, of the minion itself for its printed "
          "strike, or of the strike card that it has maneuvered with. `target`: a retainer.",
          {"minion": CARD, "with": WORD, "target?": CARD}, where="strike"),
    Shape("choose-target", "Chooses what an effect that is being resolved is aimed at.",
          {"target": PLACE}, where="target"),
    Shape("take", "Takes a card: of a diablerie victim, or what a search has found. `from`, of a trophy only: the "
          "pile.", {"card": CARD, "from?": Literal["library", "hand", "ash-heap"]},
          where="take-equipment take-discipline take-trophy search"),
    Shape("put", "Puts a card in play on another one: a stolen card on a minion of the thief's.",
          {"card": CARD, "host": CARD}, where="target"),
    Shape("search-in-vain", "Searches the library for a trophy and shuffles it, and takes none.", where="take-trophy"),
    Shape("award", "Moves a trophy in play, which the seat controls and which lies on no vampire, to the one that "
          "has earned it.", {"card": CARD}, where="award-trophy"),
    Shape("vote", "Casts all votes that a source has and has not cast yet: a minion, `Edge`, or a card. A political "
          "action card: the one that called the referendum, or one of the hand, which is burned by it.",
          {"source": WORD, "side": SIDE}, where="polling"),
    Shape("ballot", "Casts all ballots that a minion has and has not cast yet, for the side of the prisci.",
          {"source": CARD, "side": SIDE}, where="polling"),
    Shape("choose-terms", "Sets the terms of a referendum: what the card that called it asks for, and nothing else.",
          {"clan?": WORD, "target?": PLACE, "points?": POINTS}, where="terms"),
    Shape("transfer", "One transfer: a pool counter to an uncontrolled vampire.", {"vampire": CARD}, where="influence"),
    Shape("take-back", "Two transfers: a blood counter from it back to the pool.",
          {"vampire": CARD}, where="influence"),
    Shape("draw-crypt", "Four transfers and 1 pool: a crypt card.", where="influence"),
    Shape("merge", "Four transfers and 1 pool: an uncontrolled vampire and its other version, which the seat "
          "controls, become one card.", {"vampire": CARD}, where="influence"),
    Shape("bring-out", "An uncontrolled vampire with blood for its capacity becomes ready.",
          {"vampire": CARD}, where="influence emerging"),
    Shape("discard", "Discards a card from the hand. In `target`: a card of the hand that an effect lets one look "
          "at, be it another's.", {"card": CARD}, where="discard discard-down burn-option target"),
    Shape("draw", "Chance: this card is drawn.", {"card": CARD}, where="draw draw-crypt"),
    Shape("seat", "Chance: this player sits down next, or is the first Methuselah.",
          {"player": SEAT}, where="seating first-methuselah"),
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

_CARD = {"card": CARD}
_MINION = {"minion": CARD}
_SEAT = {"seat": SEAT}
_POOL = {"seat": SEAT, "amount": COUNT}
_BLOOD = {"card": CARD, "amount": COUNT}
_DRAWN = {"seat": SEAT, "card": CARD}
_CHANGE = {"minion": CARD, "amount": int, "total": int}
_COMBAT = {"acting": CARD, "opposing": CARD}
_DAMAGE = {"card": CARD, "normal": COUNT, "aggravated": COUNT}

EVENTS = WordTable(
    "event",
    Shape("turn-began?", "A turn began.", _SEAT),
    Shape("phase-began?", "A phase of the turn began.", {"seat": SEAT, "phase": WORD}),
    Shape("locked", "A card was locked.", _CARD),
    Shape("unlocked", "A card was unlocked.", _CARD),
    Shape("pool-burned", "Pool went to the bank.", _POOL),
    Shape("pool-gained", "Pool came from the bank.", _POOL),
    Shape("blood-burned", "Blood went to the bank; of an ally or retainer, life.", _BLOOD),
    Shape("blood-gained", "Blood came from the bank; of an ally or retainer, life.", _BLOOD),
    Shape("blood-drained?", "Blood over capacity went to the bank.", _BLOOD),
    Shape("blood-moved", "Counters moved between seats or cards.", {"source": PLACE, "target": PLACE, "amount": COUNT}),
    Shape("edge-taken", "The Edge changed hands; null: it went back to the centre.", {"seat": SEAT | None}),
    Shape("card-played", "A card was played.",
          {"seat": SEAT, "card": CARD, "minion?": CARD | None, "level?": LEVEL | None, "target?": PLACE | None}),
    Shape("card-cancelled", "A card that `seat` was playing was cancelled.", {"seat": SEAT, "card": CARD}),
    Shape("card-drawn", "A library card was drawn.", _DRAWN),
    Shape("card-discarded", "A card was discarded.", _DRAWN),
    Shape("crypt-card-drawn", "A crypt card was drawn.", _DRAWN),
    Shape("card-burned", "A card went to the ash heap of `seat`.", _DRAWN),
    Shape("card-removed", "A card of `seat` left the game.", _DRAWN),
    Shape("card-put-in-play", "A card came into play, on `host` where one is named.", {**_DRAWN, "host?": CARD | None}),
    Shape("marked", "A Red List minion is marked for the turn.", {"seat": SEAT, "card": CARD}),
    Shape("contested", "A unique card went out of play for a contest.", _CARD),
    Shape("contest-won", "The last copy of a contested card came back into play.", _CARD),
    Shape("title-contested", "The title of a vampire is contested.", _CARD),
    Shape("title-yielded?", "A vampire has lost its title, which was contested or of no use.", _CARD),
    Shape("title-lost?", "A vampire has lost its title to one that it gains.", _CARD),
    Shape("title-gained", "A vampire has been given a title.", {"card": CARD, "title": WORD}),
    Shape("title-won", "A contested title belongs to this vampire.", _CARD),
    Shape("card-moved", "A card was put on another one, `host`.", {"card": CARD, "host": CARD}),
    Shape("action-announced", "An action was announced.",
          {"action": WORD, "minion": CARD, "target?": PLACE | None, "stealth": int, "directed": bool}),
    Shape("control-changed", "A card in play is controlled by `seat` now.", {"card": CARD, "seat": SEAT}),
    Shape("card-revealed", "A hidden card was shown to everybody.", _DRAWN),
    Shape("shuffled", "A pile was shuffled: its order is unknown from now on.",
          {"seat": SEAT, "pile": Literal["library", "crypt"]}),
    Shape("target-changed", "An action has another target.", {"target": SEAT}),
    Shape("block-attempted?", "A minion tries to block.", _MINION),
    Shape("block-failed", "A block attempt failed.", _MINION),
    Shape("action-blocked", "A block attempt succeeded.", _MINION),
    Shape("blocks-declined?", "Nobody will block any more."),
    Shape("stealth-changed?", "Stealth changed by `amount`.", _CHANGE),
    Shape("intercept-changed?", "Intercept changed by `amount`.", _CHANGE),
    Shape("bleed-changed?", "The bleed amount changed by `amount`.", _CHANGE),
    Shape("action-resolved", "An action is over.", {"minion": CARD, "successful": bool}),
    Shape("combat-began", "A combat began.", _COMBAT),
    Shape("combat-ended", "A combat ended.", {"acting?": CARD, "opposing?": CARD, "round?": COUNT}),
    Shape("round-began?", "A round of combat began.", {**_COMBAT, "round": COUNT}),
    Shape("range-set?", "The range of a round is set.", {"range": RANGE}),
    Shape("maneuvered?", "A maneuver changed the range.", {"minion": CARD, "range": RANGE}),
    Shape("pressed?", "A press was played.", {"minion": CARD, "to": Literal["continue", "end"]}),
    Shape("additional-strikes-gained?", "A minion gained additional strikes.", {"minion": CARD, "amount": COUNT}),
    Shape("strike-chosen?", "A strike was chosen.", {"minion": CARD, "strike": WORD}),
    Shape("strike-resolved", "A strike was resolved.", {"minion": CARD, "strike": WORD, "effective": bool}),
    Shape("damage-inflicted", "Damage was inflicted.", _DAMAGE),
    Shape("damage-prevented", "Damage was prevented.", _DAMAGE),
    Shape("mended?", "Normal damage was mended.", _BLOOD),
    Shape("wounded?", "A vampire was wounded.", _CARD),
    Shape("destruction-prevented?", "Blood was burned instead of the vampire.", _CARD),
    Shape("to-torpor", "A vampire went to torpor.", _CARD),
    Shape("to-ready", "A vampire became ready.", _CARD),
    Shape("merged", "Two versions of a vampire have become this card, by the name that it has now.", _CARD),
    Shape("sect-changed", "A vampire belongs to another sect.", {"card": CARD, "sect": WORD}),
    Shape("clan-changed", "A vampire is of another clan.", {"card": CARD, "clan": WORD}),
    Shape("diablerised", "A vampire was diablerised.", {"victim": CARD, "diablerist": CARD}),
    Shape("referendum-called", "A referendum began; `referendum` is what it is about.",
          {"referendum": WORD, "seat?": SEAT | None}),
    Shape("terms-chosen?", "The terms of a referendum were set.",
          {"seat": SEAT, "clan?": WORD, "target?": PLACE, "points?": POINTS}),
    Shape("vote-cast", "Votes were cast.", {"seat": SEAT, "source": WORD, "side": SIDE, "votes": COUNT}),
    Shape("ballot-cast", "Ballots were cast.", {"seat": SEAT, "source": CARD, "side": SIDE, "ballots": COUNT}),
    Shape("block-shifted?", "The prisci are on another side now.", {"side": Literal["for", "against", "abstain"]}),
    Shape("abstained", "What a vampire has cast is cancelled, and it casts no more.", _CARD),
    Shape("referendum-resolved", "A referendum was resolved.",
          {"passed": bool, "votes_for": COUNT, "votes_against": COUNT}),
    Shape("withdrawal-announced", "A Methuselah intends to withdraw.", _SEAT),
    Shape("withdrawal-failed", "A loss has ended a withdrawal.", _SEAT),
    Shape("withdrew", "A Methuselah has withdrawn.", _SEAT),
    Shape("ousted", "A Methuselah was ousted.", _SEAT),
    Shape("victory-point", "Victory points were gained.", _POOL),
    Shape("game-over?", "The game ended; null: a tie.", {"winner": SEAT | None}),
    open_ended=True,
    always={"rules?": list[WORD]},
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
