"""Faulty engines: master cards and other cards that stay in play."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.vtes.actions import blocks
from reference_engine.vtes.card_dsl import modifiers
from reference_engine.vtes.cards.words.actions.actions_in_play import BurnByAction
from reference_engine.vtes.cards.words.actions.modifiers_and_reactions import REACTING_NOT_READY, Reaction
from reference_engine.vtes.cards.words.control.handing_over import GoToPreyAndLock
from reference_engine.vtes.cards.words.playing.for_a_price import ANY_TIME, AtAPrice, LockTo
from reference_engine.vtes.cards.words.playing.limits import IN_ITS_PHASE
from reference_engine.vtes.cards.words.table.blood_and_pool import AddBlood, MoveToPool
from reference_engine.vtes.cards.words.table.burning import MayBurn
from reference_engine.vtes.cards.words.turn.demands import Demand, PayForCounters
from reference_engine.vtes.cards.words.turn.in_phases import GiveBloodToCard, HuntingGround, MoveBlood
from reference_engine.vtes.control import regions
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import hands
from reference_engine.vtes.playing.hands import RefillHand
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.table.state import InPlay, Table
from reference_engine.vtes.turn.turns import Turn
from reference_engine.vtes.turn.unlock_phase import UnlockPhase
from scenarios.wire_types.vtes.choices import Use
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong("a hand stays large when the turn ends", breaks="vtes.ruling.dreams-of-the-sphinx.shrink-discards-two")
def _(change: Changes) -> None:
    def end_of_turn(right: Right, self: Turn, game: Vtes) -> None:
        game.expire("turn")

    change.replace(Turn, "end_of_turn", end_of_turn)


@wrong(
    "a hand shrinks before the discard phase",
    breaks=(
        "vtes.ruling.dreams-of-the-sphinx.discard-action-before-shrinking",
        "vtes.published.dreams-of-the-sphinx.bonus-ends-after-discard-phase",
    ),
)
def _(change: Changes) -> None:
    def discard(right: Right, self: Turn, game: Vtes) -> None:
        right(self, game)
        hands = [changed.seat for changed in game.modifiers if changed.stat == modifiers.HAND_SIZE]
        game.modifiers = [changed for changed in game.modifiers if changed.stat != modifiers.HAND_SIZE]
        for seat in hands:
            game.set_off(RefillHand(seat=seat, replaces=False))

    change.replace(Turn, "discard", discard)


@wrong(
    "a Capuchin's counters do not spare the library",
    breaks="vtes.ruling.visit-from-the-capuchin.no-draw-until-counters-gone",
)
def _(change: Changes) -> None:
    change.replace(hands, "instead_of_replacing", lambda right, game, seat: None)


@wrong(
    "a card that is replaced later costs the Capuchin a counter at once",
    breaks="vtes.ruling.visit-from-the-capuchin.unreplaced-play-burns-none",
)
def _(change: Changes) -> None:
    def replace_otherwise(right: Right, self: RefillHand, game: Vtes) -> None:
        awaited = game.seats[self.seat].awaited
        game.seats[self.seat].awaited = ()
        right(self, game)
        game.seats[self.seat].awaited = awaited

    change.replace(RefillHand, "replace_otherwise", replace_otherwise)


@wrong("what unlock phases demand may be left out", breaks="vtes.ruling.smiling-jack-the-anarch.controller-must-feed")
def _(change: Changes) -> None:
    change.set(Demand, "mandatory", False)


@wrong(
    "a Smiling Jack takes one from each player",
    breaks=(
        "vtes.ruling.smiling-jack-the-anarch.one-per-counter",
        "vtes.published.smiling-jack-the-anarch.empty-vampire-does-not-pay",
    ),
)
def _(change: Changes) -> None:
    change.replace(PayForCounters, "paid", lambda right, self, card: card.counters if right(self, card) else 0)


@wrong(
    "an empty vampire counts as a payer",
    breaks="vtes.ruling.smiling-jack-the-anarch.empty-vampire-pays-nothing",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: PayForCounters, game: Vtes, frame: Any, card: InPlay, choice: Use) -> Any:
        vampire = game.cards.get(choice.target)
        return None if vampire is not None and not vampire.counters else right(self, game, frame, card, choice)

    change.replace(PayForCounters, "refusal", refusal)


@wrong(
    "Fame costs its pool after the vampire is burned as well", breaks="vtes.ruling.fame.burned-outright-no-pool-loss"
)
def _(change: Changes) -> None:
    def burn(right: Right, self: Table, card: InPlay) -> None:
        if card.facts.is_vampire and isinstance(self, Vtes):
            regions.went_to_torpor(self, card)
        right(self, card)

    change.replace(Table, "burn", burn)


@wrong(
    "Villein takes the amount that was named, or nothing",
    breaks=("vtes.ruling.villein.take-what-is-there", "vtes.published.villein.take-what-is-there"),
)
def _(change: Changes) -> None:
    def apply(right: Right, self: MoveToPool, game: Vtes, play: Any) -> None:
        if game.cards[play.target].counters >= play.x:
            right(self, game, play)

    change.replace(MoveToPool, "apply", apply)


@wrong("a Vessel always burns a Blood Doll", breaks="vtes.ruling.vessel.blood-doll-burn-optional")
def _(change: Changes) -> None:
    def apply(right: Right, self: MayBurn, game: Vtes, play: Any) -> None:
        for card in [card for card in game.cards.values() if self.fits(card)]:
            game.burn(card)

    change.replace(MayBurn, "apply", apply)


@wrong(
    "whoever played a Vessel uses it",
    breaks=(
        "vtes.ruling.vessel.only-bearers-controller-uses-it",
        "vtes.published.master-on-vampire-who-can-use-it.controller-of-the-vampire",
    ),
)
def _(change: Changes) -> None:
    def user(right: Right, self: MoveBlood, game: Vtes, card: InPlay) -> Seat:
        return card.controller

    change.replace(MoveBlood, "user", user)


@wrong("the bearer burns a Pentex Subversion", breaks="vtes.ruling.pentex-subversion.bearer-cannot-burn")
def _(change: Changes) -> None:
    def anybody(right: Right, self: BurnByAction, *arguments: Any) -> Any:
        who, self.who = self.who, lambda game, card, minion: True
        try:
            return right(self, *arguments)
        finally:
            self.who = who

    change.replace(BurnByAction, "refusal", anybody)
    change.replace(BurnByAction, "performers", anybody)


@wrong(
    "a vampire that cannot block plays no reactions", breaks="vtes.ruling.pentex-subversion.non-blocker-may-still-react"
)
def _(change: Changes) -> None:
    def player_refusal(right: Right, self: Reaction, game: Vtes, action: Any, seat: Seat, choice: Any) -> Any:
        minion = game.cards.get(choice.minion)
        barred = minion is not None and modifiers.bonus(game, "cannot block", minion) > 0
        return REACTING_NOT_READY if barred else right(self, game, action, seat, choice)

    change.replace(Reaction, "player_refusal", player_refusal)


@wrong(
    "a hunting ground feeds its clan only",
    breaks=(
        "vtes.ruling.uptown-hunting-ground.blood-to-any-ready-vampire",
        "vtes.ruling.asylum-hunting-ground.blood-to-any-ready-vampire",
    ),
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: HuntingGround, game: Vtes, frame: Any, card: InPlay, choice: Use) -> Any:
        vampire = game.cards.get(choice.target)
        if vampire is not None and game.clan(vampire) != card.facts.clan:
            return NOT_ELIGIBLE
        return right(self, game, frame, card, choice)

    change.replace(HuntingGround, "refusal", refusal)


@wrong("the blood of an Arcane Library comes from the pool", breaks="vtes.ruling.arcane-library.blood-comes-from-bank")
def _(change: Changes) -> None:
    def apply(right: Right, self: AddBlood, game: Vtes, play: Any) -> None:
        if self.clan:
            game.move_blood(self.amount, play.seat, game.cards[play.target])
        else:
            right(self, game, play)

    change.replace(AddBlood, "apply", apply)


@wrong("a locked location is used again", breaks="vtes.wording.lock-x-to-do-y-needs-unlocked")
def _(change: Changes) -> None:
    change.replace(LockTo, "price_refusal", lambda right, self, game, card, choice: None)


@wrong(
    "The Barrens serves in one's own turn only",
    breaks=(
        "vtes.ruling.barrens.usable-any-time",
        "vtes.published.can-draw-during-action.whenever-an-effect-is-possible",
    ),
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: AtAPrice, game: Vtes, frame: Any, card: InPlay, choice: Use) -> Any:
        elsewhen = self.windows == ANY_TIME and game.active != card.controller
        return IN_ITS_PHASE if elsewhen else right(self, game, frame, card, choice)

    change.replace(AtAPrice, "refusal", refusal)


@wrong(
    "Wasserschloss Anif takes blood from every Tremere",
    breaks=(
        "vtes.ruling.wasserschloss-anif-austria.one-tremere-per-turn",
        "vtes.published.wasserschloss-anif-austria.one-tremere-each-turn",
    ),
)
def _(change: Changes) -> None:
    def apply(right: Right, self: GiveBloodToCard, game: Vtes, card: InPlay, choice: Use) -> None:
        right(self, game, card, choice)
        card.used = ()

    change.replace(GiveBloodToCard, "apply", apply)


@wrong(
    "a Grand Ball ends with the Toreador that it has locked",
    breaks="vtes.ruling.toreador-grand-ball.persists-after-locked-one-burned",
)
def _(change: Changes) -> None:
    def is_barred(right: Right, game: Vtes, action: Any, minion: InPlay) -> Any:
        held = {changed.by: changed.subject for changed in game.modifiers if changed.stat == modifiers.STAYS_LOCKED}
        if held and all(subject not in game.cards for subject in held.values()):
            return False
        return right(game, action, minion)

    change.replace(blocks, "is_barred", is_barred)


@wrong("all that is locked unlocks, whatever a card says", breaks="vtes.golden-rule.cards-override-rules")
def _(change: Changes) -> None:
    def unlock_everything(right: Right, self: UnlockPhase, game: Vtes) -> None:
        right(self, game)
        for card in game.cards.values():
            if card.controller == self.seat and game.modified(modifiers.STAYS_LOCKED, card.id):
                game.unlock(card)

    change.replace(UnlockPhase, "unlock_everything", unlock_everything)


@wrong(
    "an Anarch Troublemaker stays if nobody was locked",
    breaks="vtes.ruling.anarch-troublemaker.control-passes-without-locking",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: GoToPreyAndLock, game: Vtes, card: InPlay, choice: Use) -> None:
        if choice.target:
            right(self, game, card, choice)
        else:
            game.spend(card, "turn:unlock")

    change.replace(GoToPreyAndLock, "apply", apply)
