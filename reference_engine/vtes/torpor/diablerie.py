"""Diablerie and the blood hunt that follows it. V5 'Torpor', 'Diablerie', 'The Blood Hunt'."""

from __future__ import annotations

from reference_engine.kernel import NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.kernel.piles import without
from reference_engine.vtes.card_dsl import declaring, modifiers
from reference_engine.vtes.playing.hands import RefillHand
from reference_engine.vtes.politics.referendum import Referendum
from reference_engine.vtes.politics.voting import Cast
from reference_engine.vtes.table import legacy_traits, piles
from reference_engine.vtes.table.card_facts import facts
from reference_engine.vtes.table.clans_and_disciplines import DISCIPLINE_CARDS
from reference_engine.vtes.table.legacy_traits import BLOOD_CURSED
from reference_engine.vtes.table.state import ATTACHED, InPlay, Table
from scenarios.wire_types.declarations import Choice, Pass
from scenarios.wire_types.vtes import events
from scenarios.wire_types.vtes.choices import Block, Take

CANNOT_DIABLERISE = Refusal(
    "vtes.legacy.trait.blood-cursed.cannot-diablerise", "a Blood Cursed vampire cannot commit diablerie"
)
NOT_IN_THE_GAME = Refusal("vtes.remove-from-game.not-retrievable", "the card has been removed from the game")
OUT_OF_REACH = Refusal(
    "vtes.diablerie.step4-sources-library-ash-heap-hand", "that card is not in your library, ash heap or hand"
)
NO_BLOCK_OF_BLOOD_HUNT = Refusal(
    "vtes.blood-hunt.not-an-action-no-block", "a blood hunt is not an action, so it cannot be blocked"
)


def may_diablerise(game: Table, vampire: InPlay) -> bool:
    """Return whether no trait bars a vampire from diablerie. V5 'Blood Cursed'."""
    if legacy_traits.has(vampire, BLOOD_CURSED):
        game.cite((CANNOT_DIABLERISE.rule,))
        return False
    return True


