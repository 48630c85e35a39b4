"""Wrong about Vendetta: set-up, and the phases before the Resolution."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from reference_engine.kernel import CHANCE, Seat
from reference_engine.kernel.decisions import PASS, Choice, Decision
from reference_engine.vendetta.declarations.language import TEXTS
from reference_engine.vendetta.effects.effect import CardEffect
from reference_engine.vendetta.planning import playing
from reference_engine.vendetta.planning.playing import Playing
from reference_engine.vendetta.planning.turns import PlanningTurn
from reference_engine.vendetta.resolution import power
from reference_engine.vendetta.rounds.course import Rounds
from reference_engine.vendetta.rounds.feed import Feed
from reference_engine.vendetta.rounds.hand_building import HandBuilding
from reference_engine.vendetta.rounds.location_setup import LocationSetup
from reference_engine.vendetta.setup.course import SetUp
from reference_engine.vendetta.table.choices import ChooseClan, ChooseRelic, Draw, Keep
from reference_engine.vendetta.table.facts import (
    ALLIES,
    LOCATION_CARD_FACTS,
    LOCATION_CARDS,
    VICTIM,
    Edition,
    ForPlayers,
    editions,
)
from reference_engine.vendetta.table.pieces import Deployed
from reference_engine.vendetta.table.state import Table
from reference_engine.vendetta.wire import observation
from tests.suite.wrong_engines.wrong import Changes, Right, wrong


def renumber(change: Changes, **numbers: Any) -> None:
    """Play with other numbers than the edition's."""
    right = Table.numbers.fget  # type: ignore[attr-defined]

    def changed(game: Table) -> Edition:
        found: Edition = right(game)
        return replace(found, **numbers)

    change.set(Table, "numbers", property(changed))


def lengthened(numbers: Any) -> Any:
    """Numbers of an edition with a fourth round, which is like the third."""
    by_round = {
        name: getattr(numbers, name)
        for name in ("planning_turns", "drawn", "kept", "first", "second", "third")
        if hasattr(numbers, name)
    }
    return replace(numbers, **{name: (*found, found[-1]) for name, found in by_round.items()})


def renumber_for(players: int, change: Changes, **numbers: Any) -> None:
    """Play with other numbers than the edition's where there are so many players."""
    right = Table.for_players.fget  # type: ignore[attr-defined]

    def changed(game: Table) -> ForPlayers:
        found: ForPlayers = right(game)
        return replace(found, **numbers) if len(game.seats) == players else found

    change.set(Table, "for_players", property(changed))


# Set-up, and the order of a game.


@wrong("there are as many Clan sheets as players", breaks="vendetta.setup.clan-sheets-players-plus-one")
def _(change: Changes) -> None:
    def draw(right: Right, self: SetUp, game: Table) -> Decision | None:
        return None if len(self.laid_out) == len(game.seats) else right(self, game)

    change.replace(SetUp, "draw_clan_sheet", draw)


@wrong("Clans are chosen counter-clockwise", breaks="vendetta.setup.clan-choice-order")
def _(change: Changes) -> None:
    def choose(right: Right, self: SetUp, game: Table) -> Decision | None:
        seat = game.turn_order()[-self.at]
        return Decision(seat, "choose-clan", [ChooseClan(clan) for clan in self.laid_out])

    def take(right: Right, self: SetUp, game: Table, choice: ChooseClan) -> None:
        at = self.at
        self.at = -at
        right(self, game, choice)
        self.at = at + 1
        if self.at == len(game.seats):
            self.goto(SetUp.put_sheets_away)

    change.replace(SetUp, "choose_clan", choose)
    change.replace(SetUp, "take_clan", take)


@wrong("the Ambition holder is the first to choose a Relic", breaks="vendetta.variant.relics.choice-order")
def _(change: Changes) -> None:
    def choose(right: Right, self: SetUp, game: Table) -> Decision | None:
        if not self.relics:
            return None
        return Decision(game.turn_order()[self.at], "choose-relic", [ChooseRelic(relic) for relic in self.relics])

    change.replace(SetUp, "choose_relic", choose)


@wrong("the Prince's Haven has a Location card as well", breaks="vendetta.variant.location-cards.haven-excluded")
def _(change: Changes) -> None:
    def draw(right: Right, self: SetUp, game: Table) -> Decision | None:
        if LOCATION_CARDS not in game.variants or len(self.laid_out) > game.haven:
            return None
        left = [name for name in sorted(LOCATION_CARD_FACTS) if name not in self.laid_out]
        return Decision(CHANCE, "location-card", [Draw(name) for name in left])

    change.replace(SetUp, "draw_location_card", draw)


@wrong("turn order goes counter-clockwise", breaks="vendetta.ambition.turn-order")
def _(change: Changes) -> None:
    def turn_order(right: Right, game: Table) -> tuple[Seat, ...]:
        first, *others = right(game)
        return (first, *reversed(others))

    change.replace(Table, "turn_order", turn_order)


@wrong("players begin with 5 Blood", breaks="vendetta.setup.starting-pool")
def _(change: Changes) -> None:
    renumber(change, starting_blood=5)


@wrong("there is a fourth round, like the third", breaks="vendetta.playing.three-rounds")
def _(change: Changes) -> None:
    base = editions()["base"]
    renumber(
        change,
        rounds=4,
        players={number: lengthened(by_round) for number, by_round in base.players.items()},
        rewards=lengthened(base.rewards),
    )


@wrong("the game ends after two rounds", breaks="vendetta.playing.three-rounds")
def _(change: Changes) -> None:
    renumber(change, rounds=2)


@wrong("Allies come to the Locations before anybody feeds", breaks="vendetta.playing.phase-order")
def _(change: Changes) -> None:
    change.reorder(
        Rounds,
        *("begin_round", "location_setup", "feed", "hand_building"),
        *("planning", "resolution", "end_of_round", "next_round"),
    )


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
    """Keep a card in the right way; whose it was, and the cards that went under the deck."""
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


# Planning.


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
            game.set_off(CardEffect(seat=self.seat, card=self.card, moment="preparation", location=self.location))

    change.replace(Playing, "answer", answer)
