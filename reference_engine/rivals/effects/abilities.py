"""Activated abilities. Rulebook, 'Activated Abilities', 'Character Abilities'."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from reference_engine.kernel import NO_CARD, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame, procedure, rule
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.card_dsl.current_attack import current
from reference_engine.rivals.card_dsl.current_conflict import conflict
from reference_engine.rivals.card_dsl.language import ATTACKER, PARTY, SCHEME, TEXTS, Ability, TextSource, can_all
from reference_engine.rivals.effects.effect import effect_of
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import Use

NOT_YOURS = Refusal("rivals.activated.format", "none of your cards has that ability")
USED = Refusal("rivals.activated.once-per-own-action-phase", "that ability has already been used this turn")
NOT_NOW = Refusal("rivals.activated.only-own-action-phase", "that ability cannot be used now")
NOT_SO = Refusal("rivals.activated.must-change-state", "you cannot pay for the ability, or it would change nothing")


def own(game: Table, seat: Seat) -> Iterator[tuple[TextSource, int, Ability]]:
    """Yield the abilities of a player's texts in force, with their sources and numbers."""
    for source in in_force.sources(game, "abilities", seat):
        for number, ability in enumerate(TEXTS[source.text].used):
            yield source, number, ability


def choice_of(game: Table, source: TextSource, ability: Ability) -> Use:
    """Return the choice that uses an ability."""
    if source.card != NO_CARD:
        return Use(source.card, ability.name)
    return Use(source.host, source.text)


def mark(source: TextSource, ability: Ability) -> str:
    """Return the name under which the use of an ability is recorded."""
    return ability.name or source.text


def was_used(game: Table, source: TextSource, ability: Ability) -> bool:
    """Return whether the ability has been used this turn. Rulebook: once during the player's own Action Phase."""
    bearer = game.cards[source.card] if source.card != NO_CARD else game.seats[source.seat]
    return mark(source, ability) in bearer.used


def fits(game: Table, source: TextSource, ability: Ability) -> bool:
    """Return whether the current window allows the ability.

    By default, that is the player's own Action Phase. Abilities of an attacker or its party need its attack, and Scheme
    abilities need the player's own Scheme.
    """
    game.cite((NOT_NOW.rule,))
    if ability.role == "":
        return game.active == source.seat and game.phase == "action"
    if ability.role == SCHEME:
        scheme = conflict(game)
        return scheme is not None and scheme.seat == source.seat
    assault = current(game)
    if assault is None or assault.attacker not in game.cards or source.host not in game.cards:
        return False
    attacker = game.cards[assault.attacker]
    game.cite(("rivals.attack.exhaust.mates-text-may-apply",))
    if ability.role == ATTACKER:
        return source.host == attacker.id
    assert ability.role == PARTY
    return game.cards[source.host] in game.party(attacker)


def uses(game: Table, seat: Seat) -> list[Use]:
    """Return the abilities that a player may use now, except damage prevention."""
    game.cite(
        (
            "rivals.activated.once-per-own-action-phase",
            "rivals.activated.each-copy-once",
            "rivals.activated.needs-legal-target",
            "rivals.activated.example.attack-bonus",
            "rivals.activated.cost.non-exhaust-on-exhausted-card",
        )
    )
    return [
        choice_of(game, source, ability)
        for source, _, ability in own(game, seat)
        if not ability.prevents
        and not was_used(game, source, ability)
        and fits(game, source, ability)
        and ability.when(game, source)
        and can_all(ability.parts, game, source)
    ]


def preventions(game: Table, damaged: InPlay) -> list[Use]:
    """Return the damage prevention available to the player of a card about to take damage, in any player's turn."""
    game.cite(
        (
            "rivals.activated.cost.discard-by-acting-player",
            "rivals.cost.no-double-use",
            "rivals.cost.example.discard-not-shared",
            "rivals.activated.exception-damage-prevention",
        )
    )
    return [
        choice_of(game, source, ability)
        for source, _, ability in own(game, damaged.controller)
        if ability.prevents
        and not was_used(game, source, ability)
        and ability.of(game, source, damaged)
        and ability.when(game, source)
        and can_all(ability.parts, game, source)
    ]


def refusal(game: Table, seat: Seat, choice: Use) -> Refusal:
    """Return the reason why an ability cannot be used."""
    game.cite(("rivals.activated.example.attack-bonus", "rivals.activated.announce-and-pay"))
    for source, _, ability in own(game, seat):
        if choice_of(game, source, ability) == choice:
            if was_used(game, source, ability):
                return USED
            return NOT_SO if ability.prevents or fits(game, source, ability) else NOT_NOW
    return NOT_YOURS


@procedure
class UseAbility(Frame, kw_only=True):
    """The use of an ability: announce it, pay its costs, and carry out its effect."""

    seat: Seat
    card: CardId
    ability: str
    subject: CardId = NO_CARD

    @rule(
        "rivals.activated.announce-and-pay",
        "rivals.activated.format",
        "rivals.activated.many-different",
        "rivals.ongoing.cost-effect-template",
    )
    def announce(self, game: Table) -> None:
        choice = Use(self.card, self.ability)
        source, number, ability = next(
            found for found in own(game, self.seat) if choice_of(game, found[0], found[2]) == choice
        )
        bearer = game.cards[source.card] if source.card != NO_CARD else game.seats[self.seat]
        bearer.used += (mark(source, ability),)
        game.emit(events.AbilityUsed(self.seat, source.text))
        game.call(effect_of(replace(source, subject=self.subject), f"ability {number}"))

    STEPS = (announce,)


def forget_uses(game: Table) -> None:
    """Reset the used abilities and the effects that last for a turn."""
    game.lasting = ()
    for card in game.cards.values():
        card.used, card.calmed = (), False
    for player in game.seats:
        player.used = ()
