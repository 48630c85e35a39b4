"""Effects of successful actions on cards in play: burning, attaching, combat. V5 'Resolve the Action'."""

from __future__ import annotations

from reference_engine.kernel import NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl.language import UNAIMED, CardInUse, Effect, Targets
from reference_engine.vtes.combat import rounds
from reference_engine.vtes.combat.damage import DamageResolution, Injury
from reference_engine.vtes.playing import targets
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE, AimedEffect
from reference_engine.vtes.table.state import ATTACHED, CONTESTED, IN_PLAY, READY, InPlay, Table
from scenarios.wire_types.vtes.choices import Play

ONLY_READY_MINIONS = Refusal("vtes.combat.only-ready-minions", "only a ready minion can enter combat")
NOT_ONES_OWN = Refusal("vtes.combat.not-between-own-minions", "minions of the same player cannot fight each other")
HAS_ONE = Refusal("vtes.golden-rule.cards-override-rules", "the minion can have only one copy of this card")


class BurnTarget(Effect):
    """Burns the target of the action. A card played at superior may damage the minion that burns it."""

    rules = ("vtes.golden-rule.cards-override-rules",)

    def __init__(self, hurts_at_superior: int = 0) -> None:
        self.hurts_at_superior = hurts_at_superior

    def apply(self, game: Table, play: CardInUse) -> None:
        target = game.cards.get(play.target)
        if target is None:
            return
        if self.hurts_at_superior and target.level == "superior":
            injury = Injury(play.minion, self.hurts_at_superior, 0)
            game.call(DamageResolution(injuries=(injury,), preventable=False))
        if "location" in target.facts.subtypes:
            game.cite(("vtes.master.location.can-be-burned-by-effects",))
        game.burn(target)


class AnotherVampire(AimedEffect):
    """Targets another ready vampire."""

    def fits(self, game: Table, seat: Seat, card: InPlay) -> bool:
        return card.region == READY and card.facts.is_vampire

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return NOT_ELIGIBLE if choice.target == choice.minion else super().refusal(game, frame, seat, choice)


class PutOnTarget(AimedEffect):
    """Puts the card on a ready minion, whose controller controls it from then on."""

    puts_on_minion = True
    rules = ("vtes.card.play.into-play-on-resolution", "vtes.minion-card.control.follows-host-minion")

    def fits(self, game: Table, seat: Seat, card: InPlay) -> bool:
        return card.region == READY

    def apply(self, game: Table, play: CardInUse) -> None:
        if game.is_ready(play.target):
            put_on(game, play, play.target)


class PutOnActing(Effect):
    """Puts the card on the acting minion, `locked` or not.

    `only_one`: the minion must not have a card of that name.
    """

    puts_on_minion = True
    rules = ("vtes.card.play.into-play-on-resolution", "vtes.glossary.attached-is-mutual")

    def __init__(self, locked: bool = False, only_one: bool = False) -> None:
        self.locked, self.only_one = locked, only_one

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        has_one = any(card.card == choice.card for card in game.attached_to(game.cards[choice.minion]))
        return HAS_ONE if self.only_one and has_one else None

    def apply(self, game: Table, play: CardInUse) -> None:
        if game.is_ready(play.minion):
            put_on(game, play, play.minion).locked = self.locked


def put_on(game: Table, play: CardInUse | Action, host: CardId) -> InPlay:
    """Put the card of an action or a play on a minion in play."""
    placed = game.put_in_play(play.card, play.seat, game.cards[host].controller, ATTACHED, host)
    placed.level = play.level
    if isinstance(play, Action):
        play.card = Card(0)
    else:
        play.stays = True
    return placed


class BurnLocation(Effect):
    """Burns a location of some kind. `all_others`: all those that other Methuselahs control, each a target."""

    def __init__(self, kind: str, all_others: bool = False) -> None:
        self.kind, self.all_others = kind, all_others

    def fits(self, card: InPlay) -> bool:
        return self.kind in card.facts.subtypes and card.region == IN_PLAY

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        if self.all_others:
            return UNAIMED
        return [(card.id, NOBODY, "") for card in game.cards.values() if self.fits(card)]

    def victims(self, game: Table, seat: Seat) -> tuple[CardId, ...]:
        if not self.all_others:
            return ()
        return tuple(card.id for card in game.cards.values() if self.fits(card) and card.controller != seat)

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if self.all_others:
            return None if self.victims(game, seat) else NOT_ELIGIBLE
        if (refusal := targets.refusal(game, choice)) is not None:
            return refusal
        return None if self.fits(game.cards[choice.target]) else NOT_ELIGIBLE

    def apply(self, game: Table, play: CardInUse) -> None:
        for card in getattr(play, "victims", ()) if self.all_others else (play.target,):
            if card in game.cards:
                game.burn(game.cards[card])


class EnterCombat(Effect):
    """Makes the acting minion enter combat with its target, if both are still ready.

    `target_acts`: the target counts as the acting minion of that combat; `lock`: it is locked first; `of_prey`: it is a
    minion of the prey.
    """

    rules = ("vtes.combat.starts-from-card-effect",)

    def __init__(
        self, target_acts: bool = False, lock: bool = False, vampires_only: bool = False, of_prey: bool = False
    ) -> None:
        self.target_acts, self.lock, self.vampires_only, self.of_prey = target_acts, lock, vampires_only, of_prey

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(card.id, NOBODY, "") for card in game.cards.values() if card.region == READY]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        target = game.cards.get(choice.target)
        if target is not None and target.region == CONTESTED:
            return targets.CONTESTED_TARGET
        if target is None or not target.facts.is_minion or target.id == choice.minion:
            return NOT_ELIGIBLE
        if target.region != READY:
            return ONLY_READY_MINIONS
        if target.controller == seat:
            return NOT_ONES_OWN
        if self.of_prey and target.controller != game.prey(seat):
            return NOT_ELIGIBLE
        return NOT_ELIGIBLE if self.vampires_only and not target.facts.is_vampire else None

    def apply(self, game: Table, play: CardInUse) -> None:
        target = game.cards.get(play.target)
        if target is None or target.region != READY:
            game.cite((ONLY_READY_MINIONS.rule,))
            return
        if self.lock:
            game.lock(target)
        if game.is_ready(play.minion):
            pair = (play.minion, target.id)
            rounds.enter(game, *(reversed(pair) if self.target_acts else pair))
