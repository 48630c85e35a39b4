"""Attacks by Monsters: Preemptive Strikes and attacks at the end of a turn.

Rulebook, 'Preemptive Strike', 'Tagged Monsters', 'Hunter End of Turn Sequence'. Nobody controls a Monster, so no player
gets credit for characters it defeats.
"""

from __future__ import annotations

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.rivals.attack import blocking, cards
from reference_engine.rivals.attack.answerable_attack import Answered
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.card_dsl.language import TEXTS, CardText
from reference_engine.rivals.effects import triggers
from reference_engine.rivals.harm import damage
from reference_engine.rivals.harm.damage import TakeDamage
from reference_engine.rivals.table.card_facts import ATTRIBUTES
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import AnnounceType, Block, ChooseTarget, PlayCard, Use

LOCKED_IN = Refusal(
    "rivals.preemptive.attack-locked-in", "the attack's type and card cannot change during the Preemptive Strike"
)
NO_ATTACKER = Refusal(
    "rivals.preemptive.attacker-becomes-target", "abilities of the attack can be used only after the Preemptive Strike"
)


class Strike(Answered, kw_only=True):
    """An attack by a Monster on a Hunter. A Block does not change its type."""

    def take_type(self, game: Table) -> None:
        """Choose the attribute that deals the most damage, the topmost on ties."""
        monster, target = game.cards[self.attacker], game.cards[self.target]

        def deals(kind: str) -> int:
            if self.is_aggravated(game):
                return damage.attribute(game, monster, kind)
            return damage.unmitigated(game, monster, target, kind)

        self.type = max(ATTRIBUTES, key=deals)
        game.emit(events.AttackTypeAnnounced(self.attacker, self.type))

    def ask_for_block(self, game: Table) -> Decision | None:
        return blocking.party_decision(game, game.cards[self.target], self.type)

    def be_blocked(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, Block) and self.attacker in game.cards:
            blocked_for, self.target, self.blocked = self.target, choice.character, True
            blocker = game.cards[choice.character]
            triggers.exhaust(game, blocker)
            game.emit(events.Blocked(choice.character, self.attacker))
            triggers.happens(game, "blocks", blocker, blocked_for)

    def hit(self, game: Table) -> None:
        game.cite(("rivals.damage.type-changed-whole",))
        monster = game.cards[self.attacker]
        dealt = max(damage.attribute(game, monster, self.type) + in_force.bonus(game, "damage", monster), 0)
        plain, aggravated = (0, dealt) if self.is_aggravated(game) else (dealt, 0)
        game.call(
            TakeDamage(
                card=self.target,
                amount=plain,
                aggravated=aggravated,
                type=self.type,
                source=monster.id,
                superficial=self.superficial,
            )
        )

    def is_aggravated(self, game: Table) -> bool:
        """Return whether the damage is Aggravated, so attributes do not reduce it."""
        return False

    @rule("rivals.attack.s5.defender-reveals")
    def reveal_reaction(self, game: Table) -> None:
        self.settled = True
        self.turn_reaction_up(game)

    @rule("rivals.attack.s5.choices-attacker-first")
    def carry_out_cards(self, game: Table) -> None:
        self.carry_out_reaction(game)

    @rule("rivals.attack.s11.discard-played-cards")
    def discard_played_cards(self, game: Table) -> None:
        self.discard_reaction(game)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        target = game.cards.get(self.target)
        if isinstance(choice, Block) and target is not None and seat == target.controller:
            return blocking.in_party(game, target, self.type, game.cards[choice.character])
        return cards.play_refusal(game, self, seat, choice) if isinstance(choice, PlayCard) else None


@procedure
class PreemptiveStrike(Strike, kw_only=True):
    """A Monster's strike against its attacker, before the attack continues."""

    @rule("rivals.preemptive.flip-face-up")
    def turn_up(self, game: Table) -> None:
        monster = game.cards[self.attacker]
        if monster.face_down:
            monster.face_down = False
            game.emit(events.MonsterRevealed(monster.name), "rivals.monster-attack.first-while-face-down")
            game.give_blood(monster, game.blood_potency(monster), "rivals.monster-attack.takes-damage-like-characters")

    @rule(
        "rivals.preemptive.best-attribute",
        "rivals.preemptive.tie-top-down",
        "rivals.preemptive.attacker-becomes-target",
        "rivals.preemptive.no-intel",
        "rivals.preemptive.no-exhaust",
        "rivals.preemptive.exhausted-still-strikes",
    )
    def determine_type(self, game: Table) -> None:
        self.take_type(game)

    @asks("rivals.preemptive.block-by-party")
    def offer_block(self, game: Table) -> Decision | None:
        return self.ask_for_block(game)

    @rule("rivals.preemptive.block-by-party", "rivals.preemptive.no-type-change-after-block")
    def block(self, game: Table, choice: Choice) -> None:
        self.be_blocked(game, choice)

    def is_aggravated(self, game: Table) -> bool:
        game.cite(("rivals.monster-attack.text-may-apply",))
        return says(game.cards[self.attacker]).strikes_aggravated

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, AnnounceType) or (isinstance(choice, PlayCard) and cards.is_attack_card(choice.card)):
            return LOCKED_IN
        return NO_ATTACKER if isinstance(choice, Use) else super().refusal(game, seat, choice)

    @asks(
        "rivals.preemptive.reactions-allowed",
        "rivals.golden.prohibition-beats-permission",
        "rivals.ruling.well-prepared",
    )
    def which_reaction(self, game: Table) -> Decision | None:
        if self.attacker not in game.cards:  # removed by a card text
            self.finish()
            return None
        if says(game.cards[self.attacker]).strikes_unanswered:
            return None
        return cards.reaction_decision(game, self)

    @rule("rivals.preemptive.reactions-allowed")
    def place_reaction(self, game: Table, choice: Choice) -> None:
        self.put_reaction_down(game, choice)

    @rule("rivals.preemptive.survived-attack-resumes")
    def report_attack(self, game: Table) -> None:
        """Record in the interrupted attack whether the strike has defeated its target."""
        target = game.cards.get(self.target)
        for frame in game.stack:
            if isinstance(frame, Answered) and frame is not self and (target is None or not target.is_active):
                frame.strike_felled = True

    @rule("rivals.preemptive.resolve-damage")
    def resolve_damage(self, game: Table) -> None:
        self.hit(game)

    STEPS = (
        turn_up, determine_type, offer_block, block, which_reaction, place_reaction,
        Strike.reveal_reaction, Strike.carry_out_cards, resolve_damage, report_attack, Strike.discard_played_cards,
    )  # fmt: skip


