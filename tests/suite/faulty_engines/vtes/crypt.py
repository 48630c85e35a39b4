"""Faulty engines for crypt cards: advanced vampires, merging, capacity; events, and phase actions."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Card, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.card_dsl import declaring, modifiers, static_abilities
from reference_engine.vtes.cards.words.playing.limits import NOT_YOUNGER
from reference_engine.vtes.cards.words.table.blood_and_pool import AddBlood
from reference_engine.vtes.cards.words.turn import event_modes, phase_actions
from reference_engine.vtes.cards.words.turn.in_phases import BloodForOlder
from reference_engine.vtes.control import contests, regions
from reference_engine.vtes.ending import ousting
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.table import card_facts
from reference_engine.vtes.table.card_facts import Facts, parts_of
from reference_engine.vtes.table.state import InPlay, Table
from reference_engine.vtes.torpor.diablerie import BloodHunt
from reference_engine.vtes.turn import discard_phase, influence_phase, master_phase, merging
from scenarios.wire_types.vtes import choices
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong("merging costs no pool", breaks="vtes.influence.merge.cost")
def _(change: Changes) -> None:
    def use_transfers(right: Right, self: influence_phase.InfluencePhase, game: Vtes, choice: Any) -> None:
        if isinstance(choice, choices.Merge):
            self.transfers -= 4
            merging.merge(game, game.cards[choice.vampire])
        else:
            right(self, game, choice)

    change.replace(influence_phase.InfluencePhase, "use_transfers", use_transfers)


@wrong("only an advanced version merges onto its base", breaks="vtes.influence.merge.advanced-on-top-single-vampire")
def _(change: Changes) -> None:
    def other_version(right: Right, game: Vtes, vampire: InPlay) -> InPlay | None:
        return right(game, vampire) if vampire.facts.advanced else None

    change.replace(merging, "other_version", other_version)


@wrong("two copies of one version merge", breaks="vtes.influence.merge.condition-one-controlled-other-uncontrolled")
def _(change: Changes) -> None:
    def are_versions(right: Right, one: Card, other: Card) -> bool:
        return parts_of(one) is None and parts_of(other) is None

    change.replace(contests, "are_versions", are_versions)


@wrong("the blood of the incoming version is added", breaks="vtes.influence.merge.incoming-counters-and-cards-burned")
def _(change: Changes) -> None:
    def merge(right: Right, game: Vtes, incoming: InPlay) -> None:
        vampire = merging.other_version(game, incoming)
        assert vampire is not None
        game.move_blood(incoming.counters, incoming, vampire)
        right(game, incoming)

    change.replace(merging, "merge", merge)


@wrong("a merged vampire comes unlocked", breaks="vtes.influence.merge.in-play-counters-and-cards-kept")
def _(change: Changes) -> None:
    def merge(right: Right, game: Vtes, incoming: InPlay) -> None:
        vampire = merging.other_version(game, incoming)
        assert vampire is not None
        game.unlock(vampire)
        right(game, incoming)

    change.replace(merging, "merge", merge)


@wrong("the text of the base card is lost", breaks="vtes.influence.merge.base-contributes-text-only")
def _(change: Changes) -> None:
    def bonus(right: Right, game: Vtes, stat: str, minion: InPlay) -> int:
        parts = parts_of(minion.card)
        if parts is None:
            return int(right(game, stat, minion))
        base = declaring.BEHAVIOUR.get(parts[1])
        lost = base.bonuses.get(stat, []) if base is not None else []
        return int(right(game, stat, minion)) - sum(item.amount for item in lost if item.applies(game, minion, minion))

    change.replace(modifiers, "bonus", bonus)


@wrong("the merged icon counts without merging", breaks="vtes.influence.merge.merged-icon-effects")
def _(change: Changes) -> None:
    def bonus(right: Right, game: Vtes, stat: str, minion: InPlay) -> int:
        behaviour = declaring.BEHAVIOUR.get(minion.card)
        marked = behaviour.merged if behaviour is not None else ()
        return int(right(game, stat, minion)) + sum(
            item.amount for item in marked if isinstance(item, static_abilities.Bonus) and item.stat == stat
        )

    change.replace(modifiers, "bonus", bonus)


@wrong(
    "the sect of the base card is kept",
    breaks=("vtes.influence.merge.conflict-advanced-wins", "vtes.published.louis-fortier.merging-makes-him-anarch"),
)
def _(change: Changes) -> None:
    def sect(right: Right, self: Table, minion: InPlay) -> str:
        parts = parts_of(minion.card)
        return card_facts.facts()[parts[1]].sect if parts is not None and not minion.sect else str(right(self, minion))

    change.replace(Table, "sect", sect)


@wrong("the larger capacity counts", breaks="vtes.influence.merge.advanced-applies-in-full")
def _(change: Changes) -> None:
    def capacity(right: Right, self: Table, vampire: InPlay) -> int:
        parts = parts_of(vampire.card)
        return int(right(self, vampire)) - (1 if parts is not None else 0)

    change.replace(Table, "capacity", capacity)


@wrong("the versions do not contest each other", breaks="vtes.influence.advanced.contests-other-copies")
def _(change: Changes) -> None:
    def copies(right: Right, game: Vtes, card: InPlay) -> list[InPlay]:
        return [other for other in right(game, card) if other.card == card.card]

    change.replace(contests, "copies", copies)


@wrong("the other version is brought out besides", breaks="vtes.influence.merge.no-self-contest-alternative")
def _(change: Changes) -> None:
    def second_copy_refusal(right: Right, game: Vtes, seat: Seat, unique: Card) -> Refusal | None:
        found: Refusal | None = right(game, seat, unique)
        return None if found is contests.OTHER_VERSION else found

    change.replace(contests, "second_copy_refusal", second_copy_refusal)


@wrong("a burned merged vampire is one card", breaks="vtes.influence.merge.stays-one-card-until-burned")
def _(change: Changes) -> None:
    def _leave(right: Right, self: Table, card: InPlay, pile: str) -> None:
        parts = parts_of(card.card)
        if parts is not None:
            card.card = parts[0]
        right(self, card, pile)

    change.replace(Table, "_leave", _leave)


@wrong(
    "transfers of a new vampire come at once",
    breaks=(
        "vtes.influence.extra-transfers-not-this-turn",
        "vtes.published.ingrid-rossler.transfers-from-the-next-phase",
    ),
)
def _(change: Changes) -> None:
    def bring_out(right: Right, game: Vtes, vampire: InPlay) -> None:
        right(game, vampire)
        phase = game.within(influence_phase.InfluencePhase)
        if phase is not None and vampire.card in declaring.STANDING.get(modifiers.TRANSFERS, ()):
            phase.transfers += sum(
                said.value(vampire) for said in declaring.STANDING[modifiers.TRANSFERS][vampire.card]
            )

    change.replace(regions, "bring_out", bring_out)


@wrong("who has the same capacity is younger", breaks="vtes.crypt.younger-means-smaller-capacity")
def _(change: Changes) -> None:
    def refusal(right: Right, self: AddBlood, game: Vtes, frame: Any, seat: Seat, choice: Any) -> Refusal | None:
        found: Refusal | None = right(self, game, frame, seat, choice)
        same = found is NOT_YOUNGER and game.capacity(game.cards[choice.target]) == game.capacity(
            game.cards[choice.minion]
        )
        return None if same else found

    change.replace(AddBlood, "refusal", refusal)


@wrong("who has the same capacity is older", breaks="vtes.crypt.older-means-larger-capacity")
def _(change: Changes) -> None:
    def unfit(right: Right, self: BloodForOlder, game: Vtes, card: InPlay, target: InPlay) -> Refusal | None:
        found: Refusal | None = right(self, game, card, target)
        return None if game.capacity(target) == game.capacity(card) else found

    change.replace(BloodForOlder, "unfit", unfit)


@wrong("any number of events in a phase", breaks="vtes.discard-phase.event-max-one-per-phase")
def _(change: Changes) -> None:
    def played(right: Right, self: event_modes.EventMode, game: Vtes, play: Any) -> None:
        right(self, game, play)
        phase = game.within(discard_phase.DiscardPhase)
        assert phase is not None
        phase.event_played = False

    change.replace(event_modes.EventMode, "played", played)


@wrong("an event takes no discard phase action", breaks="vtes.discard-phase.event-uses-action")
def _(change: Changes) -> None:
    def played(right: Right, self: event_modes.EventMode, game: Vtes, play: Any) -> None:
        right(self, game, play)
        phase = game.within(discard_phase.DiscardPhase)
        assert phase is not None
        phase.actions += 1

    change.replace(event_modes.EventMode, "played", played)


@wrong("an event that left play may be played again", breaks="vtes.discard-phase.event-once-per-game")
def _(change: Changes) -> None:
    def refusal(right: Right, self: event_modes.EventMode, game: Vtes, frame: Any, seat: Seat, choice: Any) -> Any:
        before = game.events_played
        game.events_played = tuple(card for card in before if any(other.card == card for other in game.cards.values()))
        found = right(self, game, frame, seat, choice)
        game.events_played = before
        return found

    change.replace(event_modes.EventMode, "refusal", refusal)


@wrong("an event stays when its player has left", breaks="vtes.event.controlled-by-its-player")
def _(change: Changes) -> None:
    def remove_with_attached(right: Right, game: Vtes, card: InPlay, leaving: tuple[Seat, ...]) -> None:
        if "event" in card.facts.types:
            card.controller = card.owner = game.clockwise(card.controller)[0]
        else:
            right(game, card, leaving)

    change.replace(ousting, "remove_with_attached", remove_with_attached)


@wrong("cards bring no more discard phase actions", breaks="vtes.discard-phase.number-of-actions-may-change")
def _(change: Changes) -> None:
    def change_for(right: Right, game: Vtes, stat: str, seat: Seat) -> int:
        return 0 if stat == modifiers.DISCARD_ACTIONS else int(right(game, stat, seat))

    change.replace(modifiers, "change_for", change_for)


@wrong("another use of a discard phase action leaves it", breaks="vtes.discard-phase.alternate-uses")
def _(change: Changes) -> None:
    def apply(right: Right, self: Any, game: Vtes, card: InPlay, choice: Any) -> None:
        right(self, game, card, choice)
        phase = game.within(discard_phase.DiscardPhase)
        if phase is not None:
            phase.actions += 1

    change.replace(phase_actions.ForPhaseAction, "apply", apply)


@wrong("another use of a master phase action leaves it", breaks="vtes.master-phase.alternative-uses-by-cards")
def _(change: Changes) -> None:
    def apply(right: Right, self: Any, game: Vtes, card: InPlay, choice: Any) -> None:
        right(self, game, card, choice)
        phase = game.within(master_phase.MasterPhase)
        if phase is not None:
            phase.actions += 1

    change.replace(phase_actions.ForPhaseAction, "apply", apply)


@wrong("cards bring no more master phase actions", breaks="vtes.master-phase.cards-may-change-number")
def _(change: Changes) -> None:
    def change_for(right: Right, game: Vtes, stat: str, seat: Seat) -> int:
        return 0 if stat == modifiers.MASTER_ACTIONS else int(right(game, stat, seat))

    change.replace(modifiers, "change_for", change_for)


@wrong(
    "a blood hunt knows no votes of cards in play",
    breaks=("vtes.blood-hunt.otherwise-normal-referendum", "vtes.published.abactor.referendum-is-blood-hunt"),
)
def _(change: Changes) -> None:
    def call_it(right: Right, self: BloodHunt, game: Vtes) -> None:
        right(self, game)
        self.cast = ()

    change.replace(BloodHunt, "call_it", call_it)


@wrong(
    "the clan that is printed counts",
    breaks=(
        "vtes.crypt.clan-required-to-play",
        "vtes.published.scarce.clan-it-shows",
    ),
)
def _(change: Changes) -> None:
    def clan(right: Right, self: Table, minion: InPlay) -> str:
        printed: Facts = minion.facts
        return printed.clan

    change.replace(Table, "clan", clan)
