"""Faulty engines of Rivals: misreadings on Intel, Blocks and illegal Attack cards."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.rivals.attack import attack_sequence, cards, declaring, rollback
from reference_engine.rivals.attack.attack_sequence import MakeAttack
from reference_engine.rivals.card_dsl.current_attack import Assault, current
from reference_engine.rivals.card_dsl.language import Effect
from reference_engine.rivals.cards.words import costs
from reference_engine.rivals.table.card_facts import CHARACTERS, EDGES, LIBRARY, VAMPIRE
from reference_engine.rivals.table.pieces import InPlay, Lasting
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.rivals import choices
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

# Intel: who discards, and what is left of an attack that has failed.


def failing(change: Changes, follows: Any) -> None:
    """Call `follows` after an attack that fails for lack of Intel."""

    def compare(right: Right, self: MakeAttack, game: Table) -> None:
        right(self, game)
        if self.pc >= len(self.STEPS):
            follows(self, game)

    change.replace(MakeAttack, "compare_intel", compare)


def intel_for_all(attack: MakeAttack, game: Table) -> None:
    """The attacking player's characters have the Intel of an attack for the turn."""
    seat = game.cards[attack.attacker].controller
    game.lasting += tuple(Lasting("intel", attack.intel, card=card.id) for card in game.coterie(seat))


@wrong("Intel of an attack that has failed is good for the next one", breaks="rivals.attack.intel.failure-ends-attack")
def _(change: Changes) -> None:
    failing(change, intel_for_all)


@wrong("Intel of an attack is good for all attacks of the turn", breaks="rivals.attack.intel.discard-for-intel")
def _(change: Changes) -> None:
    def spend(right: Right, self: MakeAttack, game: Table) -> None:
        right(self, game)
        intel_for_all(self, game)

    change.replace(MakeAttack, "spend_the_action", spend)


@wrong("cards that were discarded for Intel come back when the attack fails", breaks=(
    "rivals.attack.intel.failure-undoes-triggers",
))  # fmt: skip
def _(change: Changes) -> None:
    discarded: list[tuple[Seat, str]] = []

    def discard(right: Right, self: MakeAttack, game: Table, choice: Choice) -> None:
        if isinstance(choice, choices.Discard):
            discarded.extend((game.decider, name) for name in choice.cards)
        right(self, game, choice)

    def exhaust(right: Right, self: MakeAttack, game: Table) -> None:
        discarded.clear()
        right(self, game)

    def come_back(attack: MakeAttack, game: Table) -> None:
        for seat, name in discarded:
            pile = list(game.seats[seat].discard)
            pile.remove(name)
            game.seats[seat].discard = tuple(pile)
            game.seats[seat].hand += (name,)

    change.replace(MakeAttack, "exhaust_step", exhaust)
    change.replace(MakeAttack, "discard_for_intel", discard)
    failing(change, come_back)


@wrong("the Intel that Grace has for a turn ends with an attack that fails", breaks="rivals.ruling.grace")
def _(change: Changes) -> None:
    def end(attack: MakeAttack, game: Table) -> None:
        game.lasting = tuple(each for each in game.lasting if each.word != "intel")

    failing(change, end)


@wrong("an ability for Intel may be used again after an attack has failed", breaks=(
    "rivals.activated.once-per-own-action-phase",
))  # fmt: skip
def _(change: Changes) -> None:
    def forget(attack: MakeAttack, game: Table) -> None:
        for card in game.cards.values():
            card.used = tuple(name for name in card.used if name != attack_sequence.INTEL)

    failing(change, forget)


@wrong("an attack that has failed counts as the first attack of the turn", breaks=(
    "rivals.attack.intel.failure-undoes-triggers",
))  # fmt: skip
def _(change: Changes) -> None:
    def count(attack: MakeAttack, game: Table) -> None:
        game.attacks_made += 1

    failing(change, count)


@wrong("a target is not attacked again in the turn in which an attack on it has failed", breaks=(
    "rivals.attack.intel.failure-keeps-action",
))  # fmt: skip
def _(change: Changes) -> None:
    def mark(attack: MakeAttack, game: Table) -> None:
        game.cards[attack.target].used += ("attacked",)

    def attacks(right: Right, game: Table, seat: Seat) -> Any:
        return (each for each in right(game, seat) if "attacked" not in game.cards[each.target].used)

    failing(change, mark)
    change.replace(declaring, "attacks", attacks)


def discarding(change: Changes, may: Any) -> None:
    """Ask only players for Intel that `may` accepts. It gets the attacking and the defending player."""

    def step(right: Right, self: MakeAttack, game: Table) -> Decision | None:
        decision: Decision | None = right(self, game)
        while decision is not None and not may(decision.seat, game.active, game.cards[self.target].controller):
            self.intel_done += 1
            decision = right(self, game)
        return decision

    change.replace(MakeAttack, "intel_step", step)


@wrong("for Intel nobody but the attacking and the defending player discards", breaks=(
    "rivals.attack.intel.discard-order",
))  # fmt: skip
def _(change: Changes) -> None:
    discarding(change, lambda seat, attacking, defending: seat in (attacking, defending))


