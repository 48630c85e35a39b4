"""What effects do with hands, decks and discard piles."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.piles import drawn_from, without
from reference_engine.rivals.card_dsl.language import Amount, Effect, Part, Speaker, fixed
from reference_engine.rivals.effects import targets
from reference_engine.rivals.setup.drawing import RevealTop
from reference_engine.rivals.table.facts import LIBRARY
from reference_engine.rivals.table.state import Table
from scenarios.protocol.declarations import PASS, Choice
from scenarios.protocol.rivals import events
from scenarios.protocol.rivals.choices import Discard, Draw, ShuffleBack


def library_pile(game: Table, seat: Seat) -> list[str]:
    """The Library cards of a player's discard pile."""
    return [card for card in game.seats[seat].discard if card in LIBRARY]


def shuffle_back(game: Table, seat: Seat, card: str) -> None:
    """From the discard pile into the Library, whose order nobody knows any more."""
    player = game.seats[seat]
    player.discard = without(player.discard, card)
    player.unordered_library += (*player.library, card)
    player.library = ()
    game.emit(events.ShuffledBack(card, seat))


class ShuffleRandomBack(Part):
    """So many Library cards of one's discard pile, drawn by chance, into the Library."""

    def __init__(self, number: int | Amount) -> None:
        self.number = fixed(number)

    def legal(self, game: Table, speaker: Speaker) -> bool:
        return True

    def possible(self, game: Table, speaker: Speaker) -> bool:
        return bool(library_pile(game, speaker.seat))

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        pile = library_pile(game, effect.seat)
        if not pile or effect.x >= self.number(game, effect):
            return None
        return drawn_from(pile, "random-card", Draw)

    def settle(self, game: Table, effect: Effect, choice: Draw) -> None:
        shuffle_back(game, effect.seat, choice.card)
        effect.x += 1
        effect.repeat()


class ShuffleChosenBack(Part):
    """Up to so many Library cards of one player's discard pile into their Library."""

    def __init__(self, number: int) -> None:
        self.number = number

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        seats = effect.chosen_seats or targets.players(game, effect.seat)
        options = [ShuffleBack(seat, card) for seat in seats for card in sorted(set(library_pile(game, seat)))]
        if not options or effect.x >= self.number:
            return None
        return Decision(effect.seat, "shuffle-back", [PASS, *options])

    def settle(self, game: Table, effect: Effect, choice: Choice) -> None:
        if isinstance(choice, ShuffleBack):
            shuffle_back(game, choice.player, choice.card)
            effect.chosen_seats = (choice.player,)
            effect.x += 1
            effect.repeat()

    def refusal(self, game: Table, effect: Effect, choice: Choice) -> Refusal | None:
        return targets.too_early(game, effect.seat, choice.player) if isinstance(choice, ShuffleBack) else None


class RevealTopOfLibrary(Part):
    """A card of a type that lies on top is drawn, another stays or is discarded."""

    def __init__(self, drawn: str) -> None:
        self.drawn = drawn

    def apply(self, game: Table, effect: Effect) -> None:
        game.call(RevealTop(seat=effect.seat, drawn=self.drawn))


class DiscardOne(Part):
    """A card from hand, of the player's choice."""

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        options: list[Choice] = [Discard((card,)) for card in sorted(set(game.seats[effect.seat].hand))]
        return Decision(effect.seat, "discard", options) if options else None

    def settle(self, game: Table, effect: Effect, choice: Discard) -> None:
        game.discard(effect.seat, choice.cards)
