"""The challenge of one game: play from varied positions until every profile has been compared enough.

Positions, variations, and choices depend on the seed only, so a seed repeats a challenge against the same engine.
"""

from __future__ import annotations

import itertools
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random

from msgspec import Struct, field
from msgspec.structs import replace

from conformance import interpretations
from conformance.adapters import connect
from conformance.challenge import decks
from conformance.challenge.beginnings import Beginning, beginning_of
from conformance.challenge.findings import Finding, Provisional, Reducing, Unsteady, finding_of_deck
from conformance.challenge.playing import ChallengeGame, play
from conformance.challenge.variations import Scope, several, translated
from conformance.fuzzing.comparison import Declared
from conformance.fuzzing.corpus import Corpus
from conformance.fuzzing.lockstep import Ended, Likeness, Pair, Skip, StartingPoint
from conformance.protocol.engine import CouldNotStart, Engine, EngineError
from conformance.runner.cases import Case
from conformance.runner.reference_replay import EXPLAINING
from conformance.verdict.challenge_record import COMPARED_AT_LEAST, ChallengeRecord, committed

ENOUGH = 600
"""Number of decisions to compare for each profile."""
ATTEMPTS = 400
"""Maximum number of positions to try for each profile."""
SECONDS = 600.0
"""Time limit for a whole challenge, in seconds."""
SHORTENING, SHORTENING_OF_ONE = 20.0, 8.0
"""Time for making differences shorter, in seconds: for all of a game, and for one."""
UNSUPPORTED_SHARE = 0.1
"""Share of games that may end because the engine answers `unsupported`, although it declares what they need."""
DODGED_AT_LEAST = 40
"""Number of positions after which a challenge ends if most games end with `unsupported`."""
PROVISIONAL_SHARE = 1 / 3
"""Share of games that may differ after a provisional interpretation was applied."""
UNSTEADY_AT_MOST = 2
"""Number of differences that may fail to occur again."""


class ChallengeSeed(Struct, frozen=True):
    """Seed of a challenge."""

    text: str
    drawn: bool = True
    """True if the suite drew it."""


class Challenged(Struct, kw_only=True):
    """A profile in a challenge, and what has been compared for it."""

    name: str
    cases: Sequence[Case]
    """Its deciding scenarios."""
    attempts: int = 0
    positions: int = 0
    decisions: int = 0
    rules: set[str] = set()
    skipped: Counter[str] = field(default_factory=Counter)
    provisional: int = 0
    unsteady: int = 0
    likeness: Likeness = field(default_factory=Likeness)
    findings: list[Finding] = []
    doubtful: Finding | None = None
    """The first difference that may rest on a provisional interpretation."""
    trouble: str = ""
    """Reason why the challenge could not go on, if so."""

    def goes_on(self, enough_decisions: int) -> bool:
        """Return True if more has to be compared."""
        enough = self.decisions >= enough_decisions or self.attempts >= ATTEMPTS or self.unsteady > UNSTEADY_AT_MOST
        hopeless = self.positions >= DODGED_AT_LEAST and self._dodged > self.positions / 2
        return not (enough or hopeless or self.findings or self.trouble)

    @property
    def _dodged(self) -> int:
        """Number of games that ended because the engine answered `unsupported`."""
        return self.skipped[Skip.UNSUPPORTED.name.lower()]

    @property
    def differs_too_often(self) -> bool:
        """True if no interpretation explains how often the engine differs."""
        return self.provisional > PROVISIONAL_SHARE * self.positions

    def reasons(self) -> Iterator[str]:
        """Yield the reasons why the challenge grants no certificate."""
        for each in self.findings:
            rules = f" ({', '.join(each.rules[:3])})" if each.rules else ""
            yield f"the challenge found a difference, beginning from a position of {each.case}: {each.title}{rules}"
        if self.findings:
            return
        if self.trouble:
            yield f"the challenge could not be finished: {self.trouble}"
        if self.unsteady > UNSTEADY_AT_MOST:
            yield f"{self.unsteady} differences from the reference occurred once and not again"
        if self._dodged > UNSUPPORTED_SHARE * self.positions:
            yield (
                f"too little compared: in {self._dodged} of {self.positions} positions the engine answered "
                "`unsupported`, although it declares all that they need"
            )
        elif self.differs_too_often:
            yield (
                f"too little compared: {self.provisional} of {self.positions} games differ after a provisional "
                "interpretation was applied"
            )
        elif self.decisions < COMPARED_AT_LEAST:
            yield f"too little compared: {self.decisions} decisions, fewer than {COMPARED_AT_LEAST}"

    def record(self, seed: ChallengeSeed) -> ChallengeRecord:
        """Return what the certificate states."""
        return ChallengeRecord(
            seed=seed.text,
            commitment=committed(seed.text),
            drawn=seed.drawn,
            positions=self.positions,
            decisions=self.decisions,
            rules=len(self.rules),
            skipped=dict(sorted(self.skipped.items())),
            provisional=self.provisional,
            refusals=self.likeness.refusals,
            same_reasons=self.likeness.reasons,
            same_rules=self.likeness.rules,
        )


