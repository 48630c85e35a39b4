"""Vampire: The Eternal Struggle in the battery."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from random import Random
from typing import Any

from reference_engine.engine import GAMES
from reference_engine.kernel import NOBODY, Card, Seat
from reference_engine.vtes import Vtes
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR, is_implemented
from reference_engine.vtes.cards.words.control.placing import PutOnVampire
from reference_engine.vtes.combat.damage import DamageResolution
from reference_engine.vtes.control import contests
from reference_engine.vtes.playing import hands, looking
from reference_engine.vtes.playing.card_being_played import Playing
from reference_engine.vtes.playing.hands import RefillHand
from reference_engine.vtes.playing.play_card import PlayCard
from reference_engine.vtes.playing.search import Search
from reference_engine.vtes.table.card_and_seat_names import TableNames
from reference_engine.vtes.table.card_facts import Facts, facts, ids_by_name
from reference_engine.vtes.table.clans_and_disciplines import DISCIPLINE_CARDS
from reference_engine.vtes.table.pieces import Change
from reference_engine.vtes.table.state import ATTACHED, CONTESTED, READY, TORPOR, UNCONTROLLED, InPlay, Methuselah
from reference_engine.vtes.turn import setup
from reference_engine.vtes.turn.turns import PHASES
from reference_engine.vtes.wire import observation
from scenarios.wire_types.declarations import Choice, Event
from scenarios.wire_types.vtes import events
from scenarios.wire_types.vtes.choices import Draw
from tests.engine.battery import slowly
from tests.engine.battery.subjects import misnamed

NAMES = ("Sarah", "Alexis", "Tom", "Rui", "Ines")

PLAYABLE = [printed for printed in facts().values() if is_implemented(printed.id)]
CRYPT = [printed for printed in PLAYABLE if printed.is_crypt_card]
LIBRARY = [printed for printed in PLAYABLE if not printed.is_crypt_card]
ALLIES = [printed for printed in LIBRARY if "ally" in printed.types]
POSSESSIONS = [printed for printed in LIBRARY if {"equipment", "retainer"} & set(printed.types)]
MASTERS_ON_VAMPIRES = [
    printed
    for printed in LIBRARY
    if "master" in printed.types
    and any(
        isinstance(effect, PutOnVampire) for mode in BEHAVIOUR[printed.id].modes.values() for effect in mode.effects
    )
]


EVENTS = [printed for printed in LIBRARY if "event" in printed.types]
VERSIONS = {
    one.name: other.name
    for one in CRYPT
    for other in CRYPT
    if one.persona == other.persona and one.advanced != other.advanced
}
"""The other version of each vampire that has one."""


class VtesSubject:
    """The game for two to five Methuselahs, with every card that the engine can play."""

    rules = GAMES["vtes"]
    players: tuple[int, ...] = (2, 3, 4, 5)
    most_turns = 400
    records: tuple[type, ...] = (Methuselah, InPlay, Change)
    printed: tuple[type, ...] = (Facts,)
    shows: tuple[type[Event], ...] = (events.CardRevealed,)

    # Starting positions.

    def opening(self, chance: Random, players: int) -> dict[str, Any]:
        game = Vtes()
        decks = {}
        for name in NAMES[:players]:
            crypt = tuple(printed.id for printed in chance.sample(CRYPT, 12))
            library = tuple(printed.id for printed in chance.choices(LIBRARY, k=77))
            decks[name] = (crypt, library)
        setup.new_game(game, decks)
        return observation.position(game)

    def middle(self, chance: Random, players: int) -> dict[str, Any]:
        return Middle(chance, players).position()

    # Properties that the battery needs.

    def looks(self, choice: Choice) -> Hashable:
        return Draw if isinstance(choice, Draw) else choice

    def turn(self, game: Vtes) -> int:
        return game.turn

    def counters(self, game: Vtes) -> dict[Hashable, int]:
        found: dict[Hashable, int] = {("pool", place): seat.pool for place, seat in enumerate(game.seats)}
        found.update((("card", card.id), card.counters) for card in game.cards.values())
        return {place: number for place, number in found.items() if number}

    def changes(self, game: Vtes, event: Event) -> Iterable[tuple[Hashable, int]]:
        match event:
            case events.PoolBurned(seat, amount):
                return [(("pool", seat), -amount)]
            case events.PoolGained(seat, amount):
                return [(("pool", seat), amount)]
            case events.BloodBurned(card, amount) | events.BloodDrained(card, amount):
                return [(("card", card), -amount)]
            case events.BloodGained(card, amount):
                return [(("card", card), amount)]
            case events.BloodMoved():
                origin = ("card", event.source) if event.source else ("pool", event.source_seat)
                goal = ("card", event.target) if event.target else ("pool", event.target_seat)
                return [(origin, -event.amount), (goal, event.amount)]
        return []

    def is_gone(self, game: Vtes, place: Any) -> bool:
        return False

    def takes_back(self, event: Event) -> bool:
        return False

    def cards(self, game: Vtes) -> Counter[Hashable]:
        found: Counter[Hashable] = Counter()
        for seat in game.seats:
            for pile in (seat.hand, seat.library, seat.unordered_library, seat.crypt, seat.unordered_crypt):
                found.update((seat.name, card) for card in pile)
            found.update((seat.name, card) for card in seat.ash_heap + seat.removed)
        in_play = [(owner, part) for card in game.cards.values() for part, owner in card.parts]
        found.update((game.seats[owner].name, card) for owner, card in [*in_play, *set_aside(game)])
        return found

    def faults(self, game: Vtes) -> Iterator[str]:
        yield from faults_of_cards(game)
        yield from faults_of_seats(game)
        yield from misnamed(TableNames(game), game.cards)

    def faults_of_the_end(self, game: Vtes) -> Iterator[str]:
        if not game.over:
            yield "nobody has to decide, but the game is not over"
        points = [seat.victory_points for seat in game.seats]
        ousted = sum(seat.ousted for seat in game.seats)
        survivors = len(points) - ousted
        if survivors > 1:
            yield f"{survivors} Methuselahs are left"
        if sum(points) != ousted + survivors:
            yield f"{points} victory points, though {ousted} were ousted and {survivors} survived"
        most = [place for place, score in enumerate(points) if score == max(points)]
        if game.winner != (most[0] if len(most) == 1 else NOBODY):
            yield f"seat {game.winner} is the winner with victory points {points}"

    def stale_caches(self, game: Vtes) -> Iterator[str]:
        return slowly.stale_caches(game)

    def with_other_hidden_cards(self, game: Vtes, viewer: Seat, chance: Random) -> Vtes:
        twin = game.copy()
        assert isinstance(twin, Vtes)

        def others(pile: tuple[Card, ...], kind: list[Facts]) -> tuple[Card, ...]:
            return tuple(printed.id for printed in chance.choices(kind, k=len(pile)))

        for place, seat in enumerate(twin.seats):
            if place != viewer and not looking.may_see_hand(game, viewer, Seat(place)):
                seat.hand = others(seat.hand, LIBRARY)
            if place == viewer and searches(twin):
                continue
            seat.library = others(seat.library, LIBRARY)
            seat.unordered_library = others(seat.unordered_library, LIBRARY)
            seat.crypt = others(seat.crypt, CRYPT)
            seat.unordered_crypt = others(seat.unordered_crypt, CRYPT)
        in_play = [card.facts for card in twin.cards.values() if card.facts.is_crypt_card and len(card.parts) == 1]
        for card in twin.cards.values():
            if card.region == UNCONTROLLED and card.controller != viewer:
                card.become(chance.choice([*in_play, *chance.choices(CRYPT, k=2)]).id)
        return twin


def searches(game: Vtes) -> bool:
    """Return whether a seat searches its library: by a card, or for a Discipline after a diablerie."""
    return game.within(Search) is not None or (game.decision is not None and game.decision.window == "take-discipline")


def set_aside(game: Vtes) -> Iterator[tuple[Seat, Card]]:
    """Yield cards that have left the hand and wait for their play to resolve."""
    for frame in game.stack:
        if isinstance(frame, Playing) and (frame.in_ash_heap or frame.stays):
            continue
        if isinstance(frame, Action) and frame.card and frame.pc > frame.PLACE["show_card"]:
            yield frame.seat, frame.card
        if isinstance(frame, PlayCard) and 0 < frame.pc < len(frame.STEPS):
            yield frame.seat, frame.card


def faults_of_cards(game: Vtes) -> Iterator[str]:
    """Yield impossible states of cards in play."""
    attached = [name for card in game.cards.values() for name in card.attached]
    if len(attached) != len(set(attached)):
        yield "a card lies on two others"
    unique = [card for card in game.cards.values() if card.region != UNCONTROLLED and is_unique(card)]
    many = Counter(card.facts.persona for card in unique)
    if any(card.region != CONTESTED and many[card.facts.persona] > 1 for card in unique):
        yield "a unique card is in play, though another copy is on the table"
    if len({(card.facts.persona, card.controller) for card in unique}) != len(unique):
        yield "a Methuselah controls a unique card twice"
    damaged = game.within(DamageResolution) is not None
    for card in game.cards.values():
        name = f"{card.facts.name} ({card.id})"
        if game.seats[card.controller].ousted:
            yield f"{name} is controlled by somebody who is ousted"
        host = game.cards.get(card.host)
        if host is not None and host.region == CONTESTED != card.region:
            yield f"{name} is in play on a card that is not"
        if bool(card.host) != (card.region == ATTACHED) and not (card.host and card.region == CONTESTED):
            yield f"{name} lies in the region {card.region} with host {card.host}"
        if card.host and (card.host not in game.cards or card.id not in game.cards[card.host].attached):
            yield f"{name} lies on {card.host}, which does not bear it"
        if any(other not in game.cards or game.cards[other].host != card.id for other in card.attached):
            yield f"{name} bears what is gone or lies elsewhere"
        if card.counters < 0:
            yield f"{name} has {card.counters} counters"
        if card.region in (READY, TORPOR) and card.facts.is_crypt_card and card.counters > game.capacity(card):
            yield f"{name} has {card.counters} blood, beyond its capacity of {game.capacity(card)}"
        if {"ally", "retainer"} & set(card.facts.types) and card.counters == 0 and not damaged:
            yield f"{name} is in play without life"
        if card.region == TORPOR and not card.facts.is_vampire:
            yield f"{name} is in torpor"


def is_unique(card: InPlay) -> bool:
    return card.facts.unique or card.facts.is_crypt_card


def faults_of_seats(game: Vtes) -> Iterator[str]:
    """Yield impossible states of Methuselahs and the Edge."""
    drawing = game.within(RefillHand) is not None
    for place, seat in enumerate(game.seats):
        if seat.pool < 0 or (seat.pool > 0) == seat.ousted:
            yield f"{seat.name} has {seat.pool} pool and is {'' if seat.ousted else 'not '}ousted"
        if not seat.ousted and not drawing and len(seat.hand) > hands.hand_size(game, Seat(place)):
            yield f"{seat.name} holds {len(seat.hand)} cards"
        prey = game.prey(Seat(place))
        if not seat.ousted and prey != NOBODY and game.predator(prey) != place:
            yield f"{seat.name} is not the predator of its prey"
    if game.edge != NOBODY and game.seats[game.edge].ousted:
        yield "somebody who is ousted holds the Edge"
    if game.decision is not None and not game.decision.by_chance and game.seats[game.decision.seat].ousted:
        yield "somebody who is ousted has to decide"


class Middle:
    """A random position with few cards in hand, little pool, and most kinds of cards in play."""

    def __init__(self, chance: Random, players: int) -> None:
        self.chance, self.players = chance, players
        self.crypt = list({printed.persona: printed for printed in chance.sample(CRYPT, len(CRYPT))}.values())
        self.taken: set[Card] = set()

    def position(self) -> dict[str, Any]:
        chance = self.chance
        seats = [self.seat(name) for name in NAMES[: self.players]]
        turn = {
            "number": chance.randint(1, 12),
            "seat": chance.choice(NAMES[: self.players]),
            "phase": chance.choice(PHASES),
        }
        position: dict[str, Any] = {"game": "vtes", "edition": "v5", "turn": turn, "seats": seats}
        self.contest(seats)
        for seat in seats:
            self.merge(seat)
        position["events_played"] = [printed.name for printed in EVENTS if chance.random() < 0.2]
        if chance.random() < 0.5:
            position["edge"] = chance.choice(NAMES[: self.players])
        return position

    def contest(self, seats: list[dict[str, Any]]) -> None:
        """Sometimes add a contest in progress, or a contest that a vampire could begin."""
        first, second = self.chance.sample(seats, 2)
        printed = self.crypt.pop()
        if contests.printed_unique(printed) and self.chance.random() < 0.3:
            for seat in (first, second):
                blood = self.chance.randint(0, printed.capacity)
                seat["contested"] = [{"card": printed.name, "blood": blood, "attached": self.attached(printed)}]
        for rival in [card for card in first["ready"] if "blood" in card][-1:]:
            printed = self.crypt.pop()
            if printed.city:
                rival |= {"title": "prince", "city": printed.city}
                second["uncontrolled"].append({"card": printed.name, "blood": printed.capacity})
        if first["ready"] and "blood" in (rival := first["ready"][0]) and self.chance.random() < 0.5:
            capacity = facts()[ids_by_name()[rival["card"]]].capacity
            second["uncontrolled"].append({"card": rival["card"], "blood": capacity})

    def merge(self, seat: dict[str, Any]) -> None:
        """Sometimes add a merged vampire, or two versions of a vampire that could merge."""
        for vampire in [*seat["ready"], *seat["torpor"]]:
            other = VERSIONS.get(vampire["card"])
            if other is None or self.chance.random() < 0.3:
                continue
            if self.chance.random() < 0.5:
                seat["uncontrolled"].append({"card": other, "blood": self.chance.randint(0, 5)})
            elif facts()[ids_by_name()[other]].advanced:
                vampire |= {"card": other, "base": vampire["card"]}
            else:
                vampire["base"] = other

    def seat(self, name: str) -> dict[str, Any]:
        chance = self.chance
        library = [printed.name for printed in chance.choices(LIBRARY, k=10)]
        return {
            "name": name,
            "pool": chance.randint(1, 10),
            "hand": [printed.name for printed in chance.choices(LIBRARY, k=chance.randint(0, 7))],
            "library": library[:2],
            "unordered_library": library[2:],
            "crypt": [self.crypt.pop().name],
            "ash_heap": [printed.name for printed in chance.choices(LIBRARY, k=2)],
            "ready": [self.vampire(True) for _ in range(chance.randint(0, 3))] + self.allies(),
            "torpor": [self.vampire(True) for _ in range(chance.randint(0, 1))],
            "uncontrolled": [self.vampire(False) for _ in range(chance.randint(0, 2))],
        }

    def vampire(self, controlled: bool) -> dict[str, Any]:
        chance, printed = self.chance, self.crypt.pop()
        written: dict[str, Any] = {"card": printed.name, "blood": chance.randint(0, printed.capacity)}
        if controlled:
            written["locked"] = chance.random() < 0.25
            written["attached"] = self.attached(printed)
        return written

    def attached(self, vampire: Facts) -> list[dict[str, Any]]:
        found = []
        for printed in self.chance.sample([*POSSESSIONS, *MASTERS_ON_VAMPIRES], 3):
            code = DISCIPLINE_CARDS.get(printed.name)
            useless = code is not None and vampire.discipline(code) == 2
            if not useless and self.chance.random() < 0.2 and self.may_enter(printed):
                found.append({"card": printed.name, **self.level(printed)})
        return found

    def allies(self) -> list[dict[str, Any]]:
        if not ALLIES or self.chance.random() < 0.7:
            return []
        printed = self.chance.choice(ALLIES)
        return [{"card": printed.name, **self.level(printed)}] if self.may_enter(printed) else []

    def level(self, printed: Facts) -> dict[str, Any]:
        levels = sorted({mode.level for mode in BEHAVIOUR[printed.id].modes.values() if mode.level})
        return {"level": self.chance.choice(levels)} if levels else {}

    def may_enter(self, printed: Facts) -> bool:
        """Return True if no other copy of a unique card is in play."""
        free = not printed.unique or printed.id not in self.taken
        self.taken.add(printed.id)
        return free
