"""The table: players, cards in play, and the basic operations that move tokens and cards.

Rulebook, 'Key Icons', 'Key Game Terms', 'Blood and Prestige Color'. The module contains no procedures.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple, Self

from msgspec import field

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat
from reference_engine.kernel.game import Game
from reference_engine.rivals.table.card_facts import CHARACTERS, MONSTERS, Character, Monster
from reference_engine.rivals.table.cards_in_play_index import Layout, Roll
from reference_engine.rivals.table.edition import HUNTERS_AND_HUNTED, Edition
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
from scenarios.wire_types.rivals import events

TO_ITS_OWNER = (
    "rivals.terms.burn.face-up",
    "rivals.terms.own",
    "rivals.terms.own.foreign-cards-never-enter-your-zones",
)
ACTIONS = 2
"""Number of Actions in a turn. Rulebook, 'Actions'."""
MOST_ATTACHMENTS = 3
"""Maximum number of attachments of a character. Rulebook, 'Attachments'."""
MONSTERS_MEND = (
    "rivals.monster.characteristics", "rivals.tag.foes-may-help", "rivals.hunter-misc.vampires-may-mend-monsters",
)  # fmt: skip


class Where(NamedTuple):
    """A step of a phase in a player's turn; NOBODY means any player's turn."""

    phase: str
    step: str
    seat: Seat = NOBODY


class Table(Game, kw_only=True):
    """The state of a game, with operations that move tokens and cards."""

    edition: Edition = HUNTERS_AND_HUNTED
    seats: list[Player] = field(default_factory=list)
    first: Seat = Seat(0)
    """Player 1."""
    active: Seat = Seat(0)
    turn: int = 0
    phase: str = "setup"
    phase_step: str = "city-deck"
    """The current step of the phase, if the phase has steps."""
    stop_at: Where | None = None
    """The step at which the game next pauses, as requested by its position."""
    actions: int = ACTIONS
    """Actions left this turn."""
    unhosted_actions: int = 0
    """Gained Actions left that pay only for Unhosted Actions."""
    spent: int = 0
    """Actions spent this turn."""
    city_deck: tuple[str, ...] = ()
    """The part of the city deck with a known order, top first, above `unordered_city_deck`."""
    unordered_city_deck: tuple[str, ...] = ()
    city_discard: tuple[str, ...] = ()
    city_burned: tuple[str, ...] = ()
    set_aside: tuple[str, ...] = ()
    """City cards outside the game: Events put back unseen, and the Prince until Player 1 has begun."""
    monster_deck: tuple[str, ...] = ()
    """The Monster deck, top first."""
    unused_monsters: tuple[str, ...] = ()
    """Unused Monsters, in no order."""
    burned_monsters: tuple[str, ...] = ()
    cards: dict[CardId, InPlay] = field(default_factory=dict)
    laid: Layout | None = None
    """Cached index by place; None after a card has entered, left, or moved. See `layout`."""
    enrolled: Roll | None = None
    """Cached index by name; None after a card has entered or left. See `roll`."""
    next_id: CardId = CardId(1)
    gone: dict[CardId, str] = field(default_factory=dict)
    """Names of the cards that have left play since the last choice, for events that mention them."""
    attacks_made: int = 0
    """Attack Actions of the active player this turn."""
    monsters_defeated: int = 0
    """Monsters that the active player has defeated this turn."""
    recruited: int = 0
    """Characters that the active player has recruited this turn."""
    retainers: tuple[CardId, ...] = ()
    """Retainers that the active player has attached this turn and that are still attached."""
    lasting: tuple[Lasting, ...] = ()
    """Effects of texts that last until the end of the turn."""
    conspiracies_resolved: int = 0
    """Conspiracies that the active player has resolved this turn."""
    title_lost: bool = False
    """True if a character of the active player has lost the Prince of the City this turn."""
    fallen: tuple[tuple[Seat, Seat], ...] = ()
    """Players knocked out during the current effect, each with the player responsible."""
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
        """Return all seats clockwise, starting with `seat`."""
        return clockwise(len(self.seats), seat)

    def number_of(self, seat: Seat) -> int:
        """Return the player number: 1 for Player 1, then clockwise."""
        return (seat - self.first) % len(self.seats) + 1

    def adversary(self, seat: Seat) -> Seat:
        """Return the player whose Rival `seat` is."""
        return next((Seat(place) for place, player in enumerate(self.seats) if player.rival == seat), NOBODY)

    def decides_for_monsters(self, seat: Seat) -> Seat:
        """Return the player who decides for Monsters against `seat`.

        That is the Adversary. If the position names none, it is the next player.
        """
        adversary = self.adversary(seat)
        if adversary != NOBODY and not self.seats[adversary].out:
            return adversary
        return next(each for each in (*self.from_seat(seat)[1:], seat) if not self.seats[each].out)

    # Cards in play.

    def enter(self, name: str, owner: Seat, controller: Seat, place: str) -> InPlay:
        """Put a card into play, ready."""
        card = InPlay(self.next_id, name, owner, controller, place)
        self.cards[card.id] = card
        self.next_id = CardId(self.next_id + 1)
        self.laid = self.enrolled = None
        return card

    def leave(self, card: InPlay) -> None:
        """Take a card out of play without putting it anywhere. The caller must first remove its attachments."""
        del self.cards[card.id]
        self.laid = self.enrolled = None
        self.gone[card.id] = card.name
        self.lasting = tuple(each for each in self.lasting if each.card != card.id)
        if card.host != NO_CARD:
            self.take_off(card)

    def put(self, card: InPlay, place: str, party: int = 0) -> None:
        """Move a card to another place; in The Streets, into a party of its controller."""
        card.place, card.party = place, party
        self.laid = None

    def attach(self, card: InPlay, host: InPlay) -> None:
        self.put(card, ATTACHED, card.party)
        card.host, card.controller = host.id, host.controller
        host.attached += (card.id,)
        self.emit(events.Attached(card.id, host.id))

    def set_free(self, card: InPlay, *rules: str) -> None:
        """Return an attached city card to The Streets, where nobody controls it."""
        card.controller = NOBODY
        self.put(card, STREETS, card.party)
        self.take_off(card)
        self.emit(events.SetFree(card.id), *rules)

    def take_off(self, card: InPlay) -> None:
        """End the benefits of an attachment for its bearer, and remove the bearer's Blood above its maximum."""
        host = self.part_from_bearer(card)
        card.host = NO_CARD
        self.retainers = tuple(number for number in self.retainers if number != card.id)
        self.lose_what_has_no_room(host)

    def move_over(self, card: InPlay, host: InPlay) -> None:
        """Move an attachment from its bearer to another."""
        old = self.part_from_bearer(card)
        self.attach(card, host)
        self.lose_what_has_no_room(old)

    def part_from_bearer(self, card: InPlay) -> InPlay:
        """Detach a card and return its former bearer."""
        host = self.cards[card.host]
        host.attached = tuple(number for number in host.attached if number != card.id)
        return host

    def lose_what_has_no_room(self, bearer: InPlay) -> None:
        """Remove Blood above the bearer's maximum after the loss of an attachment."""
        self.cite(("rivals.retainer.detached-loses-bonus",))
        if bearer.name in CHARACTERS:
            self.overflow(bearer, "rivals.retainer.detached-loses-bonus")

    def overflow(self, card: InPlay, rule: str) -> None:
        """Move Blood above the maximum to the general supply, at once.

        This covers a bearer that has lost an attachment and a character that has stolen Blood. If a maximum drops
        because of other cards, see `losing.lose_excess`.
        """
        if (over := self.blood(card) - self.blood_potency(card)) > 0:
            lost = self.remove_blood(card, over)
            self.emit(events.BloodLost(card.id, lost), rule)

    @property
    def layout(self) -> Layout:
        """Cards in play by place."""
        if self.laid is None:
            self.laid = Layout(self.cards.values())
        return self.laid

    @property
    def roll(self) -> Roll:
        """Cards in play by name."""
        if self.enrolled is None:
            self.enrolled = Roll(self.cards.values())
        return self.enrolled

    def in_order(self) -> list[InPlay]:
        """Return the unattached cards in play in the order of a position."""
        return (self.laid or self.layout).in_order

    def in_streets(self) -> list[InPlay]:
        """Return the unattached city cards in The Streets."""
        return (self.laid or self.layout).in_streets

    def in_streets_called(self, names: frozenset[str]) -> list[InPlay]:
        """Return the unattached city cards in The Streets that have the given names."""
        return [card for card in self.roll[names] if card.place == STREETS and card.controller == NOBODY]

    def characters(self, seat: Seat, *places: str) -> list[InPlay]:
        """Return a player's characters in the given places, place by place."""
        lying = (self.laid or self.layout).players
        found: list[InPlay] = []
        for place in places:
            found += lying.get((seat, place), ())
        return found

    def coterie(self, seat: Seat) -> list[InPlay]:
        """Return a player's active characters. Rulebook, 'Key Game Terms'."""
        self.cite(("rivals.terms.active-character", "rivals.terms.coterie-is-active-characters"))
        return self.characters(seat, HAVEN, STREETS)

    def party(self, character: InPlay) -> list[InPlay]:
        """Return the members of a character's party, including itself; none in torpor. Rulebook, 'Parties'."""
        self.cite(("rivals.terms.active-character", "rivals.terms.coterie-is-active-characters"))
        if not character.is_active:
            return []
        return [
            card for card in self.characters(character.controller, character.place) if card.party == character.party
        ]

    def new_party(self, seat: Seat) -> int:
        """Return an unused party number for a player in The Streets."""
        taken = {card.party for card in self.characters(seat, STREETS)}
        return next(number for number in range(1, len(taken) + 2) if number not in taken)

    def printed(self, character: InPlay) -> Character | Monster:
        """Return the printed facts of a character or Monster."""
        found: Character | Monster = CHARACTERS.get(character.name) or MONSTERS[character.name]
        return found

    def blood_potency(self, character: InPlay) -> int:
        """Return the current Blood Potency: the maximum Blood. Rulebook, 'Blood Potency', "'-1 BP' Tokens"."""
        return self.printed(character).blood_potency - character.minus_bp

    def is_wounded(self, character: InPlay) -> bool:
        """Return whether a character's Blood is at most half its Blood Potency. Rulebook, 'Other Keywords'."""
        self.cite(("rivals.keyword.wounded",))
        return 2 * self.blood(character) <= self.blood_potency(character)

    def has_room(self, card: InPlay) -> bool:
        """Return whether the card can bear another. Rulebook, 'Attachments', 'Miscellaneous Hunter/Monster Rules'."""
        if card.name in MONSTERS:
            self.cite(("rivals.hunter-misc.monster-curses-unlimited",))
            return True
        self.cite(("rivals.attach.limit-three",))
        return len(card.attached) < MOST_ATTACHMENTS

    def spend_action(self, *rules: str, unhosted: bool = False) -> None:
        """Spend an Action; with `unhosted`, one that pays only for Unhosted Actions."""
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
        """Turn a player's Agenda card face up, which puts its text in force. Rulebook, 'Agenda Cards'."""
        player = self.seats[seat]
        player.agenda_up = True
        self.emit(
            events.AgendaRevealed(seat, player.agenda_card),
            "rivals.agenda-card.reveal-any-time",
            "rivals.agenda-card.collects-while-face-down",
        )

    # Hands and piles. Rulebook, 'Discarding', 'Burned'.

    def take_from_hand(self, seat: Seat, name: str) -> None:
        """Remove one card with this name from a hand. The caller puts it elsewhere."""
        hand = self.seats[seat].hand
        at = hand.index(name)
        self.seats[seat].hand = hand[:at] + hand[at + 1 :]

    def discard(self, seat: Seat, cards: Iterable[str], *rules: str) -> None:
        """Discard cards from hand, face up."""
        for name in cards:
            self.take_from_hand(seat, name)
            self.seats[seat].discard += (name,)
            self.emit(events.CardDiscarded(seat, name), "rivals.terms.discard-pile.own-face-up", *rules)

    def burn(self, card: InPlay, *rules: str) -> None:
        """Burn a card: put it on the burned pile of its owner or of the city deck. Rulebook, 'Burned'.

        Burned Monsters are kept apart.
        """
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
        """Return the Prestige in a player's personal supply, of all colours."""
        return sum(self.seats[seat].prestige)

    def blood(self, character: InPlay) -> int:
        return sum(character.blood)

    def gain_prestige(self, seat: Seat, amount: int, *rules: str) -> None:
        """Move Prestige from the general supply to a player, in the player's colour."""
        if amount > 0:
            self.add_to_supply(seat, amount)
            self.emit(
                events.PrestigeGained(seat, amount),
                "rivals.setup.supply.total-32",
                "rivals.ability.you-means-player",
                *rules,
            )

    def add_to_supply(self, seat: Seat, amount: int) -> None:
        """Add Prestige of the player's colour to the personal supply."""
        self.seats[seat].prestige = with_more(self.seats[seat].prestige, seat, amount)

    def tokens(self, heap: Heap) -> Tokens:
        """Return the tokens in a place; none for the general supplies, which are unlimited."""
        if heap.seat != NOBODY:
            return self.seats[heap.seat].prestige
        if heap.card not in self.cards:
            return ()
        return self.cards[heap.card].blood if heap.blood else self.cards[heap.card].prestige

    def lay(self, heap: Heap, tokens: Tokens) -> None:
        """Set the tokens in a place. Tokens in general supplies or on a card out of play are not tracked."""
        if heap.seat != NOBODY:
            self.seats[heap.seat].prestige = tokens
        elif heap.card in self.cards and heap.blood:
            self.cards[heap.card].blood = tokens
        elif heap.card in self.cards:
            self.cards[heap.card].prestige = tokens

    def say_which(self, giver: Heap, before: Tokens, receiver: Heap) -> None:
        """Let a player choose which tokens moved, if more than one colour is possible. `before`: the giver's tokens."""

    def give_up(self, seat: Seat, amount: int, receiver: Heap = GENERAL_SUPPLY) -> int:
        """Take Prestige from a personal supply, the player's own colour first, and return the amount taken."""
        self.cite(("rivals.icons.prestige.own-colour-first", "rivals.cost.tokens-return-to-general-supply"))
        before = self.seats[seat].prestige
        rest, taken = without(before, seat, amount)
        self.seats[seat].prestige = rest
        self.lay(receiver, with_taken(self.tokens(receiver), before, rest))
        self.say_which(Heap(seat), before, receiver)
        return taken

    def place_blood(self, character: InPlay, amount: int, *rules: str) -> None:
        """Turn Prestige of a character's controller into Blood of the character."""
        taken = self.give_up(character.controller, amount, Heap(card=character.id, blood=True))
        self.emit(
            events.BloodPlaced(character.id, taken),
            "rivals.icons.prestige.pays-for-things",
            "rivals.icons.bp.definition",
            "rivals.terms.personal-supply.pays",
            *rules,
        )

    def give_blood(self, character: InPlay, amount: int, *rules: str) -> None:
        """Give Blood to a character from the general supply, without payment."""
        if amount > 0:
            character.blood = with_more(character.blood, self.colour(character), amount)
            self.emit(events.BloodGiven(character.id, amount), *rules)

    def colour(self, character: InPlay) -> int:
        """Return the colour of new Blood: its controller's, or that of no player."""
        return len(self.seats) if character.controller == NOBODY else character.controller

    def place_prestige(self, card: InPlay, seat: Seat, amount: int, *rules: str) -> None:
        """Put a player's Prestige from the general supply on a card controlled by someone else."""
        card.prestige = with_more(card.prestige, seat, amount)
        self.emit(events.PrestigePlaced(card.id, seat, amount), *rules)

    def move_prestige(self, seat: Seat, card: InPlay, amount: int) -> None:
        """Move Prestige from a personal supply onto a card, own colour first. The tokens keep their colours."""
        self.give_up(seat, amount, Heap(card=card.id))

    def take_prestige(self, card: InPlay, seat: Seat) -> int:
        """Take all Prestige of a player's colour from a card, and return the amount."""
        taken = prestige_on(card, seat)
        card.prestige = without(card.prestige, seat, taken)[0]
        return taken

    def take_from(self, card: InPlay, seat: Seat, amount: int, *rules: str) -> None:
        """Return Prestige of a player's colour from a card to the general supply."""
        card.prestige, taken = without(card.prestige, seat, amount)
        self.emit(events.PrestigeRemoved(card.id, seat, taken), "rivals.prestige-on.returns-to-general", *rules)

    def steal_prestige(self, thief: Seat, victim: Seat, amount: int, *rules: str) -> int:
        """Move Prestige between personal supplies, and return the amount.

        The victim's colour goes first; colours stay.
        """
        self.cite(("rivals.steal.actual-item-moves",))
        before = self.seats[victim].prestige
        self.seats[victim].prestige, stolen = without(before, victim, amount)
        self.seats[thief].prestige = with_taken(self.seats[thief].prestige, before, self.seats[victim].prestige)
        self.say_which(Heap(victim), before, Heap(thief))
        if stolen:
            self.emit(events.PrestigeStolen(thief, victim, stolen), "rivals.colour.steal-prestige", *rules)
        return stolen

    def steal_blood(self, thief: InPlay, victim: InPlay, amount: int, *rules: str) -> None:
        """Move Blood from one card to another, and excess Blood to the general supply.

        The victim's colour goes first; the tokens keep their colours. Rulebook, 'Losing/Stealing Blood'.
        """
        before = victim.blood
        victim.blood, stolen = without(before, self.colour(victim), amount)
        thief.blood = with_taken(thief.blood, before, victim.blood)
        self.say_which(Heap(card=victim.id, blood=True), before, Heap(card=thief.id, blood=True))
        if stolen:
            self.emit(events.BloodStolen(thief.id, victim.id, stolen), *rules)
        self.overflow(thief, "rivals.blood.stolen-over-maximum")

    def remove_blood(self, character: InPlay, amount: int) -> int:
        """Take Blood from a character, its controller's colour first, and return the amount taken."""
        before = character.blood
        character.blood, taken = without(before, self.colour(character), amount)
        self.say_which(Heap(card=character.id, blood=True), before, GENERAL_SUPPLY)
        return taken

    def mend(self, character: InPlay, amount: int, *rules: str) -> None:
        """Give Blood from the general supply, up to the maximum. Rulebook, 'Mending'.

        A face-down Monster is not a character, so it gets none.
        """
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
        """Move Agenda from the general supply to the Agenda card."""
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
        """Return Agenda from the Agenda card to the general supply, and return the amount lost."""
        lost = min(amount, self.seats[seat].agenda)
        if lost:
            self.seats[seat].agenda -= lost
            self.emit(events.AgendaLost(seat, lost), *rules)
        self.cite(("rivals.agenda-on-character.ignored-by-counting-cards",))
        return lost


