"""Playing a card from the hand until it reaches the ash heap. V5 'Playing a Card'."""

from __future__ import annotations

from reference_engine.kernel import Card
from reference_engine.kernel.frames import procedure, rule
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.playing import costs, hands
from reference_engine.vtes.playing.card_being_played import Playing
from reference_engine.vtes.table.state import Table

AFTER_CANCELLING = {
    "combat": (
        "vtes.cancel.strike-card.must-choose-a-strike",
        "vtes.cancel.strike-card.new-strike-may-be-another-card",
        "vtes.combat.choose.cancelled-strike-card-new-strike",
    ),
    "master": ("vtes.master.trifle.cancelled-gives-nothing",),
}
"""Rules for kinds of card that have no effect because they were cancelled."""

STILL_PAID = (
    "vtes.cancel.other-card.cost-still-paid",
    "vtes.published.cancel-cost-is-still-paid.modifiers-and-reactions",
)
"""Rules for the cost of a cancelled card, unless the cancelling effect says otherwise."""


@procedure
class PlayCard(Playing, kw_only=True):
    """A card other than an action card, from the hand to its final place."""

    card: Card
    paid: bool = False

    @rule("vtes.card.play.announce-and-show", "vtes.classic.play.to-ash-heap-when-played")
    def announce(self, game: Table) -> None:
        self.show(game)
        self.way().played(game, self)

    @rule(
        "vtes.card.cost.blood-symbol",
        "vtes.card.cost.pool-symbol",
        "vtes.action.resolve.modifier-and-reaction-costs-always-paid",
    )
    def pay(self, game: Table) -> None:
        if self.cancelled:
            self.drop_reducers(game)
            game.cite(() if self.unpaid else STILL_PAID)
        self.lock_reducers(game)
        if not self.unpaid and not self.brings_pool():
            self.pay_cost(game)

    def brings_pool(self) -> bool:
        """Return whether the player gains pool at payment, so that the cost cannot oust them first."""
        return not self.cancelled and any(effect.brings_pool for effect in self.way().effects)

    def pay_cost(self, game: Table, *rules: str) -> None:
        self.paid = True
        pool = self.pool_to_pay(game)
        game.burn_pool(self.seat, pool, *rules)
        if pool:
            game.cite(("vtes.card.cost.pool-needs-enough-pool",))
        if self.minion:
            costs.pay(game, self.minion, self.blood_to_pay(game))

    @rule("vtes.card.as-played.replacement-draw-after-window", "vtes.card.draw.replace-after-play")
    def replace(self, game: Table) -> None:
        later = BEHAVIOUR[self.card].replaced_after
        if later and self.cancelled:
            game.cite(("vtes.cancel.card-has-no-effect",))
        elif later:
            game.seats[self.seat].awaited += (later,)
            game.cite(
                (
                    "vtes.card.draw.card-text-may-override-replacement",
                    "vtes.card.draw.delayed-replacement-lowers-hand-size",
                )
            )
        hands.replace(game, self)

    @rule("vtes.card.play.to-ash-heap-on-resolution")
    def take_effect(self, game: Table) -> None:
        if not self.cancelled:
            if not self.paid:
                self.pay_cost(game, "vtes.card.cost.pool-symbol")
            self.way().take_effect(game, self)
        else:
            game.cite(AFTER_CANCELLING.get(self.way().KIND, ()))

    @rule("vtes.card.play.to-ash-heap-on-resolution", "vtes.card.play.into-play-on-resolution")
    def lay_down(self, game: Table) -> None:
        self.to_ash_heap(game)

    def dropped(self, game: Table) -> None:
        """Put the card being played in the ash heap, because it will have no effect."""
        if self.PLACE["announce"] < self.pc <= self.PLACE["lay_down"]:
            self.to_ash_heap(game)

    STEPS = (
        announce, Playing.offer_reduction, Playing.settle_reduction, Playing.as_played, Playing.settle_as_played,
        pay, replace, take_effect, lay_down,
    )  # fmt: skip
