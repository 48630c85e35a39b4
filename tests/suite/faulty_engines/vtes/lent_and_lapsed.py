"""Faulty engines: effects for one round, action, referendum or turn that last longer."""

from __future__ import annotations

from typing import Any

import msgspec

from reference_engine.kernel import NO_CARD, Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.cards.words.actions.bleeds import Redirect
from reference_engine.vtes.cards.words.actions.waking import Wake
from reference_engine.vtes.cards.words.politics import motions
from reference_engine.vtes.combat.rounds import Combat, Round
from reference_engine.vtes.control import changes, regions
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing.play_card import PlayCard
from reference_engine.vtes.politics.political_actions import CalledReferendum
from reference_engine.vtes.politics.referendum import Referendum
from reference_engine.vtes.politics.voting import NOT_YOUR_VOTES
from reference_engine.vtes.table.state import SLEEPS, TORPOR
from reference_engine.vtes.turn.master_phase import MasterPhase
from reference_engine.vtes.turn.unlock_phase import UnlockPhase
from scenarios.wire_types.vtes.choices import CastBallot, Vote
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

TEXT = "vtes.golden-rule.cards-override-rules"
ONCE = "vtes.wording.during-x-do-y-once-per-x"
BACK = "vtes.control.changes-only-by-explicit-effect"


@wrong("A borrowed vampire that lies in torpor is kept", breaks=BACK)
def _(change: Changes) -> None:
    def give_back(right: Right, game: Vtes, borrower: Seat, until: str) -> None:
        game.loans = [loan for loan in game.loans if loan.card in game.cards and game.cards[loan.card].region != TORPOR]
        right(game, borrower, until)

    change.replace(changes, "give_back", give_back)


@wrong("A borrowed vampire comes back ready, wherever it lay", breaks=BACK)
def _(change: Changes) -> None:
    def give_back(right: Right, game: Vtes, borrower: Seat, until: str) -> None:
        lent = [loan.card for loan in game.loans if (loan.borrower, loan.until) == (borrower, until)]
        right(game, borrower, until)
        for card in lent:
            if card in game.cards and game.cards[card].region == TORPOR:
                regions.to_ready(game, game.cards[card])

    change.replace(changes, "give_back", give_back)


@wrong("The votes of a borrowed vampire are its lender's", breaks="vtes.votes.ready-titled-vampires-give-votes")
def _(change: Changes) -> None:
    def voter_refusal(
        right: Right, self: Referendum, game: Vtes, seat: Seat, choice: Vote | CastBallot
    ) -> Refusal | None:
        lent = any(loan.card == choice.source for loan in game.loans)
        found: Refusal | None = right(self, game, seat, choice)
        return NOT_YOUR_VOTES if lent and found is None else found

    change.replace(Referendum, "voter_refusal", voter_refusal)


@wrong(
    "A vampire that goes back to its lender leaves behind what it has come to bear",
    breaks="vtes.minion-card.control.follows-host-minion",
)
def _(change: Changes) -> None:
    def give_back(right: Right, game: Vtes, borrower: Seat, until: str) -> None:
        lent = [loan.card for loan in game.loans if (loan.borrower, loan.until) == (borrower, until)]
        right(game, borrower, until)
        for vampire in [game.cards[card] for card in lent if card in game.cards]:
            for borne in game.lying_on(vampire):
                if borne.owner == borrower:
                    game.burn(borne)

    change.replace(changes, "give_back", give_back)


@wrong("An ally that was on the qui vive never unlocks again", breaks="vtes.unlock-phase.must-unlock-all-own-cards")
def _(change: Changes) -> None:
    def unlock_everything(right: Right, self: UnlockPhase, game: Vtes) -> None:
        asleep = [card for card in game.controlled(self.seat, "ready") if game.spent(card, SLEEPS)]
        right(self, game)
        for card in asleep:
            game.spend(card, SLEEPS)

    change.replace(UnlockPhase, "unlock_everything", unlock_everything)


@wrong(
    "A master card that is played out of turn costs the actions of two master phases",
    breaks="vtes.master.out-of-turn-uses-next-master-phase-action",
)
def _(change: Changes) -> None:
    def begin(right: Right, self: MasterPhase, game: Vtes) -> None:
        methuselah = game.seats[self.seat]
        first = methuselah.out_of_turn and methuselah.actions_ahead < 0
        right(self, game)
        if first:
            methuselah.actions_ahead = -1

    change.replace(MasterPhase, "begin", begin)


