"""What cards do: the parts that declarations are put together from."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING

from reference_engine.kernel import CHANCE, Seat
from reference_engine.kernel.decisions import PASS, Choice, Decision
from reference_engine.vendetta import events
from reference_engine.vendetta.cards.language import Part
from reference_engine.vendetta.choices import Answer, Draw, Use
from reference_engine.vendetta.facts import CLAN_CARDS, VICTIM, name_of
from reference_engine.vendetta.pieces import Change, Deployed

if TYPE_CHECKING:
    from reference_engine.vendetta.cards.effect import CardEffect
    from reference_engine.vendetta.game import Vendetta

Amount = Callable[["Vendetta", "CardEffect"], int]
"""A number that is worked out when it is needed."""


def fixed(amount: int | Amount) -> Amount:
    return (lambda game, effect: amount) if isinstance(amount, int) else amount


def half_up(number: int) -> int:
    """Half of a number, rounded up."""
    return (number + 1) // 2


# Amounts.


def half_the_pool(game: Vendetta, effect: CardEffect) -> int:
    """Half of the Blood in one's Pool, rounded down."""
    return game.seats[effect.seat].blood // 2


def alliance(game: Vendetta, effect: CardEffect) -> int:
    """How many cards are in one's Alliance."""
    return len(game.seats[effect.seat].alliance)


def per_two_in_alliance(game: Vendetta, effect: CardEffect) -> int:
    return alliance(game, effect) // 2


def ignored_without(game: Vendetta, others: list[Seat]) -> None:
    """Note that an effect on others is ignored where there are none."""
    if not others:
        game.cite(("vendetta.conflicts-of-rules.impossible-ignored",))


# Whom an effect touches.


class May(Part):
    """Its player may go on with the effect; `option` names what for, where the card offers several things."""

    def __init__(self, option: str = "", when: Callable[[Vendetta, CardEffect], bool] | None = None) -> None:
        self.option, self.when = option, when

    def _open(self, game: Vendetta, effect: CardEffect) -> bool:
        return self.when is None or self.when(game, effect)

    def ask(self, game: Vendetta, effect: CardEffect) -> Decision | None:
        if not self._open(game, effect):
            return None
        use = Use(effect.text.name, effect.owner(game), self.option)
        return Decision(effect.seat, "effect", [PASS, use])

    def settle(self, game: Vendetta, effect: CardEffect, choice: Choice) -> None:
        if choice == PASS:
            effect.finish()

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        game.cite(("vendetta.conflicts-of-rules.impossible-ignored",))
        effect.finish()


class Steal(Part):
    """Blood from each Rival's Pool, or each opponent's. Card glossary, 'Steal'."""

    rules = ("vendetta.glossary.rival",)

    def __init__(self, amount: int | Amount, opponents: bool = False) -> None:
        self.amount, self.opponents = fixed(amount), opponents

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        amount = self.amount(game, effect)
        others = [seat for seat in game.turn_order() if seat != effect.seat] if self.opponents else effect.others(game)
        if self.opponents:
            game.cite(("vendetta.glossary.opponent",))
        ignored_without(game, others)
        for seat in others:
            game.steal_blood(effect.seat, seat, amount, effect.location, effect.card)


class Lose(Part):
    """Each Rival Loses Blood. Card glossary, 'Lose'."""

    rules = ("vendetta.glossary.rival",)

    def __init__(self, amount: int | Amount) -> None:
        self.amount = fixed(amount)

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        amount = self.amount(game, effect)
        ignored_without(game, effect.others(game))
        for seat in effect.others(game):
            game.lose_blood(seat, amount, effect.seat, effect.location, effect.card)


class Spend(Part):
    """Blood from one's own Pool to the Bank. Card glossary, 'Spend'."""

    rules = ("vendetta.glossary.spend",)

    def __init__(self, amount: int | Amount) -> None:
        self.amount = fixed(amount)

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        game.spend_blood(effect.seat, self.amount(game, effect), effect.location)


class Gain(Part):
    """Blood from the Bank into one's Pool. Card glossary, 'Gain'."""

    def __init__(self, amount: int | Amount) -> None:
        self.amount = fixed(amount)

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        game.gain_blood(effect.seat, self.amount(game, effect))


