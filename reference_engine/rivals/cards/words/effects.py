"""Effects on players and on cards in play."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from reference_engine.kernel import NO_CARD, NOBODY, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.card_dsl.current_attack import current
from reference_engine.rivals.card_dsl.language import (
    Amount,
    Condition,
    Effect,
    Part,
    Played,
    Relation,
    Speaker,
    fixed,
)
from reference_engine.rivals.cards.words.conditions import any_character
from reference_engine.rivals.conspiracies.placing import add_from_general_supply
from reference_engine.rivals.effects import attaching, payment, targets, triggers
from reference_engine.rivals.ending import winning
from reference_engine.rivals.harm import defeat
from reference_engine.rivals.harm.damage import TakeDamage, is_protected
from reference_engine.rivals.table.card_facts import CITY, MONSTERS
from reference_engine.rivals.table.pieces import BESIDE, InPlay
from reference_engine.rivals.table.state import Table
from reference_engine.rivals.turn.action_phase import DrawCards
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import ChooseTarget, Discard

Whom = Callable[[Table, Speaker], InPlay | None]
"""Selector of the card that an effect is about."""


def host(game: Table, speaker: Speaker) -> InPlay | None:
    """Return the text's character: itself, the bearer, or the acting character."""
    return game.cards.get(speaker.host)


def chosen(game: Table, speaker: Speaker) -> InPlay | None:
    """Return the last card chosen in the effect."""
    return game.cards.get(speaker.chosen[-1]) if isinstance(speaker, Effect) and speaker.chosen else None


def target(game: Table, speaker: Speaker) -> InPlay | None:
    """Return the target of the current attack."""
    assault = current(game)
    return None if assault is None else game.cards.get(assault.target)


def attacker(game: Table, speaker: Speaker) -> InPlay | None:
    assault = current(game)
    return None if assault is None else game.cards.get(assault.attacker)


def subject(game: Table, speaker: Speaker) -> InPlay | None:
    """Return the card that triggered the effect."""
    return game.cards.get(speaker.subject)


def other(game: Table, speaker: Speaker) -> InPlay | None:
    """Return the second card of the trigger."""
    return game.cards.get(speaker.other)


NO_FOE = Refusal("rivals.terms.foe", "the foe must be another player")
TOO_DEAR = Refusal(
    "rivals.prestige-on.interaction-kinds", "you can only pay with your supply and your Prestige on the target"
)


class Choose(Part):
    """Choose a target that the text allows."""

    def __init__(
        self, relation: Relation = any_character, torpor: bool = False, harming: bool = False, price: int = 0
    ) -> None:
        """Set the conditions. `price`: Prestige to pay, possibly with Prestige on the target."""
        self.relation, self.torpor, self.harming, self.price = relation, torpor, harming, price

    def found(self, game: Table, speaker: Speaker) -> Iterator[InPlay]:
        found = targets.targets(game, speaker, self.relation, self.torpor, self.harming)
        if not self.price:
            return found
        return (card for card in found if payment.ways(game, speaker.seat, self.price, card))

    def legal(self, game: Table, speaker: Speaker) -> bool:
        return any(self.found(game, speaker))

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        found = [ChooseTarget(card.id) for card in self.found(game, effect)]
        return Decision(effect.seat, "target", list[Choice](found)) if found else None

    def settle(self, game: Table, effect: Effect, choice: ChooseTarget) -> None:
        effect.chosen += (choice.target,)
        game.emit(events.TargetChosen(effect.text, choice.target), "rivals.terms.target.you-choose")

    def refusal(self, game: Table, effect: Effect, choice: Choice) -> Refusal | None:
        if not isinstance(choice, ChooseTarget) or choice.target not in game.cards:
            return None
        target = game.cards[choice.target]
        if target in targets.targets(game, effect, self.relation, self.torpor, self.harming):
            return TOO_DEAR
        return targets.refusal(game, effect, target, self.torpor, self.harming)


class ChooseBearer(Choose):
    """Choose a target that can bear the text's card."""

    def found(self, game: Table, speaker: Speaker) -> Iterator[InPlay]:
        found = super().found(game, speaker)
        return (card for card in found if attaching.can_bear(game, card, speaker.text))

    def refusal(self, game: Table, effect: Effect, choice: Choice) -> Refusal | None:
        if not isinstance(choice, ChooseTarget) or choice.target not in game.cards:
            return None
        target = game.cards[choice.target]
        if target in super().found(game, effect):
            return attaching.bearer_refusal(game, target, effect.text)
        return super().refusal(game, effect, choice)


class ChoosePlayer(Part):
    """Choose a target player, possibly oneself."""

    def players(self, game: Table, speaker: Speaker) -> list[Seat]:
        return targets.players(game, speaker.seat)

    def legal(self, game: Table, speaker: Speaker) -> bool:
        return bool(self.players(game, speaker))

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        found: list[Choice] = [ChooseTarget(target_seat=seat) for seat in self.players(game, effect)]
        return Decision(effect.seat, "target", found) if found else None

    def settle(self, game: Table, effect: Effect, choice: ChooseTarget) -> None:
        effect.chosen_seats += (choice.target_seat,)

    def refusal(self, game: Table, effect: Effect, choice: Choice) -> Refusal | None:
        if not isinstance(choice, ChooseTarget) or choice.target_seat == NOBODY:
            return None
        return targets.too_early(game, effect.seat, choice.target_seat)


