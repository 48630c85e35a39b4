"""The steps of an attack by a character. Rulebook, 'Make an Attack', 'Attack Sequence'."""

from __future__ import annotations

from itertools import combinations

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import asks, procedure, rule
from reference_engine.rivals.attack import blocking, cards, declaring, rollback
from reference_engine.rivals.attack.answerable_attack import Answered
from reference_engine.rivals.attack.monsters import strikes, tag
from reference_engine.rivals.attack.mortals import Reward
from reference_engine.rivals.attack.rollback import CardBefore, PlayerBefore
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.card_dsl.language import TEXTS, TextSource
from reference_engine.rivals.effects import abilities, payment, triggers
from reference_engine.rivals.effects.effect import effect_of, has
from reference_engine.rivals.harm import damage
from reference_engine.rivals.harm.damage import TakeDamage
from reference_engine.rivals.harm.defeat import fall
from reference_engine.rivals.table.card_facts import ATTACK_TYPES, CITY, LIBRARY, MONSTERS, RANGED
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.rivals import choices, events

INTEL = "intel"
"""Name of abilities that give Intel, which may also be used in the Intel Step."""

TOO_MANY = Refusal(
    "rivals.attack.intel.no-excess-discard", "you cannot discard more cards than the Intel you still need"
)
NOT_THERE = Refusal("rivals.prestige-on.spend-when-interacting", "you do not have that much Prestige on the target")
TOO_DEAR = Refusal("rivals.cost.never-last-even-to-win", "you cannot spend your last Prestige")
NOT_IN_PARTY = Refusal("rivals.keyword.targeted.may-retarget", "the new target must be in the target's party")


