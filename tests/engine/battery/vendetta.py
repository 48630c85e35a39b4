"""Vampire: The Masquerade – Vendetta in the battery."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from random import Random
from typing import Any

from reference_engine.engine import GAMES
from reference_engine.kernel import Seat
from reference_engine.vendetta import Vendetta
from reference_engine.vendetta.cards.words.auction import BloodAuction, SecretBid
from reference_engine.vendetta.ending.end_of_game import final_influence
from reference_engine.vendetta.frenzy.frenzy import Frenzy
from reference_engine.vendetta.planning.playing import Playing
from reference_engine.vendetta.resolution.withdraw import Token, WithdrawStep
from reference_engine.vendetta.rounds.hand_building import HandBuilding
from reference_engine.vendetta.setup.setup import SetUp
from reference_engine.vendetta.table.card_facts import (
    ALLIES,
    CLAN_CARDS,
    CLANS,
    DECKS,
    LOCATION_CARD_FACTS,
    LOCATION_CARDS,
    RELIC_FACTS,
    RELICS,
    STARTING_CARDS,
    VICTIM,
    locations,
    name_of,
)
from reference_engine.vendetta.table.pieces import Change, Deployed, Place, Player, Spot
from scenarios.wire_types.declarations import Choice, Event
from scenarios.wire_types.vendetta import events
from scenarios.wire_types.vendetta.choices import Bid, Draw, Keep, Play, Stay, Withdraw

NAMES = ("Sarah", "Alexis", "Tom", "Rui", "Ines")
PHASES = ("feed", "location-setup", "hand-building", "planning", "resolution")


class VendettaSubject:
    """The game for three to five players, with and without the variants."""

    rules = GAMES["vendetta"]
    players: tuple[int, ...] = (3, 4, 5)
    most_turns = 3
    records: tuple[type, ...] = (Player, Spot, Deployed, Place, Change, Token, SecretBid)
    printed: tuple[type, ...] = ()
    shows: tuple[type[Event], ...] = (
        events.CardPlayed, events.CardRevealed, events.TokenRevealed, events.BidRevealed,
    )  # fmt: skip

    # Starting positions.

    def opening(self, chance: Random, players: int) -> dict[str, Any]:
        variants = [variant for variant in (LOCATION_CARDS, RELICS) if chance.random() < 0.5]
        seats = [{"name": name} for name in NAMES[:players]]
        return {"game": "vendetta", "edition": "base", "variants": variants, "phase": "setup", "seats": seats}

    def middle(self, chance: Random, players: int) -> dict[str, Any]:
        return Middle(chance, players).position()

    # Properties that the battery needs.

    def looks(self, choice: Choice) -> Hashable:
        match choice:
            case Draw() | Bid():
                return type(choice)
            case Keep(cards, _):
                return len(cards)
            case Stay() | Withdraw():
                return WithdrawStep
            case Play(_, location, "down"):
                return location
        return choice

    def turn(self, game: Vendetta) -> int:
        return game.round

    def counters(self, game: Vendetta) -> dict[Hashable, int]:
        found: dict[Hashable, int] = {}
        for place, player in enumerate(game.seats):
            found["blood", place] = player.blood
            found["influence", place] = player.influence
            found["diablerie", place] = player.diablerie
            found["face-down diablerie", place] = player.diablerie_face_down
            for location, spot in zip(game.locations, player.spots, strict=False):
                found["deployed", place, location] = spot.blood
        return {place: number for place, number in found.items() if number}

    def changes(self, game: Vendetta, event: Event) -> Iterable[tuple[Hashable, int]]:
        match event:
            case events.BloodGained(seat, amount):
                return [(("blood", seat), amount)]
            case events.BloodLost(seat, amount) | events.BloodSpent(seat, amount):
                return [(("blood", seat), -amount)]
            case events.BloodStolen(seat, target, amount):
                return [(("blood", seat), amount), (("blood", target), -amount)]
            case events.BloodPlayed(seat, location, amount, source):
                paid = -amount if source == "pool" else 0
                return [(("blood", seat), paid), (("deployed", seat, location), amount)]
            case events.BloodReturned(seat, location, amount):
                return [(("blood", seat), amount), (("deployed", seat, location), -amount)]
            case events.BloodTaken(seat, target, location, amount):
                return [(("blood", seat), amount), (("deployed", target, location), -amount)]
            case events.BloodMoved(seat, location, amount, target, to):
                return [(("deployed", seat, location), -amount), (("deployed", target, to), amount)]
            case events.BloodDiscarded(seat, location, amount):
                return [(("deployed", seat, location), -amount)]
            case events.InfluenceGained(seat, amount):
                return [(("influence", seat), amount)]
            case events.InfluenceLost(seat, amount):
                return [(("influence", seat), -amount)]
            case events.InfluenceGiven(seat, target, amount):
                return [(("influence", seat), -amount), (("influence", target), amount)]
            case events.DiablerieTaken(seat, amount):
                return [(("diablerie", seat), amount)]
            case events.DiablerieFlipped(seat, amount):
                return [(("diablerie", seat), -amount), (("face-down diablerie", seat), amount)]
            case events.DiablerieTurnedUp(seat, amount):
                return [(("diablerie", seat), amount), (("face-down diablerie", seat), -amount)]
            case events.OutOfGame(seat, blood, influence, face_up, face_down):
                gone = {"blood": blood, "influence": influence, "diablerie": face_up, "face-down diablerie": face_down}
                return [((what, seat), -amount) for what, amount in gone.items()]
        return []

    def is_gone(self, game: Vendetta, place: Any) -> bool:
        return False

    def takes_back(self, event: Event) -> bool:
        return False

    def cards(self, game: Vendetta) -> Counter[Hashable]:
        """Return Clan cards and Allies.

        The box gets the Clan cards of players who are out, and has all before the deal.
        """
        if game.within(SetUp) is not None:
            return Counter(EVERYTHING)
        found: Counter[Hashable] = Counter({VICTIM: game.victims})
        found.update((*game.ally_deck, *game.unordered_ally_deck, *game.removed))
        found.update(place.ally for place in game.places if place.ally)
        for player in game.seats:
            found.update(player.alliance + player.drained)
            found.update(clan_cards(player))
        building = game.within(HandBuilding)
        found.update(building.drawn if building is not None else ())
        playing = {player.clan for player in game.seats if not player.out}
        found.update(card for card in CLAN_CARDS if CLAN_CARDS[card].clan not in playing)
        return found

    def faults(self, game: Vendetta) -> Iterator[str]:
        emptied = {frame.seat for frame in game.stack if isinstance(frame, Frenzy)}
        order = game.turn_order()
        for place, player in enumerate(game.seats):
            seat = Seat(place)
            numbers = (player.blood, player.influence, player.diablerie, player.diablerie_face_down)
            if min(numbers) < 0:
                yield f"{player.name} has {numbers}"
            if player.tokens >= game.numbers.diablerie_out:
                yield f"{player.name} has {player.tokens} Diablerie tokens"
            if player.out:
                if any(numbers) or clan_cards(player) or player.alliance or player.drained:
                    yield f"{player.name} is out of the game, but has something"
            elif not player.blood and game.within(SetUp) is None and seat not in emptied:
                yield f"{player.name} has no Blood and is not in Frenzy"
            for spot in player.spots:
                if spot.blood < 0:
                    yield f"{player.name} has {spot.blood} Blood on a Position"
                if any(game.owner(card.card) not in order for card in spot.cards):
                    yield f"{player.name} has a card of somebody who is out"
        if game.ambition not in order:
            yield "somebody who is out holds the Ambition token"
        if game.resolving < 0 and game.changes:
            yield f"{game.changes} outlast the Location"
        decision = game.decision
        if decision is not None and not decision.by_chance and decision.seat not in order:
            yield "somebody who is out has to decide"

    def faults_of_the_end(self, game: Vendetta) -> Iterator[str]:
        if not game.over:
            yield "nobody has to decide, but the game is not over"
        order = game.turn_order()
        if game.round < game.numbers.rounds and len(order) > 1:
            yield f"the game ended in round {game.round}"
        score = {seat: final_influence(game, seat) for seat in order}
        if score.get(game.winner) != max(score.values()):
            yield f"seat {game.winner} is the winner with {score}"

    def stale_caches(self, game: Vendetta) -> Iterator[str]:
        return iter(())

    def with_other_hidden_cards(self, game: Vendetta, viewer: Seat, chance: Random) -> Vendetta:
        twin = game.copy()
        twin.ally_deck = shuffled(chance, twin.ally_deck)
        for place, player in enumerate(twin.seats):
            if place == viewer:
                player.clan_deck = shuffled(chance, player.clan_deck)
            else:
                self.swap_hidden_clan_cards(twin, Seat(place), viewer, chance)
        self.hide_secrets(twin, viewer, chance)
        return twin

    def swap_hidden_clan_cards(self, game: Vendetta, seat: Seat, viewer: Seat, chance: Random) -> None:
        """Redistribute a player's cards that the viewer has not seen among their places."""
        player = game.seats[seat]
        building = game.within(HandBuilding)
        drawn = building is not None and building.at < len(building.order) and building.order[building.at] == seat
        known = [frame.card for frame in game.stack if isinstance(frame, Playing) and frame.card in player.hand]
        held = tuple(card for card in player.hand if card not in known)
        hidden = [*held, *player.clan_deck, *player.unordered_clan_deck, *player.clan_deck_bottom]
        hidden += building.drawn if building is not None and drawn else ()
        spots = [(Seat(place), location) for place in range(len(game.seats)) for location in range(len(player.spots))]

        def unseen(card: Deployed) -> bool:
            return card.face_down and viewer not in card.seen_by and game.owner(card.card) == seat

        for place, location in spots:
            hidden += [card.card for card in game.spot(place, location).cards if unseen(card)]
        chance.shuffle(hidden)
        player.hand = (*take(hidden, held), *known)
        player.clan_deck = take(hidden, player.clan_deck)
        player.unordered_clan_deck = take(hidden, player.unordered_clan_deck)
        player.clan_deck_bottom = take(hidden, player.clan_deck_bottom)
        if building is not None and drawn:
            building.drawn = take(hidden, building.drawn)
        for place, location in spots:
            spot = game.spot(place, location)
            cards = tuple(
                Deployed(hidden.pop(), True, card.seen_by, card.drew) if unseen(card) else card for card in spot.cards
            )
            game.set_spot(place, location, Spot(spot.blood, cards))

    def hide_secrets(self, game: Vendetta, viewer: Seat, chance: Random) -> None:
        """Replace tokens and bids of players other than the viewer."""
        step, auction = game.within(WithdrawStep), game.within(BloodAuction)
        if step is not None and not step.revealed:
            step.tokens = tuple(
                token if token.seat == viewer else Token(token.seat, chance.choice(("stay", "withdraw")))
                for token in step.tokens
            )
        if auction is not None and not auction.revealed:
            auction.bids = tuple(
                bid if bid.seat == viewer else SecretBid(bid.seat, chance.randint(0, game.seats[bid.seat].blood))
                for bid in auction.bids
            )


