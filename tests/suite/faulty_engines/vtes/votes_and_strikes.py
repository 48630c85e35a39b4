"""Faulty engines: who has votes and titles, and how strikes are chosen, what they take and what damage does."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.vtes.cards.words.politics.political_modes import NOT_POLLING, DuringPolling
from reference_engine.vtes.cards.words.politics.votes import Votes
from reference_engine.vtes.combat import strike_pair, striking
from reference_engine.vtes.combat.combat_state import Fighting
from reference_engine.vtes.combat.damage import DamageResolution
from reference_engine.vtes.combat.resolution import StrikeResolution
from reference_engine.vtes.combat.rounds import Combat, Round
from reference_engine.vtes.combat.strike_pair import StrikePair
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.politics import voting
from reference_engine.vtes.politics.political_actions import PoliticalAction
from reference_engine.vtes.politics.referendum import Referendum
from reference_engine.vtes.politics.voting import Cast
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table.state import STOLEN, TORPOR, InPlay
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.vtes import choices, events
from scenarios.wire_types.vtes.choices import Vote
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vtes.ways import play_also_in, ways_of

# Polling.


@wrong("what an oration brings is cast as it is gained", breaks="vtes.votes.gained-need-not-be-cast")
def _(change: Changes) -> None:
    def apply(right: Right, self: Votes, game: Vtes, play: Any) -> None:
        right(self, game, play)
        poll = game.within(Referendum)
        assert poll is not None
        poll.cast += (Cast(play.seat, "for", self.amount, play.minion),)

    change.replace(Votes, "apply", apply)


@wrong("no card is played during a polling", breaks="vtes.votes.other-cards-follow-normal-rules")
def _(change: Changes) -> None:
    change.replace(DuringPolling, "refusal", lambda right, self, *rest: NOT_POLLING)


@wrong("a political action is free", breaks="vtes.political.cost-as-printed")
def _(change: Changes) -> None:
    change.replace(PoliticalAction, "cost_in_blood", lambda right, self, game: 0)
    change.replace(PoliticalAction, "cost_in_pool", lambda right, self, game: 0)


@wrong("who has votes casts them", breaks="vtes.referendum.polling.no-obligation")
def _(change: Changes) -> None:
    def poll(right: Right, self: Referendum, game: Vtes) -> Decision | None:
        decision: Decision | None = right(self, game)
        if decision is not None and any(isinstance(option, Vote) for option in decision.options):
            decision.options.remove(PASS)
        return decision

    change.replace(Referendum, "poll", poll)


@wrong("a polling is over with the first votes", breaks="vtes.referendum.polling.ends-when-all-finished")
def _(change: Changes) -> None:
    def settle_poll(right: Right, self: Referendum, game: Vtes, choice: Choice) -> None:
        right(self, game, choice)
        if isinstance(choice, Vote):
            self.goto(Referendum.resolve)

    change.replace(Referendum, "settle_poll", settle_poll)


def voting_only(change: Changes, fits: Any, reason: Any) -> None:
    """Let only some votes be cast."""

    def vote_refusal(right: Right, self: Referendum, game: Vtes, seat: Seat, choice: Vote) -> Any:
        return right(self, game, seat, choice) if fits(self, game, seat, choice) else reason

    change.replace(Referendum, "vote_refusal", vote_refusal)


@wrong("a Methuselah votes on one side", breaks="vtes.votes.methuselah-may-split-between-sources")
def _(change: Changes) -> None:
    voting_only(
        change,
        lambda poll, game, seat, choice: (
            not any(cast.seat == seat and cast.side != choice.side and cast.votes for cast in poll.cast)
        ),
        voting.OTHER_SIDE,
    )


@wrong("a locked vampire has no votes", breaks="vtes.votes.lock-state-irrelevant")
def _(change: Changes) -> None:
    voting_only(
        change,
        lambda poll, game, seat, choice: choice.source not in game.cards or not game.cards[choice.source].locked,
        voting.NO_VOTES,
    )


@wrong("votes may be cast again on the other side", breaks="vtes.referendum.polling.cast-votes-cannot-be-changed")
def _(change: Changes) -> None:
    def cast_votes(right: Right, self: Referendum, game: Vtes, seat: Seat, choice: Vote) -> None:
        self.cast = tuple(cast for cast in self.cast if cast.source != choice.source or not choice.source)
        right(self, game, seat, choice)

    def vote_refusal(right: Right, self: Referendum, game: Vtes, seat: Seat, choice: Vote) -> Any:
        found = right(self, game, seat, choice)
        return None if found is voting.HAS_VOTED and choice.source in game.cards else found

    change.replace(Referendum, "cast_votes", cast_votes)
    change.replace(Referendum, "vote_refusal", vote_refusal)


@wrong("votes are cast for a referendum only", breaks="vtes.votes.each-for-or-against")
def _(change: Changes) -> None:
    voting_only(change, lambda poll, game, seat, choice: choice.side == "for", voting.NO_VOTES)


@wrong("a vampire votes from torpor", breaks=("vtes.torpor.cannot-vote", "vtes.votes.only-while-ready"))
def _(change: Changes) -> None:
    def voter_refusal(right: Right, self: Referendum, game: Vtes, seat: Seat, source: CardId) -> Any:
        found = right(self, game, seat, source)
        return None if found is voting.VOTER_IN_TORPOR else found

    def extra_options(right: Right, self: Referendum, game: Vtes, seat: Seat, window: str) -> list[Choice]:
        torpid = [Vote(side, card.id) for card in game.controlled(seat, TORPOR) for side in ("for", "against")]
        return [*right(self, game, seat, window), *[vote for vote in torpid if not self.vote_refusal(game, seat, vote)]]

    change.replace(Referendum, "voter_refusal", voter_refusal)
    change.replace(Referendum, "extra_options", extra_options)


# Titles.


def keeping(*kept: str) -> Any:
    """Return the change that lets any vampire hold some titles."""

    def suits(right: Right, game: Vtes, vampire: InPlay) -> bool:
        return titles.held(vampire) in kept or right(game, vampire)

    return lambda change: change.replace(titles, "suits", suits)


CAMARILLA = ("primogen", "prince", "justicar", "inner circle")
wrong("a title of the Camarilla goes anywhere", breaks="vtes.sect.camarilla.titles-need-camarilla")(keeping(*CAMARILLA))
wrong(
    "a baron is a baron in any sect",
    breaks=("vtes.sect.anarch.baron-needs-anarch", "vtes.sect.anarch.baron-suspended-on-sect-change"),
)(keeping("baron"))
wrong("a title of the Laibon goes anywhere", breaks="vtes.legacy.laibon.titles-need-laibon")(keeping("kholo", "magaji"))
wrong("a kholo is one of any clan", breaks="vtes.legacy.laibon.kholo-needs-clan")(keeping("kholo"))
wrong("a justicar is one of any clan", breaks="vtes.sect.camarilla.justicar-and-inner-circle-need-clan")(
    keeping("justicar", "inner circle")
)


@wrong("printed votes are no title", breaks="vtes.sect.independent.printed-votes-count-as-title")
def _(change: Changes) -> None:
    def title(right: Right, game: Vtes, vampire: InPlay) -> str:
        found: str = right(game, vampire)
        return "" if titles.own_votes(found) else found

    change.replace(titles, "title", title)


@wrong("who is of no great sect is of none", breaks="vtes.sect.independent.default-when-no-major-sect")
def _(change: Changes) -> None:
    def sect(right: Right, self: Vtes, minion: InPlay) -> str:
        found: str = right(self, minion)
        return "" if found == "Independent" else found

    change.replace(Vtes, "sect", sect)


# Rounds.


@wrong("a combat has one round", breaks="vtes.combat.sequence.one-or-more-rounds")
def _(change: Changes) -> None:
    def another_round(right: Right, self: Combat, game: Vtes) -> None:
        self.goes_on = False
        right(self, game)

    change.replace(Combat, "another_round", another_round)


@wrong("presses come before strikes", breaks="vtes.combat.sequence.seven-steps-in-order")
def _(change: Changes) -> None:
    names = [step.__name__ for step in Round.STEPS if "presses" not in step.__name__ or "close" in step.__name__]
    at = names.index("strike")
    change.reorder(Round, *names[:at], "presses", "settle_presses", *names[at:])


@wrong("maneuvers come before range is determined", breaks="vtes.combat.before-range.only-marked-effects")
def _(change: Changes) -> None:
    play_also_in(change, "before-range", *ways_of("Fake Out").values())


@wrong("who has pressed presses again", breaks="vtes.combat.press.not-two-in-a-row")
def _(change: Changes) -> None:
    def press_refusal(right: Right, self: Fighting, minion: CardId, only: str = "") -> Any:
        last, self.last_press = self.last_press, CardId(0)
        try:
            return right(self, minion, only)
        finally:
            self.last_press = last

    change.replace(Fighting, "press_refusal", press_refusal)


@wrong("who has declined to maneuver does not answer", breaks="vtes.combat.maneuver.declining-does-not-forfeit-answer")
def _(change: Changes) -> None:
    def maneuver(right: Right, self: Fighting, game: Vtes, minion: CardId, commitment: Any = None) -> None:
        passed = self.passed
        right(self, game, minion, commitment)
        self.passed = passed

    def used(right: Right, self: Round) -> None:
        if self.window() != "range":
            right(self)

    change.replace(Fighting, "maneuver", maneuver)
    change.replace(Round, "used", used)


@wrong("who can maneuver does", breaks="vtes.combat.maneuver.optional-may-be-declined")
def _(change: Changes) -> None:
    def maneuvers(right: Right, self: Round, game: Vtes) -> Decision | None:
        decision: Decision | None = right(self, game)
        if decision is not None:
            decision.options.remove(PASS)
        return decision

    change.replace(Round, "maneuvers", maneuvers)


@wrong("a round that is cut short has no end", breaks="vtes.combat.end-of-round.also-when-combat-ends-early")
def _(change: Changes) -> None:
    def end_of_round(right: Right, self: Round, game: Vtes) -> Decision | None:
        return None if self.interrupted(game) else right(self, game)

    change.replace(Round, "end_of_round", end_of_round)


@wrong("each strikes twice in a round", breaks="vtes.combat.strike.one-per-round-by-default")
def _(change: Changes) -> None:
    def strike(right: Right, self: Round, game: Vtes) -> None:
        right(self, game)
        self.acting_extra, self.opposing_extra = 1, 1

    change.replace(Round, "strike", strike)


@wrong(
    "there is no strike without a card",
    breaks=("vtes.combat.choose.hand-strike-is-default", "vtes.combat.hand-strike.is-default-strike"),
)
def _(change: Changes) -> None:
    def extra_options(right: Right, self: StrikePair, game: Vtes, seat: Seat, window: str) -> list[Choice]:
        found = right(self, game, seat, window)
        return [each for each in found if not isinstance(each, choices.ChooseStrike) or each.with_ != choices.HANDS]

    change.replace(StrikePair, "extra_options", extra_options)


# Strikes.


def at_all_retainers(change: Changes, dropped: Any) -> None:
    """Let retainers be struck at in more cases."""

    def strike_refusal(right: Right, game: Vtes, round_: Any, choice: choices.ChooseStrike) -> Any:
        found = right(game, round_, choice)
        return None if found is dropped else found

    change.replace(strike_pair, "strike_refusal", strike_refusal)


@wrong("a retainer is struck at from close by", breaks="vtes.combat.retainer.target-only-at-long-range")
def _(change: Changes) -> None:
    at_all_retainers(change, striking.RETAINER_AT_LONG_RANGE)


@wrong("hands strike at a retainer", breaks="vtes.combat.retainer.target-needs-ranged-strike")
def _(change: Changes) -> None:
    at_all_retainers(change, striking.NOT_RANGED)


@wrong("stolen blood goes to the bank", breaks="vtes.combat.steal-blood.moves-counters-to-striker")
def _(change: Changes) -> None:
    def steal(right: Right, self: StrikeResolution, game: Vtes) -> None:
        for blow in self.blows:
            game.burn_blood(game.cards[blow.victim], blow.strike.steal_blood)

    change.replace(StrikeResolution, "steal", steal)


@wrong("equipment that is stolen is burned", breaks="vtes.combat.steal-equipment.moved-to-striker")
def _(change: Changes) -> None:
    def take_equipment(right: Right, self: StrikeResolution, game: Vtes) -> None:
        for card in self.chosen:
            if card in game.cards:
                game.burn(game.cards[card])

    change.replace(StrikeResolution, "take_equipment", take_equipment)


@wrong("stolen equipment is given back", breaks="vtes.combat.steal-equipment.kept-after-combat")
def _(change: Changes) -> None:
    def another_round(right: Right, self: Combat, game: Vtes) -> None:
        other = {self.acting: self.opposing, self.opposing: self.acting}
        for card in [card for card in game.cards.values() if game.spent(card, STOLEN) and card.host in other]:
            if other[card.host] in game.cards:
                game.attach(card, game.cards[other[card.host]])
        right(self, game)

    change.replace(Combat, "another_round", another_round)


@wrong("whoever is burned by damage goes to torpor first", breaks="vtes.combat.damage.burned-vampire-skips-torpor")
def _(change: Changes) -> None:
    def suffer_aggravated(right: Right, self: DamageResolution, game: Vtes) -> None:
        victim = self.current.victim
        right(self, game)
        if victim not in game.cards:
            game.emit(events.ToTorpor(victim))

    change.replace(DamageResolution, "suffer_aggravated", suffer_aggravated)
