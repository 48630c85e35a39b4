"""Faulty engines of Rivals: damage and what lowers it, defeat, torpor and mending, Mortals."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.rivals.attack.attack_sequence import MakeAttack
from reference_engine.rivals.attack.mortals import Reward
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.card_dsl.current_attack import current
from reference_engine.rivals.harm import blood_loss, damage, defeat, mending
from reference_engine.rivals.harm.blood_loss import ForeignColours
from reference_engine.rivals.harm.damage import TakeDamage
from reference_engine.rivals.harm.defeat import Defeat
from reference_engine.rivals.table.card_facts import CITY, LIBRARY, RANGED
from reference_engine.rivals.table.pieces import TORPOR, InPlay
from reference_engine.rivals.table.state import Table
from reference_engine.rivals.turn.end_phase import EndPhase
from scenarios.wire_types.rivals.choices import Mend
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

# Damage.


@wrong("Ranged damage meets the Mental attribute", breaks="rivals.attack.s9.example.social-and-ranged")
def _(change: Changes) -> None:
    change.set(damage, "ARMOUR", {RANGED: "Mental"})


@wrong("damage meets the Physical attribute, whatever its type", breaks="rivals.attack.s9.matching-attribute-reduces")
def _(change: Changes) -> None:
    change.set(damage, "ARMOUR", {RANGED: "Physical", "Social": "Physical", "Mental": "Physical"})


@wrong("Ranged damage has the attacker's Physical attribute added", breaks="rivals.attack.s8.ranged-no-attribute")
def _(change: Changes) -> None:
    def attribute(right: Right, game: Table, card: InPlay, kind: str) -> int:
        return int(right(game, card, "Physical" if kind == RANGED else kind))

    change.replace(damage, "attribute", attribute)


@wrong("a card's damage takes the place of the attribute", breaks="rivals.attack.s8.sum-card-damage")
def _(change: Changes) -> None:
    def determine(right: Right, self: MakeAttack, game: Table) -> None:
        right(self, game)
        if self.attack_card:
            own = damage.attribute(game, game.cards[self.attacker], self.type)
            self.amount = max(self.amount - own, 0)

    change.replace(MakeAttack, "determine_damage", determine)


def splashing(change: Changes, more: Any) -> None:
    """Raise damage to cards other than the target by the amount that `more` returns."""

    def apply(right: Right, self: MakeAttack, game: Table) -> None:
        self.splash_damage += int(more(game, self, game.cards[self.attacker]))
        right(self, game)

    change.replace(MakeAttack, "apply_damage", apply)


@wrong("the attacker's attribute is added to the splash", breaks="rivals.attack.s8.splash-not-boosted")
def _(change: Changes) -> None:
    splashing(change, lambda game, assault, attacker: damage.attribute(game, attacker, "Physical"))


@wrong("what raises the damage raises the splash", breaks="rivals.attack.s8.splash-not-boosted")
def _(change: Changes) -> None:
    splashing(change, lambda game, assault, attacker: in_force.bonus(game, "damage", attacker) + assault.more_damage)


@wrong("a Reaction's Shields cover the whole party", breaks="rivals.attack.s9.reaction-shields-own-only")
def _(change: Changes) -> None:
    def shields(right: Right, game: Table, card: InPlay) -> int:
        found, assault = int(right(game, card)), current(game)
        if assault is None or not assault.reaction_up or card.id == assault.reactor:
            return found
        covered = card in game.party(game.cards[assault.reactor])
        return found + ((LIBRARY[assault.reaction].shield or 0) if covered else 0)

    change.replace(damage, "shields", shields)


@wrong("Shields keep off no Ranged damage", breaks="rivals.damage.shields-reduce-all-types")
def _(change: Changes) -> None:
    def mitigate(right: Right, self: TakeDamage, game: Table) -> None:
        if self.type == RANGED:
            self.pool = 0
        right(self, game)

    change.replace(TakeDamage, "mitigate_first", mitigate)


@wrong("attributes lower Aggravated damage", breaks="rivals.aggravated.ignores-attributes")
def _(change: Changes) -> None:
    def look(right: Right, self: TakeDamage, game: Table) -> None:
        self.aggravated = max(self.aggravated - damage.protection(game, game.cards[self.card], self.type), 0)
        right(self, game)

    change.replace(TakeDamage, "look_at_defences", look)


@wrong(
    "a character loses all damage in Blood, and then as much again", breaks="rivals.attack.s10.character-loses-blood"
)
def _(change: Changes) -> None:
    def lose(right: Right, game: Table, character: InPlay, amount: int, *rules: str) -> None:
        right(game, character, min(2 * amount, game.blood(character)), *rules)

    change.replace(damage, "lose_blood", lose)


@wrong("foreign Blood goes before a character's own", breaks="rivals.damage.own-colour-first")
def _(change: Changes) -> None:
    def lose(right: Right, game: Table, character: InPlay, amount: int, *rules: str) -> None:
        own = game.colour(character)
        spared = character.blood[own] if own < len(character.blood) else 0
        character.blood = tuple(0 if colour == own else left for colour, left in enumerate(character.blood))
        foreign = min(game.blood(character), amount)
        if foreign:
            right(game, character, foreign, *rules)
        row = [*character.blood, *[0] * (own + 1 - len(character.blood))]
        row[own] = spared
        character.blood = tuple(row)
        if amount - foreign:
            right(game, character, amount - foreign, *rules)

    change.replace(damage, "lose_blood", lose)
    change.replace(defeat, "lose_blood", lose)


@wrong("of several other colours that of the first seat goes", breaks="rivals.icons.prestige.own-colour-first")
def _(change: Changes) -> None:
    change.replace(blood_loss, "say_which", lambda right, game, giver, before, receiver: None)


@wrong("whose turn it is says whose Blood goes", breaks="rivals.damage.own-colour-first")
def _(change: Changes) -> None:
    def which(right: Right, self: ForeignColours, game: Table) -> Decision | None:
        asked: Decision | None = right(self, game)
        return None if asked is None else Decision(game.active, asked.window, asked.options)

    change.replace(ForeignColours, "which_colour", which)


# Mortals.


@wrong("a Mortal has lost Blood to an attack that was too weak", breaks="rivals.attack.s10.mortal-all-or-nothing")
def _(change: Changes) -> None:
    def apply(right: Right, self: MakeAttack, game: Table) -> None:
        self.amount += game.cards[self.target].name in CITY
        right(self, game)

    change.replace(MakeAttack, "apply_damage", apply)


@wrong("a defeated Antagonist is burned", breaks="rivals.mortal.antagonist-to-discard")
def _(change: Changes) -> None:
    def earn(right: Right, self: Reward, game: Table) -> None:
        before = game.city_discard
        right(self, game)
        game.city_burned += game.city_discard[len(before) :]
        game.city_discard = before

    change.replace(Reward, "earn", earn)


# Defeat and torpor.


@wrong("whom Aggravated damage has defeated goes to torpor", breaks="rivals.aggravated.defeat-burns")
def _(change: Changes) -> None:
    def leave(right: Right, self: Defeat, game: Table) -> None:
        self.aggravated = False
        right(self, game)

    change.replace(Defeat, "leave", leave)


@wrong("every defeated foe earns Agenda, Rival or not", breaks="rivals.defeat.rival-character-earns-1")
def _(change: Changes) -> None:
    def credit(right: Right, game: Table, by: Seat, controller: Seat) -> None:
        right(game, by, controller)
        if game.seats[by].rival != controller:
            game.earn(by, 1)

    change.replace(defeat, "credit", credit)


@wrong("the Blood of who falls into torpor comes from the general supply", breaks="rivals.torpor.place-1-prestige")
def _(change: Changes) -> None:
    def enter(right: Right, game: Table, character: InPlay, by: Seat) -> None:
        game.gain_prestige(character.controller, 1)
        right(game, character, by)

    change.replace(defeat, "enter_torpor", enter)


@wrong("attachments stay on who falls into torpor", breaks="rivals.defeat.discard-attachments")
def _(change: Changes) -> None:
    change.replace(defeat, "leave_attachments", lambda right, *arguments, **named: None)


@wrong("a defeated Prince's Title goes to every victor, Hunters too", breaks="rivals.hunter-misc.hunter-defeats-prince")
def _(change: Changes) -> None:
    change.replace(defeat, "is_vampire", lambda right, card: True)


@wrong("the victor does not become Prince", breaks="rivals.defeat.prince-title-to-vampire")
def _(change: Changes) -> None:
    change.replace(defeat, "is_vampire", lambda right, card: False)


@wrong("a defeated Hunter lies in recovery, Leader or not", breaks="rivals.defeat.hunter-non-leader-burned")
def _(change: Changes) -> None:
    change.replace(defeat, "is_hunter", lambda right, card: False)


@wrong("Agenda on a character goes with it", breaks="rivals.agenda-on-character.earned-on-defeat")
def _(change: Changes) -> None:
    def leave(right: Right, self: Defeat, game: Table) -> None:
        game.cards[self.character].agenda = 0
        right(self, game)

    change.replace(Defeat, "leave", leave)


# Mending.


@wrong("mended Blood comes from the personal supply", breaks="rivals.mend.from-general-supply")
def _(change: Changes) -> None:
    def mend(right: Right, self: Table, character: InPlay, amount: int, *rules: str) -> None:
        before = self.blood(character)
        right(self, character, amount, *rules)
        if character.controller != NOBODY:
            self.give_up(character.controller, self.blood(character) - before)

    change.replace(Table, "mend", mend)


@wrong("a character mends for any number of cards", breaks="rivals.end.mend.once-per-character")
def _(change: Changes) -> None:
    def mend(right: Right, self: EndPhase, game: Table, choice: Any) -> None:
        right(self, game, choice)
        if isinstance(choice, Mend):
            self.mended = ()

    change.replace(EndPhase, "discard_and_mend", mend)


@wrong("characters in torpor are mended by cards alone", breaks="rivals.end.mend.one-blood-per-torpor-character")
def _(change: Changes) -> None:
    change.replace(EndPhase, "mend_in_torpor", lambda right, self, game: None)


@wrong("whoever has mended half its Blood leaves torpor", breaks="rivals.mend.torpor-full-returns")
def _(change: Changes) -> None:
    def can_be_mended(right: Right, game: Table, character: InPlay) -> bool:
        if character.place == TORPOR:
            return 2 * game.blood(character) < game.blood_potency(character)
        return bool(right(game, character))

    change.replace(mending, "can_be_mended", can_be_mended)