class ChooseFoe(ChoosePlayer):
    """Choose a foe as the target player."""

    def players(self, game: Table, speaker: Speaker) -> list[Seat]:
        return targets.foes(game, speaker.seat)

    def refusal(self, game: Table, effect: Effect, choice: Choice) -> Refusal | None:
        if isinstance(choice, ChooseTarget) and choice.target_seat == effect.seat:
            return NO_FOE
        return super().refusal(game, effect, choice)


def foes_at_table(game: Table, speaker: Speaker) -> bool:
    """Return whether there is a foe to choose."""
    return ChooseFoe().legal(game, speaker)


class Needs(Part):
    """Condition without which the card cannot be played."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def legal(self, game: Table, speaker: Speaker) -> bool:
        return self.condition(game, speaker)


class OthersPlayerLosesAgenda(Part):
    """The controller of the second card of the trigger loses Agenda."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, game: Table, effect: Effect) -> None:
        card = other(game, effect)
        if card is not None and card.controller != NOBODY:
            game.lose_agenda(card.controller, self.amount)


class DrawCard(Part):
    """Draw cards, each from either deck."""

    def __init__(self, number: int | Amount = 1) -> None:
        self.number = fixed(number)

    def apply(self, game: Table, effect: Effect) -> None:
        game.call(DrawCards(seat=effect.seat, left=self.number(game, effect)))


class GainPrestige(Part):
    """Gain Prestige from the player's general supply."""

    def __init__(self, amount: int | Amount) -> None:
        self.amount = fixed(amount)

    def apply(self, game: Table, effect: Effect) -> None:
        game.gain_prestige(effect.seat, self.amount(game, effect))


class StealPrestige(Part):
    """Steal Prestige from the personal supply of the defending player, who may be able to discard cards instead."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def victim(self, game: Table, effect: Effect) -> Seat:
        game.cite(("rivals.terms.foe",))
        defender = target(game, effect)
        return NOBODY if defender is None else defender.controller

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        seat = self.victim(game, effect)
        if not any(source.seat == seat for source in in_force.sources(game, "lessens_losses")):
            return None
        hand = sorted(set(game.seats[seat].hand)) if effect.x < self.amount else []
        return Decision(seat, "discard", [PASS, *(Discard((card,)) for card in hand)]) if hand else None

    def settle(self, game: Table, effect: Effect, choice: Choice) -> None:
        if isinstance(choice, Discard):
            game.discard(self.victim(game, effect), choice.cards)
            effect.x += 1
            effect.repeat()
        else:
            self.apply(game, effect)

    def apply(self, game: Table, effect: Effect) -> None:
        seat, amount = self.victim(game, effect), self.amount - effect.x
        if seat != NOBODY and amount:
            game.steal_prestige(effect.seat, seat, amount)
            winning.look_at_supply(game, seat, effect.seat)


STEALING = (
    "rivals.blood.stealing",
    "rivals.blood.stolen-goes-on-thief",
    "rivals.blood.stolen-not-swapped",
    "rivals.blood.loss-not-preventable",
    "rivals.blood.loss-own-colour-first",
)


class StealBlood(Part):
    """Steal Blood for the text's character from the card that triggered the text. No player causes the loss."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, game: Table, effect: Effect) -> None:
        thief, victim = host(game, effect), subject(game, effect)
        if thief is not None and victim is not None:
            thief.done = True
            game.steal_blood(thief, victim, self.amount, *STEALING)
            defeat.defeat_without_blood(game, victim, NOBODY)


class PrestigeOn(Part):
    """Put Prestige from the player's general supply on a card."""

    def __init__(self, amount: int, whom: Whom = chosen) -> None:
        self.amount, self.whom = amount, whom

    def apply(self, game: Table, effect: Effect) -> None:
        card = self.whom(game, effect)
        if card is not None and card.name not in CITY:
            game.place_prestige(card, effect.seat, self.amount)


class NoInfluence(Part):
    """Put a 'No Influence' token on a character."""

    def __init__(self, whom: Whom = chosen) -> None:
        self.whom = whom

    def apply(self, game: Table, effect: Effect) -> None:
        card = self.whom(game, effect)
        if card is not None and card.name not in CITY and not card.no_influence:
            card.no_influence = True
            game.emit(events.TokenPlaced(card.id, "no-influence"), "rivals.no-influence.placed-by-effects")


class EarnAgenda(Part):
    """Earn Agenda for the player."""

    def __init__(self, amount: int | Amount) -> None:
        self.amount = fixed(amount)

    def possible(self, game: Table, speaker: Speaker) -> bool:
        return self.amount(game, speaker) > 0

    def apply(self, game: Table, effect: Effect) -> None:
        game.earn(effect.seat, self.amount(game, effect))


