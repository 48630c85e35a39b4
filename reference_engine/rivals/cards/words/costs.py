"""Costs of abilities, paid before the colon, and of lines of a card. Rulebook, 'Activated Abilities'."""

from __future__ import annotations

from collections.abc import Iterable

from reference_engine.kernel import NO_CARD, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.piles import without
from reference_engine.rivals.card_dsl.current_attack import current
from reference_engine.rivals.card_dsl.language import Condition, Effect, Gate, Part, Speaker, always
from reference_engine.rivals.cards.words.conditions import has
from reference_engine.rivals.effects import payment, triggers
from reference_engine.rivals.effects.drawing import MillCards
from reference_engine.rivals.harm.damage import TakeDamage
from reference_engine.rivals.table.card_facts import LIBRARY
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import ChooseOption, Discard, Pay


def dealt_with(game: Table, speaker: Speaker) -> InPlay | None:
    """Return the character that an effect interacts with: its target, or the other character in the attack."""
    if isinstance(speaker, Effect) and speaker.chosen:
        return game.cards.get(speaker.chosen[-1])
    assault = current(game)
    if assault is None:
        return None
    attacker = game.cards.get(assault.attacker)
    if attacker is not None and attacker.controller == speaker.seat:
        return game.cards.get(assault.target)
    return attacker


class Prestige(Part):
    """Pay Prestige from the personal supply; Hunters may also use Prestige on the character they interact with."""

    rules = ("rivals.activated.cost.prestige-from-personal-supply",)

    def __init__(self, amount: int, after_choosing: bool = False) -> None:
        """Set the price. `after_choosing`: the target was chosen among those for which the price can be paid."""
        self.amount, self.after_choosing = amount, after_choosing

    def legal(self, game: Table, speaker: Speaker) -> bool:
        if self.after_choosing:
            return True
        return bool(payment.ways(game, speaker.seat, self.amount, dealt_with(game, speaker)))

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        ways = payment.ways(game, effect.seat, self.amount, dealt_with(game, effect))
        return Decision(effect.seat, "pay", ways) if len(ways) > 1 else None

    def settle(self, game: Table, effect: Effect, choice: Pay) -> None:
        payment.pay(game, effect.seat, choice, dealt_with(game, effect))

    def apply(self, game: Table, effect: Effect) -> None:
        for way in payment.ways(game, effect.seat, self.amount, dealt_with(game, effect)):
            assert isinstance(way, Pay)
            payment.pay(game, effect.seat, way, dealt_with(game, effect))


def library_cards(game: Table, speaker: Speaker, library: bool) -> list[str]:
    """Return the cards in hand that can be discarded; with `library`, only Library cards."""
    return sorted(card for card in game.seats[speaker.seat].hand if not library or card in LIBRARY)


def one_of(cards: Iterable[str]) -> list[Choice]:
    """Return a discard choice for each different card."""
    return [Discard((card,)) for card in dict.fromkeys(cards)]


class Card(Part):
    """Discard a card from hand."""

    def __init__(self, library: bool = False) -> None:
        self.library = library

    def legal(self, game: Table, speaker: Speaker) -> bool:
        return bool(library_cards(game, speaker, self.library))

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        return Decision(effect.seat, "discard", one_of(library_cards(game, effect, self.library)))

    def settle(self, game: Table, effect: Effect, choice: Discard) -> None:
        game.discard(effect.seat, choice.cards, "rivals.activated.cost.discard-by-acting-player")


class ExhaustThis(Part):
    """Exhaust the card itself, which must be ready."""

    def legal(self, game: Table, speaker: Speaker) -> bool:
        game.cite(
            (
                "rivals.activated.cost.exhaust-needs-ready",
                "rivals.activated.cost.exhaust-own-card",
                "rivals.attachment-ability.exhaust-cardname",
                "rivals.attachment-ability.not-exhausted-with-host",
                "rivals.attachment-ability.usable-on-exhausted-host",
            )
        )
        return speaker.card != NO_CARD and not game.cards[speaker.card].exhausted

    def apply(self, game: Table, effect: Effect) -> None:
        triggers.exhaust(game, game.cards[effect.card], "rivals.activated.cost.exhaust-needs-ready")


class ExhaustAgenda(Part):
    """Exhaust the player's Agenda card."""

    def legal(self, game: Table, speaker: Speaker) -> bool:
        return not game.seats[speaker.seat].agenda_exhausted

    def apply(self, game: Table, effect: Effect) -> None:
        game.seats[effect.seat].agenda_exhausted = True
        game.emit(events.AgendaExhausted(effect.seat), "rivals.activated.cost.exhaust-own-card")


class ExhaustHaven(Part):
    """Exhaust the player's Haven card."""

    def legal(self, game: Table, speaker: Speaker) -> bool:
        return not game.seats[speaker.seat].haven_exhausted

    def apply(self, game: Table, effect: Effect) -> None:
        game.seats[effect.seat].haven_exhausted = True
        game.emit(events.HavenExhausted(effect.seat), "rivals.activated.cost.exhaust-own-card")


