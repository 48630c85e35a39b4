"""Effects in an attack. Rulebook, 'Attack Sequence', 'Reactions'."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import NOBODY
from reference_engine.kernel.decisions import Decision
from reference_engine.rivals.card_dsl.current_attack import Assault, Shield, current
from reference_engine.rivals.card_dsl.language import Amount, Effect, Part, Speaker, fixed
from reference_engine.rivals.cards.words.conditions import is_character, is_vampire
from reference_engine.rivals.effects import attaching
from reference_engine.rivals.harm import defeat
from reference_engine.rivals.harm.damage import TakeDamage
from reference_engine.rivals.harm.defeat import BurnCharacter
from reference_engine.rivals.table.card_facts import CITY, LIBRARY
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.rivals.choices import AttachFromHand, ChooseTarget, Discard


def attack(game: Table) -> Assault:
    """Return the current attack."""
    found = current(game)
    assert found is not None
    return found


class MoreDamage(Part):
    """Add damage to the target of this attack."""

    def __init__(self, amount: int | Amount) -> None:
        self.amount = fixed(amount)

    def possible(self, game: Table, speaker: Speaker) -> bool:
        game.cite(("rivals.activated.must-change-state", "rivals.activated.example.attack-bonus"))
        return current(game) is not None and self.amount(game, speaker) > 0

    def apply(self, game: Table, effect: Effect) -> None:
        attack(game).more_damage += self.amount(game, effect)


class AggravatedDamage(Part):
    """Add Aggravated damage of the attack's type to the target. Only the added damage is Aggravated."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def possible(self, game: Table, speaker: Speaker) -> bool:
        return current(game) is not None

    def apply(self, game: Table, effect: Effect) -> None:
        game.cite(("rivals.aggravated.keeps-attack-type", "rivals.damage.type-incremental-only"))
        attack(game).aggravated += self.amount


class BecomesSuperficial(Part):
    """Make all damage of the attack Superficial."""

    def apply(self, game: Table, effect: Effect) -> None:
        attack(game).superficial = True


class MoreShield(Part):
    """Give the text's character shields for this attack."""

    def __init__(self, amount: int | Amount) -> None:
        self.amount = fixed(amount)

    def possible(self, game: Table, speaker: Speaker) -> bool:
        return self.amount(game, speaker) > 0

    def apply(self, game: Table, effect: Effect) -> None:
        attack(game).shields += (Shield(effect.host, self.amount(game, effect)),)


class FewerShields(Part):
    """Take shields from the target for this attack."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def possible(self, game: Table, speaker: Speaker) -> bool:
        assault = current(game)
        return assault is not None and game.cards[assault.target].name not in CITY

    def apply(self, game: Table, effect: Effect) -> None:
        attack(game).fewer_shields += self.amount


class PartyShield(Part):
    """Give each party member shields for this attack."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, game: Table, effect: Effect) -> None:
        attack(game).party_shield += self.amount


class Prevent(Part):
    """Prevent damage that is about to be taken; in an attack, damage to its target before it is dealt."""

    def __init__(self, amount: int | Amount) -> None:
        self.amount = fixed(amount)

    def apply(self, game: Table, effect: Effect) -> None:
        amount, taken = self.amount(game, effect), game.within(TakeDamage)
        if taken is not None:
            taken.pool += amount
        else:
            attack(game).prevented += amount


def paid(game: Table, speaker: Speaker) -> int:
    """Amount paid for X."""
    return speaker.x if isinstance(speaker, Effect) else 0