@procedure
class MakeAttack(Answered, kw_only=True):
    """Exhaust, Target, and Intel Step, followed by the eleven steps of the Attack Sequence."""

    intel: int = 0
    intel_done: int = 0
    """Number of players who are done in the Intel Step."""
    first_target: CardId = NO_CARD
    """The target at the start of Step 3."""
    cards_before: tuple[CardBefore, ...] = ()
    players_before: tuple[PlayerBefore, ...] = ()
    """The state at the start of Step 3, kept while the Attack card may still turn out illegal."""
    struck: bool = False
    """True if a Monster has made its Preemptive Strike."""
    attacked: CardId = NO_CARD
    """The target whose "attacks" triggers have resolved."""
    attacked_before: CardId = NO_CARD
    """`attacked` at the start of Step 3, for a rollback."""

    @rule(
        "rivals.attack.exhaust.ready-in-streets",
        "rivals.attack.exhaust.actor-is-attacker",
        "rivals.attack.exhaust.mates-stay-ready",
        "rivals.action.exhausted-stays-in-party",
        "rivals.action.acting-character",
    )
    def exhaust_step(self, game: Table) -> None:
        game.exhaust(game.cards[self.attacker])

    @rule(
        "rivals.attack.target.announce",
        "rivals.attack.target.becomes-target-and-defender",
        "rivals.attack.target.defending-player",
    )
    def target_step(self, game: Table) -> None:
        self.attackers_player = game.cards[self.attacker].controller
        game.emit(events.AttackDeclared(self.attacker, self.target))

    def missing_intel(self, game: Table) -> int:
        attacker = game.cards[self.attacker]
        game.cite(("rivals.attack.intel.activated-intel-now-or-before",))
        return declaring.secrecy(game, self.target) - self.intel - in_force.bonus(game, INTEL, attacker)

    @asks(
        "rivals.attack.intel.discard-for-intel",
        "rivals.attack.intel.discard-order",
        "rivals.attack.intel.no-excess-discard",
    )
    def intel_step(self, game: Table) -> Decision | None:
        if self.target not in game.cards or self.attacker not in game.cards:
            self.finish()
            return None
        missing = self.missing_intel(game)
        if missing <= 0:
            return None
        for number, seat in enumerate(game.from_seat(game.active)[self.intel_done :], self.intel_done):
            hand = game.seats[seat].hand
            hands = {
                tuple(sorted(chosen)): None
                for count in range(1, min(missing, len(hand)) + 1)
                for chosen in combinations(sorted(hand), count)
            }
            gaining = [use for use in abilities.uses(game, seat) if use.ability == INTEL]
            if hands or gaining:
                self.intel_done = number
                return Decision(seat, "intel", [PASS, *map(choices.Discard, hands), *gaining])
        return None

    @rule(
        "rivals.attack.intel.discard-for-intel",
        "rivals.attack.intel.no-excess-discard",
        "rivals.attack.intel.activated-intel-now-or-before",
    )
    def discard_for_intel(self, game: Table, choice: Choice) -> None:
        self.goto(MakeAttack.intel_step)
        seat = game.from_seat(game.active)[self.intel_done]
        if isinstance(choice, choices.Use):
            game.call(abilities.UseAbility(seat=seat, card=choice.card, ability=choice.ability))
            return
        if isinstance(choice, choices.Discard):
            game.discard(game.decider, choice.cards)
            self.intel += len(choice.cards)
            game.emit(events.IntelGained(self.attacker, len(choice.cards)))
        self.intel_done += 1

    @rule("rivals.attack.intel.must-match-secrecy", "rivals.attack.intel.base-zero")
    def compare_intel(self, game: Table) -> None:
        if self.missing_intel(game) > 0:
            game.ready(game.cards[self.attacker], "rivals.attack.intel.failure-readies-attacker")
            game.emit(
                events.AttackFailed(self.attacker),
                "rivals.attack.intel.failure-ends-attack",
                "rivals.attack.intel.failure-keeps-action",
                "rivals.attack.intel.failure-undoes-triggers",
                "rivals.attack.s11.after-this-attack",
            )
            self.finish()

    @asks("rivals.rio.cristo.hunter-pays-from-target")
    def pay_for_the_action(self, game: Table) -> Decision | None:
        cost = in_force.in_streets(game, "attack_costs")
        if not cost:
            return None
        return Decision(game.active, "pay", payment.ways(game, game.active, cost, game.cards[self.target]))

    @rule("rivals.rio.cristo.hunter-pays-from-target")
    def pay(self, game: Table, choice: choices.Pay) -> None:
        payment.pay(game, game.active, choice, game.cards[self.target])

    @rule("rivals.action.costs-one", "rivals.attack.seq.eleven-steps-in-order")
    def spend_the_action(self, game: Table) -> None:
        game.spend_action()
        game.attacks_made += 1

    @rule("rivals.attack.exhaust.passive-attacker-effects-on", "rivals.attack.intel.failure-undoes-triggers")
    def set_off_by_the_attack(self, game: Table) -> None:
        """Trigger the effects of exhausting the attacker.

        They wait until the Intel Step is over, because an attack that fails there undoes them.
        """
        self.holding = True
        triggers.happens(game, "exhausts", game.cards[self.attacker])

    @asks("rivals.attack.s1.four-types")
    def announce_type(self, game: Table) -> Decision | None:
        seat = game.cards[self.attacker].controller
        return Decision(seat, "attack-type", [choices.AnnounceType(kind) for kind in ATTACK_TYPES])

    @rule("rivals.attack.s1.four-types", "rivals.damage.type-by-source")
    def note_type(self, game: Table, choice: choices.AnnounceType) -> None:
        self.type = choice.type
        game.emit(events.AttackTypeAnnounced(self.attacker, choice.type))

    @asks("rivals.attack.s2.may-place-face-down", "rivals.attack.seq.optional-steps")
    def which_attack_card(self, game: Table) -> Decision | None:
        return cards.attack_card_decision(game, self)

    @rule("rivals.attack.s2.may-place-face-down")
    def place_attack_card(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, choices.PlayCard):
            cards.place(game, game.cards[self.attacker], choice, cards.ATTACK)
            self.attack_card, self.attack_up = choice.card, choice.face_up
            if choice.face_up:
                game.cite(("rivals.attack.s2.face-up-cards-resolve-at-once",))
                self.carry_out_attack_card(game)

    @rule("rivals.attack.s3.block-by-party-member")
    def begin_step_3(self, game: Table) -> None:
        self.first_target, self.blocks_offered = self.target, 0
        self.remember(game)

    def remember(self, game: Table) -> None:
        """Save the state in case the Attack card turns out illegal."""
        if self.attack_card and not self.attack_up:
            self.cards_before, self.players_before = rollback.cards_now(game), rollback.players_now(game)
            self.attacked_before = self.attacked

    @asks(
        "rivals.attack.s3.block-by-party-member",
        "rivals.attack.s3.block-priority",
        "rivals.attack.s3.target-cannot-block",
        "rivals.attack.s3.ranged-needs-guard",
        "rivals.torpor.no-party",
        "rivals.attack.seq.never-skipped",
    )
    def offer_block(self, game: Table) -> Decision | None:
        return blocking.block_decision(game, self)

    @rule(
        "rivals.attack.s3.blocker-becomes-target",
        "rivals.attack.s3.blocker-secrecy-irrelevant",
        "rivals.attack.s3.no-second-block",
    )
    def block(self, game: Table, choice: Choice) -> None:
        if not isinstance(choice, choices.Block):
            self.blocks_offered = blocking.order(game, self).index(game.decider) + 1
            self.goto(MakeAttack.offer_block)
            return
        blocked_for, blocker = self.target, game.cards[choice.character]
        self.target, self.blocked = blocker.id, True
        if from_anywhere := blocking.from_anywhere(game, self, blocked_for, blocker):
            blocker.used += (from_anywhere.text,)
            game.call(effect_of(from_anywhere, "blocks_anywhere"))
        triggers.exhaust(game, blocker)
        game.emit(events.Blocked(blocker.id, self.attacker), "rivals.first-round.blocker-takes-damage")
        triggers.happens(game, "blocks", blocker, blocked_for)

    @rule("rivals.attack.target.role-text-waits-for-blocking")
    def set_off_by_the_target(self, game: Table) -> None:
        """Trigger the effects of attacking, once Blocking is over and the target is known."""
        if self.attacked != self.target:
            self.attacked = self.target
            triggers.happens(game, "attacks", game.cards[self.attacker], self.target)

    @rule(
        "rivals.monster-attack.preemptive-if-not-blocked",
        "rivals.preemptive.pause-after-step-3",
        "rivals.preemptive.attack-locked-in",
        "rivals.preemptive.every-attack",
        "rivals.monster-attack.blocked-no-flip-no-tag",
    )
    def pause_for_preemptive_strike(self, game: Table) -> None:
        self.discard_if_spoiled(game)
        if game.cards[self.target].name in MONSTERS and not self.struck:
            self.struck = True
            game.call(strikes(game, game.cards[self.target], game.cards[self.attacker]))

    @rule("rivals.preemptive.survived-attack-resumes", "rivals.preemptive.attacker-defeated-ends-attack")
    def resume(self, game: Table) -> None:
        attacker, target = game.cards.get(self.attacker), game.cards.get(self.target)
        if attacker is None or not attacker.is_active or target is None:
            self.goto(MakeAttack.discard_played_cards)
            return
        if target.name in MONSTERS and target.tagged == NOBODY:
            tag(game, target, attacker.controller)
            game.cite(("rivals.tag.superficial", "rivals.tag.earlier-loss-irrelevant"))
            self.superficial = True
        if target.name in MONSTERS:
            self.remember(game)
        self.settled = True

    @asks("rivals.attack.s4.target-may-place-face-down", "rivals.attack.s4.reaction-without-attack-card")
    def which_reaction(self, game: Table) -> Decision | None:
        return cards.reaction_decision(game, self)

    @rule(
        "rivals.attack.s4.target-may-place-face-down",
        "rivals.reaction.played-by-a-character",
        "rivals.reaction.one-per-opportunity",
    )
    def place_reaction(self, game: Table, choice: Choice) -> None:
        self.put_reaction_down(game, choice)
        self.discard_if_spoiled(game)

    @rule(
        "rivals.attack.s5.attacker-reveals",
        "rivals.attack.s5.wrong-type-discard",
        "rivals.attack.s5.bp-too-low-discard",
        "rivals.attack.s5.illegal-card-undoes-blocks-and-reactions",
    )
    def reveal_attack_card(self, game: Table) -> None:
        if not self.attack_card or self.attack_up:
            return
        attacker, card = game.cards[self.attacker], self.attack_card
        self.attack_up = True
        game.emit(events.CardRevealed(attacker.id, card))
        if cards.goes_face_up(game, attacker.controller, card):
            self.discard_attack_card(game, "rivals.attack.s2.face-up-card-placed-face-down")
            return
        self.discard_if_spoiled(game)
        if self.attack_card and (fault := cards.attack_fault(game, self, attacker, card)):
            rollback.restore(game, self.cards_before, self.players_before)
            self.discard_attack_card(game, fault.rule, "rivals.attack.s5.illegal-card-attack-continues")
            self.target, self.blocked, self.reaction, self.reactor = self.first_target, False, "", NO_CARD
            self.settled = False
            self.attacked = self.attacked_before
            game.emit(events.AttackUndone(attacker.id), "rivals.attack.s5.illegal-card-undoes-blocks-and-reactions")
            self.goto(MakeAttack.begin_step_3)

    @rule("rivals.attack.s5.defender-reveals", "rivals.attack.s5.illegal-reaction-discarded")
    def reveal_reaction(self, game: Table) -> None:
        self.cards_before, self.players_before = (), ()
        self.turn_reaction_up(game)

    @asks("rivals.keyword.targeted.may-retarget", "rivals.retarget.by-cards", "rivals.torpor.not-attackable")
    def retarget(self, game: Table) -> Decision | None:
        conditions = TEXTS[self.attack_card].targeted if self.attack_card else ()
        attacker, target = game.cards[self.attacker], game.cards[self.target]
        if not conditions or target.controller == NOBODY:
            return None
        if not all(condition(game, self.source(game)) for condition in conditions):
            return None
        options = [choices.ChooseTarget(card.id) for card in game.party(target) if card is not target]
        return Decision(attacker.controller, "retarget", [PASS, *options]) if options else None

    @rule(
        "rivals.retarget.sole-target-and-defender",
        "rivals.retarget.attack-card-applies-to-new",
        "rivals.retarget.former-blocker-status",
        "rivals.retarget.no-new-blocks",
        "rivals.keyword.targeted.new-defender-no-reaction",
    )
    def change_target(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, choices.ChooseTarget):
            self.target = choice.target
            game.emit(
                events.TargetChanged(choice.target),
                "rivals.retarget.abilities-only-new",
                "rivals.keyword.targeted.old-reaction-resolves",
            )

    @rule("rivals.attack.s5.choices-attacker-first", "rivals.attack.s5.attacker-effects-on-target-apply")
    def carry_out_cards(self, game: Table) -> None:
        self.carry_out_reaction(game)
        if self.attack_card and not LIBRARY[self.attack_card].face_up:
            self.carry_out_attack_card(game)

    @asks(
        "rivals.attack.s6.attacker-may-activate",
        "rivals.attack.s6.any-active-character",
        "rivals.attack.s7.relentless-only",
    )
    def offer_attacker_abilities(self, game: Table) -> Decision | None:
        seat = game.cards[self.attacker].controller
        options = abilities.uses(game, seat)
        return Decision(seat, "attacker-abilities", [PASS, *options]) if options else None

    @rule(
        "rivals.attack.s6.attacker-may-activate",
        "rivals.attack.s6.no-more-after-passing",
    )
    def use_ability(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, choices.Use):
            self.goto(MakeAttack.offer_attacker_abilities)
            game.call(abilities.UseAbility(seat=game.decider, card=choice.card, ability=choice.ability))

    @rule(
        "rivals.attack.target.role-text-waits-for-blocking",
        "rivals.attack.s8.add-matching-attribute",
        "rivals.attack.s8.ranged-no-attribute",
        "rivals.attack.s8.sum-card-damage",
        "rivals.icons.damage.inherent",
        "rivals.icons.damage.upper-left-adds-attribute",
        "rivals.attack.s8.apply-card-text",
    )
    def determine_damage(self, game: Table) -> None:
        attacker, target = game.cards[self.attacker], game.cards[self.target]
        printed = LIBRARY[self.attack_card].damage or 0 if self.attack_card else 0
        own = damage.attribute(game, attacker, self.type)
        self.amount = max(own + printed + in_force.bonus(game, "damage", attacker) + self.more_damage, 0)
        self.was_wounded = target.name not in CITY and game.is_wounded(target)

    @rule(
        "rivals.attack.s10.remaining-is-final",
        "rivals.attack.s10.mortal-all-or-nothing",
        "rivals.mortal.no-blood-tokens",
    )
    def apply_damage(self, game: Table) -> None:
        target, falling = game.cards[self.target], self.falling
        self.holding, self.falling = False, ()
        for fallen in falling:
            fall(game, fallen)
        if any(fallen.character == self.target for fallen in falling):
            return
        if target.name in CITY:
            game.cite(("rivals.mortal.no-defences", "rivals.superficial.defeats-mortals"))
            game.cite(("rivals.mortal.antagonist-agenda", "rivals.mortal.citizen-vagrant-agenda"))
            total = self.amount + self.aggravated
            game.emit(events.DamageDealt(target.id, total, self.type))
            if total >= CITY[target.name].blood:
                game.call(Reward(attacker=self.attacker, mortal=self.target))
            return
        for other in self.splash:
            game.cite(("rivals.attack.s8.splash-not-boosted",))
            game.call(self.damage_to(game, other, self.splash_damage, RANGED))
        main = self.damage_to(game, self.target, self.amount, self.type)
        main.aggravated, main.superficial = self.aggravated, self.superficial
        game.call(main)

    def damage_to(self, game: Table, card: CardId, amount: int, kind: str) -> TakeDamage:
        by = game.cards[self.attacker].controller
        return TakeDamage(card=card, amount=amount, type=kind, by=by, source=self.attacker)

    @rule("rivals.attack.s11.after-this-attack", "rivals.attack.s11.damage-taken-effects")
    def end_of_the_attack(self, game: Table) -> None:
        if self.attack_card and has(self.attack_card, "after_attack") and self.attacker in game.cards:
            game.call(effect_of(self.source(game), "after_attack"))

    @rule("rivals.attack.s11.after-this-attack", "rivals.attack.s11.survival-effects")
    def set_off_by_the_end(self, game: Table) -> None:
        attacker = game.cards.get(self.attacker)
        if attacker is not None and attacker.is_active:
            triggers.happens(game, "attack_ends", attacker, self.target if self.target in game.cards else NO_CARD)
        triggers.in_turn(game, "attack_over")

    @rule(
        "rivals.attack.s11.roles-end",
        "rivals.attack.s11.made-an-attack-remembered",
        "rivals.attack.s11.discard-played-cards",
    )
    def discard_played_cards(self, game: Table) -> None:
        if self.attack_card:
            self.discard_attack_card(game)
        self.discard_reaction(game)

    STEPS = (
        exhaust_step, target_step, intel_step, discard_for_intel, compare_intel, pay_for_the_action, pay,
        spend_the_action, set_off_by_the_attack, announce_type, note_type, which_attack_card, place_attack_card,
        begin_step_3, offer_block, block, set_off_by_the_target, pause_for_preemptive_strike, resume,
        which_reaction, place_reaction,
        reveal_attack_card, reveal_reaction, retarget, change_target, carry_out_cards,
        offer_attacker_abilities, use_ability, determine_damage, apply_damage,
        end_of_the_attack, set_off_by_the_end, discard_played_cards,
    )  # fmt: skip

    def source(self, game: Table) -> TextSource:
        """Return the Attack card's text."""
        return TextSource(self.attack_card, game.cards[self.attacker].controller, host=self.attacker)

    def carry_out_attack_card(self, game: Table) -> None:
        if has(self.attack_card, "revealed"):
            game.call(effect_of(self.source(game), "revealed"))

    def discard_attack_card(self, game: Table, *rules: str) -> None:
        card, self.attack_card, self.attack_up = self.attack_card, "", False
        cards.discard_played(game, self.attackers_player, card, *rules)

    def discard_if_spoiled(self, game: Table) -> None:
        """Discard an Attack card that does not survive a Block or Reaction."""
        answered = self.blocked or self.reaction
        if answered and self.attack_card and self.attack_up and TEXTS[self.attack_card].spoiled_by_answers:
            self.discard_attack_card(game)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if game.decision is None or game.decision.seat != seat:
            return None
        match choice:
            case choices.Discard() if game.decision.window == "intel":
                return TOO_MANY
            case choices.Block(character=character) if game.decision.window == "block":
                return blocking.refusal(game, self, seat, game.cards[character])
            case choices.PlayCard():
                return cards.play_refusal(game, self, seat, choice)
            case choices.ChooseTarget() if game.decision.window == "retarget":
                return NOT_IN_PARTY
            case choices.Use():
                return abilities.refusal(game, seat, choice)
            case choices.Pay(from_character=0):
                return TOO_DEAR
            case choices.Pay():
                return NOT_THERE
        return None
