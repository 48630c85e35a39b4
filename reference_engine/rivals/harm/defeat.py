"""Defeat of characters without Blood. Rulebook, 'Defeated Characters', 'Torpor', 'Burned'."""

from __future__ import annotations

from reference_engine.kernel import CHANCE, NO_CARD, NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.card_dsl.current_attack import Fallen, current
from reference_engine.rivals.coterie.prince import BecomePrince
from reference_engine.rivals.effects import triggers
from reference_engine.rivals.effects.attaching import is_curse
from reference_engine.rivals.effects.triggers import SetOff
from reference_engine.rivals.ending import winning
from reference_engine.rivals.harm.blood_loss import lose_blood, lose_excess
from reference_engine.rivals.table.card_facts import CHARACTERS, CITY, HUNTER, MONSTERS, PRINCE
from reference_engine.rivals.table.pieces import TORPOR, InPlay
from reference_engine.rivals.table.state import TO_ITS_OWNER, Table
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import Draw

REWARD_FOR_RIVAL = 1
TORPOR_BLOOD = 1


BURNED, RECOVERS = "burned", "recovers"
"""Destinations of a defeated character that a text can set."""


@procedure
class Defeat(Frame, kw_only=True):
    """The defeat of a character without Blood.

    `by`: player whose effect caused it; `victor`: character that caused it; `damaged`: whether it was damage.
    """

    character: CardId
    by: Seat = NOBODY
    victor: CardId = NO_CARD
    damaged: bool = False
    aggravated: bool = False
    controller: Seat = NOBODY
    goes: str = ""
    waiting: tuple[SetOff, ...] = ()
    """Texts triggered by the defeat."""
    if_burned: tuple[SetOff, ...] = ()
    """Texts that burning would trigger."""

    @rule("rivals.defeat.at-zero-blood")
    def look_for_rescue(self, game: Table) -> None:
        character = game.cards[self.character]
        self.controller = character.controller
        triggers.happens(game, "would_be_defeated", character, self.victor)

    @rule("rivals.defeat.at-zero-blood", "rivals.attack.seq.defeated-stay-until-step-10")
    def fall(self, game: Table) -> None:
        character, victor = game.cards[self.character], game.cards.get(self.victor)
        if game.blood(character) or not character.is_active:
            self.finish()
            return
        game.emit(events.Defeated(character.id, self.by))
        self.waiting = triggers.found(game, "defeated", character, self.opponent(game))
        if victor is not None:
            self.waiting += triggers.found(game, "defeats", victor, self.character)
        if self.by != self.controller:
            self.waiting += triggers.victory(game, character, self.by)
        self.if_burned = triggers.found(game, "burned", character)
        triggers.happens(game, "about_to_leave", character)

    def opponent(self, game: Table) -> CardId:
        """Return the character's opponent in the current attack; outside an attack, the victor."""
        assault = current(game)
        if assault is None:
            return self.victor
        return assault.target if assault.attacker == self.character else assault.attacker

    @asks("rivals.golden.card-beats-rulebook", "rivals.defeat.burn-retainers-and-prey")
    def which_retainer_is_freed(self, game: Table) -> Decision | None:
        names = [card.name for card in retainers(game, game.cards[self.character])]
        if not names or not in_force.in_streets(game, "frees_retainer"):
            return None
        different = sorted(set(names))
        return Decision(CHANCE, "retainer", [Draw(name) for name in different], [names.count(n) for n in different])

    @rule("rivals.golden.card-beats-rulebook")
    def free_retainer(self, game: Table, choice: Draw) -> None:
        bearer = game.cards[self.character]
        game.set_free(next(card for card in retainers(game, bearer) if card.name == choice.card))

    @rule(
        "rivals.defeat.remove-tokens-but-leader",
        "rivals.defeat.leaves-active-area",
        "rivals.defeat.vampire-to-torpor",
        "rivals.defeat.hunter-non-leader-burned",
        "rivals.torpor.place-1-prestige",
        "rivals.token.return-to-general-supply",
        "rivals.affliction.tokens-not-detachable",
    )
    def leave(self, game: Table) -> None:
        character = game.cards[self.character]
        unsaved = is_hunter(character) and not character.leader and self.goes != RECOVERS
        burned = self.goes == BURNED or self.aggravated or unsaved
        leave_attachments(game, character, burned, self.aggravated, game.cards.get(self.victor))
        character.no_influence, character.fear, character.minus_bp = False, 0, 0
        if character.agenda and self.by not in (NOBODY, self.controller):
            game.earn(self.by, character.agenda, "rivals.agenda-on-character.earned-on-defeat")
        character.prestige, character.agenda, character.disciplines = (), 0, ()
        if self.goes == BURNED:
            game.burn(character, "rivals.golden.card-beats-rulebook")
        elif self.aggravated:
            game.burn(character, "rivals.aggravated.defeat-burns")
        elif unsaved:
            game.burn(character, "rivals.defeat.hunter-non-leader-burned")
        else:
            enter_torpor(game, character, self.by)
            self.if_burned = ()
        lose_excess(game)

    @rule("rivals.defeat.rival-character-earns-1", "rivals.knockout.last-active-character")
    def reward(self, game: Table) -> None:
        if self.by not in (NOBODY, self.controller):
            credit(game, self.by, self.controller)
        triggers.set_off(game, self.waiting + self.if_burned)
        if not game.coterie(self.controller):
            winning.falls(game, self.controller, self.by)

    STEPS = (look_for_rescue, fall, which_retainer_is_freed, free_retainer, leave, reward)


