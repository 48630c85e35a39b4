"""The words in which a card is declared.

A card is one class. What it does once, at a moment of the game, is a list of parts under the moment's name (`played`,
`revealed`, `after_attack` ...), or a `Trigger` of them; what it adds for as long as it is in force is a `Bonus` under
the name of what it adds to (`damage`, `shield`, `influence` ...); what may be used for a cost is an `Ability`.
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
from scenarios.protocol.declarations import Choice


class TextSource(msgspec.Struct, frozen=True):
    """A text that is in force, and on whom. It speaks to a player as 'you'."""

    text: str
    """The name of the card that says it."""
    seat: Seat
    card: CardId = NO_CARD
    """The card in play that bears the text; of an Agenda, a Haven, or a card just played, none."""
    host: CardId = NO_CARD
    """The character that it is about: itself, the bearer of an attachment, the Leader, who acts or plays the card."""
    subject: CardId = NO_CARD
    """What has set it off, where something has."""
    other: CardId = NO_CARD
    """The second card that this is about: whom it damages, Blocks or attacks."""


class Effect(Frame, kw_only=True):
    """What a text does once, as its parts see it: it says the same of itself as a `TextSource`."""

    text: str
    seat: Seat
    card: CardId = NO_CARD
    host: CardId = NO_CARD
    subject: CardId = NO_CARD
    other: CardId = NO_CARD
    moment: str
    part: int = 0
    chosen: tuple[CardId, ...] = ()
    """Cards in play that have been chosen in it, in order."""
    chosen_seats: tuple[Seat, ...] = ()
    x: int = 0
    """How much has been paid, where the text says X; how many cards, where it speaks of several."""
    way: str = ""
    """Which of several ways has been chosen."""

    def skip(self, parts: int) -> None:
        """Leave out so many of the parts that come next."""
        self.part += parts

    def repeat(self) -> None:
        """Ask the same part again."""
        self.pc = self.PLACE["ask"]


class Played(Frame, kw_only=True):
    """An Action or Unhosted Action card that is being played: it lies nowhere until it has taken effect."""

    seat: Seat
    card: str
    actor: CardId = NO_CARD
    """The acting character; of an Unhosted Action, none."""
    kept: bool = False
    """Whether it has come into play, and is not discarded."""


Speaker = TextSource | Effect
Condition = Callable[[Table, Speaker], bool]
Amount = Callable[[Table, Speaker], int]
Relation = Callable[[Table, Speaker, InPlay], bool]
"""Whether a card stands to a text as it has to."""


class Part:
    """One thing that an effect does. The parts of an effect follow each other."""

    def legal(self, game: Table, speaker: Speaker) -> bool:
        """Whether it has a legal target, and can be paid: without that a card is not played."""
        return True

    def fault(self, game: Table, speaker: Speaker) -> Refusal | None:
        """Why it has no legal target, where that can be said."""
        return None

    def possible(self, game: Table, speaker: Speaker) -> bool:
        """Whether it would change something besides: without that an ability is not used."""
        return self.legal(game, speaker)

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        """What has to be decided, or None. Changes nothing."""
        return None

    def settle(self, game: Table, effect: Effect, choice: Any) -> None:
        """Carry out what was decided."""
        raise NotImplementedError

    def refusal(self, game: Table, effect: Effect, choice: Choice) -> Refusal | None:
        """Why something else cannot be decided, where that can be said."""
        return None

    def apply(self, game: Table, effect: Effect) -> None:
        """Do it, where nothing was asked."""


class Gate(Part):
    """Parts that are carried out only if something holds, is chosen, or is paid."""

    def __init__(self, *parts: Part) -> None:
        self.parts = parts

    @property
    def span(self) -> int:
        """How many parts come after it that it may leave out."""
        return len(flat(self.parts))

    def worthwhile(self, game: Table, speaker: Speaker) -> bool:
        """Whether all of it is legal, and some of it would change something."""
        inner = outermost(self.parts)
        legal = all(part.legal(game, speaker) for part in inner)
        return legal and any(part.possible(game, speaker) for part in inner)


class If(Gate):
    """Parts of a text that work under a condition."""

    def __init__(self, condition: Condition, *parts: Part) -> None:
        super().__init__(*parts)
        self.condition = condition

    def apply(self, game: Table, effect: Effect) -> None:
        if not self.condition(game, effect):
            effect.skip(self.span)


def itself(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """The character that the text is about."""
    return card.id == speaker.host


def always(game: Table, speaker: Speaker) -> bool:
    return True


def fixed(amount: int | Amount) -> Amount:
    """A number as an amount."""
    return amount if callable(amount) else lambda game, speaker: amount


class Trigger:
    """What is set off at a moment: if `of` holds of who or what the moment is about, and `when` besides. A moment of
    the turn is about no card: it is one's own turn that counts, or every player's."""

    def __init__(
        self,
        *parts: Part,
        of: Relation = itself,
        when: Condition = always,
        every_turn: bool = False,
        hosts_turn: bool = False,
    ) -> None:
        """`hosts_turn`: of what happens at the start or end of a turn: that of the host, not one's own. A Monster has
        that of its tagger."""
        self.parts, self.of, self.when = flat(parts), of, when
        self.every_turn, self.hosts_turn = every_turn, hosts_turn


class Bonus:
    """More of something, or less, as long as the text is in force: for those of whom `of` holds."""

    def __init__(self, amount: int | Amount, of: Relation = itself, when: Condition = always) -> None:
        self.amount, self.of, self.when = fixed(amount), of, when


ATTACKER, PARTY, SCHEME = "attacker", "party", "scheme"
"""Whose abilities work in an attack alone: those of the attacker, and those of its party. Rulebook, 'Character
Abilities'."""


