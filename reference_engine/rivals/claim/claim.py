"""The steps of a claim, from its announcement to the Title. Rulebook, 'Claim the Prince of the City Title'."""

from __future__ import annotations

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.rivals.attack.attack_sequence import MakeAttack
from reference_engine.rivals.claim import declaring
from reference_engine.rivals.coterie.prince import BecomePrince
from reference_engine.rivals.effects import triggers
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.rivals import choices, events

NO_BLOCK = Refusal("rivals.claim.no-block", "nobody can Block for a claimant")
NO_CARD_NOW = Refusal(
    "rivals.claim.attack-cards-only-against-rival", "that card cannot be played in an attack on a claimant"
)
NO_INTEL = Refusal("rivals.claim.no-secrecy", "a claimant has no Secrecy")


@procedure
class ClaimPrince(Frame, kw_only=True):
    """A claim: the other players attack the claimant in turn, and a surviving claimant becomes Prince."""

    claimant: CardId
    offered: int = 0
    """Number of players who have had their opportunity to attack."""

    @rule("rivals.claim.exhaust-vampire-in-streets", "rivals.claim.claimant")
    def announce(self, game: Table) -> None:
        triggers.exhaust(game, game.cards[self.claimant])
        game.emit(events.Claimed(self.claimant))

    @rule(
        "rivals.claim.defeat-stops-further-attacks",
        "rivals.claim.defeated-title-stays-in-streets",
        "rivals.claim.success-gains-agenda-once",
    )
    def look_at_the_claimant(self, game: Table) -> None:
        claimant = game.cards.get(self.claimant)
        if claimant is None or not claimant.is_active:
            self.finish()

    @asks(
        "rivals.claim.others-may-attack-clockwise",
        "rivals.claim.attacks-cost-no-action-but-exhaust",
        "rivals.claim.attacker-anywhere",
        "rivals.hunter-misc.hunters-attack-claimant",
    )
    def who_attacks(self, game: Table) -> Decision | None:
        for seat in game.from_seat(game.active)[1 + self.offered :]:
            if attacks := declaring.contests(game, seat, game.cards[self.claimant]):
                return Decision(seat, "claim-attack", [PASS, *attacks])
        return None

    @rule("rivals.claim.others-may-attack-clockwise")
    def attack(self, game: Table, choice: Choice) -> None:
        self.offered = game.from_seat(game.active).index(game.decider)
        self.goto(ClaimPrince.look_at_the_claimant)
        if isinstance(choice, choices.Attack):
            game.call(AttackOnClaimant(attacker=choice.character, target=choice.target))

    @rule(
        "rivals.claim.success-attaches-title",
        "rivals.claim.success-blood-stays-lost",
        "rivals.title.normal-needs-influence",
    )
    def succeed(self, game: Table) -> None:
        game.call(BecomePrince(vampire=self.claimant))

    STEPS = (announce, look_at_the_claimant, who_attacks, attack, succeed)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        decision = game.decision
        if decision is None or (decision.window, decision.seat) != ("claim-attack", seat):
            return None
        if isinstance(choice, choices.Attack):
            return declaring.contest_refusal(game, seat, choice, game.cards[self.claimant])
        return None


@procedure
class AttackOnClaimant(MakeAttack, kw_only=True):
    """An attack on a claimant. It costs no Action and ignores Secrecy and Blocks."""

    @rule(
        "rivals.claim.attacks-cost-no-action-but-exhaust",
        "rivals.claim.attacker-anywhere",
        "rivals.attack.exhaust.exception-not-your-turn",
    )
    def exhaust_step(self, game: Table) -> None:
        game.exhaust(game.cards[self.attacker])

    @asks("rivals.claim.no-secrecy")
    def intel_step(self, game: Table) -> Decision | None:
        return None

    @rule("rivals.claim.no-secrecy")
    def compare_intel(self, game: Table) -> None:
        """Skip the comparison: a claimant has no Secrecy."""

    @asks("rivals.rio.cristo.claim-attacks-free")
    def pay_for_the_action(self, game: Table) -> Decision | None:
        return None

    @rule(
        "rivals.claim.attacks-cost-no-action-but-exhaust",
        "rivals.claim.attacks-follow-normal-rules",
        "rivals.claim.attacker-and-party-abilities-work",
        "rivals.claim.attackers-abilities-gain-relentless",
        "rivals.claim.claimant-party-text-active",
        "rivals.claim.damage-prevention-allowed",
    )
    def spend_the_action(self, game: Table) -> None:
        """Skip the cost: the attack costs no Action."""

    @asks("rivals.claim.attack-cards-only-against-rival", "rivals.attack.s2.may-place-face-down")
    def which_attack_card(self, game: Table) -> Decision | None:
        attacker, claimant = game.cards[self.attacker], game.cards[self.target]
        return super().which_attack_card(game) if game.seats[attacker.controller].rival == claimant.controller else None

    @asks("rivals.claim.no-reactions")
    def which_reaction(self, game: Table) -> Decision | None:
        return None

    @asks("rivals.claim.no-block")
    def offer_block(self, game: Table) -> Decision | None:
        return None

    STEPS = MakeAttack.STEPS

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        match choice:
            case choices.Block():
                return NO_BLOCK
            case choices.Discard():
                return NO_INTEL
            case choices.PlayCard() if game.window() != "attack-card":
                return NO_CARD_NOW
        return super().refusal(game, seat, choice)
