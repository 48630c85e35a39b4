"""A position read, and refused by name where it cannot be. Nothing is repaired."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import InvalidPosition
from reference_engine.kernel.editions import edition_in, not_in_force
from reference_engine.kernel.position_reader import count, expect, items, name_in, object_of, only, seats_by_name, text
from reference_engine.vendetta.game import Vendetta
from reference_engine.vendetta.rounds.rounds import new_game
from reference_engine.vendetta.table.edition import Edition
from reference_engine.vendetta.table.facts import (
    ALLIES,
    CLANS,
    LOCATION_CARD_FACTS,
    LOCATION_CARDS,
    NUMBERS,
    RELIC_FACTS,
    RELICS,
    VICTIM,
    locations,
)
from reference_engine.vendetta.table.pieces import EMPTY, Deployed, Place, Player, Spot
from reference_engine.vendetta.wire.restoring import restore
from reference_engine.vendetta.wire.starting import STARTS, stack_for

PHASES = ("setup", *STARTS)
KEYS = (
    "game",
    "edition",
    "variants",
    "round",
    "phase",
    "ambition",
    "turn",
    "location",
    "step",
    "stop",
    "locations",
    "ally_deck",
    "unordered_ally_deck",
    "victims",
    "removed",
    "seats",
)
SEAT_KEYS = (
    "name",
    "clan",
    "blood",
    "influence",
    "diablerie",
    "diablerie_face_down",
    "hand",
    "clan_deck",
    "unordered_clan_deck",
    "clan_deck_bottom",
    "alliance",
    "drained",
    "relic",
    "relic_used",
    "out",
    "positions",
)
RESULTS = ("turn_order", "bank", "planning_turns", "clan_sheets", "relics", "conflict", "continuation")
RESULTS_OF_SEAT = ("score", "looking_at", "token", "bid")
PHASE_OF_KEY = {"turn": "planning", "location": "resolution", "step": "resolution"}
STOPS = ("withdraw", "revelation", "preparation", "conflict", "aftermath", "resolved")
PILES = ("hand", "clan_deck", "unordered_clan_deck", "clan_deck_bottom")


class PositionReader:
    """Reads one position into a game."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.position = expect(position, dict, "position")
        self.complete = "continuation" in position
        """Whether it is an observation of everything, to go on from: then it holds results beside the input."""
        self.game = Vendetta()
        self.names: dict[str, Seat] = {}
        self.seen: dict[str, str] = {}
        """Where each card lies that exists once."""

    def read(self) -> Vendetta:
        position, game = self.position, self.game
        only(position, KEYS + (RESULTS if self.complete else ()), "")
        if position.get("game", "vendetta") != "vendetta":
            raise InvalidPosition("unknown-game", "game", f"{position['game']!r} is not vendetta")
        game.edition = edition_in(position, "vendetta", Edition)
        game.not_in_force = not_in_force("vendetta", game.edition.name)
        game.variants = tuple(
            name_in(item, (LOCATION_CARDS, RELICS), "unknown-variant", where)
            for item, where in items(position, "variants", "")
        )
        if "seats" not in position:
            raise InvalidPosition("missing-key", "seats", "a position needs its seats")
        seats = expect(position["seats"], list, "seats")
        self.read_names(seats)
        game.round = count(position.get("round", 1), "round")
        if not 1 <= game.round <= game.numbers.rounds:
            raise InvalidPosition("unknown-round", "round", f"there are rounds 1 to {game.numbers.rounds}")
        game.phase = name_in(position.get("phase", "planning"), PHASES, "unknown-phase", "phase")
        game.ambition = self.seat(position["ambition"], "ambition") if "ambition" in position else Seat(0)
        if game.phase == "setup" and not self.complete:
            return self.read_setup(seats)
        for key, phase in PHASE_OF_KEY.items():
            if key in position and phase != game.phase:
                raise InvalidPosition("phase-mismatch", key, f"{key!r} belongs to the phase {phase}")
        if "stop" in position:
            game.stop_at = self.stop(position["stop"])
        self.read_locations()
        for place, seat in enumerate(seats):
            self.read_seat(Seat(place), seat, f"seats[{place}]")
        self.read_decks()
        if self.complete:
            restore(game, expect(position["continuation"], dict, "continuation"), self.names)
        else:
            if game.seats[game.ambition].out:
                raise InvalidPosition("unknown-seat", "ambition", "a player who is out of the game holds no token")
            game.stack = stack_for(game, position, self.names)
        return game

    def read_setup(self, seats: list[Any]) -> Vendetta:
        """A game that has not begun: nothing but who sits there."""
        for place, seat in enumerate(seats):
            only(seat, ("name",), f"seats[{place}]")
        only(self.position, ("game", "edition", "variants", "phase", "seats", "round"), "")
        new_game(self.game, list(self.names))
        return self.game

    def seat(self, value: Any, where: str) -> Seat:
        name = expect(value, str, where)
        if name not in self.names:
            raise InvalidPosition("unknown-seat", where, f"nobody called {name!r} sits at this table")
        return self.names[name]

    def read_names(self, seats: list[Any]) -> None:
        self.names = seats_by_name(seats, self.game.numbers.players)
        clans: set[str] = set()
        for place, (name, seat) in enumerate(zip(self.names, seats, strict=True)):
            where = f"seats[{place}]"
            clan = text(seat, "clan", where)
            if clan:
                name_in(clan, CLANS, "unknown-clan", f"{where}.clan")
                if clan in clans:
                    raise InvalidPosition("duplicate-clan", f"{where}.clan", f"two players have the Clan {clan}")
                clans.add(clan)
            self.game.seats.append(Player(name, clan))

    def stop(self, value: Any) -> tuple[str, str]:
        """Where the game rests: a step of a Location, or a phase."""
        if "phase" in object_of(value, ("phase", "location", "step"), "stop"):
            only(value, ("phase",), "stop")
            return "", name_in(value["phase"], tuple(STARTS), "unknown-phase", "stop.phase")
        place = self.location(value.get("location"), "stop.location")
        return self.game.locations[place], name_in(value.get("step"), STOPS, "unknown-step", "stop.step")

    # What lies in the middle of the table.

    def location(self, value: Any, where: str) -> int:
        names = locations(len(self.game.seats))
        return names.index(name_in(value, names, "unknown-location", where))

    def read_locations(self) -> None:
        game, found = self.game, {}
        for item, where in items(self.position, "locations", ""):
            entry = object_of(item, ("location", "ally", "card"), where)
            location = self.location(entry.get("location"), f"{where}.location")
            if location in found:
                raise InvalidPosition("duplicate-location", where, f"{entry['location']!r} stands twice")
            ally, card = text(entry, "ally", where), text(entry, "card", where)
            if ally:
                self.ally(ally, f"{where}.ally", victims=False)
            if card:
                name_in(card, LOCATION_CARD_FACTS, "unknown-card", f"{where}.card")
                self.once(card, f"{where}.card")
                self.in_variant(LOCATION_CARDS, f"{where}.card")
                if location == len(game.locations) - 1:
                    raise InvalidPosition("wrong-place", f"{where}.card", "no Location card lies at the Prince's Haven")
            found[location] = Place(ally, card)
        game.places = tuple(found.get(location, Place()) for location in range(len(game.locations)))
        if self.complete and not found:
            game.places = ()

    def read_decks(self) -> None:
        game, position = self.game, self.position
        for key in ("ally_deck", "unordered_ally_deck"):
            setattr(game, key, tuple(self.ally(item, where, victims=False) for item, where in items(position, key, "")))
        game.removed = tuple(self.ally(item, where) for item, where in items(position, "removed", ""))
        held = [card for player in game.seats for card in player.alliance + player.drained] + list(game.removed)
        copies = ALLIES[VICTIM].copies
        game.victims = count(position.get("victims", max(copies - held.count(VICTIM), 0)), "victims")
        if game.victims + held.count(VICTIM) > copies:
            raise InvalidPosition("too-many-victims", "victims", f"there are {copies} Victims")

    def once(self, card: str, where: str) -> None:
        """Note where a card lies that exists once."""
        if card in self.seen:
            raise InvalidPosition("card-twice", where, f"{card!r} lies at {self.seen[card]} as well")
        self.seen[card] = where

    def in_variant(self, variant: str, where: str) -> None:
        if variant not in self.game.variants:
            raise InvalidPosition("not-in-variant", where, f"the game is played without {variant}")

    def ally(self, value: Any, where: str, victims: bool = True) -> str:
        name = str(expect(value, str, where))
        if name not in ALLIES:
            known = (
                name in {clan_card for _, clan_card in NUMBERS} or name in LOCATION_CARD_FACTS or name in RELIC_FACTS
            )
            raise InvalidPosition("wrong-place" if known else "unknown-card", where, f"no Ally is called {name!r}")
        if name == VICTIM and not victims:
            raise InvalidPosition("wrong-place", where, "no Victim lies there")
        if name != VICTIM:
            self.once(name, where)
        return name

    # What lies before a player.

    def read_seat(self, seat: Seat, value: dict[str, Any], where: str) -> None:
        only(value, SEAT_KEYS + (RESULTS_OF_SEAT if self.complete else ()), where)
        player, numbers = self.game.seats[seat], self.game.numbers
        player.out = expect(value.get("out", False), bool, f"{where}.out")
        unset = self.complete or player.out
        player.blood = count(value.get("blood", 0 if unset else numbers.starting_blood), f"{where}.blood")
        player.influence = count(
            value.get("influence", 0 if unset else numbers.starting_influence), f"{where}.influence"
        )
        for key in ("diablerie", "diablerie_face_down"):
            setattr(player, key, count(value.get(key, 0), f"{where}.{key}"))
        for pile in PILES:
            setattr(player, pile, tuple(self.clan_card(seat, item, at) for item, at in items(value, pile, where)))
        for pile in ("alliance", "drained"):
            setattr(player, pile, tuple(self.ally(item, at) for item, at in items(value, pile, where)))
        player.relic = text(value, "relic", where)
        player.relic_used = expect(value.get("relic_used", False), bool, f"{where}.relic_used")
        if player.relic:
            name_in(player.relic, RELIC_FACTS, "unknown-card", f"{where}.relic")
            self.once(player.relic, f"{where}.relic")
            self.in_variant(RELICS, f"{where}.relic")
        laid_out = not self.complete or value.get("positions")  # in set-up Positions come late
        player.spots = (EMPTY,) * len(self.game.places) if laid_out else ()
        self.read_spots(seat, value, where)
        self.check_seat(player, where)

    def clan_card(self, seat: Seat, value: Any, where: str) -> str:
        """The printed number of a seat's Clan card."""
        name, clan = str(expect(value, str, where)), self.game.seats[seat].clan
        number = NUMBERS.get((clan, name))
        if number is None:
            if any(name == other for _, other in NUMBERS):
                raise InvalidPosition("wrong-owner", where, f"{name!r} is no card of {clan or 'a player without Clan'}")
            elsewhere = name in ALLIES or name in RELIC_FACTS or name in LOCATION_CARD_FACTS
            raise InvalidPosition(
                "wrong-place" if elsewhere else "unknown-card", where, f"no Clan card is called {name!r}"
            )
        self.once(number, where)
        return number

    def read_spots(self, seat: Seat, value: dict[str, Any], where: str) -> None:
        found = set()
        for item, at in items(value, "positions", where):
            entry = object_of(item, ("location", "blood", "cards", *(("power",) if self.complete else ())), at)
            location = self.location(entry.get("location"), f"{at}.location")
            if location in found:
                raise InvalidPosition("duplicate-location", at, f"{entry['location']!r} stands twice")
            found.add(location)
            cards = tuple(self.deployed(seat, card, place) for card, place in items(entry, "cards", at))
            self.game.set_spot(seat, location, Spot(count(entry.get("blood", 0), f"{at}.blood"), cards))

    def deployed(self, seat: Seat, value: Any, where: str) -> Deployed:
        entry = object_of(
            value, ("card", "face_down", "owner", "seen_by", *(("power",) if self.complete else ())), where
        )
        if "card" not in entry:
            raise InvalidPosition("missing-key", f"{where}.card", "a card on a Position has a name")
        owner = self.seat(entry["owner"], f"{where}.owner") if "owner" in entry else seat
        card = self.clan_card(owner, entry["card"], f"{where}.card")
        seen = tuple(self.seat(item, at) for item, at in items(entry, "seen_by", where))
        return Deployed(card, expect(entry.get("face_down", False), bool, f"{where}.face_down"), seen)

    def check_seat(self, player: Player, where: str) -> None:
        """What no player can have, or be without."""
        if player.out:
            held = player.blood + player.influence + player.tokens + len(player.alliance) + len(player.drained)
            if (
                held
                or any(getattr(player, pile) for pile in PILES)
                or any(spot.holds_anything for spot in player.spots)
            ):
                raise InvalidPosition("out-with-cards", where, "a player out of the game has neither cards nor tokens")
        elif not player.blood and not self.complete:
            raise InvalidPosition("pool-without-blood", f"{where}.blood", "a player without Blood is in Frenzy")
        if player.tokens >= self.game.numbers.diablerie_out:
            raise InvalidPosition(
                "too-many-tokens", f"{where}.diablerie", "a third Diablerie token puts a player out of the game"
            )


def from_position(position: dict[str, Any]) -> Vendetta:
    """The game that a position describes, not yet run to its first decision. Raises InvalidPosition."""
    return PositionReader(position).read()
