"""The actions that the rulebook describes itself, and the ones that bring cards into play. V5 'Types of Actions'."""

from __future__ import annotations

import msgspec

from reference_engine.kernel import NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import procedure, rule
from reference_engine.vtes.actions.acting import COSTS_BLOOD
from reference_engine.vtes.actions.course import Action
from reference_engine.vtes.control import arrivals, sects, titles
from reference_engine.vtes.declarations import declaring, numbers
from reference_engine.vtes.declarations.declaring import BEHAVIOUR
from reference_engine.vtes.declarations.language import ENOUGH_OF_THEM, ActionAbility
from reference_engine.vtes.table import events
from reference_engine.vtes.table.choices import Play
from reference_engine.vtes.table.state import InPlay, Table

BASIC = "vtes.action.basic.vampire-bleed-or-hunt"
SPECIAL_VERSION = "vtes.card-action.special-version-follows-basic-rules"


BLED_ALREADY = Refusal("vtes.bleed.once-per-turn-per-minion", "the minion has performed a bleed action this turn")
NEVER_ONESELF = Refusal("vtes.bleed.never-oneself", "a Methuselah cannot bleed itself")
NOT_THE_PREY = Refusal("vtes.bleed.default-target-prey", "by default a bleed targets the prey")
ALLIES_DO_NOT_HUNT = Refusal("vtes.hunt.who-any-ready-vampire", "only a vampire can hunt")
NOT_AS_NORMAL = Refusal("vtes.golden-rule.cards-override-rules", "the vampire hunts only as its card says")
NO_SUCH_EQUIPMENT = Refusal(
    "vtes.equip.from-minion.take-from-own-other-minion",
    "that equipment is not on another minion of the same Methuselah",
)
RETAINER_STAYS = Refusal("vtes.employ.not-transferable", "a retainer stays with its employer")
NOT_FOR_ANARCH = Refusal(
    "vtes.become-anarch.who-ready-untitled-non-anarch-vampire",
    "only an untitled vampire that is not Anarch can become Anarch",
)


@procedure
class Bleed(Action, kw_only=True):
    """V5 'Bleed'."""

    bonus: int = 0
    """What the action card that the bleed is made with adds."""
    own_stealth: int = 0
    """The stealth that the card gives it."""
    foiled: bool = False
    """Whether an effect keeps it from being successful, although the action is."""
    outcome: int = 0
    """The amount that the target burned."""

    KIND = "bleed"

    def inherent_stealth(self, game: Table) -> int:
        return self.own_stealth

    def limits(self) -> tuple[str, ...]:
        return (*super().limits(), "turn:bleed")

    def nature(self, game: Table) -> tuple[str, ...]:
        by_card = (SPECIAL_VERSION,) if self.card or self.means else (BASIC, "vtes.bleed.no-default-cost")
        return (
            "vtes.bleed.who-any-ready-minion",
            "vtes.bleed.by-card-or-basic-action",
            "vtes.bleed.is-directed",
            "vtes.bleed.default-stealth-zero",
            "vtes.bleed.default-target-prey",
            *by_card,
        )

    def amount(self, game: Table) -> int:
        """1 by default for vampires, as printed for allies, and what is in force now; never less than 0."""
        minion, pool = game.cards[self.minion], game.seats[self.target_seat].pool
        further = sum(
            change.amount
            for change in game.modifiers
            if change.subject == minion.id
            and (change.stat == BESIDE_THE_LIMIT or (change.stat == WHILE_POOR and pool <= change.limit))
        )
        base = 1 if minion.facts.is_vampire else 0
        return max(base + self.bonus + numbers.bonus(game, "bleed", minion) + further, 0)

    @rule(
        "vtes.bleed.target-burns-pool-equal-to-amount",
        "vtes.bleed.default-amount-one",
        "vtes.bleed.successful-only-if-amount-at-least-one",
        "vtes.bleed.edge-to-acting-controller",
    )
    def take_effect(self, game: Table) -> None:
        if self.foiled:
            return
        amount = self.amount(game)
        if amount >= 1:
            amount = self.with_what_waited(game, amount)
            self.outcome = amount
            game.burn_pool(self.target_seat, amount)
            game.take_edge(self.seat)

    def with_what_waited(self, game: Table, amount: int) -> int:
        """Burn what has waited on the minion for a successful bleed of this Methuselah; the amount then."""
        for waiting in game.attached_to(game.cards[self.minion]):
            more = sum(bonus.amount for bonus in BEHAVIOUR[waiting.card].bonuses.get("next bleed", ()))
            if more and game.aimed_at(waiting) == self.target_seat:
                game.burn(waiting)
                amount += more
                game.emit(events.BleedChanged(self.minion, more, amount))
        return amount

    STEPS = Action.STEPS