def retainers(game: Table, character: InPlay) -> list[InPlay]:
    """Return the Mortals attached to a character. Rulebook, 'Retainers'."""
    attached = [game.cards[number] for number in character.attached]
    return [card for card in attached if card.name in CITY and "Retainer" in CITY[card.name].types]


def gone_undefeated(game: Table, player: Seat, by: Seat) -> None:
    """Knock out a player whose last active character left play undefeated, if the edition says so."""
    if game.edition.lost_last_character == "knocked-out" and not game.coterie(player):
        winning.falls(game, player, by, "rivals.knockout.last-active-character")


def sink(game: Table, character: InPlay, by: Seat) -> None:
    """Move an undefeated vampire to torpor with its Blood. Ruling on Wooden Stake.

    It still loses its Curses and the Prince of the City.
    """
    for card in [game.cards[number] for number in character.attached]:
        if card.name == PRINCE:
            pass_the_title(game, card, character, None)
        elif is_curse(card, character):
            discard_attached(game, card, "rivals.affliction.defeat-discards-curses")
    game.put(character, TORPOR)
    game.emit(
        events.EnteredTorpor(character.id), "rivals.ruling.wooden-stake.not-a-defeat", "rivals.torpor.place-1-prestige"
    )
    gone_undefeated(game, character.controller, by)


@procedure
class BurnCharacter(Frame, kw_only=True):
    """A character is burned without being defeated."""

    character: CardId
    by: Seat

    @rule("rivals.terms.burn")
    def burn(self, game: Table) -> None:
        character = game.cards[self.character]
        waiting = triggers.found(game, "burned", character)
        leave_attachments(game, character, burned=True, aggravated=False, victor=None)
        game.burn(character)
        triggers.set_off(game, waiting)
        gone_undefeated(game, character.controller, self.by)

    STEPS = (burn,)


LOSING = ("rivals.blood.losing", "rivals.blood.loss-not-preventable", "rivals.blood.loss-own-colour-first")


def drain(game: Table, character: InPlay, amount: int, by: Seat, *rules: str) -> None:
    """Remove Blood without damage. A loss of the last Blood is a defeat. Rulebook, 'Losing/Stealing Blood'."""
    lose_blood(game, character, min(amount, game.blood(character)), *LOSING, *rules)
    defeat_without_blood(game, character, by)


def defeat_without_blood(game: Table, character: InPlay, by: Seat) -> None:
    """Defeat a character that has no Blood left, regardless of the cause."""
    game.cite(("rivals.defeat.at-zero-blood",))
    if game.blood(character):
        return
    fall(game, Fallen(character.id, by))


def fall(game: Table, fallen: Fallen) -> None:
    """Handle the loss of the last Blood: at once, or in Step 10 for the attacker and the target of an attack."""
    assault, character = current(game), game.cards[fallen.character]
    if assault is not None and assault.holding and character.id in (assault.attacker, assault.target):
        if all(other.character != character.id for other in assault.falling):
            assault.falling += (fallen,)
            game.cite(("rivals.attack.seq.defeated-stay-until-step-10",))
    elif character.name in MONSTERS:
        defeat_monster(game, character, fallen.by)
    else:
        game.set_off(
            Defeat(
                character=character.id,
                by=fallen.by,
                victor=fallen.victor,
                damaged=fallen.damaged,
                aggravated=fallen.aggravated,
            )
        )


