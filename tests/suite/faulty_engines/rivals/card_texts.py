"""Faulty engines of Rivals: targets and exact wording of card texts."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.rivals.attack.attack_sequence import MakeAttack
from reference_engine.rivals.card_dsl.current_attack import current
from reference_engine.rivals.card_dsl.language import TEXTS, Effect, Speaker, TextSource, Trigger
from reference_engine.rivals.cards.words import conditions, conspiracies, effects
from reference_engine.rivals.cards.words.effects import EarnAgenda
from reference_engine.rivals.cards.words.fighting import BecomesSuperficial, MoreShield, Prevent, Stake, attack
from reference_engine.rivals.coterie.prince import BecomePrince
from reference_engine.rivals.effects import attaching, targets, triggers
from reference_engine.rivals.harm import damage, defeat
from reference_engine.rivals.harm.damage import TakeDamage
from reference_engine.rivals.harm.defeat import BURNED, BurnCharacter, Defeat
from reference_engine.rivals.table.card_facts import MONSTERS, PRINCE
from reference_engine.rivals.table.pieces import ATTACHED, InPlay
from reference_engine.rivals.table.state import Table
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

# Whom texts target.


@wrong(
    "the first round keeps characters from being targeted, but not their players",
    breaks="rivals.first-round.no-target",
)
def _(change: Changes) -> None:
    def players(right: Right, game: Table, by: Seat) -> list[Seat]:
        return [seat for seat in game.from_seat(by) if not game.seats[seat].out]

    change.replace(targets, "players", players)


@wrong(
    "a Conspiracy hits every foe who has contributed nothing, even before their first turn",
    breaks="rivals.first-round.no-target",
)
def _(change: Changes) -> None:
    def idle_foes(right: Right, game: Table, speaker: Speaker) -> list[Seat]:
        contributors = game.cards[speaker.card].contributors
        return [seat for seat in game.from_seat(speaker.seat)[1:] if seat not in contributors]

    change.replace(conspiracies, "idle_foes", idle_foes)


# Which cards texts speak of.


@wrong(
    "Observe & Report speaks of characters, so that a Monster that lies face down pays nothing",
    breaks="rivals.attach.action-card-to-actor",
)
def _(change: Changes) -> None:
    speaks_of = conditions.attached_by_you(conditions.both(conditions.any_character, conditions.not_own))
    change.set(TEXTS["Observe & Report"], "triggers", {"attaches": (Trigger(EarnAgenda(1), of=speaks_of),)})


# What leaves a character with it.


def curses_are_discarded(change: Changes, spared: Any) -> None:
    """Discard Curses on a character that `spared` accepts, although it is burned without Aggravated damage."""

    def leave(right: Right, game: Table, character: InPlay, burned: bool, *others: Any, **named: Any) -> None:
        right(game, character, burned and not spared(game), *others, **named)

    change.replace(defeat, "leave_attachments", leave)


@wrong(
    "the defeat of a Hunter discards the Curses, though the Hunter is burned",
    breaks="rivals.defeat.hunter-non-leader-burned",
)
def _(change: Changes) -> None:
    def is_defeated(game: Table) -> bool:
        falling = game.within(Defeat)
        return falling is not None and falling.goes != BURNED

    curses_are_discarded(change, is_defeated)


@wrong(
    "who is burned by a text leaves the Curses for the discard pile",
    breaks="rivals.affliction.burn-or-diablerie-burns-curses",
)
def _(change: Changes) -> None:
    def burn(right: Right, self: BurnCharacter, game: Table) -> None:
        character = game.cards[self.character]
        for card in [game.cards[number] for number in character.attached]:
            if attaching.is_curse(card, character):
                defeat.discard_attached(game, card)
        right(self, game)

    change.replace(BurnCharacter, "burn", burn)


@wrong("the Prince who is staked keeps the Title in torpor", breaks="rivals.title.stays-in-torpor")
def _(change: Changes) -> None:
    def sink(right: Right, game: Table, character: InPlay, by: Seat) -> None:
        titles = [game.cards[number] for number in character.attached if game.cards[number].name == PRINCE]
        right(game, character, by)
        for title in titles:
            game.put(title, ATTACHED)
            game.attach(title, character)

    change.replace(defeat, "sink", sink)


@wrong(
    "a vampire without room for the Wooden Stake is not staked",
    breaks="rivals.ruling.wooden-stake.torpor-with-rest",
)
def _(change: Changes) -> None:
    def stake(right: Right, self: Stake, game: Table, effect: Effect) -> None:
        target = game.cards.get(attack(game).target)
        if target is not None and game.has_room(target):
            right(self, game, effect)

    change.replace(Stake, "apply", stake)


@wrong("a vampire that has fallen itself wins the Title", breaks="rivals.defeat.prince-title-returns")
def _(change: Changes) -> None:
    def pass_on(right: Right, game: Table, title: InPlay, prince: InPlay, victor: InPlay | None) -> None:
        right(game, title, prince, victor)
        if victor is not None and not victor.is_active and victor.controller != prince.controller:
            game.set_off(BecomePrince(vampire=victor.id))

    change.replace(defeat, "pass_the_title", pass_on)


# Shields and damage prevention.


@wrong("Francisco prevents 2 damage, where he has 2 Shields", breaks="rivals.golden.card-beats-rulebook")
def _(change: Changes) -> None:
    def apply(right: Right, self: MoreShield, game: Table, effect: Effect) -> None:
        if effect.text == "Francisco":
            Prevent(self.amount).apply(game, effect)
        else:
            right(self, game, effect)

    change.replace(MoreShield, "apply", apply)


@wrong("Shields are counted before those are paid for that a text sells", breaks="rivals.icons.shield.reduces-damage")
def _(change: Changes) -> None:
    def look(right: Right, self: TakeDamage, game: Table) -> None:
        right(self, game)
        self.pool += damage.shields(game, game.cards[self.card])

    change.replace(TakeDamage, "look_at_defences", look)
    change.replace(TakeDamage, "count_shields", lambda right, self, game: None)
    change.replace(TakeDamage, "damage_left", lambda right, self, game: self.amount + self.aggravated - self.pool)


@wrong("only the target of an attack has Shields in it", breaks="rivals.icons.shield.reduces-damage")
def _(change: Changes) -> None:
    def shields(right: Right, game: Table, card: InPlay) -> int:
        assault = current(game)
        return int(right(game, card)) if assault is None or assault.target == card.id else 0

    change.replace(damage, "shields", shields)


# When an attack has a target.


@wrong(
    "what a text puts on the target goes to whoever was announced, before anybody Blocks",
    breaks="rivals.attack.target.role-text-waits-for-blocking",
)
def _(change: Changes) -> None:
    def set_off(right: Right, self: MakeAttack, game: Table) -> None:
        right(self, game)
        triggers.happens(game, "attacks", game.cards[self.attacker], self.target)

    change.replace(MakeAttack, "set_off_by_the_attack", set_off)
    change.replace(MakeAttack, "set_off_by_the_target", lambda right, self, game: None)


# Monsters.


@wrong("no Reaction makes the damage of a Monster Superficial", breaks="rivals.superficial.cannot-take-last-token")
def _(change: Changes) -> None:
    def apply(right: Right, self: BecomesSuperficial, game: Table, effect: Effect) -> None:
        if game.cards[attack(game).attacker].name not in MONSTERS:
            right(self, game, effect)

    change.replace(BecomesSuperficial, "apply", apply)


@wrong("a tagged Monster has no turn that a card on it could look at", breaks="rivals.tag.turn-timing")
def _(change: Changes) -> None:
    def is_the_turn(right: Right, game: Table, source: TextSource, trigger: Trigger) -> bool:
        if trigger.hosts_turn and game.cards[source.host].name in MONSTERS:
            return False
        return bool(right(game, source, trigger))

    change.replace(triggers, "is_the_turn", is_the_turn)


@wrong("a card takes Blood from a Monster that another player has tagged", breaks="rivals.tag.protected-from-others")
def _(change: Changes) -> None:
    change.replace(effects, "is_protected", lambda right, game, monster, by: False)


@wrong("a Monster that lies face down mends Blood that it does not have yet", breaks="rivals.terms.character")
def _(change: Changes) -> None:
    def mend(right: Right, self: Table, character: InPlay, amount: int, *rules: str) -> None:
        if character.face_down:
            self.give_blood(character, amount)
        right(self, character, amount, *rules)

    change.replace(Table, "mend", mend)


@wrong("Poison Pill hits who has defeated its bearer, and nobody else", breaks="rivals.ruling.poison-pill")
def _(change: Changes) -> None:
    change.replace(Defeat, "opponent", lambda right, self, game: self.victor)


# Who has contributed.


@wrong(
    "who puts Prestige on a Conspiracy by a text has not contributed to it",
    breaks="rivals.colour.conspiracy-contributors",
)
def _(change: Changes) -> None:
    def add(right: Right, game: Table, seat: Seat, card: InPlay, whose: Seat, amount: int) -> None:
        game.place_prestige(card, whose, amount)

    for user in (effects, conspiracies):
        change.replace(user, "add_from_general_supply", add)
