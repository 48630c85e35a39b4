"""The table: its players, cards, and tokens, and the basic operations that move them.

Rulebook, 'Setup' and 'Playing the game'. Nothing here knows a procedure.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from msgspec import field

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.game import Game
from reference_engine.kernel.piles import without
from reference_engine.vendetta.table.card_facts import CLAN_CARDS, NUMBERS, locations, name_of
from reference_engine.vendetta.table.edition import BASE, Edition
from reference_engine.vendetta.table.numbers import RULEBOOK, ForPlayers, Numbers
from reference_engine.vendetta.table.pieces import NOWHERE, Change, Deployed, Place, Player, Spot
from scenarios.wire_types.declarations import HIDDEN
from scenarios.wire_types.vendetta import events

NO_STOP = ("", "")


class Table(Game, kw_only=True):
    """The state of a game, with the operations that move tokens and cards."""

    edition: Edition = BASE
    variants: tuple[str, ...] = ()
    seats: list[Player] = field(default_factory=list)
    round: int = 1
    phase: str = "setup"
    ambition: Seat = Seat(0)
    places: tuple[Place, ...] = ()
    """Locations in play, in order of resolution."""
    ally_deck: tuple[str, ...] = ()
    unordered_ally_deck: tuple[str, ...] = ()
    victims: int = 0
    removed: tuple[str, ...] = ()
    """Allies and Victims that have left the game."""
    resolving: int = NOWHERE
    """The Location being resolved."""
    changes: tuple[Change, ...] = ()
    winner: Seat = NOBODY
    over: bool = False
    stop_at: tuple[str, str] = NO_STOP
    """Place where the game will pause: a Location and a step, or an empty string and a phase."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.seats = [player.__copy__() for player in self.seats]
        return twin

    def window_of(self, seat: Seat) -> str:
        """Return the window of a seat's open decision, or an empty string."""
        return self.window() if self.decision is not None and self.decision.seat == seat else ""

    # Numbers of the game.

    @property
    def numbers(self) -> Numbers:
        return RULEBOOK

    @property
    def for_players(self) -> ForPlayers:
        return self.numbers.players[len(self.seats)]

    @property
    def locations(self) -> tuple[str, ...]:
        """Names of the Locations in play."""
        return locations(len(self.seats))

    @property
    def haven(self) -> int:
        """Index of the Prince's Haven, always the last Location."""
        return len(self.places) - 1

    def location_named(self, name: str) -> int:
        """Return a Location by its name, or NOWHERE."""
        names = self.locations
        return names.index(name) if name in names else NOWHERE

    def set_ally(self, location: int, ally: str) -> None:
        """Place an Ally at a Location, or remove it."""
        self.set_place(location, Place(ally, self.places[location].card))

    def set_place(self, location: int, place: Place) -> None:
        self.places = (*self.places[:location], place, *self.places[location + 1 :])

    # Turn order. Rulebook, 'Ambition token, turn order, and breaking ties'.

    def turn_order(self) -> tuple[Seat, ...]:
        """Return the players in the game, clockwise from the Ambition holder."""
        count, first = len(self.seats), self.ambition
        return tuple(seat for step in range(count) if not self.seats[seat := Seat((first + step) % count)].out)

    def after(self, seat: Seat) -> Seat:
        """Return the next player in the game clockwise, or the same seat if nobody else is left."""
        count = len(self.seats)
        for step in range(1, count):
            if not self.seats[found := Seat((seat + step) % count)].out:
                return found
        return seat

    # Owners and names of cards.

    def owner(self, card: str) -> Seat:
        """Return the player whose Clan card it is, or NOBODY if no player has that Clan."""
        clan = CLAN_CARDS[card].clan
        for place, player in enumerate(self.seats):
            if player.clan == clan:
                return Seat(place)
        return NOBODY

    def foreign(self, card: str, seat: Seat) -> Seat:
        """Return the owner of a card if it is not `seat`, else NOBODY. This is the owner given next to a card."""
        owner = self.owner(card)
        return NOBODY if owner == seat else owner

    def called(self, card: str, seat: Seat) -> str:
        """Return a card's name for `seat` in a list, including its owner if that is another player."""
        owner = self.foreign(card, seat)
        return name_of(card) if owner == NOBODY else f"{name_of(card)} ({self.seats[owner].name})"

    def own_card(self, seat: Seat, name: str) -> str:
        """Return the printed number of a seat's own Clan card by its name, or an empty string."""
        return NUMBERS.get((self.seats[seat].clan, name), "")

    # Cards and Blood on the Positions. Rulebook, 'Playing cards', 'Withdraw'.

    def spot(self, seat: Seat, location: int) -> Spot:
        return self.seats[seat].spots[location]

    def set_spot(self, seat: Seat, location: int, spot: Spot) -> None:
        spots = self.seats[seat].spots
        self.seats[seat].spots = (*spots[:location], spot, *spots[location + 1 :])

    def deployed(self, seat: Seat, location: int, card: str) -> Deployed | None:
        """Return a card on a Position, or None if it is not there."""
        for deployed in self.spot(seat, location).cards:
            if deployed.card == card:
                return deployed
        return None

    def at(self, location: int) -> list[Seat]:
        """Return the players with a Deployed card or Deployed Blood at a Location, in turn order."""
        return [seat for seat in self.turn_order() if self.spot(seat, location).holds_anything]

    def rivals(self, seat: Seat, location: int) -> tuple[Seat, ...]:
        """Return the Rivals of a player at a Location, in turn order. Card glossary, 'Rival'.

        They are the players there, or all opponents if the edition says so.
        """
        if self.edition.rival == "every-opponent":
            return tuple(other for other in self.turn_order() if other != seat)
        return self.opponents_at(seat, location)

    def opponents_at(self, seat: Seat, location: int) -> tuple[Seat, ...]:
        """Return the other players at a Location, in turn order."""
        return tuple(other for other in self.at(location) if other != seat)

    def face_up(self, seat: Seat) -> Iterator[tuple[int, Deployed]]:
        """Yield the face-up cards on all Positions of a player, each with its Location."""
        for location, spot in enumerate(self.seats[seat].spots):
            for deployed in spot.cards:
                if not deployed.face_down:
                    yield location, deployed

    def replace(self, seat: Seat, location: int, old: Deployed, new: Deployed) -> None:
        """Replace the record of a card by a changed one."""
        spot = self.spot(seat, location)
        cards = tuple(new if card is old else card for card in spot.cards)
        self.set_spot(seat, location, Spot(spot.blood, cards))

    def public_name(self, deployed: Deployed, seat: Seat) -> str:
        """Return the public name of a Deployed card. A face-down card has one only if everyone has seen it."""
        if deployed.face_down and not self.known_to_all(deployed):
            return HIDDEN
        return name_of(deployed.card)

    def known_to_all(self, deployed: Deployed) -> bool:
        owner = self.owner(deployed.card)
        return all(place == owner or place in deployed.seen_by or player.out for place, player in enumerate(self.seats))

    def everybody_else(self, card: str) -> tuple[Seat, ...]:
        """Return all seats except a card's owner: the players who have seen a face-up card."""
        owner = self.owner(card)
        return tuple(Seat(place) for place in range(len(self.seats)) if place != owner)

    def lay(self, seat: Seat, location: int, deployed: Deployed) -> None:
        """Put a card on a Position, after the others."""
        spot = self.spot(seat, location)
        self.set_spot(seat, location, Spot(spot.blood, (*spot.cards, deployed)))

    def lift(self, seat: Seat, location: int, card: str) -> Deployed | None:
        """Remove a card from a Position, and return it. Returns None if it is not there."""
        spot = self.spot(seat, location)
        found = self.deployed(seat, location, card)
        if found is not None:
            self.set_spot(seat, location, Spot(spot.blood, tuple(other for other in spot.cards if other is not found)))
        return found

    def turn_up(self, seat: Seat, location: int, deployed: Deployed, *rules: str) -> None:
        """Reveal a face-down card."""
        if deployed.face_down:
            self.replace(seat, location, deployed, Deployed(deployed.card, drew=deployed.drew))
            self.emit(
                events.CardRevealed(
                    seat, name_of(deployed.card), self.locations[location], self.foreign(deployed.card, seat)
                ),
                *rules,
            )

    def turn_down(self, seat: Seat, location: int, deployed: Deployed, *rules: str) -> None:
        """Turn a face-up card face down. Everyone has seen it."""
        if not deployed.face_down:
            hidden = Deployed(deployed.card, True, self.everybody_else(deployed.card), deployed.drew)
            self.replace(seat, location, deployed, hidden)
            self.emit(
                events.CardTurnedDown(
                    seat, name_of(deployed.card), self.locations[location], self.foreign(deployed.card, seat)
                ),
                *rules,
            )

    def move_card(self, seat: Seat, location: int, card: str, to: int, *rules: str) -> None:
        """Move a card to another of the same player's Positions, face up."""
        deployed = None if to == location else self.lift(seat, location, card)
        if deployed is None:
            return
        if deployed.face_down:
            self.emit(
                events.CardRevealed(seat, name_of(card), self.locations[location], self.foreign(card, seat)), *rules
            )
        self.lay(seat, to, Deployed(card, drew=deployed.drew))
        self.emit(
            events.CardMoved(
                seat, name_of(card), self.locations[location], self.locations[to], self.foreign(card, seat)
            ),
            "vendetta.glossary.move",
            *rules,
        )

    def take_back(self, seat: Seat, location: int, card: str, *rules: str) -> None:
        """Take a card from a Position back into its owner's hand."""
        deployed = self.lift(seat, location, card)
        if deployed is not None:
            owner = self.owner(card)
            if not self.seats[owner].out:
                self.seats[owner].hand += (card,)
            name = self.public_name(deployed, seat)
            self.emit(events.CardReturned(seat, name, self.locations[location], self.foreign(card, seat)), *rules)

    def take_from_hand(self, seat: Seat, card: str) -> None:
        """Remove a card from a hand. Raises ValueError if it is not there."""
        self.seats[seat].hand = without(self.seats[seat].hand, card)

    # Blood and Influence that cannot cause Frenzy. Card glossary, 'Gain', 'Bank'; rulebook, 'Playing Blood'.

    def gain_blood(self, seat: Seat, amount: int, *rules: str) -> None:
        """Move Blood from the Bank to a Pool."""
        if amount > 0:
            self.seats[seat].blood += amount
            bank = ("vendetta.glossary.gain", "vendetta.glossary.bank", "vendetta.setup.bank")
            self.emit(events.BloodGained(seat, amount), *bank, *rules)

    def add_blood(self, seat: Seat, location: int, amount: int) -> None:
        """Change the Deployed Blood of a Position without an event."""
        spot = self.spot(seat, location)
        self.set_spot(seat, location, Spot(spot.blood + amount, spot.cards))

    def play_bank_blood(self, seat: Seat, location: int, amount: int, *rules: str) -> None:
        """Move Blood from the Bank to a Position."""
        if amount:
            self.add_blood(seat, location, amount)
            self.emit(
                events.BloodPlayed(seat, self.locations[location], amount, "bank"), "vendetta.glossary.bank", *rules
            )

    def return_blood(self, seat: Seat, location: int, amount: int, *rules: str) -> None:
        """Move Blood from a Position back to its owner's Pool."""
        amount = min(amount, self.spot(seat, location).blood)
        if amount:
            self.add_blood(seat, location, -amount)
            self.seats[seat].blood += amount
            self.emit(events.BloodReturned(seat, self.locations[location], amount), *rules)

    def take_deployed_blood(self, seat: Seat, target: Seat, location: int, amount: int, *rules: str) -> None:
        """Move Blood from another player's Position to the seat's Pool."""
        amount = min(amount, self.spot(target, location).blood)
        if amount:
            self.add_blood(target, location, -amount)
            self.seats[seat].blood += amount
            self.emit(events.BloodTaken(seat, target, self.locations[location], amount), *rules)

    def move_blood(self, seat: Seat, location: int, amount: int, target: Seat, to: int, *rules: str) -> None:
        """Move Blood from one Position to another."""
        amount = min(amount, self.spot(seat, location).blood)
        if amount:
            self.add_blood(seat, location, -amount)
            self.add_blood(target, to, amount)
            here, there = self.locations[location], self.locations[to]
            self.emit(events.BloodMoved(seat, here, amount, target, there), "vendetta.glossary.move", *rules)

    def discard_blood(self, seat: Seat, location: int, amount: int, *rules: str) -> None:
        """Move Blood from a Position to the Bank."""
        amount = min(amount, self.spot(seat, location).blood)
        if amount:
            self.add_blood(seat, location, -amount)
            self.emit(events.BloodDiscarded(seat, self.locations[location], amount), "vendetta.glossary.bank", *rules)

    def gain_influence(self, seat: Seat, amount: int, *rules: str) -> None:
        if amount:
            self.seats[seat].influence += amount
            self.emit(events.InfluenceGained(seat, amount), *rules)

    def lose_influence(self, seat: Seat, amount: int, *rules: str) -> None:
        """Make a player lose Influence, at most all they have."""
        lost = min(amount, self.seats[seat].influence)
        if lost < amount:
            self.cite(
                ("vendetta.conflicts-of-rules.apply-as-much-as-possible",)
                if lost
                else ("vendetta.conflicts-of-rules.impossible-ignored",)
            )
        if lost:
            self.seats[seat].influence -= lost
            self.emit(events.InfluenceLost(seat, lost), "vendetta.glossary.lose", "vendetta.glossary.bank", *rules)

    def give_influence(self, seat: Seat, target: Seat, amount: int, *rules: str) -> None:
        amount = min(amount, self.seats[seat].influence)
        if amount:
            self.seats[seat].influence -= amount
            self.seats[target].influence += amount
            self.emit(events.InfluenceGiven(seat, target, amount), *rules)

    def take_ambition(self, seat: Seat, *rules: str) -> None:
        if self.ambition != seat:
            self.ambition = seat
            self.emit(events.AmbitionTaken(seat), *rules)
