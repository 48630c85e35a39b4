"""An attack, from the exhausting of the attacker to its end. Rulebook, 'Make an Attack', 'Attack Sequence'."""

from __future__ import annotations

from itertools import combinations

from reference_engine.kernel import NOBODY, CardId, Seat
from reference_engine.kernel.decisions import PASS, Choice, Decision, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.rivals.attack import blocking, declaring
from reference_engine.rivals.attack.monsters import PreemptiveStrike, tag
from reference_engine.rivals.attack.mortals import Reward
from reference_engine.rivals.harm import damage
from reference_engine.rivals.table import choices, events
from reference_engine.rivals.table.facts import ATTACK_TYPES, CITY, MONSTERS
from reference_engine.rivals.table.state import Table

TOO_MANY = Refusal("rivals.attack.intel.no-excess-discard", "no more cards than Secrecy is still unmatched")


@procedure
class MakeAttack(Frame, kw_only=True):
    """Exhaust, Target and Intel Step; then the eleven steps of the Attack Sequence."""

    attacker: CardId
    target: CardId
    intel: int = 0
    asked: int = 0
    """How many players have been asked in the Intel Step."""
    type: str = ""
    superficial: bool = False
    """Whether it leaves its target 1 Blood: the attack that tags a Monster."""
    amount: int = 0

    @rule(
        "rivals.attack.exhaust.ready-in-streets",
        "rivals.attack.exhaust.actor-is-attacker",
        "rivals.attack.exhaust.mates-stay-ready",
        "rivals.action.exhausted-stays-in-party",
        "rivals.action.acting-character",
    )
    def exhaust_step(self, game: Table) -> None:
        game.exhaust(game.cards[self.attacker])

    @rule("rivals.attack.target.announce", "rivals.attack.target.becomes-target-and-defender")
    def target_step(self, game: Table) -> None:
        game.emit(events.AttackDeclared(self.attacker, self.target))

    @asks("rivals.attack.intel.discard-for-intel", "rivals.attack.intel.discard-order")
    def intel_step(self, game: Table) -> Decision | None:
        missing = declaring.secrecy(game, self.target) - self.intel
        for seat in game.from_seat(game.active)[self.asked :]:
            hand = game.seats[seat].hand
            if missing > 0 and hand:
                hands = {
                    tuple(sorted(chosen)): None
                    for count in range(1, min(missing, len(hand)) + 1)
                    for chosen in combinations(sorted(hand), count)
                }
                return Decision(seat, "intel", [PASS, *map(choices.Discard, hands)])
        return None

    @rule("rivals.attack.intel.discard-for-intel", "rivals.attack.intel.no-excess-discard")
    def discard_for_intel(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, choices.Discard):
            game.discard(game.asked, choice.cards)
            self.intel += len(choice.cards)
            game.emit(events.IntelGained(self.attacker, len(choice.cards)))
        self.asked = game.from_seat(game.active).index(game.asked) + 1
        self.goto(MakeAttack.intel_step)

    @rule("rivals.attack.intel.must-match-secrecy", "rivals.attack.intel.base-zero")
    def compare_intel(self, game: Table) -> None:
        if self.intel < declaring.secrecy(game, self.target):
            game.ready(game.cards[self.attacker], "rivals.attack.intel.failure-readies-attacker")
            game.emit(
                events.AttackFailed(self.attacker),
                "rivals.attack.intel.failure-ends-attack",
                "rivals.attack.intel.failure-keeps-action",
            )
            self.finish()

    @rule("rivals.action.costs-one", "rivals.attack.seq.eleven-steps-in-order")
    def spend_the_action(self, game: Table) -> None:
        game.actions -= 1
        game.emit(events.ActionSpent(game.active, game.actions))

    @asks("rivals.attack.s1.four-types")
    def announce_type(self, game: Table) -> Decision | None:
        seat = game.cards[self.attacker].controller
        return Decision(seat, "attack-type", [choices.AnnounceType(kind) for kind in ATTACK_TYPES])

    @rule("rivals.attack.s1.four-types", "rivals.damage.type-by-source")
    def note_type(self, game: Table, choice: choices.AnnounceType) -> None:
        self.type = choice.type
        game.emit(events.AttackTypeAnnounced(self.attacker, choice.type))

    @asks("rivals.attack.s3.block-by-party-member", "rivals.attack.seq.optional-steps")
    def offer_block(self, game: Table) -> Decision | None:
        return blocking.block_decision(game, game.cards[self.target], self.type)

    @rule("rivals.attack.s3.blocker-becomes-target", "rivals.attack.s3.blocker-secrecy-irrelevant")
    def block(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, choices.Block):
            game.exhaust(game.cards[choice.character])
            self.target = choice.character
            game.emit(events.Blocked(choice.character, self.attacker), "rivals.first-round.blocker-takes-damage")

    @rule(
        "rivals.monster-attack.preemptive-if-not-blocked",
        "rivals.preemptive.pause-after-step-3",
        "rivals.preemptive.attack-locked-in",
        "rivals.preemptive.every-attack",
        "rivals.monster-attack.blocked-no-flip-no-tag",
    )
    def pause_for_preemptive_strike(self, game: Table) -> None:
        if game.cards[self.target].name in MONSTERS:
            game.call(PreemptiveStrike(monster=self.target, target=self.attacker))

    @rule("rivals.preemptive.survived-attack-resumes", "rivals.preemptive.attacker-defeated-ends-attack")
    def resume(self, game: Table) -> None:
        attacker, target = game.cards.get(self.attacker), game.cards[self.target]
        if attacker is None or not attacker.is_active:
            self.goto(MakeAttack.end_of_the_attack)
        elif target.name in MONSTERS and target.tagged == NOBODY:
            tag(game, target, attacker.controller)
            game.cite(("rivals.tag.superficial", "rivals.tag.earlier-loss-irrelevant"))
            self.superficial = True

    @rule("rivals.attack.s8.add-matching-attribute", "rivals.attack.s8.ranged-no-attribute")
    def determine_damage(self, game: Table) -> None:
        self.amount = damage.attribute(game, game.cards[self.attacker], self.type)

    @rule("rivals.attack.s9.matching-attribute-reduces", "rivals.damage.normal-default")
    def mitigate_damage(self, game: Table) -> None:
        self.amount = max(self.amount - damage.protection(game, game.cards[self.target], self.type), 0)

    @rule("rivals.attack.s10.remaining-is-final", "rivals.damage.same-rules-any-source")
    def apply_damage(self, game: Table) -> None:
        attacker, target = game.cards[self.attacker], game.cards[self.target]
        defeated = damage.deal(
            game, target, self.amount, self.type, attacker.controller, attacker, superficial=self.superficial
        )
        if defeated and target.name in CITY:
            game.call(Reward(attacker=self.attacker, mortal=self.target))

    @rule("rivals.attack.s11.roles-end", "rivals.attack.s11.made-an-attack-remembered")
    def end_of_the_attack(self, game: Table) -> None:
        game.cite(("rivals.attack.s11.discard-played-cards",))

    STEPS = (
        exhaust_step, target_step, intel_step, discard_for_intel, compare_intel, spend_the_action,
        announce_type, note_type, offer_block, block, pause_for_preemptive_strike, resume,
        determine_damage, mitigate_damage, apply_damage, end_of_the_attack,
    )  # fmt: skip

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if game.decision is None or game.decision.seat != seat:
            return None
        match choice:
            case choices.Discard() if game.decision.window == "intel":
                return TOO_MANY
            case choices.Block(character=character) if game.decision.window == "block":
                return blocking.refusal(game, game.cards[self.target], self.type, game.cards[character])
        return None
