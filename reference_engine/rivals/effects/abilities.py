"""Abilities that are used for a cost. Rulebook, 'Activated Abilities', 'Character Abilities'."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from reference_engine.kernel import NO_CARD, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame, procedure, rule
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.card_dsl.assault import current
from reference_engine.rivals.card_dsl.conflict import conflict
from reference_engine.rivals.card_dsl.language import ATTACKER, PARTY, SCHEME, TEXTS, Ability, TextSource, can_all
from reference_engine.rivals.effects.effect import effect_of
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table
from scenarios.protocol.rivals import events
from scenarios.protocol.rivals.choices import Use

NOT_YOURS = Refusal("rivals.activated.format", "no card of yours has that ability")
USED = Refusal("rivals.activated.once-per-own-action-phase", "that ability has been used in this turn")
NOT_NOW = Refusal("rivals.activated.only-own-action-phase", "that ability cannot be used now")
NOT_SO = Refusal("rivals.activated.must-change-state", "its cost cannot be paid, or it would change nothing")


def own(game: Table, seat: Seat) -> Iterator[tuple[TextSource, int, Ability]]:
    """The abilities of a player's texts in force, with their sources and numbers."""
    for source in in_force.sources(game, "abilities", seat):
        for number, ability in enumerate(TEXTS[source.text].used):
            yield source, number, ability


def choice_of(game: Table, source: TextSource, ability: Ability) -> Use:
    """How the use of an ability is called."""
    if source.card != NO_CARD:
        return Use(source.card, ability.name)
    return Use(source.host, source.text)


def mark(source: TextSource, ability: Ability) -> str:
    """By which name it is remembered that an ability has been used."""
    return ability.name or source.text


def was_used(game: Table, source: TextSource, ability: Ability) -> bool:
    """Whether it has been used in the turn. Rulebook: once during one's own Action Phase."""
    bearer = game.cards[source.card] if source.card != NO_CARD else game.seats[source.seat]
    return mark(source, ability) in bearer.used


def fits(game: Table, source: TextSource, ability: Ability) -> bool:
    """Whether it is the time for it: one's own Action Phase; of an attacker or its party, only in the attack; or only
    in one's own Scheme."""
    game.cite((NOT_NOW.rule,))
    if ability.role == "":
        return game.active == source.seat and game.phase == "action"
    if ability.role == SCHEME:
        asked = conflict(game)
        return asked is not None and asked.seat == source.seat
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
    """What a player may use now, damage prevention aside."""
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
    """What the player of a card that is about to take damage may use against it, in whoever's turn."""
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
    """Why an ability cannot be used that is not among those."""
    game.cite(("rivals.activated.example.attack-bonus", "rivals.activated.announce-and-pay"))
    for source, _, ability in own(game, seat):
        if choice_of(game, source, ability) == choice:
            if was_used(game, source, ability):
                return USED
            return NOT_SO if ability.prevents or fits(game, source, ability) else NOT_NOW
    return NOT_YOURS


@procedure
class UseAbility(Frame, kw_only=True):
    """An ability is announced, its costs are paid, it takes effect."""

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
    """A turn begins: every ability can be used again, and nothing lasts from the last one."""
    game.lasting = ()
    for card in game.cards.values():
        card.used, card.calmed = (), False
    for player in game.seats:
        player.used = ()
