"""Frenzy of a player whose Pool has no Blood. Rulebook, 'Frenzy'."""

from __future__ import annotations

from collections import Counter

from reference_engine.kernel import CHANCE, NOBODY, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vendetta.card_dsl import in_force
from reference_engine.vendetta.card_dsl.language import TEXTS
from reference_engine.vendetta.frenzy.draining import Draining
from reference_engine.vendetta.table.card_facts import name_of
from reference_engine.vendetta.table.pieces import NOWHERE
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.vendetta import events
from scenarios.wire_types.vendetta.choices import Draw, Use


@procedure
class Frenzy(Frame, kw_only=True):
    """The Frenzy of a player whose Pool is empty. Rulebook, 'Frenzy'."""

    seat: Seat
    causer: Seat = NOBODY
    """Player whose effect caused it. NOBODY if a choice of the player emptied the Pool, or a Drain gave no Blood."""
    location: int = NOWHERE
    """Location of the effect."""
    drained: str = ""
    """Card to be Drained."""

    @rule("vendetta.frenzy.trigger", "vendetta.overview.no-blood-means-frenzy", "vendetta.glossary.pool")
    def enter(self, game: Table) -> None:
        game.emit(events.FrenzyEntered(self.seat, self.causer))

    @rule("vendetta.frenzy.causer-gains-influence")
    def reward_causer(self, game: Table) -> None:
        causer = self.causer
        if causer in (NOBODY, self.seat) or game.seats[causer].out:
            return
        game.gain_influence(causer, 1)
        for text in in_force.allies(game, causer):
            game.gain_influence(causer, text.influence_for_frenzy, *text.rules)
            game.gain_blood(causer, text.blood_for_frenzy)
        if self.location != NOWHERE and game.places[self.location].card:
            text = TEXTS[game.places[self.location].card]
            game.gain_influence(causer, text.influence_for_frenzy, *text.rules)
        for location, _, text in list(in_force.texts(game, causer)):
            if location == self.location and self.seat in game.rivals(causer, location):
                game.gain_influence(causer, text.influence_for_frenzy, *text.rules)

    def _substitute(self, game: Table) -> str:
        """Return a face-up card here that can be turned face down instead, or an empty string."""
        if self.location != game.resolving:
            return ""
        for location, deployed, text in in_force.texts(game, self.seat):
            if location == self.location and text.replaces_frenzy_drain:
                return deployed.card
        return ""

    @asks("vendetta.conflicts-of-rules.card-over-rulebook")
    def offer_substitute(self, game: Table) -> Decision | None:
        card = self._substitute(game)
        if not card:
            return None
        return Decision(self.seat, "effect", [PASS, Use(name_of(card), game.foreign(card, self.seat))])

    @rule("vendetta.conflicts-of-rules.card-over-rulebook")
    def settle_substitute(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, Use):
            deployed = game.deployed(self.seat, self.location, self._substitute(game))
            assert deployed is not None
            game.turn_down(self.seat, self.location, deployed)
            game.gain_blood(self.seat, 1)
            self.finish()

    def _drainable(self, game: Table) -> Counter[str]:
        """Return the cards that can be Drained, with their numbers.

        If a card must be Drained first, it is the only one.
        """
        found = Counter(card for card in game.seats[self.seat].alliance if not TEXTS[card].cannot_be_drained)
        for card in found:
            if TEXTS[card].drained_first_in_frenzy:
                return Counter([card])
        return found

    @asks("vendetta.frenzy.random-drain", "vendetta.frenzy.drain-pool")
    def pick(self, game: Table) -> Decision | None:
        cards = self._drainable(game)
        if len(cards) < 2:
            return None
        names = sorted(cards)
        return Decision(CHANCE, "frenzy", [Draw(name) for name in names], [cards[name] for name in names])

    @rule("vendetta.frenzy.random-drain", "vendetta.frenzy.drain-pool")
    def picked(self, game: Table, choice: Draw) -> None:
        self.drained = choice.card

    @rule("vendetta.frenzy.random-drain")
    def drain(self, game: Table) -> None:
        cards = self._drainable(game)
        if not cards:
            game.lose_influence(self.seat, 1, "vendetta.frenzy.no-cards")
            game.gain_blood(self.seat, 1, "vendetta.frenzy.no-cards")
            return
        card = self.drained or next(iter(cards))
        if TEXTS[card].drained_first_in_frenzy:
            game.cite(TEXTS[card].rules)
        self.drained = ""
        game.cite(("vendetta.frenzy.drain-gives-blood", "vendetta.frenzy.vampire-drain-is-diablerie"))
        game.call(Draining(seat=self.seat, card=card))

    @rule("vendetta.frenzy.trigger")
    def again_if_still_empty(self, game: Table) -> None:
        if game.seats[self.seat].blood == 0 and game.edition.bloodless_drain != "once":
            if game.edition.bloodless_drain == "again-by-nobody":
                self.causer = NOBODY
            self.goto(Frenzy.enter)

    STEPS = (enter, reward_causer, offer_substitute, settle_substitute, pick, picked, drain, again_if_still_empty)
