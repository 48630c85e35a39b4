"""Vampire: The Masquerade Rivals in the battery."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from random import Random
from typing import Any

from reference_engine.engine import GAMES
from reference_engine.kernel import NO_CARD, NOBODY, Seat
from reference_engine.rivals.attack.rollback import CardBefore, PlayerBefore
from reference_engine.rivals.card_dsl.current_attack import Assault, Fallen
from reference_engine.rivals.card_dsl.current_conflict import NO_FIST, Conflict
from reference_engine.rivals.card_dsl.language import Played, TextSource
from reference_engine.rivals.city.open_season import OPEN_SEASON
from reference_engine.rivals.decks.legality import FACTION_SIZE, LIBRARY_LEAST, LIBRARY_MOST, MOST_COPIES_IN_LIBRARY
from reference_engine.rivals.effects.drawing import RevealTop
from reference_engine.rivals.effects.triggers import SetOff
from reference_engine.rivals.ending.winning import has_enough_agenda
from reference_engine.rivals.game import Rivals
from reference_engine.rivals.influence.conflict import InfluenceConflict
from reference_engine.rivals.influence.scheme import Scheme
from reference_engine.rivals.setup.setup import PERSONAL_SUPPLY, TableSetUp
from reference_engine.rivals.table.card_and_seat_names import TableNames
from reference_engine.rivals.table.card_facts import (
    AGENDAS,
    BOTH,
    CHARACTERS,
    CITY,
    HAVENS,
    HUNTER,
    LIBRARY,
    MONSTERS,
    PRINCE,
    VAMPIRE,
)
from reference_engine.rivals.table.pieces import ATTACHED, STREETS, TORPOR, Heap, InPlay, Lasting, Player
from reference_engine.rivals.table.state import MOST_ATTACHMENTS, Where
from reference_engine.rivals.turn.beginning import CityDeckStep
from reference_engine.rivals.wire import observation
from scenarios.wire_types.declarations import Choice, Event
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import Draw, HoldOut, LayModifier, Place, PlayCard
from tests.engine.battery.subjects import misnamed

NAMES = ("Ana", "Bruno", "Clara", "Davi")
STARTS = (("beginning", "city-deck"), ("beginning", "ready-and-return"), ("action", ""), ("end", "mending"))
CONSPIRACIES = [name for name, card in LIBRARY.items() if "Conspiracy" in card.types]
ONGOING = [name for name, card in LIBRARY.items() if "Ongoing" in card.types]
RELICS = [name for name, card in LIBRARY.items() if "Relic" in card.types]
RETAINERS = [name for name, card in CITY.items() if "Retainer" in card.types]
ONGOING_EVENTS = [name for name, card in CITY.items() if {"Event", "Ongoing"} <= set(card.types)]


class RivalsSubject:
    """The game for two to four players, with coteries, cells, and every card of the box."""

    rules = GAMES["rivals"]
    players: tuple[int, ...] = (2, 3, 4)
    most_turns = 400
    records: tuple[type, ...] = (
        Player,
        InPlay,
        Heap,
        Lasting,
        Where,
        TextSource,
        SetOff,
        Fallen,
        CardBefore,
        PlayerBefore,
    )
    printed: tuple[type, ...] = ()
    shows: tuple[type[Event], ...] = (
        events.AgendaRevealed, events.CardRevealed, events.FistOpened, events.ModifierRevealed, events.MonsterRevealed,
        events.TopRevealed,
    )  # fmt: skip

    # Starting positions.

    def opening(self, chance: Random, players: int) -> dict[str, Any]:
        seats = [decked(chance, name) for name in NAMES[:players]]
        return {"game": "rivals", "edition": "hunters-and-hunted", "turn": {"phase": "setup"}, "seats": seats}

    def middle(self, chance: Random, players: int) -> dict[str, Any]:
        return Middle(chance, players).position()

    # Properties that the battery needs.

    def looks(self, choice: Choice) -> Hashable:
        match choice:
            case Draw() | HoldOut() | LayModifier():
                return type(choice)
            case Place(_, character):
                return character
            case PlayCard(card, character, False) if {"Attack", "Reaction"} & set(LIBRARY[card].types):
                return PlayCard, character
        return choice

    def turn(self, game: Rivals) -> int:
        return game.turn

    def counters(self, game: Rivals) -> dict[Hashable, int]:
        found: dict[Hashable, int] = {}
        for place, player in enumerate(game.seats):
            found["prestige", place] = sum(player.prestige) if player.prestige else PERSONAL_SUPPLY
            found["agenda", place] = player.agenda
        for card in game.cards.values():
            found["blood", card.id] = sum(card.blood)
            found["prestige on", card.id] = sum(card.prestige)
        return {place: number for place, number in found.items() if number}

    def changes(self, game: Rivals, event: Event) -> Iterable[tuple[Hashable, int]]:
        match event:
            case events.PrestigeGained(seat, amount):
                return [(("prestige", seat), amount)]
            case events.PrestigeSpent(seat, amount) | events.PrestigeLost(seat, amount):
                return [(("prestige", seat), -amount)]
            case events.PrestigeStolen(seat, target, amount):
                return [(("prestige", seat), amount), (("prestige", target), -amount)]
            case events.PrestigeTakenBack(card, seat, amount):
                return [(("prestige", seat), amount), (("prestige on", card), -amount)]
            case events.Contributed(seat, card, amount):
                return [(("prestige", seat), -amount), (("prestige on", card), amount)]
            case events.PrestigePlaced(card, _, amount):
                return [(("prestige on", card), amount)]
            case events.PrestigeRemoved(card, _, amount):
                return [(("prestige on", card), -amount)]
            case events.AgendaGained(seat, amount):
                return [(("agenda", seat), amount)]
            case events.AgendaLost(seat, amount):
                return [(("agenda", seat), -amount)]
            case events.BloodPlaced(card, amount):
                return [(("prestige", game.cards[card].controller), -amount), (("blood", card), amount)]
            case events.BloodGiven(card, amount) | events.Mended(card, amount):
                return [(("blood", card), amount)]
            case events.BloodStolen(card, target, amount):
                return [(("blood", card), amount), (("blood", target), -amount)]
            case events.BloodLost(card, amount):
                return [(("blood", card), -amount)]
        return []

    def is_gone(self, game: Rivals, place: Any) -> bool:
        """Return True for a place on a card that has left play, or for Prestige on a character in torpor."""
        what, where = place
        if what == "prestige on" and where in game.cards:
            return game.cards[where].place == TORPOR
        return what in ("blood", "prestige on") and where not in game.cards

    def takes_back(self, event: Event) -> bool:
        return isinstance(event, events.AttackUndone)

    def cards(self, game: Rivals) -> Counter[Hashable]:
        found: Counter[Hashable] = Counter()
        for pile in (game.city_deck, game.unordered_city_deck, game.city_discard, game.city_burned, game.set_aside):
            found.update((NOBODY, name) for name in pile)
        for pile in (game.monster_deck, game.unused_monsters, game.burned_monsters):
            found.update((NOBODY, name) for name in pile)
        for place, player in enumerate(game.seats):
            found.update((Seat(place), name) for name in player.hand + player.discard + player.burned)
            found.update((Seat(place), name) for name in player.library + player.unordered_library)
            found.update((Seat(place), name) for name in player.faction_deck + player.unordered_faction_deck)
            found.update((Seat(place), name) for name in (*player.kept_out, player.leader) if name)
        found.update((card.owner, card.name) for card in game.cards.values())
        found.update(held(game))
        return found

    def faults(self, game: Rivals) -> Iterator[str]:
        yield from faults_of_cards(game)
        yield from faults_of_players(game)
        yield from misnamed(TableNames(game), game.cards)

    def faults_of_the_end(self, game: Rivals) -> Iterator[str]:
        if not game.over or game.winner == NOBODY:
            yield "nobody has to decide, but nobody has won"
        elif game.seats[game.winner].out and game.active != game.winner:
            yield "somebody who is knocked out has won"
        if not game.fallen and not has_enough_agenda(game.seats[game.winner]):
            yield "nobody is knocked out, and the winner has too little Agenda"

    def stale_caches(self, game: Rivals) -> Iterator[str]:
        return iter(())

    def with_other_hidden_cards(self, game: Rivals, viewer: Seat, chance: Random) -> Rivals:
        twin: Rivals = game.copy()
        hide_piles(game, twin, viewer, chance)
        hide_in_play(game, twin, viewer, chance)
        hide_secrets(twin, viewer, chance)
        return twin


def held(game: Rivals) -> Iterator[tuple[Seat, str]]:
    """Yield cards that are nowhere while they are being moved."""
    for frame in game.stack:
        if isinstance(frame, Assault):
            yield from ((frame.attackers_player, name) for name in (frame.attack_card,) if name)
            yield from ((frame.reactors_player, name) for name in (frame.reaction,) if name)
        elif isinstance(frame, Played) and not frame.kept and 0 < frame.pc < len(frame.STEPS):
            yield frame.seat, frame.card
        elif isinstance(frame, CityDeckStep):
            yield from ((NOBODY, name) for name in frame.kept_back)
        elif isinstance(frame, InfluenceConflict):
            if frame.pc <= frame.PLACE["discard_modifiers"]:
                yield from ((Seat(seat), name) for seat, name in enumerate(frame.modifiers) if name)
            if isinstance(frame, Scheme) and frame.pc <= frame.PLACE["resolve"]:
                yield frame.seat, frame.card


def faults_of_cards(game: Rivals) -> Iterator[str]:
    """Yield impossible states of cards in play."""
    attached = [number for card in game.cards.values() for number in card.attached]
    if len(attached) != len(set(attached)):
        yield "a card lies on two others"
    names = Counter(card.name for card in game.cards.values() if card.name in CHARACTERS and card.place != TORPOR)
    yield from (f"{name} is at the table twice" for name, number in names.items() if number > 1)
    for card in game.cards.values():
        name = f"{card.name} ({card.id})"
        if (card.place == ATTACHED) != (card.host != NO_CARD):
            yield f"{name} lies at {card.place} with host {card.host}"
        if card.host != NO_CARD and (card.host not in game.cards or card.id not in game.cards[card.host].attached):
            yield f"{name} lies on {card.host}, which does not bear it"
        if card.host in game.cards and game.cards[card.host].controller != card.controller:
            yield f"{name} is not controlled by who controls its bearer"
        if any(other not in game.cards or game.cards[other].host != card.id for other in card.attached):
            yield f"{name} bears what is gone or lies elsewhere"
        if card.name not in MONSTERS and card.name != OPEN_SEASON and len(card.attached) > MOST_ATTACHMENTS:
            yield f"{name} bears {len(card.attached)} cards"
        if min((*card.blood, *card.prestige, card.fear, card.minus_bp, card.agenda)) < 0:
            yield f"{name} has less than nothing: {card}"
        if card.name in CHARACTERS or (card.name in MONSTERS and not card.face_down and card.place == STREETS):
            yield from faults_of_blood(game, card)
        if bool(card.party) != (card.place == STREETS and card.controller != NOBODY):
            yield f"{name} is at {card.place} in the party {card.party}"


def faults_of_blood(game: Rivals, card: InPlay) -> Iterator[str]:
    """Yield faults of a character or a Monster: too much Blood, or none without impending defeat."""
    blood = game.blood(card)
    if blood > game.blood_potency(card):
        yield f"{card.name} has {blood} Blood of {game.blood_potency(card)}"
    falling = [frame for frame in game.stack if frame.PLACE.keys() & {"look_for_rescue", "announce_type"}]
    if not blood and not falling:
        yield f"{card.name} has no Blood"


def faults_of_players(game: Rivals) -> Iterator[str]:
    """Yield impossible states of players and of the decision."""
    setting_up = game.within(TableSetUp) is not None
    leaders = Counter(card.owner for card in game.cards.values() if card.leader)
    for place, player in enumerate(game.seats):
        if min((*player.prestige, player.agenda)) < 0:
            yield f"{player.name} has {player.prestige} Prestige and {player.agenda} Agenda"
        if not setting_up and not player.out and not game.supply(Seat(place)):
            yield f"{player.name} has no Prestige and is not knocked out"
        if player.out and all(fallen != place for fallen, _ in game.fallen):
            yield f"{player.name} is knocked out by nothing"
        if leaders[Seat(place)] > 1:
            yield f"{player.name} has {leaders[Seat(place)]} Leaders"
        if player.rival == place and not setting_up:
            yield f"{player.name} is their own Rival"
    if sum(card.name == PRINCE for card in game.cards.values()) > 1:
        yield "there are two Princes"
    if not setting_up and len(game.seats) > 2:
        rivals = [player.rival for player in game.seats]
        if any(rival != NOBODY and rivals[rival] == place for place, rival in enumerate(rivals)):
            yield "two players are each other's Rivals"


# Replacement of hidden information.


def others(chance: Random, pile: tuple[str, ...], known: Iterable[str]) -> tuple[str, ...]:
    return tuple(chance.choices(sorted(known), k=len(pile)))


def hide_piles(game: Rivals, twin: Rivals, viewer: Seat, chance: Random) -> None:
    """Replace decks, hands, and secret choices."""
    twin.city_deck = others(chance, twin.city_deck, CITY)
    twin.unordered_city_deck = others(chance, twin.unordered_city_deck, CITY)
    unseen = [name for name in CITY if "Event" in CITY[name].types]
    twin.set_aside = tuple(chance.choice(unseen) if name in unseen else name for name in twin.set_aside)
    twin.monster_deck = others(chance, twin.monster_deck, MONSTERS)
    twin.unused_monsters = others(chance, twin.unused_monsters, MONSTERS)
    shown = {frame.seat for frame in game.stack if isinstance(frame, RevealTop)}
    for place, player in enumerate(twin.seats):
        top = int(place in shown)
        player.library = player.library[:top] + others(chance, player.library[top:], LIBRARY)
        player.unordered_library = others(chance, player.unordered_library, LIBRARY)
        player.faction_deck = others(chance, player.faction_deck, CHARACTERS)
        if place != viewer or game.phase != "setup":
            player.unordered_faction_deck = others(chance, player.unordered_faction_deck, CHARACTERS)
        if place == viewer:
            continue
        if not observation.looks_at_hand(game, viewer, Seat(place)) and not observation.is_open(game, Seat(place)):
            known = [frame.card for frame in game.stack if isinstance(frame, Played) and frame.card in player.hand][:1]
            unknown = others(chance, player.hand[len(known) :], (*LIBRARY, *CHARACTERS))
            player.hand = (*known, *unknown)
        if player.agenda_card and not player.agenda_up:
            player.agenda_card = chance.choice(sorted(AGENDAS))
        if player.haven_card and not player.haven_up:
            player.haven_card = chance.choice(sorted(HAVENS))
        if player.leader and not observation.leaders_are_revealed(game):
            player.leader = chance.choice(sorted(CHARACTERS))


def hide_in_play(game: Rivals, twin: Rivals, viewer: Seat, chance: Random) -> None:
    """Replace face-down cards."""
    for card in twin.cards.values():
        holder = card.owner if card.place == ATTACHED and card.owner != NOBODY else card.controller
        if not card.face_down or holder == viewer or observation.may_look(game, card, viewer):
            continue
        known = MONSTERS if card.name in MONSTERS else LIBRARY if card.place == ATTACHED else CONSPIRACIES
        card.name = chance.choice(sorted(known))


def hide_secrets(twin: Rivals, viewer: Seat, chance: Random) -> None:
    """Replace other players' secret modifiers and fists."""
    for frame in twin.stack:
        if isinstance(frame, Assault):
            if frame.attack_card and not frame.attack_up and frame.attackers_player != viewer:
                attacks = [name for name, card in LIBRARY.items() if "Attack" in card.types and not card.face_up]
                frame.attack_card = chance.choice(attacks)
            if frame.reaction and not frame.reaction_up and frame.reactors_player != viewer:
                frame.reaction = chance.choice([name for name, card in LIBRARY.items() if "Reaction" in card.types])
        if isinstance(frame, Conflict) and not frame.answer:
            modifiers = [name for name, card in LIBRARY.items() if "Influence Modifier" in card.types]
            frame.modifiers = tuple(
                chance.choice(modifiers) if name and seat != viewer else name
                for seat, name in enumerate(frame.modifiers)
            )
            frame.fists = tuple(
                chance.randint(0, fist + 2) if fist != NO_FIST and seat != viewer else fist
                for seat, fist in enumerate(frame.fists)
            )


