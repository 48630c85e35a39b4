"""Political actions and the referendums they call. V5 'Political Action', 'The Referendum'."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from reference_engine.kernel import Card, CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Step, asks, procedure, rule
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl import modifiers, rulings
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.politics.referendum import Referendum
from reference_engine.vtes.table.state import InPlay, Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vtes import events
from scenarios.wire_types.vtes.choices import ChooseTerms, Vote

ACTION_FIRST = Refusal(
    "vtes.politics.terms-chosen-only-after-success", "terms can be chosen only after the political action succeeds"
)
NOT_THE_CALLER = Refusal("vtes.referendum.step-terms", "only the player who called the referendum chooses its terms")
TERMS_ARE_SET = Refusal("vtes.referendum.step-terms", "the terms have already been chosen")
NO_SUCH_TERMS = Refusal("vtes.golden-rule.cards-override-rules", "the card does not allow these terms")
NO_TERMS_AT_ALL = Refusal("vtes.referendum.step-terms", "no terms that the card allows are possible")
POLITICAL_LIMIT = "turn:political"


@procedure
class PoliticalAction(Action, kw_only=True):
    """An action that calls a referendum. V5 'Political Action'."""

    margin: int = 0
    """Margin of votes by which the referendum passed; 0 if it did not."""

    KIND = "political"

    def inherent_stealth(self, game: Table) -> int:
        return 1

    def directed_at(self, game: Table) -> tuple[Seat, ...]:
        return ()

    def limits(self) -> tuple[str, ...]:
        return (POLITICAL_LIMIT,)

    def nature(self, game: Table) -> tuple[str, ...]:
        return (
            "vtes.political.undirected-no-target",
            "vtes.political.default-stealth-plus-one",
            "vtes.political.who-any-ready-vampire",
        )

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, ChooseTerms) and not self.successful:
            return ACTION_FIRST
        return super().refusal(game, seat, choice)

    def when_blocked(self) -> tuple[str, ...]:
        return ("vtes.political.success-calls-referendum",)

    @rule(
        "vtes.political.success-calls-referendum",
        "vtes.politics.occasions",
        "vtes.glossary.referendum",
        "vtes.referendum.cost-then-referendum",
        "vtes.political.cost-as-printed",
    )
    def take_effect(self, game: Table) -> None:
        game.call(CalledReferendum(seat=self.seat, caller=self.minion, card=self.card, level=self.level))

    STEPS = Action.STEPS


class Motion:
    """The subject of a referendum."""

    puts_in_play = False
    """True if the calling card comes into play when the referendum passes."""

    electorate: tuple[str, ...] = ()
    """Sects whose vampires may vote; empty: all."""

    def has_terms(self) -> bool:
        """Return whether the caller has terms to choose."""
        return type(self).terms is not Motion.terms

    def terms(self, game: Table, caller: Seat) -> Iterator[ChooseTerms]:
        """Yield all possible terms; none if there is no choice to make."""
        yield from ()

    def refusal(self, game: Table, caller: Seat) -> Refusal | None:
        """Return why a Methuselah cannot call this referendum now, or None. Required terms must be possible."""
        if not self.has_terms() or next(self.terms(game, caller), None) is not None:
            return None
        return NO_TERMS_AT_ALL

    def terms_refusal(self, game: Table, choice: ChooseTerms) -> Refusal | None:
        """Return why terms outside the possible ones are not allowed; None if only the card rules them out."""
        return None

    def extra_votes(self, game: Table, voter: InPlay) -> int:
        """Return the extra votes of a minion in this referendum."""
        return 0

    def within(self, game: Table, terms: ChooseTerms) -> Sequence[ChooseTerms]:
        """Return what can be done within the terms once passed, if there is too little to fulfill every term."""
        return (terms,)

    def enact(self, game: Table, referendum: CalledReferendum) -> None:
        """Carry out a passed referendum."""
        raise NotImplementedError


@procedure
class CalledReferendum(Referendum, kw_only=True):
    """The referendum of a political action. V5 'The Referendum'."""

    caller: CardId
    card: Card
    level: str = ""
    terms: ChooseTerms = ChooseTerms()

    def motion(self) -> Motion:
        """Return the subject of the referendum, from the text of its card."""
        mode: Any = BEHAVIOUR[self.card].modes[self.level]
        found: Motion = mode.motion
        return found

    def calling_card(self) -> Card:
        return self.card

    def blood_to_vote(self, game: Table, voter: InPlay, side: str) -> int:
        if side == "for" or self.caller not in game.cards or not voter.facts.is_vampire:
            return 0
        return modifiers.bonus(game, "blood to vote against", game.cards[self.caller])

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if not isinstance(choice, ChooseTerms):
            return super().refusal(game, seat, choice)
        if seat != self.seat:
            return NOT_THE_CALLER
        return (
            (self.motion().terms_refusal(game, choice) or NO_SUCH_TERMS) if game.window() == "terms" else TERMS_ARE_SET
        )

    def extra_votes(self, game: Table, voter: InPlay) -> int:
        return self.motion().extra_votes(game, voter)

    def why_votes(self, game: Table, seat: Seat, choice: Vote) -> tuple[str, ...]:
        why = super().why_votes(game, seat, choice)
        if seat == self.seat and choice.side == "against":
            why += ("vtes.faq.politics.may-vote-against-own-referendum",)
            why += ("vtes.faq.politics.calling-card-vote-may-be-against",) if choice.source_ else ()
        return why

    @rule("vtes.referendum.three-steps")
    def call_it(self, game: Table) -> None:
        self.electorate = self.motion().electorate
        game.cite(rulings.followed(self.card, "at work"))
        game.emit(events.ReferendumCalled(BEHAVIOUR[self.card].facts.name, self.seat))

    @asks("vtes.politics.terms-chosen-only-after-success", "vtes.referendum.step-terms")
    def offer_terms(self, game: Table) -> Decision | None:
        options: list[Choice] = [*self.motion().terms(game, self.seat)]
        return Decision(self.seat, "terms", options) if options else None

    @rule("vtes.politics.terms-chosen-only-after-success", "vtes.referendum.step-terms")
    def choose_terms(self, game: Table, choice: ChooseTerms) -> None:
        self.terms = choice
        game.cite(("vtes.glossary.target.not-by-referendum",))
        game.emit(events.TermsChosen(self.seat, choice.clan, choice.target, choice.target_seat, choice.points))

    @asks("vtes.referendum.step-terms", "vtes.golden-rule.cards-override-rules")
    def offer_what_is_left(self, game: Table) -> Decision | None:
        options = self.motion().within(game, self.terms) if self.passes_vote() else ()
        return Decision(self.seat, "terms", [*options]) if len(options) > 1 else None

    @rule("vtes.referendum.step-terms", "vtes.golden-rule.cards-override-rules")
    def share_what_is_left(self, game: Table, choice: ChooseTerms) -> None:
        """Let the caller choose who goes without, within the terms.

        V5 leaves this open; the rulings on Parity Shift decide it.
        """
        self.terms = choice
        game.emit(events.TermsChosen(self.seat, target_seat=choice.target_seat, points=choice.points))

    @rule("vtes.referendum.three-steps")
    def enact(self, game: Table) -> None:
        passed = self.passes_vote()
        action = game.within(PoliticalAction)
        assert action is not None
        action.margin = self.tally("for") - self.tally("against") if passed else 0
        if passed:
            self.motion().enact(game, self)
        else:
            game.cite(("vtes.faq.politics.failed-referendum-still-successful-action",))

    STEPS: ClassVar[tuple[Step, ...]] = (
        call_it, offer_terms, choose_terms, Referendum.before_votes, Referendum.settle_before_votes,
        Referendum.open_poll, Referendum.poll, Referendum.settle_poll, Referendum.resolve,
        offer_what_is_left, share_what_is_left, enact,
    )  # fmt: skip
