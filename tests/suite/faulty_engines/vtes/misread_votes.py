"""Faulty engines: answers and rulings on whose votes are whose, and on what is not to be repeated."""

from __future__ import annotations

from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.cards.words.actions.bleeds import Redirect
from reference_engine.vtes.cards.words.politics.polling import Silence, polling
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing.play_card import PlayCard
from scenarios.wire_types.vtes.choices import EDGE
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vtes.ways import play_also_in, ways_with


@wrong(
    "who is silenced takes the votes of its player's card along",
    breaks="vtes.faq.politics.card-vote-belongs-to-methuselah",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: Silence, game: Vtes, play: PlayCard) -> None:
        right(self, game, play)
        referendum, player = polling(game), game.cards[play.target].controller
        card = referendum.calling_card()
        referendum.cast = tuple(cast for cast in referendum.cast if cast.seat != player or cast.source_ != card)

    change.replace(Silence, "apply", apply)


@wrong("who is silenced takes the vote of the Edge along", breaks="vtes.faq.politics.edge-vote-belongs-to-methuselah")
def _(change: Changes) -> None:
    def apply(right: Right, self: Silence, game: Vtes, play: PlayCard) -> None:
        right(self, game, play)
        referendum, player = polling(game), game.cards[play.target].controller
        referendum.cast = tuple(cast for cast in referendum.cast if cast.seat != player or cast.source != EDGE)

    change.replace(Silence, "apply", apply)


@wrong("a bleed is redirected in the middle of an attempt", breaks="vtes.faq.bleed.redirect-only-after-declining-block")
def _(change: Changes) -> None:
    play_also_in(change, "block-attempt", *ways_with(Redirect))


@wrong(
    "the card of a bleed that was blocked may be played again",
    breaks="vtes.ruling.enchant-kindred.no-second-play-this-turn",
)
def _(change: Changes) -> None:
    def spend_limit(right: Right, self: Bleed, game: Vtes) -> None:
        if not self.card:
            right(self, game)

    def take_effect(right: Right, self: Bleed, game: Vtes) -> None:
        if self.card:
            for limit in self.limits():
                game.spend(game.cards[self.minion], limit)
        right(self, game)

    change.replace(Bleed, "spend_limit", spend_limit)
    change.replace(Bleed, "take_effect", take_effect)