# Positions.


def of_faction(known: dict[str, Any], faction: str) -> list[str]:
    """Return the cards that a player of the faction may have."""
    return [name for name, card in known.items() if card.pool in (faction, BOTH)]


def decked(chance: Random, name: str) -> dict[str, Any]:
    """Return a player with a random legal deck of a faction."""
    faction = chance.choice((VAMPIRE, HUNTER))
    characters = [card.name for card in CHARACTERS.values() if card.faction == faction]
    library, size = of_faction(LIBRARY, faction), chance.randint(LIBRARY_LEAST, LIBRARY_MOST)
    return {
        "name": name,
        "faction": faction,
        "agenda_card": chance.choice(of_faction(AGENDAS, faction)),
        "haven_card": chance.choice(of_faction(HAVENS, faction)),
        "unordered_faction_deck": chance.sample(characters, FACTION_SIZE),
        "unordered_library": chance.sample(library * MOST_COPIES_IN_LIBRARY, size),
    }


class Middle:
    """A random position with little Prestige, much Agenda, and most kinds of cards in play."""

    def __init__(self, chance: Random, players: int) -> None:
        self.chance, self.players = chance, players
        self.characters = {
            faction: chance.sample(sorted(card.name for card in CHARACTERS.values() if card.faction == faction), 18)
            for faction in (VAMPIRE, HUNTER)
        }
        self.monsters = chance.sample(sorted(MONSTERS), len(MONSTERS))
        city = [name for name, card in CITY.items() for _ in range(card.copies)]
        self.city = chance.sample(city, len(city))
        self.prince = True
        self.factions = [chance.choice((VAMPIRE, HUNTER)) for _ in range(players)]

    def position(self) -> dict[str, Any]:
        chance, names = self.chance, NAMES[: self.players]
        phase, step = chance.choice(STARTS)
        shift = chance.randint(1, self.players - 1) if self.players == 2 else chance.choice((1, self.players - 1))
        seats = [
            self.seat(name, self.factions[place]) | {"rival": names[(place + shift) % self.players]}
            for place, name in enumerate(names)
        ]
        streets = [self.of_city() for _ in range(chance.randint(1, 4))] + [self.monster() for _ in range(3)]
        self.curse(seats)
        return {
            "game": "rivals",
            "edition": "hunters-and-hunted",
            "first": chance.choice(names),
            "turn": {"number": chance.randint(5, 30), "seat": chance.choice(names), "phase": phase}
            | ({"step": step} if step else {}),
            "seats": seats,
            "streets": streets,
            "unordered_city_deck": self.city[:6],
            "city_discard": self.city[6:8],
            "monster_deck": self.monsters[:2],
            "unused_monsters": self.monsters[2:4],
        }

    def of_city(self) -> dict[str, Any]:
        """Return a city card in The Streets that no player controls."""
        name = next(name for name in self.city if "Event" not in CITY[name].types or name in ONGOING_EVENTS)
        self.city.remove(name)
        ongoing = name in ONGOING_EVENTS and not CITY[name].no_token
        return {"card": name, **({"token": self.chance.choice(NAMES[: self.players])} if ongoing else {})}

    def monster(self) -> dict[str, Any]:
        chance, name = self.chance, self.monsters.pop()
        prestige = {who: chance.randint(1, 4) for who in NAMES[: self.players] if chance.random() < 0.2}
        if chance.random() < 0.5:
            return {"card": name, "face_down": True, "prestige": prestige}
        hunters = [who for who, faction in zip(NAMES, self.factions, strict=False) if faction == HUNTER]
        tag = {"tagged": chance.choice(hunters)} if hunters and chance.random() < 0.6 else {}
        return {"card": name, "blood": chance.randint(1, MONSTERS[name].blood_potency), "prestige": prestige, **tag}

    def seat(self, name: str, faction: str) -> dict[str, Any]:
        chance = self.chance
        library, pool = of_faction(LIBRARY, faction), self.characters[faction]

        def spare() -> bool:
            """Return True if every other player can still get three characters and one in torpor of this faction."""
            return len(pool) > 4 * 3

        characters = [self.character(pool.pop(), name, faction) for _ in range(chance.randint(1, 3))]
        characters[0]["leader"] = True
        at_home = [card for card in characters if chance.random() < 0.4]
        out = [card | {"party": chance.randint(1, 2)} for card in characters if card not in at_home]
        torpor = [{"card": pool.pop(), "blood": 1}] if faction == VAMPIRE and chance.random() < 0.5 else []
        beside = [self.conspiracy(each) for each in CONSPIRACIES if each in library and chance.random() < 0.2]
        beside += [{"card": each} for each in ONGOING if each in library and chance.random() < 0.15]
        hand = chance.choices(library, k=chance.randint(0, 5)) + [
            pool.pop() for _ in range(chance.randint(0, 1)) if spare()
        ]
        return {
            "name": name,
            "faction": faction,
            **self.of_colours("prestige", chance.randint(2, 9), name),
            "agenda": chance.randint(0, 9),
            "agenda_card": chance.choice(of_faction(AGENDAS, faction)),
            "agenda_up": chance.random() < 0.5,
            "haven_card": chance.choice(of_faction(HAVENS, faction)),
            "hand": hand,
            "library": chance.choices(library, k=2),
            "unordered_library": chance.choices(library, k=8),
            "unordered_faction_deck": [pool.pop()] if spare() else [],
            "discard": chance.choices(library, k=chance.randint(0, 4)),
            "haven": at_home,
            "streets": out,
            "torpor": torpor,
            "beside": beside,
        }

    def of_colours(self, key: str, amount: int, whose: str) -> dict[str, Any]:
        """Return this much Prestige or Blood, partly in other players' colours."""
        left, foreign = amount, {}
        for other in NAMES[: self.players]:
            if other != whose and left and self.chance.random() < 0.4:
                foreign[other] = self.chance.randint(1, left)
                left -= foreign[other]
        return {key: amount, f"foreign_{key}": foreign}

    def character(self, name: str, whose: str, faction: str) -> dict[str, Any]:
        chance, printed = self.chance, CHARACTERS[name]
        found: dict[str, Any] = {"card": name, "exhausted": chance.random() < 0.15}
        found |= self.of_colours("blood", chance.randint(1, printed.blood_potency), whose)
        attached = [{"card": each, "owner": None} for each in RETAINERS if each in self.city and chance.random() < 0.06]
        for each in attached:
            self.city.remove(str(each["card"]))
        relics = [{"card": each} for each in RELICS if each in of_faction(LIBRARY, faction) and chance.random() < 0.1]
        if faction == VAMPIRE and self.prince and chance.random() < 0.2:
            self.prince = False
            attached.insert(0, {"card": PRINCE, "owner": None})
            self.city.remove(PRINCE)
        return found | {"attached": [*attached, *relics][:MOST_ATTACHMENTS]}

    def conspiracy(self, name: str) -> dict[str, Any]:
        who = {each: self.chance.randint(1, 2) for each in NAMES[: self.players] if self.chance.random() < 0.5}
        return {"card": name, "face_down": True, "prestige": who}

    def curse(self, seats: list[dict[str, Any]]) -> None:
        """Sometimes put a player's card on another player's character."""
        first, second = self.chance.sample(seats, 2)
        bearers = [card for card in first["haven"] + first["streets"] if len(card["attached"]) < MOST_ATTACHMENTS]
        if bearers and self.chance.random() < 0.6:
            name = self.chance.choice(of_faction(LIBRARY, second["faction"]))
            curse = {"card": name, "owner": second["name"], "face_down": True}
            self.chance.choice(bearers)["attached"].append(curse)