BESIDE_THE_LIMIT = "bleed beside the limit"
"""An increase that does not count against the limit of one action modifier."""

WHILE_POOR = "bleed while the target is poor"
"""An increase that is none while the target has more pool than the limit of the change."""


@procedure
class Hunt(Action, kw_only=True):
    """V5 'Hunt'. With a target, the blood is stolen from it."""

    bonus: int = 0
    """What the action card that the hunt is made with adds."""

    KIND = "hunt"

    def inherent_stealth(self, game: Table) -> int:
        return 1

    def nature(self, game: Table) -> tuple[str, ...]:
        return (
            "vtes.hunt.who-any-ready-vampire",
            "vtes.hunt.default-stealth-plus-one",
            "vtes.action.stealth.inherent",
            "vtes.hunt.by-card-or-basic-action",
            *((SPECIAL_VERSION,) if self.card or self.means else (BASIC, "vtes.hunt.no-default-cost")),
            *(() if self.target else ("vtes.hunt.undirected-no-target",)),
        )

    @rule("vtes.hunt.gains-hunt-amount-from-bank", "vtes.hunt.default-amount-one")
    def take_effect(self, game: Table) -> None:
        minion, victim = game.cards[self.minion], game.cards.get(self.target)
        amount = hunt_amount(game, minion) + self.bonus
        if not self.target:
            game.add_blood(minion, amount)
        elif victim is not None:
            game.move_blood(amount, victim, minion)

    STEPS = Action.STEPS


def hunt_amount(game: Table, minion: InPlay) -> int:
    """How much blood a hunt gives. V5 'Hunt': 1 by default."""
    return 1 + numbers.bonus(game, "hunt", minion)


@procedure
class Equip(Action, kw_only=True):
    """Put equipment from the hand on the acting minion. V5 'Equip'."""

    KIND = "equip"

    def inherent_stealth(self, game: Table) -> int:
        return 1

    def nature(self, game: Table) -> tuple[str, ...]:
        return (
            "vtes.equip.who-any-ready-minion",
            "vtes.equip.undirected-no-target",
            "vtes.equip.default-stealth-plus-one",
            "vtes.equip.cost-from-hand-as-printed",
            "vtes.equip.equipment-cards-are-action-cards",
        )

    @rule(
        "vtes.equip.success-puts-card-on-acting-minion",
        "vtes.equip.no-limit-on-number",
        "vtes.card.play.into-play-on-resolution",
    )
    def take_effect(self, game: Table) -> None:
        arrivals.put_on(game, self.card, self.seat, self.minion, self.level)
        self.card = Card(0)

    STEPS = Action.STEPS


@procedure
class EquipFromMinion(Action, kw_only=True):
    """Take equipment from another of one's minions. V5 'Equip'."""

    bearer: CardId
    equipment: tuple[CardId, ...]

    KIND = "equip"

    def is_about(self) -> CardId:
        return self.bearer

    def inherent_stealth(self, game: Table) -> int:
        return 1

    def when_blocked(self) -> tuple[str, ...]:
        return ("vtes.equip.from-minion.stays-if-unsuccessful",)

    def nature(self, game: Table) -> tuple[str, ...]:
        return (
            "vtes.equip.undirected-no-target",
            "vtes.equip.default-stealth-plus-one",
            "vtes.equip.cost-from-other-minion-none",
            "vtes.equip.from-minion.choice-announced",
        )

    @rule("vtes.equip.from-minion.take-from-own-other-minion", "vtes.equip.from-minion.several-in-one-action")
    def take_effect(self, game: Table) -> None:
        for card in self.equipment:
            if card in game.cards and game.cards[card].host == self.bearer:
                game.attach(game.cards[card], game.cards[self.minion])

    STEPS = Action.STEPS