@wrong("for Intel the defending player does not discard", breaks="rivals.attack.intel.discard-order")
def _(change: Changes) -> None:
    discarding(change, lambda seat, attacking, defending: seat != defending)


# Blocks, and what an illegal Attack card undoes.


def kept(change: Changes, remember: Any, put_back: Any) -> None:
    """Keep a value when an illegal Attack card undoes everything since Step 3.

    `remember` reads the value, and `put_back` restores it.
    """

    def restore(right: Right, game: Table, before: Any, players: Any) -> None:
        found = remember(game)
        right(game, before, players)
        put_back(game, found)

    change.replace(rollback, "restore", restore)


def kept_of_cards(change: Changes, *keys: str) -> None:
    """Keep these fields of all cards in play when an illegal Attack card undoes everything."""

    def remember(game: Table) -> Any:
        return {card.id: [getattr(card, key) for key in keys] for card in game.cards.values()}

    def put_back(game: Table, found: Any) -> None:
        for number, values in found.items():
            for key, value in zip(keys, values, strict=True):
                setattr(game.cards[number], key, value)
        game.laid = None

    kept(change, remember, put_back)


UNDOES = "rivals.attack.s5.illegal-card-undoes-blocks-and-reactions"


@wrong("a token that an undone Block has placed stays", breaks=UNDOES)
def _(change: Changes) -> None:
    kept_of_cards(change, "no_influence")


@wrong("a Blocker that came from home stays in The Streets when its Block is undone", breaks=UNDOES)
def _(change: Changes) -> None:
    kept_of_cards(change, "place", "party")


@wrong("an ability by which somebody has Blocked counts as used when the Block is undone", breaks=UNDOES)
def _(change: Changes) -> None:
    kept_of_cards(change, "used")


@wrong("Blood that an undone Block has mended stays", breaks=UNDOES)
def _(change: Changes) -> None:
    kept_of_cards(change, "blood")


@wrong("Prestige that an undone Block has cost is lost", breaks=UNDOES)
def _(change: Changes) -> None:
    def put_back(game: Table, found: Any) -> None:
        for player, prestige in zip(game.seats, found, strict=True):
            player.prestige = prestige

    kept(change, lambda game: [player.prestige for player in game.seats], put_back)


@wrong("the Reaction to an illegal Attack card is discarded", breaks=UNDOES)
def _(change: Changes) -> None:
    def put_back(game: Table, attack: Assault) -> None:
        if attack.reaction:
            game.discard(attack.reactors_player, (attack.reaction,))

    kept(change, current, put_back)


@wrong("after an illegal Attack card nobody Blocks any more", breaks=(
    UNDOES, "rivals.attack.s5.illegal-card-attack-continues",
))  # fmt: skip
def _(change: Changes) -> None:
    def begin(right: Right, self: MakeAttack, game: Table) -> None:
        again = bool(self.first_target)
        right(self, game)
        self.blocks_offered = len(game.seats) if again else 0

    change.replace(MakeAttack, "begin_step_3", begin)


@wrong("a Monster strikes again after an illegal Attack card", breaks="rivals.preemptive.pause-after-step-3")
def _(change: Changes) -> None:
    def begin(right: Right, self: MakeAttack, game: Table) -> None:
        right(self, game)
        self.struck = False

    change.replace(MakeAttack, "begin_step_3", begin)


@wrong("an illegal Attack card undoes the strike of the Monster", breaks="rivals.preemptive.pause-after-step-3")
def _(change: Changes) -> None:
    def remember(right: Right, self: MakeAttack, game: Table) -> None:
        if not self.cards_before:
            right(self, game)

    change.replace(MakeAttack, "remember", remember)


@wrong("an attack that tags a Monster deals all its damage if its card is illegal", breaks="rivals.tag.superficial")
def _(change: Changes) -> None:
    def begin(right: Right, self: MakeAttack, game: Table) -> None:
        right(self, game)
        self.superficial = False

    change.replace(MakeAttack, "begin_step_3", begin)


@wrong("a Reaction needs the printed Blood Potency", breaks=(
    "rivals.attack.s5.illegal-reaction-discarded", "rivals.minus-bp.limits-mending-and-cards",
))  # fmt: skip
def _(change: Changes) -> None:
    def fault(right: Right, game: Table, assault: Assault, target: InPlay, card: str) -> Refusal | None:
        found: Refusal | None = right(game, assault, target, card)
        printed = CHARACTERS[target.name].blood_potency >= LIBRARY[card].bp
        return None if found is cards.LOW_BP and printed else found

    change.replace(cards, "reaction_fault", fault)


@wrong("a vampire needs no Edge for what a card offers to those who have one", breaks="rivals.edge.bonus-by-card")
def _(change: Changes) -> None:
    def ask(right: Right, self: costs.ForPrestige, game: Table, effect: Effect) -> Decision | None:
        if self.needs in EDGES and game.seats[effect.seat].faction == VAMPIRE:
            self = costs.ForPrestige(self.amount, *self.parts, when=self.when)
        found: Decision | None = right(self, game, effect)
        return found

    change.replace(costs.ForPrestige, "ask", ask)