@procedure
class Diablerie(Frame, kw_only=True):
    """The steps of a diablerie, which nothing interrupts, and the referendum right after it. V5 'Diablerie'."""

    diablerist: CardId
    victim: CardId
    older: bool = False
    """True if the victim's capacity was larger."""
    red_list: bool = False
    """True if the victim is another Methuselah's Red List minion, so that trophies may be awarded."""

    @rule(
        "vtes.diablerie.step1-blood-moved",
        "vtes.diablerie.step1-excess-drains",
        "vtes.diablerie.steps-in-order-not-interruptible",
        "vtes.diablerie.effects-before-or-after",
        "vtes.diablerie.only-ready-vampires",
    )
    def drink(self, game: Table) -> None:
        victim, diablerist = game.cards[self.victim], game.cards[self.diablerist]
        if not may_diablerise(game, diablerist):
            self.finish()
            return
        self.red_list = legacy_traits.has(victim, legacy_traits.RED_LIST) and victim.controller != diablerist.controller
        game.cite(("vtes.crypt.older-means-larger-capacity", "vtes.crypt.younger-means-smaller-capacity"))
        self.older = game.capacity(victim) > game.capacity(diablerist)
        game.emit(events.Diablerised(self.victim, self.diablerist), "vtes.diablerie.definition")
        game.move_blood(victim.counters, victim, diablerist)

    @asks("vtes.diablerie.step2-may-take-equipment")
    def offer_equipment(self, game: Table) -> Decision | None:
        victim = game.cards[self.victim]
        equipment: list[Choice] = [
            Take(card.id)
            for card in game.attached_to(victim)
            if "equipment" in card.facts.types and not declaring.too_many(game, self.diablerist, [card.card])
        ]
        if not equipment:
            return None
        return Decision(game.cards[self.diablerist].controller, "take-equipment", [Pass(), *equipment])

    @rule("vtes.diablerie.step2-may-take-equipment")
    def take_equipment(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, Take):
            game.attach(game.cards[choice.card], game.cards[self.diablerist])
            self.goto(Diablerie.offer_equipment)

    @rule("vtes.diablerie.step3-victim-burned")
    def burn_victim(self, game: Table) -> None:
        victim = game.cards[self.victim]
        if victim.attached:
            game.cite(("vtes.diablerie.step3-attachments-burned",))
        game.burn(victim)

    @asks(
        "vtes.diablerie.step4-older-victim-grants-discipline",
        "vtes.diablerie.step4-sources-library-ash-heap-hand",
        "vtes.remove-from-game.not-retrievable",
    )
    def offer_discipline(self, game: Table) -> Decision | None:
        if not self.older:
            return None
        diablerist = game.cards[self.diablerist]
        owner = game.seats[diablerist.controller]
        everything = owner.hand + owner.ash_heap + owner.library + owner.unordered_library
        fitting: list[Choice] = [
            Take(card_=card) for card in dict.fromkeys(everything) if can_grow(game, diablerist, card)
        ]
        return Decision(diablerist.controller, "take-discipline", [Pass(), *fitting]) if fitting else None

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if self.pc != self.PLACE["offer_discipline"] or game.stack[-1] is not self or not isinstance(choice, Take):
            return None
        controller = game.cards[self.diablerist].controller
        if seat != controller:
            return None  # other players must not learn the layout
        owner = game.seats[controller]
        if choice.card_ in owner.removed:
            return NOT_IN_THE_GAME
        within_reach = owner.hand + owner.ash_heap + owner.library + owner.unordered_library
        return None if choice.card_ in within_reach else OUT_OF_REACH

    @rule(
        "vtes.diablerie.step4-older-victim-grants-discipline",
        "vtes.diablerie.step4-shuffle-or-redraw",
        "vtes.diablerie.step4-no-blood-for-new-capacity",
        "vtes.wording.search.shuffle-afterwards",
    )
    def take_discipline(self, game: Table, choice: Choice) -> None:
        diablerist = game.cards[self.diablerist]
        seat = diablerist.controller
        owner = game.seats[seat]
        if not isinstance(choice, Take):
            return
        parts = ("ash_heap", "hand", "library", "unordered_library")
        source = next(part for part in parts if choice.card_ in getattr(owner, part))
        setattr(owner, source, without(getattr(owner, source), choice.card_))
        game.put_in_play(choice.card_, seat, seat, ATTACHED, diablerist.id)
        if "library" in source:
            piles.shuffle(game, seat, "library")
        game.call(RefillHand(seat=seat))

    @rule()
    def award_trophies(self, game: Table) -> None:
        if self.red_list:
            game.cite(
                (
                    "vtes.diablerie.step5-red-list-trophies",
                    "vtes.legacy.trait.red-list.trophies-before-blood-hunt",
                    "vtes.legacy.trait.red-list.trophy-for-burning-by-directed-action",
                )
            )
            game.award_trophies(self.diablerist)

    @rule("vtes.blood-hunt.referendum-automatic", "vtes.blood-hunt.referendum-immediate", "vtes.politics.occasions")
    def call_blood_hunt(self, game: Table) -> None:
        game.call(BloodHunt(diablerist=self.diablerist, seat=game.active))

    STEPS = (
        drink, offer_equipment, take_equipment, burn_victim, offer_discipline, take_discipline,
        award_trophies, call_blood_hunt,
    )  # fmt: skip


def can_grow(game: Table, vampire: InPlay, card: Card) -> bool:
    """Return whether a card is a Discipline card that the vampire can receive."""
    printed = facts()[card]
    return "discipline" in printed.subtypes and game.discipline(vampire, DISCIPLINE_CARDS[printed.name]) < 2


@procedure
class BloodHunt(Referendum, kw_only=True):
    """A referendum that, if it passes, burns the diablerist. V5 'The Blood Hunt'."""

    diablerist: CardId = NO_CARD

    KIND = "blood hunt"

    @rule("vtes.referendum.three-steps", "vtes.blood-hunt.otherwise-normal-referendum")
    def call_it(self, game: Table) -> None:
        super().call_it(game)
        self.cast += (Cast(NOBODY, "against", modifiers.everywhere(game, "votes against a blood hunt")),)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        return NO_BLOCK_OF_BLOOD_HUNT if isinstance(choice, Block) else super().refusal(game, seat, choice)

    @rule(
        "vtes.blood-hunt.not-an-action-no-block",
        "vtes.blood-hunt.otherwise-normal-referendum",
        "vtes.blood-hunt.passed-burns-diablerist",
    )
    def enact(self, game: Table) -> None:
        if self.passes_vote() and self.diablerist in game.cards:
            game.burn(game.cards[self.diablerist])

    STEPS = Referendum.STEPS
