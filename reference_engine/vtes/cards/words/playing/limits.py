"""Common limits on uses of cards: frequency, time, and cards in hand. V5 'Wording templates'."""

from __future__ import annotations

from reference_engine.kernel.decisions import Refusal

ONCE_PER_PERIOD = Refusal(
    "vtes.wording.during-x-do-y-once-per-x", "the card has been used for this already in this phase"
)
IN_ITS_PHASE = Refusal(
    "vtes.wording.during-x-do-y-once-per-x", "the card is used in another phase, of its user's own turn"
)
ONCE_EACH_TURN = Refusal("vtes.golden-rule.cards-override-rules", "the card allows that once each turn")
NOT_LOCKED = Refusal("vtes.golden-rule.cards-override-rules", "only a locked minion can use this")
NOT_YOUNGER = Refusal("vtes.crypt.younger-means-smaller-capacity", "the target's capacity is not the smaller one")
NOT_SUCH_A_CARD = Refusal("vtes.card.cost.discarding-uses-own-hand", "no such card is in the hand of the controller")
