"""Faulty engines of Vendetta: hidden cards and numbers that a seat sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reference_engine.kernel import Seat
from reference_engine.vendetta.card_dsl import in_force
from reference_engine.vendetta.cards.words.auction import BloodAuction
from reference_engine.vendetta.planning import looking
from reference_engine.vendetta.resolution.resolution import LocationResolution
from reference_engine.vendetta.resolution.withdraw import WithdrawStep
from reference_engine.vendetta.rounds.hand_building import HandBuilding
from reference_engine.vendetta.table.card_facts import name_of
from reference_engine.vendetta.table.pieces import Deployed
from reference_engine.vendetta.table.state import Table
from reference_engine.vendetta.wire import observation
from scenarios.wire_types.declarations import HIDDEN
from scenarios.wire_types.vendetta.choices import Look
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vendetta.remembered import remembering

Shown = dict[str, Any]
HIDES = "vendetta.planning.play.face-down-hides-information"


def showing(change: Changes, show: Callable[[Table, Seat, Seat, Shown], None]) -> None:
    """Change the view that one player has of another. The unrestricted view stays right."""

    def seat_position(right: Right, game: Table, seat: Seat, viewer: Seat | None) -> Shown:
        shown: Shown = right(game, seat, viewer)
        if viewer is not None:
            show(game, seat, viewer, shown)
        return shown

    change.replace(observation, "seat_position", seat_position)


def showing_cards(change: Changes, shows: Callable[[Table, Seat, int, Deployed, Seat], bool]) -> None:
    """Show a viewer face-down cards on Positions."""

    def card_position(
        right: Right, game: Table, seat: Seat, location: int, deployed: Deployed, viewer: Seat | None
    ) -> Shown:
        shown: Shown = right(game, seat, location, deployed, viewer)
        if viewer is not None and shows(game, seat, location, deployed, viewer):
            shown["card"] = name_of(deployed.card)
        return shown

    change.replace(observation, "card_position", card_position)


# Face-down cards on Positions.


@wrong("face-down cards at the Prince's Haven are shown to the Ambition holder", breaks=HIDES)
def _(change: Changes) -> None:
    showing_cards(change, lambda game, seat, at, deployed, viewer: viewer == game.ambition and at == game.haven)


@wrong("once a Location is resolved its face-down cards are shown to all", breaks="vendetta.revelation.passive-timing")
def _(change: Changes) -> None:
    showing_cards(change, lambda game, seat, at, deployed, viewer: game.resolving > at)


@wrong(
    "from Revelation on all cards of a Location are shown to all, turned up or not",
    breaks="vendetta.revelation.passive-timing",
)
def _(change: Changes) -> None:
    def shows(game: Table, seat: Seat, at: int, deployed: Deployed, viewer: Seat) -> bool:
        conflict = game.within(LocationResolution)
        return conflict is not None and conflict.location == at and conflict.step != "withdraw"

    showing_cards(change, shows)


@wrong(
    "One Step Ahead shows its player the cards that are left face down",
    breaks="vendetta.conflicts-of-rules.card-over-rulebook",
)
def _(change: Changes) -> None:
    def shows(game: Table, seat: Seat, at: int, deployed: Deployed, viewer: Seat) -> bool:
        return any(where == at and text.price_to_reveal for where, _, text in in_force.texts(game, viewer))

    showing_cards(change, shows)


@wrong("Eyes in the Dark shows the cards that lay there before", breaks=HIDES)
def _(change: Changes) -> None:
    def shows(game: Table, seat: Seat, at: int, deployed: Deployed, viewer: Seat) -> bool:
        return any(where == at and text.opponents_hide_here for where, _, text in in_force.texts(game, viewer))

    showing_cards(change, shows)


@wrong("who has looked at a card knows it when it is played face down again", breaks=HIDES)
def _(change: Changes) -> None:
    looked = remembering(change)

    def look(right: Right, game: Table, seat: Seat, choice: Look) -> None:
        cards = game.spot(choice.seat, game.location_named(choice.location)).cards
        looked.add((seat, cards[choice.place - 1].card))
        right(game, seat, choice)

    change.replace(looking, "look", look)
    showing_cards(change, lambda game, seat, at, deployed, viewer: (viewer, deployed.card) in looked)


@wrong("a card that all have seen is known when it is played face down again", breaks=HIDES)
def _(change: Changes) -> None:
    shown = remembering(change)

    def take_back(right: Right, self: Table, seat: Seat, location: int, card: str, *rules: str) -> None:
        deployed = self.deployed(seat, location, card)
        if deployed is not None and not deployed.face_down:
            shown.add(card)
        right(self, seat, location, card, *rules)

    change.replace(Table, "take_back", take_back)
    showing_cards(change, lambda game, seat, at, deployed, viewer: deployed.card in shown)


@wrong(
    "who is not at its Location does not know a card that was turned down",
    breaks="vendetta.conflicts-of-rules.card-over-rulebook",
)
def _(change: Changes) -> None:
    def turn_down(right: Right, self: Table, seat: Seat, location: int, deployed: Deployed, *rules: str) -> None:
        right(self, seat, location, deployed, *rules)
        hidden = self.deployed(seat, location, deployed.card)
        if hidden is not None:
            there = tuple(other for other in hidden.seen_by if self.spot(other, location).holds_anything)
            self.replace(seat, location, hidden, Deployed(hidden.card, True, there, hidden.drew))

    change.replace(Table, "turn_down", turn_down)


@wrong("a player does not see the own card face down on the Position of another", breaks="vendetta.glossary.position")
def _(change: Changes) -> None:
    def card_position(
        right: Right, game: Table, seat: Seat, location: int, deployed: Deployed, viewer: Seat | None
    ) -> Shown:
        shown: Shown = right(game, seat, location, deployed, viewer)
        if deployed.face_down and viewer is not None and viewer != seat and viewer == game.owner(deployed.card):
            shown["card"] = HIDDEN
        return shown

    change.replace(observation, "card_position", card_position)


# Decks and hands.


@wrong("a player sees the order of the own Clan deck", breaks="vendetta.hand-building.other-to-bottom")
def _(change: Changes) -> None:
    def show(game: Table, seat: Seat, viewer: Seat, shown: Shown) -> None:
        if viewer == seat:
            shown["clan_deck"] = [name_of(card) for card in game.seats[seat].clan_deck]

    showing(change, show)


@wrong("a player sees which cards are in the own Clan deck", breaks="vendetta.hand-building.other-to-bottom")
def _(change: Changes) -> None:
    def show(game: Table, seat: Seat, viewer: Seat, shown: Shown) -> None:
        if viewer == seat:
            shown["unordered_clan_deck"] = [name_of(card) for card in game.seats[seat].unordered_clan_deck]

    showing(change, show)


@wrong("everybody sees the cards under a Clan deck", breaks="vendetta.hand-building.other-to-bottom")
def _(change: Changes) -> None:
    def show(game: Table, seat: Seat, viewer: Seat, shown: Shown) -> None:
        shown["clan_deck_bottom"] = [name_of(card) for card in game.seats[seat].clan_deck_bottom]

    showing(change, show)


@wrong("a player does not see the cards under the own Clan deck", breaks="vendetta.hand-building.other-to-bottom")
def _(change: Changes) -> None:
    def show(game: Table, seat: Seat, viewer: Seat, shown: Shown) -> None:
        shown["clan_deck_bottom"] = [HIDDEN] * len(game.seats[seat].clan_deck_bottom)

    showing(change, show)


@wrong("the Starting cards of a hand are shown to all", breaks=HIDES)
def _(change: Changes) -> None:
    def show(game: Table, seat: Seat, viewer: Seat, shown: Shown) -> None:
        names = [name_of(card) for card in game.seats[seat].hand]
        shown["hand"] = [name if name in ("Hunt", "Ready") or viewer == seat else HIDDEN for name in names]

    showing(change, show)


@wrong("who has kept a card sees what the others draw", breaks="vendetta.hand-building.draw-two-keep-one")
def _(change: Changes) -> None:
    def show(game: Table, seat: Seat, viewer: Seat, shown: Shown) -> None:
        building = game.within(HandBuilding)
        if building is not None and viewer in building.order[: building.at]:
            shown["looking_at"] = observation.looking_at(game, seat, True)

    showing(change, show)


def showing_ally_deck(change: Changes, pile: str) -> None:
    def position(right: Right, game: Table, viewer: Seat | None) -> Shown:
        return dict(right(game, viewer)) | {pile: list(getattr(game, pile))}

    change.replace(observation, "position", position)


@wrong("the Ally deck in its order is shown to all", breaks="vendetta.location-setup.one-ally-each")
def _(change: Changes) -> None:
    showing_ally_deck(change, "ally_deck")


@wrong("which Allies are left in the deck is shown to all", breaks="vendetta.location-setup.one-ally-each")
def _(change: Changes) -> None:
    showing_ally_deck(change, "unordered_ally_deck")


@wrong("who is out of the game sees everything", breaks=HIDES)
def _(change: Changes) -> None:
    def position(right: Right, game: Table, viewer: Seat | None) -> Shown:
        if viewer is None or not game.seats[viewer].out:
            return dict(right(game, viewer))
        return {key: value for key, value in right(game, None).items() if key != "continuation"}

    change.replace(observation, "position", position)


# Tokens and bids.


@wrong("who has chosen a token sees those of the others", breaks="vendetta.withdraw.secret-simultaneous")
def _(change: Changes) -> None:
    def show(game: Table, seat: Seat, viewer: Seat, shown: Shown) -> None:
        step = game.within(WithdrawStep)
        if step is not None and viewer in [token.seat for token in step.tokens]:
            shown["token"] = observation.token(game, seat, True)

    showing(change, show)


def showing_bids(change: Changes, sees: Callable[[BloodAuction, Seat], bool]) -> None:
    def show(game: Table, seat: Seat, viewer: Seat, shown: Shown) -> None:
        auction = game.within(BloodAuction)
        if auction is not None and sees(auction, viewer):
            shown["bid"] = observation.bid(game, seat, True)

    showing(change, show)


BIDS = "vendetta.revelation.passive-timing"


@wrong("the player of Auction of Blood sees all bids", breaks=BIDS)
def _(change: Changes) -> None:
    showing_bids(change, lambda auction, viewer: viewer == auction.seat)


@wrong("who has bid sees the other bids", breaks=BIDS)
def _(change: Changes) -> None:
    showing_bids(change, lambda auction, viewer: viewer in [bid.seat for bid in auction.bids])


@wrong("who is still to bid sees the other bids", breaks=BIDS)
def _(change: Changes) -> None:
    showing_bids(change, lambda auction, viewer: viewer not in [bid.seat for bid in auction.bids])


@wrong("a bid of nothing is shown at once", breaks=BIDS)
def _(change: Changes) -> None:
    def show(game: Table, seat: Seat, viewer: Seat, shown: Shown) -> None:
        auction = game.within(BloodAuction)
        if auction is not None and any(bid.seat == seat and not bid.amount for bid in auction.bids):
            shown["bid"] = 0

    showing(change, show)
