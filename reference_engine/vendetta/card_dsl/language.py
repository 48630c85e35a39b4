"""The language for declaring cards.

Each card is one class. Its effect at a moment of the game is a list of parts under the moment's name (`preparation`,
`aftermath` …). Its static abilities while face up are plain attributes. `rules` are the card's catalogue ids.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame
from reference_engine.vendetta.table.card_facts import CLAN_CARDS
from reference_engine.vendetta.table.pieces import NOWHERE
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vendetta.choices import Use

TIMINGS = (
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
"""Moments when parts of cards take effect. The first eight apply to face-up Deployed cards."""


class Effect(Frame, kw_only=True):
    """The effect of a card at one moment, as its parts see it. `CardEffect` runs it."""

    seat: Seat
    """The player whom the card calls 'you': the owner of its Position, or the player who has the card."""
    card: str
    """Key of the card: a Clan card's printed number, or another card's name."""
    timing: str
    location: int = NOWHERE
    rivals: tuple[Seat, ...] = ()
    """Rivals when the effect began, in turn order."""
    part: int = 0
    at: int = 0
    """Index of the next Rival, if the part asks each Rival in turn."""

    @property
    def text(self) -> CardText:
        return TEXTS[self.card]

    @property
    def parts(self) -> tuple[Part, ...]:
        return TEXTS[self.card].parts[self.timing]

    def owner(self, game: Table) -> Seat:
        """Return the owner of the card if it is not the player addressed as 'you', else NOBODY."""
        return self.owner_for(game, self.seat)

    def owner_for(self, game: Table, seat: Seat) -> Seat:
        """Return the owner to name to another seat."""
        return game.foreign(self.card, seat) if self.card in CLAN_CARDS else NOBODY

    def still_there(self, game: Table) -> bool:
        """Return True if the card is still where its effect began."""
        return game.deployed(self.seat, self.location, self.card) is not None

    def others(self, game: Table) -> list[Seat]:
        """Return the Rivals who are still in the game."""
        return [seat for seat in self.rivals if not game.seats[seat].out]

    def repeat(self) -> None:
        """Ask the same part again."""
        self.pc = self.PLACE["ask"]


class Part:
    """One part of an effect. Parts run in order; a decision may end the effect."""

    rules: tuple[str, ...] = ()

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        """Return the part's decision, or None. Changes nothing."""
        return None

    def settle(self, game: Table, effect: Effect, choice: Any) -> None:
        """Carry out the decision."""
        raise NotImplementedError

    def apply(self, game: Table, effect: Effect) -> None:
        """Carry out the part if there was no decision."""


class CardText:
    """Abilities of a card. Declarations override the attributes that apply."""

    rules: tuple[str, ...] = ()
    name = ""
    parts: dict[str, tuple[Part, ...]]
    """Effects by the name of their moment."""

    # Allies, and face-up cards.
    influence_for_frenzy = 0
    """Additional Influence, beyond the usual 1, for sending a player into Frenzy."""

    # Face-up Deployed cards. 'Here' is the card's Location.
    power: Callable[[Table, Seat, int], int] | None = None
    """Additional Power while face up, by seat and Location."""
    price_to_stay = 0
    """Blood Stolen from each Rival who Stays here."""
    price_to_reveal = 0
    """Blood that a Rival must Lose to reveal a face-down card here."""
    opponents_hide_here = False
    """True if opponents must play face down here and its player may look at those cards."""
    blood_for_hidden_card = 0
    """Blood from the Bank here for each card played face down here."""
    blood_for_opponents_card = 0
    """Blood from the Bank here for each card that an opponent plays here."""
    loss_for_card_elsewhere = 0
    """Blood that an opponent Loses for each card played at another Location."""
    blood_for_card_withdrawn = 0
    """Blood from the Bank here for each card that its player moves when Withdrawing from elsewhere."""
    shelters_withdrawn = False
    """True if its player may move cards and Blood here when Withdrawing from elsewhere."""
    keeps_lost_blood = False
    """True if Blood that its player Loses or Spends is played here."""
    passes_losses_on = False
    """True if each Rival also Loses Blood that its player Spends, Loses, or has Stolen here."""
    immune_here = False
    """True if its player is immune to Losing Blood and having it Stolen here."""
    replaces_frenzy_drain = False
    """True if it may be turned face down instead of Draining a card in a Frenzy here."""

    # Allies.
    wins_ties = False
    hiding_costs = 0
    """Additional Blood to Spend for playing face down."""
    blood_for_haven_card = 0
    """Blood from the Bank there for each card that its player plays at the Prince's Haven."""
    blood_for_frenzy = 0
    """Blood Gained for sending an opponent into Frenzy."""
    drained_first_in_frenzy = False
    cannot_be_drained = False
    diablerie_tokens = 1
    looks_for_blood = False
    """True if its player may Spend Blood to look at face-down cards."""
    keeps_both = False
    """True if, in Hand Building, its player may keep every drawn card by discarding one from hand."""
    alone_among_humans = 0
    """Influence at the end of the game if no other Human is in the Alliance."""

    # Relics.
    def uses_in_turn(self, game: Table, seat: Seat) -> list[Choice]:
        """Return every possible use in its player's Planning turn."""
        return []

    plays_blood_everywhere = 0
    """Blood that its player may play at each Location at the beginning of the Resolution Phase."""

    def use(self, game: Table, seat: Seat, choice: Use) -> None:
        """Use it in its player's Planning turn."""


TEXTS: dict[str, CardText] = {}
"""Declaration of every card, by its key: a Clan card's printed number, any other card's name."""
