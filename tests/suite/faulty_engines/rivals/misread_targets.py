"""Faulty engines of Rivals: misreadings on targets that change, Monsters, and the end of an attack."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import NO_CARD, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.rivals.attack import attack_sequence, declaring
from reference_engine.rivals.attack.attack_sequence import MakeAttack
from reference_engine.rivals.attack.monsters import PreemptiveStrike, Strike, StrikeAll
from reference_engine.rivals.card_dsl.current_attack import current
from reference_engine.rivals.cards.words import costs
from reference_engine.rivals.claim.claim import AttackOnClaimant
from reference_engine.rivals.table.pieces import InPlay, Lasting
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.rivals import choices
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

# A target that changes, and changes back.


@wrong("a character that was the target before a Block is not chosen as target again", breaks=(
    "rivals.retarget.former-blocker-status",
))  # fmt: skip
def _(change: Changes) -> None:
    def retarget(right: Right, self: MakeAttack, game: Table) -> Decision | None:
        decision: Decision | None = right(self, game)
        if decision is not None and self.blocked:
            decision.options = [each for each in decision.options if each != choices.ChooseTarget(self.first_target)]
        return decision

    change.replace(MakeAttack, "retarget", retarget)


@wrong("after a Block from elsewhere the target changes within the first target's party", breaks=(
    "rivals.keyword.targeted.may-retarget",
))  # fmt: skip
def _(change: Changes) -> None:
    def retarget(right: Right, self: MakeAttack, game: Table) -> Decision | None:
        decision: Decision | None = right(self, game)
        if decision is not None and self.blocked:
            party = game.party(game.cards[self.first_target])
            decision.options = [decision.options[0], *(choices.ChooseTarget(card.id) for card in party)]
        return decision

    change.replace(MakeAttack, "retarget", retarget)


def changing_back(change: Changes, follows: Any) -> None:
    """Call `follows` when the target changes back from a Blocker to the first target."""

    def change_target(right: Right, self: MakeAttack, game: Table, choice: Choice) -> None:
        blocker = game.cards[self.target]
        right(self, game, choice)
        if self.blocked and self.target == self.first_target:
            follows(self, game, blocker)

    change.replace(MakeAttack, "change_target", change_target)


@wrong("a Blocker readies as the target changes back", breaks="rivals.retarget.former-blocker-status")
def _(change: Changes) -> None:
    def ready(attack: MakeAttack, game: Table, blocker: InPlay) -> None:
        game.ready(blocker)

    changing_back(change, ready)


@wrong("the Reaction of a Blocker goes back to the hand as the target changes back", breaks=(
    "rivals.keyword.targeted.old-reaction-resolves",
))  # fmt: skip
def _(change: Changes) -> None:
    def take_back(attack: MakeAttack, game: Table, blocker: InPlay) -> None:
        if attack.reaction:
            game.seats[attack.reactors_player].hand += (attack.reaction,)
            attack.reaction, attack.reaction_up, attack.reactor = "", False, NO_CARD

    changing_back(change, take_back)


@wrong("a character that has become the target on the reveal plays a Reaction", breaks=(
    "rivals.keyword.targeted.new-defender-no-reaction",
))  # fmt: skip
def _(change: Changes) -> None:
    def change_target(right: Right, self: MakeAttack, game: Table, choice: Choice) -> None:
        right(self, game, choice)
        if isinstance(choice, choices.ChooseTarget) and not self.reaction:
            self.intel_done = len(game.seats) + 1
            self.goto(MakeAttack.which_reaction)

    def retarget(right: Right, self: MakeAttack, game: Table) -> Decision | None:
        found: Decision | None = right(self, game)
        return None if self.intel_done > len(game.seats) else found

    change.replace(MakeAttack, "change_target", change_target)
    change.replace(MakeAttack, "retarget", retarget)


@wrong("Prestige on the first target pays though somebody has Blocked", breaks="rivals.prestige-on.interaction-kinds")
def _(change: Changes) -> None:
    def dealt_with(right: Right, game: Table, speaker: Any) -> InPlay | None:
        found: InPlay | None = right(game, speaker)
        attack = current(game)
        blocked = isinstance(attack, MakeAttack) and attack.blocked
        return game.cards.get(attack.first_target) if blocked and isinstance(attack, MakeAttack) else found

    change.replace(costs, "dealt_with", dealt_with)


# Monsters.


@wrong("a Wounded Monster is attacked by every Hunter player, whoever has tagged it", breaks=(
    "rivals.tag.protected-from-others",
))  # fmt: skip
def _(change: Changes) -> None:
    def refusal(right: Right, game: Table, seat: Seat, monster: InPlay) -> Refusal | None:
        found: Refusal | None = right(game, seat, monster)
        return None if found is declaring.TAGGED and game.is_wounded(monster) else found

    change.replace(declaring, "monster_refusal", refusal)


@wrong("a Hunter that Blocks the strike of a Monster goes on with the attack", breaks=(
    "rivals.preemptive.survived-attack-resumes",
))  # fmt: skip
def _(change: Changes) -> None:
    def report(right: Right, self: PreemptiveStrike, game: Table) -> None:
        right(self, game)
        attack = game.within(MakeAttack)
        if attack is not None and self.blocked:
            attack.attacker = self.target

    change.replace(PreemptiveStrike, "report_attack", report)


@wrong("an attack ends when the Monster's strike has felled a Blocker", breaks=(
    "rivals.preemptive.survived-attack-resumes",
))  # fmt: skip
def _(change: Changes) -> None:
    def resume(right: Right, self: MakeAttack, game: Table) -> None:
        right(self, game)
        if self.strike_felled:
            self.goto(MakeAttack.discard_played_cards)

    change.replace(MakeAttack, "resume", resume)


@wrong("an attack whose Preemptive Strike was Blocked does not tag the Monster", breaks=(
    "rivals.tag.first-successful-attack",
))  # fmt: skip
def _(change: Changes) -> None:
    blocked: list[bool] = []

    def be_blocked(right: Right, self: Strike, game: Table, choice: Choice) -> None:
        right(self, game, choice)
        blocked.append(self.blocked)

    def tag(right: Right, game: Table, monster: InPlay, seat: Seat) -> None:
        if not (blocked and blocked.pop()):
            right(game, monster, seat)

    change.replace(Strike, "be_blocked", be_blocked)
    change.replace(attack_sequence, "tag", tag)


@wrong("of several players with Prestige on a tagged Monster the next clockwise gets it back", breaks=(
    "rivals.tag.others-collect-prestige",
))  # fmt: skip
def _(change: Changes) -> None:
    def tag(right: Right, game: Table, monster: InPlay, seat: Seat) -> None:
        before = [player.prestige for player in game.seats]
        right(game, monster, seat)
        for other in [each for each in game.from_seat(seat)[1:] if game.seats[each].prestige != before[each]][1:]:
            game.seats[other].prestige = before[other]

    change.replace(attack_sequence, "tag", tag)


@wrong("a player who tags a Monster takes the own Prestige off it", breaks="rivals.tag.others-collect-prestige")
def _(change: Changes) -> None:
    def tag(right: Right, game: Table, monster: InPlay, seat: Seat) -> None:
        right(game, monster, seat)
        game.add_to_supply(seat, game.take_prestige(monster, seat))

    change.replace(attack_sequence, "tag", tag)


@wrong("a Wounded Werewolf strikes nobody once the attacker has fallen", breaks="rivals.golden.card-beats-rulebook")
def _(change: Changes) -> None:
    def whom(right: Right, self: StrikeAll, game: Table) -> Decision | None:
        attack = game.within(MakeAttack)
        attacker = None if attack is None else game.cards.get(attack.attacker)
        found: Decision | None = right(self, game)
        return found if attacker is not None and attacker.is_active else None

    change.replace(StrikeAll, "whom_next", whom)


# What ends with the attack.


def lasting(change: Changes, left: Any) -> None:
    """Keep the cards that `left` finds at the end of an attack for the rest of the turn."""

    def discard(right: Right, self: MakeAttack, game: Table) -> None:
        if self.target in game.cards:
            game.lasting += tuple(left(self, game))
        right(self, game)

    change.replace(MakeAttack, "discard_played_cards", discard)


@wrong("Shields that a Reaction gives the whole party last for the turn", breaks="rivals.attack.s11.roles-end")
def _(change: Changes) -> None:
    def left(attack: MakeAttack, game: Table) -> list[Lasting]:
        party = game.party(game.cards[attack.target]) if attack.party_shield else []
        return [Lasting("shield", attack.party_shield, card=card.id) for card in party]

    lasting(change, left)


@wrong("a Shield that Grace takes off her target is off for the turn", breaks="rivals.attack.s11.roles-end")
def _(change: Changes) -> None:
    def left(attack: MakeAttack, game: Table) -> list[Lasting]:
        return [Lasting("shield", -attack.fewer_shields, card=attack.target)] if attack.fewer_shields else []

    lasting(change, left)


@wrong("an attack on a claimant is the first attack of the claimant's turn", breaks=(
    "rivals.claim.attacks-cost-no-action-but-exhaust",
))  # fmt: skip
def _(change: Changes) -> None:
    def spend(right: Right, self: AttackOnClaimant, game: Table) -> None:
        right(self, game)
        game.attacks_made += 1

    change.replace(AttackOnClaimant, "spend_the_action", spend)
