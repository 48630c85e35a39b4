"""Play of an Action or Unhosted Action card, from hand to discard pile. Rulebook, 'Play or Place an Action Card'."""

from __future__ import annotations

from reference_engine.kernel import NO_CARD
from reference_engine.kernel.frames import procedure, rule
from reference_engine.rivals.attack.cards import discard_played
from reference_engine.rivals.card_dsl.language import Played, TextSource
from reference_engine.rivals.effects import triggers
from reference_engine.rivals.effects.effect import effect_of, has
from reference_engine.rivals.influence.scheme import Scheme
from reference_engine.rivals.table.card_facts import LIBRARY
from reference_engine.rivals.table.pieces import BESIDE
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.rivals import events


@procedure
class PlayLibraryCard(Played, kw_only=True):
    """The play of a card: exhaust, reveal, and carry out its text with targets, costs, and effects."""

    @rule(
        "rivals.action-card.exhaust-anywhere",
        "rivals.action-card.reveal-and-pay",
        "rivals.action-card.actor-is-player-of-card",
        "rivals.unhosted-card.reveal-and-pay",
        "rivals.action.acting-character",
        "rivals.animal.is-action-card",
        "rivals.animal.exhaust-pay-attach",
    )
    def reveal(self, game: Table) -> None:
        if self.actor != NO_CARD:
            triggers.exhaust(game, game.cards[self.actor])
        game.take_from_hand(self.seat, self.card)
        game.emit(events.CardPlayed(self.seat, self.card, self.actor))

    @rule("rivals.action-card.others-resolve-immediately", "rivals.ongoing.text-before-is-once")
    def resolve(self, game: Table) -> None:
        if "Scheme" in LIBRARY[self.card].types:
            self.finish()
            game.cite(("rivals.scheme.exhaust-unless-unhosted",))
            game.call(Scheme(seat=self.seat, card=self.card))
        elif has(self.card, "played"):
            game.call(effect_of(TextSource(self.card, self.seat, host=self.actor), "played"))

    @rule(
        "rivals.action-card.ongoing-stays",
        "rivals.action-card.non-ongoing-discarded",
        "rivals.unhosted-card.ongoing-stays",
        "rivals.unhosted-card.non-ongoing-discarded",
    )
    def put_away(self, game: Table) -> None:
        if "Ongoing" in LIBRARY[self.card].types:
            card = game.enter(self.card, self.seat, self.seat, BESIDE)
            game.emit(events.StaysInPlay(card.id), "rivals.ongoing.near-haven")
        elif not self.kept:
            discard_played(game, self.seat, self.card)
        actor = game.cards.get(self.actor)
        if actor is not None and "Relic" in LIBRARY[self.card].types:
            triggers.happens(game, "plays_relic", actor)

    STEPS = (reveal, resolve, put_away)
