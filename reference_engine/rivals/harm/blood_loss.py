"""Loss of Blood, by colour. Rulebook, 'Damage', 'Blood and Prestige Color'."""

from __future__ import annotations

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.rivals.table.card_facts import CHARACTERS
from reference_engine.rivals.table.pieces import Heap, InPlay, Tokens
from reference_engine.rivals.table.state import Table, exchanged, with_more, with_taken, without
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import RemoveBlood, RemovePrestige

OWN_COLOUR_FIRST = "rivals.damage.own-colour-first"
ALL_CHARACTERS = frozenset(CHARACTERS)
OF_PRESTIGE = "rivals.icons.prestige.own-colour-first"


def lose_blood(game: Table, character: InPlay, amount: int, *rules: str) -> None:
    """Remove Blood from a character, its controller's colour first."""
    if lost := game.remove_blood(character, amount):
        game.emit(events.BloodLost(character.id, lost), OWN_COLOUR_FIRST, *BLOOD, *rules)


BLOOD = "rivals.icons.blood.is-health", "rivals.icons.blood.denominations"


def lose_excess(game: Table) -> None:
    """Remove Blood above a maximum that has dropped. Rulebook, 'Retainers'.

    This happens after an effect, for characters that no longer benefit from another card. For example, a Leader's
    Retainer stops benefiting the party if the party, the Leader, or the text that shares it is gone. A detached card's
    own bearer loses the Blood at once (`Table.overflow`), because the rest of the effect already depends on it.
    """
    full = [
        card
        for card in game.roll[ALL_CHARACTERS]
        if card.blood and sum(card.blood) > CHARACTERS[card.name].blood_potency - card.minus_bp
    ]
    for card in full:
        if (over := game.blood(card) - game.blood_potency(card)) > 0:
            lose_blood(game, card, over, "rivals.retainer.detached-loses-bonus")


def say_which(game: Table, giver: Heap, before: Tokens, receiver: Heap) -> None:
    """Let a player choose which tokens moved, if other players' colours leave a choice.

    All tokens of the player's own colour go first. If there were tokens of several other players and some remain, the
    player of the supply or the controller of the character chooses.
    """
    if giver.seat != NOBODY:
        own, seat = int(giver.seat), giver.seat
    else:
        character = game.cards[giver.card]
        own, seat = game.colour(character), character.controller
        if seat == NOBODY:
            seat = game.decides_for_monsters(game.active)
    foreign = tuple(amount if colour != own else 0 for colour, amount in enumerate(before))
    left = sum(amount for colour, amount in enumerate(game.tokens(giver)) if colour != own)
    if sum(map(bool, foreign)) > 1 and 0 < left < sum(foreign):
        gone = sum(foreign) - left
        game.set_off(ForeignColours(seat=seat, giver=giver, receiver=receiver, there=foreign, left=gone, gone=gone))


@procedure
class ForeignColours(Frame, kw_only=True):
    """Choice of the colours of tokens that have moved. The number is fixed, and the colours are final at the end."""

    seat: Seat
    giver: Heap
    receiver: Heap
    there: Tokens
    """Tokens of other colours before the move."""
    gone: int
    """Number of tokens of other colours that have moved."""
    left: int
    """Number of tokens still to be named."""
    named: Tokens = ()

    def unnamed(self) -> Tokens:
        """Return the tokens that are not named yet."""
        return exchanged(self.there, (), self.named)

    @asks(OWN_COLOUR_FIRST, OF_PRESTIGE)
    def which_colour(self, game: Table) -> Decision | None:
        colours = [Seat(colour) for colour, amount in enumerate(self.unnamed()) if amount]
        if not self.left or len(colours) == 1:
            return None
        if self.giver.blood:
            return Decision(self.seat, "blood-colour", [RemoveBlood(colour) for colour in colours])
        return Decision(self.seat, "prestige-colour", [RemovePrestige(colour) for colour in colours])

    @rule(OWN_COLOUR_FIRST, OF_PRESTIGE)
    def name_one(self, game: Table, choice: RemoveBlood | RemovePrestige) -> None:
        self.named, self.left = with_more(self.named, choice.player, 1), self.left - 1
        self.goto(ForeignColours.which_colour)

    @rule(OWN_COLOUR_FIRST, OF_PRESTIGE)
    def exchange(self, game: Table) -> None:
        rest = self.unnamed()
        went = with_taken(self.named, rest, without(rest, NO_COLOUR, self.left)[0])
        taken = with_taken((), self.there, without(self.there, NO_COLOUR, self.gone)[0])
        game.lay(self.giver, exchanged(game.tokens(self.giver), taken, went))
        game.lay(self.receiver, exchanged(game.tokens(self.receiver), went, taken))

    STEPS = (which_colour, name_one, exchange)

    def order_rule(self, game: Table, seat: Seat) -> str:
        return OWN_COLOUR_FIRST if self.giver.blood else OF_PRESTIGE


NO_COLOUR = -1
"""Lowest colour number, below all others."""
