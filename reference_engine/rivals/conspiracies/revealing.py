"""Reveal of a Conspiracy. Rulebook, 'Conspiracies', 'Resolving'."""

from __future__ import annotations

from collections.abc import Iterator

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame, procedure, rule
from reference_engine.rivals.card_dsl.language import TEXTS, TextSource, all_legal, first_fault
from reference_engine.rivals.conspiracies.adding import conspiracies
from reference_engine.rivals.effects import triggers
from reference_engine.rivals.effects.effect import effect_of
from reference_engine.rivals.effects.requirements import clan_refusal
from reference_engine.rivals.table.card_facts import LIBRARY
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import Reveal

NOT_YOURS = Refusal("rivals.conspiracy.resolve.when-funded", "that is not one of your face-down Conspiracies")
TOO_LITTLE = Refusal("rivals.conspiracy.resolve.when-funded", "there is not enough Prestige on the Conspiracy")
NO_CLAN = Refusal(
    "rivals.action-card.face-down-reveal-needs-clan-and-discipline",
    "you control no active character of the Conspiracy's clan",
)
NOT_NOW = Refusal("rivals.conspiracy.resolve.not-during-action-or-event", "you cannot reveal a Conspiracy now")
NOT_IN_TURN = Refusal(
    "rivals.conspiracy.resolve.when-funded",
    "you can do this only in the turn of the player who controls the Conspiracy",
)
NO_TARGET = Refusal("rivals.conspiracy.resolve.needs-legal-target", "the Conspiracy would affect nobody")


def reveals(game: Table, seat: Seat) -> Iterator[Reveal]:
    """Yield the Conspiracies that a player may reveal between Actions."""
    for card in conspiracies(game, seat):
        choice = Reveal(card.id)
        if refusal(game, seat, choice) is None:
            yield choice


def refusal(game: Table, seat: Seat, choice: Reveal) -> Refusal | None:
    """Return the reason why a Conspiracy cannot be revealed, or None."""
    card = game.cards[choice.card]
    if card not in conspiracies(game, seat):
        return NOT_YOURS
    if sum(card.prestige) < LIBRARY[card.name].prestige_needed:
        return TOO_LITTLE
    if clan_refusal(game, seat, card.name) is not None:
        return NO_CLAN
    source = TextSource(card.name, seat, card.id)
    parts = TEXTS[card.name].parts["resolved"]
    return None if all_legal(parts, game, source) else first_fault(parts, game, source) or NO_TARGET


@procedure
class ResolveConspiracy(Frame, kw_only=True):
    """A Conspiracy is turned face up, takes effect, and is discarded."""

    card: CardId

    @rule("rivals.conspiracy.resolve.when-funded", "rivals.conspiracy.resolve.not-during-action-or-event")
    def turn_up(self, game: Table) -> None:
        card = game.cards[self.card]
        card.face_down = False
        game.conspiracies_resolved += 1
        game.emit(events.TurnedUp(card.controller, card.id))

    @rule("rivals.conspiracy.resolve.text-decides-affected")
    def resolve(self, game: Table) -> None:
        card = game.cards[self.card]
        game.call(effect_of(TextSource(card.name, card.controller, card.id), "resolved"))

    @rule("rivals.conspiracy.resolve.cleanup")
    def clean_up(self, game: Table) -> None:
        card = game.cards[self.card]
        triggers.happens(game, "conspiracy_resolved", card)
        game.leave(card)
        game.seats[card.owner].discard += (card.name,)
        game.emit(events.CardDiscarded(card.owner, card.name))

    STEPS = (turn_up, resolve, clean_up)
