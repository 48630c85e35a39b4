"""Effects that give, take and move blood and pool. V5 'Counters'."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.language import CardInUse, Effect, Targets
from reference_engine.vtes.cards.words.playing.limits import NOT_YOUNGER
from reference_engine.vtes.playing import as_vampire, targets
from reference_engine.vtes.playing.targets import NO_TARGET, NOT_ELIGIBLE
from reference_engine.vtes.table import legacy_traits
from reference_engine.vtes.table.state import READY, TORPOR, UNCONTROLLED, InPlay, Table
from scenarios.wire_types.vtes.choices import Play

NO_SUCH_AMOUNT = Refusal("vtes.golden-rule.cards-override-rules", "the card does not allow that amount")
ONLY_THE_PREY = Refusal("vtes.golden-rule.cards-override-rules", "this card can target only your prey")
OWN_VAMPIRE = Refusal("vtes.golden-rule.cards-override-rules", "this card can target only another player's vampire")


class ForOwnUncontrolled(Effect):
    """An effect on a vampire in the player's own uncontrolled region, if the card names one there."""

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(card.id, NOBODY, "") for card in game.controlled(seat, UNCONTROLLED)]

    def aimed_at(self, game: Table, seat: Seat, choice: Play) -> InPlay | None:
        """Return the vampire, or None if the choice names none there."""
        target = game.cards.get(choice.target)
        own = target is not None and target.controller == seat and target.region == UNCONTROLLED
        return target if own else None


class AddBlood(Effect):
    """Gives blood from the bank to a ready vampire, or to one in the player's own uncontrolled region.

    If a minion adds blood there, the vampire must be younger, unless `younger` is false; `clan` and `trait` limit it
    further.
    """

    rules = ("vtes.counter.added-blood-comes-from-bank",)

    def __init__(self, amount: int, to: str, *, clan: str = "", trait: str = "", younger: bool = True) -> None:
        self.amount, self.to = amount, to
        self.clan, self.trait, self.younger = clan, trait, younger

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        there = game.controlled(seat, UNCONTROLLED) if self.to == UNCONTROLLED else game.in_play()
        return [(card.id, NOBODY, "") for card in there if card.facts.is_vampire]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        target = game.cards.get(choice.target)
        if target is None or target.region != self.to or not target.facts.is_vampire:
            return NO_TARGET
        if self.to == UNCONTROLLED:
            if target.controller != seat:
                return NO_TARGET
            if choice.minion and self.younger:
                game.cite((NOT_YOUNGER.rule,))
                own = as_vampire.capacity(game, game.cards[choice.minion], choice)
                if game.capacity(target) >= own:
                    return NOT_YOUNGER
        return legacy_traits.target_refusal(game, target, self.clan, self.trait)

    def apply(self, game: Table, play: CardInUse) -> None:
        if play.target in game.cards:
            game.add_blood(game.cards[play.target], self.amount)


class StealBlood(Effect):
    """Moves blood or life from a minion to the acting minion, as much as there is. V5 glossary, 'Target'."""

    rules = (
        "vtes.glossary.target.is-methuselah-or-card",
        "vtes.glossary.target.counters-only-via-their-holder",
        "vtes.glossary.target.amount-need-not-be-available",
        "vtes.minion.vampires-and-allies",
    )

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(card.id, NOBODY, "") for card in game.cards.values() if card.facts.is_minion]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        target = game.cards.get(choice.target)
        if (refusal := targets.refusal(game, choice)) is not None:
            return refusal
        assert target is not None
        return None if target.facts.is_minion and target.id != choice.minion else NOT_ELIGIBLE

    def apply(self, game: Table, play: CardInUse) -> None:
        if play.target in game.cards:
            victim = game.cards[play.target]
            if victim.region == TORPOR:
                game.cite(("vtes.target.torpor-vampires-eligible",))
            game.move_blood(self.amount, victim, game.cards[play.minion])
            game.lose_last_life(victim)


class GainPool(Effect):
    """Gives the user pool from the bank."""

    brings_pool = True
    rules = ("vtes.counter.gained-counters-come-from-bank",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, game: Table, play: CardInUse) -> None:
        game.gain_pool(play.seat, self.amount)


class MoveToPool(Effect):
    """Moves blood from the player's vampire to their pool: a chosen amount, or what is left.

    Without `most`, it is any amount that is there.
    """

    brings_pool = True
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


class GiveCounters(ForOwnUncontrolled):
    """Moves all counters on the card to a vampire of a clan in the user's uncontrolled region."""

    rules = ("vtes.counter.one-kind-three-names",)

    def __init__(self, clan: str) -> None:
        self.clan = clan

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        target = self.aimed_at(game, seat, choice)
        return None if target is not None and game.clan(target) == self.clan else NOT_ELIGIBLE

    def apply(self, game: Table, play: CardInUse) -> None:
        source = game.cards[play.source]  # type: ignore[attr-defined]
        game.move_blood(source.counters, source, game.cards[play.target])


class PreyLosesPool(Effect):
    """Burns the prey's pool."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return ((NO_CARD, game.prey(seat), ""),)

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return None if choice.target_seat == game.prey(seat) else ONLY_THE_PREY

    def apply(self, game: Table, play: CardInUse) -> None:
        game.burn_pool(play.target_seat, self.amount)


class VampireLosesBlood(Effect):
    """Burns blood of another Methuselah's vampire."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [
            (card.id, NOBODY, "")
            for card in game.cards.values()
            if card.region in (READY, TORPOR) and card.facts.is_vampire and card.controller != seat
        ]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if (refusal := targets.refusal(game, choice)) is not None:
            return refusal
        target = game.cards[choice.target]
        if not target.facts.is_vampire:
            return targets.NOT_ELIGIBLE
        return OWN_VAMPIRE if target.controller == seat else None

    def apply(self, game: Table, play: CardInUse) -> None:
        if play.target in game.cards:
            game.burn_blood(game.cards[play.target], self.amount)
