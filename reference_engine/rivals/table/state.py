"""The table: who sits there, what lies in play, and the few verbs by which tokens and cards move.

Rulebook, 'Key Icons', 'Key Game Terms', 'Blood and Prestige Color'. Nothing here knows a procedure.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple, Self

from msgspec import field

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat
from reference_engine.kernel.game import Game
from reference_engine.rivals.table.edition import HUNTERS_AND_HUNTED, Edition
from reference_engine.rivals.table.facts import CHARACTERS, MONSTERS, Character, Monster
from reference_engine.rivals.table.layout import Layout, Roll
from reference_engine.rivals.table.pieces import (
    ATTACHED,
    GENERAL_SUPPLY,
    HAVEN,
    STREETS,
    Heap,
    InPlay,
    Lasting,
    Player,
    Tokens,
    prestige_on,
)
from scenarios.protocol.rivals import events

TO_ITS_OWNER = (
    "rivals.terms.burn.face-up",
    "rivals.terms.own",
    "rivals.terms.own.foreign-cards-never-enter-your-zones",
)
ACTIONS = 2
"""That a turn has. Rulebook, 'Actions'."""
MOST_ATTACHMENTS = 3
"""That a character can bear. Rulebook, 'Attachments'."""
MONSTERS_MEND = (
    "rivals.monster.characteristics", "rivals.tag.foes-may-help", "rivals.hunter-misc.vampires-may-mend-monsters",
)  # fmt: skip


class Where(NamedTuple):
    """A step of a phase, and whose turn it is; NOBODY: whoever's."""

    phase: str
    step: str
    seat: Seat = NOBODY


