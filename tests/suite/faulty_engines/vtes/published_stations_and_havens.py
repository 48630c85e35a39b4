"""Faulty engines: published rulings on havens, stations, spies, and what is done in torpor."""

from __future__ import annotations

from typing import Any

import msgspec

from reference_engine.kernel import NO_CARD, CardId, Seat
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.cards.words.combat.strike_cards import StrengthThisCombat
from reference_engine.vtes.cards.words.legacy.new_vampires import BringOutOfCircle
from reference_engine.vtes.cards.words.turn.in_phases import NOT_NOW, MoveBlood
from reference_engine.vtes.combat.striking import NO_EQUIPMENT, StrikeEffect
from reference_engine.vtes.control import regions
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import costs, targets
from reference_engine.vtes.table.state import CONTESTED, TORPOR, InPlay
from scenarios.wire_types.declarations import Choice
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vtes.ways import ways_of

# Secure Haven.


@wrong(
    "a Secure Haven makes master cards dearer for other players only",
    breaks="vtes.published.secure-haven.extra-pool-for-all",
)
def _(change: Changes) -> None:
    def dearer(right: Right, game: Vtes, by: str, seat: Seat, aimed: CardId) -> int:
        own = aimed in game.cards and game.cards[aimed].controller == seat
        return 0 if own else int(right(game, by, seat, aimed))

    change.replace(targets, "dearer", dearer)


@wrong(
    "the second target of a master card never makes it dearer",
    breaks="vtes.published.secure-haven.choosing-is-targeting",
)
def _(change: Changes) -> None:
    def pool_cost(right: Right, game: Vtes, choice: Any) -> int:
        return int(right(game, msgspec.structs.replace(choice, other=NO_CARD)))

    change.replace(costs, "pool_cost", pool_cost)


@wrong(
    "a Secure Haven protects what its minion bears as well",
    breaks="vtes.published.secure-haven.cards-on-minion-not-protected",
)
def _(change: Changes) -> None:
    def shield_refusal(right: Right, game: Vtes, seat: Seat, target: InPlay | None) -> Any:
        host = game.cards.get(target.host) if target is not None else None
        return right(game, seat, target) or (right(game, seat, host) if host is not None else None)

    change.replace(targets, "shield_refusal", shield_refusal)


@wrong("a Secure Haven is for ready minions only", breaks="vtes.published.secure-haven.playable-in-torpor")
def _(change: Changes) -> None:
    def when(game: Vtes, frame: Any, seat: Seat, choice: Any) -> Any:
        target = game.cards.get(choice.target)
        return targets.NOT_ELIGIBLE if target is not None and target.region == TORPOR else None

    for way in ways_of("Secure Haven").values():
        change.set(way, "when", when)


@wrong(
    "a contested card on a vampire that goes to torpor is burned with the others",
    breaks="vtes.published.secure-haven.not-burned-if-it-missed-torpor",
)
def _(change: Changes) -> None:
    def went_to_torpor(right: Right, game: Vtes, vampire: InPlay) -> None:
        right(game, vampire)
        for card in [card for card in game.cards.values() if card.host == vampire.id and card.region == CONTESTED]:
            game.burn(card)

    change.replace(regions, "went_to_torpor", went_to_torpor)


# Combat cards.


@wrong("Shattering Blow is played against bare hands", breaks="vtes.published.shattering-blow.needs-equipment")
def _(change: Changes) -> None:
    def usable_refusal(right: Right, self: StrikeEffect, *rest: Any) -> Any:
        found = right(self, *rest)
        return None if found is NO_EQUIPMENT else found

    change.replace(StrikeEffect, "usable_refusal", usable_refusal)


@wrong(
    "Torn Signpost gives the strength that it names, whatever else a vampire has",
    breaks="vtes.published.torn-signpost.bonuses-add-to-it",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: StrengthThisCombat, game: Vtes, play: Any) -> None:
        right(self, game, play)
        more = {"Angus the Unruled": 1, "Qawiyya el-Ghaduba": 2}.get(game.cards[play.minion].facts.name, 0)
        game.modify("strength", play.minion, -more, "combat", play.card)

    change.replace(StrengthThisCombat, "apply", apply)


@wrong(
    "Torn Signpost adds its number to the strength of a vampire",
    breaks="vtes.published.torn-signpost.sets-base-strength",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: StrengthThisCombat, game: Vtes, play: Any) -> None:
        game.modify("strength", play.minion, self.strength, "combat", play.card)

    change.replace(StrengthThisCombat, "apply", apply)


# Spying Mission, Telepathic Counter.


@wrong(
    "the target of a bleed reacts again after a Spying Mission",
    breaks=(
        "vtes.published.spying-mission.cancelled-too-late-to-react",
        "vtes.published.spying-mission.just-before-resolution",
        "vtes.published.telepathic-counter.before-success-only",
    ),
)
def _(change: Changes) -> None:
    def settle_about_to_succeed(right: Right, self: Action, game: Vtes, choice: Choice) -> None:
        right(self, game, choice)
        self.goto(Action.decline)

    change.replace(Action, "settle_about_to_succeed", settle_about_to_succeed)


# Warsaw Station.


@wrong(
    "Warsaw Station unlocks a vampire that has left the clan",
    breaks="vtes.published.warsaw-station.unlocks-nosferatu-only",
)
def _(change: Changes) -> None:
    def aftermath(right: Right, self: Action, game: Vtes) -> None:
        if self.unlocks_clans and self.minion in game.cards:
            self.unlocks_clans += (game.clan(game.cards[self.minion]),)
        right(self, game)

    change.replace(Action, "aftermath", aftermath)


@wrong(
    "a Nosferatu whom Warsaw Station brings back goes on with its action",
    breaks="vtes.published.warsaw-station.saves-but-action-ends",
)
def _(change: Changes) -> None:
    change.replace(Action, "left_by_its_minion", lambda right, self, game: None)


@wrong(
    "Warsaw Station unlocks its Nosferatu before the referendum",
    breaks="vtes.published.warsaw-station.unlocks-after-referendum",
)
def _(change: Changes) -> None:
    def succeed(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        if self.unlocks_clans:
            game.unlock(game.cards[self.minion])

    change.replace(Action, "succeed", succeed)


@wrong(
    "Warsaw Station unlocks nobody once it is burned",
    breaks="vtes.published.warsaw-station.unlocks-after-it-is-burned",
)
def _(change: Changes) -> None:
    def aftermath(right: Right, self: Action, game: Vtes) -> None:
        if not any(card.facts.name == "Warsaw Station" for card in game.cards.values()):
            self.unlocks_clans = ()
        right(self, game)

    change.replace(Action, "aftermath", aftermath)


# Others.


@wrong("a Vessel does nothing for a vampire in torpor", breaks="vtes.published.vessel.usable-in-torpor")
def _(change: Changes) -> None:
    def refusal(right: Right, self: MoveBlood, game: Vtes, frame: Any, card: InPlay, choice: Any) -> Any:
        torpid = game.cards[card.host].region == TORPOR
        return NOT_NOW if torpid else right(self, game, frame, card, choice)

    change.replace(MoveBlood, "refusal", refusal)


@wrong(
    "a vampire comes out without blood through Thicker than Blood",
    breaks="vtes.published.thicker-than-blood.keeps-cards-and-blood",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: BringOutOfCircle, game: Vtes, play: Any) -> None:
        game.cards[play.target].counters = 0
        right(self, game, play)

    change.replace(BringOutOfCircle, "apply", apply)
