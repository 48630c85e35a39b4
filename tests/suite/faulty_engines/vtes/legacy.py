"""Faulty engines: traits, the Red List, trophies, slaves and old names of clans."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.vtes.actions import slaves
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.cards.words.legacy.new_vampires import BecomeVampire
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.legacy import circles, red_list, scarcity
from reference_engine.vtes.legacy.red_list import AttackMarkedMinion, AwardTrophies
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table import legacy_traits, piles
from reference_engine.vtes.table.state import UNCONTROLLED, InPlay, Table
from reference_engine.vtes.torpor import diablerie
from reference_engine.vtes.torpor.diablerie import Diablerie
from reference_engine.vtes.turn import minion_phase
from reference_engine.vtes.turn.master_phase import MasterPhase
from reference_engine.vtes.turn.turns import Turn
from reference_engine.vtes.turn.unlock_phase import UnlockPhase
from scenarios.wire_types.declarations import PASS
from scenarios.wire_types.vtes import choices
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong("a Blood Cursed vampire diablerises like any other", breaks="vtes.legacy.trait.blood-cursed.cannot-diablerise")
def _(change: Changes) -> None:
    change.replace(diablerie, "may_diablerise", lambda right, game, vampire: True)


@wrong(
    "Infernal minions unlock as all do",
    breaks=(
        "vtes.legacy.trait.infernal.does-not-unlock-as-normal",
        "vtes.published.prevent-normal-unlock.infernal-may-pay",
    ),
)
def _(change: Changes) -> None:
    def has(right: Right, minion: InPlay, trait: str) -> bool:
        return trait != legacy_traits.INFERNAL and bool(right(minion, trait))

    change.replace(legacy_traits, "has", has)


@wrong("an Infernal minion unlocks for nothing", breaks="vtes.legacy.trait.infernal.burn-1-pool-to-unlock")
def _(change: Changes) -> None:
    def settle_effects(right: Right, self: UnlockPhase, game: Vtes, choice: Any) -> None:
        right(self, game, choice)
        if isinstance(choice, choices.PayToUnlock):
            game.gain_pool(self.seat, 1)

    change.replace(UnlockPhase, "settle_effects", settle_effects)


@wrong("anybody plays what requires Flight", breaks="vtes.legacy.trait.flight.allows-flight-cards")
def _(change: Changes) -> None:
    def requirement_refusal(right: Right, game: Vtes, required: tuple[str, ...], minions: Any) -> Refusal | None:
        found: Refusal | None = right(game, [trait for trait in required if trait != legacy_traits.FLIGHT], minions)
        return found

    change.replace(legacy_traits, "requirement_refusal", requirement_refusal)


@wrong("anybody plays what requires the Black Hand", breaks="vtes.legacy.trait.black-hand.allows-black-hand-cards")
def _(change: Changes) -> None:
    def requirement_refusal(right: Right, game: Vtes, required: tuple[str, ...], minions: Any) -> Refusal | None:
        found: Refusal | None = right(game, [trait for trait in required if trait != legacy_traits.BLACK_HAND], minions)
        return found

    change.replace(legacy_traits, "requirement_refusal", requirement_refusal)


@wrong(
    "vampires without a circle share one",
    breaks=(
        "vtes.legacy.trait.circle.undesignated-is-own-circle",
        "vtes.published.circle.none-designated-is-its-own",
    ),
)
def _(change: Changes) -> None:
    change.replace(circles, "same_circle", lambda right, game, one, other: circles.of(one) == circles.of(other))


@wrong("the Inner Circle is a circle too", breaks="vtes.legacy.trait.circle.inner-circle-is-no-circle")
def _(change: Changes) -> None:
    def same_circle(right: Right, game: Vtes, one: InPlay, other: InPlay) -> bool:
        return bool(right(game, one, other)) or titles.title(game, one) == titles.title(game, other) == "inner circle"

    change.replace(circles, "same_circle", same_circle)


@wrong("a mark stays", breaks="vtes.legacy.trait.red-list.mark-lasts-current-turn")
def _(change: Changes) -> None:
    def begin(right: Right, self: Turn, game: Vtes) -> None:
        marked = [card for card in game.cards.values() if card.marked]
        right(self, game)
        for card in marked:
            card.marked = True

    change.replace(Turn, "begin", begin)


@wrong("a mark costs no master phase action", breaks="vtes.legacy.trait.red-list.mark-with-master-phase-action")
def _(change: Changes) -> None:
    def settle_act(right: Right, self: MasterPhase, game: Vtes, choice: Any) -> None:
        right(self, game, choice)
        self.actions += isinstance(choice, choices.Mark)

    change.replace(MasterPhase, "settle_act", settle_act)


@wrong("allies hunt down who is marked", breaks="vtes.legacy.trait.red-list.enter-combat-action-who")
def _(change: Changes) -> None:
    def attack_refusal(right: Right, game: Vtes, minion: InPlay, target: InPlay | None) -> Refusal | None:
        found: Refusal | None = right(game, minion, target)
        return None if found is red_list.ONLY_VAMPIRES_HUNT else found

    def candidate_actions(right: Right, game: Vtes, seat: Seat) -> Iterator[Any]:
        yield from right(game, seat)
        for minion in game.minions(seat):
            for target in game.cards.values():
                if target.marked and not minion.facts.is_vampire:
                    yield choices.AttackMarked(minion.id, target.id)

    change.replace(red_list, "attack_refusal", attack_refusal)
    change.replace(minion_phase, "candidate_actions", candidate_actions)


@wrong("the hunt for a marked minion is free", breaks="vtes.legacy.trait.red-list.enter-combat-action-parameters")
def _(change: Changes) -> None:
    change.replace(AttackMarkedMinion, "cost_in_blood", lambda right, self, game: 0)


@wrong(
    "who unlocks hunts the marked minion again",
    breaks="vtes.legacy.trait.red-list.enter-combat-once-per-vampire-per-turn",
)
def _(change: Changes) -> None:
    change.replace(AttackMarkedMinion, "limits", lambda right, self: ())


@wrong("allies earn trophies", breaks="vtes.legacy.trait.red-list.trophy-for-burning-in-combat")
def _(change: Changes) -> None:
    change.replace(red_list, "vampire", lambda right, game, minion, why: minion)


@wrong(
    "only combat and diablerie earn trophies",
    breaks="vtes.legacy.trait.red-list.trophy-for-burning-by-directed-action",
)
def _(change: Changes) -> None:
    def vampire(right: Right, game: Vtes, minion: CardId, why: str) -> CardId:
        return CardId(0) if why == red_list.BY_ACTION else right(game, minion, why)

    change.replace(red_list, "vampire", vampire)


@wrong("the library keeps its order", breaks="vtes.legacy.trait.red-list.reshuffle-or-refill-after-search")
def _(change: Changes) -> None:
    change.replace(piles, "shuffle", lambda right, game, seat, pile: None)


@wrong(
    "one Methuselah disposes of all trophies",
    breaks="vtes.legacy.trait.red-list.other-unawarded-trophies-may-move",
)
def _(change: Changes) -> None:
    def offer_others(right: Right, self: AwardTrophies, game: Vtes) -> Decision | None:
        decision: Decision | None = right(self, game)
        if decision is not None:
            trophies = [one for one in game.in_play() if self.refusal_to_award(game, one.controller, one) is None]
            decision.options = [PASS, *(choices.Award(trophy.id) for trophy in trophies)]
        return decision

    change.replace(AwardTrophies, "offer_others", offer_others)


@wrong("a trophy stays its player's", breaks="vtes.master.trophy.controlled-by-vampires-controller")
def _(change: Changes) -> None:
    def settle_others(right: Right, self: AwardTrophies, game: Vtes, choice: Any) -> None:
        before = game.cards[choice.card].controller if isinstance(choice, choices.Award) else None
        right(self, game, choice)
        if before is not None:
            game.cards[choice.card].controller = before

    change.replace(AwardTrophies, "settle_others", settle_others)


@wrong("the blood hunt comes before the trophies", breaks="vtes.legacy.trait.red-list.trophies-before-blood-hunt")
def _(change: Changes) -> None:
    names = [step.__name__ for step in Diablerie.STEPS]
    first, second = names.index("award_trophies"), names.index("call_blood_hunt")
    names[first], names[second] = names[second], names[first]
    change.reorder(Diablerie, *names)


@wrong("uncontrolled vampires of the clan count", breaks="vtes.legacy.trait.scarce.burn-3-pool-per-same-clan-vampire")
def _(change: Changes) -> None:
    def price(right: Right, game: Vtes, vampire: InPlay) -> int:
        found: int = right(game, vampire)
        if not legacy_traits.has(vampire, legacy_traits.SCARCE):
            return found
        waiting = game.controlled(vampire.controller, UNCONTROLLED)
        return found + 3 * sum(game.clan(mate) == game.clan(vampire) and mate is not vampire for mate in waiting)

    change.replace(scarcity, "price_of_scarcity", price)


@wrong("a slave needs nobody to bleed", breaks="vtes.legacy.trait.slave.no-directed-action-without-ready-clan-member")
def _(change: Changes) -> None:
    change.replace(slaves, "slave_refusal", lambda right, game, seat, minion, choice: None)


@wrong("a slave serves any clan", breaks="vtes.legacy.trait.slave.belongs-to-clan")
def _(change: Changes) -> None:
    def refusal(right: Right, game: Vtes, action: Action, seat: Seat, slave: InPlay | None) -> Refusal | None:
        found: Refusal | None = right(game, action, seat, slave)
        return None if found is slaves.SERVES_ANOTHER and slave is not None and slaves.serves(slave) else found

    change.replace(slaves, "substitute_refusal", refusal)


@wrong(
    "the blocked vampire stays locked",
    breaks="vtes.legacy.trait.slave.substitute-in-combat-when-clan-member-blocked",
)
def _(change: Changes) -> None:
    def substitute(right: Right, game: Vtes, action: Action, slave: InPlay) -> None:
        right(game, action, slave)
        game.lock(game.cards[action.minion])

    change.replace(slaves, "substitute", substitute)


@wrong("a Sterile vampire embraces", breaks="vtes.legacy.trait.sterile.cannot-act-to-create-vampires")
def _(change: Changes) -> None:
    change.replace(BecomeVampire, "refusal", lambda right, self, game, frame, seat, choice: None)


@wrong("an Assamite is no Banu Haqim", breaks="vtes.glossary.alias.assamite-is-banu-haqim")
def _(change: Changes) -> None:
    def of_clan(right: Right, game: Vtes, minion: InPlay, clan: str) -> bool:
        return minion.facts.printed_clan != "Assamite" and bool(right(game, minion, clan))

    change.replace(legacy_traits, "of_clan", of_clan)


@wrong("Thaumaturgy is a Discipline of its own", breaks="vtes.glossary.alias.thaumaturgy-is-blood-sorcery")
def _(change: Changes) -> None:
    def discipline(right: Right, self: Table, minion: InPlay, code: str) -> int:
        cards = sum(card.facts.name == "Thaumaturgy" for card in self.attached_to(minion)) if code == "tha" else 0
        return int(right(self, minion, code)) - cards

    change.replace(Table, "discipline", discipline)
