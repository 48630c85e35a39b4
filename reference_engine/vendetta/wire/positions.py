"""Builds a game from a position, or rejects it with a named problem. Nothing is repaired."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import InvalidPosition
from reference_engine.kernel.editions import edition_of, not_in_force
from reference_engine.kernel.position_reader import (
    PositionReader,
    given_back,
    name_in,
    only,
    places,
    seats_by_name,
    with_fields,
)
from reference_engine.vendetta.game import Vendetta
from reference_engine.vendetta.rounds.rounds import new_game
from reference_engine.vendetta.table.card_facts import (
    ALLIES,
    LOCATION_CARD_FACTS,
    LOCATION_CARDS,
    NUMBERS,
    RELIC_FACTS,
    RELICS,
    VICTIM,
    locations,
)
from reference_engine.vendetta.table.edition import Edition
from reference_engine.vendetta.table.pieces import EMPTY, Deployed, Place, Player, Spot
from reference_engine.vendetta.wire.continuation import Continuation, restore
from reference_engine.vendetta.wire.starting_procedures import stack_for
from scenarios.wire_types.vendetta.field_types import STEP
from scenarios.wire_types.vendetta.positions import (
    DeployedCard,
    LocationPosition,
    Position,
    PositionAtLocation,
    SeatPosition,
    Stop,
)

PILES = ("hand", "clan_deck", "unordered_clan_deck", "clan_deck_bottom")

INPUT = with_fields(Position, {"seats": list[SeatPosition]})
"""A position with any number of seats. `seats_by_name` checks how many may play."""
SAVED_CARD: Any = given_back(DeployedCard)
SAVED_SPOT: Any = given_back(PositionAtLocation, {"cards": list[SAVED_CARD]})
SAVED_SEAT: Any = given_back(SeatPosition, {"positions": list[SAVED_SPOT]})
SAVED = given_back(Position, {"seats": list[SAVED_SEAT], "step": STEP | None})
"""A complete observation, returned to restore its game."""


class GameReader(PositionReader[Position, Continuation]):
    """Builds a game from one position."""

    def __init__(self, given: dict[str, Any]) -> None:
        super().__init__(given, INPUT, SAVED, Continuation)
        self.game = Vendetta()
        self.seen: dict[str, str] = {}
        """Place of each card that exists only once."""

    def read(self) -> Vendetta:
        position, game = self.position, self.game
        game.edition = edition_of(position.edition, "vendetta", Edition)
        game.not_in_force = not_in_force("vendetta", game.edition.name)
        game.variants = tuple(position.variants)
        self.read_names()
        game.round, game.phase = position.round, position.phase
        game.ambition = self.seat(position.ambition, "ambition") if position.ambition is not None else Seat(0)
        if game.phase == "setup" and not self.complete:
            return self.read_setup()
        if not self.complete:
            self.check_phase()
        if position.stop is not None:
            game.stop_at = self.stop(position.stop)
        self.read_locations()
        for seat, where in places(position.seats, "seats"):
            self.read_seat(self.names[seat.name], seat, where)
        self.read_decks()
        if self.continuation is not None:
            restore(game, self.continuation, self.names)
        else:
            if game.seats[game.ambition].out:
                raise InvalidPosition(
                    "unknown-seat", "ambition", "a player who is out of the game cannot have the token"
                )
            game.stack = stack_for(game, position, self.names)
        return game

    def read_setup(self) -> Vendetta:
        """Begin a new game from the names of the seats alone."""
        for seat, where in places(self.given["seats"], "seats"):
            only(seat, ("name",), where)
        only(self.given, ("game", "edition", "variants", "phase", "seats", "round"), "")
        new_game(self.game, list(self.names))
        return self.game

    def check_phase(self) -> None:
        """Reject keys that belong to another phase."""
        position = self.position
        for key, phase, given in (
            ("turn", "planning", position.turn is not UNSET),
            ("location", "resolution", position.location is not None),
            ("step", "resolution", position.step is not None),
        ):
            if given and phase != position.phase:
                raise InvalidPosition("phase-mismatch", key, f"{key!r} belongs to the phase {phase}")

    def read_names(self) -> None:
        seats = self.position.seats
        self.names = seats_by_name([seat.name for seat in seats], self.game.numbers.players)
        clans: set[str] = set()
        for seat, where in places(seats, "seats"):
            if seat.clan in clans:
                raise InvalidPosition("duplicate-clan", f"{where}.clan", f"two players have the Clan {seat.clan}")
            if seat.clan is not None:
                clans.add(seat.clan)
            self.game.seats.append(Player(seat.name, seat.clan or ""))

    def stop(self, stop: Stop) -> tuple[str, str]:
        """Return the place where the game has paused: a step of a Location, or a phase."""
        if stop.phase is not None:
            only(self.given["stop"], ("phase",), "stop")
            return "", stop.phase
        for key in ("location", "step"):
            if getattr(stop, key) is None:
                raise InvalidPosition("missing-key", f"stop.{key}", "a stop needs a phase, or a location and a step")
        return self.game.locations[self.location(str(stop.location), "stop.location")], str(stop.step)

    # Cards and tokens of no player.

    def location(self, name: str, where: str) -> int:
        names = locations(len(self.game.seats))
        return names.index(name_in(name, names, "unknown-location", where))

    def read_locations(self) -> None:
        game, found = self.game, {}
        for entry, where in places(self.position.locations, "locations"):
            location = self.location(entry.location, f"{where}.location")
            if location in found:
                raise InvalidPosition("duplicate-location", where, f"{entry.location!r} is listed twice")
            found[location] = self.place(entry, location, where)
        game.places = tuple(found.get(location, Place()) for location in range(len(game.locations)))
        if self.complete and not found:
            game.places = ()

    def place(self, entry: LocationPosition, location: int, where: str) -> Place:
        if entry.ally is not None:
            self.ally(entry.ally, f"{where}.ally", victims=False)
        if entry.card is not None:
            name_in(entry.card, LOCATION_CARD_FACTS, "unknown-card", f"{where}.card")
            self.once(entry.card, f"{where}.card")
            self.in_variant(LOCATION_CARDS, f"{where}.card")
            if location == len(self.game.locations) - 1:
                raise InvalidPosition("wrong-place", f"{where}.card", "the Prince's Haven has no Location card")
        return Place(entry.ally or "", entry.card or "")

    def read_decks(self) -> None:
        game, position = self.game, self.position
        for key in ("ally_deck", "unordered_ally_deck"):
            listed = places(getattr(position, key), key)
            setattr(game, key, tuple(self.ally(name, where, victims=False) for name, where in listed))
        game.removed = tuple(self.ally(name, where) for name, where in places(position.removed, "removed"))
        held = [card for player in game.seats for card in player.alliance + player.drained] + list(game.removed)
        copies = ALLIES[VICTIM].copies
        game.victims = max(copies - held.count(VICTIM), 0) if position.victims is None else position.victims
        if game.victims + held.count(VICTIM) > copies:
            raise InvalidPosition("too-many-victims", "victims", f"the game has only {copies} Victims")

    def once(self, card: str, where: str) -> None:
        """Record the place of a card that exists once. Raises InvalidPosition if it already has one."""
        if card in self.seen:
            raise InvalidPosition("card-twice", where, f"{card!r} is also at {self.seen[card]}")
        self.seen[card] = where

    def in_variant(self, variant: str, where: str) -> None:
        if variant not in self.game.variants:
            raise InvalidPosition("not-in-variant", where, f"the game does not use {variant}")

    def ally(self, name: str, where: str, victims: bool = True) -> str:
        if name not in ALLIES:
            known = (
                name in {clan_card for _, clan_card in NUMBERS} or name in LOCATION_CARD_FACTS or name in RELIC_FACTS
            )
            raise InvalidPosition("wrong-place" if known else "unknown-card", where, f"no Ally is called {name!r}")
        if name == VICTIM and not victims:
            raise InvalidPosition("wrong-place", where, "a Victim cannot be there")
        if name != VICTIM:
            self.once(name, where)
        return name

    # Cards and tokens of a player.

    def read_seat(self, seat: Seat, value: SeatPosition, where: str) -> None:
        player = self.game.seats[seat]
        for key in ("out", "blood", "influence", "diablerie", "diablerie_face_down", "relic_used"):
            setattr(player, key, getattr(value, key))
        for pile in PILES:
            listed = places(getattr(value, pile), f"{where}.{pile}")
            setattr(player, pile, tuple(self.clan_card(seat, name, at) for name, at in listed))
        for pile in ("alliance", "drained"):
            listed = places(getattr(value, pile), f"{where}.{pile}")
            setattr(player, pile, tuple(self.ally(name, at) for name, at in listed))
        if value.relic is not None:
            player.relic = name_in(value.relic, RELIC_FACTS, "unknown-card", f"{where}.relic")
            self.once(player.relic, f"{where}.relic")
            self.in_variant(RELICS, f"{where}.relic")
        laid_out = not self.complete or value.positions  # Positions appear late during setup
        player.spots = (EMPTY,) * len(self.game.places) if laid_out else ()
        self.read_spots(seat, value.positions, f"{where}.positions")
        self.check_seat(player, where)

    def clan_card(self, seat: Seat, name: str, where: str) -> str:
        """Return the printed number of a seat's Clan card."""
        clan = self.game.seats[seat].clan
        number = NUMBERS.get((clan, name))
        if number is None:
            if any(name == other for _, other in NUMBERS):
                raise InvalidPosition(
                    "wrong-owner", where, f"{name!r} is not a card of {clan or 'a player without a Clan'}"
                )
            elsewhere = name in ALLIES or name in RELIC_FACTS or name in LOCATION_CARD_FACTS
            raise InvalidPosition(
                "wrong-place" if elsewhere else "unknown-card", where, f"no Clan card is called {name!r}"
            )
        self.once(number, where)
        return number

    def read_spots(self, seat: Seat, listed: list[PositionAtLocation], where: str) -> None:
        found = set()
        for entry, at in places(listed, where):
            location = self.location(entry.location, f"{at}.location")
            if location in found:
                raise InvalidPosition("duplicate-location", at, f"{entry.location!r} is listed twice")
            found.add(location)
            cards = tuple(self.deployed(seat, card, place) for card, place in places(entry.cards, f"{at}.cards"))
            self.game.set_spot(seat, location, Spot(entry.blood, cards))

    def deployed(self, seat: Seat, entry: DeployedCard, where: str) -> Deployed:
        owner = self.seat(entry.owner, f"{where}.owner") if entry.owner is not None else seat
        card = self.clan_card(owner, entry.card, f"{where}.card")
        seen = tuple(self.seat(name, at) for name, at in places(entry.seen_by, f"{where}.seen_by"))
        return Deployed(card, entry.face_down, seen)

    def check_seat(self, player: Player, where: str) -> None:
        """Reject impossible combinations for a player. Raises InvalidPosition."""
        if player.out:
            held = player.blood + player.influence + player.tokens + len(player.alliance) + len(player.drained)
            if (
                held
                or any(getattr(player, pile) for pile in PILES)
                or any(spot.holds_anything for spot in player.spots)
            ):
                raise InvalidPosition("out-with-cards", where, "a player out of the game cannot have cards or tokens")
        elif not player.blood and not self.complete:
            raise InvalidPosition("pool-without-blood", f"{where}.blood", "a player without Blood would be in Frenzy")
        if player.tokens >= self.game.numbers.diablerie_out:
            raise InvalidPosition(
                "too-many-tokens", f"{where}.diablerie", "a third Diablerie token puts a player out of the game"
            )


def from_position(position: dict[str, Any]) -> Vendetta:
    """Return the game that a position describes, not yet run to its first decision. Raises InvalidPosition."""
    return GameReader(position).read()
