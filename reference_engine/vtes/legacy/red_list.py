"""The hunt for Red List minions: marks, the action to fight a marked one, and trophies. V5 'Red List', 'Trophy'."""

from __future__ import annotations

from reference_engine.kernel import NO_CARD, Card, CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.kernel.piles import without
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl import declaring
from reference_engine.vtes.card_dsl.language import ENOUGH_OF_THEM
from reference_engine.vtes.combat import rounds
from reference_engine.vtes.combat.damage import DamageResolution
from reference_engine.vtes.combat.rounds import Round
from reference_engine.vtes.playing.hands import RefillHand
from reference_engine.vtes.table import legacy_traits, piles
from reference_engine.vtes.table.card_facts import facts
from reference_engine.vtes.table.state import ATTACHED, IN_PLAY, READY, TORPOR, InPlay, Table
from reference_engine.vtes.torpor.diablerie import Diablerie
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.vtes import events
from scenarios.wire_types.vtes.choices import Award, Mark, SearchInVain, Take

MARKING = "vtes.legacy.trait.red-list.mark-with-master-phase-action"
ATTACKING = "vtes.legacy.trait.red-list.enter-combat-action-who"
NOT_RED_LIST = Refusal(MARKING, "that is not a Red List minion in play")
MARKED_ALREADY = Refusal(MARKING, "the minion is already marked this turn")
MARK_ELSEWHEN = Refusal(MARKING, "you can mark a minion only in your master phase")
NO_ACTION_TO_MARK = Refusal(MARKING, "you have no master phase action left")
NOT_MARKED = Refusal("vtes.legacy.trait.red-list.mark-lasts-current-turn", "that minion is not marked this turn")
ONLY_VAMPIRES_HUNT = Refusal(ATTACKING, "only a vampire can attack a marked minion")
MARKED_NOT_READY = Refusal("vtes.combat.only-ready-minions", "the marked minion is not ready")
OWN_MINION = Refusal("vtes.combat.not-between-own-minions", "minions of the same player cannot fight each other")
ATTACKED_ALREADY = Refusal(
    "vtes.legacy.trait.red-list.enter-combat-once-per-vampire-per-turn",
    "the vampire has already performed this action this turn",
)
ATTACK_COSTS_BLOOD = Refusal(
    "vtes.legacy.trait.red-list.enter-combat-action-parameters", "the vampire has too little blood for this action"
)
IN_COMBAT = "vtes.legacy.trait.red-list.trophy-for-burning-in-combat"
BY_ACTION = "vtes.legacy.trait.red-list.trophy-for-burning-by-directed-action"
NOT_FOUND = Refusal(
    "vtes.master.trophy.put-in-play-by-master-phase-action", "there is no such trophy in that pile of yours"
)
AWARDED_ALREADY = Refusal("vtes.master.trophy.not-awarded-twice", "the trophy is already on a vampire")
NOT_YOUR_TROPHY = Refusal(
    "vtes.legacy.trait.red-list.other-unawarded-trophies-may-move", "that is not a trophy in play that you control"
)
ATTACK_LIMIT = "turn:attack-marked"

TROPHY_PILES = {"library": ("library", "unordered_library"), "hand": ("hand",), "ash-heap": ("ash_heap",)}
"""Piles that a trophy may come from, by their names in the protocol."""


# Marks.


def markable(game: Table, actions: int) -> list[Choice]:
    """Return the choices to mark a minion, with this many master phase actions left."""
    return [Mark(card.id) for card in game.in_play() if mark_refusal(card, actions) is None]


def mark(game: Table, seat: Seat, minion: InPlay) -> None:
    """Mark a Red List minion for the turn."""
    minion.marked = True
    game.emit(events.Marked(seat, minion.id), MARKING, "vtes.master-phase.red-list-marking")


def mark_refusal(minion: InPlay | None, actions: int) -> Refusal | None:
    """Return why a minion cannot be marked with this many master phase actions left, or None."""
    if minion is None or minion.region not in (READY, TORPOR) or not legacy_traits.has(minion, legacy_traits.RED_LIST):
        return NOT_RED_LIST
    if minion.marked:
        return MARKED_ALREADY
    return None if actions > 0 else NO_ACTION_TO_MARK