class FromBank(Part):
    """Blood from the Bank on one's Position here."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        game.play_bank_blood(effect.seat, effect.location, self.amount, "vendetta.glossary.play-blood")


class DiscardDeployed(Part):
    """Each Rival discards Deployed Blood from here."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        for seat in effect.others(game):
            game.discard_blood(
                seat,
                effect.location,
                self.amount(game, effect),
                "vendetta.conflicts-of-rules.apply-as-much-as-possible",
            )


class TakeHalfOfDeployed(Part):
    """Half of each Rival's Deployed Blood here, rounded up, into one's Pool."""

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        for seat in effect.others(game):
            half = half_up(game.spot(seat, effect.location).blood)
            game.take_deployed_blood(effect.seat, seat, effect.location, half, "vendetta.glossary.deployed")


class TakeBackBlood(Part):
    """All of one's Deployed Blood here back into the Pool."""

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        game.return_blood(
            effect.seat, effect.location, game.spot(effect.seat, effect.location).blood, "vendetta.glossary.move"
        )


class DrawVictim(Part):
    """A Victim from the deck into one's Alliance."""

    def __init__(self, when: Callable[[Vendetta, CardEffect], bool] | None = None) -> None:
        self.when = when

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        if self.when is None or self.when(game, effect):
            game.acquire(effect.seat, VICTIM)


class MoveToHaven(Part):
    """This card to the Prince's Haven. Card glossary, 'Move'."""

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        game.move_card(effect.seat, effect.location, effect.card, game.haven, "vendetta.glossary.move")


def away_from_haven(game: Vendetta, effect: CardEffect) -> bool:
    """Whether the card still lies here and could go to the Prince's Haven."""
    return effect.location != game.haven and effect.still_there(game)


class PowerUp(Part):
    """The card's Power grows, or shrinks, by an amount that is worked out as it resolves."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        amount = self.amount(game, effect)
        if amount:
            game.change_power("add", effect.seat, effect.location, effect.card, amount)


class Lasting(Part):
    """A change that holds for one's Position here until the Location is resolved."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        game.changes = (*game.changes, Change(self.kind, effect.card, effect.seat))


class PlayUpTo(Part):
    """Its player may play Blood from the Pool here, up to an amount. Card glossary, 'Play Blood'."""

    rules = ("vendetta.glossary.play-blood",)

    def __init__(self, amount: int | Amount) -> None:
        self.amount = fixed(amount)

    def ask(self, game: Vendetta, effect: CardEffect) -> Decision | None:
        most = min(self.amount(game, effect), game.seats[effect.seat].blood)
        if most < 1:
            return None
        uses = [Use(effect.text.name, effect.owner(game), amount=amount) for amount in range(1, most + 1)]
        return Decision(effect.seat, "effect", [PASS, *uses])

    def settle(self, game: Vendetta, effect: CardEffect, choice: Choice) -> None:
        if isinstance(choice, Use):
            game.play_blood(effect.seat, effect.location, choice.amount)


class ChooseRival(Part):
    """Its player chooses a Rival; with none there is no effect."""

    rules = ("vendetta.glossary.rival",)

    def ask(self, game: Vendetta, effect: CardEffect) -> Decision | None:
        others = effect.others(game)
        if len(others) < 2:
            return None
        uses: list[Choice] = [Use(effect.text.name, effect.owner(game), target_seat=seat) for seat in others]
        return Decision(effect.seat, "effect", uses)

    def settle(self, game: Vendetta, effect: CardEffect, choice: Use) -> None:
        self.chosen(game, effect, choice.target_seat)

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        others = effect.others(game)
        if others:
            self.chosen(game, effect, others[0])
        else:
            game.cite(("vendetta.conflicts-of-rules.impossible-ignored",))

    def chosen(self, game: Vendetta, effect: CardEffect, seat: Seat) -> None:
        raise NotImplementedError


