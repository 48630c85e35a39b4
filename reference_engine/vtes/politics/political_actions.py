"""Political actions, and the referendums that they call. V5 'Political Action', 'The Referendum'."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from reference_engine.kernel import Card, CardId, Seat
from reference_engine.kernel.decisions import Choice, Decision, Refusal
from reference_engine.kernel.frames import Frame, Step, asks, procedure, rule
from reference_engine.vtes.actions.course import Action
from reference_engine.vtes.declarations.declaring import BEHAVIOUR
from reference_engine.vtes.politics.referendum import Referendum
from reference_engine.vtes.table import events
from reference_engine.vtes.table.choices import ChooseTerms, Vote
from reference_engine.vtes.table.state import InPlay

if TYPE_CHECKING:
    from reference_engine.vtes.cards.words.politics.motions import PoliticalMode
    from reference_engine.vtes.game import Vtes

ACTION_FIRST = Refusal(
    "vtes.politics.terms-chosen-only-after-success", "terms are chosen once the political action has succeeded"
)
NOT_THE_CALLER = Refusal("vtes.referendum.step-terms", "the Methuselah who called the referendum chooses its terms")
TERMS_ARE_SET = Refusal("vtes.referendum.step-terms", "terms are chosen before the polling, once")
NO_SUCH_TERMS = Refusal("vtes.golden-rule.cards-override-rules", "the card does not allow these terms")

LIMIT = "turn:political"


@procedure
class PoliticalAction(Action, kw_only=True):
    """An action that calls a referendum. V5 'Political Action'."""

    margin: int = 0
    """The votes by which its referendum has passed; 0 where it has not."""

    KIND = "political"

    def inherent_stealth(self, game: Vtes) -> int:
        return 1

    def directed_at(self, game: Vtes) -> tuple[Seat, ...]:
        return ()

    def limits(self) -> tuple[str, ...]:
        return (LIMIT,)

    def nature(self, game: Vtes) -> tuple[str, ...]:
        return (
            "vtes.political.undirected-no-target",
            "vtes.political.default-stealth-plus-one",
            "vtes.political.who-any-ready-vampire",
        )

    def when_blocked(self) -> tuple[str, ...]:
        return ("vtes.political.success-calls-referendum",)

    @rule(
        "vtes.political.success-calls-referendum",
        "vtes.politics.occasions",
        "vtes.glossary.referendum",
        "vtes.referendum.cost-then-referendum",
        "vtes.political.cost-as-printed",
    )
    def take_effect(self, game: Vtes) -> None:
        game.call(CalledReferendum(seat=self.seat, caller=self.minion, card=self.card, level=self.level))

    STEPS = Action.STEPS


@procedure
class CalledReferendum(Referendum, kw_only=True):
    """The referendum of a political action. V5 'The Referendum'."""

    caller: CardId
    card: Card
    level: str = ""
    terms: ChooseTerms = ChooseTerms()

    def mode(self) -> PoliticalMode:
        return BEHAVIOUR[self.card].modes[self.level]  # type: ignore[return-value]

    def calling_card(self) -> Card:
        return self.card

    def blood_to_vote(self, game: Vtes, voter: InPlay, side: str) -> int:
        if side == "for" or self.caller not in game.cards or not voter.facts.is_vampire:
            return 0
        return game.bonus("blood to vote against", game.cards[self.caller])

    def extra_votes(self, game: Vtes, voter: InPlay) -> int:
        return self.mode().motion.extra_votes(game, voter)

    def why_votes(self, game: Vtes, seat: Seat, choice: Vote) -> tuple[str, ...]:
        why = super().why_votes(game, seat, choice)
        if seat == self.seat and choice.side == "against":
            why += ("vtes.faq.politics.may-vote-against-own-referendum",)
            why += ("vtes.faq.politics.calling-card-vote-may-be-against",) if choice.source_ else ()
        return why

    @rule("vtes.referendum.three-steps")
    def call_it(self, game: Vtes) -> None:
        self.electorate = self.mode().motion.electorate
        game.emit(events.ReferendumCalled(BEHAVIOUR[self.card].facts.name, self.seat))

    @asks("vtes.politics.terms-chosen-only-after-success", "vtes.referendum.step-terms")
    def offer_terms(self, game: Vtes) -> Decision | None:
        options: list[Choice] = [*self.mode().motion.terms(game, self.seat)]
        return Decision(self.seat, "terms", options) if options else None

    @rule("vtes.politics.terms-chosen-only-after-success", "vtes.referendum.step-terms")
    def choose_terms(self, game: Vtes, choice: ChooseTerms) -> None:
        self.terms = choice
        game.cite(("vtes.glossary.target.not-by-referendum",))
        game.emit(events.TermsChosen(self.seat, choice.clan, choice.target, choice.target_seat, choice.points))

    @rule("vtes.referendum.three-steps")
    def enact(self, game: Vtes) -> None:
        passed = self.passes_vote()
        action = game.within(PoliticalAction)
        if action is not None:
            action.margin = self.tally("for") - self.tally("against") if passed else 0
        if passed:
            self.mode().motion.enact(game, self)
        else:
            game.cite(("vtes.faq.politics.failed-referendum-still-successful-action",))

    STEPS: ClassVar[tuple[Step, ...]] = (
        call_it, offer_terms, choose_terms, Referendum.before_votes, Referendum.settle_before_votes,
        Referendum.open_poll, Referendum.poll, Referendum.settle_poll, Referendum.resolve, enact,
    )  # fmt: skip


def terms_refusal(game: Vtes, frame: Frame, seat: Seat, choice: ChooseTerms) -> Refusal | None:
    """Why these terms cannot be chosen now, in view of one procedure under way, or None."""
    if isinstance(frame, PoliticalAction) and not frame.successful:
        return ACTION_FIRST
    if not isinstance(frame, CalledReferendum):
        return None
    if seat != frame.seat:
        return NOT_THE_CALLER
    asked = game.decision is not None and game.decision.window == "terms"
    return (frame.mode().motion.terms_refusal(game, choice) or NO_SUCH_TERMS) if asked else TERMS_ARE_SET
