"""Effects before range, before strikes and at the end of a round. V5 'Combat Sequence'."""

from __future__ import annotations

from reference_engine.kernel import NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.card_dsl.language import CardInUse, Effect, Targets
from reference_engine.vtes.combat import combat_state
from reference_engine.vtes.combat.combat_state import Surroundings
from reference_engine.vtes.combat.rounds import Combat, Round
from reference_engine.vtes.combat.striking import ONCE_EACH_COMBAT
from reference_engine.vtes.table.state import Table
from scenarios.wire_types.vtes.choices import Play

TOO_LATE_BEFORE_RANGE = Refusal(
    "vtes.combat.before-range.closed-once-maneuver-decision-starts", "this can be used only before range is determined"
)
NOT_END_OF_ROUND = Refusal("vtes.combat.end-of-round.effects-only-here", "this can be used only at the end of a round")
ONCE_EACH_ROUND = Refusal("vtes.golden-rule.cards-override-rules", "this can be used only once each round")
OPPOSING_VAMPIRE_ONLY = Refusal("vtes.golden-rule.cards-override-rules", "the opposing minion is not a vampire")
VAMPIRES_ONLY = Refusal("vtes.minion-card.vampire-requirements", "only a vampire can use this card")
NOT_BEFORE_STRIKES = Refusal(
    "vtes.combat.before-strikes.window", "this can be used only after range is determined and before strikes are chosen"
)
NOT_AT_CLOSE_RANGE = Refusal(
    "vtes.combat.range.limits-usable-strikes-and-effects", "this can be used only at close range"
)


def once(period: str, card: Card) -> str:
    """Return the limit on playing a card once in a period."""
    return f"{period}:{BEHAVIOUR[card].facts.name}"


class OnceEachRound(Effect):
    """Limits a minion to playing the card once per round of combat, even if it is cancelled."""

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return ONCE_EACH_ROUND if game.spent(game.cards[choice.minion], once("round", choice.card)) else None

    def played(self, game: Table, play: CardInUse) -> None:
        game.spend(game.cards[play.minion], once("round", play.card))

    def apply(self, game: Table, play: CardInUse) -> None:
        pass


class EnvironmentalDamage(Effect):
    """Deals ranged environmental damage to the opponent in every round, at normal strike resolution."""

    windows = frozenset({"before-range"})
    elsewhere = TOO_LATE_BEFORE_RANGE
    rules = ("vtes.combat.before-range.only-marked-effects",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return ONCE_EACH_COMBAT if game.spent(game.cards[choice.minion], once("combat", choice.card)) else None

    def played(self, game: Table, play: CardInUse) -> None:
        game.spend(game.cards[play.minion], once("combat", play.card))

    def apply(self, game: Table, play: CardInUse) -> None:
        combat = game.within(Combat)
        assert combat is not None
        combat.surroundings += (Surroundings(combat_state.under_way(game).opponent(play.minion), self.amount),)


class GainBloodLost(Effect):
    """Gives blood at the end of the round, as much as the opposing vampire lost to damage in it."""

    windows = frozenset({"end-of-round"})
    elsewhere = NOT_END_OF_ROUND
    rules = ("vtes.combat.end-of-round.effects-only-here",)

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not game.cards[choice.minion].facts.is_vampire:
            return VAMPIRES_ONLY
        round_ = combat_state.under_way(game)
        if round_.opponent(choice.minion) not in round_.combat(game).vampires:
            game.cite(("vtes.ruling.taste-of-vitae.not-against-ally", "vtes.published.taste-of-vitae.not-against-ally"))
            return OPPOSING_VAMPIRE_ONLY
        return ONCE_EACH_ROUND if game.spent(game.cards[choice.minion], once("round", choice.card)) else None

    def played(self, game: Table, play: CardInUse) -> None:
        game.spend(game.cards[play.minion], once("round", play.card))

    def apply(self, game: Table, play: CardInUse) -> None:
        round_ = combat_state.under_way(game)
        game.add_blood(
            game.cards[play.minion], round_.opposing_lost if play.minion == round_.acting else round_.acting_lost
        )


class BeforeRange(Effect):
    """Base of effects used before range is determined."""

    windows = frozenset({"before-range"})
    elsewhere = TOO_LATE_BEFORE_RANGE
    rules = ("vtes.combat.before-range.only-marked-effects",)

    def apply(self, game: Table, play: CardInUse) -> None:
        return None


class BeforeStrikes(Effect):
    """Base of effects used once the range is set, at close range only if so stated."""

    windows = frozenset({"before-strikes"})
    elsewhere = NOT_BEFORE_STRIKES
    rules = ("vtes.combat.before-strikes.window",)

    def __init__(self, close_only: bool = False) -> None:
        self.close_only = close_only

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        far = self.close_only and isinstance(frame, Round) and frame.range != "close"
        return NOT_AT_CLOSE_RANGE if far else None

    def apply(self, game: Table, play: CardInUse) -> None:
        return None


class Either(Effect):
    """One of several effects, each with the word that chooses it."""

    def __init__(self, **uses: tuple[Effect, ...]) -> None:
        self.uses = uses
        self.windows = frozenset().union(*(effect.windows for effects in uses.values() for effect in effects))
        self.elsewhere = next(iter(uses.values()))[0].elsewhere

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(NO_CARD, NOBODY, use) for use in self.uses]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        window = frame.window() if isinstance(frame, Round) else ""
        for effect in self.uses.get(choice.mode, ()):
            if effect.windows and window not in effect.windows:
                return effect.misplaced(frame)
            if (refusal := effect.refusal(game, frame, seat, choice)) is not None:
                return refusal
        return None if choice.mode in self.uses else self.elsewhere

    def apply(self, game: Table, play: CardInUse) -> None:
        for effect in self.uses[play.mode]:
            game.cite(effect.rules)
            effect.apply(game, play)
