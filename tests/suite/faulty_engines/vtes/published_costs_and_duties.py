"""Faulty engines for published rulings: costs, modifiers, grapples, mandatory actions, and ballots."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import mandatory
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.cards.words.actions import outcomes
from reference_engine.vtes.cards.words.actions.blocking import LockFailedBlockers
from reference_engine.vtes.cards.words.actions.waking import UnlockActing
from reference_engine.vtes.cards.words.combat.moments import OnceEachRound
from reference_engine.vtes.cards.words.control.thefts import Steal
from reference_engine.vtes.cards.words.playing.cheaper_and_dearer import LockToReduce
from reference_engine.vtes.cards.words.table.blood_and_pool import StealBlood
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import costs, hands
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.politics import voting
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table.state import CONTESTED, InPlay
from reference_engine.vtes.turn.unlock_phase import UnlockPhase
from scenarios.wire_types.vtes.choices import GainFromEdge, Play, Use
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

OTHERWISE = Refusal("vtes.golden-rule.cards-override-rules", "so says a faulty engine")


@wrong(
    "a blocker backs out as Faceless Night is played, and is not locked",
    breaks="vtes.published.faceless-night.attempt-under-way-counts",
)
def _(change: Changes) -> None:
    spared: set[CardId] = set()

    def apply(right: Right, self: LockFailedBlockers, game: Vtes, play: Any) -> None:
        right(self, game, play)
        action = game.within(Action)
        spared.clear()
        if action is not None:
            spared.add(action.blocker)

    def lock(right: Right, self: Action, game: Vtes) -> None:
        self.doomed = tuple(minion for minion in self.doomed if minion not in spared)
        right(self, game)

    change.replace(LockFailedBlockers, "apply", apply)
    change.replace(Action, "lock_the_doomed", lock)


@wrong("Freak Drive at superior unlocks after any action", breaks="vtes.published.freak-drive.superior-needs-a-block")
def _(change: Changes) -> None:
    def refusal(right: Right, self: UnlockActing, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        return None if self.after == "blocked" else right(self, game, frame, seat, choice)

    change.replace(UnlockActing, "refusal", refusal)


@wrong(
    "a contested Elder Library makes room in the hand", breaks="vtes.published.elder-library.second-copy-adds-nothing"
)
def _(change: Changes) -> None:
    def hand_size(right: Right, game: Vtes, seat: Seat) -> int:
        contested = [card for card in game.controlled(seat, CONTESTED) if card.facts.name == "Elder Library"]
        return int(right(game, seat)) + len(contested)

    change.replace(hands, "hand_size", hand_size)


@wrong(
    "a card is stolen only by a minion that could bring it into play",
    breaks="vtes.published.far-mastery.requirements-do-not-apply",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: Steal, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        found = right(self, game, frame, seat, choice)
        if found is not None or choice.target not in game.cards:
            return found
        needed = game.cards[choice.target].facts.clan
        unfit = needed and choice.minion in game.cards and needed != game.clan(game.cards[choice.minion])
        return NOT_ELIGIBLE if unfit else None

    change.replace(Steal, "refusal", refusal)


@wrong("the X of a card costs nothing", breaks="vtes.published.hidden-strength.x-is-what-it-costs")
def _(change: Changes) -> None:
    change.replace(costs, "blood_cost", lambda right, game, choice: right(game, replace(choice, x=0)))


@wrong(
    "a grapple that is canceled leaves its vampire another one",
    breaks="vtes.published.immortal-grapple.canceled-one-was-played",
)
def _(change: Changes) -> None:
    spend = OnceEachRound.played
    change.replace(OnceEachRound, "played", lambda right, self, game, play: None)
    change.replace(OnceEachRound, "apply", lambda right, self, game, play: spend(self, game, play))


@wrong("nobody acts to steal blood where there is none", breaks="vtes.published.impundulu.vampire-without-blood")
def _(change: Changes) -> None:
    def refusal(right: Right, self: StealBlood, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        target = game.cards.get(choice.target)
        if target is not None and not target.counters:
            return OTHERWISE
        return right(self, game, frame, seat, choice)

    change.replace(StealBlood, "refusal", refusal)


@wrong("The Line serves allies and vampires alike", breaks="vtes.published.line.not-for-allies")
def _(change: Changes) -> None:
    for behaviour in BEHAVIOUR.values():
        for abilities in behaviour.abilities.values():
            for ability in abilities:
                if isinstance(ability, LockToReduce) and ability.blood:
                    change.set(ability, "which", lambda game, way, choice: way.IS_ACTION)


@wrong("The Line serves for allies and retainers only", breaks="vtes.published.line.blood-of-any-action-card")
def _(change: Changes) -> None:
    def refusal(right: Right, self: LockToReduce, game: Vtes, frame: Any, card: InPlay, choice: Use) -> Any:
        found = right(self, game, frame, card, choice)
        if found is None and self.blood and not {"ally", "retainer"} & set(BEHAVIOUR[frame.card].facts.types):
            return OTHERWISE
        return found

    change.replace(LockToReduce, "refusal", refusal)


@wrong(
    "a card on a minion stays with the Methuselah who played it",
    breaks="vtes.published.lunatic-eruption.burning-is-directed-at-bearers-side",
)
def _(change: Changes) -> None:
    def put_on(right: Right, game: Vtes, play: Any, host: CardId) -> InPlay:
        seat = play.seat
        placed: InPlay = right(game, play, host)
        placed.controller = seat
        return placed

    change.replace(outcomes, "put_on", put_on)


@wrong(
    "only a mandatory hunt comes before other actions", breaks="vtes.published.lunatic-eruption.before-other-actions"
)
def _(change: Changes) -> None:
    def come_first(right: Right, game: Vtes, seat: Seat) -> bool:
        hungry = any(mandatory.HUNT in mandatory.duties(game, minion) for minion in game.minions(seat))
        return bool(hungry and right(game, seat))

    change.replace(mandatory, "come_first", come_first)


@wrong(
    "a minion of which a card demands a bleed may take another action instead",
    breaks="vtes.published.elen-kamjian.another-bleed-is-not-hers",
)
def _(change: Changes) -> None:
    def refusal(right: Right, game: Vtes, seat: Seat, minion: InPlay, act: mandatory.Duty) -> Any:
        found = right(game, seat, minion, act)
        return None if found is mandatory.MUST_OBEY else found

    change.replace(mandatory, "refusal", refusal)


@wrong("no vampire but a priscus casts ballots", breaks="vtes.published.gratiano.ballot-without-the-title")
def _(change: Changes) -> None:
    def ballots(right: Right, game: Vtes, voter: InPlay) -> int:
        return int(right(game, voter)) if titles.title(game, voter) == "priscus" else 0

    change.replace(voting, "ballots", ballots)


@wrong(
    "what cards demand in an unlock phase comes before what a Methuselah may do",
    breaks="vtes.published.fame.paid-in-any-order",
)
def _(change: Changes) -> None:
    def effects(right: Right, self: UnlockPhase, game: Vtes) -> Any:
        decision = right(self, game)
        if self.has_duties(game):
            decision.options = [each for each in decision.options if not isinstance(each, GainFromEdge)]
        return decision

    change.replace(UnlockPhase, "effects", effects)
