"""Cards that become vampires, or bring out vampires of a circle. V5 'Circle', 'Sterile'."""

from __future__ import annotations

from reference_engine.kernel import Card, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import course_of_action, mandatory
from reference_engine.vtes.card_dsl.language import CardInUse, Effect
from reference_engine.vtes.cards.words.table.blood_and_pool import ForOwnUncontrolled
from reference_engine.vtes.control import contests, regions
from reference_engine.vtes.legacy import circles
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.table import legacy_traits
from reference_engine.vtes.table.state import READY, InPlay, Table
from scenarios.wire_types.vtes.choices import Play

CANNOT_CREATE = Refusal(
    "vtes.legacy.trait.sterile.cannot-act-to-create-vampires", "a Sterile vampire cannot put new vampires in play"
)


class BecomeVampire(Effect):
    """Puts the card in play as a vampire of the acting one's clan and sect that has to hunt this turn."""

    puts_in_play = True
    rules = ("vtes.card.play.into-play-on-resolution", "vtes.glossary.sect.new-vampire-takes-creators-sect")

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return CANNOT_CREATE if legacy_traits.has(game.cards[choice.minion], legacy_traits.STERILE) else None

    def apply(self, game: Table, play: CardInUse) -> None:
        creator = game.cards[play.minion]
        placed = game.put_in_play(play.card, play.seat, play.seat, READY)
        placed.clan, placed.sect = game.clan(creator), game.sect(creator)
        game.spend(placed, mandatory.HAS_TO_HUNT)
        course_of_action.under_way(game).card = Card(0)


class BringOutOfCircle(ForOwnUncontrolled):
    """Moves a unique vampire of a clan from the uncontrolled to the ready region, if one of its circle is ready."""

    rules = ("vtes.legacy.trait.circle.blood-brother-has-circle",)

    def __init__(self, clan: str) -> None:
        self.clan = clan

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        target = self.aimed_at(game, seat, choice)
        if target is None:
            return NOT_ELIGIBLE
        if (refusal := legacy_traits.target_refusal(game, target, clan=self.clan)) is not None:
            return refusal
        if not contests.is_unique(target) or contests.copies(game, target):
            return NOT_ELIGIBLE
        kin = [minion for minion in game.minions(seat) if legacy_traits.of_clan(game, minion, self.clan)]
        return None if any(circles.same_circle(game, minion, target) for minion in kin) else no_kin(target)

    def apply(self, game: Table, play: CardInUse) -> None:
        regions.bring_out(game, game.cards[play.target])


def no_kin(vampire: InPlay) -> Refusal:
    """Return the refusal if no ready vampire belongs to the vampire's circle."""
    word = "blood-brother-has-circle" if circles.of(vampire) else "undesignated-is-own-circle"
    return Refusal(f"vtes.legacy.trait.circle.{word}", "you control no ready vampire of that circle")