EVERYTHING: dict[Hashable, int] = {
    **dict.fromkeys(CLAN_CARDS, 1),
    **{name: ally.copies for name, ally in ALLIES.items()},
}


def clan_cards(player: Player) -> tuple[str, ...]:
    """Return every Clan card that a player has, including other players' cards."""
    deployed = tuple(card.card for spot in player.spots for card in spot.cards)
    return player.hand + player.clan_deck + player.unordered_clan_deck + player.clan_deck_bottom + deployed


def shuffled(chance: Random, pile: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(chance.sample(pile, len(pile)))


def take(hidden: list[str], pile: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(hidden.pop() for _ in pile)


class Middle:
    """A random position with little Blood, many cards, and most kinds of cards in most places."""

    def __init__(self, chance: Random, players: int) -> None:
        self.chance, self.players = chance, players
        self.allies = chance.sample([name for name in ALLIES if name != VICTIM], len(ALLIES) - 1)
        self.clans = chance.sample(CLANS, players)
        self.locations = locations(players)
        self.phase = chance.choice(PHASES)
        self.relics = chance.sample(sorted(RELIC_FACTS), players)
        self.hands: list[list[str]] = []

    def position(self) -> dict[str, Any]:
        chance = self.chance
        seats = [self.seat(name, clan) for name, clan in zip(NAMES, self.clans, strict=False)]
        position: dict[str, Any] = {
            "game": "vendetta",
            "edition": "base",
            "variants": [LOCATION_CARDS, RELICS],
            "round": chance.randint(1, 3),
            "phase": self.phase,
            "ambition": chance.choice(NAMES[: self.players]),
            "seats": seats,
            "locations": self.places(),
            "ally_deck": [self.allies.pop() for _ in range(2)],
            "unordered_ally_deck": [self.allies.pop() for _ in range(5)],
        }
        if self.phase == "resolution" and chance.random() < 0.7:
            position["location"] = chance.choice(self.locations)
            position["step"] = chance.choice(("withdraw", "revelation", "preparation", "conflict"))
        elif self.phase == "planning" and chance.random() < 0.5:
            position["turn"] = {"number": chance.randint(1, 2), "seat": chance.choice(NAMES[: self.players])}
        return position

    def places(self) -> list[dict[str, Any]]:
        cards = self.chance.sample(sorted(LOCATION_CARD_FACTS), len(self.locations))
        found: list[dict[str, Any]] = []
        for location, card in zip(self.locations, cards, strict=True):
            entry = {"location": location, "card": card} if location != self.locations[-1] else {"location": location}
            found.append(entry | ({"ally": self.allies.pop()} if self.phase in ("planning", "resolution") else {}))
        return found

    def seat(self, name: str, clan: str) -> dict[str, Any]:
        chance = self.chance
        cards = list(map(name_of, chance.sample(STARTING_CARDS[clan] + DECKS[clan], 9)))
        deployed = self.phase in ("planning", "resolution")
        positions = [self.spot(location, cards) for location in self.locations] if deployed else []
        hand = [cards.pop() for _ in range(chance.randint(1, min(4, len(cards))))]
        return {
            "name": name,
            "clan": clan,
            "blood": chance.randint(1, 6),
            "influence": chance.randint(0, 4),
            "diablerie": chance.randint(0, 1),
            "diablerie_face_down": chance.randint(0, 1),
            "hand": hand,
            "clan_deck": cards[:1],
            "unordered_clan_deck": cards[1:4],
            "clan_deck_bottom": cards[4:],
            "alliance": [VICTIM] * chance.randint(0, 2) + [self.allies.pop() for _ in range(chance.randint(0, 2))],
            "drained": [VICTIM] * chance.randint(0, 1),
            "relic": self.relics.pop(),
            "relic_used": chance.random() < 0.3,
            "positions": positions,
        }

    def spot(self, location: str, cards: list[str]) -> dict[str, Any]:
        chance = self.chance
        lying = [cards.pop() for _ in range(chance.randint(0, min(2, max(len(cards) - 2, 0))))]
        return {
            "location": location,
            "blood": chance.randint(0, 3),
            "cards": [{"card": card, "face_down": chance.random() < 0.5} for card in lying],
        }
