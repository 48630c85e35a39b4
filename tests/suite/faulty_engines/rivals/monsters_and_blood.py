"""Faulty engines of Rivals: damage of Action cards, stolen Blood, torpor, Hunters and Monsters and their example."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reference_engine.kernel import NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.rivals.attack import attack_sequence, blocking, declaring
from reference_engine.rivals.attack.attack_sequence import MakeAttack
from reference_engine.rivals.attack.monsters import EndOfTurnAttack, PreemptiveStrike, Strike, tag
from reference_engine.rivals.card_dsl.current_attack import current
from reference_engine.rivals.effects import payment, triggers
from reference_engine.rivals.harm import damage
from reference_engine.rivals.harm.damage import TakeDamage
from reference_engine.rivals.hunters import investigating, tagged_monster_attacks
from reference_engine.rivals.playing.play_card import PlayLibraryCard
from reference_engine.rivals.table.card_facts import ATTACK_TYPES, ATTRIBUTES, CITY, HUNTER, LIBRARY, MONSTERS, RANGED
from reference_engine.rivals.table.pieces import STREETS, TORPOR, InPlay
from reference_engine.rivals.table.state import Table, without
from reference_engine.rivals.turn.beginning import ReadyAndReturn
from scenarios.wire_types.declarations import PASS
from scenarios.wire_types.rivals import choices, events
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

# Damage of Action cards.


@wrong("damage of an Action card counts as an attack", breaks="rivals.action-damage.not-an-attack")
def _(change: Changes) -> None:
    def apply(right: Right, self: TakeDamage, game: Table) -> None:
        right(self, game)
        game.attacks_made += current(game) is None

    change.replace(TakeDamage, "apply", apply)


@wrong("who plays an Action card adds an attribute", breaks="rivals.action-damage.no-actor-attribute")
def _(change: Changes) -> None:
    def look(right: Right, self: TakeDamage, game: Table) -> None:
        played = game.within(PlayLibraryCard)
        actor = game.cards.get(played.actor) if played is not None else None
        if actor is not None:
            self.amount += max(damage.attribute(game, actor, kind) for kind in ATTRIBUTES)
        right(self, game)

    change.replace(TakeDamage, "look_at_defences", look)


@wrong("Reactions are played to an Action card", breaks="rivals.action-damage.no-standard-reactions")
def _(change: Changes) -> None:
    def offer(right: Right, self: TakeDamage, game: Table) -> Decision | None:
        decision: Decision | None = right(self, game)
        if decision is not None and current(game) is None:
            hand = sorted(set(game.seats[decision.seat].hand))
            played = [choices.PlayCard(name) for name in hand if "Reaction" in LIBRARY[name].types]
            decision.options = [*decision.options, *played]
        return decision

    change.replace(TakeDamage, "offer_prevention", offer)


@wrong("no Shields keep off what an Action card deals", breaks="rivals.action-damage.reduced-like-attack-damage")
def _(change: Changes) -> None:
    def count(right: Right, self: TakeDamage, game: Table) -> None:
        if current(game) is not None:
            right(self, game)

    change.replace(TakeDamage, "count_shields", count)


# Blood and torpor.


@wrong("who is stolen from keeps the Blood", breaks="rivals.blood.stealing")
def _(change: Changes) -> None:
    def steal(right: Right, self: Table, thief: InPlay, victim: InPlay, *rest: Any) -> None:
        before = victim.blood
        right(self, thief, victim, *rest)
        victim.blood = before

    change.replace(Table, "steal_blood", steal)


@wrong("stolen Blood goes to the general supply", breaks="rivals.blood.stolen-goes-on-thief")
def _(change: Changes) -> None:
    def steal(right: Right, self: Table, thief: InPlay, victim: InPlay, *rest: Any) -> None:
        before = thief.blood
        right(self, thief, victim, *rest)
        thief.blood = before

    change.replace(Table, "steal_blood", steal)


@wrong("stolen Blood takes the thief's colour", breaks="rivals.blood.stolen-not-swapped")
def _(change: Changes) -> None:
    def steal(right: Right, self: Table, thief: InPlay, victim: InPlay, amount: int, *rules: str) -> None:
        victim.blood, stolen = without(victim.blood, self.colour(victim), amount)
        self.give_blood(thief, stolen)

    change.replace(Table, "steal_blood", steal)


@wrong("who is in torpor has no Blood Potency", breaks="rivals.torpor.only-bp-type-name")
def _(change: Changes) -> None:
    def blood_potency(right: Right, self: Table, character: InPlay) -> int:
        return 0 if character.place == TORPOR else int(right(self, character))

    change.replace(Table, "blood_potency", blood_potency)


@wrong("who is in torpor attacks", breaks="rivals.torpor.no-actions")
def _(change: Changes) -> None:
    def attacks(right: Right, game: Table, seat: Seat) -> Iterator[choices.Attack]:
        yield from right(game, seat)
        for attacker in game.characters(seat, TORPOR):
            for target in game.in_order():
                if declaring.target_refusal(game, seat, target) is None:
                    yield choices.Attack(attacker.id, target.id)

    change.replace(declaring, "attacks", attacks)


@wrong("who is in torpor Blocks", breaks="rivals.torpor.no-party")
def _(change: Changes) -> None:
    def block(right: Right, game: Table, assault: Any) -> Decision | None:
        decision: Decision | None = right(game, assault)
        defender = game.cards[assault.target].controller
        if decision is not None or defender == NOBODY:
            return decision
        sleeping = [choices.Block(card.id) for card in game.characters(defender, TORPOR)]
        return Decision(defender, "block", [PASS, *sleeping]) if sleeping else None

    change.replace(blocking, "block_decision", block)


@wrong("a Ranged attack on a Mortal burns those beside it", breaks="rivals.mortal.own-party-each")
def _(change: Changes) -> None:
    def apply(right: Right, self: MakeAttack, game: Table) -> None:
        right(self, game)
        if game.cards[self.target].name in CITY and self.type == RANGED and self.attack_card:
            for card in list(game.in_streets()):
                if "Mortal" in CITY[card.name].types and card.id != self.target:
                    game.burn(card)

    change.replace(MakeAttack, "apply_damage", apply)


@wrong("who stays exhausted stays in The Streets", breaks="rivals.fear.exhausted-still-returns")
def _(change: Changes) -> None:
    def come_home(right: Right, self: ReadyAndReturn, game: Table) -> None:
        staying = {card.id: card.party for card in game.characters(game.active, STREETS) if card.exhausted}
        right(self, game)
        for number, party in staying.items():
            game.put(game.cards[number], STREETS, party)

    change.replace(ReadyAndReturn, "come_home", come_home)


@wrong("half the Blood Potency is rounded up", breaks=(
    "rivals.keyword.example.wounded-5-bp", "rivals.monster.example.wounded-9-bp",
))  # fmt: skip
def _(change: Changes) -> None:
    def is_wounded(right: Right, self: Table, character: InPlay) -> bool:
        return 2 * self.blood(character) <= self.blood_potency(character) + 1

    change.replace(Table, "is_wounded", is_wounded)


@wrong("a Monster mends twice as much", breaks="rivals.hunter-misc.example.each-character-mends")
def _(change: Changes) -> None:
    def mend(right: Right, self: Table, character: InPlay, amount: int, *rules: str) -> None:
        right(self, character, amount * (1 + (character.name in MONSTERS)), *rules)

    change.replace(Table, "mend", mend)


# Hunters.


@wrong("a Leader's token hides the Leader alone", breaks="rivals.hunter-leader.example.secrecy-two")
def _(change: Changes) -> None:
    def leader_secrecy(right: Right, game: Table, card: InPlay) -> int:
        return int(card.leader and right(game, card))

    change.replace(declaring, "leader_secrecy", leader_secrecy)


@wrong("vampires Investigate", breaks="rivals.investigate.hunter-keyword")
def _(change: Changes) -> None:
    def investigations(right: Right, game: Table, seat: Seat) -> Any:
        player = game.seats[seat]
        faction, player.faction = player.faction, HUNTER
        found = list(right(game, seat))
        player.faction = faction
        return found

    change.replace(investigating, "investigations", investigations)


@wrong("exhausted Hunters Investigate", breaks="rivals.investigate.again-after-readying")
def _(change: Changes) -> None:
    def hunter_refusal(right: Right, card: InPlay) -> Any:
        return None if card.place == STREETS else right(card)

    change.replace(investigating, "hunter_refusal", hunter_refusal)


@wrong("what Hunters Investigate with is their own Prestige", breaks="rivals.monster.example.1-faithful-investigates")
def _(change: Changes) -> None:
    def investigate(right: Right, game: Table, seat: Seat, choice: choices.Investigate) -> None:
        right(game, seat, choice)
        game.give_up(seat, len(choice.characters))

    change.replace(investigating, "investigate", investigate)


@wrong("Prestige from a character goes to the supply of who spends it", breaks="rivals.prestige-on.returns-to-general")
def _(change: Changes) -> None:
    def take_from(right: Right, self: Table, card: InPlay, seat: Seat, amount: int, *rules: str) -> None:
        right(self, card, seat, amount, *rules)
        self.add_to_supply(seat, amount)

    change.replace(Table, "take_from", take_from)


# Attacks on Monsters.


@wrong("a Monster strikes before the Attack card is placed", breaks="rivals.preemptive.pause-after-step-3")
def _(change: Changes) -> None:
    names = [step.__name__ for step in MakeAttack.STEPS]
    names.remove("pause_for_preemptive_strike")
    names.insert(names.index("which_attack_card"), "pause_for_preemptive_strike")
    change.reorder(MakeAttack, *names)


@wrong("the type of an attack is changed as the Monster strikes", breaks="rivals.preemptive.attack-locked-in")
def _(change: Changes) -> None:
    def offer(right: Right, self: PreemptiveStrike, game: Table) -> Decision | None:
        decision: Decision | None = right(self, game)
        if decision is not None:
            decision.options = [*decision.options, *map(choices.AnnounceType, ATTACK_TYPES)]
        return decision

    change.replace(PreemptiveStrike, "offer_block", offer)


@wrong("who falls to the strike tags the Monster", breaks="rivals.preemptive.attacker-defeated-ends-attack")
def _(change: Changes) -> None:
    def resume(right: Right, self: MakeAttack, game: Table) -> None:
        target = game.cards.get(self.target)
        right(self, game)
        if target is not None and target.name in MONSTERS and target.tagged == NOBODY:
            tag(game, target, self.attackers_player)

    change.replace(MakeAttack, "resume", resume)


@wrong("exhausted mates keep nobody from attacking", breaks="rivals.monster.example.2-investigate-and-attack")
def _(change: Changes) -> None:
    def attacker_refusal(right: Right, game: Table, character: InPlay) -> Refusal | None:
        found: Refusal | None = right(game, character)
        return None if found is declaring.PARTY_EXHAUSTED else found

    change.replace(declaring, "attacker_refusal", attacker_refusal)


@wrong("a Monster strikes with the type of the attack on it", breaks="rivals.monster.example.3-flip-and-type")
def _(change: Changes) -> None:
    def take_type(right: Right, self: Strike, game: Table) -> None:
        right(self, game)
        attack = game.within(MakeAttack)
        if attack is not None:
            self.type = attack.type
            game.events.pop()
            game.emit(events.AttackTypeAnnounced(self.attacker, self.type))

    change.replace(Strike, "take_type", take_type)


@wrong("the Prestige of others is lost with the tag", breaks="rivals.monster.example.4-strike-resolved")
def _(change: Changes) -> None:
    def tag_and_lose(right: Right, game: Table, monster: InPlay, seat: Seat) -> None:
        before = [player.prestige for player in game.seats]
        right(game, monster, seat)
        for player, prestige in zip(game.seats, before, strict=True):
            player.prestige = prestige

    change.replace(attack_sequence, "tag", tag_and_lose)


@wrong("only the supply pays", breaks="rivals.monster.example.5-confuse-paid")
def _(change: Changes) -> None:
    change.replace(payment, "ways", lambda right, game, seat, amount, character: right(game, seat, amount, None))


@wrong("a Monster's attributes lower no damage", breaks="rivals.monster.example.6-damage")
def _(change: Changes) -> None:
    def look(right: Right, self: TakeDamage, game: Table) -> None:
        card = game.cards[self.card]
        if card.name in MONSTERS:
            self.amount += damage.protection(game, card, self.type)
        right(self, game)

    change.replace(TakeDamage, "look_at_defences", look)


@wrong("a Curse on a Monster sets nothing off", breaks="rivals.monster.example.7-curse-and-agenda")
def _(change: Changes) -> None:
    def happens(right: Right, game: Table, timing: str, subject: InPlay, *other: CardId) -> None:
        if timing != "attaches" or game.cards[other[0]].name not in MONSTERS:
            right(game, timing, subject, *other)

    change.replace(triggers, "happens", happens)


# Monsters lash out.


@wrong("exhausted Monsters lash out", breaks="rivals.monster-end.exhausted-cannot")
def _(change: Changes) -> None:
    change.replace(tagged_monster_attacks, "may_attack", lambda right, monster: not monster.calmed)


@wrong("no Reaction answers a Monster that lashes out", breaks="rivals.monster-end.example.mula-attacks-juliana")
def _(change: Changes) -> None:
    def which(right: Right, self: EndOfTurnAttack, game: Table) -> Decision | None:
        return None

    change.replace(EndOfTurnAttack, "which_reaction", which)


@wrong("the last Blood is never lost", breaks="rivals.icons.blood.is-health")
def _(change: Changes) -> None:
    def remove_blood(right: Right, self: Table, character: InPlay, amount: int) -> Any:
        return right(self, character, min(amount, max(self.blood(character) - 1, 0)))

    change.replace(Table, "remove_blood", remove_blood)


@wrong("Blood is lost in pairs", breaks="rivals.icons.blood.denominations")
def _(change: Changes) -> None:
    def remove_blood(right: Right, self: Table, character: InPlay, amount: int) -> Any:
        return right(self, character, amount + amount % 2)

    change.replace(Table, "remove_blood", remove_blood)
