"""The words in which a card is declared.

A card is one class. What it does at a moment of the game is a list of parts under the moment's name (`preparation`,
`aftermath` …); what it does as long as it lies face up is a plain attribute. `rules` are catalogue ids of the card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame
from reference_engine.vendetta.table.facts import CLAN_CARDS
from reference_engine.vendetta.table.pieces import NOWHERE
from reference_engine.vendetta.table.state import Table
from scenarios.protocol.declarations import Choice
from scenarios.protocol.vendetta.choices import Use

MOMENTS = (
    "end_of_planning",
    "before_revelation",
    "after_revelation",
    "preparation",
    "before_conflict",
    "conflict",
    "aftermath",
    "end_of_round",
    "acquired",
    "after_resolution",
)
"""When parts of cards take effect. The first eight are asked of Deployed cards that lie face up."""


class Effect(Frame, kw_only=True):
    """What a card does at one moment, as its parts see it. `CardEffect` carries it out."""

    seat: Seat
    """Who the card speaks to as 'you': the player whose Position it lies on, or who has it."""
    card: str
    """Its key: a Clan card's printed number, or another card's name."""
    moment: str
    location: int = NOWHERE
    rivals: tuple[Seat, ...] = ()
    """The Rivals as the effect began, in turn order."""
    part: int = 0
    at: int = 0
    """Where the part asks one Rival after the other: the next one."""

    @property
    def text(self) -> CardText:
        return TEXTS[self.card]

    @property
    def parts(self) -> tuple[Part, ...]:
        return TEXTS[self.card].parts[self.moment]

    def owner(self, game: Table) -> Seat:
        """The owner of the card where that is not the player it speaks to."""
        return self.owner_for(game, self.seat)

    def owner_for(self, game: Table, seat: Seat) -> Seat:
        """The owner as named to another seat."""
        return game.foreign(self.card, seat) if self.card in CLAN_CARDS else NOBODY

    def still_there(self, game: Table) -> bool:
        """Whether the card still lies where its effect began."""
        return game.deployed(self.seat, self.location, self.card) is not None

    def others(self, game: Table) -> list[Seat]:
        """The Rivals who are still in the game."""
        return [seat for seat in self.rivals if not game.seats[seat].out]

    def repeat(self) -> None:
        """Ask the same part again."""
        self.pc = self.PLACE["ask"]


class Part:
    """One thing that an effect does. The parts of an effect follow each other; a question may end the effect."""

    rules: tuple[str, ...] = ()

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        """What has to be decided, or None. Changes nothing."""
        return None

    def settle(self, game: Table, effect: Effect, choice: Any) -> None:
        """Carry out what was decided."""
        raise NotImplementedError

    def apply(self, game: Table, effect: Effect) -> None:
        """Do it, where nothing was asked."""


class CardText:
    """What a card does. Declarations override what they have."""

    rules: tuple[str, ...] = ()
    name = ""
    parts: dict[str, tuple[Part, ...]]
    """What it does at each moment, by its name."""

    # Of an Ally, or of a face-up card.
    influence_for_frenzy = 0
    """Influence beyond the usual 1 for sending somebody into Frenzy."""

    # Of a face-up Deployed card. 'Here' is its Location.
    power: Callable[[Table, Seat, int], int] | None = None
    """More Power, as long as it is face up, by seat and Location."""
    price_to_stay = 0
    """Blood that is Stolen from each Rival who Stays here."""
    price_to_reveal = 0
    """Blood that a Rival has to Lose for each face-down card here that is to be revealed."""
    opponents_hide_here = False
    """Opponents have to play face down here, and its player may look at what they play."""
    blood_for_hidden_card = 0
    """Blood from the Bank here for each card that is played face down here."""
    blood_for_opponents_card = 0
    """Blood from the Bank here for each card that an opponent plays here."""
    loss_for_card_elsewhere = 0
    """Blood that an opponent Loses for each card played at another Location."""
    blood_for_card_withdrawn = 0
    """Blood from the Bank here for each card that its player moves in Withdrawing from elsewhere."""
    shelters_withdrawn = False
    """Its player may move cards and Blood here when Withdrawing from elsewhere."""
    keeps_lost_blood = False
    """Blood that its player Loses or Spends is played here."""
    passes_losses_on = False
    """What its player Spends, Loses or has Stolen here, each Rival Loses too."""
    immune_here = False
    """Its player is immune to what makes one Lose Blood, or Steals it, here."""
    replaces_frenzy_drain = False
    """May be turned face down instead of Draining a card in a Frenzy here."""

    # Of an Ally.
    wins_ties = False
    hiding_costs = 0
    """More Blood to Spend for playing face down."""
    blood_for_haven_card = 0
    """Blood from the Bank for each card that its player plays at the Prince's Haven, there."""
    blood_for_frenzy = 0
    """Blood Gained for sending an opponent into Frenzy."""
    drained_first_in_frenzy = False
    cannot_be_drained = False
    diablerie_tokens = 1
    looks_for_blood = False
    """Its player may Spend Blood to look at face-down cards."""
    keeps_both = False
    """In Hand Building its player may keep every drawn card for one of the hand."""
    alone_among_humans = 0
    """Influence at the end of the game if no other Human is in the Alliance."""

    # Of a Relic.
    def uses_in_turn(self, game: Table, seat: Seat) -> list[Choice]:
        """Everything that it could be used for in its player's Planning turn."""
        return []

    plays_blood_everywhere = 0
    """Blood that its player may play at each Location when the Resolution Phase begins."""

    def use(self, game: Table, seat: Seat, choice: Use) -> None:
        """Use it in its player's Planning turn."""


TEXTS: dict[str, CardText] = {}
"""What every card does, by its key: a Clan card's printed number, any other card's name."""
