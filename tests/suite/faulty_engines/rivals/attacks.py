"""Faulty engines of Rivals: who attacks whom, Intel, blocking, and the cards that are played in an attack."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.rivals.attack import blocking, cards, declaring, rollback
from reference_engine.rivals.attack.attack_sequence import MakeAttack
from reference_engine.rivals.table.card_facts import HAVENS
from reference_engine.rivals.table.pieces import HAVEN, InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.rivals import choices
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


def forgetting(change: Changes, name: str, forgotten: Refusal) -> None:
    """Forget one reason why a character may not attack or be attacked."""

    def refusal(right: Right, *arguments: Any) -> Refusal | None:
        found: Refusal | None = right(*arguments)
        return None if found is forgotten else found

    change.replace(declaring, name, refusal)


# Who attacks whom.


@wrong("players are attacked before their first turn", breaks="rivals.first-round.no-attack")
def _(change: Changes) -> None:
    forgetting(change, "target_refusal", declaring.TOO_EARLY)


@wrong("characters in torpor are attacked", breaks="rivals.torpor.not-attackable")
def _(change: Changes) -> None:
    forgetting(change, "target_refusal", declaring.IN_TORPOR)


@wrong("vampires attack Monsters", breaks="rivals.attack.target.monsters-hunters-only")
def _(change: Changes) -> None:
    forgetting(change, "monster_refusal", declaring.HUNTERS_ONLY)


@wrong("whoever has tagged it, a Monster is attacked by every Hunter", breaks="rivals.tag.protected-from-others")
def _(change: Changes) -> None:
    forgetting(change, "monster_refusal", declaring.TAGGED)


@wrong(
    "an exhausted member of the party keeps nobody from attacking", breaks="rivals.attack.exhaust.no-exhausted-in-party"
)
def _(change: Changes) -> None:
    forgetting(change, "attacker_refusal", declaring.PARTY_EXHAUSTED)


@wrong("the whole party exhausts for an attack", breaks="rivals.attack.exhaust.mates-stay-ready")
def _(change: Changes) -> None:
    def exhaust(right: Right, self: MakeAttack, game: Table) -> None:
        right(self, game)
        for member in game.party(game.cards[self.attacker]):
            if not member.exhausted:
                game.exhaust(member)

    change.replace(MakeAttack, "exhaust_step", exhaust)


# Intel and Secrecy.


@wrong("as much Intel as Secrecy is not enough", breaks="rivals.attack.intel.must-match-secrecy")
def _(change: Changes) -> None:
    def compare(right: Right, self: MakeAttack, game: Table) -> None:
        self.intel -= self.intel > 0
        right(self, game)

    change.replace(MakeAttack, "compare_intel", compare)


@wrong("one Intel less than Secrecy is enough", breaks="rivals.attack.intel.must-match-secrecy")
def _(change: Changes) -> None:
    def compare(right: Right, self: MakeAttack, game: Table) -> None:
        self.intel += 1
        right(self, game)

    change.replace(MakeAttack, "compare_intel", compare)


@wrong("a character brings Intel of its own", breaks="rivals.attack.intel.base-zero")
def _(change: Changes) -> None:
    change.replace(MakeAttack, "missing_intel", lambda right, self, game: right(self, game) - 1)


@wrong("an attack that fails for want of Intel costs an Action", breaks="rivals.attack.intel.failure-keeps-action")
def _(change: Changes) -> None:
    def compare(right: Right, self: MakeAttack, game: Table) -> None:
        if self.missing_intel(game) > 0:
            game.spend_action()
        right(self, game)

    change.replace(MakeAttack, "compare_intel", compare)


@wrong("whoever fails for want of Intel stays exhausted", breaks="rivals.attack.intel.failure-readies-attacker")
def _(change: Changes) -> None:
    def compare(right: Right, self: MakeAttack, game: Table) -> None:
        right(self, game)
        if self.missing_intel(game) > 0:
            game.exhaust(game.cards[self.attacker])

    change.replace(MakeAttack, "compare_intel", compare)


@wrong("a vampire's Haven gives Secrecy in The Streets as well", breaks="rivals.attack.intel.vampire-haven-secrecy")
def _(change: Changes) -> None:
    def haven_secrecy(right: Right, game: Table, card: InPlay) -> int:
        player = game.seats[card.controller]
        return HAVENS[player.haven_card].secrecy if player.haven_card and player.haven_up else 0

    change.replace(declaring, "haven_secrecy", haven_secrecy)


@wrong("a Hideout gives Secrecy at home alone", breaks="rivals.attack.intel.hunter-secrecy")
def _(change: Changes) -> None:
    def haven_secrecy(right: Right, game: Table, card: InPlay) -> int:
        return int(right(game, card)) if card.place == HAVEN else 0

    change.replace(declaring, "haven_secrecy", haven_secrecy)


@wrong("only the attacker's player may discard for Intel", breaks="rivals.attack.intel.discard-order")
def _(change: Changes) -> None:
    def intel_step(right: Right, self: MakeAttack, game: Table) -> Decision | None:
        decision: Decision | None = right(self, game)
        return decision if decision is None or decision.seat == game.active else None

    change.replace(MakeAttack, "intel_step", intel_step)


# Blocking.


@wrong("the target Blocks the attack on itself", breaks="rivals.attack.s3.target-cannot-block")
def _(change: Changes) -> None:
    def in_party(right: Right, game: Table, target: InPlay, kind: str, character: InPlay) -> Refusal | None:
        found: Refusal | None = right(game, target, kind, character)
        return None if found is blocking.TARGET and not character.exhausted else found

    change.replace(blocking, "in_party", in_party)


@wrong("an attack that has been Blocked is Blocked again", breaks="rivals.attack.s3.no-second-block")
def _(change: Changes) -> None:
    def block(right: Right, self: MakeAttack, game: Table, choice: Choice) -> None:
        right(self, game, choice)
        if isinstance(choice, choices.Block):
            self.blocks_offered = 0
            self.goto(MakeAttack.offer_block)

    change.replace(MakeAttack, "block", block)


@wrong("anybody Blocks a Ranged attack", breaks="rivals.attack.s3.ranged-needs-guard")
def _(change: Changes) -> None:
    def in_party(right: Right, game: Table, target: InPlay, kind: str, character: InPlay) -> Refusal | None:
        found: Refusal | None = right(game, target, kind, character)
        return None if found is blocking.NO_GUARD else found

    change.replace(blocking, "in_party", in_party)


@wrong("everybody of the coterie Blocks, whatever their party", breaks="rivals.attack.s3.block-by-party-member")
def _(change: Changes) -> None:
    def in_party(right: Right, game: Table, target: InPlay, kind: str, character: InPlay) -> Refusal | None:
        found: Refusal | None = right(game, target, kind, character)
        mate = character.controller == target.controller and character.is_active and not character.exhausted
        return None if found is blocking.NOT_IN_PARTY and mate else found

    change.replace(blocking, "in_party", in_party)


@wrong(
    "a blocker stays ready, and the damage goes to the first target", breaks="rivals.attack.s3.blocker-becomes-target"
)
def _(change: Changes) -> None:
    def block(right: Right, self: MakeAttack, game: Table, choice: Choice) -> None:
        target = self.target
        right(self, game, choice)
        self.target = target

    change.replace(MakeAttack, "block", block)


@wrong("nobody is asked whether they Block for a character in the Haven", breaks="rivals.party.haven-is-one")
def _(change: Changes) -> None:
    def block_decision(right: Right, game: Table, assault: MakeAttack) -> Decision | None:
        decision: Decision | None = right(game, assault)
        return None if game.cards[assault.target].place == HAVEN else decision

    change.replace(blocking, "block_decision", block_decision)


# Attack and Reaction cards.


@wrong("an Attack card of another type works", breaks="rivals.attack.s5.wrong-type-discard")
def _(change: Changes) -> None:
    def attack_fault(right: Right, *arguments: Any) -> Refusal | None:
        found: Refusal | None = right(*arguments)
        return None if found is cards.WRONG_TYPE else found

    change.replace(cards, "attack_fault", attack_fault)


@wrong("whoever plays an Attack card needs no Blood Potency for it", breaks="rivals.attack.s5.bp-too-low-discard")
def _(change: Changes) -> None:
    def who_fault(right: Right, *arguments: Any) -> Refusal | None:
        found: Refusal | None = right(*arguments)
        return None if found is cards.LOW_BP else found

    change.replace(cards, "who_fault", who_fault)


@wrong("an attack is over with its illegal card", breaks="rivals.attack.s5.illegal-card-attack-continues")
def _(change: Changes) -> None:
    def reveal(right: Right, self: MakeAttack, game: Table) -> None:
        placed = self.attack_card
        right(self, game)
        if placed and not self.attack_card:
            self.goto(MakeAttack.discard_played_cards)

    change.replace(MakeAttack, "reveal_attack_card", reveal)


@wrong(
    "a block stands though the Attack card was illegal",
    breaks="rivals.attack.s5.illegal-card-undoes-blocks-and-reactions",
)
def _(change: Changes) -> None:
    def reveal(right: Right, self: MakeAttack, game: Table) -> None:
        target, blocked, placed = self.target, self.blocked, self.attack_card
        right(self, game)
        if placed and not self.attack_card and blocked:
            self.target, self.blocked, self.settled = target, True, True
            self.goto(MakeAttack.reveal_reaction)

    change.replace(MakeAttack, "reveal_attack_card", reveal)
    change.replace(rollback, "restore", lambda right, *arguments: None)


@wrong("a Reaction of another type works", breaks="rivals.attack.s5.illegal-reaction-discarded")
def _(change: Changes) -> None:
    change.replace(cards, "reaction_fault", lambda right, *arguments: None)


@wrong("there is no Reaction where no Attack card was played", breaks="rivals.attack.s4.reaction-without-attack-card")
def _(change: Changes) -> None:
    def which_reaction(right: Right, self: MakeAttack, game: Table) -> Decision | None:
        decision: Decision | None = right(self, game)
        return decision if self.attack_card else None

    change.replace(MakeAttack, "which_reaction", which_reaction)


@wrong("the cards that were played go back to the hand", breaks="rivals.attack.s11.discard-played-cards")
def _(change: Changes) -> None:
    def discard_played(right: Right, game: Table, seat: Seat, card: str, *rules: str) -> None:
        game.seats[seat].hand += (card,)

    change.replace(cards, "discard_played", discard_played)


@wrong(
    "the attacker's player must name a card or an ability, and may not pass", breaks="rivals.attack.seq.optional-steps"
)
def _(change: Changes) -> None:
    def which(right: Right, self: MakeAttack, game: Table) -> Decision | None:
        decision: Decision | None = right(self, game)
        if decision is not None:
            decision.options = [option for option in decision.options if option != PASS]
        return decision

    change.replace(MakeAttack, "which_attack_card", which)


@wrong(
    "after the attacker has passed, abilities are used all the same", breaks="rivals.attack.s6.no-more-after-passing"
)
def _(change: Changes) -> None:
    again: list[MakeAttack] = []

    def use(right: Right, self: MakeAttack, game: Table, choice: Choice) -> None:
        right(self, game, choice)
        if choice == PASS and all(attack is not self for attack in again):
            again.append(self)
            self.goto(MakeAttack.offer_attacker_abilities)

    change.replace(MakeAttack, "use_ability", use)
