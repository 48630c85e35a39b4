"""Faulty engines for published rulings on groups of cards: allies, sects, equipment."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.actions import equipping, mandatory
from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.cards.words.actions.bleeds import BleedIncrease, LockForBleed
from reference_engine.vtes.cards.words.actions.self_inflicted import SelfInflicted
from reference_engine.vtes.cards.words.combat import prevention
from reference_engine.vtes.cards.words.politics.votes import DiscardForVote
from reference_engine.vtes.cards.words.torpor import torpid
from reference_engine.vtes.combat.resolution import StrikeResolution
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import requirements
from reference_engine.vtes.playing.card_being_played import Playing
from reference_engine.vtes.sects import membership
from reference_engine.vtes.table import legacy_traits
from reference_engine.vtes.table.state import READY, InPlay
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

OTHERWISE = Refusal("vtes.golden-rule.cards-override-rules", "so says a faulty engine")


@wrong(
    "an ally that plays cards as a vampire may use Amaranth",
    breaks="vtes.published.allies-as-vampires.no-diablerie-by-a-card",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: torpid.DiableriseInstead, *asked: Any) -> Any:
        found = right(self, *asked)
        return None if found == torpid.ONLY_VAMPIRES_DIABLERISE else found

    change.replace(torpid.DiableriseInstead, "refusal", refusal)


@wrong(
    "an ally is spared the aggravated damage of its own card",
    breaks="vtes.published.allies-as-vampires.aggravated-damage-of-its-own-card",
)
def _(change: Changes) -> None:
    def inflict(right: Right, self: SelfInflicted, game: Vtes) -> None:
        if game.cards[self.minion].facts.is_vampire:
            right(self, game)

    change.replace(SelfInflicted, "inflict", inflict)


@wrong("the Black Hand loses its trait with the sect", breaks="vtes.published.black-hand.trait-outlasts-the-sect")
def _(change: Changes) -> None:
    def change_sect(right: Right, game: Vtes, vampire: InPlay, sect: str) -> None:
        right(game, vampire, sect)
        legacy_traits.change(vampire, lost="Black Hand")

    change.replace(membership, "change_sect", change_sect)


@wrong(
    "equipment is taken only by a minion that could equip with it from the hand",
    breaks="vtes.published.clan-equipment.taken-without-its-clan",
)
def _(change: Changes) -> None:
    def refusal(right: Right, game: Vtes, seat: Any, minion: InPlay, bearer: Any, equipment: Any) -> Any:
        clans = [game.cards[card].facts.clan for card in equipment if card in game.cards]
        barred = any(clan not in ("", game.clan(minion)) for clan in clans)
        return OTHERWISE if barred else right(game, seat, minion, bearer, equipment)

    change.replace(equipping, "refusal", refusal)


@wrong(
    "an ability of a vampire in torpor cannot be used",
    breaks="vtes.published.ability-usable-in-torpor.in-torpor",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: LockForBleed, game: Vtes, frame: Any, card: InPlay, choice: Any) -> Any:
        return right(self, game, frame, card, choice) if card.region == READY else OTHERWISE

    change.replace(LockForBleed, "refusal", refusal)


@wrong("an X of zero cannot be chosen", breaks="vtes.published.cost-of-x.zero-is-legal")
def _(change: Changes) -> None:
    change.replace(prevention, "every_x", lambda right, game, choice: [play for play in right(game, choice) if play.x])


@wrong(
    "an ability for referendums needs an unlocked vampire",
    breaks="vtes.published.non-locking-referendum-ability.locked-and-once",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: DiscardForVote, game: Vtes, frame: Any, card: InPlay, choice: Any) -> Any:
        return OTHERWISE if card.locked else right(self, game, frame, card, choice)

    change.replace(DiscardForVote, "refusal", refusal)


@wrong(
    "retainers do their damage with each additional strike as well",
    breaks="vtes.published.retainer-that-strikes.no-additional-strikes",
)
def _(change: Changes) -> None:
    def injury(right: Right, self: StrikeResolution, game: Vtes, blow: Any) -> Any:
        found = right(self, game, blow)
        crows = [card for card in game.attached_to(game.cards[blow.striker]) if card.facts.name == "Murder of Crows"]
        return replace(found, normal=found.normal + len(crows)) if not self.surroundings else found

    change.replace(StrikeResolution, "injury", injury)


@wrong("a cancelled increase is the one of its bleed", breaks="vtes.published.cancel.limit-is-free-again")
def _(change: Changes) -> None:
    spent: list[int] = []

    def cancel(right: Right, self: Playing, game: Vtes, unpaid: bool) -> None:
        spent.append(id(game.within(Bleed)))
        right(self, game, unpaid)

    def refusal(right: Right, self: BleedIncrease, game: Vtes, *more: Any) -> Any:
        return OTHERWISE if id(game.within(Bleed)) in spent else right(self, game, *more)

    change.replace(Playing, "cancel", cancel)
    change.replace(BleedIncrease, "refusal", refusal)


@wrong(
    "Voter Captivation needs a vampire that is still locked",
    breaks="vtes.published.played-after-resolution.in-any-order",
)
def _(change: Changes) -> None:
    def means_refusal(right: Right, game: Vtes, mode: Any, seat: Any, play: Any) -> Any:
        minion = game.cards.get(play.minion)
        unlocked = mode.printed.name == "Voter Captivation" and minion is not None and not minion.locked
        return OTHERWISE if unlocked else right(game, mode, seat, play)

    change.replace(requirements, "means_refusal", means_refusal)


@wrong(
    "a minion performs only one of the two actions of a card in a turn",
    breaks="vtes.published.provide-multiple-actions.each-once-a-turn",
)
def _(change: Changes) -> None:
    def has_performed(right: Right, game: Vtes, minion: Any, effect: str, means: Any) -> bool:
        return any(bool(right(game, minion, each, means)) for each in (effect, "enter-combat", "burn"))

    change.replace(mandatory, "has_performed", has_performed)
