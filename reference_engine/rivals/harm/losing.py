"""Blood that goes, by its colours. Rulebook, 'Damage', 'Blood and Prestige Color'."""

from __future__ import annotations

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.rivals.table import events
from reference_engine.rivals.table.choices import RemoveBlood
from reference_engine.rivals.table.facts import CHARACTERS
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table, without

OWN_COLOUR_FIRST = "rivals.damage.own-colour-first"


def lose_blood(game: Table, character: InPlay, amount: int, *rules: str) -> None:
    """A character loses so much Blood, of its controller's colour first. Of several other colours its controller says
    which goes, where some of them stays."""
    own = game.colour(character)
    others = [colour for colour, left in enumerate(character.blood) if left and colour != own]
    foreign = sum(character.blood[colour] for colour in others)
    left_to_choose = amount - (game.blood(character) - foreign)
    chosen = left_to_choose if len(others) > 1 and 0 < left_to_choose < foreign else 0
    if lost := game.remove_blood(character, amount - chosen):
        game.emit(events.BloodLost(character.id, lost), OWN_COLOUR_FIRST, *BLOOD, *rules)
    if chosen:
        game.set_off(LoseForeignBlood(character=character.id, amount=chosen))


BLOOD = "rivals.icons.blood.is-health", "rivals.icons.blood.denominations"


def lose_excess(game: Table) -> None:
    """Characters lose what Blood they have above a maximum that has sunk. Rulebook, 'Retainers'.

    Once an effect is over, for all who have lost what others gave them: what a Leader's Retainer gives the whole party
    ends with the party, the Leader or the text that shares it. Of its own bearer a card that is taken off takes the
    Blood at once (`Table.overflow`), for the rest of the effect already looks at it.
    """
    for card in list(game.cards.values()):
        if card.name not in CHARACTERS or game.blood(card) <= CHARACTERS[card.name].blood_potency - card.minus_bp:
            continue
        if (over := game.blood(card) - game.blood_potency(card)) > 0:
            lose_blood(game, card, over, "rivals.retainer.detached-loses-bonus")


@procedure
class LoseForeignBlood(Frame, kw_only=True):
    """Only Blood of other players' colours is left, and not all of it goes."""

    character: CardId
    amount: int

    @asks(OWN_COLOUR_FIRST)
    def which_colour(self, game: Table) -> Decision | None:
        character = game.cards[self.character]
        colours = [Seat(colour) for colour, left in enumerate(character.blood) if left]
        if not self.amount or len(colours) == 1:
            return None
        return Decision(character.controller, "blood-colour", [RemoveBlood(colour) for colour in colours])

    @rule(OWN_COLOUR_FIRST)
    def remove_one(self, game: Table, choice: RemoveBlood) -> None:
        self.remove(game, choice.player, 1)
        self.goto(LoseForeignBlood.which_colour)

    @rule(OWN_COLOUR_FIRST)
    def remove_the_rest(self, game: Table) -> None:
        self.remove(game, NO_COLOUR, self.amount)

    def remove(self, game: Table, colour: int, amount: int) -> None:
        character = game.cards[self.character]
        self.amount -= amount
        if amount:
            character.blood = without(character.blood, colour, amount)[0]
            game.emit(events.BloodLost(character.id, amount))

    STEPS = (which_colour, remove_one, remove_the_rest)


NO_COLOUR = -1
"""That comes before no other."""