def attack_refusal(game: Table, minion: InPlay, target: InPlay | None) -> Refusal | None:
    """Return why a minion may not attack another because of its mark, or None."""
    if not minion.facts.is_vampire:
        return ONLY_VAMPIRES_HUNT
    if target is None or not target.marked or not legacy_traits.has(target, legacy_traits.RED_LIST):
        return NOT_MARKED
    if target.region != READY:
        return MARKED_NOT_READY
    if target.controller == minion.controller:
        return OWN_MINION
    if game.spent(minion, ATTACK_LIMIT):
        return ATTACKED_ALREADY
    return None if minion.counters > 0 else ATTACK_COSTS_BLOOD


@procedure
class AttackMarkedMinion(Action, kw_only=True):
    """A vampire enters combat with a marked Red List minion. V5 'Red List'."""

    KIND = "attack-marked"

    def inherent_stealth(self, game: Table) -> int:
        return 1

    def nature(self, game: Table) -> tuple[str, ...]:
        return "vtes.legacy.trait.red-list.enter-combat-action-parameters", ATTACKING

    def cost_in_blood(self, game: Table) -> int:
        return 1

    def limits(self) -> tuple[str, ...]:
        return (ATTACK_LIMIT,)

    def may_still_succeed(self, game: Table) -> bool:
        return super().may_still_succeed(game) and game.is_ready(self.target)

    @rule(
        ATTACKING,
        "vtes.legacy.trait.red-list.enter-combat-action-parameters",
        "vtes.legacy.trait.red-list.enter-combat-once-per-vampire-per-turn",
        "vtes.combat.starts-from-card-effect",
    )
    def take_effect(self, game: Table) -> None:
        rounds.enter(game, self.minion, self.target)

    STEPS = Action.STEPS


# Trophies.


def hunter(game: Table, victim: InPlay) -> CardId:
    """Return the vampire that is burning a Red List minion in combat or by a directed action, or 0.

    A diablerie is not covered here, because its reward is a step of its own.
    """
    if not legacy_traits.has(victim, legacy_traits.RED_LIST):
        return NO_CARD
    for frame in reversed(game.stack):
        if isinstance(frame, Diablerie):
            return NO_CARD
        if isinstance(frame, DamageResolution) and game.within(Round) is not None:
            strikers = (injury.by for injury in frame.injuries if injury.victim == victim.id and injury.by)
            source = next(strikers, NO_CARD)
            return vampire(game, source, IN_COMBAT)
        if isinstance(frame, Round):
            fights = victim.id in (frame.acting, frame.opposing)
            return vampire(game, frame.opponent(victim.id), IN_COMBAT) if fights else NO_CARD
        if isinstance(frame, Action):
            directed = bool(frame.directed_at(game)) and victim.id != frame.minion
            return vampire(game, frame.minion, BY_ACTION) if frame.successful and directed else NO_CARD
    return NO_CARD


def vampire(game: Table, minion: CardId, rule_of_reward: str) -> CardId:
    """Return the minion if it is a vampire on the table, else 0."""
    game.cite((rule_of_reward,))
    return minion if minion in game.cards and game.cards[minion].facts.is_vampire else NO_CARD


def reward(game: Table, hunter: CardId) -> None:
    """Award trophies to a vampire that burned a Red List minion, after the damage if damage burned it."""
    damage = game.within(DamageResolution)
    if damage is not None:
        damage.hunters += (hunter,)
    else:
        award_trophies(game, hunter)


def award_trophies(game: Table, hunter: CardId) -> None:
    """Let a vampire receive trophies as soon as the current step has ended."""
    game.set_off(AwardTrophies(vampire=hunter))


