"""Draws from a player's own decks. Rulebook, 'Starting Hand', 'Draw', 'Draw Step'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.kernel.piles import drawn_from, without
from reference_engine.rivals.table.card_facts import LIBRARY as CARDS
from reference_engine.rivals.table.pieces import Player
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import Discard, Draw

LIBRARY, FACTION = "library", "faction"


def has_cards(player: Player, deck: str) -> bool:
    """Return whether a deck has cards to draw."""
    if deck == LIBRARY:
        return bool(player.library or player.unordered_library)
    return bool(player.faction_deck or player.unordered_faction_deck)


@procedure
class Drawing(Frame, kw_only=True):
    """A player draws cards from one deck, up to the number there."""

    seat: Seat
    deck: str
    cards: int = 1

    @rule("rivals.draw.empty-deck-no-penalty")
    def look_at_the_deck(self, game: Table) -> None:
        if not self.cards or not has_cards(game.seats[self.seat], self.deck):
            self.finish()

    @asks("rivals.setup.library.shuffled-face-down", "rivals.setup.faction.rest-shuffled")
    def what_lies_on_top(self, game: Table) -> Decision | None:
        player = game.seats[self.seat]
        known, unordered = piles(player, self.deck)
        return None if known else drawn_from(unordered, "deck-card", Draw)

    @rule("rivals.setup.library.shuffled-face-down", "rivals.setup.faction.rest-shuffled")
    def lay_it_on_top(self, game: Table, choice: Draw) -> None:
        player = game.seats[self.seat]
        _, unordered = piles(player, self.deck)
        put(player, self.deck, (choice.card,), without(unordered, choice.card))

    @rule("rivals.draw.no-hand-limit")
    def take_it(self, game: Table) -> None:
        player = game.seats[self.seat]
        known, unordered = piles(player, self.deck)
        player.hand += known[:1]
        put(player, self.deck, known[1:], unordered)
        game.emit(events.CardDrawn(self.seat, self.deck))
        self.cards -= 1
        self.goto(Drawing.look_at_the_deck)

    STEPS = (look_at_the_deck, what_lies_on_top, lay_it_on_top, take_it)


@procedure
class MillCards(Frame, kw_only=True):
    """A player discards the top cards of the Library."""

    seat: Seat
    left: int

    @asks("rivals.setup.library.shuffled-face-down")
    def what_lies_on_top(self, game: Table) -> Decision | None:
        player = game.seats[self.seat]
        if player.library or not self.left:
            return None
        return drawn_from(player.unordered_library, "deck-card", Draw)

    @rule("rivals.setup.library.shuffled-face-down")
    def lay_it_on_top(self, game: Table, choice: Draw) -> None:
        player = game.seats[self.seat]
        player.library, player.unordered_library = (choice.card,), without(player.unordered_library, choice.card)

    @rule("rivals.discard.piles-public")
    def discard(self, game: Table) -> None:
        player = game.seats[self.seat]
        if self.left:
            self.left -= 1
            card, player.library = player.library[0], player.library[1:]
            player.discard += (card,)
            game.emit(events.CardDiscarded(self.seat, card))
            self.goto(MillCards.what_lies_on_top)

    STEPS = (what_lies_on_top, lay_it_on_top, discard)


@procedure
class RevealTop(Frame, kw_only=True):
    """A player reveals the top card of the Library: one of a given type is drawn, others stay or are discarded."""

    seat: Seat
    drawn: str
    """The type of card to draw."""

    @rule("rivals.draw.empty-deck-no-penalty")
    def look_at_the_deck(self, game: Table) -> None:
        if not has_cards(game.seats[self.seat], LIBRARY):
            self.finish()

    @asks("rivals.setup.library.shuffled-face-down")
    def what_lies_on_top(self, game: Table) -> Decision | None:
        player = game.seats[self.seat]
        return None if player.library else drawn_from(player.unordered_library, "deck-card", Draw)

    @rule("rivals.setup.library.shuffled-face-down")
    def lay_it_on_top(self, game: Table, choice: Draw) -> None:
        player = game.seats[self.seat]
        player.library, player.unordered_library = (choice.card,), without(player.unordered_library, choice.card)

    @rule("rivals.golden.card-beats-rulebook")
    def show(self, game: Table) -> None:
        player = game.seats[self.seat]
        card = player.library[0]
        game.emit(events.TopRevealed(self.seat, card))
        if self.drawn in CARDS[card].types:
            player.library, player.hand = player.library[1:], (*player.hand, card)
            game.emit(events.CardDrawn(self.seat, LIBRARY))
            self.finish()

    @asks("rivals.golden.card-beats-rulebook")
    def stay_or_go(self, game: Table) -> Decision | None:
        return Decision(self.seat, "discard", [PASS, Discard(game.seats[self.seat].library[:1])])

    @rule("rivals.discard.piles-public")
    def discard(self, game: Table, choice: Choice) -> None:
        player = game.seats[self.seat]
        if isinstance(choice, Discard):
            player.library, player.discard = player.library[1:], (*player.discard, *choice.cards)
            game.emit(events.CardDiscarded(self.seat, choice.cards[0]))

    STEPS = (look_at_the_deck, what_lies_on_top, lay_it_on_top, show, stay_or_go, discard)


def piles(player: Player, deck: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the part of a deck with a known order, and the rest."""
    if deck == LIBRARY:
        return player.library, player.unordered_library
    return player.faction_deck, player.unordered_faction_deck


def put(player: Player, deck: str, known: tuple[str, ...], unordered: tuple[str, ...]) -> None:
    if deck == LIBRARY:
        player.library, player.unordered_library = known, unordered
    else:
        player.faction_deck, player.unordered_faction_deck = known, unordered
