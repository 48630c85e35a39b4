"""Effects on vampires in torpor: bringing them back, or making them pay. V5 'Torpor'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl import in_force
from reference_engine.vtes.card_dsl.language import CardInUse, Effect
from reference_engine.vtes.card_dsl.static_abilities import StaticAbility
from reference_engine.vtes.combat.rounds import Round
from reference_engine.vtes.control import changes, regions
from reference_engine.vtes.playing.targets import AimedEffect
from reference_engine.vtes.table.state import TORPOR, InPlay, Table
from reference_engine.vtes.torpor.diablerie import Diablerie
from scenarios.wire_types.vtes.choices import Play

NOT_GOING_TO_TORPOR = Refusal(
    "vtes.combat.damage.wounded-goes-to-torpor-last", "the opposing vampire is not about to go to torpor"
)
GOING_ITSELF = Refusal("vtes.golden-rule.cards-override-rules", "a vampire about to go to torpor cannot use this card")
ONLY_VAMPIRES_DIABLERISE = Refusal("vtes.diablerie.only-ready-vampires", "only a ready vampire can commit diablerie")


class ReadyFromTorpor(AimedEffect):
    """Moves a vampire of a clan from torpor to its controller's ready region."""

    rules = ("vtes.rescue.no-longer-wounded",)

    def __init__(self, clan: str) -> None:
        self.clan = clan

    def fits(self, game: Table, seat: Seat, card: InPlay) -> bool:
        return card.region == TORPOR and game.clan(card) == self.clan

    def apply(self, game: Table, play: CardInUse) -> None:
        if play.target in game.cards:
            regions.to_ready(game, game.cards[play.target])
            action = game.within(Action)
            if action is not None and action.minion == play.target:
                action.left_by_its_minion(game)


class MakeOwnReady(AimedEffect):
    """Moves a vampire in torpor of its player to the ready region."""

    rules = ("vtes.rescue.no-longer-wounded",)

    def fits(self, game: Table, seat: Seat, card: InPlay) -> bool:
        return card.region == TORPOR and card.controller == seat

    def apply(self, game: Table, play: CardInUse) -> None:
        target = game.cards.get(play.target)
        if target is not None and self.fits(game, play.seat, target):
            regions.to_ready(game, target)


class ReadyForBlood(Effect):
    """Moves a vampire stolen from torpor to the ready region, if the acting vampire burns blood for it."""

    def __init__(self, blood: int) -> None:
        self.blood = blood

    def apply(self, game: Table, play: CardInUse) -> None:
        vampire = game.cards.get(play.target)
        if vampire is not None and vampire.region == TORPOR and vampire.controller == play.seat:
            game.call(changes.OfferToMakeReady(minion=play.minion, vampire=vampire.id, blood=self.blood))


class BurnedInTorpor(StaticAbility):
    """Burns the card when its vampire goes to torpor."""

    topic = in_force.WENT_TO_TORPOR

    def went(self, game: Table, card: InPlay, vampire: InPlay) -> None:
        game.burn(card)


class TorporBurnsPool(StaticAbility):
    """Burns the controller's pool when the vampire goes to torpor."""

    topic = in_force.WENT_TO_TORPOR

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def went(self, game: Table, card: InPlay, vampire: InPlay) -> None:
        game.burn_pool(vampire.controller, self.amount)


class DiableriseInstead(Effect):
    """Replaces torpor of the opposing vampire by diablerie. V5 'Diablerie'."""

    windows = frozenset({"going-to-torpor"})
    elsewhere = NOT_GOING_TO_TORPOR
    rules = ("vtes.combat.damage.wounded-goes-to-torpor-last", "vtes.diablerie.definition")

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        round_ = game.within(Round)
        diablerist = game.cards[choice.minion]
        if not diablerist.facts.is_vampire:
            game.cite(("vtes.published.allies-as-vampires.no-diablerie-by-a-card",))
            return ONLY_VAMPIRES_DIABLERISE
        if diablerist.wounded:
            return GOING_ITSELF
        victim = game.cards.get(round_.opponent(choice.minion)) if round_ is not None else None
        going = victim is not None and victim.facts.is_vampire and victim.wounded and game.is_ready(victim.id)
        return None if going else NOT_GOING_TO_TORPOR

    def apply(self, game: Table, play: CardInUse) -> None:
        round_ = game.within(Round)
        assert round_ is not None
        game.call(Diablerie(diablerist=play.minion, victim=round_.opponent(play.minion)))