@procedure
class Employ(Action, kw_only=True):
    """Put a retainer on the acting minion. V5 'Employ Retainer'."""

    life: int

    KIND = "employ"

    def inherent_stealth(self, game: Table) -> int:
        return 1

    def nature(self, game: Table) -> tuple[str, ...]:
        return (
            "vtes.employ.who-any-ready-minion",
            "vtes.employ.retainer-cards-are-action-cards",
            "vtes.employ.undirected-no-target",
            "vtes.employ.default-stealth-plus-one",
            "vtes.employ.cost-as-printed",
        )

    @rule(
        "vtes.employ.success-puts-card-on-acting-minion",
        "vtes.employ.life-from-bank",
        "vtes.employ.no-limit-on-number",
    )
    def take_effect(self, game: Table) -> None:
        arrivals.put_on(game, self.card, self.seat, self.minion, self.level, self.life)
        self.card = Card(0)

    STEPS = Action.STEPS


@procedure
class Recruit(Action, kw_only=True):
    """Bring an ally into play. V5 'Recruit Ally'."""

    life: int

    KIND = "recruit"

    def inherent_stealth(self, game: Table) -> int:
        return 1

    def nature(self, game: Table) -> tuple[str, ...]:
        return (
            "vtes.recruit.who-any-ready-minion",
            "vtes.recruit.undirected-no-target",
            "vtes.recruit.default-stealth-plus-one",
            "vtes.recruit.cost-as-printed",
        )

    @rule(
        "vtes.recruit.success-puts-ally-in-ready-region",
        "vtes.recruit.life-from-bank",
        "vtes.recruit.ally-cannot-act-this-turn",
        "vtes.recruit.ally-becomes-independent-minion",
        "vtes.ally.definition",
    )
    def take_effect(self, game: Table) -> None:
        placed = arrivals.put_in_ready_region(game, self.card, self.seat, self.level, self.life)
        placed.recruited = True
        self.card = Card(0)

    STEPS = Action.STEPS


@procedure
class CardAction(Action, kw_only=True):
    """An action that a card describes. V5 'Action Card (or Card in Play)'."""

    victims: tuple[CardId, ...] = ()
    """Its targets, where they are several: fixed as it is announced."""
    target_: Card = Card(0)
    """A card in an ash heap; `from_` says whose."""
    from_: Seat = NOBODY

    KIND = "card"

    def directed_at(self, game: Table) -> tuple[Seat, ...]:
        if not self.victims:
            return super().directed_at(game)
        controllers = {game.cards[card].controller for card in self.victims if card in game.cards}
        return tuple(seat for seat in game.clockwise(self.seat) if seat in controllers)

    def as_choice(self) -> Play:
        found = super().as_choice()
        return msgspec.structs.replace(found, target_=self.target_, from_=self.from_)

    def bars(self, game: Table, minion: InPlay) -> bool:
        return bool(self.card) and any(effect.bars(game, minion) for effect in self.way().effects)

    def inherent_stealth(self, game: Table) -> int:
        return self.way().stealth if self.card else 0

    def nature(self, game: Table) -> tuple[str, ...]:
        several = ("vtes.action.block.several-targets-clockwise",) if self.victims else ()
        return (*printed_nature(self.inherent_stealth(game)), *several)

    @rule("vtes.card-action.success-resolves-as-printed")
    def take_effect(self, game: Table) -> None:
        for effect in self.way().effects:
            game.cite(effect.rules)
            effect.apply(game, self)

    STEPS = Action.STEPS


@procedure
class InPlayAction(Action, kw_only=True):
    """An action that a card in play describes, the minion's own or another. V5 'Action Card (or Card in Play)'."""

    KIND = "card"

    def ability(self) -> ActionAbility:
        return next(ability for ability in BEHAVIOUR[self.text].own_actions() if ability.name == self.effect)

    def cost_in_blood(self, game: Table) -> int:
        return self.ability().blood

    def inherent_stealth(self, game: Table) -> int:
        return self.ability().stealth_of(game, game.cards.get(self.minion))

    def nature(self, game: Table) -> tuple[str, ...]:
        return printed_nature(self.inherent_stealth(game))

    @rule("vtes.card-action.success-resolves-as-printed")
    def take_effect(self, game: Table) -> None:
        for effect in self.ability().effects:
            game.cite(effect.rules)
            effect.apply(game, self)

    STEPS = Action.STEPS


