"""Faulty engines for rulings on bleeds: increases, and bleeds that are given up."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import course_of_action
from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.cards.words.actions.bleeds import (
    NOT_SUCCEEDING,
    ONE_INCREASE,
    BleedIncrease,
    SaveForNextBleed,
)
from reference_engine.vtes.cards.words.actions.stealth_and_intercept import Stealth
from reference_engine.vtes.game import Vtes
from scenarios.wire_types.vtes.choices import Play
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vtes.ways import play_also_in, ways_with


@wrong(
    "what an action card adds to the bleed is the one increase",
    breaks="vtes.ruling.aire-of-elation.one-bleed-increase-per-action",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: BleedIncrease, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        increased = isinstance(frame, Bleed) and frame.bonus > 0
        return ONE_INCREASE if increased else right(self, game, frame, seat, choice)

    change.replace(BleedIncrease, "refusal", refusal)


@wrong(
    "a limited modifier keeps out further copies of itself only",
    breaks="vtes.ruling.conditioning.one-bleed-increase-per-action",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: BleedIncrease, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        found: Refusal | None = right(self, game, frame, seat, choice)
        return found if any(modifier.source == choice.card for modifier in game.modifiers) else None

    change.replace(BleedIncrease, "refusal", refusal)


@wrong(
    "a card that also increases the bleed gives its stealth unneeded",
    breaks=(
        "vtes.ruling.bonding.superior-needs-needed-stealth",
        "vtes.published.bonding.superior-needs-needed-stealth",
    ),
)
def _(change: Changes) -> None:
    change.replace(Stealth, "refusal", lambda right, self, game, frame, seat, choice: None)
    for window in ("no-block", "blocks-declined"):
        play_also_in(change, window, *ways_with(Stealth, BleedIncrease))


@wrong(
    "whether the target is poor enough is seen once, as the card is played",
    breaks="vtes.ruling.foreshadowing-destruction.lingering-below-ten",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: BleedIncrease, game: Vtes, play: Any) -> None:
        action = course_of_action.under_way(game)
        assert isinstance(action, Bleed)
        if not self.at_most or game.seats[action.target_seat].pool <= self.at_most:
            right(self, game, play)

    change.replace(BleedIncrease, "apply", apply)


@wrong(
    "an increase that adds nothing yet counts against the limit",
    breaks="vtes.ruling.foreshadowing-destruction.other-limited-allowed-while-inactive",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: BleedIncrease, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        return right(BleedIncrease(self.amount), game, frame, seat, choice)

    change.replace(BleedIncrease, "refusal", refusal)


@wrong(
    "an increase that hangs on the target's pool is beside the limit",
    breaks="vtes.ruling.foreshadowing-destruction.one-bleed-increase-per-action",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: BleedIncrease, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        return None if self.at_most else right(self, game, frame, seat, choice)

    change.replace(BleedIncrease, "refusal", refusal)


@wrong(
    "a bleed for 0 may be given up for a larger one",
    breaks="vtes.ruling.spying-mission.superior-only-when-bleed-would-succeed",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: SaveForNextBleed, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        return None if isinstance(frame, Bleed) and not frame.foiled else NOT_SUCCEEDING

    change.replace(SaveForNextBleed, "refusal", refusal)


@wrong(
    "a bleed may be given up before others have had their chance",
    breaks=(
        "vtes.ruling.spying-mission.reduce-or-redirect-before",
        "vtes.published.change-the-target-of-a-bleed.before-success",
    ),
)
def _(change: Changes) -> None:
    play_also_in(change, "blocks-declined", *ways_with(SaveForNextBleed))


@wrong(
    "of several copies that wait one counts",
    breaks=("vtes.ruling.spying-mission.copies-add-up", "vtes.published.spying-mission.all-copies-count"),
)
def _(change: Changes) -> None:
    def with_what_waited(right: Right, self: Bleed, game: Vtes, amount: int) -> int:
        return min(int(right(self, game, amount)), amount + 2)

    change.replace(Bleed, "with_what_waited", with_what_waited)


@wrong("a further copy takes the place of the one that waits", breaks="vtes.ruling.spying-mission.earlier-copies-stay")
def _(change: Changes) -> None:
    def apply(right: Right, self: SaveForNextBleed, game: Vtes, play: Any) -> None:
        for waiting in game.attached_to(game.cards[play.minion]):
            if "next bleed" in BEHAVIOUR[waiting.card].bonuses:
                game.burn(waiting)
        right(self, game, play)

    change.replace(SaveForNextBleed, "apply", apply)