@cache
def clockwise(players: int, first: Seat) -> tuple[Seat, ...]:
    """Return all seats clockwise, starting with `first`."""
    return tuple(Seat((first + step) % players) for step in range(players))


def with_more(tokens: Tokens, colour: int, amount: int) -> Tokens:
    """Return the tokens with `amount` more of one colour."""
    row = [*tokens, *[0] * (colour + 1 - len(tokens))]
    row[colour] += amount
    return tuple(row)


def with_taken(tokens: Tokens, before: Tokens, left: Tokens) -> Tokens:
    """Return `tokens` plus the tokens taken from another heap, given that heap `before` and what is `left`."""
    for colour, rest in enumerate(left):
        if before[colour] != rest:
            tokens = with_more(tokens, colour, before[colour] - rest)
    return tokens


def exchanged(tokens: Tokens, more: Tokens, fewer: Tokens) -> Tokens:
    """Return the tokens plus `more` and minus `fewer`."""
    for colour, amount in enumerate(more):
        tokens = with_more(tokens, colour, amount)
    for colour, amount in enumerate(fewer):
        tokens = with_more(tokens, colour, -amount)
    return tokens


def without(tokens: Tokens, colour: int, amount: int) -> tuple[Tokens, int]:
    """Return the tokens with `amount` fewer, and the number taken: `colour` first, then the others by seat."""
    row, left = list(tokens), amount
    for each in (*range(len(row))[colour : colour + 1], *range(len(row))):
        taken = min(row[each], left)
        row[each] -= taken
        left -= taken
    return tuple(row), amount - left