class Challenge:
    """The challenge of one game by one edition."""

    def __init__(
        self,
        engine: Engine,
        game: str,
        edition: str,
        seed: ChallengeSeed,
        *,
        until: float | None = None,
        enough: int = ENOUGH,
    ) -> None:
        """Start the reference. `until` is the end of the time, in seconds of `time.monotonic`.

        `enough` is the number of decisions to compare for each profile.
        """
        self._enough = enough
        self.game, self.edition = game, edition
        self._seed, self._until = seed.text, time.monotonic() + SECONDS if until is None else until
        self._description = engine.description
        self._pair = Pair(connect(EXPLAINING), engine)
        self._declared = Declared(game, engine.description.games[game])
        self._scope, self._corpus = Scope(game, self._declared.cards), Corpus()
        uncertain = (each for each in interpretations.load(game) if each.provisional)
        self._reducing = Reducing(self._pair, {rule for each in uncertain for rule in each.rules})
        self._shortening = SHORTENING
        self._beginnings: dict[str, Beginning] = {}

    def __enter__(self) -> Challenge:
        return self

    def __exit__(self, *_: object) -> None:
        self._pair.reference.close()

    def run(self, profiles: Iterable[tuple[str, Sequence[Case]]]) -> list[Challenged]:
        """Challenge the engine for several profiles, each by name and deciding scenarios."""
        all_parts = [Challenged(name=name, cases=cases) for name, cases in profiles]
        holders = {part.name: {case.id for case in part.cases} for part in all_parts}
        orders = {part.name: self._order(part) for part in all_parts if part.cases}
        for number in itertools.count():
            parts = [part for part in all_parts if part.cases and part.goes_on(self._enough)]
            if not parts or time.monotonic() >= self._until:
                break
            if (trouble := self._trouble()) is not None:
                for part in parts:
                    part.trouble = trouble
                break
            least = min(parts, key=lambda part: (part.decisions, part.attempts))
            case = next(orders[least.name])
            sharing = [part for part in parts if case.id in holders[part.name]]
            for part in sharing:
                part.attempts += 1
            self._from(case, sharing, Random(f"{self._seed} {self.game} {self.edition} {number}"))
        return all_parts

    def _order(self, part: Challenged) -> Iterator[Case]:
        """Return the scenarios of a profile in a random order, again and again."""
        chance = Random(f"{self._seed} {part.name}")
        while True:
            yield from chance.sample(part.cases, len(part.cases))

    def _trouble(self) -> str | None:
        if self._pair.down is not None:
            return f"the engine could not be restarted: {self._pair.down}"
        if self._pair.engine.description != self._description:
            return "the engine describes itself differently after a restart"
        return None

    def _from(self, case: Case, sharing: list[Challenged], chance: Random) -> None:
        """Play or judge once from a scenario, and add the result to the profiles that share it."""
        beginning = self._beginnings.get(case.id)
        if beginning is None:
            beginning = self._beginnings[case.id] = beginning_of(case, self._pair.reference, self.edition)
        if beginning.decks:
            self._judge(beginning, sharing, chance)
        if (start := self._start(beginning, chance)) is not None:
            self._play(start, beginning.case, sharing, chance)

    # -- games --------------------------------------------------------------------------------------------------------

    def _start(self, beginning: Beginning, chance: Random) -> StartingPoint | None:
        """Return a varied start, or None if the reference or the engine's declaration has no place for it."""
        if beginning.position is None:
            return None
        for _ in range(3):
            position, names, kinds = several(beginning.position, self._scope, chance)
            if not self._declared.has_position(position):
                continue
            try:
                self._pair.reference.setup(self.game, self.edition, position)
            except EngineError:
                continue
            choices = tuple((names.get(seat, seat), translated(choice, names)) for seat, choice in beginning.choices)
            return StartingPoint(
                game=self.game, edition=self.edition, position=position, choices=choices, origin=" ".join(kinds)
            )
        return None

    def _play(self, start: StartingPoint, case: str, sharing: list[Challenged], chance: Random) -> None:
        pair = self._pair
        before, rules = replace(pair.likeness), Counter(self._corpus.rules)
        game = play(pair, start, self._corpus, chance)
        likeness = _since(before, pair.likeness)
        reached = {rule for rule, times in self._corpus.rules.items() if times > rules[rule]}
        for part in sharing:
            part.positions += 1
            part.decisions += game.compared
            part.rules |= reached
            part.skipped.update([game.skip.name.lower()] if game.skip else ())
            part.likeness = _sum(part.likeness, likeness)
        if game.difference is not None:
            self._look_into(replace(start, choices=tuple(game.line)), game, case, sharing)

    def _look_into(self, start: StartingPoint, game: ChallengeGame, case: str, sharing: list[Challenged]) -> None:
        assert game.difference is not None
        began, seconds = time.monotonic(), min(SHORTENING_OF_ONE, self._shortening)
        try:
            found = self._reducing.finding(start, game.difference, case, seconds)
        except Provisional as doubtful:
            for part in sharing:
                part.provisional += 1
                part.doubtful = part.doubtful or doubtful.finding
        except (Unsteady, CouldNotStart):
            for part in sharing:
                part.unsteady += 1
        else:
            for part in sharing:
                part.findings = [found]
        finally:
            self._shortening -= time.monotonic() - began

    # -- decks --------------------------------------------------------------------------------------------------------

    def _judge(self, beginning: Beginning, sharing: list[Challenged], chance: Random) -> None:
        """Have both sides judge a changed deck of a scenario."""
        deck, players = chance.choice(beginning.decks)
        deck = decks.changed(deck, self._declared, chance)
        where = (self._pair.reference, self._pair.engine, self._declared, self.edition)
        for part in sharing:
            part.positions += 1
        try:
            judged = decks.judge(*where, deck, players)
        except Ended as ended:
            for part in sharing:
                part.skipped[ended.skip.name.lower()] += 1
            return
        for part in sharing:
            part.decisions += 1
            part.rules.update(judged.rules)
        if judged.differs:
            deck = decks.smaller(*where, deck, players)
            found = finding_of_deck(self.game, deck, players, decks.judge(*where, deck, players), beginning.case)
            for part in sharing:
                part.findings = [found]


def _since(before: Likeness, after: Likeness) -> Likeness:
    return Likeness(after.refusals - before.refusals, after.reasons - before.reasons, after.rules - before.rules)


def _sum(one: Likeness, other: Likeness) -> Likeness:
    return Likeness(one.refusals + other.refusals, one.reasons + other.reasons, one.rules + other.rules)
