"""Faulty engines: who plays a card and what becomes of it, and vampires that come out."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.vtes.actions import performers
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.cards.words.actions.action_modes import ActionMode
from reference_engine.vtes.cards.words.control.placing import GiveDiscipline, PutInPlay, PutOnVampire
from reference_engine.vtes.cards.words.playing.ash_heaps import RemoveFromAshHeap
from reference_engine.vtes.cards.words.playing.for_a_price import LockTo
from reference_engine.vtes.cards.words.turn import event_modes, master_modes
from reference_engine.vtes.cards.words.turn.event_modes import EventMode
from reference_engine.vtes.cards.words.turn.master_modes import Master, OutOfTurn
from reference_engine.vtes.control import regions
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import offers, requirements, targets
from reference_engine.vtes.playing.card_being_played import AS_PLAYED
from reference_engine.vtes.table.state import READY, TORPOR, UNCONTROLLED, InPlay
from reference_engine.vtes.torpor.diablerie import Diablerie
from reference_engine.vtes.turn import influence_phase
from reference_engine.vtes.turn.influence_phase import InfluencePhase
from reference_engine.vtes.turn.master_phase import MasterPhase
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vtes import choices
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vtes.ways import never_refusing, play_also_in, use_also_in

# Who plays what.


@wrong("a minion plays the master cards", breaks="vtes.library.master-cards-played-by-methuselahs")
def _(change: Changes) -> None:
    change.set(Master, "BY_MINION", True)


@wrong("a Methuselah plays the action cards", breaks="vtes.library.minion-cards-played-by-minions")
def _(change: Changes) -> None:
    change.set(ActionMode, "BY_MINION", False)
    change.replace(
        ActionMode,
        "refusal",
        lambda right, self, game, frame, seat, choice: (
            right(self, game, frame, seat, choice) if choice.minion else performers.NOT_YOUR_MINION
        ),
    )


@wrong("what comes into play lies in the ash heap as well", breaks="vtes.card.play.into-play-on-resolution")
def _(change: Changes) -> None:
    def apply(right: Right, self: PutInPlay, game: Vtes, play: Any) -> None:
        right(self, game, play)
        play.stays = False

    change.replace(PutInPlay, "apply", apply)


@wrong("a location serves while a card is being played", breaks="vtes.card.as-played.nothing-else-allowed")
def _(change: Changes) -> None:
    use_also_in(change, AS_PLAYED, LockTo)


@wrong("the first Discipline of a card is enough", breaks="vtes.card.req.minion-must-meet-all")
def _(change: Changes) -> None:
    never_refusing(change, requirements, "worked_out_refusal", requirements.LACKS_COMBINED)


@wrong("a card is played on credit", breaks="vtes.card.cost.pool-needs-enough-pool")
def _(change: Changes) -> None:
    never_refusing(change, requirements, "means_refusal", requirements.TOO_LITTLE_POOL)


@wrong("a vampire in torpor is no target", breaks="vtes.target.torpor-vampires-eligible")
def _(change: Changes) -> None:
    change.replace(PutOnVampire, "fits", lambda right, self, target: right(self, target) and target.region == READY)


@wrong("a vampire that is yet to come out is a target", breaks="vtes.target.uncontrolled-vampires-not-eligible")
def _(change: Changes) -> None:
    def fits(right: Right, self: PutOnVampire, target: InPlay | None) -> bool:
        return right(self, target) or (target is not None and target.region == UNCONTROLLED)

    never_refusing(change, targets, "refusal", targets.UNCONTROLLED_TARGET)
    change.replace(PutOnVampire, "fits", fits)


@wrong("an ally passes for a vampire", breaks="vtes.minion.vampires-and-allies")
def _(change: Changes) -> None:
    def fits(right: Right, self: PutOnVampire, target: InPlay | None) -> bool:
        return right(self, target) or (target is not None and target.region == READY and target.facts.is_minion)

    change.replace(PutOnVampire, "fits", fits)


@wrong("a master card is whose minion it lies on", breaks="vtes.master.controlled-by-its-player")
def _(change: Changes) -> None:
    def apply(right: Right, self: PutOnVampire, game: Vtes, play: Any) -> None:
        right(self, game, play)
        host = game.cards[play.target]
        game.hand_over(game.cards[host.attached[-1]], host.controller)

    change.replace(PutOnVampire, "apply", apply)


@wrong("a Discipline card teaches nothing new", breaks="vtes.master.discipline.grants-new-basic-level")
def _(change: Changes) -> None:
    change.replace(
        Vtes,
        "discipline",
        lambda right, self, minion, code: minion.facts.discipline(code) and right(self, minion, code),
    )


@wrong("a Discipline card makes nobody a master", breaks="vtes.master.discipline.raises-basic-to-superior")
def _(change: Changes) -> None:
    def discipline(right: Right, self: Vtes, minion: InPlay, code: str) -> int:
        level: int = right(self, minion, code)
        return min(level, max(minion.facts.discipline(code), 1))

    change.replace(Vtes, "discipline", discipline)


@wrong("a Discipline card brings the blood for its capacity", breaks="vtes.master.discipline.no-blood-for-new-capacity")
def _(change: Changes) -> None:
    def apply(right: Right, self: GiveDiscipline, game: Vtes, play: Any) -> None:
        right(self, game, play)
        game.add_blood(game.cards[play.target], 1)

    change.replace(GiveDiscipline, "apply", apply)


@wrong("a master card is played in the minion phase", breaks="vtes.master.regular-played-in-own-master-phase")
def _(change: Changes) -> None:
    def played(right: Right, self: Master, game: Vtes, play: Any) -> None:
        if game.within(MasterPhase) is not None:
            right(self, game, play)

    ways = [way for each in BEHAVIOUR.values() for way in each.modes.values() if isinstance(way, Master)]
    play_also_in(change, "minion", *ways)
    never_refusing(change, Master, "refusal", master_modes.NOT_MASTER_PHASE)
    change.replace(Master, "played", played)


@wrong("a master card uses no master phase action", breaks="vtes.master.regular-card-uses-the-action")
def _(change: Changes) -> None:
    def played(right: Right, self: Master, game: Vtes, play: Any) -> None:
        right(self, game, play)
        phase = game.within(MasterPhase)
        assert phase is not None
        phase.actions += 1

    change.replace(Master, "played", played)


@wrong(
    "an out-of-turn master card is for one's own turn as well", breaks="vtes.master.out-of-turn-only-in-others-turns"
)
def _(change: Changes) -> None:
    never_refusing(change, OutOfTurn, "turn_refusal", master_modes.ONLY_OTHERS_TURNS)


@wrong(
    "any number of out-of-turn master cards is played in a round",
    breaks="vtes.glossary.out-of-turn.max-one-between-own-turns-even-if-action-regained",
)
def _(change: Changes) -> None:
    never_refusing(change, OutOfTurn, "turn_refusal", master_modes.ONE_OUT_OF_TURN)


@wrong("a location is burned for its use", breaks="vtes.master.location.repeated-use")
def _(change: Changes) -> None:
    def carry_out(right: Right, game: Vtes, seat: Seat, choice: Choice) -> None:
        right(game, seat, choice)
        used = game.cards.get(choice.card) if isinstance(choice, choices.Use) else None
        if used is not None and "location" in used.facts.subtypes:
            game.burn(used)

    change.replace(offers, "carry_out", carry_out)


@wrong("a location serves from the next turn on", breaks="vtes.master.location.usable-the-turn-played")
def _(change: Changes) -> None:
    def arrive(right: Right, self: PutInPlay, game: Vtes, play: Any, placed: InPlay) -> None:
        right(self, game, play, placed)
        placed.locked = True
        for phase in ("master", "minion", "influence", "discard"):
            game.spend(placed, f"turn:{phase}")

    change.replace(PutInPlay, "arrive", arrive)


# Vampires that come out.


def coming_out(change: Changes, then: Any) -> None:
    """Call `then` with each vampire that has come out."""

    def bring_out(right: Right, game: Vtes, vampire: InPlay) -> None:
        right(game, vampire)
        then(game, vampire)

    change.replace(regions, "bring_out", bring_out)


@wrong("everybody's vampires may be brought out", breaks="vtes.turn.influence-phase-purpose")
def _(change: Changes) -> None:
    def options(right: Right, self: InfluencePhase, game: Vtes) -> list[Choice]:
        others = [card for card in game.cards.values() if card.region == UNCONTROLLED and card.controller != self.seat]
        return [*right(self, game), *[choices.BringOut(vampire.id) for vampire in others]]

    change.replace(InfluencePhase, "options", options)


@wrong("a vampire that has come out lies in torpor", breaks="vtes.crypt.revealed-vampire-goes-to-ready-region")
def _(change: Changes) -> None:
    coming_out(change, lambda game, vampire: game.move_to(vampire, TORPOR))


@wrong("a vampire comes out locked", breaks="vtes.influence.reveal-ready-and-unlocked")
def _(change: Changes) -> None:
    coming_out(change, lambda game, vampire: game.lock(vampire))


@wrong(
    "a vampire comes out without blood",
    breaks=("vtes.crypt.revealed-vampire-keeps-counters-as-blood", "vtes.influence.reveal-counters-become-blood"),
)
def _(change: Changes) -> None:
    coming_out(change, lambda game, vampire: game.burn_blood(vampire, vampire.counters))


@wrong(
    "what a vampire does not hold goes back to the pool",
    breaks=("vtes.crypt.revealed-vampire-excess-drains", "vtes.influence.reveal-excess-drains"),
)
def _(change: Changes) -> None:
    def bring_out(right: Right, game: Vtes, vampire: InPlay) -> None:
        game.gain_pool(vampire.controller, max(vampire.counters - game.capacity(vampire), 0))
        right(game, vampire)

    change.replace(regions, "bring_out", bring_out)


@wrong("whoever is to the left controls a vampire that comes out", breaks="vtes.control.vampires-put-into-play")
def _(change: Changes) -> None:
    coming_out(change, lambda game, vampire: game.hand_over(vampire, game.prey(vampire.controller)))


def not_coming_out(change: Changes, who: Any) -> None:
    """Do not bring out vampires that `who` accepts."""

    def influence_refusal(right: Right, game: Vtes, phase: InfluencePhase, use: Any, vampire: Any = None) -> Any:
        barred = use is choices.BringOut and vampire is not None and who(game, vampire)
        return influence_phase.BELOW_CAPACITY if barred else right(game, phase, use, vampire)

    change.replace(influence_phase, "influence_refusal", influence_refusal)


@wrong("vampires of one group alone come out", breaks="vtes.deck.group-does-not-limit-control-in-play")
def _(change: Changes) -> None:
    not_coming_out(
        change,
        lambda game, vampire: any(
            other.facts.group not in ("", vampire.facts.group) for other in game.minions(vampire.controller)
        ),
    )


@wrong(
    "an advanced vampire comes out by a merge only",
    breaks=("vtes.crypt.advanced-card-influenced-normally", "vtes.influence.advanced.counts-as-vampire-card"),
)
def _(change: Changes) -> None:
    not_coming_out(change, lambda game, vampire: bool(vampire.facts.advanced))


@wrong("a vampire holds 1 blood more than its capacity says", breaks="vtes.crypt.capacity-definition")
def _(change: Changes) -> None:
    change.replace(Vtes, "capacity", lambda right, self, vampire: right(self, vampire) + 1)


@wrong("no vampire is a master of a Discipline", breaks="vtes.crypt.discipline-definition")
def _(change: Changes) -> None:
    change.replace(Vtes, "discipline", lambda right, self, minion, code: min(right(self, minion, code), 1))


@wrong("nobody is of a clan", breaks="vtes.crypt.clan-definition")
def _(change: Changes) -> None:
    change.replace(Vtes, "clan", lambda right, self, minion: "")


def first_turns(turn: int) -> Any:
    """Return the change that gives a turn of the game all its transfers."""

    def change_them(change: Changes) -> None:
        rule = influence_phase.FIRST_TURNS[turn][1]
        change.set(influence_phase, "FIRST_TURNS", {**influence_phase.FIRST_TURNS, turn: (4, rule)})

    return change_them


wrong("the second turn has 4 transfers", breaks="vtes.influence.first-turn-second-methuselah-two")(first_turns(2))
wrong("the third turn has 4 transfers", breaks="vtes.influence.first-turn-third-methuselah-three")(first_turns(3))


@wrong("who takes blood back moves no pool in that turn", breaks="vtes.influence.spend-any-mix")
def _(change: Changes) -> None:
    def use_transfers(right: Right, self: InfluencePhase, game: Vtes, choice: Choice) -> None:
        right(self, game, choice)
        if isinstance(choice, choices.TakeBack):
            game.modify("took back", choice.vampire, 1, "turn", game.cards[choice.vampire].card)

    def options(right: Right, self: InfluencePhase, game: Vtes) -> list[Choice]:
        late = any(each.stat == "took back" for each in game.modifiers)
        return [each for each in right(self, game) if not (late and isinstance(each, choices.Transfer))]

    change.replace(InfluencePhase, "use_transfers", use_transfers)
    change.replace(InfluencePhase, "options", options)


# What is left of a card.


@wrong(
    "a card is for who knows the Disciplines of all its effects",
    breaks="vtes.card.req.each-effect-shows-its-disciplines",
)
def _(change: Changes) -> None:
    def worked_out_refusal(right: Right, game: Vtes, mode: Any, minion: InPlay, permission: Any) -> Any:
        ways = BEHAVIOUR[mode.card].modes.values()
        lacking = any(not game.discipline(minion, code) for way in ways for code, _ in way.needs)
        return requirements.LACKS_DISCIPLINE if lacking else right(game, mode, minion, permission)

    change.replace(requirements, "worked_out_refusal", worked_out_refusal)


@wrong("what is removed from the game lies in an ash heap", breaks="vtes.remove-from-game.not-affected-by-anything")
def _(change: Changes) -> None:
    def in_ash_heaps(right: Right, self: RemoveFromAshHeap, game: Vtes) -> Any:
        yield from right(self, game)
        yield from ((card, Seat(at)) for at, seat in enumerate(game.seats) for card in seat.removed if self.fits(card))

    change.replace(RemoveFromAshHeap, "in_ash_heaps", in_ash_heaps)
    change.replace(RemoveFromAshHeap, "refusal", lambda right, self, *rest: None)


@wrong("a Discipline card comes back into the game for a diablerie", breaks="vtes.remove-from-game.not-retrievable")
def _(change: Changes) -> None:
    def offer_discipline(right: Right, self: Diablerie, game: Vtes) -> Any:
        decision = right(self, game)
        owner = game.seats[game.cards[self.diablerist].controller]
        found = [choices.Take(card_=card) for card in owner.removed if self.older]
        if decision is not None:
            decision.options.extend(found)
        return decision

    change.replace(Diablerie, "offer_discipline", offer_discipline)


@wrong("an event is played again", breaks="vtes.event.each-once-per-game")
def _(change: Changes) -> None:
    never_refusing(change, EventMode, "refusal", event_modes.PLAYED_BEFORE)


@wrong("two events are played in a discard phase", breaks="vtes.event.once-per-discard-phase")
def _(change: Changes) -> None:
    never_refusing(change, EventMode, "refusal", event_modes.ONE_EVENT)


@wrong("no more is moved to a vampire than it holds", breaks="vtes.influence.stack-may-exceed-capacity")
def _(change: Changes) -> None:
    def options(right: Right, self: InfluencePhase, game: Vtes) -> list[Choice]:
        def is_full(choice: Choice) -> bool:
            vampire = game.cards[choice.vampire] if isinstance(choice, choices.Transfer) else None
            return vampire is not None and vampire.counters >= game.capacity(vampire)

        return [each for each in right(self, game) if not is_full(each)]

    change.replace(InfluencePhase, "options", options)
