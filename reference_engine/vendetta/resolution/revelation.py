"""Turning up face-down cards. Rulebook, 'Revelation'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vendetta.card_dsl import in_force
from reference_engine.vendetta.card_dsl.language import TEXTS
from reference_engine.vendetta.frenzy import blood
from reference_engine.vendetta.table.card_facts import name_of
from reference_engine.vendetta.table.pieces import Deployed
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.vendetta.choices import Answer


@procedure
class Revelation(Frame, kw_only=True):
    """Revelation of the face-down cards of players who stayed. Rulebook, 'Revelation'."""

    location: int
    left: tuple[str, ...] = ()
    """Cards that their players decided to leave face down."""

    def _priced(self, game: Table) -> tuple[Seat, Deployed, Seat, str, int] | None:
        """Return the next face-down card with a price for revealing it, or None.

        The result is the card's player, the card, the player who demands the price, that player's card, and the price.
        """
        for asker in game.at(self.location):
            for location, asking, text in in_force.texts(game, asker):
                if location == self.location and text.price_to_reveal:
                    for seat in game.rivals(asker, location):
                        for deployed in game.spot(seat, location).cards:
                            if deployed.face_down and deployed.card not in self.left:
                                return seat, deployed, asker, asking.card, text.price_to_reveal
        return None

    @rule("vendetta.revelation.passive-timing")
    def turn_up_askers(self, game: Table) -> None:
        if game.edition.one_step_ahead == "in-time":
            for seat in game.at(self.location):
                for deployed in game.spot(seat, self.location).cards:
                    if TEXTS[deployed.card].price_to_reveal:
                        game.turn_up(seat, self.location, deployed)

    @asks("vendetta.revelation.passive-timing", "vendetta.conflicts-of-rules.card-over-rulebook")
    def ask_price(self, game: Table) -> Decision | None:
        priced = self._priced(game)
        if priced is None:
            return None
        seat, deployed, _, asking, _ = priced
        owner, target = game.foreign(asking, seat), game.called(deployed.card, seat)
        return Decision(
            seat, "answer", [Answer(name_of(asking), option, owner, target) for option in ("reveal", "leave")]
        )

    @rule("vendetta.revelation.passive-timing", "vendetta.conflicts-of-rules.card-over-rulebook")
    def pay_price(self, game: Table, choice: Answer) -> None:
        priced = self._priced(game)
        assert priced is not None
        seat, deployed, asker, asking, price = priced
        if choice.option == "leave":
            self.left += (deployed.card,)
        else:
            game.turn_up(seat, self.location, deployed)
            blood.lose(game, seat, price, asker, self.location, asking)
        self.goto(Revelation.ask_price)

    @rule("vendetta.revelation.reveal-stayers", "vendetta.cards.passive.face-down-revealed-in-revelation")
    def reveal(self, game: Table) -> None:
        for seat in game.at(self.location):
            for deployed in game.spot(seat, self.location).cards:
                if deployed.card not in self.left:
                    game.turn_up(seat, self.location, deployed)

    STEPS = (turn_up_askers, ask_price, pay_price, reveal)