class PrestigeX(Part):
    """Pay any amount from the personal supply, up to the remaining damage."""

    def ways(self, game: Table, seat: Seat) -> list[Choice]:
        taken = game.within(TakeDamage)
        game.cite(("rivals.cost.never-last-even-to-win",))
        most = 0 if taken is None else taken.damage_left(game)
        return [Pay(amount) for amount in range(1, min(most, game.supply(seat) - 1) + 1)]

    def legal(self, game: Table, speaker: Speaker) -> bool:
        return bool(self.ways(game, speaker.seat))

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        return Decision(effect.seat, "pay", self.ways(game, effect.seat))

    def settle(self, game: Table, effect: Effect, choice: Pay) -> None:
        effect.x = choice.amount
        payment.pay(game, effect.seat, choice, None)


DETACHED = (
    "rivals.attachment-ability.detach-while-exhausted",
    "rivals.attach.detach-cost-or-plain",
)


class Detach(Part):
    """Discard the attachment itself to its owner's pile. Rulebook, 'Attachment Abilities'."""

    def apply(self, game: Table, effect: Effect) -> None:
        card = game.cards[effect.card]
        game.leave(card)
        game.seats[card.owner].discard += (card.name,)
        game.emit(
            events.CardDiscarded(card.owner, card.name), "rivals.attachment-ability.detach-cost-discards", *DETACHED
        )


class TopOfLibrary(Part):
    """Discard the top cards of the Library."""

    def __init__(self, number: int) -> None:
        self.number = number

    def legal(self, game: Table, speaker: Speaker) -> bool:
        player = game.seats[speaker.seat]
        return len(player.library) + len(player.unordered_library) >= self.number

    def apply(self, game: Table, effect: Effect) -> None:
        game.call(MillCards(seat=effect.seat, left=self.number))


class BurnFromDiscard(Part):
    """Burn cards from the player's discard pile."""

    def __init__(self, number: int) -> None:
        self.number = number

    def legal(self, game: Table, speaker: Speaker) -> bool:
        return len(game.seats[speaker.seat].discard) >= self.number

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        return Decision(effect.seat, "burn", one_of(sorted(game.seats[effect.seat].discard)))

    def settle(self, game: Table, effect: Effect, choice: Discard) -> None:
        player = game.seats[effect.seat]
        for card in choice.cards:
            player.discard = without(player.discard, card)
            player.burned += (card,)
            game.emit(events.CardBurned(card, effect.seat), "rivals.terms.burn")
        effect.x += 1
        if effect.x < self.number:
            effect.repeat()


class ForPrestige(Gate):
    """A line of a revealed card that a player may pay for with Prestige, with or without an icon in front."""

    def __init__(self, amount: int, *parts: Part, needs: str = "", when: Condition = always) -> None:
        super().__init__(*parts)
        self.amount, self.needs, self.when = amount, needs, when

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        game.cite(("rivals.cost.discipline-before-cost",))
        if (self.needs and not has(self.needs)(game, effect)) or not self.when(game, effect):
            return None
        if not self.worthwhile(game, effect):
            return None
        ways = payment.ways(game, effect.seat, self.amount, dealt_with(game, effect))
        return Decision(effect.seat, "pay", [PASS, *ways]) if ways else None

    def settle(self, game: Table, effect: Effect, choice: Choice) -> None:
        if isinstance(choice, Pay):
            game.cite(("rivals.cost.discipline-before-cost",))
            payment.pay(game, effect.seat, choice, dealt_with(game, effect))
        else:
            effect.skip(self.span)

    def apply(self, game: Table, effect: Effect) -> None:
        effect.skip(self.span)


class ForCards(Gate):
    """A line that a player may pay for with cards from hand: `number` cards, or any number (X)."""

    def __init__(self, number: int, *parts: Part, when: Condition = always) -> None:
        super().__init__(*parts)
        self.number, self.when = number, when

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        hand = library_cards(game, effect, library=False)
        ready = self.when(game, effect) and len(hand) >= (self.number or 1) and self.worthwhile(game, effect)
        return Decision(effect.seat, "discard", [PASS, *one_of(hand)]) if ready else None

    def settle(self, game: Table, effect: Effect, choice: Choice) -> None:
        if isinstance(choice, Discard):
            game.discard(effect.seat, choice.cards, "rivals.activated.cost.discard-by-acting-player")
            effect.x += 1
            if effect.x != self.number:
                effect.repeat()
        elif not effect.x:
            effect.skip(self.span)

    def apply(self, game: Table, effect: Effect) -> None:
        if not effect.x:
            effect.skip(self.span)


class May(Gate):
    """Parts that the player may skip."""

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        if not self.worthwhile(game, effect):
            return None
        return Decision(effect.seat, "may", [PASS, ChooseOption("do")])

    def settle(self, game: Table, effect: Effect, choice: Choice) -> None:
        if not isinstance(choice, ChooseOption):
            effect.skip(self.span)

    def apply(self, game: Table, effect: Effect) -> None:
        effect.skip(self.span)
