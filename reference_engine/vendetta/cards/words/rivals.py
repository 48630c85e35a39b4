"""Effects on Rivals and other opponents, including their decisions."""

from __future__ import annotations

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.vendetta.card_dsl.language import Effect, Part
from reference_engine.vendetta.cards.words.amounts import half_up
from reference_engine.vendetta.cards.words.choosing import AskEach
from reference_engine.vendetta.cards.words.power import printed_power
from reference_engine.vendetta.frenzy import blood
from reference_engine.vendetta.resolution.conflict import Conflict
from reference_engine.vendetta.table.pieces import Change, Deployed
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vendetta.choices import Use


class AbsentLoseInfluence(Part):
    """Make each opponent without a Deployed card here Lose 1 Influence. The player has at least this card here."""

    rules = ("vendetta.glossary.opponent", "vendetta.glossary.deployed")

    def apply(self, game: Table, effect: Effect) -> None:
        for seat in game.turn_order():
            if not game.spot(seat, effect.location).cards:
                game.lose_influence(seat, 1)


class SkipOrBlood(AskEach):
    """Make each Rival skip Preparation and Aftermath, or have 3 Blood Stolen."""

    def open_options(self, game: Table, effect: Effect, seat: Seat) -> list[str]:
        return ["skip", "blood"]

    def answered(self, game: Table, effect: Effect, seat: Seat, option: str) -> None:
        conflict = game.within(Conflict)
        assert conflict is not None
        if option == "blood":
            blood.steal(game, effect.seat, seat, 3, effect.location, effect.card)
        else:
            conflict.skipping += (seat,)


class BloodHereOrInfluence(AskEach):
    """Make each Rival move half of their Deployed Blood here to the player's Position, or Lose 1 Influence.

    The half is rounded up.
    """

    def open_options(self, game: Table, effect: Effect, seat: Seat) -> list[str]:
        blood = ["move-blood"] if game.spot(seat, effect.location).blood else []
        return blood + (["influence"] if game.seats[seat].influence else [])

    def answered(self, game: Table, effect: Effect, seat: Seat, option: str) -> None:
        if option == "influence":
            game.lose_influence(seat, 1)
        else:
            half = half_up(game.spot(seat, effect.location).blood)
            game.move_blood(seat, effect.location, half, effect.seat, effect.location)


class WinnerPays(AskEach):
    """Make the winner here give 1 Influence, or have 2 Blood Stolen."""

    def whom(self, game: Table, effect: Effect) -> tuple[Seat, ...]:
        conflict = game.within(Conflict)
        assert conflict is not None
        return () if conflict.winner in (NOBODY, effect.seat) else (conflict.winner,)

    def open_options(self, game: Table, effect: Effect, seat: Seat) -> list[str]:
        return ["blood", "influence"] if game.seats[seat].influence else ["blood"]

    def answered(self, game: Table, effect: Effect, seat: Seat, option: str) -> None:
        if option == "blood":
            blood.steal(game, effect.seat, seat, 2, effect.location, effect.card)
        else:
            game.give_influence(seat, effect.seat, 1)


class ChooseEnemyCard(Part):
    """Choose a Rival's face-up card here. The player is immune to it, and Gains Blood equal to its printed Power."""

    rules = ("vendetta.glossary.printed-power", "vendetta.glossary.rival")

    def _cards(self, game: Table, effect: Effect) -> list[tuple[Seat, Deployed]]:
        return [
            (seat, card)
            for seat in effect.others(game)
            for card in game.spot(seat, effect.location).cards
            if not card.face_down
        ]

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        cards = self._cards(game, effect)
        if len(cards) < 2:
            return None
        name, owner = effect.text.name, effect.owner(game)
        uses: list[Choice] = [
            Use(name, owner, target_seat=seat, cards=(game.called(card.card, seat),)) for seat, card in cards
        ]
        return Decision(effect.seat, "effect", uses)

    def settle(self, game: Table, effect: Effect, choice: Use) -> None:
        for seat, card in self._cards(game, effect):
            if seat == choice.target_seat and (game.called(card.card, seat),) == choice.cards:
                self.chosen(game, effect, card)

    def apply(self, game: Table, effect: Effect) -> None:
        for _, card in self._cards(game, effect):
            self.chosen(game, effect, card)

    def chosen(self, game: Table, effect: Effect, card: Deployed) -> None:
        game.changes = (*game.changes, Change("immune", card.card, effect.seat))
        game.gain_blood(effect.seat, printed_power(card))