class LoseAgenda(Part):
    """The chosen player loses Agenda."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, game: Table, effect: Effect) -> None:
        for seat in effect.chosen_seats[-1:]:
            game.lose_agenda(seat, self.amount)


NO_ATTACK = (
    "rivals.action-damage.not-an-attack",
    "rivals.action-damage.no-actor-attribute",
    "rivals.action-damage.no-standard-reactions",
    "rivals.action-damage.reduced-like-attack-damage",
    "rivals.icons.damage.upper-left-adds-attribute",
)


class Hurt(Part):
    """Deal damage, with or without a type, outside an attack. Rulebook, 'Actions That Deal Damage'."""

    def __init__(
        self,
        amount: int | Amount,
        kind: str = "",
        aggravated: bool = False,
        superficial: bool = False,
        whom: Whom = chosen,
    ) -> None:
        self.amount, self.kind, self.aggravated = fixed(amount), kind, aggravated
        self.superficial, self.whom = superficial, whom

    def apply(self, game: Table, effect: Effect) -> None:
        card = self.whom(game, effect)
        if card is None:
            return
        amount = self.amount(game, effect)
        game.cite(("rivals.damage.non-attack-type-from-card", *NO_ATTACK))
        game.call(
            TakeDamage(
                card=card.id,
                amount=0 if self.aggravated else amount,
                aggravated=amount if self.aggravated else 0,
                type=self.kind,
                by=effect.seat,
                source=effect.host if effect.host in game.cards else NO_CARD,
                superficial=self.superficial,
            )
        )


class LoseBlood(Part):
    """Remove Blood without damage. Foes cannot take Blood from a tagged Monster this way either."""

    def __init__(self, amount: int, whom: Whom) -> None:
        self.amount, self.whom = amount, whom

    def apply(self, game: Table, effect: Effect) -> None:
        card = self.whom(game, effect)
        if card is not None and not (card.name in MONSTERS and is_protected(game, card, effect.seat)):
            game.cite(("rivals.attachment-ability.controller-of-effects",))
            defeat.drain(game, card, self.amount, effect.seat)


class MendBlood(Part):
    """Mend Blood from the general supply."""

    def __init__(self, amount: int, whom: Whom) -> None:
        self.amount, self.whom = amount, whom

    def apply(self, game: Table, effect: Effect) -> None:
        card = self.whom(game, effect)
        if card is not None and card.name not in CITY:
            game.mend(card, self.amount)


class AttachTo(Part):
    """Attach the played card to its target."""

    def __init__(self, whom: Whom = chosen) -> None:
        self.whom = whom

    def legal(self, game: Table, speaker: Speaker) -> bool:
        bearer = None if self.whom is chosen else self.whom(game, speaker)
        return bearer is None or attaching.can_bear(game, bearer, speaker.text)

    def apply(self, game: Table, effect: Effect) -> None:
        bearer = self.whom(game, effect)
        if bearer is not None and attaching.can_bear(game, bearer, effect.text):
            if (played := game.within(Played)) is not None:
                played.kept = True
                game.cite(("rivals.attach.action-card-to-actor", "rivals.attach.unhosted-to-active-character"))
            attaching.attach_card(game, effect.seat, effect.text, bearer)


class PrestigeOnFaceDown(Part):
    """Put 1 Prestige from the player's general supply on each of the player's face-down cards."""

    def apply(self, game: Table, effect: Effect) -> None:
        for card in game.cards.values():
            if card.face_down and card.place == BESIDE and card.controller == effect.seat:
                add_from_general_supply(game, effect.seat, card, effect.seat, 1)


class GainAction(Part):
    """Gain an Action for the turn, or one that pays only for Unhosted Actions."""

    def __init__(self, unhosted: bool = False) -> None:
        self.unhosted = unhosted

    def apply(self, game: Table, effect: Effect) -> None:
        if self.unhosted:
            game.unhosted_actions += 1
        else:
            game.actions += 1
        game.emit(events.ActionGained(effect.seat, self.unhosted), "rivals.action.gained-expire")


class BurnThis(Part):
    """Burn the text's card if it is in play."""

    def apply(self, game: Table, effect: Effect) -> None:
        if effect.card in game.cards:
            game.burn(game.cards[effect.card])


class Exhaust(Part):
    """Exhaust a card."""

    def __init__(self, whom: Whom = chosen) -> None:
        self.whom = whom

    def apply(self, game: Table, effect: Effect) -> None:
        card = self.whom(game, effect)
        if card is not None and not card.exhausted:
            triggers.exhaust(game, card)


class Ready(Part):
    """Ready a card."""

    def __init__(self, whom: Whom = chosen) -> None:
        self.whom = whom

    def apply(self, game: Table, effect: Effect) -> None:
        card = self.whom(game, effect)
        if card is not None:
            game.ready(card)
