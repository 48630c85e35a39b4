"""Hand size, drawing, discarding down, and draws from the crypt. V5 'Drawing Cards'."""

from __future__ import annotations

from reference_engine.kernel import Card, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.kernel.piles import drawn_from, without
from reference_engine.vtes.card_dsl import in_force, modifiers, rulings
from reference_engine.vtes.playing.card_being_played import Playing
from reference_engine.vtes.table import piles
from reference_engine.vtes.table.state import InPlay, Table
from scenarios.wire_types.vtes import events
from scenarios.wire_types.vtes.choices import Discard, Draw

HAND_SIZE = 7


def hand_size(game: Table, seat: Seat) -> int:
    """Return a Methuselah's hand size. V5 'Drawing Cards': 7, minus 1 for each card to be replaced later."""
    return HAND_SIZE - len(game.seats[seat].awaited) + modifiers.change_for(game, modifiers.HAND_SIZE, seat)


def room(game: Table, seat: Seat) -> int:
    """Return the current limit of cards in hand.

    A card being played has left the hand and is replaced only later.
    """
    shown = sum(isinstance(frame, Playing) and frame.seat == seat and frame.unreplaced() for frame in game.stack)
    return hand_size(game, seat) - shown


def instead_of_replacing(game: Table, seat: Seat) -> InPlay | None:
    """Return a Methuselah's card that loses a counter instead of the draw to replace a card, or None."""
    for card, _ in in_force.about(game, in_force.REPLACING):
        if card.controller == seat and card.counters:
            return card
    return None


def replace(game: Table, played: Playing) -> None:
    """Replace a card that can no longer be cancelled, and the cards played meanwhile.

    A card played while another one can be cancelled is replaced together with that one. V5 'Playing a Card'.
    """
    around = (frame for frame in game.stack if isinstance(frame, Playing) and frame is not played)
    outer = next((frame for frame in around if frame.unreplaced()), None)
    waiting = tuple(dict.fromkeys((played.seat, *played.postponed)))
    if outer is not None:
        outer.postponed = tuple(dict.fromkeys((*outer.postponed, *waiting)))
        game.cite(("vtes.published.cancel.nothing-else-in-the-window",))
        return
    for seat in reversed(waiting):
        game.call(RefillHand(seat=seat))


@procedure
class RefillHand(Frame, kw_only=True):
    """Draw up, or discard down, to the hand size. With `extra`, draw that many cards first."""

    seat: Seat
    extra: int = 0
    replaces: bool = True
    """True if it replaces cards that have left the hand; False if the hand size has grown."""

    def wants(self, game: Table) -> bool:
        """Return whether another card is to be drawn."""
        methuselah = game.seats[self.seat]
        return not methuselah.ousted and (self.extra > 0 or len(methuselah.hand) < room(game, self.seat))

    def put_in_hand(self, game: Table, card: Card) -> None:
        game.seats[self.seat].hand += (card,)
        game.emit(events.CardDrawn(self.seat, card))
        self.extra = max(self.extra - 1, 0)
        self.goto(RefillHand.draw)

    @rule("vtes.card.draw.card-text-may-override-replacement")
    def replace_otherwise(self, game: Table) -> None:
        """Burn a counter on cards that say so, instead of each draw to replace a card."""
        methuselah = game.seats[self.seat]
        if not self.replaces or self.extra or not (methuselah.library or methuselah.unordered_library):
            return
        while (instead := instead_of_replacing(game, self.seat)) is not None and self.wants(game):
            game.cite(rulings.followed(instead.card, "at work"))
            game.burn_blood(instead, 1)
            if not instead.counters:
                game.burn(instead)

    @asks(
        "vtes.card.draw.hand-matches-hand-size",
        "vtes.card.draw.no-draw-from-empty-library",
        "vtes.card.draw.empty-library-keeps-playing",
        "vtes.decks.library-draw-goes-to-hand",
        "vtes.decks.independent-stacks",
    )
    def draw(self, game: Table) -> Decision | None:
        methuselah = game.seats[self.seat]
        if not self.wants(game) or methuselah.library or not methuselah.unordered_library:
            return None
        return drawn_from(methuselah.unordered_library, "draw", Draw)

    @rule("vtes.card.draw.hand-matches-hand-size", "vtes.decks.library-draw-goes-to-hand")
    def take_what_chance_drew(self, game: Table, choice: Draw) -> None:
        methuselah = game.seats[self.seat]
        methuselah.unordered_library = without(methuselah.unordered_library, choice.card)
        self.put_in_hand(game, choice.card)

    @rule(
        "vtes.card.draw.draw-up-immediately",
        "vtes.decks.library-draw-goes-to-hand",
        "vtes.glossary.draw.library-top-to-hand",
    )
    def take_the_top(self, game: Table) -> None:
        methuselah = game.seats[self.seat]
        if methuselah.library and self.wants(game):
            top, *rest = methuselah.library
            methuselah.library = tuple(rest)
            self.put_in_hand(game, top)

    @asks("vtes.card.draw.discard-down-immediately")
    def discard_down(self, game: Table) -> Decision | None:
        methuselah = game.seats[self.seat]
        if methuselah.ousted or len(methuselah.hand) <= room(game, self.seat):
            return None
        return Decision(self.seat, "discard-down", [Discard(card) for card in dict.fromkeys(methuselah.hand)])

    @rule("vtes.card.draw.discard-down-immediately")
    def discard(self, game: Table, choice: Discard) -> None:
        piles.discard(game, self.seat, choice.card)
        self.goto(RefillHand.discard_down)

    STEPS = (replace_otherwise, draw, take_what_chance_drew, take_the_top, discard_down, discard)


@procedure
class DrawFromCrypt(Frame, kw_only=True):
    """Moves the top card of the crypt to the uncontrolled region, face down."""

    seat: Seat

    @asks("vtes.decks.crypt-draw-goes-to-uncontrolled")
    def draw(self, game: Table) -> Decision | None:
        methuselah = game.seats[self.seat]
        if methuselah.crypt or not methuselah.unordered_crypt:
            return None
        return drawn_from(methuselah.unordered_crypt, "draw-crypt", Draw)

    @rule("vtes.decks.crypt-draw-goes-to-uncontrolled")
    def know_what_chance_drew(self, game: Table, choice: Draw) -> None:
        methuselah = game.seats[self.seat]
        methuselah.unordered_crypt = without(methuselah.unordered_crypt, choice.card)
        methuselah.crypt = (choice.card,)

    @rule("vtes.decks.crypt-draw-goes-to-uncontrolled", "vtes.glossary.draw.crypt-top-to-uncontrolled")
    def take_the_top(self, game: Table) -> None:
        methuselah = game.seats[self.seat]
        if methuselah.crypt:
            top, *rest = methuselah.crypt
            methuselah.crypt = tuple(rest)
            drawn = game.put_in_play(top, self.seat, self.seat, "uncontrolled")
            if drawn.facts.advanced:
                game.cite(("vtes.crypt.advanced-card-is-a-vampire-card",))
            game.emit(events.CryptCardDrawn(self.seat, top))

    STEPS = (draw, know_what_chance_drew, take_the_top)
