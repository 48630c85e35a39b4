"""Construction of a game from a position. Invalid positions are rejected with a named problem, never repaired."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat
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
from reference_engine.kernel.saving_procedures import read_stack
from reference_engine.kernel.wire_format import Unreadable, read
from reference_engine.rivals.card_dsl.in_force import is_retainer
from reference_engine.rivals.city.open_season import OPEN_SEASON
from reference_engine.rivals.game import Rivals
from reference_engine.rivals.table.card_and_seat_names import SavedNames, TableNames
from reference_engine.rivals.table.card_facts import (
    AGENDAS,
    BOTH,
    CHARACTERS,
    CITY,
    DISCIPLINES,
    HAVENS,
    LIBRARY,
    MONSTERS,
    VAMPIRE,
)
from reference_engine.rivals.table.edition import Edition
from reference_engine.rivals.table.pieces import (
    ATTACHED,
    BESIDE,
    HAVEN,
    STREETS,
    TORPOR,
    InPlay,
    Lasting,
    Player,
    Tokens,
)
from reference_engine.rivals.table.requested_stop import STEPS
from reference_engine.rivals.table.state import ACTIONS, MOST_ATTACHMENTS, Where
from reference_engine.rivals.turn.turns import new_game
from reference_engine.rivals.wire import starting_procedures
from scenarios.wire_types.declarations import filled_in
from scenarios.wire_types.rivals.positions import CardInPlay, Position, SeatPosition, Stop, Turn

SETUP_SEAT_KEYS = ("name", "faction", "agenda_card", "haven_card", "unordered_faction_deck", "unordered_library")
LIBRARY_PILES, FACTION_PILES = ("library", "unordered_library"), ("faction_deck", "unordered_faction_deck")
CITY_PILES = ("city_deck", "unordered_city_deck", "city_discard", "city_burned", "set_aside")
MONSTER_PILES = ("monster_deck", "unused_monsters", "burned_monsters")
STAYING = {"Ongoing", "Conspiracy"}
"""Types of cards that can be beside a Haven."""
PLAYERS = (2, 3, 4)
EVERY_CARD = {**CHARACTERS, **LIBRARY, **CITY, **MONSTERS}
AS_DECLARED = ("exhausted", "face_down", "leader", "no_influence", "calmed", "done", "fear", "minus_bp", "agenda")
"""Fields of a card in play that are copied unchanged."""


class SavedCard(CardInPlay, kw_only=True, forbid_unknown_fields=False):
    """A card in play in a complete observation."""

    attached: list[SavedCard] = []  # type: ignore[assignment]  # noqa: RUF012  # nested cards of the same kind


INPUT = with_fields(Position, {"seats": list[SeatPosition]})
"""A position with any number of seats. The number of players is checked later."""
SAVED_SEAT: Any = given_back(SeatPosition, dict.fromkeys((HAVEN, STREETS, TORPOR, BESIDE), list[SavedCard]))
SAVED = given_back(Position, {"seats": list[SAVED_SEAT], "streets": list[SavedCard]})
"""A complete observation, used to restore its game."""


class Continuation(msgspec.Struct, forbid_unknown_fields=True):
    """Additional data of a complete observation: the current procedures, and state without a key in the position."""

    stack: list[dict[str, Any]]
    entered: list[str]
    """Cards in play, in the order in which they entered."""
    kept_out: list[tuple[str, ...]]
    """Characters kept out, by seat."""
    attacks_made: int
    monsters_defeated: int
    fallen: list[tuple[int, int]]
    winner: str | None


class GameReader(PositionReader[Position, Continuation]):
    """Builder of a game from one position."""

    def __init__(self, given: dict[str, Any]) -> None:
        super().__init__(given, INPUT, SAVED, Continuation)
        self.game = Rivals()

    def read(self) -> Rivals:
        position, game, turn = self.position, self.game, self.position.turn
        game.edition = edition_of(position.edition, "rivals", Edition)
        game.not_in_force = not_in_force("rivals", game.edition.name)
        self.names = seats_by_name([seat.name for seat in position.seats], PLAYERS)
        game.seats += [Player(seat.name, seat.faction) for seat in position.seats]
        game.phase, first_step = turn.phase, STEPS[turn.phase][0]
        game.phase_step = name_in(filled_in(turn.step, first_step), STEPS[turn.phase], "unknown-step", "turn.step")
        if position.stop is not None:
            game.stop_at = self.stop(position.stop)
        if (game.phase, game.phase_step) == ("setup", first_step) and not self.complete:
            return self.read_new_game()
        game.first = self.seat(position.first, "first") if position.first is not None else Seat(0)
        game.active = self.seat(turn.seat, "turn.seat") if turn.seat is not None else game.first
        game.turn = filled_in(turn.number, 0 if self.in_setup else len(position.seats) + 1)
        for key in ("title_lost", "conspiracies_resolved", "actions", "unhosted_actions", "recruited"):
            setattr(game, key, getattr(turn, key))
        game.spent = filled_in(turn.spent, max(ACTIONS - game.actions, 0))
        for key in CITY_PILES:
            setattr(game, key, self.cards(getattr(position, key), key, CITY))
        for key in MONSTER_PILES:
            setattr(game, key, self.cards(getattr(position, key), key, MONSTERS))
        self.read_in_play(position.streets, "streets", NOBODY, STREETS)
        for value, where in places(position.seats, "seats"):
            self.read_seat(self.names[value.name], value, where)
        if self.continuation is not None:
            self.number_as_entered(self.continuation)
        elif (game.phase, game.phase_step) == ("setup", "leaders"):
            self.check_leaders()
        self.read_the_turn(turn)
        if self.continuation is not None:
            self.restore(self.continuation)
        else:
            game.stack = starting_procedures.stack_for(game)
        return game

    def read_the_turn(self, turn: Turn) -> None:
        """Read the Retainers attached this turn, and the effects that last for the turn."""
        names = TableNames(self.game)
        for name, where in places(turn.retainers, "turn.retainers"):
            retainer = self.game.cards.get(names.card_named(name) or NO_CARD)
            if retainer is None or not is_retainer(retainer):
                raise InvalidPosition("wrong-place", where, f"{name!r} is not an attached Retainer")
            self.game.retainers += (retainer.id,)
        for lasting, where in places(turn.lasting, "turn.lasting"):
            try:
                self.game.lasting += (read(Lasting, msgspec.to_builtins(lasting), names),)
            except Unreadable as error:
                raise InvalidPosition("wrong-type", where, str(error)) from None

    @property
    def in_setup(self) -> bool:
        return self.game.phase == "setup"

    def stop(self, stop: Stop) -> Where:
        step = name_in(filled_in(stop.step, STEPS[stop.phase][0]), STEPS[stop.phase], "unknown-step", "stop.step")
        return Where(stop.phase, step, self.seat(stop.seat, "stop.seat") if stop.seat is not None else NOBODY)

    def read_new_game(self) -> Rivals:
        """Begin a new game: players with their decks, and nothing else."""
        only(self.given, ("game", "edition", "turn", "seats", "stop"), "")
        only(self.given["turn"], ("phase", "step"), "turn")
        for place, (seat, where) in enumerate(places(self.position.seats, "seats")):
            only(self.given["seats"][place], SETUP_SEAT_KEYS, where)
            self.read_cards_of(self.game.seats[place], seat, where)
        self.check_leaders()
        new_game(self.game)
        return self.game

    def check_leaders(self) -> None:
        """Check that every player has a Leader to choose, and at least one other character."""
        for place, player in enumerate(self.game.seats):
            if len(player.unordered_faction_deck) < 2:
                where = f"seats[{place}].unordered_faction_deck"
                raise InvalidPosition("missing-key", where, "list the Leader and at least one other character")

    # Players.

    def read_seat(self, seat: Seat, value: SeatPosition, where: str) -> None:
        player, begun = self.game.seats[seat], not self.in_setup
        player.prestige = self.tokens(value.prestige, value.foreign_prestige, seat, f"{where}.foreign_prestige")
        for key in ("agenda", "agenda_up", "out", "agenda_exhausted", "haven_exhausted", "token_turned"):
            setattr(player, key, getattr(value, key))
        player.haven_up, player.had_turn = filled_in(value.haven_up, begun), filled_in(value.had_turn, begun)
        player.used = tuple(value.used)
        player.rival = self.seat(value.rival, f"{where}.rival") if value.rival is not None else NOBODY
        if player.rival == seat:
            raise InvalidPosition("own-rival", f"{where}.rival", "nobody is their own Rival")
        self.read_cards_of(player, value, where)
        player.leader = self.leader(value.chosen_leader, f"{where}.chosen_leader")
        for place in (HAVEN, STREETS, TORPOR, BESIDE):
            self.read_in_play(getattr(value, place), f"{where}.{place}", seat, place)
        if not player.out and not self.game.supply(seat) and not self.complete:
            raise InvalidPosition("no-prestige", f"{where}.prestige", "a player must have at least 1 Prestige")

    def read_cards_of(self, player: Player, value: SeatPosition, where: str) -> None:
        """Read the Agenda, the Haven, the hand, and the piles."""
        player.agenda_card = self.of_faction(player, value.agenda_card, AGENDAS, f"{where}.agenda_card", where)
        player.haven_card = self.of_faction(player, value.haven_card, HAVENS, f"{where}.haven_card", where)
        for keys, known in (
            (LIBRARY_PILES, LIBRARY),
            (FACTION_PILES, CHARACTERS),
            (("hand", "discard", "burned"), {**LIBRARY, **CHARACTERS}),
        ):
            for key in keys:
                setattr(player, key, self.cards(getattr(value, key), f"{where}.{key}", known))

    def of_faction(self, player: Player, name: str | None, known: dict[str, Any], where: str, seat: str) -> str:
        """Return the Agenda or the Haven of a player, or "".

        `where` and `seat` are the places of the card and the seat.
        """
        if name is None:
            return ""
        if known[name_in(name, known, "unknown-card", where)].pool not in (player.faction, BOTH):
            raise InvalidPosition("wrong-faction", seat, f"{name!r} is not a card for a {player.faction} player")
        return name

    def leader(self, name: str | None, where: str) -> str:
        """Return the character chosen as Leader that is not yet in play, or ""."""
        if name is not None:
            name_in(name, CHARACTERS, "unknown-card", where)
        wanted = self.in_setup and self.game.phase_step in ("player-order", "reveal-leaders")
        if not self.complete and (name is not None) != wanted:
            raise InvalidPosition("phase-mismatch", where, "give it only while a chosen Leader waits to enter play")
        return name or ""

    def cards(self, names: Sequence[str], where: str, known: Iterable[str]) -> tuple[str, ...]:
        return tuple(name_in(name, known, "unknown-card", at) for name, at in places(names, where))

    def tokens(self, total: int, foreign: Mapping[str, int], own: Seat, where: str) -> Tokens:
        """Return tokens by colour: those of other players, and the rest in the player's own colour."""
        row = self.shares(foreign, where)
        if row[own] or sum(row) > total:
            raise InvalidPosition("wrong-colours", where, f"at most {total} tokens can have other players' colours")
        return tuple(total - sum(row) if colour == own else amount for colour, amount in enumerate(row))

    def shares(self, amounts: Mapping[str, int], where: str) -> Tokens:
        """Return numbers of tokens by colour."""
        row = [0] * len(self.names)
        for name, amount in amounts.items():
            row[self.seat(name, where)] = amount
        return tuple(row)

    # Cards in play.

    def read_in_play(self, cards: Sequence[CardInPlay], where: str, controller: Seat, place: str) -> None:
        for entry, at in places(cards, where):
            card = self.read_card(entry, at, controller, place)
            for attached, there in places(entry.attached, f"{at}.attached"):
                on = self.read_card(attached, there, controller, ATTACHED)
                on.host = card.id
                if on.name in MONSTERS and card.name != OPEN_SEASON:
                    raise InvalidPosition("wrong-place", there, f"no Monster can be attached to {card.name!r}")
                card.attached += (on.id,)
            if card.name in CHARACTERS:
                self.check_blood(card, at)
            if card.name not in MONSTERS and len(card.attached) > MOST_ATTACHMENTS:
                raise InvalidPosition(
                    "too-many-attachments", at, f"a character has at most {MOST_ATTACHMENTS} attachments"
                )

    def read_card(self, entry: CardInPlay, where: str, controller: Seat, place: str) -> InPlay:
        name = name_in(entry.card, EVERY_CARD, "unknown-card", f"{where}.card")
        owner = NOBODY if name in CITY else controller
        if entry.owner is not None:
            owner = self.seat(entry.owner, f"{where}.owner")
            if name in CITY:
                raise InvalidPosition("wrong-owner", f"{where}.owner", f"{name!r} is a city card, so it has no owner")
        if not self.complete:
            check_place(name, where, controller, place)
        card = self.game.enter(name, owner, controller, place)
        for key in AS_DECLARED:
            setattr(card, key, getattr(entry, key))
        of_vampires = card.leader and name in CHARACTERS and CHARACTERS[name].faction == VAMPIRE
        card.influence_side = filled_in(entry.influence_side, of_vampires)
        in_streets = place == STREETS and controller != NOBODY
        card.party = filled_in(entry.party, int(in_streets))
        if bool(card.party) != in_streets:
            raise InvalidPosition("wrong-place", f"{where}.party", "only characters in The Streets have a party number")
        card.prestige = self.shares(entry.prestige, f"{where}.prestige")
        for key in ("token", "tagged"):
            if (seat := getattr(entry, key)) is not None:
                setattr(card, key, self.seat(seat, f"{where}.{key}"))
        for key in ("shown", "contributors", "asked"):
            listed = places(getattr(entry, key), f"{where}.{key}")
            setattr(card, key, tuple(self.seat(seat, at) for seat, at in listed))
        card.disciplines = tuple(
            name_in(discipline, DISCIPLINES, "unknown-discipline", at)
            for discipline, at in places(entry.disciplines, f"{where}.disciplines")
        )
        card.used = tuple(entry.used)
        if name in MONSTERS:
            self.read_monster(card, entry, where)
        elif card.tagged != NOBODY:
            raise InvalidPosition("wrong-place", f"{where}.tagged", f"{name!r} is not a Monster")
        elif name in CHARACTERS:
            self.read_blood(card, entry, where)
        elif entry.blood is not UNSET or entry.foreign_blood:
            raise InvalidPosition("wrong-place", f"{where}.blood", f"{name!r} is not a character")
        return card

    def read_blood(self, card: InPlay, entry: CardInPlay, where: str) -> None:
        """Read the Blood of a character. A character may be in play only once."""
        if card.controller == NOBODY:
            raise InvalidPosition("wrong-place", where, f"{card.name!r} must have a controller")
        if sum(other.name == card.name for other in self.game.cards.values()) > 1:
            raise InvalidPosition("card-twice", where, f"{card.name!r} is already in play")
        blood = filled_in(entry.blood, self.game.blood_potency(card))
        card.blood = self.tokens(blood, entry.foreign_blood, card.controller, f"{where}.foreign_blood")

    def check_blood(self, card: InPlay, where: str) -> None:
        """Check the Blood of a character with its attachments, which may raise its Blood Potency."""
        potency, least = self.game.blood_potency(card), 0 if self.complete else 1
        if not least <= sum(card.blood) <= potency:
            raise InvalidPosition(
                "wrong-blood", f"{where}.blood", f"{card.name!r} must have {least} to {potency} Blood"
            )

    def read_monster(self, card: InPlay, entry: CardInPlay, where: str) -> None:
        """Read the Blood of a Monster.

        Nobody controls a Monster. It has Blood and a tag only face up in The Streets.
        """
        if card.controller != NOBODY or card.place not in (STREETS, ATTACHED):
            raise InvalidPosition("wrong-place", where, f"{card.name!r} must be in The Streets without a controller")
        potency = 0 if card.face_down or card.place == ATTACHED else self.game.blood_potency(card)
        blood = filled_in(entry.blood, potency)
        if not (0 if self.complete else bool(potency)) <= blood <= potency:
            raise InvalidPosition(
                "wrong-blood",
                f"{where}.blood",
                f"{card.name!r} must have 1 Blood to its Blood Potency if face up, else none",
            )
        if (card.face_down or card.place == ATTACHED) and card.tagged != NOBODY:
            raise InvalidPosition("wrong-place", f"{where}.tagged", "only a face-up Monster can be tagged")
        stolen = self.shares(entry.foreign_blood, f"{where}.foreign_blood")
        if sum(stolen) > blood:
            raise InvalidPosition(
                "wrong-colours", f"{where}.foreign_blood", f"at most {blood} Blood can have players' colours"
            )
        card.blood = (*stolen, blood - sum(stolen))

    # Current procedures.

    def number_as_entered(self, saved: Continuation) -> None:
        """Renumber the cards in play in the order in which they entered it."""
        game, names = self.game, TableNames(self.game)
        order = [names.card_named(name) for name in saved.entered]
        if sorted(number or NO_CARD for number in order) != sorted(game.cards):
            raise InvalidPosition("wrong-type", "continuation.entered", "must list each card in play once")
        anew = {old: CardId(new) for new, old in enumerate(order, 1)} | {NO_CARD: NO_CARD}
        game.cards = {anew[card.id]: card for card in sorted(game.cards.values(), key=lambda card: anew[card.id])}
        game.laid = game.enrolled = None
        for card in game.cards.values():
            card.id, card.host = anew[card.id], anew[card.host]
            card.attached = tuple(anew[number] for number in card.attached)

    def restore(self, saved: Continuation) -> None:
        """Restore the current procedures."""
        game = self.game
        try:
            game.stack = read_stack(saved.stack, SavedNames(game))
            for player, kept_out in zip(game.seats, saved.kept_out, strict=True):
                player.kept_out = kept_out
            game.attacks_made, game.monsters_defeated = saved.attacks_made, saved.monsters_defeated
            game.fallen = tuple((Seat(seat), Seat(by)) for seat, by in saved.fallen)
            game.winner = NOBODY if saved.winner is None else self.names[saved.winner]
        except (Unreadable, KeyError, TypeError, ValueError) as error:
            raise InvalidPosition("wrong-type", "continuation", str(error)) from None
        game.over = not game.stack


def check_place(name: str, where: str, controller: Seat, place: str) -> None:
    """Reject a card in a place where its kind cannot be."""
    if controller != NOBODY and place in (HAVEN, STREETS, TORPOR) and name not in CHARACTERS:
        raise InvalidPosition("wrong-place", where, f"{name!r} is not a character; attach it or put it beside a Haven")
    if controller == NOBODY and place == STREETS and name in LIBRARY:
        raise InvalidPosition("wrong-place", where, f"{name!r} belongs to a player, so it cannot be a city card")
    if place == BESIDE and not (name in LIBRARY and STAYING.intersection(LIBRARY[name].types)):
        raise InvalidPosition("wrong-place", where, f"{name!r} cannot be beside a Haven")


def from_position(position: dict[str, Any]) -> Rivals:
    """Return the game of a position, not yet run to its first decision. Raises InvalidPosition."""
    return GameReader(position).read()