class Ability:
    """What its player may use for a cost: costs first, then what it does. Rulebook, 'Activated Abilities'."""

    def __init__(
        self,
        *parts: Part,
        name: str = "",
        role: str = "",
        when: Condition = always,
        prevents: bool = False,
        of: Relation = itself,
    ) -> None:
        """`of`: of an ability that prevents damage, to whom."""
        self.parts, self.name, self.role, self.when = flat(parts), name, role, when
        self.prevents, self.of = prevents, of


def listing(value: Any) -> tuple[Any, ...]:
    """One thing or several, as several."""
    return value if isinstance(value, tuple) else (value,)


def flat(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Parts with those inside of gates after them."""
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
"""Moments of the card itself: an Action or Event is carried out, an Attack or Reaction card shown, its damage dealt or
its attack over, a card attached, a Conspiracy resolved, a Scheme won."""

TRIGGERS = (
    "start_of_turn", "end_of_turn", "enters_play", "exhausts", "blocks", "attacks", "attack_ends", "deals_damage",
    "would_be_defeated", "defeated", "about_to_leave", "defeats", "burned", "recruits", "investigates", "plays_relic",
    "attaches", "conspiracy_resolved", "scheme_won", "attack_over", "victory",
)  # fmt: skip
"""Moments that texts in play look for."""

BONUSES = ("damage", "shield", "secrecy", "intel", "influence", "foes_influence", "blood_potency")
"""What texts add to; `foes_influence`: to each foe's total in a Scheme."""


LOOKED_FOR = (
    "abilities", "grants", "keywords", "shares_retainers", "lessens_losses", "ignores_antagonists", "shoots",
    "makes_discard", "drives_out", "shuts_havens", "attack_costs", "frees_retainer",
)  # fmt: skip
"""What else texts say that rules look for among all cards in play."""


class CardText:
    """What a card does. Declarations override what they have."""

    rules: tuple[str, ...] = ()
    """Rules of the catalogue about this very card."""
    name = ""
    parts: dict[str, tuple[Part, ...]]
    """What it does at each moment of its own, or in use of the ability of that number, gates and all."""
    triggers: dict[str, tuple[Trigger, ...]]
    bonuses: dict[str, tuple[Bonus, ...]]
    abilities: tuple[Ability, ...] | Ability = ()
    used: tuple[Ability, ...]
    """Its abilities by number."""

    grants: tuple[str, ...] = ()
    """Disciplines or Edges that its host has as well."""
    keywords: tuple[str, ...] = ()
    """Keywords that its host has as well."""
    targeted: tuple[Condition, ...] = ()
    """Of an Attack card: under which conditions its target may be changed as it is revealed."""
    face_down_if: tuple[Condition, ...] = ()
    """Of an Attack card that has to be placed face up: under which conditions it need not."""
    spoiled_by_answers = False
    """Of an Attack card: whether a Block or a Reaction discards it."""
    investigates_at_home = False
    """Of a character: whether it may be exhausted to Investigate in the Hideout as well."""
    strikes_aggravated = False
    """Of a Monster: whether the damage of its Preemptive Strikes is Aggravated."""
    strikes_unanswered = False
    """Of a Monster: whether no Reaction answers its Preemptive Strikes."""
    strikes_all_when_wounded = False
    """Of a Monster: whether, Wounded, it strikes the whole party."""
    shares_retainers = False
    """Of an Ongoing card: whether the party of the Leader has what the Leader's Retainers give."""
    lessens_losses = False
    """Of a character: whether cards may be discarded instead of Prestige that its player loses in an attack."""
    opens_hand = False
    """Of a Monster: whether the hand of who has tagged it is open to all."""
    no_free_blood = False
    """Of an attachment: whether its host in torpor gets no Blood in the End Phase."""

    modifies = 0
    """Of an Influence Modifier: what it adds."""
    modifies_for_each_against = 0
    """And for each player who has exerted Influence for the other answer."""
    shoots = 0
    """Of an Antagonist: Aggravated damage to vampires of a party that comes into The Streets."""
    makes_discard = 0
    """Of an Antagonist: cards that whose party comes into The Streets has to discard."""
    drives_out = False
    """Of an Antagonist: whether it drives somebody into The Streets as a turn ends."""
    ignores_antagonists = 0
    """How many Antagonists the party of its host passes by."""
    shuts_havens = False
    """Of an Event: whether Havens are turned face down."""
    takes_of_gains = 0
    """Of an Event: Prestige that it takes of each gain."""
    attack_costs = 0
    """Of an Event: the price of an Attack Action in Prestige."""
    frees_retainer = False
    """Of an Event: whether a Retainer of a defeated character goes back to The Streets."""
    waits_for_second_round = False
    """Of an Event: whether it is shuffled back in the first round."""
    doubles_titles = False
    """Of a character: whether it has a Title's Influence twice."""


TEXTS: dict[str, CardText] = {}
"""What every declared card does, by its name."""

SAYING: dict[str, set[str]] = {}
"""The names of the cards that say something of a kind: a moment, a bonus, `abilities`, `grants`, `keywords`."""


@cache
def outermost(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """The parts of an effect, those inside of gates left out: the gate judges for them."""
    found: list[Part] = []
    place = 0
    while place < len(parts):
        found.append(part := parts[place])
        place += 1 + (part.span if isinstance(part, Gate) else 0)
    return tuple(found)


def can_all(parts: tuple[Part, ...], game: Table, speaker: Speaker) -> bool:
    """Whether every part of an effect is possible."""
    return all(part.possible(game, speaker) for part in outermost(parts))


def first_fault(parts: tuple[Part, ...], game: Table, speaker: Speaker) -> Refusal | None:
    """Why an effect has no legal target, by the first of its parts that can say so."""
    return next((fault for part in outermost(parts) if (fault := part.fault(game, speaker))), None)


def all_legal(parts: tuple[Part, ...], game: Table, speaker: Speaker) -> bool:
    """Whether every part of an effect is legal."""
    return all(part.legal(game, speaker) for part in outermost(parts))
