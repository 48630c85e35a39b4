"""Building blocks of card declarations.

Each card is one class. Effects that happen once, at a moment of the game, are a tuple of parts under the moment's name
(`played`, `revealed`, `after_attack` ...), or a `Trigger` with such parts. Values that a card adds while it is in force
are a `Bonus` under the name of the value (`damage`, `shield`, `influence` ...). Abilities that a player uses for a cost
are an `Ability`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from reference_engine.kernel import NO_CARD, CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import Choice


class TextSource(msgspec.Struct, frozen=True):
    """A text in force, with its player and the character it is about. "You" in the text is the player `seat`."""

    text: str
    """Name of the card with the text."""
    seat: Seat
    card: CardId = NO_CARD
    """The card in play with the text; NO_CARD for an Agenda, a Haven, or a card just played."""
    host: CardId = NO_CARD
    """The character that the text is about: itself, the bearer, the Leader, or the acting character."""
    subject: CardId = NO_CARD
    """The card that triggered the text, if any."""
    other: CardId = NO_CARD
    """The second card involved in the trigger: the one damaged, Blocked, or attacked."""


class Effect(Frame, kw_only=True):
    """A one-time effect of a text being carried out. It has the same attributes as a `TextSource`."""

    text: str
    seat: Seat
    card: CardId = NO_CARD
    host: CardId = NO_CARD
    subject: CardId = NO_CARD
    other: CardId = NO_CARD
    timing: str
    part: int = 0
    chosen: tuple[CardId, ...] = ()
    """Cards in play chosen for the effect, in order."""
    chosen_seats: tuple[Seat, ...] = ()
    x: int = 0
    """Amount paid for X, or number of cards."""
    way: str = ""
    """The alternative chosen."""

    def skip(self, parts: int) -> None:
        """Skip the next `parts` parts."""
        self.part += parts

    def repeat(self) -> None:
        """Ask the same part again."""
        self.pc = self.PLACE["ask"]


class Played(Frame, kw_only=True):
    """An Action or Unhosted Action card being played. It is in no pile until it has taken effect."""

    seat: Seat
    card: str
    actor: CardId = NO_CARD
    """The acting character; NO_CARD for an Unhosted Action."""
    kept: bool = False
    """True if the card has come into play, so it is not discarded."""


Speaker = TextSource | Effect
Condition = Callable[[Table, Speaker], bool]
Amount = Callable[[Table, Speaker], int]
Relation = Callable[[Table, Speaker, InPlay], bool]
"""Test of a card's relation to a text."""


class Part:
    """One part of an effect. The parts of an effect are carried out in order."""

    def legal(self, game: Table, speaker: Speaker) -> bool:
        """Return whether the part has a legal target and can be paid for. If not, the card cannot be played."""
        return True

    def fault(self, game: Table, speaker: Speaker) -> Refusal | None:
        """Return the reason why there is no legal target, if known."""
        return None

    def possible(self, game: Table, speaker: Speaker) -> bool:
        """Return whether the part would also change something. If not, the ability cannot be used."""
        return self.legal(game, speaker)

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        """Return the decision to make, or None. Changes nothing."""
        return None

    def settle(self, game: Table, effect: Effect, choice: Any) -> None:
        """Carry out the decision."""
        raise NotImplementedError

    def refusal(self, game: Table, effect: Effect, choice: Choice) -> Refusal | None:
        """Return the reason why a choice is illegal, if known."""
        return None

    def apply(self, game: Table, effect: Effect) -> None:
        """Carry out a part that needs no decision."""


class Gate(Part):
    """Parts that are carried out only if a condition holds, a player chooses them, or a cost is paid."""

    def __init__(self, *parts: Part) -> None:
        self.parts = parts

    @property
    def span(self) -> int:
        """Number of following parts that the gate may skip."""
        return len(flat(self.parts))

    def worthwhile(self, game: Table, speaker: Speaker) -> bool:
        """Return whether all inner parts are legal and at least one would change something."""
        inner = outermost(self.parts)
        legal = all(part.legal(game, speaker) for part in inner)
        return legal and any(part.possible(game, speaker) for part in inner)


