"""Damage from any source. Rulebook, 'Damage', 'Aggravated Damage', 'Step 8' to 'Step 10'."""

from __future__ import annotations

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.card_dsl.current_attack import Fallen, current
from reference_engine.rivals.effects import abilities, triggers
from reference_engine.rivals.effects.targets import awaits_first_turn
from reference_engine.rivals.harm.blood_loss import lose_blood
from reference_engine.rivals.harm.defeat import fall
from reference_engine.rivals.table.card_facts import ATTRIBUTES, CITY, HUNTER, LIBRARY, MONSTERS, RANGED
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import Mitigate, PlayCard, Use

ARMOUR = {RANGED: "Physical"}
"""Attribute that reduces damage of a type, if it is not the one with the same name."""

ATTRIBUTE_RULES = {
    "Ranged": ("rivals.icons.attr.physical-lowers-ranged",),
    "Physical": ("rivals.icons.attr.physical-both-ways",),
    "Social": ("rivals.icons.attr.social",),
    "Mental": ("rivals.icons.attr.mental",),
}


def attribute(game: Table, card: InPlay, kind: str) -> int:
    """Return a character's attribute; 0 for a Mortal or for a type without an attribute."""
    if card.name in CITY or kind not in ATTRIBUTES:
        return 0
    game.cite(("rivals.monster.characteristics",))
    return int(getattr(game.printed(card), kind.lower()))


def protection(game: Table, card: InPlay, kind: str) -> int:
    """Return the reduction of damage of a type by a card's attributes. Rulebook, 'Normal Damage'."""
    if card.name in CITY:
        game.cite(("rivals.mortal.no-defences",))
        return 0
    game.cite(("rivals.attack.s9.matching-attribute-reduces", *ATTRIBUTE_RULES.get(kind, ())))
    return attribute(game, card, ARMOUR.get(kind, kind))


def unmitigated(game: Table, source: InPlay, target: InPlay, kind: str) -> int:
    """Return the damage of a type from a card's attribute, minus the target's attribute."""
    return max(attribute(game, source, kind) - protection(game, target, kind), 0)


SHIELD_ICON = (
    "rivals.reaction.shield-icon",
    "rivals.reaction.icons-count-anyway",
    "rivals.attack.s9.reaction-shields-own-only",
)


def shields(game: Table, card: InPlay) -> int:
    """Return a card's shields: its own, and those from the attack on it. Rulebook, 'Shield Icon'."""
    game.cite(("rivals.icons.shield.reduces-damage",))
    total, assault = in_force.bonus(game, "shield", card), current(game)
    if assault is not None:
        if assault.reaction and assault.reaction_up:
            game.cite(SHIELD_ICON)
            total += (LIBRARY[assault.reaction].shield or 0) if assault.reactor == card.id else 0
        if card.id == assault.target:
            total -= assault.fewer_shields
        if assault.party_shield and card in game.party(game.cards[assault.target]):
            total += assault.party_shield
        total += sum(shield.amount for shield in assault.shields if shield.character == card.id)
    return max(total, 0)


NO_REACTION = Refusal("rivals.action-damage.no-standard-reactions", "Reactions can only answer attacks")
TOO_LATE = Refusal(
    "rivals.attack.s6.no-more-after-passing", "only the player about to take damage can use abilities now"
)


def is_protected(game: Table, monster: InPlay, by: Seat) -> bool:
    """Return whether a player's effects cannot harm a Monster.

    Vampires cannot harm any Monster, and only the player who tagged a Monster can harm it.
    """
    game.cite(("rivals.tag.protected-from-others", "rivals.hunter-misc.vampires-cannot-harm-monsters"))
    return by != NOBODY and (game.seats[by].faction != HUNTER or monster.tagged not in (NOBODY, by))


def is_spared(game: Table, card: InPlay, by: Seat) -> bool:
    """Return whether a character's player has not taken a turn yet. Rulebook, 'First Round Rule'.

    Such a character is protected, unless it Blocks voluntarily.
    """
    game.cite(("rivals.first-round.no-damage",))
    return by != NOBODY and awaits_first_turn(game, by, card.controller)


