"""Common limits on uses of cards: frequency, time, and cards in hand. V5 'Wording templates'."""

from __future__ import annotations

from reference_engine.kernel.decisions import Refusal

ONCE_PER_PERIOD = Refusal("vtes.wording.during-x-do-y-once-per-x", "this has already been used in this phase")
IN_ITS_PHASE = Refusal(
    "vtes.wording.during-x-do-y-once-per-x", "this can be used only in another phase of your own turn"
)
ONCE_EACH_TURN = Refusal("vtes.golden-rule.cards-override-rules", "this can be used only once each turn")
NOT_LOCKED = Refusal("vtes.golden-rule.cards-override-rules", "the minion is not locked")
NOT_YOUNGER = Refusal("vtes.crypt.younger-means-smaller-capacity", "the target is not younger")
NOT_SUCH_A_CARD = Refusal("vtes.card.cost.discarding-uses-own-hand", "you have no such card in hand")