class Table(Game, kw_only=True):
    """The state of a game, and the verbs that move tokens and cards."""

    edition: Edition = HUNTERS_AND_HUNTED
    seats: list[Player] = field(default_factory=list)
    first: Seat = Seat(0)
    """Player 1."""
    active: Seat = Seat(0)
    turn: int = 0
    phase: str = "setup"
    phase_step: str = "city-deck"
    """The step of the phase, where it has any."""
    stop_at: Where | None = None
    """Where the game is to rest next, because its position says so."""
    actions: int = ACTIONS
    """Actions that are left in the turn."""
    unhosted_actions: int = 0
    """Gained ones that are good for Unhosted Actions alone."""
    spent: int = 0
    """Actions spent in the turn."""
    city_deck: tuple[str, ...] = ()
    """The part of the deck of which the order is known, its top first; below it lies `unordered_city_deck`."""
    unordered_city_deck: tuple[str, ...] = ()
    city_discard: tuple[str, ...] = ()
    city_burned: tuple[str, ...] = ()
    set_aside: tuple[str, ...] = ()
    """City cards outside the game: Events put back unseen, and the Prince until Player 1 has begun."""
    monster_deck: tuple[str, ...] = ()
    """Its top first."""
    unused_monsters: tuple[str, ...] = ()
    """In no order."""
    burned_monsters: tuple[str, ...] = ()
    cards: dict[CardId, InPlay] = field(default_factory=dict)
    laid: Layout | None = None
    """How they lie, where that has been asked since a card has come, gone or been put elsewhere. See `layout`."""
    enrolled: Roll | None = None
    """What they are called, where that has been asked since a card has come or gone. See `roll`."""
    next_id: CardId = CardId(1)
    gone: dict[CardId, str] = field(default_factory=dict)
    """The names of cards that have left play since the last choice, for the events that tell of them."""
    attacks_made: int = 0
    """Attack Actions of the active player, in the turn."""
    monsters_defeated: int = 0
    """By the active player, in the turn."""
    recruited: int = 0
    """How often the active player has recruited in the turn."""
    retainers: tuple[CardId, ...] = ()
    """Those that the active player has attached in the turn, and that are still attached."""
    lasting: tuple[Lasting, ...] = ()
    """What texts have given for the turn."""
    conspiracies_resolved: int = 0
    """By the active player, in the turn."""
    title_lost: bool = False
    """Whether a character of the active player has lost the Prince of the City in the turn."""
    fallen: tuple[tuple[Seat, Seat], ...] = ()
    """Who has been knocked out, and by whom, in the effect under way."""
    winner: Seat = NOBODY
    over: bool = False

    def copy(self) -> Self:
        twin = super().copy()
        twin.seats = [player.__copy__() for player in self.seats]
        twin.cards = {number: card.__copy__() for number, card in self.cards.items()}
        twin.gone = self.gone.copy()
        twin.laid = twin.enrolled = None
        return twin

    # Seats. Rulebook, 'Determine Player Order', 'Determine Rivals'.

    def from_seat(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats clockwise, that one first."""
        return clockwise(len(self.seats), seat)

    def number_of(self, seat: Seat) -> int:
        """Which player it is: 1 for Player 1, and on clockwise."""
        return (seat - self.first) % len(self.seats) + 1

    def adversary(self, seat: Seat) -> Seat:
        """The player whose Rival it is."""
        return next((Seat(place) for place, player in enumerate(self.seats) if player.rival == seat), NOBODY)

    def decides_for_monsters(self, seat: Seat) -> Seat:
        """Who decides for Monsters against a player: the Adversary; where a position tells of none, the next player."""
        adversary = self.adversary(seat)
        if adversary != NOBODY and not self.seats[adversary].out:
            return adversary
        return next(each for each in (*self.from_seat(seat)[1:], seat) if not self.seats[each].out)

    # Cards in play.

    def enter(self, name: str, owner: Seat, controller: Seat, place: str) -> InPlay:
        """Put a card into play, upright."""
        card = InPlay(self.next_id, name, owner, controller, place)
        self.cards[card.id] = card
        self.next_id = CardId(self.next_id + 1)
        self.laid = self.enrolled = None
        return card

    def leave(self, card: InPlay) -> None:
        """Take a card out of play; it lies nowhere now. What is attached to it has to be gone."""
        del self.cards[card.id]
        self.laid = self.enrolled = None
        self.gone[card.id] = card.name
        self.lasting = tuple(each for each in self.lasting if each.card != card.id)
        if card.host != NO_CARD:
            self.take_off(card)

    def put(self, card: InPlay, place: str, party: int = 0) -> None:
        """A card lies in another place now; in The Streets, in one of its controller's parties."""
        card.place, card.party = place, party
        self.laid = None

    def attach(self, card: InPlay, host: InPlay) -> None:
        self.put(card, ATTACHED, card.party)
        card.host, card.controller = host.id, host.controller
        host.attached += (card.id,)
        self.emit(events.Attached(card.id, host.id))

    def set_free(self, card: InPlay, *rules: str) -> None:
        """A card of the city goes from its bearer back to The Streets, and is nobody's."""
        card.controller = NOBODY
        self.put(card, STREETS, card.party)
        self.take_off(card)
        self.emit(events.SetFree(card.id), *rules)

    def take_off(self, card: InPlay) -> None:
        """What a card has given its bearer is over, and so is Blood above the bearer's maximum."""
        host = self.part_from_bearer(card)
        card.host = NO_CARD
        self.retainers = tuple(number for number in self.retainers if number != card.id)
        self.lose_what_has_no_room(host)

    def move_over(self, card: InPlay, host: InPlay) -> None:
        """From its bearer to another."""
        old = self.part_from_bearer(card)
        self.attach(card, host)
        self.lose_what_has_no_room(old)

    def part_from_bearer(self, card: InPlay) -> InPlay:
        """The bearer of a card, which no longer bears it."""
        host = self.cards[card.host]
        host.attached = tuple(number for number in host.attached if number != card.id)
        return host

    def lose_what_has_no_room(self, bearer: InPlay) -> None:
        """Blood above the maximum, now that something has been taken off."""
        self.cite(("rivals.retainer.detached-loses-bonus",))
        if bearer.name in CHARACTERS:
            self.overflow(bearer, "rivals.retainer.detached-loses-bonus")

    def overflow(self, card: InPlay, rule: str) -> None:
        """Blood above the maximum goes to the general supply, at once: of who has parted from a card, or has stolen.
        For those whose maximum sinks by what happens to others, see `losing.lose_excess`."""
        if (over := self.blood(card) - self.blood_potency(card)) > 0:
            lost = self.remove_blood(card, over)
            self.emit(events.BloodLost(card.id, lost), rule)

    @property
    def layout(self) -> Layout:
        """How the cards in play lie."""
        if self.laid is None:
            self.laid = Layout(self.cards.values())
        return self.laid

    @property
    def roll(self) -> Roll:
        """The cards in play by their names."""
        if self.enrolled is None:
            self.enrolled = Roll(self.cards.values())
        return self.enrolled

    def in_order(self) -> list[InPlay]:
        """The cards in play that lie on no other, as a position lists them."""
        return (self.laid or self.layout).in_order

    def in_streets(self) -> list[InPlay]:
        """The cards of the city deck in The Streets that are attached to nothing."""
        return (self.laid or self.layout).in_streets

    def in_streets_called(self, names: frozenset[str]) -> list[InPlay]:
        """Those of them that have one of these names."""
        return [card for card in self.roll[names] if card.place == STREETS and card.controller == NOBODY]

    def characters(self, seat: Seat, *places: str) -> list[InPlay]:
        """A player's characters in these places, place by place."""
        lying = (self.laid or self.layout).players
        found: list[InPlay] = []
        for place in places:
            found += lying.get((seat, place), ())
        return found

    def coterie(self, seat: Seat) -> list[InPlay]:
        """A player's active characters. Rulebook, 'Key Game Terms'."""
        self.cite(("rivals.terms.active-character", "rivals.terms.coterie-is-active-characters"))
        return self.characters(seat, HAVEN, STREETS)

    def party(self, character: InPlay) -> list[InPlay]:
        """The members of a character's party, itself among them; none in torpor. Rulebook, 'Parties'."""
        self.cite(("rivals.terms.active-character", "rivals.terms.coterie-is-active-characters"))
        if not character.is_active:
            return []
        return [
            card for card in self.characters(character.controller, character.place) if card.party == character.party
        ]

    def new_party(self, seat: Seat) -> int:
        """A number that no party of that player in The Streets has."""
        taken = {card.party for card in self.characters(seat, STREETS)}
        return next(number for number in range(1, len(taken) + 2) if number not in taken)

    def printed(self, character: InPlay) -> Character | Monster:
        """What stands on a character's card."""
        found: Character | Monster = CHARACTERS.get(character.name) or MONSTERS[character.name]
        return found

    def blood_potency(self, character: InPlay) -> int:
        """As it is now: the maximum of its Blood. Rulebook, 'Blood Potency', "'-1 BP' Tokens"."""
        return self.printed(character).blood_potency - character.minus_bp

    def is_wounded(self, character: InPlay) -> bool:
        """Whether it has half its Blood Potency in Blood, or less; no Mortal is. Rulebook, 'Other Keywords'."""
        self.cite(("rivals.keyword.wounded",))
        return 2 * self.blood(character) <= self.blood_potency(character)

    def has_room(self, card: InPlay) -> bool:
        """Whether another card can be attached to it. Rulebook, 'Attachments', 'Miscellaneous Hunter/Monster Rules'."""
        if card.name in MONSTERS:
            self.cite(("rivals.hunter-misc.monster-curses-unlimited",))
            return True
        self.cite(("rivals.attach.limit-three",))
        return len(card.attached) < MOST_ATTACHMENTS

    def spend_action(self, *rules: str, unhosted: bool = False) -> None:
        """One of those left, or, if so told, one that is good for Unhosted Actions alone."""
        if unhosted:
            self.unhosted_actions -= 1
            self.cite(("rivals.action.gained-unhosted-only-unhosted",))
        else:
            self.actions -= 1
            self.cite(("rivals.action.unhosted-with-normal-action",))
        self.spent += 1
        self.emit(events.ActionSpent(self.active, self.actions, unhosted), *rules)

    def exhaust(self, card: InPlay, *rules: str) -> None:
        card.exhausted = True
        self.emit(events.CardExhausted(card.id), "rivals.terms.exhaust", *rules)

    def ready(self, card: InPlay, *rules: str) -> None:
        if card.exhausted:
            card.exhausted = False
            self.emit(events.CardReadied(card.id), *rules)

    def reveal_agenda(self, seat: Seat) -> None:
        """Turn a player's Agenda card up: its text works from now on. Rulebook, 'Agenda Cards'."""
        player = self.seats[seat]
        player.agenda_up = True
        self.emit(
            events.AgendaRevealed(seat, player.agenda_card),
            "rivals.agenda-card.reveal-any-time",
            "rivals.agenda-card.collects-while-face-down",
        )

    # Hands and piles. Rulebook, 'Discarding', 'Burned'.

    def take_from_hand(self, seat: Seat, name: str) -> None:
        """One card of that name leaves the hand; where it goes is for the caller."""
        hand = self.seats[seat].hand
        at = hand.index(name)
        self.seats[seat].hand = hand[:at] + hand[at + 1 :]

    def discard(self, seat: Seat, cards: Iterable[str], *rules: str) -> None:
        """From hand, face up."""
        for name in cards:
            self.take_from_hand(seat, name)
            self.seats[seat].discard += (name,)
            self.emit(events.CardDiscarded(seat, name), "rivals.terms.discard-pile.own-face-up", *rules)

    def burn(self, card: InPlay, *rules: str) -> None:
        """Out of the game: to its owner's burned pile, or that of the city deck; of a Monster, to none of these.
        Rulebook, 'Burned'."""
        self.leave(card)
        if card.leader:
            self.seats[card.owner].token_turned = card.influence_side
        if card.name in MONSTERS:
            self.burned_monsters += (card.name,)
            self.emit(events.CardBurned(card.name, NOBODY), "rivals.terms.burn", *rules)
        elif card.owner == NOBODY:
            self.city_burned += (card.name,)
            self.emit(events.CardBurned(card.name, NOBODY), "rivals.terms.burn.city-pile", *rules)
        else:
            self.seats[card.owner].burned += (card.name,)
            self.emit(events.CardBurned(card.name, card.owner), "rivals.terms.burn", *TO_ITS_OWNER, *rules)

    # Tokens. Rulebook, 'Key Icons', 'Blood and Prestige Color'.

    def supply(self, seat: Seat) -> int:
        """The Prestige of a player's personal supply, whatever its colour."""
        return sum(self.seats[seat].prestige)

    def blood(self, character: InPlay) -> int:
        return sum(character.blood)

    def gain_prestige(self, seat: Seat, amount: int, *rules: str) -> None:
        """From the general supply, in the player's colour."""
        if amount > 0:
            self.add_to_supply(seat, amount)
            self.emit(
                events.PrestigeGained(seat, amount),
                "rivals.setup.supply.total-32",
                "rivals.ability.you-means-player",
                *rules,
            )

    def add_to_supply(self, seat: Seat, amount: int) -> None:
        """Prestige of the player's colour, wherever it comes from."""
        self.seats[seat].prestige = with_more(self.seats[seat].prestige, seat, amount)

    def tokens(self, heap: Heap) -> Tokens:
        """What lies there; of general supplies, which nobody counts, nothing."""
        if heap.seat != NOBODY:
            return self.seats[heap.seat].prestige
        if heap.card not in self.cards:
            return ()
        return self.cards[heap.card].blood if heap.blood else self.cards[heap.card].prestige

    def lay(self, heap: Heap, tokens: Tokens) -> None:
        """Have just that lie there; what comes into general supplies, or onto a card that has gone, is forgotten."""
        if heap.seat != NOBODY:
            self.seats[heap.seat].prestige = tokens
        elif heap.card in self.cards and heap.blood:
            self.cards[heap.card].blood = tokens
        elif heap.card in self.cards:
            self.cards[heap.card].prestige = tokens

    def say_which(self, giver: Heap, before: Tokens, receiver: Heap) -> None:
        """Tokens have gone from where so many lay: have it said which, where that is open."""

    def give_up(self, seat: Seat, amount: int, receiver: Heap = GENERAL_SUPPLY) -> int:
        """Take Prestige from a personal supply, its own colour first; what there was of it."""
        self.cite(("rivals.icons.prestige.own-colour-first", "rivals.cost.tokens-return-to-general-supply"))
        before = self.seats[seat].prestige
        rest, taken = without(before, seat, amount)
        self.seats[seat].prestige = rest
        self.lay(receiver, with_taken(self.tokens(receiver), before, rest))
        self.say_which(Heap(seat), before, receiver)
        return taken

    def place_blood(self, character: InPlay, amount: int, *rules: str) -> None:
        """Prestige of a character's controller becomes its Blood."""
        taken = self.give_up(character.controller, amount, Heap(card=character.id, blood=True))
        self.emit(
            events.BloodPlaced(character.id, taken),
            "rivals.icons.prestige.pays-for-things",
            "rivals.icons.bp.definition",
            "rivals.terms.personal-supply.pays",
            *rules,
        )

    def give_blood(self, character: InPlay, amount: int, *rules: str) -> None:
        """Blood that nobody's Prestige pays for, from the general supply."""
        if amount > 0:
            character.blood = with_more(character.blood, self.colour(character), amount)
            self.emit(events.BloodGiven(character.id, amount), *rules)

    def colour(self, character: InPlay) -> int:
        """Of which colour Blood is that comes to it: its controller's, or that of no player."""
        return len(self.seats) if character.controller == NOBODY else character.controller

    def place_prestige(self, card: InPlay, seat: Seat, amount: int, *rules: str) -> None:
        """A player's Prestige from the general supply, onto a card that is not theirs."""
        card.prestige = with_more(card.prestige, seat, amount)
        self.emit(events.PrestigePlaced(card.id, seat, amount), *rules)

    def move_prestige(self, seat: Seat, card: InPlay, amount: int) -> None:
        """From a personal supply onto a card, its own colour first; the tokens keep their colours."""
        self.give_up(seat, amount, Heap(card=card.id))

    def take_prestige(self, card: InPlay, seat: Seat) -> int:
        """Take all Prestige of a player's colour from a card; how much it was."""
        taken = prestige_on(card, seat)
        card.prestige = without(card.prestige, seat, taken)[0]
        return taken

    def take_from(self, card: InPlay, seat: Seat, amount: int, *rules: str) -> None:
        """Prestige of a player's colour from a card to the general supply."""
        card.prestige, taken = without(card.prestige, seat, amount)
        self.emit(events.PrestigeRemoved(card.id, seat, taken), "rivals.prestige-on.returns-to-general", *rules)

    def steal_prestige(self, thief: Seat, victim: Seat, amount: int, *rules: str) -> int:
        """Prestige from one personal supply into another, the victim's colour first, unswapped; how much it was."""
        self.cite(("rivals.steal.actual-item-moves",))
        before = self.seats[victim].prestige
        self.seats[victim].prestige, stolen = without(before, victim, amount)
        self.seats[thief].prestige = with_taken(self.seats[thief].prestige, before, self.seats[victim].prestige)
        self.say_which(Heap(victim), before, Heap(thief))
        if stolen:
            self.emit(events.PrestigeStolen(thief, victim, stolen), "rivals.colour.steal-prestige", *rules)
        return stolen

    def steal_blood(self, thief: InPlay, victim: InPlay, amount: int, *rules: str) -> None:
        """Blood from one card onto another, the victim's colour first, unswapped; above the maximum it goes to the
        general supply. Rulebook, 'Losing/Stealing Blood'."""
        before = victim.blood
        victim.blood, stolen = without(before, self.colour(victim), amount)
        thief.blood = with_taken(thief.blood, before, victim.blood)
        self.say_which(Heap(card=victim.id, blood=True), before, Heap(card=thief.id, blood=True))
        if stolen:
            self.emit(events.BloodStolen(thief.id, victim.id, stolen), *rules)
        self.overflow(thief, "rivals.blood.stolen-over-maximum")

    def remove_blood(self, character: InPlay, amount: int) -> int:
        """Take Blood from a character, its controller's colour first; what there was of it."""
        before = character.blood
        character.blood, taken = without(before, self.colour(character), amount)
        self.say_which(Heap(card=character.id, blood=True), before, GENERAL_SUPPLY)
        return taken

    def mend(self, character: InPlay, amount: int, *rules: str) -> None:
        """Blood from the general supply, up to the maximum. A Monster that lies face down is no character, and
        gets none. Rulebook, 'Mending'."""
        self.cite(("rivals.terms.character",))
        if character.face_down:
            return
        gained = min(amount, self.blood_potency(character) - self.blood(character))
        self.cite(
            (
                "rivals.mend.from-general-supply",
                "rivals.icons.bp.is-blood-maximum",
                "rivals.minus-bp.lowers-bp",
                "rivals.minus-bp.limits-mending-and-cards",
                "rivals.retainer.static-bonus",
                "rivals.retainer.bp-increase-no-mend",
            )
        )
        if character.name in MONSTERS:
            self.cite(MONSTERS_MEND)
        if gained > 0:
            character.blood = with_more(character.blood, self.colour(character), gained)
            self.emit(events.Mended(character.id, gained), *rules)

    def earn(self, seat: Seat, amount: int, *rules: str) -> None:
        """Agenda from the general supply onto the Agenda card."""
        if amount > 0:
            self.seats[seat].agenda += amount
            self.emit(
                events.AgendaGained(seat, amount),
                "rivals.icons.agenda.victory-points",
                "rivals.agenda-card.collects-while-face-down",
                "rivals.ability.you-means-player",
                *rules,
            )

    def lose_agenda(self, seat: Seat, amount: int, *rules: str) -> int:
        """From the Agenda card to the general supply; how much there was."""
        lost = min(amount, self.seats[seat].agenda)
        if lost:
            self.seats[seat].agenda -= lost
            self.emit(events.AgendaLost(seat, lost), *rules)
        self.cite(("rivals.agenda-on-character.ignored-by-counting-cards",))
        return lost


@cache
def clockwise(players: int, first: Seat) -> tuple[Seat, ...]:
    """All seats of so many players, that one first."""
    return tuple(Seat((first + step) % players) for step in range(players))


def with_more(tokens: Tokens, colour: int, amount: int) -> Tokens:
    """The same with more of one colour."""
    row = [*tokens, *[0] * (colour + 1 - len(tokens))]
    row[colour] += amount
    return tuple(row)


def with_taken(tokens: Tokens, before: Tokens, left: Tokens) -> Tokens:
    """The same with what has been taken from others, of which so many are left, each in its colour."""
    for colour, rest in enumerate(left):
        if before[colour] != rest:
            tokens = with_more(tokens, colour, before[colour] - rest)
    return tokens


def exchanged(tokens: Tokens, more: Tokens, fewer: Tokens) -> Tokens:
    """The same with what has come and without what has gone."""
    for colour, amount in enumerate(more):
        tokens = with_more(tokens, colour, amount)
    for colour, amount in enumerate(fewer):
        tokens = with_more(tokens, colour, -amount)
    return tokens


def without(tokens: Tokens, colour: int, amount: int) -> tuple[Tokens, int]:
    """The same with so many fewer, that colour first and then the others by seat; and how many there were to take."""
    row, left = list(tokens), amount
    for each in (*range(len(row))[colour : colour + 1], *range(len(row))):
        taken = min(row[each], left)
        row[each] -= taken
        left -= taken
    return tuple(row), amount - left
