"""Faulty engines: the turn, cards in hand, torpor, referendums and the end of the game."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.vtes.cards.words.turn.in_phases import MoveBlood
from reference_engine.vtes.ending import ousting
from reference_engine.vtes.ending import ousting as ending
from reference_engine.vtes.ending.ousting import Ousting
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import hands
from reference_engine.vtes.playing.hands import RefillHand
from reference_engine.vtes.playing.play_card import PlayCard
from reference_engine.vtes.politics import voting
from reference_engine.vtes.politics.referendum import Referendum
from reference_engine.vtes.table.state import InPlay, Table
from reference_engine.vtes.torpor.diablerie import Diablerie
from reference_engine.vtes.torpor.torpor_actions import LeaveTorpor, Rescue
from reference_engine.vtes.turn import influence_phase
from reference_engine.vtes.turn.discard_phase import DiscardPhase
from reference_engine.vtes.turn.influence_phase import InfluencePhase
from reference_engine.vtes.turn.master_phase import MasterPhase
from reference_engine.vtes.turn.turns import Turn
from reference_engine.vtes.turn.unlock_phase import UnlockPhase
from scenarios.wire_types.vtes import choices, events
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

# The turn.


@wrong("influence comes before the minion phase", breaks="vtes.turn.five-phases-in-order")
def _(change: Changes) -> None:
    change.reorder(Turn, "begin", "unlock", "master", "influence", "minion", "discard", "end_of_turn", "pass_the_turn")


@wrong("one card stays locked in the unlock phase", breaks="vtes.unlock-phase.must-unlock-all-own-cards")
def _(change: Changes) -> None:
    def unlock_everything(right: Right, self: UnlockPhase, game: Vtes) -> None:
        locked = [card for card in game.cards.values() if card.locked and card.controller == self.seat]
        right(self, game)
        for card in locked[:1]:
            game.lock(card)

    change.replace(UnlockPhase, "unlock_everything", unlock_everything)


@wrong("the Edge gives its pool twice", breaks="vtes.unlock-phase.edge-may-gain-one-pool")
def _(change: Changes) -> None:
    def settle(right: Right, self: UnlockPhase, game: Vtes, choice: Any) -> None:
        right(self, game, choice)
        self.gained_from_edge = False

    change.replace(UnlockPhase, "settle_effects", settle)


@wrong(
    "a Vessel is used twice in an unlock phase",
    breaks=("vtes.wording.during-x-do-y-once-per-x", "vtes.wording.during-x-do-y-vessel-example"),
)
def _(change: Changes) -> None:
    def apply(right: Right, self: MoveBlood, game: Vtes, card: InPlay, choice: Any) -> None:
        right(self, game, card, choice)
        card.used = ()

    change.replace(MoveBlood, "apply", apply)


@wrong("there are two master phase actions", breaks="vtes.master.one-master-phase-action-at-start")
def _(change: Changes) -> None:
    def begin(right: Right, self: MasterPhase, game: Vtes) -> None:
        right(self, game)
        self.actions = 2

    change.replace(MasterPhase, "begin", begin)


@wrong(
    "every trifle gives another action",
    breaks=("vtes.master.trifle.only-one-gain-per-phase", "vtes.master.trifle.later-ones-act-as-regular"),
)
def _(change: Changes) -> None:
    def settle(right: Right, self: MasterPhase, game: Vtes, choice: Any) -> None:
        self.trifle_gained = False
        right(self, game, choice)

    change.replace(MasterPhase, "settle_act", settle)


@wrong("the first turns have all their transfers", breaks="vtes.influence.first-turn-first-methuselah-one")
def _(change: Changes) -> None:
    def begin(right: Right, self: InfluencePhase, game: Vtes) -> None:
        right(self, game)
        self.transfers = 4

    change.replace(InfluencePhase, "begin", begin)


@wrong("transfers are saved", breaks="vtes.influence.transfers-not-saved")
def _(change: Changes) -> None:
    saved: dict[Seat, int] = {}

    def begin(right: Right, self: InfluencePhase, game: Vtes) -> None:
        right(self, game)
        self.transfers += saved.pop(self.seat, 0)

    def settle(right: Right, self: InfluencePhase, game: Vtes, choice: Any) -> None:
        right(self, game, choice)
        saved[self.seat] = self.transfers

    change.replace(InfluencePhase, "begin", begin)
    change.replace(InfluencePhase, "settle_spend", settle)


@wrong(
    "blood comes back for 1 transfer",
    breaks=("vtes.influence.two-transfers-blood-back-to-pool", "vtes.influence.example-nora"),
)
def _(change: Changes) -> None:
    def use_transfers(right: Right, self: InfluencePhase, game: Vtes, choice: Any) -> None:
        right(self, game, choice)
        self.transfers += isinstance(choice, choices.TakeBack)

    change.replace(InfluencePhase, "use_transfers", use_transfers)


@wrong(
    "a vampire comes out before it has blood for its capacity",
    breaks=("vtes.influence.reveal-when-capacity-reached", "vtes.crypt.reveal-allowed-when-stack-reaches-capacity"),
)
def _(change: Changes) -> None:
    def influence_refusal(right: Right, game: Vtes, phase: InfluencePhase, *use: Any) -> Any:
        refusal = right(game, phase, *use)
        return None if refusal == influence_phase.BELOW_CAPACITY else refusal

    change.replace(influence_phase, "influence_refusal", influence_refusal)


@wrong("two cards are discarded in a discard phase", breaks="vtes.discard-phase.one-action-by-default")
def _(change: Changes) -> None:
    def begin(right: Right, self: DiscardPhase, game: Vtes) -> None:
        right(self, game)
        self.actions = 2

    change.replace(DiscardPhase, "begin", begin)


# Cards and counters.


@wrong("a card that was played is not replaced", breaks="vtes.card.draw.replace-after-play")
def _(change: Changes) -> None:
    change.replace(PlayCard, "replace", lambda right, self, game: None)


@wrong("a hand holds eight cards", breaks="vtes.card.draw.default-hand-size-seven")
def _(change: Changes) -> None:
    change.replace(hands, "hand_size", lambda right, game, seat: right(game, seat) + 1)


@wrong("nobody discards down", breaks="vtes.card.draw.discard-down-immediately")
def _(change: Changes) -> None:
    change.replace(RefillHand, "discard_down", lambda right, self, game: None)


@wrong(
    "excess blood is kept",
    breaks=(
        "vtes.crypt.excess-blood-drains-immediately",
        "vtes.combat.steal-blood.example-chrysanthemum",
        "vtes.combat.steal-blood.excess-drains-at-once",
        "vtes.diablerie.step1-excess-drains",
    ),
)
def _(change: Changes) -> None:
    change.replace(Table, "drain", lambda right, self, card: None)


# Torpor, diablerie, referendums.


@wrong("a rescued vampire is unlocked", breaks="vtes.rescue.lock-state-of-rescued-unchanged")
def _(change: Changes) -> None:
    def take_effect(right: Right, self: Rescue, game: Vtes) -> None:
        right(self, game)
        game.unlock(game.cards[self.target])

    change.replace(Rescue, "take_effect", take_effect)


@wrong("a vampire that is blocked as it leaves torpor fights", breaks="vtes.leave-torpor.blocked-no-combat")
def _(change: Changes) -> None:
    def resolve_block(right: Right, self: LeaveTorpor, game: Vtes) -> None:
        right(self, game)
        game.cards[self.minion].region = "ready"

    change.replace(LeaveTorpor, "starts_combat_when_blocked", lambda right, self: True)
    change.replace(LeaveTorpor, "resolve_block", resolve_block)


@wrong("leaving torpor is free", breaks="vtes.leave-torpor.default-cost-two-blood")
def _(change: Changes) -> None:
    change.replace(LeaveTorpor, "cost_in_blood", lambda right, self, game: 0)


@wrong("diablerie gives no blood", breaks="vtes.diablerie.step1-blood-moved")
def _(change: Changes) -> None:
    def drink(right: Right, self: Diablerie, game: Vtes) -> None:
        victim = game.cards[self.victim]
        game.burn_blood(victim, victim.counters)
        right(self, game)

    change.replace(Diablerie, "drink", drink)


@wrong("nobody hunts a diablerist", breaks="vtes.blood-hunt.referendum-automatic")
def _(change: Changes) -> None:
    change.replace(Diablerie, "call_blood_hunt", lambda right, self, game: None)


@wrong("a younger victim teaches a Discipline as well", breaks="vtes.diablerie.step4-older-victim-grants-discipline")
def _(change: Changes) -> None:
    def drink(right: Right, self: Diablerie, game: Vtes) -> None:
        right(self, game)
        self.older = True

    change.replace(Diablerie, "drink", drink)


@wrong("a tied referendum passes", breaks="vtes.referendum.resolve.ties-fail")
def _(change: Changes) -> None:
    change.replace(Referendum, "passes_vote", lambda right, self: self.tally("for") >= self.tally("against"))


@wrong("the Edge gives its vote and stays", breaks="vtes.votes.edge-burned-for-one-vote")
def _(change: Changes) -> None:
    def cast_votes(right: Right, self: Referendum, game: Vtes, seat: Seat, choice: Any) -> None:
        edge = game.edge
        right(self, game, seat, choice)
        game.edge = edge

    change.replace(Referendum, "cast_votes", cast_votes)


@wrong("a prince has one vote", breaks="vtes.votes.prince-two")
def _(change: Changes) -> None:
    change.replace(voting, "votes", lambda right, game, voter: min(right(game, voter), 1))


# The end of the game.


@wrong("the predator of the ousted gets no pool", breaks="vtes.ending.vp.prey-ousted-gives-6-pool")
def _(change: Changes) -> None:
    change.set(ending, "REWARD", 0)


@wrong("the predator of the ousted gets no victory point", breaks="vtes.ending.vp.prey-ousted-gives-1-vp")
def _(change: Changes) -> None:
    def score(right: Right, game: Vtes, seat: Seat, points: int, *rules: str) -> None:
        if rules:
            right(game, seat, points, *rules)

    change.replace(ousting, "score", score)


@wrong(
    "a predator ousted together with its prey gets pool",
    breaks="vtes.ending.exception.ousted-together-with-prey-gets-vp-but-no-pool",
)
def _(change: Changes) -> None:
    def reward_predators(right: Right, self: Ousting, game: Vtes) -> None:
        right(self, game)
        for seat in self.leaving:
            if (predator := game.predator(seat)) in self.leaving:
                game.gain_pool(predator, 6)

    change.replace(Ousting, "reward_predators", reward_predators)


@wrong("the reward goes to whose turn it is", breaks="vtes.ending.vp.reward-independent-of-who-or-how")
def _(change: Changes) -> None:
    def reward_predators(right: Right, self: Ousting, game: Vtes) -> None:
        for seat in self.leaving:
            game.emit(events.Ousted(seat))
            ousting.score(game, game.active, 1)
            game.gain_pool(game.active, 6)

    change.replace(Ousting, "reward_predators", reward_predators)


@wrong(
    "the last survivor gets no further point",
    breaks=("vtes.ending.vp.last-survivor-gets-1-more", "vtes.ending.example.justine-lisa-richard-scott-steve"),
)
def _(change: Changes) -> None:
    def score(right: Right, game: Vtes, seat: Seat, points: int, *rules: str) -> None:
        if not rules:
            right(game, seat, points)

    change.replace(ousting, "score", score)


@wrong("a tie has a winner", breaks="vtes.ending.winner.tie-means-no-winner")
def _(change: Changes) -> None:
    change.replace(ending, "winner", lambda right, points: Seat(points.index(max(points))))


@wrong("only the survivor can win", breaks="vtes.ending.winner.most-vp-even-if-ousted")
def _(change: Changes) -> None:
    def end(right: Right, game: Vtes) -> None:
        points = [seat.victory_points for seat in game.seats]
        for seat in game.seats:
            if seat.ousted:
                seat.victory_points = -1
        right(game)
        for seat, before in zip(game.seats, points, strict=True):
            seat.victory_points = before

    change.replace(ousting, "end", end)


@wrong(
    "the cards of an ousted Methuselah stay",
    breaks=(
        "vtes.ending.oust.controlled-cards-removed-from-game",
        "vtes.published.temporary-control.borrower-ousted",
    ),
)
def _(change: Changes) -> None:
    change.replace(ousting, "remove_with_attached", lambda right, game, card, leaving: None)