class ChooseOwnCards(Part):
    """Its player chooses one or more cards of their Position here; what happens to them is `chosen`."""

    optional = False
    """Whether its player may choose none."""

    def fitting(self, game: Vendetta, effect: CardEffect) -> list[Deployed]:
        """The cards that can be chosen."""
        return list(game.spot(effect.seat, effect.location).cards)

    def ask(self, game: Vendetta, effect: CardEffect) -> Decision | None:
        names = [game.called(card.card, effect.seat) for card in self.fitting(game, effect)]
        sets = [chosen for count in range(1, len(names) + 1) for chosen in combinations(names, count)]
        if not sets or (len(sets) == 1 and not self.optional):
            return None
        uses: list[Choice] = [Use(effect.text.name, effect.owner(game), cards=chosen) for chosen in sets]
        return Decision(effect.seat, "effect", [PASS, *uses] if self.optional else uses)

    def settle(self, game: Vendetta, effect: CardEffect, choice: Choice) -> None:
        if isinstance(choice, Use):
            fitting = self.fitting(game, effect)
            self.chosen(game, effect, [card for card in fitting if game.called(card.card, effect.seat) in choice.cards])

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        self.chosen(game, effect, self.fitting(game, effect))

    def chosen(self, game: Vendetta, effect: CardEffect, cards: list[Deployed]) -> None:
        raise NotImplementedError


class DrawClanCard(Part):
    """The top card of one's Clan deck into the hand."""

    def ask(self, game: Vendetta, effect: CardEffect) -> Decision | None:
        tops = game.possible_tops(effect.seat)
        if len(tops) < 2:
            return None
        return Decision(CHANCE, "clan-card", [Draw(name) for name in sorted(map(name_of, tops))])

    def settle(self, game: Vendetta, effect: CardEffect, choice: Draw) -> None:
        self.drawn(game, effect, game.own_card(effect.seat, choice.card))

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        tops = game.possible_tops(effect.seat)
        if tops:
            self.drawn(game, effect, tops[0])
        else:
            game.cite(("vendetta.conflicts-of-rules.impossible-ignored",))

    def drawn(self, game: Vendetta, effect: CardEffect, card: str) -> None:
        game.take_top(effect.seat, card)
        game.seats[effect.seat].hand += (card,)
        game.emit(events.CardDrawn(effect.seat))


def printed_power(deployed: Deployed) -> int:
    """The number on a card, before any change. Card glossary, 'Printed Power'."""
    return CLAN_CARDS[deployed.card].power


class AskEach(Part):
    """Players answer one after the other, in turn order; one who can give only one answer gives it."""

    rules = ("vendetta.conflicts-of-rules.same-timing-turn-order",)

    def whom(self, game: Vendetta, effect: CardEffect) -> tuple[Seat, ...]:
        """Those who answer: each Rival."""
        return effect.rivals

    def open_options(self, game: Vendetta, effect: CardEffect, seat: Seat) -> list[str]:
        """The answers that a player can give now."""
        raise NotImplementedError

    def answered(self, game: Vendetta, effect: CardEffect, seat: Seat, option: str) -> None:
        raise NotImplementedError

    def _next(self, game: Vendetta, effect: CardEffect) -> tuple[Seat, list[str]] | None:
        whom = self.whom(game, effect)
        if effect.at >= len(whom):
            return None
        seat = whom[effect.at]
        return seat, [] if game.seats[seat].out else self.open_options(game, effect, seat)

    def ask(self, game: Vendetta, effect: CardEffect) -> Decision | None:
        found = self._next(game, effect)
        if found is None or len(found[1]) < 2:
            return None
        seat, options = found
        return Decision(
            seat, "answer", [Answer(effect.text.name, option, effect.owner_for(game, seat)) for option in options]
        )

    def settle(self, game: Vendetta, effect: CardEffect, choice: Answer) -> None:
        effect.at += 1
        effect.repeat()
        self.answered(game, effect, game.asked, choice.option)

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        found = self._next(game, effect)
        if found is not None:
            seat, options = found
            effect.at += 1
            effect.repeat()
            if options:
                self.answered(game, effect, seat, options[0])
            else:
                game.cite(("vendetta.conflicts-of-rules.impossible-ignored",))
