"""What masters and other cards that stay in play do to pool, hands, counters and vampires. V5 'Master Cards'."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from reference_engine.kernel import NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.cards.words.in_play.placing import PutInPlay
from reference_engine.vtes.cards.words.playing.effects import ForOwnUncontrolled
from reference_engine.vtes.control import regions
from reference_engine.vtes.declarations import numbers
from reference_engine.vtes.declarations.language import CardInUse, Effect, Targets
from reference_engine.vtes.playing.hands import DrawFromCrypt, RefillHand
from reference_engine.vtes.playing.looking import LookAtHand, RemoveUncontrolled
from reference_engine.vtes.playing.targets import NO_TARGET, NOT_ELIGIBLE
from reference_engine.vtes.table import piles
from reference_engine.vtes.table.choices import Play
from reference_engine.vtes.table.facts import facts
from reference_engine.vtes.table.state import IN_PLAY, READY, TORPOR, InPlay, Table
from reference_engine.vtes.turn.influence_phase import EMPTY_CRYPT

NOT_IN_HAND = Refusal("vtes.card.cost.discarding-uses-own-hand", "no such card is in the hand of the user")
NO_SUCH_AMOUNT = Refusal("vtes.golden-rule.cards-override-rules", "the text of the card allows no such amount")
NOT_THE_EDGE = Refusal("vtes.golden-rule.cards-override-rules", "the card asks for the Edge")


def with_the_edge(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
    """Only for who has the Edge."""
    return None if game.edge == seat else NOT_THE_EDGE


class GainPool(Effect):
    """Pool from the bank for the user."""

    rules = ("vtes.counter.gained-counters-come-from-bank",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, game: Table, play: CardInUse) -> None:
        game.gain_pool(play.seat, self.amount)


class ChangeHandSize(Effect):
    """The user's hand size changes until the end of the turn; the hand follows at once, and again when it ends."""

    rules = ("vtes.card.draw.hand-matches-hand-size",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, game: Table, play: CardInUse) -> None:
        game.modify(numbers.HAND_SIZE, NO_CARD, self.amount, "turn", play.card, seat=play.seat)
        game.set_off(RefillHand(seat=play.seat, replaces=False))


class LockMinion(Effect):
    """A minion in play is locked; one that is locked stays so."""

    rules = ("vtes.lock.turned-sideways",)

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(card.id, NOBODY, "") for card in game.cards.values() if card.region in (READY, TORPOR)]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        target = game.cards.get(choice.target)
        return None if target is not None and target.region in (READY, TORPOR) else NO_TARGET

    def apply(self, game: Table, play: CardInUse) -> None:
        if play.target in game.cards:
            game.lock(game.cards[play.target])


class MoveToPool(Effect):
    """Blood of a vampire of one's own goes to the pool: an amount that the player names, or what there is of it.

    Without `most`, it is any amount that is there.
    """

    rules = ("vtes.counter.one-kind-three-names", "vtes.glossary.target.amount-need-not-be-available")

    def __init__(self, least: int = 1, most: int = 0) -> None:
        self.least, self.most = least, most

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(card.id, NOBODY, "") for card in game.controlled(seat, READY, TORPOR) if card.facts.is_vampire]

    def amounts(self, vampire: InPlay) -> range:
        return range(self.least, (self.most or vampire.counters) + 1)

    def variants(self, game: Table, seat: Seat, choice: Play) -> Iterable[Play]:
        vampire = game.cards.get(choice.target)
        if vampire is not None:
            for amount in self.amounts(vampire):
                yield msgspec.structs.replace(choice, x=amount)

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        vampire = game.cards.get(choice.target)
        if vampire is None or vampire.region not in (READY, TORPOR) or not vampire.facts.is_vampire:
            return NO_TARGET
        if vampire.controller != seat:
            return NOT_ELIGIBLE
        return None if choice.x in self.amounts(vampire) else NO_SUCH_AMOUNT

    def apply(self, game: Table, play: CardInUse) -> None:
        if play.target in game.cards:
            game.move_blood(play.x, game.cards[play.target], play.seat)


class MayBurn(Effect):
    """As the card is played, its player may name a card of some name in play, which is burned."""

    def __init__(self, name: str) -> None:
        self.name = name

    def variants(self, game: Table, seat: Seat, choice: Play) -> Iterable[Play]:
        yield choice
        for card in game.cards.values():
            if self.fits(card):
                yield msgspec.structs.replace(choice, other=card.id)

    def fits(self, card: InPlay) -> bool:
        return facts()[card.card].name == self.name

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not choice.other:
            return None
        named = game.cards.get(choice.other)
        return None if named is not None and self.fits(named) else NOT_ELIGIBLE

    def apply(self, game: Table, play: CardInUse) -> None:
        if play.other in game.cards:
            game.burn(game.cards[play.other])