@procedure
class AwardTrophies(Frame, kw_only=True):
    """The choices of the controller of a vampire that has burned a Red List minion. V5 'Red List', 'Trophy'."""

    vampire: CardId
    declined: tuple[Seat, ...] = ()
    """Methuselahs who move no more of the trophies in play."""

    def seat(self, game: Table) -> Seat:
        return game.cards[self.vampire].controller

    @asks()
    def offer_trophy(self, game: Table) -> Decision | None:
        winner = game.cards.get(self.vampire)
        if winner is None or winner.region not in (READY, TORPOR):
            return None
        found: list[Choice] = []
        owner = game.seats[winner.controller]
        for pile, parts in TROPHY_PILES.items():
            cards = dict.fromkeys(card for part in parts for card in getattr(owner, part))
            found += [Take(card_=card, from_=pile) for card in cards if self.refusal_to_take(game, card, pile) is None]
        if owner.library or owner.unordered_library:
            found.append(SearchInVain())
        return Decision(winner.controller, "take-trophy", [PASS, *found]) if found else None

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, Take):
            own = self.vampire in game.cards and self.seat(game) == seat and choice.card_ != Card(0)
            return self.refusal_to_take(game, choice.card_, choice.from_) if own else None
        return self.refusal_to_award(game, seat, game.cards.get(choice.card)) if isinstance(choice, Award) else None

    def refusal_to_award(self, game: Table, seat: Seat, trophy: InPlay | None) -> Refusal | None:
        """Return why a Methuselah cannot put a card in play on the vampire, or None."""
        if trophy is None or "trophy" not in trophy.facts.subtypes:
            return NOT_YOUR_TROPHY
        if trophy.host:
            return AWARDED_ALREADY
        if trophy.controller != seat:
            return NOT_YOUR_TROPHY
        return ENOUGH_OF_THEM if declaring.has_enough(game, game.cards[self.vampire], trophy.card) else None

    def refusal_to_take(self, game: Table, trophy: Card, pile: str) -> Refusal | None:
        """Return why a card from a pile cannot be put on the vampire, or None."""
        winner = game.cards[self.vampire]
        owner = game.seats[winner.controller]
        there = any(trophy in getattr(owner, part) for part in TROPHY_PILES.get(pile, ()))
        if not there or "trophy" not in facts()[trophy].subtypes:
            return NOT_FOUND
        return ENOUGH_OF_THEM if declaring.has_enough(game, winner, trophy) else None

    @rule(
        "vtes.legacy.trait.red-list.reshuffle-or-refill-after-search",
        "vtes.published.sudden-reversal.only-plays-from-hand",
    )
    def settle_trophy(self, game: Table, choice: Choice) -> None:
        seat = self.seat(game)
        if isinstance(choice, SearchInVain):
            piles.shuffle(game, seat, "library")
        if not isinstance(choice, Take):
            return
        owner = game.seats[seat]
        part = next(part for part in TROPHY_PILES[choice.from_] if choice.card_ in getattr(owner, part))
        setattr(owner, part, without(getattr(owner, part), choice.card_))
        game.put_in_play(choice.card_, seat, seat, ATTACHED, self.vampire)
        if choice.from_ == "library":
            piles.shuffle(game, seat, "library")
        game.call(RefillHand(seat=seat))

    @asks("vtes.legacy.trait.red-list.other-unawarded-trophies-may-move", "vtes.master.trophy.not-awarded-twice")
    def offer_others(self, game: Table) -> Decision | None:
        winner = game.cards.get(self.vampire)
        if winner is None or winner.region not in (READY, TORPOR):
            return None
        for seat in (winner.controller, *game.clockwise(winner.controller)):
            movable: list[Choice] = [
                Award(trophy.id)
                for trophy in game.controlled(seat, IN_PLAY)
                if self.refusal_to_award(game, seat, trophy) is None
            ]
            if movable and seat not in self.declined:
                return Decision(seat, "award-trophy", [PASS, *movable])
        return None

    @rule(
        "vtes.legacy.trait.red-list.other-unawarded-trophies-may-move",
        "vtes.master.trophy.controlled-by-vampires-controller",
    )
    def settle_others(self, game: Table, choice: Choice) -> None:
        self.goto(AwardTrophies.offer_others)
        if isinstance(choice, Award):
            trophy = game.cards[choice.card]
            game.attach(trophy, game.cards[self.vampire])
            game.hand_over(trophy, self.seat(game))
            game.came_or_went(trophy)
        else:
            self.declined += (game.decider,)

    STEPS = (offer_trophy, settle_trophy, offer_others, settle_others)
