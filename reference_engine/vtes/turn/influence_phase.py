"""The influence phase and its transfers. V5 'Influence Phase'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import asks, procedure, rule
from reference_engine.vtes.card_dsl import modifiers
from reference_engine.vtes.control import contests, regions
from reference_engine.vtes.legacy import scarcity
from reference_engine.vtes.playing.hands import DrawFromCrypt
from reference_engine.vtes.table.state import UNCONTROLLED, InPlay, Table
from reference_engine.vtes.turn import merging
from reference_engine.vtes.turn.phase import TRANSFERS, Phase
from scenarios.wire_types.declarations import PASS, Choice, Pass
from scenarios.wire_types.vtes import choices

FIRST_TURNS = {
    1: (1, "vtes.influence.first-turn-first-methuselah-one"),
    2: (2, "vtes.influence.first-turn-second-methuselah-two"),
    3: (3, "vtes.influence.first-turn-third-methuselah-three"),
}
"""Maps each early turn to its smaller number of transfers and the rule for it. V5 'Influence Phase'."""

USES: dict[type[Choice], tuple[int, str]] = {
    choices.Transfer: (1, "vtes.influence.one-transfer-pool-to-vampire"),
    choices.TakeBack: (2, "vtes.influence.two-transfers-blood-back-to-pool"),
    choices.DrawCrypt: (4, "vtes.influence.four-transfers-new-crypt-card"),
    choices.Merge: (4, "vtes.influence.merge.cost"),
}
"""Maps each use of transfers to its cost and its rule. V5 'Influence Phase'."""

USES_OF_VAMPIRES = choices.Transfer, choices.TakeBack, choices.Merge, choices.BringOut

TOO_FEW_TRANSFERS = {
    use: Refusal(rule, f"you have too few transfers left; that takes {cost}") for use, (cost, rule) in USES.items()
}
NOT_UNCONTROLLED = Refusal("vtes.turn.influence-phase-purpose", "that is not a vampire in your uncontrolled region")
NOTHING_TO_TAKE_BACK = Refusal("vtes.influence.two-transfers-blood-back-to-pool", "there is no blood on that vampire")
EMPTY_CRYPT = Refusal("vtes.influence.four-transfers-new-crypt-card", "your crypt is empty")
NOT_BEFORE_THE_END = Refusal(
    "vtes.classic.influence.emerges-at-end-of-phase", "vampires are brought out only at the end of the phase"
)
HAS_TO_EMERGE = Refusal("vtes.classic.influence.emerges-automatically", "a vampire with enough blood must come out")
BELOW_CAPACITY = Refusal("vtes.influence.reveal-when-capacity-reached", "the vampire has less blood than its capacity")


EMERGING = "emerging"
"""Window at the end of the phase, in editions where vampires are brought out then."""


@procedure
class InfluencePhase(Phase, kw_only=True):
    """The influence phase. V5 'Influence Phase'."""

    transfers: int = 0

    NAME = "influence"

    @rule("vtes.influence.transfers-received-at-start")
    def begin(self, game: Table) -> None:
        self.enter(game)
        self.transfers, rule_of_turn = FIRST_TURNS.get(game.turn, (4, "vtes.influence.four-transfers-default"))
        game.cite((rule_of_turn,))
        self.transfers += self.more_actions(game, modifiers.TRANSFERS, "vtes.influence.extra-transfers-not-this-turn")

    def options(self, game: Table) -> list[Choice]:
        found: list[Choice] = [
            use(vampire.id)
            for vampire in game.controlled(self.seat, UNCONTROLLED)
            for use in USES_OF_VAMPIRES
            if influence_refusal(game, self, use, vampire) is None
        ]
        if influence_refusal(game, self, choices.DrawCrypt) is None:
            found.append(choices.DrawCrypt())
        return found

    @asks(
        "vtes.influence.transfer-is-influence-phase-action",
        "vtes.influence.spend-any-mix",
        "vtes.influence.reveal-any-time-in-phase",
        "vtes.influence.transfers-not-saved",
    )
    def spend(self, game: Table) -> Decision:
        return self.decide(game)

    @rule("vtes.influence.spend-any-mix", "vtes.turn.influence-phase-purpose")
    def settle_spend(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, Pass):
            return
        self.goto(InfluencePhase.spend)
        if isinstance(choice, choices.BringOut):
            self.bring_out(game, choice)
        elif type(choice) not in USES:
            game.carry_out(self.seat, choice)
        else:
            self.use_transfers(game, choice)

    def bring_out(self, game: Table, choice: choices.BringOut) -> None:
        """Bring out the chosen vampire, and pay the price of its scarcity. V5 'Influence Phase', 'Scarce'."""
        vampire = game.cards[choice.vampire]
        price = scarcity.price_of_scarcity(game, vampire)
        regions.bring_out(game, vampire)
        game.burn_pool(self.seat, price)

    @asks("vtes.classic.influence.emerges-at-end-of-phase", "vtes.classic.influence.emerges-automatically")
    def emerge(self, game: Table) -> Decision | None:
        """Return the choice of a vampire to bring out at the end of the phase, in editions that allow or require it."""
        edition = game.edition
        if edition.influence_reveal_timing == "any-time" and edition.influence_reveal_mandatory == "no":
            return None
        able: list[Choice] = [
            choices.BringOut(vampire.id)
            for vampire in game.controlled(self.seat, UNCONTROLLED)
            if influence_refusal(game, self, choices.BringOut, vampire) is None
        ]
        if not able:
            return None
        return Decision(self.seat, EMERGING, able if edition.influence_reveal_mandatory == "yes" else [PASS, *able])

    @rule("vtes.classic.influence.emerges-at-end-of-phase", "vtes.classic.influence.emerges-automatically")
    def settle_emerge(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, choices.BringOut):
            self.goto(InfluencePhase.emerge)
            self.bring_out(game, choice)

    def use_transfers(self, game: Table, choice: Choice) -> None:
        """Spend transfers on the chosen use. `USES` names its rule."""
        cost, rule_of_use = USES[type(choice)]
        self.transfers -= cost
        game.cite((rule_of_use,))
        if isinstance(choice, choices.Transfer):
            vampire = game.cards[choice.vampire]
            game.move_blood(1, self.seat, vampire)
            game.cite(
                (
                    "vtes.crypt.uncontrolled-stack-represents-invested-pool",
                    "vtes.counter.pool-moved-to-vampire-becomes-blood",
                )
            )
            if vampire.counters > game.capacity(vampire):
                game.cite(("vtes.influence.stack-may-exceed-capacity",))
        elif isinstance(choice, choices.TakeBack):
            game.move_blood(1, game.cards[choice.vampire], self.seat)
        elif isinstance(choice, choices.Merge):
            game.burn_pool(self.seat, 1)
            merging.merge(game, game.cards[choice.vampire])
        else:
            game.burn_pool(self.seat, 1)
            game.call(DrawFromCrypt(seat=self.seat))

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if seat == self.seat and isinstance(choice, Pass) and game.window() == EMERGING:
            return HAS_TO_EMERGE
        if seat == self.seat and isinstance(choice, (*TRANSFERS, choices.BringOut)):
            vampire = game.cards.get(getattr(choice, "vampire", choices.HANDS))
            return influence_refusal(game, self, type(choice), vampire)
        return super().refusal(game, seat, choice)

    STEPS = (begin, spend, settle_spend, emerge, settle_emerge)


def influence_refusal(
    game: Table, phase: InfluencePhase, use: type[Choice], vampire: InPlay | None = None
) -> Refusal | None:
    """Return why a use of transfers is not legal, or None.

    Moving the last pool is legal: it ousts. V5 'Influence Phase'.
    """
    seat = phase.seat
    if use in USES and phase.transfers < USES[use][0]:
        return TOO_FEW_TRANSFERS[use]
    if use is choices.DrawCrypt:
        methuselah = game.seats[seat]
        return None if methuselah.crypt or methuselah.unordered_crypt else EMPTY_CRYPT
    if vampire is None or vampire.controller != seat or vampire.region != UNCONTROLLED:
        return NOT_UNCONTROLLED
    if use is choices.TakeBack:
        return None if vampire.counters > 0 else NOTHING_TO_TAKE_BACK
    if use is choices.Merge:
        return merging.refusal(game, vampire)
    if use is choices.BringOut:
        if vampire.counters < game.capacity(vampire):
            return BELOW_CAPACITY
        if (refusal := contests.second_copy_refusal(game, seat, vampire.card)) is not None:
            return refusal
        early = game.edition.influence_reveal_timing == "end-of-phase" and phase.pc < phase.PLACE["emerge"]
        return NOT_BEFORE_THE_END if early else None
    return None