def defeat_monster(game: Table, monster: InPlay, by: Seat) -> None:
    """Remove a defeated Monster from the game, return its Prestige, and burn its attachments."""
    game.emit(events.Defeated(monster.id, by), "rivals.monster.defeated-prestige-to-general")
    waiting = triggers.victory(game, monster, by)
    for attached in monster.attached:
        game.burn(game.cards[attached])
    game.burn(monster)
    triggers.set_off(game, waiting)
    if by == game.active:
        game.monsters_defeated += 1
    if by != NOBODY:
        game.earn(by, MONSTERS[monster.name].agenda, "rivals.monster.agenda-when-defeated")
        turn_leader_token(game, by)


def is_hunter(character: InPlay) -> bool:
    return CHARACTERS[character.name].faction == HUNTER


def is_vampire(card: InPlay) -> bool:
    """Return whether a card is a vampire character; Monsters are not."""
    return card.name in CHARACTERS and not is_hunter(card)


def credit(game: Table, by: Seat, controller: Seat) -> None:
    """Reward the player whose effect has defeated a foe's character."""
    if game.seats[by].rival == controller:
        game.earn(by, REWARD_FOR_RIVAL, "rivals.defeat.rival-character-earns-1")
    turn_leader_token(game, by)


def turn_leader_token(game: Table, seat: Seat) -> None:
    """Turn a Hunter Leader's token to '+1 Influence' after a defeat. A vampire's token already shows it."""
    game.cite(("rivals.hunter-leader.flips-after-defeating-character",))
    for card in game.cards.values():
        if card.leader and card.owner == seat and not card.influence_side:
            card.influence_side = True
            game.emit(events.LeaderTokenTurned(card.id))


def enter_torpor(game: Table, character: InPlay, by: Seat) -> None:
    """Move a defeated character to torpor or recovery, where its player pays Blood with Prestige, even the last."""
    game.put(character, TORPOR)
    rule = "rivals.defeat.hunter-leader-to-recovery" if is_hunter(character) else "rivals.defeat.vampire-to-torpor"
    game.emit(events.EnteredTorpor(character.id), rule, "rivals.terms.torpor-recovery")
    game.place_blood(character, TORPOR_BLOOD, "rivals.torpor.place-1-prestige")
    if not game.supply(character.controller):
        game.cite(("rivals.torpor.place-1-prestige-even-last",))
    winning.look_at_supply(game, character.controller, by)


def leave_attachments(game: Table, character: InPlay, burned: bool, aggravated: bool, victor: InPlay | None) -> None:
    """Remove the attachments of a defeated character.

    Retainers are burned, and so are Curses if the character is `burned`. The Prince of the City goes to the vampire
    that has won it. Other cards are discarded, or burned after Aggravated damage.
    """
    game.cite(
        (
            "rivals.claim.vampire-defeating-prince-takes-title",
            "rivals.affliction.burn-or-diablerie-burns-curses",
        )
    )
    for card in [game.cards[number] for number in character.attached]:
        if card.name == PRINCE:
            pass_the_title(game, card, character, victor)
        elif card.name in CITY:
            game.burn(card, "rivals.defeat.burn-retainers-and-prey")
        elif aggravated:
            game.burn(card, "rivals.defeat.aggravated-burns-attachments")
        elif burned and is_curse(card, character):
            game.burn(card, "rivals.affliction.burn-or-diablerie-burns-curses")
        else:
            discard_attached(
                game, card, "rivals.defeat.discard-attachments", "rivals.affliction.defeat-discards-curses"
            )


def discard_attached(game: Table, card: InPlay, *rules: str) -> None:
    """Move an attached card to its owner's discard pile."""
    game.leave(card)
    game.seats[card.owner].discard += (card.name,)
    game.emit(events.CardDiscarded(card.owner, card.name), *TO_ITS_OWNER, *rules)


def pass_the_title(game: Table, title: InPlay, prince: InPlay, victor: InPlay | None) -> None:
    """Give the Prince of the City to another player's vampire that has defeated the Prince, or to nobody.

    A vampire in torpor cannot hold the Title, so it cannot win it there.
    """
    game.set_free(title, "rivals.title.stays-in-torpor")
    game.cite(("rivals.hunter-misc.hunter-defeats-prince",))
    if prince.controller == game.active:
        game.title_lost = True
    foes = victor is not None and victor.controller != prince.controller
    if victor is not None and foes and victor.is_active and is_vampire(victor):
        game.cite(("rivals.defeat.prince-title-to-vampire", "rivals.claim.vampire-defeating-prince-takes-title"))
        game.set_off(BecomePrince(vampire=victor.id))
    else:
        game.cite(("rivals.defeat.prince-title-returns",))
        if victor is not None and victor.controller == prince.controller:
            game.cite(("rivals.claim.own-vampire-defeats-prince",))
