"""Cards put in play on their own or on minions, and Disciplines for vampires. V5 'Playing a Card'."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from reference_engine.kernel import NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl import declaring, modifiers
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.card_dsl.language import ENOUGH_OF_THEM, CardInUse, Effect, Targets
from reference_engine.vtes.control import contests
from reference_engine.vtes.playing import as_vampire, targets
from reference_engine.vtes.playing.targets import NO_TARGET, NOT_ELIGIBLE
from reference_engine.vtes.table import legacy_traits
from reference_engine.vtes.table.clans_and_disciplines import DISCIPLINE_CARDS, OLD_DISCIPLINES
from reference_engine.vtes.table.state import ATTACHED, IN_PLAY, READY, TORPOR, InPlay, Table
from scenarios.wire_types.vtes.choices import Play

ONE_OF_A_KIND = Refusal("vtes.golden-rule.cards-override-rules", "the minion already has a card of that kind")
IS_SUPERIOR = Refusal(
    "vtes.master.discipline.raises-basic-to-superior", "the vampire already has that Discipline at superior"
)


class PutInPlay(Effect):
    """Puts the card in play, not on another card."""

    puts_in_play = True
    rules: Sequence[str] = ("vtes.card.play.into-play-on-resolution", "vtes.master.controlled-by-its-player")

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return contests.second_copy_refusal(game, seat, choice.card) if BEHAVIOUR[choice.card].facts.unique else None

    def __init__(self, counters: int = 0) -> None:
        self.counters = counters

    def apply(self, game: Table, play: CardInUse) -> None:
        placed = game.put_in_play(play.card, play.seat, play.seat, IN_PLAY)
        placed.level = play.level
        game.add_blood(placed, self.counters)
        self.arrive(game, play, placed)
        if "location" in placed.facts.subtypes:
            game.cite(("vtes.master.location.represents-a-place", "vtes.master.location.stays-in-play"))
        if "master" not in placed.facts.types:
            game.cite(("vtes.minion-card.control.played-alone-belongs-to-player",))
        contests.enter(game, placed)
        play.stays = True

    def arrive(self, game: Table, play: CardInUse, placed: InPlay) -> None:
        """Apply further effects as the card comes into play."""


class PutOnVampire(Effect):
    """Puts the card on a vampire in play, or on any minion. `whose`: own, ready, own ready, any.

    `one_each`: a minion can have only one card of that kind.
    """

    puts_on_minion = True
    rules: Sequence[str] = (
        "vtes.card.play.into-play-on-resolution",
        "vtes.master.controlled-by-its-player",
        "vtes.target.torpor-vampires-eligible",
    )

    def __init__(self, whose: str = "any", minions: bool = False, one_each: str = "", trait: str = "") -> None:
        self.trait = trait
        self.own, self.ready, self.minions, self.one_each = "own" in whose, "ready" in whose, minions, one_each

    def fits(self, target: InPlay | None) -> bool:
        """Return whether the card could be on that minion at all."""
        if target is None or target.region not in (READY, TORPOR):
            return False
        return target.facts.is_minion if self.minions else target.facts.is_vampire

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(card.id, NOBODY, "") for card in game.cards.values() if self.fits(card)]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        target = game.cards.get(choice.target)
        if (refusal := targets.refusal(game, choice)) is not None:
            return refusal
        assert target is not None
        if not self.fits(target):
            if "ally" in target.facts.types:
                game.cite(("vtes.minion.vampires-and-allies",))
            return as_vampire.ONLY_VAMPIRES_HERE if as_vampire.has_permission(target) else NO_TARGET
        if (refusal := legacy_traits.target_refusal(game, target, "", self.trait)) is not None:
            return refusal
        if declaring.has_enough(game, target, choice.card):
            return ENOUGH_OF_THEM
        if self.ready and target.region != READY:
            return NOT_ELIGIBLE
        if self.own and target.controller != seat:
            return NO_TARGET
        if self.one_each and any(self.one_each in card.facts.subtypes for card in game.attached_to(target)):
            return ONE_OF_A_KIND
        return contests.second_copy_refusal(game, seat, choice.card) if BEHAVIOUR[choice.card].facts.unique else None

    def apply(self, game: Table, play: CardInUse) -> None:
        if play.target in game.cards:
            contests.enter(game, game.put_in_play(play.card, play.seat, play.seat, ATTACHED, play.target))
            play.stays = True


class PutOnOwnMinion(PutOnVampire):
    """Puts the card on a minion of its player, ready or in torpor, that has none of the same kind."""

    rules = ("vtes.card.play.into-play-on-resolution", "vtes.master.controlled-by-its-player")

    def __init__(self, one_each: str) -> None:
        super().__init__("own", minions=True, one_each=one_each)

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(card.id, NOBODY, "") for card in game.controlled(seat, READY, TORPOR) if card.facts.is_minion]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        target = game.cards.get(choice.target)
        if (refusal := targets.refusal(game, choice)) is not None:
            return refusal
        assert target is not None
        if not target.facts.is_minion or target.controller != seat:
            return NOT_ELIGIBLE
        if any(self.one_each in card.facts.subtypes for card in game.attached_to(target)):
            return ONE_OF_A_KIND
        return contests.second_copy_refusal(game, seat, choice.card) if BEHAVIOUR[choice.card].facts.unique else None


class GiveDiscipline(PutOnVampire):
    """A Discipline card: raises the level and the capacity by 1. V5 'Disciplines'."""

    rules = (
        *PutOnVampire.rules,
        "vtes.master.discipline.played-on-controlled-vampire",
        "vtes.master.discipline.grants-new-basic-level",
        "vtes.master.discipline.raises-basic-to-superior",
        "vtes.master.discipline.capacity-plus-one",
        "vtes.master.discipline.no-blood-for-new-capacity",
    )

    def __init__(self) -> None:
        super().__init__("any")

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if (refusal := super().refusal(game, frame, seat, choice)) is not None:
            return refusal
        name = BEHAVIOUR[choice.card].facts.name
        code = DISCIPLINE_CARDS[name]
        game.cite(OLD_DISCIPLINES.get(name, ()))
        return IS_SUPERIOR if game.discipline(game.cards[choice.target], code) == 2 else None


class HoldInPlay(PutInPlay):
    """Puts the card in play over two ready vampires of a clan of its player: one stays locked, the other goes free.

    As long as the card is in play, the first does not unlock as normal, and only bleeds of the second can be blocked.
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
        game.modify(modifiers.STAYS_LOCKED, play.target, 1, while_there, play.card, by=placed.id)
        game.modify(modifiers.UNBLOCKABLE_BUT_BLEEDS, play.other, 1, while_there, play.card, by=placed.id)
