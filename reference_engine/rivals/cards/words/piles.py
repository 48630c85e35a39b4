"""Effects on hands, decks, and discard piles."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.piles import drawn_from, without
from reference_engine.rivals.card_dsl.language import Amount, Effect, Part, Speaker, fixed
from reference_engine.rivals.effects import targets
from reference_engine.rivals.effects.drawing import RevealTop
from reference_engine.rivals.table.card_facts import LIBRARY
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import Discard, Draw, ShuffleBack


def library_pile(game: Table, seat: Seat) -> list[str]:
    """Return the Library cards in a player's discard pile."""
    return [card for card in game.seats[seat].discard if card in LIBRARY]


def shuffle_back(game: Table, seat: Seat, card: str) -> None:
    """Shuffle a card from the discard pile into the Library, which makes the Library's order unknown."""
    player = game.seats[seat]
    player.discard = without(player.discard, card)
    player.unordered_library += (*player.library, card)
    player.library = ()
    game.emit(events.ShuffledBack(card, seat))


class ShuffleRandomBack(Part):
    """Shuffle random Library cards from the player's discard pile into the Library."""

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
    """Shuffle up to `number` chosen Library cards from one player's discard pile into their Library."""

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
    """Reveal the top card of the Library: draw it if it has a given type, otherwise discard it or leave it there."""

    def __init__(self, drawn: str) -> None:
        self.drawn = drawn

    def apply(self, game: Table, effect: Effect) -> None:
        game.call(RevealTop(seat=effect.seat, drawn=self.drawn))


class DiscardOne(Part):
    """Discard a card of the player's choice from hand."""

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        options: list[Choice] = [Discard((card,)) for card in sorted(set(game.seats[effect.seat].hand))]
        return Decision(effect.seat, "discard", options) if options else None

    def settle(self, game: Table, effect: Effect, choice: Discard) -> None:
        game.discard(effect.seat, choice.cards)
