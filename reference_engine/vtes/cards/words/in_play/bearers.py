"""Equipment that serves only some bearers. V5 glossary, 'Bearer'."""

from __future__ import annotations

from collections.abc import Callable

from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions.course import Action
from reference_engine.vtes.cards.words.playing.effects import INTERCEPT_NOT_NEEDED
from reference_engine.vtes.declarations.language import Ability
from reference_engine.vtes.playing.requirements import TOO_LITTLE_BLOOD
from reference_engine.vtes.table import events
from reference_engine.vtes.table.choices import Use
from reference_engine.vtes.table.state import InPlay, Table

UNQUALIFIED = Refusal(
    "vtes.glossary.bearer.qualified-bearer-only-may-use", "the text speaks of a bearer of another kind"
)
ONCE_AN_ACTION = Refusal("vtes.wording.during-x-do-y-once-per-x", "the card has been used for this in this action")
NOT_BLOCKING = Refusal("vtes.action.intercept.added-only-when-needed", "the bearer is not attempting to block")


def bearer_has(code: str, level: int = 1) -> Callable[[Table, InPlay], bool]:
    """Whether the bearer has a Discipline at that level, at least."""

    def condition(game: Table, bearer: InPlay) -> bool:
        game.cite(("vtes.glossary.bearer.qualified-bearer-only-may-use",))
        return game.discipline(bearer, code) >= level

    return condition


class InterceptForBlood(Ability):
    """Once in an action the bearer with a Discipline burns blood for more intercept, when it is needed."""

    windows = frozenset({"block-attempt"})
    elsewhere = INTERCEPT_NOT_NEEDED

    def __init__(self, amount: int, blood: int, code: str, level: int) -> None:
        self.amount, self.blood, self.code, self.level = amount, blood, code, level

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        bearer = game.cards[card.host]
        if game.discipline(bearer, self.code) < self.level:
            return UNQUALIFIED
        if not isinstance(frame, Action) or frame.state != "block-attempt" or frame.blocker != bearer.id:
            return NOT_BLOCKING
        if game.spent(card, "action:intercept"):
            return ONCE_AN_ACTION
        if bearer.counters < self.blood:
            return TOO_LITTLE_BLOOD
        return None if frame.stealth(game) > frame.intercept(game, bearer.id) else INTERCEPT_NOT_NEEDED

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        action = game.within(Action)
        assert action is not None
        game.spend(card, "action:intercept")
        game.cite((ONCE_AN_ACTION.rule, UNQUALIFIED.rule, NOT_BLOCKING.rule))
        game.burn_blood(game.cards[card.host], self.blood)
        game.modify("intercept", card.host, self.amount, "action", card.card)
        total = action.intercept(game, card.host)
        game.emit(events.InterceptChanged(card.host, self.amount, total))
