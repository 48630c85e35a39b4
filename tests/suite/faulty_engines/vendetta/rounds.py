"""Faulty engines of Vendetta: the phases before the Resolution."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.vendetta.card_dsl.language import TEXTS
from reference_engine.vendetta.effects.effect import CardEffect
from reference_engine.vendetta.planning import playing
from reference_engine.vendetta.planning.playing import Playing
from reference_engine.vendetta.planning.turns import PlanningTurn
from reference_engine.vendetta.resolution import power
from reference_engine.vendetta.rounds.feed import Feed
from reference_engine.vendetta.rounds.hand_building import HandBuilding
from reference_engine.vendetta.rounds.location_setup import LocationSetup
from reference_engine.vendetta.table.card_facts import ALLIES, VICTIM
from reference_engine.vendetta.table.pieces import Deployed
from reference_engine.vendetta.table.state import Table
from reference_engine.vendetta.wire import observation
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.vendetta.choices import Keep
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vendetta.setup import renumber, renumber_for

# Feed, Location setup, Hand building.


@wrong("Drained cards still feed", breaks="vendetta.feed.drained-cards-do-not-feed")
def _(change: Changes) -> None:
    def collect(right: Right, self: Feed, game: Table) -> None:
        right(self, game)
        for seat in game.turn_order():
            game.gain_blood(seat, sum(ALLIES[card].feed for card in game.seats[seat].drained))

    change.replace(Feed, "collect", collect)


@wrong("Victims do not feed", breaks="vendetta.feed.allies-and-victims-both-feed")
def _(change: Changes) -> None:
    def collect(right: Right, self: Feed, game: Table) -> None:
        for seat in game.turn_order():
            game.gain_blood(seat, sum(ALLIES[card].feed for card in game.seats[seat].alliance if card != VICTIM))

    change.replace(Feed, "collect", collect)


@wrong("Allies come to the Locations in the first round only", breaks="vendetta.location-setup.every-round")
def _(change: Changes) -> None:
    def draw(right: Right, self: LocationSetup, game: Table) -> Decision | None:
        if game.round == 1:
            return right(self, game)  # type: ignore[no-any-return]
        self.location = len(game.places)
        self.finish()
        return None

    def place(right: Right, self: LocationSetup, game: Table) -> None:
        if game.round == 1:
            right(self, game)

    change.replace(LocationSetup, "draw", draw)
    change.replace(LocationSetup, "place", place)


def unkept(self: HandBuilding, choice: Keep, right: Right, game: Table) -> tuple[Seat, tuple[str, ...]]:
    """Keep a card in the right way, and return the player and the cards that went under the deck."""
    seat = self.order[self.at]
    before = len(game.seats[seat].clan_deck_bottom)
    right(self, game, choice)
    player = game.seats[seat]
    under = player.clan_deck_bottom[before:]
    player.clan_deck_bottom = player.clan_deck_bottom[:before]
    return seat, under


@wrong("everybody sees what is drawn", breaks="vendetta.hand-building.draw-two-keep-one")
def _(change: Changes) -> None:
    change.replace(observation, "looking_at", lambda right, game, seat, visible: right(game, seat, True))


@wrong("both drawn cards are kept", breaks="vendetta.hand-building.draw-two-keep-one")
def _(change: Changes) -> None:
    def keep(right: Right, self: HandBuilding, game: Table, choice: Keep) -> None:
        seat, under = unkept(self, choice, right, game)
        game.seats[seat].hand += under

    change.replace(HandBuilding, "keep", keep)


@wrong("the card that is not kept is lost", breaks="vendetta.hand-building.other-to-bottom")
def _(change: Changes) -> None:
    def keep(right: Right, self: HandBuilding, game: Table, choice: Keep) -> None:
        unkept(self, choice, right, game)

    change.replace(HandBuilding, "keep", keep)


@wrong("the card that is not kept goes back on top", breaks="vendetta.hand-building.other-to-bottom")
def _(change: Changes) -> None:
    def keep(right: Right, self: HandBuilding, game: Table, choice: Keep) -> None:
        seat, under = unkept(self, choice, right, game)
        game.seats[seat].clan_deck = under + game.seats[seat].clan_deck

    change.replace(HandBuilding, "keep", keep)


@wrong(
    "three players draw two cards in the first round too",
    breaks="vendetta.variant.three-players.first-round-draw-three-keep-two",
)
def _(change: Changes) -> None:
    renumber_for(3, change, drawn=(2, 2, 2), kept=(1, 1, 1))


@wrong("three players keep two cards in each round", breaks="vendetta.variant.three-players.later-rounds-draw-two")
def _(change: Changes) -> None:
    renumber_for(3, change, kept=(2, 2, 2))


@wrong(
    "three players begin with one card beside Hunt and Ready",
    breaks="vendetta.variant.three-players.starting-hand-four",
)
def _(change: Changes) -> None:
    renumber_for(3, change, kept=(1, 1, 1))


@wrong("of three players nobody has the other card back", breaks="vendetta.variant.three-players.otherwise-regular")
def _(change: Changes) -> None:
    def keep(right: Right, self: HandBuilding, game: Table, choice: Keep) -> None:
        if len(game.seats) == 3:
            unkept(self, choice, right, game)
        else:
            right(self, game, choice)

    change.replace(HandBuilding, "keep", keep)


def give_up(game: Table, seat: Seat, card: str) -> None:
    """Put a card of the hand under the Clan deck."""
    game.take_from_hand(seat, card)
    game.seats[seat].clan_deck_bottom += (card,)


@wrong("the first card that is kept takes the place of Hunt", breaks="vendetta.hand-building.first-round-hand")
def _(change: Changes) -> None:
    def keep(right: Right, self: HandBuilding, game: Table, choice: Keep) -> None:
        seat = self.order[self.at]
        right(self, game, choice)
        if game.round == 1 and (hunt := game.own_card(seat, "Hunt")) in game.seats[seat].hand:
            give_up(game, seat, hunt)

    change.replace(HandBuilding, "keep", keep)


@wrong("no hand has more than four cards", breaks="vendetta.hand-building.hand-size-by-round")
def _(change: Changes) -> None:
    def keep(right: Right, self: HandBuilding, game: Table, choice: Keep) -> None:
        seat = self.order[self.at]
        right(self, game, choice)
        for card in game.seats[seat].hand[4:]:
            give_up(game, seat, card)

    change.replace(HandBuilding, "keep", keep)


# Planning.


@wrong("the last card of a hand is played as well", breaks="vendetta.planning.one-card-left-in-hand")
def _(change: Changes) -> None:
    renumber_for(4, change, planning_turns=(3, 4, 5))


@wrong("no card does anything as it joins an Alliance", breaks="vendetta.cards.ally.special-ability")
def _(change: Changes) -> None:
    def begin(right: Right, self: CardEffect, game: Table) -> None:
        if self.timing == "acquired":
            self.finish()
        else:
            right(self, game)

    change.replace(CardEffect, "begin", begin)


@wrong("there are two Planning turns in every round", breaks="vendetta.planning.number-of-turns")
def _(change: Changes) -> None:
    renumber_for(4, change, planning_turns=(2, 2, 2))


@wrong("three players have as many Planning turns as four", breaks="vendetta.variant.three-players.planning-turns")
def _(change: Changes) -> None:
    renumber_for(3, change, planning_turns=(2, 3, 4))


@wrong("a Planning turn may be passed", breaks="vendetta.planning.must-play-one-card")
def _(change: Changes) -> None:
    def before_card(right: Right, self: PlanningTurn, game: Table) -> Decision:
        plays = playing.options(game, self.seat)
        return Decision(self.seat, "planning", [PASS, *plays, *self.at_any_point(game)])

    def settle(right: Right, self: PlanningTurn, game: Table, choice: Choice) -> None:
        if choice == PASS:
            self.finish()
        else:
            right(self, game, choice)

    change.replace(PlanningTurn, "before_card", before_card)
    change.replace(PlanningTurn, "settle_before", settle)


@wrong("playing face down is free", breaks="vendetta.planning.play.face-down-costs-one-blood")
def _(change: Changes) -> None:
    change.replace(playing, "price_of_hiding", lambda right, game, seat: 0)


@wrong("a face-down card has its Power already", breaks="vendetta.planning.play.face-down-no-effect-until-revealed")
def _(change: Changes) -> None:
    def of_card(right: Right, game: Table, seat: Seat, location: int, deployed: Deployed) -> int:
        return right(game, seat, location, Deployed(deployed.card))  # type: ignore[no-any-return]

    change.replace(power, "of_card", of_card)


@wrong("a fourth Blood may be played", breaks="vendetta.planning.may-play-up-to-three-blood")
def _(change: Changes) -> None:
    renumber(change, blood_with_a_card=4)


@wrong(
    "the price of hiding counts among the three Blood",
    breaks="vendetta.planning.play.face-down-cost-outside-blood-limit",
)
def _(change: Changes) -> None:
    def settle(right: Right, self: PlanningTurn, game: Table, choice: Any) -> None:
        right(self, game, choice)
        if getattr(choice, "face", "") == "down":
            self.blood += 1

    change.replace(PlanningTurn, "settle_before", settle)


@wrong(
    "a face-down card takes effect before it is revealed",
    breaks="vendetta.planning.play.face-down-no-effect-until-revealed",
)
def _(change: Changes) -> None:
    def face_up(right: Right, game: Table, seat: Seat) -> Iterator[tuple[int, Deployed]]:
        for location, spot in enumerate(game.seats[seat].spots):
            for deployed in spot.cards:
                yield location, deployed

    change.replace(Table, "face_up", face_up)


@wrong("everybody sees face-down cards", breaks="vendetta.planning.play.face-down-hides-information")
def _(change: Changes) -> None:
    def card_position(right: Right, game: Table, seat: Seat, location: int, deployed: Deployed, viewer: Any) -> Any:
        return right(game, seat, location, deployed, None)

    change.replace(observation, "card_position", card_position)


@wrong("a Preparation card takes effect as it is played", breaks="vendetta.cards.active.only-in-resolution")
def _(change: Changes) -> None:
    def answer(right: Right, self: Playing, game: Table) -> None:
        right(self, game)
        if not self.face_down and "preparation" in TEXTS[self.card].parts:
            game.set_off(CardEffect(seat=self.seat, card=self.card, timing="preparation", location=self.location))

    change.replace(Playing, "answer", answer)
