"""A position read, and refused by name where it cannot be. Nothing is repaired."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat
from reference_engine.kernel.decisions import InvalidPosition
from reference_engine.kernel.editions import edition_in, not_in_force
from reference_engine.kernel.notation import Unreadable, read
from reference_engine.kernel.position_reader import (
    count,
    expect,
    items,
    name_in,
    object_of,
    only,
    seats_by_name,
    text,
    words,
)
from reference_engine.kernel.saving import read_stack
from reference_engine.rivals.card_dsl.in_force import is_retainer
from reference_engine.rivals.city.open_season import OPEN_SEASON
from reference_engine.rivals.game import Rivals
from reference_engine.rivals.setup.pause import STEPS
from reference_engine.rivals.table.edition import Edition
from reference_engine.rivals.table.facts import (
    AGENDAS,
    BOTH,
    CHARACTERS,
    CITY,
    DISCIPLINES,
    HAVENS,
    HUNTER,
    LIBRARY,
    MONSTERS,
    VAMPIRE,
)
from reference_engine.rivals.table.names import SavedNames, TableNames
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
from reference_engine.rivals.table.state import ACTIONS, MOST_ATTACHMENTS, Where
from reference_engine.rivals.turn.turns import new_game
from reference_engine.rivals.wire import starting

KEYS = (
    "game", "edition", "first", "turn", "city_deck", "unordered_city_deck", "city_discard", "city_burned", "set_aside",
    "monster_deck", "unused_monsters", "burned_monsters", "streets", "seats", "stop",
)  # fmt: skip
TURN_KEYS = (
    "number", "seat", "phase", "step", "actions", "unhosted_actions", "spent", "recruited", "title_lost",
    "conspiracies_resolved", "retainers", "lasting",
)  # fmt: skip
SEAT_KEYS = (
    "name", "faction", "prestige", "foreign_prestige", "agenda", "agenda_card", "agenda_up", "agenda_exhausted",
    "haven_card", "haven_up", "haven_exhausted", "rival", "chosen_leader", "token_turned", "used", "hand", "library",
    "unordered_library", "faction_deck", "unordered_faction_deck", "discard", "burned", "had_turn", "out", HAVEN,
    STREETS, TORPOR, BESIDE,
)  # fmt: skip
SETUP_SEAT_KEYS = ("name", "faction", "agenda_card", "haven_card", "unordered_faction_deck", "unordered_library")
CARD_KEYS = (
    "card", "owner", "exhausted", "face_down", "leader", "influence_side", "no_influence", "party", "fear", "minus_bp",
    "agenda", "blood", "foreign_blood", "prestige", "token", "tagged", "shown", "contributors", "asked", "disciplines",
    "calmed", "done", "used", "attached",
)  # fmt: skip
RESULTS = ("influence_conflict", "attacks")
RESULTS_OF_CARD = ("blood_potency",)
CONTINUATION_KEYS = ("stack", "entered", "kept_out", "attacks_made", "monsters_defeated", "fallen", "winner")
LIBRARY_PILES, FACTION_PILES = ("library", "unordered_library"), ("faction_deck", "unordered_faction_deck")
CITY_PILES = ("city_deck", "unordered_city_deck", "city_discard", "city_burned", "set_aside")
MONSTER_PILES = ("monster_deck", "unused_monsters", "burned_monsters")
STAYING = {"Ongoing", "Conspiracy"}
"""The types of cards that can lie beside a Haven."""
PLAYERS = (2, 3, 4)
FULL_SUPPLY = 20


class PositionReader:
    """Reads one position into a game."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.position = expect(position, dict, "position")
        self.complete = "continuation" in position
        """Whether it is an observation of everything, to go on from."""
        self.game = Rivals()
        self.seats: dict[str, Seat] = {}

    def read(self) -> Rivals:
        position, game = self.position, self.game
        only(position, (*KEYS, *(("continuation", *RESULTS) if self.complete else ())), "")
        if position.get("game", "rivals") != "rivals":
            raise InvalidPosition("unknown-game", "game", f"{position['game']!r} is not rivals")
        game.edition = edition_in(position, "rivals", Edition)
        game.not_in_force = not_in_force("rivals", game.edition.name)
        seats = expect(position.get("seats", []), list, "seats")
        self.read_names(seats)
        turn = object_of(position.get("turn", {}), TURN_KEYS, "turn")
        game.phase = name_in(turn.get("phase", "action"), STEPS, "unknown-phase", "turn.phase")
        first_step = STEPS[game.phase][0]
        game.phase_step = name_in(turn.get("step", first_step), STEPS[game.phase], "unknown-step", "turn.step")
        if "stop" in position:
            game.stop_at = self.stop(position["stop"])
        if (game.phase, game.phase_step) == ("setup", first_step) and not self.complete:
            return self.read_new_game(seats)
        game.first = self.seat(position["first"], "first") if "first" in position else Seat(0)
        game.active = self.seat(turn["seat"], "turn.seat") if "seat" in turn else game.first
        game.turn = count(turn.get("number", 0 if self.in_setup else len(seats) + 1), "turn.number")
        game.title_lost = expect(turn.get("title_lost", False), bool, "turn.title_lost")
        game.conspiracies_resolved = count(turn.get("conspiracies_resolved", 0), "turn.conspiracies_resolved")
        game.actions = count(turn.get("actions", ACTIONS), "turn.actions")
        game.unhosted_actions = count(turn.get("unhosted_actions", 0), "turn.unhosted_actions")
        game.spent = count(turn.get("spent", max(ACTIONS - game.actions, 0)), "turn.spent")
        game.recruited = count(turn.get("recruited", 0), "turn.recruited")
        for key in CITY_PILES:
            setattr(game, key, self.cards(position, key, "", CITY))
        for key in MONSTER_PILES:
            setattr(game, key, self.cards(position, key, "", MONSTERS))
        self.read_in_play(position, "streets", "", NOBODY, STREETS)
        for place, seat in enumerate(seats):
            self.read_seat(Seat(place), seat, f"seats[{place}]")
        if self.complete:
            self.number_as_entered()
        elif (game.phase, game.phase_step) == ("setup", "leaders"):
            self.check_leaders()
        self.read_the_turn(turn)
        self.restore() if self.complete else self.begin()
        return game

    def read_the_turn(self, turn: dict[str, Any]) -> None:
        """What has been attached, and what texts have given for the turn."""
        names = TableNames(self.game)
        for item, where in items(turn, "retainers", "turn"):
            retainer = self.game.cards.get(names.card_named(expect(item, str, where)) or NO_CARD)
            if retainer is None or not is_retainer(retainer):
                raise InvalidPosition("wrong-place", where, f"{item!r} is no attached Retainer")
            self.game.retainers += (retainer.id,)
        for item, where in items(turn, "lasting", "turn"):
            try:
                self.game.lasting += (read(Lasting, expect(item, dict, where), names),)
            except Unreadable as error:
                raise InvalidPosition("wrong-type", where, str(error)) from None

    @property
    def in_setup(self) -> bool:
        return self.game.phase == "setup"

    def stop(self, value: Any) -> Where:
        stop = object_of(value, ("phase", "step", "seat"), "stop")
        phase = name_in(stop.get("phase"), STEPS, "unknown-phase", "stop.phase")
        step = name_in(stop.get("step", STEPS[phase][0]), STEPS[phase], "unknown-step", "stop.step")
        return Where(phase, step, self.seat(stop["seat"], "stop.seat") if stop.get("seat") is not None else NOBODY)

    def read_names(self, seats: list[Any]) -> None:
        self.seats = seats_by_name(seats, PLAYERS)
        for place, (name, seat) in enumerate(zip(self.seats, seats, strict=True)):
            where = f"seats[{place}].faction"
            faction = name_in(seat.get("faction", VAMPIRE), (VAMPIRE, HUNTER), "unknown-faction", where)
            self.game.seats.append(Player(name, faction))

    def seat(self, value: Any, where: str) -> Seat:
        name = expect(value, str, where)
        if name not in self.seats:
            raise InvalidPosition("unknown-seat", where, f"nobody called {name!r} sits at this table")
        return self.seats[name]

    def read_new_game(self, seats: list[Any]) -> Rivals:
        """Players who sit down with their decks, and nothing else."""
        only(self.position, ("game", "edition", "turn", "seats", "stop"), "")
        only(self.position["turn"], ("phase", "step"), "turn")
        for place, seat in enumerate(seats):
            where, player = f"seats[{place}]", self.game.seats[place]
            only(seat, SETUP_SEAT_KEYS, where)
            self.read_cards_of(player, seat, where)
        self.check_leaders()
        new_game(self.game)
        return self.game

    def check_leaders(self) -> None:
        """Everybody has a Leader to choose, and somebody beside."""
        for place, player in enumerate(self.game.seats):
            if len(player.unordered_faction_deck) < 2:
                where = f"seats[{place}].unordered_faction_deck"
                raise InvalidPosition("missing-key", where, "a Leader needs a Faction deck")

    # What lies before a player.

    def read_seat(self, seat: Seat, value: dict[str, Any], where: str) -> None:
        only(value, SEAT_KEYS, where)
        player = self.game.seats[seat]
        player.prestige = self.tokens(value, "prestige", FULL_SUPPLY, seat, where)
        player.agenda = count(value.get("agenda", 0), f"{where}.agenda")
        begun = not self.in_setup
        for key, default in (
            ("agenda_up", False),
            ("haven_up", begun),
            ("had_turn", begun),
            ("out", False),
            ("agenda_exhausted", False),
            ("haven_exhausted", False),
            ("token_turned", False),
        ):
            setattr(player, key, expect(value.get(key, default), bool, f"{where}.{key}"))
        player.used = words(value, "used", where)
        rival = value.get("rival")
        player.rival = NOBODY if rival is None else self.seat(rival, f"{where}.rival")
        if player.rival == seat:
            raise InvalidPosition("own-rival", f"{where}.rival", "nobody is their own Rival")
        self.read_cards_of(player, value, where)
        player.leader = self.leader(value, where)
        for place in (HAVEN, STREETS, TORPOR, BESIDE):
            self.read_in_play(value, place, where, seat, place)
        if not player.out and not self.game.supply(seat) and not self.complete:
            raise InvalidPosition("no-prestige", f"{where}.prestige", "a player without Prestige is knocked out")

    def read_cards_of(self, player: Player, value: dict[str, Any], where: str) -> None:
        """The Agenda, the Haven, the hand and the piles."""
        agenda, haven = text(value, "agenda_card", where), text(value, "haven_card", where)
        if agenda:
            self.of_faction(player, AGENDAS, name_in(agenda, AGENDAS, "unknown-card", f"{where}.agenda_card"), where)
        if haven:
            self.of_faction(player, HAVENS, name_in(haven, HAVENS, "unknown-card", f"{where}.haven_card"), where)
        player.agenda_card, player.haven_card = agenda, haven
        for key in LIBRARY_PILES:
            setattr(player, key, self.cards(value, key, where, LIBRARY))
        for key in FACTION_PILES:
            setattr(player, key, self.cards(value, key, where, CHARACTERS))
        for key in ("hand", "discard", "burned"):
            setattr(player, key, self.cards(value, key, where, {**LIBRARY, **CHARACTERS}))

    def leader(self, value: dict[str, Any], where: str) -> str:
        """The character that is chosen as Leader and not yet in play."""
        name = text(value, "chosen_leader", where)
        if name:
            name_in(name, CHARACTERS, "unknown-card", f"{where}.chosen_leader")
        wanted = self.in_setup and self.game.phase_step in ("player-order", "reveal-leaders")
        if not self.complete and bool(name) != wanted:
            raise InvalidPosition("phase-mismatch", f"{where}.chosen_leader", "only then one is chosen and not in play")
        return name

    def of_faction(self, player: Player, known: dict[str, Any], name: str, where: str) -> None:
        if known[name].pool not in (player.faction, BOTH):
            raise InvalidPosition("wrong-faction", where, f"{name!r} is no card for a {player.faction} player")

    def cards(self, value: dict[str, Any], key: str, where: str, known: Iterable[str]) -> tuple[str, ...]:
        return tuple(name_in(item, known, "unknown-card", at) for item, at in items(value, key, where))

    def tokens(self, value: dict[str, Any], key: str, default: int, own: Seat, where: str) -> Tokens:
        """A number, of which `foreign_` the same are of other players' colours, and the others of one's own."""
        total = count(value.get(key, default), f"{where}.{key}")
        row = self.shares(value, f"foreign_{key}", where)
        if row[own] or sum(row) > total:
            raise InvalidPosition("wrong-colours", f"{where}.foreign_{key}", f"of {total}, and of others' colours")
        return tuple(total - sum(row) if colour == own else amount for colour, amount in enumerate(row))

    def shares(self, value: dict[str, Any], key: str, where: str) -> Tokens:
        """Numbers by players."""
        row = [0] * len(self.seats)
        for name, amount in expect(value.get(key, {}), dict, f"{where}.{key}").items():
            row[self.seat(name, f"{where}.{key}")] = count(amount, f"{where}.{key}.{name}")
        return tuple(row)

    # What lies in play.

    def read_in_play(self, value: dict[str, Any], key: str, where: str, controller: Seat, place: str) -> None:
        for item, at in items(value, key, where):
            entry = object_of(item, (*CARD_KEYS, *(RESULTS_OF_CARD if self.complete else ())), at)
            card = self.read_card(entry, at, controller, place)
            for attached, there in items(entry, "attached", at):
                inner = object_of(attached, (*CARD_KEYS, *(RESULTS_OF_CARD if self.complete else ())), there)
                on = self.read_card(inner, there, controller, ATTACHED)
                on.host = card.id
                if on.name in MONSTERS and card.name != OPEN_SEASON:
                    raise InvalidPosition("wrong-place", there, f"no Monster lies on {card.name!r}")
                card.attached += (on.id,)
            if card.name in CHARACTERS:
                self.check_blood(card, at)
            if card.name not in MONSTERS and len(card.attached) > MOST_ATTACHMENTS:
                raise InvalidPosition("too-many-attachments", at, f"a character bears {MOST_ATTACHMENTS} at most")

    def read_card(self, entry: dict[str, Any], where: str, controller: Seat, place: str) -> InPlay:
        if "card" not in entry:
            raise InvalidPosition("missing-key", f"{where}.card", "a card has a name")
        known = {**CHARACTERS, **LIBRARY, **CITY, **MONSTERS}
        name = name_in(entry["card"], known, "unknown-card", f"{where}.card")
        owner = NOBODY if name in CITY else controller
        if entry.get("owner") is not None:
            owner = self.seat(entry["owner"], f"{where}.owner")
            if name in CITY:
                raise InvalidPosition("wrong-owner", f"{where}.owner", f"{name!r} is of the city deck, and nobody's")
        if not self.complete and controller != NOBODY and place in (HAVEN, STREETS, TORPOR) and name not in CHARACTERS:
            raise InvalidPosition("wrong-place", where, f"{name!r} is no character; it lies on one, or beside")
        if not self.complete and controller == NOBODY and place == STREETS and name in LIBRARY:
            raise InvalidPosition("wrong-place", where, f"{name!r} is a player's; it does not lie in the city")
        stays = name in LIBRARY and STAYING.intersection(LIBRARY[name].types)
        if not self.complete and place == BESIDE and not stays:
            raise InvalidPosition("wrong-place", where, f"{name!r} does not stay beside a Haven")
        card = self.game.enter(name, owner, controller, place)
        for key in ("exhausted", "face_down", "leader", "no_influence", "calmed", "done"):
            setattr(card, key, expect(entry.get(key, False), bool, f"{where}.{key}"))
        of_vampires = card.leader and name in CHARACTERS and CHARACTERS[name].faction == VAMPIRE
        card.influence_side = expect(entry.get("influence_side", of_vampires), bool, f"{where}.influence_side")
        for key in ("fear", "minus_bp", "agenda"):
            setattr(card, key, count(entry.get(key, 0), f"{where}.{key}"))
        in_streets = place == STREETS and controller != NOBODY
        card.party = count(entry.get("party", int(in_streets)), f"{where}.party")
        if bool(card.party) != in_streets:
            raise InvalidPosition("wrong-place", f"{where}.party", "only in The Streets a player has several parties")
        card.prestige = self.shares(entry, "prestige", where)
        for key in ("token", "tagged"):
            if entry.get(key) is not None:
                setattr(card, key, self.seat(entry[key], f"{where}.{key}"))
        for key in ("shown", "contributors", "asked"):
            setattr(card, key, tuple(self.seat(item, at) for item, at in items(entry, key, where)))
        card.disciplines = tuple(
            name_in(item, DISCIPLINES, "unknown-discipline", at) for item, at in items(entry, "disciplines", where)
        )
        card.used = words(entry, "used", where)
        if name in MONSTERS:
            self.read_monster(card, entry, where)
        elif card.tagged != NOBODY:
            raise InvalidPosition("wrong-place", f"{where}.tagged", f"{name!r} is no Monster")
        elif name in CHARACTERS:
            self.read_blood(card, entry, where)
        elif "blood" in entry or "foreign_blood" in entry:
            raise InvalidPosition("wrong-place", f"{where}.blood", f"{name!r} is no character")
        return card

    def read_blood(self, card: InPlay, entry: dict[str, Any], where: str) -> None:
        """Of a character, and that nobody has it twice."""
        if card.controller == NOBODY:
            raise InvalidPosition("wrong-place", where, f"{card.name!r} is somebody's")
        if sum(other.name == card.name for other in self.game.cards.values()) > 1:
            raise InvalidPosition("card-twice", where, f"{card.name!r} is at the table already")
        potency = self.game.blood_potency(card)
        card.blood = self.tokens(entry, "blood", potency, card.controller, where)

    def check_blood(self, card: InPlay, where: str) -> None:
        """With what is attached to it, which may raise its Blood Potency."""
        potency, least = self.game.blood_potency(card), 0 if self.complete else 1
        if not least <= sum(card.blood) <= potency:
            raise InvalidPosition("wrong-blood", f"{where}.blood", f"{card.name!r} has 1 to {potency} Blood")

    def read_monster(self, card: InPlay, entry: dict[str, Any], where: str) -> None:
        """Nobody's, in The Streets; Blood, a mere number, and a tag only face up. On an Event it has neither."""
        if card.controller != NOBODY or card.place not in (STREETS, ATTACHED):
            raise InvalidPosition("wrong-place", where, f"{card.name!r} is in The Streets, and nobody's")
        potency = 0 if card.face_down or card.place == ATTACHED else self.game.blood_potency(card)
        blood = count(entry.get("blood", potency), f"{where}.blood")
        if not (0 if self.complete else bool(potency)) <= blood <= potency:
            raise InvalidPosition("wrong-blood", f"{where}.blood", f"{card.name!r} has 1 to its BP face up, else none")
        if (card.face_down or card.place == ATTACHED) and card.tagged != NOBODY:
            raise InvalidPosition("wrong-place", f"{where}.tagged", "a Monster is tagged face up")
        stolen = self.shares(entry, "foreign_blood", where)
        if sum(stolen) > blood:
            raise InvalidPosition("wrong-colours", f"{where}.foreign_blood", f"of {blood}, and of others' colours")
        card.blood = (*stolen, blood - sum(stolen))

    # Where the game goes on.

    def begin(self) -> None:
        """At the beginning of a phase, or between two Actions."""
        self.game.stack = starting.stack_for(self.game)

    def number_as_entered(self) -> None:
        """Give the cards in play their numbers anew, in the order in which they have come into play."""
        value, game = object_of(self.position["continuation"], CONTINUATION_KEYS, "continuation"), self.game
        names = TableNames(game)
        order = [names.card_named(expect(item, str, where)) for item, where in items(value, "entered", "continuation")]
        if sorted(number or NO_CARD for number in order) != sorted(game.cards):
            raise InvalidPosition("wrong-type", "continuation.entered", "each card in play, once")
        anew = {old: CardId(new) for new, old in enumerate(order, 1)} | {NO_CARD: NO_CARD}
        game.cards = {anew[card.id]: card for card in sorted(game.cards.values(), key=lambda card: anew[card.id])}
        game.laid = game.enrolled = None
        for card in game.cards.values():
            card.id, card.host = anew[card.id], anew[card.host]
            card.attached = tuple(anew[number] for number in card.attached)

    def restore(self) -> None:
        """In the midst of a procedure."""
        value, game = self.position["continuation"], self.game
        try:
            game.stack = read_stack(value["stack"], SavedNames(game))
            for player, kept_out in zip(game.seats, value["kept_out"], strict=True):
                player.kept_out = tuple(map(str, kept_out))
            game.attacks_made = count(value["attacks_made"], "continuation.attacks_made")
            game.monsters_defeated = count(value["monsters_defeated"], "continuation.monsters_defeated")
            game.fallen = tuple((Seat(int(seat)), Seat(int(by))) for seat, by in value["fallen"])
            game.winner = NOBODY if value["winner"] is None else self.seats[value["winner"]]
        except (Unreadable, KeyError, TypeError, ValueError) as error:
            raise InvalidPosition("wrong-type", "continuation", str(error)) from None
        game.over = not game.stack


def from_position(position: dict[str, Any]) -> Rivals:
    """The game that a position describes, not yet run to its first decision. Raises InvalidPosition."""
    return PositionReader(position).read()
