"""Faulty engines: rulings on other master cards, and on cards that change hands."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl import modifiers
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.cards.words.actions.action_modes import EquipMode
from reference_engine.vtes.cards.words.actions.actions_in_play import NOT_FOR_IT, BurnByAction
from reference_engine.vtes.cards.words.control.handing_over import GoToPrey, GoToPreyAndLock
from reference_engine.vtes.cards.words.control.placing import HoldInPlay, PutOnVampire
from reference_engine.vtes.cards.words.table.blood_and_pool import AddBlood, MoveToPool
from reference_engine.vtes.cards.words.table.burning import MayBurn
from reference_engine.vtes.cards.words.torpor.torpid import TorporBurnsPool
from reference_engine.vtes.cards.words.turn.demands import PayForCounters, TorporCostsPool
from reference_engine.vtes.cards.words.turn.in_phases import MoveBlood
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import hands
from reference_engine.vtes.playing.requirements import LACKS_DISCIPLINE
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.table.state import UNCONTROLLED, InPlay
from reference_engine.vtes.turn import influence_phase
from reference_engine.vtes.turn.unlock_phase import UnlockPhase
from scenarios.wire_types.vtes.choices import Play, TakeBack, Use
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vtes.ways import use_also_in, ways_of

WRONGLY = Refusal("vtes.golden-rule.cards-override-rules", "so says a wrong engine")


# Anarch Troublemaker, Smiling Jack.


@wrong(
    "an Anarch Troublemaker serves in the turn in which it is played",
    breaks="vtes.ruling.anarch-troublemaker.first-use-next-turn",
)
def _(change: Changes) -> None:
    use_also_in(change, "master", GoToPrey)


@wrong(
    "an Anarch Troublemaker locks unlocked vampires only",
    breaks=(
        "vtes.ruling.anarch-troublemaker.may-lock-already-locked",
        "vtes.published.anarch-troublemaker.may-lock-already-locked",
    ),
)
def _(change: Changes) -> None:
    def target_refusal(right: Right, self: GoToPreyAndLock, game: Vtes, card: InPlay, choice: Use) -> Any:
        locked = any(named in game.cards and game.cards[named].locked for named in (choice.target, choice.other))
        return NOT_ELIGIBLE if locked else right(self, game, card, choice)

    change.replace(GoToPreyAndLock, "target_refusal", target_refusal)


@wrong(
    "an Anarch Troublemaker locks one vampire or two", breaks="vtes.ruling.anarch-troublemaker.zero-vampires-allowed"
)
def _(change: Changes) -> None:
    def target_refusal(right: Right, self: GoToPreyAndLock, game: Vtes, card: InPlay, choice: Use) -> Any:
        return right(self, game, card, choice) if choice.target else NOT_ELIGIBLE

    change.replace(GoToPreyAndLock, "target_refusal", target_refusal)


@wrong(
    "Smiling Jack is paid from the pool, or by vampires, but not by both",
    breaks=(
        "vtes.ruling.smiling-jack-the-anarch.mixed-payment",
        "vtes.published.smiling-jack-the-anarch.pool-and-vampires-mixed",
    ),
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: PayForCounters, game: Vtes, frame: Frame, card: InPlay, choice: Use) -> Any:
        other = self.BLOOD if self.name == self.POOL else self.POOL
        return WRONGLY if game.spent(card, f"turn:by {other}") else right(self, game, frame, card, choice)

    def apply(right: Right, self: PayForCounters, game: Vtes, card: InPlay, choice: Use) -> None:
        right(self, game, card, choice)
        game.spend(card, f"turn:by {self.name}")

    change.replace(PayForCounters, "refusal", refusal)
    change.replace(PayForCounters, "apply", apply)


# Libraries, museums and equipment.


@wrong("what a library has added stays on the vampire", breaks="vtes.ruling.arcane-library.may-transfer-it-to-pool")
def _(change: Changes) -> None:
    def apply(right: Right, self: AddBlood, game: Vtes, play: Any) -> None:
        right(self, game, play)
        game.spend(game.cards[play.target], "turn:fed")

    def influence_refusal(right: Right, game: Vtes, phase: Any, use: Any, vampire: Any = None) -> Any:
        fed = use is TakeBack and game.spent(vampire, "turn:fed")
        return WRONGLY if fed else right(game, phase, use, vampire)

    change.replace(AddBlood, "apply", apply)
    change.replace(influence_phase, "influence_refusal", influence_refusal)


@wrong("what a museum adds comes from the pool", breaks="vtes.ruling.art-museum.blood-comes-from-bank")
def _(change: Changes) -> None:
    def apply(right: Right, self: AddBlood, game: Vtes, play: Any) -> None:
        right(self, game, play)
        if self.to == UNCONTROLLED:
            game.burn_pool(play.seat, self.amount)

    change.replace(AddBlood, "apply", apply)


@wrong(
    "who lacks what equipment speaks of does not equip with it",
    breaks="vtes.ruling.bowl-of-convergence.equippable-without-auspex",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: EquipMode, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        bowl = BEHAVIOUR[choice.card].facts.name == "Bowl of Convergence"
        lacking = bowl and not game.discipline(game.cards[choice.minion], "aus")
        return LACKS_DISCIPLINE if lacking else right(self, game, frame, seat, choice)

    change.replace(EquipMode, "refusal", refusal)


# Cards on vampires.


@wrong("a Blood Doll waits a turn", breaks="vtes.ruling.blood-doll.usable-turn-played")
def _(change: Changes) -> None:
    def apply(right: Right, self: PutOnVampire, game: Vtes, play: Any) -> None:
        right(self, game, play)
        for card in game.attached_to(game.cards[play.target]):
            game.spend(card, "turn:master")

    change.replace(PutOnVampire, "apply", apply)


@wrong("a Vessel moves blood in the turn in which it is played", breaks="vtes.ruling.vessel.first-use-next-turn")
def _(change: Changes) -> None:
    use_also_in(change, "master", MoveBlood)


@wrong("a Vessel is for a vampire of one's own", breaks="vtes.ruling.vessel.may-be-played-on-others-vampire")
def _(change: Changes) -> None:
    def refusal(right: Right, self: MayBurn, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        others = game.cards[choice.target].controller != seat
        return NOT_ELIGIBLE if others else right(self, game, frame, seat, choice)

    change.replace(MayBurn, "refusal", refusal)


@wrong("a Vessel goes to whoever controls its vampire", breaks="vtes.ruling.vessel.player-keeps-control")
def _(change: Changes) -> None:
    def apply(right: Right, self: PutOnVampire, game: Vtes, play: Any) -> None:
        right(self, game, play)
        vampire = game.cards[play.target]
        for card in game.attached_to(vampire):
            card.controller = vampire.controller

    change.replace(PutOnVampire, "apply", apply)


@wrong("Fame costs its pool in the next unlock phase", breaks="vtes.ruling.fame.three-pool-immediately")
def _(change: Changes) -> None:
    def do(right: Right, self: TorporCostsPool, game: Vtes, card: InPlay) -> None:
        right(self, game, card)
        game.burn_pool(game.cards[card.host].controller, 3)

    change.replace(TorporBurnsPool, "went", lambda right, self, game, card, vampire: None)
    change.replace(TorporCostsPool, "do", do)


@wrong("Life in the City is for one's own", breaks="vtes.ruling.life-in-the-city.any-methuselahs-ready-vampire")
def _(change: Changes) -> None:
    def refusal(right: Right, self: AddBlood, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        found = right(self, game, frame, seat, choice)
        return found or (NOT_ELIGIBLE if game.cards[choice.target].controller != seat else None)

    change.replace(AddBlood, "refusal", refusal)


@wrong(
    "a Pentex Subversion is burned by minions of whom it harms",
    breaks="vtes.ruling.pentex-subversion.any-other-minion-may-burn",
)
def _(change: Changes) -> None:
    def demands(
        right: Right, self: BurnByAction, game: Vtes, frame: Frame, card: InPlay, minion: InPlay, use: Use
    ) -> Any:
        host = game.cards.get(card.host)
        harmed = host is None or host.controller == minion.controller
        return right(self, game, frame, card, minion, use) if harmed else NOT_FOR_IT

    change.replace(BurnByAction, "demands", demands)


@wrong("Villein wants the blood that it takes", breaks="vtes.ruling.villein.low-blood-vampire-legal")
def _(change: Changes) -> None:
    def refusal(right: Right, self: MoveToPool, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        found = right(self, game, frame, seat, choice)
        return found or (WRONGLY if game.cards[choice.target].counters < self.least else None)

    change.replace(MoveToPool, "refusal", refusal)


# Balls and visits.


@wrong(
    "a Toreador is locked by one Grand Ball and no other",
    breaks=(
        "vtes.ruling.toreador-grand-ball.same-toreador-for-several-copies",
        "vtes.published.toreador-grand-ball.same-locked-toreador",
    ),
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: HoldInPlay, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        found = right(self, game, frame, seat, choice)
        held = choice.target in game.cards and modifiers.bonus(game, modifiers.STAYS_LOCKED, game.cards[choice.target])
        return found or (NOT_ELIGIBLE if held else None)

    change.replace(HoldInPlay, "refusal", refusal)


@wrong("a Capuchin is not replaced himself", breaks="vtes.ruling.visit-from-the-capuchin.replace-then-four")
def _(change: Changes) -> None:
    change.set(BEHAVIOUR[ways_of("Visit from the Capuchin")[""].card], "replaced_after", "discard")


@wrong(
    "a late replacement costs the Capuchin nothing",
    breaks="vtes.ruling.visit-from-the-capuchin.counter-burns-when-replacement-due",
)
def _(change: Changes) -> None:
    def instead_of_replacing(right: Right, game: Vtes, seat: Seat) -> InPlay | None:
        phase = game.within(UnlockPhase)
        found: InPlay | None = right(game, seat)
        return None if phase is not None and phase.seat == seat else found

    change.replace(hands, "instead_of_replacing", instead_of_replacing)