def copies_controlled(card: Card) -> Callable[[Table, Seat], int]:
    """How many copies of a card a Methuselah controls."""

    def count(game: Table, seat: Seat) -> int:
        return sum(other.card == card for other in game.controlled(seat, IN_PLAY))

    return count


class DiscardFromHand(Effect):
    """The user discards a card, and draws up."""

    from_hand = True
    rules = ("vtes.glossary.discard-moves-hand-card-to-ash-heap", "vtes.card.draw.draw-up-immediately")

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return None if choice.target_ in game.seats[seat].hand else NOT_IN_HAND

    def apply(self, game: Table, play: CardInUse) -> None:
        piles.discard(game, play.seat, play.target_)  # type: ignore[attr-defined]
        game.call(RefillHand(seat=play.seat))


class ReadyFromTorpor(Effect):
    """A vampire of a clan goes from torpor to the ready region of whoever controls it."""

    rules = ("vtes.rescue.no-longer-wounded",)

    def __init__(self, clan: str) -> None:
        self.clan = clan

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(card.id, NOBODY, "") for card in game.cards.values() if card.region == TORPOR]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        target = game.cards.get(choice.target)
        return (
            None if target is not None and target.region == TORPOR and game.clan(target) == self.clan else NOT_ELIGIBLE
        )

    def apply(self, game: Table, play: CardInUse) -> None:
        if play.target in game.cards:
            regions.to_ready(game, game.cards[play.target])


class GiveCounters(ForOwnUncontrolled):
    """All counters on the card go to a vampire of a clan in the user's uncontrolled region."""

    rules = ("vtes.counter.one-kind-three-names",)

    def __init__(self, clan: str) -> None:
        self.clan = clan

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        target = self.aimed_at(game, seat, choice)
        return None if target is not None and game.clan(target) == self.clan else NOT_ELIGIBLE

    def apply(self, game: Table, play: CardInUse) -> None:
        source = game.cards[play.source]  # type: ignore[attr-defined]
        game.move_blood(source.counters, source, game.cards[play.target])


class HoldInPlay(PutInPlay):
    """Put in play over two ready vampires of a clan of one's own: one is locked and stays so, the other goes free.

    As long as the card is in play, the first does not unlock as normal, and of the second only bleeds can be blocked.
    """

    rules = (*PutInPlay.rules, "vtes.golden-rule.cards-override-rules")

    def __init__(self, clan: str) -> None:
        super().__init__()
        self.clan = clan

    def fits(self, game: Table, seat: Seat, card: CardId) -> bool:
        vampire = game.cards.get(card)
        ready = vampire is not None and vampire.region == READY and vampire.controller == seat
        return ready and vampire is not None and vampire.facts.is_vampire and game.clan(vampire) == self.clan

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(card.id, NOBODY, "") for card in game.minions(seat)]

    def variants(self, game: Table, seat: Seat, choice: Play) -> Iterable[Play]:
        return [msgspec.structs.replace(choice, other=card.id) for card in game.minions(seat)]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        both = choice.target != choice.other and all(
            self.fits(game, seat, one) for one in (choice.target, choice.other)
        )
        return super().refusal(game, frame, seat, choice) if both else NOT_ELIGIBLE

    def arrive(self, game: Table, play: CardInUse, placed: InPlay) -> None:
        if play.target in game.cards:
            game.lock(game.cards[play.target])
        while_there = "while in play"
        game.modify(numbers.STAYS_LOCKED, play.target, 1, while_there, play.card, by=placed.id)
        game.modify(numbers.UNBLOCKABLE_BUT_BLEEDS, play.other, 1, while_there, play.card, by=placed.id)


class DrawCryptAndRemove(Effect):
    """The user draws a crypt card, and then removes one of the uncontrolled region from the game."""

    rules = ("vtes.decks.crypt-draw-goes-to-uncontrolled",)

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        methuselah = game.seats[seat]
        return None if methuselah.crypt or methuselah.unordered_crypt else EMPTY_CRYPT

    def apply(self, game: Table, play: CardInUse) -> None:
        game.set_off(DrawFromCrypt(seat=play.seat))
        game.set_off(RemoveUncontrolled(seat=play.seat))


class LookAndDiscard(Effect):
    """The acting Methuselah looks at the prey's hand, and discards a card of it."""

    rules = ("vtes.glossary.discard-moves-hand-card-to-ash-heap",)

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        prey = game.prey(seat)
        return [(NO_CARD, prey, "")] if prey != NOBODY else []

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return None if choice.target_seat == game.prey(seat) else NOT_ELIGIBLE

    def apply(self, game: Table, play: CardInUse) -> None:
        if not game.seats[play.target_seat].ousted:
            game.call(LookAtHand(seat=play.seat, owner=play.target_seat))