class HitAnother(Part):
    """Deal damage to another member of the defending party. Nothing increases this damage."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def others(self, game: Table) -> list[Choice]:
        target = game.cards[attack(game).target]
        if target.name in CITY:
            game.cite(("rivals.mortal.own-party-each",))
            return []
        return [ChooseTarget(card.id) for card in game.party(target) if card is not target]

    def legal(self, game: Table, speaker: Speaker) -> bool:
        return bool(self.others(game))

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        return Decision(effect.seat, "target", self.others(game))

    def settle(self, game: Table, effect: Effect, choice: Any) -> None:
        attack(game).splash += (choice.target,)
        attack(game).splash_damage = self.amount


class MayBeAttached(Part):
    """Allow the played card to be attached to its target at the end of the attack, if there is room."""

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        assault = attack(game)
        return (
            Decision(effect.seat, "attach", [PASS, ChooseTarget(assault.target)]) if can_take(game, assault) else None
        )

    def settle(self, game: Table, effect: Effect, choice: Choice) -> None:
        if isinstance(choice, ChooseTarget):
            assault = attack(game)
            attaching.attach_card(game, effect.seat, assault.attack_card, game.cards[choice.target])
            assault.attack_card, assault.attack_up = "", False


class AttachAttackCard(Part):
    """Attach the Attack card of this attack to its target."""

    def legal(self, game: Table, speaker: Speaker) -> bool:
        assault = current(game)
        return assault is not None and can_take(game, assault)

    def apply(self, game: Table, effect: Effect) -> None:
        assault = attack(game)
        attaching.attach_card(game, effect.seat, assault.attack_card, game.cards[assault.target])
        assault.attack_card, assault.attack_up = "", False


def can_take(game: Table, assault: Assault) -> bool:
    """Return whether the target can bear the Attack card."""
    target = game.cards.get(assault.target)
    if not assault.attack_card or target is None or not is_character(target) or not target.is_active:
        return False
    return attaching.can_bear(game, target, assault.attack_card)


class BurnsItsAttacker(Part):
    """Burn the attacker when the attack ends."""

    def apply(self, game: Table, effect: Effect) -> None:
        attack(game).burns_attacker = True


class BurnAttacker(Part):
    """Burn the attacker, as announced, if it is still in play."""

    def apply(self, game: Table, effect: Effect) -> None:
        attacker = game.cards.get(attack(game).attacker)
        if attack(game).burns_attacker and attacker is not None:
            game.call(BurnCharacter(character=attacker.id, by=effect.seat))


class Calm(Part):
    """Keep the targeted Monster from attacking in the End Phase of this turn."""

    def apply(self, game: Table, effect: Effect) -> None:
        game.cards[attack(game).target].calmed = True


class Stake(Part):
    """Send a damaged vampire that was Wounded to torpor, then attach the card to it if there is room."""

    def apply(self, game: Table, effect: Effect) -> None:
        assault = attack(game)
        target = game.cards.get(assault.target)
        if target is None or not is_vampire(target) or not assault.was_wounded or not assault.taken:
            return
        if target.is_active:
            game.cite(("rivals.knockout.last-active-character",))  # not a defeat, so nobody is knocked out
            defeat.sink(game, target, effect.seat)
        if attaching.can_bear(game, target, assault.attack_card):
            attaching.attach_card(game, effect.seat, assault.attack_card, target)
            assault.attack_card, assault.attack_up = "", False


class MayAttachFromHand(Part):
    """Allow the player to attach a Library card from hand to the target, face down."""

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        target = game.cards[attack(game).target]
        if not is_character(target) or not game.has_room(target):
            return None
        hand = sorted({card for card in game.seats[effect.seat].hand if card in LIBRARY})
        return Decision(effect.seat, "attach-from-hand", [PASS, *map(AttachFromHand, hand)]) if hand else None

    def settle(self, game: Table, effect: Effect, choice: Choice) -> None:
        if isinstance(choice, AttachFromHand):
            game.take_from_hand(effect.seat, choice.card)
            attaching.attach_card(game, effect.seat, choice.card, game.cards[attack(game).target], face_down=True)


class LookAtHand(Part):
    """Look at the attacking player's hand, and discard a Social or Mental Attack card from it."""

    KINDS = ("Social", "Mental")

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        seat = attack(game).attackers_player
        if seat == NOBODY:
            return None
        found = {card for card in game.seats[seat].hand if card in LIBRARY and LIBRARY[card].attack_type in self.KINDS}
        return Decision(effect.seat, "look", [Discard((card,)) for card in sorted(found)] or [PASS])

    def settle(self, game: Table, effect: Effect, choice: Choice) -> None:
        if isinstance(choice, Discard):
            game.discard(attack(game).attackers_player, choice.cards)