@wrong("What prevents damage in the first round after a block does so in any round", breaks=TEXT)
def _(change: Changes) -> None:
    def fight(right: Right, self: Action, game: Vtes) -> None:
        self.if_blocks = tuple(msgspec.structs.replace(gained, lasting="combat") for gained in self.if_blocks)
        right(self, game)

    change.replace(Action, "fight", fight)


@wrong("A grapple keeps all rounds that follow at close range", breaks="vtes.combat.range.close-by-default-every-round")
def _(change: Changes) -> None:
    def fight_a_round(right: Right, self: Combat, game: Vtes) -> None:
        close = self.next_stays_close
        right(self, game)
        self.next_stays_close = close

    change.replace(Combat, "fight_a_round", fight_a_round)


@wrong("Taste of Vitae gives back what was lost in all rounds", breaks="vtes.combat.end-of-round.effects-only-here")
def _(change: Changes) -> None:
    def fight_a_round(right: Right, self: Combat, game: Vtes) -> None:
        right(self, game)
        begun = game.stack[-1]
        assert isinstance(begun, Round)
        begun.acting_lost = game.modified("lost before", self.acting)
        begun.opposing_lost = game.modified("lost before", self.opposing)

    def close_presses(right: Right, self: Round, game: Vtes) -> None:
        right(self, game)
        for minion, lost in ((self.acting, self.acting_lost), (self.opposing, self.opposing_lost)):
            game.modify("lost before", minion, lost - game.modified("lost before", minion), "combat", Card(0))

    change.replace(Combat, "fight_a_round", fight_a_round)
    change.replace(Round, "close_presses", close_presses)


@wrong("A sect that was kept out of a referendum is kept out of the next one of the turn", breaks=TEXT)
def _(change: Changes) -> None:
    def resolve(right: Right, self: Referendum, game: Vtes) -> None:
        for sect in self.electorate:
            game.modify(f"only {sect}", NO_CARD, 1, "turn", Card(0))
        right(self, game)

    def call_it(right: Right, self: CalledReferendum, game: Vtes) -> None:
        right(self, game)
        kept = tuple(each.stat.removeprefix("only ") for each in game.modifiers if each.stat.startswith("only "))
        self.electorate = kept or self.electorate

    change.replace(Referendum, "resolve", resolve)
    change.replace(CalledReferendum, "call_it", call_it)


@wrong("Points of a referendum are allocated to whoever is ousted as well", breaks=TEXT)
def _(change: Changes) -> None:
    change.replace(motions, "at_the_table", lambda right, game: tuple(Seat(place) for place in range(len(game.seats))))


@wrong("A bleed is redirected at a Methuselah who is ousted", breaks=TEXT)
def _(change: Changes) -> None:
    def targets(right: Right, self: Redirect, game: Vtes, frame: Frame, seat: Seat, minion: CardId) -> Any:
        return [(NO_CARD, Seat(place), "") for place in range(len(game.seats)) if place != seat]

    def refusal(right: Right, self: Redirect, game: Vtes, frame: Frame, seat: Seat, choice: Any) -> Refusal | None:
        target = game.seats[choice.target_seat]
        ousted, target.ousted = target.ousted, False
        try:
            found: Refusal | None = right(self, game, frame, seat, choice)
        finally:
            target.ousted = ousted
        return found

    change.replace(Redirect, "targets", targets)
    change.replace(Redirect, "refusal", refusal)


@wrong("What is used once in an action is used up until an action succeeds", breaks=ONCE)
def _(change: Changes) -> None:
    def end_of_action(right: Right, self: Action, game: Vtes) -> None:
        spent = {card: [limit for limit in card.used if limit.startswith("action:")] for card in game.cards.values()}
        right(self, game)
        for card, limits in spent.items() if not self.successful else ():
            card.used += tuple(limits)

    change.replace(Action, "end_of_action", end_of_action)


@wrong("What is done once in a bleed is done again once it is redirected", breaks=ONCE)
def _(change: Changes) -> None:
    def redirect(right: Right, self: Action, game: Vtes, seat: Seat) -> None:
        own = game.cards[self.minion].card
        game.modifiers = [
            msgspec.structs.replace(each, source=Card(0)) if each.source == own else each for each in game.modifiers
        ]
        right(self, game, seat)

    change.replace(Action, "redirect", redirect)


@wrong("A minion that is awake sleeps again once it has reacted", breaks="vtes.glossary.wake.lasts-for-the-action")
def _(change: Changes) -> None:
    def lay_down(right: Right, self: PlayCard, game: Vtes) -> None:
        right(self, game)
        action = game.within(Action)
        if action is not None and not any(isinstance(effect, Wake) for effect in self.way().effects):
            action.awake = tuple(minion for minion in action.awake if minion != self.minion)

    change.replace(PlayCard, "lay_down", lay_down)