class If(Gate):
    """Parts of a text with a condition."""

    def __init__(self, condition: Condition, *parts: Part) -> None:
        super().__init__(*parts)
        self.condition = condition

    def apply(self, game: Table, effect: Effect) -> None:
        if not self.condition(game, effect):
            effect.skip(self.span)


def itself(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """Return whether `card` is the character that the text is about."""
    return card.id == speaker.host


def always(game: Table, speaker: Speaker) -> bool:
    return True


def fixed(amount: int | Amount) -> Amount:
    """Return an amount as a function."""
    return amount if callable(amount) else lambda game, speaker: amount


class Trigger:
    """Parts triggered at a moment.

    The trigger fires if `of` holds for the card that the moment is about and `when` holds as well. The start and end of
    a turn are about no card: the trigger fires on its player's turn, or on every player's.
    """

    def __init__(
        self,
        *parts: Part,
        of: Relation = itself,
        when: Condition = always,
        every_turn: bool = False,
        hosts_turn: bool = False,
    ) -> None:
        """Set the conditions.

        `hosts_turn`: fire on the turn of the host's player instead of "your" turn, at the start or end of a turn. For a
        Monster, that is the player who tagged it.
        """
        self.parts, self.of, self.when = flat(parts), of, when
        self.every_turn, self.hosts_turn = every_turn, hosts_turn


class Bonus:
    """A change to a value while the text is in force, for the cards for which `of` holds."""

    def __init__(self, amount: int | Amount, of: Relation = itself, when: Condition = always) -> None:
        self.amount, self.of, self.when = fixed(amount), of, when


ATTACKER, PARTY, SCHEME = "attacker", "party", "scheme"
"""Roles for abilities that work only in an attack: those of the attacker or its party.

Rulebook, 'Character Abilities'.
"""


class Ability:
    """An ability that a player uses for a cost: costs first, then effects. Rulebook, 'Activated Abilities'."""

    def __init__(
        self,
        *parts: Part,
        name: str = "",
        role: str = "",
        when: Condition = always,
        prevents: bool = False,
        of: Relation = itself,
    ) -> None:
        """Set the effects and conditions. `of`: the characters that an ability protects from damage."""
        self.parts, self.name, self.role, self.when = flat(parts), name, role, when
        self.prevents, self.of = prevents, of


def listing(value: Any) -> tuple[Any, ...]:
    """Return a value as a tuple."""
    return value if isinstance(value, tuple) else (value,)


def flat(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Return the parts, each gate followed by its inner parts."""
    found: list[Part] = []
    for part in parts:
        found.append(part)
        if isinstance(part, Gate):
            found += flat(part.parts)
    return tuple(found)


ONCE = (
    "played", "revealed", "damaged", "after_attack", "attached", "resolved", "succeeded",
    "blocks_anywhere",
)  # fmt: skip
"""Moments of the card itself.

An Action or Event takes effect, an Attack or Reaction card is revealed, the damage is dealt, the attack ends, the card
is attached, a Conspiracy is resolved, or a Scheme is won.
"""

TRIGGERS = (
    "start_of_turn", "end_of_turn", "enters_play", "exhausts", "blocks", "attacks", "attack_ends", "deals_damage",
    "would_be_defeated", "defeated", "about_to_leave", "defeats", "burned", "recruits", "investigates", "plays_relic",
    "attaches", "conspiracy_resolved", "scheme_won", "attack_over", "victory",
)  # fmt: skip
"""Moments that can trigger texts in play."""

BONUSES = ("damage", "shield", "secrecy", "intel", "influence", "foes_influence", "blood_potency")
"""Values that texts modify; `foes_influence` applies to each foe's total in a Scheme."""


LOOKED_FOR = (
    "abilities", "grants", "keywords", "shares_retainers", "lessens_losses", "ignores_antagonists", "shoots",
    "makes_discard", "drives_out", "shuts_havens", "attack_costs", "frees_retainer",
)  # fmt: skip
"""Other attributes that rules look up among all cards in play."""


class CardText:
    """Declaration of a card. Subclasses override the attributes they need."""

    rules: tuple[str, ...] = ()
    """Rule ids about this card."""
    name = ""
    parts: dict[str, tuple[Part, ...]]
    """Flattened parts for each moment of the card and for each ability by its number."""
    triggers: dict[str, tuple[Trigger, ...]]
    bonuses: dict[str, tuple[Bonus, ...]]
    abilities: tuple[Ability, ...] | Ability = ()
    used: tuple[Ability, ...]
    """Abilities by number."""

    grants: tuple[str, ...] = ()
    """Disciplines or Edges given to the host."""
    keywords: tuple[str, ...] = ()
    """Keywords given to the host."""
    targeted: tuple[Condition, ...] = ()
    """Attack card: conditions under which its target may be changed when it is revealed."""
    face_down_if: tuple[Condition, ...] = ()
    """Face-up Attack card: conditions under which it may be placed face down."""
    spoiled_by_answers = False
    """Attack card: discarded after a Block or a Reaction."""
    investigates_at_home = False
    """Character: may be exhausted to Investigate in the Hideout as well."""
    strikes_aggravated = False
    """Monster: Preemptive Strikes deal Aggravated damage."""
    strikes_unanswered = False
    """Monster: Reactions cannot be played against its Preemptive Strikes."""
    strikes_all_when_wounded = False
    """Monster: strikes the whole party while Wounded."""
    shares_retainers = False
    """Ongoing card: the Leader's party shares the Leader's Retainers."""
    lessens_losses = False
    """Character: its player may discard cards instead of losing Prestige in an attack."""
    opens_hand = False
    """Monster: the player who tagged it plays with an open hand."""
    no_free_blood = False
    """Attachment: its host in torpor gets no Blood in the End Phase."""

    modifies = 0
    """Influence Modifier: Influence added."""
    modifies_for_each_against = 0
    """Influence Modifier: Influence added for each player who has exerted Influence for the other answer."""
    shoots = 0
    """Antagonist: Aggravated damage to vampires of a party that enters The Streets."""
    makes_discard = 0
    """Antagonist: number of cards that a player discards when their party enters The Streets."""
    drives_out = False
    """Antagonist: moves a character into The Streets at the end of a turn."""
    ignores_antagonists = 0
    """Attachment: number of Antagonists that the host's party ignores."""
    shuts_havens = False
    """Event: Havens are turned face down."""
    takes_of_gains = 0
    """Event: Prestige taken from each gain."""
    attack_costs = 0
    """Event: price of an Attack Action in Prestige."""
    frees_retainer = False
    """Event: a Retainer of a defeated character returns to The Streets."""
    waits_for_second_round = False
    """Event: shuffled back in the first round."""
    doubles_titles = False
    """Character: doubles the Influence of its Title."""


TEXTS: dict[str, CardText] = {}
"""Declared cards by name."""

DEFINING_CARDS: dict[str, set[str]] = {}
"""Names of the cards that define each word: a moment, a bonus, `abilities`, `grants`, `keywords` ..."""


@cache
def outermost(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Return the parts without those inside gates; each gate judges its own parts."""
    found: list[Part] = []
    place = 0
    while place < len(parts):
        found.append(part := parts[place])
        place += 1 + (part.span if isinstance(part, Gate) else 0)
    return tuple(found)


def can_all(parts: tuple[Part, ...], game: Table, speaker: Speaker) -> bool:
    """Return whether all parts of an effect are possible."""
    return all(part.possible(game, speaker) for part in outermost(parts))


def first_fault(parts: tuple[Part, ...], game: Table, speaker: Speaker) -> Refusal | None:
    """Return the first known reason why an effect has no legal target."""
    return next((fault for part in outermost(parts) if (fault := part.fault(game, speaker))), None)


def all_legal(parts: tuple[Part, ...], game: Table, speaker: Speaker) -> bool:
    """Return whether all parts of an effect are legal."""
    return all(part.legal(game, speaker) for part in outermost(parts))
