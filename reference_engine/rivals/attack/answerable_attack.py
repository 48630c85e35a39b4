"""Reactions to an attack, by a character or a Monster. Rulebook, 'Reactions'."""

from __future__ import annotations

from reference_engine.kernel import NO_CARD
from reference_engine.rivals.attack import cards
from reference_engine.rivals.card_dsl.current_attack import Assault
from reference_engine.rivals.card_dsl.language import TextSource
from reference_engine.rivals.effects.effect import effect_of, has
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import PlayCard


class Answered(Assault, kw_only=True):
    """An attack that can be answered with a Reaction."""

    amount: int = 0

    def put_reaction_down(self, game: Table, choice: Choice) -> None:
        """Place the target's Reaction face down."""
        if isinstance(choice, PlayCard):
            target = game.cards[self.target]
            cards.place(game, target, choice, cards.REACTION)
            self.reaction, self.reactor, self.reactors_player = choice.card, target.id, target.controller

    def turn_reaction_up(self, game: Table) -> None:
        """Reveal the Reaction, and discard it if it is illegal."""
        if not self.reaction:
            return
        reactor = game.cards[self.reactor]
        self.reaction_up = True
        game.emit(events.CardRevealed(reactor.id, self.reaction))
        if fault := cards.reaction_fault(game, self, reactor, self.reaction):
            self.discard_reaction(game, fault.rule, "rivals.attack.s5.illegal-reaction-discarded")

    def carry_out_reaction(self, game: Table) -> None:
        if self.reaction and has(self.reaction, "revealed"):
            game.cite(("rivals.reaction.no-icon-text-only",))
            source = TextSource(self.reaction, self.reactors_player, host=self.reactor)
            game.call(effect_of(source, "revealed"))

    def discard_reaction(self, game: Table, *rules: str) -> None:
        """Discard the Reaction if it is still there."""
        if self.reaction:
            card, self.reaction, self.reaction_up, self.reactor = self.reaction, "", False, NO_CARD
            cards.discard_played(
                game, self.reactors_player, card, *(rules or ("rivals.attack.s11.discard-played-cards",))
            )