def printed_nature(stealth: int) -> tuple[str, ...]:
    """The rules that make an action that a card describes what it is."""
    return (
        "vtes.card-action.who-any-ready-minion",
        "vtes.card-action.cost-as-printed",
        "vtes.card-action.target-as-printed",
        "vtes.action.directed.d-symbol-is-reminder",
        "vtes.action.stealth.inherent" if stealth else "vtes.card-action.default-stealth-zero",
    )


@procedure
class BecomeAnarch(Action, kw_only=True):
    """V5 'Become Anarch'."""

    cost: int
    """In blood, as it was when the action was announced."""

    KIND = "become-anarch"

    def inherent_stealth(self, game: Table) -> int:
        return 1

    def nature(self, game: Table) -> tuple[str, ...]:
        return (
            "vtes.become-anarch.undirected-no-target",
            "vtes.become-anarch.default-stealth-plus-one",
            "vtes.sect.anarch.become-anarch-stealth-and-undirected",
            "vtes.sect.anarch.become-anarch-action-who",
        )

    def cost_in_blood(self, game: Table) -> int:
        return self.cost

    @rule(
        "vtes.become-anarch.success-changes-sect",
        "vtes.become-anarch.cost-two-blood",
        "vtes.become-anarch.cost-one-with-other-ready-anarch",
        "vtes.sect.anarch.become-anarch-cost-2",
        "vtes.sect.anarch.become-anarch-cost-1-with-other-ready-anarch",
    )
    def take_effect(self, game: Table) -> None:
        sects.change_sect(game, game.cards[self.minion], "Anarch")

    STEPS = Action.STEPS


def anarch_cost(game: Table, seat: Seat, minion: CardId) -> int:
    """2 blood, or 1 where the controller has another ready Anarch. V5 'Become Anarch'."""
    return 1 if any(other.id != minion and game.sect(other) == "Anarch" for other in game.minions(seat)) else 2


def bleed_refusal(game: Table, seat: Seat, minion: InPlay, target: Seat) -> Refusal | None:
    """Why a minion may not bleed a Methuselah, or None."""
    if game.spent(minion, "turn:bleed"):
        return BLED_ALREADY
    if target == seat:
        return NEVER_ONESELF
    return None if target == game.prey(seat) else NOT_THE_PREY


def hunt_refusal(game: Table, minion: InPlay) -> Refusal | None:
    """Why a minion may not hunt, or None."""
    if not minion.facts.is_vampire:
        return ALLIES_DO_NOT_HUNT
    return NOT_AS_NORMAL if numbers.bonus(game, "cannot hunt as normal", minion) else None


def equip_refusal(
    game: Table, seat: Seat, minion: InPlay, bearer: InPlay | None, equipment: tuple[CardId, ...]
) -> Refusal | None:
    """Why a minion may not take equipment from another, or None."""
    if bearer is None or bearer.id == minion.id or bearer.controller != seat or not equipment:
        return NO_SUCH_EQUIPMENT
    borne = game.attached_to(bearer)
    if any(card.id in equipment and "retainer" in card.facts.types for card in borne):
        return RETAINER_STAYS
    if declaring.too_many(game, minion.id, [card.card for card in borne if card.id in equipment]):
        return ENOUGH_OF_THEM
    fitting = {card.id for card in borne if "equipment" in card.facts.types}
    return None if set(equipment) <= fitting else NO_SUCH_EQUIPMENT


def anarch_refusal(game: Table, seat: Seat, minion: InPlay) -> Refusal | None:
    """Why a minion may not become Anarch by the action for it, or None."""
    if not minion.facts.is_vampire or game.sect(minion) == "Anarch" or titles.title(game, minion):
        return NOT_FOR_ANARCH
    return COSTS_BLOOD if minion.counters < anarch_cost(game, seat, minion.id) else None
