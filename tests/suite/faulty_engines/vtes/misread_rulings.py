"""Faulty engines for rulings on cards: who pays, who uses, who locks, and what an effect still covers."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import blocks
from reference_engine.vtes.actions.card_actions import CardAction
from reference_engine.vtes.card_dsl import modifiers
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.cards.words.actions.action_modes import BleedMode
from reference_engine.vtes.cards.words.actions.bleeds import Redirect
from reference_engine.vtes.cards.words.actions.blocking import BlockAtOnce
from reference_engine.vtes.cards.words.actions.modifiers_and_reactions import REACTING_LOCKED, Reaction
from reference_engine.vtes.cards.words.playing.limits import IN_ITS_PHASE
from reference_engine.vtes.cards.words.table.burning import MayBurn
from reference_engine.vtes.cards.words.turn.demands import PayForCounters
from reference_engine.vtes.cards.words.turn.in_phases import GiveBloodToCard, MoveBlood
from reference_engine.vtes.control import contests
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.table.state import InPlay
from reference_engine.vtes.turn import influence_phase
from reference_engine.vtes.turn.influence_phase import InfluencePhase
from scenarios.wire_types.vtes.choices import Play, TakeBack, Use
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong(
    "nobody locks for a bleed that they pass on",
    breaks="vtes.ruling.telepathic-misdirection.basic-lock-on-locked-vampire-no-effect",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: Redirect, game: Vtes, play: Any) -> None:
        locked = game.cards[play.minion].locked
        right(self, game, play)
        if not locked:
            game.cards[play.minion].locked = False

    change.replace(Redirect, "apply", apply)


@wrong(
    "a locked vampire passes a bleed on in its sleep",
    breaks="vtes.ruling.telepathic-misdirection.locked-vampire-under-wake-may-play",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: Reaction, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        found = right(self, game, frame, seat, choice)
        asleep = found is REACTING_LOCKED and any(isinstance(effect, Redirect) for effect in self.effects)
        return None if asleep else found

    change.replace(Reaction, "refusal", refusal)


@wrong("whoever plays Smiling Jack pays for its counters", breaks="vtes.ruling.smiling-jack-the-anarch.one-per-counter")
def _(change: Changes) -> None:
    change.replace(PayForCounters, "user", lambda right, self, game, card: game.active)


@wrong(
    "a Grand Ball keeps everybody from blocking bleeds as well",
    breaks="vtes.ruling.toreador-grand-ball.persists-after-locked-one-burned",
)
def _(change: Changes) -> None:
    def is_barred(right: Right, game: Vtes, action: Any, minion: InPlay) -> Any:
        acting = game.cards.get(action.minion)
        covered = acting is not None and modifiers.bonus(game, modifiers.UNBLOCKABLE_BUT_BLEEDS, acting) > 0
        return covered or right(game, action, minion)

    change.replace(blocks, "is_barred", is_barred)


@wrong(
    "a Grand Ball is looked at when a block is attempted, and not when a domain is invoked",
    breaks="vtes.ruling.second-tradition-domain.locked-not-vs-unblockable",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: BlockAtOnce, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        found = right(self, game, frame, seat, choice)
        acting = game.cards.get(getattr(frame, "minion", choice.minion))
        covered = acting is not None and modifiers.bonus(game, modifiers.UNBLOCKABLE_BUT_BLEEDS, acting) > 0
        return None if found is blocks.BARRED_FROM_BLOCKING and covered else found

    change.replace(BlockAtOnce, "refusal", refusal)


@wrong("the owner of a lent vampire uses its Vessel", breaks="vtes.ruling.vessel.only-bearers-controller-uses-it")
def _(change: Changes) -> None:
    def user(right: Right, self: MoveBlood, game: Vtes, card: InPlay) -> Seat:
        return game.cards[card.host].owner

    def refusal(right: Right, self: MoveBlood, game: Vtes, frame: Frame, card: InPlay, choice: Use) -> Any:
        found = right(self, game, frame, card, choice)
        return None if found is IN_ITS_PHASE and game.active == game.cards[card.host].owner else found

    change.replace(MoveBlood, "user", user)
    change.replace(MoveBlood, "refusal", refusal)


@wrong(
    "the same Tremere gives as often as it likes",
    breaks="vtes.ruling.wasserschloss-anif-austria.one-tremere-per-turn",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: GiveBloodToCard, game: Vtes, frame: Frame, card: InPlay, choice: Use) -> Any:
        mark = f"turn:given:{choice.target}"
        used, card.used = card.used, tuple(each for each in card.used if mark not in card.used or each != "turn:given")
        try:
            return right(self, game, frame, card, choice)
        finally:
            card.used = used

    def apply(right: Right, self: GiveBloodToCard, game: Vtes, card: InPlay, choice: Use) -> None:
        right(self, game, card, choice)
        game.spend(card, f"turn:given:{choice.target}")

    change.replace(GiveBloodToCard, "refusal", refusal)
    change.replace(GiveBloodToCard, "apply", apply)


@wrong("what a museum has added stays", breaks="vtes.ruling.art-museum.may-transfer-it-to-pool")
def _(change: Changes) -> None:
    def influence_refusal(right: Right, game: Vtes, phase: InfluencePhase, use: Any, vampire: Any = None) -> Any:
        museums = [card for card in game.cards.values() if card.facts.name == "Art Museum" and card.locked]
        if use is TakeBack and museums and game.clan(vampire) == "Toreador":
            return influence_phase.NOTHING_TO_TAKE_BACK
        return right(game, phase, use, vampire)

    change.replace(influence_phase, "influence_refusal", influence_refusal)


@wrong("a Bowl of Convergence serves every bearer", breaks="vtes.ruling.bowl-of-convergence.inert-without-auspex")
def _(change: Changes) -> None:
    bowl = next(each for each in BEHAVIOUR.values() if each.facts.name == "Bowl of Convergence")
    for bonus in bowl.bonuses["intercept"]:
        change.set(bonus, "when", None)


@wrong(
    "Dreams of the Sphinx are not contested before they could be used",
    breaks=(
        "vtes.ruling.dreams-of-the-sphinx.no-use-in-response-to-contest",
        "vtes.published.dreams-of-the-sphinx.not-in-response-to-second-copy",
    ),
)
def _(change: Changes) -> None:
    def enter(right: Right, game: Vtes, card: InPlay) -> None:
        others = [other for other in game.in_play() if other.card == card.card and not other.locked]
        if card.facts.name != "Dreams of the Sphinx" or len(others) < 2:
            right(game, card)

    change.replace(contests, "enter", enter)


@wrong(
    "a card with two versions is announced as either",
    breaks=(
        "vtes.ruling.enchant-kindred.level-chosen-at-announcement",
        "vtes.ruling.govern-the-unaligned.level-chosen-at-announcement",
    ),
)
def _(change: Changes) -> None:
    def directed_at(right: Right, self: CardAction, game: Vtes) -> tuple[Seat, ...]:
        basic = BEHAVIOUR[self.card].modes.get("basic")
        return (game.prey(self.seat),) if isinstance(basic, BleedMode) else right(self, game)

    change.replace(CardAction, "directed_at", directed_at)


@wrong("a Vessel burns no Blood Doll as it is played", breaks="vtes.ruling.vessel.blood-doll-burn-announced-on-play")
def _(change: Changes) -> None:
    change.replace(MayBurn, "variants", lambda right, self, game, seat, choice: (choice,))