@procedure
class EndOfTurnAttack(Strike, kw_only=True):
    """An attack by a tagged Monster on a Hunter of the player who tagged it."""

    @rule("rivals.monster-end.exhausts-monster", "rivals.monster-end.secrecy-ignored")
    def exhaust(self, game: Table) -> None:
        game.exhaust(game.cards[self.attacker])
        game.emit(events.AttackDeclared(self.attacker, self.target))

    @rule("rivals.monster-end.best-attribute", "rivals.monster-end.tie-top-down")
    def determine_type(self, game: Table) -> None:
        self.take_type(game)

    @asks("rivals.monster-end.block")
    def offer_block(self, game: Table) -> Decision | None:
        return self.ask_for_block(game)

    @rule("rivals.monster-end.block", "rivals.monster-end.no-type-change")
    def block(self, game: Table, choice: Choice) -> None:
        self.be_blocked(game, choice)

    @asks("rivals.monster-end.reaction")
    def which_reaction(self, game: Table) -> Decision | None:
        return cards.reaction_decision(game, self)

    @rule("rivals.monster-end.reaction")
    def place_reaction(self, game: Table, choice: Choice) -> None:
        self.put_reaction_down(game, choice)

    @rule("rivals.monster-end.resolve-damage")
    def resolve_damage(self, game: Table) -> None:
        self.hit(game)

    STEPS = (
        exhaust, determine_type, offer_block, block, which_reaction, place_reaction,
        Strike.reveal_reaction, Strike.carry_out_cards, resolve_damage, Strike.discard_played_cards,
    )  # fmt: skip


PLAIN = CardText()
"""Text of Monsters without a declaration."""


def says(monster: InPlay) -> CardText:
    """Return the text of a Monster."""
    return TEXTS.get(monster.name, PLAIN)


@procedure
class StrikeAll(Frame, kw_only=True):
    """Strikes of a Monster against each member of the attacking party, in the order its Adversary chooses."""

    monster: CardId
    seat: Seat
    left: tuple[CardId, ...]

    @asks("rivals.golden.card-beats-rulebook")
    def whom_next(self, game: Table) -> Decision | None:
        self_left = [number for number in self.left if number in game.cards and game.cards[number].is_active]
        if not self_left:
            return None
        options: list[Choice] = [ChooseTarget(number) for number in self_left]
        return Decision(game.decides_for_monsters(self.seat), "strike", options)

    @rule("rivals.golden.card-beats-rulebook", "rivals.preemptive.pause-after-step-3")
    def strike(self, game: Table, choice: ChooseTarget) -> None:
        self.left = tuple(number for number in self.left if number != choice.target)
        self.goto(StrikeAll.whom_next)
        game.call(PreemptiveStrike(attacker=self.monster, target=choice.target))

    STEPS = (whom_next, strike)


def strikes(game: Table, monster: InPlay, attacker: InPlay) -> Frame:
    """Return the Preemptive Strike against an attacker; a Wounded Werewolf strikes the whole party."""
    if not monster.face_down and says(monster).strikes_all_when_wounded and game.is_wounded(monster):
        members = tuple(member.id for member in game.party(attacker))
        return StrikeAll(monster=monster.id, seat=attacker.controller, left=members)
    return PreemptiveStrike(attacker=monster.id, target=attacker.id)


def tag(game: Table, monster: InPlay, seat: Seat) -> None:
    """Tag a Monster, and return the other players' Prestige on it.

    The tag goes to the first player whose attack on the Monster gets past the strike.
    """
    monster.tagged = seat
    game.emit(
        events.MonsterTagged(seat, monster.id),
        "rivals.tag.first-successful-attack",
        "rivals.tag.only-first-hunter",
        "rivals.tag.no-damage-needed",
        "rivals.tag.moved-near-owner",
        "rivals.tag.still-in-streets",
    )
    for other in game.from_seat(seat)[1:]:
        if amount := game.take_prestige(monster, other):
            game.add_to_supply(other, amount)
            game.emit(events.PrestigeTakenBack(monster.id, other, amount), "rivals.tag.others-collect-prestige")
