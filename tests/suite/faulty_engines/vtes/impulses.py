"""Faulty engines: who is asked when in a combat, what comes back in each round, and the locked."""

from __future__ import annotations

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.vtes.actions import becoming_anarch, mandatory
from reference_engine.vtes.combat import striking
from reference_engine.vtes.combat.combat_state import Commitment
from reference_engine.vtes.combat.rounds import Round
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing.sequencing import Sequenced
from reference_engine.vtes.politics import referendum as politics
from reference_engine.vtes.politics import voting
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table.state import READY, TORPOR, InPlay
from reference_engine.vtes.torpor.diablerie import BloodHunt
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

FIRST = "vtes.combat.sequence.acting-minion-first-everywhere"


def reversed_in(window: str, title: str, breaks: str = FIRST) -> None:
    """Declare a faulty engine in which the opposing minion comes first in one step of combat."""

    @wrong(title, breaks=breaks)
    def _(change: Changes) -> None:
        def order(right: Right, self: Round, game: Vtes) -> tuple[Seat, ...]:
            found: tuple[Seat, ...] = right(self, game)
            return (found[1], found[0], *found[2:]) if len(found) > 1 and self.window() == window else found

        change.replace(Round, "order", order)


reversed_in("before-range", "the opposing minion is asked first before range")
reversed_in("range", "the opposing minion maneuvers first")
reversed_in("additional-strikes", "the opposing minion takes additional strikes first")
reversed_in("press", "the opposing minion presses first", "vtes.combat.press.acting-first-and-answer-kept")
reversed_in(
    "end-of-round", "the opposing minion is asked first at the end of a round",
    "vtes.combat.end-of-round.effects-only-here",
)  # fmt: skip


@wrong(
    "in combat the impulse does not go back to the acting minion",
    breaks="vtes.combat.sequence.impulse-passes-defender-then-others",
)
def _(change: Changes) -> None:
    def used(right: Right, self: Sequenced) -> None:
        if not isinstance(self, Round):
            right(self)

    change.replace(Sequenced, "used", used)


@wrong("who has declined to press does not press any more", breaks="vtes.combat.press.acting-first-and-answer-kept")
def _(change: Changes) -> None:
    def used(right: Right, self: Sequenced) -> None:
        if not isinstance(self, Round) or self.window() != "press":
            right(self)

    def press(right: Right, self: Round, game: Vtes, minion: CardId) -> None:
        passed = self.passed
        right(self, game, minion)
        self.passed = passed

    change.replace(Sequenced, "used", used)
    change.replace(Round, "press", press)


@wrong(
    "there is a time before range in the first round only",
    breaks="vtes.combat.before-range.closed-once-maneuver-decision-starts",
)
def _(change: Changes) -> None:
    def before_range(right: Right, self: Round, game: Vtes) -> Decision | None:
        found: Decision | None = right(self, game)
        return found if self.combat(game).rounds == 1 else None

    change.replace(Round, "before_range", before_range)


@wrong("there is a time before strikes in the first round only", breaks="vtes.combat.before-strikes.window")
def _(change: Changes) -> None:
    def before_strikes(right: Right, self: Round, game: Vtes) -> Decision | None:
        found: Decision | None = right(self, game)
        return found if self.combat(game).rounds == 1 else None

    change.replace(Round, "before_strikes", before_strikes)


@wrong("a maneuver binds to its strike for the whole combat", breaks="vtes.combat.choose.committed-by-maneuver")
def _(change: Changes) -> None:
    last: list[tuple[Commitment | None, Commitment | None]] = []

    def close_presses(right: Right, self: Round, game: Vtes) -> None:
        last[:] = [(self.acting_commitment, self.opposing_commitment)]
        right(self, game)

    def start_at_close_range(right: Right, self: Round, game: Vtes) -> None:
        if self.combat(game).rounds > 1 and last:
            self.acting_commitment, self.opposing_commitment = last[0]
        right(self, game)

    change.replace(Round, "close_presses", close_presses)
    change.replace(Round, "start_at_close_range", start_at_close_range)


@wrong("a locked minion has no printed strike", breaks="vtes.combat.lock-state-irrelevant")
def _(change: Changes) -> None:
    def strike_sources(right: Right, game: Vtes, minion: CardId) -> list[InPlay]:
        return [source for source in right(game, minion) if source.id != minion or not source.locked]

    change.replace(striking, "strike_sources", strike_sources)


@wrong("a vampire in torpor without blood keeps the others waiting", breaks="vtes.torpor.only-leave-torpor-action")
def _(change: Changes) -> None:
    def come_first(right: Right, game: Vtes, seat: Seat) -> bool:
        return right(game, seat) or any(
            vampire.facts.is_vampire and not vampire.counters and not vampire.locked
            for vampire in game.controlled(seat, TORPOR)
        )

    change.replace(mandatory, "come_first", come_first)


def anarchs_count(title: str, breaks: str, regions: tuple[str, ...], locked: bool) -> None:
    """Declare a faulty engine in which Anarchs that are not ready make it cheaper to become one."""

    @wrong(title, breaks=breaks)
    def _(change: Changes) -> None:
        def anarch_cost(right: Right, game: Vtes, seat: Seat) -> int:
            minions = [card for card in game.controlled(seat, *regions) if card.facts.is_minion]
            anarchs = [vampire for vampire in minions if game.sect(vampire) == "Anarch"]
            return 1 if any(locked or not anarch.locked for anarch in anarchs) else 2

        change.replace(becoming_anarch, "cost", anarch_cost)


COST_1 = "vtes.sect.anarch.become-anarch-cost-1-with-other-ready-anarch"
anarchs_count("an Anarch in torpor makes it cheaper to become one", COST_1, (READY, TORPOR), locked=True)
anarchs_count("a locked Anarch does not make it cheaper to become one", COST_1, (READY,), locked=False)


def locked_silent(title: str, breaks: str) -> None:
    """Declare a faulty engine in which a locked vampire lacks the votes of its title."""

    @wrong(f"a locked {title} has no votes", breaks=breaks)
    def _(change: Changes) -> None:
        def votes(right: Right, game: Vtes, voter: InPlay) -> int:
            found: int = right(game, voter)
            return 0 if voter.locked and titles.title(game, voter) == title else found

        change.replace(voting, "votes", votes)


locked_silent("archbishop", "vtes.legacy.sabbat.votes-archbishop-2")
locked_silent("cardinal", "vtes.legacy.sabbat.votes-cardinal-3")
locked_silent("regent", "vtes.legacy.sabbat.votes-regent-4")
locked_silent("kholo", "vtes.legacy.laibon.votes-kholo-2")
locked_silent("magaji", "vtes.legacy.laibon.votes-magaji-2")


@wrong("each clan has one magaji", breaks="vtes.legacy.laibon.magaji-not-unique")
def _(change: Changes) -> None:
    def office(right: Right, vampire: InPlay) -> tuple[str, str] | None:
        found: tuple[str, str] | None = right(vampire)
        return ("magaji", vampire.facts.clan) if titles.held(vampire) == "magaji" else found

    change.replace(titles, "office", office)


@wrong("the prisci have no say in a blood hunt", breaks="vtes.legacy.prisci.sub-referendum-decides-side")
def _(change: Changes) -> None:
    def block(right: Right, self: politics.Referendum) -> str:
        found: str = right(self)
        return "abstain" if isinstance(self, BloodHunt) else found

    change.replace(politics.Referendum, "block", block)