@procedure
class TakeDamage(Frame, kw_only=True):
    """Damage that a character is about to take, with its reduction."""

    card: CardId
    amount: int
    type: str = ""
    by: Seat = NOBODY
    source: CardId = NO_CARD
    """The character that deals the damage."""
    aggravated: int = 0
    """Aggravated damage, in addition to `amount`."""
    superficial: bool = False
    pool: int = 0
    """Damage prevented; in the end, including the shields."""

    @rule(
        "rivals.attack.s9.matching-attribute-reduces",
        "rivals.damage.normal-default",
        "rivals.aggravated.ignores-attributes",
    )
    def look_at_defences(self, game: Table) -> None:
        card, assault = game.cards[self.card], current(game)
        if not self.type:
            game.cite(("rivals.damage.typeless",))
        if card.name in MONSTERS and is_protected(game, card, self.by):
            self.amount = self.aggravated = 0
        if is_spared(game, card, self.by) and (assault is None or assault.target != card.id):
            self.amount = self.aggravated = 0
        self.amount = max(self.amount - protection(game, card, self.type), 0)
        if assault is not None and assault.target == self.card:
            self.pool += assault.prevented

    def damage_left(self, game: Table) -> int:
        """Return the remaining damage, based on the current shields.

        Shields may still change while abilities are used.
        """
        return self.amount + self.aggravated - self.pool - shields(game, game.cards[self.card])

    @asks("rivals.attack.s9.other-mitigation", "rivals.activated.exception-damage-prevention")
    def offer_prevention(self, game: Table) -> Decision | None:
        card = game.cards[self.card]
        if card.controller == NOBODY or self.damage_left(game) <= 0:
            return None
        if game.phase == "end":
            game.cite(("rivals.end.only-mitigation-or-end-phase-abilities",))
        options = abilities.preventions(game, card)
        return Decision(card.controller, "prevention", [PASS, *options]) if options else None

    @rule("rivals.attack.s9.other-mitigation")
    def prevent(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, Use):
            self.goto(TakeDamage.offer_prevention)
            seat = game.cards[self.card].controller
            game.call(abilities.UseAbility(seat=seat, card=choice.card, ability=choice.ability, subject=self.card))

    @rule("rivals.damage.shields-reduce-all-types", "rivals.icons.shield.reduces-damage")
    def count_shields(self, game: Table) -> None:
        self.pool += shields(game, game.cards[self.card])

    @asks("rivals.attack.s9.mixed-types-defender-chooses")
    def divide(self, game: Table) -> Decision | None:
        """Let the player divide the reduction between Aggravated and other damage, if it makes a difference."""
        if not self.aggravated or not self.amount or not 0 < self.pool < self.amount + self.aggravated:
            return None
        least, most = max(self.pool - self.amount, 0), min(self.pool, self.aggravated)
        controller = game.cards[self.card].controller
        if controller == NOBODY or least == most:
            return None
        return Decision(controller, "mitigation", [Mitigate(share) for share in range(least, most + 1)])

    @rule("rivals.attack.s9.mixed-types-defender-chooses")
    def mitigate_aggravated(self, game: Table, choice: Mitigate) -> None:
        self.aggravated -= choice.aggravated
        self.pool -= choice.aggravated
        self.goto(TakeDamage.mitigate)

    @rule("rivals.damage.shields-reduce-all-types")
    def mitigate_first(self, game: Table) -> None:
        """Reduce Aggravated damage first if nobody has chosen."""
        off = min(self.pool, self.aggravated)
        self.aggravated -= off
        self.pool -= off

    @rule("rivals.damage.shields-reduce-all-types")
    def mitigate(self, game: Table) -> None:
        self.amount = max(self.amount - self.pool, 0)

    @rule(
        "rivals.attack.s10.remaining-is-final",
        "rivals.damage.same-rules-any-source",
        "rivals.aggravated.earlier-does-not-count",
        "rivals.aggravated.defeat-burns",
        "rivals.defeat.at-zero-blood",
    )
    def apply(self, game: Table) -> None:
        card, total = game.cards[self.card], self.amount + self.aggravated
        game.cite(("rivals.icons.blood.damage-removes-blood",))
        game.emit(events.DamageDealt(card.id, total, self.type))
        most = total
        if self.superficial:
            game.cite(("rivals.superficial.cannot-take-last-token", "rivals.superficial.aggravated"))
            most = min(total, game.blood(card) - 1)
        lost = min(most, game.blood(card))
        lose_blood(
            game,
            card,
            lost,
            "rivals.attack.s10.character-loses-blood",
            "rivals.icons.blood.damage-removes-blood",
            "rivals.ability.source",
        )
        assault = current(game)
        if assault is not None and assault.target == card.id:
            assault.taken += lost
        if lost:
            source = game.cards.get(self.source)
            if source is not None:
                triggers.happens(game, "deals_damage", source, card.id)
        if game.blood(card):
            return
        fall(game, Fallen(card.id, self.by, self.source, damaged=True, aggravated=self.aggravated > 0))

    STEPS = (
        look_at_defences, offer_prevention, prevent, count_shields, divide, mitigate_aggravated, mitigate_first,
        mitigate, apply,
    )  # fmt: skip

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, PlayCard) and current(game) is None:
            return NO_REACTION
        if not isinstance(choice, Use):
            return None
        return (
            abilities.refusal(game, seat, choice)
            if game.decision is not None and seat == game.decision.seat
            else TOO_LATE
        )
